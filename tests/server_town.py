"""A real server in a process of its own, and real clients: what the tests of the server stand on."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx
import psutil
import ready
from postgres_town import postgres
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120.0  # seconds, on a busy machine
FAST = {  # no limits that tests of other things would run into, and no processes for bots where there are none
    "requests_per_second": 1e6,
    "requests_burst": 1_000_000,
    "files_per_second": 1e6,
    "files_burst": 1_000_000,
    "bytes_per_second": 1e12,
    "bytes_burst": 1 << 40,
    "tables_per_minute": 1e6,
    "tables_burst": 1_000_000,
    "records_per_minute": 1e6,
    "records_burst": 1_000_000,
    "names_per_minute": 1e6,
    "names_burst": 1_000_000,
    "reviews_per_minute": 1e6,
    "reviews_burst": 1_000_000,
    "misses_per_minute": 1e6,
    "misses_burst": 1_000_000,
    "forgettings_per_hour": 1e6,
    "forgettings_burst": 1_000_000,
    "messages_per_second": 1e6,
    "burst": 1_000_000,
    "tables_per_person": 10_000,
    "connections_per_address": 1_000_000,
    "pace": 0.0,
    "early": False,
}


class Server:
    """A server over a data folder, or a database; used in `with`, and again after `kill` or `stop`."""

    def __init__(
        self,
        folder: Path,
        back_end: Callable[[Path], str] | None = None,
        workers: int = 1,
        packages: Path | None = None,
        **settings: object,
    ) -> None:
        self.folder = folder
        self.packages = packages  # where there are more packages
        folder.mkdir(exist_ok=True)
        self.database = str(folder / "bourgade.db") if back_end is None else back_end(folder)
        self.workers = workers
        self.settings = FAST | settings
        self.port = free_port()
        self.process: ForkServerProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop()

    def start(self) -> None:
        given = {"port": self.port, "database": self.database, "workers": self.workers}
        self.errors = (self.folder.parent / f"{self.folder.name}-stderr.txt").open("a+")
        streams = [os.open(os.devnull, os.O_RDWR), os.open(os.devnull, os.O_RDWR), os.dup(self.errors.fileno())]
        self.process = ready.begin(be_server, (given, self.settings, self.packages), os.environ, *streams)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if not self.process.is_alive():
                with self.errors:
                    raise AssertionError(f"The server ended with {self.process.exitcode}: {self.log()}")
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5, verify=False, trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"The server does not answer: {self.log()}")

    def log(self) -> str:
        self.errors.seek(0)
        return self.errors.read()

    def complaints(self) -> list[dict]:
        """Return what it logged that should not happen."""
        logged = [json.loads(line) for line in self.log().splitlines() if line.startswith("{")]
        return [line for line in logged if line["level"] not in ("debug", "info")]

    def sql(self, statement: str) -> str:
        """Do something in the database behind the back of the server, and return what was found."""
        if self.database.startswith("postgresql:"):
            return postgres().sql(f"SET search_path = bourgade; {statement}", self.database).strip()
        with closing(sqlite3.connect(self.database)) as db, db:
            return "\n".join("|".join(map(str, row)) for row in db.execute(statement))

    def age(self, seconds: float) -> None:
        """Let time pass for all tables that nobody is at."""
        self.sql(f"UPDATE tables SET touched = touched - {seconds}")

    def plies(self, table: str) -> int:
        """Return how many actions of a table are kept, without asking the server."""
        return int(self.sql(f"SELECT count(*) FROM actions JOIN tables USING (number) WHERE id = '{table}'"))

    def seconds_of_work(self) -> float:
        """Return how long it has been at work, whatever else the machine does."""
        times = psutil.Process(self.process.pid).cpu_times()
        return times.user + times.system

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it gracefully, and return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        if self.process is None:
            return 0
        os.kill(self.process.pid, number)
        self.process.join(PATIENCE)
        code = self.process.exitcode
        assert code is not None, "It does not end."
        self.errors.close()
        self.process = None
        return code


class Person:
    """Somebody with a browser: a cookie and a nickname."""

    def __init__(self, server: Server, name: str, **headers: str) -> None:
        self.server = server
        self.name = name
        self.headers = headers  # that go with everything
        # There is nothing to verify without TLS, and reading certificates takes a moment.
        options = {"timeout": PATIENCE, "verify": False, "trust_env": False}
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, **options)

    async def arrive(self) -> "Person":
        (await self.http.get("/api/me")).raise_for_status()
        (await self.http.put("/api/me", json={"nickname": self.name})).raise_for_status()
        return self

    async def leave_town(self) -> None:
        await self.http.aclose()

    async def make(self, **wanted: object) -> dict[str, str]:
        answer = await self.http.post("/api/tables", json={"game": "minivilles"} | wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def cookie(self) -> str:
        return f"bourgade={self.http.cookies['bourgade']}"

    async def record(self, table: str) -> dict:
        """Return the record of a game that is over."""
        answer = await self.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.json()

    @asynccontextmanager
    async def at(
        self, table: str, since: int | None = None, seen: Sequence[dict] = (), query: str = "", **options: object
    ):
        """Look at a table; who was here before names the actions seen then, and goes on after them."""
        since = len(seen) if since is None else since
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?since={since}{query}"
        headers = self.headers | ({"Cookie": self.cookie()} if "bourgade" in self.http.cookies else {})
        # No limit on what waits to be read: with one, who leaves without having read it all waits for ten seconds.
        options = {"proxy": None, "compression": None, "open_timeout": PATIENCE, "max_queue": None} | options
        options = {"ping_interval": None} | options  # a machine may be too busy to answer them in time
        async with connect(address, additional_headers=headers, **options) as socket:
            looking = Looking(socket, seen)
            await looking.until("table")
            yield looking


def stranger(server: Server, name: str, address: str = "203.0.113.7") -> Person:
    """Return somebody who is not at the server's own machine."""
    return Person(server, name, **{"X-Forwarded-For": address})


