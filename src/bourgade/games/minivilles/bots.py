"""Bots for Minivilles.

``greedy`` wants to have won as soon as possible. It builds what leaves the fewest turns, as far as it can see:

    turns left = (cost of the landmarks still needed - coins) / income + number of landmarks still needed

- *Cost of the landmarks still needed*: the cheapest ones that make up the victory.
- *Income*: the coins that it expects from one round, that is from one roll of every player. With the train-station it
  rolls as many dice as are better for it; others who have one roll two.

So early it buys what pays for itself before the end, and later landmarks, without a rule that says when. It looks no
further than its own move: whom it helps or hurts by it does not count.

What a card pays when it works is what it prints, times what it counts, if its condition holds now; the mall and the
harbor are taken into account. Others pay what they have now, and so does the bot itself. The winery, closed every other
time, counts half; the trawler counts as a roll of 7, the demolition-company as if the cheapest landmark fell, the
moving-company as if a card worth 2 were given away; the business-center counts nothing.

Its other choices: the number of dice and the total that pay more; a second throw if it is expected to pay more than
the first; the richest player to take from; the card to give away that leaves the most income, to the player with the
fewest landmarks; the swap after which the income is largest, if it grows; the cheapest landmark to demolish; the kind
to close that gives most, less what its own copies pay. Of what scores the same it plays what is listed last.

The plans build by the lists of ``plans.py`` and are ``greedy`` otherwise.
"""

from bourgade.engine.rule import rule

from .box import BLUE, RED
from .moves import (
    ADD_2,
    BUILD,
    BUILD_LANDMARK,
    BUILD_NOTHING,
    DEMOLISH,
    KEEP,
    MOVE,
    NO_SWAP,
    RENOVATE,
    ROLL_1,
    SWAP,
    TAKE,
)
from .plans import AS_GREEDY, PLANS, planned
from .rules import (
    AIRPORT,
    AIRPORT_BIT,
    ARBORETUM,
    DEMOLITION_COMPANY,
    HARBOR_BIT,
    MOVING_COMPANY,
    PUBLISHER,
    RENOVATION_COMPANY,
    STADIUM,
    STARTUP,
    STATION_BIT,
    TAX_OFFICE,
    TRAWLER,
    TV_STATION,
    amount_of,
    built,
    counted_in,
    has,
    multiple,
)
from .state import (
    ADDING,
    BUILDING,
    DEMOLISHING,
    MOVING,
    PLAIN,
    REROLLING,
    ROLLING,
    SEATS,
    SWAPPING,
    TAKING,
)

NAMES = ["random", *PLANS, "greedy"]
GREEDY = NAMES.index("greedy")
PLAYS_ON = "plan:bakeries"  # the others in searches, ...
AIMS = [PLAYS_ON, "greedy", *(plan for plan in PLANS if plan != PLAYS_ON)]  # ... who thinks by one of these, ...
HORIZON = 12  # ... for so many turns, before the table is judged

WAYS = 36  # of two dice to fall; income is counted in 36ths of a coin, which are whole numbers
A_LITTLE = 0.5  # less than the smallest difference of incomes
MEAN_OF_TWO_DICE = 7
GIVEN_AWAY = 2  # what a card is taken to be worth that the moving-company gives away


@rule
def score(box, state, bot, action):
    """Return how good a move is for greedy or a plan. It may be tried in the state, and is then taken back."""
    me = state.turn
    phase = state.phase
    if phase == BUILDING:
        wanted = planned(box, state, bot) if bot < GREEDY else AS_GREEDY
        if wanted != AS_GREEDY:
            return 1.0 if action == wanted else 0.0
        return -turns_after(box, state, action)
    if phase == ROLLING:
        return 1.0 * own_rolls(box, state, 1 if action == ROLL_1 else 2)
    if phase == REROLLING:
        if action == KEEP:
            return WAYS * own_roll(box, state, state.dice[0] + state.dice[1]) + A_LITTLE
        return 1.0 * own_rolls(box, state, 2 if state.dice[1] > 0 else 1)
    if phase == ADDING:
        return 1.0 * total_pays(box, state, state.total + 2 if action == ADD_2 else state.total)
    if phase == TAKING:
        return 1.0 * state.coins[action - TAKE]
    if phase == SWAPPING:
        if action == NO_SWAP:
            return income(box, state) + A_LITTLE
        own, theirs = (action - SWAP) // (SEATS * PLAIN), (action - SWAP) % PLAIN
        state.owned[me, own] -= 1
        state.owned[me, theirs] += 1
        swapped = income(box, state)
        state.owned[me, own] += 1
        state.owned[me, theirs] -= 1
        return 1.0 * swapped
    if phase == MOVING:
        kind, receiver = (action - MOVE) // SEATS, (action - MOVE) % SEATS
        state.owned[me, kind] -= 1
        left = income(box, state)
        state.owned[me, kind] += 1
        return left - built(state, receiver) / WAYS
    if phase == DEMOLISHING:
        return -1.0 * box.landmark_cost[action - DEMOLISH]
    return 1.0 * closing_pays(box, state, action - RENOVATE)


