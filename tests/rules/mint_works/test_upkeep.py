"""Upkeep, in its order, and the ends of the game; MW-30 to MW-34."""

import pytest
from mint_table import (
    all_pass,
    buildings,
    deck,
    gallery,
    hood,
    mints,
    moves,
    occupied,
    opened,
    phase,
    plans,
    play,
    refused,
    stars,
    supply,
    table,
    under,
)

FULL = "crane, truck, obelisk"  # a supply that need not be refilled
SIX = "gardens, factory"
SEVEN = "gardens, factory, windmill"


# Seven stars


@pytest.mark.rule("MW-30")
@pytest.mark.parametrize(
    ("built", "points", "over"),
    [(SIX, 6, False), (SEVEN, 7, True), ("gardens, factory, statue", 8, True)],
)
def test_seven_stars_on_buildings_end_the_game(built, points, over):
    game = table(hood(0, "", built), hood(0), supply=FULL)
    assert (stars(game), game.over) == ([points, 0], False)
    all_pass(game)
    assert (game.over, phase(game)) == ((True, "over") if over else (False, "develop"))
    assert game.winners == (["P1"] if over else [])


@pytest.mark.rule("MW-30")
def test_the_round_is_played_to_its_end_first():
    game = table(hood(2, "windmill", SIX), hood(5, "statue"), supply=FULL)
    play(game, "place builder windmill")
    assert (stars(game), game.over, game.actor) == ([7, 0], False, "P2")
    play(game, "place builder statue", "pass")
    assert not game.over
    play(game, "pass")
    assert (game.over, game.actor, game.legal()) == (True, None, [])


@pytest.mark.rule("MW-30")
def test_anybody_may_have_them():
    game = table(hood(0), hood(0), hood(0, "", SEVEN), supply=FULL)
    all_pass(game)
    assert (game.over, game.winners) == (True, ["P3"])


@pytest.mark.rule("MW-30")
def test_stars_of_several_players_are_not_added():
    game = table(hood(0, "", "gardens"), hood(0, "", "factory, windmill"), supply=FULL)
    all_pass(game)
    assert (stars(game), game.over) == ([3, 4], False)


@pytest.mark.rule("MW-30")
def test_stars_of_unbuilt_plans_do_not_count():
    game = table(hood(0, "windmill, statue", SIX), hood(0), supply=FULL)
    all_pass(game)
    assert not game.over


@pytest.mark.rule("MW-30")
def test_after_seven_stars_nothing_else_happens():
    game = table(
        hood(3, "", f"{SEVEN}, mine, gallery", gallery=1),
        hood(2, "", "wholesaler"),
        supply="crane",
        deck="plant, vault",
        opened="wholesaler",
        occupied="wholesaler, producer 2",
    )
    all_pass(game)
    assert game.over
    assert (mints(game), gallery(game, "P1")) == ([3, 2], 1)
    assert (supply(game), deck(game)) == (["crane"], ["plant", "vault"])


@pytest.mark.rule("MW-30")
def test_seven_stars_lost_before_upkeep_end_nothing():
    game = table(hood(1, "", SEVEN), hood(0), supply=FULL, advanced="recycler, crowdfunder")
    play(game, "place recycler windmill", "pass", "pass")
    assert (stars(game), game.over) == ([6, 0], False)


@pytest.mark.rule("MW-30")
def test_the_seventh_star_that_upkeep_gives_ends_the_game_one_round_later():
    game = table(hood(0, "", "gallery", gallery=6), hood(0), supply=FULL)
    all_pass(game)
    assert (stars(game), game.over) == ([7, 0], False)
    all_pass(game)
    assert (stars(game), game.over) == ([7, 0], True)


# Refilling the supply


