"""What a solo opponent of Mint Works would do at each location, and why it passes one by."""

import pytest
from mint_table import hood, play, table
from test_mint_works import (
    COLUMN,
    NUMBERS,
    OPPONENTS,
    TABLES,
    chooser_of,
    games_of,
    house_game,
    house_of,
    name_of,
    step,
)

from bourgade.telling import telling_of
from bourgade.telling.telling import Reader
from bourgade.texts import LANGUAGES

TELLING = telling_of("mint-works")
LONGEST = 200
SOLO = [each for each in TABLES if each["players"] == 1]
SUPPLY = {"supply": "truck, statue", "deck": "bridge, museum"}


def texts(game, eyes="P2", language="en"):
    """Return what is said of each location, as somebody sees it; the opponent knows what it has."""
    return {stop.slug: stop.text for stop in TELLING.column(Reader(language), game.view(eyes))}


def goes_to(game, eyes="P2"):
    """Return where the opponent would place now; nothing if it passes."""
    return [stop.slug for stop in TELLING.column(Reader("en"), game.view(eyes)) if stop.next]


def solo(opponent, other, me=None, **more):
    return table(me or hood(3), other, opponent=opponent, **SUPPLY | more)


# What it would do


@pytest.mark.rule("MW-50")
def test_the_column_goes_from_the_producer_down_to_the_advanced_location():
    told = texts(solo("justin", hood(3), advanced="recycler"))
    assert list(told) == [*COLUMN[:6], "recycler"]


@pytest.mark.rule("MW-51")
def test_it_goes_to_the_first_location_that_it_can_use():
    game = solo("justin", hood(3))
    assert goes_to(game) == ["producer"]
    told = texts(game)
    assert told["producer"] == "comes next"
    assert told["supplier"] == "possible (Truck)"
    assert told["leadership-council"] == "possible"
    assert goes_to(solo("justin", hood(0))) == []  # it passes


@pytest.mark.rule("MW-54")
def test_it_builds_the_plan_that_it_has_had_longest():
    game = solo("rachael", hood(2, "mine, gardens"), occupied="producer 3")
    assert goes_to(game) == ["builder"]
    assert texts(game)["builder"] == "comes next (Mine)"
    assert texts(game, language="fr")["builder"] == "à suivre (Mine)"


@pytest.mark.rule("MW-55")
def test_it_buys_by_cost_then_by_type_then_nearest_the_deck():
    def bought(opponent, mints, supply):
        return texts(solo(opponent, hood(mints), supply=supply, deck="bridge"))["supplier"].split(" (")[1]

    assert bought("justin", 9, "mine, windmill") == "Windmill)"  # the cheapest
    assert bought("rachael", 9, "mine, windmill") == "Mine)"  # the dearest
    assert bought("rachael", 1, "mine, windmill") == "Windmill)"  # ... that it can pay
    assert bought("justin", 9, "truck, statue") == "Truck)"  # utility before culture
    assert bought("sonic", 9, "truck, statue") == "Statue)"  # culture before utility
    assert bought("sonic", 9, "truck, crane") == "Crane)"  # nearest the deck


@pytest.mark.rule("MW-55")
def test_what_it_can_pay_is_looked_at_with_the_truck():
    assert texts(solo("rachael", hood(2), supply="gardens, landfill"))["supplier"] == "every plan is too dear"
    game = solo("rachael", hood(2, "", "truck"), supply="gardens, landfill")
    assert texts(game)["supplier"] == "possible (Gardens)"


@pytest.mark.rule("MW-56")
def test_what_it_gains_in_the_upkeep_counts():
    game = solo("rachael", hood(0, "", "mine"), supply="gardens, landfill", bank=9)
    assert texts(game)["producer"] == "needs 1 mint"
    play(game, "pass", "pass", "draw bridge", "draw museum")
    assert game.position()["players"][1]["mints"] == 2
    assert goes_to(game) == ["producer"]


