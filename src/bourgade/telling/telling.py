"""What a game tells in words, and to whom: who stands on this knows no game by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..engine.definition import Position
from ..engine.game import Game
from ..engine.house import House
from ..texts import Message, say

PACKAGE = "bourgade.texts"

Gains = dict[str, dict[str, int]]  # by what comes, who would gain or lose how much


@dataclass(frozen=True)
class Reader:
    """Who reads."""

    language: str
    plain: bool = False  # in sentences alone: for screen readers, pipes, and where nothing else fits
    names: Mapping[str, str] = field(default_factory=dict)  # what the seats are called, as "P1 (you)"

    def name(self, seat: str) -> str:
        """Return what a seat is called."""
        return self.names.get(seat, seat)


@dataclass(frozen=True)
class Deed:
    """An action as it is told."""

    action: str
    name: str  # empty where the next action tells it all
    facts: list[str]  # what came of it, as "P1 +3 (Bakery)"


@dataclass(frozen=True)
class Cards:
    """What a box has, with the numbers of the table's own rules."""

    cards: list[dict[str, Any]]
    box: dict[str, Any]


@dataclass(frozen=True)
class Telling:
    """How a game is told. Positions are as the reader may see them; texts call a seat P1, P2 and so on."""

    move: Callable[[str, str], str]  # (language, action) the name of a move or an outcome
    tell: Callable[[Reader, str, Position, Position], Deed]  # an action, with the positions before and after it
    topics: Callable[[str, Position], dict[str, str]]  # (language, position) the names of things, by their slugs
    names: Callable[[str, Position], dict[str, str]] = lambda *_: {}  # (language, position) seats with a name of their
    # own, as a solo opponent's
    cards: Callable[[str, str, House], Cards] = lambda *_: Cards([], {})  # (language, edition, house rules)
    gains: Callable[[Game], Gains] = lambda _: {}  # what the next roll would bring, where there is one
    secrets: bool = False  # whether some may know more than others


def why_not(telling: Telling, language: str, position: Position, move: str, message: Message) -> str:
    """Say why a move is not legal, with the names of things in the reader's language."""
    name, reason = telling.move(language, move), message.values.get("reason")
    if not isinstance(reason, Message):
        return say(language, PACKAGE, "telling.not-now", move=name)
    topics = telling.topics(language, position)
    values = {key: topics.get(value, value) for key, value in reason.values.items()}
    return say(
        language,
        PACKAGE,
        "telling.why-not",
        move=name,
        reason=Message(reason.package, reason.key, values).text(language),
    )


def sentence(text: str) -> str:
    """Return a text as a sentence, or nothing.

    >>> sentence("after a double you have another turn"), sentence("")
    ('After a double you have another turn.', '')
    """
    return f"{text[0].upper()}{text[1:]}." if text else ""
