"""Levels for people: easy, normal, hard and expert, each clearly stronger than the one before.

A level is ``greedy`` that draws lots for some of its moves, or a search with so many playouts: the same seed gives the
same moves. ``SECONDS`` is what a move may take at most on two cores; where the machine is too slow for its playouts, a
level makes do with fewer. ``benchmarks/strength.py`` measures how far apart they are.
"""

from dataclasses import dataclass

from .policies import PolicyBot
from .thinking import TreeBot


@dataclass(frozen=True)
class Lots:
    """Greedy that draws lots for a share of its moves."""

    share: float


@dataclass(frozen=True)
class Playouts:
    """A search."""

    number: int


SECONDS = {"easy": 0.1, "normal": 0.3, "hard": 1.0, "expert": 3.0}
LEVELS: dict[str, dict[str, Lots | Playouts]] = {
    "minivilles": {"easy": Lots(0.4), "normal": Lots(0.1), "hard": Playouts(400), "expert": Playouts(32_000)},
    "mint-works": {"easy": Lots(0.4), "normal": Lots(0.0), "hard": Playouts(200), "expert": Playouts(4_000)},
    "ma-petite-ville": {"easy": Lots(0.4), "normal": Lots(0.0), "hard": Playouts(60), "expert": Playouts(2_000)},
}


def level_bot(game: str, level: str, seed: int | None, *, fast: bool, cores: int) -> PolicyBot | TreeBot:
    """Return the bot of a level."""
    strength = LEVELS[game][level]
    if isinstance(strength, Lots):
        return PolicyBot(game, level, seed, policy="greedy", lots=strength.share, fast=fast)
    return TreeBot(game, level, seed, playouts=strength.number, seconds=SECONDS[level], cores=cores)
