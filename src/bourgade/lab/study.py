"""Many games by bots, on one or two tables with the same luck, and what is measured in them."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import bots_of, checked_bot
from ..engine.compiling import Entry
from ..engine.definition import Definition, Setting, seat_names
from ..engine.housefile import sentences
from ..engine.playouts import CEILING
from ..engine.rules import Rules
from ..engine.slices import in_slices
from ..errors import WrongPlayers, choices
from ..texts import say
from .estimates import Moments
from .report import Measure, length
from .watching import COURSE, NOTES, watch_games

MODULES = {
    "minivilles": "bourgade.lab.minivilles",
    "mint-works": "bourgade.lab.mint_works",
    "ma-petite-ville": "bourgade.lab.ma_petite_ville",
}


@dataclass(frozen=True)
class Study:
    """Many games, and what came of them."""

    tables: Sequence[Setting]
    bots: Sequence[str]
    seed: int
    cores: int
    measures: list[Measure]
    moments: Moments
    turns: list[NDArray[Any]]  # for each table, how many games had 0, 1, 2, … turns
    seconds: float

    def about(self, definition: Definition, names: Sequence[str], language: str) -> dict[str, Any]:
        """Return what was played, for a report; the tables are given names."""
        tables = [
            {"name": name, "edition": table.edition, "house": table.house}
            for name, table in zip(names, self.tables, strict=True)
        ]
        return {
            "game": definition.name,
            "players": self.tables[0].players,
            "options": self.tables[0].options,
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.seconds,
            "cores": self.cores,
            "tables": tables,
            "changes": self.changes(definition, names, language),
            "money": say(language, definition.package, "lab.money"),
            "length": [length(counts) for counts in self.turns],
        }

    def changes(self, definition: Definition, names: Sequence[str], language: str) -> list[str]:
        """Return what the house rules of the tables change; with the table's name, if both have some."""
        changed = [sentences(definition, table.edition, table.house, language) for table in self.tables]
        if all(changed):
            return [f"{name}: {line}" for name, lines in zip(names, changed, strict=True) for line in lines]
        return [line for lines in changed for line in lines]


def study(
    rules: Rules,
    tables: Sequence[Setting],
    bots: Sequence[str],
    games: int,
    seed: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda _: None,
) -> Study:
    """Play games 0, 1, 2, … of a seed on each table; the outcome does not depend on the number of cores."""
    game = rules.definition.name
    if any(table.players != len(bots) for table in tables):
        raise WrongPlayers(f"{len(bots)} bots cannot play at tables of {choices(table.players for table in tables)}.")
    looked_at = import_module(MODULES[game])
    seats = np.array([bots_of(game).NAMES.index(checked_bot(game, bot)) for bot in bots])
    moves = [looked_at.things(table) for table in tables]
    things = list(dict.fromkeys(thing for table in moves for thing in table))
    goals = {goal for table in tables for goal in looked_at.goals(table)}
    boxes = [rules.ready(table.boxes) for table in tables]
    builds = [thing_numbers(rules, things, table) for table in moves]

    def play(box: NDArray[Any], built: NDArray[Any], first: int, last: int) -> tuple[dict[Measure, Part], NDArray[Any]]:
        states, shares = rules.new_states(last - first), np.zeros((last - first, len(bots)))
        notes = rules.ready(np.zeros(last - first, NOTES))
        out = np.empty(rules.definition.most_legal, np.int32)
        watching(rules)(box, states, seed, first, CEILING, seats, built, out, notes, shares)
        parts = dict(measured(notes, states["turns"], shares, things, goals))
        return parts, np.bincount(states["turns"], minlength=CEILING + 1)

    measures = list(play(boxes[0], builds[0], 0, 0)[0])  # compiles before the clock starts
    moments = Moments(len(tables), len(measures))
    turns = [np.zeros(CEILING + 1, np.int64) for _ in tables]
    adding = threading.Lock()

    def work(first: int, last: int) -> None:
        played = [play(box, built, first, last) for box, built in zip(boxes, builds, strict=True)]
        nums = [np.stack([num for num, _ in parts.values()], axis=1) for parts, _ in played]
        dens = [np.stack([den for _, den in parts.values()], axis=1) for parts, _ in played]
        with adding:
            moments.add(nums, dens)
            for table, (_, counts) in zip(turns, played, strict=True):
                table += counts

    start = time.perf_counter()
    in_slices(games, cores, work, progress)
    seconds = time.perf_counter() - start
    turns = [np.trim_zeros(table, "b") for table in turns]
    return Study(tables, bots, seed, cores, measures, moments, turns, seconds)


@cache
def watching(rules: Rules) -> Entry:
    """Return ``watch_games`` for a game."""
    game = rules.definition.name
    wealth = import_module(MODULES[game]).wealth
    return rules.bind(watch_games, "lab", score=bots_of(game).score, wealth=wealth)


def thing_numbers(rules: Rules, things: list[str], moves: dict[str, list[int]]) -> NDArray[Any]:
    """Return for each action which thing it builds, -1 for none."""
    numbers = np.full(rules.definition.notation.size, -1)
    for thing, actions in moves.items():
        numbers[actions] = things.index(thing)
    return numbers


Part = tuple[NDArray[Any], NDArray[Any]]  # of a measure: num and den, one entry a game


def measured(
    notes: NDArray[Any], turns: NDArray[Any], shares: NDArray[Any], things: list[str], goals: set[str]
) -> Iterator[tuple[Measure, Part]]:
    """Tell what each game adds to each measure."""
    games, players = shares.shape
    each_game, each_player = np.ones(games), np.full(games, float(players))
    won = shares > 0
    in_order = (notes["begins"][:, None] + np.arange(players)) % players  # the seats from who begins on

    for place in range(players):
        yield Measure("order", str(place + 1)), (shares[np.arange(games), in_order[:, place]], each_game)
    for seat, name in enumerate(seat_names(players)):
        yield Measure("seat", name), (shares[:, seat], each_game)
    yield Measure("unfinished", ""), ((~won.any(axis=1)).astype(float), each_game)
    yield Measure("length", "turns"), (turns.astype(float), each_game)
    yield Measure("length", "turns-winner"), sums(notes["turns"][:, :players], won)
    yield Measure("length", "decisions"), (notes["decisions"].astype(float), each_game)

    times = notes["times"][:, :players, : len(things)].astype(float)
    built = times > 0
    when = notes["when"][:, :players, : len(things)]
    for number, thing in enumerate(things):
        yield Measure("built", thing), (times[:, :, number].sum(axis=1), each_player)
    for number, thing in enumerate(things):
        yield Measure("builders", thing), (built[:, :, number].sum(axis=1, dtype=float), each_player)
    for number, thing in enumerate(things):
        yield Measure("winning", thing), sums(shares, built[:, :, number])
    for number, thing in enumerate(things):
        if thing in goals:
            yield Measure("when", thing), sums(when[:, :, number], built[:, :, number])

    for turn in range(COURSE):
        reached = notes["turns"][:, :players] > turn
        yield Measure("course", str(turn + 1)), sums(notes["wealth"][:, :players, turn], reached)


def sums(values: NDArray[Any], of: NDArray[Any]) -> Part:
    """Return the sum of the players' values in each game, over some of them, and how many those are."""
    return np.where(of, values, 0).sum(axis=1, dtype=float), of.sum(axis=1, dtype=float)
