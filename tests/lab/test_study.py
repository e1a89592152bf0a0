"""A study counts what happened: the same games as through the public surface, measure by measure.

And what it says is as sure as it says: intervals hold 95 % of the time, and a rule against itself changes nothing.
"""

import signal
import threading
import time
from collections import Counter, defaultdict
from functools import cache
from itertools import pairwise
from statistics import mean, stdev
from typing import Any

import numpy as np
import pytest

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.bots.policies import choose_at
from bourgade.engine.definition import Setting
from bourgade.engine.luck import below, game_key, word
from bourgade.engine.playouts import LUCK_OF_CHOICES
from bourgade.engine.rules import Rules
from bourgade.engine.simulate import all_cores, simulate
from bourgade.games import definition
from bourgade.lab import study as studying
from bourgade.lab.estimates import Moments
from bourgade.lab.report import SHARES, Measure
from bourgade.lab.study import Study, study

MINIVILLES = definition("minivilles")
COURSE = 60  # own turns of which the coins are told
GROUPS = ["order", "seat", "unfinished", "length", "built", "builders", "winning", "when", "course"]


@pytest.fixture(scope="module")
def rules() -> Rules:
    """Return rules that are bound once, not anew for every study."""
    rules = Rules(MINIVILLES, compiled=True)
    rules.bind = cache(rules.bind)  # type: ignore[method-assign]
    return rules


def setting_of(edition: Any = "base", players: int = 2, **options: str) -> Setting:
    return bourgade.new("minivilles", edition=edition, players=players, deal=False, **options)._setting


def compared(rules: Rules, house: dict[str, Any], games: int = 600, players: int = 2, **more: Any) -> Study:
    """Return a study of an edition and of a house rule for it."""
    tables = [setting_of(house["extends"], players), setting_of(house, players)]
    return study(rules, tables, ["greedy"] * players, games, **{"seed": 1, "cores": all_cores()} | more)


def verdicts(found: Study) -> dict[Measure, str]:
    return dict(zip(found.measures, found.moments.differences().verdict, strict=True))


def all_figures(found: Study) -> list[Any]:
    """Return all that is told, to be compared to the last bit."""
    shares = np.array([measure.group in SHARES for measure in found.measures])
    told: list[Any] = [found.measures, found.moments.games, *(turns.tolist() for turns in found.turns)]
    parts = [found.moments.estimates(table, shares) for table in range(found.moments.tables)]
    for part in [*parts, *([found.moments.differences()] if found.moments.tables == 2 else [])]:
        told += [repr(np.asarray(values).tolist()) for values in vars(part).values()]
    return told


# --- Every measure, counted slowly -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("base", 2, {}),
        ("base", 4, {"first": "P3"}),
        ("marina", 3, {}),
        ("marina", 2, {"market": "open", "first": "P2"}),
        ("green-valley", 2, {}),
        ("marina-green-valley", 4, {"purples": "players-1"}),
        ("deluxe", 5, {}),
        ("deluxe", 2, {"first": "P1"}),
        ({"extends": "deluxe", "coins": 9, "without": ["cafe", "airport"]}, 3, {}),
    ],
    ids=str,
)
def test_every_measure_is_what_a_slow_count_says(rules, edition, players, options):
    choose = chooser(rules)
    for seed in (0, 1, 7, 2**40 + 5):
        game = bourgade.new("minivilles", edition=edition, players=players, seed=seed, **options)
        assert_counted(study(rules, [game._setting], ["greedy"] * players, games=1, seed=seed), game, choose)


def test_the_bots_of_a_study_are_those_of_the_public_surface(rules):
    game, bot = bourgade.new("minivilles", edition="deluxe", seed=3), find_bot("minivilles", "greedy")
    found = study(rules, [game._setting], ["greedy"] * 2, games=1, seed=3)
    assert_counted(found, game, lambda game: bot.choose(game.view(game.actor)))


@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("marina-green-valley", 3), ("deluxe", 5)])
def test_random_games_are_counted_too(rules, edition, players):
    """Every kind of card is in them, landmarks fall and rise again, and some have more than 60 turns a player."""
    for seed in (0, 1):
        game = bourgade.new("minivilles", edition=edition, players=players, seed=seed)

        def choose(game: bourgade.Game, key: int = game_key(seed, 0)) -> str:
            luck = word(key, len(game.record()["actions"]), LUCK_OF_CHOICES)
            return game.legal()[below(luck, len(game.legal()))]

        turns = assert_counted(study(rules, [game._setting], ["random"] * players, 1, seed), game, choose)
        assert turns > COURSE * players or edition != "marina-green-valley"


