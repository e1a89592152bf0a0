"""Rachael: 30 mints in all, and she wins when their supply is empty, MW-59."""

from random import Random

import pytest
from mint_table import gallery, hood, mints, occupied, phase, plans, play, stars, supply, table

import bourgade

ADVANCED = ["crowdfunder", "recycler", "swap-meet", "temp-agency"]
STAYS = {"supply": "statue, gardens", "occupied": "supplier"}  # one mint lies there, so the supply does not change


def rachael(*hoods, **more):
    return table(*hoods, opponent="rachael", **more)


def dictated(game):
    """Return the one move that Rachael's card dictates."""
    assert game.actor == "P2"
    (move,) = game.legal()
    return move


def bank(game):
    """Return the mints in the supply."""
    return game.position()["bank"]


def lying(game):
    """Return the mints on locations where some are."""
    return {location: number for location, number in game.position()["lying"].items() if number}


def ended(game):
    """Return whether the supply is empty and Rachael has won."""
    return (game.over, game.winners, bank(game)) == (True, ["P2"], 0)


# What she buys


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("offered", "bought"),
    [
        ("windmill, mine", "mine"),
        ("co-op, statue", "statue"),
        ("vault, stripmine", "vault"),
        ("lotto, gardens", "lotto"),
    ],
)
def test_rachael_buys_the_dearest(offered, bought):
    game = rachael(hood(3), hood(9), turn="P2", supply=offered, occupied="producer 3")
    assert dictated(game) == f"place supplier {bought}"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("factory", "gallery"),
        ("stripmine", "obelisk"),
        ("factory", "lotto"),
        ("gallery", "obelisk"),
        ("gallery", "lotto"),
        ("obelisk", "lotto"),
        ("co-op", "wholesaler"),
        ("plant", "vault"),
    ],
)
def test_of_equal_cost_rachael_takes_production_then_culture_then_utility_then_deed(first, second):
    for offered in (f"{first}, {second}", f"{second}, {first}"):
        game = rachael(hood(3), hood(9), turn="P2", supply=offered, occupied="producer 3")
        assert dictated(game) == f"place supplier {first}"


@pytest.mark.rule("MW-59")
def test_with_an_unbuilt_plan_rachael_buys_all_the_same():
    game = rachael(
        hood(3), hood(9, "windmill"), turn="P2", supply="mine, statue", occupied="producer 3, builder 2, supplier"
    )
    assert dictated(game) == "place supplier mine"


# Where the mints are


@pytest.mark.rule("MW-59")
def test_after_the_set_up_22_of_30_mints_lie_in_the_supply():
    game = bourgade.new("mint-works", players=1, opponent="rachael", seed=1)
    assert (mints(game), bank(game), lying(game)) == ([3, 5], 22, {})


@pytest.mark.rule("MW-59")
def test_a_gain_comes_out_of_the_supply_and_what_is_paid_lies_on_the_location():
    game = rachael(hood(3), hood(5), supply="plant, vault", deck="crane")
    play(game, "place producer")
    assert (mints(game), bank(game), lying(game)) == ([4, 5], 20, {"producer": 1})
    play(game, "place producer", "place leadership-council")
    assert (mints(game), bank(game)) == ([4, 6], 17)
    assert lying(game) == {"producer": 2, "leadership-council": 1}


@pytest.mark.rule("MW-59")
def test_the_builder_takes_nothing_out_of_the_supply():
    game = rachael(hood(3, "statue"), hood(5), supply="plant, vault")
    play(game, "place builder statue")
    assert (mints(game), bank(game), lying(game)) == ([1, 5], 22, {"builder": 2})


@pytest.mark.rule("MW-59")
def test_where_a_position_says_nothing_the_slots_hold_their_printed_cost():
    game = rachael(
        hood(3, "", "gallery", 2),
        hood(5),
        supply="plant, vault",
        opened="wholesaler, lotto",
        advanced="temp-agency",
        occupied="producer 2, supplier 2, builder, leadership-council, wholesaler, lotto, temp-agency",
    )
    assert lying(game) == {
        "producer": 2,
        "supplier": 2,
        "builder": 2,
        "leadership-council": 1,
        "wholesaler": 1,
        "lotto": 3,
        "temp-agency": 1,
    }
    assert bank(game) == 8


