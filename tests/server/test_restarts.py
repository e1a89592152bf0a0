"""A server that stops or is killed while people and bots play, and goes on where it was when it is back."""

import asyncio
import random
from contextlib import AsyncExitStack

import psutil
import pytest
from players import Restless, check_seen, play_on, run, seated
from promises import until
from server_town import Looking, Person, Server, alive, kill, thinkers

import bourgade
from bourgade.server.dice import verify
from bourgade.server.thoughts import load

pytestmark = pytest.mark.keeps


@pytest.fixture(scope="module")
def mortal(tmp_path_factory, back_end):
    """A server that may be stopped or killed, and is started again; one that compiles would stop late."""
    for game in bourgade.games():
        load(game)
    with Server(tmp_path_factory.mktemp("mortal") / "data", back_end) as server:
        yield server
        assert server.complaints() == []


async def restart(server: Server, end) -> None:
    await asyncio.to_thread(end)
    await asyncio.to_thread(server.start)


def test_games_go_on_to_their_ends_through_kills_and_a_stop(mortal):
    async def story(ana, bob):
        tables = {
            "minivilles": (["Ana", "Bob", "easy"], {"game": "minivilles", "edition": "marina"}),
            "mint-works": (["Ana", "normal", "Bob"], {"game": "mint-works"}),
            "ma-petite-ville": (["normal", "Ana", "Bob"], {"game": "ma-petite-ville"}),
            "solo": (["Bob"], {"game": "mint-works", "options": {"opponent": "sonic"}}),
        }
        players: list[tuple[Restless, str]] = []
        for who, wanted in tables.values():
            table = await seated([ana, bob], who, **wanted)
            host = next(person for person in (ana, bob) if person.name in who)
            async with host.at(table) as looking:
                await looking.do("start")
            players += [
                (Restless(person, table), f"P{who.index(person.name) + 1}")
                for person in (ana, bob)
                if person.name in who
            ]
        playing = [asyncio.create_task(player.play()) for player, _ in players]
        for number, end in enumerate((mortal.kill, mortal.stop, mortal.kill), 1):
            await until(lambda number=number: max(player.comings for player, _ in players) >= number)
            await until(lambda number=number: sum(len(player.seen) for player, _ in players) > number * 60)
            await restart(mortal, end)
        await asyncio.gather(*playing)
        assert max(player.comings for player, _ in players) >= 4
        for player, seat in players:
            record = await player.person.record(player.table)
            check_seen(player, record, seat)
            verify(record)

    run(mortal, story, "Ana", "Bob")


async def until_a_bot_thinks(looking: Looking, server: Server) -> list[psutil.Process]:
    """Play a turn to its end, and return the processes in which the bot after it thinks for ever."""
    await until(lambda: thinkers(server))
    await looking.see(lambda: looking.legal)
    stopped = thinkers(server)
    for process in stopped:
        process.suspend()
    while looking.legal:
        await looking.do("play", ply=looking.now["ply"], move=looking.legal[-1])
    return stopped


@pytest.mark.parametrize("way", ["stop", "kill"])
def test_a_bot_that_was_thinking_goes_on_by_itself_after_a_restart(mortal, way):
    async def story(ana):
        table = await seated([ana], ["Ana", "normal"], game="minivilles", options={"first": "P1"})
        async with ana.at(table) as looking:
            await looking.do("start")
            stopped = await until_a_bot_thinks(looking, mortal)
            seen = looking.actions
            await asyncio.to_thread(getattr(mortal, way))
        assert mortal.plies(table) == len(seen)
        for process in stopped:
            if process.is_running():
                process.resume()
        await until(lambda: not alive(stopped))
        await asyncio.to_thread(mortal.start)
        await until(lambda: mortal.plies(table) > len(seen))  # though nobody looks
        async with ana.at(table, seen=seen) as looking:
            await play_on(looking, random.Random(1))
            record = await ana.record(table)
            assert [action["action"] for action in looking.actions] == record["actions"]
            verify(record)

    run(mortal, story, "Ana")


