"""Monte-Carlo tree search over any game, compiled.

The moves to choose from compete in rounds, each with several aims: the policies by which its player may go on. In each
round all of them get as many playouts as the others, with the same luck, so that the luck decides nothing; the better
half goes on to the next. So who thinks keeps to a plan as long as it is the best one, and no longer.

A playout starts from what the seat knows, with the rest filled in by the game's ``guess``. It walks down the tree, lets
chance draw where chance acts, adds one decision to the tree, and is played on by policies: to the end, or for some
turns, after which the table is judged. What everybody got is added to every move on the way.

Further down a move is tried more often the better it did for who chose it, the better the policy thinks of it, and the
less it was tried before:

    share of victories + EXPLORE * prior * sqrt(1 + tries of all moves) / (1 + tries of this one)

The prior of a move says how the policy's score of it compares with the others': e to the power of ``SHARPNESS`` *
(score - best) / (best - mean), made to sum up to 1. A move that has not been tried counts as what the tried ones gave
on average. For ``random`` all priors are the same.

A table is judged by how far everybody seems from winning, which the game tells: a player's share of the victory is in
proportion to (1 + distance) to the power of -``POWER``, and ``HEAD_START`` times that for who is to play. Fitted to
games of greedy players, Minivilles gave 2.4 and 1.27, Ma Petite Ville 2.7 and 1.23.
"""

from math import exp, sqrt
from typing import Any

import numpy as np

from ..engine.definition import record_type
from ..engine.luck import LOW, game_key, word
from ..engine.playouts import CEILING, LUCK_OF_CHOICES
from ..engine.rule import CHANCE, NOBODY, rule, slot
from ..engine.slots import NotBoundError, actor, apply, draw, guess, legal, returns
from .policies import RANDOM, choose, score

EXPLORE = 1.0
SHARPNESS = 2.0
POWER = 2.5
HEAD_START = 1.25
LOTS = 0.05  # how often the policy that plays on draws lots instead
LUCK_OF_LOTS = LUCK_OF_CHOICES - 1
NONE = -1

NODE = record_type(  # what follows an action; the first node is the state that is searched
    [
        ("worth", np.float64),  # the sum of the shares of victory of who chose the action
        ("prior", np.float64),
        ("action", np.int32),
        ("visits", np.int32),
        ("child", np.int32),  # the first of what followed, NONE for nothing yet ...
        ("sibling", np.int32),  # ... and the next
    ]
)


@slot
def distance(box: Any, state: Any, seat: int) -> Any:
    """Return how far from winning a player seems at the beginning of a turn: 0 for there."""
    raise NotBoundError


@rule
def sprout(boxes: Any, roots: Any, policy: int, nodes: Any, out: Any) -> Any:
    """Begin a tree with the moves of the player to act, which become nodes 1, 2, …; return how many there are."""
    nodes[0].child = NONE
    n = legal(boxes[0], roots[0], out)
    expand(boxes[0], roots[0], policy, nodes, 1, 0, out, n)
    return n


@rule
def compete(
    boxes: Any,
    roots: Any,
    states: Any,
    seat: int,
    seed: int,
    first: int,
    last: int,
    rivals: Any,
    aims: Any,
    policy: int,
    horizon: int,
    nodes: Any,
    used: int,
    where: Any,
    path: Any,
    out: Any,
    shares: Any,
) -> Any:
    """Give each of the rivals, which are nodes, playouts ``first`` to ``last`` - 1; return how many nodes are used.

    ``aims`` has the policy by which the seat goes on for each rival; the others play on by ``policy``, all of them for
    ``horizon`` turns. ``where`` has room for a node by action, all NONE, ``path`` for nodes and who chose them.
    """
    for number in range(first, last):
        key = game_key(seed, number)
        for i in range(len(rivals)):
            rival = rivals[i]
            aim = aims[i]
            states[0] = roots[0]
            guess(boxes[0], states[0], seat, key)
            apply(boxes[0], states[0], nodes[rival].action + 0)
            path[0, 0] = rival
            path[0, 1] = seat
            used, depth = descend(boxes[0], states[0], key, seat, aim, policy, nodes, used, where, path, out)
            play_on(boxes[0], states[0], key, seat, aim, policy, horizon, out, shares)
            for step in range(depth):
                nodes[path[step, 0]].visits += 1
                if path[step, 1] >= 0:
                    nodes[path[step, 0]].worth += shares[path[step, 1]]
    return used


@rule
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
    """Play one of many playouts without a tree, and write what it gave: each rival has a row of ``worth``.

    ``actions`` has the moves of the rivals. Playout ``first + n`` of all rivals stands in column ``n``.
    """
    rival = i // worth.shape[1]
    column = i % worth.shape[1]
    key = game_key(seed, first + column)
    states[0] = roots[0]
    guess(boxes[0], states[0], seat, key)
    apply(boxes[0], states[0], actions[rival] + 0)
    play_on(boxes[0], states[0], key, seat, aims[rival] + 0, policy, horizon, out, shares)
    worth[rival, column] = shares[seat]


