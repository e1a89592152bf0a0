"""The actions of Ma Petite Ville: their numbers for the rules, their words for people.

Actions are numbered by the tile they touch, in the order in which the tiles were laid; their words have coordinates, so
that they depend on the city. Players' moves come first and outcomes of chance last, so that a mask of moves needs only
the first ``MOVES`` numbers.
"""

import re
from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray

from ...engine.definition import record_of, seat_names
from ...engine.notation import Action, Parts, written
from ...texts import Message, messages_of
from .printing import COLOURS, MOST_SILHOUETTES, MOST_TILES
from .state import CHOOSING, LAST_ROUND, LAYING, SEATS, WAYS

message = messages_of(__package__)

DRAW, DECLINE = range(2)
LAY = 2  # + (tile * 4 + side) * 4 + turn
PLACE = LAY + MOST_TILES * 4 * 4  # + ((length * MOST_TILES + tile) * 9 + square) * 2 + way
MOVES = PLACE + MOST_SILHOUETTES * MOST_TILES * 9 * 2

FIRST = MOVES  # + seat
TILE = FIRST + SEATS  # + tile
ACTIONS = TILE + MOST_TILES

# The most legal moves: draw, and every silhouette on every square both ways. Lists are written one entry ahead.
MOST_LEGAL = 2 + MOVES - PLACE

STEPS = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # from a tile to what lies at its side, in x and y

NUMBER = "(0|-?[1-9][0-9]{0,3})"
LAY_TEXT = re.compile(f"lay {NUMBER} {NUMBER} r([0-3])", re.ASCII)
PLACE_TEXT = re.compile(f"place {NUMBER} {NUMBER} {NUMBER} (across|down)", re.ASCII)


class CityNotation:
    """The actions, with the coordinates of the city."""

    def __init__(self) -> None:
        self.size = ACTIONS
        self.fixed = {
            DRAW: written("draw"),
            DECLINE: written("decline"),
            **{FIRST + seat: written("first", player=name) for seat, name in enumerate(seat_names(SEATS))},
            **{TILE + tile: written("tile", numbers=(tile + 1,)) for tile in range(MOST_TILES)},
        }
        self._numbers = {action.text: number for number, action in self.fixed.items()}

    def actions(self, boxes: NDArray[Any], states: NDArray[Any], numbers: Sequence[int]) -> list[Action]:
        """Return the actions of some numbers."""
        tiles = list(zip(states["x"][0].tolist(), states["y"][0].tolist(), strict=True))
        lengths = boxes["length"][0].tolist()
        return [self.fixed.get(number) or laid_or_placed(number, tiles, lengths) for number in numbers]

    def read(self, text: str) -> Action | None:
        """Return the action that a text means, or None if it is no text of the game."""
        text = " ".join(text.split())
        if text in self._numbers:
            return self.fixed[self._numbers[text]]
        if found := LAY_TEXT.fullmatch(text):
            return laid(*map(int, found.groups()))
        if found := PLACE_TEXT.fullmatch(text):
            length, x, y = map(int, found.groups()[:3])
            return placed(length, x, y, found[4])
        return None

    def number(self, boxes: NDArray[Any], states: NDArray[Any], action: Action) -> int | Message:
        """Return the number of an action, or why the city has no place for it."""
        if action.text in self._numbers:
            return self._numbers[action.text]
        box, state = (record_of(records) for records in (boxes, states))
        tiles = list(zip(state.x.tolist(), state.y.tolist(), strict=True))[: state.laid]
        if action.parts.kind == "lay":
            return wrong_phase(state, LAY) or lay_action(tiles, action.parts)
        return wrong_phase(state, PLACE) or place_action(tiles, box.length[: box.lengths].tolist(), action.parts)


