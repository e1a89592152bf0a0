"""Several workers over one PostgreSQL database: whoever one is connected to, there is one server."""

import asyncio
import json
import random
import signal
import time
from contextlib import ExitStack, asynccontextmanager, suppress

import asyncpg
import psutil
import pytest
from postgres_town import postgres
from promises import KINDS, Promises, make_and_start, play, until
from server_town import PATIENCE, Looking, Person, Server, people
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bourgade.server.dice import verify

AWAY = 0.5
NEVER = 60 * 60  # seconds
FIRST_IS_P1 = {"first": "P1"}


@pytest.fixture(scope="module")
def trio(tmp_path_factory):
    """Three workers, each at an address of its own, so that tests can choose."""
    database, folder = postgres().fresh(), tmp_path_factory.mktemp("trio")
    with ExitStack() as stack:
        made = [Server(folder / name, lambda _: database, thinkers=1, away=AWAY) for name in "abc"]
        yield [stack.enter_context(server) for server in made]


@pytest.fixture
def town(trio):
    """Return a function that plays a story with people; each is a list of one person, by worker."""
    for server in trio:
        if server.process is None:
            server.start()

    def tell(story, *names):
        async def everything():
            async with people(trio[0], *names) as arrived:
                arrived = arrived if len(names) > 1 else [arrived]
                everywhere = [[person, *(the_same(person, server) for server in trio[1:])] for person in arrived]
                try:
                    await story(*everywhere)
                finally:
                    for _, *others in everywhere:
                        for other in others:
                            await other.leave_town()

        asyncio.run(everything())

    return tell


def the_same(person: Person, server: Server) -> Person:
    """Return a person with the same cookie at another worker."""
    other = Person(server, person.name)
    other.http.cookies = person.http.cookies
    return other


def names_here(looking: Looking) -> set[str]:
    return {seat["name"] for seat in looking.table["seats"] if seat.get("here")}


# --- What is told to all ----------------------------------------------------------------------------------------------


def test_a_game_is_one_game_whatever_worker_one_plays_through(town):
    async def story(ana, bob, cid):
        table = (await ana[0].make(seats=["me", "open"], options=FIRST_IS_P1))["id"]
        async with ana[0].at(table) as one, bob[1].at(table) as other, cid[2].at(table) as watching:
            await other.do("sit")
            await one.see(lambda: one.seats["P2"]["kind"] == "person")
            await watching.see(lambda: watching.seats["P2"].get("name") == "Bob")
            await one.do("start")
            await other.see(lambda: other.now)
            chooser, players = random.Random(4), {"P1": one, "P2": other}
            while not one.over:
                actor = players[one.now["actor"]]
                await actor.see(lambda actor=actor: actor.legal)
                assert (await actor.play(chooser.choice(actor.legal)))["type"] == "done"
                for each in (one, other, watching):
                    await each.see(lambda each=each, actor=actor: len(each.actions) >= len(actor.actions))
            assert one.actions == other.actions == watching.actions
            # Who was told at one worker that it is over finds it so at every other.
            records = [await each.record(table) for each in cid]
            assert records[0] == records[1] == records[2]
            assert verify(records[0]).over

    town(story, "Ana", "Bob", "Cid")


def test_a_promised_move_is_seen_at_once_by_who_asks_another_worker(town):
    async def story(ana):
        table = (await ana[0].make(seats=["me", "me"]))["id"]
        for each in ana[1:]:
            await each.http.get(f"/api/tables/{table}")  # so that they have it in memory
        async with ana[0].at(table) as looking:
            await looking.do("start")
            for _ in range(20):
                assert (await looking.play(looking.legal[0]))["type"] == "done"
                for each in ana[1:]:
                    seen = (await each.http.get(f"/api/tables/{table}")).json()
                    assert seen["now"]["ply"] == len(looking.actions)

    town(story, "Ana")


