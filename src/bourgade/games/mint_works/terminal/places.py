"""Where mints can be placed: the locations and the supply as tables, with the numbers of the moves in front."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.terminal.drawing import Reader
from bourgade.terminal.language import terminal_text
from bourgade.terminal.panels import folded

from ..telling.words import SUPPLIER, TEMP_AGENCY, box_of, effect, move, name_of, price, shared
from .language import word
from .neighbourhoods import MOST_MARKS, STAR, chip, chip_width

OCCUPIED, FREE = "●", "○"
MINT = "color(36)"
NARROW = 76  # columns below which there are no effects: `help` tells them
MARKS = 8  # columns of slots and stars
INDENT = 6  # columns of a number and the space behind it
LONG_LIST = 16  # of moves that are all listed; of a longer one, half as many
FEW_MOVES = 8  # the same where it is tight


def order(position: Position, moves: list[Action]) -> list[Action]:
    """Return moves by their location, then by their cards: the supply, plans, buildings. Passing comes last."""
    places = position["facts"]["order"]
    players = position["players"]
    cards = [
        *position["supply"],
        *(slug for key in ("plans", "buildings") for player in players for slug in player[key]),
    ]

    def key(action: Action) -> list[int]:
        words = action.parts.cards
        at = 2 if words[:1] == (TEMP_AGENCY,) else 1
        return [*map(places.index, words[:at]), *map(cards.index, words[at:])] or [len(places)]

    return sorted(moves, key=key) if position["phase"] == "develop" else moves


def places(
    reader: Reader, position: Position, moves: list[Action], *, effects: bool = True, tight: bool = False
) -> RenderableType:
    """Draw locations and supply; a move that needs more than a location or a plan of the supply is listed below.

    Where it is tight, only what can be used now is drawn.
    """
    numbers = {action: str(number) for number, action in enumerate(moves, 1)}
    effects = effects and reader.width >= NARROW
    listed = {action: number for action, number in numbers.items() if not in_tables(action)}
    tables = [draw(reader, position, numbers, effects, tight) for draw in (locations, supply)]
    shown = [table for table in tables if table.row_count]
    stock = Text(" · ".join(stocks(reader, position)), "dim")
    return Group(*shown, stock, *move_list(reader, listed, FEW_MOVES if tight else LONG_LIST))


def in_tables(move: Action) -> bool:
    """Tell whether the number of a move stands in the tables: it needs a location only, or a plan of the supply."""
    return len(move.parts.cards) == 1 or move.parts.cards[:1] == (SUPPLIER,)


def locations(reader: Reader, position: Position, numbers: dict[Action, str], effects: bool, tight: bool) -> Table:
    """Draw the locations with their slots; those that cannot be used now have no number and are dimmed."""
    language = reader.language
    table = table_of(language, "slots", "location", effects)
    for slug in position["facts"]["order"]:
        used = [number for action, number in numbers.items() if action.parts.cards[:1] == (slug,)]
        if tight and not used:
            continue
        number = "-".join(dict.fromkeys([used[0], used[-1]])) if used else ""
        name = Text(name_of(language, slug), "bold" if used else "")
        row: list[str | Text] = [number, slots(language, position, slug), cost(language, position, slug), name]
        table.add_row(
            *row,
            *([effect(language, box_of(position), "locations", slug)] if effects else []),
            style="" if used else "dim",
        )
    return table


def supply(reader: Reader, position: Position, numbers: dict[Action, str], effects: bool, tight: bool) -> Table:
    """Draw the plans of the supply; the cost is what the player whose turn it is pays."""
    language = reader.language
    table = table_of(language, "stars", "supply", effects)
    bought = {action.parts.cards: number for action, number in numbers.items()}
    for slug in position["supply"]:
        plan = box_of(position)["plans"][slug]
        number = bought.get((SUPPLIER, slug), "")
        if tight and not number:
            continue
        kind = chip(language, plan["type"])
        name = Text.assemble(
            kind, " " * (chip_width(language) + 1 - len(kind)), (name_of(language, slug), "bold" if number else "")
        )
        paid = price(position, SUPPLIER, slug) if position["turn"] else plan["cost"]
        row: list[str | Text] = [number, stars(language, plan["stars"]), str(paid), name]
        table.add_row(
            *row,
            *([effect(language, box_of(position), "plans", slug)] if effects else []),
            style="" if number else "dim",
        )
    return table


def table_of(language: str, marks: str, title: str, effects: bool) -> Table:
    """Return an empty table: the two have the same columns in front."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", justify="right", style="bold", width=INDENT - 1, no_wrap=True)
    headers = {key: word(language, f"column-{key}") for key in ("slots", "stars")}
    table.add_column(headers[marks], min_width=max(MARKS, *map(len, headers.values())), no_wrap=True)
    table.add_column(word(language, "column-cost"), justify="right", min_width=4, no_wrap=True)
    table.add_column(word(language, f"column-{title}"), no_wrap=True)
    if effects:
        table.add_column(word(language, "column-effect"))
    return table


def slots(language: str, position: Position, slug: str) -> Text:
    """Draw the slots of a location, or why it cannot be used."""
    facts = position["facts"]
    if why := facts["closed"].get(slug):
        return Text(shared(language, f"about-{why}"))
    occupied, number = position["locations"][slug], facts["slots"][slug]
    return Text(OCCUPIED * occupied + FREE * (number - occupied), MINT)


def cost(language: str, position: Position, slug: str) -> str:
    """Return what a placement costs, as far as the location tells."""
    printed = box_of(position)["locations"][slug].get("cost")
    if slug == "temp-agency":
        return word(language, "more-than", n=printed)
    if printed is None:
        return ""
    return str(price(position, slug) if position["turn"] else printed)


def stars(language: str, number: int | str) -> Text:
    """Draw the stars of a plan."""
    if isinstance(number, str):
        return Text(word(language, "stars-vary"), STAR)
    return Text("★" * number if 0 < number <= MOST_MARKS else f"★{number}" if number else "0", STAR)


def stocks(reader: Reader, position: Position) -> list[str]:
    """Say how many plans are left, and in Rachael's game how many mints."""
    numbers = {"deck": position["facts"]["deck"], "under": len(position["under"]), "bank": position.get("bank")}
    shown = {key: number for key, number in numbers.items() if number or (number == 0 and key != "under")}
    return [word(reader.language, key, n=number) for key, number in shown.items()]


def move_list(reader: Reader, listed: dict[Action, str], most: int) -> list[RenderableType]:
    """List moves with their numbers: all, or of too many the first ones and the pass."""
    shown = list(listed)
    if len(listed) > most:
        shown = [*shown[: most // 2], *(action for action in shown if not action.parts.cards)]
    lines = [listed_move(reader, action, listed[action]) for action in shown]
    more = len(listed) - len(shown)
    hidden = [Text(terminal_text(reader.language, "more-moves", more=more), "dim")] if more else []
    return [*([Columns(lines, column_first=True, padding=(0, 2))] if lines else []), *hidden]


def listed_move(reader: Reader, action: Action, number: str) -> Text:
    """Draw a move with its number; a long one goes on below its beginning."""
    name = folded(Text(move(reader, action)), reader.width - INDENT)
    return Text.assemble((f"{number:>{INDENT - 1}} ", "bold"), Text("\n" + " " * INDENT).join(name))
