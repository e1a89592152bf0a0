"""The plans for Minivilles: that they build by their lists, are greedy otherwise, and how strong they are.

The lists stand at the top of ``bourgade/games/minivilles/plans.py``. A plan builds the first thing of its list that it
can pay and still lacks; behind "then" it saves. Prices: train-station 4, shopping-mall 10, amusement-park 16,
radio-tower 22; ranch, bakery and wheat-field 1, convenience-store and cafe 2, forest and furniture-factory 3,
cheese-factory 5, mine 6, tv-station 7.
"""

import re
from collections import Counter
from itertools import cycle, islice
from typing import Any

import pytest
from table import city, counts, play, table
from test_bots import (
    CARDS,
    EDITIONS,
    LANDMARKS,
    MINIVILLES,
    chooser_of,
    decisions_of_random_games,
    estimate,
    every_edition,
    every_table,
)

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.engine.rules import Rules, rules_of
from bourgade.engine.simulate import all_cores
from bourgade.games.minivilles import plans
from bourgade.lab.study import study

PLANS = [
    "plan:cheese-factory",
    "plan:convenience-stores",
    "plan:bakeries",
    "plan:furniture",
    "plan:one-die",
]
ONE_DIE = ["plan:convenience-stores", "plan:bakeries", "plan:one-die"]
EVERYTHING = """wheat-field 6, ranch 6, bakery 6, cafe 6, convenience-store 6, forest 6, cheese-factory 6,
furniture-factory 6, mine 6, family-restaurant 6, apple-orchard 6, fruit-market 6, stadium 4, tv-station 4,
business-center 4"""

every_plan = pytest.mark.parametrize("plan", PLANS)


def choice(plan: str, game: bourgade.Game) -> str:
    return find_bot("minivilles", plan).choose(game.view(str(game.actor)))


def built(plan: str, mine: dict[str, Any], piles: str = EVERYTHING, **more: Any) -> str:
    """Return what a plan builds as P1, whose opponent has three coins and the cards of the beginning."""
    game = table(mine, city(3, "wheat-field, bakery"), piles=piles, phase="build", **more)
    return choice(plan, game).removeprefix("build ")


def without(*kinds: str) -> str:
    """Return a market in which these are sold out."""
    return ", ".join(f"{kind} {number}" for kind, number in counts(EVERYTHING).items() if kind not in kinds)


# --- Their names and lists -------------------------------------------------------------------------------------------


def test_plans_are_numbered_between_random_and_greedy():
    names = bots_of("minivilles").NAMES
    assert names == ["random", *PLANS, "greedy"]


@every_plan
def test_a_plan_is_found_by_its_name(plan):
    assert find_bot("minivilles", plan).name == plan


def test_the_lists_that_are_told_are_those_that_are_played():
    said = dict(lists_told())
    assert list(said) == PLANS
    for plan, (at_once, saved_for) in plans.PLANS.items():
        assert said[plan] == f"{at_once}; then {saved_for}"


def lists_told() -> Any:
    """Read the lists from the docstring."""
    for entry in str(plans.__doc__).split("\n\n")[1].split("plan:")[1:]:
        name, *words = entry.split()
        yield f"plan:{name}", " ".join(words)


# --- What they build -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "cards", "landmarks", "move"),
    [
        (3, "wheat-field, bakery", "", "ranch"),
        (30, "ranch 5, bakery", "", "ranch"),
        (3, "ranch 6, bakery", "", "bakery"),  # the station costs 4
        (4, "ranch 6, bakery", "", "train-station"),
        (4, "ranch 6, bakery", "train-station", "bakery"),
        (5, "ranch 6, bakery", "train-station", "cheese-factory"),
        (30, "ranch 6, cheese-factory", "train-station", "cheese-factory"),
        (22, "ranch 6, cheese-factory 2", "train-station", "radio-tower"),
        (21, "ranch 6, cheese-factory 2", "train-station", "shopping-mall"),
        (9, "ranch 6, cheese-factory 2, bakery 5", "train-station", "bakery"),
        (9, "ranch 6, cheese-factory 2, bakery 6", "train-station", "nothing"),
        (10, "ranch 6, cheese-factory 2, bakery 6", "train-station", "shopping-mall"),
        (15, "ranch 6, cheese-factory 2, bakery 6", "train-station, shopping-mall", "nothing"),
        (21, "ranch 6, cheese-factory 2, bakery 6", "train-station, shopping-mall", "amusement-park"),
        (22, "ranch 6, cheese-factory 2, bakery 6", "train-station, shopping-mall", "radio-tower"),
    ],
)
def test_cheese_factory_builds_ranches_then_the_station_and_two_factories(coins, cards, landmarks, move):
    assert built("plan:cheese-factory", city(coins, cards, landmarks)) == move


