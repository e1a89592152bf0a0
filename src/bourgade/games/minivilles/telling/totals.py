"""What each total of a roll would bring to whom, and so how lucky a throw was.

It is played out by the rules (``throws.py``): there is no second account of them.
"""

from functools import cache
from itertools import compress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bourgade.engine.compiling import Entry
from bourgade.engine.game import Game
from bourgade.engine.notation import Action
from bourgade.engine.rules import Rules
from bourgade.telling.telling import Gains, Luck

from ..moves import REROLL, ROLL_1, ROLL_2
from ..state import SEATS, THROWING
from ..throws import COPIES, IN_THE_AIR, MAY_COME_AGAIN, MOST, throws_at

THROWS = ("die", "dice")


def gains(game: Game) -> Gains:
    """Return who would gain or lose what on each total that can come, while somebody is to roll, or may roll again.

    What depends on a choice, or on the trawler's throw, is not in it.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> gains(game)["1"], gains(game)["2"], gains(game)["6"]
    ({'P1': 1, 'P2': 1}, {'P1': 1}, {})
    """
    rules, boxes, states = game.inside()
    _, moves, _ = rules.legal(boxes, states)
    throws = [IN_THE_AIR] if in_the_air(states) else [move for move in moves if move in (ROLL_1, ROLL_2, REROLL)]
    paid: dict[int, list[int]] = {}
    for move in throws:
        coins, comes = tried(rules, boxes, states, move)
        paid |= dict(compress(enumerate(coins), comes))
    seats, found = game.seats, {}
    for total in sorted(paid):
        found[str(total)] = dict(compress(zip(seats, paid[total], strict=False), paid[total]))
    return found


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
    rules, boxes, states = game.inside()
    if outcome.parts.kind not in THROWS or not in_the_air(states):
        return None
    coins, comes = tried(rules, boxes, states, IN_THE_AIR)
    dice, seats = len(outcome.parts.numbers), range(len(game.seats))
    fell = sum(outcome.parts.numbers)
    if comes[fell] == MAY_COME_AGAIN and (following is None or following.parts.kind != "keep"):
        return None
    ways = {total: ways_to_throw(total, dice) for total in range(dice, 6 * dice + 1)}
    every = sum(ways.values())
    expected = [sum(way * coins[total][seat] for total, way in ways.items()) / every for seat in seats]
    return [float(coins[fell][seat]) for seat in seats], expected


def ways_to_throw(total: int, dice: int) -> int:
    """Return in how many ways one die or two make a total.

    >>> [ways_to_throw(total, 2) for total in range(2, 13)], ways_to_throw(4, 1)
    ([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 1)
    """
    return 1 if dice == 1 else 6 - abs(total - 7)


def prepare(game: Game) -> None:
    """Compile what tries throws, before somebody waits for it."""
    rules, boxes, states = game.inside()
    throws_of(rules).prepare(boxes, states, rules.new_states(COPIES), IN_THE_AIR, *blank())


def in_the_air(states: NDArray[Any]) -> bool:
    """Tell whether dice are thrown that pay; the trawler's throw is another."""
    return bool(states["phase"][0] == THROWING)


def tried(rules: Rules, boxes: NDArray[Any], states: NDArray[Any], move: int) -> tuple[list[list[int]], list[int]]:
    """Return what everybody gains by what a throw counts as, and which of these can come."""
    coins, comes = blank()
    throws_of(rules)(boxes, states, rules.new_states(COPIES), move, coins, comes)
    return coins.tolist(), comes.tolist()


def blank() -> tuple[NDArray[Any], NDArray[Any]]:
    """Return arrays for what everybody gains, and for what can come."""
    return np.zeros((MOST + 1, SEATS), np.int64), np.zeros(MOST + 1, np.int64)


@cache
def throws_of(rules: Rules) -> Entry:
    """Return what tries throws by these rules."""
    return rules.bind(throws_at, "throws")
