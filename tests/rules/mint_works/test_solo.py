"""Playing alone: what holds against every opponent, MW-50 to MW-57 and MW-62. What one of them does is beside this."""

from random import Random

import pytest
from mint_table import (
    buildings,
    deck,
    gallery,
    hood,
    mints,
    occupied,
    phase,
    plans,
    play,
    player,
    refused,
    stars,
    supply,
    table,
    token,
    under,
    words,
)

import bourgade
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import simulate
from bourgade.games import definition

OPPONENTS = ["justin", "rachael", "sonic", "mort"]
COUNTING = ["justin", "rachael", "sonic"]  # their mints are counted
ADVANCED = ["crowdfunder", "recycler", "swap-meet", "temp-agency"]
PLANS = sorted(
    words(
        "windmill, statue, gardens, bridge, museum, gallery, co-op, mine, workshop, corporate-hq, factory, stripmine, "
        "plant, crane, truck, landfill, obelisk, assembler, vault, wholesaler, lotto"
    )
)
NO_PRODUCER = {"locations": {"producer": {"slots": 0}}}  # house rules: else an opponent at the agency always copies it

against_all = pytest.mark.parametrize("opponent", OPPONENTS)
against_counting = pytest.mark.parametrize("opponent", COUNTING)


def fresh(opponent, seed=7, **options):
    return bourgade.new("mint-works", players=1, opponent=opponent, seed=seed, **options)


def purse(opponent, mints):
    """Return the opponent's mints in a position: Mort's are not counted."""
    return None if opponent == "mort" else mints


def dictated(game):
    """Return the one move that the opponent's card dictates."""
    assert game.actor == "P2"
    (move,) = game.legal()
    return move


def all_pass(game):
    """Let both pass, Sonic twice: the development phase ends."""
    play(game, *["pass"] * (3 if game.position()["opponent"] == "sonic" else 2))


# The set-up


@pytest.mark.rule("MW-01")
@against_all
def test_one_person_and_an_opponent_have_two_seats(opponent):
    game = fresh(opponent)
    assert game.seats == ["P1", "P2"]
    assert len(game.position()["players"]) == 2
    assert game.position()["opponent"] == opponent


@pytest.mark.rule("MW-03")
@against_all
def test_two_plans_lie_face_up(opponent):
    game = fresh(opponent)
    assert (len(supply(game)), len(deck(game)), under(game)) == (2, 19, [])
    assert sorted(supply(game) + deck(game)) == PLANS


@pytest.mark.rule("MW-04")
@pytest.mark.parametrize(("opponent", "share"), [("justin", 3), ("rachael", 5), ("sonic", 5), ("mort", None)])
def test_the_human_starts_with_3_mints_and_the_opponent_with_its_own_number(opponent, share):
    game = fresh(opponent)
    assert mints(game) == [3, share]
    assert [player(game, seat)["plans"] + player(game, seat)["buildings"] for seat in game.seats] == [[], []]


@pytest.mark.rule("MW-57")
@pytest.mark.parametrize("opponent", ["rachael", "sonic", "mort"])
@pytest.mark.parametrize("seed", range(5))
def test_the_human_has_the_token_and_begins(opponent, seed):
    game = fresh(opponent, seed)
    assert (token(game), game.actor) == ("P1", "P1")


@pytest.mark.rule("MW-57")
@pytest.mark.parametrize("seed", range(5))
def test_justin_has_the_token_and_begins(seed):
    game = fresh("justin", seed)
    assert (token(game), game.actor) == ("P2", "P2")


@pytest.mark.rule("MW-04")
@against_all
def test_who_begins_is_no_outcome_of_the_set_up(opponent):
    game = fresh(opponent, deal=False)
    assert (game.actor, phase(game)) == ("chance", "supply")
    play(game, "draw statue", "draw mine")
    assert phase(game) == "develop"
    assert supply(game) == ["statue", "mine"]


@pytest.mark.rule("MW-03")
def test_every_plan_is_as_likely_to_lie_face_up():
    game = fresh("mort", deal=False)
    assert game.chances() == {f"draw {plan}": pytest.approx(1 / 21) for plan in PLANS}
    play(game, "draw gallery")
    assert game.chances() == {f"draw {plan}": pytest.approx(1 / 20) for plan in PLANS if plan != "gallery"}


@pytest.mark.rule("MW-02")
@against_all
def test_one_random_advanced_location_joins_before_the_plans(opponent):
    game = fresh(opponent, advanced=1, deal=False)
    assert (game.actor, phase(game)) == ("chance", "advanced")
    assert game.chances() == {f"advanced {location}": 0.25 for location in ADVANCED}
    play(game, "advanced swap-meet")
    assert phase(game) == "supply"
    assert [location for location in ADVANCED if location in game.position()["locations"]] == ["swap-meet"]


@pytest.mark.rule("MW-02")
@pytest.mark.parametrize("location", ADVANCED)
def test_the_advanced_location_may_be_named(location):
    game = fresh("sonic", advanced=[location], deal=False)
    assert phase(game) == "supply"
    assert [name for name in ADVANCED if name in game.position()["locations"]] == [location]


@pytest.mark.rule("MW-02")
def test_there_is_no_advanced_location_unless_asked_for():
    names = {"producer", "supplier", "builder", "leadership-council", "wholesaler", "lotto"}
    assert set(fresh("rachael").position()["locations"]) == names
    assert set(fresh("rachael", advanced=0).position()["locations"]) == names


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("opponent", ["justine", "", "Mort", "P2", 1, True, ["mort"], {}])
def test_an_unknown_opponent_is_refused(opponent):
    with pytest.raises(bourgade.UnknownOption, match="opponent"):
        fresh(opponent)


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("players", [3, 4])
def test_an_opponent_plays_against_one_person_only(players):
    with pytest.raises(bourgade.BourgadeError, match="mort"):
        bourgade.new("mint-works", players=players, opponent="mort")


