"""A campaign of faults: servers, workers and databases that die under load, cut connections, mean messages and people.

``python benchmarks/faults.py`` needs what the tests need, PostgreSQL from PyPI included, and takes an hour or so. It
prints what was done and what was lost. Ctrl-C ends it, and prints what was counted until then. What it does is that of
``tests/promises.py``, ``tests/mischief.py`` and ``tests/strangers.py``, of which the tests do a little.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles
from types import SimpleNamespace

import psutil

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import httpx
from mischief import campaign
from postgres_town import postgres
from promises import KINDS, Promises, at_work, make_and_start, play, until
from rich.console import Console
from rich.progress import Progress
from server_town import PATIENCE, Person, Server, people, stranger
from strangers import STRICT, Strangers
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bourgade.server.dice import verify
from bourgade.server.settings import Settings

MEGABYTE = 1 << 20
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
BACK_ENDS: dict[str, Callable[[Path], str]] = {
    SQLITE: lambda folder: str(folder / "bourgade.db"),
    POSTGRES: lambda _folder: postgres().fresh(),
}
WORKERS = 3
QUIET = 5.0  # seconds without a move, after which nothing is waited for
CUTS = 20  # before it is seen whether everything is there
EVERY = 5_000  # hostile messages at one table
HONEST = 50  # tables that people play at beside strangers
THINKING = 1.0, 3.0  # seconds of a person for a move
QUIET_TIME = 60.0  # seconds in which honest people are alone, to compare with
MANY = 10  # times as many addresses as in the tests
AFTERWARDS = 19  # the strangers' process gets what others leave of the processors: they are on machines of their own
PARTS = ("kills", "workers", "database", "cuts", "messages", "strangers")


@dataclass
class Counts:
    """What was done in one part of the campaign, and what came of it."""

    what: str
    back_end: str
    times: int = 0
    moves: int = 0  # that were acknowledged
    lost: int = 0  # of them
    tables: int = 0
    broken: int = 0  # tables that were not there, or did not go on
    notes: Counter[str] = field(default_factory=Counter)

    def row(self) -> str:
        """Return it as a row of a table."""
        notes = ", ".join(f"{number:,} {what}" for what, number in self.notes.items())
        return (
            f"| {self.what} | {self.back_end} | {self.times:,} | {self.moves:,} | {self.lost} | {self.tables:,} "
            f"| {self.broken} | {notes} |"
        )


class Campaign:
    """All parts, one after the other, and the counts of those that were done."""

    def __init__(self, folder: Path, seed: int, progress: Progress) -> None:
        self._folder = folder
        self._chooser = random.Random(seed)
        self._seed = seed
        self._progress = progress
        self.counts: list[Counts] = []

    def part(self, doing: Callable[..., None], *given: object) -> None:
        """Do a part; if something goes wrong that nobody thought of, say so, count it, and go on with the next."""
        try:
            doing(*given)
        except Exception:
            self.counts[-1].broken += 1
            self._progress.console.print_exception()
        self._progress.console.print(self.counts[-1].row())

    def kills(self, back_end: str, number: int) -> None:
        """Kill the server at random moments under load, and see that nothing is lost."""
        counts = self._counted("`kill -9` of the server", back_end)

        async def story(server: Server) -> None:
            async with people(server, "Ana", "Bob") as (ana, bob):
                playing = Tables(ana, bob, counts, self._chooser)
                for _ in self._track(counts, number):
                    await playing.renew()
                    async with at_work(ana, bob, playing.tables, playing.promises, self._chooser):
                        await playing.some_moves(self._chooser.randint(5, 80))
                        await asyncio.sleep(self._chooser.random() * 0.1)
                        server.kill()
                    server.start()
                    counts.times += 1
                    await playing.check()
                await playing.finish()

        self._run(story, back_end, thinkers=1)

    def workers(self, number: int) -> None:
        """Kill one worker of three under load: its clients come back to another and go on."""
        counts = self._counted(f"`kill -9` of a worker of {WORKERS}", POSTGRES)

        async def story(server: Server) -> None:
            async with people(server, "Ana", "Bob") as (ana, bob):
                playing = Tables(ana, bob, counts, self._chooser)
                for _ in self._track(counts, number):
                    await playing.renew()
                    async with Stubborn(playing, counts):
                        await playing.some_moves(self._chooser.randint(5, 80))
                        self._chooser.choice(workers_of(server)).kill()
                        counts.times += 1
                        await playing.some_moves(40)  # they go on
                    await playing.check()
                    await until(lambda: len(workers_of(server)) == WORKERS, PATIENCE)
                await playing.finish()

        self._run(story, POSTGRES, workers=WORKERS, thinkers=WORKERS)

    def database(self, number: int) -> None:
        """Stop PostgreSQL under load and start it again, every other time as in a crash."""
        counts = self._counted("PostgreSQL stopped and started", POSTGRES)

        async def story(server: Server) -> None:
            async with people(server, "Ana", "Bob") as (ana, bob):
                playing = Tables(ana, bob, counts, self._chooser)
                for time in self._track(counts, number):
                    await playing.renew()
                    async with Stubborn(playing, counts):
                        await playing.some_moves(self._chooser.randint(5, 80))
                        refused = counts.notes["refused with `storage`"]
                        await asyncio.to_thread(postgres().stop, "immediate" if time % 2 else "fast")
                        with suppress(AssertionError):  # nobody wanted to play just now
                            await until(lambda refused=refused: counts.notes["refused with `storage`"] > refused, QUIET)
                        await asyncio.to_thread(postgres().start)
                        counts.times += 1
                        await playing.some_moves(40)
                    await playing.check()
                await playing.finish()

        self._run(story, POSTGRES, thinkers=1)

    def cuts(self, back_end: str, number: int) -> None:
        """Cut connections in the middle of whatever goes on; who comes back misses nothing."""
        counts = self._counted("connections cut", back_end)

        async def story(server: Server) -> None:
            async with people(server, "Ana", "Bob") as (ana, bob):
                playing = Tables(ana, bob, counts, self._chooser)
                for _ in self._track(counts, -(-number // CUTS)):
                    await playing.renew()
                    async with Stubborn(playing, counts):
                        for _ in range(CUTS):
                            await playing.some_moves(1)
                            counts.times += playing.cut()
                    await playing.check()
                await playing.finish()

        self._run(story, back_end, thinkers=1)

    def messages(self, back_end: str, number: int) -> None:
        """Send hostile messages; nobody else's cards are seen, memory stays, and every game goes on to its end."""
        counts = self._counted("hostile messages", back_end)
        task = self._progress.add_task(f"{counts.what}, {back_end}", total=number)
        memory: list[int] = []

        def told(sent: int, fuzzed) -> None:
            counts.times = sent
            counts.tables += 1
            counts.notes["secret cards"] += fuzzed.secrets
            counts.notes["views compared, none with one of them"] += fuzzed.seen
            memory.append(psutil.Process(server.process.pid).memory_info().rss // MEGABYTE)
            self._progress.update(task, completed=sent)

        with self._server(back_end, thinkers=1, away=0.0, forget=5.0, sweep=1.0) as server:
            try:
                campaign(server, self._seed, number, min(EVERY, number), told)
            finally:
                if memory:
                    counts.notes["MB after a tenth"] = memory[len(memory) // 10]
                    counts.notes["MB at the end"] = memory[-1]
                wrong = [line for line in server.log().splitlines() if "Traceback" in line or "failed" in line]
                counts.notes["tracebacks"] = len(wrong)

    def strangers(self, back_end: str, seconds: float) -> None:
        """Let strangers take whatever they can; see what is left for honest people, and for the host."""
        counts = self._counted("strangers", back_end)

        async def story(server: Server) -> None:
            quiet, loud = Honest(server, self._chooser), Honest(server, self._chooser)
            async with quiet:
                await self._watch(server, counts, QUIET_TIME)
            stop, told = CONTEXT.Event(), CONTEXT.Queue()
            evil = CONTEXT.Process(target=rage, args=(server.port, self._seed, stop, told))
            evil.start()
            async with loud, people(server, "Zoé") as host:
                await self._watch(server, counts, seconds, host)
                stop.set()
                done = await asyncio.to_thread(told.get)
            evil.join()
            for honest in (quiet, loud):
                counts.moves += len(honest.promises.moves)
                counts.lost += len(await honest.lost())
                counts.tables += len(honest.tables)
            for what, number in sorted(done.items()):
                print(f"strangers, {back_end}: {number:,} {what}", file=sys.stderr)
            counts.times = sum(done.values()) - done["bytes of floods"]
            for name, honest in (("quiet", quiet), ("beside strangers", loud)):
                counts.notes[f"ms to acknowledge, p99, {name}"] = round(percentile(honest.acknowledged, 99) * 1000)
                counts.notes[f"ms of bots' turns, mean, {name}"] = round(mean(honest.turns) * 1000)
                counts.notes[f"ms of bots' turns, p99, {name}"] = round(percentile(honest.turns, 99) * 1000)
            wrong = [line for line in server.complaints() if "exception" in line]
            counts.notes["tracebacks"] = len(wrong)

        limits = STRICT | {"pace": Settings().pace, "thinkers": Settings().thinkers, "early": True}
        self._run(story, back_end, **limits)

    async def _watch(self, server: Server, counts: Counts, seconds: float, host: Person | None = None) -> None:
        """Measure for some time what a server takes; meanwhile its host makes tables, which always must be possible."""
        task = self._progress.add_task(f"{counts.what}, {counts.back_end}", total=seconds)
        process, begun, notes = psutil.Process(server.process.pid), time.monotonic(), counts.notes
        while (elapsed := time.monotonic() - begun) < seconds:
            self._progress.update(task, completed=elapsed)
            memory = process.memory_info().rss // MEGABYTE
            disk = sum(path.stat().st_size for path in Path(server.database).parent.glob("bourgade.db*")) // MEGABYTE
            for what, number in (("MB of memory", memory), ("MB on disk", disk)):
                notes[what] = max(notes[what], number)
            if host is not None:
                made = await host.http.post("/api/tables", json={"game": "minivilles", "seats": ["me", "me"]})
                if made.status_code == 201:
                    async with host.at(made.json()["id"]) as looking:
                        await looking.do("close")
                notes[f"tables of the host, {made.status_code}"] += 1
            await asyncio.sleep(5.0)
        self._progress.update(task, completed=seconds)

    def _counted(self, what: str, back_end: str) -> Counts:
        self.counts.append(Counts(what, back_end))
        return self.counts[-1]

    def _track(self, counts: Counts, number: int):
        return iter(self._progress.track(range(number), description=f"{counts.what}, {counts.back_end}"))

    def _server(self, back_end: str, **settings) -> Server:
        folder = Path(tempfile.mkdtemp(dir=self._folder))
        return Server(folder / "data", BACK_ENDS[back_end], **settings)

    def _run(self, story, back_end: str, **settings) -> None:
        with self._server(back_end, **settings) as server:
            asyncio.run(story(server))


class Tables:
    """Tables of all games where two people play; where a game is over, its record is checked and another begins."""

    def __init__(self, ana: Person, bob: Person, counts: Counts, chooser: random.Random) -> None:
        self.people = ana, bob
        self.chooser = chooser
        self.promises = Promises()
        self.tables: list[str] = []
        self.sockets: list[ClientConnection] = []  # of people who come back when one is lost
        self._counts = counts

    async def renew(self) -> None:
        """Have a table of each kind where a game goes on."""
        going_on = [table for table in self.tables if not await self._is_over(table)]
        for kind in KINDS[: len(KINDS) - len(going_on)]:
            going_on.append(await make_and_start(*self.people, **kind))
            self._counts.tables += 1
        self.tables = going_on

    async def _is_over(self, table: str) -> bool:
        answer = await self.people[0].http.get(f"/api/tables/{table}/record")
        if answer.status_code == 200 and not verify(answer.json()).over:
            self._broken(table, "its record is not that of a game that is over")
        return answer.status_code != 409  # not-over

    async def some_moves(self, number: int) -> None:
        """Wait until so many more moves are promised; if none is for a while, all games are over, or none goes on."""
        enough = len(self.promises.moves) + number
        while (promised := len(self.promises.moves)) < enough:
            try:
                await until(lambda promised=promised: len(self.promises.moves) > promised, QUIET)
            except AssertionError:
                return  # which of both, is seen in the end

    def cut(self) -> bool:
        """Cut one of the connections, if there is one."""
        if self.sockets:
            self.chooser.choice(self.sockets).transport.abort()
        return bool(self.sockets)

    async def check(self) -> None:
        """Count what was promised, and what of it is lost."""
        self._counts.moves = len(self.promises.moves)
        for table in self.tables:
            try:
                self._counts.lost += len(await self.promises.lost(table))
            except (AssertionError, httpx.HTTPError) as error:
                self._broken(table, error)

    async def finish(self) -> None:
        """Play all games to their end, and count those where that cannot be."""
        await asyncio.gather(
            *(play(who, table, self.promises, self.chooser) for who in self.people for table in self.tables)
        )
        await self.check()
        for table in self.tables:
            record = await self.people[0].http.get(f"/api/tables/{table}/record")
            if record.status_code != 200 or not verify(record.json()).over:
                self._broken(table, record.text[:200])

    def _broken(self, table: str, why: object) -> None:
        """Count a table that is not there, or does not go on, and say why."""
        self._counts.broken += 1
        print(f"{self._counts.what}, {self._counts.back_end}: {table}: {why!r}", file=sys.stderr)


class Stubborn:
    """People who play at tables and come back whenever their connection is lost, until they are told to stop."""

    def __init__(self, playing: Tables, counts: Counts) -> None:
        self._playing = playing
        self._counts = counts
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Stubborn":
        pairs = [(person, table) for table in self._playing.tables for person in self._playing.people]
        self._tasks = [asyncio.create_task(self._go_on(*pair)) for pair in pairs]
        return self

    async def __aexit__(self, *_error: object) -> None:
        for task in self._tasks:
            task.cancel()
        for done in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    async def _go_on(self, person: Person, table: str) -> None:
        seen: list[dict] = []
        while True:
            try:
                async with person.at(table, seen=seen) as looking:
                    self._playing.sockets.append(looking.socket)
                    try:
                        if await self._play(person, table, looking):
                            return
                    finally:
                        self._playing.sockets.remove(looking.socket)
                        seen = looking.actions
            except (WebSocketException, OSError, TimeoutError):
                self._counts.notes["reconnections"] += 1
                await asyncio.sleep(0.05)

    async def _play(self, person: Person, table: str, looking) -> bool:
        """Play until the game is over."""
        while not looking.over:
            if not looking.legal:
                await looking.take(PATIENCE)
                continue
            ply, move = len(looking.actions), self._playing.chooser.choice(looking.legal)
            answer = await looking.ask("play", ply=ply, move=move)
            if answer["type"] == "done":
                self._playing.promises.note(person, table, ply, move)
            elif answer["code"] == "storage":
                self._counts.notes["refused with `storage`"] += 1
                await asyncio.sleep(0.05)
        return True


class Honest:
    """People at tables of their own, each with a bot; how long moves and the turns of bots take them."""

    def __init__(self, server: Server, chooser: random.Random) -> None:
        self.promises = Promises()
        self.tables: list[tuple[Person, str]] = []
        self.acknowledged: list[float] = []  # seconds until moves were
        self.turns: list[float] = []  # seconds of bots
        self._server = server
        self._chooser = chooser
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Honest":
        for number in range(HONEST):
            person = await stranger(self._server, f"Ana {number}", f"198.51.100.{number}").arrive()
            self._stack.push_async_callback(person.leave_town)
            self._tasks.append(asyncio.create_task(self._play_on(person)))
        return self

    async def __aexit__(self, *_error: object) -> None:
        for task in self._tasks:
            task.cancel()
        for done in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    async def lost(self) -> list[object]:
        """Return the moves that are not there any more."""
        lost = [each for _, table in self.tables for each in await self.promises.lost(table)]
        await self._stack.aclose()
        return lost

    async def _play_on(self, person: Person) -> None:
        while True:
            table = (await person.make(seats=["me", "normal"]))["id"]
            self.tables.append((person, table))
            async with person.at(table) as looking:
                await looking.do("start")
                await looking.see(lambda looking=looking: looking.legal)
                while not looking.over:
                    await self._play(person, table, looking)

    async def _play(self, person: Person, table: str, looking) -> None:
        """Play a move, and wait until the next one."""
        await asyncio.sleep(self._chooser.uniform(*THINKING))
        ply, move, asked = len(looking.actions), self._chooser.choice(looking.legal), time.monotonic()
        await looking.do("play", ply=ply, move=move)
        answered = time.monotonic()
        self.acknowledged.append(answered - asked)
        self.promises.note(person, table, ply, move)
        await looking.see(lambda: looking.legal or looking.over)
        if any(action["who"] == "P2" for action in looking.actions[ply:]):
            self.turns.append(time.monotonic() - answered)


CONTEXT = get_context("spawn")


def rage(port: int, seed: int, stop, told) -> None:
    """Be strangers, in a process of their own, until they are to stop; then tell what they did."""
    os.nice(AFTERWARDS)
    server = SimpleNamespace(port=port, url=f"http://127.0.0.1:{port}")
    evil = Strangers(server, many=MANY, seed=seed)
    asyncio.run(evil.rage(stop.is_set))
    told.put(evil.done)


def percentile(numbers: list[float], percent: int) -> float:
    return quantiles(numbers, n=100)[percent - 1]


def workers_of(server: Server) -> list[psutil.Process]:
    """Return the workers of a server, not the processes in which their bots think."""
    found = []
    with suppress(psutil.NoSuchProcess):
        for child in psutil.Process(server.process.pid).children():
            with suppress(psutil.NoSuchProcess):
                if "spawn_main" in " ".join(child.cmdline()):
                    found.append(child)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50, help="of the server, on each back end (default: 50)")
    parser.add_argument("--worker-kills", type=int, default=10, help="of one worker of three (default: 10)")
    parser.add_argument("--stops", type=int, default=10, help="of PostgreSQL (default: 10)")
    parser.add_argument("--cuts", type=int, default=1000, help="of connections, on each back end (default: 1000)")
    parser.add_argument("--messages", type=int, default=1_000_000, help="hostile ones (default: 1000000)")
    parser.add_argument("--seconds", type=float, default=300.0, help="of strangers (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed sends the same messages (default: 1)")
    parser.add_argument("--back-end", choices=BACK_ENDS, action="append", help="one of the two (default: both)")
    parser.add_argument("--only", choices=PARTS, action="append", help="some of the parts (default: all)")
    given = parser.parse_args()
    parts, back_ends = given.only or PARTS, given.back_end or list(BACK_ENDS)
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        doing = Campaign(Path(folder), given.seed, progress)
        with suppress(KeyboardInterrupt):
            for back_end in back_ends:
                if "kills" in parts:
                    doing.part(doing.kills, back_end, given.kills)
                if "cuts" in parts:
                    doing.part(doing.cuts, back_end, given.cuts)
            if POSTGRES in back_ends and "workers" in parts:
                doing.part(doing.workers, given.worker_kills)
            if POSTGRES in back_ends and "database" in parts:
                doing.part(doing.database, given.stops)
            if "messages" in parts:
                doing.part(doing.messages, back_ends[0], given.messages)
            if "strangers" in parts:
                doing.part(doing.strangers, back_ends[0], given.seconds)
    print("| what | back end | times | acknowledged moves | lost | tables | broken | |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |")
    for counts in doing.counts:
        print(counts.row())
    sys.exit(any(counts.lost or counts.broken for counts in doing.counts))


if __name__ == "__main__":
    main()
