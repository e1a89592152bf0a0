"""A table: a game that people and bots play, by the rules and nothing but the rules.

Its record is its truth. What is asked for is tried on a copy of the game; the actions that follow from it are kept in
the storage; then they count, and everybody is told. If they cannot be kept, nothing has happened. Where another worker
was first, what that one wrote is read, and what was asked for is tried once more.

Nobody is sent anything from here: who listens is woken, and takes what is new when ready for it.
"""

import asyncio
import hashlib
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from dataclasses import replace
from functools import wraps
from itertools import count
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Protocol, TypeVarTuple

import msgspec
import structlog

from ..engine.definition import seat_names
from ..engine.game import Game
from ..errors import IllegalMove
from . import dice
from .messages import Fairness, Happened, Line, Move, Moved, Now, Seat, Seats, Setup, Stop
from .messages import Table as TableMessage
from .news import Here, News, Said
from .past import Past
from .people import Caller, is_plain
from .refusal import Refusal, Wrong
from .settings import Settings
from .storage import ActionRow, Conflict, Storage, StorageError, TableRow
from .stored import HERE, About, Chair, about_of, changed, names_of
from .story import Story
from .thoughts import Thinkers, make_ready
from .turns import Whose

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
BY_THEMSELVES = {"bot", "automatic"}  # kinds of chairs that nobody plays for
SIMPLE = "normal"  # the bot that plays a turn when the time is up
LONGEST_MOVE = 100  # characters
PAGE = 500  # actions that are told at a time: so many take no more than some milliseconds
AT_ONCE = 50  # actions that are played again before others have their turn, as many tables may come into memory at once
MOST_PLIES = 20_000  # of a game in which nobody wants to win
PATIENCE = 1.0  # seconds before something that failed, or that another worker does, is tried again
TRIES = 10  # of something where another worker was first
TOLD = 6_000  # bytes of the chat that another worker is told
NEVER = float("-inf")
SEATS = tuple(seat_names(9))  # more than any table has

encode = msgspec.json.Encoder().encode
kind_of = attrgetter("kind")
log = structlog.get_logger("bourgade.table")


Given = TypeVarTuple("Given")


class Late(Refusal):
    """Another worker wrote first; what it wrote has been read."""


def once_more(
    asked: "Callable[[Table, *Given], Coroutine[Any, Any, None]]",
) -> "Callable[[Table, *Given], Coroutine[Any, Any, None]]":
    """Let something that people ask for begin anew when another worker was first.

    That may also be why it is refused; so nothing is refused before what others wrote has been read.
    """

    @wraps(asked)
    async def trying(table: "Table", *given: *Given) -> None:
        for _ in range(TRIES):
            known = table.row.version, table.ply
            try:
                return await asked(table, *given)
            except Late:
                continue
            except Refusal:
                await table.catch_up()
                if (table.row.version, table.ply) == known:
                    raise
        raise Refusal("stale", ply=table.ply)

    return trying


class Listener(Protocol):
    """Who looks at a table."""

    person: str | None
    caller: Caller

    def wake(self) -> None:
        """Say that something is new."""

    def dismiss(self) -> None:
        """Send them away."""


