"""One game of Ma Petite Ville in progress: the record, and the words for its numbers."""

import numpy as np

from ...engine.definition import record_type
from .printing import MOST_SILHOUETTES, MOST_TILES

SEATS = 4

# The sides of a tile, clockwise, and the two ways that a silhouette may lie: to the right, and down.
UP, RIGHT, DOWN, LEFT = range(4)
ACROSS, DOWNWARDS = range(2)
WAYS = ["across", "down"]

# What lies at a side where no tile does. A place beside several tiles is written from the first of them.
OPEN = -1  # a place that is written from here
ELSEWHERE = -2  # a place that is written from another tile

# The phases of a game. In some it is chance that acts.
PHASES = {
    "first": (CHOOSING_FIRST := 0),  # chance
    "tile": (DRAWING := 1),  # chance
    "turn": (CHOOSING := 2),
    "lay": (LAYING := 3),
    "last": (LAST_ROUND := 4),
    "over": (OVER := 5),
}

STATE = record_type(
    [
        ("stack", np.int64),  # one bit for each tile that may be drawn
        ("turns", np.int32),  # turns begun; luck is keyed by it, positions leave it out
        # The tiles of the city, in the order laid:
        ("free", np.int16, (2, MOST_TILES)),  # one bit for each square where silhouettes may lie, row by row for those
        # that lie across, column by column for those that lie down
        ("face", np.int16, MOST_TILES),  # tile * 4 + turn
        ("x", np.int8, MOST_TILES),
        ("y", np.int8, MOST_TILES),
        ("beside", np.int8, (MOST_TILES, 4)),  # the tile at each side, or OPEN, or ELSEWHERE
        ("laid", np.int8),
        # The silhouettes in the city, in the order laid:
        ("placed_by", np.int8, SEATS * MOST_SILHOUETTES),  # seat
        ("placed_length", np.int8, SEATS * MOST_SILHOUETTES),  # as a number of the box's lengths
        ("placed_tile", np.int8, SEATS * MOST_SILHOUETTES),  # where the first object lies ...
        ("placed_square", np.int8, SEATS * MOST_SILHOUETTES),  # ... on that tile
        ("placed_way", np.int8, SEATS * MOST_SILHOUETTES),
        ("placed", np.int8),
        ("left", np.int8, (SEATS, MOST_SILHOUETTES)),  # how many silhouettes of each of the box's lengths
        ("drawn", np.int8),  # the tile to be laid, -1 for none
        ("last", np.int8),  # the seat that laid the last tile, -1 before and after the last round
        ("turn", np.int8),
        ("phase", np.int8),
    ]
)
