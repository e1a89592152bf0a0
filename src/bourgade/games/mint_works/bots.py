"""Bots for Mint Works.

``greedy`` plays the move that makes its neighbourhood and its mints worth most, counted in mints:

    worth of a building = 5 for each star + 2 for each mint that it brings in every upkeep
    worth of a plan     = 0.4 times what it would be worth as a building
    worth of mints      = their number, the first two counted double, those beyond eight a quarter

A move scores what it adds to this; passing scores 0. It looks no further than its own move. The first two mints count
double because without them nothing can be built, and those beyond eight little because there is nothing to buy with
them. The numbers were found by trying some against ``random``.

A building is worth 5 at least: it may break a tie. Stars that vary are counted as they would stand after building; a
gallery as 2, for the upkeeps to come. The deeds bring their owner mints as if they were used every round; co-op, crane
and truck count as 1 mint a round, the assembler as 2. A card of the lotto is worth as much as a plan with 2 stars. What
the crowdfunder gives to each of the others is deducted; the first-player token counts half a mint, if another player
has it. A co-op gives to the player with the fewest stars. It uses neither recycler nor swap-meet: greedy players would
turn their cards round for ever. Of what scores the same it plays what is listed last.
"""

from bourgade.engine.rule import rule

from .moves import BUILDER, COPY, PASS, PLACE, SHARE, SUPPLIER
from .rules import (
    ASSEMBLER,
    AT_AGENCY,
    AT_BUILDER,
    AT_COUNCIL,
    AT_LOTTO,
    AT_RECYCLER,
    AT_SUPPLIER,
    AT_SWAP_MEET,
    AT_WHOLESALER,
    BRIDGE,
    CO_OP,
    CORPORATE_HQ,
    CRANE,
    GALLERY,
    LANDFILL,
    LOTTO,
    MUSEUM,
    OBELISK,
    TRUCK,
    VAULT,
    WHOLESALER,
    all_stars,
    building_size,
    cost_of,
    culture_size,
    location_of,
    owns,
)
from .state import SHARING

NAMES = ["random", "greedy"]
PLAYS_ON = "greedy"  # the others in searches, ...
AIMS = ["greedy"]  # ... who thinks by one of these, ...
HORIZON = 100_000  # ... for so many turns, before the table is judged

STAR = 5
ROUNDS = 2  # of upkeep that are counted
PLAN = 0.4
NEEDED = 2  # mints that count double
ENOUGH = 8  # mints beyond which they count a quarter
TOKEN = 0.5
STARS_OF_LOTTO = 2


@rule
def score(box, state, bot, action):
    """Return what a move adds to the worth of neighbourhood and mints."""
    me = state.turn
    if state.phase == SHARING:
        return -1.0 * all_stars(box, state, action - SHARE)
    if action == PASS:
        return 0.0
    placement = action - PLACE if action < COPY else action - COPY
    location = location_of(placement)
    cost = cost_of(box, state, placement) + (0 if action < COPY else box.location_cost[AT_AGENCY])
    before = purse(state, 0)
    if location == AT_SUPPLIER:
        share = 1.0 if owns(state, me, ASSEMBLER) else PLAN
        return share * worth(box, state, placement - SUPPLIER) + purse(state, -cost) - before
    if location == AT_BUILDER:
        return (1 - PLAN) * worth(box, state, placement - BUILDER) + purse(state, -cost) - before
    if location == AT_RECYCLER or location == AT_SWAP_MEET:
        return -1.0
    if location == AT_LOTTO:
        return PLAN * STAR * STARS_OF_LOTTO + purse(state, -cost) - before
    gained = purse(state, box.gain[location] - cost) - before - box.others[location]
    if location == AT_COUNCIL and state.token != me:
        gained += TOKEN
    return gained


@rule
def purse(state, more):
    """Return what the player's mints are worth, with so many more."""
    mints = state.mints[state.turn] + more
    return min(mints, NEEDED) + min(mints, ENOUGH) + max(0, mints - ENOUGH) / 4


@rule
def worth(box, state, card):
    """Return what a card is worth to the player as a building."""
    me = state.turn
    stars = box.stars[card] + 0
    mints = box.upkeep[card] + 0
    if card == MUSEUM:
        stars = culture_size(box, state, me) + 1
    elif card == GALLERY:
        stars = ROUNDS
    elif card == OBELISK:
        stars = building_size(state, me) + 1
    elif card == VAULT:
        stars = 2 * state.plan_count[me]
    elif card == BRIDGE:
        stars += (2 if owns(state, me, MUSEUM) else 0) + (2 if owns(state, me, OBELISK) else 0)
    elif card == LANDFILL:
        stars -= culture_size(box, state, me)
    elif card == CO_OP or card == CRANE or card == TRUCK:
        mints = 1
    elif card == ASSEMBLER:
        mints = 2
    elif card == CORPORATE_HQ:
        mints = building_size(state, me) + 1
    elif card == WHOLESALER:
        mints = box.owner[AT_WHOLESALER] + 0
    elif card == LOTTO:
        mints = box.owner[AT_LOTTO] + 0
    return max(STAR, STAR * stars + ROUNDS * mints)


@rule
def distance(box, state, seat):
    """Return how far a player seems from winning: the stars missing."""
    return max(0, box.end - all_stars(box, state, seat))
