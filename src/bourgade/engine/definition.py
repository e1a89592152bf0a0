"""What a game tells the engine about itself: the engine knows no game by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..texts import Message

Position = dict[str, Any]
Options = dict[str, Any]


@dataclass(frozen=True)
class Edition:
    """Which boxes are on the table: how many may play, and the options with their values, the default first."""

    players: range
    options: Mapping[str, list[str]]


@dataclass(frozen=True)
class Setting:
    """What a game is played with: edition, number of players, options, rules, and the box that they make."""

    edition: str
    players: int
    options: Options
    revision: int
    boxes: NDArray[Any]


@dataclass(frozen=True, eq=False)
class Definition:
    """A game, for the engine."""

    name: str  # "minivilles"
    package: str  # where its texts are
    revision: int  # of its rules, the newest; records carry the one they were played by
    editions: Mapping[str, Edition]
    rules: ModuleType  # has a rule for each name in slots.py
    state: np.dtype[Any]  # has a field `turns`, which luck is keyed by
    most_legal: int  # the most legal actions that a state can have
    words: Callable[[], dict[int, str]]  # the text of every action
    tidy: Callable[[str], str]  # a text as it is written in records
    setting: Callable[[str, int, Options, int], Setting]  # (edition, players, options, revision); raises UnknownOption
    write: Callable[[Setting, Any], Position]  # the position of a state
    read: Callable[[Position, int], tuple[Setting, NDArray[Any]]]  # (position, revision); raises BadPosition
    why_not: Callable[[Any, Any, int], Message | None]  # why an action is not legal in a state (box, state, action)
