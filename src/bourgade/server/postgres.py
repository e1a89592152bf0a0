"""A storage in a PostgreSQL database, which several workers share.

Every write is one statement, so that it is done or not. Actions that wait while others are written go together in one,
so that many writers share one wait for the disk. What was written is told to all workers with the same commit, on a
channel where each of them listens. The connection that listens is also how others see that a worker lives: when it
dies, PostgreSQL ends that connection.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import fields
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec
import structlog

from ..extras import extra
from ..texts import Message, messages_of
from .news import Barred, Changed, Ear, Gone, Missed, News
from .storage import KINDS, ActionRow, Ban, Conflict, Kind, PersonRow, StorageError, TableRow

message = messages_of(__package__)

if TYPE_CHECKING:
    import asyncpg

PATIENCE = 10.0  # seconds for an answer, ...
CONNECTING = 5.0  # ... and for a connection
RETRY = 0.2  # seconds before a connection that was lost is tried again
POOL = 5  # connections of a worker, beside the one that listens
MARK = int.from_bytes(b"Bgde", "big")  # the lock under which the schema is made
SCHEMA = "bourgade"
CHANNEL = "bourgade"
LISTENING = "bourgade worker"  # the name of connections that listen

# Each turns the schema of one version into the next. Those that were released are never changed.
MIGRATIONS: list[tuple[str, ...]] = [
    (
        """
        CREATE TABLE tables (
            number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,  -- short, because every action carries it
            id text NOT NULL UNIQUE,
            code text NOT NULL UNIQUE,
            version integer NOT NULL,
            phase text NOT NULL,
            public boolean NOT NULL,
            host text NOT NULL,
            created double precision NOT NULL,
            touched double precision NOT NULL,
            about bytea NOT NULL,
            people text[] NOT NULL
        )
        """,
        "CREATE INDEX tables_by_phase ON tables (phase, touched)",
        "CREATE INDEX public_tables ON tables (phase, touched) WHERE public",
        "CREATE INDEX tables_by_host ON tables (host, phase)",
        "CREATE INDEX tables_by_person ON tables USING gin (people)",
        """
        CREATE TABLE actions (
            number integer NOT NULL,  -- of a table; who removes that removes these
            ply integer NOT NULL,
            action text NOT NULL,
            who text NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (number, ply)
        )
        """,
        "CREATE TABLE nicknames (person text PRIMARY KEY, nickname text NOT NULL)",
        "CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL)",
        # Which worker does what only one may do: the process that serves the connection where it listens.
        "CREATE UNLOGGED TABLE leases (task text PRIMARY KEY, worker integer NOT NULL)",
        f"""
        CREATE VIEW workers AS SELECT pid AS worker FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = '{LISTENING}'
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN opened boolean NOT NULL DEFAULT false",
        "UPDATE tables SET opened = true WHERE convert_from(about, 'UTF8')::json ->> 'opened' IS NOT NULL",
        "CREATE INDEX ended_tables ON tables (phase, touched) WHERE NOT opened",
        "CREATE INDEX opened_tables ON tables (touched) WHERE opened",
        "CREATE INDEX tables_by_touch ON tables (touched)",
        "ALTER TABLE nicknames ADD COLUMN seen double precision NOT NULL DEFAULT 0",
        "ALTER TABLE nicknames ADD COLUMN whence text NOT NULL DEFAULT ''",
        "UPDATE nicknames SET seen = extract(epoch FROM now())",  # nobody knows it any better
        "CREATE INDEX nicknames_by_seen ON nicknames (seen)",
        "CREATE TABLE revoked (person text PRIMARY KEY)",
        """
        CREATE TABLE bans (
            kind text NOT NULL, what text NOT NULL, until double precision NOT NULL, PRIMARY KEY (kind, what)
        )
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN whence text NOT NULL DEFAULT ''",
        "UPDATE tables SET whence = coalesce(convert_from(about, 'UTF8')::json ->> 'whence', '')",
    ),
]

COLUMNS = [field.name for field in fields(TableRow)]
TABLES = f"SELECT {', '.join(COLUMNS)} FROM tables"
PLACES = ", ".join(f"${i + 1}" for i in range(len(COLUMNS)))
ADD_TABLE = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({PLACES}) ON CONFLICT DO NOTHING RETURNING id"
UPDATE_TABLE = f"""
    WITH changed AS (
        UPDATE tables SET ({", ".join(COLUMNS)}) = ROW ({PLACES}) WHERE id = $1 AND version = $3 - 1 RETURNING number
    ), added AS (
        INSERT INTO actions SELECT number, given.*
        FROM changed, unnest($13::integer[], $14::text[], $15::text[], $16::double precision[]) AS given
    )
    SELECT pg_notify('{CHANNEL}', $17) FROM changed
