"""What can be chosen: moves with their numbers, or where there are many how many there are; and a tile to be laid."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.terminal.drawing import Reader

from ..printing import turned
from ..telling.words import SIDE, TURNS, move, places, player_of, printing_of_table, short_way, word
from .chart import SIGNS, SQUARES
from .city import KINDS
from .players import strip

MOST_LISTED = 20  # moves that are on the page with their numbers; of more only draw or decline
INDENT = 5  # columns of a number and the space behind it
GAP = "  "


def order(_position: Position, moves: list[str]) -> list[str]:
    """Return draw or decline first; silhouettes by length, and places as one reads."""

    def key(action: str) -> tuple[int, ...]:
        match action.split():
            case ["lay", x, y, turned]:
                return 1, 0, int(y), int(x), TURNS.index(turned)
            case ["place", length, x, y, way]:
                return 1, int(length), int(y), int(x), way == "down"
        return (0,)

    return sorted(moves, key=key)


def listed(moves: list[str]) -> list[str]:
    """Return the moves that are on the page with their numbers: all but silhouettes where these are many, and tiles."""
    if len(moves) <= MOST_LISTED and not any(action.startswith("lay ") for action in moves):
        return moves
    return [action for action in moves if len(action.split()) == 1]


def menu(reader: Reader, position: Position, moves: list[str], width: int) -> list[Text]:
    """Draw what can be chosen in a turn or in the last round."""
    shown = listed(moves)
    numbers = {action: number for number, action in enumerate(moves, 1) if action in shown}
    lines = listing(reader, numbers, width)
    return lines if len(shown) == len(moves) else [*lines, *counts(reader, position, moves)]


def counts(reader: Reader, position: Position, moves: list[str]) -> list[Text]:
    """Draw the silhouettes that the player has left, with how many places each has."""
    language, colour, left = reader.language, player_of(position)["colour"], player_of(position)["left"]
    heads = {length: word(language, "place", length=length) for length in left}
    widest = max(map(len, heads.values()))
    lines = []
    for length, head in heads.items():
        bar = strip(colour, length)
        bar.pad_right(max(heads) - length)
        number = sum(action.startswith(f"place {length} ") for action in moves)
        line = Text.assemble(" " * INDENT, f"{head:{widest}}", GAP, bar, GAP, places(language, number))
        lines.append(line if number else Text(line.plain, "dim"))
    return lines


def choices(reader: Reader, numbers: Mapping[str, int]) -> RenderableType:
    """Draw moves with their numbers."""
    if reader.plain:
        return "\n".join(f"{number}: {move(reader.language, action)}." for action, number in numbers.items())
    return Group(*listing(reader, numbers, reader.width))


def listing(reader: Reader, numbers: Mapping[str, int], width: int) -> list[Text]:
    """List moves with their numbers: silhouettes of one length together, and the turns of a tile at one place."""
    language = reader.language
    lines: list[Text] = []
    groups: dict[str, list[Text]] = {}
    for action, number in numbers.items():
        match action.split():
            case ["lay", x, y, turned]:
                head, what = word(language, "lay", x=x, y=y), turned
            case ["place", length, x, y, way]:
                head = word(language, "place", length=length)
                what = word(language, "at", x=x, y=y, way=short_way(language, way))
            case _:
                lines.append(Text.assemble((f"{number:>{INDENT - 2}}", "bold"), GAP, move(language, action)))
                continue
        groups.setdefault(head, []).append(Text.assemble((str(number), "bold"), f" {what}"))
    heads = max(map(len, groups), default=0)
    for head, items in groups.items():
        rows = in_columns(items, width - INDENT - heads - len(GAP))
        lines += [
            Text.assemble(" " * INDENT, f"{'' if number else head:{heads}}", GAP, row)
            for number, row in enumerate(rows)
        ]
    return lines


def in_columns(items: list[Text], width: int) -> list[Text]:
    """Return items in lines, those of a column below each other, as many side by side as have room."""
    widest = max(map(len, items))
    each = max(1, (width + len(GAP)) // (widest + len(GAP)))
    for item in items:
        item.pad_right(widest - len(item))
    return [Text(GAP).join(items[first : first + each]) for first in range(0, len(items), each)]


def faces(position: Position) -> list[Text]:
    """Draw the tile to be laid in its four turns side by side."""
    tile = printing_of_table(position)["tiles"][position["drawn"] - 1]
    turns = [turned(tile, quarters).split("/") for quarters in range(len(TURNS))]
    rows = [
        Text(GAP).join(
            Text.assemble(*((f"{SIGNS[KINDS[letter]]} ", SQUARES[KINDS[letter]]) for letter in face[row]))
            for face in turns
        )
        for row in range(SIDE)
    ]
    names = Text(GAP.join(f"{name:^{2 * SIDE}}" for name in TURNS), "bold")
    return [Text(GAP).append_text(line) for line in (names, *rows)]
