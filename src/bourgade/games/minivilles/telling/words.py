"""Names and texts of Minivilles, with the numbers of the table's own rules."""

import json
from functools import lru_cache
from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.telling.telling import Reader
from bourgade.texts import has, say

from ..cards import cards_of

PACKAGE = "bourgade.games.minivilles"
CITY_HALL = "city-hall"
HOUSES = 64  # that are remembered

Card = dict[str, Any]


def move(reader: Reader, action: Action) -> str:
    """Return the name of a move or an outcome.

    >>> from bourgade.engine.notation import written
    >>> move(Reader("fr", names={"P2": "Ana"}), written("swap", "bakery", "mine", player="P2"))
    "Échanger une Boulangerie contre la Mine d'Ana"
    """
    text, parts = action
    own = text.replace(" ", "-")
    cards = zip(["card", "other"], parts.cards, strict=False)
    numbers = zip(["number", "second"], parts.numbers, strict=False)
    key = own if has(PACKAGE, f"moves-{own}") else parts.kind
    player = reader.name(parts.player) if parts.player else ""
    return say(reader.language, PACKAGE, f"moves-{key}", player=player, **dict(cards), **dict(numbers))


def box_of(position: Position) -> dict[str, Any]:
    """Return the numbers and cards that the table plays with, house rules included; they are shared, and only read."""
    return box_of_house(position["edition"], json.dumps(position.get("house", {})))


@lru_cache(HOUSES)
def box_of_house(edition: str, house: str) -> dict[str, Any]:
    """Return the box of an edition with house rules as JSON."""
    return cards_of(edition, json.loads(house))


def seat_of(position: Position) -> int:
    """Return whose turn it is, from 0."""
    return int(position["turn"][1:]) - 1


def card_of(position: Position, slug: str) -> Card:
    """Return an establishment or a landmark."""
    box = box_of(position)
    card: Card = box["establishments"].get(slug) or box["landmarks"][slug]
    return card


def colour_of(position: Position, slug: str) -> str:
    """Return the colour of an establishment, or that it is a landmark."""
    return str(card_of(position, slug).get("colour", "landmark"))


def topics(language: str, position: Position) -> dict[str, str]:
    """Return the names of all cards and landmarks that the table plays with."""
    box = box_of(position)
    slugs = [*box["establishments"], *box["landmarks"], *([CITY_HALL] if box[CITY_HALL] else [])]
    return {slug: card_name(language, slug) for slug in slugs}


def card_name(language: str, slug: str) -> str:
    """Return the name of a card."""
    return say(language, PACKAGE, f"cards-{slug}")


def effect(language: str, slug: str, card: Card) -> str:
    """Return what a card does.

    >>> effect("en", "private-club", {"amount": "all", "roller-landmarks": 3})
    'whoever rolls and has at least 3 landmarks pays you all their coins'
    """
    amount = card.get("amount", 0)
    shown = {"amount": say(language, PACKAGE, "table-all-coins")} if amount == "all" else {"owed": -amount}
    return say(language, PACKAGE, f"table-effects-{slug}", **{**card, **shown})


def roll_of(card: Card) -> str:
    """Return the totals that make a card work.

    >>> roll_of({"roll": [9, 10]}), roll_of({"roll": [3, 3]})
    ('9-10', '3')
    """
    return "-".join(str(total) for total in sorted(set(card["roll"])))
