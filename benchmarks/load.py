"""Many two-player tables at once, at a server of ours or at boardgame.io's: the same clients for both.

A client is a WebSocket in its barest form, so that it takes less of the machine than any server: frames without a mask
that changes anything, and of the answers only what says whose turn it is. boardgame.io speaks socket.io over it, whose
protocol is three prefixes. One process plays at all tables. What counts is what the *server* took: on a small machine
the clients and the server share its cores.
"""

import asyncio
import json
import random
import struct
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import msgspec
import psutil

PATIENCE = 60.0
MEGABYTE = 1 << 20
AT_ONCE = 20  # tables that are made at a time


class Wire(asyncio.Protocol):
    """A WebSocket of a client."""

    def __init__(self, port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self._request = "\r\n".join(
            [
                f"GET {path} HTTP/1.1",
                f"Host: 127.0.0.1:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Version: 13",
                *(f"{name}: {value}" for name, value in headers.items()),
                "\r\n",
            ]
        )
        self._heard = heard
        self._data = bytearray()
        self.open = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, _error: Exception | None) -> None:
        """Note that there is nobody any more."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Hand on each message that has come."""
        self._data += data
        if not self.open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            self._data, self.open = rest, True
        buffer = self._data
        start = 0
        while len(buffer) >= start + 2:
            kind, size, at = buffer[start] & 15, buffer[start + 1], start + 2
            if size == 126:
                if len(buffer) < at + 2:
                    break
                size, at = int.from_bytes(buffer[at : at + 2]), at + 2
            elif size == 127:
                if len(buffer) < at + 8:
                    break
                size, at = int.from_bytes(buffer[at : at + 8]), at + 8
            if len(buffer) < at + size:
                break
            payload, start = bytes(buffer[at : at + size]), at + size
            if kind == 1:
                self._heard(payload)
            elif kind == 9:
                self._frame(0x8A, payload)
        del buffer[:start]

    def send(self, text: str) -> None:
        """Send a message."""
        self._frame(0x81, text.encode())

    def _frame(self, kind: int, data: bytes) -> None:
        size = (
            struct.pack("!BB", kind, 0x80 | len(data))
            if len(data) < 126
            else struct.pack("!BBH", kind, 0xFE, len(data))
        )
        self.transport.write(size + bytes(4) + data)


