"""What an action brought to whom, in words."""

from collections.abc import Iterable, Sequence

from bourgade.engine.definition import Position, seat_names
from bourgade.engine.notation import Action
from bourgade.engine.told import Event
from bourgade.telling.telling import Deed, Flow, Reader, flows

from .words import all_stars, mints, move, name_of, stars, word


def tell(reader: Reader, action: Action, events: Sequence[Event], before: Position, after: Position) -> Deed:
    """Return an action with what everybody gained and paid, the player whose turn it is first, and new stars."""
    seats = sorted(seat_names(len(before["players"])), key=lambda seat: seat != before["turn"])
    paid, placed = flows(events), action.parts.kind == "place"
    facts = [
        fact
        for seat in seats
        for fact in [*money(reader, seat, paid, placed=placed), *new_stars(reader, before, after, seat)]
    ]
    return Deed(action, move(reader.language, action), facts)


def money(reader: Reader, seat: str, paid: Iterable[Flow], *, placed: bool) -> Iterable[str]:
    """Give what one player gained or paid in sum, and in the upkeep by which buildings."""
    language, plain = reader.language, "plain-" if reader.plain else ""
    mine = [flow for flow in paid if seat in (flow.source, flow.target)]
    if gain := sum(flow.amount if flow.target == seat else -flow.amount for flow in mine):
        sign, number = "gain" if gain > 0 else "loss", abs(gain)
        fact = word(language, f"facts-{plain}{sign}", seat=seat, n=number, mints=mints(language, number))
        yield fact if placed else word(language, "noted", name=fact, note=upkeep(language, seat, mine))


def upkeep(language: str, seat: str, mine: Iterable[Flow]) -> str:
    """Say which buildings of a player brought mints in the upkeep."""
    works = dict.fromkeys(flow.card for flow in mine if flow.card and flow.seat == seat)
    what = word(language, "upkeep")
    names = ", ".join(name_of(language, slug) for slug in works)
    return word(language, "labelled", name=what, what=names) if names else what


def new_stars(reader: Reader, before: Position, after: Position, seat: str) -> Iterable[str]:
    """Give a player's stars, if they have changed."""
    if (total := all_stars(after, seat)) != all_stars(before, seat):
        key = f"facts-{'plain-' if reader.plain else ''}stars"
        yield word(reader.language, key, seat=seat, n=total, stars=stars(reader.language, total))
