"""What games check when they read a position: keys, numbers and phases; each refusal is a sentence."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ..errors import BadPosition, choices, nearest
from ..texts import Message, messages_of

message = messages_of(__package__)

POSITION, ANY_POSITION = message("wrong-position"), message("wrong-any-position")  # who needs a key, or has none


def in_phase(phase: str) -> Message:
    """Return what a position in a phase is called where something is wrong with it."""
    return message("wrong-in-phase", phase=phase)


def need(table: dict[str, Any], key: str, who: Message | str) -> Any:
    """Return what stands under a key that must be there."""
    if key not in table:
        raise BadPosition(message("wrong-missing", who=who, key=key))
    return table[key]


def check_keys(table: dict[str, Any], allowed: Iterable[str], who: Message | str) -> None:
    """Refuse keys that there are not."""
    for key in table:
        if key not in allowed:
            raise BadPosition(message("wrong-unknown", who=who, key=key, hint=nearest(key, allowed)))


def whole(value: Any, what: Message | str, most: int) -> int:
    """Return a whole number from 0 to the most that there may be."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(message("wrong-whole", what=what, most=str(most), value=repr(value)))
    return int(value)


def phase_number(phases: Mapping[str, int], name: Any) -> int:
    """Return the number of a phase."""
    if not isinstance(name, str) or name not in phases:
        raise BadPosition(message("wrong-phase", name=repr(name), hint=nearest(name, phases), known=choices(phases)))
    return phases[name]
