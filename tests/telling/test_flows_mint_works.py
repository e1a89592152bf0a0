"""Who pays the bank in Mint Works and whom it pays, by which card. The amounts are worked out from the rules."""

import pytest
from flows import flows
from mint_table import hood, play, table
from test_mint_works import NUMBERS, TABLES, chooser_of, games_of, half_of_the_tables, house_game, house_of, step

LONGEST = 300
SUPPLY = {"supply": "statue, truck, vault", "deck": "bridge, museum"}


def paid(game, action, eyes=None):
    """Play an action, and return who paid whom in words, as somebody sees it; nobody's eyes see all."""
    game.play(action)
    events = game.events_seen(eyes) if eyes else game.events()
    return [in_words(flow) for flow in flows(events[-1])]


def in_words(flow):
    cause = f" ({flow.card}{f' of {flow.seat}' if flow.seat else ''})" if flow.card else ""
    return f"{flow.source} > {flow.target} {flow.amount}{cause}"


# Placements


@pytest.mark.rule("MW-13")
def test_a_placement_pays_its_price_and_gains():
    game = table(hood(2), hood(2), **SUPPLY)
    assert paid(game, "place producer") == ["P1 > bank 1 (producer)", "bank > P1 2 (producer)"]
    assert paid(game, "place leadership-council") == [
        "P2 > bank 1 (leadership-council)",
        "bank > P2 1 (leadership-council)",
    ]


@pytest.mark.rule("MW-22")
def test_plans_cost_what_they_cost_and_crane_and_truck_make_them_cheaper():
    game = table(hood(9, "gardens"), hood(9, "mine", "truck, crane"), supply="statue, vault, museum", deck="bridge")
    assert paid(game, "place supplier statue") == ["P1 > bank 2 (supplier)"]
    assert paid(game, "place supplier vault") == ["P2 > bank 4 (supplier)"]
    assert paid(game, "place builder gardens") == ["P1 > bank 2 (builder)"]
    assert paid(game, "place builder mine") == ["P2 > bank 1 (builder)"]


def test_the_crowdfunder_pays_everybody():
    game = table(hood(1), hood(0), hood(0), advanced="crowdfunder, recycler", **SUPPLY)
    assert paid(game, "place crowdfunder") == [
        "P1 > bank 1 (crowdfunder)",
        "bank > P1 3 (crowdfunder)",
        "bank > P2 1 (crowdfunder)",
        "bank > P3 1 (crowdfunder)",
    ]


@pytest.mark.rule("MW-19")
def test_the_recycler_pays_cost_and_stars():
    # The museum costs 2 and has three stars: museum, statue and bridge count as four, the landfill takes one.
    game = table(
        hood(1, "", "museum, statue, bridge, landfill"), hood(1), advanced="crowdfunder, recycler", supply="mine",
        deck="truck",
    )  # fmt: skip
    assert paid(game, "place recycler museum") == ["P1 > bank 1 (recycler)", "bank > P1 5 (recycler)"]


@pytest.mark.rule("MW-21")
def test_the_temp_agency_is_paid_for_the_location_that_it_copies():
    game = table(hood(2), hood(0), advanced="recycler, temp-agency", occupied="producer", **SUPPLY)
    assert paid(game, "place temp-agency producer") == ["P1 > bank 2 (temp-agency)", "bank > P1 2 (producer)"]


@pytest.mark.rule("MW-18")
def test_a_secret_card_that_is_recycled_pays_the_same_to_all_eyes():
    # The lotto costs 3; the plan has cost 5 and 2 stars, so it brings 7.
    game = table(
        hood(4), hood(0), advanced="recycler, crowdfunder", opened="lotto", supply="mine, truck, vault", deck="plant"
    )
    assert paid(game, "place lotto", "P2") == ["P1 > bank 3 (lotto)"]
    assert paid(game, "draw plant", "P2") == []
    play(game, "pass")
    for eyes in ("P1", "P2", None):
        again = game.copy()
        assert paid(again, "place recycler plant", eyes) == ["P1 > bank 1 (recycler)", "bank > P1 7 (recycler)"]


# Upkeep


