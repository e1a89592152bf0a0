"""A storage in one SQLite file.

One thread owns the connection. What waits for it when it is free is written in one transaction and answered after its
commit, so that many writers share one wait for the disk. Reads come after the writes that waited with them. It gets
what was asked for in a turn of the loop at once: both threads share one interpreter, and each change of it costs.
"""

import asyncio
import json
import os
import secrets
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import fields
from itertools import chain
from operator import attrgetter
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Literal, NamedTuple, TypeVar, TypeVarTuple

import msgspec

from ..errors import reason
from ..texts import Message, messages_of
from .news import Barred, Ear, Gone, Missed, News
from .storage import KINDS, ActionRow, Ban, Conflict, Kind, PersonRow, StorageError, TableRow

message = messages_of(__package__)

PATIENCE = 5.0  # seconds that another program may lock the file
LOOK = 1.0  # seconds between two looks whether another program wrote something
MARK = int.from_bytes(b"Bgde", "big")  # tells in the head of a file whose it is
MAKING = Lock()
SETTINGS = (
    "PRAGMA synchronous = FULL",  # a commit waits for the disk
    "PRAGMA wal_autocheckpoint = 4000",  # pages; many are written again and again: this saves a third of the time
    "PRAGMA cache_size = -32000",  # KiB
)
INCREMENTAL = 2  # how SQLite calls it that a file can give space back bit by bit
TIDIED = 1_000  # pages that are given back at once, while others wait

# Each turns the file of one version into the next. Those that were released are never changed.
MIGRATIONS: list[tuple[str, ...]] = [
    (
        """
        CREATE TABLE tables (
            number INTEGER PRIMARY KEY,  -- short, because every action carries it
            id TEXT NOT NULL UNIQUE,
            code TEXT NOT NULL UNIQUE,
            version INTEGER NOT NULL,
            phase TEXT NOT NULL,
            public INTEGER NOT NULL,
            host TEXT NOT NULL,
            created REAL NOT NULL,
            touched REAL NOT NULL,
            about BLOB NOT NULL,
            people TEXT NOT NULL  -- JSON
        )
        """,
        "CREATE INDEX tables_by_phase ON tables (phase, touched)",
        "CREATE INDEX public_tables ON tables (phase, touched) WHERE public",
        "CREATE INDEX tables_by_host ON tables (host, phase)",
        # Who is in the column people, to find their tables.
        """
        CREATE TABLE people (
            person TEXT NOT NULL,
            number INTEGER NOT NULL REFERENCES tables,
            PRIMARY KEY (person, number)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX people_by_table ON people (number)",
        # Rows lie in the order of writing: 500 tables that play at once write few pages, where sorted by table they
        # would write 500.
        """
        CREATE TABLE actions (
            number INTEGER NOT NULL REFERENCES tables,
            ply INTEGER NOT NULL,
            action TEXT NOT NULL,
            who TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (number, ply)
        )
        """,
        "CREATE TABLE nicknames (person TEXT PRIMARY KEY, nickname TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    ),
    (
        "ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET opened = 1 WHERE json_extract(CAST(about AS TEXT), '$.opened') IS NOT NULL",
        "CREATE INDEX ended_tables ON tables (phase, touched) WHERE NOT opened",
        "CREATE INDEX opened_tables ON tables (touched) WHERE opened",
        "CREATE INDEX tables_by_touch ON tables (touched)",
        "ALTER TABLE nicknames ADD COLUMN seen REAL NOT NULL DEFAULT 0",
        "ALTER TABLE nicknames ADD COLUMN whence TEXT NOT NULL DEFAULT ''",
        "UPDATE nicknames SET seen = CAST(strftime('%s', 'now') AS REAL)",  # nobody knows it any better
        "CREATE INDEX nicknames_by_seen ON nicknames (seen)",
        "CREATE TABLE revoked (person TEXT PRIMARY KEY) WITHOUT ROWID",
        """
        CREATE TABLE bans (
            kind TEXT NOT NULL, what TEXT NOT NULL, until REAL NOT NULL, PRIMARY KEY (kind, what)
        ) WITHOUT ROWID
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN whence TEXT NOT NULL DEFAULT ''",
        "UPDATE tables SET whence = coalesce(json_extract(CAST(about AS TEXT), '$.whence'), '')",
    ),
]

