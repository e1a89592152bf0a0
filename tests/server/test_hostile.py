"""What goes wrong with people: bad manners, forged cookies, floods, and eyes on other people's cards.

Each is answered with a clear error or closed; meanwhile and afterwards others play on.
"""

import asyncio
import json
import random
import re
import socket
import struct
import time
from collections import Counter
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import httpx
import psutil
import pytest
from catalogues import names as card_names
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mischief import (
    ANSWERS,
    CLOSE,
    EVERYTHING_SAID,
    FIRST_IS_P1,
    LOTTO,
    MORE,
    PING,
    TEXT,
    UPGRADE,
    Fuzzed,
    Wire,
    campaign,
    frame,
    request,
)
from promises import until
from server_town import PATIENCE, Looking, Person, Server
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import bourgade
from bourgade.server.app import HEADERS, create_app
from bourgade.server.live import DROPPED
from bourgade.server.people import Door
from bourgade.server.settings import Settings
from bourgade.server.table import MOST_PLIES, PAGE
from bourgade.server.wire import SLICE, WebSocket
from bourgade.texts import LANGUAGES

MEGABYTE = 1 << 20
STRICT = {  # limits of a server that are met quickly, or that are those of any server
    "requests_per_second": 20.0,
    "requests_burst": 400,
    "tables_per_minute": 20.0,
    "tables_burst": 30,
    "connections_per_person": 5,
    "connections_per_address": 12,
    "messages_per_second": 20.0,
    "burst": 60,
    "tables_per_person": 3,
    "sweep": 0.1,
    "forget": 0.2,
}


@pytest.fixture(scope="module")
def easy_house(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("hostile") / "data", back_end, thinkers=1, away=0.0) as server:
        asyncio.run(others_play_on(server))  # now the rules are in memory, which is measured below
        yield server


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("strict") / "data", back_end, thinkers=1, **STRICT) as server:
        asyncio.run(others_play_on(server))
        yield server


@pytest.fixture
def server(easy_house):
    yield from unharmed(easy_house)


@pytest.fixture
def strict(strict_house):
    yield from unharmed(strict_house)


def unharmed(server: Server):
    """Give a server to be mean to; afterwards others must be able to play there, and its log has no tracebacks."""
    before = len(server.log())
    yield server
    asyncio.run(others_play_on(server))
    assert troubles(server.log()[before:]) == []


async def others_play_on(server: Server, moves: int = 3) -> None:
    """Let somebody somewhere else make a table and play some moves there."""
    eve = await Person(server, "Eve", **{"X-Forwarded-For": "192.0.2.7"}).arrive()
    try:
        table = (await eve.make(seats=["me", "me"]))["id"]
        async with eve.at(table) as looking:
            await looking.do("start")
            for _ in range(moves):
                await looking.see(lambda: looking.legal)
                assert (await looking.play(looking.legal[0]))["type"] == "done"
            await looking.do("leave")
    finally:
        await eve.leave_town()


def troubles(log: str) -> list[str]:
    return [line for line in log.splitlines() if re.search(r"Traceback|failed|not sent|never retrieved", line)]


def memory(server: Server) -> int:
    return psutil.Process(server.process.pid).memory_info().rss


def browser(server: Server, headers: dict) -> httpx.AsyncClient:
    """Return a browser that sends some headers; there is nothing to verify without TLS."""
    return httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False, trust_env=False)


def asked(server: Server, method: str, path: str, **options: object) -> httpx.Response:
    """Ask without a browser, and so without a cookie."""
    return httpx.request(method, f"{server.url}{path}", timeout=PATIENCE, verify=False, trust_env=False, **options)


def in_town(server: Server, story, *names: str) -> None:
    """Run a story in which some people are in town."""

    async def told() -> None:
        address = ".".join(str(random.randrange(1, 255)) for _ in range(4))  # where nobody has been before
        everybody = [await Person(server, name, **{"X-Forwarded-For": address}).arrive() for name in names]
        try:
            await story(*everybody)
        finally:
            for person in everybody:
                await person.leave_town()

    asyncio.run(told())


async def two_playing(stack: AsyncExitStack, one: Person, other: Person, **wanted: object) -> tuple[Looking, Looking]:
    """Return two people in a game that has just begun; P1, the first, is to act."""
    table = (await one.make(**{"options": FIRST_IS_P1} | wanted))["id"]
    first = await stack.enter_async_context(one.at(table))
    second = await stack.enter_async_context(other.at(table))
    await second.do("sit")
    await first.do("start")
    for looking in (first, second):
        await looking.see(lambda looking=looking: looking.now)
    return first, second


async def answer_to(looking: Looking, message: str | bytes) -> dict:
    """Send anything, and return the answer to it."""
    await looking.socket.send(message)
    while (answer := await looking.take())["type"] not in ANSWERS:
        pass
    return answer


# --- Moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_a_move_out_of_turn_or_for_somebody_else_is_refused_and_nothing_changes(server):
    async def story(ana, bob, wat):
        async with AsyncExitStack() as stack:
            first, second = await two_playing(stack, ana, bob)
            watching = await stack.enter_async_context(wat.at(first.table["id"]))
            before, move, ply = first.now, first.legal[0], len(first.actions)
            assert second.legal == watching.legal == []
            assert await second.refused("play", ply=ply, move=move) == "not-your-turn"
            assert await watching.refused("play", ply=ply, move=move) == "not-seated"
            for field in ("seat", "who", "player", "person"):
                answer = await answer_to(second, json.dumps({"type": "play", "ply": ply, "move": move, field: "P1"}))
                assert (answer["type"], answer["code"]) == ("error", "bad-message")
            async with Person(server, "Nobody").at(first.table["id"]) as nobody:
                for kind, values in EVERYTHING_SAID.items():
                    if kind != "table":
                        assert await nobody.refused(kind, **values) == "nobody-here"
            await first.do("table")
            assert (first.now, len(first.actions)) == (before, ply)
            assert (await first.play(move))["type"] == "done"

    in_town(server, story, "Ana", "Bob", "Wat")


@pytest.mark.keeps
def test_a_move_sent_twice_is_played_once(server):
    async def story(ana, bob):
        async with AsyncExitStack() as stack:
            first, second = await two_playing(stack, ana, bob)
            ply, move = len(first.actions), first.legal[0]
            message = json.dumps({"type": "play", "ply": ply, "move": move})
            for _ in range(20):
                await first.socket.send(message)
            answers = []
            while len(answers) < 20:
                answer = await first.take()
                if answer["type"] in ("done", "error"):
                    answers.append(answer.get("code"))
            assert answers == [None] + ["stale"] * 19
            await second.do("table")
            assert [action["action"] for action in second.actions if action["who"] == "P1"] == [move]

    in_town(server, story, "Ana", "Bob")


@pytest.mark.parametrize("ply", [0, -1, 2, 100, 2**31, 2**63, 2**64, 10**30, -(10**30)])
@pytest.mark.keeps
def test_a_move_for_an_old_or_a_future_ply_is_refused(server, ply):
    async def story(ana, bob):
        async with AsyncExitStack() as stack:
            first, _ = await two_playing(stack, ana, bob, options={})
            if first.legal and len(first.actions) == 1:
                answer = await first.ask("play", ply=ply, move=first.legal[0])
                assert (answer["type"], answer["code"]) == ("error", "stale")
                assert answer["text"].endswith(" 1.")
                assert first.legal

    in_town(server, story, "Ana", "Bob")


