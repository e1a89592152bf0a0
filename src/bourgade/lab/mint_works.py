"""What is looked at in games of Mint Works: what is bought and built, and everybody's mints."""

from typing import Any

from bourgade.engine.definition import Setting
from bourgade.engine.rule import rule
from bourgade.games.mint_works.state import PLANS


@rule
def wealth(box: Any, state: Any, seat: int) -> Any:
    """Return a player's mints."""
    return state.mints[seat]


def things(_setting: Setting) -> dict[str, str]:
    """Return the moves that are counted, and what they build."""
    return {f"place builder {slug}": slug for slug in PLANS}


def goals(_setting: Setting) -> list[str]:
    """Return the things of which the time is told."""
    return list(PLANS)
