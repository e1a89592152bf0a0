"""How fast a game runs: decisions and games per second, with random players."""

from dataclasses import dataclass

from .definition import Setting
from .rules import Rules
from .simulate import simulate
from .slices import SLICE

ROUNDS = 3


@dataclass(frozen=True)
class Speed:
    """The speed of one game on a number of cores."""

    cores: int
    decisions_per_second: float
    games_per_second: float


def measure(rules: Rules, setting: Setting, cores: int, seconds: float = 3.0) -> Speed:
    """Play for about that long, in rounds, and return the speed of the best round: the others were disturbed."""
    games = SLICE * cores
    summary = simulate(rules, setting, games, seed=0, cores=cores)
    games = max(games, int(games * seconds / ROUNDS / summary.seconds))
    rounds = [simulate(rules, setting, games, seed=number, cores=cores) for number in range(ROUNDS)]
    best = min(rounds, key=lambda summary: summary.seconds / summary.decisions.sum())
    return Speed(cores, int(best.decisions.sum()) / best.seconds, best.games / best.seconds)
