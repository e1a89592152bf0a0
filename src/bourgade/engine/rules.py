"""The rules of one game, ready to be called from Python: compiled where Numba is there, else interpreted."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..texts import Message
from . import entries, playouts, slots
from .compiling import Binder, Entry, can_compile
from .definition import Definition, Position, Setting, fields_of, with_attributes
from .events import record
from .facts import facts_at
from .rule import CHANCE, is_slot
from .told import Event, Room, events_of, rows_in, with_room


class Rules:
    """What the engine can do with a game's states, which are arrays of records."""

    def __init__(self, definition: Definition, *, compiled: bool) -> None:
        self.definition = definition
        self.compiled = compiled
        self.actions = definition.notation.actions
        names = [name for name, value in vars(slots).items() if is_slot(value)]
        self._slots = {name: getattr(definition.rules, name) for name in names}
        binder = Binder(definition.name, self._slots, compiled=compiled)
        self._setup = binder.entry(entries.setup_at)
        self.legal_at = binder.entry(entries.legal_at)
        self.apply_at = binder.entry(entries.apply_at)
        self._draw = binder.entry(entries.draw_at)
        self._results = binder.entry(entries.results_at)
        self._observe = binder.entry(entries.observe_at)
        self._guess = binder.entry(entries.guess_at)
        self.playouts = binder.entry(playouts.playouts)
        self._tell = self._telling(compiled=False)
        self._room = Room(definition.state)
        if definition.facts:
            self._facts = self.bind(facts_at, "facts", facts=definition.facts.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a game travel to another process: its rules are found there by their name."""
        return rules_named, (self.definition.name,)

    def bind(self, function: Callable[..., Any], part: str, **slots: Callable[..., Any]) -> Entry:
        """Return an algorithm bound to this game and to more rules; the part names those, as "search"."""
        return self.binder(part, jit=None, constants=None, **slots).entry(function)

    def binder(
        self,
        part: str,
        *,
        jit: Callable[..., Any] | None = None,
        constants: Mapping[str, Any] | None = None,
        **slots: Callable[..., Any],
    ) -> Binder:
        """Return what binds several algorithms to this game and to more rules, so that they share what they call.

        ``jit`` compiles for another machine than this one.
        """
        return Binder(
            self.definition.name,
            self._slots | slots,
            part=part,
            compiled=self.compiled or jit is not None,
            jit=jit,
            constants=constants,
        )

    def new_states(self, size: int = 1) -> NDArray[Any]:
        """Return states of zeros; an array of records is a batch."""
        return self.ready(np.zeros(size, self.definition.state))

    def ready(self, records: NDArray[Any]) -> NDArray[Any]:
        """Return boxes or states as these rules take them."""
        return records if self.compiled else widen(records)

    def setup(self, boxes: NDArray[Any], states: NDArray[Any]) -> None:
        """Lay out a new game."""
        self._setup(boxes, states, 0)

    def legal(self, boxes: NDArray[Any], states: NDArray[Any]) -> tuple[int, list[int], list[int]]:
        """Return the actor, the legal actions, and at chance their weights."""
        out = np.empty(self.definition.most_legal, np.int32)
        weights = np.empty(self.definition.most_legal, np.int32)
        actor, n = self.legal_at(boxes, states, 0, out, weights)
        return int(actor), out[:n].tolist(), weights[:n].tolist() if actor == CHANCE else []

    def words(self, boxes: NDArray[Any], states: NDArray[Any], numbers: Sequence[int]) -> list[str]:
        """Return the texts of actions."""
        return [action.text for action in self.actions(boxes, states, numbers)]

    def number(self, boxes: NDArray[Any], states: NDArray[Any], text: str) -> int | Message | None:
        """Return the number of the action that a text means, or why it has none; None if it is no text of the game."""
        action = self.definition.notation.read(text)
        return None if action is None else self.definition.notation.number(boxes, states, action)

    def apply(self, boxes: NDArray[Any], states: NDArray[Any], action: int) -> None:
        """Do one legal action."""
        self.apply_at(boxes, states, 0, action)

    def tell(self, boxes: NDArray[Any], states: NDArray[Any], action: int) -> list[Event]:
        """Return what happens when a legal action is done, as the rules say it; the states stay as they are."""
        if self._tell.interpreted:
            boxes, wide = widen(boxes), widen(with_room(states))
        else:
            wide = self._room.with_state(states)
        self._tell(boxes, wide, 0, action)
        return events_of(self.definition.events, rows_in(wide))

    def tell_quickly(self, boxes: NDArray[Any], states: NDArray[Any]) -> None:
        """Compile what tells, for who has much to tell: interpreted it takes ten times as long."""
        if self.compiled and self._tell.interpreted:
            tell = self._telling(compiled=True)
            tell.prepare(boxes, with_room(states), 0, 0)
            self._tell = tell

    def _telling(self, *, compiled: bool) -> Entry:
        slots = self._slots | {"tell": record}
        return Binder(self.definition.name, slots, part="telling", compiled=compiled).entry(entries.apply_at)

    def shown(self, setting: Setting, states: NDArray[Any]) -> Position:
        """Return the position of a state with ``facts``: what follows from the rules in it, by name."""
        facts, fields = self.definition.facts, fields_of(states)
        position = self.definition.write(setting, fields)
        position["facts"] = {}
        if facts is not None:
            out = np.zeros(facts.size, np.int64)
            self._facts(self.ready(setting.boxes), states, 0, out)
            position["facts"] = facts.named(setting.box, fields, out.tolist())
        return position

    def draw(self, boxes: NDArray[Any], states: NDArray[Any], key: int) -> int:
        """Return an outcome of chance."""
        return int(self._draw(boxes, states, 0, key))

    def results(self, boxes: NDArray[Any], states: NDArray[Any], players: int) -> tuple[list[float], list[int]]:
        """Return everybody's share of the victory, and score."""
        shares, scores = np.zeros(players), np.zeros(players, np.int64)
        self._results(boxes, states, 0, shares, scores)
        return shares.tolist(), scores.tolist()

    def observe(self, boxes: NDArray[Any], states: NDArray[Any], seat: int) -> None:
        """Blank what the seat may not know."""
        self._observe(boxes, states, 0, seat)

    def guess(self, boxes: NDArray[Any], states: NDArray[Any], seat: int, key: int) -> None:
        """Fill what was blanked for the seat with something that fits."""
        self._guess(boxes, states, 0, seat, key)


def widen(records: NDArray[Any]) -> NDArray[Any]:
    """Return the records with every field as int64, so that nothing overflows when they are interpreted."""
    return with_attributes(records.astype(wide_type(records.dtype)))


@cache
def wide_type(kind: np.dtype[Any]) -> np.dtype[Any]:
    """Return the type of the same records with every field as int64."""
    return np.dtype([(name, np.int64, kind[name].shape) for name in kind.names or ()])


def rules_named(name: str) -> Rules:
    """Return the rules of the game of that name."""
    from ..games import definition

    return rules_of(definition(name))


@cache
def rules_of(definition: Definition) -> Rules:
    """Return the rules of a game, one object for all its games."""
    return Rules(definition, compiled=can_compile())
