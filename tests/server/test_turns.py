"""Whose bot thinks next: nobody makes others wait by what they ask for, and least of all the host of the server."""

import asyncio
from collections import Counter

from server_town import PATIENCE, Server, people, stranger, thinkers
from strangers import endless

from bourgade.server.stored import HERE
from bourgade.server.thoughts import Thinkers
from bourgade.server.turns import Turn, Turns, Whose


class Bots:
    """Bots of some people that wait for a turn, and those that think; their thoughts end when they are told to."""

    def __init__(self, processes: int) -> None:
        self.turns = Turns(processes)
        self.thinking: list[tuple[str, Turn]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def want(self, name: str, whence: str, host: str = "", watched: object = True) -> asyncio.Task[None]:
        """Let a bot wait for a turn; whether somebody looks may be a question that is asked later."""
        looks = watched if callable(watched) else lambda: watched
        task = asyncio.create_task(self._think(name, Whose(whence, host or whence, looks)))
        self._tasks.add(task)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return task

    async def _think(self, name: str, whose: Whose) -> None:
        turn = await self.turns.begin(whose)
        self.thinking.append((name, turn))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.thinking]

    async def finish(self, name: str, seconds: float = 0.0) -> None:
        """End a thought as if it had taken so much longer, and let others begin."""
        [found] = [each for each in self.thinking if each[0] == name]
        self.thinking.remove(found)
        found[1].since -= seconds
        self.turns.end(found[1])
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def test_one_address_has_half_of_the_processes_and_others_the_rest():
    async def story():
        bots = Bots(4)
        for number in range(6):
            await bots.want(f"ana {number}", "ana")
        assert bots.names == ["ana 0", "ana 1"]
        for name in ("bob", "eve", "zoe"):
            await bots.want(name, name)
        assert bots.names == ["ana 0", "ana 1", "bob", "eve"]
        await bots.finish("ana 0")
        assert bots.names == ["ana 1", "bob", "eve", "zoe"]

    asyncio.run(story())


def test_who_took_less_comes_first_whoever_waits_for_longer():
    async def story():
        bots = Bots(1)
        await bots.want("ana 0", "ana")
        for number in range(1, 20):
            await bots.want(f"ana {number}", "ana")
        await bots.want("bob", "bob")
        await bots.finish("ana 0", seconds=0.3)
        assert bots.names == ["bob"]
        await bots.finish("bob", seconds=0.02)
        assert bots.names == ["ana 1"]
        await bots.want("bob again", "bob")
        await bots.finish("ana 1", seconds=0.3)
        assert bots.names == ["bob again"]

    asyncio.run(story())


def test_hosts_behind_one_address_share_what_it_has():
    async def story():
        bots = Bots(1)
        await bots.want("ana 0", "school", "ana")
        await bots.want("ana 1", "school", "ana")
        await bots.want("bob", "school", "bob")
        await bots.finish("ana 0", seconds=0.3)
        assert bots.names == ["bob"]

    asyncio.run(story())


def test_tables_where_nobody_looks_wait_and_have_half_of_the_processes_together():
    async def story():
        bots, looked_at = Bots(2), []
        await bots.want("ana", "ana", watched=False)
        await bots.want("bob", "bob", watched=False)
        await bots.want("eve", "eve", watched=lambda: "eve" in looked_at)
        assert bots.names == ["ana"]
        looked_at.append("eve")
        await bots.want("zoe", "zoe")
        assert bots.names == ["ana", "eve"]  # who came first, now that somebody looks
        await bots.finish("eve")
        assert bots.names == ["ana", "zoe"]
        await bots.finish("zoe")
        assert bots.names == ["ana"]
        await bots.finish("ana")
        assert bots.names == ["bob"]

    asyncio.run(story())


def test_the_host_of_the_server_never_waits_for_guests():
    async def story():
        bots = Bots(2)
        for name in ("ana", "bob", "eve"):
            await bots.want(name, name)
        await bots.want("host", HERE)
        assert bots.names == ["ana", "bob", "host"]
        await bots.want("host again", HERE)
        await bots.finish("host", seconds=100)
        assert bots.names == ["ana", "bob", "host again"]  # before who waits for longer and took less
        await bots.finish("host again")
        await bots.finish("ana")
        assert bots.names == ["bob", "eve"]

    asyncio.run(story())


