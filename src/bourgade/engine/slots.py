"""What each game offers, as the generic algorithms call it. Binding an algorithm to a game fills these in."""

from typing import Any

from .rule import slot


class NotBoundError(RuntimeError):
    """An algorithm was called before it was bound to a game."""


@slot
def setup(box: Any, state: Any) -> None:
    """Lay out a new game in a state of zeros."""
    raise NotBoundError


@slot
def actor(box: Any, state: Any) -> int:
    """Return the seat that acts next, or CHANCE, or NOBODY when the game is over."""
    raise NotBoundError


@slot
def legal(box: Any, state: Any, out: Any) -> int:
    """Write the moves of the player to act into ``out`` and return how many there are."""
    raise NotBoundError


@slot
def outcomes(box: Any, state: Any, out: Any, weights: Any) -> int:
    """Write what chance may do and how likely it is, in whole numbers; return how many outcomes there are."""
    raise NotBoundError


@slot
def draw(box: Any, state: Any, key: int) -> int:
    """Return one of the outcomes, as likely as its weight says."""
    raise NotBoundError


@slot
def apply(box: Any, state: Any, action: int) -> None:
    """Do one legal action: a player's move or an outcome of chance."""
    raise NotBoundError


@slot
def returns(box: Any, state: Any, out: Any) -> None:
    """Write 1 shared among the winners and 0 for the others; all 0 while the game goes on."""
    raise NotBoundError


@slot
def scores(box: Any, state: Any, out: Any) -> None:
    """Write everybody's score."""
    raise NotBoundError


@slot
def observe(box: Any, state: Any, seat: int) -> None:
    """Blank what the seat may not know; for NOBODY, who only watches, what not everybody may know."""
    raise NotBoundError


@slot
def guess(box: Any, state: Any, seat: int, key: int) -> None:
    """Fill what ``observe`` blanked with something that fits, fairly."""
    raise NotBoundError