def test_bots_at_two_tables_whose_process_dies_think_again(mortal):
    async def story(ana):
        wanted = {"game": "minivilles", "options": {"first": "P1"}}
        tables = [await seated([ana], ["Ana", "normal"], **wanted) for _ in range(2)]
        async with ana.at(tables[0]) as one, ana.at(tables[1]) as other:
            for looking in (one, other):
                await looking.do("start")
            stopped = await until_a_bot_thinks(one, mortal)
            stopped += await until_a_bot_thinks(other, mortal)
            kill(stopped)
            for looking in (one, other):
                await looking.see(lambda looking=looking: looking.legal)

    run(mortal, story, "Ana")


def test_a_game_in_which_nothing_has_happened_yet_survives_a_restart(mortal):
    async def story(ana):
        verified = await seated([ana], ["Ana", "Ana"], options={"first": "P1"})
        real = await seated([ana], ["Ana", "easy"], dice="real")
        for table in (verified, real):
            async with ana.at(table) as looking:
                await looking.do("start")
        await restart(mortal, mortal.kill)
        mine = (await ana.http.get("/api/me")).json()["tables"]
        assert {table["id"]: table["your_turn"] for table in mine} == {verified: True, real: False}  # chance is to act
        async with ana.at(verified) as looking:
            assert looking.legal == ["roll 1"]
            await looking.do("play", ply=0, move="roll 1")
        async with ana.at(real) as looking:
            assert looking.legal == ["first P1", "first P2"]
            await looking.do("play", ply=0, move="first P2")

    run(mortal, story, "Ana")


def test_many_people_come_back_to_one_table_at_once_after_a_restart(mortal):
    """While the server brings its tables back, who comes must not end up at a table of their own."""

    async def story(ana, bob):
        tables = [await seated([ana, bob], ["Ana", "Bob"], options={"first": "P1"}) for _ in range(12)]
        for table in tables:
            async with ana.at(table) as looking:
                await looking.do("start")
        await restart(mortal, mortal.kill)
        async with AsyncExitStack() as stack:
            places = [person.at(table) for table in tables for person in (ana, bob)]
            lookings = await asyncio.gather(*(stack.enter_async_context(place) for place in places))
            for first, second in zip(lookings[::2], lookings[1::2], strict=True):
                while first.legal:
                    await first.do("play", ply=first.now["ply"], move=first.legal[-1])
                await second.see(lambda first=first, second=second: second.actions == first.actions)
                assert [seat["here"] for seat in second.table["seats"]] == [True, True]

    run(mortal, story, "Ana", "Bob")


def test_two_servers_over_one_database_settle_who_was_first(mortal):
    """As several workers of one server do."""

    async def story(ana, bob):
        table = (await ana.make(seats=["me", "open", "easy"], options={"first": "P1"}))["id"]
        with Server(mortal.folder, lambda _: mortal.database) as other:
            ana_there, bob_there = Person(other, "Ana"), Person(other, "Bob")
            ana_there.http.cookies, bob_there.http.cookies = ana.http.cookies, bob.http.cookies
            async with ana.at(table) as here, ana_there.at(table) as there:
                async with bob_there.at(table) as second:
                    await second.do("sit", seat="P2")
                assert await here.refused("sit", seat="P2") == "not-free"  # though it was when this server looked
                assert here.seats["P2"]["name"] == "Bob"
                await here.do("start")
                assert await there.refused("start") == "not-waiting"
                await there.see(lambda: there.legal)
                answers = await asyncio.gather(*(each.ask("play", ply=0, move="roll 1") for each in (here, there)))
                assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
                for looking in (here, there):
                    await looking.see(lambda looking=looking: len(looking.actions) == 2)
                assert here.actions == there.actions
            for person in (ana_there, bob_there):
                await person.leave_town()
        assert mortal.plies(table) == 2

    run(mortal, story, "Ana", "Bob")