@pytest.mark.rule("MW-31")
def test_the_supply_is_refilled_to_three_one_card_after_the_other():
    game = table(hood(0), hood(0), supply="crane", deck="plant, vault, mine, bridge")
    all_pass(game)
    assert (phase(game), game.actor) == ("refill", "chance")
    assert game.chances() == pytest.approx({f"draw {card}": 1 / 4 for card in ("plant", "vault", "mine", "bridge")})
    refused(game, "draw crane", "draw statue", "pass")
    play(game, "draw mine")
    assert game.chances() == pytest.approx({f"draw {card}": 1 / 3 for card in ("plant", "vault", "bridge")})
    play(game, "draw plant")
    assert (supply(game), deck(game)) == (["crane", "mine", "plant"], ["bridge", "vault"])
    assert (phase(game), game.actor) == ("develop", "P1")


@pytest.mark.rule("MW-31")
def test_a_full_supply_draws_nothing():
    game = table(hood(0), hood(0), supply=FULL, deck="plant, vault")
    all_pass(game)
    assert (phase(game), supply(game), deck(game)) == ("develop", FULL.split(", "), ["plant", "vault"])


@pytest.mark.rule("MW-31")
def test_a_full_supply_needs_no_deck():
    game = table(hood(0), hood(0), supply=FULL)
    all_pass(game)
    assert (game.over, phase(game), mints(game)) == (False, "develop", [1, 1])


@pytest.mark.rule("MW-31")
def test_exactly_enough_cards_fill_the_supply():
    game = table(hood(0), hood(0), supply="crane", deck="plant, vault")
    all_pass(game)
    play(game, "draw plant")
    assert game.chances() == {"draw vault": 1}
    play(game, "draw vault")
    assert (game.over, supply(game), deck(game)) == (False, ["crane", "plant", "vault"], [])


@pytest.mark.rule("MW-31")
@pytest.mark.parametrize(
    ("lying", "left", "below"),
    [("crane", "plant", ""), ("", "plant, vault", ""), ("crane, truck", "", ""), ("crane", "", "mine"), ("", "", "")],
)
def test_one_card_too_few_and_nothing_is_drawn_and_the_game_ends(lying, left, below):
    game = table(hood(2, "", "mine" if not below else "factory"), hood(1), supply=lying, deck=left, under=below)
    all_pass(game)
    assert (game.over, phase(game)) == (True, "over")
    assert supply(game) == [card for card in lying.split(", ") if card]
    assert deck(game) == [card for card in left.split(", ") if card]
    assert (under(game), mints(game)) == ([card for card in [below] if card], [2, 1])
    assert game.winners == ["P1"]


@pytest.mark.rule("MW-31")
def test_cards_under_the_deck_fill_the_supply_too_in_their_order_and_without_outcomes():
    game = table(hood(0), hood(0), supply="crane", under="mine, plant, vault")
    all_pass(game)
    assert (phase(game), supply(game), under(game)) == ("develop", ["crane", "mine", "plant"], ["vault"])


@pytest.mark.rule("MW-31")
def test_the_shuffled_deck_comes_first():
    game = table(hood(0), hood(0), supply="", deck="bridge", under="mine, plant, vault")
    all_pass(game)
    assert game.chances() == {"draw bridge": 1}
    play(game, "draw bridge")
    assert (phase(game), supply(game), under(game)) == ("develop", ["bridge", "mine", "plant"], ["vault"])


@pytest.mark.rule("MW-31")
def test_nothing_of_upkeep_happens_before_the_supply_is_full():
    game = table(
        hood(0, "", "mine, gallery"),
        hood(0, "", "wholesaler"),
        supply="crane, truck",
        deck="plant, vault",
        opened="wholesaler",
        occupied="wholesaler, producer",
    )
    all_pass(game)
    assert phase(game) == "refill"
    assert (mints(game), gallery(game, "P1")) == ([0, 0], 0)
    assert occupied(game) == {"wholesaler": 1, "producer": 1}
    play(game, "draw plant")
    assert (mints(game), gallery(game, "P1"), occupied(game)) == ([2, 2], 1, {})


