"""What goes wrong with machines: the server dies, a bot's process dies, the disk is full. No promised move is lost."""

import asyncio
import json
import random
import resource
import subprocess
from contextlib import AsyncExitStack, suppress

import psutil
import pytest
from postgres_town import give_to_postgres, postgres
from promises import KINDS, Promises, actions_of, at_work, make_and_start, play, until
from server_town import Looking, Person, Server, alive, kill, people, thinkers
from websockets.exceptions import ConnectionClosed

from bourgade.server.dice import verify


@pytest.fixture(scope="module")
def house(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("faults") / "data", back_end, thinkers=1) as server:
        yield server


@pytest.fixture
def server(house):
    """A server that runs, whatever the tests before did to it."""
    if house.process is None:
        house.start()
    house.before = len(house.log())
    return house


def troubles(server: Server) -> list[str]:
    """Return what the server wrote in this test about things that must not happen."""
    lines = server.log()[server.before :].splitlines()
    return [line for line in lines if "Traceback" in line or "failed" in line]


# --- The server dies --------------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_after_kill_9_under_load_every_promised_move_is_there_and_games_go_on_to_their_end(server):
    async def story():
        chooser, promises = random.Random(7), Promises()
        async with people(server, "Ana", "Bob") as (ana, bob):
            tables = [await make_and_start(ana, bob, **kind) for kind in KINDS]
            for _ in range(3):
                promised = len(promises.moves)
                async with at_work(ana, bob, tables, promises, chooser):
                    await until(lambda promised=promised: len(promises.moves) >= promised + 40)
                    await asyncio.sleep(chooser.random() * 0.1)
                    server.kill()
                server.start()
                await promises.check(*tables)
            await asyncio.gather(*(play(who, table, promises, chooser) for who in (ana, bob) for table in tables))
            await promises.check(*tables)
            for table in tables:
                record = await ana.record(table)
                assert verify(record).over
                for seen, kept in zip(await actions_of(bob, table), record["actions"], strict=True):
                    assert seen["action"] == kept or "?" in seen["action"]
        assert not troubles(server)

    asyncio.run(story())


@pytest.mark.keeps
def test_a_move_that_is_not_there_any_more_would_be_noticed(server):
    async def story():
        promises = Promises()
        async with people(server, "Ana") as ana:
            table = await make_and_start(ana, ana, game="minivilles", seats=["me", "me"])
            await play(ana, table, promises, random.Random(1), most=3)
            assert await promises.lost(table) == []
            server.kill()
            last = max(ply for _, ply in promises.moves)
            server.sql(f"DELETE FROM actions WHERE ply >= {last}")
            server.start()
            assert [ply for _, ply, _ in await promises.lost(table)] == [last]

    asyncio.run(story())


@pytest.mark.keeps
def test_after_kill_9_people_names_seats_and_luck_are_as_promised(server):
    async def story():
        async with people(server, "Ana", "Bob") as (ana, bob):
            table = (await ana.make(seats=["me", "open", "open"], public=True))["id"]
            async with ana.at(table) as host, bob.at(table) as guest:
                await guest.do("sit", seat="P3")
                await guest.do("luck", luck="bobs-luck")
                await host.do("bot", seat="P2", level="easy")
            renamed = await ana.http.put("/api/me", json={"nickname": "Anna"})
            assert renamed.status_code == 200
            server.kill()
            server.start()
            assert (await ana.http.get("/api/me")).json()["nickname"] == "Anna"
            assert [listed["id"] for listed in (await bob.http.get("/api/me")).json()["tables"]] == [table]
            async with ana.at(table) as host:
                seats = host.seats
                assert [seats[seat]["kind"] for seat in ("P1", "P2", "P3")] == ["person", "bot", "person"]
                assert seats["P3"]["luck"]
                await host.do("start")
                assert (await host.ask("table"))["type"] == "done"
                assert host.table["fairness"]["luck"] == ["", "", "bobs-luck"]

    asyncio.run(story())


