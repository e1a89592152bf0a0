"""Tables over the wire: making and finding them, who sits where, and what each may do there."""

import asyncio
import hashlib
import json
import random
import time
from contextlib import asynccontextmanager

import pytest
from server_town import PATIENCE, Looking, Person, Server, people
from websockets.exceptions import InvalidStatus

import bourgade
from bourgade.server.database import storage_at
from bourgade.server.dice import verify
from bourgade.server.hall import Hall
from bourgade.server.messages import Line, NewTable
from bourgade.server.refusal import Refusal
from bourgade.server.settings import Settings
from bourgade.server.stored import BOTS

pytestmark = pytest.mark.keeps

AWAY = 0.2
IDLE = 3600.0  # seconds, which tests let pass
SWEEPS = 0.5  # seconds in which idle tables are looked for several times
FIRST_IS_P1 = {"first": "P1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("tables") / "data", back_end, away=AWAY) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture(scope="module")
def hasty(tmp_path_factory, back_end):
    """A server that forgets tables at once and often looks for idle ones, and where a person may have three."""
    settings = {"sweep": 0.1, "forget": 0.2, "waiting": IDLE, "playing": IDLE, "tables_per_person": 3}
    with Server(tmp_path_factory.mktemp("hasty") / "data", back_end, **settings) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture
def town(server):
    """Run a story in which some people are in town."""
    return lambda story, *names: run(server, story, *names)


@pytest.fixture
def hasty_town(hasty):
    return lambda story, *names: run(hasty, story, *names)


def run(server, story, *names):
    async def told():
        async with people(server, *names) as everybody:
            await (story(*everybody) if len(names) > 1 else story(everybody))

    asyncio.run(told())


@asynccontextmanager
async def two_seated(one: Person, other: Person, **wanted: object):
    """Give two people who sit at a table: the host at P1, the other at P2."""
    table = (await one.make(**wanted))["id"]
    async with one.at(table) as first, other.at(table) as second:
        await second.do("sit")
        await first.see(lambda: first.seats["P2"]["kind"] == "person")
        yield first, second


@asynccontextmanager
async def two_playing(one: Person, other: Person, **wanted: object):
    """Give two people in a game that has just begun; P1 is to act."""
    async with two_seated(one, other, **{"options": FIRST_IS_P1} | wanted) as (first, second):
        await first.do("start")
        for looking in (first, second):
            await looking.see(lambda looking=looking: looking.now)
        yield first, second


async def refusal_of(person: Person, **wanted: object) -> str:
    """Return the code with which a new table is refused, which leaves nothing behind."""
    before = await tables_of(person)
    answer = await person.http.post("/api/tables", json=wanted)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["text"]
    assert await tables_of(person) == before
    return answer.json()["code"]


async def tables_of(person: Person) -> list[dict]:
    return (await person.http.get("/api/me")).json()["tables"]


async def public_tables(person: Person) -> dict[str, dict]:
    return {table["id"]: table for table in (await person.http.get("/api/tables")).json()["tables"]}


async def phase_of(person: Person, table: str) -> str:
    return (await person.http.get(f"/api/tables/{table}")).json()["phase"]


async def play_out(*seated: Looking) -> None:
    """Let people play to the end, whatever they play."""

    async def play(looking: Looking, chooser: random.Random) -> None:
        while not looking.over:
            if looking.legal:
                await looking.do("play", ply=len(looking.actions), move=chooser.choice(looking.legal))
            else:
                await looking.take()

    await asyncio.gather(*(play(looking, random.Random(i)) for i, looking in enumerate(seated)))
    for looking in seated:
        await looking.see(lambda looking=looking: looking.table["phase"] == "over")


# --- Making -----------------------------------------------------------------------------------------------------------


def test_a_table_needs_no_more_than_a_game(town):
    async def story(ana):
        made = await ana.make(game="minivilles")
        assert len(made["id"]) >= 20
        assert len(made["code"]) == 6
        async with ana.at(made["id"]) as looking:
            table = looking.table
            assert (table["id"], table["code"]) == (made["id"], made["code"])
            assert (table["phase"], table["public"], table["now"], table["actions"]) == ("waiting", False, None, [])
            assert table["setup"] == {
                "game": "minivilles", "edition": "base", "house": {}, "rules": 1, "clock": None, "dice": "verified",
                "options": {"market": "open", "purples": "all", "first": "random"}, "pace": 0.0, "start": None,
            }  # fmt: skip
            assert table["seats"] == [
                {"seat": "P1", "kind": "person", "name": "Ana", "here": True, "you": True, "host": True},
                {"seat": "P2", "kind": "open", "free": True},
            ]

    town(story, "Ana")


def test_a_table_can_be_made_of_every_game_edition_and_number_of_players(town):
    async def story(ana):
        for game, about in bourgade.games().items():
            for edition, allowed in about["editions"].items():
                for players in allowed["players"]:
                    seats = ["me", *["open"] * (players - 1)]
                    made = await ana.make(game=game, edition=edition, seats=seats)
                    table = (await ana.http.get(f"/api/tables/{made['id']}")).json()
                    kinds = ["person", *["open"] * (players - 1), *["automatic"] * (players == 1)]
                    assert [seat["kind"] for seat in table["seats"]] == kinds
                    assert (table["setup"]["game"], table["setup"]["edition"]) == (game, edition)

    town(story, "Ana")


def test_every_option_of_every_game_can_be_chosen(town):
    async def story(ana):
        for game, about in bourgade.games().items():
            for edition, allowed in about["editions"].items():
                for option, value in values_of(allowed["options"]):
                    players = 1 if option == "opponent" else max(allowed["players"])
                    seats = ["me", *["open"] * (players - 1)]
                    made = await ana.make(game=game, edition=edition, seats=seats, options={option: value})
                    setup = (await ana.http.get(f"/api/tables/{made['id']}")).json()["setup"]
                    assert setup["options"][option] == value

    def values_of(options):
        lists = {  # what is listed there is what lists are made of
            "advanced": [0, 2, ["crowdfunder", "recycler"], ["swap-meet", "temp-agency"]],
            "ages": [None, [7, 9, 11, 77]],
            "colours": [["red", "yellow", "blue", "green"]],
        }
        for option, values in options.items():
            for value in lists.get(option, values):
                yield option, value

    town(story, "Ana")


def test_everything_can_be_chosen_at_once(town):
    async def story(ana):
        made = await ana.make(
            game="minivilles", edition="deluxe", house={"coins": 7}, options={"first": "P3"}, public=True, clock=90,
            seats=["easy", "me", "open", "me", "expert"], dice="real", pace=2.5,
        )  # fmt: skip
        table = (await ana.http.get(f"/api/tables/{made['id']}")).json()
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "open", "person", "bot"]
        assert [seat.get("level") for seat in table["seats"]] == ["easy", None, None, None, "expert"]
        assert [seat.get("host", False) for seat in table["seats"]] == [False, True, False, True, False]
        setup = table["setup"]
        assert (setup["house"], setup["options"]["first"]) == ({"coins": 7}, "P3")
        assert (setup["clock"], setup["dice"], setup["pace"], table["public"]) == (90, "real", 2.5, True)
        assert table["fairness"] is None

    town(story, "Ana")


