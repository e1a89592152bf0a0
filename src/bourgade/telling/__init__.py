"""What happens in a game, told in words: for the terminal and for pages alike.

- ``telling.py``    what a game tells in words, and to whom
- ``payments.py``   every payment of an action, as the rules themselves make it
- ``minivilles/``   the words of one game, and so on for each
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .telling import Telling

MODULES = {
    "minivilles": "bourgade.telling.minivilles",
    "mint-works": "bourgade.telling.mint_works",
    "ma-petite-ville": "bourgade.telling.ma_petite_ville",
}


def telling_of(game: str) -> "Telling":
    """Return how a game is told."""
    found: Telling = import_module(MODULES[game]).TELLING
    return found
