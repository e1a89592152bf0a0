"""Sonic: two turns in a row, MW-58, and no second plan before the first is built."""

import pytest
from mint_table import buildings, hood, mints, occupied, phase, plans, play, supply, table, token

import bourgade


def sonic(*hoods, **more):
    return table(*hoods, opponent="sonic", **more)


def dictated(game):
    """Return the one move that Sonic's card dictates."""
    assert game.actor == "P2"
    (move,) = game.legal()
    return move


def half(game):
    """Return what Sonic did with its first turn while the second is to come."""
    return game.position().get("half")


# Two turns in a row


@pytest.mark.rule("MW-58")
def test_sonic_takes_two_turns_in_a_row():
    game = bourgade.new("mint-works", players=1, opponent="sonic", seed=5)
    assert (mints(game), game.actor, half(game)) == ([3, 5], "P1", None)
    play(game, "place producer")
    assert (dictated(game), half(game)) == ("place producer", None)
    play(game, "place producer")
    assert (dictated(game), half(game)) == ("place producer", "placed")
    play(game, "place producer")
    assert (game.actor, half(game)) == ("P1", None)
    assert (mints(game), occupied(game)) == ([4, 7], {"producer": 3})


@pytest.mark.rule("MW-58")
def test_the_human_takes_one_turn_only():
    game = sonic(hood(9), hood(9), supply="plant, vault")
    play(game, "place producer", "place producer", "place producer", "place leadership-council")
    assert game.actor == "P2"


@pytest.mark.rule("MW-58")
def test_with_the_token_sonic_begins_with_two_turns():
    game = sonic(hood(0), hood(1), supply="plant, vault", occupied="producer 3, supplier")
    play(game, "pass", "place leadership-council", "pass", "pass", "pass", "pass")
    assert (phase(game), token(game), mints(game)) == ("develop", "P2", [1, 2])
    assert dictated(game) == "place producer"
    play(game, "place producer", "place producer")
    assert (game.actor, mints(game)) == ("P1", [1, 4])


@pytest.mark.rule("MW-58")
def test_the_second_turn_sees_what_the_first_did():
    game = sonic(hood(0), hood(3), turn="P2", supply="plant, vault", occupied="producer 2")
    play(game, "place producer")
    assert dictated(game) == "place leadership-council"


@pytest.mark.rule("MW-58")
def test_a_plan_is_replaced_before_the_second_turn():
    game = sonic(
        hood(0), hood(9), turn="P2", supply="gardens, statue", deck="crane, truck", occupied="producer 3, builder 2"
    )
    play(game, "place supplier gardens")
    assert (game.actor, phase(game)) == ("chance", "replace")
    again = bourgade.load(game.position())
    for either in (game, again):
        play(either, "draw truck")
        assert (half(either), supply(either)) == ("placed", ["statue", "truck"])
        assert dictated(either) == "place leadership-council"
        play(either, "place leadership-council")
        assert (either.actor, half(either)) == ("P1", None)


@pytest.mark.rule("MW-58")
def test_a_card_of_the_lotto_comes_before_the_second_turn():
    game = sonic(
        hood(0),
        hood(5),
        turn="P2",
        supply="plant, vault",
        deck="crane, truck",
        opened="lotto",
        occupied="producer 3, supplier 2, leadership-council",
    )
    play(game, "place lotto", "draw crane")
    assert (half(game), dictated(game)) == ("placed", "place builder crane")


@pytest.mark.rule("MW-58")
def test_the_second_placement_may_draw_too_and_then_the_human_acts():
    game = sonic(
        hood(0),
        hood(9),
        turn="P2",
        supply="statue, gardens",
        deck="crane, truck",
        occupied="producer 2, builder 2",
    )
    play(game, "place producer", "place supplier gardens")
    assert game.actor == "chance"
    play(game, "draw crane")
    assert (game.actor, half(game)) == ("P1", None)


# Passes


@pytest.mark.rule("MW-58")
def test_sonic_has_passed_when_both_turns_were_passes():
    game = sonic(hood(0), hood(0), supply="plant, vault", occupied="supplier")
    play(game, "pass", "pass")
    assert (phase(game), dictated(game), half(game)) == ("develop", "pass", "passed")
    assert mints(game) == [0, 0]
    play(game, "pass")
    assert (phase(game), game.actor, half(game), mints(game)) == ("develop", "P1", None, [1, 1])


@pytest.mark.rule("MW-58")
def test_sonics_two_passes_count_as_one():
    game = sonic(hood(0), hood(0), turn="P2", supply="plant, vault", occupied="supplier")
    play(game, "pass", "pass")
    assert (game.actor, mints(game)) == ("P1", [0, 0])
    play(game, "pass")
    assert (mints(game), game.actor) == ([1, 1], "P2")


