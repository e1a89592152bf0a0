"""The rules as Python calls them: arrays and an index, because a record on its own costs 30 µs to pass."""

from typing import Any

from .rule import rule
from .slots import actor, apply, draw, guess, legal, observe, outcomes, returns, scores, setup


@rule
def setup_at(boxes: Any, states: Any, i: int) -> None:
    """Lay out a new game in a state of zeros."""
    setup(boxes[0], states[i])


@rule
def legal_at(boxes: Any, states: Any, i: int, out: Any, weights: Any) -> tuple[int, int]:
    """Write the legal actions, moves or outcomes, into ``out``; return the actor and how many there are."""
    who = actor(boxes[0], states[i])
    if who >= 0:
        return who, legal(boxes[0], states[i], out)
    return who, outcomes(boxes[0], states[i], out, weights)


@rule
def apply_at(boxes: Any, states: Any, i: int, action: int) -> None:
    """Do one legal action."""
    apply(boxes[0], states[i], action)


@rule
def draw_at(boxes: Any, states: Any, i: int, key: int) -> int:
    """Return an outcome of chance."""
    return draw(boxes[0], states[i], key)


@rule
def results_at(boxes: Any, states: Any, i: int, shares: Any, points: Any) -> None:
    """Write everybody's share of the victory and score."""
    returns(boxes[0], states[i], shares)
    scores(boxes[0], states[i], points)


@rule
def observe_at(boxes: Any, states: Any, i: int, seat: int) -> None:
    """Blank what the seat may not know."""
    observe(boxes[0], states[i], seat)


@rule
def guess_at(boxes: Any, states: Any, i: int, seat: int, key: int) -> None:
    """Fill what was blanked for the seat with something that fits."""
    guess(boxes[0], states[i], seat, key)
