"""Somebody at a table who sends whatever comes to mind, bytes too, and is held against what that seat may know.

``tests/server/test_hostile.py`` does a little of it, ``benchmarks/faults.py`` a lot.
"""

import asyncio
import json
import random
import socket
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress

from server_town import PATIENCE, Person, Server, people
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_now

import bourgade
from bourgade.server.dice import verify

ANSWERS = ("done", "because", "error")
FIRST_IS_P1 = {"first": "P1"}
LOTTO = {  # rich players, and room for everybody: so that secret cards come soon
    "game": "mint-works",
    "options": {"advanced": ["recycler", "swap-meet"], "first": "P1"},
    "house": {
        "mints": 60,
        "supply": 7,
        "stars": 100,
        "plans": {"lotto": {"cost": 0}},
        "locations": {slug: {"slots": 9} for slug in ("supplier", "builder", "lotto", "recycler", "swap-meet")},
    },
}
EVERYTHING_SAID = {
    "sit": {"seat": "P1"},
    "leave": {},
    "luck": {"luck": "abc"},
    "start": {},
    "bot": {"seat": "P2", "level": "easy"},
    "free": {"seat": "P1"},
    "play": {"ply": 1, "move": "roll 1"},
    "say": {"text": "hello"},
    "rematch": {},
    "close": {},
    "table": {"since": 0},
    "why": {"move": "roll 1"},
}
MOST_AT_ONCE = 50  # messages, before an answer is waited for
TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10

UPGRADE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}==")


def frame(kind: int, data: bytes = b"", *, last: bool = True, size: int | None = None) -> bytes:
    """Return a frame as clients send it; a size that is not that of the data promises more, or less."""
    size = len(data) if size is None else size
    length = (
        bytes([128 | size])
        if size < 126
        else (b"\xfe" + struct.pack(">H", size) if size < 65536 else b"\xff" + struct.pack(">Q", size))
    )
    return bytes([(128 if last else 0) | kind]) + length + bytes(4) + data


