"""What follows from the rules in a state, as prices and ranks, for who draws it and knows no rule."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from .definition import seat_name
from .rule import rule, slot
from .slots import NotBoundError


@dataclass(frozen=True, eq=False)
class Facts:
    """The facts of a game: a rule writes them as numbers, and they are named for people and pages."""

    size: int  # how many numbers the rule writes
    rule: Callable[..., Any]  # that writes them: (box, state as somebody may know it, out)
    named: Callable[[Any, Any, list[int]], dict[str, Any]]  # (box, state, numbers), whose fields are read


@slot
def facts(box: Any, state: Any, out: Any) -> None:
    """Write what follows from the rules."""
    raise NotBoundError


@rule
def facts_at(boxes: Any, states: Any, i: int, out: Any) -> None:
    """Write what follows from the rules, as Python calls it."""
    facts(boxes[0], states[i], out)


def ranked(worth: Sequence[Any]) -> list[list[str]]:
    """Return the seats, the best first, by what each is worth; those who share a place are together.

    >>> ranked([(0, 5), (2, 1), (0, 5)])
    [['P2'], ['P1', 'P3']]
    """
    places: dict[Any, list[str]] = {}
    for seat, each in enumerate(worth):
        places.setdefault(each, []).append(seat_name(seat))
    return [places[each] for each in sorted(places, reverse=True)]