def test_what_is_no_move_is_refused_also_what_chance_would_do(server):
    moves = [
        "", " ", "x", "die 6", "dice 6 6", "first P1", "build", "build castle", "build nothing", "roll", "roll 3",
        "roll -1", "roll 1; roll 1", "roll 1" * 16, "a" * 101, "b" * 8000, "\0", "roll \0", "röll 1", "roll ①",
        "\u202eroll 1", "{}", "{0}", "%s", "__class__", "?", "draw ?", "../../etc/passwd", " roll 1" * 13, "roll 1\0",
    ]  # fmt: skip

    async def story(ana, bob):
        async with AsyncExitStack() as stack:
            first, _ = await two_playing(stack, ana, bob)
            ply, before = len(first.actions), first.now
            refused = Counter([await first.refused("play", ply=ply, move=move) for move in moves])
            assert set(refused) <= {"illegal", "too-long"}, refused
            assert (await first.ask("table"))["type"] == "done"
            assert (len(first.actions), first.now) == (ply, before)

    in_town(server, story, "Ana", "Bob")


# --- Bytes ------------------------------------------------------------------------------------------------------------

NO_MESSAGES = [
    "", " ", "\0", "null", "true", "0", '""', "[]", "{}", "{", '{"type"', "\ufeff{}", "{}{}", '{"type":"table"}x',
    "NaN",
    '{"type":"nothing"}', '{"type":null}', '{"type":5}', '{"type":["table"]}', '{"TYPE":"table"}', '["table"]',
    '{"type":"table","since":NaN}', '{"type":"table","since":Infinity}', '{"type":"table","since":1.5}',
    '{"type":"table","since":"0"}', '{"type":"table","since":null}', '{"type":"table","since":1e999}',
    '{"type":"table","since":' + "9" * 5000 + "}", '{"type":"table","id":"1"}', '{"type":"table","id":[]}',
    '{"type":"table","unknown":1}', '{"type":"table","__proto__":{}}', '{"type":"table","type":"start"}',
    '{"type":"say"}', '{"type":"say","text":null}', '{"type":"say","text":["a"]}', '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"\\udc00\\ud800"}', '{"type":"say","text":"\\x41"}', '{"type":"say","text":"a\nb"}',
    '{"type":"bot","seat":"P2","level":"genius"}', '{"type":"bot","seat":"P2","level":"easy\\u0000"}',
    "[" * 4000, '{"type":' * 1000, '{"type":"say","text":' + "[" * 3000, '{"a":' * 1300 + "1" + "}" * 1300,
    '{"' + "k" * 8000 + '":1}', "<message/>", "type=table", b"\xff\xfe", b"\xed\xa0\x80", b"\x00" * 100,
    b'{"type":"say","text":"\xff"}', b'{"type":"say","text":"\xed\xa0\x80"}', b'{"type":"table"}\x00',
    '{"type":"table"}'.encode("utf-16"), random.Random(1).randbytes(8000),
]  # fmt: skip


def test_garbage_is_answered_with_an_error_each_time(server):
    async def story(ana, bob):
        async with AsyncExitStack() as stack:
            first, second = await two_playing(stack, ana, bob)
            for message in NO_MESSAGES:
                answer = await answer_to(second, message)
                assert (answer["type"], answer["code"], answer["id"]) == ("error", "bad-message", None), message[:50]
                assert answer["text"]
            assert (await first.play(first.legal[0]))["type"] == "done"
            await second.do("table")

    in_town(server, story, "Ana", "Bob")


def test_what_is_not_understood_is_answered_under_its_number_where_it_has_one(server):
    async def story(ana):
        table = (await ana.make())["id"]
        async with ana.at(table) as looking:
            for message in ('{"type":"dance","id":5}', '{"id":5,"type":"say"}', '{"type":"table","id":5,"x":[{}]}'):
                answer = await answer_to(looking, message)
                assert (answer["code"], answer["id"]) == ("bad-message", 5)

    in_town(server, story, "Ana")


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"table","id":1,"id":2}',  # twice the same: the last counts
        '{"type":"table","since":1,"since":0}',
        '{"type":"table","since":' + "9" * 4000 + "}",
        '{"type":"table","since":-' + "9" * 4000 + "}",
        '{"type":"table","id":' + "9" * 4000 + "}",
        '{"type":"table","id":18446744073709551616}',
        '  {"since" : 0,\n"type":"\\u0074able"}  ',
        b'{"type":"table"}',  # in a binary frame
    ],
    ids=range(8),
)
@pytest.mark.keeps
def test_odd_messages_that_can_be_understood_are_carried_out(server, message):
    async def story(ana):
        table = (await ana.make())["id"]
        async with ana.at(table) as looking:
            answer = await answer_to(looking, message)
            assert answer["type"] == "done"
            expected = json.loads(message).get("id")
            assert answer["id"] == expected

    in_town(server, story, "Ana")


def bytes_at_a_table(server: Server, mean) -> None:
    """Let somebody be mean on the wire, at a table where Ana sits and where it goes on."""

    async def story(ana, bob):
        async with AsyncExitStack() as stack:
            first, second = await two_playing(stack, ana, bob)
            with Wire(server) as wire:
                wire.upgrade(first.table["id"], f"Cookie: {bob.cookie()}")
                meanness = asyncio.create_task(asyncio.to_thread(mean, wire))
                for _ in range(5):
                    await second.do("table")
                    playing = first if first.legal else second
                    await playing.see(lambda playing=playing: playing.legal)
                    assert (await playing.play(playing.legal[0]))["type"] == "done"
                    await first.do("table")
                await meanness

    in_town(server, story, "Ana", "Bob")


def test_ten_megabytes_in_one_frame_are_not_taken(server):
    def mean(wire: Wire) -> None:
        wire.flood(frame(TEXT, b"x" * 10_000_000), 1)
        wire.rest()

    before = memory(server)
    bytes_at_a_table(server, mean)
    assert memory(server) - before < 5 * MEGABYTE


def test_who_announces_ten_megabytes_is_told_at_once(server):
    def mean(wire: Wire) -> None:
        wire.send(frame(TEXT, b"", size=10_000_000))
        assert wire.close_code() == 1009

    bytes_at_a_table(server, mean)


def test_ten_megabytes_in_many_frames_are_not_taken(server):
    def mean(wire: Wire) -> None:
        wire.send(frame(TEXT, b"x" * 1000, last=False))
        wire.flood(frame(MORE, b"x" * 1000, last=False), 10_000)
        wire.rest()

    before = memory(server)
    bytes_at_a_table(server, mean)
    assert memory(server) - before < 5 * MEGABYTE


def test_empty_fragments_without_end_are_not_taken(server):
    def mean(wire: Wire) -> None:
        wire.send(frame(TEXT, last=False))
        wire.flood(frame(MORE, last=False) * 10_000, 200)
        wire.rest()

    before, work = memory(server), server.seconds_of_work()
    bytes_at_a_table(server, mean)
    assert memory(server) - before < 5 * MEGABYTE
    assert server.seconds_of_work() - work < 1.5


def test_pings_of_who_does_not_read_the_answers_are_not_taken_without_end(server):
    def mean(wire: Wire) -> None:
        wire.flood(frame(PING, b"x" * 125) * 1000, 400)
        wire.rest()

    before, work = memory(server), server.seconds_of_work()
    bytes_at_a_table(server, mean)
    assert memory(server) - before < 5 * MEGABYTE
    assert server.seconds_of_work() - work < 1.5


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, b"\xff\xfe\xfd"),  # no UTF-8
        frame(TEXT, b'{"type":"say","text":"\xed\xa0\x80"}'),
        bytes([0x81, 5]) + b"hello",  # not masked
        frame(3, b"x"),  # no such kind
        frame(11, b"x"),
        bytes([0xC1]) + frame(TEXT, b"x")[1:],  # says that it is compressed
        frame(MORE, b"x"),  # goes on with nothing
        frame(TEXT, b"x", last=False) + frame(TEXT, b"x"),  # begins anew in the middle
        frame(PING, b"x" * 125, last=False),  # a ping in pieces
        frame(PING, b"x" * 200),  # a long ping
        frame(CLOSE, b"x"),  # a close of one byte
        frame(CLOSE, struct.pack(">H", 999)),
        frame(CLOSE, struct.pack(">H", 1000) + b"\xff"),
        frame(CLOSE, struct.pack(">H", 1000)),
        b"\xff" * 20,
        b"GET / HTTP/1.1\r\n\r\n",
        struct.pack(">BBQ", 0x81, 0xFF, 2**63),  # negative, or eight exabytes
    ],
    ids=range(17),
)
def test_what_is_no_frame_closes_the_connection(server, data):
    bytes_at_a_table(server, lambda wire: (wire.send(data), wire.rest()))


