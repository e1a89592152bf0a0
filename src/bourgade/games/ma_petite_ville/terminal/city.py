"""The city as squares, read off a position; and which part of it matters most where not all can be shown."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action, Parts

from ..printing import COLOURS, LETTERS, turned
from ..telling.words import printing_of_table
from .wording import SIDE

Place = tuple[int, int]  # of a tile or a square

NEIGHBOURS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
KINDS = dict(zip(LETTERS, [*COLOURS, "x"], strict=True))


@dataclass(frozen=True)
class Silhouette:
    """A silhouette in the city."""

    colour: str
    length: int
    x: int
    y: int
    way: str

    def squares(self) -> list[Place]:
        """Return where it lies, its first object first."""
        return line(self.length, self.x, self.y, self.way)


@dataclass(frozen=True)
class City:
    """What lies where."""

    kinds: dict[Place, str]  # of all squares: a colour, or x
    taken: dict[Place, Silhouette]
    tiles: list[Place]  # in the order laid
    open: list[Place]  # where a tile can be laid


@dataclass(frozen=True)
class Part:
    """A part of the city, from one tile to another, both included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def columns(self) -> int:
        """How many tiles it is wide."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """How many tiles it is high."""
        return self.bottom - self.top + 1

    def has(self, tile: Place) -> bool:
        """Tell whether a tile is in it."""
        return self.left <= tile[0] <= self.right and self.top <= tile[1] <= self.bottom


def city_of(position: Position) -> City:
    """Return the city of a position."""
    tiles = printing_of_table(position)["tiles"]
    kinds: dict[Place, str] = {}
    for tile in position["tiles"]:
        face = turned(tiles[tile["tile"] - 1], tile["turned"]).split("/")
        kinds |= {
            (SIDE * tile["x"] + x, SIDE * tile["y"] + y): KINDS[face[y][x]] for y in range(SIDE) for x in range(SIDE)
        }
    laid = [(tile["x"], tile["y"]) for tile in position["tiles"]]
    around = {(x + right, y + down): None for x, y in laid for right, down in NEIGHBOURS}
    silhouettes = [Silhouette(**placed) for placed in position.get("placed", [])]
    taken = {square: silhouette for silhouette in silhouettes for square in silhouette.squares()}
    return City(kinds, taken, laid, sorted(around.keys() - {*laid}, key=lambda place: (place[1], place[0])))


def line(length: int, x: int, y: int, way: str) -> list[Place]:
    """Return the squares of a silhouette.

    >>> line(2, 5, 3, "down")
    [(5, 3), (5, 4)]
    """
    return [(x + step, y) if way == "across" else (x, y + step) for step in range(length)]


def tile_of(square: Place) -> Place:
    """Return the tile that a square is on."""
    return square[0] // SIDE, square[1] // SIDE


def extent(tiles: Iterable[Place]) -> Part:
    """Return the part that has all these tiles."""
    xs, ys = zip(*tiles, strict=True)
    return Part(min(xs), min(ys), max(xs), max(ys))


def best_part(whole: Part, columns: int, rows: int, matters: Counter[Place], middle: Place) -> Part:
    """Return the part of this size that has most of what matters; of equal ones the one around the middle."""
    columns, rows = min(columns, whole.columns), min(rows, whole.rows)
    parts = [
        Part(left, top, left + columns - 1, top + rows - 1)
        for top in range(whole.top, whole.bottom - rows + 2)
        for left in range(whole.left, whole.right - columns + 2)
    ]

    def worth(part: Part) -> tuple[int, int]:
        inside = sum(number for tile, number in matters.items() if part.has(tile))
        off = abs(part.left + part.right - 2 * middle[0]) + abs(part.top + part.bottom - 2 * middle[1])
        return inside, -off

    return max(parts, key=worth)


def what_matters(moves: list[Action]) -> Counter[Place]:
    """Return for each tile how many of the moves are about it."""
    matters: Counter[Place] = Counter()
    for action in moves:
        match action.parts:
            case Parts("lay", place=(x, y)):
                matters[x, y] += 1
            case Parts("place", numbers=(length,), place=(x, y), way=str(way)):
                matters.update({tile_of(square) for square in line(length, x, y, way)})
    return matters
