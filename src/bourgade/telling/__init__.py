"""What happens in a game, told in words: for the terminal and for pages alike.

- ``telling.py``    what a game tells in words, and to whom
- ``plain.py``      the words of a game that has none of its own; the others stand in its folder
"""

from typing import TYPE_CHECKING

from ..games import room_of

if TYPE_CHECKING:
    from .telling import Telling


def telling_of(game: str) -> "Telling":
    """Return how a game is told."""
    found: Telling = room_of(game, "telling").TELLING
    return found
