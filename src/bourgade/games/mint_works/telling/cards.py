"""The cards of a table, with everything that they print."""

from typing import Any

from bourgade.engine.house import House
from bourgade.telling.telling import Cards, sentence

from ..cards import cards_of
from .words import effect, name_of, opponent, word

TABLES = {"locations": "location", "plans": "plan"}
NUMBERS = {
    "locations": ["cost", "slots", "gain", "others", "owner"],
    "plans": ["cost", "stars", "upkeep", "owner"],  # the owner's mints of a deed stand on its location
}


def cards(language: str, _edition: str, house: House) -> Cards:
    """Return locations, plans and opponents with house rules, in the order of positions, and the numbers of the box."""
    data = cards_of(house)
    shown = [printed(language, data, table, slug) for table in TABLES for slug in data[table]]
    opponents = [in_words(language, data, slug) for slug in data["opponents"]]
    return Cards(shown + opponents, {key: value for key, value in data.items() if isinstance(value, int)})


def printed(language: str, data: dict[str, Any], table: str, slug: str) -> dict[str, Any]:
    """Return a location or a plan in words and numbers; what a location is, is its type."""
    card = data["locations"].get(slug, {}) | data[table][slug]
    return {
        "slug": slug,
        "name": name_of(language, slug),
        "effect": sentence(effect(language, data, table, slug)),
        "kind": TABLES[table],
        "type": card["kind"] if table == "locations" else card["type"],
        **{key: card[key] for key in NUMBERS[table] if key in card},
    }


def in_words(language: str, data: dict[str, Any], slug: str) -> dict[str, Any]:
    """Return an opponent with what it does."""
    name = name_of(language, slug)
    does = [word(language, "effects-opponent", name=name), *opponent(language, data, slug)]
    return {"slug": slug, "name": name, "effect": " ".join(does), "kind": "opponent"}
