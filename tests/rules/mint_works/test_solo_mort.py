"""Mort: mints without limit, MW-61, and no production plans."""

import pytest
from mint_table import buildings, hood, mints, occupied, phase, plans, play, refused, stars, supply, table, token, under

import bourgade

PRODUCTION = ["co-op", "mine", "workshop", "corporate-hq", "factory", "stripmine", "plant"]


def mort(*hoods, **more):
    return table(*hoods, opponent="mort", **more)


def dictated(game):
    """Return the one move that Mort's card dictates."""
    assert game.actor == "P2"
    (move,) = game.legal()
    return move


# Mints without limit


@pytest.mark.rule("MW-61")
@pytest.mark.parametrize("number", [None, 0, 7])
def test_morts_mints_are_not_counted(number):
    game = mort(hood(3), hood(number), supply="plant, mine")
    assert mints(game) == [3, None]
    assert bourgade.load(game.position()).position() == game.position()
    play(game, "pass", "place producer")
    assert mints(game) == [3, None]


@pytest.mark.rule("MW-61")
@pytest.mark.parametrize("number", ["many", [], {}])
def test_what_is_no_number_is_refused_for_morts_mints(number):
    with pytest.raises(bourgade.BadPosition):
        mort(hood(3), hood(number), supply="plant, mine")


@pytest.mark.rule("MW-61")
def test_mort_can_pay_whatever_it_costs():
    game = mort(
        hood(0),
        hood(None),
        supply="vault, assembler",
        deck="gallery, obelisk, statue",
        opened="lotto",
        occupied="producer 3",
    )
    play(game, "pass", "place supplier assembler", "draw gallery")
    play(game, "pass", "place builder assembler")
    play(game, "pass", "place supplier vault", "draw obelisk")
    assert buildings(game, "P2") == ["assembler", "vault"]
    play(game, "pass", "place leadership-council")
    play(game, "pass", "place lotto", "draw statue")
    play(game, "pass", "place builder statue")
    assert mints(game) == [0, None]
    assert occupied(game) == {"producer": 3, "supplier": 2, "builder": 2, "leadership-council": 1, "lotto": 1}


@pytest.mark.rule("MW-61")
def test_upkeep_gives_mort_nothing_that_is_counted():
    game = mort(
        hood(0, "", "co-op"),
        hood(None, "", "mine, gallery", 1),
        supply="plant, workshop",
        occupied="producer 3, supplier, leadership-council",
    )
    play(game, "pass", "pass")
    assert (phase(game), game.legal()) == ("co-op", ["co-op P2"])
    play(game, "co-op P2")
    assert mints(game) == [2, None]
    assert stars(game) == [1, 3]


@pytest.mark.rule("MW-61")
def test_the_crowdfunder_gives_mort_nothing_that_is_counted():
    game = mort(hood(1), hood(None), supply="plant, workshop", advanced="crowdfunder")
    play(game, "place crowdfunder")
    assert mints(game) == [3, None]


@pytest.mark.rule("MW-61")
def test_morts_crowdfunder_gives_the_human_1():
    game = mort(
        hood(1),
        hood(None),
        turn="P2",
        supply="plant, workshop",
        advanced="crowdfunder",
        occupied="producer 3, leadership-council",
    )
    play(game, "place crowdfunder")
    assert mints(game) == [2, None]


@pytest.mark.rule("MW-61")
def test_mort_recycles_for_nothing():
    game = mort(
        hood(1),
        hood(None, "gardens, statue"),
        turn="P2",
        supply="plant, workshop",
        advanced="recycler",
        occupied="producer 3, builder 2, leadership-council",
    )
    assert dictated(game) == "place recycler gardens"
    play(game, "place recycler gardens")
    assert (mints(game), plans(game, "P2"), under(game)) == ([1, None], ["statue"], ["gardens"])


# What it buys


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("lying", "bought"),
    [
        ("windmill, gardens", "gardens"),
        ("gardens, windmill", "gardens"),
        ("vault, gallery", "vault"),
        ("crane, landfill", "landfill"),
        ("lotto, gardens", "lotto"),
    ],
)
def test_mort_buys_the_dearest(lying, bought):
    game = mort(hood(3), hood(None), turn="P2", supply=lying, occupied="producer 3")
    assert dictated(game) == f"place supplier {bought}"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("obelisk", "lotto"),
        ("obelisk", "gallery"),
        ("lotto", "gallery"),
        ("wholesaler", "windmill"),
        ("truck", "museum"),
    ],
)
def test_of_equal_cost_mort_takes_utility_then_deed_then_culture(first, second):
    for lying in (f"{first}, {second}", f"{second}, {first}"):
        game = mort(hood(3), hood(None), turn="P2", supply=lying, occupied="producer 3")
        assert dictated(game) == f"place supplier {first}"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize("plan", PRODUCTION)