@pytest.mark.rule("MW-58")
def test_the_human_may_place_after_sonics_two_passes():
    game = sonic(hood(1), hood(0), turn="P2", supply="plant, vault", occupied="supplier")
    play(game, "pass", "pass", "place producer", "pass", "pass")
    assert (game.actor, mints(game)) == ("P1", [2, 0])
    play(game, "pass")
    assert mints(game) == [3, 1]


@pytest.mark.rule("MW-58")
def test_a_placement_in_the_first_turn_starts_the_count_again():
    game = sonic(
        hood(0),
        hood(2, "gardens"),
        supply="plant, vault",
        occupied="producer 3, supplier, leadership-council",
    )
    play(game, "pass", "place builder gardens")
    assert (half(game), dictated(game)) == ("placed", "pass")
    assert game.position().get("passes", 0) == 0
    play(game, "pass")
    assert (phase(game), game.actor, mints(game)) == ("develop", "P1", [0, 0])
    play(game, "pass")
    assert (game.actor, mints(game)) == ("P2", [0, 0])
    play(game, "pass")
    assert (game.actor, mints(game)) == ("P2", [0, 0])
    play(game, "pass")
    assert mints(game) == [1, 1]


@pytest.mark.rule("MW-58")
def test_a_placement_in_the_second_turn_starts_the_count_again():
    game = sonic(
        hood(0),
        hood(1),
        turn="P2",
        token="P1",
        supply="plant, vault",
        occupied="producer 3, supplier",
        passes=1,
        half="passed",
    )
    play(game, "place leadership-council")
    assert (game.actor, half(game)) == ("P1", None)
    play(game, "pass")
    assert (game.actor, half(game), mints(game)) == ("P2", None, [0, 1])
    play(game, "pass", "pass")
    assert mints(game) == [1, 2]


@pytest.mark.rule("MW-58")
@pytest.mark.parametrize(
    ("passes", "first", "ends"),
    [(1, "passed", True), (0, "passed", False), (0, "placed", False)],
)
def test_a_loaded_second_turn_remembers_the_first(passes, first, ends):
    game = sonic(
        hood(0), hood(0), turn="P2", token="P1", supply="plant, vault", occupied="supplier", passes=passes, half=first
    )
    play(game, "pass")
    assert game.actor == "P1"
    assert mints(game) == ([1, 1] if ends else [0, 0])


@pytest.mark.rule("MW-58")
def test_a_pass_of_the_human_ends_the_phase_only_after_two_of_sonic():
    for first, ends in [("passed", True), ("placed", False)]:
        game = sonic(hood(0), hood(0), turn="P2", token="P1", supply="plant, vault", occupied="supplier", half=first)
        play(game, "pass", "pass")
        assert (game.actor, mints(game)) == (("P1", [1, 1]) if ends else ("P2", [0, 0]))


@pytest.mark.rule("MW-58")
@pytest.mark.parametrize("half", ["maybe", "", 1, True, ["placed"]])
def test_half_is_placed_or_passed(half):
    with pytest.raises(bourgade.BadPosition, match="half"):
        sonic(hood(0), hood(0), turn="P2", supply="plant, vault", half=half)


@pytest.mark.rule("MW-58")
def test_half_is_of_sonics_second_turn_only():
    for opponent, turn in [("sonic", "P1"), ("mort", "P2"), (None, "P2")]:
        with pytest.raises(bourgade.BadPosition, match="half"):
            table(hood(0), hood(0), opponent=opponent, turn=turn, supply="plant, vault", half="placed")


@pytest.mark.rule("MW-58")
def test_half_is_in_the_position():
    for first in ("placed", "passed"):
        game = sonic(hood(0), hood(0), turn="P2", supply="plant, vault", half=first)
        assert half(game) == first
        assert bourgade.load(game.position()).position() == game.position()


# What it buys, and when


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("lying", "bought"),
    [
        ("windmill, mine", "mine"),
        ("mine, windmill", "mine"),
        ("vault, gallery", "vault"),
        ("lotto, gardens", "lotto"),
    ],
)
def test_sonic_buys_the_dearest(lying, bought):
    game = sonic(hood(3), hood(9), turn="P2", supply=lying, occupied="producer 3")
    assert dictated(game) == f"place supplier {bought}"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("gallery", "factory"),
        ("gallery", "obelisk"),
        ("gallery", "lotto"),
        ("stripmine", "obelisk"),
        ("factory", "lotto"),
        ("obelisk", "lotto"),
        ("bridge", "co-op"),
        ("plant", "assembler"),
    ],
)
def test_of_equal_cost_sonic_takes_culture_then_production_then_utility_then_deed(first, second):
    for lying in (f"{first}, {second}", f"{second}, {first}"):
        game = sonic(hood(3), hood(9), turn="P2", supply=lying, occupied="producer 3")
        assert dictated(game) == f"place supplier {first}"


