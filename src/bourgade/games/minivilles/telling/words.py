"""Names and texts of Minivilles, with the numbers of the table's own rules."""

import json
from functools import lru_cache
from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.texts import has, say

from ..cards import cards_of

PACKAGE = "bourgade.games.minivilles"
CITY_HALL = "city-hall"
HOUSES = 64  # that are remembered

Card = dict[str, Any]


def move(language: str, action: Action) -> str:
    """Return the name of a move or an outcome.

    >>> from bourgade.engine.notation import written
    >>> move("fr", written("swap", "bakery", "mine", player="P2"))
    'Échanger Boulangerie contre Mine de P2'
    """
    text, parts = action
    own = text.replace(" ", "-")
    names = zip(["card", "other"], (card_name(language, card) for card in parts.cards), strict=False)
    numbers = zip(["number", "second"], parts.numbers, strict=False)
    key = own if has(PACKAGE, f"moves-{own}") else parts.kind
    return say(language, PACKAGE, f"moves-{key}", player=parts.player, **dict(names), **dict(numbers))


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
    return say(language, PACKAGE, "table-city-hall" if slug == CITY_HALL else f"cards-{slug}")


def effect(language: str, slug: str, card: Card) -> str:
    """Return what a card does.

    >>> effect("en", "private-club", {"amount": "all", "roller-landmarks": 3})
    'if the roller has 3 landmarks or more: all coins from the roller'
    """
    amount = card.get("amount", 0)
    shown = {"amount": word(language, "all")} if amount == "all" else {"owed": -amount}
    return word(language, f"effects-{slug}", **{**card, **shown})


def roll_of(card: Card) -> str:
    """Return the totals that make a card work.

    >>> roll_of({"roll": [9, 10]}), roll_of({"roll": [3, 3]})
    ('9-10', '3')
    """
    return "-".join(str(total) for total in sorted(set(card["roll"])))


def counted(language: str, player: dict[str, Any], slug: str, times: str = "copies") -> str:
    """Return the name of a kind in a city, with how many there are and what lies on them."""
    count, closed = player["cards"][slug], player["closed"].get(slug, 0)
    text = card_name(language, slug)
    if count > 1:
        text += word(language, times, n=count)
    if closed:
        text += f" ({word(language, 'closed', n=closed)})"
    if slug == "startup":
        text += f" ({coins(language, player['startup'])})"
    return text


def coins(language: str, number: int) -> str:
    """Return a number of coins.

    >>> coins("en", 1), coins("en", 12), coins("fr", 0)
    ('1 coin', '12 coins', '0 pièce')
    """
    one = number == 1 or (number == 0 and word(language, "zero-is-one") == "yes")
    return word(language, "coin" if one else "coins", n=number)


def word(language: str, key: str, **values: object) -> str:
    """Return a text of the table."""
    return say(language, PACKAGE, f"table-{key}", **values)
