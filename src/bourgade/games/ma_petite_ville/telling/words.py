"""Names and texts of Ma Petite Ville."""

from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.texts import say

from ..printing import COLOURS, printing_of

PACKAGE = "bourgade.games.ma_petite_ville"
OBJECTS = dict(zip(COLOURS, ["citizens", "trees", "cars", "houses"], strict=True))
SUBJECTS = ["silhouettes", "tiles", "x", "map", "last-round"]  # that there is help on, beside colours and lengths
SIDE = 3  # squares of a tile
TURNS = ["r0", "r1", "r2", "r3"]
WAYS = ["across", "down"]


def move(language: str, action: Action) -> str:
    """Return the name of a move or an outcome.

    >>> from bourgade.games.ma_petite_ville.moves import laid, placed
    >>> move("en", laid(1, -2, 1)), move("fr", placed(4, 5, 3, "down"))
    ('Lay the tile at 1 -2, turned a quarter (r1)', 'Placer la silhouette de 4 en 5 3, vers le bas')
    """
    match action.parts:
        case Parts("lay", place=(x, y), turn=int(turn)):
            return named(language, "lay", x=x, y=y, turned=turn_name(language, turn), r=TURNS[turn])
        case Parts("place", numbers=(length,), place=(x, y), way=str(way)):
            return named(language, "place", length=length, x=x, y=y, way=way_name(language, way))
        case Parts(kind, numbers=numbers, player=player):
            return named(language, kind, seat=player, n=numbers[0] if numbers else None)


def turn_name(language: str, turn: int) -> str:
    """Return the words for how a tile is turned, in quarters."""
    return named(language, f"turned-{TURNS[turn]}")


def way_name(language: str, way: str) -> str:
    """Return the words for a way."""
    return named(language, f"way-{way}")


def short_way(language: str, way: str) -> str:
    """Return the word that is enough for a way.

    >>> short_way("fr", "across")
    'droite'
    """
    return way_name(language, way).split()[-1]


def named(language: str, key: str, **values: object) -> str:
    """Return the name of a move, or a part of it."""
    return say(language, PACKAGE, f"moves-{key}", **values)


def topics(language: str, position: Position) -> dict[str, str]:
    """Return what there is help on: the parts of the game, the colours and what they show, and the lengths."""
    lengths = dict.fromkeys(map(str, printing_of_table(position)["lengths"]))
    return {
        **{slug: word(language, f"subjects-{slug}") for slug in SUBJECTS},
        **{colour: colour_name(language, colour) for colour in COLOURS},
        **{objects: objects_name(language, colour) for colour, objects in OBJECTS.items()},
        **{length: length for length in lengths},
    }


def printing_of_table(position: Position) -> dict[str, Any]:
    """Return the tiles and the lengths that the table plays with."""
    printing: dict[str, Any] = position.get("printing") or printing_of(position.get("house", {}))
    return printing


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


def colour_name(language: str, colour: str) -> str:
    """Return the name of a colour."""
    return say(language, PACKAGE, f"cards-{colour}")


def objects_name(language: str, colour: str) -> str:
    """Return what the silhouettes of a colour show."""
    return word(language, f"objects-{colour}")


def counted(language: str, number: int, one: str, many: str) -> str:
    """Return a number of things, by the texts for one and for many.

    >>> counted("en", 0, "object", "objects-many"), counted("fr", 0, "object", "objects-many")
    ('0 objects', '0 objet')
    """
    single = number == 1 or (number == 0 and word(language, "zero-is-one") == "yes")
    return word(language, one if single else many, n=number)


def colour_of(topic: str) -> str | None:
    """Return the colour that a topic is about, or whose objects."""
    return next((colour for colour, objects in OBJECTS.items() if topic in (colour, objects)), None)


def question(language: str, position: Position, moves: list[Action]) -> str:
    """Return what has to be decided."""
    phase = position["phase"] if len(moves) > 1 else f"{position['phase']}-only"
    left = objects_left(language, sum(player_of(position)["left"]))
    return word(language, f"questions-{phase}", objects=left, n=position.get("drawn"))


def places(language: str, number: int) -> str:
    """Return a number of places for a silhouette."""
    return counted(language, number, "place-one", "places") if number else word(language, "no-place")


def objects_left(language: str, number: int) -> str:
    """Return a number of objects."""
    return counted(language, number, "object", "objects-many")


def sentence(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return f"{text[:1].upper()}{text[1:]}"


def word(language: str, key: str, **values: object) -> str:
    """Return a text of the table."""
    return say(language, PACKAGE, f"table-{key}", **values)