@pytest.mark.rule("MW-02")
@pytest.mark.parametrize(
    "advanced",
    [
        2,
        3,
        -1,
        True,
        1.5,
        ["recycler", "swap-meet"],
        ["recycler", "recycler"],
        ["producer"],
        ["recyclr"],
        [1],
        [["recycler"]],
        {"recycler": 1},
    ],
)
def test_more_than_one_advanced_location_or_an_unknown_one_is_refused(advanced):
    with pytest.raises(bourgade.UnknownOption, match="advanced"):
        fresh("justin", advanced=advanced)


@pytest.mark.rule("MW-57")
@pytest.mark.parametrize("first", ["P2", "P3", "mort", 1])
def test_nobody_else_says_who_begins(first):
    with pytest.raises(bourgade.UnknownOption, match="first"):
        fresh("rachael", first=first)


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("opponent", ["justine", "", 1, True, ["mort"]])
def test_a_position_with_an_unknown_opponent_is_refused(opponent):
    with pytest.raises(bourgade.BadPosition, match="opponent"):
        table(hood(3), hood(3), opponent=opponent)


@pytest.mark.rule("MW-01")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_position_with_an_opponent_has_two_players(seats):
    with pytest.raises(bourgade.BadPosition):
        table(*[hood(3)] * seats, opponent="justin")


@pytest.mark.rule("MW-61")
@against_counting
def test_only_mort_has_mints_that_are_not_counted(opponent):
    with pytest.raises(bourgade.BadPosition):
        table(hood(3), hood(None), opponent=opponent)
    with pytest.raises(bourgade.BadPosition):
        table(hood(None), hood(3), opponent=opponent)


# The column


@pytest.mark.rule("MW-50")
@pytest.mark.parametrize(
    ("move", "slots"),
    [
        ("place producer", 3),
        ("place supplier statue", 2),
        ("place builder gardens", 2),
        ("place leadership-council", 1),
        ("place wholesaler", 1),
        ("place lotto", 1),
        ("place crowdfunder", 1),
    ],
)
def test_the_locations_lie_on_the_side_for_one_player(move, slots):
    def with_occupied(number):
        return table(
            hood(9, "gardens"),
            hood(0),
            opponent="justin",
            supply="statue, mine",
            deck="plant",
            advanced="crowdfunder",
            opened="wholesaler, lotto",
            occupied=f"{move.split()[1]} {number}",
        )

    for number in range(slots):
        assert move in with_occupied(number).legal()
    refused(with_occupied(slots), move)


@pytest.mark.rule("MW-50")
@against_all
@pytest.mark.parametrize(
    ("taken", "move"),
    [
        ("", "place producer"),
        ("producer 2", "place producer"),
        ("producer 3", "place wholesaler"),
        ("producer 3, wholesaler", "place supplier statue"),
        ("producer 3, wholesaler, supplier", "place supplier statue"),
        ("producer 3, wholesaler, supplier 2", "place leadership-council"),
        ("producer 3, wholesaler, supplier 2, leadership-council", "place lotto"),
        ("producer 3, wholesaler, supplier 2, leadership-council, lotto", "place crowdfunder"),
        ("producer 3, wholesaler, supplier 2, leadership-council, lotto, crowdfunder", "pass"),
        ("wholesaler, supplier 2, leadership-council, lotto, crowdfunder", "place producer"),
        ("producer 3, wholesaler, supplier 2, lotto, crowdfunder", "place leadership-council"),
    ],
)
def test_the_opponent_goes_down_the_column(opponent, taken, move):
    game = table(
        hood(3),
        hood(purse(opponent, 9)),
        turn="P2",
        opponent=opponent,
        supply="statue",
        deck="mine",
        advanced="crowdfunder",
        opened="wholesaler, lotto",
        occupied=taken,
    )
    assert dictated(game) == move


@pytest.mark.rule("MW-50")
@against_all
@pytest.mark.parametrize(
    ("taken", "move"),
    [
        ("producer 2", "place producer"),
        ("producer 3", "place wholesaler"),
        ("producer 3, wholesaler", "place builder gardens"),
        ("producer 3, wholesaler, builder", "place builder gardens"),
    ],
)
def test_the_builder_stands_after_the_wholesaler_and_before_the_supplier(opponent, taken, move):
    game = table(
        hood(3),
        hood(purse(opponent, 9), "gardens"),
        turn="P2",
        opponent=opponent,
        supply="statue",
        opened="wholesaler",
        occupied=taken,
    )
    assert dictated(game) == move


@pytest.mark.rule("MW-51")
@against_all
def test_closed_deeds_are_left_out(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 9)),
        turn="P2",
        opponent=opponent,
        supply="statue",
        deck="mine",
        occupied="producer 3",
    )
    assert dictated(game) == "place supplier statue"
    game = table(
        hood(3),
        hood(purse(opponent, 9)),
        turn="P2",
        opponent=opponent,
        deck="mine",
        advanced="crowdfunder",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "place crowdfunder"


@pytest.mark.rule("MW-51")
@against_all
def test_the_opponent_may_do_nothing_else(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 9), "gardens"),
        turn="P2",
        opponent=opponent,
        supply="statue, windmill",
        deck="mine",
    )
    assert dictated(game) == "place producer"
    refused(game, "pass", "place builder gardens", "place supplier statue", "place leadership-council")