class Match:
    """Two people at a table. One after the other rolls, and builds nothing, so that the game goes on."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.finished: Callable[[Match], None] | None = (
            None  # what to do when both know of a move; None before the game
        )
        self.due = 0.0  # when the move was to be sent
        self.acknowledged = self.seen = 0.0  # when who played it, and the other one, knew of it
        self.next: tuple[int, str] | None = None  # who is to act, and what that seat sends
        self._mover = 0
        self._waiting = False  # for both to know of a move

    def play(self) -> None:
        """Send the next move."""
        if self.next is None:
            raise RuntimeError("nobody is to act")
        self.acknowledged = self.seen = 0.0
        self._waiting = True
        self._mover, text = self.next
        self.next = None
        self.wires[self._mover].send(text)

    def learnt(self, seat: int, *, acknowledged: bool, news: bool) -> None:
        """Take note of what a message told: who played knows by an acknowledgement, the other one by news."""
        if self.finished is None or not self._waiting:
            return
        if seat == self._mover and acknowledged:
            self.acknowledged = time.perf_counter()
        elif seat != self._mover and news:
            self.seen = time.perf_counter()
        if self.acknowledged and self.seen and self.next is not None:
            self._waiting = False
            self.finished(self)


async def until(question: Callable[[], object]) -> None:
    """Wait until something holds, while tables are made."""
    end = time.monotonic() + PATIENCE
    while not question():
        if time.monotonic() > end:
            raise TimeoutError
        await asyncio.sleep(0.001)


async def wire(port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> Wire:
    """Return a WebSocket that is open."""
    made = Wire(port, path, headers, heard)
    await asyncio.get_running_loop().create_connection(lambda: made, "127.0.0.1", port)
    await until(lambda: made.open)
    return made


# --- Ours -------------------------------------------------------------------------------------------------------------


class OurMove(msgspec.Struct):
    """A legal move."""

    move: str


class OurNow(msgspec.Struct):
    """How a game stands."""

    ply: int
    legal: list[OurMove]


class OurMessage(msgspec.Struct):
    """A message of our server, as far as a player needs it."""

    type: str
    now: OurNow | None = None
    text: str = ""


read_ours = msgspec.json.Decoder(OurMessage).decode


class OurMatch(Match):
    """A table of ours. A move is acknowledged by ``done``, when it is kept."""

    def __init__(self) -> None:
        super().__init__()
        self._done = 0  # how much was
        self._ply = self._sent = -1  # of the next move, and of the last

    async def sit_down(self, ports: list[int], people: list[httpx.AsyncClient], query: str = "") -> None:
        """Make the table and begin the game; each person comes by a port."""
        made = (await people[0].post("/api/tables", json={"game": "minivilles"})).raise_for_status().json()
        for seat, (port, person) in enumerate(zip(ports, people, strict=True)):
            cookie = {"Cookie": f"bourgade={person.cookies['bourgade']}"}
            path = f"/api/tables/{made['id']}/live{query}"
            self.wires.append(await wire(port, path, cookie, lambda data, seat=seat: self._hear(seat, data)))
        self.wires[1].send('{"type":"sit"}')
        await until(lambda: self._done == 1)
        self.wires[0].send('{"type":"start"}')
        await until(lambda: self._done == 2 and self.next)

    def _hear(self, seat: int, data: bytes) -> None:
        message = read_ours(data)
        if message.type == "error":
            raise RuntimeError(message.text)
        self._done += message.type == "done"
        news = message.now is not None and message.now.ply > self._sent
        if message.now is not None and news and message.now.legal:
            move = message.now.legal[-1].move  # roll 1, or build nothing
            self._ply = message.now.ply
            self.next = seat, f'{{"type":"play","ply":{self._ply},"move":"{move}"}}'
        self.learnt(seat, acknowledged=message.type == "done", news=news)

    def play(self) -> None:
        """Send the next move."""
        self._sent = self._ply
        super().play()


async def our_matches(port: int, number: int, query: str = "") -> list[Match]:
    """Make tables of two people, and begin their games."""
    people = [httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) for _ in range(2)]
    for name, person in zip(("Ana", "Bob"), people, strict=True):
        (await person.get("/api/me")).raise_for_status()
        (await person.put("/api/me", json={"nickname": name})).raise_for_status()
    matches = [OurMatch() for _ in range(number)]
    await some_at_once(lambda match: match.sit_down([port, port], people, query), matches)
    for person in people:
        await person.aclose()
    return list(matches)


# --- boardgame.io's ---------------------------------------------------------------------------------------------------

GAME = "minivilles"  # in boardgame.io/server.js
EVENT = f"42/{GAME},"
UPDATE = f'{EVENT}["update"'.encode()
SYNC = f'{EVENT}["sync"'.encode()


class TheirBoard(msgspec.Struct):
    """What our game of theirs is about."""

    phase: str


class TheirTurn(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 (their name)


class TheirState(msgspec.Struct):
    """How a game stands."""

    G: TheirBoard
    ctx: TheirTurn
    number: int = msgspec.field(name="_stateID")


class TheirSynced(msgspec.Struct):
    """How a game stands, when one comes."""

    state: TheirState


class TheirUpdate(msgspec.Struct, array_like=True):
    """The event that tells of a move."""

    event: str
    match: str
    state: TheirState


class TheirSync(msgspec.Struct, array_like=True):
    """The event that tells everything."""

    event: str
    match: str
    all: TheirSynced


read_update = msgspec.json.Decoder(TheirUpdate).decode
read_sync = msgspec.json.Decoder(TheirSync).decode


class TheirMatch(Match):
    """A match at boardgame.io's server. A move is acknowledged by the state after it, which all players are sent."""

    async def sit_down(self, port: int, http: httpx.AsyncClient) -> None:
        """Make the match; it begins when both are there."""
        made = await http.post(f"/games/{GAME}/create", json={"numPlayers": 2})
        self._id = made.raise_for_status().json()["matchID"]
        self._keys = []
        self.opened = [False, False]
        for seat in (0, 1):
            wanted = {"playerID": str(seat), "playerName": f"Person {seat}"}
            joined = await http.post(f"/games/{GAME}/{self._id}/join", json=wanted)
            self._keys.append(joined.raise_for_status().json()["playerCredentials"])
            path = "/socket.io/?EIO=4&transport=websocket"
            self.wires.append(await wire(port, path, {}, lambda data, seat=seat: self._hear(seat, data)))
            self.wires[seat].send(f"40/{GAME},")
            await until(lambda seat=seat: self.opened[seat])
            self.wires[seat].send(f'{EVENT}["sync","{self._id}","{seat}","{self._keys[seat]}",2]')
            self.next = None
            await until(lambda: self.next)

    def _hear(self, seat: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            self._go_on(read_update(data[len(EVENT) :]).state)
            self.learnt(seat, acknowledged=True, news=True)
        elif data.startswith(SYNC):
            self._go_on(read_sync(data[len(EVENT) :]).all.state)
        elif data.startswith(f"40/{GAME},".encode()):
            self.opened[seat] = True
        elif data == b"2":  # are you there?
            self.wires[seat].send("3")

    def _go_on(self, state: TheirState) -> None:
        seat = int(state.ctx.currentPlayer)
        payload = {"type": state.G.phase, "args": [], "playerID": str(seat), "credentials": self._keys[seat]}
        action = json.dumps({"type": "MAKE_MOVE", "payload": payload})
        self.next = seat, f'{EVENT}["update",{action},{state.number},"{self._id}","{seat}"]'


async def their_matches(port: int, number: int) -> list[Match]:
    """Make matches of two people."""
    matches = [TheirMatch() for _ in range(number)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
        await some_at_once(lambda match: match.sit_down(port, http), matches)
    return list(matches)


async def some_at_once(what: Callable[[Any], Awaitable[None]], matches: Sequence[Match]) -> None:
    """Do something for all matches, for some at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(match: Match) -> None:
        async with free:
            await what(match)

    await asyncio.gather(*map(one, matches))


# --- Playing ----------------------------------------------------------------------------------------------------------


class Load:
    """Plays at all tables: as fast as answers come, or so many moves a second."""

    def __init__(self, matches: Sequence[Match], offered: float | None = None, seed: int = 1) -> None:
        self._matches = matches
        self._between = None if offered is None else len(matches) / offered  # seconds between two moves of a table
        self._chooser = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._on = True
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        for match in matches:
            match.finished = self._finished

    async def run(self, warm_up: float, seconds: float, server: list[psutil.Process]) -> tuple[float, float]:
        """Play for so long; return the seconds that it was, and those that the server worked."""
        now = time.perf_counter()
        for match in self._matches:
            match.due = now + self._chooser.random() * (self._between or 0.1)
            self._wait(match)
        await asyncio.sleep(warm_up)
        self.acknowledged, self.seen = [], []
        start, worked = time.perf_counter(), cpu(server)
        await asyncio.sleep(seconds)
        took, worked = time.perf_counter() - start, cpu(server) - worked
        self._on = False
        acknowledged, seen = len(self.acknowledged), len(self.seen)
        if lost := sum(wire.lost for match in self._matches for wire in match.wires):
            raise ConnectionError(f"{lost} connections were lost")
        await asyncio.sleep(0.5)  # until the last answers are there
        del self.acknowledged[acknowledged:], self.seen[seen:]
        return took, worked

    def _finished(self, match: Match) -> None:
        self.acknowledged.append(1000 * (match.acknowledged - match.due))
        self.seen.append(1000 * (match.seen - match.due))
        match.due = time.perf_counter() if self._between is None else match.due + self._between
        self._wait(match)

    def _wait(self, match: Match) -> None:
        """Send the next move when it is due; one that is late counts from when it was due."""
        wait = match.due - time.perf_counter()
        if wait <= 0:
            self._play(match)
        else:
            self._loop.call_later(wait, self._play, match)

    def _play(self, match: Match) -> None:
        if self._on:
            match.play()


def cpu(processes: list[psutil.Process]) -> float:
    """Return the seconds that processes have worked."""
    return sum(times.user + times.system for times in (process.cpu_times() for process in processes))


def memory(processes: list[psutil.Process]) -> float:
    """Return the memory of processes."""
    return sum(process.memory_info().rss for process in processes) / MEGABYTE