def test_people_who_sit_down_at_once_through_different_workers_all_sit(town):
    async def story(ana, bob, cid, dan):
        table = (await ana[0].make(seats=["me", "open", "open", "open"]))["id"]
        async with bob[0].at(table) as one, cid[1].at(table) as two, dan[2].at(table) as three:
            await asyncio.gather(one.do("sit", seat="P2"), two.do("sit", seat="P3"), three.do("sit", seat="P4"))
            await three.see(lambda: {seat.get("name") for seat in three.table["seats"]} == {"Ana", "Bob", "Cid", "Dan"})

    town(story, "Ana", "Bob", "Cid", "Dan")


def test_for_one_seat_one_of_three_who_want_it_gets_it(town):
    async def story(ana, bob, cid, dan):
        table = (await ana[0].make(seats=["me", "open"]))["id"]
        async with bob[0].at(table) as one, cid[1].at(table) as two, dan[2].at(table) as three:
            answers = await asyncio.gather(*(each.ask("sit") for each in (one, two, three)))
            assert sorted(answer.get("code", "done") for answer in answers) == ["done", "not-free", "not-free"]
            [sits] = [each for each, answer in zip((one, two, three), answers, strict=True) if answer["type"] == "done"]
            for each in (one, two, three):
                await each.see(lambda each=each: each.seats["P2"].get("name") == sits.seats["P2"].get("name"))

    town(story, "Ana", "Bob", "Cid", "Dan")


def test_there_is_one_rematch_whoever_asks_where(town):
    async def story(ana, bob):
        table = (await ana[0].make(game="mint-works", seats=["me", "open"]))["id"]
        async with ana[0].at(table) as one, bob[1].at(table) as other:
            await other.do("sit")
            await one.do("start")
            promises, chooser = Promises(), random.Random(6)
            await asyncio.gather(*(play(who, table, promises, chooser) for who in (ana[0], bob[1])))
            await asyncio.gather(one.do("rematch"), other.do("rematch"))
            await one.see(lambda: one.rematch)
            await other.see(lambda: other.rematch)
            assert one.rematch == other.rematch
            mine = (await ana[2].http.get("/api/me")).json()["tables"]
            assert sorted(each["id"] for each in mine) == sorted([table, one.rematch])

    town(story, "Ana", "Bob")


def test_what_is_said_reaches_everybody_and_who_comes_later(town):
    async def story(ana, bob):
        table = (await ana[0].make(seats=["me", "open"]))["id"]
        async with ana[0].at(table) as one, bob[1].at(table) as other:
            await one.do("say", text="Hello?")
            await other.see(lambda: other.chat)
            await other.do("say", text="Hello!")
            await one.see(lambda: len(one.chat) == 2)
            async with ana[2].at(table) as late:
                for each in (one, other, late):
                    assert [(line["name"], line["text"]) for line in each.chat] == [
                        ("Ana", "Hello?"),
                        ("Bob", "Hello!"),
                    ]
                await late.do("say", text="I am here as well.")
                await one.see(lambda: len(one.chat) == 3)
                assert [line["number"] for line in late.chat] == [0, 1, 2]

    town(story, "Ana", "Bob")


# --- Who is here ------------------------------------------------------------------------------------------------------


def test_who_is_connected_to_another_worker_is_here(town):
    async def story(ana, bob, cid):
        table = (await ana[0].make(seats=["me", "open"]))["id"]
        async with ana[0].at(table) as one:
            async with bob[1].at(table) as other:
                await other.do("sit")
                async with cid[2].at(table) as watching:
                    assert names_here(watching) == {"Ana", "Bob"}  # from the beginning
                    assert watching.table["watchers"] == 1
                    await one.see(lambda: names_here(one) == {"Ana", "Bob"} and one.table["watchers"] == 1)
                    await asyncio.sleep(2 * AWAY)
                    assert await one.refused("bot", seat="P2", level="easy") == "not-free"
                await one.see(lambda: one.table["watchers"] == 0)
                async with bob[2].at(table):
                    pass
                await other.do("table")
                assert names_here(other) == {"Ana", "Bob"}  # one of two connections has ended
            await one.see(lambda: names_here(one) == {"Ana"})
            await one.do_at_last("bot", "not-free", seat="P2", level="easy")

    town(story, "Ana", "Bob", "Cid")


