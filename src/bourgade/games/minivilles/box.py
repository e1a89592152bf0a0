"""An edition of Minivilles as numbers: the box, which the rules get as an argument."""

import json
from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Edition, Options, Setting, record_of, record_type, seat_names
from ...engine.house import House, checked
from ...errors import UnknownOption, choices
from ...texts import messages_of
from .cards import cards_of, form
from .state import CARDS, KINDS, LANDMARKS, SEATS

message = messages_of(__package__)

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
        ("top_up", np.int16),
        ("revision", np.int16),
        ("copies", np.int8, len(KINDS)),
        ("colour", np.int8, len(KINDS)),
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
        ("red_totals", np.int8),  # how many totals make a red kind work ...
        ("red_total", np.int8, TOTALS),  # ... and which
        ("ways", np.int8, (2, len(KINDS))),  # how many of 36 throws of one die, or of two, make a kind work
        ("special", np.int8, len(KINDS)),  # whether a kind has a rule of its own
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


def setting(edition: str, players: int, options: Options, revision: int, changes: object) -> Setting:
    """Return what a game is played with; options left out have their default."""
    allowed = {**EDITIONS[edition].options, "first": ["random", *seat_names(players)]}
    chosen = {name: values[0] for name, values in allowed.items()} | options
    for name, value in chosen.items():
        if value not in allowed[name]:
            raise UnknownOption(
                message(
                    "wrong-option",
                    name=name,
                    edition=edition,
                    players=players,
                    known=choices(allowed[name]),
                    value=repr(value),
                )
            )
    if chosen["purples"] != "all" and chosen["market"] != "line":  # MV-04
        raise UnknownOption(message("wrong-purples"))
    house = checked(edition, form(edition), changes)
    first = allowed["first"].index(chosen["first"]) - 1  # -1 for a random one
    boxes = box(edition, json.dumps(house), players, chosen["market"], chosen["purples"], first, revision)
    return Setting(edition, players, chosen, revision, boxes, house)


@lru_cache(1000)
def box(edition: str, house: str, players: int, market: str, purples: str, first: int, revision: int) -> NDArray[Any]:
    """Return the edition with house rules (as JSON) and options as an array of one record."""
    boxes = np.zeros(1, BOX)
    b = record_of(boxes)
    changes = json.loads(house)
    data = cards_of(edition, changes)
    b.revision = revision
    b.players, b.first, b.win, b.coins = players, first, data["win"], data["coins"]
    b.line = data["piles"] if market == "line" else 0
    b.city_hall, b.closing, b.top_up = data["city-hall"], data["closing"], data["top-up"]

    kinds = data["establishments"]
    b.kinds = len(kinds)
    for position, (slug, card) in enumerate(kinds.items()):
        kind = KINDS.index(slug)
        b.kind[position] = kind
        put_card(b, kind, card)
        b.copies[kind] = card["copies"]
        if card["colour"] == "purple" and purples == "players-1" and not own_copies(slug, changes):
            b.copies[kind] = players - 1

    for position, (slug, card) in enumerate(data["landmarks"].items()):
        b.landmarks = position + 1
        b.landmark[position] = LANDMARKS.index(slug)
        b.landmark_cost[LANDMARKS.index(slug)] = card["cost"]
        b.landmark_amount[LANDMARKS.index(slug)] = card.get("amount", 0)

    put_hits(b, list(kinds))
    return boxes


def own_copies(slug: str, house: House) -> bool:
    """Tell whether house rules say how many copies of one kind there are."""
    return slug in house.get("without", []) or "copies" in house.get("cards", {}).get(slug, {})


def put_card(b: Any, kind: int, card: dict[str, Any]) -> None:
    amount = card.get("amount", 0)
    b.amount[kind] = ALL if amount == "all" else amount
    b.cost[kind] = card["cost"]
    b.colour[kind] = COLOURS.index(card["colour"])
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
        totals = [total for total in range(TOTALS) if b.works[total, kind]]
        b.ways[0, kind] = sum(6 for total in totals if total <= 6)
        b.ways[1, kind] = sum(max(0, 6 - abs(7 - total)) for total in totals)
        if slug in SPECIAL or b.colour[kind] == PURPLE:
            b.special[kind] = True
            continue
        for total in totals:
            b.hit[b.colour[kind], total, b.hits[b.colour[kind], total]] = kind
            b.hits[b.colour[kind], total] += 1
    red_totals = np.flatnonzero(b.hits[RED])
    b.red_totals = len(red_totals)
    b.red_total[: len(red_totals)] = red_totals


assert len(KINDS) <= 127, "a kind is kept in an int8"
assert max(Counter(card["colour"] for card in CARDS["establishments"].values()).values()) <= BOX["hit"].shape[-1]
assert max(edition["players"][1] for edition in CARDS["editions"].values()) == SEATS
