"""The rules of Mint Works, from the set-up to the last upkeep. The IDs are those of docs/rules/mint-works.md.

``apply`` does what was decided, by a player or by chance, and runs the game on to the next decision.
"""

from bourgade.engine.events import GAINS, NO_CARD, tell
from bourgade.engine.luck import below, nth_bit, word
from bourgade.engine.rule import CHANCE, NOBODY, rule

from .box import CULTURE, JUSTIN, MORT, NEVER, NO_AGE, RACHAEL, SONIC
from .events import (
    ADDED,
    ASKS,
    BEGINS,
    BUILDS,
    CLEARS,
    COMES,
    COPIES,
    DRAWS,
    EMPTIES,
    ENDS,
    FIRST_LOCATION,
    GIVES,
    GIVES_BUILDING,
    OPENS,
    PASSES,
    PLACES,
    RAZES,
    RECYCLES,
    RECYCLES_SECRET,
    RETURNS,
    ROUND,
    SHUTS,
    STORES,
    TAKES,
    TAKES_TOKEN,
    TURN,
    UPKEEP,
)
from .moves import (
    ADD,
    BUILDER,
    COPY,
    DRAW,
    FIRST,
    PASS,
    PLACE,
    PLAIN,
    RECYCLER,
    SHARE,
    SUPPLIER,
    SWAP,
)
from .state import (
    ADVANCED,
    CHOOSING_ADVANCED,
    CHOOSING_FIRST,
    DEVELOPING,
    DRAWING,
    EVERYBODY,
    LAYING_OUT,
    LOCATIONS,
    OVER,
    PLANS,
    REFILLING,
    REPLACING,
    SHARING,
    UNKNOWN,
)

PLAN_COUNT = len(PLANS)
LOCATION_COUNT = len(LOCATIONS)
ADVANCED_COUNT = len(ADVANCED)
PLAIN_COUNT = len(PLAIN)

AT_PRODUCER = LOCATIONS.index("producer")
AT_SUPPLIER = LOCATIONS.index("supplier")
AT_BUILDER = LOCATIONS.index("builder")
AT_COUNCIL = LOCATIONS.index("leadership-council")
AT_WHOLESALER = LOCATIONS.index("wholesaler")
AT_LOTTO = LOCATIONS.index("lotto")
AT_CROWDFUNDER = LOCATIONS.index("crowdfunder")
AT_RECYCLER = LOCATIONS.index("recycler")
AT_SWAP_MEET = LOCATIONS.index("swap-meet")
AT_AGENCY = LOCATIONS.index("temp-agency")
PLAIN_AT = tuple(LOCATIONS.index(slug) for slug in PLAIN)
COLUMN = (  # MW-50
    AT_PRODUCER,
    AT_WHOLESALER,
    AT_BUILDER,
    AT_SUPPLIER,
    AT_COUNCIL,
    AT_LOTTO,
    *(LOCATIONS.index(slug) for slug in ADVANCED),
)

BRIDGE = PLANS.index("bridge")
MUSEUM = PLANS.index("museum")
GALLERY = PLANS.index("gallery")
CO_OP = PLANS.index("co-op")
CORPORATE_HQ = PLANS.index("corporate-hq")
CRANE = PLANS.index("crane")
TRUCK = PLANS.index("truck")
LANDFILL = PLANS.index("landfill")
OBELISK = PLANS.index("obelisk")
ASSEMBLER = PLANS.index("assembler")
VAULT = PLANS.index("vault")
WHOLESALER = PLANS.index("wholesaler")
LOTTO = PLANS.index("lotto")

WITHOUT_LIMIT = 1 << 30  # Mort's mints
SLOT = 3  # bits that a slot takes in ``placed_by``
FACTS_OF_SEAT = 4 + 2 * PLAN_COUNT  # three ranks, the builder's cost, the plans' costs, and the stars of buildings
BEST_AGE = 42

# Kinds of chance within one turn; a card's draw has one of its own for each size of the deck.
LUCK_OF_FIRST = 0
LUCK_OF_ADVANCED = 1  # + how many are chosen already
LUCK_OF_DRAW = 8
LUCK_OF_GUESS = 64


# --- The course of the game ------------------------------------------------------------------------------------------


