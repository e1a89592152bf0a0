"""A state of Mint Works in numbers, for programs that learn: what is where, and the rule that writes it.

Seats come in the order of play, beginning with the one that looks. What that one may not know is not in it.
"""

from ...engine.definition import SEATS, Feature, Observation
from ...engine.rule import rule
from .rules import all_stars, is_open
from .state import LOCATIONS, PHASES, PLANS, UNKNOWN

PLANS_ = len(PLANS)
LOCATIONS_ = len(LOCATIONS)
PHASES_ = len(PHASES)

FEATURES = (
    Feature("mints", (SEATS,), 20, "mints"),
    Feature("stars", (SEATS,), 10, "stars of the buildings"),
    Feature("plans", (SEATS, PLANS), 1, "1 if the plan lies there, and one knows it"),
    Feature("unknown", (SEATS,), 4, "plans that one does not know"),
    Feature("buildings", (SEATS, PLANS), 1, "1 if it is built"),
    Feature("supply", (PLANS,), 1, "1 if the plan is on display"),
    Feature("deck", (PLANS,), 1, "1 if the plan may be drawn, or be one that one does not know"),
    Feature("under", (PLANS,), len(PLANS), "the place under the deck, from 1, if one knows it"),
    Feature("left", (), len(PLANS), "plans in the deck"),
    Feature("open", (LOCATIONS,), 1, "1 if the location is in play"),
    Feature("shut", (LOCATIONS,), 1, "1 if the opponent has shut it for this round"),
    Feature("occupied", (LOCATIONS,), 3, "slots that are taken"),
    Feature("lying", (LOCATIONS,), 10, "mints that lie there"),
    Feature("gallery", (), 10, "mints on the gallery"),
    Feature("bank", (), 60, "mints of the bank, in Rachael's game"),
    Feature("token", (SEATS,), 1, "1 for who has the token of the first player"),
    Feature("turn", (SEATS,), 1, "1 for the seat whose turn it is"),
    Feature("phase", (list(PHASES),), 1, "1 for the phase of the game"),
    Feature("passes", (), 4, "how many have passed in a row"),
    Feature("half", (), 2, "Sonic's first turn of two: 1 if it placed, 2 if it passed"),
    Feature("seat", (4,), 1, "1 for the number of the seat that looks: moves name seats by their numbers"),
)


@rule
def encode(box, state, seat, out):
    """Write a state as the seat may know it."""
    players = box.players + 0
    at = 0
    for n in range(players):
        who = (seat + n) % players
        out[at] = state.mints[who]
        out[at + players] = all_stars(box, state, who)
        at += 1
    at += players
    for k in range(players * (2 * PLANS_ + 1) + 3 * PLANS_):
        out[at + k] = 0
    for n in range(players):
        who = (seat + n) % players
        for i in range(state.plan_count[who]):
            plan = state.plans[who, i] + 0
            if plan == UNKNOWN:
                out[at + players * PLANS_ + n] += 1
            else:
                out[at + n * PLANS_ + plan] = 1
        for i in range(state.building_count[who]):
            out[at + players * (PLANS_ + 1) + n * PLANS_ + state.buildings[who, i]] = 1
    at += players * (2 * PLANS_ + 1)
    for i in range(state.supply_count):
        out[at + state.supply[i]] = 1
    at += PLANS_
    for plan in range(PLANS_):
        out[at + plan] = state.deck >> plan & 1
    at += PLANS_
    for i in range(state.under_count):
        if state.under[i] != UNKNOWN:
            out[at + state.under[i]] = i + 1
    at += PLANS_
    out[at] = state.left
    at += 1
    for location in range(LOCATIONS_):
        out[at + location] = is_open(state, location)
        out[at + LOCATIONS_ + location] = state.shut[location]
        out[at + 2 * LOCATIONS_ + location] = state.occupied[location]
        out[at + 3 * LOCATIONS_ + location] = state.lying[location]
    at += 4 * LOCATIONS_
    out[at] = state.gallery
    out[at + 1] = state.bank
    at += 2
    for n in range(players):
        who = (seat + n) % players
        out[at] = who == state.token
        out[at + players] = who == state.turn
        at += 1
    at += players
    for phase in range(PHASES_):
        out[at] = state.phase == phase
        at += 1
    out[at] = state.passes
    out[at + 1] = state.half
    at += 2
    for n in range(4):
        out[at + n] = n == seat


OBSERVATION = Observation(FEATURES, encode)
