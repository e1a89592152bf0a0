"""The rules of Minivilles, from the set-up to the last landmark. The IDs are those of docs/rules/minivilles.md.

``apply`` does what was decided, by a player or by chance; ``go_on`` then runs the turn on to the next decision.
"""

from bourgade.engine.events import GAINS, NO_CARD, PAYS, tell
from bourgade.engine.luck import below, word
from bourgade.engine.rule import CHANCE, NOBODY, rule

from .box import BLUE, GREEN, RED
from .events import (
    ADDS,
    AGAIN,
    BEGINS,
    BUILDS,
    CITY_HALL,
    CLOSES,
    COMES,
    DEMOLISHES,
    EARNED,
    FALLS,
    FIRST_LANDMARK,
    HANDS,
    HANDS_CLOSED,
    INVESTS,
    OPENS,
    ROLLS,
    TRAWLS,
    TURN,
    WINS,
)
from .moves import (
    ADD_0,
    ADD_2,
    BUILD,
    BUILD_LANDMARK,
    BUILD_NOTHING,
    DEMOLISH,
    DICE,
    DIE,
    DRAW,
    FIRST,
    KEEP,
    MOVE,
    NO_SWAP,
    RENOVATE,
    REROLL,
    ROLL_1,
    ROLL_2,
    SWAP,
    TAKE,
)
from .state import (
    ADDING,
    BUILDING,
    CHOOSING_FIRST,
    DEMOLISHING,
    KINDS,
    LANDMARKS,
    MOVING,
    OVER,
    PLAIN,
    REFILLING,
    RENOVATING,
    REROLLING,
    ROLLING,
    SEATS,
    SETTING_UP,
    SWAPPING,
    TAKING,
    THROWING,
    TRAWLING,
)

WHEAT_FIELD = KINDS.index("wheat-field")
BAKERY = KINDS.index("bakery")
TRAWLER = KINDS.index("trawler")
DEMOLITION_COMPANY = KINDS.index("demolition-company")
MOVING_COMPANY = KINDS.index("moving-company")
STADIUM = KINDS.index("stadium")
TV_STATION = KINDS.index("tv-station")
BUSINESS_CENTER = KINDS.index("business-center")
PUBLISHER = KINDS.index("publisher")
TAX_OFFICE = KINDS.index("tax-office")
RENOVATION_COMPANY = KINDS.index("renovation-company")
STARTUP = KINDS.index("startup")
ARBORETUM = KINDS.index("arboretum")

MALL = LANDMARKS.index("shopping-mall")
AIRPORT = LANDMARKS.index("airport")
HARBOR_BIT = 1 << LANDMARKS.index("harbor")
STATION_BIT = 1 << LANDMARKS.index("train-station")
MALL_BIT = 1 << MALL
PARK_BIT = 1 << LANDMARKS.index("amusement-park")
RADIO_BIT = 1 << LANDMARKS.index("radio-tower")
AIRPORT_BIT = 1 << AIRPORT

# Kinds of chance within one turn; a card's draw has one of its own for each size of the deck.
LUCK_OF_THROW = 0  # and 1 for a throw again
LUCK_OF_TRAWLER = 2
LUCK_OF_FIRST = 3
LUCK_OF_DRAW = 4


# --- The course of the game ------------------------------------------------------------------------------------------


@rule
def setup(box, state):
    """Lay out a new game; all fields of the state are zero before."""
    for seat in range(box.players):  # MV-01
        state.coins[seat] = box.coins
        state.owned[seat, WHEAT_FIELD] = 1
        state.owned[seat, BAKERY] = 1
    for i in range(box.kinds):
        kind = box.kind[i]
        if box.line > 0:  # MV-03
            state.deck[kind] = box.copies[kind]
            state.left += box.copies[kind]
        elif box.copies[kind] > 0:  # MV-02
            state.piles[kind] = box.copies[kind]
            state.open_piles += 1
    state.turn = box.first
    state.phase = CHOOSING_FIRST
    if box.first >= 0:  # MV-05
        open_market(box, state)


@rule
def open_market(box, state):
    if needs_card(box, state):  # MV-03
        state.phase = SETTING_UP
    else:
        begin_turn(state)