class Table:
    """A table in memory."""

    def __init__(self, row: TableRow, storage: Storage, thinkers: Thinkers, settings: Settings) -> None:
        self.row = row
        self.about = about_of(row)
        self.listeners: set[Listener] = set()
        self.chat: deque[Line] = deque(maxlen=settings.chat_kept)
        self.said = 0  # lines so far
        self._saying = 0  # lines that are being told to other workers
        self._answers: list[Line] = []  # what was said there meanwhile
        self.seatings = 0  # changes of who sits and who is here
        self.looked_at = NEVER  # when somebody was here, or came, last
        self.game: Game | None = None
        self.ply = 0  # how many actions there have been
        self._actor: str | None = None  # who acts next in the game
        self._storage = storage
        self._thinkers = thinkers
        self._settings = settings
        self._lock = asyncio.Lock()
        self._past = Past(self.about)
        self._moved_at = time.monotonic()
        self._turn: tuple[object, ...] = ()
        self._deadline: float | None = None
        self._present: Counter[str | None] = Counter()  # by person, how often
        self._left_at: dict[str, float] = {}
        self._elsewhere: dict[int, Here] = {}  # who looks through other workers
        self._told: tuple[object, ...] = ((), 0)  # what they know of who looks through this one
        self._numbers = count()
        self._tends_as: int | None = None  # the number of this worker when it took over what goes on by itself
        self._tended_elsewhere = False
        self._opened_at = time.monotonic()
        self._news = asyncio.Event()
        self._tending: asyncio.Task[None] | None = None
        self._story = Story(self.about.setup.game)
        self._encoded: dict[object, bytes] = {}  # what was said of how the game is now, ...
        self._lately: dict[object, list[Happened]] = {}  # ... and what had happened

    # --- Coming into memory, and leaving it ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the game to where its record is."""
        async with self._lock:
            await self._replay()
        self._tend()

    async def _replay(self) -> None:
        rows = await self._storage.actions(self.row.id) if self.row.phase != WAITING else []
        begun = rows or self.row.phase in (PLAYING, OVER) or self.about.opened
        game, past = await asyncio.to_thread(self._begun) if begun else None, Past(self.about)
        if game is not None:
            for first in range(0, len(rows), AT_ONCE):
                play_on(game, past, rows[first : first + AT_ONCE])
                await asyncio.sleep(0)
        self.game, self._past = game, past
        self._story = Story(self.about.setup.game)
        self._changed()

    async def catch_up(self, version: int | None = None, ply: int = 0) -> None:
        """Read what other workers wrote, unless we are at some version and ply already."""
        if not self._storage.shared:  # what others wrote there, it tells by itself
            return
        async with self._lock:
            if version is None or version > self.row.version or ply > self.ply:
                await self._read_on()

    async def _read_on(self) -> None:
        row = await self._storage.table(self.row.id) or not_kept(self.row)
        rows = await self._storage.actions(row.id, self.ply) if row.phase != WAITING else []
        if row.version == self.row.version and not rows:
            return
        self.row, self.about = row, about_of(row)
        if self.game is None or len(rows) > PAGE:
            await self._replay()
        else:
            game = self.game.copy()
            play_on(game, self._past, rows)
            self.game = game
            self._changed()
        self._seats_changed()
        self._tend()

    async def leave_memory(self) -> None:
        """Stop what goes on here; the record has everything."""
        if self._tending is not None:
            self._tending.cancel()
            with suppress(asyncio.CancelledError):
                await self._tending
        with suppress(StorageError):
            await self._storage.release(self.row.id)

    @property
    def ended(self) -> bool:
        """Whether there was a game here, and nothing will happen in it any more."""
        return self.game is not None and self.row.phase in (OVER, CLOSED)

    @property
    def busy(self) -> bool:
        """Whether something will happen here though nobody looks: a bot's move, or the end of a turn's time."""
        if self.row.phase != PLAYING or self.game is None or self._tended_elsewhere:
            return False
        chair = self._chair(self._actor)
        return chair is not None and (chair.kind in BY_THEMSELVES or self._deadline is not None)

    @property
    def being_changed(self) -> bool:
        """Whether something is being written or read: who waits for it would wait at a table that is no more."""
        return self._lock.locked()

    @property
    def watched(self) -> bool:
        """Whether anybody looks, here or through another worker."""
        return bool(self.listeners or self._elsewhere)

    # --- Who is here --------------------------------------------------------------------------------------------------

    def come(self, listener: Listener) -> None:
        """Let somebody look."""
        self.listeners.add(listener)
        self._present[listener.person] += 1
        if listener.person is not None:
            self._left_at.pop(listener.person, None)
        self._seats_changed()

    def go(self, listener: Listener) -> None:
        """Let somebody look away."""
        self.listeners.discard(listener)
        self._present[listener.person] -= 1
        self._present += Counter()  # forgets who is not here any more
        if listener.person is not None and self.seats_of(listener.person) and not self.here(listener.person):
            self._left_at[listener.person] = time.monotonic()
        self._seats_changed()

    def here(self, person: str | None) -> bool:
        """Tell whether a person is connected, to whichever worker."""
        if person is None:
            return False
        return person in self._present or any(person in there.people for there in self._elsewhere.values())

    def gone(self, person: str | None) -> bool:
        """Tell whether a person has been away for some time."""
        if person is None or self.here(person):
            return False
        return time.monotonic() - self._left_at.get(person, self._opened_at) >= self._settings.away

    def announce(self) -> None:
        """Wake everybody who looks."""
        for listener in self.listeners:
            listener.wake()

    def _seats_changed(self) -> None:
        self.seatings += 1
        self.announce()
        if self._storage.shared:
            self._tell_who_is_here()

    # --- Other workers ------------------------------------------------------------------------------------------------

    def _tell_who_is_here(self) -> None:
        looking = self._looking()
        if looking != self._told:
            self._told = looking
            self._tell(self.answer(0))

    def _looking(self) -> tuple[tuple[str, ...], int]:
        """Return who of those who sit here looks through this worker, and how many others."""
        return tuple(sorted(person for person in self._seated if person in self._present)), self._watchers_here

    def answer(self, asked: int) -> Here:
        """Return who is here, for all workers, or for one that asked and knows nothing of the table."""
        people, watchers = self._looking()
        here = Here(self.row.id, self._storage.worker, next(self._numbers), people, watchers)
        if not asked:
            return here
        seconds = None if self._deadline is None else self._deadline - time.monotonic()
        chat = tuple(last_lines(self.chat, TOLD))
        return msgspec.structs.replace(here, asked=asked, chat=chat, ply=self.ply, seconds=seconds)

    def hear(self, there: Here) -> None:
        """Take note of who looks through another worker, and of what it knows beyond that if this one asked."""
        before = self._elsewhere.pop(there.worker, None)
        if there.people or there.watchers:
            self._elsewhere[there.worker] = there
        for person in before.people if before else ():
            if not self.here(person):
                self._left_at[person] = time.monotonic()
        for person in there.people:
            self._left_at.pop(person, None)
        if there.asked and there.asked == self._storage.worker:
            heard = {(line.at, line.name, line.text) for line in self.chat}
            for line in there.chat:
                if (line.at, line.name, line.text) not in heard:
                    self.hear_said(line)
            if there.seconds is not None and there.ply == self.ply:
                self._deadline = time.monotonic() + there.seconds
                self._news.set()
        self._seats_changed()

    def bury(self, living: set[int]) -> None:
        """Forget who looked through workers that are dead."""
        for worker in self._elsewhere.keys() - living:
            self.hear(Here(self.row.id, worker, 0))

    def hear_said(self, line: Line) -> None:
        """Take note of what was said at another worker, after what is being said here: it may be the answer to it."""
        self._answers.append(line)
        if not self._saying:
            self._add_answers()

    async def make_good(self) -> None:
        """Read and tell again what may have been missed."""
        self._told = ((), 0)
        self._tell_who_is_here()
        async with self._lock:
            await self._read_on()

    def _tell(self, news: News) -> None:
        """Tell other workers something; who misses it asks again."""
        with suppress(StorageError):
            self._storage.tell(news).add_done_callback(lambda told: told.cancelled() or told.exception())

    # --- What people ask for ------------------------------------------------------------------------------------------

    @once_more
    async def sit(self, person: str, name: str, seat: str | None) -> None:
        """Let a person sit down."""
        async with self._changing() as about:
            wanted = seat_names(len(about.chairs)) if seat is None else [seat]
            chairs = {each: find_chair(about, each) for each in wanted}
            refused = {each: self._why_not_sit(each, chair, person) for each, chair in chairs.items()}
            seat = next((each for each, code in refused.items() if code is None), None)
            if seat is None:
                raise Refusal("second-seat" if "second-seat" in refused.values() else "not-free")
            about.seat(seat, person, name)
            if self.row.phase == WAITING:
                chairs[seat].luck = ""
                for chair in about.chairs:  # bots of the last game stand in no more for who sits here now
                    if chair.kind == "bot" and chair.person == person:
                        chair.person = chair.name = None

    @once_more
    async def leave(self, person: str) -> None:
        """Let a person stand up; the last one closes the table."""
        async with self._changing() as about:
            if person not in {chair.person for chair in about.chairs if chair.kind == "person"}:
                raise Refusal("not-seated")
            for chair in about.chairs:
                if chair.kind == "person" and chair.person == person:
                    chair.kind = "open"
                    if self.row.phase == WAITING:
                        chair.person, chair.name, chair.luck = None, None, ""

    @once_more
    async def forget(self, person: str) -> None:
        """Let a person stand up, and remember nothing of them."""
        async with self._changing() as about:
            for chair in about.chairs:
                if chair.person == person:
                    chair.kind = "open" if chair.kind == "person" else chair.kind
                    chair.person = chair.name = None
                    chair.luck = "" if self.row.phase == WAITING else chair.luck
            about.knew.pop(person, None)

    @once_more
    async def add_luck(self, person: str, luck: str) -> None:
        """Let a person's browser add to the luck of the game."""
        if not dice.is_luck(luck):
            raise Refusal("luck")
        async with self._changing(WAITING) as about:
            chairs = [chair for chair in about.chairs if chair.kind == "person" and chair.person == person]
            if not chairs:
                raise Refusal("not-seated")
            for chair in chairs:
                chair.luck = luck

    @once_more
    async def seat_bot(self, person: str, seat: str, level: str) -> None:
        """Let a bot sit at a free seat, or at that of somebody who is gone."""
        async with self._changing() as about:
            self._need_host(person)
            chair = find_chair(about, seat)
            taken = chair.kind == "person" and not self.gone(chair.person)
            if chair.kind == "automatic" or taken:
                raise Refusal("not-free")
            if self.row.phase == WAITING:
                chair.person, chair.name, chair.luck = None, None, ""
            chair.kind, chair.level = "bot", level

    @once_more
    async def free(self, person: str, seat: str) -> None:
        """Free a seat before the game."""
        async with self._changing(WAITING) as about:
            self._need_host(person)
            chair = find_chair(about, seat)
            if chair.kind == "automatic" or chair.person == person:
                raise Refusal("not-free")
            chair.kind, chair.person, chair.name, chair.level, chair.luck = "open", None, None, None, ""

    @once_more
    async def close(self, person: str) -> None:
        """Close a table before the game."""
        async with self._lock:
            self._need_phase(WAITING)
            self._need_host(person)
            await self._shut()

    @once_more
    async def close_if_idle(self, before: float) -> None:
        """Close the table if nobody looks and nothing has happened since a time."""
        async with self._lock:
            if not self.watched and self.row.phase in (WAITING, PLAYING) and self.row.touched < before:
                await self._shut()

    async def _shut(self) -> None:
        await self._keep(changed(self.row, self.about, phase=CLOSED, touched=time.time()), self.about)
        self._changed()
        self._seats_changed()

    @once_more
    async def start(self, person: str) -> None:
        """Begin the game: the set-up is dealt."""
        async with self._lock:
            self._need_phase(WAITING)
            self._need_host(person)
            if any(chair.kind == "open" for chair in self.about.chairs):
                raise Refusal("open-seats")
            game, rows = await asyncio.to_thread(self._dealt)
            row = changed(self.row, self.about, phase=PLAYING, touched=time.time())
            await self._tend_first(self.about)
            await self._keep(row, self.about, rows)
            self.game, self._past = game, Past(self.about)
            self._past.add(game, [action.who for action in rows])
            self._changed()
        log.info("started", game=self.about.setup.game, seats=len(self.about.chairs))
        self._seats_changed()
        self._tend()

    @once_more
    async def play(self, person: str, ply: int, move: str) -> None:
        """Play a person's move, or what real dice showed."""
        async with self._lock:
            self._need_phase(PLAYING)
            if ply != self.ply:
                raise Refusal("stale", ply=self.ply)
            await self._advance(self._actor_for(person), move)
        self.announce()

    def why_not(self, person: str, move: str, language: str) -> str:
        """Say why a person's move is not legal now; nothing if it is."""
        self._need_phase(PLAYING)
        actor = self._actor_for(person)
        if len(move) > LONGEST_MOVE:
            raise Refusal("too-long")
        mine = self.seats_of(person)
        eyes = self._eyes(mine)
        if self.game is not None and actor == "chance":  # of a deck one is told what may come as far as one can tell
            outcomes, meant = [each.move for each in self._legal(self.game, eyes, mine)], self.game.action(move)
            return "" if meant and meant.text in outcomes else Refusal("outcome").text(language)
        return self._story.why_not(eyes, self.about.reader(language, person), move)

    async def say(self, person: str, name: str, text: str) -> None:
        """Say something in the chat."""
        words = " ".join(text.split())
        if not 1 <= len(words) <= self._settings.chat_length or not is_plain(words):
            raise Refusal("chat", longest=self._settings.chat_length)
        if self.row.phase == CLOSED:
            raise Refusal("closed")
        line = Line(0, name, words, time.time(), next(iter(self.seats_of(person)), None))
        self._saying += 1
        try:
            await self._storage.tell(Said(self.row.id, self._storage.worker, line))
            self._add_line(line)
        finally:
            self._saying -= 1
            if not self._saying:
                self._add_answers()

    def _add_answers(self) -> None:
        while self._answers:
            self._add_line(self._answers.pop(0))

    def _add_line(self, line: Line) -> None:
        self.chat.append(msgspec.structs.replace(line, number=self.said))
        self.said += 1
        self.announce()

    @asynccontextmanager
    async def continued(self, person: str) -> "AsyncIterator[About]":
        """Let one table follow this one: gives what it is about, to be kept with the id that is put in ``rematch``."""
        async with self._lock:
            self._need_phase(OVER)
            if not self.seats_of(person):
                raise Refusal("not-seated")
            about = deepcopy(self.about)
            yield about
            if about.rematch != self.about.rematch:
                await self._keep(changed(self.row, about, touched=time.time()), about)
        self.announce()

    # --- What goes on by itself ---------------------------------------------------------------------------------------

    def _tend(self) -> None:
        if self.row.phase == PLAYING and (self._tending is None or self._tending.done()):
            self._tending = asyncio.create_task(self._play_for_others())

    async def _play_for_others(self) -> None:
        """Play for bots, for opponents by rules, and for who has no time left."""
        while self.row.phase == PLAYING and self.game is not None:
            self._news.clear()
            ply, who = self.ply, self._actor
            chair = self._chair(who)
            try:
                if not self._acts_by_itself(self.game, chair):  # at most moves of people, where this saves time
                    await self._news.wait()
                    continue
                if not await self._tends():
                    await self._unless_news(asyncio.sleep(PATIENCE, ""))
                    continue
                move = await self._unless_news(self._move_of(self.game, chair))
                if move is None:
                    continue
                async with self._lock:
                    if (self.row.phase, self.ply, self._chair(who)) == (PLAYING, ply, chair):
                        await self._advance(str(who), move)
                self.announce()
            except Late:
                continue
            except (StorageError, Refusal) as error:
                log.warning("not kept", error=str(error))
                await asyncio.sleep(PATIENCE)

    async def _tend_first(self, about: About) -> None:
        """Let one of the workers be known to tend the table before something is kept that it is to go on after.

        Else nobody would go on with it if this worker died the moment after.
        """
        if about.setup.clock is not None or not BY_THEMSELVES.isdisjoint(map(kind_of, about.chairs)):
            await self._tends()

    async def _tends(self) -> bool:
        """Tell whether this worker is the one that sees to it that the game goes on."""
        worker = self._storage.worker
        if self._tends_as != worker:
            self._tended_elsewhere = not await self._storage.claim(self.row.id)
            self._tends_as = None if self._tended_elsewhere else worker
        return self._tends_as is not None

    def _acts_by_itself(self, game: Game, chair: Chair | None) -> bool:
        """Tell whether one of the workers is to see that the game goes on."""
        if self._actor == "chance":
            return not self._typed_in(game)
        return chair is not None and (chair.kind in BY_THEMSELVES or self._deadline is not None)

    async def _move_of(self, game: Game, chair: Chair | None) -> str:
        """Return a move for a chair when it is time for it."""
        if self._actor == "chance" and not self._typed_in(game):  # a bot sits now where a person was to see a card
            return self._drawn(game, self.ply)
        if chair is not None and chair.kind == "automatic":
            await self._pause()
            return game.legal()[0]
        if chair is not None and chair.kind == "bot":
            move, _ = await asyncio.gather(self._thought(game, str(chair.level)), self._pause())
            return move
        if self._deadline is not None:
            await asyncio.sleep(self._deadline - time.monotonic())
        return await self._thought(game, SIMPLE)

    async def _thought(self, game: Game, level: str) -> str:
        name = self.about.setup.game
        seed = int.from_bytes(hashlib.sha256(f"{self.about.seed} {self.ply}".encode()).digest()[:7])
        try:
            return await self._thinkers.choose(self._whose, game.view(str(game.actor)), name, level, seed)
        except Exception:  # whatever is wrong with a bot, the game goes on
            log.exception("bot failed", game=name, level=level)
            return game.legal()[0]

    @property
    def _whose(self) -> Whose:
        return Whose(self.about.whence, self.row.host, lambda: self.watched)

    async def _pause(self) -> None:
        await asyncio.sleep(self._moved_at + self.about.setup.pace - time.monotonic())

    async def _unless_news(self, move: Awaitable[str]) -> str | None:
        """Return a move, or None if something changes before."""
        thinking = asyncio.ensure_future(move)
        news = asyncio.ensure_future(self._news.wait())
        try:
            await asyncio.wait({thinking, news}, return_when=asyncio.FIRST_COMPLETED)
            return thinking.result() if thinking.done() else None
        finally:
            thinking.cancel()
            news.cancel()

    # --- Actions ------------------------------------------------------------------------------------------------------

    @property
    def whos(self) -> list[str]:
        """Who acted, action by action."""
        return self._past.whos.copy()

    async def _advance(self, who: str, text: str) -> None:
        """Play an action and what chance adds to it: keep them, then let them count."""
        if self.game is None or len(text) > LONGEST_MOVE:
            raise Refusal("too-long")
        if self.ply >= MOST_PLIES:
            await self._shut()
            raise Refusal("closed")
        game = self.game.copy()
        try:
            game.play(text)
        except IllegalMove as error:  # which says what would be right; of a deck nobody is told that much
            raise Refusal("outcome") if who == "chance" else Wrong("illegal", error) from error
        rows = [ActionRow(self.ply, str(game.last), who, time.time()), *self._chance(game, self.ply + 1)]
        await self._tend_first(self.about)
        await self._keep_actions(rows, over=game.over)
        self.game = game
        self._past.add(game, [row.who for row in rows])
        self._changed()

    async def _keep_actions(self, rows: list[ActionRow], *, over: bool) -> None:
        at = rows[-1].at
        if over:
            await self._keep(changed(self.row, self.about, phase=OVER, touched=at), self.about, rows)
            self.seatings += 1
            log.info("over", game=self.about.setup.game, plies=rows[-1].ply + 1)
        elif at - self.row.touched > self._settings.sweep:  # who looks for idle tables needs it no better
            await self._keep(changed(self.row, self.about, touched=at), self.about, rows)
        else:
            await self._settled(self._storage.add_actions(self.row.id, rows))

    def _begun(self) -> Game:
        """Return the game before its first action; what has to be compiled is then."""
        game = self.about.begun()
        make_ready(game)
        if self._thinkers.tell_quickly:
            game.tell_quickly()
        return game

    def _dealt(self) -> tuple[Game, list[ActionRow]]:
        """Return a new game with its set-up dealt, and the outcomes of that."""
        game = self._begun()
        return game, list(self._chance(game, 0))

    def _chance(self, game: Game, ply: int) -> Iterator[ActionRow]:
        """Let chance act in a game as long as it does, by the dice of this table."""
        while game.actor == "chance" and not self._typed_in(game):
            text = self._drawn(game, ply)
            game.play(text)
            yield ActionRow(ply, text, "chance", time.time())
            ply += 1

    def _drawn(self, game: Game, ply: int) -> str:
        luck = [chair.luck for chair in self.about.chairs]
        return dice.drawn(bytes.fromhex(self.about.seed), luck, ply, game.odds())

    def _typed_in(self, game: Game) -> bool:
        """Tell whether people type in what comes: with real dice, unless it is a secret of a bot or an opponent."""
        if self.about.setup.dice != "real":
            return False
        seats = zip(seat_names(len(self.about.chairs)), self.about.chairs, strict=True)
        return any(game.knows(seat) for seat, chair in seats if chair.kind in ("person", "open"))

    def _changed(self) -> None:
        """Take note that the game or who plays it is another one now."""
        self.ply, self._actor = len(self._past.whos), self.game.actor if self.game else None
        self._story.goes_on(self.game, self.ply)
        self._encoded.clear()
        self._lately.clear()
        self._moved_at = time.monotonic()
        if self.game is not None and (turn := (self._actor, self.game.turns)) != self._turn:
            self._turn = turn
            clock = self.about.setup.clock
            runs = self.row.phase == PLAYING and self._actor != "chance"  # nobody hurries real dice
            self._deadline = time.monotonic() + clock if clock is not None and runs else None
        self._news.set()

    @asynccontextmanager
    async def _changing(self, *phases: str) -> "AsyncIterator[About]":
        """Let who sits here be changed: gives what the table is about, and keeps it."""
        async with self._lock:
            self._need_phase(*(phases or (WAITING, PLAYING)))
            about = deepcopy(self.about)
            yield about
            people = [chair.person for chair in about.chairs if chair.kind == "person"]
            host = self.row.host if self.row.host in people or not people else str(people[0])
            if host != self.row.host:
                about.whence = self._whence_of(host)
            phase = self.row.phase if people else CLOSED
            if phase == PLAYING:
                await self._tend_first(about)
            await self._keep(changed(self.row, about, host=host, phase=phase, touched=time.time()), about)
            self._changed()
        self._seats_changed()

    def _whence_of(self, host: str) -> str:
        """Return where a new host of this table comes from: never from HERE only because the last one did."""
        unknown = "" if self.about.whence == HERE else self.about.whence
        return next((each.caller.whence for each in self.listeners if each.person == host), unknown)

    async def _keep(self, row: TableRow, about: About, actions: list[ActionRow] | None = None) -> None:
        await self._settled(self._storage.update_table(row, actions or []))
        self.row, self.about = row, about

    async def _settled(self, writing: Awaitable[None]) -> None:
        """Wait until something is kept; where somebody else was first, read what they wrote."""
        try:
            await writing
        except Conflict:
            await self._read_on()
            raise Late("stale", ply=self.ply) from None

    # --- Who may ------------------------------------------------------------------------------------------------------

    def _need_phase(self, *phases: str) -> None:
        if self.row.phase not in phases:
            if self.row.phase == CLOSED:
                raise Refusal("closed")
            raise Refusal("over") if self.row.phase == OVER else Refusal(f"not-{phases[0]}")

    def _need_host(self, person: str) -> None:
        """Refuse who is not the host; while the host is gone, anybody who sits here will do."""
        if person != self.row.host and not (self.seats_of(person) and self.gone(self.row.host)):
            raise Refusal("not-host")

    def _actor_for(self, person: str) -> str:
        """Return whom a person may act for now, or refuse."""
        mine = self.seats_of(person)
        if not mine:
            raise Refusal("not-seated")
        actor = str(self._actor)
        if actor not in mine and not self._may_type_in(mine):
            raise Refusal("not-your-turn", actor=actor)
        return actor

    def _may_type_in(self, seats: list[str]) -> bool:
        """Tell whether chance waits for one of these seats."""
        game = self.game
        return game is not None and self._actor == "chance" and any(game.knows(seat) for seat in seats)

    def _why_not_sit(self, seat: str, chair: Chair, person: str) -> str | None:
        """Return why a person may not sit down somewhere; they may at an open seat, or back at their own.

        Who has seen what one seat holds in a game with secrets may sit at no other.
        """
        back = chair.kind == "bot" and chair.person == person
        if self.row.phase not in (WAITING, PLAYING) or not (chair.kind == "open" or back):
            return "not-free"
        known = self.about.known_to(person) if self.row.phase == PLAYING and self.about.game().secrets else set()
        return "second-seat" if known and seat not in known else None

    def seats_of(self, person: str | None) -> list[str]:
        """Return where a person sits."""
        if person is None:  # in a record seats are nobody's
            return []
        chairs = zip(SEATS, self.about.chairs, strict=False)
        return [seat for seat, chair in chairs if chair.kind == "person" and chair.person == person]

    def _chair(self, seat: str | None) -> Chair | None:
        return dict(zip(SEATS, self.about.chairs, strict=False)).get(str(seat))

    # --- What somebody sees -------------------------------------------------------------------------------------------

    def everything(self, person: str | None, since: int, language: str | None = None) -> bytes:
        """Return the whole table as a person may see it; told in a language, if that is wanted."""
        mine = self.seats_of(person)
        eyes = self._eyes(mine)
        message = TableMessage(
            id=self.row.id,
            code=self.row.code,
            public=self.row.public,
            phase=self.row.phase,  # type: ignore[arg-type]
            setup=self.setup(),
            seats=self.seats(person),
            watchers=self.watchers,
            fairness=self.fairness(),
            actions=self._happened(eyes, since, story=language is not None),
            now=self._now(eyes, mine, language),
            chat=list(self.chat),
            rematch=self.about.rematch,
        )
        return encode(message)

    def moved(self, person: str | None, since: int, language: str | None = None) -> bytes:
        """Return what happened since a ply, and how the game stands; the same bytes for all who see the same."""
        mine = self.seats_of(person)
        eyes = self._eyes(mine)
        key = (eyes, self._may_type_in(mine), since, language)
        if key not in self._encoded:
            now = self._now(eyes, mine, language)
            if now is None:
                raise Refusal("not-playing")
            fairness = self.fairness() if self.row.phase == OVER else None
            actions = self._happened(eyes, since, views=True, story=language is not None)
            self._encoded[key] = encode(Moved(actions, now, fairness))
        return self._encoded[key]

    def seated(self, person: str | None) -> bytes:
        """Return who sits where."""
        return encode(Seats(self.row.phase, self.seats(person), self.watchers))  # type: ignore[arg-type]

    def seats(self, person: str | None) -> list[Seat]:
        """Return who sits where, as a person sees it."""
        return [
            Seat(
                seat=seat,
                kind=chair.kind,
                name=name,
                level=chair.level,
                here=chair.kind == "person" and self.here(chair.person),
                you=chair.kind == "person" and chair.person == person and person is not None,
                host=chair.kind == "person" and chair.person == self.row.host,
                luck=bool(chair.luck),
                free=person is not None and self._why_not_sit(seat, chair, person) is None,
            )
            for (seat, name), chair in zip(self.about.names().items(), self.about.chairs, strict=True)
        ]

    def setup(self) -> Setup:
        """Return what is played; of a position what everybody may know, and all of it when the game is over."""
        setup = self.about.setup
        return msgspec.structs.replace(setup, start=self.about.start) if self.ended else setup

    @property
    def watchers(self) -> int:
        """How many look without a seat."""
        return self._watchers_here + sum(there.watchers for there in self._elsewhere.values())

    @property
    def _watchers_here(self) -> int:
        """How many look through this worker without a seat."""
        return len(self.listeners) - sum(self._present[person] for person in self._seated)

    @property
    def _seated(self) -> set[str]:
        """Who sits here."""
        people = {chair.person for chair in self.about.chairs if chair.kind == "person"}
        return {person for person in people if person is not None}

    def fairness(self) -> Fairness | None:
        """Return what the dice can be checked with: all of it once the game is over."""
        if self.about.setup.dice == "real":
            return None
        if self.about.opened is not None:
            return msgspec.convert(self.about.opened.dice, Fairness)
        seed = self.about.seed if self.ended else None
        luck = [chair.luck if self.row.phase != WAITING else "" for chair in self.about.chairs]
        return Fairness(dice.commitment(bytes.fromhex(self.about.seed)), seed, luck)

    def record(self) -> dict[str, Any]:
        """Return the game as a record with its dice; what is not over has secrets."""
        if self.game is None or not self.ended:
            raise Refusal("not-over")
        fairness, opened = self.fairness(), self.about.opened
        record = self.game.record()
        if opened is None:
            record["dice"] = {"real": True} if fairness is None else msgspec.to_builtins(fairness)
        elif opened.dice is not None:
            record["dice"] = opened.dice
        names = names_of(self.about.chairs, {})  # who an opponent is stands among the options
        return record | {"names": list(names.values())}

    def _eyes(self, mine: list[str]) -> str | None:
        """Return through whose eyes somebody at some seats sees: of several, those of the one that is to act."""
        return self._actor if self._actor in mine else mine[0] if mine else None

    def _now(self, eyes: str | None, mine: list[str], language: str | None) -> Now | None:
        game = self.game
        if game is None:
            return None
        return Now(
            ply=self.ply,
            actor=self._actor,
            seat=eyes,
            view=self._story.view(eyes) if language is None else self._story.shown(eyes),
            legal=self._legal(game, eyes, mine),
            seconds=None if self._deadline is None else round(max(0.0, self._deadline - time.monotonic()), 1),
            winners=game.winners,
            scores=game.scores,
            gains=None if language is None else self._story.gains(),
            column=[] if language is None else self._stops(eyes, language),
        )

    def _legal(self, game: Game, eyes: str | None, mine: list[str]) -> list[Move]:
        """Return what somebody may play, or type in as far as that seat can tell what comes."""
        if self._may_type_in(mine):
            actions = game.view(next(seat for seat in mine if game.knows(seat))).outcome_actions()
        else:
            actions = game.legal_actions() if eyes == self._actor else []
        return [Move(*action) for action in actions]

    def _happened(self, eyes: str | None, since: int, *, story: bool, views: bool = False) -> list[Happened]:
        """Return what was played from a ply on, a page of it; of the last page a story tells what happened.

        The same list for all who see the same.
        """
        if self.game is None:
            return []
        eyes, since = self._story.eyes(eyes), min(max(0, since), self.ply)
        key = (eyes, since, story, views)
        if key not in self._lately:
            played = self._past.page(eyes, since, PAGE)
            if story and since + len(played) == self.ply:
                self._lately[key] = self._story.told(eyes, since, played, views=views)
            else:
                self._lately[key] = [Happened(ply, who, *action) for ply, (who, action) in enumerate(played, since)]
        return self._lately[key]

    def _stops(self, eyes: str | None, language: str) -> list[Stop]:
        stops = self._story.column(eyes, self.about.reader(language)) if self._story.has_column else []
        return [Stop(stop.slug, stop.text, stop.next) for stop in stops]


def last_lines(chat: deque[Line], most: int) -> list[Line]:
    """Return the lines that were said last and take at most so many bytes, in order."""
    lines: list[Line] = []
    for line in reversed(chat):
        most -= len(encode(line))
        if most < 0:
            break
        lines.append(line)
    return lines[::-1]


def not_kept(row: TableRow) -> TableRow:
    """Return the row of a table that is not kept any more: nothing happens there."""
    return row if row.phase == CLOSED else replace(row, version=row.version + 1, phase=CLOSED)


def play_on(game: Game, past: Past, rows: list[ActionRow]) -> None:
    """Play again what was played at a table."""
    for row in rows:
        game.play(row.action)
    past.add(game, [row.who for row in rows])


def find_chair(about: About, seat: str) -> Chair:
    """Return the chair of a seat, or refuse."""
    for name, chair in zip(seat_names(len(about.chairs)), about.chairs, strict=True):
        if name == seat:
            return chair
    raise Refusal("no-seat", seat=seat[:10])
