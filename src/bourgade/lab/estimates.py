"""What many games say, and how sure it is: sums kept while games are played, 95 % intervals, differences.

A measure is a ratio of totals over n games, R = Σ num / Σ den; for a plain mean den is 1 in every game. The seats of a
game depend on each other, games do not, so a game is what is counted.

**Intervals.** To first order, game i moves R by its influence u_i = (num_i - R den_i) / mean(den), divided by n, and
R's variance is that of the influences over n: the delta method, see Cochran, *Sampling Techniques* (1977), 6.3. It
needs the means and covariances of num and den and nothing else. Two tables play game i with the same luck; the
difference of their ratios has the influence u2_i - u1_i, which needs the covariances of all four. Luck that both tables
share cancels in it.

**Shares.** Near 0 and 1 the normal interval is too short, and 0 of 50 would be certain. Shares get Wilson's interval
(1927) instead, with as many observations as would have this variance if they were independent: p (1 - p) / variance, as
for clustered surveys (Dean and Pagano 2015). Where the variance says nothing, at 0 and 1, and where little was seen, it
is Kish's effective number of games, (Σ den)² / Σ den². With fewer than some ten games on the rare side it holds 94 to
97 times in 100, where the normal interval holds 47 to 90 times (measured in tests/lab/test_estimates.py).

**Counts** are never below 0, and get no interval where fewer than 30 games have something to count. (Where all games
agree to the last one, the interval is a point: chance is not seen there.)

**Certainty.** Of hundreds of differences, one in twenty would look certain by chance. Holm's step-down correction
(1979) holds the chance of even one wrong "certain" among all measures at 5 %, however they depend on each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, floor, log10, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

LEVEL = 0.05  # how often an interval may miss, and how often one "certain" among all may be wrong
POWER = 0.8  # how likely `more_games` would show a difference of the size seen
Z = NormalDist().inv_cdf(1 - LEVEL / 2)
FEW = 30  # games below which the normal law is not trusted
MOST_MORE_GAMES = 100_000_000
ROUNDING = 1e-12  # relative differences below this come from floating point


@dataclass(frozen=True)
class Estimates:
    """Measures of one table, one entry each; nan where nothing was seen, or too little for an interval."""

    value: Array
    low: Array
    high: Array


@dataclass(frozen=True)
class Differences:
    """The second table minus the first.

    A verdict is ``certain``; ``likely``, where only its own interval leaves 0 out; ``open``; ``same``, where the tables
    agree in every game; or ``few``, where they differ, or something was seen at all, in too few games to judge.
    """

    value: Array
    low: Array
    high: Array
    p: Array
    verdict: list[str]
    more_games: list[int | None]


class Moments:
    """Sums over the games of one or two tables, of fixed size whatever the number of games.

    Sums of whole numbers are exact, and so is what is made of them: chunks may come in any order and give the same
    figures to the last bit. For other numbers the shift keeps what cancels small.
    """

    def __init__(self, tables: int, measures: int) -> None:
        variables = 2 * tables  # num and den of the first table, then of the second
        self.tables = tables
        self.games = 0
        self.shift = np.zeros((variables, measures))
        self.sums = np.zeros((variables, measures))
        self.products = np.zeros((variables, variables, measures))
        self.counted = np.zeros((tables, measures), np.int64)  # games that have something to count
        self.moved = np.zeros(measures, np.int64)  # games in which the tables do not agree

    def add(self, nums: Sequence[NDArray[Any]], dens: Sequence[NDArray[Any]]) -> None:
        """Add a chunk of games: for each table num and den, one row a game; equal rows of both tables share a seed."""
        variables = [array for pair in zip(nums, dens, strict=True) for array in pair]
        if not len(variables[0]):
            return
        if not self.games:
            self.shift = np.rint([variable.mean(axis=0) for variable in variables])
        self.games += len(variables[0])
        shifted = [variable - shift for variable, shift in zip(variables, self.shift, strict=True)]
        for i, one in enumerate(shifted):
            self.sums[i] += one.sum(axis=0)
            for j, other in enumerate(shifted[: i + 1]):
                self.products[i, j] += np.einsum("gm,gm->m", one, other)
                self.products[j, i] = self.products[i, j]
        self.counted += [np.count_nonzero(num, axis=0) for num in nums]
        if self.tables == 2:
            self.moved += np.count_nonzero((nums[0] != nums[1]) | (dens[0] != dens[1]), axis=0)

    def estimates(self, table: int, shares: NDArray[np.bool_] | None = None) -> Estimates:
        """Return the measures of a table with their intervals; those marked as shares lie between 0 and 1."""
        covariance = self.covariance()
        value, slope, seen = self.ratios(table, covariance)
        error = np.sqrt(self.variance(slope, covariance))
        error[seen < FEW] = np.nan
        rarely = np.where(self.counted[table] < FEW, np.nan, 1)  # too little for the normal law
        low, high = np.maximum(value - Z * error, 0) * rarely, (value + Z * error) * rarely
        if shares is not None:
            wilson_low, wilson_high = wilson(value, error, seen)
            low, high = np.where(shares, wilson_low, low), np.where(shares, wilson_high, high)
        return Estimates(value, low, high)

    def differences(self) -> Differences:
        """Return what the second table changes."""
        covariance = self.covariance()
        first, first_slope, first_seen = self.ratios(0, covariance)
        second, second_slope, second_seen = self.ratios(1, covariance)
        value = second - first
        value[np.abs(value) <= ROUNDING * np.maximum(np.abs(first), np.abs(second))] = 0
        error = np.sqrt(self.variance(second_slope - first_slope, covariance))

        same = self.moved == 0
        few = ~same & ~(np.minimum(np.minimum(first_seen, second_seen), self.moved) >= FEW)
        value[same] = error[same] = 0
        error[few] = np.nan
        p = np.array([p_value(*pair) for pair in zip(value.tolist(), error.tolist(), strict=True)])
        certain = holm(p)
        likely = p < LEVEL
        return Differences(
            value,
            value - Z * error,
            value + Z * error,
            p,
            [
                "same"
                if same[i]
                else "few"
                if few[i]
                else "certain"
                if certain[i]
                else "likely"
                if likely[i]
                else "open"
                for i in range(len(p))
            ],
            [
                None if same[i] or few[i] or certain[i] else more_games(self.games, value[i], error[i], len(p))
                for i in range(len(p))
            ],
        )

    def ratios(self, table: int, covariance: Array) -> tuple[Array, Array, Array]:
        """Return the ratios, how they move with each variable, and the effective number of games in them."""
        mine = slice(2 * table, 2 * table + 2)
        num, den = self.means()[mine]
        den[den == 0] = np.nan
        value = num / den
        slope = np.zeros_like(self.sums)
        slope[mine] = 1 / den, -value / den
        spread = covariance[2 * table + 1, 2 * table + 1]
        seen = self.games * den**2 / (den**2 + spread)
        return value, slope, np.nan_to_num(seen)

    def variance(self, slope: Array, covariance: Array) -> Array:
        """Return the variance of something that moves with the means of the variables like this."""
        spread: Array = np.einsum("im,ijm,jm->m", slope, covariance, slope)
        return np.maximum(spread, 0) / max(self.games - 1, 1)

    def means(self) -> Array:
        """Return the means of the variables over the games, per measure."""
        games = max(self.games, 1)
        return np.array(
            [
                [float(s + x / games) for s, x in zip(*rows, strict=True)]
                for rows in zip(exact(self.shift), exact(self.sums), strict=True)
            ]
        )

    def covariance(self) -> Array:
        """Return the covariances of the variables over the games, per measure."""
        games = max(self.games, 1)
        sums = exact(self.sums)
        centred = np.zeros_like(self.products)
        for i, xs in enumerate(sums):
            for j, ys in enumerate(sums[: i + 1]):
                products = zip(map(Fraction, self.products[i, j].tolist()), xs, ys, strict=True)
                centred[i, j] = centred[j, i] = [float(product - x * y / games) for product, x, y in products]
        return centred / games


def exact(rows: Array) -> list[list[Fraction]]:
    """Return numbers with which whole sums stay exact."""
    return [[Fraction(value) for value in row] for row in rows.tolist()]


def wilson(value: Array, error: Array, seen: Array) -> tuple[Array, Array]:
    """Return Wilson's interval of shares whose standard error is known from the games."""
    spread = value * (1 - value)
    told = (seen >= FEW) & (spread > 0)  # the games tell the error; else only their number is known
    weight = Z**2 * np.divide(error**2, spread, out=1 / np.maximum(seen, ROUNDING), where=told)  # z² / observations
    centre = (value + weight / 2) / (1 + weight)
    half = np.sqrt(np.maximum(weight * spread + weight**2 / 4, 0)) / (1 + weight)
    return np.clip(centre - half, 0, 1), np.clip(centre + half, 0, 1)


