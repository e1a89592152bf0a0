"""How towns stand, in numbers, and who won."""

from typing import Any

from bourgade.engine.definition import Position
from bourgade.engine.notation import Action
from bourgade.telling.telling import Reader
from bourgade.texts import listed, say

from ..cards import STARTING
from .words import PACKAGE, box_of, card_name, seat_of


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
    return say(language, PACKAGE, f"series-{key}")


def why(reader: Reader, position: Position, last: Action | None) -> str:
    """Say who won, and with which landmark (MV-57)."""
    if position["phase"] != "over":
        return ""
    winner, landmarks = reader.person("who", position["turn"]), box_of(position)["landmarks"]
    for built in last.parts.cards if last else ():
        if built in landmarks:
            win = box_of(position)["win"]
            key, values = ("won-last", {"n": win}) if win > 1 else ("won-only", {})
            return f"{say(reader.language, PACKAGE, key, card=built, **values, **winner)}."
    stand = position["players"][seat_of(position)]["landmarks"]
    names = listed(reader.language, [card_name(reader.language, slug) for slug in stand])
    return f"{say(reader.language, PACKAGE, 'won-has', cards=names, **winner)}."
