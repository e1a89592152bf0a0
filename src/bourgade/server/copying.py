"""All that is kept, from one database into another, and the proof that nothing was lost on the way.

A backup, a restoration and a move are the same: what one database holds at one moment goes into another one that holds
nothing, a few rows at a time. Then all of it is read back from there and compared. Only what is the same counts: until
then the new file has no name that a server would take, and PostgreSQL has committed nothing.
"""

import json
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory, mkstemp
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from ..errors import BourgadeError
from ..texts import messages_of
from . import sqlite
from .database import called, file_of, is_file, told_apart_by
from .storage import StorageError

if TYPE_CHECKING:
    import asyncpg

    from .postgres import PostgresStorage

CHUNK = 200  # rows in memory: what a table is about may be long
DIGEST = 16  # bytes
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite has beside a file, and would take for a part of another one

message = messages_of(__package__)

Row = tuple[Any, ...]
Told = Callable[[int, int], None]  # is told how many rows were written or read again now, and of how many
encode = msgspec.msgpack.Encoder().encode


class HostError(BourgadeError):
    """Something that a host asked for is not done."""


class Part(NamedTuple):
    """Things of one kind: in which table of a database they are, and in which of its columns."""

    table: str
    columns: tuple[str, ...]


PARTS = {  # all that is kept, but not what workers do, which is theirs as long as they live
    "tables": Part("tables", ("number", *sqlite.COLUMNS)),
    "actions": Part("actions", ("number", "ply", "action", "who", "at")),
    "people": Part("nicknames", ("person", "nickname", "seen", "whence")),
    "revoked": Part("revoked", ("person",)),
    "bans": Part("bans", ("kind", "what", "until")),
    "secrets": Part("secrets", ("name", "value")),
}


@dataclass
class Sum:
    """What rows come to, in whatever order: how many there are, and the sum of their digests."""

    rows: int = 0
    digest: int = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Count some more."""
        self.rows += len(rows)
        for row in rows:
            self.digest += int.from_bytes(blake2b(encode(row), digest_size=DIGEST).digest())
        self.digest %= 2 ** (8 * DIGEST)


@dataclass
class Copied:
    """Things of one kind that were copied: what they were where they came from, and what they are now."""

    kind: str
    before: Sum
    after: Sum


class Source(Protocol):
    """A database at one moment. Its rows are the same whatever keeps them."""

    async def number(self, part: Part) -> int:
        """Return how many rows there are."""

    def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """Yield all rows, some at a time."""

    async def check(self) -> None:
        """Refuse if a server has begun where none may run meanwhile."""


class Target(Protocol):
    """A database that is filled. It counts when its context ends, and is nothing when that fails."""

    async def write(self, part: Part, rows: Sequence[Row]) -> None:
        """Add rows."""

    def written(self) -> AbstractAsyncContextManager[Source]:
        """End writing, and give what is there now."""


async def copy(database: str, new: str, told: Told, *, alone: bool = False) -> list[Copied]:
    """Copy everything into a database in which there is nothing; where it must be ``alone``, no server may use it."""
    if told_apart_by(database) == told_apart_by(new):
        raise HostError(message("host-refused-same", place=called(new)))
    async with source_at(database, alone=alone) as source, target_at(new) as target:
        numbers = {kind: await source.number(part) for kind, part in PARTS.items()}
        total = 2 * sum(numbers.values())
        copied = [Copied(kind, Sum(), Sum()) for kind in PARTS]
        for each in copied:
            async for rows in source.rows(PARTS[each.kind]):
                each.before.add(rows)
                await target.write(PARTS[each.kind], rows)
                told(len(rows), total)
        async with target.written() as written:
            for each in copied:
                async for rows in written.rows(PARTS[each.kind]):
                    each.after.add(rows)
                    told(len(rows), total)
        for each in copied:
            if each.before != each.after or each.before.rows != numbers[each.kind]:
                kind = message(f"host-parts-{each.kind}")
                raise HostError(
                    message("host-refused-differs", kind=kind, there=numbers[each.kind], here=each.after.rows)
                )
        await source.check()
    return copied


def digest_of(copied: Iterable[Copied]) -> str:
    """Return in a few letters what everything comes to; equal for what is the same, wherever it is kept."""
    sums = [(each.kind, each.after.rows, each.after.digest.to_bytes(DIGEST)) for each in copied]
    return blake2b(encode(sums), digest_size=DIGEST).hexdigest()


def source_at(database: str, *, alone: bool) -> AbstractAsyncContextManager[Source]:
    """Return a database to be read."""
    return from_file(file_of(database), alone=alone) if is_file(database) else from_postgres(database, alone=alone)


def target_at(database: str) -> AbstractAsyncContextManager[Target]:
    """Return a database to be filled."""
    return into_file(file_of(database)) if is_file(database) else into_postgres(database)


# --- SQLite -----------------------------------------------------------------------------------------------------------


class File:
    """A file, read or filled."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self._path = path

    async def number(self, part: Part) -> int:
        """Return how many rows there are."""
        with in_sentences(self._path):
            return int(self._db.execute(f"SELECT count(*) FROM {part.table}").fetchone()[0])

    async def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """Yield all rows, some at a time."""
        with in_sentences(self._path):
            found = self._db.execute(f"SELECT {', '.join(part.columns)} FROM {part.table}")
            while rows := found.fetchmany(CHUNK):
                yield [as_anywhere(part, row) for row in rows]

    async def check(self) -> None:
        """Do nothing: nobody else opens a file that is used alone."""

    async def write(self, part: Part, rows: Sequence[Row]) -> None:
        """Add rows; who is at a table is also noted where people find it."""
        places = ", ".join("?" * len(part.columns))
        with in_sentences(self._path):
            self._db.executemany(
                f"INSERT INTO {part.table} ({', '.join(part.columns)}) VALUES ({places})",
                [as_in_file(part, row) for row in rows],
            )
            if part.table == "tables":
                where = part.columns.index("people")
                seated = [(person, row[0]) for row in rows for person in set(row[where])]
                self._db.executemany("INSERT INTO people VALUES (?, ?)", seated)

    @asynccontextmanager
    async def written(self) -> AsyncIterator[Source]:
        """End writing, and give what is on the disk now."""
        with in_sentences(self._path):
            self._db.execute("COMMIT")
            self._db.close()
            with self._path.open("rb") as file:
                os.fsync(file.fileno())
            with closing(sqlite.visited(self._path)) as db:
                yield File(db, self._path)


