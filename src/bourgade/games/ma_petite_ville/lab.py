"""What is looked at in games of Ma Petite Ville: which silhouettes are placed, when, and how many objects are left."""

from typing import Any

from bourgade.engine.definition import Setting
from bourgade.engine.rule import rule
from bourgade.texts import say

from .moves import PLACE
from .printing import MOST_TILES, printing_of
from .rules import objects_left

PLACES = MOST_TILES * 9 * 2  # of a silhouette


@rule
def wealth(box: Any, state: Any, seat: int) -> Any:
    """Return the objects that a player still has to lay."""
    return objects_left(box, state, seat)


def things(setting: Setting) -> dict[str, list[int]]:
    """Return what is counted, with the moves that build it."""
    lengths = sorted(set(printing_of(setting.house)["lengths"]))
    return {
        f"silhouette-{length}": list(range(PLACE + number * PLACES, PLACE + (number + 1) * PLACES))
        for number, length in enumerate(lengths)
    }


def goals(setting: Setting) -> list[str]:
    """Return the things of which the time is told."""
    return list(things(setting))


def money(language: str) -> str:
    """Return what wealth is counted in."""
    return say(language, __package__, "lab-money")