def test_a_table_at_which_somebody_looks_through_another_worker_is_not_closed_as_idle(tmp_path):
    database = postgres().fresh()
    sweeping = Server(tmp_path / "b", lambda _: database, sweep=0.1, waiting=0.3, thinkers=1)
    with Server(tmp_path / "a", lambda _: database, thinkers=1) as calm:

        async def story():
            async with people(calm, "Ana") as ana:
                watched, idle = [(await ana.make())["id"] for _ in range(2)]
                async with ana.at(watched) as looking:
                    with sweeping:  # only now: else it may close both before anybody looks
                        await until(lambda: calm.sql(f"SELECT phase FROM tables WHERE id = '{idle}'") == "closed")
                        busy = psutil.Process(calm.process.pid)  # too busy to say who looks there
                        busy.suspend()
                        await asyncio.sleep(2)
                        busy.resume()
                        assert calm.sql(f"SELECT phase FROM tables WHERE id = '{watched}'") == "waiting"
                        await looking.do("table")
                        assert looking.table["phase"] == "waiting"

        asyncio.run(story())


# --- What goes on by itself -------------------------------------------------------------------------------------------


def test_bots_play_once_though_three_workers_have_the_table(town, trio):
    async def story(ana):
        table = (await ana[0].make(seats=["me", "easy", "normal"], pace=0.2, options=FIRST_IS_P1))["id"]
        async with ana[0].at(table) as one, ana[1].at(table) as two, ana[2].at(table) as three:
            await one.do("start")
            started = time.monotonic()
            for _ in range(3):
                await two.see(lambda: two.legal)
                while two.legal:
                    assert (await two.play(two.legal[-1]))["type"] == "done"
                await two.see(lambda: two.legal)
            assert time.monotonic() - started > 3 * 2 * 2 * 0.2  # each of two bots rolls and builds, at its pace
            for each in (one, three):
                await each.see(lambda each=each: len(each.actions) >= len(two.actions))
                assert each.actions == two.actions
            assert trio[0].sql(f"SELECT count(*) FROM leases WHERE task = '{table}'") == "1"

    town(story, "Ana")


def test_a_clock_is_the_same_clock_at_every_worker(town):
    async def story(ana):
        table = (await ana[0].make(seats=["me", "me"], clock=NEVER, options=FIRST_IS_P1))["id"]
        async with ana[0].at(table) as one:
            await one.do("start")
            await asyncio.sleep(1)
            async with ana[1].at(table) as other:
                assert other.now["seconds"] <= NEVER - 1

    town(story, "Ana")


def test_a_turn_whose_time_is_up_is_played_once_though_two_workers_have_the_table(town):
    async def story(ana):
        table = (await ana[0].make(seats=["me", "me"], clock=1, options=FIRST_IS_P1))["id"]
        async with ana[0].at(table) as one, ana[1].at(table) as other:
            await one.do("start")
            for looking in (one, other):
                await looking.see(lambda looking=looking: len(looking.actions) >= 6)
            assert one.actions[:6] == other.actions[:6]

    town(story, "Ana")


def test_when_a_worker_dies_another_goes_on_with_its_bots_and_knows_who_is_gone(town, trio):
    async def story(ana, bob):
        table = (await ana[0].make(seats=["me", "easy", "easy"], pace=0.3, options=FIRST_IS_P1))["id"]
        lease = f"SELECT worker FROM leases WHERE task = '{table}'"
        async with ana[0].at(table) as one:
            await one.do("start")
            await play_turn(one)  # bots have played: one worker has taken them over, the only one that has the table
            worker = trio[0].sql(lease)
            async with bob[1].at(table) as other:
                assert names_here(other) == {"Ana"}
                while one.legal:
                    assert (await one.play(one.legal[0]))["type"] == "done"
                trio[0].kill()
                await other.see(lambda: len(other.actions) > len(one.actions) and other.now["actor"] == "P1")
                await other.see(lambda: not names_here(other))
                assert trio[1].sql(lease) != worker

    town(story, "Ana", "Bob")


