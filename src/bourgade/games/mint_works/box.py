"""Mint Works as numbers: the box, which the rules get as an argument."""

import json
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine.definition import Edition, Options, Setting, record_of, record_type, seat_names
from ...engine.house import checked
from ...errors import UnknownOption, WrongPlayers, choices, nearest
from ...texts import messages_of
from .cards import cards_of, form
from .state import ADVANCED, LOCATIONS, OPPONENTS, PLANS, SEATS, TYPES

message = messages_of(__package__)

REVISION = 1  # of the rules: a fix that changes how a stored game replays is a new one
CULTURE = TYPES.index("culture")
PRODUCTION = TYPES.index("production")
JUSTIN, RACHAEL, SONIC, MORT = range(4)
NO_AGE = -1
MOST_DIGITS = 9  # of a number that is typed
MOST_YEARS = 200
NEVER = 9  # the rank of a type that an opponent never buys

BOX = record_type(
    [
        ("mints", np.int32, SEATS),  # at the start
        ("bank", np.int32),  # the supply of mints at the start, in Rachael's game
        ("age", np.int16, SEATS),
        ("revision", np.int16),
        ("cost", np.int16, len(PLANS)),
        ("stars", np.int16, len(PLANS)),
        ("upkeep", np.int16, len(PLANS)),
        ("location_cost", np.int16, len(LOCATIONS)),
        ("gain", np.int16, len(LOCATIONS)),
        ("others", np.int16, len(LOCATIONS)),
        ("owner", np.int16, len(LOCATIONS)),
        ("end", np.int16),  # stars that end the game
        ("type", np.int8, len(PLANS)),
        ("slots", np.int8, len(LOCATIONS)),
        ("supply", np.int8),
        ("players", np.int8),  # seats, a solo opponent's included
        ("first", np.int8),  # the seat that begins, -1 for a random one
        ("advanced", np.int8),  # one bit for each advanced location that the table chose ...
        ("random", np.int8),  # ... or how many are chosen at random
        ("opponent", np.int8),  # -1 for none
        ("dearest", np.int8),  # whether it buys the dearest plan, else the cheapest
        ("rank", np.int8, len(TYPES)),
    ]
)

EDITIONS = {
    "standard": Edition(
        players=range(1, SEATS + 1),
        options={
            "advanced": ["0", "1", "2", *ADVANCED],
            "opponent": OPPONENTS,
            "ages": ["none"],  # or one for each player
            "first": ["random", *seat_names(SEATS)],
        },
    )
}


def setting(edition: str, players: int, options: Options, revision: int, changes: object) -> Setting:
    """Return what a game is played with; options left out have their default.

    In solo the opponent has a seat too: a table of two with an opponent is the same.
    """
    opponent = opponent_of(players, options)
    seats = players if opponent is None else 2
    chosen: Options = {
        "advanced": advanced_of(options.get("advanced", 0), 1 if opponent else 2),
        "opponent": opponent,
        "ages": ages_of(options.get("ages"), 1 if opponent else seats),
        "first": first_of(options.get("first", "random"), seats, opponent),
    }
    house = checked(edition, form(edition), changes)
    boxes = box(json.dumps([house, chosen]), seats, revision)
    return Setting(edition, seats, chosen, revision, boxes, house, ("P2",) if opponent else ())


def opponent_of(players: int, options: Options) -> str | None:
    opponent = options.get("opponent")
    if opponent is None:
        return OPPONENTS[0] if players == 1 else None
    if not isinstance(opponent, str) or opponent not in OPPONENTS:
        hint = nearest(opponent, OPPONENTS)
        raise UnknownOption(message("wrong-no-opponent", opponent=repr(opponent), hint=hint, known=choices(OPPONENTS)))
    if players > 2:
        raise WrongPlayers(message("wrong-opponent-players", opponent=opponent, players=players))
    return opponent


