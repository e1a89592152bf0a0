"""What can be chosen: moves with their numbers, or where there are many how many there are; and a tile to be laid."""

from collections import Counter
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts
from bourgade.terminal.drawing import Reader

from ..printing import turned
from ..telling.words import printing_of_table
from .chart import SIGNS, SQUARES
from .city import KINDS
from .players import strip
from .wording import SIDE, TURNS, move_at, player_of, short_way, word

MOST_LISTED = 20  # moves that are on the page with their numbers; of more only draw or decline
INDENT = 5  # columns of a number and the space behind it
GAP = "  "


def order(_position: Position, moves: list[Action]) -> list[Action]:
    """Return draw or decline first; silhouettes by length, and places as one reads."""

    def key(action: Action) -> tuple[int, ...]:
        match action.parts:
            case Parts("lay", place=(x, y), turn=int(turn)):
                return 1, 0, y, x, turn
            case Parts("place", numbers=(length,), place=(x, y), way=way):
                return 1, length, y, x, way == "down"
        return (0,)

    return sorted(moves, key=key)


def listed(moves: list[Action]) -> list[Action]:
    """Return the moves that are on the page with their numbers: all but silhouettes where these are many, and tiles."""
    if len(moves) <= MOST_LISTED and not any(action.parts.kind == "lay" for action in moves):
        return moves
    return [action for action in moves if action.parts.place is None]


def menu(reader: Reader, position: Position, moves: list[Action], width: int) -> list[Text]:
    """Draw what can be chosen in a turn or in the last round."""
    shown = listed(moves)
    numbers = {action: number for number, action in enumerate(moves, 1) if action in shown}
    lines = listing(reader, numbers, width)
    return lines if len(shown) == len(moves) else [*lines, *counts(reader, position, moves)]


def counts(reader: Reader, position: Position, moves: list[Action]) -> list[Text]:
    """Draw the silhouettes that the player has left, with how many places each has."""
    language, colour, left = reader.language, player_of(position)["colour"], player_of(position)["left"]
    heads = {length: word(language, "place", length=length) for length in left}
    widest = max(map(len, heads.values()))
    places_of = Counter(action.parts.numbers for action in moves)
    lines = []
    for length, head in heads.items():
        bar = strip(colour, length)
        bar.pad_right(max(heads) - length)
        number = places_of[length,]
        line = Text.assemble(" " * INDENT, f"{head:{widest}}", GAP, bar, GAP, word(language, "places", n=number))
        lines.append(line if number else Text(line.plain, "dim"))
    return lines


def choices(reader: Reader, numbers: Mapping[Action, int]) -> RenderableType:
    """Draw moves with their numbers."""
    if reader.plain:
        return "\n".join(f"{number}: {move_at(reader, action)}." for action, number in numbers.items())
    return Group(*listing(reader, numbers, reader.width))


def listing(reader: Reader, numbers: Mapping[Action, int], width: int) -> list[Text]:
    """List moves with their numbers: silhouettes of one length together, and the turns of a tile at one place."""
    language = reader.language
    lines: list[Text] = []
    groups: dict[str, list[Text]] = {}
    for action, number in numbers.items():
        match action.parts:
            case Parts("lay", place=(x, y), turn=int(turn)):
                head, what = word(language, "lay", x=str(x), y=str(y)), TURNS[turn]
            case Parts("place", numbers=(length,), place=(x, y), way=str(way)):
                head = word(language, "place", length=length)
                what = word(language, "at", x=str(x), y=str(y), way=short_way(language, way))
            case _:
                lines.append(Text.assemble((f"{number:>{INDENT - 2}}", "bold"), GAP, move_at(reader, action)))
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
