"""The cards of Mint Works, and what house rules may change in them."""

from typing import Any

from ...engine.house import Form, House, Number
from .state import CARDS, MOST_SUPPLY

MOST_MINTS = 100
MOST_SLOTS = 20
LOCATION_NUMBERS = ["cost", "gain", "others", "owner"]
PLAN_NUMBERS = ["cost", "stars", "upkeep"]


def form(_edition: str) -> Form:
    """Return what house rules may change: every number that the box and its cards print."""
    box = CARDS["box"]
    return {
        "mints": Number(box["mints"], 0, MOST_MINTS),
        "stars": Number(box["stars"], 1, MOST_MINTS),
        "supply": Number(box["supply"], 1, MOST_SUPPLY - 1),
        "solo-supply": Number(box["solo-supply"], 1, MOST_SUPPLY - 1),
        "plans": {slug: numbers(plan, PLAN_NUMBERS) for slug, plan in CARDS["plans"].items()},
        "locations": {
            slug: {**numbers(location, LOCATION_NUMBERS), "slots": Number(None, 0, MOST_SLOTS)}
            for slug, location in CARDS["locations"].items()
        },
    }


def numbers(card: dict[str, Any], keys: list[str]) -> dict[str, Number]:
    return {key: Number(card[key], 0, MOST_MINTS) for key in keys if isinstance(card.get(key), int)}


def cards_of(house: House) -> dict[str, Any]:
    """Return the box's numbers, plans, locations and opponents, with what house rules change in them.

    >>> cards = cards_of({"mints": 5, "plans": {"statue": {"cost": 1}}, "locations": {"producer": {"slots": 4}}})
    >>> cards["mints"], cards["plans"]["statue"]["cost"], cards["locations"]["producer"]["slots"]
    (5, 1, [4, 4, 4, 4])
    """
    plans, locations = house.get("plans", {}), house.get("locations", {})
    data: dict[str, Any] = CARDS["box"] | {key: house[key] for key in house if key not in ("plans", "locations")}
    data["opponents"] = CARDS["opponents"]
    data["plans"] = {slug: plan | plans.get(slug, {}) for slug, plan in CARDS["plans"].items()}
    data["locations"] = {
        slug: with_slots(location | locations.get(slug, {})) for slug, location in CARDS["locations"].items()
    }
    return data


def with_slots(location: dict[str, Any]) -> dict[str, Any]:
    """Return a location with its slots for each number of players, also where house rules give one number for all."""
    slots = location["slots"]
    return location | {"slots": [slots] * 4 if isinstance(slots, int) else slots}
