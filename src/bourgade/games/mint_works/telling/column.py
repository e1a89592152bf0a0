"""What a solo opponent would do at each location now, and why it passes one by.

The rules say it themselves, interpreted: what it would place somewhere is what they dictate while no other location has
room, and what keeps it away is what has to be otherwise so that they dictate something.
"""

from bisect import bisect_left
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, NamedTuple

from numpy.typing import NDArray

from bourgade.engine.game import View
from bourgade.engine.notation import SECRET
from bourgade.engine.rules import widen
from bourgade.telling.telling import Reader, Stop

from .. import DEFINITION
from ..cards import MOST_MINTS
from ..position import is_in_play
from ..rules import COLUMN, WITHOUT_LIMIT, dictated, has_room, is_open
from ..state import LOCATIONS, OVER, PLANS, UNKNOWN
from .words import TEMP_AGENCY, name_of, placed, shared, word

ME = 1  # the opponent's seat
LACKING = {"builder": "no-plan", "recycler": "no-card", "lotto": "no-deck", "temp-agency": "no-copy"}
DEAREST = 2 * MOST_MINTS  # what a placement may cost, with what the agency asks beside it

Words = tuple[str, ...]  # of a placement: a location, and what it is about; none for a pass


class Table(NamedTuple):
    """A box and a state as the rules read them."""

    box: SimpleNamespace
    state: SimpleNamespace


def column(reader: Reader, view: View) -> list[Stop]:
    """Return the locations as the opponent goes through them (MW-50, MW-51); none without one, or at the end."""
    _, boxes, states = view.inside()
    box, state = opened(boxes), opened(states)
    if box.opponent < 0 or state.phase == OVER:
        return []
    tables = possible(Table(box, state))
    goes_to = {dictates(table)[:1] for table in tables}
    slugs = [LOCATIONS[number] for number in COLUMN if is_in_play(state, number)]
    stops = ((slug, goes_to == {(slug,)}) for slug in slugs)
    return [Stop(slug, text(reader.language, tables, slug, now=now), now) for slug, now in stops]


def opened(records: NDArray[Any]) -> SimpleNamespace:
    """Return a copy of the one record of an array, as rules read it: they are interpreted faster so."""
    [record] = widen(records)
    return SimpleNamespace(**{name: record[name] for name in record.dtype.names})


def possible(table: Table) -> list[Table]:
    """Return the tables that this may be on the opponent's turn, if it is a secret which plan it has had longest."""
    plans = table.state.plans
    known = plans[ME, 0]
    oldest = set(range(len(PLANS))) - seen(table.state) if known == UNKNOWN else [known]
    return [changed(table, turn=ME, plans=with_oldest(plans, plan)) for plan in oldest]


def seen(state: Any) -> set[int]:
    """Return the plans that lie open, or are known to who looks."""
    held = [state.plans[seat, : state.plan_count[seat]] for seat in range(len(state.plans))]
    built = [state.buildings[seat, : state.building_count[seat]] for seat in range(len(state.plans))]
    elsewhere = [state.supply[: state.supply_count], state.under[: state.under_count]]
    return {int(plan) for cards in (*held, *built, *elsewhere) for plan in cards}


def with_oldest(plans: NDArray[Any], plan: int) -> NDArray[Any]:
    """Return everybody's plans where this is the one that the opponent has had longest."""
    others = plans.copy()
    others[ME, 0] = plan
    return others


def changed(table: Table, **fields: object) -> Table:
    """Return a table where something is otherwise."""
    return Table(table.box, SimpleNamespace(**vars(table.state) | fields))


def dictates(table: Table) -> Words:
    """Return what the rules dictate."""
    return DEFINITION.notation.fixed[dictated(table.box, table.state)].parts.cards


def text(language: str, tables: list[Table], slug: str, *, now: bool) -> str:
    """Say what the opponent would do at a location, or why it passes it by."""
    here = [alone(table, slug) for table in tables]
    everywhere = [dictates(table) for table in here]
    if not any(everywhere):
        return why_not(language, here[0], slug)
    if not all(everywhere):
        return word(language, "stops-secret")
    said = word(language, "stops-next" if now else "stops-later")
    what = about(language, known(everywhere))
    return word(language, "stops-about", does=said, what=what) if what else said


def alone(table: Table, slug: str) -> Table:
    """Return a table where no other location has room."""
    at = LOCATIONS.index(slug)
    others = [number != at or table.state.shut[at] for number in range(len(LOCATIONS))]
    return changed(table, shut=others)


def known(placements: Iterable[Words]) -> list[str]:
    """Return the words that are the same in all cases; what may be one or another is a secret."""
    return [words[0] if len(set(words)) == 1 else SECRET for words in zip(*placements, strict=True)]


def about(language: str, words: list[str]) -> str:
    """Say what a placement is about: a card, two that are swapped, or what is copied."""
    location, *cards = words
    if location == TEMP_AGENCY:
        return placed(language, *cards)
    names = [name_of(language, card) for card in cards]
    return word(language, "stops-swap", given=names[0], gained=names[1]) if len(names) > 1 else "".join(names)


def why_not(language: str, here: Table, slug: str) -> str:
    """Say why the opponent passes a location by."""
    at, state = LOCATIONS.index(slug), here.state
    if not is_open(state, at):
        return shared(language, "about-closed")
    if state.shut[at]:
        return shared(language, "about-shut")
    if not has_room(here.box, state, at):
        return word(language, "stops-full")
    if not used_with(here, WITHOUT_LIMIT):
        return word(language, f"stops-{lacking(here, slug)}")
    if slug == "supplier":
        return word(language, "stops-none-to-pay")
    needed = bisect_left(range(DEAREST), True, key=lambda number: used_with(here, number))
    return word(language, "stops-mints", n=needed)


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
