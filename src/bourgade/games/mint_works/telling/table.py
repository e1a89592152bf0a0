"""A position as the rules read it, so that an action can be played once more. Plans may be hidden in it."""

import json
from functools import lru_cache
from types import SimpleNamespace

from bourgade.engine.definition import Position
from bourgade.telling.payments import Counts, Table, opened

from ..box import REVISION, setting
from ..position import DEEDS, HALVES
from ..state import ADVANCED, EVERYBODY, LOCATIONS, PHASES, PLANS, UNKNOWN
from .words import HOUSES, UNSEEN
from .worth import deck_of

NUMBERS = {slug: number for number, slug in enumerate(PLANS)} | {UNSEEN: UNKNOWN}


def table_of(position: Position) -> Table:
    """Return the box and the state of a position that a game has written; who knows which card plays no part in it."""
    players = position["players"]
    plans, buildings = ([player[key] for player in players] for key in ("plans", "buildings"))
    seen = {slug for cards in (*plans, *buildings, position["supply"], position["under"]) for slug in cards}
    state = SimpleNamespace(
        mints=[player["mints"] or 0 for player in players],
        gallery=sum(player["gallery"] for player in players),
        bank=position.get("bank", 0),
        lying=at_locations(position.get("lying", {})),
        turns=0,
        deck=sum(1 << number for number, slug in enumerate(PLANS) if slug not in seen),
        plans=of_all(plans),
        hidden=Counts(),
        plan_count=[len(cards) for cards in plans],
        buildings=of_all(buildings),
        building_count=[len(cards) for cards in buildings],
        under=in_a_row(position["under"]),
        under_knows=Counts(dict.fromkeys(range(len(position["under"])), EVERYBODY)),
        under_count=len(position["under"]),
        supply=in_a_row(position["supply"]),
        supply_count=len(position["supply"]),
        left=deck_of(position),
        occupied=at_locations(position["locations"]),
        advanced=sum(1 << number for number, slug in enumerate(ADVANCED) if slug in position["locations"]),
        open=sum(1 << DEEDS.index(slug) for slug in position["open"]),
        shut=at_locations(dict.fromkeys(position.get("shut", []), 1)),
        token=seat_number(position["token"]),
        turn=seat_number(position["turn"]),
        phase=PHASES[position["phase"]],
        passes=position.get("passes", 0),
        half=HALVES.index(position.get("half")),
    )
    box = box_of_table(json.dumps(position.get("house", {})), position["opponent"], len(players))
    return Table(box, state)


@lru_cache(HOUSES)
def box_of_table(house: str, opponent: str | None, players: int) -> SimpleNamespace:
    """Return the box of a table, with house rules as JSON; what else there is to choose has done its work."""
    return opened(setting("standard", players, {"opponent": opponent}, REVISION, json.loads(house)).boxes)


def seat_number(seat: str | None) -> int:
    """Return the number of a seat, from 0; -1 for nobody."""
    return int(seat[1:]) - 1 if seat else -1


def at_locations(numbers: dict[str, int]) -> Counts:
    """Return what is at each location."""
    return Counts({LOCATIONS.index(slug): number for slug, number in numbers.items()})


def in_a_row(cards: list[str]) -> Counts:
    """Return cards by their place."""
    return Counts({place: NUMBERS[slug] for place, slug in enumerate(cards)})


def of_all(hoods: list[list[str]]) -> Counts:
    """Return everybody's cards by seat and place."""
    return Counts(
        {(seat, place): NUMBERS[slug] for seat, cards in enumerate(hoods) for place, slug in enumerate(cards)}
    )
