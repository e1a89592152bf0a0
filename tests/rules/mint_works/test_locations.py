"""Every location: its slots, its cost, its effect; MW-13 to MW-21 and MW-25."""

import pytest
from mint_table import (
    all_pass,
    buildings,
    deck,
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
    token,
    under,
)

import bourgade

# location: slots for 2 / 3 / 4 players, cost, and a placement of a player who has the plan gardens (cost 3)
TABLE = {
    "producer": ((2, 2, 3), 1, "place producer"),
    "supplier": ((2, 2, 3), 2, "place supplier crane"),
    "builder": ((2, 2, 3), 2, "place builder gardens"),
    "leadership-council": ((1, 1, 1), 1, "place leadership-council"),
    "wholesaler": ((1, 1, 1), 1, "place wholesaler"),
    "lotto": ((1, 1, 1), 3, "place lotto"),
    "crowdfunder": ((1, 1, 1), 1, "place crowdfunder"),
    "recycler": ((1, 1, 1), 1, "place recycler gardens"),
    "swap-meet": ((1, 1, 1), 2, "place swap-meet gardens crane"),
    "temp-agency": ((1, 1, 1), 2, "place temp-agency producer"),
}
ADVANCED = {
    "crowdfunder": "crowdfunder, recycler",
    "recycler": "crowdfunder, recycler",
    "swap-meet": "swap-meet, temp-agency",
    "temp-agency": "swap-meet, temp-agency",
}


def at(location, mints=9, players=2, filled=0):
    """Return a game in which P1, with so many mints and the plan gardens, could use the location."""
    taken = {"producer": 1 if location == "temp-agency" else 0, location: filled}
    return table(
        hood(mints, "gardens"),
        *[hood()] * (players - 1),
        supply="crane",
        deck="plant, mine",
        opened="wholesaler, lotto",
        advanced=ADVANCED.get(location, ""),
        occupied=", ".join(f"{name} {slots}" for name, slots in taken.items()),
    )


# Slots and costs


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("location", TABLE)
def test_each_location_has_its_slots(location, players):
    slots, move = TABLE[location][0][players - 2], TABLE[location][2]
    game = at(location, players=players, filled=slots - 1)
    play(game, move)
    assert occupied(game)[location] == slots
    refused(at(location, players=players, filled=slots), move)
    with pytest.raises(bourgade.BadPosition, match=location):
        at(location, players=players, filled=slots + 1)


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize("location", TABLE)
def test_each_location_has_its_cost(location):
    _, cost, move = TABLE[location]
    refused(at(location, mints=cost - 1), move)
    assert move in moves(at(location, mints=cost))


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize(
    ("location", "left"),
    [
        ("producer", 6),  # 5 - 1 + 2
        ("supplier", 3),  # 5 - 2
        ("builder", 3),  # 5 - 2
        ("leadership-council", 5),  # 5 - 1 + 1
        ("wholesaler", 6),  # 5 - 1 + 2
        ("lotto", 2),  # 5 - 3
        ("crowdfunder", 7),  # 5 - 1 + 3
        ("recycler", 10),  # 5 - 1 + 6
        ("swap-meet", 3),  # 5 - 2
        ("temp-agency", 5),  # 5 - 2 + 2
    ],
)
def test_each_location_leaves_so_many_of_five_mints(location, left):
    game = at(location, mints=5)
    play(game, TABLE[location][2])
    assert mints(game)[0] == left


# Core locations


@pytest.mark.rule("MW-13")
def test_the_producer_gives_two_mints():
    game = table(hood(1), hood(0))
    play(game, "place producer")
    assert (mints(game), occupied(game)) == ([2, 0], {"producer": 1})


@pytest.mark.rule("MW-16")
def test_a_plan_of_the_supplier_lies_face_down_for_its_cost_and_is_not_replaced():
    game = table(hood(3), hood(3), supply="crane, gardens, statue", deck="plant, vault")
    play(game, "place supplier gardens")
    assert mints(game) == [0, 3]
    assert (plans(game, "P1"), buildings(game, "P1"), stars(game)) == (["gardens"], [], [0, 0])
    assert (supply(game), deck(game)) == (["crane", "statue"], ["plant", "vault"])
    assert (game.actor, phase(game)) == ("P2", "develop")
    refused(game, "place supplier gardens")