FROM_FILE: dict[str, Callable[[Any], Any]] = {
    "public": bool,
    "opened": bool,
    "people": lambda people: tuple(json.loads(people)),
}


def as_anywhere(part: Part, row: Row) -> Row:
    """Return a row of a file as it is wherever it is kept."""
    if part.table != "tables":
        return row
    return tuple(
        FROM_FILE[name](value) if name in FROM_FILE else value for name, value in zip(part.columns, row, strict=True)
    )


def as_in_file(part: Part, row: Row) -> Row:
    """Return a row as a file has it."""
    if part.table != "tables":
        return row
    return tuple(json.dumps(value) if isinstance(value, tuple) else value for value in row)


@asynccontextmanager
async def from_file(path: Path, *, alone: bool) -> AsyncIterator[Source]:
    """Give what a file has at this moment; while it is used alone, no server can begin with it."""
    with in_sentences(path):
        try:
            db = sqlite.visited(path, alone=alone)
        except sqlite3.OperationalError as error:
            if alone and sqlite.kind_of(error) == sqlite3.SQLITE_BUSY:
                raise HostError(message("host-refused-running", place=path)) from error
            raise
    with closing(db):
        with in_sentences(path):
            db.execute("BEGIN")
            db.execute("SELECT count(*) FROM secrets").fetchone()  # what is written from now on is not seen
        yield File(db, path)


@asynccontextmanager
async def into_file(path: Path) -> AsyncIterator[Target]:
    """Give a file to be filled that gets its name when it is whole."""
    need_no_file(path)
    with in_sentences(path):
        handle, name = mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)  # only its owner may read it
    os.close(handle)
    part = Path(name)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as db:
            with in_sentences(path):
                for setting in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -32000"):
                    db.execute(f"PRAGMA {setting}")
                sqlite.migrate(db, part)
                db.execute("BEGIN")
            yield File(db, part)
        with in_sentences(path):
            give_name(part, path)
    finally:
        for each in (part, *beside(part)):
            each.unlink(missing_ok=True)


def need_no_file(path: Path) -> None:
    """Refuse a file that is there, or of which something is."""
    for each in (path, *beside(path)):
        if os.path.lexists(each):
            raise HostError(message("host-refused-taken", place=each))


def beside(path: Path) -> list[Path]:
    """Return what SQLite may have beside a file."""
    return [path.with_name(path.name + ending) for ending in BESIDE]


