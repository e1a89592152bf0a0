"""The game object that people use, and a seat's view of it."""

import os
import secrets
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import (
    BadPosition,
    BadRecord,
    BourgadeError,
    IllegalMove,
    NothingToUndo,
    ReplayError,
    UnknownOption,
    choices,
    nearest,
)
from ..texts import Message, messages_of
from .definition import (
    Definition,
    Options,
    Position,
    Setting,
    checked_edition,
    checked_players,
    copied,
    fields_of,
    record_of,
    seat_names,
    seat_number,
)
from .house import House, checked
from .housefile import HouseRules, house_rules
from .luck import SEEDS, game_key
from .notation import Action
from .rule import CHANCE, NOBODY
from .rules import Rules, rules_of
from .told import Event

message = messages_of(__package__)

Record = dict[str, Any]
EditionOrHouse = str | os.PathLike[str] | Mapping[str, Any] | HouseRules | None  # a name, a file, or house rules

SHOWN_MOVES = 8  # an error names this many legal moves


class Game:
    """One game in progress. Make one with :func:`bourgade.new`, :func:`bourgade.load` or :func:`bourgade.replay`.

    >>> import bourgade
    >>> game = bourgade.new("minivilles", first="P1")
    >>> game.actor
    'P1'
    >>> game.legal()
    ['roll 1']
    >>> game.play("roll 1")
    >>> game.actor
    'chance'
    >>> game.play("die 1")
    >>> game.position()["players"][0]["coins"]  # the wheat field gave one
    4
    """

    def __init__(
        self, rules: Rules, setting: Setting, states: NDArray[Any], seed: int | None, start: Position | None = None
    ) -> None:
        self._rules = rules
        self._setting = setting
        self._boxes = rules.ready(setting.boxes)
        self._seats = seat_names(setting.players)
        self._states = states  # never written to once it is here, so that copies and the past can share it
        self._key = game_key(checked_seed(seed), 0)
        self._start = start
        self._past: list[tuple[int, NDArray[Any]]] = []  # numbers of actions, each with the states before it, ...
        self._long_past: tuple[str, ...] = ()  # ... and in words those before them, whose states are forgotten
        self._now: tuple[int, list[int], list[int]] | None = None
        self._standing: tuple[list[str], list[int]] | None = None

    @property
    def name(self) -> str:
        """The game's name, as in ``bourgade.new(name)``."""
        return self._rules.definition.name

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return self._setting.edition

    @property
    def house(self) -> House:
        """What house rules change in the edition; empty for the edition as it is printed.

        >>> import bourgade
        >>> bourgade.new("minivilles", edition={"extends": "deluxe", "coins": 5}).house
        {'coins': 5}
        """
        return deepcopy(self._setting.house)

    @property
    def options(self) -> Options:
        """The options of the table."""
        return deepcopy(self._setting.options)

    @property
    def seats(self) -> list[str]:
        """The seats, in the order of play.

        >>> import bourgade
        >>> bourgade.new("minivilles", players=3).seats
        ['P1', 'P2', 'P3']
        """
        return self._seats.copy()

    @property
    def actor(self) -> str | None:
        """Who acts next: a seat, ``"chance"``, or None when the game is over."""
        actor = (self._now or self._actions())[0]
        return self._seats[actor] if actor >= 0 else "chance" if actor == CHANCE else None

    def legal(self) -> list[str]:
        """Return what may be played now: the moves of the seat to act, or at chance the outcomes."""
        return [action.text for action in self.legal_actions()]

    def legal_actions(self) -> list[Action]:
        """Return the same as values: in words, and what they are about.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P1")
        >>> game.legal_actions()[0].parts.numbers
        (1,)
        """
        return self._rules.actions(self._boxes, self._states, self._actions()[1])

    def action(self, text: str) -> Action | None:
        """Return the move or outcome that a text means, legal or not; None if it is no text of the game."""
        return self._rules.definition.notation.read(text)

    def chances(self) -> dict[str, float]:
        """Return how likely each outcome is; empty unless chance acts.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P1")
        >>> game.play("roll 1")
        >>> game.chances()["die 6"] == 1 / 6
        True
        """
        odds = self.odds()
        total = sum(odds.values())
        return {text: float(Fraction(weight, total)) for text, weight in odds.items()}

    def odds(self) -> dict[str, int]:
        """Return the outcomes in the order of :meth:`legal`, with whole weights; empty unless chance acts.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", players=3, deal=False)
        >>> game.odds()
        {'first P1': 1, 'first P2': 1, 'first P3': 1}
        """
        actor, _, weights = self._actions()
        return dict(zip(self.legal(), weights, strict=True)) if actor == CHANCE else {}

    def play(self, text: str) -> None:
        """Play a move, or an outcome where chance acts, in words.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P1")
        >>> game.play("roll 2")
        Traceback (most recent call last):
        ...
        bourgade.errors.IllegalMove: `roll 2` is not legal: it takes the Train Station. P1 may play: roll 1.
        """
        number = self._rules.number(self._boxes, self._states, text) if isinstance(text, str) else None
        if not isinstance(number, int) or number not in self._actions()[1]:
            raise IllegalMove(self._why_not(text, number))
        self._apply(number)

    def draw(self) -> str:
        """Let chance act, and return the outcome."""
        if self._actions()[0] != CHANCE:
            raise IllegalMove(message("game-not-chance", now=self._may_play()))
        number = self._rules.draw(self._boxes, self._states, self._key)
        text = self._action(self._states, number).text
        self._apply(number)
        return text

    def undo(self) -> str:
        """Take back the last action, a move or an outcome, and return it."""
        if not self._past:
            raise NothingToUndo(message("wrong-nothing-played"))
        number, self._states = self._past.pop()
        self._now = self._standing = None
        return self._action(self._states, number).text

    def forget(self, kept: int) -> None:
        """Forget the states of the past but for the last actions: they take memory, and need not be taken back.

        The record stays whole; :meth:`undo` and :meth:`seen` do not reach further back.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("roll 1")
        >>> game.play("die 4")
        >>> game.forget(kept=1)
        >>> game.record()["actions"], game.undo()
        (['roll 1', 'die 4'], 'die 4')
        """
        number = max(0, len(self._past) - kept)
        self._long_past += tuple(self._past_words(0, number))
        self._past = self._past[number:]

    def back(self, number: int) -> "Game":
        """Return the game as it was so many actions ago; this one stays as it is.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("roll 1")
        >>> game.back(1).legal(), game.last
        (['roll 1'], 'roll 1')
        """
        if number > len(self._past):
            raise NothingToUndo(message("wrong-forgotten"))
        twin = self.copy()
        if number:
            twin._states, twin._past = self._past[-number][1], self._past[:-number]
            twin._now = twin._standing = None
        return twin

    def copy(self) -> "Game":
        """Return the same game once more, with its past and its luck, free to go another way."""
        twin = object.__new__(Game)
        twin.__dict__ |= self.__dict__
        twin._past = self._past.copy()
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._actions()[0] == NOBODY

    @property
    def winners(self) -> list[str]:
        """The winners; empty until the game is over."""
        return self._results()[0]

    @property
    def scores(self) -> list[int]:
        """Everybody's score, P1 first."""
        return self._results()[1]

    @property
    def turns(self) -> int:
        """How many turns there have been: while it stays the same, so does the turn."""
        return int(self._states["turns"][0])

    @property
    def last(self) -> str | None:
        """The last action as records write it; None before the first.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("  roll   1")
        >>> game.last
        'roll 1'
        """
        return self._past_words(-1)[0] if self._past else next(reversed(self._long_past), None)

    def played(self, since: int = 0) -> list[Action]:
        """Return the actions so far as values; ``since`` leaves out so many from the beginning."""
        return [self._action(states, number) for number, states in self._past_since(since)]

    def position(self) -> Position:
        """Return the state as a JSON-ready dict; :func:`bourgade.load` gives the game back."""
        return self._rules.definition.write(self._setting, fields_of(self._states))

    def shown(self) -> Position:
        """Return the same with ``facts``: what follows from the rules, as prices and ranks, for who draws it."""
        return self._rules.shown(self._setting, self._states)

    def record(self) -> Record:
        """Return the whole game as a JSON-ready dict; :func:`bourgade.replay` plays it again.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("roll 1")
        >>> game.record()["actions"]
        ['roll 1']
        """
        record: Record = {
            "game": self.name,
            "rules": self._setting.revision,
            "edition": self.edition,
            "seats": self.seats,
            "options": self.options,
        }
        if self._setting.house:
            record["house"] = self.house
        if self._start is not None:
            record["start"] = deepcopy(self._start)
        record["actions"] = [*self._long_past, *self._past_words()]
        record["winners"] = self.winners
        return record

    def seen(self, seat: str | None, since: int = 0) -> list[str]:
        """Return the actions so far as a seat may know them, or for None as everybody may; what is secret reads ``?``.

        ``since`` leaves out so many from the beginning, for who has them already.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("roll 1")
        >>> game.play("die 4")
        >>> game.seen("P1"), game.seen(None, since=1)
        (['roll 1', 'die 4'], ['die 4'])
        """
        return [action.text for action in self.actions_seen(seat, since)]

    def actions_seen(self, seat: str | None, since: int = 0) -> list[Action]:
        """Return the same as values."""
        looking, hidden = self._number(seat), self._rules.definition.hidden
        if hidden is None:
            return self.played(since)
        past = self._past_since(since)
        return [hidden(fields_of(states), number, looking) or self._action(states, number) for number, states in past]

    def events(self, since: int = 0) -> list[list[Event]]:
        """Return what happened at each action so far, as the rules tell it: who paid whom, what was built, and so on.

        ``since`` leaves out so many actions from the beginning, or if negative all but so many at the end.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("roll 1")
        >>> game.play("die 1")
        >>> [(event.kind, event.who, event.card) for event in game.events(-1)[0]]
        [('falls', 'P2', None), ('gains', 'P1', 'wheat-field'), ('gains', 'P2', 'wheat-field'), ('earned', 'P2', None)]
        """
        return [self._rules.tell(self._boxes, states, number) for number, states in self._past_since(since)]

    def events_seen(self, seat: str | None, since: int = 0) -> list[list[Event]]:
        """Return the same as a seat may know it, or for None as everybody may: without cards that are secret."""
        self._number(seat)
        kinds = self._rules.definition.events
        if not kinds.secret:
            return self.events(since)
        return [[event.known_to(kinds, seat) for event in events] for events in self.events(since)]

    def scores_since(self, since: int = 0) -> list[list[int]]:
        """Return everybody's score before each of the actions from one on, and after the last.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> game.play("roll 1")
        >>> game.scores_since()
        [[0, 0], [0, 0]]
        """
        before = [
            self._rules.results(self._boxes, states, self._setting.players)[1] for _, states in self._past_since(since)
        ]
        return [*before, self._results()[1]]

    def tell_quickly(self) -> None:
        """Let events of this game, and of all of its kind, be told ten times as fast: the rules are compiled for it."""
        self._rules.tell_quickly(self._boxes, self._states)

    def knows(self, seat: str | None) -> bool:
        """Tell whether a seat may know the outcome that comes next, or for None whether everybody may.

        While chance does not act no outcome comes, and there is nothing to hide: True.

        >>> import bourgade
        >>> game = bourgade.new("mint-works", players=2, first="P1", deal=False)
        >>> game.actor, game.legal()[0], game.knows(None)  # a plan is laid out for all to see
        ('chance', 'draw windmill', True)
        """
        looking = self._number(seat)
        actor, actions, _ = self._actions()
        hidden = self._rules.definition.hidden
        if actor != CHANCE or hidden is None:
            return True
        state = fields_of(self._states)
        return all(hidden(state, action, looking) is None for action in actions)

    def view(self, seat: str | None) -> "View":
        """Return what a seat may know, or for None what everybody may: the view of who only watches.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P1")
        >>> game.view("P1").legal(), game.view("P2").legal(), game.view(None).legal()
        (['roll 1'], [], [])
        """
        states, actor = self._seen_by(seat, self._states), self.actor
        legal = self.legal_actions() if actor == seat else []
        return View(seat, actor, *self._results(), legal, self._rules, self._setting, states)

    def shown_to(self, seat: str | None, ago: int = 0) -> Position:
        """Return what :meth:`View.shown` of a seat does, as it is now or as it was so many actions ago.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P2")
        >>> before = game.view("P1").shown()
        >>> game.play("roll 1")
        >>> game.shown_to("P1") == game.view("P1").shown(), game.shown_to("P1", ago=1) == before
        (True, True)
        """
        states = self._past_since(-ago)[0][1] if ago else self._states
        return self._rules.shown(self._setting, self._seen_by(seat, states))

    def inside(self) -> tuple[Rules, NDArray[Any], NDArray[Any]]:
        """Return the rules, and box and state as arrays of one, with all that is hidden, for who tries things out."""
        return self._rules, self._boxes, copied(self._states)

    def __repr__(self) -> str:
        state = f"{self.actor} to act" if not self.over else f"won by {choices(self.winners)}"
        return f"<Game {self.name}, {self.edition}, {self._setting.players} players, {state}>"

    def _actions(self) -> tuple[int, list[int], list[int]]:
        if self._now is None:
            self._now = self._rules.legal(self._boxes, self._states)
        return self._now

    def _results(self) -> tuple[list[str], list[int]]:
        if self._standing is None:
            shares, scores = self._rules.results(self._boxes, self._states, self._setting.players)
            self._standing = [seat for seat, share in zip(self._seats, shares, strict=True) if share > 0], scores
        winners, scores = self._standing
        return winners.copy(), scores.copy()

    def _seen_by(self, seat: str | None, states: NDArray[Any]) -> NDArray[Any]:
        states = copied(states)
        self._rules.observe(self._boxes, states, self._number(seat))
        return states

    def _number(self, seat: str | None) -> int:
        if seat is None:
            return NOBODY
        return self._seats.index(seat) if seat in self._seats else seat_number(self._setting.players, seat)

    def _past_words(self, since: int = 0, until: int | None = None) -> list[str]:
        return [self._action(states, number).text for number, states in self._past[since:until]]

    def _action(self, states: NDArray[Any], number: int) -> Action:
        return self._rules.actions(self._boxes, states, [number])[0]

    def _past_since(self, since: int) -> list[tuple[int, NDArray[Any]]]:
        forgotten = len(self._long_past)
        first = since - forgotten if since >= 0 else max(since + len(self._past), -forgotten)
        if first < 0:
            raise NothingToUndo(message("wrong-forgotten"))
        return self._past[first:]

    def _apply(self, number: int) -> None:
        states = copied(self._states)
        self._rules.apply(self._boxes, states, number)
        self._past.append((number, self._states))
        self._states = states
        self._now = self._standing = None

    def _why_not(self, text: object, number: int | Message | None) -> Message:
        now = self._may_play()
        text = " ".join(text.splitlines()) if isinstance(text, str) else str(text)  # a sentence is one line
        if number is None:
            return message("game-no-move", move=text, now=now)
        reason = number if isinstance(number, Message) else None
        if self._actions()[0] < 0:
            reason = None
        elif isinstance(number, int):
            reason = self._rules.definition.why_not(record_of(self._boxes), record_of(self._states), number)
        if reason is None:
            return message("game-not-now", move=text, now=now)
        return message("game-not-legal", move=text, reason=reason, now=now)

    def _may_play(self) -> Message:
        if self.over:
            return message("game-over")
        moves = self.legal()
        more = ", …" if len(moves) > SHOWN_MOVES else ""
        return message("game-now", actor=self.actor, moves=", ".join(moves[:SHOWN_MOVES]) + more)