def p_value(value: float, error: float) -> float:
    """Return how often chance alone gives a difference of this size or more.

    >>> round(p_value(1.96, 1.0), 3), p_value(0.0, 0.0), p_value(1.0, 0.0)
    (0.05, 1.0, 0.0)
    """
    if error == 0:
        return float(value == 0)
    return erfc(abs(value) / error / sqrt(2))


def holm(p: Array) -> NDArray[np.bool_]:
    """Return which of the differences are certain together; nan counts as one that was looked at and says nothing.

    >>> holm(np.array([0.01, 0.04, 0.03, 0.005])).tolist()
    [True, False, False, True]
    """
    order = np.argsort(p)  # nan comes last
    limits = LEVEL / np.arange(len(p), 0, -1)
    certain = np.zeros(len(p), np.bool_)
    certain[order] = np.logical_and.accumulate(p[order] <= limits)
    return certain


def more_games(games: int, value: float, error: float, measures: int) -> int | None:
    """Return about how many more games would make a difference of this size certain; two digits are enough.

    The value in errors grows with the root of the number of games. It has to pass the level of one among all measures
    (Bonferroni's, which is never laxer than Holm's), and by so much that chance holds it back one time in five.

    >>> more_games(10_000, 0.5, 0.5, 1)  # 10,000 · (1.96 + 0.84)² = 78,489 in all
    68000
    """
    wanted = NormalDist().inv_cdf(1 - LEVEL / measures / 2) + NormalDist().inv_cdf(POWER)
    more = games * ((wanted * error / value) ** 2 - 1) if value else np.inf
    return None if more > MOST_MORE_GAMES else int(round(more, 1 - floor(log10(more))))