def give_name(part: Path, path: Path) -> None:
    """Give a file its name, unless another one has got it meanwhile."""
    need_no_file(path)
    try:
        os.link(part, path)
    except FileExistsError:
        raise HostError(message("host-refused-taken", place=path)) from None
    except OSError:  # a disk that knows no second names
        part.rename(path)
    if os.name == "posix":  # elsewhere no folder can be opened
        folder = os.open(path.parent, os.O_RDONLY)
        with suppress(OSError):  # not every disk can
            os.fsync(folder)
        os.close(folder)


@contextmanager
def in_sentences(path: Path) -> Iterator[None]:
    """Say in a sentence what is wrong with a file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StorageError(sqlite.sentence(error, path)) from error


@contextmanager
def newest(path: Path) -> Iterator[Path]:
    """Give a copy of a file that an older Bourgade wrote, brought up to date; any other file itself."""
    with TemporaryDirectory() as folder:
        with in_sentences(path), closing(sqlite.opened(path)) as old:
            if 0 < sqlite.version_of(old, path) < len(sqlite.MIGRATIONS):
                path = Path(folder) / path.name
                with closing(sqlite3.connect(path, isolation_level=None)) as new:
                    old.backup(new)
                    sqlite.migrate(new, path)
        yield path


# --- PostgreSQL -------------------------------------------------------------------------------------------------------

# Lets the next table get a number that none of those has which were copied.
GO_ON = "SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM tables HAVING count(*) > 0"


class Tables:
    """A database of PostgreSQL, read or filled."""

    def __init__(
        self, connection: "asyncpg.Connection[Any]", storage: "PostgresStorage", alone_at: str | None = None
    ) -> None:
        self._connection = connection
        self._storage = storage
        self._alone_at = alone_at  # the address, where no server may use it meanwhile

    async def number(self, part: Part) -> int:
        """Return how many rows there are."""
        with self._storage.in_sentences():
            return int(await self._connection.fetchval(f"SELECT count(*) FROM {part.table}"))

    async def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """Yield all rows, some at a time."""
        with self._storage.in_sentences():
            found = await self._connection.cursor(f"SELECT {', '.join(part.columns)} FROM {part.table}")
            while rows := await found.fetch(CHUNK):
                yield [tuple(tuple(value) if isinstance(value, list) else value for value in row) for row in rows]

    async def check(self) -> None:
        """Refuse if a server has begun where none may run meanwhile."""
        if self._alone_at is not None:
            with self._storage.in_sentences():
                await self._connection.execute("SELECT pg_stat_clear_snapshot()")  # to see who has come since
                workers = await self._connection.fetchval("SELECT count(*) FROM workers")
            if workers:
                raise HostError(message("host-refused-running", place=called(self._alone_at)))

    async def write(self, part: Part, rows: Sequence[Row]) -> None:
        """Add rows."""
        with self._storage.in_sentences():
            await self._connection.copy_records_to_table(part.table, records=rows, columns=part.columns)

    @asynccontextmanager
    async def written(self) -> AsyncIterator[Source]:
        """End writing, and give what is there now."""
        with self._storage.in_sentences():
            await self._connection.execute(GO_ON)
        yield self


@asynccontextmanager
async def from_postgres(url: str, *, alone: bool) -> AsyncIterator[Source]:
    """Give what a database has at this moment; while it is used alone, no server can begin with it."""
    from .postgres import MARK, PostgresStorage, check_form, place_of

    storage = PostgresStorage(url)
    async with storage.transaction(isolation="repeatable_read", readonly=True) as connection:
        if alone and not await connection.fetchval("SELECT pg_try_advisory_xact_lock_shared($1)", MARK):
            raise HostError(message("host-refused-running", place=called(url)))
        await check_form(connection, place_of(url))
        source = Tables(connection, storage, url if alone else None)
        await source.check()
        yield source


@asynccontextmanager
async def into_postgres(url: str) -> AsyncIterator[Target]:
    """Give a database in which there is nothing, to be filled in one transaction."""
    from .postgres import PostgresStorage, migrate, place_of

    storage = PostgresStorage(url)
    async with storage.transaction() as connection:
        await migrate(connection, place_of(url))  # until the end no server can begin with it
        tables = ", ".join(part.table for part in PARTS.values())
        await connection.execute(f"LOCK TABLE {tables} IN EXCLUSIVE MODE")
        target = Tables(connection, storage)
        if any([await target.number(part) for part in PARTS.values()]):
            raise HostError(message("host-refused-taken", place=called(url)))
        yield target