@pytest.mark.rule("MW-31")
def test_what_was_recycled_in_the_round_may_save_the_game():
    setting = {"supply": "crane, truck", "advanced": "recycler, crowdfunder"}
    game = table(hood(1, "statue"), hood(0), **setting)
    play(game, "place recycler statue", "pass", "pass")
    assert (game.over, supply(game), under(game)) == (False, ["crane", "truck", "statue"], [])
    game = table(hood(1, "statue"), hood(0), **setting)
    all_pass(game)
    assert game.over


# Buildings


@pytest.mark.rule("MW-32")
def test_all_buildings_of_all_players_work():
    game = table(
        hood(0, "", "mine, workshop, crane"),
        hood(0, "plant", "stripmine"),
        hood(0, "", "factory, gallery"),
        supply="truck, vault, obelisk",
    )
    all_pass(game)
    assert mints(game) == [2 + 1, 3 + 1, 1 + 1]
    assert gallery(game, "P3") == 1


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize(
    ("built", "unbuilt", "gain"),
    [
        ("corporate-hq", "", 1),
        ("corporate-hq, crane", "", 2),
        ("corporate-hq, crane, windmill", "statue", 3),
        ("corporate-hq, bridge", "", 3),
        ("corporate-hq, bridge, mine", "", 4 + 1),
        ("corporate-hq", "bridge", 1),
    ],
)
def test_a_corporate_hq_gives_one_for_each_building(built, unbuilt, gain):
    game = table(hood(0, unbuilt, built), hood(0, "", "landfill"), supply="truck, vault, obelisk")
    all_pass(game)
    assert mints(game) == [gain + 1, 1]


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_owner_of_the_co_op_names_another_player(players):
    game = table(hood(0), hood(0, "", "co-op"), *[hood(0)] * (players - 2), supply=FULL)
    all_pass(game)
    assert (phase(game), game.actor) == ("co-op", "P2")
    assert moves(game) == {f"co-op {seat}" for seat in game.seats if seat != "P2"}
    assert game.view("P2").legal() == game.legal()
    assert game.view("P1").legal() == []
    refused(game, "co-op P2", f"co-op P{players + 1}", "pass", "co-op")
    play(game, "co-op P1")
    assert mints(game) == [2, 2, 1, 1][:players]
    assert (phase(game), game.actor) == ("develop", "P1")


@pytest.mark.rule("MW-32")
def test_the_co_op_may_give_to_any_other_player():
    game = table(hood(0, "", "co-op"), hood(0), hood(0), hood(0), supply=FULL)
    all_pass(game)
    play(game, "co-op P3")
    assert mints(game) == [2, 1, 2, 1]


@pytest.mark.rule("MW-32")
def test_the_co_op_is_asked_after_all_other_buildings_and_before_the_deeds():
    game = table(
        hood(0, "", "co-op"),
        hood(0, "", "mine, wholesaler"),
        hood(0, "", "stripmine, gallery"),
        supply=FULL,
        opened="wholesaler",
        occupied="wholesaler, producer",
    )
    all_pass(game)
    assert phase(game) == "co-op"
    assert mints(game)[1:] == [1, 3]
    assert gallery(game, "P3") == 1
    assert occupied(game) == {"wholesaler": 1, "producer": 1}
    play(game, "co-op P2")
    assert mints(game) == [1 + 1, 1 + 1 + 1 + 1, 3 + 1]
    assert occupied(game) == {}


@pytest.mark.rule("MW-32")
def test_the_co_op_waits_for_the_refill():
    game = table(hood(0, "", "co-op"), hood(0), supply="crane, truck", deck="plant")
    all_pass(game)
    assert phase(game) == "refill"
    play(game, "draw plant")
    assert (phase(game), game.actor) == ("co-op", "P1")


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize("holder", ["P1", "P2", "P3"])
def test_after_the_co_op_the_holder_of_the_token_begins(holder):
    game = table(hood(0, "", "co-op"), hood(0), hood(0), turn="P1", token=holder, supply=FULL)
    all_pass(game)
    assert game.actor == "P1"
    play(game, "co-op P2")
    assert (game.actor, mints(game)) == (holder, [2, 2, 1])


