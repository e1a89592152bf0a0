"""Dice as they lie."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.telling.telling import Deed
from bourgade.terminal.console import Told
from bourgade.terminal.drawing import Reader

from ..telling.words import word

TOPS = {1: "     ", 2: "●    ", 3: "●    ", 4: "●   ●", 5: "●   ●", 6: "●   ●"}
MIDDLES = {1: "  ●  ", 2: "     ", 3: "  ●  ", 4: "     ", 5: "  ●  ", 6: "●   ●"}


def roll(reader: Reader, position: Position, deeds: list[Deed]) -> RenderableType:
    """Draw the dice, and beside them what the roll paid to whom."""
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
    title, *facts = lines(reader, position, deeds)
    return Text.assemble(f"{shown} ", title, ": ", Text(" · ").join(facts))


def lines(reader: Reader, position: Position, deeds: list[Deed]) -> list[Text]:
    """Return the total and the facts of the turn so far, one a line."""
    total = position.get("total") or sum(position["dice"])
    facts = [Told()(fact) for deed in deeds for fact in facts_of(deed)]
    nothing = [Text(word(reader.language, "no-income"), "dim")] if "total" in position else []
    return [Text(word(reader.language, "rolled", n=total), "bold"), *(facts or nothing)]


def facts_of(deed: Deed) -> list[str]:
    """Return what the dice brought, one a line, or what a move brought, in one."""
    if not deed.facts or deed.action.parts.kind in ("die", "dice"):
        return deed.facts
    return [f"{deed.name} → {', '.join(deed.facts)}"]