def test_house_rules_that_change_nothing_are_the_edition(town):
    async def story(ana):
        made = await ana.make(house={"coins": 3, "extends": "deluxe"})  # the edition is said elsewhere
        setup = (await ana.http.get(f"/api/tables/{made['id']}")).json()["setup"]
        assert (setup["edition"], setup["house"]) == ("base", {})

    town(story, "Ana")


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("bad-message", {}),
        ("bad-message", {"game": 3}),
        ("bad-message", {"game": "minivilles", "colour": "red"}),
        ("bad-message", {"game": "minivilles", "seats": "me"}),
        ("bad-message", {"game": "minivilles", "seats": ["me", "godlike"]}),
        ("bad-message", {"game": "minivilles", "seats": ["me", None]}),
        ("bad-message", {"game": "minivilles", "house": ["coins"]}),
        ("bad-message", {"game": "minivilles", "options": None}),
        ("bad-message", {"game": "minivilles", "clock": "fast"}),
        ("bad-message", {"game": "minivilles", "clock": 1.5}),
        ("bad-message", {"game": "minivilles", "dice": "loaded"}),
        ("bad-message", {"game": "minivilles", "public": 1}),
        ("table", {"game": "monopoly"}),
        ("table", {"game": ""}),
        ("table", {"game": "minivilles", "edition": "luxury"}),
        ("table", {"game": "minivilles", "edition": ""}),
        ("table", {"game": "minivilles", "edition": "/etc/hostname.toml"}),
        ("table", {"game": "minivilles", "edition": "house.toml"}),
        ("table", {"game": "minivilles", "seats": []}),
        ("table", {"game": "minivilles", "seats": ["me"]}),
        ("table", {"game": "minivilles", "seats": ["me"] * 5}),
        ("table", {"game": "minivilles", "seats": ["me"] * 5000}),
        ("table", {"game": "minivilles", "options": {"colour": "red"}}),
        ("table", {"game": "minivilles", "options": {"first": "P3"}}),
        ("table", {"game": "minivilles", "options": {"market": "line"}}),
        ("table", {"game": "minivilles", "options": {"market": ["open"]}}),
        ("table", {"game": "minivilles", "options": {"market": {"open": True}}}),
        ("table", {"game": "minivilles", "options": {"first": 1}}),
        ("table", {"game": "minivilles", "options": {"first": True}}),
        ("table", {"game": "minivilles", "house": {"coin": 5}}),
        ("table", {"game": "minivilles", "house": {"coins": -5}}),
        ("table", {"game": "minivilles", "house": {"coins": "many"}}),
        ("table", {"game": "minivilles", "house": {"cards": {"cafe": 3}}}),
        ("table", {"game": "mint-works", "options": {"advanced": ["crowdfunder"] * 2}}),
        ("table", {"game": "mint-works", "options": {"advanced": {"a": 1}}}),
        ("table", {"game": "mint-works", "options": {"opponent": "justin"}}),
        ("table", {"game": "mint-works", "options": {"opponent": ["justin"]}, "seats": ["me"]}),
        ("table", {"game": "mint-works", "options": {"ages": [1, "two"]}}),
        ("table", {"game": "ma-petite-ville", "options": {"colours": [["blue"]]}}),
        ("table", {"game": "ma-petite-ville", "house": {"lengths": [1e9, None]}}),
        ("table", {"game": "ma-petite-ville", "house": {"tiles": "x" * 1000}}),
        ("nobody", {"game": "minivilles", "seats": ["open", "easy"]}),
        ("clock", {"game": "minivilles", "clock": 0}),
        ("clock", {"game": "minivilles", "clock": -1}),
        ("clock", {"game": "minivilles", "clock": 86401}),
        ("pace", {"game": "minivilles", "pace": -0.1}),
        ("pace", {"game": "minivilles", "pace": 10.1}),
        ("pace", {"game": "minivilles", "pace": 1e300}),
    ],
    ids=lambda value: json.dumps(value)[:60] if isinstance(value, dict) else value,
)
def test_what_cannot_be_a_table_is_refused_with_a_sentence(town, code, wanted):
    async def story(ana):
        assert await refusal_of(ana, **wanted) == code

    town(story, "Ana")


def test_who_has_no_name_makes_no_table(server):
    async def story():
        somebody = Person(server, "Somebody")
        assert (await somebody.http.post("/api/tables", json={"game": "minivilles"})).json()["code"] == "nobody-here"
        await somebody.http.get("/api/me")
        assert (await somebody.http.post("/api/tables", json={"game": "minivilles"})).json()["code"] == "no-nickname"
        await somebody.leave_town()

    asyncio.run(story())


