"""What a game tells in words, and to whom: who stands on this knows no game by name."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine.definition import Options, Position
from ..engine.game import Game, View
from ..engine.house import House
from ..engine.notation import Action
from ..engine.told import Event
from ..texts import Message, say

PACKAGE = "bourgade.telling"

Gains = dict[str, dict[str, int]]  # by what comes, who would gain or lose how much
Luck = tuple[list[float], list[float]]  # what a throw brought to each seat, and what one brings on average


@dataclass(frozen=True)
class Reader:
    """Who reads."""

    language: str
    plain: bool = False  # in sentences alone: for screen readers, pipes, and where nothing else fits
    names: Mapping[str, str] = field(default_factory=dict)  # what the seats are called
    you: str | None = None  # the seat of who reads; none for who watches, or sits at several

    def name(self, seat: str) -> str:
        """Return what a seat is called."""
        return self.names.get(seat, seat)

    def person(self, role: str, seat: str) -> dict[str, str]:
        """Return somebody as sentences want them, of which some say you to who reads.

        >>> Reader("en", names={"P1": "Zoé"}, you="P1").person("who", "P1")
        {'who': 'Zoé', 'who-is': 'you'}
        """
        return {role: self.name(seat), f"{role}-is": "you" if seat == self.you else "other"}


@dataclass(frozen=True)
class Happened:
    """What happened in an action, as the rules tell it, and as somebody may know it."""

    who: str  # a seat, or chance
    action: Action
    events: Sequence[Event]
    scores: Sequence[int] | None = None  # of all seats after it, where they are others than before


@dataclass(frozen=True)
class Stop:
    """A place that an opponent by rules comes by when it looks for what to do."""

    slug: str
    text: str  # what it would do there, or why it passes it by
    next: bool  # whether it is here that it would act now


@dataclass(frozen=True)
class Cards:
    """What a box has, with the numbers of the table's own rules."""

    cards: list[dict[str, Any]]
    box: dict[str, Any]


@dataclass(frozen=True)
class Telling:
    """How a game is told. Positions are as the reader may see them; texts call a seat P1, P2 and so on."""

    move: Callable[[Reader, Action], str]  # the name of a move or an outcome, as it stands in a list
    tell: Callable[[Reader, Happened], list[str]]  # what was done and what came of it, in sentences without a full
    # stop; none where the next action tells it all
    topics: Callable[[str, Position], dict[str, str]]  # (language, position) the names of things, by their slugs
    names: Callable[[str, Options], dict[str, str]] = lambda *_: {}  # (language, options) seats with a name of their
    # own, as a solo opponent's
    cards: Callable[[str, str, House], Cards] = lambda *_: Cards([], {})  # (language, edition, house rules)
    gains: Callable[[Game], Gains] = lambda _: {}  # what the next roll would bring, where there is one
    prepare: Callable[[Game], None] = lambda _: None  # compile what that takes
    column: Callable[[Reader, View], list[Stop]] | None = None  # where an opponent by rules would act now, in the
    # order in which it looks
    figures: Callable[[Position], dict[str, list[int]]] = lambda _: {}  # numbers of each seat, by what they are
    series_title: Callable[[str, str], str] = lambda _, key: key  # (language, key) what such numbers are called
    luck: Callable[[Game, Action, Action | None], Luck | None] = lambda *_: None  # (game before it, outcome, next
    # action) None for all that is no throw, or was not paid
    why: Callable[[Reader, Position, Action | None], str] = lambda *_: ""  # (reader, position at the end, last action)
    # who won, and why; nothing while the game goes on
    dice: bool = False  # whether there is luck to tell


def happened(game: Game, eyes: str | None = None, since: int = 0) -> list[Happened]:
    """Return what happened from an action on, by its number, as a seat saw it, or as it was where none looks."""
    played, scores = game.played(since), game.scores_since(since)
    known = game.actions_seen(eyes, since) if eyes else played
    events = game.events_seen(eyes, since) if eyes else game.events(since)
    told, then = [], game.back(len(played))
    for number, action in enumerate(played):
        changed = scores[number + 1] if scores[number + 1] != scores[number] else None
        told.append(Happened(then.actor or "", known[number], events[number], changed))
        then.play(action.text)
    return told


def why_not(telling: Telling, reader: Reader, position: Position, move: Action, message: Message) -> str:
    """Say why a move is not legal, with the names of things and people in the reader's language."""
    name, reason = telling.move(reader, move), message.values.get("reason")
    if not isinstance(reason, Message):
        return say(reader.language, PACKAGE, "telling-not-now", move=name)
    called = {**telling.topics(reader.language, position), **reader.names}
    values = {key: called.get(value, value) for key, value in reason.values.items()}
    told = Message(reason.package, reason.key, values).text(reader.language)
    return say(reader.language, PACKAGE, "telling-why-not", move=name, reason=told)


def sentence(text: str) -> str:
    """Return a text as a sentence, or nothing.

    >>> sentence("after a double you have another turn"), sentence("")
    ('After a double you have another turn.', '')
    """
    return f"{text[0].upper()}{text[1:]}." if text else ""
