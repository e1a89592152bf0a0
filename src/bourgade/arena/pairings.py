"""Who meets whom: every bot in every seat.

The games of a pairing come in sets, one game for each seating. All games of a set have the same luck, so that nobody
wins by better dice: who had them at the first seat gives them to the others in the next game of the set.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import ceil

DUEL = "duel"  # two players, every two bots
ROTATION = "rotation"  # more players, every choice of as many bots, each rotated around the table
LONE = "lone"  # more players than bots: one against several of another


@dataclass(frozen=True)
class Pairing:
    """Bots that meet, by their numbers, and their seatings; among several of one bot the lone one comes first."""

    bots: tuple[int, ...]
    tables: tuple[tuple[int, ...], ...]  # each has the bots by seat


def kind_of(bots: int, players: int) -> str:
    """Return how so many bots meet at a table of so many players."""
    if players == 2:
        return DUEL
    return ROTATION if bots >= players else LONE


def pairings_of(bots: int, players: int) -> list[Pairing]:
    """Return the pairings of so many bots.

    >>> [pairing.tables for pairing in pairings_of(3, 2)]
    [((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1))]
    >>> [pairing.tables for pairing in pairings_of(3, 3)]
    [((0, 1, 2), (1, 2, 0), (2, 0, 1))]
    >>> [pairing.tables for pairing in pairings_of(2, 3)]
    [((0, 1, 1), (1, 0, 1), (1, 1, 0)), ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    """
    seats = range(players)
    if kind_of(bots, players) == LONE:
        return [
            Pairing((one, other), tuple(tuple(one if seat == place else other for seat in seats) for place in seats))
            for one, other in permutations(range(bots), 2)
        ]
    return [
        Pairing(chosen, tuple(chosen[turn:] + chosen[:turn] for turn in seats))
        for chosen in combinations(range(bots), players)
    ]


def rounds_for(games: int, players: int) -> int:
    """Return how many sets give every pairing at least so many games.

    >>> rounds_for(400, 2), rounds_for(401, 2)
    (200, 201)
    """
    return ceil(games / players)


def labels_of(specs: Sequence[str]) -> list[str]:
    """Return a name for each bot, also where one takes part twice.

    >>> labels_of(["greedy", "random", "greedy"])
    ['greedy', 'random', 'greedy#2']
    """
    seen: Counter[str] = Counter()
    labels = []
    for spec in specs:
        seen[spec] += 1
        labels.append(spec if seen[spec] == 1 else f"{spec}#{seen[spec]}")
    return labels
