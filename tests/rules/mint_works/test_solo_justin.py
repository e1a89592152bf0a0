"""Justin: buys the cheapest, and shuts the locations that it uses, MW-60."""

import pytest
from mint_table import hood, mints, moves, occupied, opened, phase, plans, play, refused, supply, table, token

import bourgade

NO_PRODUCER = {"locations": {"producer": {"slots": 0}}}


def justin(*hoods, **more):
    return table(*hoods, opponent="justin", **more)


def dictated(game):
    """Return the one move that Justin's card dictates."""
    assert game.actor == "P2"
    (move,) = game.legal()
    return move


def shut(game):
    """Return the locations that Justin has closed, sorted."""
    return sorted(game.position()["shut"])


@pytest.mark.rule("MW-57")
def test_justin_starts_with_3_mints_and_the_token():
    game = bourgade.new("mint-works", players=1, opponent="justin", seed=3)
    assert (mints(game), token(game), game.actor) == ([3, 3], "P2", "P2")
    assert dictated(game) == "place producer"
    assert shut(game) == []


# What it buys


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("lying", "bought"),
    [
        ("windmill, gardens", "windmill"),
        ("gardens, windmill", "windmill"),
        ("vault, factory", "factory"),
        ("gallery, landfill", "landfill"),
        ("statue, wholesaler", "wholesaler"),
    ],
)
def test_justin_buys_the_cheapest(lying, bought):
    game = justin(hood(3), hood(9), turn="P2", supply=lying, occupied="producer 3")
    assert dictated(game) == f"place supplier {bought}"


@pytest.mark.rule("MW-55")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("obelisk", "lotto"),
        ("obelisk", "factory"),
        ("obelisk", "gallery"),
        ("lotto", "stripmine"),
        ("lotto", "gallery"),
        ("factory", "gallery"),
        ("wholesaler", "co-op"),
        ("wholesaler", "bridge"),
        ("truck", "mine"),
    ],
)
def test_of_equal_cost_justin_takes_utility_then_deed_then_production_then_culture(first, second):
    for lying in (f"{first}, {second}", f"{second}, {first}"):
        game = justin(hood(3), hood(9), turn="P2", supply=lying, occupied="producer 3")
        assert dictated(game) == f"place supplier {first}"


@pytest.mark.rule("MW-55")
def test_justin_pays_the_cheapest_and_keeps_the_rest():
    game = justin(hood(3), hood(4), turn="P2", supply="gardens, statue", deck="crane, truck", occupied="producer 3")
    play(game, dictated(game), "draw truck")
    assert (mints(game), plans(game, "P2"), supply(game)) == ([3, 2], ["statue"], ["gardens", "truck"])


# What it shuts


@pytest.mark.rule("MW-60")
def test_a_location_that_justin_uses_is_closed_to_the_human():
    game = justin(hood(3), hood(3), turn="P2", supply="plant, vault")
    play(game, "place producer")
    assert (shut(game), occupied(game), mints(game)) == (["producer"], {"producer": 1}, [3, 4])
    refused(game, "place producer")
    assert moves(game) == {"pass", "place leadership-council"}


@pytest.mark.rule("MW-60")
def test_a_location_that_justin_uses_is_closed_to_justin_as_well():
    game = justin(hood(3), hood(3), turn="P2", supply="plant, vault")
    play(game, "place producer", "pass")
    assert dictated(game) == "place leadership-council"
    play(game, "place leadership-council", "pass")
    assert shut(game) == ["leadership-council", "producer"]
    assert dictated(game) == "pass"


@pytest.mark.rule("MW-60")
def test_what_the_human_uses_stays_open():
    game = justin(hood(3), hood(3), supply="plant, vault")
    play(game, "place producer")
    assert shut(game) == []
    assert dictated(game) == "place producer"
    play(game, "place producer")
    assert (shut(game), occupied(game)) == (["producer"], {"producer": 2})
    refused(game, "place producer")


@pytest.mark.rule("MW-60")
def test_builder_and_supplier_are_closed_after_one_use():
    game = justin(
        hood(9, "gardens"), hood(4, "windmill"), turn="P2", supply="statue, bridge", deck="crane", shut=["producer"]
    )
    assert dictated(game) == "place builder windmill"
    play(game, "place builder windmill")
    refused(game, "place builder gardens")
    play(game, "pass")
    assert dictated(game) == "place supplier bridge"
    play(game, "place supplier bridge", "draw crane")
    refused(game, "place supplier statue", "place supplier crane", "place builder gardens")
    assert shut(game) == ["builder", "producer", "supplier"]
    play(game, "pass")
    assert dictated(game) == "place leadership-council"


@pytest.mark.rule("MW-60")
def test_the_next_phase_begins_with_all_open():
    game = justin(hood(0), hood(1), turn="P2", supply="plant, vault", occupied="supplier")
    play(game, "place producer", "pass", "place leadership-council", "pass", "pass")
    assert (phase(game), shut(game), occupied(game), game.actor) == ("develop", [], {}, "P2")
    assert mints(game) == [1, 3]
    play(game, "place producer")
    assert shut(game) == ["producer"]