COLUMNS = [field.name for field in fields(TableRow)]
TABLES = f"SELECT {', '.join(COLUMNS)} FROM tables"
ADD_TABLE = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
UPDATE_TABLE = f"UPDATE tables SET {', '.join(f'{column} = ?' for column in COLUMNS)} WHERE number = ?"
ADD_ACTION = "INSERT INTO actions SELECT number, ?, ?, ?, ? FROM tables WHERE id = ?"
ADD_ACTIONS = f"""
    INSERT INTO actions SELECT number, {", ".join(f"json_extract(value, '$[{i}]')" for i in range(1, 5))}
    FROM json_each(?) CROSS JOIN tables ON tables.id = json_extract(value, '$[0]')
"""
ACTIONS = """
    SELECT ply, action, who, at FROM actions WHERE number = (SELECT number FROM tables WHERE id = ?) AND ply >= ?
    ORDER BY ply
"""
SET_NICKNAME = """
    INSERT INTO nicknames (person, nickname, seen) SELECT ?1, ?2, ?3 WHERE ?1 NOT IN (SELECT person FROM revoked)
    ON CONFLICT (person) DO UPDATE SET nickname = excluded.nickname, seen = excluded.seen
"""
ADD_BAN = "INSERT INTO bans VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET until = excluded.until"
KNOWN = """
    SELECT CASE
        WHEN ? IN (SELECT person FROM nicknames UNION ALL SELECT person FROM people) THEN 'person'
        WHEN ? IN (SELECT whence FROM nicknames UNION ALL SELECT whence FROM tables) THEN 'whence'
    END
"""
LONG_KEPT = """
    SELECT * FROM (SELECT number, id FROM tables WHERE {kind} AND touched < ?1 ORDER BY touched LIMIT ?3)
    UNION ALL SELECT * FROM (
        SELECT number, id FROM (
            SELECT number, id, touched, row_number() OVER (PARTITION BY whence ORDER BY touched DESC) AS place
            FROM tables WHERE {kind} AND touched >= ?1
        ) ORDER BY place DESC, touched
        LIMIT max(0, (SELECT count(*) FROM tables WHERE {kind} AND touched >= ?1) - ?2)
    ) LIMIT ?3
"""
REMOVE_PEOPLE = """
    DELETE FROM nicknames WHERE person IN (
        SELECT person FROM nicknames WHERE (
            seen < ? OR seen <= (SELECT seen FROM nicknames ORDER BY seen DESC LIMIT 1 OFFSET ?)
        ) AND person NOT IN (SELECT person FROM people) LIMIT ?
    )
"""

SENTENCES = {  # what is wrong with a file, by SQLite's codes
    sqlite3.SQLITE_BUSY: "sqlite-busy",
    sqlite3.SQLITE_CANTOPEN: "sqlite-not-writable",
    sqlite3.SQLITE_CORRUPT: "sqlite-damaged",
    sqlite3.SQLITE_FULL: "sqlite-full",
    sqlite3.SQLITE_IOERR: "sqlite-broken",
    sqlite3.SQLITE_NOTADB: "sqlite-not-ours",
    sqlite3.SQLITE_PERM: "sqlite-not-writable",
    sqlite3.SQLITE_READONLY: "sqlite-not-writable",
}
TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

encode = msgspec.json.Encoder().encode

T = TypeVar("T")
Given = TypeVarTuple("Given")
Outcome = Any  # what a job returns, or the error that it ends with


class Job(NamedTuple):
    """Something to do with the connection, and who waits for it."""

    work: Callable[..., Any]
    given: tuple[Any, ...]
    writes: bool
    future: asyncio.Future[Any]


