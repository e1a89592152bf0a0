"""What an action brought to whom, and which cards did it."""

from collections.abc import Iterable, Sequence

from bourgade.engine.definition import Position, seat_names
from bourgade.engine.notation import Action
from bourgade.engine.told import Event
from bourgade.telling.telling import Deed, Flow, Reader, flows

from .words import card_name, move, word

Causes = dict[str, list[str]]  # cards, with their owners where those are others


def tell(reader: Reader, action: Action, events: Sequence[Event], before: Position, _after: Position) -> Deed:
    """Return an action with what everybody gained and lost, the player whose turn it is first."""
    name = "" if action.parts.kind == "roll" else move(reader.language, action)  # the dice that follow tell it
    seats = sorted(seat_names(len(before["players"])), key=lambda seat: seat != before["turn"])
    paid = flows(events)
    facts = [fact(reader, seat, paid) for seat in seats]
    facts += [word(reader.language, "another-turn", seat=event.who) for event in events if event.kind == "again"]
    return Deed(action, name, [text for text in facts if text])


def fact(reader: Reader, seat: str, paid: Iterable[Flow]) -> str:
    """Return what one player gained or lost and by which cards; nothing where nothing was paid."""
    mine = [flow for flow in paid if seat in (flow.source, flow.target)]
    if not mine:
        return ""
    gain = sum(flow.amount if flow.target == seat else -flow.amount for flow in mine)
    sign = "gain" if gain > 0 else "loss" if gain < 0 else "even"
    key = f"{'plain-' if reader.plain else ''}{sign}"
    text = word(reader.language, f"facts-{key}", seat=seat, n=abs(gain))
    own, others = causes(mine, seat)
    told = word(reader.language, "semicolon").join(filter(None, [named(reader, own), named(reader, others)]))
    return f"{text} ({told})" if told else text


def causes(mine: Iterable[Flow], seat: str) -> tuple[Causes, Causes]:
    """Return a player's own cards that moved something, and those of others, in the order in which they worked."""
    own: Causes = {}
    others: Causes = {}
    for flow in mine:
        if flow.card is None or flow.seat is None:
            continue
        if flow.seat == seat:
            own[flow.card] = []
        elif flow.seat not in (owners := others.setdefault(flow.card, [])):
            owners.append(flow.seat)
    return own, others


def named(reader: Reader, cards: Causes) -> str:
    """Name cards, those of other players with their owners."""
    return ", ".join(
        word(reader.language, "card-of", card=card_name(reader.language, slug), seats=", ".join(owners))
        if owners
        else card_name(reader.language, slug)
        for slug, owners in cards.items()
    )
