"""How quick and how small the server is: from the command to an answer, from a move to its acknowledgement, memory.

``python benchmarks/server.py`` starts real servers on this machine, on a disk folder of their own, and real clients in
another process. Every move is on disk before it is acknowledged.
"""

import argparse
import asyncio
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import psutil
from rich.console import Console
from rich.progress import track
from websockets.asyncio.client import ClientConnection, connect

MEGABYTE = 1 << 20
PATIENCE = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables of two clients each (default: 1000)")
    parser.add_argument("--moves", type=int, default=300, help="moves at one table (default: 300)")
    parser.add_argument("--starts", type=int, default=5, help="starts of the server (default: 5)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = {
            "start_s": [time_to_answer(Path(folder) / f"start-{n}") for n in range(arguments.starts)],
            "ack_ms": asyncio.run(acknowledged(Path(folder) / "ack", arguments.moves)),
            **asyncio.run(crowded(Path(folder) / "crowd", arguments.tables)),
        }
    if arguments.json:
        print(json.dumps(figures))
        return
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


@contextmanager
def running(folder: Path):
    """Run a server without limits that only a benchmark meets."""
    port = free_port()
    process = subprocess.Popen([sys.executable, __file__, "--serve", str(folder), str(port)], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port, psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def serve(folder: str, port: str) -> None:
    from bourgade.server.running import serve
    from bourgade.server.settings import Settings

    many = 10**9
    settings = Settings(
        pace=0,
        requests_per_second=many,
        requests_burst=many,
        tables_per_minute=many,
        tables_burst=many,
        tables_per_person=many,
        messages_per_second=many,
        burst=many,
        connections_per_address=many,
        connections_per_person=many,
    )
    serve(host="127.0.0.1", port=int(port), data=Path(folder), settings=settings)


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


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).raise_for_status()
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