async def play_turn(looking: Looking) -> None:
    """Play a turn, and wait for the next."""
    await looking.see(lambda: looking.legal)
    while looking.legal:
        assert (await looking.play(looking.legal[0]))["type"] == "done"
    await looking.see(lambda: looking.legal)


def test_bots_go_on_though_nobody_looks_and_their_worker_died(town, trio):
    async def story(ana):
        table = (await ana[0].make(seats=["me", "easy"], clock=1, pace=0.1))["id"]
        async with ana[0].at(table) as one:
            await one.do("start")
            assert trio[0].sql(f"SELECT count(*) FROM leases WHERE task = '{table}'") == "1"  # from the first moment
            await one.see(lambda: one.actions)
        trio[0].kill()
        count = f"SELECT count(*) FROM actions JOIN tables USING (number) WHERE id = '{table}'"
        before = int(trio[1].sql(count))
        await until(lambda: int(trio[1].sql(count)) > before + 2)

    town(story, "Ana")


def test_the_first_move_of_somebody_is_there_though_their_worker_dies_with_acknowledging_it(town, trio):
    async def story(ana, bob):
        table = (await ana[0].make(seats=["me", "open", "easy"], options=FIRST_IS_P1))["id"]
        async with bob[1].at(table) as other:
            async with ana[0].at(table) as one:
                await other.do("sit")
                await one.do("start")
                assert (await one.play("roll 1"))["type"] == "done"
                trio[0].kill()
            await other.see(lambda: [each["action"] for each in other.actions[:1]] == ["roll 1"])
            async with ana[2].at(table, seen=one.actions) as one:
                assert one.actions[0]["action"] == "roll 1"
                assert (await one.play("build nothing"))["type"] == "done"
                for move in ("roll 1", "build nothing"):
                    await other.see(lambda move=move: move in other.legal)
                    assert (await other.play(move))["type"] == "done"
                await other.see(lambda: any(each["who"] == "P3" for each in other.actions))  # the bot goes on

    town(story, "Ana", "Bob")


def test_bots_go_on_after_a_move_though_nobody_looks_and_its_worker_died_with_acknowledging_it(tmp_path):
    """The worker with which the game began has forgotten it by then, and the one that died had hardly begun with it."""

    async def story(servers):
        async with people(servers[0], "Ana") as ana:
            table = (await ana.make(seats=["me", "easy"], options=FIRST_IS_P1))["id"]
            async with ana.at(table) as one:
                await one.do("start")
            lease = f"SELECT count(*) FROM leases WHERE task = '{table}'"
            await until(lambda: servers[0].sql(lease) == "0")
            there = the_same(ana, servers[1])
            async with there.at(table) as one:
                for move in ("roll 1", "build nothing"):
                    assert (await one.play(move))["type"] == "done"
                servers[1].kill()
            await there.leave_town()
            await until(lambda: servers[0].plies(table) > len(one.actions))
            actions = (await ana.http.get(f"/api/tables/{table}")).json()["actions"]
            assert [each["action"] for each in actions if each["who"] == "P1"][:2] == ["roll 1", "build nothing"]
            assert any(each["who"] == "P2" for each in actions)

    database = postgres().fresh()
    made = [Server(tmp_path / name, lambda _: database, thinkers=1, sweep=0.1, forget=0.1) for name in "ab"]
    with made[0], made[1]:
        asyncio.run(story(made))


