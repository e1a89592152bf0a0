"""A server that strangers cannot hurt: what they may take of it, and what gives way for its host."""

import asyncio
import json
import sqlite3
import struct
from contextlib import asynccontextmanager, closing, suppress
from functools import cache
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from mint_table import hood, table
from mischief import TEXT, Wire, frame
from promises import until
from server_town import PATIENCE, Server, people, stranger
from strangers import STRICT, Strangers, endless
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import bourgade
from bourgade.errors import NothingToUndo
from bourgade.server.alike import told_apart
from bourgade.server.app import PIECE, create_app
from bourgade.server.database import storage_at
from bourgade.server.hall import Hall
from bourgade.server.host import ban, unban
from bourgade.server.messages import NewTable
from bourgade.server.people import Caller
from bourgade.server.refusal import Refusal
from bourgade.server.review import MOST_REVIEWED
from bourgade.server.running import BadAddress, with_names, with_proxies
from bourgade.server.settings import HOUR, Settings
from bourgade.server.storage import Ban, TableRow
from bourgade.server.stored import HERE, about_of
from bourgade.server.story import LAST
from bourgade.server.table import PAGE

FIRST_IS_P1 = {"first": "P1"}
DAY = 24 * HOUR


@pytest.fixture(scope="module")
def house(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("strangers") / "data", back_end, thinkers=1, away=0.0) as server:
        yield server


@asynccontextmanager
async def strangers(server: Server, **addresses: str):
    """Let people come from some addresses."""
    arrived = [await stranger(server, name, address).arrive() for name, address in addresses.items()]
    try:
        yield arrived
    finally:
        for person in arrived:
            await person.leave_town()


long_record = cache(endless)


def endless_record(actions: int) -> dict:
    """Return the first actions of a record that is one action too long."""
    record = long_record(MOST_REVIEWED + 1)
    return record | {"actions": record["actions"][:actions]}


# --- WebSockets (1) ---------------------------------------------------------------------------------------------------

NONSENSE = frame(TEXT, b'{"type":"leave"}')


def test_who_goes_on_after_the_server_has_said_the_end_is_cut_off(tmp_path):
    async def story(server):
        async with people(server, "Ana") as ana:
            table = (await ana.make(seats=["me", "open"]))["id"]
        with Wire(server) as wire:
            wire.upgrade(table).send(NONSENSE * 300)
            received = b""
            while struct.pack(">H", 1008) not in received:
                received += wire.socket.recv(65536)
            with pytest.raises(ConnectionError):  # it would be read for ten seconds
                wire.send(NONSENSE * 2_000_000)

    with Server(tmp_path / "data", messages_per_second=1e-6, burst=5) as server:
        asyncio.run(story(server))


def test_what_comes_from_one_address_is_read_no_faster_than_allowed_and_others_play_on(tmp_path):
    """Each message counts 256 bytes beside its own; what is too much waits at its sender."""

    async def story(server):
        async with strangers(server, Eve="203.0.113.7") as [eve]:
            table = (await eve.make(seats=["me", "open"]))["id"]
        with Wire(server) as wire, Wire(server) as other:
            wire.upgrade(table, "X-Forwarded-For: 203.0.113.7").send(NONSENSE * 1000)
            async with strangers(server, Ana="203.0.113.8", Eve="203.0.113.7") as [ana, again]:
                played = (await ana.make(seats=["me", "me"]))["id"]
                async with ana.at(played) as looking:
                    await looking.do("start")
                    other.upgrade(table, "X-Forwarded-For: 203.0.113.7").send(NONSENSE)  # they share what they may
                    for _ in range(20):
                        assert (await looking.play(looking.legal[0]))["type"] == "done"
                        await looking.see(lambda: looking.legal)
                assert (await again.http.get(f"/api/tables/{table}")).status_code == 200
            assert 200 < wire.at_hand().count(b"nobody-here") < 600
            assert b"nobody-here" not in other.at_hand()

    with Server(tmp_path / "data", bytes_per_second=1e-6, bytes_burst=64 * 1024) as server:
        asyncio.run(story(server))


# --- Records, and what is kept for how long (3) -----------------------------------------------------------------------


@pytest.mark.keeps
def test_a_record_may_be_as_long_as_what_is_reviewed_and_no_longer(house):
    async def story():
        async with people(house, "Ana") as ana:
            opened = await ana.http.post("/api/records", json=endless_record(MOST_REVIEWED))
            assert opened.status_code == 201
            assert (await ana.http.get(f"/api/tables/{opened.json()['id']}/review")).status_code == 200
            refused = await ana.http.post("/api/records", json=endless_record(MOST_REVIEWED + 1))
            assert (refused.status_code, refused.json()["code"]) == (400, "long-record")
            assert "3,000" in refused.json()["text"]

    asyncio.run(story())


def test_who_wants_review_after_review_has_to_wait_and_others_do_not(tmp_path):
    async def story(server):
        async with strangers(server, Eve="203.0.113.7", Ana="203.0.113.8") as [eve, ana]:
            opened = (await eve.http.post("/api/records", json=endless_record(50))).json()["id"]
            asked = [await eve.http.get(f"/api/tables/{opened}/review") for _ in range(4)]
            assert [answer.status_code for answer in asked] == [200, 200, 429, 429]
            assert asked[-1].json()["code"] == "too-fast"
            assert (await ana.http.get(f"/api/tables/{opened}/review")).status_code == 200

    with Server(tmp_path / "data", reviews_per_minute=1e-6, reviews_burst=2) as server:
        asyncio.run(story(server))


