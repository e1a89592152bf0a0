"""The set-up, MV-01 to MV-06."""

from collections import Counter

import pytest
from table import city, coins, phase, play, roll, table

import bourgade

PLAIN = {
    "base": "wheat-field ranch bakery cafe convenience-store forest cheese-factory furniture-factory mine "
    "family-restaurant apple-orchard fruit-market",
    "marina": "sushi-bar flower-field flower-shop pizzeria burger-stand fishing-boat food-hall trawler",
    "green-valley": "general-store corn-field demolition-company french-restaurant loan-office vineyard winery "
    "moving-company soda-plant private-club",
    "deluxe": "wheat-field ranch bakery cafe convenience-store forest furniture-factory mine family-restaurant "
    "apple-orchard fruit-market pizzeria burger-stand fishing-boat food-hall trawler general-store "
    "demolition-company french-restaurant vineyard moving-company soda-plant private-club",
}
PURPLE = {
    "base": "stadium tv-station business-center",
    "marina": "publisher tax-office",
    "green-valley": "renovation-company startup arboretum",
    "deluxe": "stadium tv-station business-center publisher tax-office",
}
BOXES = {
    "base": ["base"],
    "marina": ["base", "marina"],
    "green-valley": ["base", "green-valley"],
    "marina-green-valley": ["base", "marina", "green-valley"],
    "deluxe": ["deluxe"],
}
LINES = {"marina": 10, "green-valley": 10, "marina-green-valley": 10, "deluxe": 9}
TEN = ["cafe", "mine", "ranch", "forest", "bakery", "trawler", "stadium", "pizzeria", "tax-office", "sushi-bar"]


def fresh(edition, players=2, seed=7, **options):
    return bourgade.new("minivilles", edition=edition, players=players, seed=seed, **options)


def plain(edition):
    return [kind for box in BOXES[edition] for kind in PLAIN[box].split()]


def purple(edition):
    return [kind for box in BOXES[edition] for kind in PURPLE[box].split()]


def copies(edition, of_plain=6, of_purple=4):
    return dict.fromkeys(plain(edition), of_plain) | dict.fromkeys(purple(edition), of_purple)


@pytest.mark.rule("MV-01")
@pytest.mark.parametrize(
    ("edition", "players"),
    [
        *[(edition, players) for edition in BOXES for players in (2, 3, 4)],
        ("deluxe", 5),
    ],
)
def test_everybody_starts_with_three_coins_a_wheat_field_and_a_bakery(edition, players):
    seats = fresh(edition, players).position()["players"]
    assert len(seats) == players
    for seat in seats:
        assert seat["coins"] == 3
        assert seat["cards"] == {"wheat-field": 1, "bakery": 1}
        assert seat["landmarks"] == []


@pytest.mark.rule("MV-01")
@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, 1) for edition in BOXES] + [(edition, 5) for edition in BOXES if edition != "deluxe"] + [("deluxe", 6)],
)
def test_two_to_four_play_and_with_deluxe_five(edition, players):
    with pytest.raises(bourgade.WrongPlayers):
        fresh(edition, players)


def test_an_unknown_edition_is_refused():
    with pytest.raises(bourgade.UnknownEdition):
        fresh("legacy")


@pytest.mark.rule("MV-01")
@pytest.mark.parametrize("edition", LINES)
def test_the_starting_cards_do_not_come_from_the_deck(edition):
    deck = fresh(edition, 4, deal=False).position()["deck"]
    assert deck["wheat-field"] == deck["bakery"] == (5 if edition == "deluxe" else 6)


@pytest.mark.rule("MV-01")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("base", "train-station shopping-mall amusement-park radio-tower"),
        ("marina", "harbor train-station shopping-mall amusement-park radio-tower airport"),
        ("green-valley", "train-station shopping-mall amusement-park radio-tower"),
        ("marina-green-valley", "harbor train-station shopping-mall amusement-park radio-tower airport"),
        ("deluxe", "harbor train-station shopping-mall amusement-park radio-tower airport"),
    ],
)
def test_all_landmarks_of_the_edition_wait_to_be_built(edition, expected):
    game = table(city(100), city(100), edition=edition)
    roll(game, 6)
    assert sorted(game.legal()) == sorted(["build nothing", *(f"build {name}" for name in expected.split())])


@pytest.mark.rule("MV-01")
@pytest.mark.parametrize(
    ("edition", "gift"),
    [("base", 0), ("marina", 1), ("green-valley", 0), ("marina-green-valley", 1), ("deluxe", 0)],
)
def test_the_city_hall_is_there_from_the_start_with_marina_only(edition, gift):
    game = table(city(0), city(0), edition=edition)
    roll(game, 6)
    assert coins(game) == [gift, 0]


