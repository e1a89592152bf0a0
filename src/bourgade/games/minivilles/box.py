"""An edition of Minivilles as numbers: the box, which the rules get as an argument."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Edition, Options, Setting, record_type, seat_names
from ...errors import UnknownOption, choices
from .state import CARDS, KINDS, LANDMARKS, SEATS

REVISION = 1  # of the rules: a fix that changes how a stored game replays is a new one
RED, GREEN, BLUE, PURPLE = range(4)
COLOURS = ["red", "green", "blue", "purple"]
ALL = 50_000_000_000_000_000  # more than anybody has, see MOST_COINS; 127 copies of it fit in 64 bits
TOTALS = 15  # a roll is at most 12, the harbor's 2 added

# Kinds that act by a function of their own instead of by the numbers below.
SPECIAL = ["trawler", "demolition-company", "moving-company"]

BOX = record_type(
    [
        ("amount", np.int64, len(KINDS)),
        ("cost", np.int16, len(KINDS)),
        ("when_built", np.int16, len(KINDS)),
        ("landmark_cost", np.int16, len(LANDMARKS)),
        ("landmark_amount", np.int16, len(LANDMARKS)),
        ("coins", np.int16),
        ("revision", np.int16),
        ("copies", np.int8, len(KINDS)),
        ("mall", np.int8, len(KINDS)),  # the shopping-mall makes it yield more
        ("needs", np.int8, len(KINDS)),  # a landmark as a bit, 0 for none
        ("landmarks_below", np.int8, len(KINDS)),
        ("roller_landmarks", np.int8, len(KINDS)),
        ("closes", np.int8, len(KINDS)),
        # What multiplies an amount: how many kinds are counted, which, and whether in all cities.
        ("counted", np.int8, len(KINDS)),
        ("counts", np.int8, (len(KINDS), 12)),
        ("everyone", np.int8, len(KINDS)),
        # What follows from the cards, so that no rule loops over all kinds to find a few.
        ("works", np.int8, (TOTALS, len(KINDS))),  # whether a total makes a kind work
        ("hits", np.int8, (4, TOTALS)),  # how many kinds of a colour a total makes work, special kinds aside ...
        ("hit", np.int8, (4, TOTALS, 16)),  # ... and which
        ("kinds", np.int8),
        ("kind", np.int8, len(KINDS)),  # the kinds of the edition
        ("landmarks", np.int8),
        ("landmark", np.int8, len(LANDMARKS)),
        ("players", np.int8),
        ("first", np.int8),  # the seat that begins, -1 for a random one
        ("line", np.int8),  # how many piles the line has, 0 for an open market
        ("win", np.int8),
        ("city_hall", np.int8),
        ("closing", np.int8),
        ("top_up", np.int8),
    ]
)


EDITIONS = {
    name: Edition(
        players=range(data["players"][0], data["players"][1] + 1),
        options={
            "market": data["markets"],
            "purples": ["all", "players-1"] if "line" in data["markets"] and data["purples"] else ["all"],
            "first": ["random", *seat_names(data["players"][1])],
        },
    )
    for name, data in CARDS["editions"].items()
}


def setting(edition: str, players: int, options: Options, revision: int) -> Setting:
    """Return what a game is played with; options left out have their default."""
    allowed = {**EDITIONS[edition].options, "first": ["random", *seat_names(players)]}
    chosen = {name: values[0] for name, values in allowed.items()} | options
    for name, value in chosen.items():
        if value not in allowed[name]:
            raise UnknownOption(
                f"Option {name} of {edition} with {players} players is {choices(allowed[name])}, not {value!r}."
            )
    if chosen["purples"] != "all" and chosen["market"] != "line":  # MV-04
        raise UnknownOption("Option purples='players-1' goes with market='line' only.")
    first = allowed["first"].index(chosen["first"]) - 1  # -1 for a random one
    boxes = box(edition, players, chosen["market"], chosen["purples"], first, revision)
    return Setting(edition, players, chosen, revision, boxes)


@cache
def box(edition: str, players: int, market: str, purples: str, first: int, revision: int) -> NDArray[Any]:
    """Return the edition with its options as an array of one record."""
    boxes = np.zeros(1, BOX)
    b = boxes.view(np.recarray)[0]
    data = CARDS["editions"][edition]
    b.revision = revision
    b.players, b.first, b.win, b.coins = players, first, data["win"], data["coins"]
    b.line = data["piles"] if market == "line" else 0
    b.city_hall, b.closing, b.top_up = data["city-hall"], data["closing"], data["top-up"]

    kinds = kinds_of(edition)
    b.kinds = len(kinds)
    for position, slug in enumerate(kinds):
        kind = KINDS.index(slug)
        b.kind[position] = kind
        put_card(b, kind, CARDS["establishments"][slug])
        b.copies[kind] = data["copies"]
        if CARDS["establishments"][slug]["colour"] == "purple":
            b.copies[kind] = players - 1 if purples == "players-1" else data["purple-copies"]

    for position, slug in enumerate(landmarks_of(edition)):
        b.landmarks = position + 1
        b.landmark[position] = LANDMARKS.index(slug)
        b.landmark_cost[LANDMARKS.index(slug)] = CARDS["landmarks"][slug]["cost"]
        b.landmark_amount[LANDMARKS.index(slug)] = CARDS["landmarks"][slug].get("amount", 0)

    put_hits(b, kinds)
    return boxes


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


def put_card(b: Any, kind: int, card: dict[str, Any]) -> None:
    amount = card.get("amount", 0)
    b.amount[kind] = ALL if amount == "all" else amount
    b.cost[kind] = card["cost"]
    b.when_built[kind] = card.get("when-built", 0)
    b.mall[kind] = card["icon"] in ("cup", "bread")
    b.needs[kind] = 1 << LANDMARKS.index(card["needs"]) if "needs" in card else 0
    b.landmarks_below[kind] = card.get("landmarks-below", 0)
    b.roller_landmarks[kind] = card.get("roller-landmarks", 0)
    b.closes[kind] = card.get("closes", False)
    b.everyone[kind] = card.get("whose") == "everyone"
    counted = [other for other, slug in enumerate(KINDS) if is_counted(slug, card)]
    b.counted[kind] = len(counted)
    b.counts[kind, : len(counted)] = counted
    b.works[card["roll"][0] : card["roll"][1] + 1, kind] = True


def is_counted(slug: str, card: dict[str, Any]) -> bool:
    return slug in card.get("per", []) or CARDS["establishments"][slug]["icon"] in card.get("per", [])


def put_hits(b: Any, kinds: list[str]) -> None:
    # MV-26: of the green cards, those that pay the bank come before those that take from it.
    for slug in sorted(kinds, key=lambda slug: b.amount[KINDS.index(slug)] >= 0):
        kind = KINDS.index(slug)
        colour = COLOURS.index(CARDS["establishments"][slug]["colour"])
        if slug not in SPECIAL:
            for total in np.flatnonzero(b.works[:, kind]):
                b.hit[colour, total, b.hits[colour, total]] = kind
                b.hits[colour, total] += 1


assert len(KINDS) <= 127, "a kind is kept in an int8"
assert max(edition["players"][1] for edition in CARDS["editions"].values()) == SEATS