@pytest.mark.rule("MW-16")
def test_everybody_saw_a_plan_of_the_supplier():
    game = table(hood(3), hood(3), hood(3), supply="crane, gardens, statue", deck="plant")
    play(game, "place supplier statue")
    for seat in game.seats:
        assert game.view(seat).position()["players"][0]["plans"] == ["statue"]


@pytest.mark.rule("MW-16")
def test_the_supply_is_refilled_in_upkeep():
    game = table(hood(3), hood(3), supply="crane, gardens, statue", deck="plant, vault")
    play(game, "place supplier gardens", "pass", "pass")
    assert phase(game) == "refill"
    play(game, "draw vault")
    assert supply(game) == ["crane", "statue", "vault"]


@pytest.mark.rule("MW-16")
def test_plans_are_listed_as_they_were_gained():
    game = table(hood(9, "vault"), hood(0), supply="crane, bridge")
    play(game, "place supplier crane", "pass", "place supplier bridge")
    assert plans(game, "P1") == ["vault", "crane", "bridge"]


@pytest.mark.rule("MW-13")
def test_the_builder_turns_one_plan_of_choice_face_up():
    game = table(hood(2, "vault, mine, crane", "statue"), hood(0))
    assert moves(game, "place builder") == {"place builder vault", "place builder mine", "place builder crane"}
    play(game, "place builder mine")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["vault", "crane"], ["statue", "mine"])
    assert mints(game) == [0, 0]


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize("plan", ["windmill", "plant", "vault"])
def test_the_builder_costs_the_same_for_every_plan(plan):
    refused(table(hood(1, plan), hood(0)), f"place builder {plan}")
    game = table(hood(2, plan), hood(0))
    play(game, f"place builder {plan}")
    assert (mints(game), buildings(game, "P1")) == ([0, 0], [plan])


@pytest.mark.rule("MW-17")
def test_the_leadership_council_gives_the_token_and_a_mint():
    game = table(hood(1), hood(1), hood(1), turn="P2", token="P1")
    play(game, "place leadership-council")
    assert (token(game), mints(game)) == ("P2", [1, 1, 1])
    refused(game, "place leadership-council")


@pytest.mark.rule("MW-17")
def test_the_holder_of_the_token_may_use_the_council_too():
    game = table(hood(1), hood(1), token="P1")
    play(game, "place leadership-council")
    assert (token(game), mints(game)) == ("P1", [1, 1])


@pytest.mark.rule("MW-17")
def test_the_order_of_the_phase_stays_and_the_next_one_begins_with_the_new_holder():
    game = table(hood(1), hood(1), hood(1), supply="crane, gardens, statue")
    play(game, "pass", "place leadership-council")
    assert (token(game), game.actor) == ("P2", "P3")
    play(game, "pass")
    assert game.actor == "P1"
    play(game, "pass", "pass")
    assert (phase(game), game.actor, mints(game)) == ("develop", "P2", [2, 2, 2])


# Deeds


@pytest.mark.rule("MW-25")
def test_the_wholesaler_gives_two_mints_and_nothing_to_its_owner_before_upkeep():
    game = table(hood(1), hood(0, "", "wholesaler"), opened="wholesaler")
    play(game, "place wholesaler")
    assert (mints(game), occupied(game)) == ([2, 0], {"wholesaler": 1})


@pytest.mark.rule("MW-18")
def test_the_lotto_gives_a_card_of_the_deck_by_an_outcome():
    game = table(hood(3), hood(0), opened="lotto", supply="crane", deck="plant, mine, vault, bridge")
    play(game, "place lotto")
    assert (phase(game), game.actor, mints(game)) == ("lotto", "chance", [0, 0])
    assert game.chances() == pytest.approx({f"draw {card}": 1 / 4 for card in ("plant", "mine", "vault", "bridge")})
    refused(game, "draw crane", "draw statue", "pass")
    play(game, "draw vault")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["vault"], [])
    assert (deck(game), supply(game)) == (["bridge", "mine", "plant"], ["crane"])
    assert (phase(game), game.actor, occupied(game)) == ("develop", "P2", {"lotto": 1})


