"""Whole games over real WebSockets, people and bots mixed."""

import asyncio
import json
import random
import time

import pytest
from players import LEVELS, Restless, all_at, check_seen, play_on, run, seated, wish
from promises import until
from server_town import Looking, Person, Server

import bourgade
from bourgade.server.dice import VerifyError, verify
from bourgade.server.stored import BOTS

pytestmark = pytest.mark.keeps

OF_TWO_MEANINGS = {"wholesaler", "lotto", "gallery", "co-op"}  # cards whose names are in every position
LOTTERY = {  # house rules by which much is drawn that others may not see
    "mints": 30, "supply": 7, "solo-supply": 7, "stars": 30,
    "plans": {"lotto": {"cost": 0}}, "locations": {"lotto": {"cost": 0}, "builder": {"cost": 0}},
}  # fmt: skip
NEVER = 60 * 60  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("games") / "data", back_end, away=0.2) as server:
        yield server
        assert server.complaints() == []


# --- What everybody is told -------------------------------------------------------------------------------------------


async def play_whole_game(everybody: list[Person], who: list[str], **wanted: object) -> dict:
    """Play a game with a watcher, check what all were told, and return its record."""
    *players, watcher = everybody
    table = await seated(players, who, **wanted)
    playing = [person for person in players if person.name in who]
    async with all_at(table, playing) as lookings, watcher.at(table) as watching:
        for number, looking in enumerate(lookings):
            await looking.do("luck", luck=f"clover-{number}")
        await lookings[0].do("start")
        choosers = [random.Random(f"{who} {number}") for number in range(len(lookings))]
        await asyncio.gather(
            watching.see(lambda: watching.table["phase"] == "over"),
            *(play_on(looking, chooser) for looking, chooser in zip(lookings, choosers, strict=True)),
        )
        record = await watcher.record(table)
        for person, looking in zip(playing, lookings, strict=True):
            check_told(looking, record, [f"P{number}" for number, name in enumerate(who, 1) if name == person.name])
        check_told(watching, record, [None])
    return record


def check_told(looking: Looking, record: dict, seats: list[str | None]) -> None:
    """Check that somebody was told everything, and nothing but what these seats may know."""
    game = bourgade.replay(record)
    past = positions_of(record)
    assert [action["ply"] for action in looking.actions] == list(range(len(record["actions"])))
    assert [action["who"] for action in looking.actions] == [state.actor for state in past[:-1]]
    for told, *known in zip(looking.actions, *(game.seen(seat) for seat in seats), strict=True):
        assert told["action"] in known
    for message in looking.heard:
        if now := message.get("now"):
            check_now(now, past[now["ply"]], seats)
    assert looking.now["winners"] == game.winners == record["winners"]
    assert looking.now["scores"] == game.scores


def check_now(now: dict, game: bourgade.Game, seats: list[str | None]) -> None:
    """Check that somebody sees the game as a seat may, and what it may play."""
    assert now["seat"] in seats
    assert now["actor"] == game.actor
    view = game.view(now["seat"])
    assert now["view"] == json.loads(json.dumps(view.position()))
    if game.actor != "chance":
        assert [move["move"] for move in now["legal"]] == view.legal()
    elif now["legal"]:
        assert [move["move"] for move in now["legal"]] == view.outcomes()  # also what others hold, for all one knows
    words = json.dumps(now | {"legal": now["legal"] if game.actor != "chance" else []})
    for card, holder in game.position().get("secret", {}).items():
        if holder != now["seat"] and card not in OF_TWO_MEANINGS:
            assert f'"{card}"' not in words


def positions_of(record: dict) -> list[bourgade.Game]:
    """Return a game before each of its actions, and at its end."""
    game = bourgade.replay(record)
    past = [game.copy()]
    while game.record()["actions"]:
        game.undo()
        past.append(game.copy())
    return past[::-1]


def secrets_in(record: dict) -> int:
    """Count what chance did that not everybody may know."""
    return sum(game.actor == "chance" and not game.knows(None) for game in positions_of(record))


# --- Every kind of game -----------------------------------------------------------------------------------------------