class SqliteStorage:
    """A storage in one file, for one worker. It must be closed, or its thread goes on.

    Several processes may write to the file, as the host's commands do, and none harms another. Who listens is told a
    moment later that somebody wrote something, and not what.
    """

    shared = False
    worker = 0

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._owner: Thread | None = None
        self._asked: list[Job] = []  # in this turn of the loop
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()  # None is the last
        self._lock = Lock()  # so that nothing comes after None
        self._opened = False
        self._closed = False
        self._ear: Ear = lambda _: None
        self._looking: asyncio.Task[None] | None = None

    async def open(self, *, guest: bool = False) -> None:
        """Open the file in a thread of its own; make it, or bring it to the newest schema, unless as a guest."""
        opened = asyncio.get_running_loop().create_future()
        with self._lock:
            if self._owner or self._closed:
                raise StorageError(f"{self._path} was opened before.")
            self._owner = Thread(target=self._own, args=(opened, guest), name="storage", daemon=False)
            self._owner.start()
        await opened
        self._opened = True
        if not guest:
            self._looking = asyncio.create_task(self._look_for_others())

    async def close(self) -> None:
        """Finish what was asked for, close the file and end the thread."""
        if self._looking:
            self._looking.cancel()
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(self._asked)
                self._jobs.put(None)
        if self._owner:
            await asyncio.to_thread(self._owner.join)

    async def secret(self) -> bytes:
        """Return 32 bytes to sign cookies with, the same for ever and for all workers."""
        return await self._write(kept_secret, secrets.token_bytes(32))

    async def add_table(self, row: TableRow) -> None:
        """Add a table, or raise ``Conflict`` if its id or its code is taken."""
        await self._write(add_table, row)

    async def table(self, table: str) -> TableRow | None:
        """Return the table with an id."""
        return first(await self._read(tables_where, "id = ?", [table]))

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table with a code, unless it is closed."""
        return first(await self._read(tables_where, "code = ? AND phase <> 'closed'", [code]))

    async def update_table(self, row: TableRow, actions: Sequence[ActionRow] = ()) -> None:
        """Write the next version of a table together with actions, or raise ``Conflict`` and write nothing."""
        await self._write(update_table, row, actions)

    async def add_actions(self, table: str, actions: Sequence[ActionRow]) -> None:
        """Add all actions, or none and raise ``Conflict`` if one of the plies is taken or there is no such table."""
        await self._write(add_actions, table, actions)

    async def actions(self, table: str, since: int = 0) -> list[ActionRow]:
        """Return a table's actions from a ply on, in order."""
        return await self._read(actions_of, table, since)

    async def public_tables(self, phases: Sequence[str], limit: int) -> list[TableRow]:
        """Return public tables in some phases, the one touched last first."""
        which = f"public AND phase IN ({', '.join('?' * len(phases))}) ORDER BY touched DESC LIMIT ?"
        return await self._read(tables_where, which, [*phases, limit])

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Return the tables where a person sits or sat and that are not closed, the one touched last first."""
        theirs = "number IN (SELECT number FROM people WHERE person = ?)"
        which = f"{theirs} AND phase <> 'closed' ORDER BY touched DESC LIMIT ?"
        return await self._read(tables_where, which, [person, limit])

    async def tables_in(self, phase: str) -> list[TableRow]:
        """Return all tables in a phase."""
        return await self._read(tables_where, "phase = ?", [phase])

    async def idle_tables(self, phase: str, before: float, limit: int) -> list[TableRow]:
        """Return tables in a phase that were last touched before a time, the most idle first."""
        return await self._read(
            tables_where, "phase = ? AND touched < ? ORDER BY touched LIMIT ?", [phase, before, limit]
        )

    async def newest_tables(self, phases: Sequence[str], limit: int) -> list[TableRow]:
        """Return tables in some phases, the one touched last first."""
        which = f"phase IN ({', '.join('?' * len(phases))}) ORDER BY touched DESC LIMIT ?"
        return await self._read(tables_where, which, [*phases, limit])

    async def remove_tables(self, kind: Kind, before: float, kept: int, limit: int) -> int:
        """Remove tables of a kind last touched before a time, and the oldest beyond a number; return how many."""
        removed = await self._write(remove_tables, kind, before, kept, limit)
        for table in removed:
            self._ear(Gone(table))
        return len(removed)

    async def tidy(self) -> bool:
        """Give some of the space back that removed things took; return whether there is more."""
        return await self._read(tidy)  # not a part of what is written together: it has to be done outside of that

    async def set_nickname(self, person: str, nickname: str) -> None:
        """Give a person a nickname, in place of an earlier one; who is nobody any more gets none."""
        await self._write(change, SET_NICKNAME, person, nickname, time.time())

    async def nickname(self, person: str) -> str | None:
        """Return the nickname of a person who has one."""
        return await self._read(nickname_of, person)

    async def see(self, person: str, whence: str, at: float) -> None:
        """Note when a person who has a nickname was here, and where they came from."""
        await self._write(change, "UPDATE nicknames SET seen = ?, whence = ? WHERE person = ?", at, whence, person)

    async def newest_people(self, limit: int) -> list[PersonRow]:
        """Return people, the one who was here last first."""
        which = "SELECT person, nickname, seen, whence FROM nicknames ORDER BY seen DESC LIMIT ?"
        return [PersonRow(*found) for found in await self._read(look_up, which, limit)]

    async def remove_people(self, before: float, kept: int, limit: int) -> int:
        """Remove people at no table: last here before a time, or longest ago beyond a number; return how many."""
        return await self._write(change, REMOVE_PEOPLE, before, kept, limit)

    async def revoke(self, person: str) -> None:
        """Let a person be nobody from now on, without a nickname; all workers are told."""
        await self._write(revoke, person)
        self._ear(Barred(person))

    async def revoked(self, person: str) -> bool:
        """Tell whether a person is nobody any more."""
        return bool(await self._read(look_up, "SELECT 1 FROM revoked WHERE person = ?", person))

    async def ban(self, ban: Ban) -> None:
        """Add a ban, or change until when it is; all workers are told."""
        await self._write(change, ADD_BAN, ban.kind, ban.what, ban.until)
        self._ear(Barred())

    async def unban(self, what: str) -> bool:
        """End a ban, and tell whether there was one."""
        ended = await self._write(change, "DELETE FROM bans WHERE what = ?", what)
        self._ear(Barred())
        return ended > 0

    async def known(self, name: str) -> Literal["person", "whence"] | None:
        """Tell whose name something is: a person's, or a mark of where people come from."""
        [[kind]] = await self._read(look_up, KNOWN, name, name)
        return kind  # type: ignore[no-any-return]

    async def bans(self, now: float) -> list[Ban]:
        """Return the bans that are not over."""
        found = await self._read(look_up, "SELECT kind, what, until FROM bans WHERE until > ? ORDER BY until", now)
        return [Ban(*each) for each in found]

    async def unfinished(self, person: str) -> int:
        """Return how many tables that a person hosts wait or play."""
        return await self._read(unfinished_of, person)

    def listen(self, ear: Ear) -> None:
        """Let somebody hear who may not come any more, what is not kept any more, and that others wrote something."""
        self._ear = ear

    def tell(self, news: News) -> asyncio.Future[None]:  # noqa: ARG002
        """Tell nobody anything."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        told.set_result(None)
        return told

    async def claim(self, task: str) -> bool:  # noqa: ARG002
        """Let the only worker do everything."""
        return True

    async def release(self, task: str) -> None:
        """Leave it to nobody."""

    async def workers(self) -> set[int]:
        """Return the only worker."""
        return {self.worker}

    async def left(self) -> list[str]:
        """Return nothing: who could ask is not dead."""
        return []

    async def _look_for_others(self) -> None:
        """See again and again whether another program wrote something."""
        with suppress(StorageError):  # it is closed
            known = await self._read(look_up, "PRAGMA data_version")
            while True:
                await asyncio.sleep(LOOK)
                if known != (known := await self._read(look_up, "PRAGMA data_version")):
                    self._ear(Missed())

    def _write(self, work: Callable[[sqlite3.Connection, *Given], T], *given: *Given) -> asyncio.Future[T]:
        """Let the owner change something."""
        return self._ask(work, given, writes=True)

    def _read(self, work: Callable[[sqlite3.Connection, *Given], T], *given: *Given) -> asyncio.Future[T]:
        """Let the owner look something up, with one statement."""
        return self._ask(work, given, writes=False)

    def _ask(self, work: Callable[..., T], given: tuple[Any, ...], writes: bool) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._lock:
            if self._closed or not self._opened:
                raise StorageError(f"{self._path} is not open.")
            if not self._asked:
                loop.call_soon(self._hand_over)
            self._asked.append(Job(work, given, writes, future))
        return future

    def _hand_over(self) -> None:
        """Let the owner have all that was asked for in this turn of the loop: so it is woken once, and waits once."""
        with self._lock:
            if not self._closed:
                self._jobs.put(self._asked)
                self._asked = []

    def _own(self, opened: asyncio.Future[None], guest: bool) -> None:
        """Open the file, and do in this thread what is asked for until the storage is closed."""
        try:
            db = visited(self._path) if guest else connected(self._path)
        except Exception as error:
            answer([(opened, self._failed(error))])
            return
        with closing(db):
            answer([(opened, None)])
            for jobs in self._groups():
                writers = [job for job in jobs if job.writes]
                if writers:
                    answer(zip([job.future for job in writers], self._written(db, writers), strict=True))
                answer([(job.future, self._looked_up(db, job)) for job in jobs if not job.writes])

    def _groups(self) -> Iterator[list[Job]]:
        """Yield all jobs that wait, again and again."""
        last = False
        while not last:
            waiting = [self._jobs.get()]
            waiting += [self._jobs.get() for _ in range(self._jobs.qsize())]
            last = waiting[-1] is None
            yield [job for jobs in waiting if jobs for job in jobs]

    def _written(self, db: sqlite3.Connection, jobs: Sequence[Job]) -> Sequence[Outcome]:
        """Do jobs in one transaction, and return what came of each; then it is on disk."""
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                outcomes = done_together(db, jobs)
            except Exception:  # rare, so that only then each gets a savepoint and harms no other
                db.rollback()
                db.execute("BEGIN IMMEDIATE")
                outcomes = [self._guarded(db, job) for job in jobs]
            db.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                db.rollback()
            return [self._failed(error) for _ in jobs]
        return outcomes

    def _guarded(self, db: sqlite3.Connection, job: Job) -> Outcome:
        """Do a job of a transaction, or nothing of it if it fails."""
        db.execute("SAVEPOINT job")
        try:
            outcome = job.work(db, *job.given)
        except Exception as error:
            if not db.in_transaction:  # SQLite undid the whole of it, because the disk is full, or worse
                raise
            db.execute("ROLLBACK TO job")
            outcome = self._failed(error)
        db.execute("RELEASE job")
        return outcome

    def _looked_up(self, db: sqlite3.Connection, job: Job) -> Outcome:
        """Do a job that changes nothing."""
        try:
            return job.work(db, *job.given)
        except Exception as error:
            return self._failed(error)

    def _failed(self, error: Exception) -> Exception:
        """Return what the caller gets for an error: a sentence, unless the caller made a mistake."""
        if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in TAKEN:
            said: Exception = Conflict("Somebody else was first.")
        elif isinstance(error, sqlite3.Error | OSError):
            said = StorageError(sentence(error, self._path))
        else:
            return error
        said.__cause__ = error
        return said


def answer(outcomes: Iterable[tuple[asyncio.Future[Any], Outcome]]) -> None:
    """Tell the callers what came of their jobs, with one call for each event loop."""
    loops = defaultdict(list)
    for future, outcome in outcomes:
        loops[future.get_loop()].append((future, outcome))
    for loop, answers in loops.items():
        with suppress(RuntimeError):  # a loop that is closed has no callers any more
            loop.call_soon_threadsafe(settle, answers)


def settle(answers: Iterable[tuple[asyncio.Future[Any], Outcome]]) -> None:
    """Hand over answers in the loop of who waits for them."""
    for future, outcome in answers:
        if future.done():  # cancelled
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def sentence(error: sqlite3.Error | OSError, path: Path) -> Message:
    """Say what is wrong with the file, and what would be right."""
    if isinstance(error, OSError):
        return message("sqlite-not-made", path=path, why=reason(error))
    known = SENTENCES.get(kind_of(error))
    return message(known, path=path) if known else message("sqlite-unusable", path=path, why=str(error))


def kind_of(error: sqlite3.Error) -> int:
    """Return SQLite's number for an error without its details; 0 if SQLite was not even asked."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def connected(path: Path) -> sqlite3.Connection:
    """Open the file, and make it where there is none."""
    make_file(path)
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        migrate(db, path)
        log_ahead(db)
        let_shrink(db)
        for setting in SETTINGS:
            db.execute(setting)
    except BaseException:
        db.close()
        raise
    return db


