"""What games check when they read a position: keys, numbers and phases; each refusal is a sentence."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ..errors import BadPosition, choices, nearest


def need(table: dict[str, Any], key: str, who: str) -> Any:
    """Return what stands under a key that must be there."""
    if key not in table:
        raise BadPosition(f"{who} needs `{key}`.")
    return table[key]


def check_keys(table: dict[str, Any], allowed: Iterable[str], who: str) -> None:
    """Refuse keys that there are not."""
    for key in table:
        if key not in allowed:
            raise BadPosition(f"{who} has no `{key}`{nearest(key, allowed)}.")


def whole(value: Any, what: str, most: int) -> int:
    """Return a whole number from 0 to the most that there may be."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(f"{what} must be a whole number from 0 to {most}, not {value!r}.")
    return int(value)


def phase_number(phases: Mapping[str, int], name: Any) -> int:
    """Return the number of a phase."""
    if not isinstance(name, str) or name not in phases:
        raise BadPosition(f"There is no phase {name!r}{nearest(name, phases)}: it is {choices(phases)}.")
    return phases[name]