def test_a_review_is_unpacked_piece_by_piece_for_who_wants_it_so(tmp_path):
    """Packed it is the same bytes for everybody; the whole of it unpacked would be there for each who does not read."""
    pieces = []

    async def app_of(scope, receive, send):
        async def sending(message):
            pieces.append(len(message.get("body", b"")))
            await send(message)

        await app(scope, receive, sending)

    async def story():
        transport = httpx.ASGITransport(app_of)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            await client.get("/api/me")
            opened = (await client.post("/api/records", json=endless_record(500))).json()["id"]
            review = await client.get(f"/api/tables/{opened}/review", headers={"Accept-Encoding": "identity"})
            assert len(review.content) == int(review.headers["Content-Length"]) > 2 * PIECE
            assert max(pieces) <= PIECE

    app = create_app(storage_at(str(tmp_path / "bourgade.db")), Settings(early=False, thinkers=1))
    asyncio.run(story())


def test_of_many_requests_on_one_connection_those_after_the_first_that_is_too_much_are_not_read(tmp_path):
    with Server(tmp_path / "data", requests_per_second=1e-6, requests_burst=5) as server, Wire(server) as wire:
        wire.send(f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode() * 100)
        answers = wire.rest()
        assert answers.count(b"HTTP/1.1 429") == 1
        assert b"HTTP/1.1 200" in answers


def test_one_network_gets_so_many_files_of_the_pages_and_no_more_and_others_do_too(tmp_path):
    async def story(server):
        async with strangers(server, Eve="203.0.113.7", Ana="203.0.113.8") as [eve, ana]:
            asked = [await eve.http.get("/assets/x.js") for _ in range(4)]
            assert [answer.status_code for answer in asked] == [404, 404, 404, 429]
            assert asked[-1].headers["Content-Security-Policy"]
            assert (await ana.http.get("/assets/x.js")).status_code == 404
            assert (await eve.http.get("/api/me")).status_code == 200  # counted for itself

    with Server(tmp_path / "data", files_per_second=1e-6, files_burst=3) as server:
        asyncio.run(story(server))


@asynccontextmanager
async def hall_over(database: str, **settings: object):
    storage = storage_at(database)
    hall = Hall(storage, Settings(early=False, **settings))
    await storage.open()
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await storage.close()


def test_of_a_long_game_words_are_in_memory_and_few_states(tmp_path):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            record = endless_record(MOST_REVIEWED)
            opened = await hall.find((await hall.open_record("ana", record)).id)
            assert opened.record()["actions"] == record["actions"]
            assert states_kept(opened.game) == LAST

    asyncio.run(story())


def states_kept(game: bourgade.Game) -> int:
    """Return how many actions can be taken back, because the states before them are in memory."""
    past, number = game.copy(), 0
    with suppress(NothingToUndo):
        while past.undo():
            number += 1
    return number


def test_a_game_that_goes_on_keeps_as_few_states(tmp_path):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            row = await hall.make("ana", "Ana", NewTable("minivilles", seats=["me", "me"], options=FIRST_IS_P1))
            table = await hall.find(row.id)
            await table.start("ana")
            while table.ply < 3 * LAST:
                legal = table.game.legal()
                await table.play("ana", table.ply, "build nothing" if "build nothing" in legal else legal[0])
            assert states_kept(table.game) == LAST
            again = json.loads(table.everything("ana", 0))
            assert [action["ply"] for action in again["actions"]] == list(range(table.ply))

    asyncio.run(story())


KEPT = {"keep_records": 30 * DAY, "keep_closed": 7 * DAY, "keep_people": 90 * DAY, "sweep": 0.1, "forget": 0.1}


@pytest.mark.keeps
def test_opened_records_and_closed_tables_go_after_their_days_and_games_that_are_over_stay(tmp_path, back_end):
    async def story(server):
        async with people(server, "Ana") as ana:
            opened = (await ana.http.post("/api/records", json=endless_record(200))).json()["id"]
            closed, over = (await ana.make())["id"], (await ana.make())["id"]
            async with ana.at(closed) as looking:
                await looking.do("close")
            server.sql(f"UPDATE tables SET phase = 'over' WHERE id = '{over}'")
            waiting = (await ana.make())["id"]
            older = f"UPDATE tables SET touched = touched - {{}} WHERE id <> '{waiting}'"
            server.sql(older.format(8 * DAY))
            assert await gone(server, closed) == {opened, over, waiting}
            server.sql(older.format(23 * DAY))
            assert await gone(server, opened) == {over, waiting}
            assert server.sql("SELECT count(*) FROM actions") == "0"
            assert (await ana.http.get(f"/api/tables/{opened}")).status_code == 404

    with Server(tmp_path / "data", back_end, **KEPT) as server:
        asyncio.run(story(server))


async def gone(server: Server, table: str) -> set[str]:
    """Wait until a table is not kept any more, and return which ones are."""
    async with asyncio.timeout(PATIENCE):
        while table in (kept := set(server.sql("SELECT id FROM tables").split())):
            await asyncio.sleep(0.05)
    return kept


