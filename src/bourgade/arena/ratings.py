"""How strong each bot is: one number that fits all games together, whoever met whom.

**Model.** Luce's choice axiom (1959), for two players Bradley and Terry's: at any table, bot i wins with chance
w_i / Σ w over the seats. A rating is ln w in Elo's unit, 400 / ln 10, counted from the mean of the bots: 200 points
more win 76 % of the games of two.

**Fit.** By the axiom it does not matter who else sits there: of the games that i or j won, i won w_i / (w_i + w_j). So
every game is taken apart into the winner against each of the others, and ``choix`` fits the counts (iterative Luce
spectral ranking, Maystre and Grossglauser 2015). It finds the maximum of the likelihood, which does not depend on the
order of the games. Libraries made for ladders (Elo, Glicko, Weng and Lin's) move ratings game by game and let early
games fade. Two who win together have won half a game each.

**Where somebody wins always**, the maximum would be infinite. Every two bots are therefore given one more game, half
won by each; for two bots that is Firth's correction (1993).

**Intervals.** The games of a round share their luck, so a round is what is counted: with the score s_r of round r and
the information H, the covariance is H⁻¹ (Σ s_r s_rᵀ) H⁻¹, the sandwich (Huber 1967). The two halves of the added games
are observations like others: without them, a bot that wins always would have a rating without doubt. With fewer than 30
rounds their spread is not trusted; the covariance is then H⁻¹ times the games of a set, as if these came out all alike.
Measured in tests/test_arena.py.
"""

from math import log

import numpy as np

from ..lab.estimates import FEW, Array, Estimates, Z

POINTS = 400 / log(10)  # of Elo's scale for a factor of e
HALF = 0.5  # of a game that each bot is given against each other


def ratings(rounds: Array, games_of_a_set: int) -> Estimates:
    """Return ratings, in points above the mean; ``rounds[r, i, j]`` is how often i won from a seat of j in a round."""
    from choix import ilsr_pairwise_dense

    bots = rounds.shape[1]
    apart = 1 - np.eye(bots)
    wins = (rounds.sum(axis=0) + HALF) * apart
    worth = ilsr_pairwise_dense(wins, max_iter=10_000)
    chance = 1 / (1 + np.exp(worth[None, :] - worth[:, None]))
    information = laplacian((wins + wins.T) * chance * chance.T)
    inverse = np.linalg.pinv(information, hermitian=True)
    if len(rounds) < FEW:
        covariance = inverse * games_of_a_set
    else:
        played = rounds + rounds.transpose(0, 2, 1)
        scores = ((rounds - played * chance) * apart).sum(axis=2)
        added = laplacian(HALF * (chance**2 + chance.T**2))
        covariance = inverse @ (scores.T @ scores + added) @ inverse
    value, half = POINTS * (worth - worth.mean()), POINTS * Z * np.sqrt(np.diag(covariance))
    return Estimates(value, value - half, value + half)


def laplacian(weights: Array) -> Array:
    """Return Σ weight_ij (e_i - e_j) (e_i - e_j)ᵀ over the pairs, of symmetrical weights."""
    between = weights * (1 - np.eye(len(weights)))
    spread: Array = np.diag(between.sum(axis=1)) - between
    return spread