@dataclass(frozen=True)
class View:
    """A game as one seat may see it, as it was when the view was taken: what bots and far-away players get.

    It holds nothing else: neither the luck to come nor, blanked in the state, what is hidden from the seat.
    Who only watches has no seat, and may know what everybody may.
    """

    seat: str | None  # whose view this is; None for who only watches
    actor: str | None  # who acts next
    winners: list[str]  # empty until the game is over
    scores: list[int]  # everybody's, P1 first
    _legal: list[Action]
    _rules: Rules = field(repr=False)
    _setting: Setting = field(repr=False)
    _states: NDArray[Any] = field(repr=False)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor is None

    def legal(self) -> list[str]:
        """Return the moves of this seat; empty while another one or chance acts, and for who only watches."""
        return [action.text for action in self._legal]

    def legal_actions(self) -> list[Action]:
        """Return the same as values."""
        return self._legal.copy()

    def would(self, move: str) -> list[Event]:
        """Return what one of the moves would do at once, as far as this seat can tell: its price, what it brings.

        >>> import bourgade
        >>> game = bourgade.new("minivilles", first="P1")
        >>> game.play("roll 1")
        >>> game.play("die 6")
        >>> [(event.kind, event.card, event.amount) for event in game.view("P1").would("build bakery")]
        [('builds', 'bakery', 1), ('gains', None, -1), ('turn', None, 1)]
        """
        if move not in self.legal():
            raise IllegalMove(message("game-not-mine", move=move))
        rules, boxes, states = self.inside()
        number = rules.number(boxes, states, move)
        assert isinstance(number, int)
        return rules.tell(boxes, states, number)

    def outcomes(self) -> list[str]:
        """Return what chance may bring as far as this seat can tell; empty while chance does not act.

        >>> import bourgade
        >>> bourgade.new("minivilles", players=2, deal=False).view("P2").outcomes()
        ['first P1', 'first P2']
        """
        return [action.text for action in self.outcome_actions()]

    def outcome_actions(self) -> list[Action]:
        """Return the same as values."""
        if self.actor != "chance":
            return []
        rules, boxes, states = self.inside()
        return rules.actions(boxes, states, rules.legal(boxes, states)[1])

    def position(self) -> Position:
        """Return the position with what this seat may not know blanked."""
        return self._rules.definition.write(self._setting, fields_of(self._states))

    def shown(self) -> Position:
        """Return the same with ``facts``: what follows from the rules, as prices and ranks, for who draws it."""
        return self._rules.shown(self._setting, self._states)

    def inside(self) -> tuple[Rules, NDArray[Any], NDArray[Any]]:
        """Return the rules, and box and state as arrays of one, for bots whose choice is a rule."""
        return self._rules, self._rules.ready(self._setting.boxes), copied(self._states)

    def guess(self, seed: int | None = None) -> Game:
        """Return a game that fits what this seat knows, the rest filled in by luck.

        >>> import bourgade
        >>> view = bourgade.new("minivilles").view("P2")
        >>> view.guess(seed=1).view("P2").position() == view.position()
        True
        """
        rules, setting, states = self._rules, self._setting, copied(self._states)
        seed = checked_seed(seed)
        seat = seat_number(setting.players, self.seat)
        rules.guess(rules.ready(setting.boxes), states, seat, game_key(seed, 1))
        position = rules.definition.write(setting, fields_of(states))
        return load_game(rules.definition, position, seed, setting.revision)


