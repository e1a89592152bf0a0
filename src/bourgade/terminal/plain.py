"""A game without a drawing of its own: its position in lines."""

from collections.abc import Iterator
from typing import Any

from ..engine.definition import Position
from ..engine.notation import Action
from ..games import definition
from .drawing import Deed, Drawing, Page, Reader

NARROWEST = 40


def order(_position: Position, moves: list[Action]) -> list[Action]:
    """Return moves as the rules list them."""
    return moves


def welcome(_reader: Reader, position: Position) -> list[str]:
    """Return what is played."""
    return [f"{definition(position['game']).title}."]


def page(reader: Reader, position: Position, _moves: list[Action], _deeds: list[Deed]) -> Page:
    """Draw the whole table."""
    return Page([table(reader, position)])


def table(reader: Reader, position: Position) -> str:
    """Draw the whole table."""
    return "\n".join(lines(reader, {key: value for key, value in position.items() if key != "game"}))


def about(reader: Reader, position: Position, key: str) -> str:
    """Draw a part of the table."""
    return "\n".join(lines(reader, {key: position[key]}))


def lines(reader: Reader, values: dict[str, Any], indent: str = "") -> Iterator[str]:
    """Return what is in a position, a line for each thing, below it what it consists of; seats by their names.

    >>> list(lines(Reader("en"), {"turn": "P1", "players": [{"points": 2}, {"points": 0}]}))
    ['turn: P1', 'players:', '  P1:', '    points: 2', '  P2:', '    points: 0']
    """
    for key, value in values.items():
        inner = value if isinstance(value, dict) else seats_of(reader, value)
        yield f"{indent}{key}:" if inner else f"{indent}{key}: {told(reader, value)}"
        yield from lines(reader, inner, f"{indent}  ")


def seats_of(reader: Reader, value: object) -> dict[str, Any]:
    """Return what a list has for each seat, if its parts have parts themselves."""
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        return {}
    return {reader.name(f"P{number}"): each for number, each in enumerate(value, 1)}


def told(reader: Reader, value: object) -> str:
    """Return a value in a line."""
    values = value if isinstance(value, list) else [value]
    return ", ".join("-" if each is None else reader.name(str(each)) for each in values)


DRAWING = Drawing(order=order, welcome=welcome, page=page, table=table, about=about, narrowest=NARROWEST)
