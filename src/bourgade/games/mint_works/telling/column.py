"""What a solo opponent would do at each location now, and why it passes one by.

The rules say it themselves, interpreted: what it would place somewhere is what they dictate while no other location has
room, and what keeps it away is what has to be otherwise so that they dictate something.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from types import SimpleNamespace

from bourgade.engine.definition import Position
from bourgade.telling.payments import Counts, Table
from bourgade.telling.telling import Stop

from .. import DEFINITION
from ..rules import WITHOUT_LIMIT, dictated, has_room, is_open
from ..state import LOCATIONS, PLANS, UNKNOWN
from .table import table_of
from .words import UNSEEN, mints, move, name_of, word
from .worth import places_of

ME = 1  # the opponent's seat
LACKING = {"builder": "no-plan", "recycler": "no-card", "lotto": "no-deck", "temp-agency": "no-copy"}

Words = tuple[str, ...]  # of a placement: a location, and what it is about; none for a pass


def column(language: str, position: Position) -> list[Stop]:
    """Return the locations as the opponent goes through them (MW-50, MW-51); none without one, or at the end."""
    if not position["opponent"] or position["phase"] == "over":
        return []
    tables = list(possible(table_of(position)))
    goes_to = {dictates(table)[:1] for table in tables}
    stops = ((slug, goes_to == {(slug,)}) for slug in places_of(position))
    return [Stop(slug, text(language, tables, slug, now=now), now) for slug, now in stops]


def possible(table: Table) -> Iterator[Table]:
    """Give the tables that this may be on the opponent's turn, if it is a secret which plan it has had longest."""
    plans, known = table.state.plans, table.state.plans[ME, 0]
    unseen = [plan for plan in range(len(PLANS)) if table.state.deck >> plan & 1]
    for plan in unseen if known == UNKNOWN else [known]:
        yield changed(table, turn=ME, plans=Counts(plans | {(ME, 0): plan}))


def changed(table: Table, **fields: object) -> Table:
    """Return a table where something is otherwise."""
    return Table(table.box, SimpleNamespace(**vars(table.state) | fields))


def dictates(table: Table) -> Words:
    """Return what the rules dictate."""
    _, *words = DEFINITION.notation.fixed[dictated(table.box, table.state)].split()
    return tuple(words)


def text(language: str, tables: list[Table], slug: str, *, now: bool) -> str:
    """Say what the opponent would do at a location, or why it passes it by."""
    here = [alone(table, slug) for table in tables]
    placed = [dictates(table) for table in here]
    if not any(placed):
        return why_not(language, here[0], slug)
    if not all(placed):
        return word(language, "stops.secret")
    said = word(language, "stops.next" if now else "stops.later")
    what = about(language, known(placed))
    return word(language, "noted", name=said, note=what) if what else said


def alone(table: Table, slug: str) -> Table:
    """Return a table where no other location has room."""
    at = LOCATIONS.index(slug)
    shut = Counts(dict.fromkeys(range(len(LOCATIONS)), 1))
    return changed(table, shut=Counts(shut | {at: table.state.shut[at]}))


def known(placed: Iterable[Words]) -> list[str]:
    """Return the words that are the same in all cases; what may be one or another is a secret."""
    return [words[0] if len(set(words)) == 1 else UNSEEN for words in zip(*placed, strict=True)]


def about(language: str, words: list[str]) -> str:
    """Say what a placement is about: a card, two that are swapped, or what is copied."""
    location, *cards = words
    if location == "temp-agency":
        return move(language, " ".join(["place", *cards]))
    names = [name_of(language, card) for card in cards]
    return word(language, "stops.swap", given=names[0], gained=names[1]) if len(names) > 1 else "".join(names)


def why_not(language: str, here: Table, slug: str) -> str:
    """Say why the opponent passes a location by."""
    at, state = LOCATIONS.index(slug), here.state
    if not is_open(state, at):
        return word(language, "closed")
    if state.shut[at]:
        return word(language, "shut")
    if not has_room(here.box, state, at):
        return word(language, "stops.full")
    if not used_with(here, WITHOUT_LIMIT):
        return word(language, f"stops.{lacking(here, slug)}")
    if slug == "supplier":
        return word(language, "stops.none-to-pay")
    needed = bisect_left(range(WITHOUT_LIMIT), True, key=lambda number: used_with(here, number))
    return word(language, "stops.mints", mints=mints(language, needed))


def used_with(here: Table, number: int) -> bool:
    """Tell whether the opponent would place with so many mints."""
    return dictates(changed(here, mints=[0, number])) != ()


def lacking(here: Table, slug: str) -> str:
    """Return what the opponent lacks who could pay for all."""
    plans, buildings = here.state.plan_count[ME], here.state.building_count[ME]
    if slug == "supplier" and used_with(changed(here, plan_count=[0, 0]), WITHOUT_LIMIT):
        return "builds-first"  # MW-58
    if slug == "swap-meet" and not plans + buildings:
        return "no-card"
    return LACKING.get(slug, "none-to-take")
