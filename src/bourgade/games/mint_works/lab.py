"""What is looked at in games of Mint Works: what is bought and built, and everybody's mints."""

from typing import Any

from bourgade.engine.definition import Setting
from bourgade.engine.rule import rule
from bourgade.texts import say

from .moves import BUILDER, PLACE
from .state import PLANS


@rule
def wealth(box: Any, state: Any, seat: int) -> Any:
    """Return a player's mints."""
    return state.mints[seat]


def things(_setting: Setting) -> dict[str, list[int]]:
    """Return what is counted, with the moves that build it."""
    return {slug: [PLACE + BUILDER + plan] for plan, slug in enumerate(PLANS)}


def goals(_setting: Setting) -> list[str]:
    """Return the things of which the time is told."""
    return list(PLANS)


def money(language: str) -> str:
    """Return what wealth is counted in."""
    return say(language, __package__, "lab-money")
