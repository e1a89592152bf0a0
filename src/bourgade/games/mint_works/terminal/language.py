"""Words that are only drawn or said in a terminal."""

from bourgade.engine.definition import Position
from bourgade.terminal.drawing import Reader
from bourgade.texts import say

from ..telling.words import names


def word(language: str, key: str, **values: object) -> str:
    """Return a text of the terminal's."""
    return say(language, __package__, key, **values)


def seat_name(reader: Reader, position: Position, seat: str) -> str:
    """Return what a player is called; an opponent has a name in any case."""
    return reader.names.get(seat) or names(reader.language, position).get(seat, seat)
