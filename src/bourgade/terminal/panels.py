"""Players' towns in panels side by side, and texts that fill the lines in them."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from textwrap import wrap

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

FRAME = 4  # columns of a panel's border and padding


@dataclass(frozen=True)
class Town:
    """What is drawn in a panel."""

    title: str
    active: bool  # whose turn it is has a heavy frame
    lines: Callable[[int], list[RenderableType]]  # for so many columns


def panels(towns: list[Town], width: int, narrowest: int) -> RenderableType:
    """Draw towns over the whole width, as many side by side as fit, and those of a row equally high."""
    rows = -(-len(towns) // max(1, min(len(towns), width // narrowest)))
    in_row = -(-len(towns) // rows)
    return Group(*(row_of(towns[first : first + in_row], width) for first in range(0, len(towns), in_row)))


def row_of(towns: list[Town], width: int) -> RenderableType:
    """Draw towns side by side."""
    each = width // len(towns)
    contents = [town.lines(each - FRAME) for town in towns]
    height = max(map(len, contents)) + 2
    grid = Table.grid()
    grid.add_row(*(panel(town, lines, each, height) for town, lines in zip(towns, contents, strict=True)))
    return grid


def panel(town: Town, lines: list[RenderableType], width: int, height: int) -> Panel:
    """Draw a frame around a town."""
    return Panel(
        Group(*lines),
        title=Text(f"{'▶ ' if town.active else ''}{town.title}", "bold not dim"),
        title_align="left",
        box=boxes.HEAVY if town.active else boxes.ROUNDED,
        border_style="" if town.active else "dim",
        width=width,
        height=height,
    )


def flow(items: list[Text], width: int, gap: str = "  ") -> list[Text]:
    """Fill lines with items, breaking none that fits into a line of its own."""
    lines: list[Text] = []
    for item in items:
        if lines and len(lines[-1]) + len(gap) + len(item) <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.extend(folded(item, width))
    return lines


def folded(item: Text, width: int) -> list[Text]:
    """Break an item that is too long between words."""
    ends = accumulate(len(line) + 1 for line in wrap(item.plain, width, break_on_hyphens=False))
    lines = list(item.divide(list(ends)[:-1]))
    for line in lines:
        line.rstrip()
    return lines
