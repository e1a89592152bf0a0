"""The rules of Ma Petite Ville. Each function quotes the ID of its rule in ``docs/rules/ma-petite-ville.md``.

A city is a list of tiles in the order laid, each with the tiles beside it. Squares are bits. A line of them is put
together from the tiles it crosses, three bits from each, and a silhouette fits where enough in a row are free.
"""

from ...engine.events import NO_CARD, tell
from ...engine.luck import below, nth_bit, word
from ...engine.rule import CHANCE, NOBODY, rule
from .events import BEGINS, DECLINES, DRAWS, ENDS, LAST, LAYS, PLACES, SILHOUETTES, TURN
from .moves import DECLINE, DRAW, FIRST, LAY, PLACE, STEPS, TILE
from .printing import MOST_TILES
from .state import (
    ACROSS,
    CHOOSING,
    CHOOSING_FIRST,
    DOWN,
    DOWNWARDS,
    DRAWING,
    ELSEWHERE,
    LAST_ROUND,
    LAYING,
    LEFT,
    OPEN,
    OVER,
    RIGHT,
    SEATS,
    UP,
)

LUCK_OF_FIRST, LUCK_OF_TILE = 0, 1  # kinds of chance; tiles have one for every size of the stack

STEP_X = tuple(x for x, _ in STEPS)
STEP_Y = tuple(y for _, y in STEPS)
LINE = 20  # bits for each of three lines of squares that are looked at together; more than a silhouette covers


# --- Setup -----------------------------------------------------------------------------------------------------------


@rule
def setup(box, state):
    """Lay out a new game in a state of zeros."""
    state.stack = (1 << box.tiles) - 1
    for seat in range(box.players):  # PV-01
        for length in range(box.lengths):
            state.left[seat, length] = box.copies[length]
    state.drawn = -1
    state.last = -1
    state.turn = box.first  # PV-03
    state.phase = CHOOSING_FIRST if box.first < 0 else DRAWING


# --- The city --------------------------------------------------------------------------------------------------------


@rule
def lay(box, state, tile, turn, x, y):
    """Lay a tile at a place of the grid."""
    this = state.laid + 0
    face = tile * 4 + turn
    state.face[this] = face
    state.x[this] = x
    state.y[this] = y
    for way in range(2):
        state.free[way, this] = box.usable[way, face]
    for side in range(4):
        state.beside[this, side] = OPEN
    for other in range(this):
        right = state.x[other] - x
        down = state.y[other] - y
        if abs(right) + abs(down) > 2:
            continue
        across = RIGHT if right > 0 else LEFT
        upright = DOWN if down > 0 else UP
        if right == 0 or down == 0:
            side = across if down == 0 else upright
            if right + down == 1 or right + down == -1:
                state.beside[this, side] = other
                state.beside[other, (side + 2) % 4] = this
            elif state.beside[this, side] == OPEN:  # they have this place between them
                state.beside[this, side] = ELSEWHERE
        else:  # they touch with a corner, and have two places between them
            if state.beside[this, across] == OPEN:
                state.beside[this, across] = ELSEWHERE
            if state.beside[this, upright] == OPEN:
                state.beside[this, upright] = ELSEWHERE
    state.laid += 1


@rule
def tile_at(state, x, y):
    """Return the tile at a place of the grid, -1 for none."""
    for tile in range(state.laid):
        if state.x[tile] == x and state.y[tile] == y:
            return tile
    return -1


@rule
def place(box, state, seat, length, tile, square, way):
    """Lay a silhouette: its squares are taken (PV-15)."""
    n = state.placed + 0
    state.placed_by[n] = seat
    state.placed_length[n] = length
    state.placed_tile[n] = tile
    state.placed_square[n] = square
    state.placed_way[n] = way
    state.placed += 1
    at = tile + 0
    x = square % 3
    y = square // 3
    for i in range(box.length[length]):
        if i > 0:
            if way == ACROSS:
                x += 1
            else:
                y += 1
            if x == 3:
                at = state.beside[at, RIGHT] + 0
                x = 0
            elif y == 3:
                at = state.beside[at, DOWN] + 0
                y = 0
        state.free[ACROSS, at] &= ~(1 << (3 * y + x))
        state.free[DOWNWARDS, at] &= ~(1 << (3 * x + y))