@pytest.mark.parametrize(
    ("coins", "cards", "landmarks", "move"),
    [
        (1, "wheat-field, bakery", "", "bakery"),
        (3, "wheat-field, bakery", "", "convenience-store"),
        (9, "convenience-store 4, bakery", "", "convenience-store"),
        (10, "convenience-store 4, bakery", "", "shopping-mall"),
        (10, "convenience-store 4, bakery", "shopping-mall", "convenience-store"),
        (9, "convenience-store 5, bakery", "", "bakery"),
        (9, "convenience-store 5, bakery 4", "shopping-mall", "bakery"),
        (3, "convenience-store 5, bakery 5", "shopping-mall", "nothing"),
        (9, "convenience-store 5, bakery 5", "shopping-mall", "train-station"),
        (21, "convenience-store 5, bakery 5", "shopping-mall, train-station", "nothing"),  # 16 would do for the park
        (22, "convenience-store 5, bakery 5", "shopping-mall, train-station", "radio-tower"),
    ],
)
def test_convenience_stores_builds_five_then_bakeries_and_the_mall_as_soon_as_it_can(coins, cards, landmarks, move):
    assert built("plan:convenience-stores", city(coins, cards, landmarks)) == move


@pytest.mark.parametrize(
    ("coins", "cards", "landmarks", "move"),
    [
        (1, "wheat-field, bakery", "", "bakery"),
        (3, "wheat-field, bakery", "", "convenience-store"),
        (3, "bakery 2, convenience-store", "", "bakery"),
        (10, "bakery 2, convenience-store", "", "shopping-mall"),
        (9, "bakery 6, convenience-store", "", "convenience-store"),
        (9, "bakery 6, convenience-store 2", "shopping-mall", "convenience-store"),
        (9, "bakery 6, convenience-store 3", "shopping-mall", "train-station"),
        (21, "bakery 6, convenience-store 3", "shopping-mall, train-station", "nothing"),
        (22, "bakery 6, convenience-store 3", "shopping-mall, train-station", "radio-tower"),
    ],
)
def test_bakeries_builds_six_after_one_store_and_two_more_stores_with_the_mall(coins, cards, landmarks, move):
    assert built("plan:bakeries", city(coins, cards, landmarks)) == move


@pytest.mark.parametrize(
    ("coins", "cards", "landmarks", "move"),
    [
        (2, "wheat-field, bakery", "", "bakery"),  # a forest costs 3
        (3, "wheat-field, bakery", "", "forest"),
        (30, "forest 3, bakery", "", "forest"),
        (4, "forest 4, bakery", "", "train-station"),
        (3, "forest 4, bakery", "", "furniture-factory"),  # the station would be first, but costs 4
        (9, "forest 4, furniture-factory 2", "train-station", "furniture-factory"),
        (9, "forest 4, furniture-factory 3", "train-station", "mine"),
        (5, "forest 4, furniture-factory 3", "train-station", "bakery"),
        (10, "forest 4, furniture-factory 3", "train-station", "shopping-mall"),
        (22, "forest 4, furniture-factory 3", "train-station", "radio-tower"),
        (15, "forest 4, furniture-factory 3, mine 2, bakery 6", "train-station, shopping-mall", "nothing"),
        (16, "forest 4, furniture-factory 3, mine 2, bakery 6", "train-station, shopping-mall", "amusement-park"),
    ],
)
def test_furniture_builds_forests_then_the_station_factories_and_mines(coins, cards, landmarks, move):
    assert built("plan:furniture", city(coins, cards, landmarks)) == move