@pytest.mark.keeps
def test_a_damaged_table_harms_no_other(tmp_path, back_end):
    async def story(server):
        promises, chooser = Promises(), random.Random(3)
        async with people(server, "Ana", "Bob") as (ana, bob):
            wrong_about, wrong_action, right, with_bot = [
                await make_and_start(ana, bob, game="minivilles", seats=["me", who])
                for who in ("open", "open", "open", "easy")
            ]
            await play(ana, with_bot, promises, chooser, most=1)
            server.stop()
            nonsense = "x'00ff'" if server.database.endswith(".db") else r"'\x00ff'"
            server.sql(f"UPDATE tables SET about = {nonsense}, touched = 0 WHERE id = '{wrong_about}'")
            number = f"(SELECT number FROM tables WHERE id = '{wrong_action}')"
            server.sql(f"UPDATE actions SET action = 'build castle' WHERE number = {number}")
            server.start()
            for table in (wrong_about, wrong_action):
                answer = await ana.http.get(f"/api/tables/{table}")
                assert answer.status_code == 500
                assert answer.json()["code"] == "internal"
                with pytest.raises(Exception, match="HTTP 500"):
                    async with ana.at(table):
                        pass
            assert (await ana.http.get("/api/me")).status_code == 200
            assert (await ana.http.get("/api/tables")).status_code == 200
            await asyncio.gather(*(play(who, right, promises, chooser) for who in (ana, bob)))
            await play(ana, with_bot, promises, chooser)
            for table in (right, with_bot):
                assert verify(await ana.record(table)).over

    with Server(tmp_path / "data", back_end, thinkers=1) as server:
        asyncio.run(story(server))


# --- The server is stopped --------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_sigterm_during_play_ends_it_cleanly_and_loses_nothing(server):
    async def story():
        chooser, promises, codes = random.Random(5), Promises(), []

        async def work(person: Person, table: str) -> None:
            try:
                await play(person, table, promises, chooser)
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else None)

        async with people(server, "Ana", "Bob") as (ana, bob):
            tables = [await make_and_start(ana, bob, **kind) for kind in KINDS]
            thinking = [await make_and_start(ana, bob, game="minivilles", seats=["me", "hard"]) for _ in range(2)]
            async with asyncio.TaskGroup() as group:
                for table in tables + thinking:
                    for person in (ana, bob):
                        group.create_task(work(person, table))
                await until(lambda: len(promises.moves) >= 40)
                children = psutil.Process(server.process.pid).children(recursive=True)
                code = await asyncio.to_thread(server.stop)
            assert code == 0
            assert set(codes) == {1012}, codes  # the service restarts
            await until(lambda: not alive(children))
            assert "Traceback" not in read_log(server)
            server.start()
            await promises.check(*tables, *thinking)
            await play(ana, tables[-1], promises, chooser, most=3)

    asyncio.run(story())


def read_log(server: Server) -> str:
    """Return what a server that has ended wrote."""
    return (server.folder.parent / f"{server.folder.name}-stderr.txt").read_text()


# --- A bot's process dies ---------------------------------------------------------------------------------------------


def test_a_bot_whose_process_is_killed_in_the_middle_of_a_thought_thinks_again(server):
    async def story():
        async with people(server, "Ana") as ana:
            table = await make_and_start(ana, ana, game="minivilles", seats=["me", "normal"], options={"first": "P2"})
            async with ana.at(table) as looking:
                for _ in range(2):
                    await looking.see(lambda: looking.legal)
                    await until(lambda: thinkers(server))
                    stopped = thinkers(server)
                    for process in stopped:
                        process.suspend()
                    while looking.legal:
                        assert (await looking.play(looking.legal[-1]))["type"] == "done"
                    ply = len(looking.actions)
                    with suppress(TimeoutError):  # the bot cannot think now
                        await looking.take(0.3)
                    assert len(looking.actions) == ply
                    kill(stopped)
                    await looking.see(lambda ply=ply: len(looking.actions) > ply)
        assert "bot failed" not in server.log()

    asyncio.run(story())


def test_a_process_for_bots_is_there_before_the_first_bot_unless_told_otherwise(tmp_path):
    with Server(tmp_path / "early", early=True) as early, Server(tmp_path / "late") as late:
        asyncio.run(until(lambda: thinkers(early)))
        assert not thinkers(late)


def test_killed_bots_at_many_tables_leave_no_more_processes_than_before(tmp_path, back_end):
    most = 3  # two, and one more for the host of the server

    async def story(server):
        chooser, promises = random.Random(2), Promises()
        async with people(server, "Ana") as ana:
            tables = [await make_and_start(ana, ana, game="minivilles", seats=["me", "normal"]) for _ in range(6)]
            playing = asyncio.gather(*(play(ana, table, promises, chooser, most=15) for table in tables))
            numbers, kills = [], 0
            while not playing.done():
                numbers.append(len(thinkers(server)))
                await asyncio.sleep(0.02)
                if kills < 3 and numbers[-1] and len(promises.moves) > 10 * kills:
                    kill(thinkers(server))
                    kills += 1
            await playing
            assert kills == 3
            assert max(numbers) <= 2 * most  # those of a broken pool may still be ending while new ones begin
            await until(lambda: len(thinkers(server)) <= most)
            left = psutil.Process(server.process.pid).children(recursive=True)
            assert server.stop() == 0
            await until(lambda: not alive(left))

    with Server(tmp_path / "data", back_end, thinkers=most - 1) as server:
        asyncio.run(story(server))