@pytest.mark.rule("MW-60")
def test_a_shut_location_has_no_free_slot_whatever_is_counted():
    game = justin(hood(9), hood(9), supply="plant, vault", shut=["producer", "leadership-council"])
    refused(game, "place producer", "place leadership-council")
    play(game, "pass")
    assert dictated(game) == "place supplier vault"


@pytest.mark.rule("MW-60")
def test_a_shut_deed_still_pays_its_owner():
    game = justin(
        hood(0, "", "wholesaler"),
        hood(1),
        turn="P2",
        token="P1",
        supply="plant, vault",
        opened="wholesaler",
        occupied="producer 3, supplier, leadership-council",
    )
    play(game, "place wholesaler")
    assert (shut(game), opened(game)) == (["wholesaler"], ["wholesaler"])
    play(game, "pass", "pass")
    assert mints(game) == [2, 3]


@pytest.mark.rule("MW-60")
def test_a_shut_supplier_keeps_the_supply():
    game = justin(hood(0), hood(1), turn="P2", supply="windmill, vault", deck="crane, truck", occupied="producer 3")
    play(game, "place supplier windmill", "draw crane", "pass", "pass")
    assert (phase(game), supply(game), mints(game)) == ("develop", ["vault", "crane"], [1, 1])


# The temp agency


@pytest.mark.rule("MW-60")
def test_the_human_may_copy_what_justin_has_shut():
    game = justin(hood(2), hood(1), turn="P2", supply="plant, vault", advanced="temp-agency")
    play(game, "place producer")
    refused(game, "place producer")
    play(game, "place temp-agency producer")
    assert (mints(game), shut(game)) == ([2, 2], ["producer"])
    assert occupied(game) == {"producer": 1, "temp-agency": 1}


@pytest.mark.rule("MW-60")
def test_justin_copies_what_it_has_shut_itself_and_closes_the_agency_only():
    game = justin(
        hood(9),
        hood(2),
        turn="P2",
        supply="plant, vault",
        advanced="temp-agency",
        occupied="producer 1, leadership-council",
        shut=["producer"],
    )
    assert dictated(game) == "place temp-agency producer"
    play(game, "place temp-agency producer")
    assert (shut(game), mints(game)) == (["producer", "temp-agency"], [9, 2])
    assert occupied(game) == {"producer": 1, "leadership-council": 1, "temp-agency": 1}


@pytest.mark.rule("MW-60")
def test_what_justin_copies_is_not_shut():
    game = justin(
        hood(9),
        hood(2),
        turn="P2",
        supply="plant, vault",
        advanced="temp-agency",
        occupied="supplier 1, leadership-council",
        house=NO_PRODUCER,
    )
    assert dictated(game) == "place temp-agency leadership-council"
    play(game, "place temp-agency leadership-council")
    assert (shut(game), token(game)) == (["temp-agency"], "P2")
    game = justin(
        hood(9),
        hood(3),
        turn="P2",
        supply="statue, vault",
        deck="crane",
        advanced="temp-agency",
        occupied="supplier 2, leadership-council",
        house=NO_PRODUCER,
    )
    play(game, "place temp-agency supplier statue", "draw crane")
    assert shut(game) == ["temp-agency"]


@pytest.mark.rule("MW-60")
def test_a_shut_agency_is_closed_to_the_human():
    game = justin(
        hood(9), hood(2), supply="plant, vault", advanced="temp-agency", occupied="producer 3", shut=["temp-agency"]
    )
    refused(game, "place temp-agency producer")


# Positions


@pytest.mark.rule("MW-60")
def test_what_is_shut_is_in_the_position():
    game = justin(hood(3), hood(3), turn="P2", supply="plant, vault")
    play(game, "place producer")
    again = bourgade.load(game.position())
    assert again.position() == game.position()
    refused(again, "place producer")


@pytest.mark.rule("MW-60")
@pytest.mark.parametrize("shut", [["mine"], ["produce"], ["temp-agency"], [1], "producer", {"producer": 1}, 3])
def test_only_locations_in_play_can_be_shut(shut):
    with pytest.raises(bourgade.BadPosition):
        justin(hood(3), hood(3), supply="plant, vault", shut=shut)


@pytest.mark.rule("MW-60")
@pytest.mark.parametrize("opponent", ["rachael", "sonic", "mort", None])
def test_only_justin_shuts_locations(opponent):
    with pytest.raises(bourgade.BadPosition, match="justin"):
        table(hood(3), hood(3), opponent=opponent, supply="plant, vault", shut=["producer"])
    game = table(hood(3), hood(3), opponent=opponent, turn="P2", supply="plant, vault")
    play(game, "place producer", *(["place producer"] if opponent == "sonic" else []))
    assert "place producer" in game.legal()
