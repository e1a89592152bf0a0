"""Texts that only the terminal has, names of moves with where they lie, and whom a position is about."""

from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.terminal.drawing import Reader
from bourgade.texts import say

from ..telling.words import OBJECTS, move, printing_of_table

SIDE = 3  # squares of a tile
TURNS = ["r0", "r1", "r2", "r3"]
WAYS = ["across", "down"]


def move_at(reader: Reader, action: Action) -> str:
    """Return the name of a move with where it lies, as it can be typed.

    >>> from bourgade.games.ma_petite_ville.moves import laid, placed
    >>> move_at(Reader("en"), laid(1, -2, 1)), move_at(Reader("fr"), placed(4, 5, 3, "down"))
    ('Lay the tile at 1 -2, turned a quarter (r1)', 'Placer la silhouette de 4 en 5 3, vers le bas')
    """
    language = reader.language
    match action.parts:
        case Parts("lay", place=(x, y), turn=int(turn)):
            turned = word(language, f"turned-{TURNS[turn]}")
            return word(language, "name-lay", x=str(x), y=str(y), turned=turned, r=TURNS[turn])
        case Parts("place", numbers=(length,), place=(x, y), way=str(way)):
            return word(language, "name-place", length=length, x=str(x), y=str(y), way=way_name(language, way))
    return move(reader, action)


def way_name(language: str, way: str) -> str:
    """Return the words for a way."""
    return word(language, f"way-{way}")


def short_way(language: str, way: str) -> str:
    """Return the word that is enough for a way.

    >>> short_way("fr", "across")
    'droite'
    """
    return way_name(language, way).split()[-1]


def seats_of(position: Position) -> list[tuple[str, dict[str, Any]]]:
    """Return the players with their seats."""
    return [(f"P{number}", player) for number, player in enumerate(position["players"], 1)]


def player_of(position: Position) -> dict[str, Any]:
    """Return the player whose turn it is."""
    return dict(seats_of(position))[position["turn"]]


def acting(position: Position) -> str | None:
    """Return the seat that has to decide, if any."""
    return None if position["phase"] == "over" else position["turn"]


def stack_of(position: Position) -> int:
    """Return how many tiles are in the stack."""
    return len(printing_of_table(position)["tiles"]) - len(position["tiles"]) - ("drawn" in position)


def colour_of(topic: str) -> str | None:
    """Return the colour that a topic is about, or whose objects."""
    return next((colour for colour, objects in OBJECTS.items() if topic in (colour, objects)), None)


def question(language: str, position: Position, moves: list[Action]) -> str:
    """Return what has to be decided."""
    phase = position["phase"] if len(moves) > 1 else f"{position['phase']}-only"
    return word(language, f"questions-{phase}", objects=objects(language, sum(player_of(position)["left"])))


def objects(language: str, number: int) -> str:
    """Return a number of objects.

    >>> objects("en", 0), objects("fr", 0)
    ('0 objects', '0 objet')
    """
    return word(language, "objects", n=number)


def capital(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return f"{text[:1].upper()}{text[1:]}"


def word(language: str, key: str, **values: object) -> str:
    """Return a text of the terminal."""
    return say(language, __package__, f"table-{key}", **values)