@rule
def go_on(box, state):
    """Leave a phase that is done and stop in the next one where somebody must choose or chance must act.

    In between happens what asks nobody: the order of a turn is the order of this function.
    """
    me = state.turn
    if state.phase == THROWING:
        state.phase = REROLLING
        if has(state, me, RADIO_BIT) and not state.rerolled:  # MV-11
            return
    if state.phase == REROLLING:
        state.rerolled = 0
        state.total = state.dice[0] + state.dice[1]  # MV-10
        state.double = state.dice[0] == state.dice[1] and has(state, me, PARK_BIT)  # MV-13
        state.phase = ADDING
        if state.total >= 10 and has(state, me, HARBOR_BIT):  # MV-12
            return

    # Income: red, green, blue, purple (MV-20).
    if state.phase == ADDING:
        red_cards(box, state)
        green_cards(box, state)
        state.pending = awake(state, me, DEMOLITION_COMPANY) if box.works[state.total, DEMOLITION_COMPANY] else 0
        state.phase = DEMOLISHING
    if state.phase == DEMOLISHING:
        if state.pending > 0 and state.landmarks[me] != 0:  # MV-35
            return
        state.pending = awake(state, me, MOVING_COMPANY) if box.works[state.total, MOVING_COMPANY] else 0
        state.phase = MOVING
    if state.phase == MOVING:
        if state.pending > 0:  # MV-36
            return
        blue_cards(box, state)
        state.phase = TRAWLING
        if box.works[state.total, TRAWLER]:
            if trawler_sails(box, state):  # MV-33
                return
            trawl(box, state, 0)
    if state.phase == TRAWLING:
        if purple_works(box, state, STADIUM):  # MV-27 has the order of the purple cards
            stadium(box, state)
        state.phase = TAKING
        if purple_works(box, state, TV_STATION):  # MV-31
            return
    if state.phase == TAKING:
        state.phase = SWAPPING
        if purple_works(box, state, BUSINESS_CENTER):  # MV-30
            return
    if state.phase == SWAPPING:
        if purple_works(box, state, PUBLISHER):
            publisher(box, state)
        if purple_works(box, state, TAX_OFFICE):
            tax_office(box, state)
        state.phase = RENOVATING
        if purple_works(box, state, RENOVATION_COMPANY) and something_is_open(box, state):  # MV-39
            return
    if state.phase == RENOVATING:
        if purple_works(box, state, STARTUP):
            startup(box, state)
        if purple_works(box, state, ARBORETUM):
            arboretum(box, state)
        if box.city_hall and state.coins[me] == 0:  # MV-53
            gain(state, me, 1, me, CITY_HALL)
        state.phase = BUILDING
        tell(state, EARNED, me, NOBODY, NO_CARD, 1)
        return

    if state.phase == BUILDING:
        if built(state, me) >= box.win:  # MV-57
            tell(state, WINS, me, NOBODY, NO_CARD, 1)
            forget_turn(state)
            state.phase = OVER
            return
        state.phase = REFILLING
    if state.phase == REFILLING:
        if needs_card(box, state):  # MV-56
            return
        end_turn(box, state)


@rule
def begin_turn(state):
    state.turns += 1
    state.phase = ROLLING
    tell(state, TURN, state.turn, NOBODY, NO_CARD, 1)


@rule
def end_turn(box, state):
    if state.owned[state.turn, STARTUP] > 0:  # MV-40
        state.startup[state.turn] += 1
        tell(state, INVESTS, state.turn, NOBODY, STARTUP, 1)
    if state.double:
        tell(state, AGAIN, state.turn, NOBODY, NO_CARD, 1)
    else:
        state.turn += 1
        if state.turn == box.players:
            state.turn = 0
    forget_turn(state)
    begin_turn(state)


@rule
def forget_turn(state):
    state.dice[0] = 0
    state.dice[1] = 0
    state.total = 0
    state.double = 0


@rule
def has(state, seat, landmark_bit):
    return (state.landmarks[seat] & landmark_bit) != 0


@rule
def built(state, seat):
    """Return how many landmarks stand in the seat's city; the city-hall is none (MV-28)."""
    bits = state.landmarks[seat]
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


# --- The line and the dice -------------------------------------------------------------------------------------------


@rule
def needs_card(box, state):
    return state.open_piles < box.line and state.left > 0


@rule
def put_card(state, kind):
    """Turn a card of the deck into the line."""
    state.deck[kind] -= 1
    state.left -= 1
    if state.piles[kind] == 0:
        state.open_piles += 1
    state.piles[kind] += 1
    tell(state, COMES, NOBODY, NOBODY, kind, 1)


@rule
def throw(state, number):
    state.throwing = number
    state.dice[0] = 0
    state.dice[1] = 0
    state.phase = THROWING
    tell(state, ROLLS, state.turn, NOBODY, NO_CARD, number)