@pytest.mark.rule("MW-18")
def test_the_last_card_of_the_deck_is_still_an_outcome():
    game = table(hood(3), hood(0), opened="lotto", deck="plant", under="mine")
    play(game, "place lotto")
    assert game.chances() == {"draw plant": 1}
    play(game, "draw plant")
    assert (plans(game, "P1"), deck(game), under(game)) == (["plant"], [], ["mine"])


@pytest.mark.rule("MW-18")
def test_when_the_deck_is_empty_the_first_of_those_under_it_comes_without_an_outcome():
    game = table(hood(3), hood(3), opened="lotto", under="mine, vault")
    play(game, "place lotto")
    assert (plans(game, "P1"), under(game)) == (["mine"], ["vault"])
    assert (phase(game), game.actor) == ("develop", "P2")


@pytest.mark.rule("MW-18")
def test_the_lotto_is_closed_to_three_mints_less_one():
    refused(table(hood(2), hood(0), opened="lotto", deck="plant"), "place lotto")


# Crowdfunder


@pytest.mark.rule("MW-13")
@pytest.mark.parametrize(("before", "after"), [([1, 0], [3, 1]), ([1, 0, 5], [3, 1, 6]), ([4, 3, 2, 1], [6, 4, 3, 2])])
def test_the_crowdfunder_gives_three_and_everybody_else_one(before, after):
    game = table(*[hood(number) for number in before], advanced="crowdfunder, recycler")
    play(game, "place crowdfunder")
    assert (mints(game), occupied(game)) == (after, {"crowdfunder": 1})
    refused(game, "place crowdfunder")


# Recycler

# plan: cost + printed stars, varying ones 0
WORTH = {
    "windmill": 2,
    "statue": 4,
    "gardens": 6,
    "bridge": 1,
    "museum": 2,
    "gallery": 4,
    "co-op": 2,
    "mine": 3,
    "workshop": 5,
    "corporate-hq": 3,
    "factory": 7,
    "stripmine": 4,
    "plant": 7,
    "crane": 3,
    "truck": 3,
    "landfill": 6,
    "obelisk": 4,
    "assembler": 6,
    "vault": 5,
    "wholesaler": 2,
    "lotto": 6,
}


def recycle(card, plans="", buildings="", gallery=0, deck="", under=""):
    game = table(
        hood(1, plans, buildings, gallery),
        hood(0),
        advanced="recycler, crowdfunder",
        opened="wholesaler, lotto",
        deck=deck,
        under=under,
    )
    play(game, f"place recycler {card}")
    return game


@pytest.mark.rule("MW-19")
@pytest.mark.parametrize("plan", WORTH)
def test_a_recycled_plan_gives_its_cost_and_its_printed_stars(plan):
    game = recycle(plan, plans=plan)
    assert mints(game) == [WORTH[plan], 0]
    assert (plans(game, "P1"), under(game)) == ([], [plan])


@pytest.mark.rule("MW-19")
@pytest.mark.parametrize("building", WORTH)
def test_a_recycled_building_gives_its_cost_and_its_stars(building):
    own = {"museum": 1, "obelisk": 1}  # they count themselves
    game = recycle(building, buildings=building)
    assert mints(game) == [WORTH[building] + own.get(building, 0), 0]
    assert (buildings(game, "P1"), under(game)) == ([], [building])