def test_somebody_hosts_three_tables_at_most_here_and_another_when_one_is_over_or_closed(hasty_town):
    async def story(ana, bob):
        tables = [(await ana.make(game="ma-petite-ville", seats=["me", "me"]))["id"] for _ in range(3)]
        async with ana.at(tables[0]) as first, ana.at(tables[1]) as second, ana.at(tables[2]):
            assert await refusal_of(ana, game="minivilles") == "too-many-tables"
            await bob.make()  # everybody counts alone
            await first.do("close")
            async with ana.at((await ana.make())["id"]):
                await second.do("start")
                assert await refusal_of(ana, game="minivilles") == "too-many-tables"
                await play_out(second)
                await ana.make()

    hasty_town(story, "Ana", "Bob")


def test_a_rematch_counts_as_a_table_of_who_asks_for_it(hasty_town):
    async def story(ana):
        table = (await ana.make(game="ma-petite-ville", seats=["me", "me"]))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
            await play_out(looking)
            for _ in range(3):
                await ana.make()
            assert await looking.refused("rematch") == "too-many-tables"
            assert looking.rematch is None

    hasty_town(story, "Ana")


# --- Finding ----------------------------------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code_however_that_is_typed(town):
    async def story(ana, bob):
        made = await ana.make()
        code = made["code"]
        for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} "):
            answer = await bob.http.get(f"/api/codes/{typed}")
            assert (answer.status_code, answer.json()) == (200, made)
        async with bob.at(made["id"]) as looking:
            await looking.do("sit")
            assert looking.seats["P2"]["you"]

    town(story, "Ana", "Bob")


@pytest.mark.parametrize("code", ["AAAAAA", "A", "0" * 500, "é", "%00", "..%2F..%2Fetc", "' OR 1=1"])
def test_there_is_no_table_with_a_code_that_nobody_got(town, code):
    async def story(ana):
        answer = await ana.http.get(f"/api/codes/{code}")
        assert answer.status_code == 404
        assert answer.json()["code"] in ("no-code", "no-page")

    town(story, "Ana")


@pytest.mark.parametrize("name", ["x", "AAAAAAAAAAAAAAAAAAAAAA", "%00"])
def test_there_is_no_table_at_an_address_that_nobody_got(town, name):
    async def story(ana):
        for address in (f"/api/tables/{name}", f"/api/tables/{name}/record"):
            answer = await ana.http.get(address)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
        with pytest.raises(InvalidStatus) as refused:
            async with ana.at(name):
                pass
        assert refused.value.response.status_code == 404

    town(story, "Ana")


def test_public_tables_are_listed_and_others_are_not(town):
    async def story(ana, bob):
        private, public = (await ana.make())["id"], (await ana.make(public=True))["id"]
        listed = await public_tables(bob)
        assert public in listed
        assert private not in listed
        assert listed[public]["seats"][0] == {"seat": "P1", "kind": "person", "name": "Ana", "host": True}
        assert listed[public]["seats"][1] == {"seat": "P2", "kind": "open", "free": True}
        assert (await public_tables(ana))[public]["seats"][0]["you"]

    town(story, "Ana", "Bob")


def test_the_public_list_shows_who_is_there_and_that_a_game_is_on_until_it_is_over(town):
    async def story(ana, bob):
        wanted = {"game": "ma-petite-ville", "public": True}
        async with two_playing(ana, bob, **wanted) as (first, second):
            listed = (await public_tables(ana))[first.table["id"]]
            assert (listed["game"], listed["edition"], listed["phase"]) == ("ma-petite-ville", "normal", "playing")
            assert [seat["here"] for seat in listed["seats"]] == [True, True]
            await play_out(first, second)
            assert first.table["id"] not in await public_tables(ana)

    town(story, "Ana", "Bob")


def test_everybody_finds_their_own_tables_touched_last_first(town):
    async def story(ana, bob, eve):
        older, newer = [(await ana.make())["id"] for _ in range(2)]
        assert [table["id"] for table in await tables_of(ana)] == [newer, older]
        assert await tables_of(bob) == []
        async with bob.at(older) as looking:
            await looking.do("sit")
        assert [table["id"] for table in await tables_of(ana)] == [older, newer]
        assert [table["id"] for table in await tables_of(bob)] == [older]
        async with eve.at(older):
            assert await tables_of(eve) == []  # who only watches has no table there

    town(story, "Ana", "Bob", "Eve")


def test_my_tables_say_where_it_is_my_turn(town):
    async def story(ana, bob):
        async with two_playing(ana, bob) as (first, second):
            assert [table["your_turn"] for table in [*await tables_of(ana), *await tables_of(bob)]] == [True, False]
            await first.do("play", ply=0, move="roll 1")
            await first.do("play", ply=len(first.actions), move="build nothing")
            await second.see(lambda: second.legal)
            assert [table["your_turn"] for table in [*await tables_of(ana), *await tables_of(bob)]] == [False, True]

    town(story, "Ana", "Bob")


# --- Sitting down and standing up -------------------------------------------------------------------------------------


def test_people_sit_down_where_it_is_free_and_all_see_it(town):
    async def story(ana, bob, eve):
        table = (await ana.make(seats=["me", "open", "open"]))["id"]
        async with ana.at(table) as host, bob.at(table) as looking, eve.at(table) as other:
            assert await looking.refused("sit", seat="P1") == "not-free"
            assert await looking.refused("sit", seat="P4") == "no-seat"
            assert await looking.refused("sit", seat="") == "no-seat"
            await looking.do("sit", seat="P3")
            await other.do("sit")
            assert await other.refused("sit") == "not-free"
            for everybody in (host, looking, other):
                await everybody.see(lambda everybody=everybody: everybody.seats["P2"].get("name") == "Eve")
                assert [seat["name"] for seat in everybody.table["seats"]] == ["Ana", "Eve", "Bob"]
                assert [seat.get("here") for seat in everybody.table["seats"]] == [True] * 3
            assert [seat.get("you", False) for seat in looking.table["seats"]] == [False, False, True]
            assert not any(seat.get("free") for seat in looking.table["seats"])

    town(story, "Ana", "Bob", "Eve")


