"""Names of moves and things of Ma Petite Ville."""

from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.telling.telling import Reader
from bourgade.texts import say

from ..printing import COLOURS, printing_of

PACKAGE = "bourgade.games.ma_petite_ville"
OBJECTS = dict(zip(COLOURS, ["citizens", "trees", "cars", "houses"], strict=True))
SUBJECTS = ["silhouettes", "tiles", "x", "map", "last-round"]  # that there is help on, beside colours and lengths


def move(reader: Reader, action: Action) -> str:
    """Return the name of a move or an outcome; where something lies is shown, or said by who draws the city.

    >>> from bourgade.games.ma_petite_ville.moves import laid, placed
    >>> move(Reader("en"), laid(1, -2, 1)), move(Reader("fr"), placed(4, 5, 3, "down"))
    ('Lay the tile, turned a quarter', 'Placer la silhouette de 4 vers le bas')
    """
    match action.parts:
        case Parts("lay", turn=int(turn)):
            return said(reader.language, "moves-lay", turn=turn)
        case Parts("place", numbers=(length,), way=str(way)):
            return said(reader.language, f"moves-place-{way}", length=length)
        case Parts("first", player=str(seat)):
            return said(reader.language, "moves-first", **reader.person("who", seat))
        case Parts("tile", numbers=(number,)):
            return said(reader.language, "moves-tile", n=number)
        case Parts(kind):
            return said(reader.language, f"moves-{kind}")


def topics(language: str, position: Position) -> dict[str, str]:
    """Return what there is help on: the parts of the game, the colours and what they show, and the lengths."""
    lengths = dict.fromkeys(map(str, printing_of_table(position)["lengths"]))
    return {
        **{slug: said(language, f"subjects-{slug}") for slug in SUBJECTS},
        **{colour: colour_name(language, colour) for colour in COLOURS},
        **{objects: objects_name(language, colour) for colour, objects in OBJECTS.items()},
        **{length: length for length in lengths},
    }


def printing_of_table(position: Position) -> dict[str, Any]:
    """Return the tiles and the lengths that the table plays with."""
    printing: dict[str, Any] = position.get("printing") or printing_of(position.get("house", {}))
    return printing


def colour_name(language: str, colour: str) -> str:
    """Return the name of a colour."""
    return said(language, f"cards-{colour}")


def objects_name(language: str, colour: str) -> str:
    """Return what the silhouettes of a colour show."""
    return said(language, f"objects-{colour}")


def said(language: str, key: str, **values: object) -> str:
    """Return a text of the game."""
    return say(language, PACKAGE, key, **values)
