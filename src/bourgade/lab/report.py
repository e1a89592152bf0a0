"""The figures of a simulation as one JSON-ready dict; the page, its plots and the terminal are made from it alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .estimates import Array, Differences, Estimates, Moments

SHARES = frozenset({"order", "seat", "unfinished", "builders", "winning"})  # groups of figures between 0 and 1


@dataclass(frozen=True)
class Measure:
    """What a figure is about: ``Measure("built", "cafe")``."""

    group: str
    name: str


def figures(about: dict[str, Any], measures: Sequence[Measure], moments: Moments) -> dict[str, Any]:
    """Return what was simulated, which ``about`` tells, and what came of it."""
    shares = np.array([measure.group in SHARES for measure in measures])
    estimates = [moments.estimates(table, shares) for table in range(moments.tables)]
    differences = moments.differences() if moments.tables == 2 else None
    found: dict[str, dict[str, Any]] = {}
    for i, measure in enumerate(measures):
        entry: dict[str, Any] = {"tables": [numbers(estimate, i) for estimate in estimates]}
        if differences is not None:
            entry["difference"] = numbers(differences, i) | {
                "p": plain(differences.p, i),
                "verdict": differences.verdict[i],
                "more_games": differences.more_games[i],
            }
        found.setdefault(measure.group, {})[measure.name] = entry
    return about | {"games": moments.games} | speeds(about, found, moments.games) | {"figures": found}


def length(counts: NDArray[Any]) -> dict[str, Any]:
    """Return the lengths of a table's games, from how many games had 0, 1, 2, … turns.

    >>> length(np.bincount([3, 5, 5, 4]))
    {'median': 4.5, 'min': 3, 'max': 5, 'counts': {'3': 1, '4': 1, '5': 2}}
    """
    until = np.cumsum(counts)
    games = int(until[-1])
    middle = [int(np.searchsorted(until, k, side="right")) for k in ((games - 1) // 2, games // 2)]
    seen = np.flatnonzero(counts)
    games_of = {str(turn): int(counts[turn]) for turn in seen}  # sparse: a game that nobody wins is very long
    return {"median": sum(middle) / 2, "min": int(seen[0]), "max": int(seen[-1]), "counts": games_of}


def speeds(about: dict[str, Any], found: dict[str, dict[str, Any]], games: int) -> dict[str, float]:
    """Return how fast all tables were played."""
    speed = {"games_per_second": games * len(about["tables"]) / about["seconds"]}
    decisions = found.get("length", {}).get("decisions")
    if decisions is not None:
        played = sum(table["value"] or 0 for table in decisions["tables"]) * games
        speed["decisions_per_second"] = played / about["seconds"]
    return speed


def numbers(found: Estimates | Differences, i: int) -> dict[str, float | None]:
    """Return a measure's value and interval."""
    return {"value": plain(found.value, i), "low": plain(found.low, i), "high": plain(found.high, i)}


def plain(values: Array, i: int) -> float | None:
    """Return an entry for JSON, which has no nan."""
    return None if np.isnan(values[i]) else float(values[i])