@pytest.mark.rule("MW-32")
def test_when_the_game_ends_no_co_op_is_asked():
    game = table(hood(0, "", f"co-op, {SEVEN}"), hood(0), supply=FULL)
    all_pass(game)
    assert (game.over, mints(game)) == (True, [0, 0])
    game = table(hood(0, "", "co-op"), hood(0), supply="crane")
    all_pass(game)
    assert (game.over, mints(game)) == (True, [0, 0])


# Deeds


@pytest.mark.rule("MW-33")
@pytest.mark.parametrize(
    ("taken", "gain"),
    [("", 0), ("wholesaler", 1), ("lotto", 2), ("wholesaler, lotto", 3), ("producer 2", 0)],
)
def test_owners_of_occupied_deeds_gain_their_mints(taken, gain):
    game = table(
        hood(0),
        hood(0, "", "wholesaler, lotto"),
        supply=FULL,
        opened="wholesaler, lotto",
        occupied=taken,
    )
    all_pass(game)
    assert mints(game) == [1, gain + 1]


@pytest.mark.rule("MW-33")
def test_each_deed_pays_its_own_owner_also_for_their_own_placement():
    game = table(
        hood(1, "", "wholesaler"),
        hood(3),
        hood(0, "", "lotto"),
        supply=FULL,
        deck="plant, vault",
        opened="wholesaler, lotto",
    )
    play(game, "place wholesaler", "place lotto", "draw plant", "pass", "pass", "pass")
    assert mints(game) == [2 + 1 + 1, 0 + 1, 0 + 2 + 1]


@pytest.mark.rule("MW-33")
def test_an_open_deed_that_nobody_owns_pays_nobody():
    game = table(
        hood(0, "wholesaler"),
        hood(0),
        supply=FULL,
        opened="wholesaler, lotto",
        occupied="wholesaler, lotto",
    )
    all_pass(game)
    assert (mints(game), opened(game)) == ([1, 1], ["lotto", "wholesaler"])


# Mints


@pytest.mark.rule("MW-34")
@pytest.mark.parametrize(("players", "slots"), [(2, 2), (3, 2), (4, 3)])
def test_the_locations_are_emptied_and_everybody_gains_a_mint(players, slots):
    taken = f"producer {slots}, supplier {slots}, builder {slots}, leadership-council, wholesaler, lotto, recycler"
    game = table(
        *[hood(number) for number in range(players)],
        supply=FULL,
        opened="wholesaler, lotto",
        advanced="recycler, crowdfunder",
        occupied=taken,
    )
    all_pass(game)
    assert occupied(game) == {}
    assert mints(game) == [1, 2, 3, 4][:players]
    assert "place producer" in moves(game)


@pytest.mark.rule("MW-34")
def test_upkeep_leaves_plans_buildings_and_open_deeds_as_they_are():
    game = table(
        hood(0, "vault, plant", "crane"),
        hood(0, "lotto", "wholesaler"),
        supply="truck, mine, bridge",
        opened="wholesaler",
    )
    all_pass(game)
    assert (plans(game, "P1"), buildings(game, "P1")) == (["vault", "plant"], ["crane"])
    assert (plans(game, "P2"), buildings(game, "P2")) == (["lotto"], ["wholesaler"])
    assert opened(game) == ["wholesaler"]


@pytest.mark.rule("MW-34")
def test_a_round_from_the_first_placement_to_the_last_mint():
    game = table(hood(3), hood(3), supply="mine, windmill, crane", deck="vault")
    play(game, "place supplier mine", "place producer", "pass", "place leadership-council", "pass", "pass")
    play(game, "draw vault")
    assert mints(game) == [1 + 1, 4 + 1]
    assert (game.actor, supply(game)) == ("P2", ["windmill", "crane", "vault"])
    play(game, "place producer", "place builder mine", "pass", "pass")
    assert (game.over, phase(game)) == (False, "develop")
    assert mints(game) == [0 + 1 + 1, 6 + 1]
    assert game.actor == "P2"