def test_mort_never_buys_a_production_plan(plan):
    other = "plant" if plan == "factory" else "factory"
    game = mort(hood(3), hood(None), turn="P2", supply=f"{other}, {plan}", occupied="producer 3")
    assert dictated(game) == "place leadership-council"
    game = mort(hood(3), hood(None), turn="P2", supply=f"bridge, {plan}", occupied="producer 3")
    assert dictated(game) == "place supplier bridge"


@pytest.mark.rule("MW-51")
def test_mort_builds_a_production_plan_that_the_lotto_gave():
    game = mort(
        hood(0),
        hood(None),
        turn="P2",
        supply="plant, workshop",
        deck="mine",
        opened="lotto",
        occupied="producer 3, leadership-council",
    )
    play(game, "place lotto", "draw mine", "pass")
    assert dictated(game) == "place builder mine"
    play(game, "place builder mine", "pass")
    assert dictated(game) == "pass"


# Advanced locations


@pytest.mark.rule("MW-57")
def test_mort_takes_no_production_at_the_swap_meet():
    full = "producer 3, builder 2, leadership-council"
    game = mort(hood(0), hood(None, "plant"), turn="P2", supply="factory, mine", advanced="swap-meet", occupied=full)
    assert dictated(game) == "pass"
    game = mort(
        hood(0), hood(None, "plant, vault"), turn="P2", supply="factory, mine", advanced="swap-meet", occupied=full
    )
    assert dictated(game) == "pass"
    game = mort(hood(0), hood(None, "bridge"), turn="P2", supply="factory, mine", advanced="swap-meet", occupied=full)
    assert dictated(game) == "place swap-meet bridge bridge"
    play(game, "place swap-meet bridge bridge")
    assert (plans(game, "P2"), supply(game)) == (["bridge"], ["factory", "mine"])


@pytest.mark.rule("MW-57")
def test_mort_swaps_a_production_plan_away():
    game = mort(
        hood(0),
        hood(None, "plant, vault"),
        turn="P2",
        supply="factory, windmill",
        advanced="swap-meet",
        occupied="producer 3, builder 2, supplier 2, leadership-council",
    )
    assert dictated(game) == "place swap-meet plant windmill"
    play(game, "place swap-meet plant windmill")
    assert (plans(game, "P2"), supply(game)) == (["vault", "windmill"], ["factory", "plant"])


@pytest.mark.rule("MW-57")
def test_mort_swaps_a_production_building_for_nothing_else():
    game = mort(
        hood(0),
        hood(None, "", "mine, statue"),
        turn="P2",
        supply="factory, plant",
        advanced="swap-meet",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-57")
def test_mort_copies_no_supplier_with_production_plans_only():
    house = {"locations": {"producer": {"slots": 0}}}
    for lying, move in [
        ("factory, plant", "place temp-agency leadership-council"),
        ("factory, bridge", "place temp-agency supplier bridge"),
    ]:
        game = mort(
            hood(0),
            hood(None),
            turn="P2",
            supply=lying,
            deck="crane",
            advanced="temp-agency",
            occupied="supplier 2, leadership-council",
            house=house,
        )
        assert dictated(game) == move


@pytest.mark.rule("MW-57")
def test_mort_takes_the_token_through_the_temp_agency():
    game = mort(
        hood(0),
        hood(None),
        turn="P2",
        token="P1",
        supply="factory, plant",
        advanced="temp-agency",
        occupied="leadership-council",
        house={"locations": {"producer": {"slots": 0}}},
    )
    play(game, dictated(game))
    assert (token(game), occupied(game)) == ("P2", {"leadership-council": 1, "temp-agency": 1})


# The end


@pytest.mark.rule("MW-61")
@pytest.mark.parametrize("purse", [0, 1, 500])
def test_mort_wins_a_tie_on_mints(purse):
    game = mort(
        hood(purse, "", "gardens, statue, plant"),
        hood(None, "", "landfill, factory, mine"),
        supply="workshop, stripmine",
        occupied="producer 3, leadership-council",
    )
    play(game, "pass", "pass")
    assert (game.over, stars(game), game.winners) == (True, [7, 7], ["P2"])


@pytest.mark.rule("MW-61")
@pytest.mark.parametrize(
    ("plans_", "built", "score"), [("windmill", "gardens, statue, plant", 7), ("", "gardens, statue, lotto, crane", 8)]
)
def test_stars_and_the_neighbourhood_come_before_mints(plans_, built, score):
    game = mort(
        hood(0, plans_, built),
        hood(None, "", "landfill, factory, mine"),
        supply="workshop, stripmine",
        opened="lotto",
        occupied="producer 3, leadership-council, lotto",
    )
    play(game, "pass", "pass")
    assert (game.over, stars(game), game.winners) == (True, [score, 7], ["P1"])


@pytest.mark.rule("MW-51")
def test_mort_passes_only_when_nothing_is_left():
    game = mort(hood(3), hood(None), supply="plant, workshop")
    for move in ["place producer"] * 3 + ["place leadership-council", "pass"]:
        play(game, "pass")
        assert dictated(game) == move
        refused(game, "place supplier plant", "place supplier workshop")
        play(game, move)
    assert mints(game) == [4, None]
