"""What runs on a GPU: each function goes through its games, one in a thread, with the same rules as on the CPU.

``gpu.py`` binds them to a game, and ``STATE``, ``MOST`` and ``MOVE`` to what that game needs. What they do with a game
is in rules that run on the CPU too, and are tested there.
"""

from importlib import import_module
from typing import Any

from .batching import advance, begin, choices, encode_seen
from .lanes import IDLE, lane
from .rule import rule, slot
from .slots import NotBoundError

cuda: Any = import_module("numba.cuda")
STATE: Any = None  # the record of a state
MOST: Any = None  # the most legal moves
MOVE: Any = None  # a type of numbers wide enough for moves
ALL_LANES = 0xFFFF_FFFF


@rule
def any_goes_on(busy: bool) -> Any:
    """Fill ``goes_on``: no lane of a warp leaves before the others, so that all can vote."""
    return cuda.any_sync(ALL_LANES, busy)


@rule
def is_in_majority(phase: int) -> Any:
    """Fill ``has_turn``: the lanes of a warp vote; of equally common phases the first wins."""
    alike = cuda.match_any_sync(ALL_LANES, phase)  # all lanes must come here, those without a game too
    votes = cuda.popc(alike) * (IDLE + 1) + IDLE - phase
    if phase == IDLE:
        votes = 0
    most = votes
    most = max(most, cuda.shfl_xor_sync(ALL_LANES, most, 16))
    most = max(most, cuda.shfl_xor_sync(ALL_LANES, most, 8))
    most = max(most, cuda.shfl_xor_sync(ALL_LANES, most, 4))
    most = max(most, cuda.shfl_xor_sync(ALL_LANES, most, 2))
    most = max(most, cuda.shfl_xor_sync(ALL_LANES, most, 1))
    return votes == most


def play_games(
    boxes: Any,
    blank: Any,
    seed: int,
    first: int,
    games: int,
    ceiling: int,
    bots: Any,
    things: Any,
    finals: Any,
    decisions: Any,
    turns: Any,
    shares: Any,
    notes: Any,
) -> None:
    """Play games to the end, each thread a lane."""
    lane(
        boxes,
        cuda.local.array(1, STATE),
        blank,
        cuda.local.array(MOST, MOVE),
        cuda.grid(1),
        cuda.gridsize(1),
        seed,
        first,
        games,
        ceiling,
        bots,
        things,
        finals,
        decisions,
        turns,
        shares,
        notes,
    )


def advance_all(
    boxes: Any,
    states: Any,
    blank: Any,
    seed: int,
    ceiling: int,
    actions: Any,
    games: Any,
    keys: Any,
    plies: Any,
    actors: Any,
    rewards: Any,
    over: Any,
    cut: Any,
) -> None:
    """Do one legal action in each game of a batch; without actions, begin them all."""
    first, stride = cuda.grid(1), cuda.gridsize(1)
    if len(actions) > 0:
        advance(
            boxes, states, blank, seed, ceiling, first, stride, actions, games, keys, plies, actors, rewards, over, cut
        )
    else:
        for i in range(first, len(states), stride):
            actors[i] = begin(boxes, states, blank, seed, i, games, keys, plies)


def choices_of_all(
    boxes: Any,
    states: Any,
    games: Any,
    keys: Any,
    plies: Any,
    actions: Any,
    counts: Any,
    starts: Any,
    moves: Any,
    samples: Any,
    masks: Any,
    wrong: Any,
) -> None:
    """Tell about the legal moves of each game of a batch what there is room for."""
    out = cuda.local.array(MOST, MOVE)
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        choices(boxes, states, games, i, keys, plies, actions, counts, starts, moves, samples, masks, wrong, out)


def encode_for_all(boxes: Any, states: Any, games: Any, seats: Any, out: Any) -> None:
    """Write what a seat of each game of a batch may know."""
    spare = cuda.local.array(1, STATE)
    for i in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        encode_seen(boxes, states, games, i, spare, seats, out)


@slot
def roll_out(
    boxes: Any,
    roots: Any,
    states: Any,
    seat: int,
    seed: int,
    first: int,
    i: int,
    actions: Any,
    aims: Any,
    policy: int,
    horizon: int,
    out: Any,
    shares: Any,
    worth: Any,
) -> None:
    """Play one of many playouts from a state, and write what it gave."""
    raise NotBoundError


def roll_out_all(
    boxes: Any,
    roots: Any,
    seat: int,
    seed: int,
    first: int,
    actions: Any,
    aims: Any,
    policy: int,
    horizon: int,
    worth: Any,
) -> None:
    """Give every rival its playouts, one row of ``worth`` each; the same column has the same luck."""
    states = cuda.local.array(1, STATE)
    out = cuda.local.array(MOST, MOVE)
    shares = cuda.local.array(8, "float64")
    for i in range(cuda.grid(1), worth.size, cuda.gridsize(1)):
        roll_out(boxes, roots, states, seat, seed, first, i, actions, aims, policy, horizon, out, shares, worth)