@pytest.mark.rule("MW-59")
def test_what_a_position_says_holds():
    game = rachael(hood(3), hood(5), supply="plant, vault", occupied="supplier 2", lying={"supplier": 7})
    assert (lying(game), bank(game)) == ({"supplier": 7}, 15)
    game = rachael(hood(3), hood(5), supply="plant, vault", occupied="supplier 2", lying={"supplier": 7}, bank=4)
    assert (lying(game), bank(game)) == ({"supplier": 7}, 4)
    assert bourgade.load(game.position()).position() == game.position()


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize(
    "more",
    [
        {"bank": -1},
        {"bank": "many"},
        {"bank": 2.5},
        {"bank": [3]},
        {"lying": {"producer": -1}},
        {"lying": {"producer": "one"}},
        {"lying": {"mine": 1}},
        {"lying": {"temp-agency": 1}},
        {"lying": 3},
    ],
)
def test_a_position_whose_mints_cannot_be_is_refused(more):
    with pytest.raises(bourgade.BadPosition):
        rachael(hood(3), hood(5), supply="plant, vault", occupied="producer", **more)


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize("opponent", ["justin", "sonic", "mort"])
def test_against_the_others_the_supply_has_no_end(opponent):
    game = table(hood(500), hood(300), opponent=opponent, supply="mine, plant")
    play(game, "place producer")
    assert (mints(game)[0], game.over) == (501, False)
    with pytest.raises(bourgade.BadPosition, match="bank"):
        table(hood(3), hood(5), opponent=opponent, supply="mine, plant", bank=22)


@pytest.mark.rule("MW-59")
def test_a_position_with_more_than_30_mints_or_an_empty_supply_is_refused():
    for purses in [(22, 8), (40, 5)]:
        with pytest.raises(bourgade.BadPosition, match="bank"):
            rachael(hood(purses[0]), hood(purses[1]), supply="mine, plant")
    assert bank(rachael(hood(21), hood(8), supply="mine, plant")) == 1


# Mints that leave the game


@pytest.mark.rule("MW-59")
def test_mints_that_rachael_spends_at_the_supplier_leave_the_game_in_upkeep():
    game = rachael(hood(0), hood(5), turn="P2", supply="gardens, statue", deck="mine, crane", occupied="producer 3")
    assert bank(game) == 22
    play(game, "place supplier gardens", "draw mine")
    assert (mints(game), bank(game)) == ([0, 2], 22)
    assert lying(game) == {"producer": 3, "supplier": 3}
    play(game, "pass", "place builder gardens", "pass")
    assert (bank(game), lying(game)) == (22, {"producer": 3, "supplier": 3, "builder": 2})
    play(game, "pass")
    assert (mints(game), bank(game), lying(game)) == ([1, 1], 25, {})


@pytest.mark.rule("MW-59")
def test_with_a_truck_fewer_mints_leave():
    game = rachael(
        hood(0), hood(2, "", "truck"), turn="P2", supply="gardens, vault", deck="mine, crane", occupied="producer 3"
    )
    assert bank(game) == 25
    play(game, "place supplier gardens", "draw mine", "pass", "pass")
    assert (mints(game), bank(game)) == ([1, 1], 26)


@pytest.mark.rule("MW-59")
def test_mints_that_the_human_spends_at_the_supplier_leave_the_game_too():
    game = rachael(hood(3), hood(0), supply="gardens, statue", deck="mine, crane")
    assert bank(game) == 27
    play(game, "place supplier gardens", "draw mine", "pass")
    assert (mints(game), bank(game), lying(game)) == ([0, 0], 27, {"supplier": 3})
    play(game, "pass")
    assert (mints(game), bank(game), lying(game)) == ([1, 1], 25, {})


@pytest.mark.rule("MW-59")
def test_mints_spent_through_the_temp_agency_stay_in_the_game():
    game = rachael(hood(3), hood(0), supply="statue, vault", deck="mine", advanced="temp-agency", occupied="supplier")
    assert bank(game) == 26
    play(game, "place temp-agency supplier statue", "draw mine")
    assert (mints(game), lying(game)) == ([0, 0], {"supplier": 1, "temp-agency": 3})
    play(game, "pass", "pass")
    assert (mints(game), bank(game)) == ([1, 1], 27)


@pytest.mark.rule("MW-59")
def test_rachael_pays_the_temp_agency_too():
    game = rachael(
        hood(0),
        hood(4),
        turn="P2",
        supply="gardens, vault",
        deck="mine",
        advanced="temp-agency",
        occupied="supplier 2, leadership-council",
        house={"locations": {"producer": {"slots": 0}}},
    )
    assert bank(game) == 23
    play(game, dictated(game), "draw mine")
    assert plans(game, "P2") == ["gardens"]
    assert lying(game) == {"supplier": 2, "leadership-council": 1, "temp-agency": 4}
    play(game, "pass", "pass")
    assert (mints(game), bank(game)) == ([1, 1], 26)


