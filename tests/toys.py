"""Two toy games for the engine, and loops over luck: rules in a module that Numba's cache can find again by name.

The two games have states and boxes of equal types and different rules.

- pig: roll a die as often as you dare; a 1 loses what is at stake, `hold` banks it. Who first reaches the goal wins.
- cup: a coin lies under a cup, heads twice as often as tails. The other player sees it, you guess it. After as many
  rounds as the goal says, those with the most points share the victory.
"""

# ruff: noqa: ARG001 - all rules of one slot take the same arguments

from types import SimpleNamespace
from typing import Any

import numpy as np

from bourgade.engine.definition import (
    SEATS,
    Definition,
    Edition,
    Feature,
    Observation,
    Options,
    Position,
    Setting,
    record_type,
)
from bourgade.engine.luck import below, game_key, word
from bourgade.engine.notation import Action, FixedNotation, Parts
from bourgade.engine.rule import CHANCE, NOBODY, rule
from bourgade.engine.slots import draw
from bourgade.errors import BadPosition, UnknownOption

STATE = record_type(
    [
        ("points", np.int32, 2),
        ("turns", np.int32),
        ("stake", np.int16),
        ("coin", np.int8),  # 0 unknown, 1 heads, 2 tails
        ("phase", np.int8),
        ("turn", np.int8),
    ]
)
BOX = record_type([("goal", np.int16), ("players", np.int8)])

MOVING, THROWING, OVER = range(3)
PHASES = ["move", "throw", "over"]
COINS = [None, "heads", "tails"]


# --- Pig -------------------------------------------------------------------------------------------------------------

ROLL, HOLD, DIE = 0, 1, 2  # DIE + number - 1


@rule
def pig_setup(box, state):
    state.phase = MOVING
    state.turns = 1


@rule
def pig_legal(box, state, out):
    out[0] = ROLL
    out[1] = HOLD
    return 2


@rule
def pig_outcomes(box, state, out, weights):
    if state.phase != THROWING:
        return 0
    for number in range(6):
        out[number] = DIE + number
        weights[number] = 1
    return 6


@rule
def pig_draw(box, state, key):
    return DIE + below(word(key, state.turns, state.stake), 6)


@rule
def pig_apply(box, state, action):
    if action == ROLL:
        state.phase = THROWING
        return
    state.phase = MOVING
    if action > DIE:
        state.stake += action - DIE + 1
        return
    if action == HOLD:
        state.points[state.turn] += state.stake
        if state.points[state.turn] >= box.goal:
            state.phase = OVER
            return
    state.stake = 0
    pass_turn(state)


@rule
def pig_returns(box, state, out):
    for seat in range(box.players):
        out[seat] = 1.0 if state.phase == OVER and seat == state.turn else 0.0


@rule
def pig_observe(box, state, seat):
    pass


@rule
def pig_guess(box, state, seat, key):
    pass


# --- Cup -------------------------------------------------------------------------------------------------------------

HEADS, TAILS, HIDE = 0, 1, 2  # HIDE + coin


@rule
def cup_setup(box, state):
    state.phase = THROWING
    state.turns = 1


@rule
def cup_legal(box, state, out):
    out[0] = HEADS
    out[1] = TAILS
    return 2


@rule
def cup_outcomes(box, state, out, weights):
    if state.phase != THROWING:
        return 0
    for coin in range(2):
        out[coin] = HIDE + coin
        weights[coin] = 2 - coin
    return 2


@rule
def cup_draw(box, state, key):
    return HIDE + two_to_one(word(key, state.turns, 0))


@rule
def cup_apply(box, state, action):
    if action >= HIDE:
        state.coin = action - HIDE + 1
        state.phase = MOVING
        return
    if state.coin == action + 1:
        state.points[state.turn] += 1
    state.coin = 0
    state.phase = OVER if state.turns == box.goal else THROWING
    pass_turn(state)


@rule
def cup_returns(box, state, out):
    most = max(state.points[0], state.points[1])
    winners = 0
    for seat in range(box.players):
        out[seat] = 0.0
        if state.phase == OVER and state.points[seat] == most:
            winners += 1
    for seat in range(box.players):
        if winners > 0 and state.points[seat] == most:
            out[seat] = 1.0 / winners


@rule
def cup_observe(box, state, seat):
    if seat == state.turn or seat == NOBODY:
        state.coin = 0


