"""Cards of the lotto: who may see them, and when; MW-18."""

import json

import pytest
from mint_table import buildings, deck, hood, mints, moves, phase, plans, play, supply, table, under

import bourgade

SETTING = {"opened": "lotto", "supply": "crane, truck, vault", "deck": "plant, mine, bridge"}
BOTH = {"advanced": "recycler, swap-meet"}


def drawn(*lines, mints=9, plans="statue", card="plant", **more):
    """Return a game of three in which P1 has gained a card at the lotto, after these further lines."""
    game = table(hood(mints, plans), hood(9), hood(9), **SETTING | more)
    play(game, "place lotto", f"draw {card}", *lines)
    return game


def seen(game, seat):
    return game.view(seat).position()


def knows(game, seat, card="plant"):
    """Whether the name of the card stands anywhere in what the seat may see."""
    return card in json.dumps(seen(game, seat))


# What is seen of the deck


@pytest.mark.rule("MW-18")
@pytest.mark.parametrize("seat", ["P1", "P2", "P3"])
def test_of_the_deck_everybody_sees_only_how_many_cards_it_has(seat):
    game = table(hood(3), hood(3), hood(3), **SETTING)
    assert seen(game, seat)["deck"] == 3
    assert not any(knows(game, seat, card) for card in ("plant", "mine", "bridge"))
    assert seen(game, seat)["supply"] == ["crane", "truck", "vault"]


@pytest.mark.rule("MW-18")
def test_a_new_game_shows_eighteen_unseen_cards():
    game = bourgade.new("mint-works", players=2, seed=3)
    assert [seen(game, seat)["deck"] for seat in game.seats] == [18, 18]


# The card of the lotto


@pytest.mark.rule("MW-18")
def test_only_the_player_who_gained_the_card_sees_it():
    game = drawn()
    assert plans(game, "P1") == ["statue", "plant"]
    assert game.position()["secret"] == {"plant": "P1"}
    assert seen(game, "P1")["players"][0]["plans"] == ["statue", "plant"]
    for seat in ("P2", "P3"):
        assert seen(game, seat)["players"][0]["plans"] == ["statue", "?"]
        assert not knows(game, seat)
    assert [seen(game, seat)["deck"] for seat in game.seats] == [2, 2, 2]


@pytest.mark.rule("MW-18")
def test_the_holder_may_build_it_and_the_others_may_not():
    game = drawn("pass", "pass")
    assert moves(game, "place builder") == {"place builder statue", "place builder plant"}
    assert game.view("P1").legal() == game.legal()
    assert game.view("P2").legal() == game.view("P3").legal() == []


@pytest.mark.rule("MW-18")
def test_no_other_seats_moves_tell_the_card():
    game = drawn(**BOTH)
    for seat in ("P2", "P3"):
        assert game.actor == seat
        assert game.view(seat).legal()
        assert not any("plant" in move for move in game.view(seat).legal())
        play(game, "pass")


@pytest.mark.rule("MW-18")
def test_while_the_card_is_drawn_nobody_has_a_move():
    game = table(hood(3), hood(3), **SETTING)
    play(game, "place lotto")
    assert phase(game) == "lotto"
    for seat in game.seats:
        view = game.view(seat)
        assert (view.actor, view.legal()) == ("chance", [])
        assert not knows(game, seat)


@pytest.mark.rule("MW-18")
def test_two_players_have_secrets_of_their_own():
    game = table(
        hood(0, "plant"), hood(0, "statue, mine"), supply="crane", deck="bridge", secret={"plant": "P1", "mine": "P2"}
    )
    assert [one["plans"] for one in seen(game, "P1")["players"]] == [["plant"], ["statue", "?"]]
    assert [one["plans"] for one in seen(game, "P2")["players"]] == [["?"], ["statue", "mine"]]
    assert game.position()["secret"] == {"plant": "P1", "mine": "P2"}


@pytest.mark.rule("MW-18")
def test_a_position_without_secrets_shows_every_plan():
    game = table(hood(0, "plant"), hood(0, "statue, mine"), supply="crane", deck="bridge")
    for seat in game.seats:
        assert [one["plans"] for one in seen(game, seat)["players"]] == [["plant"], ["statue", "mine"]]