@pytest.mark.rule("MW-51")
@against_counting
def test_without_mints_the_opponent_passes(opponent):
    game = table(
        hood(3), hood(0, "gardens"), turn="P2", opponent=opponent, supply="windmill, bridge", opened="wholesaler"
    )
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-51")
@against_counting
@pytest.mark.parametrize(
    ("purse", "built", "move", "left"),
    [
        (1, "", "pass", 1),
        (2, "", "place builder gardens", 0),
        (1, "crane", "place builder gardens", 0),
        (2, "crane", "place builder gardens", 1),
    ],
)
def test_the_builder_needs_2_mints_or_with_a_crane_1(opponent, purse, built, move, left):
    game = table(
        hood(3),
        hood(purse, "gardens", built),
        turn="P2",
        opponent=opponent,
        supply="plant, vault",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == move
    play(game, move)
    assert mints(game) == [3, left]


@pytest.mark.rule("MW-51")
@against_counting
def test_a_location_too_dear_is_left_out(opponent):
    game = table(
        hood(3),
        hood(2),
        turn="P2",
        opponent=opponent,
        supply="gardens, gallery",
        deck="mine",
        opened="lotto",
        occupied="producer 3",
    )
    assert dictated(game) == "place leadership-council"


@pytest.mark.rule("MW-51")
@against_counting
@pytest.mark.parametrize(("purse", "move"), [(2, "place crowdfunder"), (3, "place lotto")])
def test_the_lotto_needs_3_mints(opponent, purse, move):
    game = table(
        hood(3),
        hood(purse),
        turn="P2",
        opponent=opponent,
        deck="mine",
        opened="lotto",
        advanced="crowdfunder",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == move


@pytest.mark.rule("MW-51")
@against_all
def test_the_opponent_takes_no_lotto_without_a_card(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 9)),
        turn="P2",
        opponent=opponent,
        opened="lotto",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-51")
@against_all
def test_the_opponent_takes_the_card_that_was_put_under_the_deck(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 9)),
        turn="P2",
        opponent=opponent,
        under="vault, mine",
        opened="lotto",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "place lotto"
    play(game, "place lotto")
    assert game.actor != "chance"
    assert (plans(game, "P2"), under(game)) == (["vault"], ["mine"])


@pytest.mark.rule("MW-51")
@against_all
def test_an_opponent_with_the_token_goes_to_the_council_all_the_same(opponent):
    game = table(
        hood(3), hood(purse(opponent, 1)), turn="P2", token="P2", opponent=opponent, occupied="producer 3, supplier 2"
    )
    play(game, dictated(game))
    assert (occupied(game)["leadership-council"], token(game)) == (1, "P2")


@pytest.mark.rule("MW-51")
@against_counting
def test_the_opponent_pays_and_gains_like_a_player(opponent):
    game = table(hood(3), hood(4), opponent=opponent, advanced="crowdfunder")
    play(game, "place producer", "place producer")
    assert mints(game) == [4, 5]
    assert occupied(game) == {"producer": 2}
    game = table(
        hood(3),
        hood(4),
        turn="P2",
        opponent=opponent,
        advanced="crowdfunder",
        occupied="producer 3, leadership-council, supplier 2",
    )
    play(game, "place crowdfunder")
    assert mints(game) == [4, 6]


@pytest.mark.rule("MW-51")
@against_all
def test_a_record_holds_the_opponents_moves_and_replays(opponent):
    game = fresh(opponent)
    for _ in range(30):
        if game.over:
            break
        if game.actor == "chance":
            game.draw()
        else:
            game.play(game.legal()[0])
    record = game.record()
    assert record["seats"] == ["P1", "P2"]
    assert record["options"]["opponent"] == opponent
    assert "place producer" in record["actions"]
    again = bourgade.replay(record)
    assert (again.position(), again.record()) == (game.position(), record)


# The plan bought is replaced at once


@pytest.mark.rule("MW-52")
@against_all
def test_a_plan_the_human_bought_is_replaced_at_once(opponent):
    game = table(hood(3), hood(purse(opponent, 3)), opponent=opponent, supply="statue, mine", deck="crane, vault")
    play(game, "place supplier statue")
    assert (game.actor, phase(game)) == ("chance", "replace")
    assert game.chances() == {"draw crane": 0.5, "draw vault": 0.5}
    assert supply(game) == ["mine"]
    play(game, "draw vault")
    assert (supply(game), deck(game)) == (["mine", "vault"], ["crane"])
    assert (phase(game), game.actor) == ("develop", "P2")


@pytest.mark.rule("MW-52")
@against_all
def test_a_plan_the_opponent_bought_is_replaced_at_once(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 2)),
        turn="P2",
        opponent=opponent,
        supply="statue, plant",
        deck="crane, vault",
        occupied="producer 3",
    )
    play(game, dictated(game))
    assert (game.actor, phase(game), plans(game, "P2")) == ("chance", "replace", ["statue"])
    play(game, "draw crane")
    assert (supply(game), deck(game), phase(game)) == (["plant", "crane"], ["vault"], "develop")
    assert game.actor == ("P2" if opponent == "sonic" else "P1")


@pytest.mark.rule("MW-52")
def test_the_last_card_of_the_deck_is_an_outcome_too():
    game = table(hood(3), hood(0), opponent="justin", supply="statue, mine", deck="crane", under="vault")
    play(game, "place supplier mine")
    assert game.chances() == {"draw crane": 1}
    play(game, "draw crane")
    assert (supply(game), deck(game), under(game)) == (["statue", "crane"], [], ["vault"])


@pytest.mark.rule("MW-52")
def test_a_card_from_under_the_deck_comes_without_an_outcome():
    game = table(hood(3), hood(0), opponent="justin", supply="statue, mine", under="vault, crane")
    play(game, "place supplier statue")
    assert (supply(game), under(game)) == (["mine", "vault"], ["crane"])
    assert (phase(game), game.actor) == ("develop", "P2")


@pytest.mark.rule("MW-52")
def test_with_no_card_left_nothing_comes_and_upkeep_ends_the_game():
    game = table(hood(3, "", "windmill"), hood(0), opponent="justin", supply="statue, mine")
    play(game, "place supplier statue")
    assert (supply(game), phase(game), game.actor) == (["mine"], "develop", "P2")
    play(game, "pass")
    assert game.actor == "P1"
    play(game, "pass")
    assert (game.over, game.winners, mints(game)) == (True, ["P1"], [1, 0])


