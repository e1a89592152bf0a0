"""Ma Petite Ville as numbers: the box, which the rules get as an argument."""

import json
from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Edition, Options, Setting, record_of, record_type, seat_names
from ...engine.house import checked
from ...errors import UnknownOption, choices, nearest
from ...texts import Message, messages_of
from .printing import COLOURS, LETTERS, MOST_SILHOUETTES, MOST_TILES, form, printing_of, turned
from .state import ACROSS, DOWNWARDS, SEATS

message = messages_of(__package__)

REVISION = 1  # of the rules: a fix that changes how a stored game replays is a new one

BOX = record_type(
    [
        # By the way a silhouette lies and the face (tile * 4 + turn), one bit for each square, row by row across and
        # column by column down:
        ("own", np.int16, (2, MOST_TILES * 4, len(COLOURS))),  # squares of each colour
        ("usable", np.int16, (2, MOST_TILES * 4)),  # squares where silhouettes may lie
        ("revision", np.int16),
        ("players", np.int8),
        ("first", np.int8),  # the seat that begins, -1 for a random one
        ("colour", np.int8, SEATS),
        ("tiles", np.int8),  # how many
        ("lengths", np.int8),  # how many different ones, and for each of them, ascending ...
        ("length", np.int8, MOST_SILHOUETTES),  # ... the objects
        ("copies", np.int8, MOST_SILHOUETTES),  # ... and how many silhouettes everybody has
    ]
)

OPTION = message("wrong-option-colours")
OPTIONS = {"colours": COLOURS, "first": ["random", *seat_names(SEATS)]}  # a colour for each player
EDITIONS = {name: Edition(players=range(2, SEATS + 1), options=OPTIONS) for name in ("normal", "easy")}


def setting(edition: str, players: int, options: Options, revision: int, changes: object) -> Setting:
    """Return what a game is played with; options left out have their default."""
    chosen: Options = {
        "colours": colours_of(options.get("colours", COLOURS[:players]), players),
        "first": first_of(options.get("first", "random"), players),
    }
    house = checked(edition, form(edition), changes)
    boxes = box(edition, players, json.dumps([house, chosen]), revision)
    return Setting(edition, players, chosen, revision, boxes, house)


def colours_of(given: Any, players: int, which: Message = OPTION) -> list[str]:
    """Return the colours of the players, each another one."""
    if isinstance(given, str):  # as typed in a command
        given = [name.strip() for name in given.split(",")]
    if not isinstance(given, list | tuple):
        raise UnknownOption(message("wrong-colours-list", which=which, players=players, given=repr(given)))
    for name in given:
        if name not in COLOURS:
            raise UnknownOption(
                message("wrong-no-colour", name=repr(name), hint=nearest(name, COLOURS), known=choices(COLOURS))
            )
    if len(given) != players or len(set(given)) != players:
        raise UnknownOption(message("wrong-colours", which=which, players=players, given=repr(list(given))))
    return list(given)


def first_of(given: Any, players: int) -> str:
    allowed = ["random", *seat_names(players)]
    if given not in allowed:
        raise UnknownOption(message("wrong-first", players=players, known=choices(allowed), given=repr(given)))
    return str(given)


@lru_cache(1000)
def box(edition: str, players: int, chosen: str, revision: int) -> NDArray[Any]:
    """Return an edition with house rules and options (as JSON) as an array of one record."""
    house, options = json.loads(chosen)
    printing = printing_of(house)
    boxes = np.zeros(1, BOX)
    b = record_of(boxes)
    b.revision, b.players = revision, players
    b.first = ["random", *seat_names(players)].index(options["first"]) - 1
    b.colour[:players] = [COLOURS.index(name) for name in options["colours"]]
    b.tiles = len(printing["tiles"])
    silhouettes = Counter(printing["lengths"])
    b.lengths = len(silhouettes)
    b.length[: b.lengths], b.copies[: b.lengths] = zip(*sorted(silhouettes.items()), strict=True)
    for face in range(4 * len(printing["tiles"])):
        put_face(b, face, turned(printing["tiles"][face // 4], face % 4), edition)
    return boxes


def put_face(b: Any, face: int, tile: str, edition: str) -> None:
    rows = tile.split("/")
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    for way, lines in ((ACROSS, rows), (DOWNWARDS, columns)):
        squares = "".join(lines)
        for colour in range(len(COLOURS)):
            b.own[way, face, colour] = bits(squares, LETTERS[colour])
        b.usable[way, face] = bits(squares, LETTERS if edition == "easy" else LETTERS[:-1])  # PV-16, PV-17


def bits(squares: str, letters: str) -> int:
    """Return a bit for each square that has one of these letters.

    >>> bin(bits("xybrbrygg", "b"))
    '0b10100'
    """
    return sum(1 << number for number, letter in enumerate(squares) if letter in letters)
