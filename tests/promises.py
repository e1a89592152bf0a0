"""People who play, and what a server promised them: no acknowledged move may ever be lost."""

import asyncio
import random
import time
from contextlib import asynccontextmanager, suppress

from server_town import PATIENCE, Person
from websockets.exceptions import WebSocketException

KINDS = (  # who sits at the tables that are played at while the server dies; the other one sits down at an open seat
    {"game": "minivilles", "seats": ["me", "open"]},
    {"game": "minivilles", "edition": "deluxe", "seats": ["me", "open", "normal"]},
    {"game": "mint-works", "seats": ["me", "open"], "options": {"advanced": ["recycler", "temp-agency"]}},
    {"game": "mint-works", "seats": ["me"], "options": {"opponent": "mort"}},
    {"game": "ma-petite-ville", "seats": ["me", "open"]},
    {"game": "ma-petite-ville", "seats": ["me", "easy"]},
)


class Promises:
    """What the server has acknowledged: who played which move at which ply of which table."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, int], tuple[Person, str]] = {}

    def note(self, person: Person, table: str, ply: int, move: str) -> None:
        assert (table, ply) not in self.moves, "two moves at one ply"
        self.moves[table, ply] = person, move

    async def check(self, *tables: str) -> None:
        """See whether all moves are there, for who played them: others may not know everything."""
        assert await self.lost(*tables) == []

    async def lost(self, *tables: str) -> list[tuple[str, int, str]]:
        """Return the moves that are not there: table, ply, move."""
        lost = []
        for table in tables:
            for person in {who for (at, _), (who, _) in self.moves.items() if at == table}:
                actions = await actions_of(person, table)
                assert [action["ply"] for action in actions] == list(range(len(actions)))
                there = {action["ply"]: action["action"] for action in actions}
                mine = {ply: move for (at, ply), (who, move) in self.moves.items() if (at, who) == (table, person)}
                lost += [(table, ply, move) for ply, move in mine.items() if there.get(ply) != move]
        return lost


async def make_and_start(host: Person, guest: Person, **wanted: object) -> str:
    """Return a table where a game has just begun; the guest sits at the open seat."""
    table = (await host.make(**wanted))["id"]
    async with host.at(table) as looking, guest.at(table) as other:
        if "open" in wanted["seats"]:
            await other.do("sit")
        await looking.do("start")
    return table


async def play(person: Person, table: str, promises: Promises, chooser: random.Random, most: int = 10_000) -> None:
    """Play at a table until the game is over, as long as the server lives, or so many moves."""
    async with person.at(table) as looking:
        while not looking.over and most:
            if not looking.legal:
                await looking.take(PATIENCE)  # new processes for bots take their time to begin
                continue
            ply, move = len(looking.actions), chooser.choice(looking.legal)
            if (await looking.ask("play", ply=ply, move=move))["type"] == "done":
                promises.note(person, table, ply, move)
                most -= 1


async def actions_of(person: Person, table: str) -> list[dict]:
    """Return all actions, page by page."""
    actions: list[dict] = []
    while True:
        answer = await person.http.get(f"/api/tables/{table}?since={len(actions)}")
        assert answer.status_code == 200, answer.text
        told = answer.json()
        actions += told["actions"]
        if not told["actions"] or len(actions) >= told["now"]["ply"]:
            return actions


async def until(question, patience: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + patience
    while not question():
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.02)


@asynccontextmanager
async def at_work(one: Person, other: Person, tables: list[str], promises: Promises, chooser: random.Random):
    """Let two people play at all tables, until the server is gone."""

    async def work(person: Person, table: str) -> None:
        with suppress(WebSocketException, OSError):
            await play(person, table, promises, chooser)

    async with asyncio.TaskGroup() as group:
        for table in tables:
            for person in (one, other):
                group.create_task(work(person, table))
        yield
