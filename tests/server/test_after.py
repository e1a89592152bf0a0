"""What comes after a game: its review, with nothing hidden, and worked out by hand where it can be."""

import asyncio
import gzip
import json
import random
import re
from collections import Counter
from pathlib import Path

import httpx
import msgspec
import pytest
from server_town import PATIENCE, Server, people

import bourgade
from bourgade.server.review import MOST_REVIEWED
from bourgade.server.stored import BOTS
from bourgade.texts import LANGUAGES, say

pytestmark = pytest.mark.keeps

DICE_PAGE = (Path(__file__).parent.parent.parent / "docs" / "verifiable-dice.md").read_text("utf-8")

# P1 throws a 1: both wheat fields pay 1. P1 has 4 coins, builds the train station for 4, and by house rules has won.
SMALL = {
    "game": "minivilles",
    "rules": 1,
    "edition": "base",
    "seats": ["P1", "P2"],
    "options": {"first": "P1"},
    "house": {"win": 1},
    "actions": ["roll 1", "die 1", "build train-station"],
    "winners": ["P1"],
    "names": ["Zoé", "Ana"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("after") / "data", back_end, away=0.0) as server:
        yield server


@pytest.fixture
def zoe(server):
    with httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False, verify=False) as client:
        client.get("/api/me").raise_for_status()
        yield client


def opened(client, record):
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