def advanced_of(given: Any, number: int) -> list[str] | int:
    """Return the advanced locations of a table, or how many random ones: as many as there may be, or none."""
    if isinstance(given, str):  # as typed in a command
        given = typed_number(given) if given.isdecimal() else [name.strip() for name in given.split(",")]
    if given == [] or (type(given) is int and given in (0, number)):
        return 0 if given == [] else given
    if isinstance(given, list | tuple):
        for name in given:
            if name not in ADVANCED:
                raise UnknownOption(
                    message("wrong-no-advanced", name=repr(name), hint=nearest(name, ADVANCED), known=choices(ADVANCED))
                )
        if len(set(given)) == len(given) == number:
            return sorted(given, key=ADVANCED.index)
    raise UnknownOption(message("wrong-advanced", number=number, known=choices(ADVANCED), given=repr(given)))


def typed_number(text: str) -> int | str:
    """Return a number as typed in a command; what is none, or too long for one, stays a text."""
    return int(text) if text.strip().isdecimal() and len(text) <= MOST_DIGITS else text


def ages_of(given: Any, number: int) -> list[int] | None:
    if given is None or given == "none":
        return None
    if isinstance(given, str):
        given = [typed_number(age) for age in given.split(",")]
    if not isinstance(given, list | tuple) or len(given) != number:
        raise UnknownOption(message("wrong-ages", number=number, given=repr(given)))
    for age in given:
        if type(age) is not int or not 0 <= age <= MOST_YEARS:
            raise UnknownOption(message("wrong-age", most=MOST_YEARS, age=repr(age)))
    return list(given)


def first_of(given: Any, seats: int, opponent: str | None) -> str:
    allowed = ["random", *seat_names(seats)] if opponent is None else ["random"]
    if given not in allowed:
        if opponent is None:
            raise UnknownOption(message("wrong-first", seats=seats, known=choices(allowed), given=repr(given)))
        raise UnknownOption(message("wrong-solo-first", opponent=opponent, given=repr(given)))
    return str(given)


@lru_cache(1000)
def box(chosen: str, seats: int, revision: int) -> NDArray[Any]:
    """Return the cards with house rules and options (as JSON) as an array of one record."""
    house, options = json.loads(chosen)
    data = cards_of(house)
    boxes = np.zeros(1, BOX)
    b = record_of(boxes)
    b.revision, b.players, b.end = revision, seats, data["stars"]
    b.mints[:seats] = data["mints"]
    b.opponent = -1
    b.age = NO_AGE
    if options["ages"]:
        b.age[: len(options["ages"])] = options["ages"]
    b.first = ["random", *seat_names(SEATS)].index(options["first"]) - 1
    if isinstance(options["advanced"], int):
        b.random = options["advanced"]
    else:
        b.advanced = sum(1 << ADVANCED.index(slug) for slug in options["advanced"])
    b.supply = data["supply"]
    put_cards(b, data, seats if options["opponent"] is None else 1)
    if options["opponent"] is not None:
        put_opponent(b, data, options["opponent"])
    return boxes


def put_cards(b: Any, data: dict[str, Any], people: int) -> None:
    for kind, plan in enumerate(data["plans"].values()):
        b.cost[kind] = plan["cost"]
        b.stars[kind] = 0 if plan["stars"] == "varies" else plan["stars"]
        b.upkeep[kind] = plan.get("upkeep", 0)
        b.type[kind] = TYPES.index(plan["type"])
    for number, location in enumerate(data["locations"].values()):
        b.slots[number] = location["slots"][people - 1]
        b.location_cost[number] = location.get("cost", 0)
        b.gain[number] = location.get("gain", 0)
        b.others[number] = location.get("others", 0)
        b.owner[number] = location.get("owner", 0)


def put_opponent(b: Any, data: dict[str, Any], slug: str) -> None:
    opponent = data["opponents"][slug]
    b.opponent = OPPONENTS.index(slug)
    b.first = 1 if slug == "justin" else 0  # MW-57
    b.supply = data["solo-supply"]
    b.mints[1] = opponent.get("mints", 0)
    b.dearest = opponent["buys"] == "dearest"
    for number, name in enumerate(TYPES):
        b.rank[number] = opponent["types"].index(name) if name in opponent["types"] else NEVER
    if slug == "rachael":  # MW-59
        b.bank = max(0, data["all-mints"] - int(b.mints.sum()))