@pytest.mark.rule("MW-52")
def test_an_assembled_plan_is_replaced_too():
    game = table(hood(3, "", "assembler"), hood(0), opponent="justin", supply="statue, mine", deck="crane")
    play(game, "place supplier statue", "draw crane")
    assert (buildings(game, "P1"), supply(game)) == (["assembler", "statue"], ["mine", "crane"])


@pytest.mark.rule("MW-52")
def test_a_plan_bought_through_the_temp_agency_is_replaced_too():
    game = table(
        hood(3),
        hood(0),
        opponent="rachael",
        supply="statue, mine",
        deck="crane",
        advanced="temp-agency",
        occupied="supplier",
    )
    play(game, "place temp-agency supplier statue")
    assert phase(game) == "replace"
    play(game, "draw crane")
    assert (plans(game, "P1"), supply(game), mints(game)) == (["statue"], ["mine", "crane"], [0, 0])


@pytest.mark.rule("MW-52")
def test_a_swap_is_not_replaced():
    game = table(
        hood(2, "vault"), hood(0), opponent="justin", supply="statue, mine", deck="crane", advanced="swap-meet"
    )
    play(game, "place swap-meet vault statue")
    assert (phase(game), game.actor) == ("develop", "P2")
    assert (plans(game, "P1"), supply(game), deck(game)) == (["statue"], ["mine", "vault"], ["crane"])


@pytest.mark.rule("MW-52")
def test_the_lotto_leaves_the_supply_as_it_is():
    game = table(hood(3), hood(0), opponent="justin", supply="statue, mine", deck="crane, vault", opened="lotto")
    play(game, "place lotto")
    assert phase(game) == "lotto"
    play(game, "draw crane")
    assert (supply(game), phase(game)) == (["statue", "mine"], "develop")


# The supply changes when nobody bought


@pytest.mark.rule("MW-53")
@against_counting
def test_both_plans_go_under_the_deck_if_nobody_was_at_the_supplier(opponent):
    game = table(hood(0), hood(0), opponent=opponent, supply="statue, mine", deck="crane, vault, plant")
    all_pass(game)
    assert (game.actor, phase(game), supply(game)) == ("chance", "refill", [])
    assert under(game) == ["mine", "statue"]
    assert game.chances() == {f"draw {plan}": pytest.approx(1 / 3) for plan in ("crane", "vault", "plant")}
    play(game, "draw vault")
    assert phase(game) == "refill"
    play(game, "draw crane")
    assert (supply(game), deck(game), under(game)) == (["vault", "crane"], ["plant"], ["mine", "statue"])
    assert (phase(game), game.actor, mints(game)) == ("develop", "P1", [1, 1])


@pytest.mark.rule("MW-53")
def test_they_go_under_those_that_lie_there_already():
    game = table(hood(0), hood(0), opponent="justin", supply="statue, mine", deck="crane, vault", under="plant")
    all_pass(game)
    assert under(game) == ["plant", "mine", "statue"]


@pytest.mark.rule("MW-53")
@against_counting
@pytest.mark.parametrize("slots", [1, 2])
def test_the_supply_stays_if_a_slot_of_the_supplier_is_occupied(opponent, slots):
    game = table(
        hood(0), hood(0), opponent=opponent, supply="statue, mine", deck="crane, vault", occupied=f"supplier {slots}"
    )
    all_pass(game)
    assert (phase(game), supply(game), under(game)) == ("develop", ["statue", "mine"], [])
    assert (mints(game), occupied(game)) == ([1, 1], {})


@pytest.mark.rule("MW-53")
def test_buying_in_the_phase_keeps_the_supply():
    game = table(hood(2), hood(0), opponent="justin", supply="statue, mine", deck="crane, vault")
    play(game, "place supplier statue", "draw crane", "pass", "pass")
    assert (phase(game), supply(game)) == ("develop", ["mine", "crane"])


@pytest.mark.rule("MW-53")
def test_a_swap_does_not_keep_the_supply():
    game = table(
        hood(2, "vault"), hood(0), opponent="justin", supply="statue, mine", deck="crane, plant", advanced="swap-meet"
    )
    play(game, "place swap-meet vault mine", "pass", "pass")
    assert (phase(game), under(game)) == ("refill", ["vault", "statue"])


@pytest.mark.rule("MW-53")
def test_the_end_of_the_game_comes_before_the_change():
    game = table(
        hood(0, "", "gardens, statue, plant"), hood(0), opponent="justin", supply="crane, mine", deck="vault, truck"
    )
    all_pass(game)
    assert (game.over, game.winners) == (True, ["P1"])
    assert (supply(game), under(game), deck(game)) == (["crane", "mine"], [], ["truck", "vault"])


@pytest.mark.rule("MW-53")
def test_the_plan_nearest_the_deck_comes_back_first():
    game = table(hood(0), hood(0), opponent="justin", supply="statue, mine", deck="crane")
    all_pass(game)
    assert game.chances() == {"draw crane": 1}
    play(game, "draw crane")
    assert (supply(game), under(game), phase(game)) == (["crane", "mine"], ["statue"], "develop")


@pytest.mark.rule("MW-53")
def test_with_an_empty_deck_the_two_change_places():
    game = table(hood(0), hood(0), opponent="justin", supply="statue, mine")
    all_pass(game)
    assert (supply(game), under(game), phase(game)) == (["mine", "statue"], [], "develop")
    assert game.actor == "P1"


@pytest.mark.rule("MW-53")
def test_a_last_plan_goes_under_too_and_comes_back_as_the_second():
    game = table(hood(0), hood(0), opponent="justin", supply="statue", deck="crane")
    all_pass(game)
    play(game, "draw crane")
    assert (supply(game), phase(game)) == (["crane", "statue"], "develop")