@pytest.mark.rule("MV-02")
@pytest.mark.parametrize(
    ("edition", "kinds", "total"),
    [("base", 15, 84), ("marina", 25, 140), ("green-valley", 28, 156), ("marina-green-valley", 38, 212)],
)
@pytest.mark.parametrize("players", [2, 4])
def test_an_open_market_shows_every_copy_of_every_kind(edition, kinds, total, players):
    position = fresh(edition, players, market="open").position()
    assert position["piles"] == copies(edition)
    assert (len(position["piles"]), sum(position["piles"].values())) == (kinds, total)
    assert position.get("deck", {}) == {}


@pytest.mark.rule("MV-02")
@pytest.mark.parametrize("edition", ["base", "marina", "green-valley", "marina-green-valley"])
def test_an_open_market_needs_no_draw(edition):
    game = fresh(edition, market="open", first="P1", deal=False)
    assert (game.actor, phase(game)) == ("P1", "roll")


@pytest.mark.rule("MV-02")
@pytest.mark.rule("MV-03")
@pytest.mark.parametrize(
    ("edition", "market"),
    [("base", "open"), *((edition, "line") for edition in LINES)],
)
def test_the_base_game_lies_open_and_the_others_in_a_line_unless_said(edition, market):
    assert fresh(edition).position()["market"] == market


@pytest.mark.rule("MV-02")
@pytest.mark.rule("MV-03")
@pytest.mark.parametrize(("edition", "market"), [("base", "line"), ("deluxe", "open"), ("marina", "closed")])
def test_a_market_the_edition_does_not_have_is_refused(edition, market):
    with pytest.raises(bourgade.UnknownOption):
        fresh(edition, market=market)


@pytest.mark.rule("MV-03")
@pytest.mark.parametrize(
    ("edition", "kinds", "total"),
    [("marina", 25, 140), ("green-valley", 28, 156), ("marina-green-valley", 38, 212), ("deluxe", 28, 125)],
)
def test_the_line_is_drawn_from_a_deck_of_all_establishments(edition, kinds, total):
    position = fresh(edition, deal=False).position()
    assert position["deck"] == (copies(edition, 5, 2) if edition == "deluxe" else copies(edition))
    assert (len(position["deck"]), sum(position["deck"].values())) == (kinds, total)
    assert position["piles"] == {}


@pytest.mark.rule("MV-03")
@pytest.mark.parametrize(("edition", "piles"), LINES.items())
@pytest.mark.parametrize("seed", range(10))
def test_drawing_stops_with_the_last_pile_needed(edition, piles, seed):
    game = fresh(edition, first="P1", seed=seed)
    drawn = [action.removeprefix("draw ") for action in game.record()["actions"]]
    position = game.position()
    assert len(position["piles"]) == piles
    assert position["piles"] == Counter(drawn)
    assert drawn.count(drawn[-1]) == 1
    everything = copies(edition, 5, 2) if edition == "deluxe" else copies(edition)
    assert Counter(position["piles"]) + Counter(position["deck"]) == Counter(everything)


@pytest.mark.rule("MV-03")
def test_cards_of_one_kind_are_piled_up_and_do_not_end_the_set_up():
    game = fresh("marina", first="P1", deal=False)
    play(game, *(f"draw {kind}" for kind in TEN[:9]), "draw cafe", "draw mine")
    assert (game.actor, phase(game)) == ("chance", "setup")
    play(game, "draw sushi-bar")
    assert (game.actor, phase(game)) == ("P1", "roll")
    assert game.position()["piles"] == dict.fromkeys(TEN, 1) | {"cafe": 2, "mine": 2}


@pytest.mark.rule("MV-03")
def test_deluxe_is_dealt_with_the_ninth_pile():
    game = fresh("deluxe", first="P1", deal=False)
    play(game, *(f"draw {kind}" for kind in TEN[:8]))
    assert phase(game) == "setup"
    play(game, "draw tax-office")
    assert (phase(game), len(game.position()["piles"])) == ("roll", 9)


@pytest.mark.rule("MV-03")
def test_the_deck_is_shuffled_so_every_card_left_is_as_likely():
    game = fresh("marina", first="P1", deal=False)
    before = game.chances()
    assert before["draw cafe"] == pytest.approx(6 / 140)
    assert before["draw stadium"] == pytest.approx(4 / 140)
    assert len(before) == 25
    play(game, "draw cafe")
    after = game.chances()
    assert after["draw cafe"] == pytest.approx(5 / 139)
    assert after["draw stadium"] == pytest.approx(4 / 139)


@pytest.mark.rule("MV-03")
def test_a_kind_drawn_to_its_last_copy_cannot_be_drawn_again():
    game = fresh("marina", first="P1", deal=False)
    play(game, *["draw stadium"] * 4)
    assert "draw stadium" not in game.chances()
    with pytest.raises(bourgade.IllegalMove):
        game.play("draw stadium")