def test_one_person_may_sit_at_several_seats(town):
    async def story(ana):
        table = (await ana.make())["id"]
        async with ana.at(table) as looking:
            await looking.do("sit")
            assert [seat["you"] for seat in looking.table["seats"]] == [True, True]
            await looking.do("start")

    town(story, "Ana")


def test_nobody_sits_at_the_seat_of_an_opponent_by_rules(town):
    async def story(ana):
        table = (await ana.make(game="mint-works", seats=["me"]))["id"]
        async with ana.at(table) as looking:
            assert looking.seats["P2"] == {"seat": "P2", "kind": "automatic", "name": "Justin"}
            assert await looking.refused("sit", seat="P2") == "not-free"
            assert await looking.refused("bot", seat="P2", level="easy") == "not-free"
            assert await looking.refused("free", seat="P2") == "not-free"
            await looking.do("start")

    town(story, "Ana")


def test_who_has_no_name_or_no_cookie_only_watches(server):
    async def story():
        async with people(server, "Ana") as ana:
            table = (await ana.make())["id"]
            somebody = Person(server, "Somebody")
            async with somebody.at(table) as looking:
                assert looking.table["watchers"] == 1
                assert not looking.seats["P2"].get("free")
                assert await looking.refused("sit") == "nobody-here"
                assert await looking.refused("say", text="hello") == "nobody-here"
            await somebody.http.get("/api/me")
            async with somebody.at(table) as looking:
                assert await looking.refused("sit") == "no-nickname"
                assert await looking.refused("say", text="hello") == "no-nickname"
            await somebody.leave_town()

    asyncio.run(story())


def test_who_stands_up_before_the_game_leaves_the_seat_open_and_no_name(town):
    async def story(ana, bob):
        async with two_seated(ana, bob) as (host, looking):
            await looking.do("luck", luck="clover")
            await looking.do("leave")
            assert looking.seats["P2"] == {"seat": "P2", "kind": "open", "free": True}
            assert await looking.refused("leave") == "not-seated"
            await host.see(lambda: host.seats["P2"]["kind"] == "open")
            assert await tables_of(bob) == []

    town(story, "Ana", "Bob")


def test_who_stands_up_leaves_all_seats(town):
    async def story(ana, bob):
        table = (await ana.make(seats=["me", "open", "me"]))["id"]
        async with ana.at(table) as first, bob.at(table) as second:
            await second.do("sit")
            await first.do("leave")
            assert [seat["kind"] for seat in first.table["seats"]] == ["open", "person", "open"]

    town(story, "Ana", "Bob")


def test_who_stands_up_in_a_game_is_remembered_and_may_come_back(town):
    async def story(ana, bob):
        async with two_playing(ana, bob) as (first, second):
            await second.do("leave")
            await first.see(lambda: first.seats["P2"]["kind"] == "open")
            assert first.seats["P2"]["name"] == "Bob"
            assert [table["id"] for table in await tables_of(bob)] == [first.table["id"]]
            await first.do("play", ply=0, move="roll 1")
            await first.do("play", ply=len(first.actions), move="build nothing")
            await first.see(lambda: first.now["actor"] == "P2")
            assert second.legal == []
            await second.do("sit")
            await second.see(lambda: second.legal == ["roll 1"])

    town(story, "Ana", "Bob")


def test_somebody_else_may_play_on_for_who_stood_up(town):
    async def story(ana, bob, eve):
        async with two_playing(ana, bob) as (first, second), eve.at(first.table["id"]) as third:
            assert third.now["seat"] is None
            assert await third.refused("sit") == "not-free"
            await first.do("leave")
            await third.see(lambda: third.seats["P1"].get("free"))
            await third.do("sit")
            await third.see(lambda: third.legal == ["roll 1"])
            assert third.now["seat"] == "P1"
            await third.do("play", ply=0, move="roll 1")
            assert await first.refused("sit") == "not-free"
            await second.see(lambda: second.seats["P1"]["name"] == "Eve")
            assert second.seats["P2"]["host"]

    town(story, "Ana", "Bob", "Eve")


@pytest.mark.parametrize("begun", [False, True])
def test_the_last_person_who_stands_up_closes_the_table(town, begun):
    async def story(ana):
        made = await ana.make(seats=["me", "easy"])
        async with ana.at(made["id"]) as looking:
            if begun:
                await looking.do("start")
            await looking.do("leave")
            await looking.see(lambda: looking.table["phase"] == "closed")
        assert (await ana.http.get(f"/api/codes/{made['code']}")).status_code == 404

    town(story, "Ana")


def test_when_the_game_is_over_nobody_sits_down_or_stands_up(town):
    async def story(ana, bob):
        async with two_playing(ana, bob, game="ma-petite-ville") as (first, second):
            await play_out(first, second)
            for refused in (await first.refused("leave"), await second.refused("sit"), await first.refused("start")):
                assert refused == "over"
            assert await first.refused("play", ply=len(first.actions), move="pass") == "over"
            assert await first.refused("bot", seat="P2", level="easy") == "over"

    town(story, "Ana", "Bob")


def test_of_many_who_want_one_seat_one_gets_it(town):
    async def story(ana, *others):
        for _ in range(5):
            table = (await ana.make())["id"]
            places = [other.at(table) for other in others]
            lookings = [await place.__aenter__() for place in places]
            answers = await asyncio.gather(*(looking.ask("sit", seat="P2") for looking in lookings))
            assert sorted(answer.get("code", "done") for answer in answers) == ["done", *["not-free"] * 3]
            winner = next(other for other, answer in zip(others, answers, strict=True) if answer["type"] == "done")
            for looking in lookings:
                await looking.see(lambda at=looking, name=winner.name: at.seats["P2"].get("name") == name)
            for place in places:
                await place.__aexit__(None, None, None)

    town(story, "Ana", "Bob", "Eve", "Leo", "Mia")


