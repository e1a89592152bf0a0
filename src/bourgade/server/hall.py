"""All tables: making, finding and forgetting them."""

import asyncio
import secrets
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, TypeVarTuple

import msgspec
import structlog

from ..engine.definition import Definition, Setting, checked_edition
from ..engine.game import checked_setting
from ..errors import BourgadeError, WrongPlayers
from ..games import definition
from ..texts import messages_of
from . import dice
from .bans import Bans
from .messages import Listed, NewTable, Setup
from .metrics import Meter, Prometheus
from .news import Barred, Changed, Gone, Here, Missed, News, Said, Who
from .opening import begun_at, opened, setting_of
from .refusal import Refusal, Wrong
from .review import Reviews
from .settings import Settings
from .storage import Conflict, Kind, Storage, StorageError, TableRow
from .stored import HERE, MOST_PACE, MOST_SECONDS, About, Chair, about_of
from .table import CLOSED, NEVER, OVER, PLAYING, WAITING, Late, Listener, Table
from .thoughts import Thinkers
from .turns import Whose

message = messages_of(__package__)

ID_BYTES = 16
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is taken for another
CODE_LENGTH = 6
LONGEST_NAME = 40  # letters of an edition's that are said again
SWEPT = 1_000  # idle tables closed at a time, and people forgotten
REMOVED = 5  # tables removed at a time: each may have thousands of actions, and others wait meanwhile
SWEEPING = ""  # what one worker does for all: closing idle tables, and forgetting what has been kept long enough
SEEN = 3600.0  # seconds after which it is noted again that somebody was here
LOOK = 1.0  # seconds between two looks whether other workers live
ASKING = 0.5  # seconds for other workers to say who looks at a table

Given = TypeVarTuple("Given")

log = structlog.get_logger("bourgade.hall")