@pytest.mark.rule("MW-57")
def test_it_gives_its_oldest_plan_else_its_oldest_building():
    full = {"occupied": "producer 3, builder 2, supplier 2, leadership-council"}
    recycler, swap = full | {"advanced": "recycler"}, full | {"advanced": "swap-meet"}
    assert texts(solo("justin", hood(1, "vault, mine", "crane"), **recycler))["recycler"] == "comes next (Vault)"
    assert texts(solo("justin", hood(1, "", "crane, mine"), **recycler))["recycler"] == "comes next (Crane)"
    assert texts(solo("justin", hood(1), **recycler))["recycler"] == "no card to give"
    # By the rules of its supplier, whatever it costs, and it may be the one that it gave.
    swapped = texts(solo("rachael", hood(2, "windmill"), **swap | {"supply": "vault, statue"}))
    assert swapped["swap-meet"] == "comes next (Windmill for Vault)"
    swapped = texts(solo("rachael", hood(2, "vault"), **swap), language="fr")
    assert swapped["swap-meet"] == "à suivre (Coffre-Fort contre Coffre-Fort)"


@pytest.mark.rule("MW-57")
def test_at_the_agency_it_copies_the_first_that_it_can_use_and_pay():
    full = {"advanced": "temp-agency", "occupied": "producer 3, builder 2, supplier 2, leadership-council"}
    assert texts(solo("justin", hood(2), **full))["temp-agency"] == "comes next (Producer)"
    assert texts(solo("justin", hood(1), **full))["temp-agency"] == "needs 2 mints"
    less = full | {"occupied": "builder 2, leadership-council", "shut": ["producer", "supplier"]}
    assert texts(solo("justin", hood(3, "mine"), **less))["temp-agency"] == "comes next (Builder: build the Mine)"
    assert texts(solo("justin", hood(2, "mine"), **less))["temp-agency"] == "comes next (Leadership Council)"
    assert texts(solo("justin", hood(1, "mine"), **less))["temp-agency"] == "needs 2 mints"  # for the council
    none = {"advanced": "temp-agency"}
    assert texts(solo("justin", hood(9), **none))["temp-agency"] == "nothing to copy"


@pytest.mark.rule("MW-58")
def test_sonic_buys_nothing_while_it_has_a_plan_to_build():
    assert texts(solo("sonic", hood(9, "mine")))["supplier"] == "has a plan to build"
    assert texts(solo("sonic", hood(9)))["supplier"] == "possible (Statue)"
    assert texts(solo("rachael", hood(9, "mine")))["supplier"] == "possible (Statue)"
    copying = solo("sonic", hood(9, "mine"), advanced="temp-agency", occupied="supplier")
    assert texts(copying)["temp-agency"] == "nothing to copy"


# Why it passes a location by


def test_it_is_told_why_a_location_is_passed_by():
    game = solo("justin", hood(0), shut=["producer"], advanced="crowdfunder", occupied="leadership-council")
    assert texts(game) == {
        "producer": "shut",
        "wholesaler": "closed",
        "builder": "no plan to build",
        "supplier": "every plan is too dear",
        "leadership-council": "no free slot",
        "lotto": "closed",
        "crowdfunder": "needs 1 mint",
    }
    assert texts(game, language="fr") == {
        "producer": "bloqué",
        "wholesaler": "fermé",
        "builder": "aucun plan à construire",
        "supplier": "aucun plan à sa portée",
        "leadership-council": "complet",
        "lotto": "fermé",
        "crowdfunder": "il faut 1 Mint",
    }


def test_the_builder_costs_less_with_a_crane():
    assert texts(solo("justin", hood(0, "mine")))["builder"] == "needs 2 mints"
    assert texts(solo("justin", hood(0, "mine", "crane")))["builder"] == "needs 1 mint"