@rule
def turns_after(box, state, action):
    """Return the turns that seem to be left after a build."""
    me = state.turn
    coins = state.coins[me]
    if action == BUILD_NOTHING:
        if has(state, me, AIRPORT_BIT):
            coins += box.landmark_amount[AIRPORT]
        return turns_left(box, state, max(coins, box.top_up))
    if action < BUILD_LANDMARK:
        kind = action - BUILD
        state.owned[me, kind] += 1
        turns = turns_left(box, state, coins + box.when_built[kind] - box.cost[kind])
        state.owned[me, kind] -= 1
        return turns
    landmark = action - BUILD_LANDMARK
    state.landmarks[me] += 1 << landmark
    turns = turns_left(box, state, coins - box.landmark_cost[landmark])
    state.landmarks[me] -= 1 << landmark
    return turns


@rule
def turns_left(box, state, coins):
    counted = state.landmarks[state.turn]
    left = max(0, box.win - built(state, state.turn))
    short = -coins
    for _ in range(left):
        cheapest = -1
        for i in range(box.landmarks):
            landmark = box.landmark[i]
            cheaper = cheapest < 0 or box.landmark_cost[landmark] < box.landmark_cost[cheapest]
            if cheaper and not counted >> landmark & 1:
                cheapest = landmark
        counted |= 1 << cheapest
        short += box.landmark_cost[cheapest]
    return WAYS * max(0, short) / max(1, income(box, state)) + left


# --- Income, in 36ths of a coin --------------------------------------------------------------------------------------


@rule
def income(box, state):
    """Return what one roll of every player pays."""
    me = state.turn
    one_die, two_dice, others = 0, 0, 0
    for i in range(box.kinds):
        kind = box.kind[i]
        if state.owned[me, kind] == 0:
            continue
        colour = box.colour[kind]
        paid = state.owned[me, kind] * copy_pays(box, state, kind)
        if colour != RED:
            one_die += box.ways[0, kind] * paid
            two_dice += box.ways[1, kind] * paid
        if colour != BLUE and colour != RED:
            continue
        for roller in range(box.players):
            if roller != me and built(state, roller) >= box.roller_landmarks[kind]:
                ways = box.ways[1 if has(state, roller, STATION_BIT) else 0, kind]
                others += ways * (paid if colour == BLUE else min(paid, state.coins[roller]))
    own = one_die + beside_cards(box, state, 1)
    if has(state, me, STATION_BIT):
        own = max(own, two_dice + beside_cards(box, state, 2))
    return own + others


@rule
def own_rolls(box, state, dice):
    """Return what an own roll of one die or of two pays."""
    me = state.turn
    paid = 0
    for i in range(box.kinds):
        kind = box.kind[i]
        ways = box.ways[dice - 1, kind]
        if ways > 0 and state.owned[me, kind] > 0 and box.colour[kind] != RED:
            paid += ways * state.owned[me, kind] * copy_pays(box, state, kind)
    return paid + beside_cards(box, state, dice)


@rule
def beside_cards(box, state, dice):
    """Return what an own roll pays beside what each card pays: the harbor's 2, less what red cards take."""
    me = state.turn
    paid = 0
    for i in range(box.red_totals):
        roll = box.red_total[i]
        if roll <= 6 * dice:
            paid -= ways_of(dice, roll) * taken(box, state, roll)
    if dice == 2 and has(state, me, HARBOR_BIT):
        for roll in range(10, 13):
            paid += ways_of(dice, roll) * max(0, total_pays(box, state, roll + 2) - total_pays(box, state, roll))
    return paid


@rule
def ways_of(dice, roll):
    return 6 - abs(7 - roll) if dice == 2 else 6  # none for 1 with two dice