class Hall:
    """The tables of a server. Those that somebody looks at, or where a bot is to move, are in memory."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.meter = Prometheus() if settings.metrics else Meter()
        self.thinkers = Thinkers(settings.thinkers, self.meter)
        self._tables: OrderedDict[str, Table] = OrderedDict()  # the one that somebody looked at last, last
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._jobs: list[asyncio.Task[None]] = []
        self._others: set[int] = set()  # workers that live, beside this one
        self._asking: dict[str, Asking] = {}  # tables on their way into memory
        self._catching_up: set[asyncio.Task[None]] = set()
        self._making = asyncio.Lock()  # so that nobody makes two tables where one more is allowed
        self._reviews = Reviews(self.thinkers, settings.reviews)
        self._seen: OrderedDict[str, float] = OrderedDict()  # when it was noted that people were here
        self.bans = Bans([])

    async def open(self) -> None:
        """Go on where the server stopped."""
        self.storage.listen(self._hear)
        await self._read_bans()
        jobs = [self._resume(), self._sweep()]
        if self.settings.early:
            jobs.append(self._get_ready())
        if self.storage.shared:
            await self._look_for_workers()
            jobs.append(self._watch_workers())
        self._jobs = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        """Stop everything; what was played is kept."""
        jobs = [*self._jobs, *self._opening.values(), *self._catching_up]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.gather(*(table.leave_memory() for table in self._tables.values()))
        self.thinkers.stop()

    # --- Tables -------------------------------------------------------------------------------------------------------

    async def make(self, person: str, name: str, wanted: NewTable, whence: str = "") -> TableRow:
        """Make a table; its maker is the host."""
        try:
            about = await asyncio.to_thread(planned, person, name, wanted, self.settings.pace)
        except BourgadeError as error:
            raise Wrong("table", error) from error
        about.whence = whence
        return await self._add(person, about, public=wanted.public)

    async def open_record(self, person: str, record: object, whence: str = "") -> TableRow:
        """Make a table of a record, for everybody who has its link to look at."""
        about, actions, over = await opened(self.thinkers, Whose(whence, person), record, self.settings)
        about.whence = whence
        row = await self._written(person, about, phase=CLOSED, public=False)
        row = replace(row, version=row.version + 1, phase=OVER if over else CLOSED)
        await self.storage.update_table(row, actions)
        return row

    async def review(self, name: str, language: str, whose: Whose) -> bytes:
        """Return everything about a game that is over, as JSON in a gzip."""
        return await self._reviews.of(await self.find(name), language, whose)

    async def _add(self, host: str, about: About, *, public: bool) -> TableRow:
        async with self._making:
            if await self.storage.unfinished(host) >= self.settings.tables_per_person:
                raise Refusal("too-many-tables", most=self.settings.tables_per_person)
            return await self._written(host, about, phase=WAITING, public=public)

    async def _written(self, host: str, about: About, *, phase: str, public: bool) -> TableRow:
        now = time.time()
        row = TableRow(
            id=secrets.token_urlsafe(ID_BYTES),
            code="",
            version=1,
            phase=phase,
            public=public,
            host=host,
            created=now,
            touched=now,
            about=msgspec.json.encode(about),
            people=about.people(),
            opened=about.opened is not None,
            whence=about.whence,
        )
        while True:
            row = replace(row, code="".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)))
            with suppress(Conflict):
                await self.storage.add_table(row)
                log.info("table made", game=about.setup.game, seats=len(about.chairs))
                return row

    async def find(self, name: str) -> Table:
        """Return a table, or refuse."""
        known = name in self._tables
        table = await self._in_memory(name)
        self.looked_at(table)  # so that it is not forgotten before who looks for it comes
        if known:  # what another worker has promised is seen here too
            await table.catch_up()
        return table

    def looked_at(self, table: Table) -> None:
        """Take note that somebody looks at a table, or did until now."""
        table.looked_at = time.monotonic()
        if table.row.id in self._tables:
            self._tables.move_to_end(table.row.id)

    async def _in_memory(self, name: str) -> Table:
        while (table := self._tables.get(name)) is None:  # once more if it is forgotten as soon as it is there
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._load(name))
            await asyncio.shield(self._opening[name])
        return table

    async def _load(self, name: str) -> None:
        try:
            row = await self.storage.table(name)
            if row is None:
                raise Refusal("no-table")
            if len(self._tables) + len(self._asking) >= self.settings.tables:
                self._give_way(about_of(row).whence)
            table = Table(row, self.storage, self.thinkers, self.settings)
            asking = self._asking[name] = Asking(table, set(self._others))  # from now on it hears what is told
            await table.open()
            await self._acquaint(asking)
            self._tables[name] = table
            self.meter.tables(len(self._tables))
        finally:
            self._asking.pop(name, None)
            del self._opening[name]

    def _give_way(self, whence: str) -> None:
        """Forget the table that nobody has looked at for longest, so that another has room; never one of the host's.

        Where somebody looks at all of them, one goes of the network that has most, if that has more than its share.
        """
        for _ in range(len(self._tables)):
            name, table = next(iter(self._tables.items()))
            if not (table.listeners or table.being_changed or table.about.whence == HERE):
                return self._drop(table)
            self._tables.move_to_end(name)  # so that it is not asked again and again
        if whence != HERE:
            self._drop(self._too_many(whence))
        return None

    def _too_many(self, whence: str) -> Table:
        """Return the longest idle table of the network that has most, or refuse who then had as many as that."""
        theirs = Counter(table.about.whence for table in self._tables.values() if table.about.whence != HERE)
        most = max(theirs, key=theirs.__getitem__, default=whence)
        free = [each for each in self._tables.values() if each.about.whence == most and not each.being_changed]
        if theirs[most] <= theirs[whence] + 1 or not free:
            raise Refusal("full", wait=self.settings.sweep)
        return min(free, key=lambda table: table.row.touched)

    async def row_of_code(self, code: str) -> TableRow:
        """Return the table with a code, or refuse: a code counts as long as there is a seat for who has it."""
        row = await self.storage.table_by_code(code.upper().replace(" ", "").replace("-", ""))
        if row is None or row.phase not in (WAITING, PLAYING) or not about_of(row).has_room():
            raise Refusal("no-code")
        return row

    async def rematch(self, table: Table, person: str, whence: str = "") -> str:
        """Return the table where the same people play again, made by who asks first.

        At a table of the server's own host it is the host's again, whoever asks: it comes before those of guests.
        """
        await table.catch_up()
        while True:
            made = None
            try:
                async with table.continued(person) as about:
                    if about.rematch is None:
                        hosts = about.whence == HERE != whence
                        again = await asyncio.to_thread(played_again, about, HERE if hosts else whence)
                        made = await self._add(table.row.host if hosts else person, again, public=table.row.public)
                        about.rematch = made.id
                    return about.rematch
            except Late:  # another worker has made one: this one is not needed
                if made is not None:
                    await self.storage.update_table(replace(made, version=made.version + 1, phase=CLOSED))

    # --- Lists --------------------------------------------------------------------------------------------------------

    async def public(self, person: str | None) -> list[Listed]:
        """Return the tables that anybody may join or watch."""
        rows = await self.storage.public_tables([WAITING, PLAYING], self.settings.listed)
        return self._list(rows, person)

    async def of_person(self, person: str) -> list[Listed]:
        """Return the tables where a person sits."""
        rows = await self.storage.tables_of(person, self.settings.listed)
        for row in rows:
            if row.phase == PLAYING and row.id not in self._tables:  # to tell whose turn it is
                with suppress(Refusal, BourgadeError, msgspec.DecodeError):  # it is listed without
                    await self.find(row.id)
        return self._list(rows, person)

    def _list(self, rows: list[TableRow], person: str | None) -> list[Listed]:
        listed = []
        for row in rows:
            try:
                listed.append(self._listed(row, person))
            except Exception:  # what is wrong with one is not the fault of the others
                log.exception("table not listed")
        return listed

    def _listed(self, row: TableRow, person: str | None) -> Listed:
        """Return a line of a list; whose turn it is, is known of games in memory."""
        table = self._tables.get(row.id) or Table(row, self.storage, self.thinkers, self.settings)
        actor = table.game.actor if table.game else None
        return Listed(
            id=row.id,
            game=table.about.setup.game,
            edition=table.about.setup.edition,
            phase=row.phase,  # type: ignore[arg-type]
            seats=table.seats(person),
            public=row.public,
            your_turn=actor in table.seats_of(person),
            touched=row.touched,
        )

    # --- What goes on by itself ---------------------------------------------------------------------------------------

    async def _get_ready(self) -> None:
        with suppress(Exception):  # whoever needs a bot tries again, and is told
            await self.thinkers.get_ready()

    async def _resume(self) -> None:
        """Bring tables into memory where a bot is to move, or the time of a turn is running."""
        for row in await self.storage.tables_in(PLAYING):
            try:
                if await self.storage.claim(row.id):
                    await self._in_memory(row.id)
            except Exception:  # what is wrong with one is not the fault of the others
                log.exception("table not resumed")
            self._forget(NEVER)

    async def _sweep(self) -> None:
        """Now and then forget tables that nobody looks at, and close those that are idle."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            self._forget(time.monotonic() - self.settings.forget)
            try:
                if await self.storage.claim(SWEEPING):
                    await self._close_idle()
                    await self._clear_out()
            except StorageError as error:
                log.warning("idle tables not closed", error=str(error))
            except Exception:  # another time it may go well
                log.exception("idle tables not closed")

    def _forget(self, before: float) -> None:
        for table in list(self._tables.values()):
            if not table.listeners and not table.busy and table.looked_at <= before:
                self._drop(table)

    def _drop(self, table: Table) -> None:
        del self._tables[table.row.id]
        for listener in list(table.listeners):  # where it is not kept any more: who comes back is told so
            listener.dismiss()
        self.meter.tables(len(self._tables))
        asyncio.create_task(table.leave_memory())  # noqa: RUF006 (nothing is lost with it)

    async def _close_idle(self) -> None:
        for phase, patience in ((WAITING, self.settings.waiting), (PLAYING, self.settings.playing)):
            before = time.time() - patience
            for row in await self.storage.idle_tables(phase, before, SWEPT):
                table = self._tables.get(row.id) or Table(row, self.storage, self.thinkers, self.settings)
                if row.id not in self._tables and row.id not in self._asking:
                    asking = self._asking[row.id] = Asking(table, set(self._others))
                    try:
                        await self._acquaint(asking)
                    finally:
                        del self._asking[row.id]
                    if asking.awaited & self._others:  # somebody may look there: it is asked again another time
                        continue
                with suppress(Refusal):  # somebody was there first
                    await table.close_if_idle(before)

    async def _clear_out(self) -> None:
        """Remove what has been kept for as long as the host wants, and give its space back."""
        now = time.time()
        kept: dict[Kind, tuple[float, int]] = {
            "opened": (self.settings.keep_records, self.settings.records),
            "closed": (self.settings.keep_closed, self.settings.closed),
            "over": (self.settings.keep_games, self.settings.games),
        }
        for kind, (seconds, number) in kept.items():
            while await self.storage.remove_tables(kind, now - seconds, number, REMOVED) == REMOVED:
                pass
        before, number = now - self.settings.keep_people, self.settings.people
        while await self.storage.remove_people(before, number, SWEPT) == SWEPT:
            pass
        while await self.storage.tidy():
            pass

    # --- People -------------------------------------------------------------------------------------------------------

    async def see(self, person: str, whence: str) -> None:
        """Note that somebody was here, once in a while."""
        now = time.time()
        if now - self._seen.get(person, 0.0) > SEEN:
            self._seen[person] = now
            if len(self._seen) > self.settings.addresses:
                self._seen.popitem(last=False)
            await self.storage.see(person, whence, now)

    async def forget_person(self, person: str) -> None:
        """Let nobody be this person any more, and let them stand up wherever they sit."""
        await self.storage.revoke(person)
        for row in await self.storage.tables_of(person, sys.maxsize):
            if row.phase in (WAITING, PLAYING):
                await self._forget_at(row, person)

    async def _forget_at(self, row: TableRow, person: str) -> None:
        """Let a table forget a person, also one for which there is no room in memory."""
        if row.id in self._opening:
            await asyncio.wait([self._opening[row.id]])
        table = self._tables.get(row.id) or Table(row, self.storage, self.thinkers, self.settings)
        try:
            with suppress(Refusal):  # it has ended meanwhile
                await table.forget(person)
        finally:
            if self._tables.get(row.id) is not table:
                await table.leave_memory()

    async def _read_bans(self) -> None:
        self.bans = Bans(await self.storage.bans(time.time()))
        self._dismiss(lambda listener: self.bans.end(listener.caller, listener.person) is not None)

    def _dismiss(self, unwanted: Callable[[Listener], bool]) -> None:
        """End the connections of people who may not be here any more."""
        for table in self._tables.values():
            for listener in [each for each in table.listeners if unwanted(each)]:
                listener.dismiss()

    # --- Other workers ------------------------------------------------------------------------------------------------

    async def _watch_workers(self) -> None:
        """See again and again which workers live, and go on with what the dead ones did."""
        while True:
            await asyncio.sleep(LOOK)
            with suppress(StorageError):
                await self._look_for_workers()
                for name in await self.storage.left():
                    if name != SWEEPING and await self.storage.claim(name):
                        await self._pick_up(name)

    async def _look_for_workers(self) -> None:
        living = await self.storage.workers()
        self._others = living - {self.storage.worker}
        for table in self._tables.values():
            table.bury(living)

    async def _pick_up(self, name: str) -> None:
        try:
            await self._in_memory(name)
        except Exception:  # what is wrong with one is not the fault of the others
            log.exception("table not picked up")
            await self.storage.release(name)

    async def _acquaint(self, asking: "Asking") -> None:
        """Let other workers say who looks at a table, what was said there, and how much time is left."""
        if not asking.awaited:
            return
        await self.storage.tell(Who(asking.table.row.id, self.storage.worker))
        with suppress(TimeoutError):  # from one that has just died no answer comes
            async with asyncio.timeout(ASKING):
                await asking.answered.wait()

    def _hear(self, news: News | Missed) -> None:
        """Take note of what a worker tells."""
        if isinstance(news, Missed):
            self._later(self._read_bans)
            for each in self._tables.values():
                self._later(self._make_good, each)
            return
        if isinstance(news, Barred):
            self._later(self._read_bans)
            if news.person is not None:  # else whoever watches without a cookie would be meant
                self._dismiss(lambda listener: listener.person == news.person)
            return
        asking = self._asking.get(news.table)
        table = asking.table if asking is not None else self._tables.get(news.table)
        match news:
            case Changed() if table and (news.version > table.row.version or news.ply > table.ply):
                self._later(table.catch_up, news.version, news.ply)
            case Who() if news.worker != self.storage.worker:
                here = table.answer(news.worker) if table else nobody_here(news, self.storage.worker)
                self._later(self._tell, here)
            case Here() if table and news.worker != self.storage.worker:
                table.hear(news)
                if asking and news.asked == self.storage.worker:
                    asking.awaited.discard(news.worker)
                    if not asking.awaited:
                        asking.answered.set()
            case Said() if table and news.worker != self.storage.worker:
                table.hear_said(news.line)
            case Gone() if news.table in self._tables:
                self._drop(self._tables[news.table])

    async def _make_good(self, table: Table) -> None:
        await table.make_good()
        await self._tell(Who(table.row.id, self.storage.worker))

    async def _tell(self, news: News) -> None:
        await self.storage.tell(news)

    def _later(self, job: Callable[[*Given], Coroutine[Any, Any, None]], *given: *Given) -> None:
        """Do something soon; if the storage is away, it is made good when that is back."""

        async def doing() -> None:
            try:
                await job(*given)
            except StorageError as error:
                log.warning("not told", error=str(error))
            except Exception:
                log.exception("news not understood")

        task = asyncio.create_task(doing())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)


