"""What is looked at in games of which nobody said what is built in them: who wins, and how long they take."""

from typing import Any

from ..engine.definition import Setting
from ..engine.rule import rule


@rule
def wealth(box: Any, state: Any, seat: int) -> int:
    """Return nothing: nobody said what players have."""
    return 0


def things(_setting: Setting) -> dict[str, list[int]]:
    """Return what is counted, with the moves that build it: nothing."""
    return {}


def goals(_setting: Setting) -> list[str]:
    """Return the things of which the time is told: none."""
    return []


def money(_language: str) -> str:
    """Return what wealth is counted in."""
    return ""