def test_thoughts_that_nobody_waits_for_any_more_harm_no_other_when_a_process_is_killed(server):
    """Bob stands up while a bot is to move, so that it begins its thought anew; the old one waits in the queue."""

    async def story():
        async with people(server, "Ana", "Bob") as (ana, bob):
            seats = {"seats": ["me", "open", "easy"], "options": {"first": "P3"}}
            tables = [(await ana.make(**seats))["id"] for _ in range(6)]
            async with AsyncExitStack() as stack:
                looking = [await stack.enter_async_context(ana.at(table)) for table in tables]
                others = [await stack.enter_async_context(bob.at(table)) for table in tables]
                await until(lambda: thinkers(server))
                stopped = thinkers(server)
                for process in stopped:
                    process.suspend()
                for one, other in zip(looking, others, strict=True):
                    await other.do("sit")
                    await one.do("start")
                for other in others[2:5]:
                    await other.do("leave")
                await asyncio.sleep(0.1)
                kill(stopped)
                for one in looking:
                    await one.see(lambda one=one: len(one.actions) >= 3)

    asyncio.run(story())


def test_where_no_bot_can_think_at_all_the_game_goes_on(server):
    """Every process is killed as soon as it is there, for as long as the bot's turn lasts."""

    async def story():
        async with people(server, "Ana") as ana:
            table = await make_and_start(ana, ana, game="minivilles", seats=["me", "normal"], options={"first": "P1"})
            async with ana.at(table) as looking:
                killing = asyncio.create_task(kill_all_thinkers(server))
                try:
                    await looking.see(lambda: looking.legal)
                    while looking.legal:
                        assert (await looking.play(looking.legal[-1]))["type"] == "done"
                    ply = len(looking.actions)
                    await looking.see(lambda: len(looking.actions) > ply)
                finally:
                    killing.cancel()
                await looking.see(lambda: looking.legal)
                assert (await looking.play(looking.legal[0]))["type"] == "done"

    asyncio.run(story())


async def kill_all_thinkers(server: Server) -> None:
    while True:
        kill(thinkers(server))
        await asyncio.sleep(0.02)


# --- The disk is full -------------------------------------------------------------------------------------------------


