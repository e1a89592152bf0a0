"""The bot that thinks: trees that are grown on several cores, for so many playouts or for some time."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import ceil, log2
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..engine.compiling import Entry
from ..engine.definition import with_attributes
from ..engine.devices import checked_device
from ..engine.luck import SEEDS
from ..engine.rules import Rules
from ..errors import IllegalMove
from ..texts import messages_of
from . import bots_of
from .policies import RANDOM
from .tree import NODE, NONE, compete, sprout

if TYPE_CHECKING:
    from ..engine.game import View

message = messages_of(__package__)

TREES = (
    2  # grown apart, each with luck of its own, whatever the number of cores: so a seed gives the same moves anywhere
)
WIDTH = 32  # moves that compete, those that the policy thinks best
PER_AIM = 600  # playouts of a tree; who has fewer thinks of fewer aims
DEEPEST = 300  # steps down a tree
ROOM = 128  # nodes for each playout ...
MOST_ROOM = 1_000_000  # ... and at most
UNLIMITED = 1 << 30

Rival = tuple[int, int]  # a move, and the policy by which its player goes on
Tried = dict[Rival, tuple[int, float]]  # how often each rival was tried, and what it gave in all


class TreeBot:
    """A bot that searches. It knows what its view tells, and guesses the rest."""

    thinks = True  # for long enough that people should be told

    def __init__(
        self,
        game: str,
        name: str,
        seed: int | None = None,
        *,
        playouts: int = UNLIMITED,
        seconds: float | None = None,
        uniform: bool = False,
        cores: int = 1,
        device: str = "cpu",
    ) -> None:
        self.name = name
        self._playouts = playouts
        self._seconds = seconds
        names: list[str] = bots_of(game).NAMES
        self._policy = RANDOM if uniform else names.index(bots_of(game).PLAYS_ON)
        self._aims = [RANDOM] if uniform else [names.index(aim) for aim in bots_of(game).AIMS]
        self._horizon = UNLIMITED if uniform else bots_of(game).HORIZON
        self._cores = cores
        self._tree = GpuTree if checked_device(device) == "cuda" else Tree
        self._luck = Random(seed)

    def choose(self, view: "View") -> str:
        """Return one of the legal moves of a view, in words."""
        moves = view.legal()
        if not moves or view.seat is None:
            raise IllegalMove(message("wrong-no-choice", seat=view.seat))
        if len(moves) == 1:
            return moves[0]
        rules, boxes, states = view.inside()
        seat = int(view.seat[1:]) - 1
        trees = [self._tree(rules, boxes, states, seat, self._policy, self._aims, self._horizon) for _ in range(TREES)]
        until = None
        if self._seconds is not None:
            trees[0].grow(0, TREES, None)  # what has to be compiled is, before the clock starts
            until = time.perf_counter() + self._seconds
        seeds = [self._luck.randrange(SEEDS) for _ in trees]
        shares = [self._playouts // TREES + (number < self._playouts % TREES) for number in range(TREES)]
        if self._cores > 1:
            with ThreadPoolExecutor(min(self._cores, TREES)) as pool:
                tried = list(pool.map(Tree.grow, trees, seeds, shares, [until] * TREES))
        else:
            tried = [
                tree.grow(seed, share, slice_of(until, TREES - number))
                for number, (tree, seed, share) in enumerate(zip(trees, seeds, shares, strict=True))
            ]
        return rules.words(boxes, states, [best(tried)[0]])[0]


def slice_of(until: float | None, parts: int) -> float | None:
    """Return until when the first of some equal parts of the time left lasts."""
    now = time.perf_counter()
    return None if until is None else now + (until - now) / parts


def best(tried: list[Tried]) -> Rival:
    """Return the rival that was tried most in all trees together, and of those the one that gave most.

    >>> best([{(3, 0): (10, 4.0), (5, 0): (10, 6.0)}, {(3, 0): (10, 4.5), (3, 1): (10, 3.0)}])
    (3, 0)
    """
    visits: Counter[Rival] = Counter()
    worth: Counter[Rival] = Counter()
    for tree in tried:
        for rival, (times, shares) in tree.items():
            visits[rival] += times
            worth[rival] += shares  # type: ignore[assignment]
    return max(visits, key=lambda rival: (visits[rival], worth[rival]))


class Tree:
    """One search tree of a state."""

    slice = 64  # playouts between two looks at the clock

    def __init__(
        self,
        rules: Rules,
        boxes: NDArray[Any],
        states: NDArray[Any],
        seat: int,
        policy: int,
        aims: list[int],
        horizon: int,
    ) -> None:
        definition = rules.definition
        self._rules = rules
        self._boxes, self._roots, self._seat = boxes, states.copy(), seat  # moves are tried in it, and taken back
        self._policy, self._aims, self._horizon = policy, np.array(aims), horizon
        self._states = rules.new_states()
        self._where = np.full(definition.notation.size, NONE, np.int32)
        self._path = np.zeros((DEEPEST, 2), np.int32)
        self._out = np.empty(definition.most_legal, np.int32)
        self._shares = np.zeros(8)

    def grow(self, seed: int, playouts: int, until: float | None) -> Tried:
        """Spend playouts, or the time; return what was tried."""
        begin = sprouting(self._rules)
        aims = self._aims[: max(1, playouts // PER_AIM)]
        most = self._rules.definition.most_legal * len(aims)
        nodes = np.zeros(min(MOST_ROOM, most + 2 + ROOM * playouts), NODE)
        if not self._rules.compiled:
            nodes = with_attributes(nodes)
        moves = int(begin(self._boxes, self._roots, self._policy, nodes, self._out))
        wide = best_first(np.arange(1, 1 + moves), nodes["prior"])[: max(1, min(WIDTH, playouts))]
        for aim in range(1, len(aims)):  # each begins with the same moves
            nodes[1 + aim * moves : 1 + (aim + 1) * moves] = nodes[1 : 1 + moves]
        used = 1 + len(aims) * moves
        rivals = np.concatenate([wide + aim * moves for aim in range(len(aims))])[: max(1, playouts)]
        tried = 0
        while len(rivals) > 1 and playouts >= len(rivals):
            rounds = ceil(log2(len(rivals)))
            last = tried + max(1, playouts // (rounds * len(rivals)))
            playouts -= (last - tried) * len(rivals)
            stop = slice_of(until, rounds)
            while tried < last:
                next_look = last if stop is None else min(last, tried + ceil(self.slice / len(rivals)))
                used = self._compete(nodes, used, rivals, aims[(rivals - 1) // moves], seed, tried, next_look)
                tried = next_look
                if stop is not None and time.perf_counter() >= stop:
                    break
            rivals = best_first(rivals, nodes["worth"])[: ceil(len(rivals) / 2)]
        ended = [int(node) for node in range(1, 1 + len(aims) * moves) if nodes["visits"][node] > 0]
        return {  # the first where there were too few playouts to compare
            (int(nodes["action"][node]), (node - 1) // moves): (int(nodes["visits"][node]), float(nodes["worth"][node]))
            for node in ended or rivals[:1].tolist()
        }

    def _compete(
        self,
        nodes: NDArray[Any],
        used: int,
        rivals: NDArray[Any],
        aims: NDArray[Any],
        seed: int,
        first: int,
        last: int,
    ) -> int:
        """Give each of the rivals playouts ``first`` to ``last`` - 1; return how many nodes are used."""
        return int(
            competing(self._rules)(
                self._boxes,
                self._roots,
                self._states,
                self._seat,
                seed,
                first,
                last,
                rivals,
                aims,
                self._policy,
                self._horizon,
                nodes,
                used,
                self._where,
                self._path,
                self._out,
                self._shares,
            )
        )


class GpuTree(Tree):
    """A tree of one decision, with thousands of playouts at a time on a GPU."""

    slice = 65_536

    def _compete(
        self,
        nodes: NDArray[Any],
        used: int,
        rivals: NDArray[Any],
        aims: NDArray[Any],
        seed: int,
        first: int,
        last: int,
    ) -> int:
        from .gpu import playouts

        worth = playouts(
            self._rules,
            self._boxes,
            self._roots,
            self._seat,
            seed,
            first,
            last,
            nodes["action"][rivals],
            aims,
            self._policy,
            self._horizon,
        )
        nodes["visits"][rivals] += last - first
        nodes["worth"][rivals] += worth
        return used


def best_first(rivals: NDArray[Any], by: NDArray[Any]) -> NDArray[Any]:
    """Return rivals in the order of what they have, the most first, and of equal ones as they were."""
    return rivals[np.argsort(-by[rivals], kind="stable")]


@cache
def sprouting(rules: Rules) -> Entry:
    """Return what begins a tree of a game."""
    bots = bots_of(rules.definition.name)
    return rules.bind(sprout, "search", score=bots.score, distance=bots.distance)


@cache
def competing(rules: Rules) -> Entry:
    """Return what lets a tree of a game grow."""
    bots = bots_of(rules.definition.name)
    return rules.bind(compete, "search", score=bots.score, distance=bots.distance)
