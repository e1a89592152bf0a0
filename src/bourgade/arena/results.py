"""The figures of an arena as one JSON-ready dict; the page and the terminal are made from it alone.

What is counted is the round: its games share their luck. See ``lab/estimates.py`` for the intervals of shares and
``ratings.py`` for those of ratings. Only ``times`` and ``seconds`` differ when the same arena is played again.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import numpy as np

from ..engine.definition import seat_names
from ..lab.estimates import Array, Moments
from ..lab.report import numbers
from .contest import Contest
from .match import Result
from .pairings import LONE, ROTATION, kind_of
from .ratings import ratings

Part = tuple[Array, Array]  # of a measure: num and den, one entry a round
Key = tuple[str, ...]


def results(contest: Contest, games: Sequence[Result]) -> dict[str, Any]:
    """Return what came of an arena's games, which are whole rounds."""
    rounds, labels = len(games) // len(contest.tables), contest.labels
    shares = np.array([game.shares for game in games]).reshape(rounds, len(contest.tables), contest.players)
    kind = kind_of(len(labels), contest.players)
    rated = ratings(wins_over(contest, shares), contest.players)
    order = sorted(range(len(labels)), key=lambda bot: -rated.value[bot])
    found = estimated(measured(contest, shares, games))
    return {
        **contest.about(),
        "kind": kind,
        "bots": [labels[bot] for bot in order],  # the strongest first
        "games": len(games),
        "games_of_a_pairing": rounds * contest.players,
        "rounds": rounds,
        "ratings": {labels[bot]: numbers(rated, bot) for bot in order},
        "wins": {labels[bot]: found["wins", labels[bot]] for bot in order},
        "par": 1 / contest.players,
        "against": {
            labels[one]: {
                labels[other]: found[key]
                for other in order
                if (key := ("against", labels[one], labels[other])) in found
            }
            for one in order
        },
        "against_par": 1 / contest.players if kind == LONE else 1 / 2,
        "pairings": [
            {
                "bots": (names := [labels[bot] for bot in pairing.bots]),
                "wins": {name: found[key] for name in names if (key := ("pairing", str(number), name)) in found},
            }
            for number, pairing in enumerate(contest.pairings)
        ],
        "seats": {seat: found["seat", seat] for seat in seat_names(contest.players)},
        "order": {str(place): found["order", str(place)] for place in range(1, contest.players + 1)},
        "turns": float(np.mean([game.turns for game in games])),
        "unfinished": sum(not any(game.shares) for game in games),
        "forfeits": forfeits(contest, games, order),
        "times": times(contest, games, order),
    }


def wins_over(contest: Contest, shares: Array) -> Array:
    """Return for each round how often each bot won from a seat of each other."""
    wins = np.zeros((len(shares), len(contest.bots), len(contest.bots)))
    for number, table in enumerate(contest.tables):
        for winner, loser in permutations(range(contest.players), 2):
            wins[:, table[winner], table[loser]] += shares[:, number, winner]
    return wins


def measured(contest: Contest, shares: Array, games: Sequence[Result]) -> dict[Key, Part]:
    """Return all that is estimated, as ratios of totals over the rounds."""
    labels, players = contest.labels, contest.players
    kind = kind_of(len(labels), players)
    parts: dict[Key, Part] = {}

    def add(key: Key, num: Array, den: Array | float) -> None:
        before = parts.get(key, (0.0, 0.0))
        parts[key] = before[0] + num, before[1] + np.broadcast_to(den, num.shape)

    for number, pairing in enumerate(contest.pairings):
        first = number * players
        won = {
            bot: np.sum(
                [shares[:, first + game, table.index(bot)] for game, table in enumerate(pairing.tables)], axis=0
            )
            for bot in pairing.bots[: 1 if kind == LONE else None]
        }
        for bot, num in won.items():
            add(("pairing", str(number), labels[bot]), num, players)
            add(("wins", labels[bot]), num, players)
        for one, other in permutations(pairing.bots, 2):
            if kind == ROTATION:
                add(("against", labels[one], labels[other]), won[one], won[one] + won[other])
            elif one in won:
                add(("against", labels[one], labels[other]), won[one], players)

    firsts = np.array([-1 if game.first is None else game.first for game in games]).reshape(shares.shape[:2])
    for place, seat in enumerate(seat_names(players)):
        add(("seat", seat), shares[:, :, place].sum(axis=1), shares.shape[1])
        sitting = (np.maximum(firsts, 0) + place) % players
        won_by = np.take_along_axis(shares, sitting[:, :, None], axis=2)[:, :, 0]
        begun = firsts >= 0
        add(("order", str(place + 1)), (won_by * begun).sum(axis=1), begun.sum(axis=1).astype(float))
    return parts


def estimated(parts: dict[Key, Part]) -> dict[Key, dict[str, float | None]]:
    """Return all measures with their 95 % intervals."""
    moments = Moments(1, len(parts))
    moments.add(*([np.stack(arrays, axis=1)] for arrays in zip(*parts.values(), strict=True)))
    estimates = moments.estimates(0, np.ones(len(parts), np.bool_))
    return {key: numbers(estimates, i) for i, key in enumerate(parts)}


def forfeits(contest: Contest, games: Sequence[Result], order: Sequence[int]) -> dict[str, Any]:
    """Return who forfeited how often, why, and the first time."""
    reasons: dict[int, Counter[str]] = {}
    examples: dict[int, dict[str, Any]] = {}
    for number, game in enumerate(games):
        if game.forfeit is None:
            continue
        bot = contest.table(number)[game.forfeit.seat]
        reasons.setdefault(bot, Counter())[game.forfeit.reason] += 1
        examples.setdefault(
            bot,
            {
                "game": number,
                "seat": seat_names(contest.players)[game.forfeit.seat],
                "move": game.forfeit.move,
                "reason": game.forfeit.reason,
                "message": game.forfeit.message,
            },
        )
    return {
        contest.labels[bot]: {
            "games": reasons[bot].total(),
            "reasons": dict(sorted(reasons[bot].items())),
            "first": examples[bot],
        }
        for bot in order
        if bot in reasons
    }


def times(contest: Contest, games: Sequence[Result], order: Sequence[int]) -> dict[str, Any]:
    """Return how long each bot thinks about a choice between two moves or more, in seconds."""
    choices, seconds, slowest = ([0.0] * len(contest.bots) for _ in range(3))
    for number, game in enumerate(games):
        for seat, bot in enumerate(contest.table(number)):
            choices[bot] += game.choices[seat]
            seconds[bot] += game.seconds[seat]
            slowest[bot] = max(slowest[bot], game.slowest[seat])
    return {
        contest.labels[bot]: {
            "mean": seconds[bot] / max(choices[bot], 1),
            "max": slowest[bot],
            "choices": int(choices[bot]),
        }
        for bot in order
    }
