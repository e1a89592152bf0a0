"""Dice as they lie."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.terminal.console import Told
from bourgade.terminal.drawing import Deed, Reader

from .words import word

TOPS = {1: "     ", 2: "●    ", 3: "●    ", 4: "●   ●", 5: "●   ●", 6: "●   ●"}
MIDDLES = {1: "  ●  ", 2: "     ", 3: "  ●  ", 4: "     ", 5: "  ●  ", 6: "●   ●"}


def roll(reader: Reader, position: Position, deeds: list[Deed]) -> RenderableType:
    """Draw the dice, and beside them what came of it."""
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_row(*(die(number) for number in position["dice"]), Group(*lines(reader, position, deeds)))
    return row


def die(number: int) -> Text:
    """Draw a die."""
    faces = [TOPS[number], MIDDLES[number], TOPS[number][::-1]]
    return Text("\n".join(["╭───────╮", *(f"│ {face} │" for face in faces), "╰───────╯"]), no_wrap=True)


def roll_in_a_line(reader: Reader, position: Position, deeds: list[Deed]) -> RenderableType:
    """Draw the same in one line."""
    shown = "+".join(f"[{number}]" for number in position["dice"])
    return Text.assemble(f"{shown} ", Text(" · ").join(lines(reader, position, deeds)))


def lines(reader: Reader, position: Position, deeds: list[Deed]) -> list[Text]:
    """Return what is told of the turn so far, one sentence a line; or the total alone."""
    total = position.get("total") or sum(position["dice"])
    told = [Told()(sentence) for deed in deeds for sentence in deed.sentences]
    return told or [Text(word(reader.language, "total", n=total), "bold")]