@pytest.mark.parametrize(
    "half",
    [
        frame(TEXT, b'{"type":"ta', size=16),  # half a frame
        frame(TEXT, b'{"type":"ta', last=False),  # half a message
        b"\x81",  # half a head
        frame(TEXT, b"", size=8192)[:6],
    ],
    ids=["frame", "message", "head", "mask"],
)
def test_half_of_something_and_then_silence_holds_up_nobody(server, half):
    bytes_at_a_table(server, lambda wire: (wire.send(half), time.sleep(0.3)))


HALF_BODIES = [
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
]


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        *HALF_BODIES,
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a browser that tries https
        b"\xff" * 1000,
    ],
    ids=["nothing", "word", "head", "body", "chunk", "tls", "garbage"],
)
def test_half_a_request_and_then_nothing_holds_up_nobody(server, half):
    with Wire(server) as wire:
        wire.send(half)
        asyncio.run(others_play_on(server))


def test_a_head_of_a_request_without_end_is_not_taken(server):
    before = memory(server)
    for line in (b"X: " + b"x" * MEGABYTE, b"X: x\r\n" * 100_000):
        with Wire(server) as wire:
            wire.send(b"GET / HTTP/1.1\r\n" + line[:3])
            wire.flood(line, 40)
            wire.rest()
    assert memory(server) - before < 5 * MEGABYTE


@pytest.mark.parametrize(
    ("table", "headers", "body"),
    [
        ("x", ["Content-Length: 1"], b""),
        ("x", ["Content-Length: 20"], b"x" * 20),
        ("x", ["Transfer-Encoding: chunked"], b"5\r\nhello\r\n0\r\n\r\n"),
        ("x", [f"X-{number}: 1" for number in range(130)], b""),
        ("x", ["X: " + "x" * 9000], b""),
        ("x" * 9000, [], b""),
    ],
    ids=["body to come", "body", "chunks", "headers", "header", "path"],
)
def test_a_websocket_that_cannot_be_begun_is_answered_and_ends(server, table, headers, body):
    """Nobody would count it, and nobody would end it: of what it sends nothing comes to the application."""
    with Wire(server) as wire:
        wire.request(f"GET /api/tables/{table}/live", *UPGRADE, *headers, body=body)
        assert wire.rest().startswith(b"HTTP/1.1 400 ")


async def end_of(*sent: bytes, patience: float) -> None:
    """Wait until a WebSocket is cut off by itself, whatever the libraries make of what was sent."""

    async def app(_scope, _receive, _send):
        await asyncio.Event().wait()

    ended = asyncio.Event()
    transport = Mock(get_extra_info=Mock(return_value=None), abort=ended.set, is_closing=ended.is_set)
    config = Config(app, timeout_keep_alive=patience, ws_max_size=1, log_config=None)  # which would change all logging
    wire = WebSocket(config, ServerState(), {})
    wire.connection_made(transport)
    for data in sent:
        wire.data_received(data)
    async with asyncio.timeout(PATIENCE):
        await ended.wait()
    wire.connection_lost(None)


def test_what_never_asks_for_a_websocket_is_cut_off():
    asyncio.run(end_of(patience=0))


def test_who_does_not_wait_for_a_websocket_to_be_accepted_is_cut_off():
    """It would be a traceback in the log each time, where what is sent is no frame."""
    asyncio.run(end_of(request("GET /api/tables/x/live", *UPGRADE), b"GET", patience=PATIENCE))


def test_who_has_become_a_websocket_does_not_become_another_one(server):
    """The first would never hear that the connection ends, and keep its place for ever."""

    async def story(ana):
        head = request(f"GET /api/tables/{(await ana.make())['id']}/live", *UPGRADE)
        with Wire(server) as wire:
            wire.send(head.ljust(SLICE, b"\0") + head)
            await others_play_on(server)
            assert wire.at_hand().count(b"HTTP/1.1 101") == 1

    in_town(server, story, "Ana")


def test_who_goes_before_the_answers_is_no_error_in_the_log(server):
    before = len(server.log())
    for _ in range(30):
        with Wire(server) as wire:
            wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
            wire.socket.recv(1)
    asyncio.run(others_play_on(server))
    assert server.log()[before:].count("Traceback") == 0


def test_what_is_no_request_is_no_line_in_the_log(server):
    """Whoever likes could fill the disk with them."""
    before = server.log()
    for data in (b"\xff" * 100, request("GET /api/health", "Connection: Upgrade", "Upgrade: h2c")):
        with Wire(server) as wire:
            wire.send(data)
            wire.socket.recv(1)
    assert server.log() == before


def test_who_is_refused_a_websocket_gets_an_answer_and_is_no_error_in_the_log(server):
    """Whoever runs a server at home reads errors in the terminal."""

    async def story(ana):
        table = (await ana.make())["id"]
        for path in (f"/api/tables/{'x' * 22}/live", "/api/tables//live", "/", "/assets/x.js", "/api/me", "/nowhere"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None)
            answer = refused.value.response
            assert (answer.status_code, json.loads(answer.body)["code"][:3]) == (404, "no-"), path
        with pytest.raises(InvalidStatus, match="403"):
            await live(server, table, Origin="http://evil.example")

    before = len(server.log())
    in_town(server, story, "Ana")
    lines = [json.loads(line) for line in server.log()[before:].splitlines()]
    assert [line for line in lines if line["level"] != "info"] == []


# --- Many, slow, silent -----------------------------------------------------------------------------------------------


async def come(stack: AsyncExitStack, person: Person, table: str) -> bool:
    """Look at a table with one more connection, or be refused with a sentence."""
    refused = None
    try:
        await stack.enter_async_context(person.at(table))
    except InvalidStatus as error:
        refused = error.response
    assert refused is None or refused.status_code == 429
    assert refused is None or json.loads(refused.body)["code"] == "too-many-connections"
    return refused is None


def test_a_hundred_connections_of_one_person_are_five(strict):
    async def story(ana):
        table = (await ana.make())["id"]
        for _ in range(2):  # whoever goes makes room
            async with AsyncExitStack() as stack:
                came = await asyncio.gather(*(come(stack, ana, table) for _ in range(100)))
                assert sum(came) == STRICT["connections_per_person"]
            await asyncio.sleep(0.1)

    in_town(strict, story, "Ana")


@pytest.mark.keeps
def test_a_hundred_connections_at_once_to_a_table_that_is_not_in_memory_are_five(strict):
    async def story(ana):
        table = (await ana.make())["id"]
        await asyncio.sleep(1.0)  # so that it is forgotten
        async with AsyncExitStack() as stack:
            came = await asyncio.gather(*(come(stack, ana, table) for _ in range(100)))
            assert sum(came) == STRICT["connections_per_person"]

    in_town(strict, story, "Ana")


