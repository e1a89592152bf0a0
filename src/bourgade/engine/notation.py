"""Actions in words: a number inside, a text outside."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol

from numpy.typing import NDArray

from ..texts import Message


class Notation(Protocol):
    """The words of a game's actions. What an action is called may depend on the state.

    Box and state come as arrays of one: to take the record out costs more than most words.
    """

    size: int  # the numbers of actions are below this

    @property
    def fixed(self) -> dict[int, str]:
        """The texts of actions that are called the same in every state."""

    def words(self, boxes: NDArray[Any], states: NDArray[Any], actions: Sequence[int]) -> list[str]:
        """Return the texts of actions."""

    def action(self, boxes: NDArray[Any], states: NDArray[Any], text: str) -> int | Message | None:
        """Return the action that a text means; None if it is no text of the game.

        A text about something that is not there, as a square beyond the map, has no number: then it is the reason.
        """


class FixedNotation:
    """The words of a game whose actions are called the same in every state.

    >>> notation = FixedNotation(2, lambda: {0: "roll 1", 1: "roll 2"}, lambda text: " ".join(text.split()))
    >>> notation.words(None, None, [1]), notation.action(None, None, "roll  1")
    (['roll 2'], 0)
    """

    def __init__(self, size: int, texts: Callable[[], dict[int, str]], tidy: Callable[[str], str]) -> None:
        self.size = size
        self._texts = texts
        self._tidy = tidy  # a text as it is written in records

    @cached_property
    def fixed(self) -> dict[int, str]:
        """The texts of all actions."""
        return self._texts()

    @cached_property
    def _actions(self) -> dict[str, int]:
        return {text: action for action, text in self.fixed.items()}

    def words(self, _boxes: object, _states: object, actions: Sequence[int]) -> list[str]:
        """Return the texts of actions."""
        return [self.fixed[action] for action in actions]

    def action(self, _boxes: object, _states: object, text: str) -> int | Message | None:
        """Return the action that a text means; None if it is no text of the game."""
        action = self._actions.get(text)
        return self._actions.get(self._tidy(text)) if action is None else action
