"""Cities: in panels side by side, or a line each where there is little room."""

from itertools import accumulate
from textwrap import wrap
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...engine.definition import Position
from ...games.minivilles.box import COLOURS
from ..drawing import Reader
from .words import box_of, card_name, coins, counted, roll_of, word

NARROWEST = 33  # of a panel
INDENT = 3  # of establishments below the line of their city
FRAME = 4  # columns of a panel's border and padding
CHIPS = {  # fixed colours, with writing that is legible on them: a terminal's own may be anything
    "red": "bold color(231) on color(160)",
    "green": "bold color(231) on color(28)",
    "blue": "bold color(231) on color(26)",
    "purple": "bold color(231) on color(91)",
    "landmark": "bold color(16) on color(178)",
}
STANDS, MISSING = "●", "○"


def panels(reader: Reader, position: Position) -> RenderableType:
    """Draw every city in a panel, as many side by side as fit."""
    players = position["players"]
    fit = max(1, min(len(players), reader.width // NARROWEST))
    rows = -(-len(players) // fit)
    in_row = -(-len(players) // rows)
    seats = range(len(players))
    return Group(*(row_of_panels(reader, position, seats[first : first + in_row]) for first in seats[::in_row]))


def row_of_panels(reader: Reader, position: Position, seats: range) -> RenderableType:
    """Draw some cities side by side, over the whole width and equally high."""
    width = reader.width // len(seats)
    cities = [city(reader, position, seat, width - FRAME) for seat in seats]
    height = max(map(len, cities)) + 2
    grid = Table.grid()
    grid.add_row(
        *(panel(reader, position, seat, lines, width, height) for seat, lines in zip(seats, cities, strict=True))
    )
    return grid


def panel(reader: Reader, position: Position, seat: int, lines: list[RenderableType], width: int, height: int) -> Panel:
    """Draw a frame around a city; whose turn it is has a heavy one."""
    name = f"P{seat + 1}"
    active = name == position["turn"]
    title = Text(f"{'▶ ' if active else ''}{reader.name(name)}", "bold not dim")
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        box=boxes.HEAVY if active else boxes.ROUNDED,
        border_style="" if active else "dim",
        width=width,
        height=height,
    )


def city(reader: Reader, position: Position, seat: int, width: int) -> list[RenderableType]:
    """Return the lines of a city: coins and landmarks, then the establishments by colour."""
    player = position["players"][seat]
    head = Table.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    score = word(reader.language, "score", n=len(player["landmarks"]), win=box_of(position)["win"])
    head.add_row(Text.assemble((f" {coins(reader.language, player['coins'])} ", "bold reverse")), score)
    return [
        head,
        *flow(landmarks(reader, position, player), width, " "),
        *establishments(reader, position, player, width),
    ]


def landmarks(reader: Reader, position: Position, player: dict[str, Any]) -> list[Text]:
    """Return the landmarks with a mark for those that stand."""
    return [
        Text(f"{STANDS} {card_name(reader.language, slug)}", "bold")
        if slug in player["landmarks"]
        else Text(f"{MISSING} {card_name(reader.language, slug)}", "dim")
        for slug in box_of(position)["landmarks"]
    ]


def establishments(reader: Reader, position: Position, player: dict[str, Any], width: int) -> list[RenderableType]:
    """Return the establishments, each colour beside its chip."""
    column = max(len(chip(reader, colour)) for colour in COLOURS)
    lines: list[RenderableType] = []
    for colour, cards in by_colour(reader, position, player).items():
        for number, line in enumerate(flow(cards, width - column - 1)):
            lead = chip(reader, colour) if number == 0 else Text()
            gap = " " * (column + 1 - len(lead))
            lines.append(Text.assemble(lead, gap, line, no_wrap=True))
    return lines


def by_colour(reader: Reader, position: Position, player: dict[str, Any]) -> dict[str, list[Text]]:
    """Return a city's establishments by colour, in the order of their rolls."""
    kinds = box_of(position)["establishments"]
    slugs = sorted(player["cards"], key=lambda slug: kinds[slug]["roll"])
    groups = {colour: [slug for slug in slugs if kinds[slug]["colour"] == colour] for colour in COLOURS}
    return {
        colour: [
            Text.assemble(
                (word(reader.language, "on-roll", roll=roll_of(kinds[slug])), "bold"),
                counted(reader.language, player, slug),
            )
            for slug in group
        ]
        for colour, group in groups.items()
        if group
    }


def chip(reader: Reader, colour: str) -> Text:
    """Draw the word for a colour on the colour."""
    return Text(f" {word(reader.language, f'colours.{colour}')} ", CHIPS[colour])


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
    ends = accumulate(len(line) + 1 for line in wrap(item.plain, width))
    lines = list(item.divide(list(ends)[:-1]))
    for line in lines:
        line.rstrip()
    return lines


def rows(reader: Reader, position: Position) -> RenderableType:
    """Draw every city in a few lines, without a frame."""
    return lines_of(reader, position, list(range(len(position["players"]))))


def own_row(reader: Reader, position: Position) -> RenderableType:
    """Draw the city whose turn it is in a few lines, and of the others only coins and landmarks."""
    return lines_of(reader, position, [int(position["turn"][1:]) - 1])


def lines_of(reader: Reader, position: Position, shown: list[int]) -> RenderableType:
    """Draw a line for each city, and below it the establishments of some."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(position["players"]):
        lines.append(lead(reader, position, seat))
        if seat in shown:
            lines += [
                Padding(line, (0, 0, 0, INDENT))
                for line in establishments(reader, position, player, reader.width - INDENT)
            ]
    return Group(*lines)


def lead(reader: Reader, position: Position, seat: int) -> Text:
    """Return a city's player, coins and landmarks, as marks."""
    player, name = position["players"][seat], f"P{seat + 1}"
    marks = "".join(STANDS if slug in player["landmarks"] else MISSING for slug in box_of(position)["landmarks"])
    names = max(len(reader.name(f"P{number}")) for number in range(1, len(position["players"]) + 1))
    return Text.assemble(
        (f"{'▶' if name == position['turn'] else ' '} {reader.name(name):{names}}", "bold"),
        (f"{coins(reader.language, player['coins']):>11}", "bold"),
        f"  {marks}",
    )
