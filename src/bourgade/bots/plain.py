"""The bots of a game that has none of its own: they draw lots, and searches play on with them to the end."""

from typing import Any

from ..engine.rule import rule

NAMES = ["random"]
PLAYS_ON, AIMS = "random", ["random"]
HORIZON = 1 << 30  # turns: nobody judges a game that is not over


@rule
def score(box: Any, state: Any, bot: int, action: int) -> float:
    """Return the same for every move."""
    return 0.0


@rule
def distance(box: Any, state: Any, seat: int) -> float:
    """Return the same for everybody."""
    return 0.0
