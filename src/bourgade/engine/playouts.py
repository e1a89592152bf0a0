"""Games played to the end by random players: one, and many."""

from typing import Any

from .luck import below, game_key, word
from .rule import CHANCE, NOBODY, rule
from .slots import actor, apply, draw, legal, returns, setup

CEILING = 100_000  # actions; a game that goes on for longer counts as unfinished (all players may pass for ever)
LUCK_OF_CHOICES = -1  # the players' choices, a kind of their own beside a game's kinds of chance


@rule
def playout(box: Any, state: Any, key: int, ceiling: int, out: Any) -> int:
    """Play random moves until the game is over or has had ``ceiling`` actions; return how many were players' moves."""
    decisions = 0
    for action in range(ceiling):
        who = actor(box, state)
        if who == NOBODY:
            break
        if who == CHANCE:
            apply(box, state, draw(box, state, key))
        else:
            n = legal(box, state, out)
            apply(box, state, out[below(word(key, action, LUCK_OF_CHOICES), n)])
            decisions += 1
    return decisions


@rule
def playouts(
    boxes: Any, states: Any, seed: int, first: int, ceiling: int, out: Any, decisions: Any, shares: Any
) -> None:
    """Play game ``first``, ``first`` + 1, … of a seed, one in each of ``states``, which are all zero before.

    Game ``n`` is played from box ``n`` modulo the number of boxes.
    """
    for i in range(len(states)):
        box = boxes[(first + i) % len(boxes)]
        setup(box, states[i])
        decisions[i] = playout(box, states[i], game_key(seed, first + i), ceiling, out)
        returns(box, states[i], shares[i])