@dataclass
class Asking:
    """A table about which other workers are asked, and those that have not answered."""

    table: Table
    awaited: set[int]
    answered: asyncio.Event = field(default_factory=asyncio.Event)


def nobody_here(asked: Who, worker: int) -> Here:
    """Return the answer of a worker that does not have a table."""
    return Here(asked.table, worker, secrets.randbits(30), asked=asked.worker)


def played_again(about: About, whence: str) -> About:
    """Return what the table is about where the same people play again.

    Where the first game began in a position, what nobody could know of it is drawn anew: now everybody knows it.
    """
    again = deepcopy(about)
    again.seed = dice.new_seed().hex()
    again.whence = whence
    again.knew = {}
    if about.start is not None:
        again.start = about.begun().view(None).guess().position()
    for chair in again.chairs:
        chair.luck = ""
        if chair.kind == "open":  # who left; somebody whom a bot stands in for may come back
            chair.person = chair.name = None
    again.setup.rules = about.game().revision
    return again


def planned(person: str, name: str, wanted: NewTable, pace: float) -> About:
    """Return what a table is about that somebody wants; raises what the engine says is wrong with it."""
    game = definition(wanted.game)
    begun = None if wanted.position is None else begun_at(game, wanted)
    setting = asked_for(game, wanted) if begun is None else setting_of(begun)
    if wanted.clock is not None and not 1 <= wanted.clock <= MOST_SECONDS:
        raise Refusal("clock", most=MOST_SECONDS)
    if wanted.pace is not None and not 0 <= wanted.pace <= MOST_PACE:
        raise Refusal("pace", most=MOST_PACE)
    if "me" not in wanted.seats:
        raise Refusal("nobody")
    chairs = [chair_for(who, person, name) for who in wanted.seats]
    chairs += [Chair("automatic") for _ in setting.automatic]
    setup = Setup(
        game=game.name,
        edition=setting.edition,
        house=setting.house,
        options=setting.options,
        rules=setting.revision,
        clock=wanted.clock,
        dice=wanted.dice,
        pace=pace if wanted.pace is None else wanted.pace,
        start=None if begun is None else begun.view(None).position(),
    )
    return About(setup, dice.new_seed().hex(), chairs, start=None if begun is None else begun.position())


def asked_for(game: Definition, wanted: NewTable) -> Setting:
    """Return what a new game is to be played with."""
    edition = next(iter(game.editions)) if wanted.edition is None else wanted.edition
    checked_edition(game.name, game.editions, edition[:LONGEST_NAME])  # never the name of a file
    house = {**(wanted.house or {}), "extends": edition}
    setting = checked_setting(game, house, len(wanted.seats), wanted.options)
    if len(wanted.seats) != (people := setting.players - len(setting.automatic)):
        raise WrongPlayers(message("wrong-people", people=people, number=len(wanted.seats)))
    return setting


def chair_for(who: str, person: str, name: str) -> Chair:
    """Return the chair that was wanted."""
    if who == "me":
        return Chair("person", person=person, name=name)
    return Chair("open") if who == "open" else Chair("bot", level=who)