def laid_or_placed(number: int, tiles: list[tuple[int, int]], lengths: list[int]) -> Action:
    """Return the action of a number that lays a tile or places a silhouette.

    >>> laid_or_placed(LAY + (0 * 4 + 1) * 4 + 2, [(0, 0)], [2, 3]).text
    'lay 1 0 r2'
    >>> laid_or_placed(PLACE + ((1 * MOST_TILES + 0) * 9 + 5) * 2 + 1, [(1, 0)], [2, 3]).text
    'place 3 5 1 down'
    """
    if number < PLACE:
        tile, side, turn = lay_parts(number)
        return laid(tiles[tile][0] + STEPS[side][0], tiles[tile][1] + STEPS[side][1], turn)
    length, tile, square, way = place_parts(number)
    x, y = tiles[tile]
    return placed(lengths[length], 3 * x + square % 3, 3 * y + square // 3, WAYS[way])


def laid(x: int, y: int, turn: int) -> Action:
    """Return the action that lays a tile."""
    return Action(f"lay {x} {y} r{turn}", Parts("lay", place=(x, y), turn=turn))


def placed(length: int, x: int, y: int, way: str) -> Action:
    """Return the action that places a silhouette."""
    return Action(f"place {length} {x} {y} {way}", Parts("place", place=(x, y), numbers=(length,), way=way))


def lay_parts(action: int) -> tuple[int, int, int]:
    """Return the tile, its side and the turn of an action that lays a tile."""
    rest, turn = divmod(action - LAY, 4)
    return rest // 4, rest % 4, turn


def place_parts(action: int) -> tuple[int, int, int, int]:
    """Return the length (its number), the tile, the square and the way of an action that places a silhouette."""
    rest, way = divmod(action - PLACE, 2)
    rest, square = divmod(rest, 9)
    return rest // MOST_TILES, rest % MOST_TILES, square, way


def lay_action(tiles: list[tuple[int, int]], parts: Parts) -> int | Message:
    """Return the number of an action that lays a tile: it has that of the first tile that it touches."""
    x, y = parts.place or (0, 0)
    if (x, y) in tiles:
        return message("why-lies-there")
    for tile, (tile_x, tile_y) in enumerate(tiles):
        if (x - tile_x, y - tile_y) in STEPS:
            return LAY + (tile * 4 + STEPS.index((x - tile_x, y - tile_y))) * 4 + (parts.turn or 0)
    return message("why-touches-nothing")


def place_action(tiles: list[tuple[int, int]], lengths: list[int], parts: Parts) -> int | Message:
    """Return the number of an action that places a silhouette."""
    [length], (x, y), way = parts.numbers, parts.place or (0, 0), WAYS.index(str(parts.way))
    if length not in lengths:
        return message("why-no-such-length", length=length)
    if (x // 3, y // 3) not in tiles:
        return message("why-not-in-city", nth=1)
    tile, square = tiles.index((x // 3, y // 3)), y % 3 * 3 + x % 3
    return PLACE + ((lengths.index(length) * MOST_TILES + tile) * 9 + square) * 2 + way


def why_not(box: Any, state: Any, action: int) -> Message | None:
    """Say why a move is not legal, where there is more to say than that it is not its time."""
    if action >= MOVES:
        return None
    if reason := wrong_phase(state, action):
        return reason
    length, tile, square, way = place_parts(action)
    if state.left[state.turn, length] == 0:
        return message("why-none-left", length=int(box.length[length]))
    return wrong_place(box, state, int(state.turn), length, tile, square, way)


def wrong_phase(state: Any, action: int) -> Message | None:
    """Say what has to be done before a move of this kind, if something has."""
    if state.phase == LAYING and not LAY <= action < PLACE:
        return message("why-lay-first")
    if state.phase == CHOOSING and LAY <= action < PLACE:
        return message("why-draw-first")
    if state.phase == CHOOSING and action == DECLINE:
        return message("why-no-pass")
    if state.phase == LAST_ROUND and (action == DRAW or LAY <= action < PLACE):
        return message("why-no-tiles")
    return None


def wrong_place(box: Any, state: Any, seat: int, length: int, tile: int, square: int, way: int) -> Message | None:
    """Say what is wrong with the place of a silhouette, if something is."""
    from . import rules

    colour = int(box.colour[seat])
    x, y = 3 * int(state.x[tile]) + square % 3, 3 * int(state.y[tile]) + square // 3
    objects = int(box.length[length])
    for number in range(objects):
        at = (x, y + number) if way else (x + number, y)
        tile = rules.tile_at(state, at[0] // 3, at[1] // 3)
        if tile < 0:
            return message("why-not-in-city", nth=number + 1)
        bit = 1 << (at[1] % 3 * 3 + at[0] % 3)
        face = state.face[tile]
        if not box.usable[0, face] & bit:  # PV-17
            return message("why-cross", nth=number + 1)
        if not state.free[0, tile] & bit:  # PV-15
            return message("why-taken", nth=number + 1)
        if number in (0, objects - 1) and not box.own[0, face, colour] & bit:  # PV-14
            return message("why-not-your-colour", nth=number + 1, colour=COLOURS[colour])
    return None