def test_a_move_that_was_being_written_when_its_worker_died_is_there_for_everybody(town, trio):
    """It waits in PostgreSQL for another row; nobody was told that it was done, and nobody is told that it was not."""

    async def story(ana, bob):
        table = (await ana[0].make(seats=["me", "open"], options=FIRST_IS_P1))["id"]
        waits = "wait_event_type = 'Lock' AND query LIKE '%INSERT INTO actions%'"
        waiting = f"SELECT count(*) FROM pg_stat_activity WHERE {waits}"
        async with bob[1].at(table) as other:
            async with ana[0].at(table) as one:
                await other.do("sit")
                await one.do("start")
                with suppress(ConnectionClosed):
                    async with writing(trio[0].database, table, ply=0):
                        move = {"type": "play", "id": 0, "ply": 0, "move": "roll 1"}
                        await one.socket.send(json.dumps(move))
                        await until(lambda: trio[1].sql(waiting) == "1")
                        trio[0].kill()
                    while (await one.take())["type"] != "done":
                        pass
                    raise AssertionError("it was acknowledged by the dead")
            await other.see(lambda: [each["action"] for each in other.actions[:1]] == ["roll 1"])
            async with ana[2].at(table) as one:
                assert one.actions[:2] == other.actions[:2]
                assert (await one.play("build nothing"))["type"] == "done"

    town(story, "Ana", "Bob")


@asynccontextmanager
async def writing(database: str, table: str, ply: int):
    """Write an action, and take it back in the end: until then whoever writes the same one waits in the midst of it.

    A lock of the whole table would not do. Who has not asked in these words before would already wait while they are
    understood, and die before there is anything to be written.
    """
    connection = await asyncpg.connect(database)
    try:
        transaction = connection.transaction()
        await transaction.start()
        row = "SELECT number, $2, 'roll 1', 'P1', 0 FROM bourgade.tables WHERE id = $1"
        await connection.execute(f"INSERT INTO bourgade.actions {row}", table, ply)
        yield
        await transaction.rollback()
    finally:
        await connection.close()


# --- `bourgade serve --workers 3` -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One server with three workers."""
    with Server(tmp_path_factory.mktemp("workers") / "data", lambda _: postgres().fresh(), 3, thinkers=3) as server:
        yield server


def workers(server: Server) -> list[psutil.Process]:
    """Return its workers, which are the children that have connections."""
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if child.is_running() and child.net_connections()]


def worker_of(server: Server, looking: Looking) -> psutil.Process:
    """Return the worker at the other end of a connection."""
    port = looking.socket.local_address[1]
    [found] = [
        worker
        for worker in workers(server)
        if any(connection.raddr and connection.raddr.port == port for connection in worker.net_connections())
    ]
    return found


def test_when_one_of_three_workers_is_killed_people_come_back_to_another_and_go_on(house):
    async def story():
        promises, chooser = Promises(), random.Random(9)
        async with people(house, "Ana", "Bob") as (ana, bob):
            tables = [await make_and_start(ana, bob, **kind) for kind in KINDS]
            async with asyncio.TaskGroup() as group:
                for table in tables:
                    for person in (ana, bob):
                        group.create_task(keep_playing(person, table, promises, chooser))
                for goal in (30, 120):
                    await until(lambda goal=goal: len(promises.moves) >= goal)
                    chooser.choice(workers(house)).kill()
            await until(lambda: len(workers(house)) == 3)
            await promises.check(*tables)
            for table in tables:
                assert verify(await ana.record(table)).over

    asyncio.run(story())
    assert [line for line in house.log().splitlines() if "Traceback" in line] == []


def done(tasks: list[asyncio.Task]) -> bool:
    return all(task.done() for task in tasks)


async def keep_playing(person: Person, table: str, promises: Promises, chooser: random.Random) -> None:
    """Play to the end, and come back whenever the connection is lost or the server asks for patience."""
    while True:
        try:
            return await play(person, table, promises, chooser)
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.05)


