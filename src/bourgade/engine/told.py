"""Events as Python reads them, and the room that rules write them into."""

from collections.abc import Iterable, Sequence
from functools import cache
from threading import local
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from .definition import seat_name
from .events import MOST, Kinds

FIELDS = 5  # of an event


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened in an action. What there is not is left out of the JSON."""

    kind: str
    who: str | None = None  # a seat
    whom: str | None = None  # another one, or whose card it is
    card: str | None = None
    amount: int = 1

    def known_to(self, kinds: Kinds, seat: str | None) -> "Event":
        """Return what a seat may know of it, or for None what everybody may.

        >>> kinds = Kinds(("pays", "gains", "draws"), ("bakery",), frozenset({"draws"}))
        >>> drawn = Event("draws", "P1", None, "bakery")
        >>> drawn.known_to(kinds, "P1").card, drawn.known_to(kinds, "P2").card
        ('bakery', None)
        """
        return replace(self, card=None) if self.kind in kinds.secret and seat != self.who else self


def events_of(kinds: Kinds, rows: Iterable[Sequence[int]]) -> list[Event]:
    """Return events by their numbers.

    >>> events_of(Kinds(cards=("bakery",)), [[1, 0, 0, 0, 2], [0, 1, 0, -1, 1]])[0]
    Event(kind='gains', who='P1', whom='P1', card='bakery', amount=2)
    """
    return [
        Event(
            kinds.names[kind],
            seat_name(who) if who >= 0 else None,
            seat_name(whom) if whom >= 0 else None,
            kinds.cards[card] if card >= 0 else None,
            amount,
        )
        for kind, who, whom, card, amount in rows
    ]


def with_room(states: NDArray[Any]) -> NDArray[Any]:
    """Return a copy of states with room for what happens next."""
    wide = np.empty(len(states), told_type(states.dtype))
    size = states.dtype.itemsize
    in_bytes(wide)[:, :size] = in_bytes(states)
    wide["told"] = 0
    return wide


class Room(local):
    """One state with room, to be used again and again: to make room takes longer than to play. Each thread has its own.

    >>> room = Room(np.dtype([("coins", np.int32, 2)]))
    >>> room.with_state(np.array([([3, 4],)], [("coins", np.int32, 2)]))["coins"].tolist()
    [[3, 4]]
    """

    def __init__(self, kind: np.dtype[Any]) -> None:
        self._wide = np.empty(1, told_type(kind))
        self._told = self._wide["told"]
        self._state = memoryview(in_bytes(self._wide)[0, : kind.itemsize])  # type: ignore[arg-type]

    def with_state(self, states: NDArray[Any]) -> NDArray[Any]:
        """Return the room with a copy of a state, and with nothing told."""
        self._state[:] = states.tobytes()
        self._told[0] = 0
        return self._wide


def rows_in(wide: NDArray[Any]) -> list[list[int]]:
    """Return what happened in the first state of some with room."""
    told = int(wide["told"][0])
    if told > MOST:
        raise OverflowError(f"More than {MOST} events in one action: {told}.")
    rows: list[list[int]] = wide["events"][0, :told].tolist()
    return rows


def in_bytes(records: NDArray[Any]) -> NDArray[np.uint8]:
    """Return the same records as rows of bytes."""
    return records.view(np.uint8).reshape(len(records), -1)


@cache
def told_type(kind: np.dtype[Any]) -> np.dtype[Any]:
    """Return the type of the same states with room for events behind them.

    >>> wide = told_type(np.dtype([("coins", np.int32, 2)]))
    >>> wide.names, wide.fields["coins"][1]
    (('coins', 'told', 'events'), 0)
    """
    fields = dict(kind.fields or {})
    start = -(-kind.itemsize // 8) * 8
    return np.dtype(
        {
            "names": [*fields, "told", "events"],
            "formats": [*(field[0] for field in fields.values()), np.int64, (np.int64, (MOST, FIELDS))],
            "offsets": [*(field[1] for field in fields.values()), start, start + 8],
            "itemsize": start + 8 + MOST * FIELDS * 8,
            "aligned": True,
        }
    )