def test_of_two_windows_of_one_person_that_play_at_once_one_plays(town):
    async def story(ana):
        table = (await ana.make(seats=["me", "me"], options=FIRST_IS_P1))["id"]
        async with ana.at(table) as one, ana.at(table) as other:
            await one.do("start")
            await other.see(lambda: other.legal)
            for ply in (0, 2, 3, 5, 6):
                move = one.legal[-1]
                answers = await asyncio.gather(*(each.ask("play", ply=ply, move=move) for each in (one, other)))
                assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
                for each in (one, other):
                    await each.see(lambda each=each, ply=ply: len(each.actions) > ply)
                assert one.actions == other.actions

    town(story, "Ana")


# --- The host ---------------------------------------------------------------------------------------------------------


def test_only_the_host_seats_bots_frees_seats_starts_and_closes(town):
    async def story(ana, bob, eve):
        async with two_seated(ana, bob, seats=["me", "open", "open"]) as (host, guest), eve.at(host.table["id"]) as who:
            for looking in (guest, who):
                assert await looking.refused("bot", seat="P3", level="easy") == "not-host"
                assert await looking.refused("free", seat="P2") == "not-host"
                assert await looking.refused("start") == "not-host"
                assert await looking.refused("close") == "not-host"
            await host.do("bot", seat="P3", level="easy")
            await host.do("start")

    town(story, "Ana", "Bob", "Eve")


def test_a_game_begins_when_no_seat_is_open_and_once(town):
    async def story(ana):
        table = (await ana.make())["id"]
        async with ana.at(table) as looking:
            assert await looking.refused("start") == "open-seats"
            await looking.do("bot", seat="P2", level="easy")
            answers = await asyncio.gather(looking.ask("start"))
            assert answers[0]["type"] == "done"
            assert await looking.refused("start") == "not-waiting"
            assert await looking.refused("close") == "not-waiting"
            assert await looking.refused("free", seat="P2") == "not-waiting"

    town(story, "Ana")


def test_everybody_gets_the_game_when_it_begins_though_chance_did_nothing_yet(town):
    async def story(ana, bob):
        async with two_seated(ana, bob, options=FIRST_IS_P1) as (first, second):
            await first.do("start")
            for looking in (first, second):
                await looking.see(lambda looking=looking: looking.now)
                assert (looking.now["ply"], looking.now["actor"], looking.actions) == (0, "P1", [])
                assert looking.table["phase"] == "playing"
            assert first.legal == ["roll 1"]

    town(story, "Ana", "Bob")


def test_the_host_frees_the_seat_that_was_meant(town):
    async def story(ana, bob):
        table = (await ana.make(seats=["me", "easy", "easy", "open"]))["id"]
        async with ana.at(table) as host, bob.at(table) as guest:
            await guest.do("sit")
            await host.do("free", seat="P3")
            assert [seat["kind"] for seat in host.table["seats"]] == ["person", "bot", "open", "person"]
            await host.do("free", seat="P4")
            await guest.see(lambda: guest.seats["P4"]["kind"] == "open")
            assert guest.seats["P4"] == {"seat": "P4", "kind": "open", "free": True}
            assert await tables_of(bob) == []
            assert await host.refused("free", seat="P1") == "not-free"
            assert await host.refused("free", seat="P9") == "no-seat"
            await guest.do("sit", seat="P4")  # to be sent away is no ban

    town(story, "Ana", "Bob")


def test_the_host_seats_bots_of_any_level_but_not_on_people_who_are_here(town):
    async def story(ana, bob):
        async with two_seated(ana, bob, seats=["me", "open", "open"]) as (host, guest):
            for level in ("easy", "normal", "hard", "expert"):
                await host.do("bot", seat="P3", level=level)
                assert host.seats["P3"] == {"seat": "P3", "kind": "bot", "name": BOTS[2], "level": level}
            assert await host.refused("bot", seat="P2", level="easy") == "not-free"
            assert await host.refused("bot", seat="P1", level="easy") == "not-free"
            assert await host.refused("bot", seat="P4", level="easy") == "no-seat"
            assert await guest.refused("sit", seat="P3") == "not-free"

    town(story, "Ana", "Bob")


def test_who_comes_next_is_host_when_the_host_stands_up(town):
    async def story(ana, bob, eve):
        async with (
            two_seated(ana, bob, seats=["me", "open", "open"]) as (first, second),
            eve.at(first.table["id"]) as third,
        ):
            await third.do("sit")
            await first.do("leave")
            await third.see(lambda: third.seats["P1"]["kind"] == "open")
            assert [seat.get("host", False) for seat in third.table["seats"]] == [False, True, False]
            assert await third.refused("bot", seat="P1", level="easy") == "not-host"
            await second.do("bot", seat="P1", level="easy")
            assert await first.refused("start") == "not-host"
            await second.do("start")

    town(story, "Ana", "Bob", "Eve")


def test_while_the_host_is_gone_anybody_who_sits_there_does_it(town):
    async def story(ana, bob, eve):
        table = (await ana.make(seats=["me", "open", "open"]))["id"]
        async with bob.at(table) as guest, eve.at(table) as watcher:
            await guest.do("sit")
            async with ana.at(table):
                assert await guest.refused("bot", seat="P3", level="easy") == "not-host"
            await guest.do_at_last("bot", "not-host", seat="P3", level="easy")
            assert await watcher.refused("bot", seat="P3", level="easy") == "not-host"
            assert guest.seats["P1"]["host"]  # still
            async with ana.at(table):
                assert await guest.refused("start") == "not-host"
            await guest.do_at_last("start", "not-host")

    town(story, "Ana", "Bob", "Eve")


