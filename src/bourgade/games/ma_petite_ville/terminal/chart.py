"""The map: every square a sign on its colour, silhouettes as bars of signs, and rulers to read coordinates off."""

from dataclasses import dataclass

from rich.text import Text

from .city import City, Part, Place, Silhouette
from .wording import SIDE

SIGNS = {"blue": "☺", "green": "♣", "yellow": "∞", "red": "⌂", "x": "\N{MULTIPLICATION SIGN}"}
# Fixed colours, with signs that are legible on them: a terminal's own may be anything. Squares are pale, silhouettes
# are loud.
SQUARES = {
    "blue": "color(18) on color(153)",
    "green": "color(22) on color(151)",
    "yellow": "color(58) on color(229)",
    "red": "color(88) on color(217)",
    "x": "color(244) on color(254)",
}
SILHOUETTES = {
    "blue": "bold color(231) on color(26)",
    "green": "bold color(231) on color(28)",
    "yellow": "bold color(16) on color(178)",
    "red": "bold color(231) on color(160)",
}
OPEN = "dim"

Cell = tuple[str, str]  # some characters and their style


@dataclass(frozen=True)
class Scale:
    """How large a map is drawn."""

    square: int  # columns of a square: 3, 2 or 1
    apart: bool = False  # whether there is a line between tiles; there always is a column

    @property
    def tile(self) -> int:
        """Columns of a tile."""
        return SIDE * self.square


