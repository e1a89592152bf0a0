"""Many games by bots, on one or two tables with the same luck, and what is measured in them."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..bots import bots_of, checked_bot
from ..bots.policies import choose
from ..engine.compiling import Entry
from ..engine.definition import Definition, Setting, seat_names
from ..engine.devices import checked_device
from ..engine.housefile import sentences
from ..engine.playouts import CEILING
from ..engine.rules import Rules
from ..engine.slices import in_slices
from ..errors import WrongPlayers, choices
from ..games import room_of
from ..texts import messages_of
from .estimates import Moments
from .report import Measure, length
from .watching import COURSE, NOTES, note_move, watch_games

message = messages_of(__package__)

if TYPE_CHECKING:
    from ..engine.gpu import Played, Player

MEASURED = 4096  # games of a GPU that are measured at a time

Games = tuple[NDArray[Any], NDArray[Any], NDArray[Any]]  # notes, turns and shares, one entry a game


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
            "money": room_of(definition.name, "lab").money(language),
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
    device: str = "cpu",
) -> Study:
    """Play games 0, 1, 2, … of a seed on each table.

    The outcome depends neither on the number of cores nor on the device, ``cpu`` or ``cuda``.
    """
    game = rules.definition.name
    if any(table.players != len(bots) for table in tables):
        raise WrongPlayers(message("wrong-bots", number=len(bots), known=choices(table.players for table in tables)))
    looked_at = room_of(game, "lab")
    seats = np.array([bots_of(game).NAMES.index(checked_bot(game, bot)) for bot in bots])
    moves = [looked_at.things(table) for table in tables]
    things = list(dict.fromkeys(thing for table in moves for thing in table))
    goals = {goal for table in tables for goal in looked_at.goals(table)}
    boxes = [rules.ready(table.boxes) for table in tables]
    builds = [thing_numbers(rules, things, table) for table in moves]

    def play(table: int, first: int, last: int) -> Games:
        states, shares = rules.new_states(last - first), np.zeros((last - first, len(bots)))
        notes = rules.ready(np.zeros(last - first, NOTES))
        out = np.empty(rules.definition.most_legal, np.int32)
        watching(rules)(boxes[table], states, seed, first, CEILING, seats, builds[table], out, notes, shares)
        return notes, states["turns"], shares

    measures = list(dict(measured(*play(0, 0, 0), things, goals)))  # compiles before the clock starts
    moments = Moments(len(tables), len(measures))
    turns = [np.zeros(CEILING + 1, np.int64) for _ in tables]
    adding = threading.Lock()

    def add(played: list[Games]) -> None:
        parts = [dict(measured(*games, things, goals)) for games in played]
        nums = [np.stack([num for num, _ in table.values()], axis=1) for table in parts]
        dens = [np.stack([den for _, den in table.values()], axis=1) for table in parts]
        with adding:
            moments.add(nums, dens)
            for counts, (_, lengths, _) in zip(turns, played, strict=True):
                counts += np.bincount(lengths, minlength=CEILING + 1)

    if checked_device(device) == "cuda":
        player = watching_on_gpu(rules)
        player.play(tables[:1], seed, 0, 1, CEILING, seats, builds[0])
        start = time.perf_counter()
        for begin in range(0, games, player.launch):
            number = min(player.launch, games - begin)
            played = [
                player.play([table], seed, begin, number, CEILING, seats, built)
                for table, built in zip(tables, builds, strict=True)
            ]
            in_slices(number, cores, partial(add_slice, add, played), progress, MEASURED)
    else:
        start = time.perf_counter()
        in_slices(
            games, cores, lambda first, last: add([play(table, first, last) for table in range(len(tables))]), progress
        )
    seconds = time.perf_counter() - start
    turns = [np.trim_zeros(table, "b") for table in turns]
    return Study(tables, bots, seed, cores, measures, moments, turns, seconds)


def add_slice(add: Callable[[list[Games]], None], played: "list[Played]", first: int, last: int) -> None:
    """Add some of the games that were played on each table."""
    add([(table.notes[first:last], table.turns[first:last], table.shares[first:last]) for table in played])


@cache
def watching_on_gpu(rules: Rules) -> "Player":
    """Return what does the same as ``watch_games`` on a GPU."""
    from ..engine.gpu import Player

    game = rules.definition.name
    return Player(
        rules,
        "studies",
        notes=NOTES,
        pick=choose,
        note=note_move,
        score=bots_of(game).score,
        wealth=room_of(game, "lab").wealth,
    )


@cache
def watching(rules: Rules) -> Entry:
    """Return ``watch_games`` for a game."""
    game = rules.definition.name
    return rules.bind(watch_games, "studies", score=bots_of(game).score, wealth=room_of(game, "lab").wealth)


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