@pytest.mark.rule("MW-19")
@pytest.mark.parametrize(
    ("card", "standing", "unbuilt", "on_it", "gain"),
    [
        ("museum", "museum, statue, bridge, landfill", "", 0, 2 + 3),  # the example of the rule
        ("museum", "museum, statue, bridge", "", 0, 2 + 4),
        ("museum", "museum, landfill", "", 0, 2 + 0),
        ("statue", "museum, statue, bridge, landfill", "", 0, 2 + 1),
        ("windmill", "windmill, landfill", "", 0, 1 + 0),
        ("bridge", "bridge, landfill", "", 0, 1 + 0),
        ("landfill", "statue, gardens, landfill", "", 0, 3 + 3),
        ("mine", "mine, landfill", "", 0, 2 + 1),
        ("obelisk", "obelisk, bridge, mine", "", 0, 4 + 4),
        ("obelisk", "obelisk, mine", "statue, crane", 0, 4 + 2),
        ("vault", "vault", "statue, crane, bridge", 0, 5 + 6),
        ("gallery", "gallery", "", 3, 4 + 3),
        ("gallery", "gallery, landfill", "", 3, 4 + 2),
        ("statue", "statue", "landfill", 0, 2 + 2),  # an unbuilt landfill takes nothing
    ],
)
def test_a_recycled_building_is_worth_its_stars_just_before_it_leaves(card, standing, unbuilt, on_it, gain):
    assert mints(recycle(card, unbuilt, standing, on_it)) == [gain, 0]


@pytest.mark.rule("MW-19")
@pytest.mark.parametrize(
    ("card", "standing", "gain"),
    [
        ("museum", "statue, bridge", 2 + 0),
        ("obelisk", "statue, bridge", 4 + 0),
        ("statue", "landfill", 2 + 2),
        ("crane", "vault", 2 + 1),
    ],
)
def test_a_recycled_plan_does_not_look_at_the_buildings(card, standing, gain):
    assert mints(recycle(card, card, standing)) == [gain, 0]


@pytest.mark.rule("MW-19")
def test_what_is_recycled_goes_under_the_deck_and_comes_after_what_lies_there():
    game = recycle("statue", "statue, mine", deck="plant, crane", under="vault")
    assert (deck(game), under(game)) == (["crane", "plant"], ["vault", "statue"])
    assert plans(game, "P1") == ["mine"]


@pytest.mark.rule("MW-19")
def test_the_placement_is_paid_before_the_gain():
    refused(table(hood(0, "plant"), hood(0), advanced="recycler, crowdfunder"), "place recycler plant")


@pytest.mark.rule("MW-19")
def test_only_ones_own_cards_can_be_recycled():
    game = table(
        hood(3, "plant", "mine"), hood(0, "statue", "crane"), supply="bridge", advanced="recycler, crowdfunder"
    )
    assert moves(game, "place recycler") == {"place recycler plant", "place recycler mine"}
    refused(game, "place recycler statue", "place recycler crane", "place recycler bridge", "place recycler")


@pytest.mark.rule("MW-19")
def test_a_recycled_building_acts_no_longer():
    game = table(hood(9, "vault, mine", "crane"), hood(9), advanced="recycler, crowdfunder")
    play(game, "place builder mine")
    assert mints(game)[0] == 8
    play(game, "pass", "place recycler crane", "pass", "place builder vault")
    assert mints(game)[0] == 8 - 1 + 3 - 2


# Swap meet


def swap(given, gained, plans="", buildings="", supply="", gallery=0, mints=2, opened=""):
    game = table(
        hood(mints, plans, buildings, gallery),
        hood(0),
        supply=supply,
        opened=opened,
        deck="plant",
        advanced="swap-meet, recycler",
    )
    play(game, f"place swap-meet {given} {gained}")
    return game


@pytest.mark.rule("MW-20")
def test_a_plan_is_swapped_for_a_plan_of_the_supply():
    game = swap("gardens", "statue", plans="gardens, mine", supply="crane, statue, vault")
    assert (mints(game), occupied(game)) == ([0, 0], {"swap-meet": 1})
    assert plans(game, "P1") == ["mine", "statue"]
    assert supply(game) == ["crane", "vault", "gardens"]
    assert (deck(game), under(game), phase(game), game.actor) == (["plant"], [], "develop", "P2")


@pytest.mark.rule("MW-20")
def test_for_a_building_too_the_plan_comes_face_down():
    game = swap("gardens", "statue", plans="mine", buildings="gardens, crane", supply="vault, statue")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["mine", "statue"], ["crane"])
    assert (supply(game), stars(game)) == (["vault", "gardens"], [1, 0])


