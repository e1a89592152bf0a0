"""Who pays whom. The rules say it themselves (``payments.py``); here is which card each of them stands for."""

from collections.abc import Iterator
from dataclasses import replace

from bourgade.engine.definition import Position, seat_name
from bourgade.telling.payments import Change, Work, changes, joined
from bourgade.telling.telling import BANK, Flow

from .. import DEFINITION
from ..state import CARDS as ALL_CARDS
from ..state import KINDS
from .table import table_of
from .words import CITY_HALL

AIRPORT = "airport"
# A card with a rule of its own has a function with its name; these are called after what they do.
CARDS = {
    "apply": "tv-station",  # an action by itself
    "demolish": "demolition-company",
    "move": "moving-company",
    "renovate": "renovation-company",
    "go_on": CITY_HALL,  # MV-53
}
ESTABLISHMENTS = ALL_CARDS["establishments"]  # positions may be in the middle of a card's effect that nobody has


def flows(action: str, before: Position, _after: Position) -> list[Flow]:
    """Return who pays whom and by which card, in the order of the rules (MV-20 to MV-27, MV-58)."""
    if before["turn"] is None:
        return []
    noted = changes(DEFINITION, table_of(before), "coins", action)
    return joined(flow for change in noted for flow in flows_of(before, change, last=change is noted[-1]))


def flows_of(before: Position, change: Change, *, last: bool) -> Iterator[Flow]:
    """Give what flows at one change."""
    work = change.work
    if work.rule == "build":  # MV-58: the price, then what the card brings when it is built
        box, kind, turn = work.names["box"], work.names["kind"], before["turn"]
        yield Flow(turn, BANK, int(box.cost[kind]))
        yield caused(Flow(BANK, turn, int(box.when_built[kind])), turn, KINDS[kind])
    elif work.rule == "pay":  # two changes: told at the second
        if change.seat == work.names["payee"]:
            flow = Flow(seat_name(work.names["payer"]), seat_name(change.seat), change.amount)
            yield caused(flow, *cause_of(before, change.caller))
    else:
        seat = seat_name(change.seat)
        flow = Flow(BANK, seat, change.amount) if change.amount >= 0 else Flow(seat, BANK, -change.amount)
        nobody = work.rule == "build_landmark" or (work.rule == "build_nothing" and last)  # MV-55: last is the top-up
        yield flow if nobody else caused(flow, *cause_of(before, work))


def cause_of(before: Position, work: Work) -> tuple[str, str]:
    """Return whose card a rule is about, and which."""
    match work.rule:
        case "red_cards" | "take_from_bank":
            return seat_name(int(work.names["owner"])), KINDS[work.names["kind"]]
        case "trawl":
            return seat_name(int(work.names["owner"])), "trawler"
        case "build_nothing":
            return before["turn"], AIRPORT
        case rule:  # a purple card's: that of the player whose turn it is
            return before["turn"], CARDS.get(rule, rule.replace("_", "-"))


def caused(flow: Flow, seat: str, card: str) -> Flow:
    """Return a flow with the card that did it."""
    colour = ESTABLISHMENTS[card]["colour"] if card in ESTABLISHMENTS else "landmark"
    return replace(flow, seat=seat, card=card, colour=colour)