@pytest.mark.rule("MW-31")
def test_the_game_ends_if_all_cards_together_are_fewer_than_two():
    game = table(hood(0, "", "windmill"), hood(0), opponent="justin", supply="statue")
    all_pass(game)
    assert (game.over, game.winners, mints(game)) == (True, ["P1"], [0, 0])


@pytest.mark.rule("MW-31")
def test_upkeep_refills_the_supply_to_two():
    game = table(hood(0), hood(0), opponent="justin", supply="statue", deck="crane, vault, mine", occupied="supplier")
    all_pass(game)
    assert phase(game) == "refill"
    play(game, "draw vault")
    assert (supply(game), phase(game)) == (["statue", "vault"], "develop")


@pytest.mark.rule("MW-31")
def test_a_full_supply_and_an_empty_deck_do_not_end_the_game():
    game = table(hood(0), hood(0), opponent="justin", supply="statue, mine", occupied="supplier")
    all_pass(game)
    assert (game.over, phase(game), supply(game)) == (False, "develop", ["statue", "mine"])


# What the opponent builds


@pytest.mark.rule("MW-54")
@against_all
def test_the_opponent_builds_the_plan_it_has_had_longest(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 2), "windmill, gardens, bridge"),
        turn="P2",
        opponent=opponent,
        occupied="producer 3",
    )
    assert dictated(game) == "place builder windmill"
    play(game, "place builder windmill")
    assert (plans(game, "P2"), buildings(game, "P2")) == (["gardens", "bridge"], ["windmill"])


@pytest.mark.rule("MW-54")
@pytest.mark.parametrize("opponent", ["justin", "rachael", "mort"])
def test_a_new_plan_is_the_youngest(opponent):
    game = table(
        hood(3),
        hood(purse(opponent, 9), "windmill"),
        turn="P2",
        opponent=opponent,
        supply="statue",
        deck="crane",
        occupied="producer 3, builder 2",
    )
    play(game, "place supplier statue")
    assert plans(game, "P2") == ["windmill", "statue"]


@pytest.mark.rule("MW-54")
def test_the_opponents_deed_opens_its_location():
    game = table(hood(3), hood(2, "wholesaler"), turn="P2", opponent="rachael", occupied="producer 3")
    play(game, "place builder wholesaler")
    assert "place wholesaler" in game.legal()


# What the opponent buys


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize("opponent", ["rachael", "sonic"])
@pytest.mark.parametrize(
    ("purse", "move"),
    [
        (1, "place leadership-council"),
        (2, "place supplier statue"),
        (3, "place supplier statue"),
        (4, "place supplier gallery"),
    ],
)
def test_only_plans_that_the_opponent_can_pay_are_looked_at(opponent, purse, move):
    for lying in ("statue, gallery", "gallery, statue"):
        game = table(hood(3), hood(purse), turn="P2", opponent=opponent, supply=lying, occupied="producer 3")
        assert dictated(game) == move


@pytest.mark.rule("MW-55")
@against_all
@pytest.mark.parametrize(("lying", "bought"), [("statue, museum", "museum"), ("museum, statue", "statue")])
def test_of_two_plans_of_one_cost_and_type_the_nearest_the_deck_is_bought(opponent, lying, bought):
    game = table(hood(3), hood(purse(opponent, 3)), turn="P2", opponent=opponent, supply=lying, occupied="producer 3")
    assert dictated(game) == f"place supplier {bought}"


@pytest.mark.rule("MW-55")
@against_all
def test_a_new_plan_lies_nearest_the_deck(opponent):
    game = table(
        hood(1),
        hood(purse(opponent, 3)),
        opponent=opponent,
        supply="windmill, statue",
        deck="museum, crane",
        occupied="producer 3",
    )
    play(game, "place supplier windmill", "draw museum")
    assert supply(game) == ["statue", "museum"]
    assert dictated(game) == "place supplier museum"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize("opponent", ["rachael", "sonic"])
def test_with_a_truck_the_opponent_pays_1_less(opponent):
    game = table(
        hood(3), hood(4, "", "truck"), turn="P2", opponent=opponent, supply="plant, gallery", occupied="producer 3"
    )
    assert dictated(game) == "place supplier plant"
    play(game, "place supplier plant")
    assert mints(game) == [3, 0]
    game = table(hood(3), hood(4), turn="P2", opponent=opponent, supply="plant, gallery", occupied="producer 3")
    assert dictated(game) == "place supplier gallery"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("opponent", "dearer", "cheaper", "bought"),
    [
        ("rachael", "statue", "co-op", "statue"),
        ("sonic", "mine", "windmill", "mine"),
        ("mort", "museum", "wholesaler", "museum"),
        ("justin", "crane", "windmill", "windmill"),
    ],
)
def test_costs_are_compared_as_printed_even_where_the_truck_makes_them_equal(opponent, dearer, cheaper, bought):
    for lying in (f"{dearer}, {cheaper}", f"{cheaper}, {dearer}"):
        game = table(
            hood(3),
            hood(purse(opponent, 1), "", "truck"),
            turn="P2",
            opponent=opponent,
            supply=lying,
            occupied="producer 3",
        )
        assert dictated(game) == f"place supplier {bought}"


# What the opponent gains in upkeep


@pytest.mark.rule("MW-56")
@against_counting
def test_the_opponent_gains_1_mint_in_upkeep(opponent):
    game = table(hood(0), hood(0), opponent=opponent, supply="statue, mine", occupied="supplier")
    all_pass(game)
    assert mints(game) == [1, 1]


