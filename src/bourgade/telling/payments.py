"""Every payment of an action, as the rules themselves make it.

The action is played once more from the position before it, by the rules as they are written, interpreted, at a table
whose purses take note of every change and of the rule that makes it. So the rules stay the only account of which cards
work, in which order, and for how much; a game's telling only says which card a rule stands for. The compiled rules know
nothing of it.
"""

import inspect
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from types import FrameType, SimpleNamespace
from typing import Any

from numpy.typing import NDArray

from ..engine.definition import Definition
from ..engine.rules import widen
from .telling import Flow

Names = dict[str, Any]


class Counts(dict[Any, int]):
    """Numbers by their place, as in an array; where none is, it is 0."""

    def __missing__(self, key: Any) -> int:
        return 0


@dataclass(frozen=True)
class Table:
    """A position as rules read and write it: numbers of Python, which do not overflow.

    To read it as the engine does, with all that might be wrong with it, takes ten times as long as to play.
    """

    box: SimpleNamespace
    state: SimpleNamespace


@dataclass(frozen=True)
class Work:
    """A rule at work: its name, and what its own names stand for at that moment."""

    rule: str
    names: Names


@dataclass(frozen=True)
class Change:
    """What somebody has more than before, or less, if it is negative; it may be 0."""

    seat: int
    amount: int
    work: Work  # what made the change
    caller: Work  # what asked for it


class Purses(list[int]):
    """What everybody has, with every change that rules made."""

    def __init__(self, amounts: Iterable[int]) -> None:
        super().__init__(amounts)
        self.changes: list[Change] = []

    def __setitem__(self, seat: Any, amount: Any) -> None:
        """Note a change: the rule that makes it is the one that calls."""
        frame = inspect.currentframe()
        rule = frame and frame.f_back
        caller = rule and rule.f_back
        self.changes.append(Change(int(seat), int(amount) - self[seat], work_of(rule), work_of(caller)))
        super().__setitem__(seat, int(amount))


def work_of(frame: FrameType | None) -> Work:
    """Return the rule that runs in a frame."""
    return Work(frame.f_code.co_name, dict(frame.f_locals)) if frame else Work("", {})


def changes(definition: Definition, table: Table, purses: str, action: str) -> list[Change]:
    """Return what an action changes in the purses, one change after the other; they are a field of the state."""
    noted = Purses(getattr(table.state, purses))
    setattr(table.state, purses, noted)
    definition.rules.apply(table.box, table.state, numbers(definition)[action])
    return noted.changes


@cache
def numbers(definition: Definition) -> dict[str, int]:
    """Return the actions of a game by their words, which are the same in every state."""
    return {text: number for number, text in definition.notation.fixed.items()}


def opened(boxes: NDArray[Any]) -> SimpleNamespace:
    """Return a box as rules read it, interpreted."""
    [box] = widen(boxes)
    return SimpleNamespace(**{name: box[name] for name in boxes.dtype.names or ()})


def joined(flows: Iterable[Flow]) -> list[Flow]:
    """Return flows without those of nothing; what the same card moves the same way in several steps is one.

    >>> joined([Flow("bank", "P1", 1), Flow("bank", "P1", 2), Flow("bank", "P2", 0)])
    [Flow(source='bank', target='P1', amount=3, seat=None, card=None, colour=None)]
    """
    found: list[Flow] = []
    for flow in flows:
        if found and replace(found[-1], amount=flow.amount) == flow:
            found[-1] = replace(flow, amount=flow.amount + found[-1].amount)
        elif flow.amount:
            found.append(flow)
    return found
