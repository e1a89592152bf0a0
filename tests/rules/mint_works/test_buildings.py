"""Every plan: its cost, its stars, its upkeep, and what it does as a building; MW-22 to MW-26."""

import pytest
from mint_table import (
    all_pass,
    buildings,
    deck,
    gallery,
    hood,
    mints,
    moves,
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

# plan: cost, stars when it stands alone, mints gained in upkeep when it stands alone
TABLE = {
    "windmill": (1, 1, 0),
    "statue": (2, 2, 0),
    "gardens": (3, 3, 0),
    "bridge": (1, 0, 0),
    "museum": (2, 1, 0),  # counts itself
    "gallery": (4, 0, 0),  # the mint lies on it
    "co-op": (1, 1, 1),
    "mine": (2, 1, 1),
    "workshop": (3, 2, 1),
    "corporate-hq": (3, 0, 1),  # counts itself
    "factory": (4, 3, 1),
    "stripmine": (4, 0, 3),
    "plant": (5, 2, 2),
    "crane": (2, 1, 0),
    "truck": (2, 1, 0),
    "landfill": (3, 3, 0),
    "obelisk": (4, 1, 0),  # counts itself
    "assembler": (5, 1, 0),
    "vault": (5, 0, 0),
    "wholesaler": (1, 1, 0),
    "lotto": (4, 2, 0),
}
# plan: stars of it and a museum, stars of it and a landfill; that shows which plans are of type culture
CULTURE = {
    "windmill": (2 + 1, 3 + 0),
    "statue": (2 + 2, 3 + 1),
    "gardens": (2 + 3, 3 + 2),
    "bridge": (3 + 0, 3 + 0),
    "gallery": (2 + 0, 3 + 0),
}
OTHER = {
    "co-op": (1 + 1, 3 + 1),
    "mine": (1 + 1, 3 + 1),
    "workshop": (1 + 2, 3 + 2),
    "corporate-hq": (1 + 0, 3 + 0),
    "factory": (1 + 3, 3 + 3),
    "stripmine": (1 + 0, 3 + 0),
    "plant": (1 + 2, 3 + 2),
    "crane": (1 + 1, 3 + 1),
    "truck": (1 + 1, 3 + 1),
    "obelisk": (1 + 2, 3 + 2),
    "assembler": (1 + 1, 3 + 1),
    "vault": (1 + 0, 3 + 0),
    "wholesaler": (1 + 1, 3 + 1),
    "lotto": (1 + 2, 3 + 2),
}
OPEN = {"opened": "wholesaler, lotto"}


def full_supply(*taken):
    """Return three plans that nobody has, so that upkeep need not refill."""
    return ", ".join([plan for plan in ("windmill", "statue", "gardens", "truck", "vault") if plan not in taken][:3])


# The table of plans


@pytest.mark.rule("MW-16")
@pytest.mark.parametrize("plan", TABLE)
def test_each_plan_has_its_cost_at_the_supplier(plan):
    cost = TABLE[plan][0]
    refused(table(hood(cost - 1), hood(9), supply=plan), f"place supplier {plan}")
    game = table(hood(cost), hood(9), supply=plan)
    play(game, f"place supplier {plan}")
    assert (mints(game), plans(game, "P1")) == ([0, 9], [plan])


@pytest.mark.rule("MW-40")
@pytest.mark.parametrize("plan", TABLE)
def test_each_plan_gives_its_stars_once_it_is_built(plan):
    game = table(hood(2, plan), hood())
    assert stars(game) == [0, 0]
    play(game, f"place builder {plan}")
    assert stars(game) == [TABLE[plan][1], 0]


@pytest.mark.rule("MW-42")
@pytest.mark.rule("MW-43")
@pytest.mark.parametrize("plan", [*CULTURE, *OTHER])
def test_a_museum_and_a_landfill_beside_it_show_whether_a_plan_is_culture(plan):
    with_museum, with_landfill = (CULTURE | OTHER)[plan]
    assert stars(table(hood(0, "", f"museum, {plan}"), hood(), **OPEN)) == [with_museum, 0]
    assert stars(table(hood(0, "", f"landfill, {plan}"), hood(), **OPEN)) == [with_landfill, 0]


@pytest.mark.rule("MW-43")
def test_a_museum_beside_a_landfill_is_worth_nothing():
    assert stars(table(hood(0, "", "museum, landfill"), hood())) == [0 + 3, 0]


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize("plan", [plan for plan in TABLE if plan != "co-op"])
def test_each_building_has_its_upkeep(plan):
    game = table(hood(0, "", plan), hood(0), supply=full_supply(plan), **OPEN)
    all_pass(game)
    assert (phase(game), game.actor) == ("develop", "P1")
    assert mints(game) == [TABLE[plan][2] + 1, 1]
    assert gallery(game, "P1") == (1 if plan == "gallery" else 0)


@pytest.mark.rule("MW-32")
@pytest.mark.parametrize("plan", TABLE)
def test_an_unbuilt_plan_has_no_upkeep(plan):
    game = table(hood(0, plan), hood(0), supply=full_supply(plan))
    all_pass(game)
    assert (phase(game), game.actor) == ("develop", "P1")
    assert (mints(game), gallery(game, "P1")) == ([1, 1], 0)


# Crane and truck


@pytest.mark.rule("MW-22")
def test_with_a_crane_the_builder_costs_one():
    refused(table(hood(0, "statue", "crane"), hood()), "place builder statue")
    game = table(hood(1, "statue", "crane"), hood())
    play(game, "place builder statue")
    assert (mints(game), buildings(game, "P1")) == ([0, 0], ["crane", "statue"])


@pytest.mark.rule("MW-22")
@pytest.mark.parametrize(
    ("own", "other"),
    [("", "crane"), ("truck", ""), ("", "")],
)
def test_no_other_building_makes_the_builder_cheaper(own, other):
    refused(table(hood(1, "statue", own), hood(0, "", other)), "place builder statue")


@pytest.mark.rule("MW-22")
def test_an_unbuilt_crane_does_not_help_to_build_itself():
    refused(table(hood(1, "crane"), hood()), "place builder crane")


@pytest.mark.rule("MW-22")
@pytest.mark.parametrize("plan", [plan for plan in TABLE if plan != "truck"])
def test_with_a_truck_the_supplier_costs_one_less_and_never_below_one(plan):
    cost = {1: 1, 2: 1, 3: 2, 4: 3, 5: 4}[TABLE[plan][0]]
    move = f"place supplier {plan}"
    refused(table(hood(cost - 1, "", "truck"), hood(), supply=plan), move)
    game = table(hood(cost, "", "truck"), hood(), supply=plan)
    play(game, move)
    assert (mints(game), plans(game, "P1")) == ([0, 0], [plan])


@pytest.mark.rule("MW-22")
@pytest.mark.parametrize(
    ("own", "unbuilt", "other"),
    [("", "truck", ""), ("", "", "truck"), ("crane", "", "")],
)
def test_no_other_card_makes_the_supplier_cheaper(own, unbuilt, other):
    refused(table(hood(1, unbuilt, own), hood(0, "", other), supply="statue"), "place supplier statue")


@pytest.mark.rule("MW-22")
def test_crane_and_truck_leave_other_locations_as_they_are():
    setting = {"opened": "lotto", "deck": "plant", "supply": "vault", "advanced": "recycler, swap-meet"}
    game = table(hood(2, "mine", "crane, truck"), hood(), **setting)
    refused(game, "place lotto")
    play(game, "place swap-meet mine vault")
    assert mints(game) == [0, 0]
    game = table(hood(1, "mine", "crane, truck"), hood(), **setting)
    refused(game, "place swap-meet mine vault")
    play(game, "place producer")
    assert mints(game) == [2, 0]


# Assembler


@pytest.mark.rule("MW-23")
def test_with_an_assembler_a_plan_of_the_supplier_is_built_at_once():
    game = table(hood(3, "mine", "assembler"), hood(), supply="gardens")
    assert moves(game, "place supplier") == {"place supplier gardens"}
    play(game, "place supplier gardens")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["mine"], ["assembler", "gardens"])
    assert (mints(game), stars(game)) == ([0, 0], [4, 0])