@pytest.mark.keeps
def test_no_more_records_are_kept_than_allowed_and_the_oldest_give_way(tmp_path, back_end):
    async def story(server):
        async with people(server, "Ana") as ana:
            record = endless_record(100)
            opened = [(await ana.http.post("/api/records", json=record)).json()["id"] for _ in range(5)]
            game = (await ana.make())["id"]
            assert await gone(server, opened[1]) == {*opened[2:], game}

    with Server(tmp_path / "data", back_end, **KEPT, records=3) as server:
        asyncio.run(story(server))


@pytest.mark.keeps
def test_who_opens_many_records_pushes_out_no_more_than_their_own(tmp_path, back_end):
    async def story(server):
        async with strangers(server, Ana="203.0.113.7", Eve="203.0.113.8") as [ana, eve]:
            record, opened = endless_record(100), []
            for person in (ana, eve, eve, eve, eve):
                opened.append((await person.http.post("/api/records", json=record)).json()["id"])
            assert await gone(server, opened[2]) == {opened[0], *opened[3:]}

    with Server(tmp_path / "data", back_end, **KEPT, records=3) as server:
        asyncio.run(story(server))


@pytest.mark.keeps
def test_what_is_too_old_and_what_is_too_much_go_one_by_one(tmp_path, back_end):
    """Of those that are not too old so many stay, and what goes is the oldest of who has most."""

    async def story():
        async with hall_over(back_end(tmp_path)) as hall:
            for number, whence in enumerate(["ana", "eve", "bob", "eve", "eve", "zoe", "eve"]):
                row = TableRow(f"{number}", f"{number}", 1, "closed", False, "", 0.0, number, b"{}", (), whence=whence)
                await hall.storage.add_table(row)
            removed = [await hall.storage.remove_tables("closed", 1.0, 4, 2) for _ in range(3)]
            assert removed == [2, 1, 0]
            assert [row.id for row in await hall.storage.newest_tables(["closed"], 9)] == ["6", "5", "4", "2"]

    asyncio.run(story())


@pytest.mark.keeps
def test_people_without_tables_are_forgotten_after_their_days(tmp_path, back_end):
    async def story(server):
        async with people(server, "Ana", "Bob") as (ana, bob):
            await ana.make()
            server.sql(f"UPDATE nicknames SET seen = seen - {91 * DAY}")
            async with asyncio.timeout(PATIENCE):
                while (await bob.http.get("/api/me")).json()["nickname"] is not None:
                    await asyncio.sleep(0.05)
            assert (await ana.http.get("/api/me")).json()["nickname"] == "Ana"

    with Server(tmp_path / "data", back_end, **KEPT) as server:
        asyncio.run(story(server))


@pytest.mark.keeps
def test_no_more_people_without_tables_are_kept_than_allowed_and_who_was_here_longest_ago_gives_way(tmp_path, back_end):
    async def story():
        async with hall_over(back_end(tmp_path), people=2) as hall:
            for seen, name in enumerate(("ana", "bob", "eve", "zoe")):
                await hall.storage.set_nickname(name, name)
                await hall.storage.see(name, "", 1000.0 + seen)
            await hall.make("ana", "Ana", NewTable("minivilles", seats=["me", "me"]))
            assert await hall.storage.remove_people(0.0, hall.settings.people, 100) == 1
            assert [person.person for person in await hall.storage.newest_people(9)] == ["zoe", "eve", "ana"]

    asyncio.run(story())


def test_one_address_chooses_so_many_names_and_no_more(tmp_path):
    async def story(server):
        async with strangers(server, Ana="203.0.113.7", Bob="203.0.113.8") as [ana, bob]:
            named = [await ana.http.put("/api/me", json={"nickname": f"Ana {number}"}) for number in range(4)]
            assert [answer.status_code for answer in named] == [200, 200, 429, 429]
            assert (await bob.http.put("/api/me", json={"nickname": "Bert"})).status_code == 200

    with Server(tmp_path / "data", names_per_minute=1e-6, names_burst=3) as server:
        asyncio.run(story(server))


def test_what_is_removed_gives_its_space_on_disk_back(tmp_path):
    async def story(server):
        async with people(server, "Ana") as ana:
            empty = size_of(server)
            for _ in range(10):
                opened = await ana.http.post("/api/records", json=endless_record(MOST_REVIEWED))
            full = size_of(server)
            assert full - empty > 1_000_000
            server.age(31 * DAY)
            await gone(server, opened.json()["id"])
            async with asyncio.timeout(PATIENCE):
                while size_of(server) > empty + (full - empty) / 5:
                    await asyncio.sleep(0.05)

    with Server(tmp_path / "data", **KEPT) as server:
        asyncio.run(story(server))


def size_of(server: Server) -> int:
    """Return how many bytes a server's database and what belongs to it take."""
    return sum(path.stat().st_size for path in Path(server.database).parent.glob("bourgade.db*"))


# --- Addresses, and what gives way (4) --------------------------------------------------------------------------------

FEW = {"tables_per_minute": 1e-6, "tables_burst": 3, "tables": 3}


@pytest.mark.keeps
def test_addresses_of_one_household_are_counted_together(tmp_path, back_end):
    async def story(server):
        made = []
        for number in range(6):
            async with strangers(server, Ana=f"2001:db8::{number}") as [ana]:
                made.append((await ana.http.post("/api/tables", json={"game": "minivilles"})).status_code)
        async with strangers(server, Bob="2001:db8:0:1::1") as [bob]:
            made.append((await bob.http.post("/api/tables", json={"game": "minivilles"})).status_code)
        assert made == [201, 201, 201, 429, 429, 429, 201]

    with Server(tmp_path / "data", back_end, **FEW) as server:
        asyncio.run(story(server))


