"""How quick and how small the server is, and how much it takes: beside boardgame.io's own server, in the same run.

``python benchmarks/server.py`` starts real servers on this machine, on a disk folder of their own, and real clients in
another process. Every move is on disk before it is acknowledged.

First it measures the time from the command to an answer, from a move to its acknowledgement at one table, and memory.
Then people play at 50, 200 and 500 tables of two, as fast as they are answered and at a fixed rate, with what pages are
told and without, here and at
boardgame.io's server, which npm installs into ``build/`` and which keeps everything in memory, as is its default.
"""

import argparse
import asyncio
import gc
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import httpx
import load
import psutil
from rich.console import Console
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
PEER = Path(__file__).parent / "boardgame.io"
MEGABYTE = 1 << 20
PATIENCE = 60.0
WARM_UP = 3.0  # seconds before anything is counted
OURS, THEIRS, MANY = "Bourgade, SQLite", "boardgame.io, memory", "Bourgade, PostgreSQL, 3 workers"
BARE = "Bourgade, SQLite, no story"  # as programs play; pages are told what happens
WORKERS = 3
QUICK, LOAD = "quick", "load"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", choices=(QUICK, LOAD), help="one of the two parts")
    parser.add_argument(
        "--tables", type=int, default=1000, help="tables of two clients each, in memory (default: 1000)"
    )
    parser.add_argument("--moves", type=int, default=300, help="moves at one table (default: 300)")
    parser.add_argument("--starts", type=int, default=5, help="starts of the server (default: 5)")
    parser.add_argument("--load", default="50,200,500", help="tables that are played at (default: 50,200,500)")
    parser.add_argument("--seconds", type=float, default=10.0, help="seconds that people play for (default: 10)")
    parser.add_argument(
        "--rate", type=float, default=500.0, help="moves a second, where they are counted (default: 500)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    arguments = parser.parse_args()
    figures: dict = {}
    with tempfile.TemporaryDirectory() as folder:
        if arguments.only != LOAD:
            figures |= {
                "start_s": [time_to_answer(Path(folder) / f"start-{n}") for n in range(arguments.starts)],
                "ack_ms": asyncio.run(acknowledged(Path(folder) / "ack", arguments.moves)),
                **asyncio.run(crowded(Path(folder) / "crowd", arguments.tables)),
            }
        if arguments.only != QUICK:
            tables = [int(number) for number in arguments.load.split(",")]
            figures["load"] = loads(Path(folder), tables, arguments.seconds, arguments.rate)
    if arguments.json:
        print(json.dumps(figures))
        return
    if arguments.only != LOAD:
        print_quick(figures)
    if arguments.only != QUICK:
        print_loads(figures["load"])


def print_quick(figures: dict) -> None:
    starts, acks = sorted(figures["start_s"]), sorted(figures["ack_ms"])
    print("| what | goal | measured |")
    print("| --- | ---: | ---: |")
    print(f"| from the command to a page, median of {len(starts)} | 3 s | {statistics.median(starts):.2f} s |")
    print(f"| a move acknowledged, one table, median of {len(acks)} | 20 ms | {statistics.median(acks):.1f} ms |")
    print(f"| the same, 99 of 100 | 20 ms | {acks[int(len(acks) * 0.99)]:.1f} ms |")
    print(
        f"| memory, {figures['tables']:,} tables, {figures['clients']:,} clients | 500 MB "
        f"| {figures['memory_mb']:.0f} MB (empty: {figures['empty_mb']:.0f} MB) |"
    )
    print(
        f"| the same, everybody having played {figures['moves_each']} moves | | {figures['memory_played_mb']:.0f} MB |"
    )


# --- Load -------------------------------------------------------------------------------------------------------------


def loads(folder: Path, tables: list[int], seconds: float, rate: float) -> list[dict]:
    """Let people play at so many tables, as fast as can be and at a rate, at each server; return what was measured."""
    install_peer()
    servers = {OURS: running, BARE: running, THEIRS: running_peer, MANY: running_many}
    runs = [(number, offered, name) for number in tables for offered in (None, rate) for name in servers]
    measured = []
    for count, (number, offered, name) in enumerate(track(runs, "Load", console=Console(stderr=True), transient=True)):
        with servers[name](folder / f"load-{count}") as (port, process):
            settle(process)
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                found = runner.run(
                    played(matches_at(name, port, number), process, offered, seconds, alone=name != MANY)
                )
        measured.append({"server": name, "tables": number, "offered": offered} | found)
    return measured


async def matches_at(name: str, port: int, number: int) -> list[load.Match]:
    """Make tables at a server, and begin their games."""
    if name == THEIRS:
        return await load.their_matches(port, number)
    return await load.our_matches(port, number, "" if name == BARE else "?story=1")


async def played(making, process: psutil.Process, offered: float | None, seconds: float, *, alone: bool = True) -> dict:
    """Let people play at tables that are being made; return what was measured."""
    matches = await making
    server = [process] if alone else [process, *workers_of(process), *database_processes()]
    gc.collect()
    gc.disable()  # of the clients: so that no pause of theirs is counted
    playing = load.Load(matches, offered)
    me = [psutil.Process()]
    before = load.cpu(me)
    took, worked = await playing.run(WARM_UP, seconds, server)
    clients = (load.cpu(me) - before) / (took + WARM_UP)
    gc.enable()
    for match in matches:
        for wire in match.wires:
            wire.transport.close()
    return {
        "moves_s": len(playing.acknowledged) / took,
        "moves_cpu_s": len(playing.acknowledged) / worked,
        "cpu": worked / took,
        "clients_cpu": clients,
        "memory_mb": load.memory(server),
        **{f"ack_{name}_ms": value for name, value in quantiles(playing.acknowledged).items()},
        **{f"seen_{name}_ms": value for name, value in quantiles(playing.seen).items()},
    }


def quantiles(values: list[float]) -> dict[str, float]:
    values = sorted(values)
    return {"p50": values[len(values) // 2], "p99": values[int(len(values) * 0.99)]}


def print_loads(measured: list[dict]) -> None:
    print("| server | tables | moves/s | of them asked for | moves/s of server CPU | acknowledged p50 | p99 "
          "| the other one sees it p99 | server CPU | memory |")  # fmt: skip
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for run in measured:
        offered = "all it can" if run["offered"] is None else f"{run['offered']:,.0f}"
        print(
            f"| {run['server']} | {run['tables']} | {run['moves_s']:,.0f} | {offered} | {run['moves_cpu_s']:,.0f} "
            f"| {run['ack_p50_ms']:.1f} ms | {run['ack_p99_ms']:.1f} ms | {run['seen_p99_ms']:.1f} ms "
            f"| {100 * run['cpu']:.0f} % | {run['memory_mb']:.0f} MB |"
        )
    print()
    print("| tables | moves/s | ratio of moves/s of CPU (goal: 1.5) | ratio of p99 (goal at 500 tables: 0.5) "
          "| CPU of a move with its story to one without (goal: 1.3) |")  # fmt: skip
    print("| ---: | ---: | ---: | ---: | ---: |")
    by_server = {(run["server"], run["tables"], run["offered"]): run for run in measured}
    for (server, tables, rate), run in by_server.items():
        if server == OURS:
            peer, bare = by_server[THEIRS, tables, rate], by_server[BARE, tables, rate]
            offered = "all it can" if rate is None else f"{rate:,.0f}"
            print(
                f"| {tables} | {offered} | {run['moves_cpu_s'] / peer['moves_cpu_s']:.2f} "
                f"| {run['ack_p99_ms'] / peer['ack_p99_ms']:.2f} | {bare['moves_cpu_s'] / run['moves_cpu_s']:.2f} |"
            )


def install_peer() -> None:
    """Install boardgame.io's server into the build folder, unless it is there."""
    built = ROOT / "build" / "boardgame.io"
    built.mkdir(parents=True, exist_ok=True)
    there = built / "package-lock.json"
    shutil.copy(PEER / "server.js", built)
    if (built / "node_modules").is_dir() and there.read_bytes() == (PEER / "package-lock.json").read_bytes():
        return
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PEER / name, built)
    words = ("ci", "--ignore-scripts", "--omit=dev", "--omit=optional", "--omit=peer")
    subprocess.run([*npm(), *words], cwd=built, env=environment(), check=True, stdout=subprocess.DEVNULL)


def npm() -> list[str]:
    """Return how to call npm: the one that builds the pages."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    return list(hatch_build.npm_here())


def environment() -> dict[str, str]:
    """Return the environment for Node: of the same one, and without the checks of a developer."""
    path = f"{Path(npm()[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return os.environ | {"PATH": path, "NODE_ENV": "production"}


@contextmanager
def running_many(folder: Path) -> Iterator[tuple[int, psutil.Process]]:
    """Run three workers with PostgreSQL, which waits for the disk as ours does."""
    from postgres_town import SETTINGS, postgres

    SETTINGS.update(fsync="on", full_page_writes="on", autovacuum="on")  # else as in tests
    with running(folder, postgres().fresh(), str(WORKERS)) as server:
        yield server


def workers_of(process: psutil.Process) -> list[psutil.Process]:
    """Return the workers of a server; the processes in which bots think are theirs."""
    return [child for child in process.children() if "spawn_main" in " ".join(child.cmdline())]


def database_processes() -> list[psutil.Process]:
    """Return the processes of PostgreSQL: what they take is part of what a move takes."""
    from postgres_town import postgres

    first = psutil.Process(int((postgres().data / "postmaster.pid").read_text().split()[0]))
    return [first, *first.children(recursive=True)]


@contextmanager
def running_peer(_folder: Path) -> Iterator[tuple[int, psutil.Process]]:
    """Run boardgame.io's server."""
    port = free_port()
    process = subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=ROOT / "build" / "boardgame.io",
        env=environment(),
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(port, "/games")
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def settle(process: psutil.Process) -> None:
    """Wait until a server and its processes have nothing more to do, as rules to load."""
    end, before = time.monotonic() + PATIENCE, -1.0
    while time.monotonic() < end:
        now = load.cpu([process, *process.children(recursive=True)])
        if 0 <= now - before < 0.02:
            return
        before = now
        time.sleep(0.5)


def loop_factory():
    """Return the loop of the clients: the fast one where there is one."""
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


# --- Servers ----------------------------------------------------------------------------------------------------------


@contextmanager
def running(folder: Path, database: str = "", workers: str = "1"):
    """Run a server without limits that only a benchmark meets."""
    port = free_port()
    folder.mkdir(parents=True)
    given = [str(port), database or str(folder / "bourgade.db"), workers]
    process = subprocess.Popen([sys.executable, __file__, "--serve", *given], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def serve(port: str, database: str, workers: str) -> None:
    from bourgade.server.running import serve
    from bourgade.server.settings import Settings

    many = 10**9
    settings = Settings(
        thinkers=int(workers),
        pace=0,
        requests_per_second=many,
        requests_burst=many,
        bytes_per_second=many,
        bytes_burst=many,
        names_per_minute=many,
        names_burst=many,
        tables_per_minute=many,
        tables_burst=many,
        tables_per_person=many,
        messages_per_second=many,
        burst=many,
        connections_per_address=many,
        connections_per_person=many,
    )
    serve(host="127.0.0.1", port=int(port), database=database, workers=int(workers), settings=settings)


def time_to_answer(folder: Path) -> float:
    """Return the seconds from the command, as people type it, to a page that answers."""
    port = free_port()
    start = time.perf_counter()
    command = [sys.executable, "-m", "bourgade", "serve", "--host", "127.0.0.1", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", str(folder)], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        return time.perf_counter() - start
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int, path: str = "/") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            httpx.get(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE).raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.01)
    raise TimeoutError


async def acknowledged(folder: Path, moves: int) -> list[float]:
    """Return the milliseconds from each move to its acknowledgement, at one table with nobody else."""
    with running(folder) as (port, _):
        async with AsyncExitStack() as stack:
            [table] = await sit_down(stack, port, 1)
            return [await table.move() for _ in range(moves)]


async def crowded(folder: Path, tables: int, moves: int = 10) -> dict:
    """Return the memory of a server with many tables, before and after moves at each."""
    with running(folder) as (port, process):
        empty = memory(process)
        async with AsyncExitStack() as stack:
            seated = await sit_down(stack, port, tables)
            await asyncio.sleep(1)
            before = memory(process)
            for table in seated:
                for _ in range(moves):
                    await table.move()
            return {
                "tables": tables,
                "clients": 2 * tables,
                "moves_each": moves,
                "empty_mb": empty,
                "memory_mb": before,
                "memory_played_mb": memory(process),
            }


def memory(process: psutil.Process) -> float:
    """Return the memory of the server itself, without the processes in which bots think."""
    return process.memory_info().rss / MEGABYTE


class Seated:
    """Two people at a table of Minivilles, who save their coins: so the game goes on."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        self._now: list[dict] = [{}, {}]

    async def begin(self) -> None:
        """Begin the game."""
        await self._sockets[0].send('{"type": "start", "id": 0}')
        await self._take_all()

    async def move(self) -> float:
        """Play a move of whoever is to act; return the milliseconds until it was acknowledged."""
        who = next(seat for seat in (0, 1) if self._now[seat]["legal"])
        now = self._now[who]
        legal = [move["move"] for move in now["legal"]]
        move = "build nothing" if "build nothing" in legal else legal[0]
        start = time.perf_counter()
        await self._sockets[who].send(json.dumps({"type": "play", "id": 1, "ply": now["ply"], "move": move}))
        while (message := await self._take(who))["type"] != "done":
            if message["type"] == "error":
                raise RuntimeError(message["text"])
        waited = 1000 * (time.perf_counter() - start)
        await self._take_all(now["ply"] + 1)
        return waited

    async def _take_all(self, ply: int = 1) -> None:
        for seat in (0, 1):
            while self._now[seat].get("ply", 0) < ply:
                await self._take(seat)

    async def _take(self, seat: int) -> dict:
        message = json.loads(await asyncio.wait_for(self._sockets[seat].recv(), PATIENCE))
        if message.get("now"):
            self._now[seat] = message["now"]
        return message


async def sit_down(stack: AsyncExitStack, port: int, tables: int) -> list[Seated]:
    """Make tables of two people, and begin their games."""
    people = [await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}")) for _ in range(2)]
    for number, person in enumerate(people):
        (await person.get("/api/me")).raise_for_status()
        (await person.put("/api/me", json={"nickname": f"Person {number}"})).raise_for_status()
    seated = []
    for _ in track(range(tables), f"{tables} tables", console=Console(stderr=True), transient=True):
        made = (await people[0].post("/api/tables", json={"game": "minivilles"})).raise_for_status().json()
        address = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/live"
        sockets = []
        for person in people:
            cookie = {"Cookie": f"bourgade={person.cookies['bourgade']}"}
            socket = connect(address, additional_headers=cookie, proxy=None, compression=None, ping_interval=None)
            sockets.append(await stack.enter_async_context(socket))
        await sockets[1].send('{"type": "sit", "id": 0}')
        while json.loads(await sockets[1].recv())["type"] != "done":
            pass
        table = Seated(sockets)
        await table.begin()
        seated.append(table)
    return seated


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve(*sys.argv[2:])
    else:
        main()