@pytest.mark.rule("MW-32")
@pytest.mark.rule("MW-33")
@pytest.mark.rule("MW-34")
def test_the_upkeep_goes_from_the_token_clockwise_buildings_deeds_and_a_mint_each():
    # Corporate HQ: its five buildings, of which the bridge counts as two.
    game = table(
        hood(0, "", "mine"),
        hood(0, "", "corporate-hq, bridge, lotto, wholesaler, stripmine"),
        turn="P1",
        token="P2",
        occupied="wholesaler, lotto",
        opened="wholesaler, lotto",
        supply="statue, truck, vault",
        passes=1,
    )
    assert paid(game, "pass") == [
        "bank > P2 6 (corporate-hq of P2)",
        "bank > P2 3 (stripmine of P2)",
        "bank > P1 1 (mine of P1)",
        "bank > P2 1 (wholesaler of P2)",
        "bank > P2 2 (lotto of P2)",
        "bank > P2 1",
        "bank > P1 1",
    ]


@pytest.mark.rule("MW-32")
def test_the_co_op_pays_its_owner_and_another_and_then_the_upkeep_ends():
    game = table(
        hood(0, "", "co-op, workshop"), hood(0, "", "wholesaler"), occupied="wholesaler", supply="mine, truck, vault",
        passes=1,
    )  # fmt: skip
    assert paid(game, "pass") == ["bank > P1 1 (workshop of P1)"]
    assert paid(game, "co-op P2") == [
        "bank > P1 1 (co-op of P1)",
        "bank > P2 1 (co-op of P1)",
        "bank > P2 1 (wholesaler of P2)",
        "bank > P1 1",
        "bank > P2 1",
    ]


def test_the_last_card_of_the_supply_lets_the_upkeep_pay():
    game = table(hood(0, "", "mine"), hood(0), supply="statue, truck", deck="bridge, museum", passes=1)
    assert paid(game, "pass") == []
    assert paid(game, "draw museum", "P2") == ["bank > P1 1 (mine of P1)", "bank > P1 1", "bank > P2 1"]


# Solo


@pytest.mark.rule("MW-59")
def test_the_supply_of_mints_gives_no_more_than_it_has():
    game = table(hood(1), hood(0), opponent="rachael", supply="statue, truck", deck="bridge", bank=1)
    assert paid(game, "place producer") == ["P1 > bank 1 (producer)", "bank > P1 1 (producer)"]
    assert game.over


@pytest.mark.rule("MW-61")
def test_mort_neither_pays_nor_gains():
    game = table(hood(0, "", "mine"), hood(None), opponent="mort", supply="statue, truck", deck="bridge, vault, museum")
    play(game, "pass")
    assert paid(game, "place producer") == []


@pytest.mark.rule("MW-61")
def test_mort_neither_pays_nor_gains_for_a_plan_that_nobody_else_knows():
    game = table(
        hood(0), hood(None, "mine"), turn="P2", opponent="mort", advanced="recycler", supply="statue, truck",
        deck="bridge, vault", secret={"mine": "P2"}, occupied="producer 3, builder 2, supplier 2, leadership-council",
    )  # fmt: skip
    assert game.legal() == ["place recycler mine"]
    assert paid(game, "place recycler mine", "P1") == []
    assert game.seen("P1") == ["place recycler ?"]


# Whatever is played


@half_of_the_tables
def test_everything_that_is_paid_adds_up_through_all_eyes(table_of):
    for game, chooser in games_of(table_of, 2):
        check_game(game, chooser)


@pytest.mark.parametrize("seed", range(12))
def test_the_same_holds_whatever_the_house_rules_are(seed):
    chooser = chooser_of(seed)
    changed = chooser.sample(list(NUMBERS.items()), 12)
    house = house_of(*((path, chooser.randint(part.least, min(part.most, 9))) for path, part in changed))
    check_game(house_game(chooser.choice(TABLES), house, seed, deal=False), chooser)


def check_game(game, chooser):
    for ply in range(LONGEST):
        if game.over:
            return
        before = game.position()
        step(game, chooser)
        [events] = game.events(ply)
        [seen] = game.events_seen(chooser.choice([*game.seats, None]), ply)
        check(flows(events), before, game.position())
        assert flows(seen) == flows(events)


def check(paid, before, after):
    purses = [player["mints"] for player in before["players"]]
    for flow in paid:
        assert flow.amount > 0
        assert "bank" in (flow.source, flow.target)
        seat = flow.target if flow.source == "bank" else flow.source
        purses[int(seat[1:]) - 1] += flow.amount if flow.source == "bank" else -flow.amount
        assert purses[int(seat[1:]) - 1] >= 0
        if flow.seat:
            assert flow.card in before["players"][int(flow.seat[1:]) - 1]["buildings"]
        elif flow.card:
            assert flow.card in before["locations"]
        else:
            assert (flow.source, flow.amount) == ("bank", 1)
    assert purses == [player["mints"] for player in after["players"]]
