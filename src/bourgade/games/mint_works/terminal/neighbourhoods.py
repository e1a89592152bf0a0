"""Neighbourhoods: in panels side by side, or a few lines each where there is little room."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import SECRET
from bourgade.terminal.drawing import Reader
from bourgade.terminal.panels import Town, flow, folded
from bourgade.terminal.panels import panels as side_by_side

from ..state import TYPES
from ..telling.words import OPPONENT, acting, all_stars, box_of, mints, name_of, seats_of, shared, stars_of
from ..telling.words import word as told
from .language import seat_name, word

NARROWEST = 34  # of a panel
INDENT = 3  # of cards below the line of their neighbourhood
MOST_MARKS = 10  # stars to play for that are drawn one by one
CHIPS = {  # fixed colours, with writing that is legible on them: a terminal's own may be anything
    "culture": "bold color(231) on color(91)",
    "production": "bold color(231) on color(28)",
    "utility": "bold color(231) on color(26)",
    "deed": "bold color(16) on color(178)",
    (PLANS := "plans"): "bold color(16) on color(250)",
}
MINT = "bold color(16) on color(79)"
STAR = "color(178)"


def panels(reader: Reader, position: Position) -> RenderableType:
    """Draw every neighbourhood in a panel, as many side by side as fit."""
    towns = [
        Town(seat_name(reader, position, seat), seat == acting(position), content(reader, position, seat, player))
        for seat, player in seats_of(position)
    ]
    return side_by_side(towns, reader.width, NARROWEST)


def content(reader: Reader, position: Position, seat: str, player: dict[str, Any]) -> Any:
    """Return how the lines of a neighbourhood are drawn in so many columns: mints and stars, then the cards."""

    def lines(width: int) -> list[RenderableType]:
        head = Table.grid(expand=True)
        head.add_column(no_wrap=True)
        head.add_column(justify="right", no_wrap=True)
        head.add_row(Text.assemble(purse(reader, player), token(reader, position, seat)), score(position, seat))
        return [head, *cards(reader, position, seat, player, width), *trait(reader, position, seat, width)]

    return lines


def purse(reader: Reader, player: dict[str, Any]) -> Text:
    """Draw the mints of a player."""
    return Text(f" {mints(reader.language, player['mints'])} ", MINT)


def token(reader: Reader, position: Position, seat: str) -> Text:
    """Draw the first-player token where it lies."""
    return Text(f" ◆ {word(reader.language, 'token-mark')}", "bold") if seat == position["token"] else Text()


def score(position: Position, seat: str) -> Text:
    """Draw the stars of a player, and how many end the game."""
    total, win = all_stars(position, seat), box_of(position)["stars"]
    marks = f"{'★' * min(total, win)}{'☆' * (win - total)}" if win <= MOST_MARKS else "★"
    return Text.assemble((marks, STAR), (f" {total}/{win}", "bold"))


def cards(reader: Reader, position: Position, seat: str, player: dict[str, Any], width: int) -> list[RenderableType]:
    """Return the buildings by type and then the plans, each group beside its chip."""
    language, plans, worth = reader.language, box_of(position)["plans"], stars_of(position, seat)
    groups = {
        kind: [building(reader, player, slug, worth[slug]) for slug in worth if plans[slug]["type"] == kind]
        for kind in TYPES
    }
    groups[PLANS] = [plan(language, position, seat, slug) for slug in player["plans"]]
    column = chip_width(language)
    lines: list[RenderableType] = []
    for kind, items in groups.items():
        for number, line in enumerate(flow(items, width - column - 1)):
            lead = chip(language, kind) if number == 0 else Text()
            lines.append(Text.assemble(lead, " " * (column + 1 - len(lead)), line, no_wrap=True))
    return lines


def building(reader: Reader, player: dict[str, Any], slug: str, stars: int) -> Text:
    """Draw a building with its stars."""
    name = name_of(reader.language, slug)
    if slug == "gallery":
        name = word(reader.language, "noted", name=name, note=mints(reader.language, player["gallery"]))
    return Text.assemble(name, (f" {'★' * stars}" if stars <= MOST_MARKS else f" ★{stars}", STAR) if stars else "")


def plan(language: str, position: Position, seat: str, slug: str) -> Text:
    """Draw a plan, face down: everybody saw it, or nobody else may know it."""
    if slug == SECRET:
        return Text(SECRET, "bold")
    secret = position.get("secret", {}).get(slug) == seat
    name = name_of(language, slug)
    return Text(word(language, "noted", name=name, note=word(language, "secret")) if secret else name)


def trait(reader: Reader, position: Position, seat: str, width: int) -> list[Text]:
    """Say what is special about an opponent."""
    if not position["opponent"] or seat != OPPONENT:
        return []
    return folded(Text(told(reader.language, f"effects-opponents-{position['opponent']}"), "dim italic"), width)


def chip(language: str, kind: str) -> Text:
    """Draw the word for a type on its colour."""
    return Text(f" {kind_name(language, kind)} ", CHIPS[kind])


def chip_width(language: str) -> int:
    """Return how wide the widest chip is."""
    return max(len(kind_name(language, kind)) for kind in CHIPS) + 2


def kind_name(language: str, kind: str) -> str:
    """Return the word for a type, or for plans."""
    return word(language, kind) if kind == PLANS else shared(language, f"types-{kind}")


def rows(reader: Reader, position: Position) -> RenderableType:
    """Draw every neighbourhood in a few lines, without a frame."""
    return lines_of(reader, position, [seat for seat, _ in seats_of(position)])


def own_row(reader: Reader, position: Position) -> RenderableType:
    """Draw the neighbourhood whose turn it is in a few lines, and of the others only mints and stars."""
    return lines_of(reader, position, [position["turn"]])


def lines_of(reader: Reader, position: Position, shown: list[str]) -> RenderableType:
    """Draw a line for each neighbourhood, and below it the cards of some."""
    lines: list[RenderableType] = []
    for seat, player in seats_of(position):
        lines.append(lead(reader, position, seat, player))
        if seat in shown:
            lines += [
                Padding(line, (0, 0, 0, INDENT))
                for line in cards(reader, position, seat, player, reader.width - INDENT)
            ]
    return Group(*lines)


def lead(reader: Reader, position: Position, seat: str, player: dict[str, Any]) -> Text:
    """Return a player with mints, stars and the token."""
    names = max(len(seat_name(reader, position, name)) for name, _ in seats_of(position))
    money = max(len(purse(reader, other)) for _, other in seats_of(position))
    return Text.assemble(
        (f"{'▶' if seat == acting(position) else ' '} {seat_name(reader, position, seat):{names}} ", "bold"),
        " " * (money - len(purse(reader, player))),
        purse(reader, player),
        "  ",
        score(position, seat),
        token(reader, position, seat),
        no_wrap=True,
    )