@pytest.mark.parametrize(
    ("coins", "cards", "landmarks", "move"),
    [
        (3, "wheat-field, bakery", "", "ranch"),
        (30, "wheat-field, bakery, ranch", "", "ranch"),
        (9, "wheat-field, bakery 2, ranch 2", "", "bakery"),
        (10, "wheat-field, bakery 3, ranch 2", "", "shopping-mall"),
        (9, "wheat-field, bakery 3, ranch 2, convenience-store 2", "", "convenience-store"),
        (9, "wheat-field, bakery 3, ranch 2, convenience-store 3", "", "wheat-field"),
        (9, "wheat-field 2, bakery 3, ranch 2, convenience-store 3", "", "forest"),
        (2, "wheat-field 2, bakery 3, ranch 2, convenience-store 3", "", "cafe"),
        (9, "wheat-field 2, bakery 3, ranch 2, convenience-store 3, forest, cafe", "", "tv-station"),
        (9, "wheat-field 2, bakery 3, ranch 2, convenience-store 3, forest, cafe, tv-station", "", "train-station"),
        (3, "wheat-field 2, bakery 3, ranch 2, convenience-store 3, forest, cafe, tv-station", "", "nothing"),
    ],
)
def test_one_die_builds_what_pays_on_every_number_of_one_die(coins, cards, landmarks, move):
    assert built("plan:one-die", city(coins, cards, landmarks)) == move


def test_the_spread_of_one_die_covers_all_its_numbers():
    wanted = counts(plans.PLANS["plan:one-die"][0])
    spread = {thing: number for thing, number in wanted.items() if thing in CARDS}
    totals = {total for kind in spread for total in range(CARDS[kind][1], CARDS[kind][2] + 1)}
    assert totals == {1, 2, 3, 4, 5, 6}
    assert max(spread.values()) == 3


@every_plan
def test_a_landmark_that_wins_is_built_whatever_the_list_says(plan):
    three = "train-station, shopping-mall, amusement-park"
    assert built(plan, city(22, "wheat-field, bakery", three)) == "radio-tower"
    assert built(plan, city(21, "wheat-field, bakery", three)) != "nothing"
    assert built(plan, city(4, "wheat-field, bakery"), house={"win": 1}) == "train-station"


# --- What is missing -------------------------------------------------------------------------------------------------


def test_with_half_of_the_copies_a_plan_goes_on():
    # Six ranches are wanted: three will do, two will not.
    assert built("plan:cheese-factory", city(5, "bakery, ranch 3", "train-station"), without("ranch")) == (
        "cheese-factory"
    )
    assert built("plan:bakeries", city(9, "bakery 3, convenience-store"), without("bakery")) == "convenience-store"
    # One of three stores will not do, but the bakeries come before those.
    assert built("plan:bakeries", city(1, "bakery, convenience-store"), without("convenience-store")) == "bakery"


@every_plan
@pytest.mark.parametrize("coins", [1, 3, 6, 22])
def test_with_less_than_half_greedy_builds(plan, coins):
    missing = re.search(r"(\S+) \d", dict(lists_told())[plan])[1]  # the first card of its list
    mall = "shopping-mall"  # the convenience stores begin with it
    for cards in ["wheat-field, bakery", "mine 2, wheat-field 3, bakery, fruit-market 2"]:
        mine = city(coins, cards, mall)
        assert built(plan, mine, without(missing)) == built("greedy", mine, without(missing))


def test_in_a_line_a_plan_builds_its_cards_as_they_come():
    mine = city(5, "wheat-field, bakery, mine 2", "train-station")
    line = "mine 1, forest 1, vineyard 1, cheese-factory 1"
    more = {"edition": "green-valley", "deck": "ranch 6, mine 3"}
    assert built("plan:cheese-factory", mine, line, **more) == built("greedy", mine, line, **more) == "vineyard"
    assert built("plan:cheese-factory", mine, f"{line}, ranch 1", **more) == "ranch"