@rule
def land(state, first, second):
    """Let the dice lie; ``second`` is 0 for one die."""
    state.throwing = 0
    state.dice[0] = first
    state.dice[1] = second
    tell(state, FALLS, state.turn, NOBODY, NO_CARD, first)
    if second > 0:
        tell(state, FALLS, state.turn, NOBODY, NO_CARD, second)


# --- Cards that work by their numbers --------------------------------------------------------------------------------


@rule
def red_cards(box, state):
    """The roller pays the others, counter-clockwise (MV-21)."""
    hits = box.hits[RED, state.total]
    if hits == 0:
        return
    for step in range(1, box.players):
        owner = state.turn - step
        if owner < 0:
            owner += box.players
        for i in range(hits):
            kind = box.hit[RED, state.total, i]
            copies = awake(state, owner, kind)
            if copies > 0 and condition_holds(box, state, owner, kind):
                pay(state, state.turn, owner, copies * amount_of(box, state, owner, kind), kind)


@rule
def green_cards(box, state):
    for i in range(box.hits[GREEN, state.total]):
        take_from_bank(box, state, state.turn, box.hit[GREEN, state.total, i])


@rule
def blue_cards(box, state):
    for i in range(box.hits[BLUE, state.total]):
        for owner in range(box.players):
            take_from_bank(box, state, owner, box.hit[BLUE, state.total, i])


@rule
def take_from_bank(box, state, owner, kind):
    """A green or blue card works, all its copies at once (MV-24)."""
    copies = awake(state, owner, kind)
    if copies > 0 and condition_holds(box, state, owner, kind):
        amount = copies * amount_of(box, state, owner, kind) * multiple(box, state, owner, kind)
        gain(state, owner, max(amount, -state.coins[owner]), owner, kind)  # MV-37: the loan-office takes what there is
    if box.closes[kind]:  # MV-38
        close(state, owner, kind, copies)


@rule
def awake(state, owner, kind):
    """Return how many copies work; the closed ones open instead (MV-61)."""
    copies = state.owned[owner, kind] - state.closed[owner, kind]
    if state.closed[owner, kind] > 0:
        tell(state, OPENS, owner, NOBODY, kind, state.closed[owner, kind])
    state.closed[owner, kind] = 0
    return copies


@rule
def close(state, owner, kind, copies):
    state.closed[owner, kind] += copies
    if copies > 0:
        tell(state, CLOSES, owner, NOBODY, kind, copies)


@rule
def condition_holds(box, state, owner, kind):
    needs = box.needs[kind]
    if (state.landmarks[owner] & needs) != needs:  # MV-34
        return False
    if box.landmarks_below[kind] > 0 and built(state, owner) >= box.landmarks_below[kind]:
        return False
    return box.roller_landmarks[kind] == 0 or built(state, state.turn) >= box.roller_landmarks[kind]


@rule
def amount_of(box, state, owner, kind):
    """Return what one copy moves, the shopping-mall included (MV-25)."""
    if box.mall[kind] and has(state, owner, MALL_BIT):
        return box.amount[kind] + box.landmark_amount[MALL]
    return box.amount[kind]


@rule
def multiple(box, state, owner, kind):
    """Return how often a copy yields: once, or once per card that it counts, closed ones too (MV-62)."""
    if box.counted[kind] == 0:
        return 1
    if not box.everyone[kind]:
        return counted_in(box, state, owner, kind)
    count = 0
    for seat in range(box.players):
        count += counted_in(box, state, seat, kind)
    return count


@rule
def counted_in(box, state, seat, kind):
    """Return how many of the cards that ``kind`` counts are in the seat's city."""
    count = 0
    for i in range(box.counted[kind]):
        count += state.owned[seat, box.counts[kind, i]]
    return count


@rule
def pay(state, payer, payee, amount, kind):
    """A player pays another for a card of the other's. All coins move here and in ``gain``."""
    paid = min(amount, state.coins[payer])  # MV-22
    state.coins[payer] -= paid
    state.coins[payee] += paid
    tell(state, PAYS, payer, payee, kind, paid)


@rule
def gain(state, seat, amount, owner, card):
    """The bank pays for a card of somebody's, or is paid if the amount is negative."""
    state.coins[seat] += amount
    tell(state, GAINS, seat, owner, card, amount)


# --- Cards with a rule of their own ----------------------------------------------------------------------------------