def new_game(
    definition: Definition,
    edition: EditionOrHouse,
    players: int | None,
    seed: int | None,
    *,
    deal: bool,
    options: Options,
) -> Game:
    """Return a new game; see :func:`bourgade.new`."""
    game = begin(definition, checked_setting(definition, edition, players, options), seed)
    if deal:
        while game.actor == "chance":
            game.draw()
    return game


def begin(definition: Definition, setting: Setting, seed: int | None) -> Game:
    """Return a game whose set-up is left to chance."""
    rules = rules_of(definition)
    states = rules.new_states()
    rules.setup(rules.ready(setting.boxes), states)
    return Game(rules, setting, states, seed)


def load_game(definition: Definition, position: object, seed: int | None, revision: int | None = None) -> Game:
    """Return the game of a position; see :func:`bourgade.load`."""
    if not isinstance(position, dict) or position.get("game") != definition.name:
        given = position.get("game") if isinstance(position, dict) else position
        raise BadPosition(message("wrong-position-game", name=definition.name, given=repr(given)))
    setting, states = definition.read(position, revision or definition.revision)
    rules = rules_of(definition)
    game = Game(rules, setting, rules.ready(states), seed)
    game._start = game.position()
    return game


def replay_record(definition: Definition, record: Record, seed: int | None) -> Game:
    """Return the game of a record, played again; see :func:`bourgade.replay`."""
    check_record(definition, record)
    revision, actions = record["rules"], record["actions"]
    if "start" in record:
        try:
            game = load_game(definition, record["start"], seed, revision)
        except BourgadeError as error:
            raise BadRecord(message("wrong-record-start", why=error.message)) from error
    else:
        game = begin(definition, setting_of_record(definition, record), seed)
    house = checked(game.edition, definition.house(game.edition), record.get("house", {}))
    if (record["edition"], record["seats"], house) != (game.edition, game.seats, game.house) or not (
        record["options"].items() <= game.options.items()
    ):
        raise BadRecord(
            message(
                "wrong-record-other", edition=game.edition, house=game.house, seats=game.seats, options=game.options
            )
        )
    for number, action in enumerate(actions, 1):
        try:
            game.play(action)
        except IllegalMove as error:
            raise ReplayError(
                message("wrong-record-action", number=number, of=len(actions), why=error.message)
            ) from error
    if record.get("winners", game.winners) != game.winners:
        raise ReplayError(message("wrong-record-winners", winners=record["winners"], right=game.winners))
    return game


