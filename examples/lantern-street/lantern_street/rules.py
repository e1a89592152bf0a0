"""The rules. Throw a die and light that many lanterns, as often as you dare; on a 1 the wind blows out this turn's."""

import numpy as np

from bourgade.engine.definition import record_type
from bourgade.engine.luck import below, word
from bourgade.engine.rule import CHANCE, NOBODY, rule

MOST_PLAYERS = 4
CHOOSING, THROWING, OVER = range(3)
PHASES = ["choose", "throw", "over"]

BOX = record_type([("goal", np.int16), ("players", np.int8)])
STATE = record_type(
    [
        ("lanterns", np.int32, MOST_PLAYERS),  # that stay lit
        ("turns", np.int32),
        ("burning", np.int16),  # lit in this turn
        ("phase", np.int8),
        ("turn", np.int8),
    ]
)

LIGHT, STOP, DIE = 0, 1, 2  # DIE + number - 1


@rule
def setup(box, state):
    state.turns = 1


@rule
def actor(box, state):
    if state.phase == OVER:
        return NOBODY
    return CHANCE if state.phase == THROWING else state.turn


@rule
def legal(box, state, out):
    out[0] = LIGHT
    if state.burning == 0:
        return 1
    out[1] = STOP
    return 2


@rule
def outcomes(box, state, out, weights):
    if state.phase != THROWING:
        return 0
    for number in range(6):
        out[number] = DIE + number
        weights[number] = 1
    return 6


@rule
def draw(box, state, key):
    return DIE + below(word(key, state.turns, state.burning), 6)


@rule
def apply(box, state, action):
    if action == LIGHT:
        state.phase = THROWING
        return
    state.phase = CHOOSING
    if action > DIE:
        state.burning += action - DIE + 1
        return
    if action == STOP:
        state.lanterns[state.turn] += state.burning
        if state.lanterns[state.turn] >= box.goal:
            state.phase = OVER
            return
    state.burning = 0
    state.turn = (state.turn + 1) % box.players
    state.turns += 1


@rule
def returns(box, state, out):
    for seat in range(box.players):
        out[seat] = 1.0 if state.phase == OVER and seat == state.turn else 0.0


@rule
def scores(box, state, out):
    for seat in range(box.players):
        out[seat] = state.lanterns[seat]


@rule
def observe(box, state, seat):
    pass


@rule
def guess(box, state, seat, key):
    pass


@rule
def encode(box, state, seat, out):
    for n in range(box.players):
        out[n] = state.lanterns[(seat + n) % box.players]
    out[box.players] = state.burning