# The supply is empty


@pytest.mark.rule("MW-59")
def test_when_the_human_takes_the_last_mint_rachael_wins_at_once():
    game = rachael(hood(3), hood(5), supply="plant, vault", bank=2)
    play(game, "place producer")
    assert ended(game)
    assert (mints(game), game.actor, phase(game)) == ([4, 5], None, "over")


@pytest.mark.rule("MW-59")
def test_when_rachael_takes_the_last_mint_she_wins_at_once():
    game = rachael(hood(3), hood(5), turn="P2", supply="plant, vault", bank=2)
    play(game, "place producer")
    assert ended(game)
    assert mints(game) == [3, 6]


@pytest.mark.rule("MW-59")
def test_with_a_mint_left_the_game_goes_on():
    game = rachael(hood(3), hood(5), supply="plant, vault", bank=3)
    play(game, "place producer")
    assert (game.over, bank(game), mints(game)) == (False, 1, [4, 5])


@pytest.mark.rule("MW-59")
def test_a_gain_larger_than_the_supply_takes_what_is_there():
    game = rachael(hood(3), hood(5), supply="plant, vault", bank=1)
    play(game, "place producer")
    assert ended(game)
    assert mints(game) == [3, 5]


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize(
    ("move", "left", "purse"),
    [
        ("place leadership-council", 1, 3),
        ("place wholesaler", 2, 4),
        ("place wholesaler", 1, 3),
        ("place recycler gardens", 6, 8),
        ("place recycler gardens", 4, 6),
    ],
)
def test_every_gain_of_a_placement_can_empty_the_supply(move, left, purse):
    for more in (9, 0):
        game = rachael(
            hood(3, "gardens"),
            hood(0),
            supply="plant, vault",
            opened="wholesaler",
            advanced="recycler",
            bank=left + more,
        )
        play(game, move)
        assert ended(game) == (more == 0)
    assert mints(game) == [purse, 0]


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize(
    ("left", "purses", "over"), [(2, [2, 0], True), (3, [3, 0], True), (4, [3, 1], True), (5, [3, 1], False)]
)
def test_at_the_crowdfunder_the_placer_gains_first(left, purses, over):
    game = rachael(hood(1), hood(0), supply="plant, vault", advanced="crowdfunder", bank=left)
    play(game, "place crowdfunder")
    assert (mints(game), game.over) == (purses, over)
    assert ended(game) == over
    game = rachael(
        hood(0),
        hood(1),
        turn="P2",
        supply="plant, vault",
        advanced="crowdfunder",
        occupied="producer 3, leadership-council",
        bank=left,
    )
    play(game, "place crowdfunder")
    assert (mints(game), game.over) == (purses[::-1], over)
    assert ended(game) == over


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize(("holder", "purses"), [("P1", [1, 0]), ("P2", [0, 1])])
def test_in_upkeep_the_holder_of_the_token_gains_first(holder, purses):
    game = rachael(hood(0, "", "mine"), hood(0, "", "workshop"), token=holder, bank=1, **STAYS)
    play(game, "pass", "pass")
    assert ended(game)
    assert mints(game) == purses


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize(("left", "purses"), [(1, [1, 0]), (2, [2, 0]), (3, [3, 0]), (4, [3, 1])])
def test_each_building_is_a_gain_of_its_own(left, purses):
    game = rachael(hood(0, "", "stripmine"), hood(0, "", "mine"), bank=left, **STAYS)
    play(game, "pass", "pass")
    assert ended(game)
    assert mints(game) == purses


@pytest.mark.rule("MW-59")
def test_mints_of_a_gallery_go_back_to_the_supply_with_it():
    game = rachael(hood(1, "", "gallery", 3), hood(0), supply="plant, vault", advanced="recycler", bank=5)
    play(game, "place recycler gallery")
    assert (game.over, mints(game), bank(game)) == (False, [7, 0], 1)


@pytest.mark.rule("MW-59")
def test_the_gallery_can_take_the_last_mint():
    game = rachael(hood(0, "", "gallery", 3), hood(0), bank=1, **STAYS)
    play(game, "pass", "pass")
    assert ended(game)
    assert (gallery(game, "P1"), mints(game)) == (4, [0, 0])