class Looking:
    """A WebSocket at a table: what was seen, and what is asked for."""

    def __init__(self, socket: ClientConnection, seen: Sequence[dict] = ()) -> None:
        self.socket = socket
        self.table: dict = {}  # the last message of each kind
        self.now: dict | None = None
        self.actions: list[dict] = list(seen)
        self.chat: list[dict] = []
        self.rematch: str | None = None
        self.heard: list[dict] = []  # all messages
        self._number = 0

    async def take(self, patience: float = PATIENCE) -> dict:
        """Return the next message, and remember what it says."""
        async with asyncio.timeout(patience):
            message = json.loads(await self.socket.recv())
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table, self.now, self.chat = message, message["now"], message["chat"]
                self.actions = [*self.actions[: first_ply(message, self.actions)], *message["actions"]]
                self.rematch = message["rematch"]
            case "moved":
                assert message["actions"][0]["ply"] == len(self.actions), "actions are missing"
                self.actions += message["actions"]
                self.now = message["now"]
                if message["fairness"]:
                    self.table["fairness"] = message["fairness"]
            case "seats":
                self.table |= {key: message[key] for key in ("phase", "seats", "watchers")}
            case "said":
                self.chat += message["lines"]
            case "rematch":
                self.rematch = message["table"]
        return message

    async def until(self, kind: str, patience: float = PATIENCE) -> dict:
        """Take messages until one of a kind comes."""
        while (message := await self.take(patience))["type"] != kind:
            pass
        return message

    async def see(self, condition: Callable[[], object], patience: float = PATIENCE) -> None:
        """Take messages until something holds."""
        while not condition():
            await self.take(patience)

    async def ask(self, kind: str, **values: object) -> dict:
        """Send something, and return the answer to it: done, because or error."""
        self._number += 1
        number = self._number
        await self.socket.send(json.dumps({"type": kind, "id": number} | values))
        while True:
            message = await self.take()
            if message["type"] in ("done", "because", "error") and message["id"] == number:
                return message

    async def do(self, kind: str, **values: object) -> None:
        """Ask for something that must be done."""
        answer = await self.ask(kind, **values)
        assert answer["type"] == "done", answer

    async def do_at_last(self, kind: str, refusal: str, **values: object) -> None:
        """Ask for something again and again until it is done; until then it must be refused with this code."""
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.ask(kind, **values))["type"] != "done":
                assert answer["code"] == refusal, answer
                await asyncio.sleep(0.05)

    async def play(self, move: str) -> dict:
        return await self.ask("play", ply=len(self.actions), move=move)

    async def refused(self, kind: str, **values: object) -> str:
        """Ask for something that must be refused with a sentence, and return the code."""
        answer = await self.ask(kind, **values)
        assert answer["type"] == "error", answer
        assert answer["text"], answer
        return answer["code"]

    @property
    def seats(self) -> dict[str, dict]:
        """Who sits where."""
        return {seat["seat"]: seat for seat in self.table["seats"]}

    @property
    def legal(self) -> list[str]:
        return [move["move"] for move in (self.now or {}).get("legal", [])]

    @property
    def over(self) -> bool:
        return self.table["phase"] == "over" or (self.now is not None and self.now["actor"] is None)


@asynccontextmanager
async def people(server: Server, *names: str):
    """Let people arrive; one alone, or a list of several."""
    arrived = [await Person(server, name).arrive() for name in names]
    try:
        yield arrived if len(names) > 1 else arrived[0]
    finally:
        for person in arrived:
            await person.leave_town()


def thinkers(server: Server) -> list[psutil.Process]:
    """Return the processes in which bots think."""
    children = psutil.Process(server.process.pid).children()
    return [child for child in alive(children) if "spawn_main" in words_of(child)]


def words_of(process: psutil.Process) -> str:
    with suppress(psutil.NoSuchProcess):  # it has just ended
        return " ".join(process.cmdline())
    return ""


def alive(processes: list[psutil.Process]) -> list[psutil.Process]:
    return [process for process in processes if words_of(process)]  # what only waits to be buried has none


def kill(processes: list[psutil.Process]) -> None:
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()


def first_ply(message: dict, before: list[dict]) -> int:
    return message["actions"][0]["ply"] if message["actions"] else len(before)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def be_server(given: dict, settings: dict, more: Path | None) -> None:
    """Serve with limits that tests want smaller or larger, and with more packages."""
    from bourgade.games import packages
    from bourgade.server.running import serve
    from bourgade.server.settings import Settings

    if more:
        sys.path.insert(0, str(more))
        packages.cache_clear()
    serve(host="127.0.0.1", log="json", settings=Settings(**settings), **given)
