"""Players that are programs.

- ``policies.py``    bots whose choice is a rule, so that they can play millions of games
- ``minivilles.py``  those of one game, with their formulas; and so on for each game
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from ..errors import UnknownBot, choices, nearest
from ..games import definition

if TYPE_CHECKING:
    from ..engine.game import View

MODULES = {
    "minivilles": "bourgade.bots.minivilles",
    "mint-works": "bourgade.bots.mint_works",
    "ma-petite-ville": "bourgade.bots.ma_petite_ville",
}


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, view: "View") -> str:
        """Return one of the legal moves of a view, in words."""


def find_bot(game: str, name: str, seed: int | None = None) -> Bot:
    """Return the bot of that name for a game.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> find_bot("minivilles", "greedy").choose(game.view("P1"))
    'roll 1'
    """
    from .policies import PolicyBot

    return PolicyBot(game, checked_bot(game, name), seed)


def bots_of(game: str) -> Any:
    """Return the module with the bots of a game: ``NAMES``, the best one last, and a rule ``score``."""
    return import_module(MODULES[definition(game).name])


def checked_bot(game: str, name: object) -> str:
    """Return the name of a bot that there is, or say what is wrong."""
    names: list[str] = bots_of(game).NAMES
    if name not in names:
        raise UnknownBot(f"There is no bot {name!r} for {game}{nearest(name, names)}: it is {choices(names)}.")
    return str(name)
