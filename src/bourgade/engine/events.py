"""What happens in a game, said by its rules while it happens.

Rules call ``tell``. Where games are only played nobody listens, and it costs nothing: the compiled rules are the same
as without these lines. Where they are told, ``record`` fills it, and states have room for events behind their own
fields (``told.py``).
"""

from dataclasses import dataclass
from typing import Any

from .rule import optional, rule

PAYS, GAINS = 0, 1  # kinds of every game: a player pays another; a player gains from the bank, or pays it if negative
FIRST_KIND = 2  # of a game's own
NO_CARD = -1
MOST = 320  # events of one action, also with house rules


@dataclass(frozen=True)
class Kinds:
    """The kinds of events of a game, and its cards, by their numbers."""

    names: tuple[str, ...] = ("pays", "gains")
    cards: tuple[str, ...] = ()
    secret: frozenset[str] = frozenset()  # kinds whose card only the first seat may know


@optional
def tell(state: Any, kind: int, who: int, whom: int, card: int, amount: int) -> None:
    """Say that something happens. Arguments are plain numbers: loops and calls of rules would stay in compiled code."""


@rule
def record(state: Any, kind: int, who: int, whom: int, card: int, amount: int) -> None:
    """Keep what happens; who pays nothing does not pay."""
    if kind < FIRST_KIND and amount == 0:
        return
    n = state.told
    if n < MOST:
        state.events[n, 0] = kind
        state.events[n, 1] = who
        state.events[n, 2] = whom
        state.events[n, 3] = card
        state.events[n, 4] = amount
    state.told = n + 1
