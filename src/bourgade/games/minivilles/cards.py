"""The cards of an edition, and what house rules may change in them."""

from functools import cache
from typing import Any

from ...engine.house import Form, House, Names, Number, Span
from ...errors import BadHouse
from ...texts import messages_of
from .state import CARDS

message = messages_of(__package__)

STARTING = ["wheat-field", "bakery"]  # every city has one from the beginning (MV-01)

LAST_TOTAL = 14  # two sixes and the harbor's 2
MOST_COINS = 1000
MOST_COPIES = 100  # with those that cities start with, they fit in an int8
CARD_NUMBERS = {  # the bounds of what a card prints
    "cost": (0, MOST_COINS),
    "amount": (0, MOST_COINS),
    "when-built": (0, MOST_COINS),
    "landmarks-below": (1, len(CARDS["landmarks"]) + 1),
    "roller-landmarks": (1, len(CARDS["landmarks"])),
}


def kinds_of(edition: str) -> list[str]:
    """Return the establishments of an edition.

    >>> len(kinds_of("base")), len(kinds_of("deluxe"))
    (15, 28)
    """
    return of_edition("establishments", edition)


def landmarks_of(edition: str) -> list[str]:
    """Return the landmarks of an edition.

    >>> landmarks_of("base")
    ['train-station', 'shopping-mall', 'amusement-park', 'radio-tower']
    """
    return of_edition("landmarks", edition)


def of_edition(table: str, edition: str) -> list[str]:
    sets = set(CARDS["editions"][edition]["sets"])
    return [slug for slug, card in CARDS[table].items() if sets & set(card["sets"])]


@cache
def form(edition: str) -> Form:
    """Return what house rules may change: every number that the box and its cards print, and which cards there are."""
    data: dict[str, Any] = CARDS["editions"][edition]
    kinds, landmarks = kinds_of(edition), landmarks_of(edition)
    numbers = {
        "coins": Number(data["coins"], 0, MOST_COINS),
        "win": Number(data["win"], 1, len(landmarks)),
        "piles": Number(data["piles"], 1, len(kinds)),
        "copies": Number(data["copies"], 0, MOST_COPIES),
        "purple-copies": Number(data["purple-copies"], 0, MOST_COPIES),
        "top-up": Number(data["top-up"], 0, MOST_COINS),
    }
    if "line" not in data["markets"]:
        del numbers["piles"]
    cards = {slug: establishment_form(CARDS["establishments"][slug]) for slug in kinds}
    cards |= {slug: card_form(CARDS["landmarks"][slug]) for slug in landmarks}
    return {**numbers, "without": Names([*kinds, *landmarks]), "cards": cards}


def establishment_form(card: dict[str, Any]) -> Form:
    return {"roll": Span(card["roll"], 1, LAST_TOTAL), **card_form(card), "copies": Number(None, 0, MOST_COPIES)}


def card_form(card: dict[str, Any]) -> Form:
    numbers = {key: Number(card[key], *bounds) for key, bounds in CARD_NUMBERS.items() if key in card}
    if card.get("amount") == "all":
        numbers["amount"] = Number("all", 0, MOST_COINS)
    elif card.get("amount", 0) < 0:  # its owner pays the bank
        numbers["amount"] = Number(card["amount"], -MOST_COINS, 0)
    return numbers


def cards_of(edition: str, house: House) -> dict[str, Any]:
    """Return an edition's numbers, establishments and landmarks, with what house rules change in them.

    >>> cards = cards_of("base", {"coins": 5, "cards": {"cafe": {"cost": 3}}, "without": ["mine"]})
    >>> cards["coins"], cards["win"], cards["establishments"]["cafe"]["cost"], "mine" in cards["establishments"]
    (5, 4, 3, False)
    """
    changes, without = house.get("cards", {}), house.get("without", [])
    data: dict[str, Any] = CARDS["editions"][edition] | {
        key: house[key] for key in house if key not in ("cards", "without")
    }
    data["establishments"] = {
        slug: with_copies(CARDS["establishments"][slug], data)
        | changes.get(slug, {})
        | ({"copies": 0} if slug in without else {})
        for slug in kinds_of(edition)
        if slug not in without or slug in STARTING
    }
    data["landmarks"] = {
        slug: CARDS["landmarks"][slug] | changes.get(slug, {}) for slug in landmarks_of(edition) if slug not in without
    }
    if data["win"] > (left := len(data["landmarks"])):
        raise BadHouse(message("wrong-landmarks-left", win=data["win"], left=left), "without")
    return data


def with_copies(card: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    return card | {"copies": data["purple-copies" if card["colour"] == "purple" else "copies"]}