def test_a_hundred_connections_from_one_address_are_twelve_whoever_they_are(strict):
    async def story(ana):
        table = (await ana.make())["id"]
        async with AsyncExitStack() as stack:
            crowd = [Person(strict, "Nobody", **ana.headers) for _ in range(50)]
            crowd += [await Person(strict, f"Somebody {n}", **ana.headers).arrive() for n in range(50)]
            came = await asyncio.gather(*(come(stack, person, table) for person in crowd))
            assert sum(came) == STRICT["connections_per_address"]
            await others_play_on(strict)
            for person in crowd:
                await person.leave_town()
        async with AsyncExitStack() as stack:
            assert await come(stack, ana, table)

    in_town(strict, story, "Ana")


def test_who_says_nothing_stays_and_costs_little(server):
    async def story(ana):
        crowd = [await Person(server, f"Silent {n}").arrive() for n in range(4)]
        table = (await ana.make(seats=["me", "me"]))["id"]
        async with AsyncExitStack() as stack:
            before = memory(server)
            silent = [await stack.enter_async_context(crowd[n % 4].at(table, max_queue=None)) for n in range(160)]
            assert (memory(server) - before) / len(silent) < 100_000
            looking = await stack.enter_async_context(ana.at(table))
            await looking.do("start")
            for _ in range(5):
                assert (await looking.play(looking.legal[0]))["type"] == "done"
            ply = len(looking.actions)
            await asyncio.gather(*(each.see(lambda each=each: len(each.actions) == ply) for each in silent))
        for person in crowd:
            await person.leave_town()

    in_town(server, story, "Ana")


def test_a_client_that_never_reads_slows_nobody_and_takes_no_memory(server):
    moves, asked = 300, 40

    async def story(ana, bob):
        table = (await ana.make(seats=["me", "me"]))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
            alone = await work_of(server, looking, moves)
            with Wire(server, receives=4096) as slow, Wire(server, receives=4096) as slower:
                for wire in (slow, slower):
                    wire.upgrade(table, f"Cookie: {bob.cookie()}")
                before = memory(server)
                for _ in range(asked):  # each time some 100 KB, of which it reads nothing
                    slow.send(frame(TEXT, b'{"type":"table","since":0}'))
                    await asyncio.sleep(0.01)
                watched = await work_of(server, looking, moves)
                assert memory(server) - before < 10 * MEGABYTE
                assert watched < 3 * alone + 0.1
                assert (await bob.http.get(f"/api/tables/{table}")).json()["watchers"] <= 2
            await looking.see(lambda: looking.table["watchers"] == 0)

    in_town(server, story, "Ana", "Bob")


async def work_of(server: Server, looking: Looking, moves: int) -> float:
    """Play some moves that end nothing, and return how long the server was at work."""
    before = server.seconds_of_work()
    await play_nothing(looking, moves)
    return server.seconds_of_work() - before


async def play_nothing(looking: Looking, moves: int) -> None:
    for _ in range(moves):
        move = next((move for move in looking.legal if "nothing" in move), looking.legal[0])
        assert (await looking.play(move))["type"] == "done"
        await looking.see(lambda: looking.legal)