def test_a_landmark_that_the_house_left_out_is_not_waited_for():
    mine = city(16, "convenience-store 5, bakery 5", "shopping-mall, train-station")
    assert built("plan:convenience-stores", mine) == "nothing"
    without_tower = {"without": ["radio-tower"], "win": 3}
    assert built("plan:convenience-stores", mine, house=without_tower) == "amusement-park"
    four_left = {"without": ["radio-tower", "amusement-park"], "win": 4}
    assert built("plan:convenience-stores", mine, house=four_left, edition="marina") == (
        built("greedy", mine, house=four_left, edition="marina")
    )


# --- All else like greedy --------------------------------------------------------------------------------------------


@every_edition
def test_what_is_not_building_is_chosen_like_greedy(compiled, edition):
    seen = Counter()
    for game in decisions_of_random_games(edition, seeds=range(2)):
        phase = game.position()["phase"]
        if phase != "build" and len(game.legal()) > 1:
            seen[phase] += 1
            greedy = compiled(game, "greedy")
            for plan in PLANS:
                assert compiled(game, plan) == greedy, game.position()
    assert len(seen) >= 4
    assert seen["roll"] > 20


@every_plan
def test_two_dice_are_rolled_by_plans_that_need_them_and_by_no_other(compiled, plan):
    rolls = Counter()
    for seed in range(6):
        for game, move in own_game(compiled, [plan, plan], seed):
            if len(game.legal()) == 2 and move.startswith("roll"):
                rolls[move] += 1
    assert rolls.total() > 20
    if plan in ONE_DIE:
        assert rolls.keys() == {"roll 1"}
    else:
        assert rolls["roll 2"] > rolls.total() / 2


# --- Playing by the rules and by the list ----------------------------------------------------------------------------


@every_edition
def test_plans_choose_the_same_interpreted_and_compiled(interpreted, compiled, edition):
    """And choosing leaves the state as it was to the last bit, which ``chooser_of`` sees to."""
    players = MINIVILLES.editions[edition].players[-1]
    for game in decisions_of_random_games(edition, seeds=[3], players=players, every=31):
        if len(game.legal()) > 40:  # swaps; they are greedy's, and take long
            continue
        for plan in PLANS:
            move = compiled(game, plan)
            assert move == interpreted(game, plan), game.position()
            assert move in game.legal()


def test_plans_choose_the_same_through_views_as_compiled(compiled):
    for edition in EDITIONS:
        seats = ["plan:cheese-factory", "plan:one-die"]
        for number, (game, move) in enumerate(own_game(compiled, seats, 7, edition=edition)):
            if number % 5 == 0:
                assert choice(plan_at(game, seats), game) == move


@pytest.mark.parametrize("players", [2, 4])
def test_plans_build_by_their_lists_in_their_own_games(compiled, players):
    said, moves = dict(lists_told()), Counter()
    for start in range(len(PLANS)):
        seats = list(islice(cycle(PLANS), start, start + players))
        for seed in range(3):
            for game, move in own_game(compiled, seats, seed):
                if game.position()["phase"] == "build":
                    by_list = build_by_the_list(said[plan_at(game, seats)], game)
                    assert move == (by_list or compiled(game, "greedy")), game.position()
                    moves["list" if by_list else "greedy"] += 1
    assert moves["list"] > 200
    assert moves["greedy"] > 5


def build_by_the_list(words: str, game: bourgade.Game) -> str | None:
    """Return what a list, told in words, says; None if it leaves it to greedy."""
    position = game.position()
    me = position["players"][int(str(game.actor)[1:]) - 1]
    winning = [f"build {name}" for name in LANDMARKS if len(me["landmarks"]) == 3 and f"build {name}" in game.legal()]
    if winning:
        return winning[0]
    at_once, saved_for = words.split("; then ")
    for entry in [*at_once.split(", "), *saved_for.split(", ")]:
        thing, _, number = entry.partition(" ")
        if thing in LANDMARKS:
            lacks = thing not in me["landmarks"]
        else:
            lacks = me["cards"].get(thing, 0) < int(number)
            if lacks and thing not in position["piles"]:
                if me["cards"].get(thing, 0) * 2 >= int(number):
                    continue
                return None
        if lacks and f"build {thing}" in game.legal():
            return f"build {thing}"
        if lacks and entry in saved_for.split(", "):
            return "build nothing"
    return None