@pytest.mark.rule("MW-23")
@pytest.mark.parametrize("hoods", [(hood(3, "assembler"), hood()), (hood(3), hood(0, "", "assembler"))])
def test_an_assembler_must_be_ones_own_and_built(hoods):
    game = table(*hoods, supply="gardens")
    play(game, "place supplier gardens")
    assert plans(game, "P1")[-1] == "gardens"
    assert buildings(game, "P1") == []


@pytest.mark.rule("MW-23")
def test_the_assembler_does_not_act_at_the_lotto():
    game = table(hood(3, "", "assembler"), hood(), deck="gardens", opened="lotto")
    play(game, "place lotto", "draw gardens")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["gardens"], ["assembler"])


@pytest.mark.rule("MW-23")
def test_the_assembler_does_not_act_at_the_swap_meet():
    game = table(hood(2, "mine", "assembler"), hood(), supply="gardens", advanced="swap-meet, recycler")
    play(game, "place swap-meet mine gardens")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["gardens"], ["assembler"])


@pytest.mark.rule("MW-23")
@pytest.mark.parametrize(("copied", "built"), [("supplier gardens", True), ("lotto", False)])
def test_through_the_temp_agency_the_assembler_acts_where_the_supplier_is_copied(copied, built):
    game = table(
        hood(4, "", "assembler"),
        hood(),
        supply="gardens",
        deck="mine",
        opened="lotto",
        occupied="supplier 2, lotto",
        advanced="temp-agency, recycler",
    )
    play(game, f"place temp-agency {copied}")
    if built:
        assert (plans(game, "P1"), buildings(game, "P1")) == ([], ["assembler", "gardens"])
    else:
        play(game, "draw mine")
        assert (plans(game, "P1"), buildings(game, "P1")) == (["mine"], ["assembler"])


