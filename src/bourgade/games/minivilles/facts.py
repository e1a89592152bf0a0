"""What follows from the rules at a table: prices, and how everybody stands."""

from itertools import compress
from typing import Any

from ...engine.facts import Facts, ranked
from . import rules
from .state import KINDS, LANDMARKS, OVER, SEATS


def named(box: Any, state: Any, landmarks: list[int]) -> dict[str, Any]:
    """Return what can be bought for how much by whose turn it is, and how everybody stands: who has won comes first."""
    stands, coins, piles = int(state.landmarks[state.turn]), state.coins.tolist(), state.piles.tolist()
    prices = dict(zip(compress(KINDS, piles), compress(box.cost.tolist(), piles), strict=True))
    for number in box.landmark[: box.landmarks].tolist():
        if not stands & 1 << number:
            prices[LANDMARKS[number]] = int(box.landmark_cost[number])
    won = state.turn if state.phase == OVER else None
    return {
        "prices": prices,
        "ranks": ranked([(seat == won, landmarks[seat], coins[seat]) for seat in range(box.players)]),
    }


FACTS = Facts(SEATS, rules.scores, named)
