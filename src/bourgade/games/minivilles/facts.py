"""What follows from the rules at a table: prices, and how everybody stands."""

from typing import Any

from ...engine.facts import Facts, ranked
from . import rules
from .state import KINDS, LANDMARKS, OVER, SEATS


def named(box: Any, state: Any, landmarks: list[int]) -> dict[str, Any]:
    """Return what can be bought for how much by whose turn it is, and how everybody stands: who has won comes first."""
    stands = int(state.landmarks[state.turn])
    unbuilt = [number for number in box.landmark[: box.landmarks].tolist() if not stands & 1 << number]
    won = state.turn if state.phase == OVER else None
    return {
        "prices": {
            **{slug: int(box.cost[kind]) for kind, slug in enumerate(KINDS) if state.piles[kind] > 0},
            **{LANDMARKS[number]: int(box.landmark_cost[number]) for number in unbuilt},
        },
        "ranks": ranked([(seat == won, landmarks[seat], state.coins[seat]) for seat in range(box.players)]),
    }


FACTS = Facts(SEATS, rules.scores, named)
