"""How towns stand, in numbers, and who won."""

from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action

from ..cards import STARTING
from .words import box_of, card_name, seat_of, word


def figures(position: Position) -> dict[str, list[int]]:
    """Return everybody's coins, what the town has cost, and the landmarks.

    Cards that came from others cost as much as if they had been built; those that every city starts with cost nothing,
    so who gives one of them away has a little less than nothing.
    """
    players, box = position["players"], box_of(position)
    costs = {slug: card["cost"] for slug, card in (box["establishments"] | box["landmarks"]).items()}
    return {
        "coins": [player["coins"] for player in players],
        "worth": [worth(costs, player) for player in players],
        "landmarks": [len(player["landmarks"]) for player in players],
    }


def worth(costs: dict[str, int], player: dict[str, Any]) -> int:
    """Return what a town has cost."""
    bought: int = sum(costs[slug] * count for slug, count in player["cards"].items())
    return bought + sum(costs[slug] for slug in player["landmarks"]) - sum(costs[slug] for slug in STARTING)


def series_title(language: str, key: str) -> str:
    """Return what numbers are called."""
    return word(language, f"series-{key}")


def why(language: str, position: Position, last: Action | None) -> str:
    """Say who won, and with which landmark (MV-57)."""
    if position["phase"] != "over":
        return ""
    seat, win = position["turn"], box_of(position)["win"]
    for built in last.parts.cards if last else ():
        if built in box_of(position)["landmarks"]:
            key = "won-last" if win > 1 else "won-only"
            return word(language, key, seat=seat, n=win, card=card_name(language, built))
    landmarks = position["players"][seat_of(position)]["landmarks"]
    return word(language, "won-has", seat=seat, cards=", ".join(card_name(language, slug) for slug in landmarks))
