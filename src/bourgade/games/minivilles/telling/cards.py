"""The cards of a table, with everything that they print."""

from collections.abc import Iterator
from typing import Any

from bourgade.engine.house import House
from bourgade.telling.telling import Cards, sentence

from ..cards import cards_of
from .words import CITY_HALL, Card, card_name, effect

TABLES = {"establishments": "establishment", "landmarks": "landmark"}
TOWER = "tower"  # the icon of all landmarks


def cards(language: str, edition: str, house: House) -> Cards:
    """Return the cards of an edition with house rules, in the order of positions, and the numbers of the box."""
    data = cards_of(edition, house)
    return Cards(list(all_cards(language, data)), {key: value for key, value in data.items() if key not in TABLES})


def all_cards(language: str, data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give the establishments, the landmarks, and the city hall where every city has one."""
    for table, kind in TABLES.items():
        for slug, card in data[table].items():
            yield printed(language, kind, slug, card)
    if data[CITY_HALL]:
        what = sentence(effect(language, CITY_HALL, {}))
        yield {"slug": CITY_HALL, "name": card_name(language, CITY_HALL), "effect": what, "kind": CITY_HALL}


def printed(language: str, kind: str, slug: str, card: Card) -> dict[str, Any]:
    """Return an establishment or a landmark in words and numbers."""
    return {
        "slug": slug,
        "name": card_name(language, slug),
        "effect": sentence(effect(language, slug, card)),
        "kind": kind,
        "colour": card.get("colour", "landmark"),
        "icon": card.get("icon", TOWER),
        **{key: card[key] for key in ("roll", "cost", "amount", "copies") if key in card},
    }