def test_a_closed_table_is_closed_for_all_and_everything(town):
    async def story(ana, bob):
        made = await ana.make(public=True)
        async with ana.at(made["id"]) as host, bob.at(made["id"]) as guest:
            await host.do("close")
            await guest.see(lambda: guest.table["phase"] == "closed")
            for kind, values in {
                "sit": {}, "leave": {}, "start": {}, "bot": {"seat": "P2", "level": "easy"}, "free": {"seat": "P2"},
                "luck": {"luck": "x"}, "say": {"text": "Hello?"}, "play": {"ply": 0, "move": "roll 1"}, "rematch": {},
                "close": {},
            }.items():  # fmt: skip
                assert (kind, await host.refused(kind, **values)) == (kind, "closed")
            assert not any(seat.get("free") for seat in guest.table["seats"])
        assert await tables_of(ana) == []
        assert made["id"] not in await public_tables(ana)
        assert (await ana.http.get(f"/api/codes/{made['code']}")).json()["code"] == "no-code"
        assert (await ana.http.get(f"/api/tables/{made['id']}/record")).json()["code"] == "not-over"
        assert await phase_of(bob, made["id"]) == "closed"

    town(story, "Ana", "Bob")


# --- People who go and come back --------------------------------------------------------------------------------------


def test_a_bot_takes_the_seat_of_somebody_gone_who_comes_back_and_plays_on(town):
    async def story(ana, bob):
        table = (await ana.make(options={"first": "P2"}))["id"]
        async with ana.at(table) as host:
            async with bob.at(table) as guest:
                await guest.do("sit")
                await host.do("start")
            await host.see(lambda: "here" not in host.seats["P2"])
            await host.do_at_last("bot", "not-free", seat="P2", level="easy")
            await host.see(lambda: host.legal)  # the bot has played its turn
            assert host.seats["P2"] == {"seat": "P2", "kind": "bot", "name": BOTS[1], "level": "easy"}
            async with bob.at(table) as guest:
                assert guest.now["seat"] is None
                assert guest.seats["P2"]["free"]
                assert not host.seats["P2"].get("free")
                await guest.do("sit")
                assert guest.now["seat"] == "P2"
                await host.see(lambda: host.seats["P2"]["kind"] == "person")
                assert "level" not in host.seats["P2"]
                await host.do("play", ply=len(host.actions), move="roll 1")
                await host.do("play", ply=len(host.actions), move="build nothing")
                await guest.see(lambda: guest.legal)
                await guest.do("play", ply=len(guest.actions), move="roll 1")
                assert [action["ply"] for action in guest.actions] == list(range(len(guest.actions)))

    town(story, "Ana", "Bob")


def test_who_is_gone_for_a_moment_is_still_host(hasty_town):
    async def story(ana, bob):
        table = (await ana.make(seats=["me", "open", "open"]))["id"]
        async with bob.at(table) as guest:
            await guest.do("sit")
            async with ana.at(table):
                await guest.see(lambda: guest.seats["P1"].get("here"))
            await guest.see(lambda: "here" not in guest.seats["P1"])
            assert await guest.refused("bot", seat="P3", level="easy") == "not-host"  # perhaps only the Wi-Fi

    hasty_town(story, "Ana", "Bob")


def test_the_seat_of_who_is_gone_for_a_moment_is_kept(hasty_town):
    async def story(ana, bob):
        async with two_playing(ana, bob) as (host, guest):
            await guest.socket.close()
            await host.see(lambda: "here" not in host.seats["P2"])
            assert await host.refused("bot", seat="P2", level="easy") == "not-free"

    hasty_town(story, "Ana", "Bob")


def test_a_bot_takes_the_seat_of_a_host_who_is_gone_and_somebody_else_is_host(town):
    async def story(ana, bob):
        table = (await ana.make(options={"first": "P1"}))["id"]
        async with bob.at(table) as guest:
            async with ana.at(table) as host:
                await guest.do("sit")
                await host.do("start")
            await guest.do_at_last("bot", "not-host", seat="P1", level="easy")
            await guest.see(lambda: guest.legal)
            assert guest.seats["P2"]["host"]
            async with ana.at(table) as host:
                await host.do("sit", seat="P1")
                assert not host.seats["P1"].get("host")
                assert host.seats["P2"]["host"]

    town(story, "Ana", "Bob")


def test_a_person_who_comes_back_in_a_bots_turn_plays_it_on(town):
    async def story(ana, bob):
        """The bot thinks for a while; it does not move for who is back."""
        table = (await ana.make(options={"first": "P2"}, pace=5))["id"]
        async with ana.at(table) as host:
            async with bob.at(table) as guest:
                await guest.do("sit")
                await host.do("start")
            await host.do_at_last("bot", "not-free", seat="P2", level="easy")
            async with bob.at(table) as guest:
                await guest.do("sit")
                await guest.see(lambda: guest.legal == ["roll 1"])
                assert guest.actions == []

    town(story, "Ana", "Bob")


def test_another_bot_may_go_on_where_nobody_is_left_to_wait_for(town):
    async def story(ana):
        table = (await ana.make(seats=["me", "expert"], options={"first": "P2"}, pace=10))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
            await looking.do("bot", seat="P2", level="easy")
            assert looking.seats["P2"]["level"] == "easy"
            assert not looking.legal

    town(story, "Ana")


# --- Presence ---------------------------------------------------------------------------------------------------------


def test_all_see_who_is_here_and_how_many_watch(town):
    async def story(ana, bob, eve):
        async with two_seated(ana, bob) as (host, guest):
            table = host.table["id"]
            async with eve.at(table):
                await host.see(lambda: host.table["watchers"] == 1)
                async with eve.at(table):
                    await host.see(lambda: host.table["watchers"] == 2)
                await host.see(lambda: host.table["watchers"] == 1)
            await host.see(lambda: host.table["watchers"] == 0)
            async with bob.at(table):
                await guest.socket.close()
                await asyncio.sleep(0.1)
                await host.do("table")
                assert host.seats["P2"]["here"]  # in another window
            await host.see(lambda: "here" not in host.seats["P2"])
            async with bob.at(table):
                await host.see(lambda: host.seats["P2"].get("here"))

    town(story, "Ana", "Bob", "Eve")