@pytest.mark.rule("MW-23")
@pytest.mark.parametrize("deed", ["wholesaler", "lotto"])
def test_an_assembled_deed_opens_its_location_at_once(deed):
    game = table(hood(4, "", "assembler"), hood(3), supply=deed, deck="mine")
    play(game, f"place supplier {deed}")
    assert opened(game) == [deed]
    play(game, f"place {deed}")


@pytest.mark.rule("MW-23")
def test_assembler_and_truck_work_together():
    game = table(hood(2, "", "assembler, truck"), hood(), supply="gardens")
    play(game, "place supplier gardens")
    assert (mints(game), buildings(game, "P1")) == ([0, 0], ["assembler", "truck", "gardens"])


# From the moment it is face up


@pytest.mark.rule("MW-24")
def test_a_crane_helps_from_the_next_turn_on():
    game = table(hood(3, "crane, statue"), hood())
    play(game, "place builder crane")
    assert mints(game) == [1, 0]
    play(game, "pass", "place builder statue")
    assert (mints(game), buildings(game, "P1")) == ([0, 0], ["crane", "statue"])


@pytest.mark.rule("MW-24")
def test_an_assembler_assembles_in_the_same_phase():
    game = table(hood(5, "assembler"), hood(), supply="gardens")
    play(game, "place builder assembler", "pass", "place supplier gardens")
    assert buildings(game, "P1") == ["assembler", "gardens"]