KINDS = {
    "minivilles": (["Ana", "Bob"], {"game": "minivilles"}),
    "minivilles-three-people": (["Ana", "Bob", "Eve"], {"game": "minivilles", "options": {"first": "P2"}}),
    "marina": (["Ana", "normal"], {"game": "minivilles", "edition": "marina"}),
    "marina-open": (
        ["Ana", "easy", "Bob"],
        {"game": "minivilles", "edition": "marina", "options": {"market": "open"}},
    ),
    "green-valley": (["normal", "Ana"], {"game": "minivilles", "edition": "green-valley"}),
    "marina-green-valley": (["Ana", "Bob"], {"game": "minivilles", "edition": "marina-green-valley"}),
    "deluxe": (["Ana", "easy", "Bob", "normal", "easy"], {"game": "minivilles", "edition": "deluxe"}),
    "minivilles-house": (
        ["Ana", "normal"],
        {"game": "minivilles", "house": {"coins": 10, "win": 3, "without": ["mine"], "cards": {"cafe": {"cost": 0}}}},
    ),
    "minivilles-one-screen": (["Ana", "Ana"], {"game": "minivilles"}),
    "minivilles-two-screens": (["Ana", "Bob", "Ana", "easy"], {"game": "minivilles"}),
    "mint-works-two": (["Ana", "Bob"], {"game": "mint-works", "options": {"advanced": 2}}),
    "mint-works-three": (
        ["Ana", "normal", "Bob"],
        {"game": "mint-works", "options": {"advanced": ["crowdfunder", "swap-meet"]}},
    ),
    "mint-works-four": (
        ["easy", "Ana", "normal", "Bob"],
        {"game": "mint-works", "options": {"advanced": ["recycler", "temp-agency"], "ages": [9, 8, 70, 8]}},
    ),
    "mint-works-one-screen": (["Ana", "Ana", "Ana"], {"game": "mint-works", "house": LOTTERY}),
    "justin": (["Ana"], {"game": "mint-works", "options": {"opponent": "justin", "advanced": 1}}),
    "rachael": (["Ana"], {"game": "mint-works", "options": {"opponent": "rachael"}}),
    "sonic": (["Ana"], {"game": "mint-works", "options": {"opponent": "sonic", "advanced": ["recycler"]}}),
    "mort": (["Ana"], {"game": "mint-works", "options": {"opponent": "mort"}, "house": LOTTERY}),
    "ma-petite-ville": (["Ana", "Bob", "normal"], {"game": "ma-petite-ville"}),
    "ma-petite-ville-easy": (["easy", "Ana", "hard", "Bob"], {"game": "ma-petite-ville", "edition": "easy"}),
    "ma-petite-ville-house": (
        ["Ana", "Ana"],
        {"game": "ma-petite-ville", "house": {"lengths": [2, 3, 4]}, "options": {"colours": ["red", "green"]}},
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_is_told_to_all_kept_and_can_be_verified(server, kind):
    who, wanted = KINDS[kind]
    record = run(server, lambda *everybody: play_whole_game(everybody, who, **wanted), "Ana", "Bob", "Eve", "Watcher")
    assert (record["game"], record["edition"]) == (wanted["game"], wanted.get("edition", record["edition"]))
    assert record.get("house", {}) == wanted.get("house", {})
    assert wanted.get("options", {}).items() <= record["options"].items()
    people_here = list(dict.fromkeys(name for name in who if name not in LEVELS))
    luck = ["" if name in LEVELS else f"clover-{people_here.index(name)}" for name in who]
    assert record["dice"]["luck"] == luck + [""] * (len(record["seats"]) - len(who))
    game = verify(record)
    assert game.over
    assert game.record()["actions"] == record["actions"]
    assert bourgade.replay(record).winners == record["winners"] != []


def test_nobody_sees_what_others_drew_in_secret(server):
    """`check_now` compares all that each was told with the record, which says what was secret."""
    kind = {"game": "mint-works", "house": LOTTERY, "options": {"advanced": ["recycler", "swap-meet"]}}
    who = ["Ana", "Bob", "normal", "Eve"]
    secrets = 0
    while secrets < 4:  # the luck of the server decides how many there are
        record = run(server, lambda *everybody: play_whole_game(everybody, who, **kind), "Ana", "Bob", "Eve", "Watcher")
        secrets += secrets_in(record)


def test_who_asks_by_http_sees_no_more_than_at_the_table(server):
    async def story(ana, bob, watcher):
        table = await seated([ana, bob], ["Ana", "Bob"], game="mint-works", house=LOTTERY)
        nobody = Person(server, "Nobody")
        async with ana.at(table) as first, bob.at(table) as second:
            await first.do("start")
            choosers = {first: random.Random(1), second: random.Random(2)}
            asked = []
            while not first.over:
                for looking, chooser in choosers.items():
                    while looking.legal:
                        await looking.do("play", ply=looking.now["ply"], move=wish(looking.legal, chooser))
                    for person, seat in ((ana, "P1"), (bob, "P2"), (watcher, None), (nobody, None)):
                        asked.append(((await person.http.get(f"/api/tables/{table}")).json(), seat))
                    other = second if looking is first else first
                    await other.see(lambda other=other, looking=looking: len(other.actions) == len(looking.actions))
        past = positions_of(await ana.record(table))
        for answer, seat in asked:
            game = past[answer["now"]["ply"]]
            check_now(answer["now"], game, [seat])
            assert [action["action"] for action in answer["actions"]] == game.seen(seat)
        await nobody.leave_town()

    run(server, story, "Ana", "Bob", "Watcher")


# --- Going and coming back --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", bourgade.games())
def test_who_comes_and_goes_misses_nothing(server, game):
    async def story(ana, bob):
        table = await seated([ana, bob], ["Ana", "easy", "Bob"], game=game)
        async with ana.at(table) as looking:
            await looking.do("start")
        players = [Restless(person, table, leaves=0.3) for person in (ana, bob)]
        await asyncio.gather(*(player.play() for player in players))
        record = await ana.record(table)
        assert min(player.comings for player in players) > 1
        for player, seat in zip(players, ("P1", "P3"), strict=True):
            check_seen(player, record, seat)

    run(server, story, "Ana", "Bob")


def test_actions_can_be_asked_for_from_any_ply(server):
    async def story(ana):
        table = await seated([ana], ["Ana", "Ana"], game="ma-petite-ville")
        async with ana.at(table) as looking:
            await looking.do("start")
            await play_on(looking, random.Random(1))
            plies = len(looking.actions)
            for since in (0, 1, plies - 1, plies, plies + 5, 999_999_999):
                answer = await ana.http.get(f"/api/tables/{table}", params={"since": since})
                assert answer.json()["actions"] == looking.actions[since:]
                await looking.do("table", since=since)
                assert looking.heard[-2]["actions"] == looking.actions[since:]
                async with ana.at(table, since=since) as other:
                    assert other.table["actions"] == looking.actions[since:]
            await looking.do("table", since=-3)
            assert looking.heard[-2]["actions"] == looking.actions

    run(server, story, "Ana")


# --- Real dice --------------------------------------------------------------------------------------------------------


async def play_with_dice(looking: Looking, chooser: random.Random) -> None:
    """Play, and type in what dice and cards show; somebody else may be faster at that."""
    while not looking.over:
        if not looking.legal:
            await looking.take()
            continue
        chance = looking.now["actor"] == "chance"
        answer = await looking.ask("play", ply=looking.now["ply"], move=wish(looking.legal, chooser))
        assert answer["type"] == "done" or (chance and answer["code"] in ("stale", "outcome", "over")), answer


@pytest.mark.parametrize(
    ("who", "wanted"),
    [
        (["Ana", "Bob", "normal"], {"game": "minivilles"}),
        (["Ana", "normal", "Bob", "easy"], {"game": "mint-works", "house": LOTTERY}),
        (["Ana"], {"game": "mint-works", "house": LOTTERY, "options": {"opponent": "mort"}}),
        (["Ana"], {"game": "mint-works", "house": LOTTERY, "options": {"opponent": "justin"}}),
        (["easy", "Ana", "Bob"], {"game": "ma-petite-ville"}),
    ],
    ids=["minivilles", "mint-works", "mort", "justin", "ma-petite-ville"],
)
def test_people_play_with_their_own_dice_and_cards(server, who, wanted):
    async def story(*everybody):
        table = await seated(everybody, who, dice="real", **wanted)
        playing = [person for person in everybody if person.name in who]
        async with all_at(table, playing) as lookings:
            assert lookings[0].table["fairness"] is None
            await lookings[0].do("start")
            await asyncio.gather(*(play_with_dice(looking, random.Random(i)) for i, looking in enumerate(lookings)))
            record = await playing[0].record(table)
            assert record["dice"] == {"real": True}
            for person, looking in zip(playing, lookings, strict=True):
                check_told(looking, record, [f"P{who.index(person.name) + 1}"])
        with pytest.raises(VerifyError):
            verify(record)
        if "house" in wanted and len(who) > 1:
            assert secrets_in(record) >= 2

    run(server, story, "Ana", "Bob")


def test_only_who_sits_there_types_in_only_what_can_come(server):
    async def story(ana, bob, eve):
        table = await seated([ana, bob], ["Ana", "Bob"], game="minivilles", dice="real")
        async with all_at(table, [ana, bob, eve]) as (first, second, watcher):
            await first.do("start")
            for looking in (first, second, watcher):
                await looking.see(lambda looking=looking: looking.now)
            assert first.legal == second.legal == ["first P1", "first P2"]
            assert watcher.legal == []
            assert await watcher.refused("play", ply=0, move="first P1") == "not-seated"
            assert await first.refused("play", ply=0, move="first P3") == "outcome"
            assert await first.refused("play", ply=0, move="roll 1") == "outcome"
            await second.do("play", ply=0, move="first P1")
            assert await first.refused("play", ply=0, move="first P2") == "stale"
            await first.do("play", ply=1, move="roll 1")
            assert [action["who"] for action in first.actions] == ["chance", "P1"]
            assert first.legal == [f"die {number}" for number in range(1, 7)]
            assert await first.refused("play", ply=2, move="die 7") == "outcome"
            assert await first.refused("play", ply=2, move="dice 1 1") == "outcome"
            await first.do("play", ply=2, move="die 1")

    run(server, story, "Ana", "Bob", "Eve")


async def play_until_secret(lookings: list[Looking]) -> Looking:
    """Play with real cards until one is drawn that only one person may see; return that person."""
    chooser = random.Random(7)
    while True:
        ply = max(looking.now["ply"] for looking in lookings)
        for looking in lookings:
            await looking.see(lambda looking=looking, ply=ply: looking.now["ply"] == ply)
        able = [looking for looking in lookings if looking.legal]
        if lookings[0].now["actor"] == "chance" and len(able) == 1:
            return able[0]
        await able[0].ask("play", ply=ply, move=wish(able[0].legal, chooser))


def test_a_secret_card_is_typed_in_by_who_drew_it(server):
    async def story(ana, bob):
        table = await seated([ana, bob], ["Ana", "Bob"], game="mint-works", dice="real", house=LOTTERY)
        async with all_at(table, [ana, bob]) as lookings:
            await lookings[0].do("start")
            for looking in lookings:
                await looking.see(lambda looking=looking: looking.now)
            drawer = await play_until_secret(lookings)
            other = next(looking for looking in lookings if looking is not drawer)
            ply, card = drawer.now["ply"], drawer.legal[0]
            assert await other.refused("play", ply=ply, move=card) == "not-your-turn"
            await drawer.do("play", ply=ply, move=card)
            await other.see(lambda: len(other.actions) > ply)
            assert (drawer.actions[ply]["action"], other.actions[ply]["action"]) == (card, "draw ?")

    run(server, story, "Ana", "Bob")


def test_the_secret_card_of_an_opponent_is_drawn_by_the_server(server):
    """Nobody could type it in without seeing it."""

    async def story(ana):
        options = {"opponent": "mort"}
        table = await seated([ana], ["Ana"], game="mint-works", dice="real", house=LOTTERY, options=options)
        chooser = random.Random(1)
        async with ana.at(table) as looking:
            await looking.do("start")
            while not looking.over:
                if not looking.legal:
                    await looking.take()
                    continue
                wishes = ["draw lotto", "place supplier lotto", "place builder lotto", "pass"]
                move = next((wish for wish in wishes if wish in looking.legal), chooser.choice(looking.legal))
                answer = await looking.play(move)
                if answer["type"] == "error":  # the opponent holds that card, which nobody could know
                    assert (looking.now["actor"], answer["code"]) == ("chance", "outcome")
            record = await ana.record(table)
            check_told(looking, record, ["P1"])
            assert any(action["action"] == "draw ?" for action in looking.actions)

    run(server, story, "Ana")


def test_a_bot_that_sits_down_where_a_card_is_to_be_drawn_in_secret_draws_it(server):
    async def story(ana, bob):
        table = await seated([ana, bob], ["Ana", "Bob"], game="mint-works", dice="real", house=LOTTERY)
        async with all_at(table, [ana, bob]) as lookings:
            await lookings[0].do("start")
            for looking in lookings:
                await looking.see(lambda looking=looking: looking.now)
            drawer = await play_until_secret(lookings)
            other = next(looking for looking in lookings if looking is not drawer)
            ply, seat = drawer.now["ply"], drawer.now["seat"]
            await drawer.do("leave")
            await other.see(lambda: other.seats[seat]["kind"] == "open")
            await other.do("bot", seat=seat, level="easy")
            await other.see(lambda: len(other.actions) > ply)
            assert (other.actions[ply]["who"], other.actions[ply]["action"]) == ("chance", "draw ?")

    run(server, story, "Ana", "Bob")


# --- Time -------------------------------------------------------------------------------------------------------------


def test_a_turn_of_somebody_who_does_nothing_is_played_by_a_simple_bot(server):
    async def story(ana):
        table = await seated([ana], ["Ana", "easy"], game="minivilles", options={"first": "P1"}, clock=2)
        async with ana.at(table) as looking:
            begun = time.monotonic()
            await looking.do("start")
            assert 0 < looking.now["seconds"] <= 2
            await looking.see(lambda: looking.actions)
            assert time.monotonic() - begun >= 1.9
            while looking.now["actor"] == "P1":
                assert looking.now["seconds"] == 0  # the whole turn at once: no time comes back
                await looking.take()
            assert {action["who"] for action in looking.actions} == {"P1", "chance"}
            await looking.see(lambda: looking.now["actor"] == "P1")
            await looking.do("play", ply=looking.now["ply"], move="roll 1")  # the second turn is half played
            assert 0 < looking.now["seconds"] <= 2
            await looking.see(lambda: looking.now["actor"] == "P2")

    run(server, story, "Ana")


def test_nobody_is_hurried_while_real_dice_roll(server):
    async def story(ana):
        table = await seated([ana], ["Ana", "easy"], game="minivilles", dice="real", clock=1)
        async with ana.at(table) as looking:
            await looking.do("start")
            assert (looking.now["actor"], looking.now["seconds"]) == ("chance", None)
            await asyncio.sleep(1.2)
            await looking.do("play", ply=0, move="first P1")
            assert 0 <= looking.now["seconds"] <= 1
            await looking.see(lambda: looking.now["actor"] == "chance")  # the bot has rolled for who did not
            assert looking.actions[-1]["action"] == "roll 1"
            await looking.do("play", ply=2, move="die 1")
            assert looking.now["actor"] == "P1"

    run(server, story, "Ana")


def test_the_clock_runs_for_a_turn_whoever_comes_or_goes(server):
    async def story(ana):
        table = await seated([ana], ["Ana", "Ana"], game="minivilles", options={"first": "P1"}, clock=NEVER)
        async with ana.at(table) as looking:
            await looking.do("start")
            await asyncio.sleep(0.3)
            await looking.do("play", ply=0, move="roll 1")
            assert NEVER - 60 < looking.now["seconds"] <= NEVER - 0.2  # the same turn
        await asyncio.sleep(0.2)
        async with ana.at(table) as looking:
            left = looking.now["seconds"]
            assert left <= NEVER - 0.4
            await looking.do("play", ply=looking.now["ply"], move="build nothing")
            assert looking.now["actor"] == "P2"
            assert looking.now["seconds"] > left

    run(server, story, "Ana")


def test_time_runs_out_though_nobody_looks(server):
    async def story(ana, bob):
        table = await seated([ana, bob], ["Ana", "Bob"], game="minivilles", options={"first": "P1"}, clock=1)
        async with ana.at(table) as looking:
            await looking.do("start")
        await until(lambda: server.plies(table) >= 6)
        async with bob.at(table) as looking:
            assert {"P1", "P2"} <= {action["who"] for action in looking.actions}

    run(server, story, "Ana", "Bob")


def test_bots_move_slowly_enough_to_be_followed(server):
    async def story(ana):
        table = await seated([ana], ["Ana", "easy", "easy"], game="minivilles", options={"first": "P2"}, pace=0.3)
        async with ana.at(table) as looking:
            times = [time.monotonic()]
            await looking.do("start")
            while not looking.legal:
                if (await looking.take())["type"] == "moved":
                    times.append(time.monotonic())
            assert len(times) == 5  # two bots rolled and built
            assert all(moment - times[0] >= 0.29 * moves for moves, moment in enumerate(times))

    run(server, story, "Ana")


# --- Rematch ----------------------------------------------------------------------------------------------------------


def test_the_same_people_and_bots_play_again(server):
    async def story(ana, bob, eve):
        wanted = {"game": "ma-petite-ville", "house": {"lengths": [2, 3, 4]}, "public": True, "clock": NEVER}
        table = await seated([ana, bob], ["Ana", "easy", "Bob"], **wanted)
        async with all_at(table, [ana, bob, eve]) as (first, second, watcher):
            assert await first.refused("rematch") == "not-over"
            await first.do("luck", luck="clover")
            await first.do("start")
            await asyncio.gather(*(play_on(looking, random.Random(1)) for looking in (first, second)))
            await watcher.see(lambda: watcher.over)
            assert await watcher.refused("rematch") == "not-seated"
            await asyncio.gather(second.do("rematch"), first.do("rematch"))
            for looking in (first, second, watcher):
                await looking.see(lambda looking=looking: looking.rematch)
            again = first.rematch
            assert {second.rematch, watcher.rematch} == {again} != {table}
            async with eve.at(table) as later:
                assert later.rematch == again
        async with all_at(again, [ana, bob]) as (first, second):
            before, after = (await ana.http.get(f"/api/tables/{table}")).json(), first.table
            assert after["setup"] == before["setup"]
            assert (after["phase"], after["public"], after["now"]) == ("waiting", True, None)
            assert [(seat["kind"], seat.get("name"), seat.get("level")) for seat in after["seats"]] == [
                ("person", "Ana", None), ("bot", BOTS[1], "easy"), ("person", "Bob", None),
            ]  # fmt: skip
            assert not any(seat.get("luck") for seat in after["seats"])
            assert after["fairness"]["commitment"] != before["fairness"]["commitment"]
            host = first if first.seats["P1"].get("host") else second
            await host.do("start")
            await asyncio.gather(*(play_on(looking, random.Random(2)) for looking in (first, second)))
            records = [await ana.record(each) for each in (table, again)]
            assert verify(records[0]).record()["actions"] != verify(records[1]).record()["actions"]

    run(server, story, "Ana", "Bob", "Eve")


def test_who_was_gone_may_sit_down_again_in_the_rematch(server):
    async def story(ana, bob):
        table = await seated([ana, bob], ["Ana", "Bob"], game="ma-petite-ville")
        async with ana.at(table) as first:
            await first.do("start")
            await first.do_at_last("bot", "not-free", seat="P2", level="normal")
            await play_on(first, random.Random(1))
            await first.do("rematch")
        async with bob.at(first.rematch) as second:
            assert second.seats["P2"]["kind"] == "bot"
            await second.do("sit", seat="P2")
            assert second.seats["P2"]["you"]

    run(server, story, "Ana", "Bob")