@rule
def setup(box, state):
    """Lay out a new game; all fields of the state are zero before."""
    for seat in range(box.players):  # MW-04
        state.mints[seat] = box.mints[seat]
    state.bank = box.bank
    state.deck = (1 << PLAN_COUNT) - 1
    state.left = PLAN_COUNT
    state.advanced = box.advanced
    state.token = box.first
    state.turn = box.first
    if box.opponent == RACHAEL and state.bank == 0:  # MW-59, by house rules
        state.phase = OVER
    elif box.first >= 0:
        lay_out(box, state)
    else:
        state.phase = CHOOSING_FIRST


@rule
def lay_out(box, state):
    if bits(state.advanced) < box.random:  # MW-02
        state.phase = CHOOSING_ADVANCED
    elif state.supply_count < box.supply:  # MW-03
        state.phase = LAYING_OUT
    else:
        begin_phase(state)


@rule
def begin_phase(state):
    state.turn = state.token  # MW-10
    state.rounds += 1
    state.began = state.turn + 1
    tell(state, ROUND, state.turn, NOBODY, NO_CARD, 1)
    begin_turn(state)


@rule
def begin_turn(state):
    state.turns += 1
    state.phase = DEVELOPING
    tell(state, TURN, state.turn, NOBODY, NO_CARD, 1 + (state.half > 0))


@rule
def end_turn(box, state, placed):
    """Let the next player act, or the upkeep come when all have passed in a row (MW-12)."""
    passed = not placed
    if box.opponent == SONIC and state.turn == 1:  # MW-58
        if state.half == 0:
            state.half = 1 if placed else 2
            begin_turn(state)
            return
        passed = passed and state.half == 2
        state.half = 0
    state.passes = state.passes + 1 if passed else 0
    if state.passes == box.players:
        state.passes = 0
        upkeep(box, state)
        return
    state.turn = (state.turn + 1) % box.players
    begin_turn(state)


# --- A placement -----------------------------------------------------------------------------------------------------


@rule
def place(box, state, placement, copied):
    """Pay for a slot, and let the effect happen (MW-13); chance may have to act before the turn ends."""
    location = location_of(placement)
    at = AT_AGENCY if copied else location
    cost = cost_of(box, state, placement)
    if copied:  # MW-21
        cost += box.location_cost[AT_AGENCY]
        tell(state, COPIES, state.turn, NOBODY, FIRST_LOCATION + location, 1)
    tell(state, PLACES, state.turn, NOBODY, FIRST_LOCATION + at, cost)
    if not is_mort(box, state.turn):  # MW-61
        state.mints[state.turn] -= cost
        tell(state, GAINS, state.turn, NOBODY, FIRST_LOCATION + at, -cost)
    state.lying[at] += cost
    state.occupied[at] += 1
    state.placed_by[at] = state.placed_by[at] << SLOT | state.turn + 1
    state.passes = 0
    if box.opponent == JUSTIN and state.turn == 1:  # MW-60
        state.shut[at] = 1
        tell(state, SHUTS, state.turn, NOBODY, FIRST_LOCATION + at, 1)
    effect(box, state, placement, location)
    if state.phase == DEVELOPING:
        end_turn(box, state, True)


