"""What the server keeps for ever, and how it asks for it; ``sqlite.py`` keeps it in a file, ``postgres.py`` elsewhere.

What is written has come to stay when the coroutine returns. After a ``StorageError``, or when a call was cancelled, it
may have been written or not: who needs to know reads it again. Several workers may share what is kept: the versions of
tables and the plies of actions settle who was first.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from ..errors import BourgadeError
from .news import Ear, News


class Conflict(Exception):
    """Somebody else wrote that ply, or changed the table, first; nothing was written."""


class StorageError(BourgadeError):
    """The storage cannot be used now."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, without its actions."""

    id: str  # long and secret: who knows it may come in
    code: str  # short, for typing; no two tables ever have the same
    version: int  # counts the changes of this row
    phase: str  # waiting, playing, over, closed
    public: bool
    host: str  # a person's id
    created: float  # seconds since 1970
    touched: float
    about: bytes  # JSON, opaque here: set-up, seats, luck
    people: tuple[str, ...]  # ids of people who sit or sat there
    opened: bool = False  # whether it shows a record that somebody opened
    whence: str = ""  # a mark of where its host came from


@dataclass(frozen=True, slots=True)
class ActionRow:
    """An action at a table."""

    ply: int  # from 0
    action: str
    who: str  # a seat, or "chance"
    at: float


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody who has a nickname."""

    person: str
    nickname: str
    seen: float  # when they were here last, seconds since 1970
    whence: str  # a mark of where they came from, as that of a table


@dataclass(frozen=True, slots=True)
class Ban:
    """That somebody may not come in for a while."""

    kind: Literal["address", "person", "whence"]
    what: str  # an address or a network; the id of a person; a mark of where people come from
    until: float  # seconds since 1970


Kind = Literal["opened", "closed", "over"]  # of tables where nobody plays any more
KINDS: dict[Kind, str] = {  # how a database is asked for them
    "opened": "opened",
    "closed": "phase = 'closed' AND NOT opened",
    "over": "phase = 'over' AND NOT opened",
}


class Storage(Protocol):
    """A place for tables, actions and people. Every method may raise ``StorageError``."""

    shared: bool  # whether several workers may share it who tell each other what they do

    async def open(self, *, guest: bool = False) -> None:
        """Make everything ready, or say why that cannot be. A storage is opened once.

        A guest uses what is there, as the host's tools do: it neither makes it nor changes its form, and is no worker.
        """

    async def close(self) -> None:
        """Finish what was asked for, and close for good."""

    async def secret(self) -> bytes:
        """Return 32 bytes to sign cookies with, the same for ever and for all workers."""

    async def add_table(self, row: TableRow) -> None:
        """Add a table, or raise ``Conflict`` if its id or its code is taken."""

    async def table(self, table: str) -> TableRow | None:
        """Return the table with an id."""

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table with a code, unless it is closed."""

    async def update_table(self, row: TableRow, actions: Sequence[ActionRow] = ()) -> None:
        """Write the next version of a table together with actions, or raise ``Conflict`` and write nothing.

        The version that is stored must be the one before the row's.
        """

    async def add_actions(self, table: str, actions: Sequence[ActionRow]) -> None:
        """Add all actions, or none and raise ``Conflict`` if one of the plies is taken or there is no such table."""

    async def actions(self, table: str, since: int = 0) -> list[ActionRow]:
        """Return a table's actions from a ply on, in order."""

    async def public_tables(self, phases: Sequence[str], limit: int) -> list[TableRow]:
        """Return public tables in some phases, the one touched last first."""

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Return the tables where a person sits or sat and that are not closed, the one touched last first."""

    async def tables_in(self, phase: str) -> list[TableRow]:
        """Return all tables in a phase."""

    async def idle_tables(self, phase: str, before: float, limit: int) -> list[TableRow]:
        """Return tables in a phase that were last touched before a time, the most idle first."""

    async def newest_tables(self, phases: Sequence[str], limit: int) -> list[TableRow]:
        """Return tables in some phases, the one touched last first."""

    async def remove_tables(self, kind: Kind, before: float, kept: int, limit: int) -> int:
        """Remove tables of a kind last touched before a time, and the oldest beyond a number; return how many.

        Beyond the number they are those of where most come from, so that nobody pushes out the tables of others. At
        most so many go at once, with all their actions; all workers are told which.
        """

    async def tidy(self) -> bool:
        """Give some of the space back that removed things took; return whether there is more."""

    async def set_nickname(self, person: str, nickname: str) -> None:
        """Give a person a nickname, in place of an earlier one; who is nobody any more gets none."""

    async def nickname(self, person: str) -> str | None:
        """Return the nickname of a person who has one."""

    async def see(self, person: str, whence: str, at: float) -> None:
        """Note when a person who has a nickname was here, and where they came from."""

    async def newest_people(self, limit: int) -> list[PersonRow]:
        """Return people, the one who was here last first."""

    async def remove_people(self, before: float, kept: int, limit: int) -> int:
        """Remove people who are at no table: last here before a time, or longest ago beyond a number; return how many.

        At most so many go at once.
        """

    async def revoke(self, person: str) -> None:
        """Let a person be nobody from now on, without a nickname; all workers are told."""

    async def revoked(self, person: str) -> bool:
        """Tell whether a person is nobody any more."""

    async def ban(self, ban: Ban) -> None:
        """Add a ban, or change until when it is; all workers are told."""

    async def unban(self, what: str) -> bool:
        """End a ban, and tell whether there was one."""

    async def known(self, name: str) -> Literal["person", "whence"] | None:
        """Tell whose name something is: a person's, or a mark of where people come from."""

    async def bans(self, now: float) -> list[Ban]:
        """Return the bans that are not over."""

    async def unfinished(self, person: str) -> int:
        """Return how many tables that a person hosts wait or play."""

    @property
    def worker(self) -> int:
        """The number of this worker; it changes when others have taken it for dead."""

    def listen(self, ear: Ear) -> None:
        """Let somebody hear what workers tell, this one too: what is written is told without being asked for."""

    def tell(self, news: News) -> asyncio.Future[None]:
        """Tell all workers something, in the order of the calls."""

    async def claim(self, task: str) -> bool:
        """Tell whether this worker may do what only one does: it does already, or nobody who lives does."""

    async def release(self, task: str) -> None:
        """Leave to others what this worker did."""

    async def workers(self) -> set[int]:
        """Return all workers that live."""

    async def left(self) -> list[str]:
        """Return what workers did that are dead."""