def test_who_stands_up_watches(town):
    async def story(ana, bob):
        async with two_seated(ana, bob) as (host, guest):
            assert guest.table["watchers"] == 0
            await guest.do("leave")
            await host.see(lambda: host.table["watchers"] == 1)

    town(story, "Ana", "Bob")


# --- Luck -------------------------------------------------------------------------------------------------------------


def test_the_commitment_comes_first_then_luck_then_the_game_and_the_seed_last(town):
    async def story(ana, bob):
        async with two_seated(ana, bob, game="ma-petite-ville") as (first, second):
            commitment = first.table["fairness"]["commitment"]
            assert first.table["fairness"] == {"commitment": commitment, "seed": None, "luck": ["", ""]}
            await first.do("luck", luck="four-leaf")
            await second.do("luck", luck="x" * 64)
            await second.do("luck", luck="clover_7")  # the last counts
            await second.do("table")
            assert [seat["luck"] for seat in second.table["seats"]] == [True, True]
            assert second.table["fairness"]["luck"] == ["", ""]  # nobody chooses after having seen the others'
            await first.do("start")
            assert await second.refused("luck", luck="more") == "not-waiting"
            for looking in (first, second):
                await looking.see(lambda looking=looking: looking.now)
                assert looking.table["fairness"] == {
                    "commitment": commitment, "seed": None, "luck": ["four-leaf", "clover_7"],
                }  # fmt: skip
            await play_out(first, second)
            fairness = first.table["fairness"]
            assert (fairness["commitment"], fairness["luck"]) == (commitment, ["four-leaf", "clover_7"])
            assert hashlib.sha256(bytes.fromhex(fairness["seed"])).hexdigest() == commitment
            assert second.table["fairness"] == fairness
            record = await ana.record(first.table["id"])
            assert record["dice"] == fairness
            assert verify(record).winners == first.now["winners"]

    town(story, "Ana", "Bob")


@pytest.mark.parametrize("luck", ["a b", "é", "x" * 65, "a\n", "<b>"])
def test_what_is_no_luck_is_refused(town, luck):
    async def story(ana):
        async with ana.at((await ana.make())["id"]) as looking:
            assert await looking.refused("luck", luck=luck) == "luck"
            assert "luck" not in looking.seats["P1"]

    town(story, "Ana")


def test_only_who_sits_there_adds_luck_and_takes_it_along(town):
    async def story(ana, bob, eve):
        async with two_seated(ana, bob) as (host, guest), eve.at(host.table["id"]) as other:
            assert await other.refused("luck", luck="x") == "not-seated"
            await guest.do("luck", luck="bobs")
            await guest.do("leave")
            await other.do("sit")
            assert "luck" not in other.seats["P2"]
            await other.do("luck", luck="eves")
            await host.do("start")
            await other.see(lambda: other.now)
            assert other.table["fairness"]["luck"] == ["", "eves"]

    town(story, "Ana", "Bob", "Eve")


def test_no_record_is_given_before_the_game_is_over(town):
    async def story(ana, bob):
        async with two_playing(ana, bob, game="mint-works") as (first, _):
            answer = await ana.http.get(f"/api/tables/{first.table['id']}/record")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")

    town(story, "Ana", "Bob")


# --- Chat -------------------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_all_and_by_who_comes_later(town):
    async def story(ana, bob, eve):
        async with two_seated(ana, bob) as (host, guest), eve.at(host.table["id"]) as watcher:
            await host.do("say", text="  Hello,\n  Bob ")
            await watcher.do("say", text="<script>alert('🏠')</script>")
            for looking in (host, guest, watcher):
                await looking.see(lambda looking=looking: len(looking.chat) == 2)
                assert [(line["number"], line["name"], line["text"]) for line in looking.chat] == [
                    (0, "Ana", "Hello, Bob"),
                    (1, "Eve", "<script>alert('🏠')</script>"),  # as said: pages show it as text
                ]
                assert abs(looking.chat[0]["at"] - time.time()) < 60
            async with bob.at(host.table["id"]) as later:
                assert later.chat == host.chat

    town(story, "Ana", "Bob", "Eve")


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, "a\u202eb", "a\u0007b", "\u200b"])
def test_what_cannot_be_said(town, text):
    async def story(ana):
        async with ana.at((await ana.make())["id"]) as looking:
            assert await looking.refused("say", text=text) == "chat"
            assert looking.chat == []

    town(story, "Ana")


def test_a_chat_remembers_what_was_said_last(town):
    async def story(ana, bob):
        table = (await ana.make())["id"]
        async with ana.at(table) as looking, bob.at(table) as other:
            for number in range(120):
                await looking.do("say", text=f"line {number}")
            await other.see(lambda: len(other.chat) == 120)  # who was here has heard all of it
            await looking.do("table")
            assert [line["number"] for line in looking.chat] == list(range(20, 120))

    town(story, "Ana", "Bob")


# --- Idle tables ------------------------------------------------------------------------------------------------------


def test_a_table_where_nobody_waits_any_more_is_closed_but_not_while_somebody_looks(hasty, hasty_town):
    async def story(ana):
        left, watched = [(await ana.make())["id"] for _ in range(2)]
        async with ana.at(watched) as looking:
            hasty.age(2 * IDLE)
            await until(lambda: kept_phase(hasty, left), "closed")
            await asyncio.sleep(SWEEPS)
            assert looking.table["phase"] == "waiting"
            assert await phase_of(ana, watched) == "waiting"
        await until(lambda: kept_phase(hasty, watched), "closed")

    hasty_town(story, "Ana")