def assert_counted(found: Study, game: bourgade.Game, choose: Any) -> int:
    """See to it that a study of one game tells what a slow count of it does, and return its turns."""
    counted, turns = slow_count(game, choose)
    nums, dens = found.moments.means()  # of one game
    assert {(m.group, m.name): pair for m, *pair in zip(found.measures, nums, dens, strict=True)} == counted
    assert list(dict.fromkeys(measure.group for measure in found.measures)) == GROUPS
    assert np.flatnonzero(found.turns[0]).tolist() == [turns]
    return turns


def slow_count(game: bourgade.Game, choose: Any) -> tuple[dict[tuple[str, str], list[float]], int]:
    """Play a game and count everything, each measure as num and den."""
    players = len(game.seats)
    things = [move.removeprefix("build ") for move in moves_to_build(game)]
    landmarks = {"harbor", "train-station", "shopping-mall", "amusement-park", "radio-tower", "airport"}
    own_turns, coins, built, when = Counter(), defaultdict(list), Counter(), {}
    turns = decisions = 0
    begins = game.actor
    while not game.over:
        if game.actor == "chance":
            game.draw()
            continue
        seat, position = game.actor, game.position()
        if position["phase"] == "roll":  # every turn has exactly one
            turns += 1
            own_turns[seat] += 1
            coins[own_turns[seat]].append(position["players"][game.seats.index(seat)]["coins"])
        move = choose(game)
        decisions += 1
        if move.startswith("build ") and move != "build nothing":
            thing = move.removeprefix("build ")
            built[seat, thing] += 1
            when.setdefault((seat, thing), own_turns[seat])
        game.play(move)

    (winner,) = game.winners
    seats = game.seats
    order = seats[seats.index(begins) :] + seats[: seats.index(begins)]
    counted: dict[tuple[str, str], list[float]] = {}
    for place, seat in enumerate(order, 1):
        counted["order", str(place)] = [seat == winner, 1]
    for seat in seats:
        counted["seat", seat] = [seat == winner, 1]
    counted["unfinished", ""] = [0, 1]
    counted["length", "turns"] = [turns, 1]
    counted["length", "turns-winner"] = [own_turns[winner], 1]
    counted["length", "decisions"] = [decisions, 1]
    for thing in things:
        builders = [seat for seat in seats if built[seat, thing]]
        counted["built", thing] = [sum(built[seat, thing] for seat in seats), players]
        counted["builders", thing] = [len(builders), players]
        counted["winning", thing] = [winner in builders, len(builders)]
        if thing in landmarks:
            counted["when", thing] = [sum(when[seat, thing] for seat in builders), len(builders)]
    for turn in range(1, COURSE + 1):
        counted["course", str(turn)] = [sum(coins[turn]), len(coins[turn])]
    return counted, turns


def moves_to_build(game: bourgade.Game) -> list[str]:
    """Return everything that can be built at this table: what a rich player may build where every kind is for sale."""
    position = game.position()
    kinds = dict.fromkeys([*position["piles"], *position.get("deck", {})], 1)
    position |= {"phase": "build", "piles": kinds}
    position["players"] = [{**player, "coins": 10_000, "cards": {}} for player in position["players"]]
    if "deck" in position:
        position["deck"] = {}
    return [move for move in bourgade.load(position).legal() if move != "build nothing"]


@cache
def chooser(rules: Rules) -> Any:
    """Return greedy's choice through the public surface; tests/test_bots.py shows that it is the bot's own."""
    ask = rules.bind(choose_at, "bots", score=bots_of("minivilles").score)
    number = bots_of("minivilles").NAMES.index("greedy")

    def choose(game: bourgade.Game) -> str:
        view_rules, boxes, states = game.view(game.actor).inside()
        action = ask(boxes, states, 0, number, 0, np.empty(MINIVILLES.most_legal, np.int32))
        return view_rules.words(boxes, states, [int(action)])[0]

    return choose


@pytest.mark.parametrize(("edition", "players"), [("base", 3), ("marina-green-valley", 2), ("deluxe", 4)])
def test_random_bots_play_the_games_of_random_players(rules, edition, players):
    games = 300
    setting = setting_of(edition, players)
    summary = simulate(rules, setting, games, seed=5)
    found = study(rules, [setting], ["random"] * players, games, seed=5)
    values = dict(zip(found.measures, found.moments.estimates(0).value, strict=True))
    assert found.turns[0].tolist() == np.bincount(summary.turns).tolist()
    assert values[Measure("length", "decisions")] == summary.decisions.mean()
    for seat, share in enumerate(summary.shares.mean(axis=0)):
        assert values[Measure("seat", f"P{seat + 1}")] == share


