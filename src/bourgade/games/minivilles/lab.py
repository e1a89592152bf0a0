"""What is looked at in games of Minivilles: what is built, when the landmarks come, and everybody's coins."""

from typing import Any

from bourgade.engine.definition import Setting
from bourgade.engine.rule import rule
from bourgade.texts import say

from .cards import cards_of
from .moves import BUILD, BUILD_LANDMARK
from .state import KINDS, LANDMARKS


@rule
def wealth(box: Any, state: Any, seat: int) -> Any:
    """Return a player's coins."""
    return state.coins[seat]


def things(setting: Setting) -> dict[str, list[int]]:
    """Return what is counted, with the moves that build it."""
    cards = cards_of(setting.edition, setting.house)
    return {
        **{slug: [BUILD + KINDS.index(slug)] for slug in cards["establishments"]},
        **{slug: [BUILD_LANDMARK + LANDMARKS.index(slug)] for slug in cards["landmarks"]},
    }


def goals(setting: Setting) -> list[str]:
    """Return the things of which the time is told."""
    return list(cards_of(setting.edition, setting.house)["landmarks"])


def money(language: str) -> str:
    """Return what wealth is counted in."""
    return say(language, __package__, "lab-money")
