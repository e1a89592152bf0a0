"""Make the stored games: `python tests/records/make.py`.

Each file holds the record of a finished game and its final position. The tests replay them, so that a change in the
rules never breaks a running game unseen. Files that are there are left as they are: a stored game is history. When the
rules change on purpose, that is a new revision, under which the old games still replay; add games of the new one here.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import bourgade

FOLDER = Path(__file__).parent
TABLES: dict[str, dict[str, Any]] = {
    "base-2": {"edition": "base", "players": 2},
    "base-4": {"edition": "base", "players": 4, "first": "P3"},
    "marina-2": {"edition": "marina", "players": 2},
    "marina-3-open": {"edition": "marina", "players": 3, "market": "open"},
    "marina-4-few-purples": {"edition": "marina", "players": 4, "purples": "players-1"},
    "green-valley-2-open": {"edition": "green-valley", "players": 2, "market": "open", "first": "P2"},
    "green-valley-3": {"edition": "green-valley", "players": 3},
    "marina-green-valley-2-few-purples": {"edition": "marina-green-valley", "players": 2, "purples": "players-1"},
    "marina-green-valley-3-open": {"edition": "marina-green-valley", "players": 3, "market": "open"},
    "marina-green-valley-4": {"edition": "marina-green-valley", "players": 4},
    "deluxe-2": {"edition": "deluxe", "players": 2},
    "deluxe-5": {"edition": "deluxe", "players": 5},
    "deluxe-3-by-house-rules": {
        "edition": {
            "extends": "deluxe",
            "coins": 5,
            "win": 4,
            "piles": 8,
            "copies": 4,
            "top-up": 1,
            "without": ["bakery", "forest", "tax-office", "airport"],
            "cards": {
                "wheat-field": {"roll": [1, 2], "amount": 2},
                "cafe": {"roll": 4, "cost": 3},
                "mine": {"roll": [8, 9], "amount": 4, "copies": 6},
                "trawler": {"roll": [11, 14], "amount": 2},
                "general-store": {"landmarks-below": 3},
                "private-club": {"amount": 9, "roller-landmarks": 2},
                "stadium": {"roll": 5, "copies": 3},
                "harbor": {"cost": 3},
                "shopping-mall": {"amount": 2},
            },
        },
        "players": 3,
    },
    "mint-works-3-with-secrets": {"game": "mint-works", "players": 3, "advanced": ["recycler", "temp-agency"]},
    "mint-works-4-by-house-rules": {
        "game": "mint-works",
        "edition": {
            "extends": "standard",
            "mints": 5,
            "stars": 9,
            "supply": 4,
            "plans": {"lotto": {"cost": 1}, "statue": {"cost": 3, "stars": 4}, "mine": {"upkeep": 3}},
            "locations": {"producer": {"slots": 4, "gain": 3}, "lotto": {"cost": 1, "owner": 3}},
        },
        "players": 4,
        "advanced": 2,
        "ages": [9, 41, 43, 70],
    },
    "mint-works-justin": {"game": "mint-works", "players": 1, "opponent": "justin", "advanced": 1},
    "mint-works-rachael": {"game": "mint-works", "players": 1, "opponent": "rachael", "advanced": ["crowdfunder"]},
    "mint-works-sonic": {"game": "mint-works", "players": 1, "opponent": "sonic", "advanced": ["swap-meet"]},
    "ma-petite-ville-2": {"game": "ma-petite-ville", "players": 2, "colours": ["red", "blue"], "first": "P2"},
    "ma-petite-ville-3-easy": {"game": "ma-petite-ville", "edition": "easy", "players": 3},
    "ma-petite-ville-4-to-the-last-tile": {"game": "ma-petite-ville", "players": 4},
    "ma-petite-ville-3-by-house-rules": {
        "game": "ma-petite-ville",
        "edition": {
            "extends": "normal",
            "lengths": [1, 3, 3, 5, 9],
            "tiles": ["bgy/rxb/gyr", "bbb/ggg/yyy", "rrr/xbx/ygb", "xxx/xbx/xxx", "byb/gyg/ryr", "bgy/rxb/gyr"] * 2,
        },
        "players": 3,
        "colours": ["green", "yellow", "blue"],
    },
}
# Seeds of games that have what their name says, or a move that the others lack; those of the others are 1.
LUCKY = {
    "mint-works-3-with-secrets": 120,
    "mint-works-4-by-house-rules": 2,
    "ma-petite-ville-4-to-the-last-tile": 80,
    "ma-petite-ville-3-by-house-rules": 14,
}
FROM_A_POSITION = "deluxe-3-from-a-position"


def main() -> None:
    for name in [*TABLES, FROM_A_POSITION]:
        path = FOLDER / f"{name}.json"
        if path.exists():
            print(f"{path.name} is there already.")
            continue
        game = finished(name)
        path.write_text(text_of(game), "utf-8")
        print(f"{path.name}: {len(game.record()['actions'])} actions, won by {' and '.join(game.winners)}.")


def finished(name: str) -> bourgade.Game:
    """Return a game played to its end at random."""
    chooser = Random(name)
    if name == FROM_A_POSITION:
        middle = bourgade.new("minivilles", edition="deluxe", players=3, seed=1)
        for _ in range(200):
            step(middle, chooser)
        game = bourgade.load(middle.position(), seed=2)
    else:
        game = bourgade.new(**{"game": "minivilles", "seed": LUCKY.get(name, 1)} | TABLES[name])
    while not game.over:
        step(game, chooser)
    return game


def step(game: bourgade.Game, chooser: Random) -> None:
    legal = game.legal()
    if game.actor == "chance":
        game.draw()
    elif "no swap" in legal and chooser.random() < 0.25:  # one of some hundred moves, it would hardly ever be chosen
        game.play("no swap")
    else:
        game.play(chooser.choice(legal))


def text_of(game: bourgade.Game) -> str:
    """Return the file's text: JSON, with ten actions a line."""
    record = game.record()
    actions = [json.dumps(action) for action in record.pop("actions")]
    lines = ",\n".join(", ".join(actions[start : start + 10]) for start in range(0, len(actions), 10))
    head = json.dumps(record)[:-1]
    return f'{{"record": {head}, "actions": [\n{lines}\n]}},\n"final": {json.dumps(game.position())}}}\n'


if __name__ == "__main__":
    main()
