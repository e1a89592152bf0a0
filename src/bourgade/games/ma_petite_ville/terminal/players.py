"""Players with the silhouettes they have left: as bars, or as numbers where there is little room."""

from typing import Any

from rich.text import Text

from bourgade.engine.definition import Position
from bourgade.terminal.drawing import Reader
from bourgade.terminal.panels import flow

from ..telling.words import colour_name
from .chart import SIGNS, SILHOUETTES
from .wording import acting, objects, seats_of, stack_of, word

INDENT = 2
GAP = 2


def roomy(reader: Reader, position: Position, width: int) -> list[Text]:
    """Draw every player with the name of the colour, and the silhouettes left as bars."""
    colours = max(len(colour_name(reader.language, player["colour"])) for _, player in seats_of(position))
    lines: list[Text] = []
    for seat, player in seats_of(position):
        bars = [Text.assemble(strip(player["colour"], length), f" {length}") for length in player["left"]]
        name = f"{colour_name(reader.language, player['colour']):{colours}} "
        lines += [head(reader, position, seat, player, name), *map(indented, flow(bars, width - INDENT, " " * GAP))]
    return [*lines, stack(reader, position)]


def tight(reader: Reader, position: Position, width: int) -> list[Text]:
    """Draw every player with the silhouettes left as numbers, in one line if that has room."""
    lines: list[Text] = []
    for seat, player in seats_of(position):
        first = head(reader, position, seat, player)
        lengths = Text(" ".join(map(str, player["left"])), "bold")
        if len(first) + GAP + len(lengths) <= width:
            lines.append(Text.assemble(first, " " * GAP, lengths))
        else:
            lines += [first, indented(lengths)]
    return [*lines, stack(reader, position)]


def head(reader: Reader, position: Position, seat: str, player: dict[str, Any], colour: str = "") -> Text:
    """Return a player with the sign, maybe the name of the colour, and the objects left, all in columns."""
    names = max(len(reader.name(other)) for other, _ in seats_of(position))
    left = {other: objects(reader.language, sum(one["left"])) for other, one in seats_of(position)}
    return Text.assemble(
        (f"{'▶' if seat == acting(position) else ' '} {reader.name(seat):{names}} ", "bold"),
        (f" {SIGNS[player['colour']]} {colour}", SILHOUETTES[player["colour"]]),
        f" {left[seat]:>{max(map(len, left.values()))}}",
    )


def indented(line: Text) -> Text:
    """Return a line that stands below the one it belongs to."""
    return Text(" " * INDENT).append_text(line)


def strip(colour: str, length: int) -> Text:
    """Draw a silhouette that lies on the table."""
    return Text(SIGNS[colour] * length, SILHOUETTES[colour])


def stack(reader: Reader, position: Position) -> Text:
    """Say how many tiles are in the stack."""
    return indented(Text(word(reader.language, "stack", n=stack_of(position)), "dim"))
