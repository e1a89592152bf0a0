"""One game of Mint Works in progress: the record, and the words for its numbers."""

import tomllib
from importlib.resources import files
from typing import Any

import numpy as np

from ...engine.definition import record_type

CARDS: dict[str, Any] = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))
PLANS = list(CARDS["plans"])
LOCATIONS = list(CARDS["locations"])
ADVANCED = [slug for slug, location in CARDS["locations"].items() if location["kind"] == "advanced"]
OPPONENTS = list(CARDS["opponents"])
TYPES = ["culture", "production", "utility", "deed"]
SEATS = 4
MOST_SUPPLY = 8  # plans that lie face up, the one that the swap-meet adds included
UNKNOWN = len(PLANS)  # a plan that a seat may not know
EVERYBODY = -1  # knows a card under the deck; else it is a seat

# The phases of a game. In some it is chance that acts.
PHASES = {
    "first": (CHOOSING_FIRST := 0),  # chance
    "advanced": (CHOOSING_ADVANCED := 1),  # chance
    "supply": (LAYING_OUT := 2),  # chance
    "develop": (DEVELOPING := 3),
    "lotto": (DRAWING := 4),  # chance
    "replace": (REPLACING := 5),  # chance
    "refill": (REFILLING := 6),  # chance
    "co-op": (SHARING := 7),
    "over": (OVER := 8),
}

STATE = record_type(
    [
        ("mints", np.int64, SEATS),
        ("gallery", np.int64),  # mints on the gallery
        ("bank", np.int64),  # the supply of mints in Rachael's game
        ("lying", np.int64, len(LOCATIONS)),  # mints on each location
        ("placed_by", np.int64, len(LOCATIONS)),  # whose mints lie in the slots: the seat plus 1 in three bits, the
        # last one lowest; positions leave it out, and what came before them is not known
        ("turns", np.int32),  # turns begun; luck is keyed by it, positions leave it out
        ("deck", np.int32),  # one bit for each plan that may be drawn
        ("rounds", np.int16),  # begun; positions leave it out
        ("plans", np.int8, (SEATS, len(PLANS))),  # as gained, the oldest first ...
        ("hidden", np.int8, (SEATS, len(PLANS))),  # ... and whether only their holder knows them
        ("plan_count", np.int8, SEATS),
        ("buildings", np.int8, (SEATS, len(PLANS))),  # as built, the oldest first
        ("building_count", np.int8, SEATS),
        ("under", np.int8, len(PLANS)),  # put under the deck, in the order in which they will come ...
        ("under_knows", np.int8, len(PLANS)),  # ... and the seat that knows each, or EVERYBODY
        ("under_count", np.int8),
        ("supply", np.int8, MOST_SUPPLY),  # the plan nearest the deck last
        ("supply_count", np.int8),
        ("left", np.int8),  # plans in the deck
        ("occupied", np.int8, len(LOCATIONS)),  # slots
        ("advanced", np.int8),  # one bit for each advanced location in play
        ("open", np.int8),  # deeds opened: bit 0 for the wholesaler, bit 1 for the lotto
        ("shut", np.int8, len(LOCATIONS)),  # closed by Justin for the rest of the phase
        ("token", np.int8),  # the seat that has it, -1 before anybody
        ("began", np.int8),  # the round: the seat plus 1; positions leave it out
        ("turn", np.int8),
        ("phase", np.int8),
        ("passes", np.int8),  # one after the other
        ("half", np.int8),  # Sonic's first turn of two: 1 if it placed, 2 if it passed
        ("eyes", np.int8),  # for whom something is blanked: the seat plus 1, or NOBODY plus 1; 0 where all is there
    ]
)