@pytest.mark.keeps
def test_the_longest_game_is_told_again_in_no_time(strict):
    """It comes page by page, also when it has gone on as long as games may."""

    async def story(ana):
        table = await begun(ana)
        await asyncio.sleep(1.0)  # so that it is forgotten
        await asyncio.to_thread(write_endless_game, strict, table)
        async with ana.at(table, max_size=None) as looking:
            await looking.see(lambda: len(looking.actions) == MOST_PLIES)
            work = strict.seconds_of_work()
            for _ in range(3):
                heard = len(looking.heard)
                await looking.do("table", since=0)
                pages = [message["actions"] for message in looking.heard[heard:] if message["type"] == "table"]
                assert [len(page) for page in pages] == [PAGE] * (MOST_PLIES // PAGE)
            assert (strict.seconds_of_work() - work) / 3 < 0.08

    in_town(strict, story, "Ana")


async def begun(person: Person) -> str:
    """Return a table where somebody plays alone."""
    table = (await person.make(seats=["me", "me"], options=FIRST_IS_P1))["id"]
    async with person.at(table) as looking:
        await looking.do("start")
    return table


def write_endless_game(server: Server, table: str) -> None:
    """Write a game in which nobody ever builds anything where the server keeps its tables."""
    game = bourgade.new("minivilles", first="P1", deal=False)
    number = server.sql(f"SELECT number FROM tables WHERE id = '{table}'")
    rows = []
    while len(rows) < MOST_PLIES:
        chance = game.actor == "chance"
        legal = game.legal()
        action = "die 6" if chance else "build nothing" if "build nothing" in legal else legal[0]
        rows.append(f"({number}, {len(rows)}, '{action}', '{game.actor}', 0.0)")
        game.play(action)
    server.sql(f"INSERT INTO actions VALUES {', '.join(rows)} ON CONFLICT DO NOTHING")


@pytest.mark.keeps
def test_who_sends_half_of_something_or_does_not_read_is_gone_after_a_while(tmp_path, back_end):
    """So that nobody holds connections for ever: neither with half a request nor with half a window."""
    patience = 1.0

    async def story(server, ana):
        table = await begun(ana)
        halves = [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n", *HALF_BODIES]
        with ExitStack() as stack:
            for half in halves:
                stack.enter_context(Wire(server)).send(half)
            slow = stack.enter_context(Wire(server, receives=4096)).upgrade(table, f"Cookie: {ana.cookie()}")
            for _ in range(20):
                slow.send(frame(TEXT, b'{"type":"table","since":0}') * 10)
                await asyncio.sleep(0.01)
            async with ana.at(table) as looking:
                while not looking.over and len(looking.actions) < 900:
                    await play_nothing(looking, 10)
            await until(lambda: len(connections(server)) <= 1)  # that of Ana's browser
            async with asyncio.timeout(PATIENCE):
                while any(seat.get("here") for seat in (await ana.http.get(f"/api/tables/{table}")).json()["seats"]):
                    await asyncio.sleep(0.05)

    with Server(tmp_path / "data", back_end, thinkers=1, patience=patience, unread=patience) as server:
        in_town(server, lambda ana: story(server, ana), "Ana")
        assert troubles(server.log()) == []


def connections(server: Server) -> list[object]:
    """Return the connections of clients to a server."""
    found = psutil.Process(server.process.pid).net_connections("tcp")
    return [each for each in found if each.laddr.port == server.port and each.raddr]


# --- Too much ---------------------------------------------------------------------------------------------------------


def test_who_talks_too_fast_is_refused_and_then_closed(strict):
    async def story(ana, bob):
        table = (await ana.make(seats=["me", "open"]))["id"]
        async with bob.at(table) as looking:
            answers: Counter[str] = Counter()
            started = time.monotonic()
            with suppress(ConnectionClosed):
                while True:
                    answer = await answer_to(looking, '{"type":"leave"}')
                    answers[answer["code"]] += 1
            assert looking.socket.close_code == 1008
            earned = STRICT["messages_per_second"] * (time.monotonic() - started)
            assert STRICT["burst"] <= answers["not-seated"] <= STRICT["burst"] + earned + 1
            assert answers["too-fast"] == DROPPED
        async with ana.at(table) as looking:
            await looking.do("table")

    in_town(strict, story, "Ana", "Bob")


def test_who_was_too_fast_may_go_on_after_a_moment(strict):
    async def story(ana):
        table = (await ana.make(seats=["me", "me"]))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
            for _ in range(STRICT["burst"] + 20):
                await looking.socket.send('{"type":"table"}')
            while (await answer_to(looking, '{"type":"table"}')).get("code") != "too-fast":
                pass
            ply = len(looking.actions)
            await asyncio.sleep(0.5)
            await looking.do("play", ply=ply, move=looking.legal[0])

    in_town(strict, story, "Ana")


@pytest.mark.keeps
def test_nobody_hosts_more_tables_than_allowed(strict):
    async def story(ana):
        for _ in range(STRICT["tables_per_person"]):
            await ana.make()
        answer = await ana.http.post("/api/tables", json={"game": "minivilles"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert "3" in answer.json()["text"]
        made = await asyncio.gather(*(ana.http.post("/api/tables", json={"game": "minivilles"}) for _ in range(20)))
        assert {answer.status_code for answer in made} == {429}

    in_town(strict, story, "Ana")


@pytest.mark.keeps
def test_many_tables_made_at_once_are_no_more_than_allowed(strict):
    async def story(ana):
        made = await asyncio.gather(*(ana.http.post("/api/tables", json={"game": "minivilles"}) for _ in range(30)))
        assert sum(answer.status_code == 201 for answer in made) == STRICT["tables_per_person"]

    in_town(strict, story, "Ana")


def test_requests_and_new_tables_from_one_address_are_limited_and_others_are_not_concerned(tmp_path):
    """What was allowed does not come back here before the test is over, however slow it is."""

    async def story(ana):
        made = [await ana.http.post("/api/tables", json={"game": "minivilles"}) for _ in range(35)]
        answers = Counter(answer.json().get("code") if answer.status_code == 429 else 201 for answer in made)
        assert answers == {201: STRICT["tables_per_person"], "too-many-tables": 27, "too-fast": 5}
        asked = (ana.http.get("/api/health") for _ in range(STRICT["requests_burst"]))
        assert Counter(answer.status_code for answer in await asyncio.gather(*asked)).keys() == {200, 429}
        table = made[0].json()["id"]
        refused = await asyncio.gather(*(live(server, table, **ana.headers) for _ in range(5)), return_exceptions=True)
        assert [each.response.status_code for each in refused if isinstance(each, InvalidStatus)] == [429] * 5
        await others_play_on(server)

    never = {"requests_per_second": 1e-6, "tables_per_minute": 1e-6}
    with Server(tmp_path / "data", thinkers=1, **STRICT | never) as server:
        in_town(server, story, "Ana")


# --- Who somebody is --------------------------------------------------------------------------------------------------


def forged(cookie: str) -> list[str]:
    """Return cookies that are not the one they look like."""
    person, signature = cookie.rsplit(".", 1)
    other = Door(b"another server's secret, 32 bytes").cookie(person)
    return [
        person, f"{person}.", f".{signature}", signature, f"{person}.{signature[:-1]}", f"{person}.{signature}A",
        f"{person}x.{signature}", f"x.{signature}", other, f"{person}.{other.rsplit('.', 1)[1]}",
        f"{person}.{signature[::-1]}", f"{cookie}.{signature}", cookie.swapcase(), cookie.upper(), "", ".", "..", '""',
        "null", "undefined", "é" * 20, f"{person}é.{signature}", "\xff\xfe", "a" * 201, "a" * 7000,
        f"{person}%2E{signature}", f"../{cookie}", "' OR 1=1 --", "\\x00",
    ]  # fmt: skip


def test_a_forged_cookie_is_none(server):
    async def story(ana):
        table = (await ana.make(seats=["me", "me"]))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
            for cookie in forged(ana.cookie().removeprefix("bourgade=")):
                headers = {"Cookie": b"bourgade=" + cookie.encode("latin-1")}
                async with browser(server, headers) as http:
                    answer = await http.put("/api/me", json={"nickname": "Mallory"})
                    assert (answer.status_code, answer.json()["code"]) == (401, "nobody-here"), cookie
                    made = await http.post("/api/tables", json={"game": "minivilles"})
                    assert made.status_code == 401
                    me = await http.get("/api/me")
                    assert me.json() == {"nickname": None, "tables": []}
                    assert "bourgade=" in me.headers["set-cookie"]
                    view = (await http.get(f"/api/tables/{table}")).json()
                    assert (view["now"]["seat"], view["now"]["legal"]) == (None, [])
                if len(cookie) < 1000:
                    await play_with(server, table, cookie)
            assert (await ana.http.get("/api/me")).json()["nickname"] == "Ana"
            assert (await looking.play(looking.legal[0]))["type"] == "done"

    in_town(server, story, "Ana")


async def play_with(server: Server, table: str, cookie: str) -> None:
    """Try to play with a cookie that is none."""
    with Wire(server) as wire:
        wire.upgrade(table, f"Cookie: bourgade={cookie}")
        wire.send(frame(TEXT, b'{"type":"play","ply":1,"move":"roll 1","id":7}'))
        received = b""
        while b'"id":7' not in received:
            received += await asyncio.to_thread(wire.socket.recv, 65536)
        assert b'"id":7,"code":"nobody-here"' in received, cookie


def test_the_cookie_of_somebody_else_is_that_person_and_only_the_first_of_two_counts(server):
    """A cookie is a key: who has it is that person. A second one adds nobody."""

    async def story(ana, bob):
        both = f"{ana.cookie()}; {bob.cookie()}"
        async with browser(server, {"Cookie": both}) as http:
            assert (await http.get("/api/me")).json()["nickname"] in ("Ana", "Bob")
        async with browser(server, {"Cookie": ana.cookie().replace("bourgade", "other")}) as http:
            assert (await http.get("/api/me")).json()["nickname"] is None

    in_town(server, story, "Ana", "Bob")


def test_cookies_are_kept_from_scripts_and_from_other_sites(server):
    answer = asked(server, "GET", "/api/me")
    [name, *attributes] = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert name.startswith("bourgade=")
    assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} <= set(attributes)
    assert "secure" not in attributes
    assert not any(attribute.startswith("domain") for attribute in attributes)
    behind_tls = asked(server, "GET", "/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in behind_tls.headers["set-cookie"].lower()
    assert "set-cookie" not in asked(server, "GET", "/api/me", cookies=answer.cookies).headers


# --- Pages of others --------------------------------------------------------------------------------------------------


def foreign_origins(port: int) -> list[str]:
    here = f"127.0.0.1:{port}"
    return [
        "http://evil.example", "https://evil.example", f"http://evil.example:{port}", "http://127.0.0.1", "null", "",
        f"http://127.0.0.1:{port + 1}", f"http://localhost:{port}", f"http://{here}.evil.example", f"http://evil.example#{here}",
        f"http://evil.example/{here}", f"http://{here}@evil.example", f"http://evil.example@{here}", f"http://{here}/",
        f"http://evil.example?://{here}", f"{here}", f"//{here}", "http://[", "http://[::1", "http://]", "://", "http://",
        "file://", "chrome-extension://abc", "é", "a" * 5000, f"http://{here} http://evil.example", f"http://[{here}",
    ]  # fmt: skip


def test_what_comes_from_another_page_is_refused(server):
    async def story(ana):
        table = (await ana.make())["id"]
        for origin in foreign_origins(server.port):
            headers = {"Origin": origin.encode("latin-1")}
            for answer in (
                await ana.http.put("/api/me", json={"nickname": "Mallory"}, headers=headers),
                await ana.http.post("/api/tables", json={"game": "minivilles"}, headers=headers),
            ):
                assert (answer.status_code, answer.json()["code"]) == (403, "other-origin"), origin
            with pytest.raises(InvalidStatus) as refused:
                await live(server, table, Cookie=ana.cookie(), Origin=origin)
            assert refused.value.response.status_code == 403, origin
            assert json.loads(refused.value.response.body)["code"] == "other-origin"
        me = (await ana.http.get("/api/me")).json()
        assert (me["nickname"], [table["id"] for table in me["tables"]]) == ("Ana", [table])

    in_town(server, story, "Ana")


async def live(server: Server, table: str, **headers: str):
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    return await connect(address, additional_headers=headers, proxy=None, open_timeout=PATIENCE)


def test_what_comes_from_its_own_page_is_done_under_any_name_of_the_server(server):
    async def story(ana):
        table = (await ana.make())["id"]
        for host in (f"127.0.0.1:{server.port}", "game.home", "192.168.1.5:8765", "[::1]:8765"):
            for scheme in ("http", "https"):
                headers = {"Origin": f"{scheme}://{host}", "Host": host, "X-Forwarded-Proto": scheme}
                answer = await ana.http.put("/api/me", json={"nickname": "Ana"}, headers=headers)
                assert answer.status_code == 200
        socket = await live(server, table, Cookie=ana.cookie(), Origin=f"http://127.0.0.1:{server.port}")
        await socket.close()

    in_town(server, story, "Ana")


@pytest.mark.parametrize(
    "kind",
    ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp",
     "text/json", "application/json-patch+json", "application", ", application/json", "é"],
)  # fmt: skip
def test_a_form_of_another_page_is_no_json(server, kind):
    """A browser sends these kinds without asking the server first."""

    async def story(ana):
        headers = {"Content-Type": kind.encode("latin-1")}
        for send, path in ((ana.http.post, "/api/tables"), (ana.http.put, "/api/me")):
            answer = await send(path, content=b'{"game":"minivilles"}', headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")

    in_town(server, story, "Ana")


def test_who_has_no_cookie_makes_no_table_and_gets_no_name(server):
    for method, path, body in (("POST", "/api/tables", {"game": "minivilles"}), ("PUT", "/api/me", {"nickname": "X"})):
        answer = asked(server, method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "nobody-here")


# --- Headers ----------------------------------------------------------------------------------------------------------


def test_every_kind_of_answer_has_the_safe_headers(server):
    async def story(ana):
        table = (await ana.make())["id"]
        [asset, *_] = re.findall(r'src="(/assets/[^"]+)"', (await ana.http.get("/")).text)
        script = await ana.http.get(asset)
        answers = [
            script,
            await ana.http.get("/"),
            await ana.http.get(f"/t/{table}"),
            await ana.http.get("/favicon.ico"),
            await ana.http.get("/favicon.svg"),
            await ana.http.get("/about"),
            await ana.http.get(asset, headers={"If-None-Match": script.headers["etag"]}),
            await ana.http.get(asset, headers={"Range": "bytes=0-9"}),
            await ana.http.get(asset, headers={"Range": "bytes=999999999-"}),
            await ana.http.get(asset, headers={"Range": "bytes=9-0"}),
            await ana.http.get("/assets/nothing"),
            await ana.http.get("/assets"),
            await ana.http.get("/assets/"),
            await ana.http.get("/assets/%00"),
            await ana.http.get("/assets/..%2f..%2fapp.py"),
            await ana.http.head("/"),
            await ana.http.get("/api/health"),
            await ana.http.get("/api/games"),
            await ana.http.get("/api/openapi.json"),
            await ana.http.get("/api/me"),
            await ana.http.get("/api/me/"),
            await ana.http.get("/api/tables"),
            await ana.http.get(f"/api/tables/{table}"),
            await ana.http.get(f"/api/tables/{table}?since=-1"),
            await ana.http.get(f"/api/tables/{table}/record"),
            await ana.http.get("/api/tables/none"),
            await ana.http.get("/api/codes/none"),
            await ana.http.get("/nowhere"),
            await ana.http.patch("/api/me"),
            await ana.http.options("/api/me"),
            await ana.http.post("/api/tables", content=b"{"),
            await ana.http.post("/api/tables", json={}),
            await ana.http.post("/api/tables", json={"game": "minivilles"}),
            await ana.http.post("/api/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"}),
            await ana.http.post("/api/tables", json={}, headers={"Origin": "http://evil"}),
            asked(server, "POST", "/api/tables", json={"game": "minivilles"}),
            asked(server, "GET", "/", headers={"Host": "evil.example"}),
            await ana.http.delete("/api/me"),
        ]
        assert {answer.status_code for answer in answers} >= {
            200,
            201,
            206,
            304,
            307,
            400,
            401,
            403,
            404,
            405,
            409,
            413,
            415,
            416,
            421,
        }
        for path in (f"/api/tables/{table}/live?since=x", "/api/tables/none/live"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None)
            answers.append(refused.value.response)
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, answer
            assert "server" not in answer.headers
            assert "x-powered-by" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers

    in_town(server, story, "Ana")


def test_also_where_something_is_wrong_with_the_server_an_answer_has_the_safe_headers():
    class Broken:
        def __getattr__(self, name: str):
            raise RuntimeError("secret details")

    async def story() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(Broken(), Settings()), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            return await http.get("/api/me")

    answer = asyncio.run(story())
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "secret" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_lets_only_scripts_and_styles_of_the_server_itself_run():
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "*" not in HEADERS["Content-Security-Policy"]


# --- Words ------------------------------------------------------------------------------------------------------------

HTML = [
    "<script>alert(1)</script>",
    "<img src=x onerror=a()>",
    "\"'><svg/onload=a()>",
    "</title>&lt;b&gt;",
    "{{7*7}} ${7*7} %s {0}",
    "javascript:alert(1)",
]
UNSEEN = [
    "a\u202eb", "\u2066a\u2069", "a\u200fb", "\u061ca", "a\u200bb", "a\ufeff", "a\u00adb", "a\0b", "a\x1bb", "\x7f",
    "\x85\x9b", "\u3164", "\u2800", "\u115f", "\ufe0f", "\u034f", "\u0301", "\U000e0041", "a\U000e0041", "\ue000",
    "\ufffe", "\U0001d159", "", " ", "\u2028", "\u00a0\u3000",
]  # fmt: skip


@pytest.mark.keeps
def test_names_with_html_stay_text(server):
    async def story(ana, bob):
        for name in HTML:
            answer = await ana.http.put("/api/me", json={"nickname": name[:24]})
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/json"
            table = (await ana.make(public=True))["id"]
            listed = {each["id"]: each for each in (await bob.http.get("/api/tables")).json()["tables"]}
            assert listed[table]["seats"][0]["name"] == name[:24].strip()
            async with ana.at(table) as looking, bob.at(table) as other:
                await looking.do("say", text=name)
                await other.see(lambda other=other: other.chat)
                assert (other.chat[-1]["name"], other.chat[-1]["text"]) == (name[:24].strip(), name)

    in_town(server, story, "Ana", "Bob")


def test_the_pages_put_nothing_from_outside_in_as_html(server):
    page = asked(server, "GET", "/").text
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=|\sstyle=|javascript:", page)
    ways = r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|DOMParser"
    sources = [path for path in (Path(__file__).parents[2] / "web" / "src").rglob("*.*") if path.is_file()]
    assert sources
    assert [path.name for path in sources if re.search(ways, path.read_text())] == []


@pytest.mark.keeps
def test_names_and_words_that_cannot_be_seen_or_turn_the_line_around_are_refused(server):
    async def story(ana):
        table = (await ana.make())["id"]
        async with ana.at(table) as looking:
            for text in [*UNSEEN, "x" * 10_000, "x" * 301, "🏠" * 301, "\u0301" * 1000]:
                body = json.dumps({"nickname": text})
                answer = await ana.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (400, "nickname"), ascii(text[:20])
                if len(text) < 8000:
                    assert (await looking.ask("say", text=text)).get("code") in ("chat", "bad-message"), ascii(
                        text[:20]
                    )
            assert looking.chat == []
        assert (await ana.http.get("/api/me")).json()["nickname"] == "Ana"

    in_town(server, story, "Ana")


def test_a_nickname_made_of_accents_keeps_the_server_busy_for_no_time(server):
    """Sorting the accents of one letter takes time that grows with the square of their number."""

    async def story(ana):
        body = json.dumps({"nickname": "a" + "\u0301\u0323" * 15_000}, ensure_ascii=False).encode()
        work = server.seconds_of_work()
        for _ in range(3):
            answer = await ana.http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
            assert answer.json()["code"] == "nickname"
        assert server.seconds_of_work() - work < 0.3

    in_town(server, story, "Ana")


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"null", b"[]", b"NaN", b'{"game":5}', b'{"game":"chess"}', b'{"game":"minivilles","x":1}',
        b'{"game":"minivilles","edition":"../../../etc/passwd"}', b'{"game":"minivilles","edition":"house.toml"}',
        b'{"game":"minivilles","pace":1e999}', b'{"game":"minivilles","pace":NaN}', b'{"game":"minivilles","clock":0}',
        b'{"game":"minivilles","clock":' + b"9" * 400 + b"}", b'{"game":"minivilles","clock":1.5}',
        b'{"game":"minivilles","seats":[' + b",".join([b'"me"'] * 9000) + b"]}", b'{"game":"minivilles","seats":{}}',
        b'{"game":"minivilles","seats":["P1"]}', b'{"game":"minivilles","seats":["easy","easy"]}',
        b'{"game":"minivilles","seats":[]}', b'{"game":"minivilles","options":{"first":' + b"9" * 4000 + b"}}",
        b'{"game":"minivilles","options":{"__class__":1}}', b'{"game":"minivilles","options":[]}',
        b'{"game":"minivilles","house":{"cards":{"bakery":{"cost":1e308}}}}',
        b'{"game":"minivilles","house":' + b'{"cards":' * 900 + b"1" + b"}" * 901,
        b'{"game":"minivilles","house":' + b"[" * 60_000,
        b'{"game":"ma-petite-ville","house":{"tiles":' + b"[" * 900 + b"]" * 900 + b"}}",
        b'{"game":"minivilles","house":{"coins":' + b"9" * 4000 + b"}}", b'{"game":"minivilles","house":{"\\ud800":1}}',
        b'{"game":"\\ud800"}', b'{"game":"\xff"}', b'{"game":"minivilles","dice":"loaded"}',
        b'{"game":"minivilles","public":1}',
    ],
    ids=range(33),
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused_with_a_sentence(server, body):
    async def story(ana):
        answer = await ana.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] in ("bad-message", "table", "clock", "pace", "nobody")
        assert answer.json()["text"]
        assert (await ana.http.get("/api/me")).json()["tables"] == []

    in_town(server, story, "Ana")


def test_a_request_that_is_too_long_is_refused(server):
    async def story(ana):
        for size in (65_537, 10_000_000):
            answer = await ana.http.put("/api/me", content=b" " * size, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        assert (await ana.http.get("/api/me")).json()["nickname"] == "Ana"

    before = memory(server)
    in_town(server, story, "Ana")
    assert memory(server) - before < 5 * MEGABYTE


# --- Secrets ----------------------------------------------------------------------------------------------------------

OF_TWO_MEANINGS = {"wholesaler", "lotto", "gallery", "co-op"}  # cards whose names are in every position
NAMES = [card_names(language, "bourgade.games.mint_works") for language in LANGUAGES]
# Cards whose names are part of others' names, as Mine is of Mine à ciel ouvert: they say nothing where they are found.
IN_OTHER_NAMES = {
    card
    for names in NAMES
    for card in names
    if any(other != card and re.search(rf"\b{names[card]}\b", names[other]) for other in names)
}
WAYS_TO_LOOK = ("lang=en", "story=1&lang=en", "story=1&lang=fr")


class Spy:
    """Somebody who listens at a table in every way there is, and remembers every byte."""

    def __init__(self, stack: AsyncExitStack, server: Server, table: str, cookie: str | None = None) -> None:
        self.heard = b""
        self._stack, self._table = stack, table
        self._live = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self._headers = {"Cookie": cookie} if cookie else {}
        self._http = browser(server, self._headers)

    async def listen(self) -> "Spy":
        await self._stack.enter_async_context(self._http)
        for way in WAYS_TO_LOOK:
            self._socket = await self._stack.enter_async_context(self._at(f"{self._live}?{way}"))
            self._stack.callback(asyncio.create_task(self._hear(self._socket)).cancel)
        return self

    def _at(self, address: str) -> connect:
        return connect(address, additional_headers=self._headers, proxy=None, max_queue=None, open_timeout=PATIENCE)

    async def _hear(self, socket) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                self.heard += text.encode()

    async def ask_in_every_way(self) -> None:
        """Ask for everything that the table has for this person."""
        for since in (0, 1, 10**6):
            await self._socket.send(json.dumps({"type": "table", "since": since}))
            for way in WAYS_TO_LOOK:
                self.heard += (await self._http.get(f"/api/tables/{self._table}?since={since}&{way}")).content
                async with self._at(f"{self._live}?since={since}&{way}") as socket:
                    self.heard += (await socket.recv()).encode()
        record = await self._http.get(f"/api/tables/{self._table}/record")
        assert (record.status_code, record.json()["code"]) == (409, "not-over")
        self.heard += record.content
        for path in ("/api/me", "/api/tables", f"/t/{self._table}"):
            self.heard += (await self._http.get(path)).content
        await self._socket.send('{"type":"why","move":"place builder ?"}')
        await self._socket.send('{"type":"say","text":"What do you have?"}')
        await asyncio.sleep(0.05)


async def lotto_table(stack: AsyncExitStack, ana: Person, bob: Person, **wanted: object) -> tuple[Looking, Looking]:
    """Return two people at a table where the lotto can be had."""
    while True:
        first, second = await two_playing(stack, ana, bob, **LOTTO | {"public": True} | wanted)
        while first.now["actor"] == "chance":  # with real dice, where everybody sees the supply
            move = "draw lotto" if "draw lotto" in first.legal else first.legal[0]
            assert (await first.play(move))["type"] == "done"
        if "place supplier lotto" in first.legal:
            return first, second
        await first.do("leave")
        await second.do("leave")


def plans_of(looking: Looking, seat: int) -> list[str]:
    return looking.now["view"]["players"][seat]["plans"]


async def play_on(looking: Looking, move: str) -> None:
    await looking.do("table")  # what one saw may be old
    await looking.see(lambda: move in looking.legal)
    await looking.do("play", ply=len(looking.actions), move=move)


@pytest.mark.parametrize("dice", ["verified", "real"])
def test_a_secret_card_is_in_no_byte_that_others_are_sent(server, dice):
    async def story(ana, bob, wat):
        async with AsyncExitStack() as stack:
            first, second = await lotto_table(stack, ana, bob, dice=dice)
            table = first.table["id"]
            spies = [
                await Spy(stack, server, table, cookie).listen()
                for cookie in (bob.cookie(), wat.cookie(), None, ana.cookie()[:-1])
            ]
            for move in ("place supplier lotto", "place builder lotto"):
                await play_on(first, move)
                await play_on(second, "pass")
            secrets: list[str] = []
            while len(secrets) < 2:  # with cards of two meanings nothing can be shown
                await play_on(first, "place lotto")
                if first.now["actor"] == "chance":
                    await second.do("table")
                    assert (second.now["actor"], second.legal) == ("chance", [])
                    for spy in spies:
                        await spy.ask_in_every_way()
                    assert await second.refused("play", ply=len(first.actions), move=first.legal[0]) == "not-your-turn"
                    await play_on(first, first.legal[-1])
                await play_on(second, "pass")
                await first.do("table")
                secrets = [card for card in plans_of(first, 0) if card not in OF_TWO_MEANINGS]
            await play_on(first, f"place recycler {secrets[0]}")
            await nothing_told(spies, secrets)
            await play_on(second, "place lotto")
            if second.now["actor"] == "chance":  # Bob is told what may come: all cards that he cannot see
                assert {f"draw {secret}" for secret in secrets} <= set(second.legal)
                await play_on(second, next(move for move in second.legal if move.split()[1] not in secrets))
            await nothing_told(spies[1:], secrets)
            assert all(f'"{secret}"' in json.dumps(first.heard) for secret in secrets)

    in_town(server, story, "Ana", "Bob", "Wat")


async def nothing_told(spies: list[Spy], secrets: list[str]) -> None:
    for spy in spies:
        await spy.ask_in_every_way()
        for secret in secrets:
            assert f'"{secret}"'.encode() not in spy.heard, secret
            names = [] if secret in IN_OTHER_NAMES else [names[secret] for names in NAMES]
            for name in (f"draw {secret}", f"recycler {secret}", *names):
                assert not re.search(rf"(?<![\w-]){name}(?![\w-])", spy.heard.decode()), name
        assert b'"seed":"' not in spy.heard


def test_a_refusal_does_not_tell_which_card_is_secret(server):
    """At two tables all is the same but the card that Ana drew. Bob tries everything, and is told the same at both."""

    async def story(ana, bob):
        async with AsyncExitStack() as stack:
            one, other = [await refusals(stack, ana, bob, number) for number in (0, 1)]
        assert len(one) > 900
        assert {move: (answer, other[move]) for move, answer in one.items() if answer != other[move]} == {}

    in_town(server, story, "Ana", "Bob")


async def refusals(stack: AsyncExitStack, ana: Person, bob: Person, number: int) -> dict[str, tuple[str, str]]:
    """Return how all that cannot be played is refused to Bob while Ana has one secret card, by real dice."""
    first, second = await lotto_table(stack, ana, bob, dice="real")
    await play_on(first, "place supplier lotto")
    await play_on(second, "pass")
    await play_on(first, "place builder lotto")
    await play_on(second, "pass")
    await play_on(first, "place lotto")
    await play_on(first, [move for move in first.legal if move.split()[1] not in OF_TWO_MEANINGS][number])
    await second.do("table")
    await second.see(lambda: second.legal)
    supply = second.now["view"]["supply"][0]
    verbs = ("draw", "place supplier", "place builder", "place recycler", "place swap-meet", "place lotto", "place", "")
    moves = [
        f"{verb} {cards}"
        for verb in verbs
        for card in ALL_PLANS
        for cards in (card, f"{card} {supply}", f"{supply} {card}")
    ]
    answers = {}
    for move in moves:
        if move not in second.legal:
            answer = await second.ask("play", ply=len(second.actions), move=move)
            answers[move] = answer["code"], answer["text"]
        answer = await second.ask("why", move=move)
        answers[f"why {move}"] = answer["type"], answer["text"]
    await play_on(second, "place lotto")  # now Bob may type in what he draws, ...
    for card in ALL_PLANS:
        answer = await second.ask("why", move=f"draw {card}")  # ... and ask what that may be
        answers[f"why draw {card} at the lotto"] = answer["type"], answer["text"]
    return answers


ALL_PLANS = {
    "assembler", "bridge", "co-op", "corporate-hq", "crane", "factory", "gallery", "gardens", "landfill", "lotto",
    "mine", "museum", "obelisk", "plant", "statue", "stripmine", "truck", "vault", "wholesaler", "windmill", "workshop",
}  # fmt: skip


def test_neither_seed_nor_luck_is_told_too_early(server):
    async def story(ana, bob, wat):
        table = (await ana.make(public=True, options=FIRST_IS_P1))["id"]
        async with AsyncExitStack() as stack:
            spies = [await Spy(stack, server, table, who.cookie()).listen() for who in (ana, bob, wat)]
            first = await stack.enter_async_context(ana.at(table))
            second = await stack.enter_async_context(bob.at(table))
            await second.do("sit")
            await first.do("luck", luck="anas-secret-luck")
            await second.do("luck", luck="bobs-secret-luck")
            for spy in spies:
                await spy.ask_in_every_way()
                assert b"secret-luck" not in spy.heard
            await first.do("start")
            for spy in spies:
                await spy.ask_in_every_way()
                assert b'"luck":["anas-secret-luck","bobs-secret-luck"]' in spy.heard
                assert b'"seed":"' not in spy.heard

    in_town(server, story, "Ana", "Bob", "Wat")


# --- Anything ---------------------------------------------------------------------------------------------------------

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
seats = st.sampled_from(["P1", "P2", "P3", "P4", "P9", "p1", "chance", ""]) | st.text(max_size=5)
moves = st.sampled_from(
    ["roll 1", "roll 2", "build nothing", "build bakery", "pass", "die 3", "place producer", "lay 0 1 r0"]
) | st.text(max_size=120)  # fmt: skip
fields = {
    "seat": seats,
    "level": st.sampled_from(["easy", "normal", "genius"]),
    "luck": st.text(max_size=70),
    "ply": st.integers(-3, 40) | st.integers(),
    "move": moves,
    "text": st.text(max_size=320),
    "since": st.integers(-3, 40) | st.integers(),
    "id": st.integers() | st.none(),
}
kinds = st.sampled_from([*EVERYTHING_SAID, "done", "moved", "Table", ""])
said = st.fixed_dictionaries({"type": kinds}, optional=fields) | st.fixed_dictionaries(
    {"type": kinds}, optional=dict.fromkeys(fields, anything)
)
few = settings(
    max_examples=250, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.keeps
def test_whatever_json_is_sent_is_answered_and_the_game_goes_on_to_its_end(server):
    with Fuzzed(server) as fuzzed:

        @few
        @given(anything | said)
        def send(message):
            fuzzed.send(json.dumps(message))

        send()
        assert fuzzed.answers["bad-message"] > 50


@pytest.mark.keeps
def test_whatever_is_said_rightly_is_answered_and_the_game_goes_on_to_its_end(server):
    """Messages of the right form, with values that fit and values that do not."""
    whole = st.one_of(
        *[
            st.fixed_dictionaries({"type": st.just(kind), **{key: fields[key] for key in values}})
            for kind, values in EVERYTHING_SAID.items()
        ]
    )
    with Fuzzed(server) as fuzzed:

        @few
        @given(whole)
        def send(message):
            fuzzed.send(json.dumps(message))

        send()
        assert len(fuzzed.answers) > 5, fuzzed.answers


@pytest.mark.keeps
def test_whatever_bytes_are_sent_are_answered_and_the_game_goes_on_to_its_end(server):
    with Fuzzed(server) as fuzzed:

        @few
        @given(st.binary(max_size=200))
        def send(message):
            fuzzed.send(message)

        send()
        assert set(fuzzed.answers) == {"bad-message"}


@pytest.mark.keeps
def test_a_campaign_of_damaged_messages_is_answered_and_every_game_goes_on_to_its_end(server):
    answers = campaign(server, seed=1, messages=3000, every=750)
    assert answers.total() > 2500
    assert answers["bad-message"] > 1000
    assert answers["done"] > 10


def test_the_test_would_notice_a_server_that_fails():
    """What `unharmed` looks for is what a server writes when something is wrong with it."""
    line = SimpleNamespace(event="failed", level="error", exception="Traceback (most recent call last): …")
    assert troubles(json.dumps(vars(line)))
    assert not troubles(json.dumps({"event": "table made", "level": "info"}))
