"""How strong each bot is: one number that fits all games together, whoever met whom.

**Model.** Luce's choice axiom (1959), for two players Bradley and Terry's: at any table, bot i wins with chance
w_i / Σ w over the seats. A rating is ln w in Elo's unit, 400 / ln 10, counted from the mean of the bots: 200 points
more win 76 % of the games of two.

**Fit.** By the axiom it does not matter who else sits there: of the games that i or j won, i won w_i / (w_i + w_j). So
every game is taken apart into the winner against each of the others, and the counts are fitted. The maximum of the
likelihood does not depend on the order of the games. Libraries made for ladders (Elo, Glicko, Weng and Lin's) move
ratings game by game and let early games fade. Two who win together have won half a game each.

The maximum is where everybody has won as often as expected. Newton's steps lead there, shortened: within a step that
moves two bots M apart, the curvature of the likelihood grows at most by e^M (Bach 2010), so that ln(1 + M) / M of it
always climbs. Near the maximum that is a whole step.

**Where somebody wins always**, the maximum would be infinite. Every two bots are therefore given one more game, half
won by each; for two bots that is Firth's correction (1993).

**Intervals.** The games of a round share their luck, so a round is what is counted: with the score s_r of round r and
the information H, the covariance is H⁻¹ (Σ s_r s_rᵀ) H⁻¹, the sandwich (Huber 1967). The two halves of the added games
are observations like others: without them, a bot that wins always would have a rating without doubt. With fewer than 30
rounds their spread is not trusted; the covariance is then H⁻¹ times the games of a set, as if these came out all alike.
Measured in tests/test_arena.py.
"""

from math import log, log1p

import numpy as np

from ..lab.estimates import FEW, Array, Estimates, Z

POINTS = 400 / log(10)  # of Elo's scale for a factor of e
HALF = 0.5  # of a game that each bot is given against each other
ENOUGH = 1e-6  # a step so short, of ln w, is the last: what is left to the maximum is its square


def ratings(rounds: Array, games_of_a_set: int) -> Estimates:
    """Return ratings, in points above the mean; ``rounds[r, i, j]`` is how often i won from a seat of j in a round."""
    bots = rounds.shape[1]
    apart = 1 - np.eye(bots)
    wins = (rounds.sum(axis=0) + HALF) * apart
    worth = likeliest(wins)
    chance = chances(worth)
    inverse = np.linalg.pinv(information(wins, chance), hermitian=True)
    if len(rounds) < FEW:
        covariance = inverse * games_of_a_set
    else:
        played = rounds + rounds.transpose(0, 2, 1)
        scores = ((rounds - played * chance) * apart).sum(axis=2)
        added = laplacian(HALF * (chance**2 + chance.T**2))
        covariance = inverse @ (scores.T @ scores + added) @ inverse
    value, half = POINTS * (worth - worth.mean()), POINTS * Z * np.sqrt(np.diag(covariance))
    return Estimates(value, value - half, value + half)


def likeliest(wins: Array) -> Array:
    """Return ln w of each bot, for which these wins are likeliest; all have won from each other."""
    worth, reach = np.zeros(len(wins)), 1.0
    while reach > ENOUGH:
        chance = chances(worth)
        surplus = (wins * chance.T - wins.T * chance).sum(axis=1)  # of wins, over those expected
        step = np.linalg.pinv(information(wins, chance), hermitian=True) @ surplus
        reach = float(np.ptp(step))
        worth += step * (log1p(reach) / reach if reach else 1)
    return worth


def chances(worth: Array) -> Array:
    """Return the chance of each bot to win from each other."""
    chance: Array = np.exp(-np.logaddexp(0, worth[None, :] - worth[:, None]))  # without an overflow, ever
    return chance


def information(wins: Array, chance: Array) -> Array:
    """Return what the games tell about ln w, of which only differences are known."""
    return laplacian((wins + wins.T) * chance * chance.T)


def laplacian(weights: Array) -> Array:
    """Return Σ weight_ij (e_i - e_j) (e_i - e_j)ᵀ over the pairs, of symmetrical weights."""
    between = weights * (1 - np.eye(len(weights)))
    spread: Array = np.diag(between.sum(axis=1)) - between
    return spread
