"""What can be built: the market and the landmarks in one table, with the numbers of the moves in front."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.terminal.drawing import Reader

from ..telling.words import box_of, card_name, card_of, colour_of, effect, roll_of, seat_of
from .cities import STANDS, chip
from .words import word

ROOMY = 110  # columns from which icons have one of their own beside the effects
NARROW = 92  # columns below which long names are broken ...
NAME = 19  # ... after this many
NARROWER = 76  # columns below which there are icons and no effects: `help` tells them


def market(reader: Reader, position: Position, moves: list[Action], *, only_moves: bool = False) -> RenderableType:
    """Draw all cards for sale and all landmarks; what cannot be built now has no number and is dimmed."""
    numbers = {move.parts.cards: str(number) for number, move in enumerate(moves, 1)}
    rows = rows_of(reader)
    hidden = 0
    for slug in for_sale(position):
        number = numbers.get((slug,), "")
        if only_moves and not number:
            hidden += 1
        else:
            rows.add_row(*cells(reader, position, slug, number), style="" if number else "dim")
    if nothing := numbers.get(()):
        rows.add_row(nothing, "", "", "", "", Text(word(reader.language, "nothing")))
    below = []
    if hidden:
        below.append(Text(word(reader.language, "hidden", n=hidden), "dim"))
    if deck := sum(position["deck"].values()):
        below.append(Text(word(reader.language, "deck", n=deck), "dim"))
    return Group(rows, *below)


def for_sale(position: Position) -> list[str]:
    """Return the cards in the market by their roll, then the landmarks by their cost."""
    box = box_of(position)
    piles = sorted(position["piles"], key=lambda slug: box["establishments"][slug]["roll"])
    return [*piles, *sorted(box["landmarks"], key=lambda slug: box["landmarks"][slug]["cost"])]


def rows_of(reader: Reader) -> Table:
    """Return an empty table for cards, with a column for icons, effects or both."""
    rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    rows.add_column("", justify="right", style="bold", width=2)
    for title in ("cost", "roll", "left"):
        rows.add_column(word(reader.language, title), justify="right", no_wrap=True)
    rows.add_column("", no_wrap=True)
    rows.add_column(word(reader.language, "card"), max_width=NAME if reader.width < NARROW else None)
    if not NARROWER <= reader.width < ROOMY:
        rows.add_column(word(reader.language, "icon"), no_wrap=True)
    if reader.width >= NARROWER:
        rows.add_column(word(reader.language, "effect"))
    return rows


def cells(reader: Reader, position: Position, slug: str, number: str) -> list[str | Text]:
    """Return the row of a card."""
    language, card = reader.language, card_of(position, slug)
    name, what = Text(card_name(language, slug), "bold" if number else ""), Text(effect(language, slug, card))
    if "icon" in card:
        roll, left, icon = roll_of(card), str(position["piles"][slug]), word(language, f"icons-{card['icon']}")
    else:
        stands = slug in position["players"][seat_of(position)]["landmarks"]
        roll, left, icon = "", STANDS if stands else "", ""
    row: list[str | Text] = [number, str(card["cost"]), roll, left, chip(reader, colour_of(position, slug)), name]
    if reader.width >= ROOMY:
        return [*row, icon, what]
    if reader.width < NARROWER:
        return [*row, icon]
    return [*row, Text.assemble((f"{icon} · ", "dim"), what) if icon else what]
