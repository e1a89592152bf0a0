"""What follows from the rules at a table: prices, stars, whose mints lie where, how all stand, and why it ended."""

from typing import Any

from ...engine.definition import seat_name
from ...engine.facts import Facts, ranked
from . import rules
from .box import NO_AGE, RACHAEL
from .position import is_in_play
from .rules import AT_BUILDER, AT_SUPPLIER, COLUMN, FACTS_OF_SEAT, SLOT
from .state import LOCATIONS, OVER, PLANS, SEATS

CRITERIA = ["stars", "size", "mints", "age"]  # by which the first is found, one after the other (MW-44)
BUILDER_COST, PLAN_COSTS, STARS = 3, 4, 4 + len(PLANS)  # where they are among the facts of a seat


def named(box: Any, state: Any, numbers: list[int]) -> dict[str, Any]:
    """Return the facts by their names."""
    seats = range(box.players)
    of_seats = [numbers[seat * FACTS_OF_SEAT : (seat + 1) * FACTS_OF_SEAT] for seat in seats]
    solo, over = box.opponent >= 0, state.phase == OVER
    order = [at for at in (COLUMN if solo else range(len(LOCATIONS))) if is_in_play(state, at)]  # MW-50
    worth = [(*of_seat[:3], age) for of_seat, age in zip(of_seats, age_ranks(box), strict=True)]
    bank_is_empty = box.opponent == RACHAEL and state.bank == 0  # MW-59: then nothing else counts
    return {
        "round": max(1, state.rounds),  # what is laid out before the first belongs to it
        "began": seat_name(state.began - 1) if state.began else None,
        "order": [LOCATIONS[at] for at in order],
        "slots": {LOCATIONS[at]: int(box.slots[at]) for at in order},
        "placed": {LOCATIONS[at]: placed(state, at) for at in order if state.occupied[at]},
        "lying": {LOCATIONS[at]: int(state.lying[at]) for at in order if state.lying[at]},
        "closed": {LOCATIONS[at]: why for at in order if (why := closed(state, at))},
        "prices": [{LOCATIONS[at]: price(box, each, at) for at in order if at != AT_SUPPLIER} for each in of_seats],
        "supply": [{PLANS[plan]: each[PLAN_COSTS + plan] for plan in supply(state)} for each in of_seats],
        "stars": [dict(zip(buildings(state, seat), of_seats[seat][STARS:], strict=False)) for seat in seats],
        "size": [of_seat[1] for of_seat in of_seats],
        "deck": state.left,
        "ranks": ranked([(1,), (2,)] if bank_is_empty else worth),
        "by": decided(worth) if over and not bank_is_empty else None,
        "ended": ended(box, worth, bank_is_empty=bank_is_empty) if over else None,
    }


def placed(state: Any, at: int) -> list[str | None]:
    """Return whose mints lie in the occupied slots of a location, the first first; what is not known is None."""
    bits = int(state.placed_by[at])
    seats = [bits >> SLOT * slot & (1 << SLOT) - 1 for slot in reversed(range(int(state.occupied[at])))]
    return [seat_name(seat - 1) if seat else None for seat in seats]


def closed(state: Any, at: int) -> str | None:
    """Return why nobody can use a location: its deed is not built, or Justin shut it."""
    return "closed" if not rules.is_open(state, at) else "shut" if state.shut[at] else None


def price(box: Any, of_seat: list[int], at: int) -> int:
    """Return what a location costs a player."""
    return of_seat[BUILDER_COST] if at == AT_BUILDER else int(box.location_cost[at])


def supply(state: Any) -> list[int]:
    """Return the plans that lie face up."""
    plans: list[int] = state.supply[: state.supply_count].tolist()
    return plans


def buildings(state: Any, seat: int) -> list[str]:
    """Return the buildings of a player."""
    return [PLANS[plan] for plan in state.buildings[seat, : state.building_count[seat]].tolist()]


def age_ranks(box: Any) -> list[int]:
    """Return how good everybody's age is to break a tie; where somebody has none, none is."""
    ages: list[int] = box.age[: box.players].tolist()
    return [0 if NO_AGE in ages else -abs(age - rules.BEST_AGE) for age in ages]


def decided(worth: list[tuple[int, ...]]) -> str | None:
    """Return what the first has more of than the second; None if they share the victory.

    >>> decided([(7, 4, 2, 0), (7, 5, 1, 0)]), decided([(7, 4, 2, 0), (7, 4, 2, 0)])
    ('size', None)
    """
    first, second = sorted(worth, reverse=True)[:2]
    return next((what for what, a, b in zip(CRITERIA, first, second, strict=True) if a != b), None)


def ended(box: Any, worth: list[tuple[int, ...]], *, bank_is_empty: bool) -> str:
    """Return what ended the game: the last mint of Rachael's, stars, or too few plans (MW-30, MW-31, MW-59)."""
    if bank_is_empty:
        return "mints"
    return "stars" if any(stars >= box.end for stars, *_ in worth) else "deck"


FACTS = Facts(SEATS * FACTS_OF_SEAT, rules.facts, named)