@pytest.mark.rule("MW-56")
@against_counting
@pytest.mark.parametrize(
    ("built", "gained"), [("mine", 1), ("plant", 2), ("stripmine", 3), ("corporate-hq, bridge", 3), ("windmill", 0)]
)
def test_the_opponents_buildings_work_in_upkeep(opponent, built, gained):
    game = table(hood(0), hood(0, "", built), opponent=opponent, supply="statue, museum", occupied="supplier")
    all_pass(game)
    assert mints(game) == [1, 1 + gained]


@pytest.mark.rule("MW-56")
@against_counting
def test_a_mint_is_put_on_the_opponents_gallery(opponent):
    game = table(hood(0), hood(0, "", "gallery", 2), opponent=opponent, supply="statue, museum", occupied="supplier")
    all_pass(game)
    assert (gallery(game, "P2"), stars(game), mints(game)) == (3, [0, 3], [1, 1])


@pytest.mark.rule("MW-56")
@against_counting
@pytest.mark.parametrize(("deed", "gained"), [("wholesaler", 1), ("lotto", 2)])
def test_the_opponent_gains_for_its_deed_if_the_location_is_occupied(opponent, deed, gained):
    for slots in (0, 1):
        game = table(
            hood(0),
            hood(0, "", deed),
            opponent=opponent,
            supply="statue, museum",
            opened=deed,
            occupied=f"supplier, {deed} {slots}",
        )
        all_pass(game)
        assert mints(game) == [1, 1 + gained * slots]


@pytest.mark.rule("MW-56")
@against_counting
def test_the_opponents_co_op_gives_the_human_a_mint(opponent):
    game = table(hood(0), hood(0, "", "co-op"), opponent=opponent, supply="statue, museum", occupied="supplier")
    all_pass(game)
    assert phase(game) == "co-op"
    assert dictated(game) == "co-op P1"
    play(game, "co-op P1")
    assert (mints(game), phase(game), game.actor) == ([2, 2], "develop", "P1")


@pytest.mark.rule("MW-56")
@against_counting
def test_the_humans_co_op_gives_the_opponent_a_mint(opponent):
    game = table(hood(0, "", "co-op"), hood(0), opponent=opponent, supply="statue, museum", occupied="supplier")
    all_pass(game)
    assert (phase(game), game.actor, game.legal()) == ("co-op", "P1", ["co-op P2"])
    play(game, "co-op P2")
    assert mints(game) == [2, 2]


# Advanced locations in the opponent's hands


