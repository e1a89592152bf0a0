"""A state of Minivilles in numbers, for programs that learn: what is where, and the rule that writes it.

Seats come in the order of play, beginning with the one that looks. Nothing in Minivilles is hidden.
"""

from ...engine.definition import SEATS, Feature, Observation
from ...engine.rule import rule
from .state import KINDS, LANDMARKS, PHASES

KINDS_ = len(KINDS)
LANDMARKS_ = len(LANDMARKS)
PHASES_ = len(PHASES)

FEATURES = (
    Feature("coins", (SEATS,), 60, "coins"),
    Feature("startup", (SEATS,), 20, "coins on the startup"),
    Feature("landmarks", (SEATS, LANDMARKS), 1, "1 if it is built"),
    Feature("cards", (SEATS, KINDS), 6, "copies in the city, closed ones too"),
    Feature("closed", (SEATS, KINDS), 6, "closed copies"),
    Feature("piles", (KINDS,), 6, "cards for sale"),
    Feature("deck", (KINDS,), 6, "cards in the deck"),
    Feature("turn", (SEATS,), 1, "1 for the seat whose turn it is"),
    Feature("phase", (list(PHASES),), 1, "1 for the phase of the turn"),
    Feature("dice", (2,), 6, "as they lie; 0 for a die that was not thrown"),
    Feature("total", (), 14, "what the roll counts as"),
    Feature("double", (), 1, "1 if another turn follows"),
    Feature("rerolled", (), 1, "1 if the dice were thrown again"),
    Feature("pending", (), 6, "copies of the card at work that still have to act"),
    Feature("seat", (5,), 1, "1 for the number of the seat that looks: moves name seats by their numbers"),
)


@rule
def encode(box, state, seat, out):
    """Write a state as the seat may know it."""
    players = box.players + 0
    at = 0
    for n in range(players):
        who = (seat + n) % players
        out[at] = state.coins[who]
        out[at + players] = state.startup[who]
        at += 1
    at += players
    for n in range(players):
        built = state.landmarks[(seat + n) % players] + 0
        for landmark in range(LANDMARKS_):
            out[at] = built >> landmark & 1
            at += 1
    for n in range(players):
        who = (seat + n) % players
        for kind in range(KINDS_):
            out[at] = state.owned[who, kind]
            out[at + players * KINDS_] = state.closed[who, kind]
            at += 1
    at += players * KINDS_
    for kind in range(KINDS_):
        out[at] = state.piles[kind]
        out[at + KINDS_] = state.deck[kind]
        at += 1
    at += KINDS_
    for n in range(players):
        out[at] = (seat + n) % players == state.turn
        at += 1
    for phase in range(PHASES_):
        out[at] = state.phase == phase
        at += 1
    out[at] = state.dice[0]
    out[at + 1] = state.dice[1]
    out[at + 2] = state.total
    out[at + 3] = state.double
    out[at + 4] = state.rerolled
    out[at + 5] = state.pending
    at += 6
    for n in range(5):
        out[at + n] = n == seat


OBSERVATION = Observation(FEATURES, encode)
