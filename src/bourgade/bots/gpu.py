"""Playouts for a search, thousands at a time on a GPU."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.gpu import Kernel, enough_memory, library
from ..engine.rules import Rules
from . import bots_of
from .tree import roll_out


def playouts(
    rules: Rules,
    boxes: NDArray[Any],
    roots: NDArray[Any],
    seat: int,
    seed: int,
    first: int,
    last: int,
    actions: NDArray[Any],
    aims: NDArray[Any],
    policy: int,
    horizon: int,
) -> NDArray[Any]:
    """Give each of the actions playouts ``first`` to ``last`` - 1; return what they gave the seat in all."""
    cuda = library()
    with enough_memory():
        worth = cuda.device_array((len(actions), last - first), np.float64)
        playing(rules)(
            worth.size,
            cuda.to_device(boxes),
            cuda.to_device(roots),
            seat,
            seed,
            first,
            cuda.to_device(actions.astype(np.int64)),
            cuda.to_device(aims.astype(np.int64)),
            policy,
            horizon,
            worth,
        )
        return np.asarray(worth.copy_to_host().sum(axis=1))


@cache
def playing(rules: Rules) -> Kernel:
    """Return the kernel for a game."""
    bots = bots_of(rules.definition.name)
    return Kernel(rules, "roll_out_all", "search", roll_out=roll_out, score=bots.score, distance=bots.distance)