@dataclass(frozen=True)
class Chart:
    """A map of a part of the city."""

    city: City
    part: Part
    scale: Scale
    laying: bool = False  # whether open places are shown, and the rulers count tiles, not squares
    own: str = ""  # the colour whose squares stand out

    @property
    def width(self) -> int:
        """How many columns the map has, its ruler included."""
        return self.margin + width_of(self.part.columns, self.scale)

    @property
    def margin(self) -> int:
        """The columns of the ruler at the left."""
        _, top, _, bottom = self.edges
        return max(len(str(top)), len(str(bottom))) + 1

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Where the map ends, left, top, right and bottom, as its rulers count."""
        part = self.part
        if self.laying:
            return part.left, part.top, part.right, part.bottom
        return SIDE * part.left, SIDE * part.top, SIDE * part.right + SIDE - 1, SIDE * part.bottom + SIDE - 1

    def lines(self) -> list[Text]:
        """Draw the map, a text for each line."""
        lines = [self._top()]
        for tile in range(self.part.top, self.part.bottom + 1):
            if self.scale.apart and tile > self.part.top:
                lines.append(self._between(tile))
            lines += [self._line(tile, SIDE * tile + row) for row in range(SIDE)]
        return lines

    def _columns(self) -> range:
        return range(self.part.left, self.part.right + 1)

    def _top(self) -> Text:
        """Draw the ruler above the map: all numbers, or where they have no room those of every tile, or of some."""
        if self.laying:
            wanted = [{tile: self._column(tile) + self.scale.tile // 2 for tile in self._columns()}]
        else:
            squares = {
                SIDE * tile + number: self._column(tile) + self.scale.square * number + (self.scale.square - 1) // 2
                for tile in self._columns()
                for number in range(SIDE)
            }
            wanted = [squares, {x: column for x, column in squares.items() if x % SIDE == 0}]
        rarer = [{x: column for x, column in wanted[-1].items() if x // SIDE % step == 0} for step in (2, 3)]
        return next(filter(None, map(ruler, [*wanted, *rarer])), Text())

    def _column(self, tile: int) -> int:
        """Return where a tile begins."""
        return self.margin + (tile - self.part.left) * (self.scale.tile + 1)

    def _line(self, tile_y: int, y: int) -> Text:
        """Draw a row of squares."""
        middle = y % SIDE == SIDE // 2
        label = (tile_y if middle else "") if self.laying else y
        cells: list[Cell] = [(f"{label:>{self.margin - 1}} ", "" if self.laying or y % SIDE == 0 else "dim")]
        for tile_x in self._columns():
            if tile_x > self.part.left:
                cells.append(self._join((SIDE * tile_x - 1, y), (SIDE * tile_x, y), "━"))
            if self.laying and (tile_x, tile_y) in self.city.open:
                cells.append((open_place((tile_x, tile_y), y % SIDE, self.scale.tile), OPEN))
            else:
                cells += [self._square((SIDE * tile_x + number, y)) for number in range(SIDE)]
        return Text.assemble(*cells, no_wrap=True)

    def _between(self, tile_y: int) -> Text:
        """Draw the line above a row of tiles."""
        cells: list[Cell] = [(" " * self.margin, "")]
        y = SIDE * tile_y
        for tile_x in self._columns():
            if tile_x > self.part.left:
                cells.append((" ", ""))
            for x in range(SIDE * tile_x, SIDE * tile_x + SIDE):
                cells.append(self._join((x, y - 1), (x, y), bar("│", self.scale.square)))
        return Text.assemble(*cells, no_wrap=True)

    def _join(self, before: Place, after: Place, sign: str) -> Cell:
        """Draw what is between two squares: something if a silhouette lies on both."""
        silhouette = self.city.taken.get(before)
        if silhouette and silhouette == self.city.taken.get(after):
            return sign, SILHOUETTES[silhouette.colour]
        return " " * len(sign), ""

    def _square(self, place: Place) -> Cell:
        """Draw a square, or nothing where the city has none."""
        width = self.scale.square
        if place not in self.city.kinds:
            return " " * width, ""
        if place in self.city.taken:
            silhouette = self.city.taken[place]
            return piece(silhouette, silhouette.squares().index(place), width), SILHOUETTES[silhouette.colour]
        kind = self.city.kinds[place]
        style = SQUARES[kind]
        return SIGNS[kind].center(width) if width == 3 else SIGNS[kind].ljust(width), (
            f"bold {style}" if kind == self.own else style
        )


def width_of(tiles: int, scale: Scale) -> int:
    """Return how many columns so many tiles need, without a ruler."""
    return tiles * (scale.tile + 1) - 1


def piece(silhouette: Silhouette, number: int, width: int) -> str:
    """Draw one object of a silhouette, joined to its neighbours.

    >>> four = Silhouette("green", 4, 0, 0, "across")
    >>> ["".join(piece(four, number, width) for number in range(4)) for width in (3, 2, 1)]
    ['[♣━━♣━━♣━━♣]', '♣━♣━♣━♣╸', '╺━━╸']
    """
    sign, across = SIGNS[silhouette.colour], silhouette.way == "across"
    first, last = number == 0, number == silhouette.length - 1
    if width == 3:
        if across:
            return f"{'[' if first else '━'}{sign}{']' if last else '━'}"
        left, right = "╶╴" if first and last else "╭╮" if first else "╰╯" if last else "││"
        return f"{left}{sign}{right}"
    if silhouette.length == 1:
        bars = "▪"
    elif across:
        bars = "╸" if last else "━" if not first or width == 2 else "╺"
    else:
        bars = "╻" if first else "╹" if last else "┃"
    return f"{sign}{bars}" if width == 2 else bars


def bar(sign: str, width: int) -> str:
    """Draw the sides of a silhouette that goes down from tile to tile."""
    return {3: f"{sign} {sign}", 2: " ┃", 1: "┃"}[width]


def open_place(tile: Place, row: int, width: int) -> str:
    """Draw a row of a place where a tile can be laid, with its coordinates if they have room.

    >>> [open_place((-1, 0), row, 9) for row in range(3)]
    ['╭╌╌╌╌╌╌╌╮', '╎ -1 0  ╎', '╰╌╌╌╌╌╌╌╯']
    """
    name = f"{tile[0]} {tile[1]}"
    if row == 1:
        if len(name) <= width - 2:
            return f"╎{name:^{width - 2}}╎"
        return f"{name:^{width}}" if SIDE < len(name) < width else f"╎{' ' * (width - 2)}╎"
    left, right = "╭╮" if row == 0 else "╰╯"
    return f"{left}{'╌' * (width - 2)}{right}"


def ruler(labels: dict[int, int]) -> Text | None:
    """Write numbers so that each ends in its column; None if two of them would touch.

    >>> str(ruler({-1: 4, 0: 6})), ruler({10: 4, 11: 6})
    ('   -1 0', None)
    """
    text = ""
    for label, column in labels.items():
        room = column + 1 - len(text)
        if text and len(str(label)) >= room:
            return None
        if len(str(label)) <= room:  # the first one may not have room at the left
            text += f"{label:>{room}}"
    return Text(text, "dim", no_wrap=True)