@pytest.mark.rule("MW-20")
def test_the_card_given_may_be_taken_back():
    game = swap("gardens", "gardens", plans="gardens, mine", supply="crane, statue, vault")
    assert (plans(game, "P1"), supply(game)) == (["mine", "gardens"], ["crane", "statue", "vault"])
    game = swap("gardens", "gardens", buildings="gardens", supply="crane, statue, vault")
    assert (plans(game, "P1"), buildings(game, "P1")) == (["gardens"], [])


@pytest.mark.rule("MW-20")
def test_with_an_empty_supply_only_the_card_given_can_be_taken():
    game = table(hood(2, "gardens"), hood(0), advanced="swap-meet, recycler")
    assert moves(game, "place swap-meet") == {"place swap-meet gardens gardens"}


@pytest.mark.rule("MW-20")
def test_every_own_card_may_be_given_for_every_plan_of_the_supply():
    game = table(
        hood(2, "gardens", "mine"),
        hood(0, "bridge", "truck"),
        supply="crane, plant",
        deck="vault",
        advanced="swap-meet, recycler",
    )
    assert moves(game, "place swap-meet") == {
        "place swap-meet gardens crane",
        "place swap-meet gardens plant",
        "place swap-meet gardens gardens",
        "place swap-meet mine crane",
        "place swap-meet mine plant",
        "place swap-meet mine mine",
    }
    refused(
        game,
        "place swap-meet bridge crane",
        "place swap-meet truck crane",
        "place swap-meet gardens vault",
        "place swap-meet gardens mine",
        "place swap-meet gardens bridge",
        "place swap-meet crane gardens",
        "place swap-meet gardens",
    )


@pytest.mark.rule("MW-20")
def test_the_plan_gained_costs_nothing_more_and_the_swap_two():
    game = swap("windmill", "vault", plans="windmill", supply="vault")
    assert (mints(game), plans(game, "P1")) == ([0, 0], ["vault"])
    refused(table(hood(1, "gardens"), hood(0), supply="crane", advanced="swap-meet, recycler"), TABLE["swap-meet"][2])


@pytest.mark.rule("MW-20")
def test_what_was_given_can_be_bought_by_the_next_player():
    game = table(hood(2, "gardens"), hood(3), supply="crane, statue", advanced="swap-meet, recycler")
    play(game, "place swap-meet gardens crane", "place supplier gardens")
    assert (plans(game, "P1"), plans(game, "P2"), supply(game)) == (["crane"], ["gardens"], ["statue"])


# Temp agency


def agency(mints=9, plans="gardens", buildings="", occupied="producer", others=1, **more):
    setting = {"supply": "statue, vault", "deck": "plant", "opened": "wholesaler, lotto"} | more
    setting.setdefault("advanced", "temp-agency, recycler")
    return table(hood(mints, plans, buildings), *[hood()] * others, occupied=occupied, **setting)


@pytest.mark.rule("MW-21")
@pytest.mark.parametrize(
    ("copied", "rest", "advanced", "cost", "gain"),
    [
        ("producer", "", "recycler", 2, 2),
        ("supplier", "statue", "recycler", 1 + 2, 0),
        ("supplier", "vault", "recycler", 1 + 5, 0),
        ("builder", "gardens", "recycler", 3, 0),
        ("leadership-council", "", "recycler", 2, 1),
        ("wholesaler", "", "recycler", 2, 2),
        ("lotto", "", "recycler", 4, 0),
        ("crowdfunder", "", "crowdfunder", 2, 3),
        ("recycler", "gardens", "recycler", 2, 6),
        ("swap-meet", "gardens statue", "swap-meet", 3, 0),
    ],
)
def test_the_agency_copies_a_location_for_one_mint_more(copied, rest, advanced, cost, gain):
    move = f"place temp-agency {copied} {rest}".rstrip()
    setting = {"occupied": copied, "advanced": f"temp-agency, {advanced}"}
    refused(agency(mints=cost - 1, **setting), move)
    refused(agency(mints=9, **setting | {"occupied": ""}), move)
    game = agency(mints=cost, **setting)
    play(game, move)
    assert mints(game)[0] == gain
    assert occupied(game) == {copied: 1, "temp-agency": 1}


