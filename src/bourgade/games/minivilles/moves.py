"""The actions of Minivilles: their numbers for the rules, their words for people.

Players' moves come first and outcomes of chance last, so that a mask of moves needs only the first ``MOVES`` numbers.
"""

from typing import Any

from ...engine.definition import seat_name, seat_names
from ...engine.notation import Action, Parts, written
from ...texts import Message, messages_of
from .state import (
    BUILDING,
    DEMOLISHING,
    KINDS,
    LANDMARKS,
    MOVING,
    PLAIN,
    RENOVATING,
    ROLLING,
    SEATS,
    SWAPPING,
    TAKING,
)

message = messages_of(__package__)

ROLL_1, ROLL_2, KEEP, REROLL, ADD_0, ADD_2, NO_SWAP, BUILD_NOTHING = range(8)
TAKE = 8  # + seat
BUILD = TAKE + SEATS  # + kind
BUILD_LANDMARK = BUILD + len(KINDS)  # + landmark
DEMOLISH = BUILD_LANDMARK + len(LANDMARKS)  # + landmark
RENOVATE = DEMOLISH + len(LANDMARKS)  # + kind
MOVE = RENOVATE + PLAIN  # + kind * SEATS + seat
SWAP = MOVE + PLAIN * SEATS  # + (own kind * SEATS + seat) * PLAIN + their kind
MOVES = SWAP + PLAIN * SEATS * PLAIN

FIRST = MOVES  # + seat
DIE = FIRST + SEATS  # + number - 1
DICE = DIE + 6  # + (smaller - 1) * 6 + larger - 1
DRAW = DICE + 36  # + kind
ACTIONS = DRAW + len(KINDS)

MOST_LEGAL = 2 + PLAIN * (SEATS - 1) * PLAIN  # every swap, and none; lists are written one entry ahead


def actions() -> dict[int, Action]:
    """Return every action by its number.

    >>> actions()[ROLL_1].text, actions()[DICE + 2 * 6 + 4].text, actions()[BUILD].text
    ('roll 1', 'dice 3 5', 'build wheat-field')
    """
    seats = seat_names(SEATS)
    plain = KINDS[:PLAIN]
    numbered = [
        *(written("roll", numbers=(dice,)) for dice in (1, 2)),
        written("keep"),
        written("reroll"),
        *(written("add", numbers=(number,)) for number in (0, 2)),
        Action("no swap", Parts("swap", nothing=True)),
        written("build", nothing=True),
        *(written("take", player=seat) for seat in seats),
        *(written("build", card) for card in (*KINDS, *LANDMARKS)),
        *(written("demolish", landmark) for landmark in LANDMARKS),
        *(written("renovate", kind) for kind in plain),
        *(written("move", kind, player=seat) for kind in plain for seat in seats),
        *(written("swap", own, theirs, player=seat) for own in plain for seat in seats for theirs in plain),
        *(written("first", player=seat) for seat in seats),
        *(written("die", numbers=(number,)) for number in range(1, 7)),
        *(written("dice", numbers=(low, high)) for low in range(1, 7) for high in range(1, 7)),
        *(written("draw", kind) for kind in KINDS),
    ]
    larger_first = {DICE + (low - 1) * 6 + high - 1 for low in range(1, 7) for high in range(1, low)}
    return {number: action for number, action in enumerate(numbered) if number not in larger_first}


def tidy(text: str) -> str:
    """Return the text as it is written: ``dice`` with the smaller number first.

    >>> tidy("dice 5 3")
    'dice 3 5'
    """
    parts = text.split()
    if parts[:1] == ["dice"]:
        parts[1:] = sorted(parts[1:])
    return " ".join(parts)


def why_not(box: Any, state: Any, action: int) -> Message | None:
    """Say why an action is not legal, where there is more to say than that it is not its time."""
    coins = int(state.coins[state.turn])
    if state.phase == ROLLING and action == ROLL_2:
        return message("why-no-station")
    if state.phase == BUILDING and BUILD <= action < BUILD_LANDMARK:
        kind = action - BUILD
        if state.piles[kind] == 0:
            return message("why-not-for-sale")
        if kind >= PLAIN and state.owned[state.turn, kind] > 0:
            return message("why-one-of-each")
        return message("why-too-dear", cost=box.cost[kind], coins=coins)
    if state.phase == BUILDING and BUILD_LANDMARK <= action < DEMOLISH:
        landmark = action - BUILD_LANDMARK
        if state.landmarks[state.turn] & (1 << landmark):
            return message("why-stands-already")
        if landmark not in box.landmark[: box.landmarks]:
            return message("why-no-such-landmark")
        return message("why-too-dear", cost=box.landmark_cost[landmark], coins=coins)
    if state.phase == DEMOLISHING and DEMOLISH <= action < RENOVATE:
        return message("why-does-not-stand")
    if state.phase == RENOVATING and RENOVATE <= action < MOVE:
        return message("why-nowhere-open")
    if state.phase == TAKING and TAKE <= action < BUILD:
        return wrong_seat(box, state, action - TAKE)
    if state.phase == MOVING and MOVE <= action < SWAP:
        kind, seat = divmod(action - MOVE, SEATS)
        return wrong_seat(box, state, seat) or message("why-not-owned", card=KINDS[kind], seat=seat_name(state.turn))
    if state.phase == SWAPPING and SWAP <= action < MOVES:
        rest, theirs = divmod(action - SWAP, PLAIN)
        own, seat = divmod(rest, SEATS)
        if wrong := wrong_seat(box, state, seat):
            return wrong
        if state.owned[state.turn, own] == 0:
            return message("why-not-owned", card=KINDS[own], seat=seat_name(state.turn))
        return message("why-not-owned", card=KINDS[theirs], seat=seat_name(seat))
    return None


def wrong_seat(box: Any, state: Any, seat: int) -> Message | None:
    if seat == state.turn:
        return message("why-yourself")
    if seat >= box.players:
        return message("why-no-such-seat", seat=seat_name(seat))
    return None