@pytest.mark.rule("MV-04")
@pytest.mark.parametrize(
    ("edition", "players", "each", "total"),
    [
        # 20 kinds of 6, 5 purple; 22 and 6; 30 and 8
        ("marina", 2, 1, 125),
        ("marina", 3, 2, 130),
        ("marina", 4, 3, 135),
        ("green-valley", 3, 2, 144),
        ("marina-green-valley", 2, 1, 188),
        ("marina-green-valley", 4, 3, 204),
    ],
)
def test_each_purple_kind_has_a_copy_less_than_there_are_players(edition, players, each, total):
    deck = fresh(edition, players, purples="players-1", deal=False).position()["deck"]
    assert deck == copies(edition, of_purple=each)
    assert sum(deck.values()) == total


@pytest.mark.rule("MV-04")
@pytest.mark.parametrize(
    "options", [{"edition": "base"}, {"edition": "marina", "market": "open"}, {"edition": "deluxe"}]
)
def test_fewer_purples_are_for_the_line_and_not_for_deluxe(options):
    with pytest.raises(bourgade.BourgadeError):
        fresh(**options, players=3, purples="players-1")


@pytest.mark.rule("MV-04")
def test_no_other_number_of_purples_can_be_asked_for():
    with pytest.raises(bourgade.UnknownOption):
        fresh("marina", purples="players-2")


@pytest.mark.rule("MV-05")
@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("marina", 3), ("green-valley", 4), ("deluxe", 5)])
def test_every_seat_is_as_likely_to_begin(edition, players):
    game = fresh(edition, players, deal=False)
    assert (game.actor, phase(game), game.position()["turn"]) == ("chance", "first", None)
    assert game.chances() == pytest.approx({f"first P{seat}": 1 / players for seat in range(1, players + 1)})


@pytest.mark.rule("MV-05")
def test_over_many_games_everybody_begins_some():
    assert {fresh("base", 4, seed=seed).actor for seed in range(60)} == {"P1", "P2", "P3", "P4"}


@pytest.mark.rule("MV-05")
def test_the_outcome_first_says_who_begins():
    game = fresh("base", 3, deal=False)
    play(game, "first P2")
    assert (game.actor, phase(game), game.position()["turn"]) == ("P2", "roll", "P2")


@pytest.mark.rule("MV-05")
def test_the_first_player_is_known_before_the_market_is_drawn():
    game = fresh("marina", 3, deal=False)
    play(game, "first P3")
    assert (game.actor, phase(game), game.position()["turn"]) == ("chance", "setup", "P3")


@pytest.mark.rule("MV-05")
@pytest.mark.parametrize("edition", LINES)
def test_a_dealt_game_records_the_first_player_then_the_draws(edition):
    game = fresh(edition)
    first, *draws = game.record()["actions"]
    assert first == f"first {game.actor}"
    assert len(draws) >= LINES[edition]
    assert all(action.startswith("draw ") for action in draws)


@pytest.mark.rule("MV-05")
def test_a_dealt_open_market_records_the_first_player_only():
    game = fresh("base")
    assert game.record()["actions"] == [f"first {game.actor}"]


@pytest.mark.rule("MV-05")
@pytest.mark.parametrize("deal", [True, False])
def test_a_named_first_player_is_no_outcome(deal):
    game = fresh("base", 3, first="P2", deal=deal)
    assert game.actor == "P2"
    assert game.record()["actions"] == []


@pytest.mark.rule("MV-05")
def test_with_a_named_first_player_a_line_records_its_draws_only():
    game = fresh("deluxe", 3, first="P2")
    assert game.actor == "P2"
    assert all(action.startswith("draw ") for action in game.record()["actions"])


@pytest.mark.rule("MV-05")
@pytest.mark.parametrize("first", ["P3", "P0", "chance", "Martin"])
def test_the_first_player_must_sit_at_the_table(first):
    with pytest.raises(bourgade.BourgadeError):
        fresh("base", 2, first=first)


@pytest.mark.rule("MV-05")
@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("base", 3), ("marina", 4), ("deluxe", 5)])
def test_turns_pass_clockwise(edition, players):
    game = table(*[city(5)] * players, edition=edition, turn="P2")
    seats = []
    for _ in range(players + 1):
        seats.append(game.actor)
        roll(game, 6)
        play(game, "build nothing")
    assert seats == [*[f"P{seat}" for seat in range(2, players + 1)], "P1", "P2"]


@pytest.mark.rule("MV-06")
def test_the_bank_pays_more_than_the_box_holds():
    game = table(*[city(0, "mine 6", landmarks="train-station")] * 4)
    roll(game, 4, 5)
    assert coins(game) == [30, 30, 30, 30]


@pytest.mark.rule("MV-06")
def test_coins_have_no_limit():
    game = table(city(1_000_000, "mine", landmarks="train-station"), city(0))
    roll(game, 4, 5)
    assert coins(game) == [1_000_005, 0]