def test_each_seat_has_its_own_bot(rules):
    found = study(rules, [setting_of(players=3)], ["random", "greedy", "random"], 300, seed=2)
    values = dict(zip(found.measures, found.moments.estimates(0).value, strict=True))
    assert values[Measure("seat", "P2")] > 0.9
    assert sum(values[Measure("seat", f"P{seat}")] for seat in (1, 2, 3)) == pytest.approx(1)
    assert all(0.15 < values[Measure("order", str(place))] < 0.5 for place in (1, 2, 3))  # who begins is random


# --- Cores, slices, luck ---------------------------------------------------------------------------------------------


def test_neither_cores_nor_slices_matter(rules, monkeypatch):
    house = {"extends": "deluxe", "coins": 5}
    one = all_figures(compared(rules, house, games=500, players=3, cores=1))
    for cores in (2, 3, 7):
        assert all_figures(compared(rules, house, games=500, players=3, cores=cores)) == one

    def backwards(games: int, _cores: int, work: Any, progress: Any) -> None:
        ends = [0, *range(37, games, 37), games]
        for first, last in reversed(list(pairwise(ends))):
            work(first, last)
            progress(last - first)

    monkeypatch.setattr(studying, "in_slices", backwards)
    assert all_figures(compared(rules, house, games=500, players=3)) == one


def test_progress_tells_of_every_game_once(rules):
    told: list[int] = []
    found = study(rules, [setting_of()], ["greedy"] * 2, 1000, seed=1, cores=all_cores(), progress=told.append)
    assert sum(told) == 1000 == found.moments.games == found.turns[0].sum()


def test_fewer_games_are_the_first_of_more(rules):
    few, more = (study(rules, [setting_of()], ["greedy"] * 2, games, seed=3) for games in (1, 2))
    assert (more.turns[0][: len(few.turns[0])] >= few.turns[0]).all()


@pytest.mark.parametrize(("edition", "players"), [("base", 2), ("marina-green-valley", 4), ("deluxe", 5)])
def test_a_rule_against_itself_is_the_same_everywhere(rules, edition, players):
    for seed in range(5):
        found = study(rules, [setting_of(edition, players)] * 2, ["greedy"] * players, 200, seed, cores=all_cores())
        differences = found.moments.differences()
        assert set(differences.verdict) == {"same"}
        assert not differences.value[~np.isnan(differences.value)].any()
        assert found.turns[0].tolist() == found.turns[1].tolist()


def test_a_house_rule_that_nobody_meets_is_the_same_everywhere(rules):
    # Greedy counts nothing for the business-center and never builds it.
    house = {"extends": "base", "cards": {"business-center": {"cost": 500, "copies": 9}}}
    assert set(verdicts(compared(rules, house)).values()) == {"same"}


def test_a_card_that_is_left_out_is_told_of_the_table_that_has_it(rules):
    found = compared(rules, {"extends": "base", "without": ["convenience-store"]}, games=200)
    where = found.measures.index(Measure("built", "convenience-store"))
    first, second = (found.moments.estimates(table).value[where] for table in (0, 1))
    assert first > 0.5
    assert second == 0
    assert verdicts(found)[Measure("built", "convenience-store")] == "certain"


def test_shared_luck_makes_differences_surer(rules):
    # A radio-tower of a coin more changes little: the same game with the same dice is mostly the same game.
    found = compared(rules, {"extends": "base", "cards": {"radio-tower": {"cost": 23}}}, games=1000)
    where = found.measures.index(Measure("length", "turns"))
    first, second = (found.moments.estimates(table) for table in (0, 1))
    apart = np.hypot(*(table.high[where] - table.low[where] for table in (first, second)))
    difference = found.moments.differences()
    assert difference.high[where] - difference.low[where] < 0.8 * apart


# --- What is sure ----------------------------------------------------------------------------------------------------


def test_twenty_coins_at_the_beginning_make_games_shorter_for_certain(rules):
    found = compared(rules, {"extends": "base", "coins": 20})
    difference, where = found.moments.differences(), found.measures.index(Measure("length", "turns"))
    assert verdicts(found)[Measure("length", "turns")] == "certain"
    assert difference.high[where] < -2
    assert difference.value[found.measures.index(Measure("course", "1"))] == 17


def test_games_for_one_landmark_are_much_shorter_for_certain(rules):
    found = compared(rules, {"extends": "base", "win": 1})
    where = found.measures.index(Measure("length", "turns"))
    before, after = (found.moments.estimates(table).value[where] for table in (0, 1))
    assert verdicts(found)[Measure("length", "turns")] == "certain"
    assert after < before / 3