@rule
def places(box, state, out, n):
    """Write where the player to act may place silhouettes, behind ``n`` entries of ``out`` (PV-13 to PV-17)."""
    seat = state.turn
    colour = box.colour[seat]
    squares = 2 + longest_left(box, state, seat)  # of a line are looked at: the first object lies on one of the first 3
    for way in range(2):
        side = RIGHT if way == ACROSS else DOWN
        for tile in range(state.laid):
            starts = three_lines(box.own[way, state.face[tile], colour] & state.free[way, tile])
            if starts == 0:
                continue
            # The free squares from here on, and those of the player's colour; beyond the city there are none.
            free = three_lines(state.free[way, tile])
            ends = starts
            at = state.beside[tile, side]
            for further in range(3, squares, 3):
                if at < 0:
                    break
                free |= three_lines(state.free[way, at]) << further
                ends |= three_lines(box.own[way, state.face[at], colour]) << further
                at = state.beside[at, side]
            run = 1  # so many squares are free from what remains of the starts on
            for length in range(box.lengths):
                objects = box.length[length]
                while run < objects:
                    starts &= free >> run
                    run += 1
                if starts == 0:
                    break  # the longer ones have no room either
                fits = starts & ends >> (objects - 1)
                if fits and state.left[seat, length] > 0:
                    for square in range(9):
                        if fits >> (LINE * (square // 3) + square % 3) & 1:
                            at_square = square if way == ACROSS else square % 3 * 3 + square // 3
                            out[n] = PLACE + ((length * MOST_TILES + tile) * 9 + at_square) * 2 + way
                            n += 1
    return n


@rule
def longest_left(box, state, seat):
    """Return how many objects the longest of a player's remaining silhouettes shows."""
    for length in range(box.lengths - 1, -1, -1):
        if state.left[seat, length] > 0:
            return box.length[length] + 0
    return 0


@rule
def three_lines(squares):
    """Return the nine squares of a tile as three lines side by side, with room for the squares that follow in each."""
    return (squares & 7) | (squares & 56) << (LINE - 3) | (squares & 448) << (2 * LINE - 6)


# --- The course of the game ------------------------------------------------------------------------------------------


@rule
def end_turn(box, state):
    """Let the next player play, clockwise (PV-03); the last round ends with who laid the last tile (PV-21)."""
    if state.phase == LAST_ROUND and state.turn == state.last:
        end(state)
        return
    if state.phase == LAYING and state.laid == box.tiles:
        state.last = state.turn
        state.phase = LAST_ROUND
        tell(state, LAST, state.last, NOBODY, NO_CARD, 1)
    elif state.phase == LAYING:
        state.phase = CHOOSING
    state.turn = (state.turn + 1) % box.players
    state.turns += 1
    tell(state, TURN, state.turn, NOBODY, NO_CARD, 1)


@rule
def end(state):
    state.phase = OVER
    state.last = -1
    tell(state, ENDS, NOBODY, NOBODY, NO_CARD, 1)


@rule
def silhouettes_left(box, state, seat):
    count = 0
    for length in range(box.lengths):
        count += state.left[seat, length]
    return count


@rule
def objects_left(box, state, seat):
    """Return how many objects a player's remaining silhouettes show."""
    count = 0
    for length in range(box.lengths):
        count += state.left[seat, length] * box.length[length]
    return count


# --- What the engine asks --------------------------------------------------------------------------------------------


@rule
def actor(box, state):
    """Return the seat that acts next, or CHANCE, or NOBODY when the game is over."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase == CHOOSING_FIRST or phase == DRAWING:
        return CHANCE
    return state.turn


@rule
def legal(box, state, out):
    """Write the moves of the player to act into ``out`` and return how many there are."""
    if state.phase != LAYING:
        out[0] = DECLINE if state.phase == LAST_ROUND else DRAW  # PV-21, PV-10
        return places(box, state, out, 1)
    n = 0
    for tile in range(state.laid):
        for side in range(4):
            if state.beside[tile, side] == OPEN:  # PV-11
                for turn in range(4):
                    out[n] = LAY + (tile * 4 + side) * 4 + turn
                    n += 1
    return n


@rule
def outcomes(box, state, out, weights):
    """Write what chance may do and how likely it is, in whole numbers; return how many outcomes there are."""
    n = 0
    if state.phase == CHOOSING_FIRST:
        for seat in range(box.players):
            out[n] = FIRST + seat
            weights[n] = 1
            n += 1
    elif state.phase == DRAWING:
        for tile in range(box.tiles):
            if state.stack >> tile & 1:
                out[n] = TILE + tile
                weights[n] = 1
                n += 1
    return n


@rule
def draw(box, state, key):
    """Return one of the outcomes, as likely as its weight says."""
    if state.phase == CHOOSING_FIRST:
        return FIRST + below(word(key, state.turns, LUCK_OF_FIRST), box.players)
    tiles = box.tiles - state.laid
    return TILE + nth_bit(state.stack, below(word(key, state.turns, LUCK_OF_TILE + tiles), tiles))


@rule
def apply(box, state, action):
    """Do one legal action: a player's move or an outcome of chance."""
    if action == DRAW:
        state.phase = DRAWING
    elif action == DECLINE:
        tell(state, DECLINES, state.turn, NOBODY, NO_CARD, 1)
        end_turn(box, state)
    elif action < PLACE:
        turn = (action - LAY) % 4
        side = (action - LAY) // 4 % 4
        tile = (action - LAY) // 16
        lay(box, state, state.drawn, turn, state.x[tile] + STEP_X[side], state.y[tile] + STEP_Y[side])
        tell(state, LAYS, state.turn, NOBODY, NO_CARD, state.drawn + 1)
        state.drawn = -1
        end_turn(box, state)
    elif action < FIRST:
        way = (action - PLACE) % 2
        square = (action - PLACE) // 2 % 9
        tile = (action - PLACE) // 18 % MOST_TILES
        length = (action - PLACE) // 18 // MOST_TILES
        place(box, state, state.turn, length, tile, square, way)
        state.left[state.turn, length] -= 1
        left = silhouettes_left(box, state, state.turn)
        tell(state, PLACES, state.turn, NOBODY, box.colour[state.turn], box.length[length])
        tell(state, SILHOUETTES, state.turn, NOBODY, NO_CARD, left)
        if left == 0:  # PV-20
            end(state)
        else:
            end_turn(box, state)
    elif action < TILE:
        state.turn = action - FIRST
        state.phase = DRAWING
        tell(state, BEGINS, state.turn, NOBODY, NO_CARD, 1)
    else:
        tile = action - TILE
        state.stack -= 1 << tile
        if state.laid == 0:  # PV-02
            tell(state, DRAWS, NOBODY, NOBODY, NO_CARD, tile + 1)
            lay(box, state, tile, 0, 0, 0)
            tell(state, LAYS, NOBODY, NOBODY, NO_CARD, tile + 1)
            state.phase = CHOOSING
            state.turns += 1
            tell(state, TURN, state.turn, NOBODY, NO_CARD, 1)
        else:
            state.drawn = tile
            state.phase = LAYING
            tell(state, DRAWS, state.turn, NOBODY, NO_CARD, tile + 1)


@rule
def scores(box, state, out):
    """Write the objects that everybody has left, as negative numbers."""
    for seat in range(box.players):
        out[seat] = -objects_left(box, state, seat)


@rule
def facts(box, state, out):
    """Write the objects and the silhouettes that everybody has left."""
    for seat in range(box.players):
        out[seat] = objects_left(box, state, seat)
        out[SEATS + seat] = silhouettes_left(box, state, seat)


@rule
def returns(box, state, out):
    """Write 1 shared among the winners and 0 for the others; all 0 while the game goes on.

    Who has laid the last silhouette has no object left, and is alone in that: no winner has to be kept.
    """
    for seat in range(box.players):
        out[seat] = 0.0
    if state.phase != OVER:
        return
    winners = 0
    for seat in range(box.players):
        best = True
        for other in range(box.players):
            objects = objects_left(box, state, other) - objects_left(box, state, seat)  # PV-22
            if objects == 0:
                objects = silhouettes_left(box, state, other) - silhouettes_left(box, state, seat)  # PV-23
            if objects < 0:
                best = False
        if best:
            out[seat] = 1.0
            winners += 1
    for seat in range(box.players):
        out[seat] /= winners


@rule
def observe(box, state, seat):
    """Blank what the seat may not know: nothing; which tiles are in the stack, everybody can tell."""


@rule
def guess(box, state, seat, key):
    """Fill what ``observe`` blanked: nothing."""