@pytest.mark.keeps
def test_where_it_is_full_the_longest_unwatched_table_gives_way_and_the_hosts_never(tmp_path, back_end):
    async def story(server):
        async with strangers(server, Ana="203.0.113.7", Bob="203.0.113.8") as [ana, bob], people(server, "Zoé") as zoe:
            own = (await zoe.make())["id"]
            tables = [(await each.make())["id"] for each in (ana, ana, bob, bob)]
            for each in (own, *tables):
                assert (await bob.http.get(f"/api/tables/{each}")).status_code == 200
            async with bob.at(tables[0]), bob.at(tables[2]), zoe.at(own):
                refused = await bob.http.get(f"/api/tables/{tables[3]}")
                assert (refused.status_code, refused.json()["code"]) == (503, "full")
                assert refused.headers["Retry-After"] in refused.json()["text"]
                more = (await zoe.make())["id"]
                async with zoe.at(more) as looking:
                    await looking.do("close")

    with Server(tmp_path / "data", back_end, **FEW | {"tables_burst": 10}) as server:
        asyncio.run(story(server))


def test_where_all_are_looked_at_one_gives_way_of_the_network_that_has_most(tmp_path):
    """Else some networks could keep all the room for themselves, with no more than connections."""

    async def story():
        looking = []
        async with hall_over(str(tmp_path / "bourgade.db"), tables=4) as hall:

            async def watched(whence):
                table = await hall.find((await hall.make("ana", "Ana", NewTable("minivilles"), whence)).id)
                looking.append(Mock(person=None))
                table.come(looking[-1])
                return table

            host, _, second, other = [await watched(whence) for whence in (HERE, "eve", "eve", "bob")]
            new = await watched("zoe")
            sent_away = [len(each.dismiss.mock_calls) for each in looking]
            assert sent_away == [0, 1, 0, 0, 0]
            for whence in ("zoe", "eve", "cai"):  # else each would push out somebody who has no more, and be pushed out
                with pytest.raises(Refusal, match="full"):
                    await watched(whence)
            assert [await hall.find(each.row.id) for each in (host, second, other, new)] == [host, second, other, new]

    asyncio.run(story())


def test_a_table_that_is_being_changed_does_not_give_way(tmp_path, monkeypatch):
    """Who changes it would do so at a table that nobody else has any more."""

    async def story():
        async with hall_over(str(tmp_path / "bourgade.db"), tables=1) as hall:
            first, other = [(await hall.make("ana", "Ana", NewTable("minivilles"))).id for _ in range(2)]
            table, update, written = await hall.find(first), hall.storage.update_table, asyncio.Event()

            async def update_at_last(*given):
                await written.wait()
                await update(*given)

            monkeypatch.setattr(hall.storage, "update_table", update_at_last)
            sitting = asyncio.create_task(table.sit("bob", "Bob", None))
            while not table.being_changed:
                await asyncio.sleep(0)
            with pytest.raises(Refusal, match="full"):
                await hall.find(other)
            written.set()
            await sitting
            await hall.find(other)

    asyncio.run(story())


def test_a_table_that_is_not_kept_any_more_is_closed_for_who_still_is_there(tmp_path):
    async def story():
        path = tmp_path / "bourgade.db"
        async with hall_over(str(path)) as hall:
            row = await hall.make("ana", "Ana", NewTable("minivilles", seats=["me", "me"], options=FIRST_IS_P1))
            table = await hall.find(row.id)
            await table.start("ana")
            with closing(sqlite3.connect(path)) as db, db:
                db.execute("DELETE FROM tables")
            with pytest.raises(Refusal, match="closed"):
                await table.play("ana", 0, "roll 1")
            assert table.row.phase == "closed"

    asyncio.run(story())


@pytest.mark.parametrize("proxy", ["127.0.0.1", "::ffff:127.0.0.1", "172.16.3.4", "::ffff:172.16.3.4"])
def test_a_proxy_is_believed_whatever_kind_of_socket_takes_it_and_nobody_else_is(proxy):
    """At a socket for both kinds of addresses, one of the old kind is written in the new one."""
    asked = {proxy: "203.0.113.7", "203.0.113.8": "203.0.113.8", "::ffff:192.0.2.1": "::ffff:192.0.2.1"}
    assert {each: believed(each, with_proxies(Settings(), "172.16.0.1/12")) for each in asked} == asked


def believed(client: str, settings: Settings) -> str:
    """Return who is taken to ask when a client says that somebody pretends to ask for the server itself."""
    seen = []

    async def app(scope, *_given):
        seen.append(scope["client"][0])

    headers = [(b"x-forwarded-for", b"127.0.0.1, 203.0.113.7")]
    scope = {"type": "http", "client": (client, 1), "headers": headers}
    asyncio.run(ProxyHeadersMiddleware(app, settings.proxies)(scope, None, None))
    return seen[0]


def test_the_one_gives_way_that_nobody_has_looked_at_for_longest(tmp_path):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db"), tables=2) as hall:
            one, other, third = [(await hall.make("ana", "Ana", NewTable("minivilles"))).id for _ in range(3)]
            first, second = await hall.find(one), await hall.find(other)
            assert await hall.find(one) is first
            await hall.find(third)
            assert await hall.find(one) is first
            assert await hall.find(other) is not second

    asyncio.run(story())