STUDIES, GAMES = 240, 300
LOOKED_AT = [  # what varies enough in games of two greedy players; of what nearly never happens 300 games say little
    *(Measure("order", "1"), Measure("seat", "P1")),
    *(Measure("length", name) for name in ("turns", "turns-winner", "decisions")),
    *(Measure("built", kind) for kind in ("wheat-field", "ranch", "family-restaurant", "shopping-mall")),
    *(Measure("builders", kind) for kind in ("ranch", "tv-station", "family-restaurant", "amusement-park")),
    *(Measure("winning", kind) for kind in ("ranch", "tv-station", "family-restaurant", "radio-tower")),
    *(Measure("when", landmark) for landmark in ("train-station", "shopping-mall", "radio-tower")),
    *(Measure("course", turn) for turn in ("2", "4", "7", "10", "15")),
]


class Kept(Moments):
    """Moments that keep their games."""

    def __init__(self, tables: int, measures: int) -> None:
        super().__init__(tables, measures)
        self.kept: list[Any] = []

    def add(self, nums: Any, dens: Any) -> None:
        super().add(nums, dens)
        self.kept.append((nums[0], dens[0]))


@pytest.fixture(scope="module")
def studies(rules) -> list[Study]:
    """Return many studies of one table, each of other luck, with their games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(studying, "Moments", Kept)
        return [study(rules, [setting_of()], ["greedy"] * 2, GAMES, seed, cores=all_cores()) for seed in range(STUDIES)]


def test_intervals_hold_95_times_in_100(studies):
    """The truth is taken from all games together, of which a study is a 240th.

    Measures of one study depend on each other, studies do not. So how many of the intervals hold is counted for each
    study, and the mean of that over the studies is as sure as its own spread says. Within four standard errors, a right
    program fails once in 16,000 times; intervals of 90 or of 99 % would lie twice as far outside.
    """
    measures = studies[0].measures
    chosen = [measures.index(measure) for measure in LOOKED_AT]
    shares = np.array([measure.group in SHARES for measure in measures])
    nums, dens = np.sum([found.moments.means()[:, chosen] for found in studies], axis=0)
    holds = []
    for found in studies:
        told = found.moments.estimates(0, shares)
        holds.append((told.low[chosen] <= nums / dens) & (nums / dens <= told.high[chosen]))
    each = np.mean(holds, axis=1).tolist()
    error = stdev(each) / STUDIES**0.5
    assert error < 0.04 / 8, "too few games to tell 95 % from 90 or 99 %"
    assert abs(mean(each) - 0.95) < 4 * error
    # One by one: 228 of 240 hold, with a standard deviation of 3.4. Below 211 the chance is 5 in a million, for each.
    assert (np.sum(holds, axis=0) >= 211).all()


def test_halves_of_one_table_hardly_ever_differ_for_certain(studies):
    """Holm holds the chance of even one "certain" among all measures at 5 %: in 120 pairs 6 times.

    That it is more than 16 times has a chance of 1 in 10,000. And of single differences one in twenty is "likely".
    """
    chosen = [studies[0].measures.index(measure) for measure in LOOKED_AT]
    certain, likely = 0, []
    for first, second in zip(studies[::2], studies[1::2], strict=True):
        halves = Moments(2, len(first.measures))
        one, two = (joined(found.moments.kept) for found in (first, second))
        halves.add([one[0], two[0]], [one[1], two[1]])
        differences = halves.differences()
        certain += "certain" in differences.verdict
        likely.append(float(np.mean(differences.p[chosen] < 0.05)))
    assert certain <= 16
    assert abs(mean(likely) - 0.05) < 4 * stdev(likely) / len(likely) ** 0.5


def joined(chunks: list[Any]) -> tuple[Any, Any]:
    nums, dens = zip(*chunks, strict=True)
    return np.concatenate(nums), np.concatenate(dens)


# --- Stopping --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cores", [1, 2, 4])
def test_a_study_that_is_interrupted_stops(rules, cores):
    told: list[int] = []

    def stop(games: int) -> None:
        told.append(games)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study(rules, [setting_of(players=4)], ["greedy"] * 4, 10**6, seed=1, cores=cores, progress=stop)
    assert sum(told) < 10**5


@pytest.fixture
def ctrl_c():
    """Let Ctrl-C interrupt this process, also where it was started in the background and would not hear it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_stops_a_study(rules):
    told: list[int] = []

    def press_ctrl_c(games: int) -> None:
        told.append(games)
        if len(told) == 3:
            signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        study(rules, [setting_of(players=4)], ["greedy"] * 4, 10**6, seed=1, cores=2, progress=press_ctrl_c)
    assert sum(told) < 10**5
    played = len(told)
    time.sleep(0.2)
    assert len(told) == played  # nobody plays on
