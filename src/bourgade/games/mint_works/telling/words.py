"""Names and texts of Mint Works, with the numbers of the table's own rules."""

import json
from functools import lru_cache
from typing import Any

from bourgade.engine.definition import Options, Position
from bourgade.engine.notation import SECRET, Action
from bourgade.telling.telling import Reader
from bourgade.texts import has, say

from ..cards import cards_of

PACKAGE = "bourgade.games.mint_works"
CO_OP, SUPPLIER, TEMP_AGENCY = "co-op", "supplier", "temp-agency"
OPPONENT = "P2"  # where it sits
MINTS = ["gain", "others", "owner", "upkeep"]  # numbers that are mints
HOUSES = 64  # that are remembered

Card = dict[str, Any]


def move(language: str, action: Action) -> str:
    """Return the name of a move or an outcome.

    >>> from bourgade.engine.notation import written
    >>> move("en", written("place", "temp-agency", "builder", "gardens"))
    'Temp Agency as Builder: build Gardens'
    >>> move("fr", written("place", "recycler", SECRET))
    'Recycleur : céder une carte secrète'
    """
    kind, cards, player = action.parts.kind, action.parts.cards, action.parts.player
    if kind == "place":
        return placed(language, *cards)
    card = name_of(language, cards[0] if cards else CO_OP)
    return say(language, PACKAGE, f"moves-{kind}", card=card, player=player)


def placed(language: str, location: str, *cards: str) -> str:
    """Return the name of a placement."""
    if location == TEMP_AGENCY and cards:
        names = {"copied": placed(language, *cards)}
    else:
        names = dict(zip(["card", "other"], (name_of(language, card) for card in cards), strict=False))
    special = f"place-{location}"
    key = special if has(PACKAGE, f"moves-{special}") else "place"
    return say(language, PACKAGE, f"moves-{key}", location=name_of(language, location), **names)


def name_of(language: str, slug: str) -> str:
    """Return the name of a card; a seat is called by its own, and a card that nobody may know has none."""
    if slug == SECRET:
        return word(language, "unseen")
    return say(language, PACKAGE, f"cards-{slug}") if has(PACKAGE, f"cards-{slug}") else slug


def names(language: str, options: Options) -> dict[str, str]:
    """Return the seat of an opponent with its name."""
    return {OPPONENT: name_of(language, options["opponent"])} if options["opponent"] else {}


def seat_name(reader: Reader, position: Position, seat: str) -> str:
    """Return what a player is called at a terminal."""
    name = names(reader.language, position).get(seat)
    return word(reader.language, "seat-of", name=name, seat=seat) if name else reader.name(seat)


def price(position: Position, location: str, *cards: str) -> int:
    """Return how many mints a placement costs whose turn it is; at the agency with what it copies."""
    facts, seat = position["facts"], int(position["turn"][1:]) - 1
    if location == SUPPLIER:
        return int(facts["supply"][seat][cards[0]])
    own = int(facts["prices"][seat][location])
    return own + price(position, *cards) if location == TEMP_AGENCY else own


def stars_of(position: Position, seat: str) -> dict[str, int]:
    """Return what each building of a player is worth."""
    worth: dict[str, int] = position["facts"]["stars"][int(seat[1:]) - 1]
    return worth


def all_stars(position: Position, seat: str) -> int:
    """Return all stars of a player."""
    return sum(stars_of(position, seat).values())


def seats_of(position: Position) -> list[tuple[str, dict[str, Any]]]:
    """Return the players with their seats."""
    return [(f"P{number}", player) for number, player in enumerate(position["players"], 1)]


def acting(position: Position) -> str | None:
    """Return the seat that has to decide, if any."""
    return None if position["phase"] == "over" else position["turn"]


def box_of(position: Position) -> dict[str, Any]:
    """Return the numbers and cards that the table plays with, house rules included; they are shared, and only read."""
    return box_of_house(json.dumps(position.get("house", {})))


@lru_cache(HOUSES)
def box_of_house(house: str) -> dict[str, Any]:
    """Return the box of house rules as JSON."""
    return cards_of(json.loads(house))


def topics(language: str, position: Position) -> dict[str, str]:
    """Return the names of the locations in play, of all plans, and of the opponent."""
    opponent = [position["opponent"]] if position["opponent"] else []
    return {slug: name_of(language, slug) for slug in [*position["locations"], *box_of(position)["plans"], *opponent]}


def effect(language: str, box: dict[str, Any], table: str, slug: str) -> str:
    """Return what a card does: a plan, or a location."""
    card = box["locations"].get(slug, {}) | box[table][slug]
    values = {key: mints(language, card[key]) for key in MINTS if key in card}
    return word(language, f"{table}-{slug}", **values)


def opponent(language: str, box: dict[str, Any], slug: str) -> list[str]:
    """Return what an opponent buys, and what is special about it."""
    card = box["opponents"][slug]
    types = ", ".join(word(language, f"types-{kind}") for kind in card["types"])
    return [
        word(language, "opponent", buys=word(language, card["buys"]), types=types),
        word(language, f"opponents-{slug}"),
    ]


def mints(language: str, number: int | None) -> str:
    """Return a number of mints.

    >>> mints("en", 1), mints("en", 12), mints("fr", 0), mints("en", None)
    ('1 mint', '12 mints', '0 Mint', 'mints without limit')
    """
    return word(language, "no-limit") if number is None else counted(language, number, "mint", "mints")


def stars(language: str, number: int) -> str:
    """Return a number of stars."""
    return counted(language, number, "star", "stars")


def counted(language: str, number: int, one: str, many: str) -> str:
    """Return a number of things, by the texts for one and for many."""
    single = number == 1 or (number == 0 and word(language, "zero-is-one") == "yes")
    return word(language, one if single else many, n=number)


def word(language: str, key: str, **values: object) -> str:
    """Return a text of the table."""
    return say(language, PACKAGE, f"table-{key}", **values)