class Disk:
    """The disk as a server sees it: its files may be made not to grow, or not to be written at all."""

    def __init__(self, server: Server) -> None:
        self._process = psutil.Process(server.process.pid)
        self._log = server.folder / "bourgade.db-wal"

    def fill(self, room: int = 0) -> None:
        """Leave so many bytes beyond what the log of the database takes."""
        self._process.rlimit(psutil.RLIMIT_FSIZE, (self._log.stat().st_size + room, resource.RLIM_INFINITY))

    def shut(self) -> None:
        """Let nothing be written at all."""
        self._process.rlimit(psutil.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty(self) -> None:
        self._process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_with_a_full_disk_moves_are_refused_and_when_there_is_room_it_goes_on(server):
    """Also where a commit is torn in its middle, and where a small one still fits: a page takes 4120 bytes."""

    async def story():
        promises, chooser = Promises(), random.Random(1)
        async with people(server, "Ana", "Bob") as (ana, bob):
            table = await make_and_start(ana, ana, game="minivilles", seats=["me", "me"])
            disk = Disk(server)
            for room in (0, 100, 6000):
                await play(ana, table, promises, chooser, most=5)
                disk.fill(room)
                async with ana.at(table) as looking, bob.at(table) as watching:
                    refused = await until_refused(ana, looking, table, promises)
                    assert refused["code"] == "storage"
                    assert "again" in refused["text"]
                    await refused_with_nothing_changed(ana, looking, watching, disk)
                    disk.empty()
                    ply, move = len(looking.actions), looking.legal[0]
                    assert (await looking.play(move))["type"] == "done"
                    promises.note(ana, table, ply, move)
            server.kill()
            server.start()
            await promises.check(table)
            await play(ana, table, promises, chooser)
            assert verify(await ana.record(table)).over
        assert not troubles(server)

    asyncio.run(story())


async def refused_with_nothing_changed(ana: Person, looking: Looking, watching: Looking, disk: Disk) -> None:
    """See that on a disk that takes nothing nothing is done that would have to be kept, and all else is."""
    disk.shut()
    table, before = looking.table["id"], json.dumps([looking.now, looking.actions])
    for move in looking.legal[:3]:
        answer = await looking.play(move)
        assert (answer["type"], answer["code"]) == ("error", "storage")
    assert json.dumps([looking.now, looking.actions]) == before
    await watching.do("table")
    assert len(watching.actions) == len(looking.actions)
    assert (await ana.http.get(f"/api/tables/{table}")).json()["now"]["ply"] == len(looking.actions)
    made = await ana.http.post("/api/tables", json={"game": "minivilles"})
    assert (made.status_code, made.json()["code"]) == (503, "storage")
    assert (await ana.http.put("/api/me", json={"nickname": "Anna"})).status_code == 503
    assert (await ana.http.get("/api/me")).json()["nickname"] == "Ana"
    await looking.do("say", text="Is it full?")


async def until_refused(person: Person, looking: Looking, table: str, promises: Promises) -> dict:
    """Play until a move is refused, which must be soon."""
    for _ in range(200):
        ply, move = len(looking.actions), looking.legal[0]
        answer = await looking.play(move)
        if answer["type"] == "error":
            return answer
        promises.note(person, table, ply, move)
    raise AssertionError("the disk is not full")


def test_a_bot_whose_move_cannot_be_kept_plays_it_when_there_is_room(server):
    async def story():
        async with people(server, "Ana") as ana:
            table = await make_and_start(ana, ana, game="ma-petite-ville", seats=["me", "easy"], options={})
            async with ana.at(table) as looking:
                await looking.see(lambda: looking.legal)
                disk = Disk(server)
                for process in thinkers(server):
                    process.suspend()
                while looking.legal:
                    assert (await looking.play(looking.legal[0]))["type"] == "done"
                ply = len(looking.actions)
                disk.fill()
                for process in thinkers(server):
                    process.resume()
                await until(lambda: "not kept" in server.log())
                await looking.do("table")
                assert len(looking.actions) == ply
                disk.empty()
                await looking.see(lambda: len(looking.actions) > ply)
                await looking.see(lambda: looking.legal or looking.over)

    asyncio.run(story())


@pytest.fixture
def small_disk():
    """A disk of a few megabytes on which PostgreSQL keeps a database."""
    disk = postgres().folder / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("This system does not let us mount a small disk.")
    try:
        give_to_postgres(disk)
        postgres().sql(f"CREATE TABLESPACE small LOCATION '{disk}'")
        postgres().sql("CREATE DATABASE small TABLESPACE small")
        yield disk
        postgres().sql("DROP DATABASE small WITH (FORCE)")
        postgres().sql("DROP TABLESPACE small")
    finally:
        subprocess.run(["umount", "--lazy", disk], check=True)


@pytest.mark.keeps
def test_with_a_full_disk_of_postgresql_moves_are_refused_and_when_there_is_room_it_goes_on(tmp_path, small_disk):
    async def story(server):
        promises, chooser = Promises(), random.Random(1)
        async with people(server, "Ana") as ana:
            table = await make_and_start(ana, ana, game="minivilles", seats=["me", "me"])
            filler = small_disk / "filler"
            with filler.open("wb", buffering=0) as file, suppress(OSError):
                while file.write(bytes(4096)):
                    pass
            async with ana.at(table) as looking:
                refused = await until_refused(ana, looking, table, promises)
                assert refused["code"] == "storage"
                plies = len(looking.actions)
                assert (await ana.http.get(f"/api/tables/{table}")).json()["now"]["ply"] == plies
                filler.unlink()
                assert (await looking.play(looking.legal[0]))["type"] == "done"
            server.kill()
            server.start()
            await promises.check(table)
            await play(ana, table, promises, chooser)
            assert verify(await ana.record(table)).over
        assert [line["error"] for line in server.complaints()] == [
            f"The disk of PostgreSQL at {postgres().data} is full: when there is room, it goes on."
        ]

    with Server(tmp_path / "data", lambda _: postgres().url("small"), thinkers=1) as server:
        asyncio.run(story(server))


# --- What is left ---------------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_after_kill_9_no_process_of_the_server_is_left(server):
    async def story():
        async with people(server, "Ana") as ana:
            table = (await ana.make(seats=["me", "hard"]))["id"]
            async with ana.at(table) as looking:
                await looking.do("start")
                await until(lambda: thinkers(server))
            left = psutil.Process(server.process.pid).children(recursive=True)
            server.kill()
            try:
                await until(lambda: not alive(left))
            finally:
                kill(left)

    asyncio.run(story())
