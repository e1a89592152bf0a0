"""Random games by the million, on one core or all, and what came of them."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .definition import Setting
from .devices import checked_device
from .playouts import CEILING
from .rules import Rules
from .slices import in_slices


@dataclass
class Summary:
    """What came of many games; arrays have one entry a game."""

    seconds: float
    decisions: NDArray[Any]  # players' moves
    turns: NDArray[Any]
    shares: NDArray[Any]  # of the victory, one column a seat; all 0 in a game that was not finished

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.decisions)

    @property
    def unfinished(self) -> int:
        """How many games reached the ceiling of actions before somebody won."""
        return int(np.count_nonzero(self.shares.sum(axis=1) == 0))


def all_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    rules: Rules,
    setting: Setting,
    games: int,
    seed: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda _: None,
    ceiling: int = CEILING,
    device: str = "cpu",
) -> Summary:
    """Play games 0, 1, 2, … of a seed with random players.

    The outcome depends neither on the number of cores nor on the device, ``cpu`` or ``cuda``.
    """
    if checked_device(device) == "cuda":
        return simulate_on_gpu(rules, setting, games, seed, progress, ceiling)
    decisions = np.zeros(games, np.int32)
    turns = np.zeros(games, np.int32)
    shares = np.zeros((games, setting.players))
    boxes = rules.ready(setting.boxes)

    def work(first: int, last: int) -> None:
        states = rules.new_states(last - first)
        out = np.zeros(rules.definition.most_legal, np.int32)
        rules.playouts(boxes, states, seed, first, ceiling, out, decisions[first:last], shares[first:last])
        turns[first:last] = states["turns"]

    work(0, 0)  # compiles before the clock starts
    start = time.perf_counter()
    in_slices(games, cores, work, progress)
    return Summary(time.perf_counter() - start, decisions, turns, shares)


def simulate_on_gpu(
    rules: Rules, setting: Setting, games: int, seed: int, progress: Callable[[int], object], ceiling: int
) -> Summary:
    """Play the same games on a GPU."""
    from .gpu import player_by_lot

    player = player_by_lot(rules)
    player.play([setting], seed, 0, 1, ceiling)  # compiles before the clock starts
    parts = []
    start = time.perf_counter()
    for first in range(0, games, player.launch):
        parts.append(player.play([setting], seed, first, min(player.launch, games - first), ceiling))
        progress(len(parts[-1].turns))
    return Summary(
        time.perf_counter() - start,
        np.concatenate([part.decisions for part in parts]),
        np.concatenate([part.turns for part in parts]),
        np.concatenate([part.shares for part in parts]),
    )