def test_who_does_not_want_to_wait_any_more_takes_no_turn():
    async def story():
        bots = Bots(1)
        await bots.want("ana", "ana")
        waiting = await bots.want("bob", "bob")
        await bots.want("eve", "eve")
        waiting.cancel()
        await bots.finish("ana")
        assert bots.names == ["eve"]
        called = await bots.want("zoe", "zoe")
        bots.turns.end(bots.thinking.pop()[1])
        called.cancel()  # when it had been called, and did not know yet
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await bots.want("kim", "kim")
        assert bots.names == ["kim"]

    asyncio.run(story())


def test_twenty_tables_of_a_stranger_where_experts_play_do_not_hold_up_the_bot_of_somebody_else(tmp_path):
    """First come, first served, each move of the one bot would wait for those of twenty others."""
    moves = 10

    async def story(server):
        greedy = await stranger(server, "Eve", "203.0.113.7").arrive()
        honest = await stranger(server, "Ana", "203.0.113.8").arrive()
        options = {"first": "P1"}
        for _ in range(20):
            seats = ["me", "expert", "expert", "expert"]
            made = (await greedy.make(seats=seats, pace=0, clock=1, options=options))["id"]
            async with greedy.at(made) as looking:
                await looking.do("start")
        table = (await honest.make(seats=["me", "normal"], pace=0, options=options))["id"]
        async with honest.at(table) as looking:
            await looking.do("start")
            await asyncio.wait_for(until_bots_of_others_move(server, table), PATIENCE)
            before = decided(server, table)
            while decided(server, table)["ours"] - before["ours"] < moves:
                if looking.legal:
                    wanted = "build nothing" if "build nothing" in looking.legal else looking.legal[0]
                    await looking.do("play", ply=len(looking.actions), move=wanted)
                await looking.see(lambda: looking.legal)
            theirs = decided(server, table)["theirs"] - before["theirs"]
        assert theirs < 5 * moves  # they go on while Ana's client is slow; in a queue it is twelve times as many
        for person in (greedy, honest):
            await person.leave_town()

    with Server(tmp_path / "data", thinkers=2, tables_per_person=20) as server:
        asyncio.run(story(server))


async def until_bots_of_others_move(server: Server, table: str) -> None:
    while decided(server, table)["theirs"] < 20:
        await asyncio.sleep(0.05)


def decided(server: Server, table: str) -> Counter[str]:
    """Count what bots decided so far, at a table and at all others."""
    found = server.sql(
        "SELECT id, count(*) FROM actions JOIN tables USING (number) WHERE who IN ('P2', 'P3', 'P4') GROUP BY id"
    )
    rows = [line.split("|") for line in found.splitlines()]
    return Counter(
        ours=sum(int(number) for each, number in rows if each == table),
        theirs=sum(int(number) for each, number in rows if each != table),
    )


def test_a_review_is_made_where_bots_think_and_others_play_on_meanwhile(tmp_path):
    async def story(server):
        async with people(server, "Ana") as ana:
            opened = (await ana.http.post("/api/records", json=endless(50))).json()["id"]
            sleeping = thinkers(server)  # in one of them it was read
            for process in sleeping:
                process.suspend()
            review = asyncio.create_task(ana.http.get(f"/api/tables/{opened}/review"))
            table = (await ana.make(seats=["me", "me"]))["id"]
            async with ana.at(table) as looking:
                await looking.do("start")
                for _ in range(10):
                    await looking.see(lambda: looking.legal)
                    assert (await looking.play(looking.legal[0]))["type"] == "done"
            assert not review.done()
            for process in sleeping:
                process.resume()
            assert (await review).status_code == 200

    with Server(tmp_path / "data", thinkers=1) as server:
        asyncio.run(story(server))


def test_the_host_and_a_guest_are_told_apart_by_where_their_tables_were_made(tmp_path):
    async def story(server):
        async with people(server, "Zoé") as zoe:
            own = (await zoe.make())["id"]
            guest = await stranger(server, "Ana").arrive()
            other = (await guest.make())["id"]
            await guest.leave_town()
            marks = dict(line.split("|") for line in server.sql(WHENCE).splitlines())
            assert marks[own] == HERE
            assert marks[other] not in ("", HERE)

    with Server(tmp_path / "data") as server:
        asyncio.run(story(server))


WHENCE = "SELECT id, json_extract(CAST(about AS TEXT), '$.whence') FROM tables"


def test_what_tells_games_is_loaded_after_all_rules_and_only_then_counted_on():
    async def story():
        thinkers = Thinkers(1)
        try:
            assert not thinkers.tell_quickly
            await thinkers.get_ready()
            assert thinkers.tell_quickly
        finally:
            thinkers.stop()

    asyncio.run(story())
