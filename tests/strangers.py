"""Strangers who take what they can of a server, all at once and from many addresses, as far as its limits let them.

``tests/server/test_strangers.py`` lets them for a moment, ``benchmarks/faults.py`` for minutes. They come by the proxy
that a server believes on its own machine, which here says whatever address they like.
"""

import asyncio
import base64
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import httpx
from mischief import TEXT, frame
from server_town import FAST, Person, Server, stranger
from websockets.exceptions import WebSocketException

import bourgade
from bourgade.server.settings import Settings

TROUBLE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
STRICT = {name: getattr(Settings(), name) for name in FAST}  # the limits that every server has
FLOOD = 9_000_000  # bytes a second from one client, as far as they are taken
NOBODY_BUILDS = "build nothing"
TINY = frame(TEXT, b'{"type":"leave"}') * 3_000
LARGE = frame(TEXT, b"x" * 8_000) * 8
AGAIN = frame(TEXT, b'{"type":"table","since":0}') * 2_000


class Strangers:
    """What strangers did, and what was answered."""

    def __init__(self, server: Server, many: int = 1, seed: int = 1) -> None:
        self.done: Counter[str] = Counter()
        self._many = many  # times as many addresses, where more of them do more
        self._server = server
        self._chooser = random.Random(seed)
        self._record = endless(3_000)

    async def rage(self, stop: Callable[[], bool]) -> None:
        """Do everything at once until it is to stop."""
        everything: list[Awaitable[None]] = [
            *(self._flood(data, address, stop) for data, address in ((TINY, 1), (LARGE, 1), (AGAIN, 2))),
            self._starve(watched=False, address=3, stop=stop),
            self._starve(watched=True, address=4, stop=stop),
            *(self._records(address, stop) for address in range(10, 10 + 2 * self._many)),
            *(self._crowd(address, stop) for address in range(20, 20 + 10 * self._many)),
            *(self._guess(address, stop) for address in range(5, 8)),
            self._pretend(8, stop),
        ]
        tasks = [asyncio.ensure_future(each) for each in everything]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _stranger(self, number: int, name: str = "Eve") -> Person:
        """Return somebody at an address, where others are too."""
        person = stranger(self._server, name, f"203.0.113.{number}" if number < 20 else f"2001:db8:{number:x}::1")
        while (await person.http.get("/api/me")).status_code != 200:
            await asyncio.sleep(1.0)
        await person.http.put("/api/me", json={"nickname": name})
        return person

    async def _flood(self, data: bytes, address: int, stop: Callable[[], bool]) -> None:
        """Send and send at one table, and come back when the server has had enough."""
        eve = await self._stranger(address)
        table = (await eve.http.post("/api/tables", json={"game": "minivilles"})).json()["id"]
        while not stop():
            with suppress(*TROUBLE):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._server.port, limit=1 << 22)
                about = {"X-Forwarded-For": f"203.0.113.{address}", "Cookie": eve.cookie()}
                writer.write(upgrade(self._server.port, f"{table}/live?story=1", about))
                answers = asyncio.ensure_future(drained(reader))
                try:
                    while not stop():
                        writer.write(data)
                        await asyncio.wait_for(writer.drain(), 5)
                        self.done["bytes of floods"] += len(data)
                        await asyncio.sleep(len(data) / FLOOD)
                finally:
                    answers.cancel()
                    writer.transport.abort()
            self.done["floods"] += 1
            await asyncio.sleep(0.1)
        await eve.leave_town()

    async def _starve(self, *, watched: bool, address: int, stop: Callable[[], bool]) -> None:
        """Have experts think without a pause at as many tables as one may have."""
        eve = await self._stranger(address)
        tables: list[str] = []

        async def look(table: str) -> None:
            while not stop():
                with suppress(*TROUBLE, AssertionError):
                    async with eve.at(table) as looking:
                        if looking.table["phase"] == "waiting":
                            await looking.ask("start")
                        if not watched:
                            return
                        await looking.see(lambda looking=looking: stop() or looking.over, 1e6)
                        return
                await asyncio.sleep(1.0)

        while not stop():
            with suppress(*TROUBLE):
                wanted = {"game": "minivilles", "seats": ["me", "expert", "expert", "expert"], "pace": 0, "clock": 1}
                answer = await eve.http.post("/api/tables", json=wanted)
                self.done[f"tables of experts {answer.status_code}"] += 1
                if answer.status_code == 201:
                    tables.append(answer.json()["id"])
                    asyncio.ensure_future(look(tables[-1]))  # noqa: RUF006 (it ends with the rest)
                    continue
            await asyncio.sleep(3.0)
        await eve.leave_town()

    async def _records(self, address: int, stop: Callable[[], bool]) -> None:
        """Open the longest records as often as may be, look at them, and want reviews."""
        eve = await self._stranger(address)
        while not stop():
            with suppress(*TROUBLE):
                answer = await eve.http.post("/api/records", json=self._record)
                self.done[f"records {answer.status_code}"] += 1
                if answer.status_code == 201:
                    opened = answer.json()["id"]
                    async with eve.at(opened, query="&story=1") as looking:
                        await looking.see(lambda looking=looking: len(looking.actions) == looking.now["ply"])
                    review = await eve.http.get(f"/api/tables/{opened}/review")
                    self.done[f"reviews {review.status_code}"] += 1
                else:
                    await asyncio.sleep(2.0)
        await eve.leave_town()

    async def _crowd(self, address: int, stop: Callable[[], bool]) -> None:
        """Make tables as often as one network may, always as somebody else from elsewhere in it, and look at all."""
        made: list[str] = []
        while not stop():
            with suppress(*TROUBLE):
                eve = await self._stranger(address)
                eve.http.headers["X-Forwarded-For"] = f"2001:db8:{address:x}::{self._chooser.randrange(1, 1 << 16):x}"
                for _ in range(20):
                    answer = await eve.http.post("/api/tables", json={"game": "minivilles", "seats": ["me", "me"]})
                    self.done[f"tables {answer.status_code}"] += 1
                    if answer.status_code == 201:
                        made.append(answer.json()["id"])
                for table in made[-40:]:
                    answer = await eve.http.get(f"/api/tables/{table}")
                    self.done[f"looks {answer.status_code}"] += 1
                await eve.leave_town()
            await asyncio.sleep(1.0)

    async def _guess(self, address: int, stop: Callable[[], bool]) -> None:
        """Guess codes."""
        eve = await self._stranger(address)
        while not stop():
            with suppress(*TROUBLE):
                code = "".join(self._chooser.choices("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", k=6))
                answer = await eve.http.get(f"/api/codes/{code}")
                self.done[f"guesses {answer.status_code}"] += 1
            await asyncio.sleep(0.05)
        await eve.leave_town()

    async def _pretend(self, address: int, stop: Callable[[], bool]) -> None:
        """Be somebody else: under another name of the server, from another page, and without end somebody new."""
        eve = await self._stranger(address)
        while not stop():
            with suppress(*TROUBLE):
                answer = await eve.http.get("/api/me", headers={"Host": "evil.example"})
                self.done[f"other names {answer.status_code}"] += 1
                answer = await eve.http.put(
                    "/api/me", json={"nickname": "Eve"}, headers={"Origin": "https://127.0.0.1"}
                )
                self.done[f"other pages {answer.status_code}"] += 1
                answer = await eve.http.delete("/api/me")
                self.done[f"forgotten {answer.status_code}"] += 1
                if answer.status_code == 200:
                    eve.http.cookies.clear()
                    await eve.http.get("/api/me")
            await asyncio.sleep(0.2)
        await eve.leave_town()


def upgrade(port: int, path: str, about: dict[str, str]) -> bytes:
    """Return how a WebSocket at a table is asked for."""
    headers = {
        "Host": f"127.0.0.1:{port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
    }
    lines = [f"{name}: {value}" for name, value in (headers | about).items()]
    return "\r\n".join([f"GET /api/tables/{path} HTTP/1.1", *lines, "", ""]).encode()


async def drained(reader: asyncio.StreamReader) -> None:
    """Read what nobody wants to know."""
    with suppress(*TROUBLE):
        while await reader.read(1 << 20):
            pass


def endless(actions: int) -> dict:
    """Return the record of a game in which nobody ever builds anything."""
    game = bourgade.new("minivilles", first="P1", deal=False)
    for _ in range(actions):
        legal = game.legal()
        game.play("die 6" if game.actor == "chance" else NOBODY_BUILDS if NOBODY_BUILDS in legal else legal[0])
    return game.record()
