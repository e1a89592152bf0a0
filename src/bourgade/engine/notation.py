"""Actions as the rules number them, and as people and programs outside read them: in words, and as values."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from numpy.typing import NDArray

from ..texts import Message

NOTHING = "nothing"
SECRET = "?"  # stands for a card that may not be known


class Parts(Struct, frozen=True, omit_defaults=True):
    """What an action is about. What it is not about is left out of the JSON."""

    kind: str  # what is done: build, roll, swap, place …
    cards: tuple[str, ...] = ()  # in the order of the words; landmarks and locations too; ? where it is secret
    player: str | None = None
    place: tuple[int, int] | None = None  # x and y
    numbers: tuple[int, ...] = ()  # what the dice show, how many dice, the length of a silhouette, the number of a tile
    turn: int | None = None  # of a tile that is laid, in quarters clockwise
    way: str | None = None  # across or down
    nothing: bool = False  # it was not done: "build nothing", "no swap"


class Action(NamedTuple):
    """A move or an outcome, without the number that it has in one state or another."""

    text: str  # as in records
    parts: Parts


class Notation(Protocol):
    """The actions of a game. What is called the same may have another number in another state.

    Box and state come as arrays of one: to take the record out costs more than most words.
    """

    size: int  # the numbers of actions are below this

    @property
    def fixed(self) -> Mapping[int, Action]:
        """The actions that have the same number in every state."""

    def actions(self, boxes: NDArray[Any], states: NDArray[Any], numbers: Sequence[int]) -> list[Action]:
        """Return the actions of some numbers."""

    def read(self, text: str) -> Action | None:
        """Return the action that a text means, in whatever state; None if it is no text of the game."""

    def number(self, boxes: NDArray[Any], states: NDArray[Any], action: Action) -> int | Message:
        """Return the number of an action, or why it has none: it is about a square beyond the map, say."""


class FixedNotation:
    """The actions of a game where each has the same number in every state.

    >>> both = {0: written("roll", numbers=(1,)), 1: written("roll", numbers=(2,))}
    >>> notation = FixedNotation(2, lambda: both, lambda text: " ".join(text.split()))
    >>> notation.actions(None, None, [1])[0].text, notation.read("roll  1").parts.numbers
    ('roll 2', (1,))
    """

    def __init__(self, size: int, actions: Callable[[], dict[int, Action]], tidy: Callable[[str], str]) -> None:
        self.size = size
        self._all = actions
        self._tidy = tidy  # a text as it is written in records

    @cached_property
    def fixed(self) -> Mapping[int, Action]:
        """All actions."""
        return self._all()

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {action.text: number for number, action in self.fixed.items()}

    def actions(self, _boxes: object, _states: object, numbers: Sequence[int]) -> list[Action]:
        """Return the actions of some numbers."""
        return list(map(self.fixed.__getitem__, numbers))

    def read(self, text: str) -> Action | None:
        """Return the action that a text means; None if it is no text of the game."""
        number = self._numbers.get(text)
        if number is None:
            number = self._numbers.get(self._tidy(text))
        return None if number is None else self.fixed[number]

    def number(self, _boxes: object, _states: object, action: Action) -> int:
        """Return the number of an action."""
        return self._numbers[action.text]


def written(
    kind: str, *cards: str, player: str | None = None, numbers: tuple[int, ...] = (), nothing: bool = False
) -> Action:
    """Return an action in the words that games with cards have: what is done, a card, a player, other cards, numbers.

    >>> written("swap", "bakery", "mine", player="P2").text, written("build", nothing=True).text
    ('swap bakery P2 mine', 'build nothing')
    """
    words = [kind, *cards[:1], *([player] if player else []), *cards[1:], *map(str, numbers)]
    text = " ".join([*words, NOTHING] if nothing else words)
    return Action(text, Parts(kind, cards, player, None, numbers, nothing=nothing))