@pytest.mark.rule("MW-18")
def test_through_the_temp_agency_the_card_is_secret_too():
    game = table(hood(9), hood(9), **SETTING, advanced="temp-agency, recycler", occupied="lotto")
    play(game, "place temp-agency lotto", "draw plant")
    assert seen(game, "P1")["players"][0]["plans"] == ["plant"]
    assert seen(game, "P2")["players"][0]["plans"] == ["?"]


@pytest.mark.rule("MW-18")
def test_a_plan_of_the_supplier_is_no_secret():
    game = drawn("place supplier crane")
    assert seen(game, "P1")["players"][1]["plans"] == ["crane"]
    assert seen(game, "P3")["players"][1]["plans"] == ["crane"]


@pytest.mark.rule("MW-18")
def test_a_vault_counts_the_secret_plan_for_everybody_to_see():
    game = table(hood(0, "plant", "vault"), hood(0), deck="mine", secret={"plant": "P1"})
    assert game.view("P2").scores == [2, 0]


# When it is built


@pytest.mark.rule("MW-18")
def test_a_built_card_is_seen_by_everybody():
    game = drawn("pass", "pass", "place builder plant")
    assert buildings(game, "P1") == ["plant"]
    for seat in game.seats:
        assert seen(game, seat)["players"][0]["buildings"] == ["plant"]
        assert seen(game, seat)["players"][0]["plans"] == ["statue"]
    assert game.position().get("secret", {}) == {}


@pytest.mark.rule("MW-18")
def test_another_plan_built_does_not_show_it():
    game = drawn("pass", "pass", "place builder statue")
    assert seen(game, "P2")["players"][0]["plans"] == ["?"]
    assert not knows(game, "P2")


# When it is recycled


@pytest.mark.rule("MW-18")
def test_a_recycled_card_goes_under_the_deck_unseen():
    game = drawn("pass", "pass", "place recycler plant", **BOTH)
    assert (plans(game, "P1"), under(game), mints(game)[0]) == (["statue"], ["plant"], 9 - 3 - 1 + 7)
    assert seen(game, "P1")["under"] == ["plant"]
    for seat in ("P2", "P3"):
        assert seen(game, seat)["under"] == ["?"]
        assert not knows(game, seat)


@pytest.mark.rule("MW-18")
def test_a_recycled_card_that_was_public_stays_known():
    game = drawn("pass", "pass", "place recycler statue", under="gardens", **BOTH)
    for seat in game.seats:
        assert seen(game, seat)["under"] == ["gardens", "statue"]


@pytest.mark.rule("MW-18")
def test_a_card_that_was_built_goes_under_the_deck_as_everybody_knows_it():
    game = drawn("pass", "pass", "place builder plant", "pass", "pass", "place recycler plant", **BOTH)
    for seat in game.seats:
        assert seen(game, seat)["under"] == ["plant"]


@pytest.mark.rule("MW-18")
def test_an_unseen_card_that_comes_into_the_supply_is_seen():
    game = table(
        hood(1, "plant"),
        hood(0),
        supply="crane, truck",
        deck="",
        secret={"plant": "P1"},
        advanced="recycler, swap-meet",
    )
    play(game, "place recycler plant", "pass", "pass")
    assert supply(game) == ["crane", "truck", "plant"]
    assert seen(game, "P2")["supply"] == ["crane", "truck", "plant"]
    assert game.position().get("secret", {}) == {}


@pytest.mark.rule("MW-18")
def test_an_unseen_card_that_another_gains_from_under_the_deck_is_theirs_to_see():
    game = table(
        hood(1, "plant"),
        hood(3),
        hood(0),
        opened="lotto",
        supply="crane",
        secret={"plant": "P1"},
        advanced="recycler, swap-meet",
    )
    play(game, "place recycler plant", "place lotto")
    assert plans(game, "P2") == ["plant"]
    assert game.position()["secret"] == {"plant": "P2"}
    assert seen(game, "P2")["players"][1]["plans"] == ["plant"]
    assert seen(game, "P3")["players"][1]["plans"] == ["?"]
    assert not knows(game, "P3")


# When it is swapped


@pytest.mark.rule("MW-18")
@pytest.mark.rule("MW-20")
def test_a_swapped_card_is_public():
    game = drawn("pass", "pass", "place swap-meet plant crane", **BOTH)
    assert supply(game) == ["truck", "vault", "plant"]
    for seat in game.seats:
        assert seen(game, seat)["supply"] == ["truck", "vault", "plant"]
        assert seen(game, seat)["players"][0]["plans"] == ["statue", "crane"]
    assert game.position().get("secret", {}) == {}