def request(first: str, *headers: str) -> bytes:
    """Return the head of a request."""
    return "\r\n".join([f"{first} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode("latin-1")


class Wire:
    """A connection of somebody who does not keep to the rules: bytes over TCP."""

    def __init__(self, server: Server, receives: int | None = None) -> None:
        self.socket = socket.socket()
        if receives is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_error: object) -> None:
        self.socket.close()

    def request(self, first: str, *headers: str, body: bytes = b"") -> None:
        self.send(request(first, *headers) + body)

    def upgrade(self, table: str, *headers: str) -> "Wire":
        """Become a WebSocket at a table."""
        self.request(f"GET /api/tables/{table}/live", *UPGRADE, *headers)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        return self

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def flood(self, data: bytes, times: int) -> None:
        """Send something again and again without reading, as long as the server takes it."""
        with suppress(ConnectionError):
            for _ in range(times):
                self.send(data)

    def rest(self) -> bytes:
        """Return what still comes, until the server closes; it must."""
        received = b""
        with suppress(ConnectionError):
            while data := self.socket.recv(65536):
                received += data
        return received

    def at_hand(self) -> bytes:
        """Return what has come, without waiting for more."""
        received = b""
        self.socket.setblocking(False)
        with suppress(BlockingIOError):
            while data := self.socket.recv(65536):
                received += data
        self.socket.settimeout(PATIENCE)
        return received

    def close_code(self) -> int | None:
        """Return the code with which the server closes the WebSocket."""
        frames = self.rest()
        while frames:
            head, size = 2, frames[1] & 127
            if size > 125:
                head, size = (
                    (4, *struct.unpack(">H", frames[2:4])) if size == 126 else (10, *struct.unpack(">Q", frames[2:10]))
                )
            if frames[0] & 15 == 8:
                return struct.unpack(">H", frames[head : head + 2])[0]
            frames = frames[head + size :]
        return None


class Fuzzed:
    """A table where somebody at P2 sends whatever comes to mind; after that the game is played to its end."""

    def __init__(self, server: Server, **wanted: object) -> None:
        self._server = server
        self._wanted = {"options": FIRST_IS_P1} | wanted
        self._stack = ExitStack()
        self.answers: Counter[str] = Counter()
        self.seen = 0  # views that the person was sent, each just what the rules let that seat know
        self.secrets = 0  # actions of others of which the person may not know all
        self._heard: list[dict] = []

    def __enter__(self) -> "Fuzzed":
        asyncio.run(self._begin())
        self._connect()
        return self

    async def _begin(self) -> None:
        async with people(self._server, "Ana", "Mallory") as (ana, mallory):
            self._table = (await ana.make(**self._wanted))["id"]
            self._cookies = ana.http.cookies, mallory.cookie()
            async with ana.at(self._table) as first, mallory.at(self._table) as second:
                await second.do("sit", seat="P2")
                await first.do("start")

    def _connect(self) -> None:
        address = f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/live"
        headers = {"Cookie": self._cookies[1]}
        options = {"proxy": None, "open_timeout": PATIENCE, "ping_interval": None}
        self._socket = self._stack.enter_context(connect_now(address, additional_headers=headers, **options))
        assert json.loads(self._socket.recv(PATIENCE))["type"] == "table"

    def send(self, *messages: str | bytes) -> None:
        """Send messages without waiting in between, and then take an answer to each: done, or the code of an error."""
        for message in messages:
            self._socket.send(message)
        answered = 0
        while answered < len(messages):
            answer = json.loads(self._socket.recv(PATIENCE))
            assert answer["type"] in ("table", "moved", "seats", "said", "rematch", *ANSWERS)
            if answer.get("now"):
                self._heard.append(answer)
            if answer["type"] in ANSWERS:
                code = answer.get("code", answer["type"])
                assert code not in ("internal", "storage"), messages[answered]
                self.answers[code] += 1
                answered += 1

    def send_bytes(self, data: bytes) -> None:
        """Send bytes where frames should be; the server may close, and then one comes back."""
        with suppress(ConnectionClosed, OSError):
            self._socket.socket.sendall(data)
        self.come_back()

    def come_back(self) -> None:
        with suppress(OSError):
            self._socket.socket.shutdown(socket.SHUT_RDWR)
        self._stack.close()
        self._connect()

    def __exit__(self, kind: type | None, *_error: object) -> None:
        self._stack.close()
        if kind is None:
            asyncio.run(self._play_to_the_end())

    async def _play_to_the_end(self) -> None:
        ana = Person(self._server, "Ana")
        ana.http.cookies = self._cookies[0]
        chooser = random.Random(1)
        async with ana.at(self._table) as looking:
            if looking.table["phase"] == "playing":  # else a bot was given Ana's seat, and went on until it was over
                if looking.seats["P1"]["kind"] == "bot":
                    await looking.do("sit", seat="P1")
                if looking.seats["P2"]["kind"] != "bot":
                    await looking.do("bot", seat="P2", level="easy")
            async with self._mallory() as watching:
                while looking.table["phase"] == "playing":
                    if looking.legal:
                        await looking.do("play", ply=len(looking.actions), move=chooser.choice(looking.legal))
                    else:
                        await looking.take(PATIENCE)  # new processes for bots take their time to begin
                await watching.see(lambda: watching.over or looking.table["phase"] == "closed")
            self._heard += [message for message in watching.heard if message.get("now")]
        over = looking.table["phase"] == "over"  # else all people left, and so it was closed
        record = await ana.record(self._table)
        assert verify(record).over == over
        self._check_eyes(record)
        await ana.leave_town()

    def _mallory(self):
        """Look once more, as who sent all this, while the game is played to its end."""
        mallory = Person(self._server, "Mallory", Cookie=self._cookies[1])
        return mallory.at(self._table)

    def _check_eyes(self, record: dict) -> None:
        """See that the person was never sent more than the rules let that seat, or nobody's eyes, know."""
        game, by_ply = bourgade.replay(record), {}
        for message in self._heard:
            by_ply.setdefault(message["now"]["ply"], []).append(message)
        texts = {seat: game.seen(seat) for seat in (None, "P2")}
        self.secrets = sum("?" in text for text in texts[None])
        for ply in range(len(record["actions"]), -1, -1):
            views = {seat: game.view(seat).position() for seat in texts} if ply in by_ply else {}
            for message in by_ply.get(ply, []):
                now = message["now"]
                if now["actor"] is None:  # it is over: nothing is hidden any more
                    continue
                assert now["seat"] in texts, now["seat"]
                assert now["view"] == views[now["seat"]], (ply, now["seat"])
                for action in message["actions"]:
                    assert action["action"] == texts[now["seat"]][action["ply"]], action
                self.seen += 1
            if ply:
                game.undo()


def mutated(message: bytes, chooser: random.Random) -> bytes:
    """Return a message that was damaged in one to four places."""
    data = bytearray(message)
    for _ in range(chooser.randint(1, 4)):
        place = chooser.randrange(len(data) + 1)
        match chooser.randrange(7):
            case 0:
                data[place : place + 1] = bytes([chooser.randrange(256)])
            case 1:
                del data[place : place + chooser.randint(1, 9)]
            case 2:
                data[place:place] = chooser.randbytes(chooser.randint(1, 9))
            case 3:
                data[place:place] = data[: chooser.randrange(len(data) + 1)]
            case 4:
                data[place:place] = chooser.choice(
                    [b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"\\u0000", b"\\ud800", b"null"]
                )
            case 5:
                data[place:place] = str(chooser.choice([-1, 0, 2**31, 2**63, 2**64, 1e308, 10**40])).encode()
            case 6:
                data[:] = data.replace(b'"', chooser.choice([b"'", b"", b'""']), 1)
    return bytes(data[:8000])


def campaign(
    server: Server, seed: int, messages: int, every: int = 500, told: Callable[[int, "Fuzzed"], None] | None = None
) -> Counter[str]:
    """Send so many damaged messages, and some bytes that are no frames; each game is then played to its end.

    What is sent follows from the seed. Somebody may be told after each game how many were sent.
    """
    chooser, answers = random.Random(seed), Counter[str]()
    games = [
        {"game": "minivilles"},
        LOTTO,
        {"game": "ma-petite-ville", "options": {}},
        {"game": "minivilles", "edition": "deluxe", "seats": ["me", "open", "easy"]},
    ]
    whole = [json.dumps({"type": kind, "id": 1} | values).encode() for kind, values in EVERYTHING_SAID.items()]
    for first in range(0, messages, every):
        with Fuzzed(server, **games[first // every % len(games)]) as fuzzed:
            waiting: list[str | bytes] = []
            for _ in range(min(every, messages - first)):
                message = chooser.choice(whole)
                if chooser.random() < 0.9:
                    message = mutated(message, chooser)
                kind = chooser.random()
                if kind < 0.96:
                    waiting.append(message.decode() if kind < 0.48 and is_text(message) else message)
                if kind >= 0.96 or len(waiting) > chooser.randrange(MOST_AT_ONCE):
                    fuzzed.send(*waiting)
                    waiting = []
                if kind >= 0.98:
                    fuzzed.send_bytes(
                        mutated(frame(chooser.choice([TEXT, BINARY, MORE, PING, PONG, CLOSE]), message), chooser)
                    )
                elif kind >= 0.96:
                    fuzzed.come_back()
            fuzzed.send(*waiting)
        answers += fuzzed.answers
        if told is not None:
            told(min(first + every, messages), fuzzed)
    return answers


def is_text(data: bytes) -> bool:
    with suppress(UnicodeDecodeError):
        return bool(data.decode())
    return False
