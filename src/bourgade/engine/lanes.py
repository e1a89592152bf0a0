"""Lanes: each plays games of its own, one after the other, until there are none left. A thread of a GPU is a lane.

The 32 lanes of a warp go through the code together: where some take one branch and some another, they wait for each
other. So in each step they only play on the games that are in one phase, the one that most of them are in; a phase that
is rare and takes long waits until it has company. Which lane plays which game, and when, changes nothing in the games.

On the CPU, where this is tested, there is one lane at a time.
"""

from typing import Any

from .luck import below, game_key, word
from .playouts import LUCK_OF_CHOICES
from .rule import CHANCE, NOBODY, rule, slot
from .slots import NotBoundError, actor, apply, draw, legal, returns, setup

IDLE = 31  # the phase of a lane that has no game left; phases of games are below


@slot
def goes_on(busy: bool) -> bool:
    """Tell whether this lane, or one that goes along with it, has games left."""
    raise NotBoundError


@slot
def has_turn(phase: int) -> bool:
    """Tell whether this lane plays on in this step: whether most of those that go along are in its phase."""
    raise NotBoundError


@slot
def pick(box: Any, state: Any, bot: int, luck: int, out: Any, n: int) -> Any:
    """Return one of the ``n`` legal moves in ``out``."""
    raise NotBoundError


@slot
def note(box: Any, state: Any, who: int, begins: bool, action: int, things: Any, notes: Any) -> None:
    """Take a note of a move before it is done; ``begins`` is true for the first of a turn."""
    raise NotBoundError


@rule
def alone(busy: bool) -> bool:
    """Fill ``goes_on`` where no lanes go along."""
    return busy


@rule
def always(_phase: int) -> bool:
    """Fill ``has_turn`` where no lanes go along."""
    return True


@rule
def by_lot(box: Any, state: Any, bot: int, luck: int, out: Any, n: int) -> Any:
    """Fill ``pick`` for random players."""
    return out[below(luck, n)]


@rule
def nothing(box: Any, state: Any, who: int, begins: bool, action: int, things: Any, notes: Any) -> None:
    """Fill ``note`` where nobody asks for notes."""


@rule
def lane(
    boxes: Any,
    states: Any,
    blank: Any,
    out: Any,
    number: int,
    lanes: int,
    seed: int,
    first: int,
    games: int,
    ceiling: int,
    bots: Any,
    things: Any,
    finals: Any,
    decisions: Any,
    turns: Any,
    shares: Any,
    notes: Any,
) -> None:
    """Play the games ``number``, ``number + lanes``, … of all that begin with game ``first`` of a seed.

    Game ``n`` is played from box ``n`` modulo the number of boxes. ``states`` has room for one game at a time; where
    ``finals`` has room for all, they are kept there as they end. ``bots`` are the players, by seat.
    """
    game = number
    busy = game < games
    box = boxes[(first + game) % len(boxes)]
    key = game_key(seed, first + game)
    states[0] = blank[0]
    setup(box, states[0])
    action = 0
    decided = 0
    turn = 0
    while goes_on(busy):
        if has_turn(states[0].phase if busy else IDLE) and busy:
            who = actor(box, states[0])
            if who == NOBODY or action >= ceiling:
                returns(box, states[0], shares[game])
                decisions[game] = decided
                turns[game] = states[0].turns
                if len(finals) > 0:
                    finals[game] = states[0]
                game += lanes
                busy = game < games
                box = boxes[(first + game) % len(boxes)]
                key = game_key(seed, first + game)
                states[0] = blank[0]
                setup(box, states[0])
                action = 0
                decided = 0
                turn = 0
            else:
                if who == CHANCE:
                    chosen = draw(box, states[0], key) + 0
                else:
                    n = legal(box, states[0], out)
                    chosen = pick(box, states[0], bots[who] + 0, word(key, action, LUCK_OF_CHOICES), out, n) + 0
                    note(box, states[0], who, states[0].turns != turn, chosen, things, notes[game % len(notes)])
                    turn = states[0].turns + 0
                    decided += 1
                apply(box, states[0], chosen)
                action += 1