def opened(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open a file that is there; alone, so that others cannot use it, unless they do already."""
    if not path.exists():
        raise StorageError(message("sqlite-no-file", path=path))
    patience = 0.0 if alone else PATIENCE
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=patience, isolation_level=None)
    if alone:  # counts from the first statement on that reads
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
    return db


def visited(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """Open a file that is there and has the newest schema, or say why that cannot be."""
    db = opened(path, alone=alone)
    try:
        version = version_of(db, path)
        if version < len(MIGRATIONS):
            raise StorageError(message("sqlite-older" if version else "sqlite-empty", path=path))
    except BaseException:
        db.close()
        raise
    return db


def make_file(path: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one.

    A file that is there must not even be opened: closing it would drop the locks that this process has on it.
    """
    with MAKING, suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a file to the newest schema."""
    if not path.stat().st_size:  # later it would count only when the file is written anew, and change one not ours
        db.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
    db.execute("BEGIN IMMEDIATE")
    for statement in chain.from_iterable(MIGRATIONS[version_of(db, path) :]):
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {MARK}")  # always, because it shows whether one may write
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    db.execute("COMMIT")


def log_ahead(db: sqlite3.Connection) -> None:
    """Let SQLite write into a log first, so that readers and writers do not wait for each other.

    A new file is told so once. SQLite does not wait here for others who open the file at the same time.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if kind_of(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


def let_shrink(db: sqlite3.Connection) -> None:
    """Write a file anew, once, that cannot give space back yet; where others use it, another time."""
    if db.execute("PRAGMA auto_vacuum").fetchone() != (INCREMENTAL,):
        db.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
        with suppress(sqlite3.OperationalError):
            db.execute("VACUUM")


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """Return how many migrations a file has seen, or refuse one of another program or of a newer Bourgade."""
    [mark, version, things] = [
        db.execute(question).fetchone()[0]
        for question in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_master")
    ]
    if mark != MARK and (mark or version or things):
        raise StorageError(message("sqlite-not-ours", path=path))
    if version > len(MIGRATIONS):
        raise StorageError(message("sqlite-newer", path=path))
    return int(version)


def done_together(db: sqlite3.Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """Do jobs, and return what came of each; the actions of all tables come last, with one statement.

    Each statement waits for the interpreter when it is done, and interrupts what goes on there.
    """
    outcomes = [None if job.work is add_actions else job.work(db, *job.given) for job in jobs]
    given = [job.given for job in jobs if job.work is add_actions]
    rows = [(table, row.ply, row.action, row.who, row.at) for table, actions in given for row in actions]
    if rows and db.execute(ADD_ACTIONS, [encode(rows).decode()]).rowcount != len(rows):
        raise Conflict("There is no such table.")
    return outcomes


def kept_secret(db: sqlite3.Connection, fresh: bytes) -> bytes:
    """Return the secret; a fresh one becomes it if there is none."""
    db.execute("INSERT OR IGNORE INTO secrets VALUES ('cookies', ?)", [fresh])
    [secret] = db.execute("SELECT value FROM secrets WHERE name = 'cookies'").fetchone()
    return bytes(secret)


def add_table(db: sqlite3.Connection, row: TableRow) -> None:
    """Add a table with its people."""
    number = db.execute(ADD_TABLE, stored(row)).lastrowid
    add_people(db, number, row)


def update_table(db: sqlite3.Connection, row: TableRow, actions: Sequence[ActionRow]) -> None:
    """Write the next version of a table, and add actions."""
    last = "SELECT number, people FROM tables WHERE id = ? AND version = ?"
    found = db.execute(last, [row.id, row.version - 1]).fetchone()
    if found is None:
        raise Conflict("Somebody else changed the table first.")
    number, people = found
    db.execute(UPDATE_TABLE, [*stored(row), number])
    if people != json.dumps(row.people):
        db.execute("DELETE FROM people WHERE number = ?", [number])
        add_people(db, number, row)
    add_actions(db, row.id, actions)


def add_people(db: sqlite3.Connection, number: int | None, row: TableRow) -> None:
    """Note who is at a table, so that they find it."""
    db.executemany("INSERT INTO people VALUES (?, ?)", [(person, number) for person in set(row.people)])


def add_actions(db: sqlite3.Connection, table: str, actions: Sequence[ActionRow]) -> None:
    """Add actions to a table that is there."""
    rows = [(row.ply, row.action, row.who, row.at, table) for row in actions]
    if db.executemany(ADD_ACTION, rows).rowcount != len(rows):
        raise Conflict("There is no such table.")


def remove_tables(db: sqlite3.Connection, kind: Kind, before: float, kept: int, limit: int) -> list[str]:
    """Remove tables with all that belongs to them, and return their ids."""
    found = db.execute(LONG_KEPT.format(kind=KINDS[kind]), [before, kept, limit]).fetchall()
    for number, _ in found:
        for part in ("actions", "people", "tables"):
            db.execute(f"DELETE FROM {part} WHERE number = ?", [number])
    return [table for _, table in found]


def tidy(db: sqlite3.Connection) -> bool:
    """Let the file shrink by some of the pages in which nothing is; return whether there are more."""
    [free] = db.execute("PRAGMA freelist_count").fetchone()
    if free:
        db.executescript(f"PRAGMA incremental_vacuum({TIDIED})")  # execute would do no more than its first page
        if free <= TIDIED:
            db.execute("PRAGMA busy_timeout = 0")  # who reads for long, as for a backup, is not waited for
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            db.execute(f"PRAGMA busy_timeout = {int(1000 * PATIENCE)}")
    return bool(free > TIDIED)


def revoke(db: sqlite3.Connection, person: str) -> None:
    """Let a person be nobody."""
    db.execute("INSERT OR IGNORE INTO revoked VALUES (?)", [person])
    db.execute("DELETE FROM nicknames WHERE person = ?", [person])


def change(db: sqlite3.Connection, statement: str, *given: object) -> int:
    """Change rows, and return how many."""
    return db.execute(statement, given).rowcount


def look_up(db: sqlite3.Connection, question: str, *given: object) -> list[tuple[Any, ...]]:
    """Return what is found."""
    return db.execute(question, given).fetchall()


def tables_where(db: sqlite3.Connection, which: str, given: Sequence[object]) -> list[TableRow]:
    """Return the tables for which something holds."""
    return [table_row(found) for found in db.execute(f"{TABLES} WHERE {which}", given)]


def actions_of(db: sqlite3.Connection, table: str, since: int) -> list[ActionRow]:
    """Return a table's actions from a ply on, in order."""
    return [ActionRow(*found) for found in db.execute(ACTIONS, [table, since])]


def nickname_of(db: sqlite3.Connection, person: str) -> str | None:
    """Return the nickname of a person who has one."""
    found = db.execute("SELECT nickname FROM nicknames WHERE person = ?", [person]).fetchone()
    return None if found is None else str(found[0])


def unfinished_of(db: sqlite3.Connection, person: str) -> int:
    """Count the tables that a person hosts and that wait or play."""
    found = db.execute("SELECT count(*) FROM tables WHERE host = ? AND phase IN ('waiting', 'playing')", [person])
    return int(found.fetchone()[0])


def stored(row: TableRow) -> tuple[Any, ...]:
    """Return a table as it is kept."""
    return tuple(json.dumps(value) if isinstance(value, tuple) else value for value in attrgetter(*COLUMNS)(row))


def table_row(found: Sequence[Any]) -> TableRow:
    """Return a table from how it is kept."""
    row = dict(zip(COLUMNS, found, strict=True))
    flags = {name: bool(row[name]) for name in ("public", "opened")}
    return TableRow(**row | flags | {"people": tuple(json.loads(row["people"]))})


def first(rows: Sequence[TableRow]) -> TableRow | None:
    """Return the only row, if there is one."""
    return rows[0] if rows else None
