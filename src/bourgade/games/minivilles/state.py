"""One game of Minivilles in progress: the record, and the words for its numbers."""

import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from ...engine.definition import record_type

CARDS: dict[str, Any] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
KINDS = list(CARDS["establishments"])
LANDMARKS = list(CARDS["landmarks"])
PLAIN = sum(card["icon"] != "tower" for card in CARDS["establishments"].values())  # kinds without tower come first
SEATS = 5

# The phases of a game, in the order in which a turn goes through them. In some it is chance that acts.
PHASES = {
    "first": (CHOOSING_FIRST := 0),  # chance
    "setup": (SETTING_UP := 1),  # chance
    "roll": (ROLLING := 2),
    "throw": (THROWING := 3),  # chance
    "reroll": (REROLLING := 4),
    "harbor": (ADDING := 5),
    "demolish": (DEMOLISHING := 6),
    "move": (MOVING := 7),
    "trawler": (TRAWLING := 8),  # chance
    "take": (TAKING := 9),
    "swap": (SWAPPING := 10),
    "renovate": (RENOVATING := 11),
    "build": (BUILDING := 12),
    "refill": (REFILLING := 13),  # chance
    "over": (OVER := 14),
}

STATE = record_type(
    [
        ("coins", np.int64, SEATS),
        ("startup", np.int32, SEATS),  # coins on each player's startup
        ("turns", np.int32),  # turns begun; luck is keyed by it, positions leave it out
        ("left", np.int16),  # cards in the deck
        ("owned", np.int8, (SEATS, len(KINDS))),  # open and closed copies
        ("closed", np.int8, (SEATS, len(KINDS))),
        ("piles", np.int8, len(KINDS)),
        ("deck", np.int8, len(KINDS)),
        ("landmarks", np.int8, SEATS),  # one bit each
        ("dice", np.int8, 2),  # as they lie; the second is 0 for one die
        ("phase", np.int8),
        ("turn", np.int8),
        ("throwing", np.int8),  # how many dice are in the air
        ("rerolled", np.int8),
        ("double", np.int8),  # another turn follows this one
        ("total", np.int8),  # what the roll counts as, the harbor's 2 included
        ("pending", np.int8),  # copies of the card at work that still have to act
        ("open_piles", np.int8),
    ]
)
