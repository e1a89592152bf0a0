"""What buildings are worth, and what placements cost."""

from typing import Any

from bourgade.engine.definition import Position

from ..rules import COLUMN
from ..state import LOCATIONS
from .words import box_of

PER_PLAN = 2  # stars of the vault for each


def stars_of(position: Position, player: dict[str, Any]) -> dict[str, int]:
    """Return what each building of a player is worth (MW-40 to MW-43)."""
    plans, built = box_of(position)["plans"], player["buildings"]
    twice = "bridge" in built
    varying = {
        "museum": sum(plans[slug]["type"] == "culture" for slug in built) + twice,
        "obelisk": len(built) + twice,
        "gallery": player["gallery"],
        "vault": PER_PLAN * len(player["plans"]),
    }
    less = "landfill" in built
    stars = {slug: varying.get(slug, plans[slug]["stars"]) for slug in built}
    return {
        slug: max(0, number - 1) if less and plans[slug]["type"] == "culture" else number
        for slug, number in stars.items()
    }


def total_stars(position: Position, player: dict[str, Any]) -> int:
    """Return all stars of a player."""
    return sum(stars_of(position, player).values())


def price(position: Position, location: str, *cards: str) -> int:
    """Return how many mints a placement costs whose turn it is (MW-13, MW-21, MW-22)."""
    box = box_of(position)
    cost: int = box["plans"][cards[0]]["cost"] if location == "supplier" else box["locations"][location]["cost"]
    if location == "temp-agency":
        return cost + price(position, *cards)
    helper = {"supplier": "truck", "builder": "crane"}.get(location)
    built = position["players"][int(position["turn"][1:]) - 1]["buildings"]
    return cost - 1 if helper in built and cost > 1 else cost


def slots_of(position: Position, location: str) -> int:
    """Return how many slots a location has."""
    people = 1 if position["opponent"] else len(position["players"])
    slots: list[int] = box_of(position)["locations"][location]["slots"]
    return slots[people - 1]


def places_of(position: Position) -> list[str]:
    """Return the locations as they lie; in solo they stand in a column."""
    places = list(position["locations"])
    if not position["opponent"]:
        return places
    return [LOCATIONS[number] for number in COLUMN if LOCATIONS[number] in places]


def state_of(position: Position, location: str) -> str | None:
    """Return why a location cannot be used by anybody, if so."""
    closed = box_of(position)["locations"][location]["kind"] == "deed" and location not in position["open"]
    return "closed" if closed else "shut" if location in position.get("shut", []) else None


def deck_of(position: Position) -> int:
    """Return how many plans the deck has; whoever looks may know no more."""
    deck = position["deck"]
    return deck if isinstance(deck, int) else len(deck)
