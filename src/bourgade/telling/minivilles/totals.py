"""What each total of a roll would bring to whom.

It is played out on copies of the game: there is no second account of the rules.
"""

from collections.abc import Container, Iterator

from ...engine.game import Game
from ...games.minivilles.state import REROLLING, ROLLING, THROWING
from ..telling import Gains

Coins = list[int]
AGAIN = "reroll"


def gains(game: Game) -> Gains:
    """Return who would gain or lose what on each total that can come, while somebody is to roll, or may roll again.

    What depends on a choice, or on the trawler's throw, is not in it.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> gains(game)["1"], gains(game)["2"], gains(game)["6"]
    ({'P1': 1, 'P2': 1}, {'P1': 1}, {})
    """
    phase, coins = phase_and_coins(game)
    if phase not in (ROLLING, THROWING, REROLLING):
        return {}
    paid: dict[int, Coins] = {}
    for thrown in throws(game, phase):
        paid |= dict(totals(thrown, paid))
    return {str(total): changes(game.seats, coins, paid[total]) for total in sorted(paid)}


def throws(game: Game, phase: int) -> Iterator[Game]:
    """Give the game with the dice in the air, for each number of dice that may be thrown."""
    if phase == THROWING:
        yield game
    else:
        for move in [AGAIN] if phase == REROLLING else game.legal():
            yield played(game, move)


def totals(game: Game, known: Container[int]) -> Iterator[tuple[int, Coins]]:
    """Give each total of the dice in the air that is not known yet, with everybody's coins after it."""
    outcomes = {sum(map(int, outcome.split()[1:])): outcome for outcome in game.legal()}
    for total, outcome in outcomes.items():
        if total not in known:
            kept = settled(played(game, outcome), "keep")
            for more in (0, 2) if "add 2" in kept.legal() else (0,):
                yield total + more, phase_and_coins(settled(kept, f"add {more}"))[1]


def settled(game: Game, move: str) -> Game:
    """Return the game after a move, if it is asked for."""
    return played(game, move) if move in game.legal() else game


def played(game: Game, move: str) -> Game:
    """Return the game after a move or an outcome."""
    after = game.copy()
    after.play(move)
    return after


def phase_and_coins(game: Game) -> tuple[int, Coins]:
    """Return the phase, and everybody's coins."""
    _, _, states = game.view(None).inside()
    return int(states["phase"][0]), states["coins"][0].tolist()


def changes(seats: list[str], before: Coins, after: Coins) -> dict[str, int]:
    """Return by how much coins have changed; who has as many as before is left out."""
    return {seat: new - old for seat, old, new in zip(seats, before, after, strict=False) if new != old}
