"""The development phase: turns, passes and what a placement needs, MW-10 to MW-15."""

import pytest
from mint_table import (
    all_pass,
    buildings,
    hood,
    mints,
    moves,
    occupied,
    phase,
    plans,
    play,
    refused,
    supply,
    table,
    token,
    under,
)

FULL = "windmill, statue, gardens"  # a supply that upkeep need not refill


def actors(game, *lines):
    seen = []
    for line in lines:
        seen.append(game.actor)
        play(game, line)
    return seen


# Turns


@pytest.mark.rule("MW-10")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("P1", ["P1", "P2", "P3", "P4", "P1"]),
        ("P3", ["P3", "P4", "P1", "P2", "P3"]),
        ("P4", ["P4", "P1", "P2", "P3", "P4"]),
    ],
)
def test_the_holder_of_the_token_begins_and_turns_pass_clockwise(first, order):
    game = table(hood(1), hood(1), hood(1), hood(1), turn=first)
    assert [*actors(game, "pass", "pass", "pass", "place producer"), game.actor] == order


@pytest.mark.rule("MW-10")
def test_after_upkeep_the_holder_of_the_token_begins_again():
    game = table(hood(), hood(), hood(), turn="P2", token="P3", supply=FULL)
    assert actors(game, "pass", "pass", "pass") == ["P2", "P3", "P1"]
    assert (phase(game), game.actor) == ("develop", "P3")


@pytest.mark.rule("MW-10")
def test_whose_turn_it_is_not_has_no_moves():
    game = table(hood(3), hood(3), hood(3), turn="P2")
    assert game.view("P2").legal() == game.legal()
    assert game.view("P1").legal() == game.view("P3").legal() == []


@pytest.mark.rule("MW-11")
def test_a_turn_is_one_placement():
    game = table(hood(3), hood(3))
    play(game, "place producer")
    assert game.actor == "P2"
    assert mints(game) == [4, 3]


@pytest.mark.rule("MW-11")
def test_a_player_with_mints_may_pass():
    game = table(hood(3), hood(3))
    play(game, "pass")
    assert (game.actor, mints(game), occupied(game)) == ("P2", [3, 3], {})


@pytest.mark.rule("MW-11")
def test_a_player_who_passed_may_place_on_a_later_turn():
    game = table(hood(1), hood(1))
    play(game, "pass", "place producer")
    assert game.actor == "P1"
    play(game, "place producer")
    assert mints(game) == [2, 2]


# Passes