@pytest.mark.rule("MW-20")
def test_a_swapped_card_stays_public_when_it_is_taken_back():
    game = drawn("pass", "pass", "place swap-meet plant plant", **BOTH)
    for seat in game.seats:
        assert seen(game, seat)["players"][0]["plans"] == ["statue", "plant"]


# Views, guesses and positions


@pytest.mark.rule("MW-18")
@pytest.mark.parametrize("seat", ["P1", "P2", "P3"])
def test_a_guess_fits_what_the_seat_sees(seat):
    view = drawn("pass", "pass", "place recycler plant", **BOTH).view(seat)
    for seed in range(5):
        assert view.guess(seed=seed).view(seat).position() == view.position()


@pytest.mark.rule("MW-18")
def test_others_guess_any_card_that_they_have_not_seen_and_the_holder_knows():
    game = drawn()
    theirs = {plans(game.view("P2").guess(seed=seed), "P1")[1] for seed in range(60)}
    assert theirs == {"plant", "mine", "bridge"}
    own = {plans(game.view("P1").guess(seed=seed), "P1")[1] for seed in range(10)}
    assert own == {"plant"}


@pytest.mark.rule("MW-18")
def test_a_guess_loses_and_doubles_no_card():
    game = drawn("pass", "pass", "place recycler plant", **BOTH)
    for seed in range(10):
        guess = game.view("P3").guess(seed=seed)
        assert sorted(deck(guess) + under(guess)) == ["bridge", "mine", "plant"]


@pytest.mark.rule("MW-18")
def test_a_loaded_position_keeps_its_secrets():
    for lines in ((), ("pass", "pass", "place recycler plant")):
        game = drawn(*lines, **BOTH)
        again = bourgade.load(game.position())
        for seat in game.seats:
            assert seen(again, seat) == seen(game, seat)


@pytest.mark.rule("MW-18")
@pytest.mark.parametrize("seat", ["P1", "P2", "P3"])
def test_a_view_is_plain_json(seat):
    position = seen(drawn("pass", "pass", "place recycler plant", **BOTH), seat)
    assert json.loads(json.dumps(position)) == position


# The actions as a seat may know them


@pytest.mark.rule("MW-18")
def test_the_card_drawn_at_the_lotto_reads_as_unknown_to_the_others():
    game = drawn()
    assert game.record()["actions"] == game.seen("P1") == ["place lotto", "draw plant"]
    assert game.seen("P2") == game.seen("P3") == ["place lotto", "draw ?"]


@pytest.mark.rule("MW-18")
def test_a_secret_card_recycled_reads_as_unknown_to_the_others_and_a_public_one_does_not():
    game = drawn("pass", "pass", "place recycler plant", **BOTH)
    assert game.seen("P1")[-1] == "place recycler plant"
    assert game.seen("P2")[-1] == game.seen("P3")[-1] == "place recycler ?"
    game = drawn("pass", "pass", "place recycler statue", **BOTH)
    assert {game.seen(seat)[-1] for seat in game.seats} == {"place recycler statue"}


@pytest.mark.rule("MW-18")
@pytest.mark.rule("MW-21")
def test_a_secret_card_recycled_through_the_temp_agency_reads_as_unknown_to_the_others():
    game = table(
        hood(9, "plant"),
        hood(9),
        secret={"plant": "P1"},
        occupied="recycler",
        advanced="recycler, temp-agency",
    )
    play(game, "place temp-agency recycler plant")
    assert game.seen("P1") == ["place temp-agency recycler plant"]
    assert game.seen("P2") == ["place temp-agency recycler ?"]


@pytest.mark.rule("MW-18")
@pytest.mark.parametrize("line", ["place builder plant", "place swap-meet plant crane"])
def test_what_shows_the_card_is_told_to_everybody(line):
    game = drawn("pass", "pass", line, **BOTH)
    for seat in game.seats:
        assert game.seen(seat)[-1] == line


@pytest.mark.rule("MW-31")
def test_the_cards_of_the_refill_are_told_to_everybody():
    game = table(hood(0), hood(0), supply="crane, truck", deck="plant, mine")
    play(game, "pass", "pass", "draw mine")
    assert game.seen("P1") == game.seen("P2") == ["pass", "pass", "draw mine"]