"""
WRITE = f"""
    WITH added AS (
        INSERT INTO actions SELECT number, ply, action, who, at
        FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::double precision[])
        AS given (id, ply, action, who, at) JOIN tables USING (id)
    )
    SELECT ARRAY(SELECT id FROM tables WHERE id = ANY ($1)), count(pg_notify('{CHANNEL}', news))
    FROM unnest($6::text[]) AS news
"""
ACTIONS = """
    SELECT ply, action, who, at FROM actions WHERE number = (SELECT number FROM tables WHERE id = $1) AND ply >= $2
    ORDER BY ply
"""
SET_NICKNAME = """
    INSERT INTO nicknames (person, nickname, seen) SELECT $1, $2, $3
    WHERE NOT EXISTS (SELECT FROM revoked WHERE person = $1)
    ON CONFLICT (person) DO UPDATE SET nickname = excluded.nickname, seen = excluded.seen
"""
REMOVE_TABLES = """
    WITH old AS (
        (SELECT number FROM tables WHERE {kind} AND touched < $1 ORDER BY touched LIMIT $3)
        UNION ALL (
            SELECT number FROM (
                SELECT number, touched, row_number() OVER (PARTITION BY whence ORDER BY touched DESC) AS place
                FROM tables WHERE {kind} AND touched >= $1
            ) AS placed ORDER BY place DESC, touched
            LIMIT (SELECT greatest(0, count(*) - $2) FROM tables WHERE {kind} AND touched >= $1)
        ) LIMIT $3
    ), played AS (
        DELETE FROM actions WHERE number IN (SELECT number FROM old)
    )
    DELETE FROM tables WHERE number IN (SELECT number FROM old) RETURNING id
"""
REMOVE_PEOPLE = """
    DELETE FROM nicknames WHERE person IN (
        SELECT person FROM nicknames WHERE (
            seen < $1 OR seen <= (SELECT seen FROM nicknames ORDER BY seen DESC LIMIT 1 OFFSET $2)
        ) AND NOT EXISTS (SELECT FROM tables WHERE people @> ARRAY[nicknames.person]) LIMIT $3
    ) RETURNING person
"""
REVOKE = """
    WITH named AS (DELETE FROM nicknames WHERE person = $1)
    INSERT INTO revoked VALUES ($1) ON CONFLICT DO NOTHING
"""
ADD_BAN = "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (kind, what) DO UPDATE SET until = excluded.until"
KNOWN = """
    SELECT CASE
        WHEN EXISTS (SELECT FROM nicknames WHERE person = $1)
        OR EXISTS (SELECT FROM tables WHERE people @> ARRAY[$1]) THEN 'person'
        WHEN EXISTS (SELECT FROM nicknames WHERE whence = $1)
        OR EXISTS (SELECT FROM tables WHERE whence = $1) THEN 'whence'
    END
"""
UNFINISHED = "SELECT count(*) FROM tables WHERE host = $1 AND phase IN ('waiting', 'playing')"
CLAIM = """
    INSERT INTO leases VALUES ($1, $2) ON CONFLICT (task) DO UPDATE SET worker = excluded.worker
    WHERE leases.worker = excluded.worker OR leases.worker NOT IN (SELECT worker FROM workers)
    RETURNING task
