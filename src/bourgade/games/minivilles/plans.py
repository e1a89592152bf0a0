"""Plans for Minivilles: what people advise to build, as lists.

    plan                     what it builds whenever it can pay; then what it saves for
    plan:cheese-factory      ranch 6, train-station, cheese-factory 2, radio-tower, shopping-mall, bakery 6;
                             then amusement-park
    plan:convenience-stores  shopping-mall, convenience-store 5, bakery 5;
                             then train-station, radio-tower, amusement-park
    plan:bakeries            convenience-store 1, shopping-mall, bakery 6, convenience-store 3;
                             then train-station, radio-tower, amusement-park
    plan:furniture           forest 4, train-station, furniture-factory 3, radio-tower, shopping-mall, mine 2, bakery 6;
                             then amusement-park
    plan:one-die             ranch 2, bakery 3, shopping-mall, convenience-store 3, wheat-field 2, forest 1, cafe 1,
                             tv-station 1; then train-station, radio-tower, amusement-park

A plan builds the first thing of its list that it can pay and does not have, or of which it has fewer copies than the
list says; those from the beginning count. Behind "then" it saves: it builds none of what follows, and nothing else,
before the landmark whose turn it is. A landmark that wins the game is built whatever the list says.

Cards may be missing: sold out, not in the line, not in the box. A plan goes on without them if it has at least half of
the copies; else its list ends there, as long as there are none. Where a list ends, it builds what ``greedy`` would.

All other choices are those of ``greedy``. Among them is the number of dice: the one that pays more. For the convenience
stores, the bakeries and the spread for one die that is one die to the end.

The numbers and the order were found by trying thousands of lists in the base game, mostly with two players, against
``greedy`` and against each other, as far as the name of a plan allows: the spread for one die, say, has at most three
cards of a kind. In all that came out, a landmark that can be paid goes before the last cheap cards, and the radio-tower
before the amusement-park: a second throw helps most who waits for few numbers.
"""

from typing import Any

import numpy as np

from bourgade.engine.rule import rule

from .moves import BUILD, BUILD_LANDMARK, BUILD_NOTHING
from .rules import built, has
from .state import KINDS, LANDMARKS

PLANS = {  # what is built whenever it can be paid, and what is saved for then
    "plan:cheese-factory": (
        "ranch 6, train-station, cheese-factory 2, radio-tower, shopping-mall, bakery 6",
        "amusement-park",
    ),
    "plan:convenience-stores": (
        "shopping-mall, convenience-store 5, bakery 5",
        "train-station, radio-tower, amusement-park",
    ),
    "plan:bakeries": (
        "convenience-store 1, shopping-mall, bakery 6, convenience-store 3",
        "train-station, radio-tower, amusement-park",
    ),
    "plan:furniture": (
        "forest 4, train-station, furniture-factory 3, radio-tower, shopping-mall, mine 2, bakery 6",
        "amusement-park",
    ),
    "plan:one-die": (
        "ranch 2, bakery 3, shopping-mall, convenience-store 3, wheat-field 2, forest 1, cafe 1, tv-station 1",
        "train-station, radio-tower, amusement-park",
    ),
}
MOST_STEPS = 12
AS_GREEDY = -1

STEPS = np.full((1 + len(PLANS), MOST_STEPS), -1)  # by the number of the bot: the moves of its list ...
COPIES = np.zeros_like(STEPS)  # ... how many of each are built ...
SAVING = np.zeros(1 + len(PLANS), np.int64)  # ... and from which on it saves

for number, (at_once, saved_for) in enumerate(PLANS.values(), start=1):
    SAVING[number] = len(at_once.split(", "))
    for step, words in enumerate(f"{at_once}, {saved_for}".split(", ")):
        name, _, copies = words.partition(" ")
        STEPS[number, step] = BUILD + KINDS.index(name) if copies else BUILD_LANDMARK + LANDMARKS.index(name)
        COPIES[number, step] = int(copies or 1)


@rule
def planned(box: Any, state: Any, bot: int) -> Any:
    """Return the build that a plan wants, BUILD_NOTHING where it saves, and AS_GREEDY where its list does not say."""
    me = state.turn
    coins = state.coins[me]
    wins = built(state, me) + 1 >= box.win
    for i in range(box.landmarks):
        landmark = box.landmark[i]
        if wins and not has(state, me, 1 << landmark) and box.landmark_cost[landmark] <= coins:
            return BUILD_LANDMARK + landmark
    for step in range(MOST_STEPS):
        move = STEPS[bot, step]
        if move < 0:
            break
        if move >= BUILD_LANDMARK:
            landmark = move - BUILD_LANDMARK
            if in_box(box, landmark) and not has(state, me, 1 << landmark):
                if box.landmark_cost[landmark] <= coins:
                    return move
                if step >= SAVING[bot]:
                    return BUILD_NOTHING
            continue
        kind = move - BUILD
        owned = state.owned[me, kind]
        if owned >= COPIES[bot, step]:
            continue
        if state.piles[kind] == 0:
            if 2 * owned < COPIES[bot, step]:
                break
        elif box.cost[kind] <= coins:
            return move
    return AS_GREEDY


@rule
def in_box(box: Any, landmark: int) -> bool:
    """Tell whether a landmark is played with."""
    for i in range(box.landmarks):
        if box.landmark[i] == landmark:
            return True
    return False
