"""Games in a terminal.

- ``sitting.py``     a game with people at this keyboard and bots
- ``vocabulary.py``  what people can type, and ``words.py`` how words are compared
- ``story.py``       what happened, in lines
- ``saves.py``       games kept in files
- ``screen.py``      what people look at
- ``drawing.py``     what a game tells about how it is drawn
- ``minivilles/``    the drawing of one game, and so on for each
- ``panels.py``      players' towns side by side, for those drawings
- ``figures.py``     games, simulations and speeds as tables
- ``console.py``     where all this is printed
- ``language.py``    in which language
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .drawing import Drawing

MODULES = {
    "minivilles": "bourgade.terminal.minivilles",
    "mint-works": "bourgade.terminal.mint_works",
    "ma-petite-ville": "bourgade.terminal.ma_petite_ville",
}


def drawing_of(game: str) -> "Drawing":
    """Return how a game is drawn."""
    found: Drawing = import_module(MODULES[game]).DRAWING
    return found