"""
LEFT = "SELECT task FROM leases WHERE worker NOT IN (SELECT worker FROM workers)"

AWAY = "postgres-away"
SENTENCES = {  # what is wrong, by the first letters of PostgreSQL's codes
    "08": AWAY,
    "28": "postgres-refused",
    "3D": "postgres-no-database",
    "25006": "postgres-read-only",
    "40": "postgres-busy",
    "42501": "postgres-no-right",
    "53100": "postgres-full",
    "53300": "postgres-connections",
    "57P": AWAY,
}
SOMEBODY = "this user"  # where an address names none
UNIQUE = "23505"

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(News).decode
log = structlog.get_logger("bourgade.postgres")


class Writing(NamedTuple):
    """Actions of a table, or nothing, and what is told with them; and who waits for it."""

    table: str
    actions: Sequence[ActionRow]
    news: News
    future: asyncio.Future[None]


class Place(NamedTuple):
    """What may be said of the address of a database."""

    place: str
    user: str
    name: str


class PostgresStorage:
    """A storage in a database."""

    shared = True

    def __init__(self, url: str) -> None:
        with extra("hosting", "PostgreSQL"):
            import asyncpg
        self._asyncpg = asyncpg
        self._failures = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
        self._url = url
        self._place = place_of(url)
        self._pool: asyncpg.Pool[Any] | None = None
        self._ear: Ear = lambda _: None
        self._listening: asyncpg.Connection[Any] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._waiting: list[Writing] = []
        self._writing: asyncio.Task[None] | None = None
        self._opened = False
        self._closed = False

    async def open(self, *, guest: bool = False) -> None:
        """Connect, and bring the database to the newest schema, unless as a guest."""
        if self._opened or self._closed:
            raise StorageError(f"The database at {self._place.place} was opened before.")
        self._opened = True
        try:
            connection = await self._connected()
            try:
                await (check_form if guest else migrate)(connection, self._place)
            finally:
                await connection.close()
            self._pool = await self._asyncpg.create_pool(
                self._url, min_size=0, max_size=POOL, reset=keep_session, **self._options("bourgade")
            )
            if not guest:
                self._listening = await self._listen()
        except StorageError:
            await self.close()
            raise
        except (*self._failures, ValueError) as error:
            await self.close()
            raise self._failed(error) from error
        if not guest:
            self._keeping = asyncio.create_task(self._keep_listening())

    async def close(self) -> None:
        """Finish what was asked for, and close all connections."""
        self._closed = True
        if self._keeping:
            self._keeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeping
            self._keeping = None
        if self._writing:
            await self._writing
        pool, self._pool = self._pool, None
        listening, self._listening = self._listening, None
        with suppress(*self._failures):
            if pool:
                await pool.close()
        if listening:
            listening.terminate()

    @asynccontextmanager
    async def transaction(self, **how: Any) -> AsyncIterator["asyncpg.Connection[Any]"]:
        """Give a connection of one's own for one long transaction, whether the storage is open or not."""
        try:
            connection = await self._connected(command_timeout=None)
        except (*self._failures, ValueError) as error:
            raise self._failed(error) from error
        try:
            with self.in_sentences():
                async with connection.transaction(**how):
                    yield connection
        finally:
            await connection.close()

    @contextmanager
    def in_sentences(self) -> Iterator[None]:
        """Say in a sentence what is wrong with the database."""
        try:
            yield
        except self._failures as error:
            raise self._failed(error) from error

    # --- What is kept -------------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        """Return 32 bytes to sign cookies with, the same for ever and for all workers."""
        fresh = secrets.token_bytes(32)
        await self._fetch("INSERT INTO secrets VALUES ('cookies', $1) ON CONFLICT DO NOTHING", fresh)
        [[secret]] = await self._fetch("SELECT value FROM secrets WHERE name = 'cookies'")
        return bytes(secret)

    async def add_table(self, row: TableRow) -> None:
        """Add a table, or raise ``Conflict`` if its id or its code is taken."""
        if not await self._fetch(ADD_TABLE, *stored(row)):
            raise Conflict("Somebody else was first.")

    async def table(self, table: str) -> TableRow | None:
        """Return the table with an id."""
        return await self._first("id = $1", table)

    async def table_by_code(self, code: str) -> TableRow | None:
        """Return the table with a code, unless it is closed."""
        return await self._first("code = $1 AND phase <> 'closed'", code)

    async def update_table(self, row: TableRow, actions: Sequence[ActionRow] = ()) -> None:
        """Write the next version of a table together with actions, or raise ``Conflict`` and write nothing."""
        told = Changed(row.id, row.version, actions[-1].ply + 1 if actions else 0)
        if not await self._fetch(UPDATE_TABLE, *stored(row), *columns(actions), encode(told).decode()):
            raise Conflict("Somebody else changed the table first.")

    async def add_actions(self, table: str, actions: Sequence[ActionRow]) -> None:
        """Add all actions, or none and raise ``Conflict`` if one of the plies is taken or there is no such table."""
        if actions:
            await self._write(table, actions, Changed(table, ply=actions[-1].ply + 1))

    async def actions(self, table: str, since: int = 0) -> list[ActionRow]:
        """Return a table's actions from a ply on, in order."""
        return [ActionRow(*found) for found in await self._fetch(ACTIONS, table, since)]

    async def public_tables(self, phases: Sequence[str], limit: int) -> list[TableRow]:
        """Return public tables in some phases, the one touched last first."""
        return await self._tables("public AND phase = ANY ($1) ORDER BY touched DESC LIMIT $2", list(phases), limit)

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Return the tables where a person sits or sat and that are not closed, the one touched last first."""
        which = "people @> ARRAY[$1::text] AND phase <> 'closed' ORDER BY touched DESC LIMIT $2"
        return await self._tables(which, person, limit)

    async def tables_in(self, phase: str) -> list[TableRow]:
        """Return all tables in a phase."""
        return await self._tables("phase = $1", phase)

    async def idle_tables(self, phase: str, before: float, limit: int) -> list[TableRow]:
        """Return tables in a phase that were last touched before a time, the most idle first."""
        return await self._tables("phase = $1 AND touched < $2 ORDER BY touched LIMIT $3", phase, before, limit)

    async def newest_tables(self, phases: Sequence[str], limit: int) -> list[TableRow]:
        """Return tables in some phases, the one touched last first."""
        return await self._tables("phase = ANY ($1) ORDER BY touched DESC LIMIT $2", list(phases), limit)

    async def remove_tables(self, kind: Kind, before: float, kept: int, limit: int) -> int:
        """Remove tables of a kind last touched before a time, and the oldest beyond a number; return how many."""
        removed = await self._fetch(REMOVE_TABLES.format(kind=KINDS[kind]), before, kept, limit)
        for [table] in removed:
            await self.tell(Gone(table))
        return len(removed)

    async def tidy(self) -> bool:
        """Leave it to PostgreSQL, which uses the space again by itself."""
        return False

    async def set_nickname(self, person: str, nickname: str) -> None:
        """Give a person a nickname, in place of an earlier one; who is nobody any more gets none."""
        await self._fetch(SET_NICKNAME, person, nickname, time.time())

    async def nickname(self, person: str) -> str | None:
        """Return the nickname of a person who has one."""
        found = await self._fetch("SELECT nickname FROM nicknames WHERE person = $1", person)
        return str(found[0][0]) if found else None

    async def see(self, person: str, whence: str, at: float) -> None:
        """Note when a person who has a nickname was here, and where they came from."""
        await self._fetch("UPDATE nicknames SET seen = $1, whence = $2 WHERE person = $3", at, whence, person)

    async def newest_people(self, limit: int) -> list[PersonRow]:
        """Return people, the one who was here last first."""
        which = "SELECT person, nickname, seen, whence FROM nicknames ORDER BY seen DESC LIMIT $1"
        return [PersonRow(*found) for found in await self._fetch(which, limit)]

    async def remove_people(self, before: float, kept: int, limit: int) -> int:
        """Remove people at no table: last here before a time, or longest ago beyond a number; return how many."""
        return len(await self._fetch(REMOVE_PEOPLE, before, kept, limit))

    async def revoke(self, person: str) -> None:
        """Let a person be nobody from now on, without a nickname; all workers are told."""
        await self._fetch(REVOKE, person)
        await self.tell(Barred(person))

    async def revoked(self, person: str) -> bool:
        """Tell whether a person is nobody any more."""
        return bool(await self._fetch("SELECT 1 FROM revoked WHERE person = $1", person))

    async def ban(self, ban: Ban) -> None:
        """Add a ban, or change until when it is; all workers are told."""
        await self._fetch(ADD_BAN, ban.kind, ban.what, ban.until)
        await self.tell(Barred())

    async def unban(self, what: str) -> bool:
        """End a ban, and tell whether there was one."""
        ended = await self._fetch("DELETE FROM bans WHERE what = $1 RETURNING what", what)
        await self.tell(Barred())
        return bool(ended)

    async def known(self, name: str) -> Literal["person", "whence"] | None:
        """Tell whose name something is: a person's, or a mark of where people come from."""
        [[kind]] = await self._fetch(KNOWN, name)
        return kind  # type: ignore[no-any-return]

    async def bans(self, now: float) -> list[Ban]:
        """Return the bans that are not over."""
        found = await self._fetch("SELECT kind, what, until FROM bans WHERE until > $1 ORDER BY until", now)
        return [Ban(*each) for each in found]

    async def unfinished(self, person: str) -> int:
        """Return how many tables that a person hosts wait or play."""
        [[number]] = await self._fetch(UNFINISHED, person)
        return int(number)

    # --- Other workers ------------------------------------------------------------------------------------------------

    @property
    def worker(self) -> int:
        """The number of this worker: another one after its connection was lost, because then it counts as dead."""
        return self._listening.get_server_pid() if self._listening else 0

    def listen(self, ear: Ear) -> None:
        """Let somebody hear what workers tell, this one too."""
        self._ear = ear

    def tell(self, news: News) -> asyncio.Future[None]:
        """Tell all workers something, in the order of the calls."""
        return self._write("", (), news)

    async def claim(self, task: str) -> bool:
        """Tell whether this worker may do what only one does: it does already, or nobody who lives does."""
        if not self.worker:  # it counts as dead
            raise self._away()
        return bool(await self._fetch(CLAIM, task, self.worker))

    async def release(self, task: str) -> None:
        """Leave to others what this worker did."""
        await self._fetch("DELETE FROM leases WHERE task = $1 AND worker = $2", task, self.worker)

    async def workers(self) -> set[int]:
        """Return all workers that live. Asked where it listens: if that fails, nothing is heard any more either."""
        self._need_open()
        if self._listening is None:
            raise self._away()
        try:
            return {found[0] for found in await self._listening.fetch("SELECT worker FROM workers")}
        except self._failures as error:
            self._listening.terminate()
            raise self._failed(error) from error

    async def left(self) -> list[str]:
        """Return what workers did that are dead."""
        return [found[0] for found in await self._fetch(LEFT)]

    async def _listen(self) -> "asyncpg.Connection[Any]":
        """Return a connection on which news are heard."""
        connection = await self._connected(LISTENING)
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    def _hear(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        self._ear(decode(str(payload)))

    async def _keep_listening(self) -> None:
        """Listen again whenever the connection is lost."""
        while True:
            lost = asyncio.Event()
            if self._listening is not None:
                self._listening.add_termination_listener(lambda _, lost=lost: lost.set())
                if not self._listening.is_closed():
                    await lost.wait()
            self._listening = None
            log.warning("connection lost")
            while self._listening is None:
                await asyncio.sleep(RETRY)
                with suppress(*self._failures):
                    self._listening = await self._listen()
            log.info("connected again")
            self._ear(Missed())

    # --- Asking -------------------------------------------------------------------------------------------------------

    def _write(self, table: str, actions: Sequence[ActionRow], news: News) -> asyncio.Future[None]:
        """Write and tell something together with all that waits."""
        self._need_open()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Writing(table, actions, news, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return future

    async def _write_all(self) -> None:
        """Write what waits, again and again until nothing does."""
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                if not await self._written(together):
                    for each in together:  # rare: one of them cannot be written, and harms no other
                        await self._written([each])
        finally:
            self._writing = None

    async def _written(self, together: list[Writing]) -> bool:
        """Write in one statement, and answer; tell whether it worked for the whole of it, or was one alone."""
        ids = [each.table for each in together for _ in each.actions]
        rows = columns([row for each in together for row in each.actions])
        news = [encode(each.news).decode() for each in together]
        try:
            assert self._pool is not None
            [[known, _]] = await self._pool.fetch(WRITE, ids, *rows, news)
        except Exception as error:
            said = self._failed(error) if isinstance(error, self._failures) else error
            settles_each = isinstance(said, Conflict) or getattr(error, "sqlstate", "").startswith("40")
            if settles_each and len(together) > 1:
                return False
            for each in together:
                settle(each.future, said)
            return True
        for each in together:
            settle(
                each.future, None if each.table in known or not each.actions else Conflict("There is no such table.")
            )
        return True

    async def _tables(self, which: str, *given: object) -> list[TableRow]:
        return [table_row(found) for found in await self._fetch(f"{TABLES} WHERE {which}", *given)]

    async def _first(self, which: str, name: str) -> TableRow | None:
        found = [] if "\0" in name else await self._tables(which, name)  # PostgreSQL has no such letter
        return found[0] if found else None

    async def _fetch(self, statement: str, *given: object) -> list[Any]:
        self._need_open()
        assert self._pool is not None
        try:
            return await self._pool.fetch(statement, *given)
        except self._failures as error:
            raise self._failed(error) from error

    def _need_open(self) -> None:
        if self._pool is None or self._closed:
            raise StorageError(f"The database at {self._place.place} is not open.")

    async def _connected(self, name: str = "bourgade", **how: Any) -> "asyncpg.Connection[Any]":
        connection: asyncpg.Connection[Any] = await self._asyncpg.connect(self._url, **self._options(name) | how)
        return connection

    def _options(self, name: str) -> dict[str, Any]:
        """Return how one connects; PostgreSQL is to notice soon when a worker's machine is gone."""
        alive = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
        session = {"search_path": SCHEMA, "application_name": name, "synchronous_commit": "on", **alive}
        return {"timeout": CONNECTING, "command_timeout": PATIENCE, "server_settings": session}

    def _away(self) -> StorageError:
        return StorageError(said(AWAY, self._place))

    def _failed(self, error: BaseException) -> Exception:
        """Return what the caller gets for an error: a sentence that tells no password."""
        code = getattr(error, "sqlstate", None) or ""
        if code == UNIQUE:
            return Conflict("Somebody else was first.")
        known = next((text for start, text in SENTENCES.items() if code.startswith(start)), None)
        if known is None and not code:
            known = "postgres-no-address" if isinstance(error, ValueError) else AWAY
        if known == AWAY and self._pool is None:  # nothing goes on that has not begun
            known = "postgres-not-there"
        return StorageError(said(known or "postgres-unusable", self._place, why=type(error).__name__))


def said(key: str, place: "Place", **values: object) -> Message:
    """Return a sentence about a database."""
    user = message("postgres-somebody") if place.user == SOMEBODY else place.user
    return message(key, place=place.place, user=user, name=repr(place.name), **values)


def place_of(url: str) -> Place:
    """Return what may be said of an address: never the password.

    >>> place_of("postgresql://ada:secret@db.example:5433/town")
    Place(place='db.example:5433', user='ada', name='town')
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or parse_qs(parts.query).get("host", ["localhost"])[0], parts.port
    except ValueError:
        raise StorageError(message("postgres-no-address")) from None
    user = parts.username or SOMEBODY
    return Place(f"{host}:{port}" if port else host, user, parts.path.strip("/") or user)


async def keep_session(_connection: object) -> None:
    """Leave a connection as it is for who uses it next: nothing here changes its settings."""


async def migrate(connection: "asyncpg.Connection[Any]", place: Place) -> None:
    """Bring a database to the newest schema."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MARK)
        seen = await version_of(connection, place)
        if seen == len(MIGRATIONS):
            return
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        for statement in chain.from_iterable(MIGRATIONS[seen:]):
            await connection.execute(statement)
        await connection.execute("CREATE TABLE IF NOT EXISTS versions (version integer NOT NULL)")
        await connection.execute("DELETE FROM versions")
        await connection.execute("INSERT INTO versions VALUES ($1)", len(MIGRATIONS))


async def check_form(connection: "asyncpg.Connection[Any]", place: Place) -> None:
    """See that a database has the newest schema, or say why it cannot be used."""
    version = await version_of(connection, place)
    if version < len(MIGRATIONS):
        raise StorageError(said("postgres-older" if version else "postgres-empty", place))


async def version_of(connection: "asyncpg.Connection[Any]", place: Place) -> int:
    """Return how many migrations a database has seen, or refuse one of another program or of a newer Bourgade."""
    things = await connection.fetchval("SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace($1)", SCHEMA)
    ours = await connection.fetchval("SELECT to_regclass($1)::text", f"{SCHEMA}.versions")
    if things and ours is None:
        raise StorageError(message("postgres-not-ours", schema=SCHEMA, place=place.place))
    version = await connection.fetchval("SELECT version FROM versions") if ours else 0
    if version > len(MIGRATIONS):
        raise StorageError(message("postgres-newer", name=repr(place.name), place=place.place))
    return int(version)


def settle(future: asyncio.Future[None], error: Exception | None) -> None:
    """Hand over what came of a writing to who waits for it."""
    if future.done():  # cancelled
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def columns(rows: Sequence[ActionRow]) -> tuple[list[Any], ...]:
    """Return actions column by column."""
    return [row.ply for row in rows], [row.action for row in rows], [row.who for row in rows], [row.at for row in rows]


def stored(row: TableRow) -> tuple[Any, ...]:
    """Return a table as it is kept."""
    return tuple(attrgetter(*COLUMNS)(row))


def table_row(found: Any) -> TableRow:
    """Return a table from how it is kept."""
    return TableRow(**dict(found) | {"people": tuple(found["people"])})
