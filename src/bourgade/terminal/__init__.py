"""Games in a terminal.

- ``drawing.py``     what a game tells about how it is drawn
- ``minivilles.py``  the drawing of one game, and so on for each
- ``story.py``       what happened, in lines
- ``person.py``      a person who plays
- ``figures.py``     games, simulations and speeds as tables
- ``console.py``     where all this is printed
- ``language.py``    in which language
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .drawing import Drawing

MODULES = {"minivilles": "bourgade.terminal.minivilles"}


def drawing(game: str) -> "Drawing":
    """Return how a game is drawn."""
    found: Drawing = import_module(MODULES[game]).DRAWING
    return found
