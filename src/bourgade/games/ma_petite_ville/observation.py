"""A state of Ma Petite Ville in numbers, for programs that learn: what is where, and the rule that writes it.

Seats come in the order of play, beginning with the one that looks; the tiles of the city in the order laid, as moves
name them. Nothing is hidden.
"""

from ...engine.definition import SEATS, Feature, Observation
from ...engine.rule import rule
from .printing import COLOURS, MOST_SILHOUETTES, MOST_TILES
from .rules import objects_left
from .state import PHASES

COLOURS_ = len(COLOURS)
PHASES_ = len(PHASES)
CROSS = COLOURS_ + 1

FEATURES = (
    Feature("objects", (SEATS,), 27, "objects that are left"),
    Feature("silhouettes", (SEATS, MOST_SILHOUETTES), 2, "silhouettes that are left, by length, the shortest first"),
    Feature("colour", (SEATS, COLOURS), 1, "1 for the colour"),
    Feature("laid", (MOST_TILES,), 1, "1 if there is a tile of that number in the city"),
    Feature("x", (MOST_TILES,), 36, "where it lies, from the leftmost tile"),
    Feature("y", (MOST_TILES,), 36, "where it lies, from the topmost tile"),
    Feature("squares", (MOST_TILES, 9), CROSS, "1 to 4 for blue, green, yellow, red, and 5 for an X, row by row"),
    Feature("free", (MOST_TILES, 9), 1, "1 if a silhouette may lie on the square"),
    Feature("drawn", (9,), CROSS, "the squares of the tile to be laid, not turned; 0 if there is none"),
    Feature("stack", (MOST_TILES,), 1, "1 if that tile may be drawn"),
    Feature("last", (SEATS,), 1, "1 for who laid the last tile"),
    Feature("turn", (SEATS,), 1, "1 for the seat whose turn it is"),
    Feature("phase", (list(PHASES),), 1, "1 for the phase of the game"),
)


@rule
def encode(box, state, seat, out):
    """Write a state as the seat may know it."""
    players = box.players + 0
    at = 0
    for n in range(players):
        out[at] = objects_left(box, state, (seat + n) % players)
        at += 1
    for n in range(players):
        for length in range(MOST_SILHOUETTES):
            out[at] = state.left[(seat + n) % players, length]
            at += 1
    for n in range(players):
        for colour in range(COLOURS_):
            out[at] = box.colour[(seat + n) % players] == colour
            at += 1
    left, top = 0, 0
    for tile in range(state.laid):
        left = min(left, state.x[tile] + 0)
        top = min(top, state.y[tile] + 0)
    for tile in range(MOST_TILES):
        there = tile < state.laid
        out[at + tile] = there
        out[at + MOST_TILES + tile] = state.x[tile] - left if there else 0
        out[at + 2 * MOST_TILES + tile] = state.y[tile] - top if there else 0
        for square in range(9):
            k = at + 3 * MOST_TILES + 9 * tile + square
            out[k] = colour_of(box, state.face[tile] + 0, square) if there else 0
            out[k + 9 * MOST_TILES] = state.free[0, tile] >> square & 1 if there else 0
    at += 21 * MOST_TILES
    for square in range(9):
        out[at] = colour_of(box, 4 * state.drawn, square) if state.drawn >= 0 else 0
        at += 1
    for tile in range(MOST_TILES):
        out[at] = state.stack >> tile & 1
        at += 1
    for n in range(players):
        who = (seat + n) % players
        out[at] = who == state.last
        out[at + players] = who == state.turn
        at += 1
    at += players
    for phase in range(PHASES_):
        out[at] = state.phase == phase
        at += 1


@rule
def colour_of(box, face, square):
    """Return the colour of a square of a turned tile, from 1, or CROSS."""
    for colour in range(COLOURS_):
        if box.own[0, face, colour] >> square & 1:
            return colour + 1
    return CROSS


OBSERVATION = Observation(FEATURES, encode)