@pytest.mark.rule("MW-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_phase_ends_when_all_have_passed_in_a_row(players):
    game = table(*[hood(3)] * players, supply=FULL)
    for seat in game.seats[:-1]:
        assert game.actor == seat
        play(game, "pass")
        assert mints(game) == [3] * players
    play(game, "pass")
    assert mints(game) == [4] * players
    assert game.actor == "P1"


@pytest.mark.rule("MW-12")
def test_the_passes_may_begin_with_any_player():
    game = table(hood(3), hood(3), hood(3), supply=FULL)
    play(game, "place producer", "pass", "pass")
    assert (game.actor, occupied(game)) == ("P1", {"producer": 1})
    play(game, "pass")
    assert (game.actor, occupied(game)) == ("P1", {})
    assert mints(game) == [5, 4, 4]


@pytest.mark.rule("MW-12")
def test_a_placement_starts_the_count_again():
    game = table(hood(3), hood(3), hood(3), supply=FULL)
    play(game, "pass", "pass", "place producer", "pass", "pass")
    assert (game.actor, occupied(game)) == ("P3", {"producer": 1})
    play(game, "pass")
    assert occupied(game) == {}


@pytest.mark.rule("MW-12")
def test_passes_that_are_not_in_a_row_end_nothing():
    game = table(hood(3), hood(3), supply=FULL)
    play(game, "pass", "place producer", "pass", "place producer")
    assert (game.actor, occupied(game)) == ("P1", {"producer": 2})


@pytest.mark.rule("MW-12")
def test_one_pass_too_few_and_the_last_player_may_still_place():
    game = table(hood(3), hood(3), hood(3), hood(3), supply=FULL)
    play(game, "pass", "pass", "pass")
    assert game.actor == "P4"
    assert {"pass", "place producer"} <= moves(game)


@pytest.mark.rule("MW-12")
def test_the_passes_of_a_position_count():
    game = table(hood(3), hood(3), hood(3), turn="P2", token="P1", supply=FULL, passes=2)
    play(game, "pass")
    assert (game.actor, mints(game)) == ("P1", [4, 4, 4])


@pytest.mark.rule("MW-12")
def test_the_next_phase_counts_its_passes_anew():
    game = table(hood(3), hood(3), supply=FULL)
    play(game, "place producer", "pass", "pass", "pass")
    assert mints(game) == [5, 4]
    assert game.actor == "P2"
    play(game, "pass")
    assert mints(game) == [6, 5]


@pytest.mark.rule("MW-12")
def test_who_has_nothing_to_place_still_has_to_pass():
    game = table(hood(0), hood(0))
    assert (game.actor, game.legal()) == ("P1", ["pass"])


# Placements


@pytest.mark.rule("MW-13")
def test_a_placement_takes_a_slot_moves_the_mints_there_and_gives_the_effect():
    game = table(hood(5, "statue"), hood(4))
    play(game, "place builder statue")
    assert mints(game) == [3, 4]
    assert occupied(game) == {"builder": 1}
    assert (plans(game, "P1"), buildings(game, "P1")) == ([], ["statue"])
    play(game, "place producer")
    assert mints(game) == [3, 5]
    assert occupied(game) == {"builder": 1, "producer": 1}


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize("move", ["place producer", "place leadership-council", "place wholesaler"])
def test_what_a_placement_gives_cannot_pay_for_it(move):
    refused(table(hood(0), hood(3), opened="wholesaler"), move)


@pytest.mark.rule("MW-13")
def test_mints_on_a_slot_are_gone_until_upkeep_and_then_too():
    game = table(hood(2, "mine"), hood(0), supply=FULL)
    play(game, "place builder mine")
    assert mints(game) == [0, 0]
    all_pass(game)
    assert game.actor == "P1"
    assert mints(game) == [2, 1]  # 1 of the mine and 1 each


@pytest.mark.rule("MW-14")
@pytest.mark.parametrize(
    ("location", "slots", "move"),
    [
        ("producer", 2, "place producer"),
        ("supplier", 2, "place supplier crane"),
        ("builder", 2, "place builder statue"),
        ("leadership-council", 1, "place leadership-council"),
        ("wholesaler", 1, "place wholesaler"),
        ("lotto", 1, "place lotto"),
    ],
)
def test_without_a_free_slot_there_is_no_placement(location, slots, move):
    setting = {"supply": "crane", "deck": "plant", "opened": "wholesaler, lotto"}
    free = table(hood(9, "statue"), hood(), occupied=f"{location} {slots - 1}", **setting)
    full = table(hood(9, "statue"), hood(), occupied=f"{location} {slots}", **setting)
    assert move in moves(free)
    refused(full, move)


@pytest.mark.rule("MW-14")
@pytest.mark.parametrize("deed", ["wholesaler", "lotto"])
def test_a_closed_deed_takes_no_placement(deed):
    other = "lotto" if deed == "wholesaler" else "wholesaler"
    assert f"place {deed}" in moves(table(hood(9), hood(), opened=deed, deck="plant"))
    refused(table(hood(9), hood(), opened=other, deck="plant"), f"place {deed}")


@pytest.mark.rule("MW-14")
@pytest.mark.parametrize(
    "location", ["crowdfunder", "recycler statue", "swap-meet statue mine", "temp-agency producer"]
)
def test_a_location_that_is_not_in_play_takes_no_placement(location):
    refused(table(hood(9, "statue"), hood(), supply="mine", occupied="producer"), f"place {location}")


@pytest.mark.rule("MW-14")
@pytest.mark.parametrize(
    ("mine", "others"),
    [(hood(9), hood(0, "statue")), (hood(9, "", "mine"), hood(0)), (hood(9), hood(0))],
)
def test_nobody_builds_without_an_unbuilt_plan_of_their_own(mine, others):
    game = table(mine, others, supply="crane")
    assert moves(game, "place builder") == set()
    refused(game, "place builder statue", "place builder mine", "place builder crane")


@pytest.mark.rule("MW-14")
def test_nobody_recycles_or_swaps_without_a_card():
    setting = {"supply": "crane", "advanced": "recycler, swap-meet"}
    empty = table(hood(9), hood(0, "statue", "mine"), **setting)
    assert moves(empty, "place recycler") == moves(empty, "place swap-meet") == set()
    refused(empty, "place recycler statue", "place recycler crane", "place swap-meet statue crane")
    plan = table(hood(9, "statue"), hood(), **setting)
    assert moves(plan, "place recycler") == {"place recycler statue"}
    assert moves(plan, "place swap-meet") == {"place swap-meet statue crane", "place swap-meet statue statue"}
    building = table(hood(9, "", "statue"), hood(), **setting)
    assert moves(building, "place recycler") == {"place recycler statue"}
    assert moves(building, "place swap-meet") == {"place swap-meet statue crane", "place swap-meet statue statue"}


@pytest.mark.rule("MW-14")
def test_the_lotto_needs_a_card_in_the_deck_or_under_it():
    refused(table(hood(9), hood(), opened="lotto", supply="crane"), "place lotto")
    for cards in ({"deck": "plant"}, {"under": "plant"}):
        assert "place lotto" in moves(table(hood(9), hood(), opened="lotto", **cards))


@pytest.mark.rule("MW-14")
def test_the_supplier_needs_a_plan_that_can_be_paid():
    assert moves(table(hood(9), hood()), "place supplier") == set()
    dear = table(hood(3), hood(), supply="factory, plant, vault")
    assert moves(dear, "place supplier") == set()
    refused(dear, "place supplier factory")
    game = table(hood(4), hood(), supply="factory, plant, vault")
    assert moves(game, "place supplier") == {"place supplier factory"}
    refused(game, "place supplier plant", "place supplier vault", "place supplier statue")


@pytest.mark.rule("MW-14")
def test_one_mint_too_few_for_the_builder():
    refused(table(hood(1, "statue"), hood(9)), "place builder statue")
    assert "place builder statue" in moves(table(hood(2, "statue"), hood()))


@pytest.mark.rule("MW-15")
@pytest.mark.parametrize("location", ["producer", "builder", "supplier"])
def test_one_player_may_use_several_slots_of_a_location_on_different_turns(location):
    lines = {
        "producer": ["place producer", "place producer"],
        "builder": ["place builder statue", "place builder mine"],
        "supplier": ["place supplier crane", "place supplier truck"],
    }[location]
    game = table(hood(4, "statue, mine"), hood(4), supply="crane, truck")
    play(game, lines[0])
    assert (game.actor, occupied(game)) == ("P2", {location: 1})
    play(game, "pass", lines[1])
    assert occupied(game) == {location: 2}


@pytest.mark.rule("MW-15")
def test_two_players_may_use_slots_of_one_location():
    game = table(hood(2, "statue"), hood(2, "mine"))
    play(game, "place builder statue", "place builder mine")
    assert (buildings(game, "P1"), buildings(game, "P2")) == (["statue"], ["mine"])
    assert occupied(game) == {"builder": 2}


def test_a_refused_placement_changes_nothing():
    game = table(hood(1, "statue"), hood(3), supply=FULL.replace("statue", "vault"), deck="plant")
    refused(game, "place builder statue", "place supplier vault", "place lotto")
    assert (mints(game), plans(game, "P1"), token(game)) == ([1, 3], ["statue"], "P1")
    assert (supply(game), under(game)) == (["windmill", "vault", "gardens"], [])
