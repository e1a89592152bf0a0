"""The cards of a table, with everything that they print."""

from typing import Any

from ...engine.house import House
from ...games.mint_works.cards import cards_of
from ..telling import Cards, sentence
from .words import effect, name_of

TABLES = {"locations": "location", "plans": "plan"}


def cards(language: str, _edition: str, house: House) -> Cards:
    """Return locations and plans with house rules, in the order of positions, and the numbers of the box."""
    data = cards_of(house)
    shown = [printed(language, data, table, slug) for table in TABLES for slug in data[table]]
    return Cards(shown, {key: value for key, value in data.items() if isinstance(value, int)})


def printed(language: str, data: dict[str, Any], table: str, slug: str) -> dict[str, Any]:
    """Return a location or a plan in words and numbers; what a location is, is its type."""
    card = data[table][slug]
    return {
        "slug": slug,
        "name": name_of(language, slug),
        "effect": sentence(effect(language, data, table, slug)),
        "kind": TABLES[table],
        "type": card["kind"] if table == "locations" else card["type"],
        **{key: card[key] for key in ("cost", "stars", "slots") if key in card},
    }
