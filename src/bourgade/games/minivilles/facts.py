"""What follows from the rules at a table: prices, and how everybody stands."""

from functools import lru_cache
from typing import Any

import numpy as np

from ...engine.facts import Facts, ranked
from . import rules
from .position import counted
from .state import KINDS, LANDMARKS, OVER, SEATS

MARKETS_KEPT = 1024


def named(box: Any, state: Any, landmarks: list[int]) -> dict[str, Any]:
    """Return what can be bought for how much by whose turn it is, and how everybody stands: who has won comes first."""
    stands, coins = int(state.landmarks[state.turn]), state.coins.tolist()
    prices = {**for_sale(state.piles.tobytes(), box.cost.tobytes())}
    for number in box.landmark[: box.landmarks].tolist():
        if not stands & 1 << number:
            prices[LANDMARKS[number]] = int(box.landmark_cost[number])
    won = state.turn if state.phase == OVER else None
    return {
        "prices": prices,
        "ranks": ranked([(seat == won, landmarks[seat], coins[seat]) for seat in range(box.players)]),
    }


@lru_cache(MARKETS_KEPT)
def for_sale(piles: bytes, costs: bytes) -> dict[str, int]:
    """Return what the cards of a market cost, from rows of a state and of a box; who gives it away copies it."""
    counts, prices = counted(piles), np.frombuffer(costs, f"i{len(costs) // len(KINDS)}").tolist()
    return {slug: prices[KINDS.index(slug)] for slug in counts}


FACTS = Facts(SEATS, rules.scores, named)