def test_why_a_websocket_is_refused_can_be_asked_for_and_there_is_always_a_place_for_the_host(tmp_path):
    async def story(server):
        async with strangers(server, Ana="203.0.113.7", Bob="203.0.113.8") as [ana, bob], people(server, "Zoé") as zoe:
            table = (await ana.make())["id"]
            address = f"/api/tables/{table}/live"
            assert (await ana.http.get(address)).json() == {"ready": True}
            async with ana.at(table), zoe.at(table):
                refused = await bob.http.get(address, headers={"Accept-Language": "fr"})
                assert (refused.status_code, refused.json()["code"]) == (503, "full")
                assert refused.headers["Retry-After"] in refused.json()["text"]
                again = await zoe.http.get(address)
                assert (again.status_code, again.json()["code"]) == (429, "too-many-connections")
                assert again.headers["Retry-After"] in again.json()["text"]
            assert (await bob.http.get("/api/tables/nowhere/live")).json()["code"] in ("no-table", "full")

    with Server(tmp_path / "data", connections=1, connections_per_person=1) as server:
        asyncio.run(story(server))


@pytest.mark.parametrize("mark", ["5f0c6a3be2d9", None])
def test_a_table_of_the_host_of_the_server_is_not_theirs_any_more_when_they_leave(tmp_path, mark):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            wanted = NewTable("minivilles", seats=["me", "open"])
            table = await hall.find((await hall.make("zoe", "Zoé", wanted, HERE)).id)
            await table.sit("eve", "Eve", None)
            if mark is not None:
                table.come(Mock(person="eve", caller=Caller("", "", mark)))
            await table.leave("zoe")
            assert (table.row.host, table.about.whence) == ("eve", mark or "")

    asyncio.run(story())


@pytest.mark.parametrize(("maker", "asker", "hosts"), [(HERE, "guest", "zoe"), ("guest", "other", "eve")])
def test_a_rematch_of_the_host_of_the_server_is_theirs_whoever_asks_for_it(tmp_path, maker, asker, hosts):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            wanted = NewTable("mint-works", seats=["me", "open"])
            table = await hall.find((await hall.make("zoe", "Zoé", wanted, maker)).id)
            await table.sit("eve", "Eve", None)
            await table.start("zoe")
            while table.row.phase == "playing":
                await table.play({"P1": "zoe", "P2": "eve"}[table.game.actor], table.ply, table.game.legal()[-1])
            again = await hall.find(await hall.rematch(table, "eve", asker))
            assert (again.row.host, again.about.whence) == (hosts, HERE if maker == HERE else asker)

    asyncio.run(story())


# --- Codes (5) --------------------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_a_code_counts_as_long_as_a_seat_is_open(house):
    async def story():
        async with people(house, "Ana", "Bob") as (ana, bob):
            made = await ana.make(seats=["me", "open"])
            address = f"/api/codes/{made['code']}"
            assert (await bob.http.get(address)).json()["id"] == made["id"]
            async with ana.at(made["id"]) as first, bob.at(made["id"]) as second:
                await second.do("sit")
                assert (await bob.http.get(address)).json()["code"] == "no-code"
                await first.do("start")
                assert (await bob.http.get(address)).json()["code"] == "no-code"
                await second.do("leave")
                assert (await bob.http.get(address)).json()["id"] == made["id"]

    asyncio.run(story())


def test_who_guesses_codes_has_to_wait_also_with_the_right_one_and_others_do_not(tmp_path):
    async def story(server):
        async with strangers(server, Ana="203.0.113.7", Bob="203.0.113.8") as [ana, bob]:
            code = (await ana.make())["code"]
            for number in range(5):
                assert (await bob.http.get(f"/api/codes/{code}")).status_code == 200
                assert (await bob.http.get(f"/api/codes/GUESS{number}")).json()["code"] == "no-code"
            for guess in ("GUESS7", code):
                refused = await bob.http.get(f"/api/codes/{guess}", headers={"Accept-Language": "fr"})
                assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
                assert "Réessayez dans" in refused.json()["text"]
                assert int(refused.headers["Retry-After"]) > 0
            assert (await ana.http.get(f"/api/codes/{code}")).status_code == 200
            at_once = [ana.http.get(f"/api/codes/GUESS{number}") for number in range(20)]
            refused = [answer.json()["code"] for answer in await asyncio.gather(*at_once)]
            assert refused.count("no-code") == 5

    with Server(tmp_path / "data", misses_per_minute=1e-6, misses_burst=5) as server:
        asyncio.run(story(server))


# --- Seats, positions, names, cookies, long games (6) -----------------------------------------------------------------


@pytest.mark.keeps
def test_who_knows_the_secrets_of_one_seat_sits_at_no_other(house):
    async def story():
        async with people(house, "Ana", "Bob", "Eve") as (ana, bob, eve):
            made = (await ana.make(game="mint-works", seats=["me", "open"]))["id"]
            async with ana.at(made) as first, bob.at(made) as second, eve.at(made) as third:
                await second.do("sit")
                await first.do("start")
                await second.do("leave")
                assert await first.refused("sit", seat="P2") == "second-seat"
                assert await first.refused("sit") == "second-seat"
                await first.see(lambda: not first.seats["P2"].get("free"))
                await third.do("sit", seat="P2")  # knows nothing yet
                await first.do("leave")
                assert await second.refused("sit", seat="P1") == "second-seat"  # knows what P2 holds
                await first.do("sit", seat="P1")

    asyncio.run(story())


