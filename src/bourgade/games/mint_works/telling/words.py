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
TELLING = "bourgade.games.mint_works.telling"
SUPPLIER, TEMP_AGENCY = "supplier", "temp-agency"
CO_OP = "co-op"
OPPONENT = "P2"  # where it sits
MINTS = ["gain", "others", "owner", "upkeep"]  # numbers that are mints
HOUSES = 64  # that are remembered

Card = dict[str, Any]


def move(reader: Reader, action: Action) -> str:
    r"""Return the name of a move or an outcome.

    >>> from bourgade.engine.notation import written
    >>> move(Reader("en"), written("place", "temp-agency", "builder", "gardens"))
    'Temp Agency as Builder: build the Gardens'
    >>> move(Reader("fr"), written("place", "recycler", SECRET))
    'Recycleur\xa0: recycler un plan secret'
    """
    kind, cards = action.parts.kind, action.parts.cards
    if kind == "place":
        return placed(reader.language, *cards)
    card = cards[0] if cards else CO_OP
    key = f"moves-{kind}-secret" if card == SECRET else f"moves-{kind}"
    player = reader.person("player", action.parts.player) if action.parts.player else {}
    return say(reader.language, PACKAGE, key, card=card, **player)


def placed(language: str, location: str, *cards: str) -> str:
    """Return the name of a placement."""
    name = name_of(language, location)
    if location == TEMP_AGENCY and cards:
        return say(language, PACKAGE, f"moves-place-{location}", location=name, copied=placed(language, *cards))
    key = f"moves-place-{location}-secret" if SECRET in cards else f"moves-place-{location}"
    about = dict(zip(["card", "other"], cards, strict=False))
    return say(language, PACKAGE, key if has(PACKAGE, key) else "moves-place", location=name, **about)


def name_of(language: str, slug: str) -> str:
    """Return the name of a card; one that nobody may know has none."""
    return word(language, "secret-plan") if slug == SECRET else say(language, PACKAGE, f"cards-{slug}")


def names(language: str, options: Options) -> dict[str, str]:
    """Return the seat of an opponent with its name."""
    return {OPPONENT: name_of(language, options["opponent"])} if options["opponent"] else {}


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
    return word(language, f"effects-{table}-{slug}", **values)


def opponent(language: str, box: dict[str, Any], slug: str) -> list[str]:
    """Return what an opponent buys, and what is special about it."""
    card = box["opponents"][slug]
    types = ", ".join(shared(language, f"types-{kind}") for kind in card["types"])
    return [word(language, f"effects-buys-{card['buys']}", types=types), word(language, f"effects-opponents-{slug}")]


def mints(language: str, number: int | None) -> str:
    """Return a number of mints.

    >>> mints("en", 1), mints("en", 12), mints("fr", 0), mints("en", None)
    ('1 mint', '12 mints', '0 Mint', 'mints without limit')
    """
    return shared(language, "about-no-limit") if number is None else shared(language, "about-mints", n=number)


def shared(language: str, key: str, **values: object) -> str:
    """Return a text that pages say too."""
    return say(language, PACKAGE, key, **values)


def word(language: str, key: str, **values: object) -> str:
    """Return a text of what is told but not by pages: they are told it."""
    return say(language, TELLING, key, **values)
