"""Who pays the bank, and whom it pays. The rules say it themselves (``payments.py``); here is which card did it."""

from collections.abc import Iterator
from dataclasses import replace

from bourgade.engine.definition import Position, seat_name
from bourgade.telling.payments import Change, changes, joined
from bourgade.telling.telling import BANK, Flow

from .. import DEFINITION
from ..position import DEEDS
from ..state import LOCATIONS, PLANS
from .table import table_of
from .words import UNSEEN
from .worth import price

SET_UP = ["first", "advanced", "supply"]
RECYCLER, CO_OP = "recycler", "co-op"


def flows(action: str, before: Position, after: Position) -> list[Flow]:
    """Return who pays the bank and whom it pays, with the location or the building that does it, in the order of rules.

    A location is nobody's card; every player's mint at the end of the upkeep comes from none.
    """
    if before["phase"] in SET_UP or action == f"draw {UNSEEN}":  # a plan of the lotto moves no mint
        return []
    if action.endswith(UNSEEN):
        return list(hidden_recycling(action, before, after))
    noted = changes(DEFINITION, table_of(before), "mints", action)
    deeds = {seat: deeds_of(before, seat) for seat in range(len(before["players"]))}
    return joined(flow_of(before, change, deeds[change.seat]) for change in noted)


def hidden_recycling(action: str, before: Position, after: Position) -> Iterator[Flow]:
    """Give what a card brings that nobody may know: as much as is there afterwards (MW-19)."""
    seat = before["turn"]
    was, now = (position["players"][int(seat[1:]) - 1]["mints"] for position in (before, after))
    if was is None:  # Mort neither pays nor gains (MW-61)
        return
    cost = price(before, action)
    if cost:
        yield Flow(seat, BANK, cost, card=action.split()[1])
    if gain := now - was + cost:
        yield Flow(BANK, seat, gain, card=RECYCLER)


def flow_of(before: Position, change: Change, deeds: Iterator[str]) -> Flow:
    """Return what flows at one change."""
    seat, names = seat_name(change.seat), change.caller.names
    if change.work.rule == "place":  # MW-13
        return Flow(seat, BANK, -change.amount, card=LOCATIONS[change.work.names["at"]])
    gain = Flow(BANK, seat, change.amount)
    match change.caller.rule:
        case "effect":
            return replace(gain, card=LOCATIONS[names["location"]])
        case "recycle":
            return replace(gain, card=RECYCLER)
        case "buildings_work":
            return replace(gain, seat=seat, card=PLANS[names["card"]])
        case "apply":  # MW-32: to the owner, and to whom the owner names
            return replace(gain, seat=before["turn"], card=CO_OP)
        case "finish_upkeep" if "location" not in names:  # MW-33; after it the locations are cleared, and all gain one
            return replace(gain, seat=seat, card=next(deeds))
    return gain


def deeds_of(before: Position, seat: int) -> Iterator[str]:
    """Give the deeds that pay a player in the upkeep, in the order of the rules."""
    buildings = before["players"][seat]["buildings"]
    return (slug for slug in DEEDS if before["locations"][slug] and slug in buildings)
