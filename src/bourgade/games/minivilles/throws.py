"""What throws would bring: they are played out on copies of a state, by the rules."""

from bourgade.engine.rule import rule

from .moves import ADD_0, ADD_2, DICE, DIE, KEEP
from .rules import apply
from .state import ADDING, REROLLING

MOST = 12 + 2  # that a throw can count as
COPIES = 3  # of the state that are needed
COMES, MAY_COME_AGAIN = 1, 2
IN_THE_AIR = -1  # in place of a move that throws


@rule
def throws_at(boxes, states, spare, move, paid, comes):
    """Throw so that each total comes once, after a move that throws or with the dice that are in the air.

    Write what everybody gains into ``paid``, a row for what the throw counts as: also for the harbor's 2, where it
    asks; and into ``comes`` what can come, and where the player may throw again instead.
    """
    box, air, state, added = boxes[0], spare[0], spare[1], spare[2]
    spare[0] = states[0]
    if move != IN_THE_AIR:
        apply(box, air, move)
    dice = air.throwing + 0
    for total in range(dice, 6 * dice + 1):
        spare[1] = spare[0]
        low = max(1, total - 6)
        apply(box, state, DIE + total - 1 if dice == 1 else DICE + (low - 1) * 6 + total - low - 1)
        comes[total] = COMES
        if state.phase == REROLLING:
            comes[total] = MAY_COME_AGAIN
            apply(box, state, KEEP)
        if state.phase == ADDING:
            spare[2] = spare[1]
            apply(box, added, ADD_2)
            comes[total + 2] = max(comes[total + 2], COMES)
            note(box, states[0], added, paid, total + 2)
            apply(box, state, ADD_0)
        note(box, states[0], state, paid, total)


@rule
def note(box, before, after, paid, total):
    for seat in range(box.players):
        paid[total, seat] = after.coins[seat] - before.coins[seat]