@rule
def demolish(box, state, landmark):
    state.landmarks[state.turn] -= 1 << landmark
    tell(state, DEMOLISHES, state.turn, NOBODY, FIRST_LANDMARK + landmark, 1)
    gain(state, state.turn, box.amount[DEMOLITION_COMPANY], state.turn, DEMOLITION_COMPANY)
    state.pending -= 1


@rule
def move(box, state, kind, receiver):
    # MV-63; of the moving-company the copy at work goes, and all are open by now.
    hand_over(state, state.turn, receiver, kind, state.closed[state.turn, kind] > 0)
    gain(state, state.turn, box.amount[MOVING_COMPANY], state.turn, MOVING_COMPANY)
    state.pending -= 1


@rule
def hand_over(state, giver, receiver, kind, closed):
    state.owned[giver, kind] -= 1
    state.owned[receiver, kind] += 1
    if closed:
        state.closed[giver, kind] -= 1
        state.closed[receiver, kind] += 1
    tell(state, HANDS_CLOSED if closed else HANDS, giver, receiver, kind, 1)


@rule
def trawler_sails(box, state):
    for owner in range(box.players):
        works = state.owned[owner, TRAWLER] > state.closed[owner, TRAWLER]
        if works and condition_holds(box, state, owner, TRAWLER):
            return True
    return False


@rule
def trawl(box, state, total):
    for owner in range(box.players):
        copies = awake(state, owner, TRAWLER)
        if condition_holds(box, state, owner, TRAWLER):
            gain(state, owner, copies * total * box.amount[TRAWLER], owner, TRAWLER)


@rule
def purple_works(box, state, kind):
    return box.works[state.total, kind] and state.owned[state.turn, kind] > 0


@rule
def stadium(box, state):
    for seat in range(box.players):
        if seat != state.turn:
            pay(state, seat, state.turn, box.amount[STADIUM], STADIUM)


@rule
def swap(state, own, other, theirs):
    # MV-63: give a closed copy, take an open one. MV-30: both are fixed before either changes hands.
    gives_closed = state.closed[state.turn, own] > 0
    takes_closed = state.closed[other, theirs] == state.owned[other, theirs]
    hand_over(state, state.turn, other, own, gives_closed)
    hand_over(state, other, state.turn, theirs, takes_closed)


@rule
def publisher(box, state):
    for seat in range(box.players):  # MV-32
        if seat != state.turn:
            amount = box.amount[PUBLISHER] * counted_in(box, state, seat, PUBLISHER)
            pay(state, seat, state.turn, amount, PUBLISHER)


