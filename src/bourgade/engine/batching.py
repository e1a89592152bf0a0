"""Many games side by side, one step each: what ``batch.py`` does to its arrays.

A game that is over gives way to the next one of its place. Chance acts by itself, so it is always a seat that acts.
"""

from typing import Any

from .luck import below, game_key, word
from .playouts import LUCK_OF_CHOICES
from .rule import CHANCE, NOBODY, rule, slot
from .slots import NotBoundError, actor, apply, draw, legal, observe, returns, setup


@slot
def encode(box: Any, state: Any, seat: int, out: Any) -> None:
    """Write a state, as the seat may know it, in numbers."""
    raise NotBoundError


@rule
def begin_all(boxes: Any, states: Any, blank: Any, seed: int, games: Any, keys: Any, plies: Any, actors: Any) -> None:
    """Begin the games of these numbers."""
    for i in range(len(states)):
        actors[i] = begin(boxes[0], states, blank, seed, i, games, keys, plies)


@rule
def begin(box: Any, states: Any, blank: Any, seed: int, i: int, games: Any, keys: Any, plies: Any) -> int:
    """Lay out a game, and let chance act until somebody is to decide; return who."""
    states[i] = blank[0]
    setup(box, states[i])
    keys[i] = game_key(seed, games[i] + 0)
    plies[i], who = leave_to_chance(box, states[i], keys[i] + 0, 0)
    return who


@rule
def leave_to_chance(box: Any, state: Any, key: int, ply: int) -> tuple[int, int]:
    """Let chance act until somebody is to decide or the game is over; return the number of actions so far, and who."""
    who = actor(box, state)
    while who == CHANCE:
        apply(box, state, draw(box, state, key))
        ply += 1
        who = actor(box, state)
    return ply, who


@rule
def list_all(boxes: Any, states: Any, first: int, out: Any, moves: Any, starts: Any) -> int:
    """List the legal moves from a game on, one game after the other; return the game for which there is no room."""
    for i in range(first, len(states)):
        if not listed(boxes[0], states[i], i, out, moves, starts):
            return i
    return len(states)


@rule
def listed(box: Any, state: Any, i: int, out: Any, moves: Any, starts: Any) -> bool:
    """List the legal moves of a game after those of the games before it, if there is room."""
    n = legal(box, state, out)
    at = starts[i] + 0
    if at + n > len(moves):
        return False
    for k in range(n):
        moves[at + k] = out[k]
    starts[i + 1] = at + n
    return True


@rule
def first_illegal(moves: Any, starts: Any, actions: Any) -> int:
    """Return the first game in which the action is not one of the legal moves, or -1."""
    for i in range(len(actions)):
        k = starts[i] + 0
        while k < starts[i + 1] and moves[k] != actions[i]:
            k += 1
        if k == starts[i + 1]:
            return i
    return -1


@rule
def sample_all(moves: Any, starts: Any, keys: Any, plies: Any, actions: Any) -> None:
    """Choose one of the legal moves of each game, the one that a playout of that game would take."""
    for i in range(len(actions)):
        luck = word(keys[i] + 0, plies[i], LUCK_OF_CHOICES)
        actions[i] = moves[starts[i] + below(luck, starts[i + 1] - starts[i])]


@rule
def mask_all(moves: Any, starts: Any, masks: Any) -> None:
    """Mark the legal moves of each game."""
    for i in range(len(masks)):
        masks[i] = False
        for k in range(starts[i], starts[i + 1]):
            masks[i, moves[k]] = True


@rule
def step_all(
    boxes: Any,
    states: Any,
    blank: Any,
    seed: int,
    stride: int,
    ceiling: int,
    actions: Any,
    games: Any,
    keys: Any,
    plies: Any,
    actors: Any,
    rewards: Any,
    over: Any,
    cut: Any,
    out: Any,
    moves: Any,
    starts: Any,
) -> int:
    """Do one legal action in each game; where one ends, the next of its place begins, ``stride`` numbers on.

    The moves that are legal then are listed while the state is at hand. Return the game for which there is no room.
    """
    box = boxes[0]
    full = len(states)
    for i in range(len(states)):
        apply(box, states[i], actions[i])
        plies[i], who = leave_to_chance(box, states[i], keys[i] + 0, plies[i] + 1)
        over[i] = who == NOBODY
        cut[i] = who != NOBODY and plies[i] >= ceiling
        if over[i] or cut[i]:
            returns(box, states[i], rewards[i])
            games[i] += stride
            who = begin(box, states, blank, seed, i, games, keys, plies)
        else:
            rewards[i] = 0
        actors[i] = who
        if full == len(states) and not listed(box, states[i], i, out, moves, starts):
            full = i
    return full


@rule
def encode_all(boxes: Any, states: Any, spare: Any, seats: Any, out: Any) -> None:
    """Write what a seat of each game may know, in whole numbers."""
    for i in range(len(states)):
        spare[0] = states[i]
        observe(boxes[0], spare[0], seats[i])
        encode(boxes[0], spare[0], seats[i], out[i])


@rule
def scale_all(boxes: Any, states: Any, spare: Any, seats: Any, whole: Any, scales: Any, out: Any) -> None:
    """Write what a seat of each game may know, as numbers from 0 to 1."""
    for i in range(len(states)):
        look(boxes[0], states, i, spare, seats[i], whole, scales, out[i])


@rule
def turn(
    boxes: Any,
    states: Any,
    spare: Any,
    key: int,
    action: int,
    ply: int,
    out: Any,
    whole: Any,
    scales: Any,
    observation: Any,
    mask: Any,
    shares: Any,
) -> tuple[int, int, int]:
    """Do one legal move of one game, and write all that the next one to act wants to know; -1 does nothing before.

    Return who acts, the number of actions so far, and how many moves there are.
    """
    box = boxes[0]
    if action >= 0:
        apply(box, states[0], action)
        ply += 1
    ply, who = leave_to_chance(box, states[0], key, ply)
    mask[:] = False
    if who == NOBODY:
        returns(box, states[0], shares)
        return who, ply, 0
    n = legal(box, states[0], out)
    for k in range(n):
        mask[out[k]] = True
    look(box, states, 0, spare, who, whole, scales, observation)
    return who, ply, n


@rule
def look(box: Any, states: Any, i: int, spare: Any, seat: int, whole: Any, scales: Any, observation: Any) -> None:
    """Write what a seat of one game may know, as numbers from 0 to 1."""
    spare[0] = states[i]
    observe(box, spare[0], seat)
    encode(box, spare[0], seat, whole)
    for k in range(len(whole)):
        observation[k] = min(whole[k] * scales[k], 1.0)


@rule
def look_at(boxes: Any, states: Any, spare: Any, seat: int, whole: Any, scales: Any, observation: Any) -> None:
    """Write what a seat of one game may know, as Python asks for it."""
    look(boxes[0], states, 0, spare, seat, whole, scales, observation)
