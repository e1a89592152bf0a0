"""What each total of a roll would bring to whom, and so how lucky a throw was.

It is played out on copies of the state: there is no second account of the rules.
"""

from collections.abc import Iterator
from typing import Any

from numpy.typing import NDArray

from bourgade.engine.game import Game
from bourgade.engine.notation import Action
from bourgade.telling.telling import Gains, Luck

from ..moves import ADD_0, ADD_2, DICE, DIE, KEEP, REROLL
from ..state import ADDING, REROLLING, ROLLING, THROWING

Coins = list[int]  # what everybody has more than before, or less
States = NDArray[Any]

THROWS = ("die", "dice")
MORE = {ADD_0: 0, ADD_2: 2}  # what the harbor adds


def gains(game: Game) -> Gains:
    """Return who would gain or lose what on each total that can come, while somebody is to roll, or may roll again.

    What depends on a choice, or on the trawler's throw, is not in it.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> gains(game)["1"], gains(game)["2"], gains(game)["6"]
    ({'P1': 1, 'P2': 1}, {'P1': 1}, {})
    """
    trial = Trial(game)
    paid: dict[int, Coins] = {}
    for thrown in trial.throws():
        new = [(total, outcome) for total, (outcome, _) in trial.totals(thrown).items() if total not in paid]
        for total, outcome in new:
            paid |= {total + MORE[add]: coins for add, coins in trial.paid(thrown, outcome).items()}
    return {
        str(total): {seat: gain for seat, gain in zip(game.seats, paid[total], strict=True) if gain}
        for total in sorted(paid)
    }


def luck(game: Game, outcome: Action, following: Action | None) -> Luck | None:
    """Return what a throw brought to each seat, and what as many dice bring on average; None if it was not paid.

    ``game`` stands before the throw, and ``following`` is what was played after it. All throws are taken as
    :func:`gains` takes them, with nothing added: what a player makes of a throw is no luck. A throw that is rolled
    again is not paid, and the trawler's pays for the throw before it.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> game.play("roll 1")
    >>> luck(game, game.action("die 1"), None)  # of six faces, one pays all wheat fields, and two the bakery of P1
    ([1.0, 1.0], [0.5, 0.16666666666666666])
    """
    trial = Trial(game) if outcome.parts.kind in THROWS else None
    if trial is None or trial.phase != THROWING:
        return None
    totals, fell = trial.totals(trial.states), sum(outcome.parts.numbers)
    if trial.asks_again(totals[fell][0]) and (following is None or following.parts.kind != "keep"):
        return None
    paid = {total: trial.paid(trial.states, one)[ADD_0] for total, (one, _) in totals.items()}
    ways = sum(weight for _, weight in totals.values())
    expected = [sum(totals[total][1] * paid[total][seat] for total in paid) / ways for seat in range(trial.players)]
    return [float(gain) for gain in paid[fell]], expected


class Trial:
    """A game, to try what a throw would bring."""

    def __init__(self, game: Game) -> None:
        self._rules, self._boxes, self.states = game.view(None).inside()
        self.players = len(game.seats)
        self.phase = phase_of(self.states)

    def throws(self) -> Iterator[States]:
        """Give the states with dice in the air, for each number of dice that may be thrown."""
        if self.phase == THROWING:
            yield self.states
        elif self.phase in (ROLLING, REROLLING):
            _, rolls, _ = self._rules.legal(self._boxes, self.states)
            for roll in [REROLL] if self.phase == REROLLING else rolls:
                yield self._after(self.states, roll)

    def totals(self, thrown: States) -> dict[int, tuple[int, int]]:
        """Return the totals that can come, each with an outcome that makes it and the weight of all that do."""
        found: dict[int, tuple[int, int]] = {}
        _, outcomes, weights = self._rules.legal(self._boxes, thrown)
        for outcome, weight in zip(outcomes, weights, strict=True):
            total = outcome - DIE + 1 if outcome < DICE else sum(divmod(outcome - DICE, 6)) + 2
            found[total] = outcome, weight + found.get(total, (0, 0))[1]
        return found

    def asks_again(self, outcome: int) -> bool:
        """Tell whether the dice may be rolled again."""
        return phase_of(self._after(self.states, outcome)) == REROLLING

    def paid(self, thrown: States, outcome: int) -> dict[int, Coins]:
        """Return what an outcome that is kept brings, by what is added; nothing is, where the harbor does not ask."""
        kept = self._after(thrown, outcome)
        if phase_of(kept) == REROLLING:
            kept = self._after(kept, KEEP)
        adding = phase_of(kept) == ADDING
        return {add: self._gain(self._after(kept, add) if adding else kept) for add in (MORE if adding else [ADD_0])}

    def _gain(self, states: States) -> Coins:
        gain: Coins = (states["coins"][0] - self.states["coins"][0])[: self.players].tolist()
        return gain

    def _after(self, states: States, action: int) -> States:
        after = states.copy()
        self._rules.apply(self._boxes, after, action)
        return after


def phase_of(states: States) -> int:
    """Return the phase of a state."""
    return int(states["phase"][0])