def test_in_a_game_without_secrets_somebody_may_play_for_who_left(house):
    async def story():
        async with people(house, "Ana", "Bob") as (ana, bob):
            made = (await ana.make(seats=["me", "open"]))["id"]
            async with ana.at(made) as first, bob.at(made) as second:
                await second.do("sit")
                await first.do("start")
                await second.do("leave")
                await first.do("sit", seat="P2")

    asyncio.run(story())


def test_who_sits_down_for_a_rematch_does_not_come_back_for_a_bot_too(tmp_path):
    """A bot that stood in for somebody remembers them, so that they may come back, and to their own seat only."""

    async def story():
        async with hall_over(str(tmp_path / "bourgade.db"), thinkers=1) as hall:
            wanted = NewTable("mint-works", seats=["me", "easy", "open"])
            table = await hall.find((await hall.make("ana", "Ana", wanted)).id)
            table.about.chairs[1].person = "eve"  # as it is in a rematch
            await table.sit("eve", "Eve", "P3")
            await table.start("ana")
            with pytest.raises(Refusal, match="not-free"):
                await table.sit("eve", "Eve", "P2")

    asyncio.run(story())


def test_a_rematch_from_a_position_draws_anew_what_was_hidden(tmp_path):
    """P1 holds a plan that only P1 knows; it may be any of those that nobody has seen."""
    hidden = "statue, mine, truck, vault, bridge, gardens, museum, plant, obelisk, workshop"
    begun = table(hood(0, "crane"), hood(0), supply="gallery, landfill", deck=hidden, secret={"crane": "P1"})
    position = begun.position()

    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            drawn = set()
            for _ in range(12):
                wanted = NewTable("mint-works", seats=["me", "me"], position=position)
                first = await hall.find((await hall.make("ana", "Ana", wanted)).id)
                await first.start("ana")
                while first.row.phase == "playing":
                    moves = first.game.legal()
                    await first.play("ana", first.ply, moves[-1])
                again = await hall.find(await hall.rematch(first, "ana"))
                assert again.about.setup.start == first.about.setup.start
                drawn.add(json.dumps(again.about.start, sort_keys=True))
            assert len(drawn) > 1

    asyncio.run(story())


NAMES = ["localhost", "127.0.0.1", "192.168.1.5", "[::1]", "[2001:db8::1]", "nas", "nas.local", "game.home", "box.lan"]
OTHERS = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:80",
    "a@localhost",
    "",
    "[::1",
    "nas localhost",  # as two headers are read
]


def test_only_who_calls_the_server_by_its_name_is_answered(house):
    for name in NAMES:
        for host in (name, f"{name}:8765"):
            assert ask(house, "/api/health", Host=host).status_code == 200, host
    for host in OTHERS:
        for path in ("/api/health", "/", "/assets/x.js", "/api/me"):
            answer = ask(house, path, Host=host, **{"Accept-Language": "fr"})
            assert (answer.status_code, answer.json()["code"]) == (421, "other-host"), host
            assert "--name" in answer.json()["text"]
            assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", ["", "play.example.org,", "https://play.example.org", "play.example.org:443", "a b"])
def test_what_is_no_name_is_refused(name):
    with pytest.raises(BadAddress, match="is not the name of a server"):
        with_names(Settings(), name)


def test_a_server_has_the_names_that_its_host_gives_it(tmp_path):
    with Server(tmp_path / "data", names=("play.example.org",)) as server:
        assert ask(server, "/api/health", Host="Play.example.org").status_code == 200
        assert ask(server, "/api/health", Host="evil.example").status_code == 421
    with Server(tmp_path / "data", names=("*",)) as server:
        assert ask(server, "/api/health", Host="whatever.example").status_code == 200


def test_a_websocket_under_another_name_is_refused(house):
    async def story():
        async with people(house, "Ana") as ana:
            made = (await ana.make())["id"]
            address = f"ws://evil.example:{house.port}/api/tables/{made}/live"
            looking = connect(address, host="127.0.0.1", proxy=None, additional_headers={"Cookie": ana.cookie()})
            with pytest.raises(InvalidStatus) as refused:
                await looking
            assert refused.value.response.status_code == 421

    asyncio.run(story())


def test_a_page_of_the_same_name_by_another_scheme_is_another_page(house):
    async def story():
        async with people(house, "Ana") as ana:
            host = f"127.0.0.1:{house.port}"
            for origin, proto, status in (
                (f"http://{host}", "http", 200),
                (f"https://{host}", "http", 403),
                (f"http://{host}", "https", 403),
                (f"https://{host}", "https", 200),
            ):
                headers = {"Origin": origin, "X-Forwarded-Proto": proto}
                answer = await ana.http.put("/api/me", json={"nickname": "Ana"}, headers=headers)
                assert answer.status_code == status, (origin, proto)

    asyncio.run(story())


def ask(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers, timeout=PATIENCE, verify=False, trust_env=False)


def test_names_that_only_look_alike_are_told_apart(house):
    async def story():
        async with people(house, "Zoé", "Z\u043eé", "Ada") as (zoe, fake, ada):
            made = (await zoe.make(seats=["me", "open", "open"], options={}))["id"]
            async with zoe.at(made) as looking, fake.at(made) as second, ada.at(made) as third:
                await second.do("sit")
                await third.do("sit")
                await looking.see(lambda: looking.seats["P3"].get("name"))
                names = [seat["name"] for seat in looking.seats.values()]
                assert names == ["Zoé (P1)", "Z\u043eé (P2)", "Ada"]

    asyncio.run(story())


