"""What is printed: the tiles and the silhouettes, and what house rules may change in them."""

import tomllib
from importlib.resources import files
from typing import Any

from ...engine.house import Form, House, Numbers, Texts
from ...texts import Message, messages_of

message = messages_of(__package__)

PRINTING: dict[str, Any] = tomllib.loads(files(__package__).joinpath("printing.toml").read_text("utf-8"))
TILES: list[str] = PRINTING["tiles"]
LENGTHS: list[int] = PRINTING["lengths"]
COLOURS = ["blue", "green", "yellow", "red"]
LETTERS = "bgyrx"  # the colours, and X

MOST_TILES = 36
MOST_SILHOUETTES = 6  # of a colour
LONGEST = 12  # objects on a silhouette


def form(_edition: str) -> Form:
    """Return what house rules may change: the printing."""
    return {
        "lengths": Numbers(LENGTHS, 1, LONGEST, MOST_SILHOUETTES),
        "tiles": Texts(TILES, 2, MOST_TILES, wrong_tile),
    }


def wrong_tile(tile: str) -> Message | None:
    """Say what is wrong with a tile, if something is.

    >>> str(wrong_tile("xyb/rbr/yg"))
    'has 8 squares; a tile has nine, three lines of three, as xyb/rbr/ygg'
    """
    squares = tile.replace("/", "")
    for letter in squares:
        if letter not in LETTERS:
            return message("wrong-letter", letter=repr(letter))
    if [len(row) for row in tile.split("/")] != [3, 3, 3]:
        return message("wrong-squares", number=len(squares), tile=TILES[0])
    return None


def printing_of(house: House) -> dict[str, Any]:
    """Return the tiles and the lengths that a table plays with."""
    return {"tiles": house.get("tiles", TILES), "lengths": house.get("lengths", LENGTHS)}


def turned(tile: str, quarters: int) -> str:
    """Return a tile turned clockwise.

    >>> turned("xyb/rbr/ygg", 1)
    'yrx/gby/grb'
    """
    rows = tile.split("/")
    for _ in range(quarters % 4):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return "/".join(rows)
