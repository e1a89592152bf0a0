"""What an action brought to whom, in words."""

from collections.abc import Iterable, Sequence

from bourgade.engine.definition import Position
from bourgade.engine.told import Event
from bourgade.telling.telling import Deed, Flow, Reader, flows

from .words import mints, move, name_of, seats_of, stars, word
from .worth import total_stars


def tell(reader: Reader, action: str, events: Sequence[Event], before: Position, after: Position) -> Deed:
    """Return an action with what everybody gained and paid, the player whose turn it is first, and new stars."""
    seats = sorted(range(len(before["players"])), key=lambda seat: f"P{seat + 1}" != before["turn"])
    paid, placed = flows(events), action.startswith("place")
    facts = [
        fact
        for seat in seats
        for fact in [*money(reader, f"P{seat + 1}", paid, placed=placed), *new_stars(reader, before, after, seat)]
    ]
    return Deed(action, move(reader.language, action), facts, paid)


def money(reader: Reader, seat: str, paid: Iterable[Flow], *, placed: bool) -> Iterable[str]:
    """Give what one player gained or paid in sum, and in the upkeep by which buildings."""
    language, plain = reader.language, "plain-" if reader.plain else ""
    mine = [flow for flow in paid if seat in (flow.source, flow.target)]
    if gain := sum(flow.amount if flow.target == seat else -flow.amount for flow in mine):
        sign, number = "gain" if gain > 0 else "loss", abs(gain)
        fact = word(language, f"facts.{plain}{sign}", seat=seat, n=number, mints=mints(language, number))
        yield fact if placed else word(language, "noted", name=fact, note=upkeep(language, seat, mine))


def upkeep(language: str, seat: str, mine: Iterable[Flow]) -> str:
    """Say which buildings of a player brought mints in the upkeep."""
    works = dict.fromkeys(flow.card for flow in mine if flow.card and flow.seat == seat)
    what = word(language, "upkeep")
    names = ", ".join(name_of(language, slug) for slug in works)
    return word(language, "labelled", name=what, what=names) if names else what


def new_stars(reader: Reader, before: Position, after: Position, seat: int) -> Iterable[str]:
    """Give a player's stars, if they have changed."""
    (name, new), old = seats_of(after)[seat], before["players"][seat]
    if (total := total_stars(after, new)) != total_stars(before, old):
        key = f"facts.{'plain-' if reader.plain else ''}stars"
        yield word(reader.language, key, seat=name, n=total, stars=stars(reader.language, total))