def setting_of_record(definition: Definition, record: Record) -> Setting:
    """Return the setting that a record was played with."""
    edition = checked_edition(definition.name, definition.editions, record["edition"])
    house = {**record.get("house", {}), "extends": edition}
    return checked_setting(definition, house, len(record["seats"]), record["options"], record["rules"])


def check_record(definition: Definition, record: Record) -> None:
    """Refuse what cannot be a record."""
    kinds = {"rules": int, "edition": str, "seats": list, "options": dict, "actions": list}
    names = {
        int: message("wrong-record-kind-number"),
        str: message("wrong-record-kind-name"),
        list: message("wrong-record-kind-list"),
        dict: message("wrong-record-kind-object"),
    }
    for key, kind in kinds.items():
        if type(record.get(key)) is not kind:
            raise BadRecord(message("wrong-record-key", key=key, kind=names[kind], given=repr(record.get(key))))
    if not isinstance(record.get("house", {}), dict):
        raise BadRecord(message("wrong-record-house", house=repr(record["house"])))
    if not isinstance(record.get("dice", {}), dict):
        raise BadRecord(message("wrong-record-dice", dice=repr(record["dice"])))
    names, seats = record.get("names", [None] * len(record["seats"])), len(record["seats"])
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str | None) for name in names):
        raise BadRecord(message("wrong-record-names", seats=seats, names=repr(names)))
    for key in record:
        if key not in (known := ["game", *kinds, "house", "start", "winners", "dice", "names"]):
            raise BadRecord(message("wrong-record-unknown", key=key, hint=nearest(key, known)))
    if not 1 <= record["rules"] <= definition.revision:
        raise BadRecord(message("wrong-record-rules", rules=str(record["rules"]), revision=str(definition.revision)))


def checked_setting(
    definition: Definition,
    edition: EditionOrHouse,
    players: int | None,
    options: Mapping[str, Any],
    revision: int | None = None,
) -> Setting:
    """Return the setting that was asked for, or say what is wrong with it."""
    game, editions = definition.name, definition.editions
    house = house_rules(definition, next(iter(editions)) if edition is None else edition)
    name = checked_edition(game, editions, house.extends)
    allowed = editions[name]
    players = checked_players(game, editions, name, allowed.players[0] if players is None else players)
    given = {option: value for option, value in options.items() if value is not None}
    for option in given:
        if option not in allowed.options:
            hint = nearest(option, allowed.options)
            raise UnknownOption(
                message("wrong-no-option", game=game, option=repr(option), hint=hint, known=choices(allowed.options))
            )
    with house.naming_lines():
        return definition.setting(name, players, given, revision or definition.revision, house.changes)


def checked_seed(seed: int | None) -> int:
    """Return a seed in range; a random one for None."""
    if seed is None:
        return secrets.randbits(63)
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool):
        raise UnknownOption(message("wrong-seed", seed=repr(seed)))
    return int(seed) % SEEDS