def test_a_table_is_not_closed_while_it_is_played_at_though_nobody_stays(hasty, hasty_town):
    async def story(ana):
        """People look in, play and go, as in a game by letters: what counts is when the last one played."""
        table = (await ana.make(seats=["me", "me"], options=FIRST_IS_P1))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
        for _ in range(3):  # more than twice as long as a table may be idle
            hasty.age(0.8 * IDLE)
            await asyncio.sleep(SWEEPS)
            async with ana.at(table) as looking:
                assert looking.table["phase"] == "playing"
                await looking.do("play", ply=looking.now["ply"], move=looking.legal[-1])
        hasty.age(1.1 * IDLE)
        await until(lambda: kept_phase(hasty, table), "closed")

    hasty_town(story, "Ana")


def test_a_forgotten_table_is_found_again_with_everything_but_the_chat(hasty_town):
    async def story(ana, bob):
        async with two_playing(ana, bob, house={"coins": 9}) as (first, second):
            await second.do("say", text="soon forgotten")
            await first.do("play", ply=0, move="roll 1")
            await first.do("play", ply=len(first.actions), move=first.legal[0])
            await second.see(lambda: second.legal)
            before = second.table | {"actions": second.actions, "now": second.now}
        await until(lambda: chat_of(bob, before["id"]), [], pause=0.5)
        async with bob.at(before["id"]) as second:
            after = second.table
            for key in ("code", "public", "phase", "setup", "fairness", "actions", "now"):
                assert after[key] == before[key], key
            assert [seat["name"] for seat in after["seats"]] == ["Ana", "Bob"]
            await second.do("play", ply=len(second.actions), move="roll 1")

    hasty_town(story, "Ana", "Bob")


@pytest.mark.parametrize("dice", ["verified", "real"])
def test_a_forgotten_game_in_which_nothing_happened_yet_is_found_again(hasty_town, dice):
    async def story(ana, bob):
        async with two_playing(ana, bob, dice=dice) as (first, _):
            before = first.now
        await asyncio.sleep(0.8)
        async with ana.at(first.table["id"]) as first:
            assert first.now == before
            await first.do("play", ply=0, move="roll 1")

    hasty_town(story, "Ana", "Bob")


def test_a_game_that_is_over_stays(hasty, hasty_town):
    async def story(ana):
        table = (await ana.make(game="ma-petite-ville", seats=["me", "me"]))["id"]
        async with ana.at(table) as looking:
            await looking.do("start")
            await play_out(looking)
        hasty.age(2 * IDLE)
        await asyncio.sleep(SWEEPS)
        assert await phase_of(ana, table) == "over"
        assert bourgade.replay(await ana.record(table)).winners == looking.now["winners"]
        assert [table["phase"] for table in await tables_of(ana)] == ["over"]

    hasty_town(story, "Ana")


# --- In memory --------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def hall_over(database, **settings: object):
    """Give the hall of a server, without the house around it."""
    storage = storage_at(database)
    await storage.open()
    hall = Hall(storage, Settings(**settings))
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await storage.close()


class Looker:
    """Somebody who looks at a table."""

    person = "ana"

    def wake(self) -> None:
        pass


def test_who_looks_for_a_table_while_it_is_brought_back_finds_the_one_that_all_find(tmp_path, back_end):
    database = back_end(tmp_path)

    async def story():
        async with hall_over(database) as hall:
            row = await hall.make("ana", "Ana", NewTable("minivilles", seats=["me", "me"]))
            await (await hall.find(row.id)).start("ana")
        async with hall_over(database) as hall:
            while row.id not in hall._opening:  # the hall itself looks first, for bots that are to move
                await asyncio.sleep(0)
            table = await hall.find(row.id)
            await asyncio.sleep(0.1)
            assert await hall.find(row.id) is table

    asyncio.run(story())


def test_idle_tables_are_closed_though_there_is_no_room_for_them_in_memory(tmp_path, back_end):
    async def story():
        async with hall_over(back_end(tmp_path), sweep=0.05, waiting=0.1, tables=1) as hall:
            for _ in range(2):
                looked_at, idle = [await hall.make("ana", "Ana", NewTable("minivilles")) for _ in range(2)]
                table = await hall.find(looked_at.id)
                table.come(looker := Looker())
                with pytest.raises(Refusal, match="full"):
                    await hall.find(idle.id)
                while (await hall.storage.table(idle.id)).phase != "closed":
                    await asyncio.sleep(0.02)
                assert table.row.phase == "waiting"
                table.go(looker)
                while table.row.phase != "closed":
                    await asyncio.sleep(0.02)
                hall._forget(time.monotonic())

    asyncio.run(asyncio.wait_for(story(), 60))


def test_an_answer_through_another_worker_stands_below_what_it_answers(tmp_path, monkeypatch):
    """It may be here before the storage has said that the others were told."""

    async def story():
        async with hall_over(str(tmp_path / "bourgade.db")) as hall:
            row = await hall.make("ana", "Ana", NewTable("minivilles"))
            table, tell = await hall.find(row.id), hall.storage.tell

            async def tell_and_be_answered(news) -> None:
                await tell(news)
                table.hear_said(Line(0, "Bob", "Hello!", 0.0))

            monkeypatch.setattr(hall.storage, "tell", tell_and_be_answered)
            await table.say("ana", "Ana", "Hello?")
            assert [(line.number, line.text) for line in table.chat] == [(0, "Hello?"), (1, "Hello!")]

    asyncio.run(story())


async def kept_phase(server: Server, table: str) -> str:
    """Return the phase of a table without bringing it back to memory."""
    return server.sql(f"SELECT phase FROM tables WHERE id = '{table}'")


async def chat_of(person: Person, table: str) -> list[dict]:
    return (await person.http.get(f"/api/tables/{table}")).json()["chat"]


async def until(question, answer, pause: float = 0.05) -> None:
    """Ask again and again until the answer comes."""
    end = time.monotonic() + PATIENCE
    while (said := await question()) != answer:
        assert time.monotonic() < end, f"{said}, not {answer}"
        await asyncio.sleep(pause)