def own_game(choose: Any, seats: list[str], seed: int, **options: Any) -> Any:
    """Go through a game of bots, and tell each decision with the move."""
    game = bourgade.new("minivilles", players=len(seats), seed=seed, **options)
    while not game.over:
        if game.actor == "chance":
            game.draw()
            continue
        move = choose(game, plan_at(game, seats))
        yield game, move
        play(game, move)


def plan_at(game: bourgade.Game, seats: list[str]) -> str:
    return seats[int(str(game.actor)[1:]) - 1]


# --- To the end ------------------------------------------------------------------------------------------------------


@every_table
def test_games_of_plans_end(edition, players):
    for market in MINIVILLES.editions[edition].options["market"]:
        for bots in [PLANS[:players], PLANS[-players:], *([plan] * players for plan in PLANS)]:
            assert_they_end(bots, 10, edition=edition, market=market)


@pytest.mark.parametrize(
    "house",
    [
        {"without": ["ranch", "bakery", "convenience-store", "forest"]},
        {"without": ["cheese-factory", "furniture-factory", "mine", "tv-station"]},
        {"without": ["radio-tower", "shopping-mall"], "win": 2},
        {"without": ["train-station"], "win": 3},
        {"copies": 1, "purple-copies": 0},
        {"copies": 100, "coins": 0},
        {"win": 1},
        {"cards": {"radio-tower": {"cost": 0}, "amusement-park": {"cost": 200}}},
        {"cards": {"ranch": {"cost": 1000}, "bakery": {"roll": [7, 9]}, "convenience-store": {"amount": 0}}},
    ],
)
def test_games_of_plans_end_with_house_rules(house):
    edition = {"extends": "base", **house}
    for plan in PLANS:
        assert_they_end([plan, plan], 10, edition=edition)
    assert_they_end(PLANS[:4], 10, edition=edition)


def assert_they_end(bots: list[str], games: int, **options: Any) -> None:
    setting = bourgade.new("minivilles", players=len(bots), deal=False, **options)._setting
    found = study(rules_of(MINIVILLES), [setting], bots, games, seed=1)
    assert estimate(found, "unfinished", "") == 0, bots
    assert len(found.turns[0]) < 3000, bots  # turns of the longest game


# --- How strong ------------------------------------------------------------------------------------------------------


def share(bot: str, other: str, games: int = 1000) -> float:
    """Return how many games of two players a bot wins in the base game, half of them in each seat."""
    setting = bourgade.new("minivilles", edition="base", players=2, deal=False)._setting
    found = [
        study(rules_of(MINIVILLES), [setting], bots, games, seed=2, cores=all_cores())
        for bots in ([bot, other], [other, bot])
    ]
    return (estimate(found[0], "seat", "P1") + estimate(found[1], "seat", "P2")) / 2


@every_plan
def test_a_plan_beats_random(plan):
    assert share(plan, "random") > 0.95


@pytest.mark.parametrize(
    ("plan", "least", "most"),
    [
        ("plan:cheese-factory", 0.36, 0.50),
        ("plan:convenience-stores", 0.50, 0.61),
        ("plan:bakeries", 0.55, 0.66),
        ("plan:furniture", 0.20, 0.33),
        ("plan:one-die", 0.35, 0.48),
    ],
)
def test_a_plan_against_greedy(plan, least, most):
    assert least < share(plan, "greedy") < most


@pytest.mark.parametrize("other", [plan for plan in PLANS if plan != "plan:bakeries"])
def test_bakeries_are_the_best_plan(other):
    assert share("plan:bakeries", other) > 0.5


@pytest.fixture(scope="module")
def interpreted() -> Any:
    return chooser_of(Rules(MINIVILLES, compiled=False))


@pytest.fixture(scope="module")
def compiled() -> Any:
    return chooser_of(Rules(MINIVILLES, compiled=True))
