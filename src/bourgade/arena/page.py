"""The figures of an arena as one page that needs nothing else, in the frame of all pages."""

from dataclasses import dataclass
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

from ..engine.housefile import sentences
from ..games import definition
from ..lab.page import filled, write_whole
from .pairings import ROTATION
from .wording import Estimate, Words, glance, verdict

DEEPEST = 50  # percent of colour in a cell that is won or lost always; text stays readable on it
AIR = 0.04  # of a scale beyond what it shows
SHORTEST = 1e-5  # seconds that a scale of times begins with, at the latest


@dataclass(frozen=True)
class Scale:
    """Where values lie on a line, in percent of its length."""

    first: float
    last: float

    def at(self, value: float) -> float:
        """Return the place of a value.

        >>> Scale(0, 50).at(20)
        40.0
        """
        place = 100 * (value - self.first) / (self.last - self.first)
        return round(min(max(place, 0.0), 100.0), 2)

    def reach(self, low: float, high: float) -> str:
        """Return the style of a line between two values."""
        return f"left:{self.at(low)}%;width:{round(self.at(high) - self.at(low), 2)}%"


def write_page(path: Path, figures: dict[str, Any], words: Words) -> None:
    """Write the page as a whole or not at all."""
    write_whole(path, render(figures, words))


def render(figures: dict[str, Any], words: Words) -> str:
    """Return the page."""
    return filled(
        f"{__package__}/page.html",
        figures=figures,
        language=words.language,
        words=words,
        say=words.text,
        glance=glance(figures, words),
        points=rating_scale(figures),
        shares=share_scale(figures),
        decades=decades(figures),
        log10=log10,
        shortest=SHORTEST,
        verdict=lambda entry: verdict(entry, figures["against_par"]),
        tint=lambda entry: tint(entry, figures["against_par"]),
        several=figures["kind"] == ROTATION,
        changes=sentences(definition(figures["game"]), figures["edition"], figures["house"], words.language),
    )


def rating_scale(figures: dict[str, Any]) -> Scale:
    """Return a scale on which all ratings and their intervals have room."""
    entries = figures["ratings"].values()
    first, last = min(entry["low"] for entry in entries), max(entry["high"] for entry in entries)
    air = AIR * max(last - first, 1)
    return Scale(first - air, last + air)


def share_scale(figures: dict[str, Any]) -> Scale:
    """Return a scale from nothing to the most that a seat wins."""
    entries = [*figures["seats"].values(), *figures["order"].values()]
    most = max([entry["high"] for entry in entries if entry["high"] is not None], default=1)
    return Scale(0, min(most * (1 + 3 * AIR), 1))


def decades(figures: dict[str, Any]) -> Scale:
    """Return a scale of times in powers of ten."""
    times = [entry[key] for entry in figures["times"].values() for key in ("mean", "max") if entry[key] > 0]
    first, last = floor(log10(max(min(times, default=1), SHORTEST))), ceil(log10(max(times, default=1)))
    return Scale(first, max(last, first + 1))


def tint(entry: Estimate, par: float) -> int:
    """Return how much colour a cell gets, in percent: none at an even share, the most at all or nothing.

    >>> tint({"value": 1.0}, 0.5), tint({"value": 0.25}, 0.5), tint({"value": 0.25}, 0.25)
    (50, 25, 0)
    """
    if entry["value"] is None:
        return 0
    away = float(entry["value"] - par)
    return round(DEEPEST * (away / (1 - par) if away > 0 else -away / par))