@pytest.mark.rule("MW-21")
def test_the_copied_location_need_not_have_a_free_slot():
    game = agency(occupied="producer 2, builder 2, supplier 2")
    refused(game, "place producer", "place builder gardens", "place supplier statue")
    assert moves(game, "place temp-agency") == {
        "place temp-agency producer",
        "place temp-agency builder gardens",
        "place temp-agency supplier statue",
        "place temp-agency supplier vault",
    }
    play(game, "place temp-agency builder gardens")
    assert (buildings(game, "P1"), mints(game)[0]) == (["gardens"], 6)
    assert occupied(game) == {"producer": 2, "builder": 2, "supplier": 2, "temp-agency": 1}


@pytest.mark.rule("MW-21")
def test_the_agency_does_not_copy_itself_nor_what_nobody_uses():
    assert moves(agency(occupied=""), "place temp-agency") == set()
    game = agency(occupied="producer")
    assert moves(game, "place temp-agency") == {"place temp-agency producer"}
    refused(game, "place temp-agency temp-agency producer", "place temp-agency", "place temp-agency builder gardens")


@pytest.mark.rule("MW-21")
def test_the_agency_has_one_slot():
    refused(agency(occupied="producer, temp-agency"), "place temp-agency producer")


@pytest.mark.rule("MW-21")
def test_a_location_not_in_play_is_not_copied():
    refused(agency(), "place temp-agency crowdfunder", "place temp-agency swap-meet gardens statue")


@pytest.mark.rule("MW-21")
def test_a_copied_council_gives_the_token():
    game = agency(occupied="leadership-council", token="P2")
    play(game, "place temp-agency leadership-council")
    assert (token(game), mints(game)) == ("P1", [8, 0])


@pytest.mark.rule("MW-21")
def test_a_copied_crowdfunder_gives_the_others_their_mint():
    game = agency(2, occupied="crowdfunder", advanced="crowdfunder, temp-agency", others=3)
    play(game, "place temp-agency crowdfunder")
    assert mints(game) == [3, 1, 1, 1]


@pytest.mark.rule("MW-21")
def test_a_copied_lotto_draws_a_secret_card():
    game = agency(occupied="lotto")
    play(game, "place temp-agency lotto")
    assert (phase(game), game.chances()) == ("lotto", {"draw plant": 1})
    play(game, "draw plant")
    assert (plans(game, "P1"), game.actor) == (["gardens", "plant"], "P2")
    assert game.position()["secret"] == {"plant": "P1"}


@pytest.mark.rule("MW-21")
def test_a_copied_effect_must_be_able_to_happen():
    assert moves(agency(plans="", occupied="builder, recycler"), "place temp-agency") == set()
    assert moves(agency(deck="", occupied="lotto"), "place temp-agency") == set()
    assert moves(agency(supply="", occupied="supplier"), "place temp-agency") == set()
    assert moves(agency(5, occupied="supplier"), "place temp-agency") == {"place temp-agency supplier statue"}


@pytest.mark.rule("MW-21")
def test_a_copied_swap_meet_leaves_every_choice():
    game = agency(advanced="temp-agency, swap-meet", occupied="swap-meet")
    assert moves(game, "place temp-agency") == {
        "place temp-agency swap-meet gardens statue",
        "place temp-agency swap-meet gardens vault",
        "place temp-agency swap-meet gardens gardens",
    }
    play(game, "place temp-agency swap-meet gardens statue")
    assert (plans(game, "P1"), supply(game)) == (["statue"], ["vault", "gardens"])


@pytest.mark.rule("MW-21")
@pytest.mark.parametrize(
    ("helper", "copied", "rest", "cost"),
    [
        ("crane", "builder", "gardens", 1 + 1),
        ("truck", "supplier", "statue", 1 + 1),
        ("truck", "supplier", "vault", 1 + 4),
        ("truck", "supplier", "windmill", 1 + 1),  # never below 1, and then the 1 is added
        ("crane", "supplier", "statue", 1 + 2),
        ("truck", "builder", "gardens", 1 + 2),
    ],
)
def test_crane_and_truck_apply_to_the_copied_cost(helper, copied, rest, cost):
    move = f"place temp-agency {copied} {rest}"
    setting = {"buildings": helper, "occupied": f"{copied} 2", "supply": "statue, vault, windmill"}
    refused(agency(cost - 1, **setting), move)
    game = agency(cost, **setting)
    play(game, move)
    assert mints(game)[0] == 0


