"""Bots for Ma Petite Ville.

``greedy`` places a silhouette whenever it can, and draws a tile when it cannot:

    a silhouette  = 10 for each object + 1 for each square of another player's colour that it takes
                    - 1 for each square of its own colour that it takes
    drawing       = 0, and so is declining

A tile it lays where its silhouettes will fit, and those of the others will not:

    a tile        = room for itself - half the room for each of the others
    room          = for each of a player's remaining silhouettes that then fits somewhere on this tile:
                    the objects on it, and a tenth for each place where it fits

A silhouette of which there are two counts once. It looks no further than its own move. The numbers were found by trying
some. Of what scores the same it plays what is listed last.
"""

from bourgade.engine.rule import rule

from .moves import LAY, PLACE, STEPS
from .printing import MOST_TILES
from .rules import LINE, lay, longest_left, objects_left, three_lines
from .state import ACROSS, DOWN, ELSEWHERE, LEFT, OPEN, RIGHT, UP

NAMES = ["random", "greedy"]
PLAYS_ON = "greedy"  # the others in searches, ...
AIMS = ["greedy"]  # ... who thinks by one of these, ...
HORIZON = 2  # ... for so many turns, before the table is judged

OBJECT = 10
PLACES = 0.1
OTHERS = 0.5

STEP_X = tuple(x for x, _ in STEPS)
STEP_Y = tuple(y for _, y in STEPS)
FROM_COLUMN = tuple((7 >> column << column) * (1 + (1 << LINE) + (1 << 2 * LINE)) for column in range(4))


@rule
def score(box, state, bot, action):
    """Return how good a move is."""
    if action < LAY:
        return 0.0
    if action >= PLACE:
        return silhouette_score(box, state, action)
    turn = (action - LAY) % 4
    side = (action - LAY) // 4 % 4
    tile = (action - LAY) // 16
    lay(box, state, state.drawn, turn, state.x[tile] + STEP_X[side], state.y[tile] + STEP_Y[side])
    total = 0.0
    for seat in range(box.players):
        total += room(box, state, seat) * (1.0 if seat == state.turn else -OTHERS)
    take_back(state, tile)
    return total


@rule
def take_back(state, tile):
    """Take back the last tile, whose place was written from another one."""
    state.laid -= 1
    this = state.laid + 0
    for side in range(4):
        other = state.beside[this, side]
        if other >= 0:
            state.beside[other, (side + 2) % 4] = OPEN if other == tile else ELSEWHERE
        state.beside[this, side] = 0
    state.face[this] = 0
    state.x[this] = 0
    state.y[this] = 0
    state.free[0, this] = 0
    state.free[1, this] = 0


@rule
def room(box, state, seat):
    """Return what room a player's silhouettes have that cover a square of the last tile."""
    colour = box.colour[seat]
    squares = 2 + longest_left(box, state, seat)
    total = 0.0
    found = 0  # a bit for each length that fits
    for way in range(2):
        forward = RIGHT if way == ACROSS else DOWN
        back = LEFT if way == ACROSS else UP
        first = state.laid - 1
        for before in range(0, squares, 3):  # squares from the first object's tile to the last tile
            starts = three_lines(box.own[way, state.face[first], colour] & state.free[way, first])
            free = three_lines(state.free[way, first])
            ends = starts
            at = state.beside[first, forward]
            for further in range(3, squares, 3):
                if at < 0 or starts == 0:
                    break
                free |= three_lines(state.free[way, at]) << further
                ends |= three_lines(box.own[way, state.face[at], colour]) << further
                at = state.beside[at, forward]
            run = 1
            for length in range(box.lengths):
                objects = box.length[length]
                while run < objects:
                    starts &= free >> run
                    run += 1
                if starts == 0:
                    break
                if state.left[seat, length] > 0 and before + 1 - objects < 3:
                    fits = starts & ends >> (objects - 1) & FROM_COLUMN[max(0, before + 1 - objects)]
                    if fits:
                        found |= 1 << length
                    while fits:
                        fits &= fits - 1
                        total += PLACES
            first = state.beside[first, back] + 0
            if first < 0:
                break
    for length in range(box.lengths):
        if found >> length & 1:
            total += box.length[length]
    return total


@rule
def silhouette_score(box, state, action):
    way = (action - PLACE) % 2
    square = (action - PLACE) // 2 % 9
    tile = (action - PLACE) // 18 % MOST_TILES
    objects = box.length[(action - PLACE) // 18 // MOST_TILES]
    total = OBJECT * objects
    x = square % 3
    y = square // 3
    for i in range(objects):
        if i > 0:
            if way == ACROSS:
                x += 1
            else:
                y += 1
            if x == 3:
                tile = state.beside[tile, RIGHT] + 0
                x = 0
            elif y == 3:
                tile = state.beside[tile, DOWN] + 0
                y = 0
        for seat in range(box.players):
            if box.own[ACROSS, state.face[tile], box.colour[seat]] >> (3 * y + x) & 1:
                total += -1 if seat == state.turn else 1
    return total * 1.0


@rule
def distance(box, state, seat):
    """Return how far a player seems from winning: the objects left to lay."""
    return objects_left(box, state, seat) + 0
