"""A position as the rules read it, so that an action can be played once more."""

import json
from functools import lru_cache
from types import SimpleNamespace

from bourgade.engine.definition import Position
from bourgade.telling.payments import Counts, Table, opened

from ..box import REVISION, setting
from ..state import KINDS, LANDMARKS, PHASES
from .words import HOUSES, seat_of

NUMBERS = {slug: number for number, slug in enumerate(KINDS)}
BITS = {slug: 1 << number for number, slug in enumerate(LANDMARKS)}


def table_of(position: Position) -> Table:
    """Return the box and the state of a position that a game has written."""
    players = position["players"]
    house = json.dumps(position.get("house", {}))
    state = SimpleNamespace(
        coins=[player["coins"] for player in players],
        startup=[player["startup"] for player in players],
        turns=0,
        left=sum(position["deck"].values()),
        owned=cards_in([player["cards"] for player in players]),
        closed=cards_in([player["closed"] for player in players]),
        piles=counted(position["piles"]),
        deck=counted(position["deck"]),
        landmarks=[sum(BITS[slug] for slug in player["landmarks"]) for player in players],
        dice=[*position.get("dice", []), 0, 0][:2],
        phase=PHASES[position["phase"]],
        turn=seat_of(position),
        throwing=position.get("throwing", 0),
        rerolled=position.get("rerolled", False),
        double=position.get("double", False),
        total=position.get("total", 0),
        pending=position.get("pending", 0),
        open_piles=len(position["piles"]),
    )
    return Table(box_of_table(position["edition"], house, len(players), position["market"]), state)


@lru_cache(HOUSES)
def box_of_table(edition: str, house: str, players: int, market: str) -> SimpleNamespace:
    """Return the box that a table of so many players has, with house rules as JSON."""
    return opened(setting(edition, players, {"market": market}, REVISION, json.loads(house)).boxes)


def cards_in(cities: list[dict[str, int]]) -> Counts:
    """Return how many of each kind are in each city."""
    return Counts({(seat, NUMBERS[slug]): n for seat, cards in enumerate(cities) for slug, n in cards.items()})


def counted(cards: dict[str, int]) -> Counts:
    """Return how many of each kind there are."""
    return Counts({NUMBERS[slug]: n for slug, n in cards.items()})