@rule
def descend(
    box: Any,
    state: Any,
    key: int,
    seat: int,
    aim: int,
    policy: int,
    nodes: Any,
    used: int,
    where: Any,
    path: Any,
    out: Any,
) -> tuple[int, int]:
    """Walk down the tree to a decision that it does not have, and add its moves; return nodes used and steps."""
    node = path[0, 0] + 0
    depth = 1
    while depth < len(path):
        who = actor(box, state)
        if who == NOBODY:
            break
        if who == CHANCE:
            action = draw(box, state, key) + 0
            child = child_of(nodes, node, action)
            if child == NONE:
                if used == len(nodes):
                    break
                add(nodes, used, node, action, 0.0)
                child = used
                used += 1
        else:
            n = legal(box, state, out)
            if nodes[node].child == NONE:
                if used + n <= len(nodes):
                    expand(box, state, aim if who == seat else policy, nodes, used, node, out, n)
                    used += n
                break
            child, used = select(nodes, used, node, where, out, n)
            action = nodes[child].action + 0
        apply(box, state, action)
        node = child
        path[depth, 0] = node
        path[depth, 1] = who
        depth += 1
    return used, depth


@rule
def add(nodes: Any, node: int, parent: int, action: int, prior: float) -> None:
    """Add what follows an action."""
    nodes[node].worth = 0.0
    nodes[node].prior = prior
    nodes[node].action = action
    nodes[node].visits = 0
    nodes[node].child = NONE
    nodes[node].sibling = nodes[parent].child
    nodes[parent].child = node


@rule
def child_of(nodes: Any, node: int, action: int) -> Any:
    """Return what follows an action, NONE for nothing yet."""
    child = nodes[node].child + 0
    while child != NONE and nodes[child].action != action:
        child = nodes[child].sibling + 0
    return child


@rule
def expand(box: Any, state: Any, policy: int, nodes: Any, used: int, node: int, out: Any, n: int) -> None:
    """Add all moves, with what the policy thinks of them."""
    for i in range(n):
        add(nodes, used + i, node, out[i], 1.0 / n)
    if policy == RANDOM or n == 1:
        return
    best = -1e300
    total = 0.0
    for i in range(used, used + n):
        points = score(box, state, policy, nodes[i].action + 0)
        nodes[i].prior = points
        total += points
        best = max(best, points)
    spread = best - total / n
    weights = 0.0
    for i in range(used, used + n):
        nodes[i].prior = exp(SHARPNESS * (nodes[i].prior - best) / spread) if spread > 0 else 1.0
        weights += nodes[i].prior
    for i in range(used, used + n):
        nodes[i].prior /= weights


@rule
def select(nodes: Any, used: int, node: int, where: Any, out: Any, n: int) -> tuple[int, int]:
    """Return the move to try next, and how many nodes are used.

    What others hold is guessed anew in every playout; so some moves of the tree may not be legal now, and some legal
    ones may be new.
    """
    child = nodes[node].child + 0
    while child != NONE:
        where[nodes[child].action] = child
        child = nodes[child].sibling + 0
    visits = 0
    worth = 0.0
    for i in range(n):
        child = where[out[i]] + 0
        if child == NONE and used < len(nodes):
            add(nodes, used, node, out[i], 1.0 / n)
            where[out[i]] = used
            used += 1
        elif child != NONE:
            visits += nodes[child].visits
            worth += nodes[child].worth
    untried = worth / visits if visits > 0 else 0.0
    curiosity = EXPLORE * sqrt(visits + 1.0)
    best = NONE
    most = -1.0
    for i in range(n):
        child = where[out[i]] + 0
        if child != NONE:
            tries = nodes[child].visits + 0
            hope = nodes[child].worth / tries if tries > 0 else untried
            hope += curiosity * nodes[child].prior / (1 + tries)
            if hope > most:
                most = hope
                best = child
    child = nodes[node].child + 0
    while child != NONE:
        where[nodes[child].action] = NONE
        child = nodes[child].sibling + 0
    return best, used


@rule
def play_on(
    box: Any, state: Any, key: int, seat: int, aim: int, policy: int, horizon: int, out: Any, shares: Any
) -> None:
    """Play some turns by a policy that now and then draws lots, and write everybody's share of the victory."""
    last = state.turns + horizon
    for number in range(CEILING):
        who = actor(box, state)
        if who == NOBODY:
            returns(box, state, shares)
            return
        if who == CHANCE:
            apply(box, state, draw(box, state, key))
            continue
        if state.turns > last:
            break
        n = legal(box, state, out)
        luck = word(key, number, LUCK_OF_CHOICES)
        lots = word(key, number, LUCK_OF_LOTS) < LOTS * LOW
        apply(box, state, choose(box, state, RANDOM if lots else (aim if who == seat else policy), luck, out, n))
    judge(box, state, who, shares)


@rule
def judge(box: Any, state: Any, who: int, shares: Any) -> None:
    """Write everybody's share of the victory as it seems when it is somebody's turn."""
    total = 0.0
    for seat in range(box.players):
        shares[seat] = (1.0 + distance(box, state, seat)) ** -POWER
        if seat == who:
            shares[seat] *= HEAD_START
        total += shares[seat]
    for seat in range(box.players):
        shares[seat] /= total