def test_nobody_passes_for_who_is_told_apart_by_a_seat():
    names = {"P1": "Zoé", "P2": "Zoe", "P3": "Zoé (P1)", "P4": "Ada"}
    assert told_apart(names) == {"P1": "Zoé (P1)", "P2": "Zoe (P2)", "P3": "Zoé (P1) (P3)", "P4": "Ada"}
    nobody = {"P1": "---", "P2": "...", "P3": None}  # of which nothing is left, and nobody
    assert told_apart(nobody) == {"P1": "--- (P1)", "P2": "... (P2)", "P3": None}


def test_in_the_chat_it_shows_who_sits_and_who_only_watches(house):
    async def story():
        async with people(house, "Ana", "Ana") as (ana, other):
            made = (await ana.make())["id"]
            async with ana.at(made) as looking, other.at(made) as watching:
                await looking.do("say", text="I am Ana.")
                await watching.do("say", text="So am I.")
                await looking.see(lambda: len(looking.chat) == 2)
                assert [(line["name"], line["seat"]) for line in looking.chat] == [("Ana", "P1"), ("Ana", None)]

    asyncio.run(story())


@pytest.mark.keeps
def test_who_wants_to_be_forgotten_is_nobody_on_all_devices_and_stands_up(house):
    async def story():
        async with people(house, "Ana", "Bob") as (ana, bob):
            made = (await ana.make(seats=["me", "open"]))["id"]
            cookie = {"Cookie": ana.cookie()}  # on another device
            async with ana.at(made) as first, bob.at(made) as second:
                await second.do("sit")
                await first.do("start")
                answer = await ana.http.delete("/api/me")
                assert (answer.status_code, answer.json()) == (200, {"nickname": None, "tables": []})
                assert "bourgade" not in ana.http.cookies
                with pytest.raises(ConnectionClosed):
                    await first.see(lambda: False)
                await second.see(lambda: second.seats["P1"]["kind"] == "open")
                assert second.seats["P1"].get("name") is None
            me = ask(house, "/api/me", **cookie)
            assert me.json() == {"nickname": None, "tables": []}
            assert "set-cookie" in me.headers  # somebody new
            answer = httpx.put(
                f"{house.url}/api/me", json={"nickname": "Eve"}, headers=cookie, timeout=PATIENCE, trust_env=False
            )
            assert answer.json()["code"] == "nobody-here"

    asyncio.run(story())


@pytest.mark.keeps
def test_who_was_forgotten_meanwhile_gets_no_name(house):
    async def story():
        async with people(house, "Ana") as ana:
            with Wire(house) as wire:
                headers = (f"Cookie: {ana.cookie()}", "Content-Type: application/json", "Content-Length: 19")
                wire.request("PUT /api/me", *headers, "Connection: close", body=b'{"nickname":"Slow"')
                await ana.http.get("/api/me")
                assert (await ana.http.delete("/api/me")).status_code == 200
                wire.send(b"}")
                assert b"nobody-here" in wire.rest()
            assert house.sql("SELECT count(*) FROM nicknames WHERE nickname = 'Slow'") == "0"

    asyncio.run(story())


@pytest.mark.keeps
def test_who_is_nobody_any_more_is_given_no_name(tmp_path, back_end):
    async def story():
        async with hall_over(back_end(tmp_path)) as hall:
            await hall.storage.set_nickname("ana", "Ana")
            await hall.storage.revoke("ana")
            await hall.storage.set_nickname("ana", "Ana")
            assert await hall.storage.nickname("ana") is None

    asyncio.run(story())


def test_who_wants_to_be_forgotten_stands_up_also_where_a_table_has_no_room_in_memory(tmp_path):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db"), tables=1) as hall:
            wanted = NewTable("minivilles", seats=["me", "open"])
            made = (await hall.make("ana", "Ana", wanted)).id
            await (await hall.find(made)).sit("bob", "Bob", None)
            other = await hall.find((await hall.make("eve", "Eve", wanted)).id)
            other.come(Mock(person="eve"))
            await hall.forget_person("ana")
            kept = about_of(await hall.storage.table(made))
            assert [(chair.kind, chair.person) for chair in kept.chairs] == [("open", None), ("person", "bob")]

    asyncio.run(story())


def test_who_wants_to_be_forgotten_stands_up_at_more_tables_than_a_list_has(tmp_path):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db"), listed=1) as hall:
            made = [(await hall.make("ana", "Ana", NewTable("minivilles"))).id for _ in range(3)]
            await hall.forget_person("ana")
            assert [(await hall.storage.table(each)).phase for each in made] == ["closed"] * 3

    asyncio.run(story())


@pytest.mark.keeps
def test_a_long_game_is_told_page_by_page(house):
    async def story():
        async with people(house, "Ana") as ana:
            record = endless_record(2 * PAGE + 10)
            opened = (await ana.http.post("/api/records", json=record)).json()["id"]
            async with ana.at(opened) as looking:
                await looking.see(lambda: len(looking.actions) == looking.now["ply"])
                pages = [len(message["actions"]) for message in looking.heard]
                assert pages == [PAGE, PAGE, 10]
                assert [each["action"] for each in looking.actions] == record["actions"]
                await looking.do("table", since=PAGE + 5)
                assert len(looking.heard[-3]["actions"]) == PAGE
                assert looking.heard[-3]["actions"][0]["ply"] == PAGE + 5
            first = (await ana.http.get(f"/api/tables/{opened}")).json()["actions"]
            assert [action["ply"] for action in first] == list(range(PAGE))
            rest = (await ana.http.get(f"/api/tables/{opened}?since={2 * PAGE}")).json()["actions"]
            assert [action["ply"] for action in rest] == list(range(2 * PAGE, 2 * PAGE + 10))

    asyncio.run(story())


