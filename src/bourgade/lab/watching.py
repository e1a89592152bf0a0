"""Games played by bots and watched: what each player builds, when, and what they have to spend. Compiled."""

from typing import Any

import numpy as np

from ..bots.policies import choose
from ..engine.definition import record_type
from ..engine.luck import game_key, word
from ..engine.playouts import LUCK_OF_CHOICES
from ..engine.rule import CHANCE, NOBODY, rule, slot
from ..engine.slots import NotBoundError, actor, apply, draw, legal, returns, setup

SEATS = 8  # the most players ...
THINGS = 128  # ... and things to build that notes have room for
COURSE = 60  # own turns of which the wealth is noted

NOTES = record_type(  # on one game
    [
        ("wealth", np.int64, (SEATS, COURSE)),  # of a player when their own turns begin
        ("turns", np.int32, SEATS),  # own turns
        ("decisions", np.int32),
        ("begins", np.int32),  # the seat of who acts first
        ("times", np.int16, (SEATS, THINGS)),  # how often a player built a thing ...
        ("when", np.int16, (SEATS, THINGS)),  # ... and in which own turn first
    ]
)


@slot
def wealth(box: Any, state: Any, seat: int) -> Any:
    """Return what a player has to spend."""
    raise NotBoundError


@rule
def watch_games(
    boxes: Any,
    states: Any,
    seed: int,
    first: int,
    ceiling: int,
    bots: Any,
    things: Any,
    out: Any,
    notes: Any,
    shares: Any,
) -> None:
    """Let bots play game ``first``, ``first`` + 1, … of a seed, one in each of ``states``, and take notes."""
    for i in range(len(states)):
        setup(boxes[0], states[i])
        watch(boxes[0], states[i], game_key(seed, first + i), ceiling, bots, things, out, notes[i])
        returns(boxes[0], states[i], shares[i])


@rule
def watch(box: Any, state: Any, key: int, ceiling: int, bots: Any, things: Any, out: Any, note: Any) -> None:
    """Let bots play a game; ``bots`` has their numbers by seat, ``things`` what each action builds, -1 for nothing."""
    turn = 0
    for number in range(ceiling):
        who = actor(box, state)
        if who == NOBODY:
            break
        if who == CHANCE:
            apply(box, state, draw(box, state, key))
            continue
        n = legal(box, state, out)
        action = choose(box, state, bots[who], word(key, number, LUCK_OF_CHOICES), out, n)
        note_move(box, state, who, state.turns != turn, action, things, note)
        turn = state.turns
        apply(box, state, action)


@rule
def note_move(box: Any, state: Any, who: int, begins: bool, action: int, things: Any, note: Any) -> None:
    """Note a move before it is done; ``begins`` is true for the first of a turn."""
    if begins:
        begin_turn(box, state, who, note)
    if note.decisions == 0:
        note.begins = who
    note.decisions += 1
    if things[action] >= 0:
        build(who, things[action], note)


@rule
def begin_turn(box: Any, state: Any, who: int, note: Any) -> None:
    """Note a player's wealth at the beginning of a turn of theirs."""
    if note.turns[who] < COURSE:
        note.wealth[who, note.turns[who]] = wealth(box, state, who)
    note.turns[who] += 1


@rule
def build(who: int, thing: int, note: Any) -> None:
    """Note that a player builds something."""
    if note.times[who, thing] == 0:
        note.when[who, thing] = note.turns[who]
    note.times[who, thing] += 1
