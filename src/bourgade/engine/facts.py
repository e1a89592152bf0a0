"""What follows from the rules in a state, as prices and ranks, for who draws it and knows no rule."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .rule import rule, slot
from .slots import NotBoundError


@dataclass(frozen=True, eq=False)
class Facts:
    """The facts of a game: a rule writes them as numbers, and they are named for people and pages."""

    size: int  # how many numbers the rule writes
    work_out: Callable[..., Any]  # the rule: (box, state as somebody may know it, out)
    named: Callable[[Any, Any, list[int]], dict[str, Any]]  # (box, state, numbers), whose fields are read


@slot
def work_out(box: Any, state: Any, out: Any) -> None:
    """Write what follows from the rules."""
    raise NotBoundError


@rule
def work_out_at(boxes: Any, states: Any, i: int, out: Any) -> None:
    """Write what follows from the rules, as Python calls it."""
    work_out(boxes[0], states[i], out)
