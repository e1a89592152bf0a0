"""Games in a terminal.

- ``sitting.py``     a game with people at this keyboard and bots
- ``vocabulary.py``  what people can type, and ``words.py`` how words are compared
- ``story.py``       what happened, in lines
- ``saves.py``       games kept in files
- ``screen.py``      what people look at
- ``drawing.py``     what a game tells about how it is drawn
- ``plain.py``       the drawing of a game that has none of its own; the others stand in its folder
- ``panels.py``      players' towns side by side, for those drawings
- ``figures.py``     games, simulations and speeds as tables
- ``console.py``     where all this is printed
- ``language.py``    in which language
"""

from typing import TYPE_CHECKING

from ..games import room_of

if TYPE_CHECKING:
    from .drawing import Drawing


def drawing_of(game: str) -> "Drawing":
    """Return how a game is drawn."""
    found: Drawing = room_of(game, "terminal").DRAWING
    return found