@pytest.mark.rule("MW-24")
def test_a_mine_built_in_this_round_works_in_its_upkeep():
    game = table(hood(2, "mine"), hood(0), supply="statue, gardens, vault")
    play(game, "place builder mine", "pass", "pass")
    assert mints(game) == [2, 1]


@pytest.mark.rule("MW-24")
def test_a_landfill_takes_stars_as_soon_as_it_stands():
    game = table(hood(2, "landfill", "statue, gardens"), hood())
    assert stars(game) == [5, 0]
    play(game, "place builder landfill")
    assert stars(game) == [1 + 2 + 3, 0]


# Gallery


@pytest.mark.rule("MW-26")
def test_every_upkeep_puts_a_mint_of_the_supply_on_the_gallery():
    game = table(hood(0, "", "gallery"), hood(0), supply="statue, gardens, vault")
    for rounds in (1, 2, 3):
        all_pass(game)
        assert (gallery(game, "P1"), mints(game), stars(game)) == (rounds, [rounds, rounds], [rounds, 0])


@pytest.mark.rule("MW-26")
def test_mints_on_a_gallery_pay_for_nothing():
    game = table(hood(0, "statue", "gallery", gallery=5), hood(9), supply="windmill")
    assert game.legal() == ["pass"]
    refused(game, "place producer", "place builder statue", "place supplier windmill")


@pytest.mark.rule("MW-26")
def test_mints_on_a_gallery_break_no_tie():
    game = table(hood(1, "", "gallery", gallery=2), hood(2, "", "statue"))
    all_pass(game)
    assert (game.over, game.scores, game.winners) == (True, [2, 2], ["P2"])


@pytest.mark.rule("MW-26")
def test_mints_on_a_gallery_go_back_to_the_supply_with_it():
    game = table(hood(1, "", "gallery", gallery=3), hood(), advanced="recycler, swap-meet")
    play(game, "place recycler gallery")
    assert (gallery(game, "P1"), mints(game)) == (0, [4 + 3, 0])
    game = table(hood(2, "", "gallery", gallery=3), hood(), advanced="recycler, swap-meet")
    play(game, "place swap-meet gallery gallery")
    assert (gallery(game, "P1"), plans(game, "P1"), mints(game)) == (0, ["gallery"], [0, 0])


@pytest.mark.rule("MW-26")
def test_a_gallery_that_is_built_again_begins_without_mints():
    game = table(hood(4, "", "gallery", gallery=3), hood(), advanced="recycler, swap-meet")
    play(game, "place swap-meet gallery gallery", "pass", "place builder gallery")
    assert (gallery(game, "P1"), stars(game), mints(game)) == (0, [0, 0], [0, 0])


@pytest.mark.rule("MW-26")
def test_another_players_gallery_has_its_own_mints():
    game = table(hood(0, "", "mine"), hood(0, "", "gallery", gallery=2), supply="statue, gardens, vault")
    all_pass(game)
    assert (gallery(game, "P1"), gallery(game, "P2"), mints(game)) == (0, 3, [2, 1])


# Vault, museum, obelisk, corporate HQ: what they count changes with the neighbourhood


@pytest.mark.rule("MW-40")
def test_a_vault_gives_two_stars_for_each_unbuilt_plan_and_less_when_one_is_built():
    game = table(hood(2, "windmill, mine", "vault"), hood(0, "statue"))
    assert stars(game) == [4, 0]
    play(game, "place builder windmill")
    assert stars(game) == [2 + 1, 0]


@pytest.mark.rule("MW-40")
def test_an_unbuilt_vault_gives_nothing():
    assert stars(table(hood(0, "vault, windmill, mine"), hood())) == [0, 0]


def test_what_is_recycled_is_gone_from_the_table():
    game = table(hood(1, "statue"), hood(), supply="mine", deck="plant", advanced="recycler, crowdfunder")
    play(game, "place recycler statue")
    assert (supply(game), deck(game), under(game)) == (["mine"], ["plant"], ["statue"])
