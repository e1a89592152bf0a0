"""Bots that score every legal move by a rule and play the best: interpreted for one choice, compiled for many games.

Each game has a module with their ``NAMES``, of which the first is ``random``, and one rule ``score`` for all others.
"""

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine.compiling import Entry
from ..engine.definition import Definition
from ..engine.luck import below
from ..engine.rule import rule, slot
from ..engine.rules import Rules, widen
from ..engine.slots import NotBoundError, legal
from ..errors import IllegalMove
from ..texts import messages_of
from . import bots_of

if TYPE_CHECKING:
    from ..engine.game import View

message = messages_of(__package__)

RANDOM = 0  # the number of the bot that draws lots
LUCK = 1 << 32  # a bot gets a number below this to draw lots with


@slot
def score(box: Any, state: Any, bot: int, action: int) -> float:
    """Return how good a legal move is for a bot."""
    raise NotBoundError


@rule
def choose(box: Any, state: Any, bot: int, luck: int, out: Any, n: int) -> Any:
    """Return the move of a bot, one of the ``n`` legal ones in ``out``: the best, and of equal ones the last."""
    if n == 1:
        return out[0]
    if bot == RANDOM:
        return out[below(luck, n)]
    best = out[0]
    most = score(box, state, bot, best)
    for i in range(1, n):
        this = score(box, state, bot, out[i])
        if this >= most:
            best = out[i]
            most = this
    return best


@rule
def choose_at(boxes: Any, states: Any, i: int, bot: int, luck: int, out: Any) -> Any:
    """Return the move of a bot, as Python asks for it."""
    n = legal(boxes[0], states[i], out)
    return choose(boxes[0], states[i], bot, luck, out, n)


class PolicyBot:
    """A bot whose choice is a rule; it may draw lots for a share of its moves."""

    def __init__(
        self,
        game: str,
        name: str,
        seed: int | None = None,
        *,
        policy: str | None = None,
        lots: float = 0.0,
        fast: bool = False,
    ) -> None:
        self.name = name
        self._number = bots_of(game).NAMES.index(policy or name)
        self._lots = lots
        self._fast = fast
        self._luck = Random(seed)

    def choose(self, view: "View") -> str:
        """Return one of the legal moves of a view, in words."""
        if not view.legal():
            raise IllegalMove(message("wrong-no-choice", seat=view.seat))
        rules, boxes, states = view.inside()
        luck = self._luck.randrange(LUCK)
        bot = RANDOM if self._lots and self._luck.random() < self._lots else self._number
        if self._fast and rules.compiled:
            out = np.empty(rules.definition.most_legal, np.int32)
            action = int(compiled(rules)(boxes, states, 0, bot, luck, out))
        else:
            out = np.empty(rules.definition.most_legal, np.int64)
            action = int(interpreted(rules.definition)(widen(boxes), widen(states), 0, bot, luck, out))
        return rules.words(boxes, states, [action])[0]


@cache
def interpreted(definition: Definition) -> Entry:
    """Return the bots of a game for one choice: some milliseconds, where compiling them takes ten seconds."""
    return Rules(definition, compiled=False).bind(choose_at, "bots", score=bots_of(definition.name).score)


@cache
def compiled(rules: Rules) -> Entry:
    """Return the bots of a game for many choices."""
    return rules.bind(choose_at, "bots", score=bots_of(rules.definition.name).score)
