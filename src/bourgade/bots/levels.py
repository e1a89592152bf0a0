"""Levels for people: easy, normal, hard and expert, each clearly stronger than the one before.

A level is the best policy of a game, which draws lots for some of its moves, or a search with so many playouts; the
game's definition tells. The same seed gives the same moves. ``SECONDS`` is what a move may take at most on two cores;
where the machine is too slow for its playouts, a level makes do with fewer. ``benchmarks/strength.py`` measures how far
apart they are.
"""

from ..engine.definition import Lots
from ..games import definition
from . import best_policy
from .policies import PolicyBot
from .thinking import TreeBot

SECONDS = {"easy": 0.1, "normal": 0.3, "hard": 1.0, "expert": 3.0}


def level_bot(game: str, level: str, seed: int | None, *, fast: bool, cores: int) -> PolicyBot | TreeBot:
    """Return the bot of a level."""
    strength = definition(game).levels[level]
    if isinstance(strength, Lots):
        return PolicyBot(game, level, seed, policy=best_policy(game), lots=strength.share, fast=fast)
    return TreeBot(game, level, seed, playouts=strength.number, seconds=SECONDS[level], cores=cores)
