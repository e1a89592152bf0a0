"""Cities: in panels side by side, or a line each where there is little room."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.terminal.drawing import Reader
from bourgade.terminal.panels import Town, flow
from bourgade.terminal.panels import panels as side_by_side

from ..box import COLOURS
from ..telling.words import box_of, card_name, roll_of
from .words import coins, counted, word

NARROWEST = 33  # of a panel
INDENT = 3  # of establishments below the line of their city
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
    seats = range(len(position["players"]))
    return side_by_side([town(reader, position, seat) for seat in seats], reader.width, NARROWEST)


def town(reader: Reader, position: Position, seat: int) -> Town:
    """Return a city as it is drawn in a panel."""
    name = f"P{seat + 1}"
    return Town(reader.name(name), name == position["turn"], lambda width: city(reader, position, seat, width))


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
        colour: [on_roll(reader, roll_of(kinds[slug]), counted(reader.language, player, slug)) for slug in group]
        for colour, group in groups.items()
        if group
    }


def on_roll(reader: Reader, roll: str, card: str) -> Text:
    """Draw a card behind what is rolled for it."""
    text = Text(word(reader.language, "on-roll", roll=roll, card=card))
    text.stylize("bold", 0, len(text) - len(card))
    return text


def chip(reader: Reader, colour: str) -> Text:
    """Draw the word for a colour on the colour."""
    return Text(f" {word(reader.language, f'colours-{colour}')} ", CHIPS[colour])


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