@pytest.mark.rule("MW-57")
@against_counting
def test_the_opponent_recycles_its_oldest_plan(opponent):
    game = table(
        hood(0),
        hood(1, "gardens, windmill", "mine"),
        turn="P2",
        opponent=opponent,
        supply="plant, vault",
        deck="crane",
        under="truck",
        advanced="recycler",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "place recycler gardens"
    play(game, "place recycler gardens")
    assert mints(game) == [0, 6]
    assert (plans(game, "P2"), under(game)) == (["windmill"], ["truck", "gardens"])


@pytest.mark.rule("MW-57")
@against_counting
def test_without_a_plan_it_recycles_its_oldest_building(opponent):
    game = table(
        hood(0),
        hood(1, "", "museum, statue, mine"),
        turn="P2",
        opponent=opponent,
        supply="plant, vault",
        deck="crane",
        advanced="recycler",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "place recycler museum"
    play(game, "place recycler museum")
    assert mints(game) == [0, 4]
    assert (buildings(game, "P2"), under(game)) == (["statue", "mine"], ["museum"])


@pytest.mark.rule("MW-57")
@against_all
@pytest.mark.parametrize("location", ["recycler", "swap-meet"])
def test_without_a_card_it_neither_recycles_nor_swaps(opponent, location):
    game = table(
        hood(0, "statue", "mine"),
        hood(purse(opponent, 2)),
        turn="P2",
        opponent=opponent,
        supply="plant, gallery",
        advanced=location,
        occupied="producer 3, supplier 2, leadership-council",
    )
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-57")
@pytest.mark.parametrize(
    ("opponent", "lying", "gained"),
    [
        ("justin", "plant, gardens", "statue"),
        ("justin", "plant, windmill", "windmill"),
        ("justin", "crane, mine", "crane"),
        ("rachael", "plant, vault", "plant"),
        ("rachael", "vault, windmill", "vault"),
        ("rachael", "mine, windmill", "mine"),
        ("sonic", "vault, gardens", "vault"),
        ("sonic", "vault, plant", "plant"),
        ("sonic", "mine, crane", "statue"),
        ("mort", "plant, gardens", "gardens"),
        ("mort", "plant, assembler", "assembler"),
        ("mort", "mine, crane", "crane"),
        ("mort", "mine, plant", "statue"),
    ],
)
def test_the_opponent_swaps_its_oldest_plan_for_the_one_it_likes_best(opponent, lying, gained):
    game = table(
        hood(0),
        hood(purse(opponent, 2), "statue, bridge", "factory"),
        turn="P2",
        opponent=opponent,
        supply=lying,
        deck="truck",
        advanced="swap-meet",
        occupied="producer 3, builder 2, supplier 2, leadership-council",
    )
    assert dictated(game) == f"place swap-meet statue {gained}"
    play(game, f"place swap-meet statue {gained}")
    assert plans(game, "P2") == ["bridge", gained]
    assert supply(game) == [plan for plan in [*lying.split(", "), "statue"] if plan != gained]
    assert mints(game) == [0, purse(opponent, 0)]
    assert deck(game) == ["truck"]


@pytest.mark.rule("MW-57")
@against_all
def test_at_the_swap_meet_the_plan_given_lies_nearest_the_deck(opponent):
    game = table(
        hood(0),
        hood(purse(opponent, 2), "statue"),
        turn="P2",
        opponent=opponent,
        supply="museum",
        advanced="swap-meet",
        occupied="producer 3, builder 2, supplier 2, leadership-council",
    )
    assert dictated(game) == "place swap-meet statue statue"


@pytest.mark.rule("MW-57")
@pytest.mark.parametrize("opponent", ["rachael", "sonic", "mort"])
def test_without_a_plan_it_swaps_its_oldest_building_for_a_plan(opponent):
    game = table(
        hood(0),
        hood(purse(opponent, 2), "", "windmill, statue"),
        turn="P2",
        opponent=opponent,
        supply="gallery, gardens",
        advanced="swap-meet",
        occupied="producer 3, supplier 2, leadership-council",
    )
    assert dictated(game) == "place swap-meet windmill gallery"
    play(game, "place swap-meet windmill gallery")
    assert (plans(game, "P2"), buildings(game, "P2")) == (["gallery"], ["statue"])
    assert supply(game) == ["gardens", "windmill"]


@pytest.mark.rule("MW-57")
@against_counting
def test_the_swap_meet_needs_2_mints(opponent):
    game = table(
        hood(0),
        hood(1, "windmill"),
        turn="P2",
        opponent=opponent,
        supply="gallery, gardens",
        advanced="swap-meet",
        occupied="producer 3, leadership-council",
    )
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-57")
@against_all
def test_at_the_temp_agency_the_opponent_copies_the_producer_before_all_others(opponent):
    game = table(
        hood(0),
        hood(purse(opponent, 9), "gardens"),
        turn="P2",
        opponent=opponent,
        supply="statue, mine",
        deck="crane",
        opened="wholesaler, lotto",
        advanced="temp-agency",
        occupied="producer 3, wholesaler, builder 2, supplier 2, leadership-council, lotto",
    )
    assert dictated(game) == "place temp-agency producer"
    play(game, "place temp-agency producer")
    assert mints(game) == [0, purse(opponent, 9)]
    assert (occupied(game)["producer"], occupied(game)["temp-agency"]) == (3, 1)


@pytest.mark.rule("MW-57")
@against_counting
def test_the_temp_agency_costs_1_more_than_what_it_copies(opponent):
    for purse_, move in [(1, "pass"), (2, "place temp-agency producer")]:
        game = table(
            hood(0),
            hood(purse_),
            turn="P2",
            opponent=opponent,
            supply="plant, vault",
            advanced="temp-agency",
            occupied="producer 3, leadership-council",
        )
        assert dictated(game) == move


@pytest.mark.rule("MW-57")
@pytest.mark.parametrize("opponent", ["justin", "rachael"])
@pytest.mark.parametrize(
    ("purse", "plan", "opened", "taken", "move"),
    [
        (2, "gardens", "wholesaler", "wholesaler, builder 2", "place temp-agency wholesaler"),
        (9, "gardens", "wholesaler", "wholesaler, builder 2", "place temp-agency wholesaler"),
        (3, "gardens", "", "builder 2", "place temp-agency builder gardens"),
        (2, "gardens", "", "builder 2", "place temp-agency leadership-council"),
        (3, "", "", "builder 2", "place temp-agency supplier statue"),
        (2, "", "", "builder 2", "place temp-agency leadership-council"),
        (4, "", "lotto", "lotto", "place temp-agency supplier statue"),
        (1, "gardens", "wholesaler, lotto", "wholesaler, builder 2, lotto", "pass"),
    ],
)
def test_the_opponent_copies_the_first_location_from_the_top_that_it_can_use_and_pay(
    opponent, purse, plan, opened, taken, move
):
    game = table(
        hood(0),
        hood(purse, plan),
        turn="P2",
        opponent=opponent,
        supply="statue, vault",
        deck="crane",
        opened=opened,
        advanced="temp-agency",
        occupied=f"supplier 2, leadership-council, {taken}",
        house=NO_PRODUCER,
    )
    assert dictated(game) == move


@pytest.mark.rule("MW-57")
def test_the_truck_helps_to_copy_the_supplier():
    for built, move in [("", "place temp-agency leadership-council"), ("truck", "place temp-agency supplier gardens")]:
        game = table(
            hood(0),
            hood(3, "", built),
            turn="P2",
            opponent="rachael",
            supply="gardens, gallery",
            deck="crane",
            advanced="temp-agency",
            occupied="supplier 2, leadership-council",
            house=NO_PRODUCER,
        )
        assert dictated(game) == move
    play(game, move)
    assert (mints(game), phase(game)) == ([0, 0], "replace")


@pytest.mark.rule("MW-57")
@against_all
def test_a_location_where_nobody_is_cannot_be_copied(opponent):
    game = table(
        hood(0),
        hood(purse(opponent, 9)),
        turn="P2",
        opponent=opponent,
        deck="crane",
        opened="lotto",
        advanced="temp-agency",
        occupied="leadership-council, lotto",
        house=NO_PRODUCER,
    )
    assert dictated(game) == "place temp-agency leadership-council"


# The opponent's card from the lotto


@pytest.fixture
def lotto():
    """The opponent has just drawn a statue at the lotto."""
    game = table(
        hood(0),
        hood(5),
        turn="P2",
        opponent="rachael",
        supply="plant, vault",
        deck="statue, crane, truck",
        opened="lotto",
        occupied="producer 3, supplier 2, leadership-council",
    )
    play(game, dictated(game))
    assert (game.actor, phase(game)) == ("chance", "lotto")
    assert game.chances() == {f"draw {plan}": pytest.approx(1 / 3) for plan in ("statue", "crane", "truck")}
    play(game, "draw statue")
    return game


@pytest.mark.rule("MW-18")
def test_the_opponents_card_from_the_lotto_is_hidden_from_the_human(lotto):
    assert plans(lotto, "P2") == ["statue"]
    assert lotto.view("P1").position()["players"][1]["plans"] == ["?"]
    assert lotto.view("P1").position()["deck"] == 2
    assert lotto.view("P2").position()["players"][1]["plans"] == ["statue"]
    assert lotto.position()["secret"] == {"statue": "P2"}


@pytest.mark.rule("MW-18")
def test_only_the_opponents_own_move_names_its_hidden_card(lotto):
    play(lotto, "pass")
    assert dictated(lotto) == "place builder statue"
    assert lotto.view("P1").legal() == []
    assert "statue" not in str(lotto.view("P1").position())
    play(lotto, "place builder statue")
    assert lotto.view("P1").position()["players"][1]["buildings"] == ["statue"]
    assert lotto.position().get("secret", {}) == {}


@pytest.mark.rule("MW-18")
def test_a_hidden_card_that_the_opponent_recycles_stays_hidden():
    game = table(
        hood(0),
        hood(1, "statue"),
        turn="P2",
        opponent="rachael",
        supply="plant, vault",
        deck="crane, truck",
        advanced="recycler",
        occupied="producer 3, leadership-council",
        secret={"statue": "P2"},
    )
    assert dictated(game) == "place recycler statue"
    play(game, "place recycler statue")
    assert under(game) == ["statue"]
    assert game.view("P1").position()["under"] == ["?"]
    assert game.view("P2").position()["under"] == ["statue"]


@pytest.mark.rule("MW-18")
def test_a_guess_of_the_human_gives_the_opponent_any_card_it_has_not_seen(lotto):
    view = lotto.view("P1")
    guesses = [view.guess(seed) for seed in range(40)]
    assert {plans(guess, "P2")[0] for guess in guesses} == {"statue", "crane", "truck"}
    assert all(guess.view("P1").position() == view.position() for guess in guesses)
    assert all(sorted(plans(guess, "P2") + deck(guess)) == ["crane", "statue", "truck"] for guess in guesses)


@pytest.mark.rule("MW-18")
def test_what_the_human_draws_is_known_to_the_human():
    game = table(hood(3), hood(0), opponent="justin", supply="plant, vault", deck="statue, crane", opened="lotto")
    play(game, "place lotto", "draw crane")
    assert game.view("P1").position()["players"][0]["plans"] == ["crane"]
    assert game.view("P2").position()["players"][0]["plans"] == ["?"]


# The end


@pytest.mark.rule("MW-44")
@against_counting
@pytest.mark.parametrize(
    ("purses", "winners"), [((0, 0), ["P1", "P2"]), ((1, 0), ["P1"]), ((0, 1), ["P2"]), ((1, 1), ["P1", "P2"])]
)
def test_a_tie_goes_to_the_most_mints_and_then_is_shared(opponent, purses, winners):
    game = table(
        hood(purses[0], "", "gardens, statue, plant"),
        hood(purses[1], "", "landfill, factory, mine"),
        opponent=opponent,
        supply="corporate-hq, stripmine",
        occupied="producer 3, leadership-council",
    )
    all_pass(game)
    assert (stars(game), game.winners) == ([7, 7], winners)


@pytest.mark.rule("MW-44")
@against_counting
def test_a_tie_goes_first_to_the_larger_neighbourhood(opponent):
    game = table(
        hood(1, "", "gardens, statue, plant"),
        hood(0, "windmill", "landfill, factory, mine"),
        opponent=opponent,
        supply="corporate-hq, stripmine",
    )
    all_pass(game)
    assert (stars(game), game.winners) == ([7, 7], ["P2"])


@pytest.mark.rule("MW-30")
@against_counting
def test_the_opponent_ends_the_game_with_7_stars_too(opponent):
    game = table(hood(5), hood(0, "", "gardens, statue, plant"), opponent=opponent, supply="crane, mine")
    play(game, "pass")
    assert not game.over
    play(game, *["pass"] * (2 if opponent == "sonic" else 1))
    assert (game.over, game.winners, stars(game)) == (True, ["P2"], [0, 7])


@pytest.mark.rule("MW-62")
def test_a_game_goes_on_for_as_many_rounds_as_it_takes():
    game = table(hood(3), hood(None), opponent="mort", supply="mine, plant", under="factory, workshop")
    rounds = 400
    for number in range(rounds):
        assert mints(game)[0] == 3 + number
        while phase(game) != "develop" or mints(game)[0] == 3 + number:
            play(game, "pass" if game.actor == "P1" else dictated(game))
    assert not game.over
    assert mints(game) == [3 + rounds, None]
    assert game.winners == []


@pytest.mark.rule("MW-62")
@against_all
def test_a_simulation_may_stop_and_count_games_as_unfinished(opponent):
    mint_works = definition("mint-works")
    setting = mint_works.setting("standard", 1, {"opponent": opponent}, mint_works.revision, {})
    stopped = simulate(rules_of(mint_works), setting, 100, seed=1, ceiling=12)
    assert (stopped.unfinished, stopped.shares.any()) == (100, False)
    assert simulate(rules_of(mint_works), setting, 100, seed=1).unfinished == 0


# Whole games


@pytest.mark.rule("MW-51")
@against_all
def test_random_games_come_to_an_end_with_one_move_for_the_opponent_and_all_21_plans(opponent):
    for number in range(200):
        random = Random(f"{opponent} {number}")
        advanced = random.choice([0, 1, *([name] for name in ADVANCED)])
        game = bourgade.new("mint-works", players=1, opponent=opponent, seed=number, advanced=advanced)
        for _ in range(20_000):
            if game.over:
                break
            if game.actor == "chance":
                game.draw()
                assert all_plans(game) == PLANS
            elif game.actor == "P2":
                game.play(dictated(game))
            else:
                game.play(random.choice(game.legal()))
        assert game.over
        assert game.winners in (["P1"], ["P2"], ["P1", "P2"])
        assert all_plans(game) == PLANS


def all_plans(game):
    """Return every plan of the position, wherever it is, sorted."""
    position = game.position()
    neighbourhoods = [card for hood in position["players"] for card in hood["plans"] + hood["buildings"]]
    return sorted(position["deck"] + position["supply"] + position["under"] + neighbourhoods)