@rule
def effect(box, state, placement, location):
    me = state.turn
    if location == AT_SUPPLIER:
        buy(box, state, placement - SUPPLIER)
    elif location == AT_BUILDER:
        remove_plan(state, me, placement - BUILDER)
        add_building(state, me, placement - BUILDER)
    elif location == AT_RECYCLER:
        recycle(box, state, placement - RECYCLER)
    elif location == AT_SWAP_MEET:
        swap(box, state, (placement - SWAP) // PLAN_COUNT, (placement - SWAP) % PLAN_COUNT)
    elif location == AT_LOTTO:  # MW-18
        if state.left > 0:
            state.phase = DRAWING
        else:
            gain_secretly(state, me, next_under(state))
    else:
        if location == AT_COUNCIL:  # MW-17
            state.token = me
            tell(state, TAKES_TOKEN, me, NOBODY, NO_CARD, 1)
        gain(box, state, me, box.gain[location], NOBODY, FIRST_LOCATION + location)
        if box.others[location] > 0:
            for step in range(1, box.players):
                gain(box, state, (me + step) % box.players, box.others[location], NOBODY, FIRST_LOCATION + location)


@rule
def buy(box, state, plan):
    me = state.turn
    take_from_supply(state, plan)
    if owns(state, me, ASSEMBLER):  # MW-23
        add_building(state, me, plan)
    else:
        add_plan(state, me, plan, 0)
    if box.opponent >= 0:  # MW-52
        if state.left > 0:
            state.phase = REPLACING
        elif state.under_count > 0:
            come(state, next_under(state))


@rule
def recycle(box, state, card):
    """MW-19."""
    me = state.turn
    place_in_plans = plan_index(state, me, card)
    if place_in_plans >= 0:
        worth = box.cost[card] + box.stars[card]
        if state.hidden[me, place_in_plans]:
            tell(state, RECYCLES_SECRET, me, NOBODY, card, 1)
            put_under(state, card, me)
        else:
            tell(state, RECYCLES, me, NOBODY, card, 1)
            put_under(state, card, EVERYBODY)
        remove_plan(state, me, card)
    else:
        worth = box.cost[card] + stars_of(box, state, me, card)
        put_under(state, card, EVERYBODY)
        remove_building(box, state, me, card, RAZES)
    gain(box, state, me, worth, NOBODY, FIRST_LOCATION + AT_RECYCLER)


@rule
def swap(box, state, given, gained):
    """MW-20."""
    me = state.turn
    if plan_index(state, me, given) >= 0:
        tell(state, GIVES, me, NOBODY, given, 1)
        remove_plan(state, me, given)
    else:
        remove_building(box, state, me, given, GIVES_BUILDING)
    add_to_supply(state, given)
    take_from_supply(state, gained)
    add_plan(state, me, gained, 0)


@rule
def gain(box, state, seat, amount, owner, card):
    """Give mints by a card, of an owner where it is a building; in Rachael's game there may be fewer (MW-59)."""
    if state.phase == OVER or is_mort(box, seat):
        return
    taken = from_bank(box, state, amount)
    state.mints[seat] += taken
    tell(state, GAINS, seat, owner, card, taken)
    look_at_bank(box, state)


@rule
def from_bank(box, state, amount):
    if box.opponent != RACHAEL:
        return amount
    taken = min(amount, state.bank)
    state.bank -= taken
    return taken


@rule
def look_at_bank(box, state):
    """End Rachael's game when no mint is left (MW-59)."""
    if box.opponent == RACHAEL and state.bank == 0:
        state.phase = OVER
        tell(state, ENDS, 1, NOBODY, NO_CARD, 1)


@rule
def is_mort(box, seat):
    return box.opponent == MORT and seat == 1


# --- Upkeep ----------------------------------------------------------------------------------------------------------


@rule
def upkeep(box, state):
    tell(state, UPKEEP, NOBODY, NOBODY, NO_CARD, 1)
    for seat in range(box.players):  # MW-30
        if all_stars(box, state, seat) >= box.end:
            state.phase = OVER
            tell(state, ENDS, seat, NOBODY, NO_CARD, 1)
            return
    if box.opponent >= 0 and state.occupied[AT_SUPPLIER] == 0:  # MW-53
        while state.supply_count > 0:
            state.supply_count -= 1
            tell(state, RETURNS, NOBODY, NOBODY, state.supply[state.supply_count], 1)
            put_under(state, state.supply[state.supply_count], EVERYBODY)
    if state.left + state.under_count < box.supply - state.supply_count:  # MW-31
        state.phase = OVER
        tell(state, ENDS, NOBODY, NOBODY, NO_CARD, 1)
        return
    refill(box, state)


@rule
def refill(box, state):
    while state.supply_count < box.supply:
        if state.left > 0:
            state.phase = REFILLING
            return
        come(state, next_under(state))
    buildings_work(box, state)


@rule
def buildings_work(box, state):
    """MW-32, from the token's holder clockwise; the co-op asks when all others have worked."""
    sharer = -1
    for step in range(box.players):
        seat = (state.token + step) % box.players
        for i in range(state.building_count[seat]):
            card = state.buildings[seat, i]
            if state.phase == OVER:
                return
            if card == GALLERY:
                store(box, state, seat)
            elif card == CORPORATE_HQ:
                gain(box, state, seat, building_size(state, seat), seat, card)
            elif card == CO_OP:
                sharer = seat
            elif box.upkeep[card] > 0:
                gain(box, state, seat, box.upkeep[card], seat, card)
    if state.phase == OVER:
        return
    if sharer >= 0:
        state.turn = sharer
        state.phase = SHARING
        tell(state, ASKS, sharer, NOBODY, CO_OP, 1)
    else:
        finish_upkeep(box, state)


@rule
def store(box, state, seat):
    """Put a mint on the gallery."""
    taken = from_bank(box, state, 1)
    state.gallery += taken
    tell(state, STORES, seat, NOBODY, GALLERY, taken)
    look_at_bank(box, state)


@rule
def finish_upkeep(box, state):
    for step in range(box.players):  # MW-33
        seat = (state.token + step) % box.players
        if state.occupied[AT_WHOLESALER] > 0 and owns(state, seat, WHOLESALER):
            gain(box, state, seat, box.owner[AT_WHOLESALER], seat, WHOLESALER)
        if state.occupied[AT_LOTTO] > 0 and owns(state, seat, LOTTO):
            gain(box, state, seat, box.owner[AT_LOTTO], seat, LOTTO)
    if state.phase == OVER:
        return
    for location in range(LOCATION_COUNT):  # MW-34
        if state.occupied[location] > 0 or state.lying[location] > 0 or state.shut[location]:
            clear(box, state, location)
    for step in range(box.players):
        gain(box, state, (state.token + step) % box.players, 1, NOBODY, NO_CARD)
    if state.phase != OVER:
        begin_phase(state)


@rule
def clear(box, state, location):
    tell(state, CLEARS, NOBODY, NOBODY, FIRST_LOCATION + location, state.lying[location])
    if box.opponent == RACHAEL and location != AT_SUPPLIER:  # MW-59
        state.bank += state.lying[location]
    state.lying[location] = 0
    state.occupied[location] = 0
    state.placed_by[location] = 0
    state.shut[location] = 0


# --- Cards change places ---------------------------------------------------------------------------------------------


@rule
def add_plan(state, seat, plan, hidden):
    state.plans[seat, state.plan_count[seat]] = plan
    state.hidden[seat, state.plan_count[seat]] = hidden
    state.plan_count[seat] += 1


@rule
def gain_secretly(state, seat, plan):
    """Give a plan that nobody else sees (MW-18)."""
    tell(state, DRAWS, seat, NOBODY, plan, 1)
    add_plan(state, seat, plan, 1)


@rule
def remove_plan(state, seat, plan):
    index = plan_index(state, seat, plan)
    state.plan_count[seat] -= 1
    for i in range(index, state.plan_count[seat]):
        state.plans[seat, i] = state.plans[seat, i + 1]
        state.hidden[seat, i] = state.hidden[seat, i + 1]
    state.plans[seat, state.plan_count[seat]] = 0
    state.hidden[seat, state.plan_count[seat]] = 0


@rule
def plan_index(state, seat, plan):
    for i in range(state.plan_count[seat]):
        if state.plans[seat, i] == plan:
            return i
    return -1


@rule
def add_building(state, seat, plan):
    state.buildings[seat, state.building_count[seat]] = plan
    state.building_count[seat] += 1
    tell(state, BUILDS, seat, NOBODY, plan, 1)
    if plan == WHOLESALER:  # MW-25
        state.open |= 1
        tell(state, OPENS, seat, NOBODY, FIRST_LOCATION + AT_WHOLESALER, 1)
    elif plan == LOTTO:
        state.open |= 2
        tell(state, OPENS, seat, NOBODY, FIRST_LOCATION + AT_LOTTO, 1)


@rule
def remove_building(box, state, seat, card, kind):
    tell(state, kind, seat, NOBODY, card, 1)
    state.building_count[seat] -= 1
    found = 0
    for i in range(state.building_count[seat]):
        if state.buildings[seat, i] == card:
            found = 1
        state.buildings[seat, i] = state.buildings[seat, i + found]
    state.buildings[seat, state.building_count[seat]] = 0
    if card == GALLERY:  # MW-26
        tell(state, EMPTIES, seat, NOBODY, GALLERY, state.gallery)
        if box.opponent == RACHAEL:
            state.bank += state.gallery
        state.gallery = 0


@rule
def owns(state, seat, card):
    """Tell whether a building stands in a neighbourhood."""
    for i in range(state.building_count[seat]):
        if state.buildings[seat, i] == card:
            return True
    return False


@rule
def come(state, plan):
    """Lay a plan of the deck face up."""
    tell(state, COMES, NOBODY, NOBODY, plan, 1)
    add_to_supply(state, plan)


@rule
def add_to_supply(state, plan):
    state.supply[state.supply_count] = plan
    state.supply_count += 1


@rule
def take_from_supply(state, plan):
    tell(state, TAKES, state.turn, NOBODY, plan, 1)
    state.supply_count -= 1
    found = 0
    for i in range(state.supply_count):
        if state.supply[i] == plan:
            found = 1
        state.supply[i] = state.supply[i + found]
    state.supply[state.supply_count] = 0


@rule
def take_from_deck(state, plan):
    state.deck -= 1 << plan
    state.left -= 1


@rule
def put_under(state, card, knows):
    state.under[state.under_count] = card
    state.under_knows[state.under_count] = knows
    state.under_count += 1


@rule
def next_under(state):
    """Return the card that comes first of those under the deck."""
    card = state.under[0]
    state.under_count -= 1
    for i in range(state.under_count):
        state.under[i] = state.under[i + 1]
        state.under_knows[i] = state.under_knows[i + 1]
    state.under[state.under_count] = 0
    state.under_knows[state.under_count] = 0
    return card


# --- Stars -----------------------------------------------------------------------------------------------------------


@rule
def all_stars(box, state, seat):
    total = 0
    for i in range(state.building_count[seat]):  # MW-40
        total += stars_of(box, state, seat, state.buildings[seat, i])
    return total


@rule
def stars_of(box, state, seat, card):
    stars = box.stars[card] + 0
    if card == MUSEUM:
        stars = culture_size(box, state, seat)
    elif card == GALLERY:
        stars = state.gallery + 0
    elif card == OBELISK:
        stars = building_size(state, seat)
    elif card == VAULT:
        stars = 2 * state.plan_count[seat]
    if box.type[card] == CULTURE and stars > 0 and owns(state, seat, LANDFILL):  # MW-43
        stars -= 1
    return stars


@rule
def building_size(state, seat):
    """Return how many buildings there are; a bridge counts as two (MW-41)."""
    return state.building_count[seat] + (1 if owns(state, seat, BRIDGE) else 0)


@rule
def culture_size(box, state, seat):
    size = 0
    for i in range(state.building_count[seat]):
        card = state.buildings[seat, i]
        if box.type[card] == CULTURE:
            size += 2 if card == BRIDGE else 1
    return size


# --- What can be placed ----------------------------------------------------------------------------------------------


@rule
def location_of(placement):
    if placement < SUPPLIER:
        return PLAIN_AT[placement]
    if placement < BUILDER:
        return AT_SUPPLIER
    if placement < RECYCLER:
        return AT_BUILDER
    return AT_RECYCLER if placement < SWAP else AT_SWAP_MEET


@rule
def cost_of(box, state, placement):
    """Return what a placement costs at its own location; crane and truck never bring it under 1 (MW-22)."""
    location = location_of(placement)
    if location == AT_SUPPLIER:
        return plan_cost(box, state, state.turn, placement - SUPPLIER)
    if location == AT_BUILDER:
        return builder_cost(box, state, state.turn)
    return box.location_cost[location] + 0


@rule
def plan_cost(box, state, seat, plan):
    cost = box.cost[plan] + 0
    return cost - 1 if cost > 1 and owns(state, seat, TRUCK) else cost


@rule
def builder_cost(box, state, seat):
    cost = box.location_cost[AT_BUILDER] + 0
    return cost - 1 if cost > 1 and owns(state, seat, CRANE) else cost


@rule
def is_open(state, location):
    """Tell whether a location is in play, and not a closed deed."""
    if location == AT_WHOLESALER:
        return (state.open & 1) != 0
    if location == AT_LOTTO:
        return (state.open & 2) != 0
    if location >= AT_CROWDFUNDER:
        return (state.advanced >> (location - AT_CROWDFUNDER) & 1) != 0
    return True


@rule
def has_room(box, state, location):
    return is_open(state, location) and state.occupied[location] < box.slots[location] and not state.shut[location]


@rule
def can_copy(state, location):
    return is_open(state, location) and state.occupied[location] > 0  # MW-21


@rule
def can_use(box, state, location, copied):
    return can_copy(state, location) if copied else has_room(box, state, location)


@rule
def mints_of(box, state):
    return WITHOUT_LIMIT if is_mort(box, state.turn) else state.mints[state.turn] + 0


@rule
def placements(box, state, out, n, copied):
    """Write what can be placed with its own slot, or copied by the temp-agency, behind ``n`` entries of ``out``."""
    me = state.turn
    offset = COPY if copied else PLACE
    mints = mints_of(box, state) - (box.location_cost[AT_AGENCY] if copied else 0)
    for i in range(PLAIN_COUNT):
        location = PLAIN_AT[i]
        if can_use(box, state, location, copied):
            empty = location == AT_LOTTO and state.left + state.under_count == 0  # MW-14
            if box.location_cost[location] <= mints and not empty:
                out[n] = offset + i
                n += 1
    if can_use(box, state, AT_SUPPLIER, copied):
        for i in range(state.supply_count):
            if plan_cost(box, state, state.turn, state.supply[i]) <= mints:
                out[n] = offset + SUPPLIER + state.supply[i]
                n += 1
    if builder_cost(box, state, state.turn) <= mints and can_use(box, state, AT_BUILDER, copied):
        for i in range(state.plan_count[me]):
            out[n] = offset + BUILDER + state.plans[me, i]
            n += 1
    cards = state.plan_count[me] + state.building_count[me]
    if box.location_cost[AT_RECYCLER] <= mints and can_use(box, state, AT_RECYCLER, copied):
        for i in range(cards):
            out[n] = offset + RECYCLER + card_at(state, me, i)
            n += 1
    if box.location_cost[AT_SWAP_MEET] <= mints and can_use(box, state, AT_SWAP_MEET, copied):
        for i in range(cards):
            given = card_at(state, me, i)
            for j in range(state.supply_count):
                out[n] = offset + SWAP + given * PLAN_COUNT + state.supply[j]
                n += 1
            out[n] = offset + SWAP + given * PLAN_COUNT + given
            n += 1
    return n


@rule
def card_at(state, seat, i):
    """Return one of a player's cards, plans first, then buildings, the oldest first."""
    plans = state.plan_count[seat]
    return state.plans[seat, i] if i < plans else state.buildings[seat, i - plans]


# --- Solo opponents --------------------------------------------------------------------------------------------------


@rule
def dictated(box, state):
    """Return the one move that the opponent's card dictates (MW-51)."""
    for i in range(len(COLUMN)):
        location = COLUMN[i]
        if not has_room(box, state, location):
            continue
        if location != AT_AGENCY:
            placement = wanted(box, state, location, mints_of(box, state))
            if placement >= 0:
                return PLACE + placement
            continue
        mints = mints_of(box, state) - box.location_cost[AT_AGENCY]
        for j in range(len(COLUMN)):  # MW-57
            if COLUMN[j] != AT_AGENCY and can_copy(state, COLUMN[j]):
                placement = wanted(box, state, COLUMN[j], mints)
                if placement >= 0:
                    return COPY + placement
    return PASS


@rule
def wanted(box, state, location, mints):
    """Return what the opponent would place at a location, or -1 if it cannot use it."""
    me = state.turn
    cards = state.plan_count[me] + state.building_count[me]
    if location == AT_SUPPLIER:
        if box.opponent == SONIC and state.plan_count[me] > 0:  # MW-58
            return -1
        plan = favourite(box, state, mints, -1)
        return SUPPLIER + plan if plan >= 0 else -1
    if location == AT_BUILDER:
        builds = state.plan_count[me] > 0 and builder_cost(box, state, me) <= mints
        return BUILDER + state.plans[me, 0] if builds else -1
    if box.location_cost[location] > mints:
        return -1
    if location == AT_RECYCLER:
        return RECYCLER + card_at(state, me, 0) if cards > 0 else -1
    if location == AT_SWAP_MEET:
        if cards == 0:
            return -1
        given = card_at(state, me, 0)
        gained = favourite(box, state, WITHOUT_LIMIT, given)
        return SWAP + given * PLAN_COUNT + gained if gained >= 0 else -1
    if location == AT_LOTTO and state.left + state.under_count == 0:
        return -1
    for i in range(PLAIN_COUNT):
        if PLAIN_AT[i] == location:
            return i
    return -1


@rule
def favourite(box, state, mints, given):
    """Return the plan of the supply that the opponent takes (MW-55), -1 for none; ``given`` lies nearest the deck."""
    best = -1
    count = state.supply_count + (1 if given >= 0 else 0)
    for i in range(count):
        plan = state.supply[i] if i < state.supply_count else given
        if box.rank[box.type[plan]] == NEVER or plan_cost(box, state, state.turn, plan) > mints:
            continue
        if best < 0:
            best = plan
            continue
        dearer = box.cost[plan] - box.cost[best]
        if not box.dearest:
            dearer = -dearer
        later = box.rank[box.type[plan]] - box.rank[box.type[best]]
        if dearer > 0 or (dearer == 0 and later <= 0):  # of equal ones the last, which is nearest the deck
            best = plan
    return best


# --- What the engine asks --------------------------------------------------------------------------------------------


@rule
def actor(box, state):
    """Return the seat that acts next, or CHANCE, or NOBODY when the game is over."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase == DEVELOPING or phase == SHARING:
        return state.turn
    return CHANCE


@rule
def legal(box, state, out):
    """Write the moves of the player to act into ``out`` and return how many there are."""
    if state.phase == SHARING:
        n = 0
        for seat in range(box.players):
            if seat != state.turn:
                out[n] = SHARE + seat
                n += 1
        return n
    if box.opponent >= 0 and state.turn == 1:
        out[0] = dictated(box, state)
        return 1
    out[0] = PASS
    n = placements(box, state, out, 1, False)
    if has_room(box, state, AT_AGENCY):
        n = placements(box, state, out, n, True)
    return n


@rule
def outcomes(box, state, out, weights):
    """Write what chance may do and how likely it is, in whole numbers; return how many outcomes there are."""
    n = 0
    if state.phase == CHOOSING_FIRST:
        for seat in range(box.players):
            out[n] = FIRST + seat
            weights[n] = 1
            n += 1
    elif state.phase == CHOOSING_ADVANCED:
        for i in range(ADVANCED_COUNT):
            if not state.advanced >> i & 1:
                out[n] = ADD + i
                weights[n] = 1
                n += 1
    elif state.phase != OVER:
        for plan in range(PLAN_COUNT):
            if state.deck >> plan & 1:
                out[n] = DRAW + plan
                weights[n] = 1
                n += 1
    return n


@rule
def draw(box, state, key):
    """Return one of the outcomes, as likely as its weight says."""
    if state.phase == CHOOSING_FIRST:
        return FIRST + below(word(key, state.turns, LUCK_OF_FIRST), box.players)
    if state.phase == CHOOSING_ADVANCED:
        chosen = bits(state.advanced)
        luck = word(key, state.turns, LUCK_OF_ADVANCED + chosen)
        return ADD + nth_bit(((1 << ADVANCED_COUNT) - 1) & ~state.advanced, below(luck, ADVANCED_COUNT - chosen))
    return DRAW + nth_bit(state.deck, below(word(key, state.turns, LUCK_OF_DRAW + state.left), state.left))


@rule
def bits(mask):
    count = 0
    rest = mask + 0
    while rest:
        rest &= rest - 1
        count += 1
    return count


@rule
def apply(box, state, action):
    """Do one legal action: a player's move or an outcome of chance."""
    phase = state.phase
    if phase == DEVELOPING:
        if action == PASS:
            tell(state, PASSES, state.turn, NOBODY, NO_CARD, 1)
            end_turn(box, state, False)
        elif action < COPY:
            place(box, state, action - PLACE, False)
        else:
            place(box, state, action - COPY, True)
    elif phase == SHARING:
        gain(box, state, state.turn, 1, state.turn, CO_OP)
        gain(box, state, action - SHARE, 1, state.turn, CO_OP)
        if state.phase != OVER:
            finish_upkeep(box, state)
    elif phase == CHOOSING_FIRST:
        state.token = action - FIRST
        state.turn = action - FIRST
        tell(state, BEGINS, state.turn, NOBODY, NO_CARD, 1)
        lay_out(box, state)
    elif phase == CHOOSING_ADVANCED:
        state.advanced |= 1 << (action - ADD)
        tell(state, ADDED, NOBODY, NOBODY, FIRST_LOCATION + AT_CROWDFUNDER + action - ADD, 1)
        lay_out(box, state)
    else:
        take_from_deck(state, action - DRAW)
        if phase == DRAWING:
            gain_secretly(state, state.turn, action - DRAW)
            end_turn(box, state, True)
            return
        come(state, action - DRAW)
        if phase == LAYING_OUT:
            lay_out(box, state)
        elif phase == REPLACING:
            end_turn(box, state, True)
        else:
            refill(box, state)


@rule
def scores(box, state, out):
    """Write everybody's stars."""
    for seat in range(box.players):
        out[seat] = all_stars(box, state, seat)


@rule
def facts(box, state, out):
    """Write for each seat how it stands, what its buildings are worth, and what builder and plans cost it."""
    for seat in range(box.players):
        n = seat * FACTS_OF_SEAT
        for criterion in range(3):
            out[n + criterion] = rank_of(box, state, seat, criterion)
        out[n + 3] = builder_cost(box, state, seat)
        for plan in range(PLAN_COUNT):
            out[n + 4 + plan] = plan_cost(box, state, seat, plan)
        for i in range(state.building_count[seat]):
            out[n + 4 + PLAN_COUNT + i] = stars_of(box, state, seat, state.buildings[seat, i])


@rule
def returns(box, state, out):
    """Write 1 shared among the winners and 0 for the others; all 0 while the game goes on."""
    for seat in range(box.players):
        out[seat] = 0.0
    if state.phase != OVER:
        return
    if box.opponent == RACHAEL and state.bank == 0:  # MW-59
        out[1] = 1.0
        return
    winners = 0
    for seat in range(box.players):
        best = True
        for other in range(box.players):
            if beats(box, state, other, seat):
                best = False
        if best:
            out[seat] = 1.0
            winners += 1
    for seat in range(box.players):
        out[seat] /= winners


@rule
def beats(box, state, one, other):
    """Tell whether a player is before another in the end: by stars, and then as ties are broken (MW-44)."""
    for criterion in range(3):
        difference = rank_of(box, state, one, criterion) - rank_of(box, state, other, criterion)
        if difference != 0:
            return difference > 0
    if box.age[one] == NO_AGE or box.age[other] == NO_AGE:
        return False
    return abs(box.age[one] - BEST_AGE) < abs(box.age[other] - BEST_AGE)


@rule
def rank_of(box, state, seat, criterion):
    if criterion == 0:
        return all_stars(box, state, seat)
    if criterion == 1:
        return state.plan_count[seat] + building_size(state, seat)
    return WITHOUT_LIMIT if is_mort(box, seat) else state.mints[seat] + 0  # MW-61


@rule
def observe(box, state, seat):
    """Blank what the seat may not know: plans of the lotto that others hold, or have put under the deck (MW-18).

    NOBODY, who only watches, is no seat that holds or knows any of them.
    """
    for other in range(box.players):
        for i in range(state.plan_count[other]):
            if other != seat and state.hidden[other, i]:
                state.deck |= 1 << state.plans[other, i]  # it may be any that was not seen
                state.plans[other, i] = UNKNOWN
    for i in range(state.under_count):
        if state.under_knows[i] != EVERYBODY and state.under_knows[i] != seat:
            state.deck |= 1 << state.under[i]
            state.under[i] = UNKNOWN
    state.eyes = seat + 1


@rule
def guess(box, state, seat, key):
    """Fill in what the seat may not know, from the plans that it has not seen."""
    unseen = bits(state.deck)
    for other in range(box.players):
        for i in range(state.plan_count[other]):
            if state.plans[other, i] == UNKNOWN:
                plan = nth_bit(state.deck, below(word(key, unseen, LUCK_OF_GUESS), unseen))
                state.plans[other, i] = plan
                state.deck -= 1 << plan
                unseen -= 1
    for i in range(state.under_count):
        if state.under[i] == UNKNOWN:
            plan = nth_bit(state.deck, below(word(key, unseen, LUCK_OF_GUESS), unseen))
            state.under[i] = plan
            state.deck -= 1 << plan
            unseen -= 1
    state.eyes = 0