def test_people_of_one_table_are_spread_over_workers_and_play_together(house):
    async def story():
        async with people(house, "Ana", "Bob") as (ana, bob):
            table = await make_and_start(ana, bob, game="minivilles", seats=["me", "open"], options=FIRST_IS_P1)
            async with ana.at(table) as one:
                for _ in range(100):
                    async with bob.at(table) as other:
                        if worker_of(house, one) != worker_of(house, other):
                            assert (await one.play(one.legal[0]))["type"] == "done"
                            await other.see(lambda: len(other.actions) == len(one.actions))
                            return
            raise AssertionError("one worker takes everybody")

    asyncio.run(story())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_all_workers(tmp_path, number):
    with Server(tmp_path / "data", lambda _: postgres().fresh(), 2, thinkers=1) as server:
        children = psutil.Process(server.process.pid).children(recursive=True)
        assert server._end(number) == 0
        _, alive = psutil.wait_procs(children, PATIENCE)
        assert not alive


def test_no_worker_outlives_who_looks_after_them(tmp_path):
    with Server(tmp_path / "data", lambda _: postgres().fresh(), 2, thinkers=1) as server:
        children = psutil.Process(server.process.pid).children(recursive=True)
        server.kill()
        _, alive = psutil.wait_procs(children, PATIENCE)
        assert not alive


# --- PostgreSQL is away -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_while_postgresql_is_away_moves_are_refused_and_when_it_is_back_games_go_on(house, mode):
    async def story():
        promises, chooser, codes = Promises(), random.Random(3), set()
        async with people(house, "Ana", "Bob") as (ana, bob):
            tables = [await make_and_start(ana, bob, **kind) for kind in KINDS]
            async with ana.at(tables[0]) as one, bob.at(tables[0]) as other:
                working = [asyncio.create_task(keep_playing(who, table, promises, chooser))
                           for who in (ana, bob) for table in tables[1:]]  # fmt: skip
                await until(lambda: len(promises.moves) >= 30)
                await asyncio.to_thread(postgres().stop, mode)
                await one.see(lambda: one.legal or other.legal)
                for looking in (one, other):
                    for what, given in (
                        ("play", {"ply": len(looking.actions), "move": "roll 1"}),
                        ("say", {"text": "?"}),
                    ):
                        codes.add((await looking.ask(what, **given)).get("code"))
                assert codes <= {"storage", "not-your-turn"}
                assert "storage" in codes
                answer = await ana.http.post("/api/tables", json={"game": "minivilles"})
                assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                await asyncio.to_thread(postgres().start)
                promised = len(promises.moves)
                await until(lambda: len(promises.moves) >= promised + 30 or done(working))
                await asyncio.gather(*working)
                await promises.check(*tables[1:])
                for table in tables[1:]:
                    assert verify(await ana.record(table)).over
                await one.do("say", text="It is back.")
                await other.see(lambda: any(line["text"] == "It is back." for line in other.chat))

    asyncio.run(story())
    assert [line for line in house.log().splitlines() if "Traceback" in line] == []


def test_a_worker_whose_connection_is_cut_reads_what_it_missed(town, trio):
    async def story(ana, bob):
        table = (await ana[0].make(seats=["me", "open"], options=FIRST_IS_P1))["id"]
        async with ana[0].at(table) as one, bob[1].at(table) as other:
            await other.do("sit")
            await one.do("start")
            await other.see(lambda: other.now)
            cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database()"
            for _ in range(5):
                with suppress(AssertionError):  # it cuts its own connection too
                    trio[0].sql(f"{cut} AND application_name <> 'psql'")
                playing = [each for each in (one, other) if each.legal]
                while not (playing and (await playing[0].play(playing[0].legal[0]))["type"] == "done"):
                    await asyncio.sleep(0.05)
                plies = len(playing[0].actions)
                for each in (one, other):
                    await each.see(lambda each=each, plies=plies: len(each.actions) >= plies)
            await one.see(lambda: names_here(one) == {"Ana", "Bob"})
            await other.see(lambda: names_here(other) == {"Ana", "Bob"})

    town(story, "Ana", "Bob")
