"""What follows from the rules in a game: what everybody has left, and who is how far."""

from typing import Any

from ...engine.facts import Facts, ranked
from . import rules
from .state import OVER, SEATS


def named(box: Any, state: Any, numbers: list[int]) -> dict[str, Any]:
    """Return what is left in the stack and to everybody, how all stand, and how the game ended (PV-20 to PV-23)."""
    objects, silhouettes = numbers[: box.players], numbers[SEATS : SEATS + box.players]
    ranks = ranked([(-mine, -pieces) for mine, pieces in zip(objects, silhouettes, strict=True)])
    over = state.phase == OVER
    return {
        "stack": state.stack.bit_count(),
        "objects": objects,
        "silhouettes": silhouettes,
        "ranks": ranks,
        "ended": None if not over else "last-round" if min(objects) else "all-placed",
        "by": decided(sorted(zip(objects, silhouettes, strict=True))) if over else None,
    }


def decided(all_left: list[tuple[int, int]]) -> str | None:
    """Return what the first has less of than the second.

    >>> decided([(3, 2), (4, 1)]), decided([(3, 1), (3, 2), (3, 2)]), decided([(3, 1), (3, 1)])
    ('objects', 'silhouettes', None)
    """
    first, second = all_left[:2]
    return next((what for what, a, b in zip(["objects", "silhouettes"], first, second, strict=True) if a != b), None)


FACTS = Facts(2 * SEATS, rules.facts, named)
