"""Many games side by side, one step each: what ``batch.py`` does to its arrays.

A game that is over gives way to the next one of its place. Chance acts by itself, so it is always a seat that acts.
Game ``n`` is played from box ``n`` modulo the number of boxes.
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
        actors[i] = begin(boxes, states, blank, seed, i, games, keys, plies)


@rule
def begin(boxes: Any, states: Any, blank: Any, seed: int, i: int, games: Any, keys: Any, plies: Any) -> int:
    """Lay out a game, and let chance act until somebody is to decide; return who."""
    box = boxes[games[i] % len(boxes)]
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
def list_all(boxes: Any, states: Any, games: Any, first: int, most: int, moves: Any, starts: Any) -> int:
    """List the legal moves from a game on, one game after the other; return the game for which there is no room."""
    for i in range(first, len(states)):
        at = starts[i] + 0
        if at + most > len(moves):
            return i
        starts[i + 1] = at + legal(boxes[games[i] % len(boxes)], states[i], moves[at:])
    return len(states)


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
    ceiling: int,
    actions: Any,
    games: Any,
    keys: Any,
    plies: Any,
    actors: Any,
    rewards: Any,
    over: Any,
    cut: Any,
    most: int,
    moves: Any,
    starts: Any,
) -> int:
    """Do one legal action in each game, and list the moves that are legal then.

    Return the game for which there is no room.
    """
    advance(boxes, states, blank, seed, ceiling, 0, 1, actions, games, keys, plies, actors, rewards, over, cut)
    return list_all(boxes, states, games, 0, most, moves, starts)


@rule
def advance(
    boxes: Any,
    states: Any,
    blank: Any,
    seed: int,
    ceiling: int,
    first: int,
    stride: int,
    actions: Any,
    games: Any,
    keys: Any,
    plies: Any,
    actors: Any,
    rewards: Any,
    over: Any,
    cut: Any,
) -> None:
    """Do one legal action in the first game and every so many on.

    Where one ends, the next of its place begins, as many numbers on as there are games. The loop is in here, for to
    hand over so many arrays costs more than an action.
    """
    for i in range(first, len(states), stride):
        box, state = boxes[games[i] % len(boxes)], states[i]
        if over[i] or cut[i]:
            rewards[i] = 0
        key, ply, action = keys[i] + 0, plies[i] + 0, actions[i] + 0
        who = CHANCE
        while who == CHANCE:
            apply(box, state, action)
            ply += 1
            who = actor(box, state)
            if who == CHANCE:
                action = draw(box, state, key)
        plies[i] = ply
        over[i] = who == NOBODY
        cut[i] = who != NOBODY and ply >= ceiling
        if over[i] or cut[i]:
            returns(box, state, rewards[i])
            games[i] += len(states)
            who = begin(boxes, states, blank, seed, i, games, keys, plies)
        actors[i] = who


@rule
def choices(
    boxes: Any,
    states: Any,
    games: Any,
    i: int,
    keys: Any,
    plies: Any,
    actions: Any,
    counts: Any,
    starts: Any,
    moves: Any,
    samples: Any,
    masks: Any,
    wrong: Any,
    out: Any,
) -> None:
    """Tell about the legal moves of one game what there is room for: how many, which, one of them, their marks.

    Where there are actions, tell which one is wrong.
    """
    n = legal(boxes[games[i] % len(boxes)], states[i], out)
    if len(counts) > 0:
        counts[i] = n
    if len(moves) > 0:
        for k in range(n):
            moves[starts[i] + k] = out[k]
    if len(samples) > 0:
        samples[i] = out[below(word(keys[i] + 0, plies[i], LUCK_OF_CHOICES), n)]
    if len(masks) > 0:
        masks[i] = False
        for k in range(n):
            masks[i, out[k]] = True
    if len(wrong) > 0:
        k = 0
        while k < n and out[k] != actions[i]:
            k += 1
        wrong[i] = k == n


@rule
def encode_all(boxes: Any, states: Any, games: Any, spare: Any, seats: Any, out: Any) -> None:
    """Write what a seat of each game may know, in whole numbers."""
    for i in range(len(states)):
        encode_seen(boxes, states, games, i, spare, seats, out)


@rule
def encode_seen(boxes: Any, states: Any, games: Any, i: int, spare: Any, seats: Any, out: Any) -> None:
    """Write what a seat of one game may know, in whole numbers."""
    box = boxes[games[i] % len(boxes)]
    spare[0] = states[i]
    observe(box, spare[0], seats[i])
    encode(box, spare[0], seats[i], out[i])


@rule
def scale_all(boxes: Any, states: Any, games: Any, spare: Any, seats: Any, whole: Any, scales: Any, out: Any) -> None:
    """Write what a seat of each game may know, as numbers from 0 to 1."""
    for i in range(len(states)):
        look(boxes[games[i] % len(boxes)], states, i, spare, seats[i], whole, scales, out[i])


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