def review_of(client, table, language="en"):
    answer = client.get(f"/api/tables/{table}/review", params={"lang": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played(person, **wanted):
    """Let a person play a game to its end by lots, from all seats, and return its table."""
    luck = random.Random(11)
    made = await person.make(**wanted)
    async with person.at(made["id"]) as looking:
        await looking.do("luck", luck="seven-7")
        await looking.do("start")
        while not looking.over:
            if looking.legal:
                assert (await looking.play(luck.choice(looking.legal)))["type"] == "done"
            else:
                await looking.take()
    return made["id"]


# By hand


def test_a_small_game_is_told_as_it_went(zoe):
    review = review_of(zoe, opened(zoe, SMALL))
    assert (review["winners"], review["setup"]["house"]) == (["P1"], {"win": 1})
    assert [(each["ply"], each["who"], each["action"]) for each in review["actions"]] == [
        (0, "P1", "roll 1"),
        (1, "chance", "die 1"),
        (2, "P1", "build train-station"),
    ]
    assert [each["events"] for each in review["actions"]] == [
        [{"kind": "rolls", "who": "P1"}],
        [
            {"kind": "falls", "who": "P1"},
            {"kind": "gains", "who": "P1", "whom": "P1", "card": "wheat-field"},
            {"kind": "gains", "who": "P2", "whom": "P2", "card": "wheat-field"},
            {"kind": "earned", "who": "P1"},
        ],
        [
            {"kind": "builds", "who": "P1", "card": "train-station"},
            {"kind": "gains", "who": "P1", "amount": -4},
            {"kind": "wins", "who": "P1"},
        ],
    ]
    assert [each.get("scores") for each in review["actions"]] == [None, None, [1, 0]]
    assert review["actions"][2]["parts"] == {"kind": "build", "cards": ["train-station"]}
    assert [each.get("odds") for each in review["actions"]] == [None, {f"die {n}": 1 for n in range(1, 7)}, None]
    assert [player["coins"] for player in review["before"]["players"]] == [3, 3]
    assert [[player["coins"] for player in each["after"]["players"]] for each in review["actions"]] == [
        [3, 3],
        [4, 4],
        [0, 4],
    ]


def test_the_charts_of_a_small_game(zoe):
    review = review_of(zoe, opened(zoe, SMALL))
    assert [(each["name"], each["values"]) for each in review["series"]] == [
        ("coins", [[3, 3, 4, 0], [3, 3, 4, 4]]),
        ("worth", [[0, 0, 0, 4], [0, 0, 0, 0]]),
        ("landmarks", [[0, 0, 0, 1], [0, 0, 0, 0]]),
    ]


def test_the_luck_of_a_small_game(zoe):
    review = review_of(zoe, opened(zoe, SMALL))
    # Of six faces the wheat field takes one and the bakery of who throws two, each for one coin.
    assert review["luck"] == [
        {"seat": "P1", "got": 1.0, "expected": pytest.approx(3 / 6, abs=1e-6), "throws": 1},
        {"seat": "P2", "got": 1.0, "expected": pytest.approx(1 / 6, abs=1e-6), "throws": 1},
    ]
    assert review["luck_series"] == [
        pytest.approx([0, 0, 3 / 6, 3 / 6], abs=1e-6),
        pytest.approx([0, 0, 5 / 6, 5 / 6], abs=1e-6),
    ]


def test_a_throw_that_was_rolled_again_is_no_luck(zoe):
    towers = {"coins": 50, "cards": {"wheat-field": 1, "bakery": 1}, "landmarks": ["radio-tower"]}
    start = {"game": "minivilles", "edition": "base", "market": "open", "turn": "P1", "phase": "roll", "piles": {}}
    start = bourgade.load(start | {"players": [towers, towers | {"landmarks": []}]}).position()
    record = bourgade.load(start).record()
    record["actions"] = ["roll 1", "die 6", "reroll", "die 2", "build nothing", "roll 1", "die 6", "build nothing"]
    review = review_of(zoe, opened(zoe, record))
    # Two throws are paid: P1's second, a 2 for the bakery, and P2's, a 6 for nothing.
    assert review["luck"] == [
        {"seat": "P1", "got": 1.0, "expected": pytest.approx(3 / 6 + 1 / 6), "throws": 2},
        {"seat": "P2", "got": 0.0, "expected": pytest.approx(1 / 6 + 3 / 6), "throws": 2},
    ]
    assert review["setup"]["start"] == start
    assert review["before"] == json.loads(json.dumps(bourgade.load(start).shown()))
    assert (review["winners"], review["why"]) == ([], "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_won_and_why_is_told_with_names_in_the_language(zoe, language):
    table = opened(zoe, SMALL)
    review = review_of(zoe, table, language)
    station = say(language, "bourgade.games.minivilles", "cards-train-station")
    assert review["why"].startswith("Zoé")
    assert station in review["why"]
    assert not re.search(r"\bP[1-9]\b", review["why"])


# Whole games

GAMES = [
    {"game": "minivilles", "edition": "deluxe", "seats": ["me", "me", "easy"]},
    {"game": "minivilles", "edition": "marina-green-valley", "seats": ["me", "me"]},
    {"game": "mint-works", "seats": ["me", "me", "me"]},
    {"game": "mint-works", "seats": ["me"], "options": {"opponent": "rachael"}},
    {"game": "ma-petite-ville", "seats": ["me", "me"], "edition": "easy"},
]
SERIES = {
    "minivilles": ["coins", "worth", "landmarks"],
    "mint-works": ["stars", "mints"],
    "ma-petite-ville": ["objects"],
}


@pytest.fixture(scope="module")
def games(server):
    """Records and reviews of whole games, in both languages."""

    async def all_games():
        async with people(server, "Zoé") as zoe:
            found = []
            for wanted in GAMES:
                table = await played(zoe, **wanted)
                addresses = [f"/api/tables/{table}/review?lang={language}" for language in LANGUAGES]
                reviews = [(await zoe.http.get(address)).raise_for_status().json() for address in addresses]
                found.append((await zoe.record(table), dict(zip(LANGUAGES, reviews, strict=True))))
            return found

    return asyncio.run(all_games())


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_review_has_every_position_of_the_game_with_nothing_hidden(games, number):
    record, reviews = games[number]
    review = reviews["en"]
    game = bourgade.replay(record | {"actions": [], "winners": []})
    assert review["before"] == game.shown()
    for each, action in zip(review["actions"], record["actions"], strict=True):
        assert (each["who"], each["action"], each.get("odds", {})) == (game.actor, action, game.odds())
        scores = game.scores
        game.play(action)
        assert each["after"] == game.shown()
        assert each.get("scores", scores) == game.scores
        assert each["events"] == json.loads(msgspec.json.encode(game.events(each["ply"])[0]))
    assert (review["winners"], review["scores"]) == (game.winners, game.scores)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_odds_of_a_review_give_every_outcome_as_the_page_about_dice_says(games, number):
    _, reviews = games[number]
    review, namespace = reviews["en"], {}
    exec(re.search(r"```python\n(import hashlib.*?)```", DICE_PAGE, re.S)[1], namespace)  # without anything of ours
    seed, luck = bytes.fromhex(review["fairness"]["seed"]), review["fairness"]["luck"]
    outcomes = [each for each in review["actions"] if "odds" in each]
    assert outcomes
    for each in outcomes:
        index = namespace["outcome"](seed, luck, each["ply"], list(each["odds"].values()))
        assert list(each["odds"])[index] == each["action"]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_charts_have_one_value_before_the_first_action_and_one_after_each(games, number):
    record, reviews = games[number]
    review = reviews["en"]
    assert [series["name"] for series in review["series"]] == SERIES[record["game"]]
    for series in review["series"]:
        assert [len(values) for values in series["values"]] == [len(record["actions"]) + 1] * len(record["seats"])
        assert series["title"]
    if record["game"] == "minivilles":
        assert [len(values) for values in review["luck_series"]] == [len(record["actions"]) + 1] * len(record["seats"])
        for luck, values in zip(review["luck"], review["luck_series"], strict=True):
            assert values[-1] == pytest.approx(luck["got"] - luck["expected"], abs=1e-4)
    else:
        assert (review["luck"], review["luck_series"]) == (None, [])


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_events_add_up_to_what_everybody_has(games, number):
    record, reviews = games[number]
    money = {"minivilles": "coins", "mint-works": "mints"}.get(record["game"])
    if money is None or record["options"].get("opponent"):
        pytest.skip("nobody pays, or not everybody has a purse")
    before = reviews["en"]["before"]
    for each in reviews["en"]["actions"]:
        change = Counter()
        for event in each["events"]:
            amount = event.get("amount", 1)
            if event["kind"] == "pays":
                change.update({event["whom"]: amount, event["who"]: -amount})
            elif event["kind"] == "gains":
                change.update({event["who"]: amount})
        for seat, old, new in zip(record["seats"], before["players"], each["after"]["players"], strict=True):
            assert new[money] - old[money] == change[seat], each
        before = each["after"]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_review_is_told_in_both_languages(games, number):
    _, reviews = games[number]
    english, french = reviews["en"], reviews["fr"]
    assert "" != english["why"] != french["why"] != ""
    assert english["actions"] == french["actions"]
    assert [each["title"] for each in english["series"]] != [each["title"] for each in french["series"]]
    assert not any(re.search(r"\bP[1-9]\b(?!\))", review["why"]) for review in (english, french))


# Who may see it, and how it comes


def test_a_review_is_the_same_for_everybody_and_comes_compressed(server, zoe):
    table = opened(zoe, SMALL)
    address = f"{server.url}/api/tables/{table}/review"
    with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as nobody:
        plain = nobody.get(address, headers={"Accept-Encoding": "identity"})
        with nobody.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
            packed = b"".join(answer.iter_raw())
            assert answer.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed) == plain.content
    assert review_of(zoe, table) == plain.json()


def test_a_game_that_goes_on_has_no_review_and_one_that_was_closed_has(server):
    async def look():
        async with people(server, "Zoé") as zoe:
            table = (await zoe.make(game="mint-works", seats=["me", "me"]))["id"]
            address = f"/api/tables/{table}/review"
            async with zoe.at(table) as looking:
                waiting = await zoe.http.get(address)
                await looking.do("start")
                await looking.play(looking.legal[0])
                playing = await zoe.http.get(address)
                await looking.do("leave")
            closed = await zoe.http.get(address)
            return waiting, playing, closed, await zoe.record(table)

    waiting, playing, closed, record = asyncio.run(look())
    for answer in (waiting, playing):
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    review = closed.json()
    assert [each["action"] for each in review["actions"]] == record["actions"]
    assert (review["winners"], review["why"]) == ([], "")
    assert review["fairness"]["seed"] == record["dice"]["seed"] is not None


def test_a_table_that_was_closed_before_the_game_has_no_review(server):
    async def look():
        async with people(server, "Zoé") as zoe:
            table = (await zoe.make())["id"]
            async with zoe.at(table) as looking:
                await looking.do("close")
            return await zoe.http.get(f"/api/tables/{table}/review")

    assert asyncio.run(look()).json()["code"] == "not-over"


def test_a_game_that_is_too_long_is_not_reviewed_but_can_be_downloaded(server, zoe):
    """People may play for longer than a record may be that somebody brings."""
    zoe.put("/api/me", json={"nickname": "Zoé"}).raise_for_status()
    wanted = {"game": "minivilles", "options": {"first": "P1"}, "seats": ["me", "me"]}
    table = zoe.post("/api/tables", json=wanted).json()["id"]
    number = server.sql(f"UPDATE tables SET phase = 'closed' WHERE id = '{table}' RETURNING number")
    game, rows = bourgade.new("minivilles", first="P1", deal=False, seed=1), []
    while len(rows) <= MOST_REVIEWED:
        legal, who = game.legal(), game.actor
        action = game.draw() if who == "chance" else "build nothing" if "build nothing" in legal else legal[0]
        if who != "chance":
            game.play(action)
        rows.append(f"({number}, {len(rows)}, '{action}', '{who}', 0.0)")
    server.sql(f"INSERT INTO actions VALUES {', '.join(rows)}")
    answer = zoe.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "long-game")
    assert zoe.get(f"/api/tables/{table}/record").json()["actions"] == game.record()["actions"]


def test_others_are_answered_while_a_long_review_is_made(server):
    game, luck = bourgade.new("minivilles", edition="marina-green-valley", players=4, seed=5), random.Random(5)
    for _ in range(1500):
        game.draw() if game.actor == "chance" else game.play(
            "build nothing" if "build nothing" in game.legal() else luck.choice(game.legal())
        )

    async def look():
        async with people(server, "Zoé", "Ana") as (zoe, ana):
            table = (await zoe.http.post("/api/records", json=game.record())).json()["id"]
            await zoe.http.get(f"/api/tables/{table}/cards")  # now it is in memory
            making = asyncio.create_task(zoe.http.get(f"/api/tables/{table}/review"))
            answers = 0
            while not making.done():
                assert (await ana.http.get("/api/health")).status_code == 200
                answers += 1
            assert len(making.result().json()["actions"]) == len(game.record()["actions"])
            return answers

    assert asyncio.run(look()) > 5


# Bots have names


def test_bots_have_names_of_their_own_and_their_level_beside_them(server):
    async def look():
        async with people(server, "Zoé", "Ana") as (zoe, ana):
            table = (await zoe.make(edition="deluxe", seats=["easy", "me", "open", "hard", "normal"]))["id"]
            async with zoe.at(table) as looking, ana.at(table) as other:
                await other.do("sit")
                await looking.see(lambda: "name" in looking.seats["P3"])
                seats = dict(looking.seats)
                await looking.do("start")
                await other.do("leave")
                await looking.see(lambda: looking.seats["P3"]["kind"] == "open")
                await looking.do("bot", seat="P3", level="easy")
                return seats, dict(looking.seats)

    before, after = asyncio.run(look())
    assert [(seat["name"], seat.get("level")) for seat in before.values()] == [
        (BOTS[0], "easy"),
        ("Zoé", None),
        ("Ana", None),
        (BOTS[3], "hard"),
        (BOTS[4], "normal"),
    ]
    assert (after["P3"]["name"], after["P3"]["kind"]) == (BOTS[2], "bot")


def test_there_is_a_name_for_the_bot_at_every_seat_and_no_two_are_the_same():
    most = max(max(each["players"]) for game in bourgade.games().values() for each in game["editions"].values())
    assert len(set(BOTS)) == len(BOTS) == most


def test_the_names_are_in_the_record(games):
    record, _ = games[0]
    assert record["names"] == ["Zoé", "Zoé", BOTS[2]]
    solo, _ = games[3]
    assert solo["names"] == ["Zoé", None]
    assert json.loads(json.dumps(record)) == record