@rule
def cup_guess(box, state, seat, key):
    if state.phase == MOVING and state.coin == 0:
        state.coin = 1 + two_to_one(word(key, state.turns, 1))


@rule
def two_to_one(luck):
    return below(luck, 3) // 2


# --- Both ------------------------------------------------------------------------------------------------------------


@rule
def pass_turn(state):
    state.turn = 1 - state.turn
    state.turns += 1


@rule
def toy_actor(box, state):
    if state.phase == OVER:
        return NOBODY
    return CHANCE if state.phase == THROWING else state.turn


@rule
def toy_scores(box, state, out):
    for seat in range(box.players):
        out[seat] = state.points[seat]


@rule
def toy_encode(box, state, seat, out):
    for n in range(box.players):
        out[n] = (seat + n) % box.players == state.turn


def setting(edition: str, players: int, options: Options, revision: int, house: object) -> Setting:
    goals = {"short": 12, "long": 40}
    length = options.get("length", "short")
    if length not in goals:
        raise UnknownOption(f"Option length is short or long, not {length!r}.")
    boxes = np.zeros(1, BOX)
    boxes["goal"], boxes["players"] = goals[length], players
    return Setting(edition, players, {"length": length}, revision, boxes)


def actions(words: list[str]) -> dict[int, Action]:
    """Return actions that are about nothing but what they are called."""
    return {number: Action(text, Parts(text)) for number, text in enumerate(words)}


def definition(name: str, words: list[str], **rules: Any) -> Definition:
    def write(setting: Setting, state: Any) -> Position:
        return {
            "game": name,
            "edition": setting.edition,
            "length": setting.options["length"],
            "points": [int(points) for points in state.points],
            "turns": int(state.turns),
            "stake": int(state.stake),
            "coin": COINS[state.coin],
            "phase": PHASES[state.phase],
            "turn": int(state.turn) + 1,
        }

    def read(position: Position, revision: int) -> tuple[Setting, Any]:
        if position.get("phase") not in PHASES:
            raise BadPosition(f"There is no phase {position.get('phase')!r}.")
        states = np.zeros(1, STATE)
        state = states.view(np.recarray)[0]
        state.points = position["points"]
        state.turns, state.stake, state.turn = position["turns"], position["stake"], position["turn"] - 1
        state.coin, state.phase = COINS.index(position["coin"]), PHASES.index(position["phase"])
        return setting(position["edition"], 2, {"length": position["length"]}, revision, {}), states

    return Definition(
        name=name,
        title=name.title(),
        package=__name__,
        revision=1,
        editions={"toy": Edition(range(2, 3), {"length": ["short", "long"]})},
        rules=SimpleNamespace(actor=toy_actor, scores=toy_scores, **rules),
        state=STATE,
        most_legal=6,
        notation=FixedNotation(len(words), lambda: actions(words), lambda text: " ".join(text.split())),
        moves=2,
        observation=Observation((Feature("turn", (SEATS,), 1, "1 for the seat whose turn it is"),), toy_encode),
        setting=setting,
        write=write,
        read=read,
    )


PIG = definition(
    "pig",
    ["roll", "hold", *(f"die {number}" for number in range(1, 7))],
    setup=pig_setup,
    legal=pig_legal,
    outcomes=pig_outcomes,
    draw=pig_draw,
    apply=pig_apply,
    returns=pig_returns,
    observe=pig_observe,
    guess=pig_guess,
)
CUP = definition(
    "cup",
    ["heads", "tails", "hide heads", "hide tails"],
    setup=cup_setup,
    legal=cup_legal,
    outcomes=cup_outcomes,
    draw=cup_draw,
    apply=cup_apply,
    returns=cup_returns,
    observe=cup_observe,
    guess=cup_guess,
)


# --- Loops over luck -------------------------------------------------------------------------------------------------


@rule
def fill_words(keys, turns, kinds, out):
    for i in range(len(out)):
        out[i] = word(keys[i], turns[i], kinds[i])


@rule
def fill_below(words, n, out):
    for i in range(len(out)):
        out[i] = below(words[i], n)


@rule
def fill_keys(seeds, games, out):
    for i in range(len(out)):
        out[i] = game_key(seeds[i], games[i])


@rule
def fill_draws(boxes, states, keys, out):
    for i in range(len(out)):
        out[i] = draw(boxes[0], states[i], keys[i])
