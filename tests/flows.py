"""Who pays whom, as tests ask of what rules tell."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bourgade.engine.told import Event

BANK = "bank"


@dataclass(frozen=True)
class Flow:
    """Money that changes hands, more than none of it; who pays or is paid is a seat, or the bank."""

    source: str
    target: str
    amount: int
    seat: str | None = None  # whose card did it; nobody's where it lies between all
    card: str | None = None  # none where no card did it, as with a price


def flows(events: Iterable[Event]) -> list[Flow]:
    """Return who pays whom, in the order of the rules; what the same card moves the same way in several steps is one.

    >>> brought, paid = flows([Event("gains", "P1", "P1", "bakery", 1), Event("gains", "P2", amount=-3)])
    >>> brought
    Flow(source='bank', target='P1', amount=1, seat='P1', card='bakery')
    >>> paid
    Flow(source='P2', target='bank', amount=3, seat=None, card=None)
    """
    found: list[Flow] = []
    for event in events:
        match event:
            case Event("pays", str(who), str(whom)):
                flow = Flow(who, whom, event.amount, whom, event.card)
            case Event("gains", str(who)):
                source, target = (BANK, who) if event.amount > 0 else (who, BANK)
                flow = Flow(source, target, abs(event.amount), event.whom, event.card)
            case _:
                continue
        if found and replace(found[-1], amount=flow.amount) == flow:
            found[-1] = replace(flow, amount=flow.amount + found[-1].amount)
        else:
            found.append(flow)
    return found