@rule
def tax_office(box, state):
    for seat in range(box.players):  # MV-32
        if seat != state.turn and state.coins[seat] >= 10:
            pay(state, seat, state.turn, state.coins[seat] // 2, TAX_OFFICE)


@rule
def is_open_somewhere(box, state, kind):
    for seat in range(box.players):
        if state.owned[seat, kind] > state.closed[seat, kind]:
            return True
    return False


@rule
def something_is_open(box, state):
    for kind in range(PLAIN):
        if is_open_somewhere(box, state, kind):
            return True
    return False


@rule
def renovate(box, state, kind):
    for seat in range(box.players):
        copies = state.owned[seat, kind] - state.closed[seat, kind]
        close(state, seat, kind, copies)
        gain(state, state.turn, copies * box.amount[RENOVATION_COMPANY], state.turn, RENOVATION_COMPANY)


@rule
def startup(box, state):
    for seat in range(box.players):
        gain(state, state.turn, state.startup[seat] * box.amount[STARTUP], state.turn, STARTUP)


@rule
def arboretum(box, state):
    total = 0
    for seat in range(box.players):
        total += state.coins[seat]
    share = (total + box.players - 1) // box.players
    for seat in range(box.players):
        gain(state, seat, share - state.coins[seat], state.turn, ARBORETUM)  # MV-41


# --- Building --------------------------------------------------------------------------------------------------------


@rule
def can_build(box, state, kind):
    # Without short cuts: it is asked for every kind in every turn, and branches that nobody can predict are slow.
    another = (kind < PLAIN) | (state.owned[state.turn, kind] == 0)  # MV-51
    return (state.piles[kind] > 0) & (box.cost[kind] <= state.coins[state.turn]) & another


@rule
def can_build_landmark(box, state, landmark):
    return not has(state, state.turn, 1 << landmark) and box.landmark_cost[landmark] <= state.coins[state.turn]


@rule
def build(box, state, kind):
    state.piles[kind] -= 1
    if state.piles[kind] == 0:
        state.open_piles -= 1
    state.owned[state.turn, kind] += 1
    tell(state, BUILDS, state.turn, NOBODY, kind, 1)
    gain(state, state.turn, -box.cost[kind], NOBODY, NO_CARD)  # MV-58
    gain(state, state.turn, box.when_built[kind], state.turn, kind)  # MV-37


@rule
def build_landmark(box, state, landmark):
    state.landmarks[state.turn] |= 1 << landmark
    tell(state, BUILDS, state.turn, NOBODY, FIRST_LANDMARK + landmark, 1)
    gain(state, state.turn, -box.landmark_cost[landmark], NOBODY, NO_CARD)


@rule
def build_nothing(box, state):
    if has(state, state.turn, AIRPORT_BIT):  # MV-54
        gain(state, state.turn, box.landmark_amount[AIRPORT], state.turn, FIRST_LANDMARK + AIRPORT)
    gain(state, state.turn, max(0, box.top_up - state.coins[state.turn]), NOBODY, NO_CARD)  # MV-55


# --- What the engine asks --------------------------------------------------------------------------------------------


@rule
def actor(box, state):
    """Return the seat that acts next, or CHANCE, or NOBODY when the game is over."""
    phase = state.phase
    if phase == OVER:
        return NOBODY
    if phase == THROWING or phase == TRAWLING or phase == REFILLING or phase == SETTING_UP or phase == CHOOSING_FIRST:
        return CHANCE
    return state.turn


@rule
def legal(box, state, out):
    """Write the moves of the player to act into ``out`` and return how many there are."""
    phase = state.phase
    n = 0
    if phase == BUILDING:
        for i in range(box.kinds):
            out[n] = BUILD + box.kind[i]
            n += can_build(box, state, box.kind[i])
        for i in range(box.landmarks):
            if can_build_landmark(box, state, box.landmark[i]):
                out[n] = BUILD_LANDMARK + box.landmark[i]
                n += 1
        out[n] = BUILD_NOTHING
        n += 1
    elif phase == ROLLING:
        out[0] = ROLL_1
        out[1] = ROLL_2
        n = 2 if has(state, state.turn, STATION_BIT) else 1
    elif phase == REROLLING:
        out[0] = KEEP
        out[1] = REROLL
        n = 2
    elif phase == ADDING:
        out[0] = ADD_0
        out[1] = ADD_2
        n = 2
    elif phase == TAKING:
        for seat in range(box.players):
            if seat != state.turn:
                out[n] = TAKE + seat
                n += 1
    elif phase == SWAPPING:
        n = legal_swaps(box, state, out)
    elif phase == DEMOLISHING:
        for i in range(box.landmarks):
            if has(state, state.turn, 1 << box.landmark[i]):
                out[n] = DEMOLISH + box.landmark[i]
                n += 1
    elif phase == MOVING:
        for kind in range(PLAIN):
            if state.owned[state.turn, kind] > 0:
                for seat in range(box.players):
                    if seat != state.turn:
                        out[n] = MOVE + kind * SEATS + seat
                        n += 1
    elif phase == RENOVATING:
        for kind in range(PLAIN):
            if is_open_somewhere(box, state, kind):
                out[n] = RENOVATE + kind
                n += 1
    return n


@rule
def legal_swaps(box, state, out):
    # There may be hundreds: what the others have is looked up for one kind of our own, and repeated for the next.
    out[0] = NO_SWAP
    n = 1
    first = 0
    others = 0
    for own in range(PLAIN):
        if state.owned[state.turn, own] == 0:
            continue
        if n == 1:
            others = swaps_of(box, state, own, out)
            first = own
        else:
            for i in range(1, others + 1):
                out[n + i - 1] = out[i] + (own - first) * SEATS * PLAIN
        n += others
    return n


@rule
def swaps_of(box, state, own, out):
    """Write the swaps of one kind of one's own behind the first entry of ``out``, and return how many there are."""
    n = 0
    for seat in range(box.players):
        if seat != state.turn:
            for theirs in range(PLAIN):
                out[n + 1] = SWAP + (own * SEATS + seat) * PLAIN + theirs
                n += state.owned[seat, theirs] > 0
    return n


@rule
def outcomes(box, state, out, weights):
    """Write what chance may do and how likely it is, in whole numbers; return how many outcomes there are."""
    phase = state.phase
    n = 0
    if phase == THROWING and state.throwing == 1:
        for face in range(6):
            out[n] = DIE + face
            weights[n] = 1
            n += 1
    elif phase == THROWING or phase == TRAWLING:
        for low in range(6):
            for high in range(low, 6):
                out[n] = DICE + low * 6 + high
                weights[n] = 1 if low == high else 2
                n += 1
    elif phase == SETTING_UP or phase == REFILLING:
        for i in range(box.kinds):
            kind = box.kind[i]
            if state.deck[kind] > 0:
                out[n] = DRAW + kind
                weights[n] = state.deck[kind]
                n += 1
    elif phase == CHOOSING_FIRST:
        for seat in range(box.players):
            out[n] = FIRST + seat
            weights[n] = 1
            n += 1
    return n


@rule
def draw(box, state, key):
    """Return one of the outcomes, as likely as its weight says."""
    phase = state.phase
    if phase == THROWING:
        luck = word(key, state.turns, LUCK_OF_THROW + state.rerolled)
        if state.throwing == 1:
            return DIE + below(luck, 6)
        return two_dice(luck)
    if phase == TRAWLING:
        return two_dice(word(key, state.turns, LUCK_OF_TRAWLER))
    if phase == CHOOSING_FIRST:
        return FIRST + below(word(key, state.turns, LUCK_OF_FIRST), box.players)
    rest = below(word(key, state.turns, LUCK_OF_DRAW + state.left), state.left)
    kind = 0
    while rest >= state.deck[kind]:
        rest -= state.deck[kind]
        kind += 1
    return DRAW + kind


@rule
def two_dice(luck):
    both = below(luck, 36)
    first = both // 6
    second = both % 6
    return DICE + min(first, second) * 6 + max(first, second)


@rule
def apply(box, state, action):
    """Do one legal action: a player's move or an outcome of chance."""
    phase = state.phase
    if phase == ROLLING:
        throw(state, 1 if action == ROLL_1 else 2)
        return
    if phase == REROLLING and action == REROLL:
        state.rerolled = 1
        throw(state, 2 if state.dice[1] > 0 else 1)
        return
    if phase == BUILDING and action == BUILD_NOTHING:
        build_nothing(box, state)
        end_turn(box, state)
        return
    if phase == CHOOSING_FIRST:
        state.turn = action - FIRST
        tell(state, BEGINS, state.turn, NOBODY, NO_CARD, 1)
        open_market(box, state)
        return
    if phase == SETTING_UP:
        put_card(state, action - DRAW)
        open_market(box, state)
        return

    if phase == BUILDING:
        if action < BUILD_LANDMARK:
            build(box, state, action - BUILD)
        else:
            build_landmark(box, state, action - BUILD_LANDMARK)
    elif phase == THROWING:
        if action < DICE:
            land(state, action - DIE + 1, 0)
        else:
            land(state, (action - DICE) // 6 + 1, (action - DICE) % 6 + 1)
    elif phase == ADDING:
        if action == ADD_2:
            state.total += 2
            tell(state, ADDS, state.turn, NOBODY, NO_CARD, 2)
    elif phase == REFILLING:
        put_card(state, action - DRAW)
    elif phase == TAKING:
        pay(state, action - TAKE, state.turn, box.amount[TV_STATION], TV_STATION)
    elif phase == SWAPPING:
        if action != NO_SWAP:
            rest = action - SWAP
            swap(state, rest // (SEATS * PLAIN), rest // PLAIN % SEATS, rest % PLAIN)
    elif phase == DEMOLISHING:
        demolish(box, state, action - DEMOLISH)
    elif phase == MOVING:
        move(box, state, (action - MOVE) // SEATS, (action - MOVE) % SEATS)
    elif phase == TRAWLING:
        total = (action - DICE) // 6 + (action - DICE) % 6 + 2
        tell(state, TRAWLS, state.turn, NOBODY, TRAWLER, total)
        trawl(box, state, total)
    elif phase == RENOVATING:
        renovate(box, state, action - RENOVATE)
    go_on(box, state)


@rule
def scores(box, state, out):
    """Write the landmarks everybody has built."""
    for seat in range(box.players):
        out[seat] = built(state, seat)


@rule
def returns(box, state, out):
    """Write 1 for the winner and 0 for the others; all 0 while the game goes on."""
    for seat in range(box.players):
        out[seat] = 1.0 if state.phase == OVER and seat == state.turn else 0.0


@rule
def observe(box, state, seat):
    """Blank what the seat may not know: nothing, for a deck is kept as what is left in it, without an order."""


@rule
def guess(box, state, seat, key):
    """Fill in what the seat may not know: nothing."""