@pytest.mark.rule("MW-57")
def test_mort_pays_for_all_and_never_takes_production():
    assert texts(solo("mort", hood(None), supply="mine, plant"))["supplier"] == "wants none of the plans"
    assert texts(solo("mort", hood(None), supply="mine, vault"))["supplier"] == "possible (Vault)"
    game = solo("mort", hood(None, "co-op"), supply="mine, plant", advanced="swap-meet")
    assert texts(game)["swap-meet"] == "wants none of the plans"


@pytest.mark.rule("MW-14")
def test_the_lotto_needs_a_plan_in_the_deck():
    assert texts(solo("justin", hood(9, "", "lotto"), deck=""))["lotto"] == "the deck is empty"
    assert texts(solo("justin", hood(9, "", "lotto")))["lotto"] == "possible"


# What is a secret


@pytest.mark.rule("MW-18")
def test_which_plan_it_has_is_not_told_where_that_is_a_secret():
    game = solo("rachael", hood(2, "mine"), advanced="recycler", secret={"mine": "P2"})
    assert texts(game)["builder"] == "possible (Mine)"
    told = texts(game, "P1")
    assert (told["builder"], told["recycler"]) == ("possible (a secret plan)",) * 2
    assert "Mine" not in " ".join(told.values())


@pytest.mark.rule("MW-57")
def test_what_a_secret_plan_decides_is_left_open():
    full = "producer 3, builder 2, supplier 2, leadership-council, lotto"
    supply = {"supply": "co-op, plant", "deck": "bridge, museum", "advanced": "swap-meet"}
    game = solo("mort", hood(None, "mine", "lotto"), occupied=full, secret={"mine": "P2"}, **supply)
    assert texts(game)["swap-meet"] == "wants none of the plans"
    assert texts(game, "P1")["swap-meet"] == "depends on a secret plan"  # it may take it back
    assert goes_to(game, "P1") == []


# Whatever is played


def test_there_is_none_without_an_opponent_and_none_when_the_game_is_over():
    assert texts(table(hood(3), hood(3), **SUPPLY)) == {}
    game = solo("justin", hood(0), hood(0, "", "gardens, landfill, plant"))  # 7 stars
    assert texts(game) != {}
    play(game, "pass", "pass")
    assert game.over
    assert texts(game) == {}


@pytest.mark.parametrize("table_of", SOLO, ids=name_of)
def test_it_goes_where_the_rules_send_it_through_all_eyes(table_of):
    assert sum(check_game(game, chooser) for game, chooser in games_of(table_of, 4)) > 10


@pytest.mark.parametrize("seed", range(16))
def test_the_same_holds_whatever_the_house_rules_are(seed):
    chooser = chooser_of("column", seed)
    changed = chooser.sample(list(NUMBERS.items()), 20)
    house = house_of(*((path, chooser.randint(part.least, min(part.most, 9))) for path, part in changed))
    solo_tables = [each for each in SOLO if each["opponent"] == OPPONENTS[seed % len(OPPONENTS)]]
    check_game(house_game(chooser.choice(solo_tables), house, seed), chooser)


def check_game(game, chooser):
    """Play at random, and count the moves of the opponent that were foretold."""
    foretold = 0
    for _ in range(LONGEST):
        if game.over:
            break
        views = [game.view(eyes) for eyes in ("P2", "P1", None)]
        told = {language: [TELLING.column(Reader(language), each) for each in views] for language in LANGUAGES}
        moves = game.legal() if game.actor == "P2" and game.position()["phase"] == "develop" else []
        for columns in zip(*told.values(), strict=True):
            for column in columns:
                check_column(column, game.position())
            [goes] = {tuple(stop.slug for stop in column if stop.next) for column in columns}
            if moves and "depends on a secret plan" not in [stop.text for stop in columns[0]]:
                assert goes == tuple(moves[0].split()[1:2])
                foretold += 1
        step(game, chooser)
    return foretold


def check_column(column, position):
    assert sorted(stop.slug for stop in column) == sorted(position["locations"])
    assert sum(stop.next for stop in column) <= 1
    assert all(stop.text and "{" not in stop.text and "?" not in stop.text for stop in column)
