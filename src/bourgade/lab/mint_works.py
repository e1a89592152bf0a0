"""What is looked at in games of Mint Works: what is bought and built, and everybody's mints."""

from typing import Any

from bourgade.engine.definition import Setting
from bourgade.engine.rule import rule
from bourgade.games.mint_works.moves import BUILDER, PLACE
from bourgade.games.mint_works.state import PLANS


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