@pytest.mark.rule("MW-59")
def test_a_co_op_can_take_the_last_mint():
    game = rachael(hood(0, "", "co-op"), hood(0), bank=2, **STAYS)
    play(game, "pass", "pass", "co-op P2")
    assert ended(game)
    assert mints(game) == [1, 1]


@pytest.mark.rule("MW-59")
@pytest.mark.parametrize(("left", "purses"), [(1, [1, 0]), (2, [2, 0])])
def test_the_owner_of_a_deed_can_take_the_last_mint(left, purses):
    game = rachael(
        hood(0, "", "lotto"), hood(0), supply="statue, gardens", opened="lotto", occupied="supplier, lotto", bank=left
    )
    play(game, "pass", "pass")
    assert ended(game)
    assert mints(game) == purses


@pytest.mark.rule("MW-59")
def test_mints_come_back_from_the_locations_before_everybody_gains_1():
    game = rachael(hood(0), hood(0), supply="statue, gardens", occupied="supplier, producer 3", bank=1)
    play(game, "pass", "pass")
    assert (game.over, mints(game), bank(game)) == (False, [1, 1], 2)


@pytest.mark.rule("MW-59")
def test_the_mint_that_everybody_gains_can_be_the_last():
    game = rachael(hood(0), hood(0), bank=1, **STAYS)
    play(game, "pass", "pass")
    assert ended(game)
    assert sorted(mints(game)) == [0, 1]
    game = rachael(hood(0), hood(0), bank=2, **STAYS)
    play(game, "pass", "pass")
    assert ended(game)
    assert mints(game) == [1, 1]
    game = rachael(hood(0), hood(0), bank=3, **STAYS)
    play(game, "pass", "pass")
    assert (game.over, bank(game)) == (False, 1)


@pytest.mark.rule("MW-59")
def test_rachael_wins_whatever_the_stars():
    game = rachael(hood(3, "", "gardens, statue, factory"), hood(0), supply="plant, vault", bank=2)
    assert stars(game) == [8, 0]
    play(game, "place producer")
    assert ended(game)
    assert game.scores == [8, 0]


@pytest.mark.rule("MW-59")
def test_7_stars_end_the_game_before_upkeep_takes_the_last_mint():
    game = rachael(hood(0, "", "gardens, workshop, plant"), hood(0), bank=1, supply="statue, mine", occupied="supplier")
    play(game, "pass", "pass")
    assert (game.over, game.winners, bank(game)) == (True, ["P1"], 1)


@pytest.mark.rule("MW-59")
def test_a_supply_of_plans_that_cannot_be_filled_ends_the_game_before_upkeep_takes_the_last_mint():
    game = rachael(hood(0, "", "workshop"), hood(0), bank=1, supply="statue", occupied="supplier")
    play(game, "pass", "pass")
    assert (game.over, game.winners, bank(game)) == (True, ["P1"], 1)


@pytest.mark.rule("MW-59")
def test_nothing_happens_after_the_end():
    game = rachael(hood(3), hood(5), supply="plant, vault", deck="crane", bank=2)
    play(game, "place producer")
    assert (game.legal(), occupied(game), supply(game)) == ([], {"producer": 1}, ["plant", "vault"])
    with pytest.raises(bourgade.IllegalMove):
        game.play("pass")
    assert game.record()["winners"] == ["P2"]
    assert bourgade.replay(game.record()).winners == ["P2"]


# Whole games


@pytest.mark.rule("MW-59")
def test_in_random_games_mints_leave_from_the_supplier_and_nowhere_else():
    for number in range(200):
        random = Random(number)
        advanced = random.choice([0, *([name] for name in ADVANCED)])
        game = bourgade.new("mint-works", players=1, opponent="rachael", seed=number, advanced=advanced)
        inside, before = 30, game.position()
        while not game.over:
            if game.actor == "chance":
                game.draw()
            else:
                game.play(random.choice(game.legal()))
            position = game.position()
            if not position["locations"]["supplier"] and before["locations"]["supplier"]:
                inside -= before["lying"]["supplier"]
            assert all_mints(position) == inside
            assert position["bank"] >= 0
            assert (position["bank"] == 0) <= game.over
            before = position
        if before["bank"] == 0:
            assert game.winners == ["P2"]


def all_mints(position):
    """Return how many mints are in the game, wherever they are."""
    neighbourhoods = sum(hood["mints"] + hood["gallery"] for hood in position["players"])
    return neighbourhoods + position["bank"] + sum(position["lying"].values())