@pytest.mark.rule("MW-58")
def test_with_an_unbuilt_plan_sonic_does_not_use_the_supplier():
    game = sonic(hood(0), hood(9, "windmill"), turn="P2", supply="gardens, statue", occupied="producer 3, builder 2")
    assert dictated(game) == "place leadership-council"
    game = sonic(
        hood(0), hood(9, "", "windmill"), turn="P2", supply="gardens, statue", occupied="producer 3, builder 2"
    )
    assert dictated(game) == "place supplier gardens"


@pytest.mark.rule("MW-58")
def test_with_an_unbuilt_plan_and_nothing_else_to_use_sonic_passes():
    game = sonic(
        hood(0),
        hood(1, "windmill"),
        turn="P2",
        supply="bridge, co-op",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-58")
def test_a_plan_bought_in_the_first_turn_bars_the_supplier_in_the_second():
    game = sonic(hood(0), hood(9), turn="P2", supply="gardens, statue", deck="crane", occupied="producer 3, builder 2")
    play(game, "place supplier gardens", "draw crane")
    assert dictated(game) == "place leadership-council"


@pytest.mark.rule("MW-58")
def test_a_plan_bought_in_the_first_turn_is_built_in_the_second():
    game = sonic(hood(0), hood(5), turn="P2", supply="gardens, statue", deck="crane", occupied="producer 3")
    play(game, "place supplier gardens", "draw crane")
    assert dictated(game) == "place builder gardens"
    play(game, "place builder gardens")
    assert (buildings(game, "P2"), mints(game), game.actor) == (["gardens"], [0, 0], "P1")


@pytest.mark.rule("MW-58")
def test_a_plan_built_in_the_first_turn_bars_nothing_in_the_second():
    game = sonic(hood(0), hood(5, "windmill"), turn="P2", supply="gardens, statue", deck="crane", occupied="producer 3")
    play(game, "place builder windmill")
    assert dictated(game) == "place supplier gardens"


@pytest.mark.rule("MW-58")
def test_a_second_unbuilt_plan_still_bars_the_supplier():
    game = sonic(
        hood(0), hood(3, "windmill, bridge"), turn="P2", supply="statue, co-op", occupied="producer 3, builder"
    )
    play(game, "place builder windmill")
    assert (plans(game, "P2"), mints(game)) == (["bridge"], [0, 1])
    assert dictated(game) == "place leadership-council"


@pytest.mark.rule("MW-58")
def test_with_an_assembler_sonic_buys_twice():
    game = sonic(
        hood(0),
        hood(9, "", "assembler"),
        turn="P2",
        supply="gardens, statue",
        deck="crane, truck",
        occupied="producer 3",
    )
    play(game, "place supplier gardens", "draw crane")
    assert dictated(game) == "place supplier statue"
    play(game, "place supplier statue", "draw truck")
    assert (buildings(game, "P2"), mints(game)) == (["assembler", "gardens", "statue"], [0, 4])
    assert (supply(game), game.actor) == (["crane", "truck"], "P1")


@pytest.mark.rule("MW-58")
def test_an_unbuilt_plan_bars_copying_the_supplier_too():
    house = {"locations": {"producer": {"slots": 0}, "builder": {"slots": 0}}}  # else Sonic would go there
    for plan, move in [
        ("", "place temp-agency supplier gardens"),
        ("windmill", "place temp-agency leadership-council"),
    ]:
        game = sonic(
            hood(0),
            hood(4, plan),
            turn="P2",
            supply="gardens, vault",
            deck="crane",
            advanced="temp-agency",
            occupied="supplier 2, leadership-council",
            house=house,
        )
        assert dictated(game) == move


@pytest.mark.rule("MW-58")
def test_an_unbuilt_plan_does_not_bar_the_swap_meet():
    game = sonic(
        hood(0),
        hood(2, "windmill"),
        turn="P2",
        supply="gardens, vault",
        advanced="swap-meet",
        occupied="producer 3, builder 2, leadership-council",
    )
    assert dictated(game) == "place swap-meet windmill vault"


@pytest.mark.rule("MW-57")
def test_sonic_uses_the_advanced_location_once():
    game = sonic(
        hood(0),
        hood(4, "windmill"),
        turn="P2",
        supply="gardens, vault",
        advanced="swap-meet",
        occupied="producer 3, builder 2, leadership-council",
    )
    play(game, "place swap-meet windmill vault")
    assert (half(game), dictated(game)) == ("placed", "pass")
