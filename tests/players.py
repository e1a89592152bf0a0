"""People who play over real WebSockets and know nothing but what the server tells them."""

import asyncio
import random
from contextlib import AsyncExitStack, asynccontextmanager

from server_town import Looking, Person, people
from websockets.exceptions import ConnectionClosed, WebSocketException

import bourgade

LEVELS = ("easy", "normal", "hard", "expert")
LANDMARKS = {"train-station", "shopping-mall", "amusement-park", "radio-tower", "harbor", "airport"}


def run(server, story, *names):
    """Tell a story with people of these names."""

    async def told():
        async with people(server, *names) as everybody:
            return await (story(*everybody) if len(names) > 1 else story(everybody))

    return asyncio.run(told())


def wish(legal: list[str], chooser: random.Random) -> str:
    """Choose a move that brings a game to its end: landmarks and what leads to secrets first, nothing last."""
    best = [move for move in legal if move.split()[-1] in LANDMARKS | {"lotto"} and "recycler" not in move]
    busy = [move for move in legal if move != "pass" and "nothing" not in move and not move.startswith("no ")]
    return chooser.choice(best or busy or legal)


async def play_on(looking: Looking, chooser: random.Random) -> None:
    """Play whenever it is one's turn, until the game is over."""
    while not looking.over:
        if looking.legal:
            await looking.do("play", ply=looking.now["ply"], move=wish(looking.legal, chooser))
        else:
            await looking.take()


async def seated(everybody: list[Person], who: list[str], **wanted: object) -> str:
    """Make a table where people and bots sit as named, and return it; the first one is the host."""
    host, *others = [person for person in everybody if person.name in who]
    seats = ["me" if name == host.name else name if name in LEVELS else "open" for name in who]
    table = (await host.make(seats=seats, **wanted))["id"]
    for person in others:
        async with person.at(table) as looking:
            for number, name in enumerate(who, 1):
                if name == person.name:
                    await looking.do("sit", seat=f"P{number}")
    return table


@asynccontextmanager
async def all_at(table: str, persons: list[Person]):
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.at(table)) for person in persons]


class Restless:
    """Somebody who plays, comes back whenever the server does, and leaves now and then."""

    def __init__(self, person: Person, table: str, *, leaves: float = 0.0) -> None:
        self.person = person
        self.table = table
        self.seen: list[dict] = []
        self.over = False
        self.comings = 0
        self._leaves = leaves  # how likely after a message
        self._chooser = random.Random(person.name)

    async def play(self) -> None:
        """Play until the game is over, through whatever happens to the connection."""
        while not self.over:
            try:
                async with self.person.at(self.table, seen=self.seen) as looking:
                    self.comings += 1
                    await self._play_at(looking)
            except (ConnectionClosed, WebSocketException, OSError, EOFError):  # the server is gone
                await asyncio.sleep(0.05)

    async def _play_at(self, looking: Looking) -> None:
        try:
            while not looking.over:
                if looking.legal:
                    answer = await looking.play(wish(looking.legal, self._chooser))
                    assert answer["type"] == "done", answer
                else:
                    await looking.take()
                self.seen = looking.actions.copy()
                if self._chooser.random() < self._leaves:
                    return
            self.over = True
        finally:
            self.seen = looking.actions.copy()


def check_seen(player: Restless, record: dict, seat: str) -> None:
    """Check that what somebody saw, in whatever pieces, is the record without gap or double."""
    assert [action["ply"] for action in player.seen] == list(range(len(record["actions"])))
    assert [action["action"] for action in player.seen] == bourgade.replay(record).seen(seat)