def test_pages_of_a_long_game_are_no_messages_of_who_reads_them(tmp_path):
    async def story(server):
        async with people(server, "Ana") as ana:
            opened = (await ana.http.post("/api/records", json=endless_record(3 * PAGE))).json()["id"]
            async with ana.at(opened) as looking:
                await looking.see(lambda: len(looking.actions) == 3 * PAGE)
                await looking.do("table", since=3 * PAGE - 1)

    with Server(tmp_path / "data", messages_per_second=1e-6, burst=1) as server:
        asyncio.run(story(server))


# --- Bans (8) ---------------------------------------------------------------------------------------------------------


def test_who_is_banned_is_told_for_how_long_and_the_host_never_is(tmp_path):
    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            await hall.storage.ban(Ban("address", "203.0.113.0/24", 2e10))
            await hall.storage.ban(Ban("person", "ana", 2e10))
            await until(lambda: refused(hall, "203.0.113.7", None))
            assert refused(hall, "198.51.100.7", "ana")
            assert not refused(hall, "198.51.100.7", "bob")
            assert not refused(hall, "203.0.113.7", None, whence="here")

    asyncio.run(story())


def test_a_network_of_the_old_kind_may_be_written_in_the_new_one(tmp_path):
    async def story():
        database = str(tmp_path / "bourgade.db")
        async with hall_over(database) as hall:
            banned = await ban(database, "::ffff:203.0.113.0/120", "1d")
            await until(lambda: refused(hall, "203.0.113.7", None))
            assert await unban(database, "203.0.113.0/24") == banned.what

    asyncio.run(story())


def refused(hall: Hall, address: str, person: str | None, whence: str = "") -> bool:
    try:
        hall.bans.check(Caller(address, address, whence), person)
    except Refusal as refusal:
        return refusal.code == "banned" and refusal.wait > 0
    return False


# --- Limits of a host's own -------------------------------------------------------------------------------------------


def test_a_host_has_limits_of_their_own_in_a_file(tmp_path):
    from bourgade.errors import BadFile
    from bourgade.server.settings import with_limits

    file = tmp_path / "limits.toml"
    file.write_text('tables = 10\nkeep_records = "14 d"\nkeep_games = inf\nrequests_per_second = 5\nearly = false\n')
    limits = with_limits(Settings(), file)
    assert (limits.tables, limits.keep_records, limits.requests_per_second, limits.early) == (10, 14 * DAY, 5, False)
    for text, complaint in (
        ("tabels = 10", "did you mean tables?"),
        ("tables = -1", "a number above 0"),
        ("tables = 1.5", "a number above 0"),
        ('requests_per_second = "5 s"', "a number above 0"),
        ('keep_records = "a fortnight"', '"30 d"'),
        ("early = 1", "true or false"),
        ('port = "80"', "no limit 'port'"),
        ("tables", "not TOML"),
    ):
        file.write_text(text)
        with pytest.raises(BadFile, match=complaint):
            with_limits(Settings(), file)
    with pytest.raises(BadFile, match="cannot be read"):
        with_limits(Settings(), tmp_path / "nowhere.toml")


# --- All at once ------------------------------------------------------------------------------------------------------


def test_all_of_it_at_once_harms_nobody(tmp_path):
    """`benchmarks/faults.py --only strangers` lets them for minutes, and measures."""

    async def story(server):
        evil, over = Strangers(server), []
        raging = asyncio.create_task(evil.rage(lambda: bool(over)))
        async with strangers(server, Ana="198.51.100.7") as [ana], people(server, "Zoé") as zoe:
            table = (await ana.make(seats=["me", "normal"], pace=0, options=FIRST_IS_P1))["id"]
            async with ana.at(table) as looking:
                await looking.do("start")
                for _ in range(10):
                    await looking.see(lambda: looking.legal)
                    wanted = "build nothing" if "build nothing" in looking.legal else looking.legal[0]
                    await looking.do("play", ply=len(looking.actions), move=wanted)
            own = (await zoe.make())["id"]
            assert (await zoe.http.get(f"/api/tables/{own}")).status_code == 200
            async with asyncio.timeout(PATIENCE):
                while not set(evil.done) >= ALL_DONE:
                    await asyncio.sleep(0.1)
        over.append(True)
        await raging
        assert not {status for done in evil.done if (status := done.rpartition(" ")[2]) == "500"}
        assert [line for line in server.complaints() if "Traceback" in str(line)] == []

    with Server(tmp_path / "data", **STRICT | {"pace": 0.0, "early": False, "thinkers": 2, "tables": 50}) as server:
        asyncio.run(story(server))


ALL_DONE = {"floods", "tables of experts 429", "records 201", "reviews 200", "tables 201", "looks 200", "guesses 404"}
ALL_DONE |= {"guesses 429", "other names 421", "other pages 403", "forgotten 200", "forgotten 429"}