@pytest.mark.rule("MW-21")
def test_mints_on_the_agency_occupy_the_agency_only():
    game = agency(2, occupied="wholesaler", others=2, opened="wholesaler", supply="statue, vault, mine")
    play(game, "place temp-agency wholesaler")
    assert occupied(game) == {"wholesaler": 1, "temp-agency": 1}
    all_pass(game)
    assert occupied(game) == {}


@pytest.mark.rule("MW-21")
def test_a_copied_deed_pays_its_owner_once():
    game = table(
        hood(2),
        hood(0, "", "wholesaler"),
        supply="statue, vault, mine",
        opened="wholesaler",
        occupied="wholesaler",
        advanced="temp-agency, recycler",
    )
    play(game, "place temp-agency wholesaler", "pass", "pass")
    assert mints(game) == [2 + 1, 0 + 1 + 1]


@pytest.mark.rule("MW-21")
def test_a_copied_supplier_is_not_refilled():
    game = agency(3, occupied="supplier")
    play(game, "place temp-agency supplier statue")
    assert (supply(game), plans(game, "P1")) == (["vault"], ["gardens", "statue"])
    assert (deck(game), game.actor) == (["plant"], "P2")


# Deeds that open


@pytest.mark.rule("MW-25")
@pytest.mark.parametrize("deed", ["wholesaler", "lotto"])
def test_a_built_deed_opens_its_location_for_everybody_from_that_turn_on(deed):
    game = table(hood(2, deed), hood(3), deck="plant, mine")
    refused(game, f"place {deed}")
    play(game, f"place builder {deed}")
    assert (opened(game), buildings(game, "P1")) == ([deed], [deed])
    play(game, f"place {deed}")
    assert occupied(game) == {"builder": 1, deed: 1}


@pytest.mark.rule("MW-25")
def test_the_owner_may_use_the_deed_too():
    game = table(hood(1, "", "wholesaler"), hood(0), opened="wholesaler")
    play(game, "place wholesaler")
    assert mints(game) == [2, 0]


@pytest.mark.rule("MW-25")
@pytest.mark.parametrize("deed", ["wholesaler", "lotto"])
def test_an_unbuilt_deed_opens_nothing(deed):
    game = table(hood(9, deed), hood(9, "", "mine"), deck="plant")
    assert opened(game) == []
    refused(game, f"place {deed}")
    game = table(hood(9), hood(9), supply=deed, deck="plant")
    play(game, f"place supplier {deed}")
    assert opened(game) == []
    refused(game, f"place {deed}")


@pytest.mark.rule("MW-25")
@pytest.mark.parametrize("leave", ["place recycler wholesaler", "place swap-meet wholesaler crane"])
def test_a_deed_that_leaves_stays_open_and_has_no_owner(leave):
    game = table(
        hood(2, "", "wholesaler"),
        hood(1),
        supply="crane, vault, statue",
        deck="plant",
        opened="wholesaler",
        advanced="recycler, swap-meet",
    )
    play(game, leave)
    assert (buildings(game, "P1"), opened(game)) == ([], ["wholesaler"])
    before = mints(game)[0]
    play(game, "place wholesaler", "pass", "pass")
    assert mints(game) == [before + 1, 2 + 1]


@pytest.mark.rule("MW-25")
def test_the_deed_built_again_has_an_owner_again():
    game = table(
        hood(1),
        hood(2, "wholesaler"),
        supply="crane, vault, statue",
        opened="wholesaler",
    )
    play(game, "place wholesaler", "place builder wholesaler", "pass", "pass")
    assert opened(game) == ["wholesaler"]
    assert mints(game) == [2 + 1, 0 + 1 + 1]
