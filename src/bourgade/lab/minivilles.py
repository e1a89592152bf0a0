"""What is looked at in games of Minivilles: what is built, when the landmarks come, and everybody's coins."""

from typing import Any

from bourgade.engine.definition import Setting
from bourgade.engine.rule import rule
from bourgade.games.minivilles.cards import cards_of


@rule
def wealth(box: Any, state: Any, seat: int) -> Any:
    """Return a player's coins."""
    return state.coins[seat]


def things(setting: Setting) -> dict[str, str]:
    """Return the moves that are counted, and what they build."""
    cards = cards_of(setting.edition, setting.house)
    return {f"build {slug}": slug for slug in [*cards["establishments"], *cards["landmarks"]]}


def goals(setting: Setting) -> list[str]:
    """Return the things of which the time is told."""
    return list(cards_of(setting.edition, setting.house)["landmarks"])
