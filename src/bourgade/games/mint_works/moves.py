"""The actions of Mint Works: their numbers for the rules, their words for people.

A placement is a number below ``PLACEMENTS``; the same numbers serve for what the temp-agency copies. Players' moves
come first and outcomes of chance last, so that a mask of moves needs only the first ``MOVES`` numbers.
"""

from typing import Any

from ...engine.definition import seat_name, seat_names
from ...engine.notation import SECRET, Action, written
from ...texts import Message, messages_of
from .state import ADVANCED, DEVELOPING, DRAWING, LOCATIONS, PLANS, SEATS, SHARING

message = messages_of(__package__)

# Placements: five locations without a choice, three with a card, one with two.
PLAIN = ["producer", "leadership-council", "wholesaler", "lotto", "crowdfunder"]
SUPPLIER = len(PLAIN)  # + plan
BUILDER = SUPPLIER + len(PLANS)  # + plan
RECYCLER = BUILDER + len(PLANS)  # + card
SWAP = RECYCLER + len(PLANS)  # + given * len(PLANS) + gained
PLACEMENTS = SWAP + len(PLANS) * len(PLANS)

PASS = 0
PLACE = 1  # + placement
COPY = PLACE + PLACEMENTS  # + placement
SHARE = COPY + PLACEMENTS  # + seat
MOVES = SHARE + SEATS

FIRST = MOVES  # + seat
ADD = FIRST + SEATS  # + advanced location
DRAW = ADD + len(ADVANCED)  # + plan
ACTIONS = DRAW + len(PLANS)

# The most legal moves: all cards but the supply's are one player's, and may be built, recycled and swapped, twice over.
MOST_LEGAL = 2 * (len(PLAIN) + 3 * len(PLANS) + len(PLANS) * len(PLANS))


def actions() -> dict[int, Action]:
    """Return every action by its number.

    >>> actions()[PASS].text, actions()[PLACE + SUPPLIER + 1].text, actions()[COPY + BUILDER].text
    ('pass', 'place supplier statue', 'place temp-agency builder windmill')
    """
    placements = [
        *((location,) for location in PLAIN),
        *((location, plan) for location in ("supplier", "builder", "recycler") for plan in PLANS),
        *(("swap-meet", given, gained) for given in PLANS for gained in PLANS),
    ]
    numbered = [
        written("pass"),
        *(written("place", *placement) for placement in placements),
        *(written("place", "temp-agency", *placement) for placement in placements),
        *(written("co-op", player=seat) for seat in seat_names(SEATS)),
        *(written("first", player=seat) for seat in seat_names(SEATS)),
        *(written("advanced", slug) for slug in ADVANCED),
        *(written("draw", plan) for plan in PLANS),
    ]
    return dict(enumerate(numbered))


def tidy(text: str) -> str:
    """Return the text as it is written: single spaces.

    >>> tidy(" place  producer")
    'place producer'
    """
    return " ".join(text.split())


def location_of(placement: int) -> int:
    """Return the number of a placement's location.

    >>> LOCATIONS[location_of(SUPPLIER + 3)]
    'supplier'
    """
    if placement < SUPPLIER:
        return LOCATIONS.index(PLAIN[placement])
    names = ["supplier", "builder", "recycler"]
    return LOCATIONS.index(names[(placement - SUPPLIER) // len(PLANS)] if placement < SWAP else "swap-meet")


def why_not(box: Any, state: Any, action: int) -> Message | None:
    """Say why a move is not legal, where there is more to say than that it is not its time."""
    from . import rules

    if state.phase == SHARING and SHARE <= action < FIRST:
        seat = action - SHARE
        return message("why-yourself") if seat == state.turn else message("why-no-such-seat", seat=seat_name(seat))
    if state.phase != DEVELOPING or not PLACE <= action < SHARE:
        return None
    if box.opponent >= 0 and state.turn == 1:
        return message("why-dictated")
    copied = action >= COPY
    placement = (action - PLACE) % PLACEMENTS
    location = location_of(placement)
    at = LOCATIONS.index("temp-agency") if copied else location
    if not rules.is_open(state, at):
        return message("why-not-in-play" if LOCATIONS[at] in ADVANCED else "why-closed")
    if state.occupied[at] >= box.slots[at]:
        return message("why-no-free-slot")
    if copied and not rules.can_copy(state, location):
        return message("why-nothing-to-copy")
    if reason := wrong_card(state, placement, location):
        return reason
    cost = int(rules.cost_of(box, state, placement)) + (int(box.location_cost[at]) if copied else 0)
    if cost > state.mints[state.turn]:
        return message("why-not-enough-mints", cost=cost, mints=int(state.mints[state.turn]))
    return message("why-shut") if state.shut[at] else message("why-empty-deck")


def wrong_card(state: Any, placement: int, location: int) -> Message | None:
    """Say what is wrong with the cards of a placement."""
    plans = state.plans[state.turn, : state.plan_count[state.turn]].tolist()
    buildings = state.buildings[state.turn, : state.building_count[state.turn]].tolist()
    supply = state.supply[: state.supply_count].tolist()
    name = LOCATIONS[location]
    if name == "supplier" and placement - SUPPLIER not in supply:
        return message("why-not-in-supply")
    if name == "builder" and placement - BUILDER not in plans:
        return message("why-not-a-plan")
    if name == "recycler" and placement - RECYCLER not in plans + buildings:
        return message("why-not-yours")
    if name == "swap-meet":
        given, gained = divmod(placement - SWAP, len(PLANS))
        if given not in plans + buildings:
            return message("why-not-yours")
        if gained not in [*supply, given]:
            return message("why-not-in-supply")
    return None


def hidden(state: Any, action: int, seat: int) -> Action | None:
    """Return an action as a seat may know it, where that is less than the action: what is secret reads ``?``."""
    if state.phase == DRAWING and action >= DRAW:
        return None if seat == state.turn else written("draw", SECRET)
    placement = (action - PLACE) % PLACEMENTS
    if state.phase != DEVELOPING or not PLACE <= action < SHARE or not RECYCLER <= placement < SWAP:
        return None
    mine = state.plans[state.turn, : state.plan_count[state.turn]].tolist()
    card = placement - RECYCLER
    if seat == state.turn or card not in mine or not state.hidden[state.turn, mine.index(card)]:
        return None
    copying = ["temp-agency"] if action >= COPY else []
    return written("place", *copying, "recycler", SECRET)