@rule
def own_roll(box, state, roll):
    """Return what an own roll pays, the 2 of the harbor added where that is better."""
    paid = total_pays(box, state, roll)
    if roll >= 10 and has(state, state.turn, HARBOR_BIT):
        paid = max(paid, total_pays(box, state, roll + 2))
    return paid


@rule
def total_pays(box, state, total):
    """Return what a total of the own roll pays, less what the red cards of the others take."""
    me = state.turn
    paid = -taken(box, state, total)
    for i in range(box.kinds):
        kind = box.kind[i]
        if box.works[total, kind] and state.owned[me, kind] > 0 and box.colour[kind] != RED:
            paid += state.owned[me, kind] * copy_pays(box, state, kind)
    return paid


@rule
def taken(box, state, total):
    """Return what the red cards of the others take at a total of the own roll."""
    me = state.turn
    asked = 0
    for i in range(box.hits[RED, total]):
        kind = box.hit[RED, total, i]
        needs = box.needs[kind]
        for seat in range(box.players):
            works = seat != me and state.owned[seat, kind] > 0 and (state.landmarks[seat] & needs) == needs
            if works and built(state, me) >= box.roller_landmarks[kind]:
                asked += state.owned[seat, kind] * amount_of(box, state, seat, kind)
    return min(state.coins[me], asked)


# --- What one copy pays when it works --------------------------------------------------------------------------------


@rule
def copy_pays(box, state, kind):
    """Return what a card pays its owner, who rolled."""
    return special_pays(box, state, kind) if box.special[kind] else pays(box, state, kind)


@rule
def pays(box, state, kind):
    """Return what a card pays by its numbers, whoever rolls, or how much it asks for."""
    me = state.turn
    needs = box.needs[kind]
    if (state.landmarks[me] & needs) != needs:
        return 0
    if box.landmarks_below[kind] > 0 and built(state, me) >= box.landmarks_below[kind]:
        return 0
    if kind == TRAWLER:
        return MEAN_OF_TWO_DICE * box.amount[kind]
    paid = amount_of(box, state, me, kind) * multiple(box, state, me, kind)
    return paid // 2 if box.closes[kind] else paid


@rule
def special_pays(box, state, kind):
    """Return what a card pays that has a rule of its own."""
    me = state.turn
    if kind == TRAWLER:
        return pays(box, state, kind)
    if kind == MOVING_COMPANY:
        return box.amount[kind] - GIVEN_AWAY
    if kind == DEMOLITION_COMPANY:
        cheapest = -1
        for i in range(box.landmarks):
            cost = box.landmark_cost[box.landmark[i]]
            if has(state, me, 1 << box.landmark[i]) and (cheapest < 0 or cost < cheapest):
                cheapest = cost
        return box.amount[kind] - cheapest if cheapest >= 0 else 0
    paid = 0
    if kind == RENOVATION_COMPANY:
        for closed in range(PLAIN):
            paid = max(paid, closing_pays(box, state, closed))
        return paid
    for seat in range(box.players):
        coins = state.coins[seat]
        if kind == STARTUP:
            paid += state.startup[seat] * box.amount[STARTUP]
        elif kind == ARBORETUM:
            paid += coins
        elif seat == me:
            continue
        elif kind == STADIUM:
            paid += min(coins, box.amount[STADIUM])
        elif kind == TV_STATION:
            paid = max(paid, min(coins, box.amount[TV_STATION]))
        elif kind == PUBLISHER:
            paid += min(coins, box.amount[PUBLISHER] * counted_in(box, state, seat, PUBLISHER))
        elif kind == TAX_OFFICE and coins >= 10:
            paid += coins // 2
    if kind == ARBORETUM:
        return (paid + box.players - 1) // box.players - state.coins[me]
    return paid


@rule
def closing_pays(box, state, kind):
    """Return what the renovation-company gives for a kind, less what one's own copies pay."""
    me = state.turn
    copies = 0
    for seat in range(box.players):
        copies += state.owned[seat, kind] - state.closed[seat, kind]
    own = state.owned[me, kind] - state.closed[me, kind]
    return copies * box.amount[RENOVATION_COMPANY] - (own * pays(box, state, kind) if own > 0 else 0)


@rule
def distance(box, state, seat):
    """Return how far a player seems from winning: the turns left."""
    turn = state.turn + 0
    state.turn = seat
    turns = turns_left(box, state, state.coins[seat])
    state.turn = turn
    return turns
