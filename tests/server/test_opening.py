"""Games that somebody brings: records to look at, positions to play from. What is wrong is said as Python says it."""

import asyncio
import json
import random
from copy import deepcopy

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server_town import PATIENCE, Server, people

import bourgade
from bourgade.server import dice
from bourgade.server.addresses import ANY
from bourgade.server.app import create_app
from bourgade.server.dice import verify
from bourgade.server.refusal import LONGEST
from bourgade.server.review import MOST_REVIEWED
from bourgade.server.settings import Settings
from bourgade.texts import LANGUAGES, say

pytestmark = pytest.mark.keeps

JSON = {"Content-Type": "application/json"}
SEED, LUCK = bytes(range(32)), ["seven-7", ""]
FUZZ = settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    database=None,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("opening") / "data", back_end) as server:
        yield server
        assert server.complaints() == []


@pytest.fixture(scope="module")
def zoe(server):
    with browser(server) as client:
        client.get("/api/me").raise_for_status()
        client.put("/api/me", json={"nickname": "Zoé"}).raise_for_status()
        yield client


def browser(server):
    return httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False, verify=False)


def game_by_lots(name, plies=10_000, **options):
    """Return a game that was played by lots, with outcomes that follow from a seed as on a server."""
    game, luck = bourgade.new(name, deal=False, **options), random.Random(3)
    lucks = [*LUCK, *[""] * (len(game.seats) - 2)]
    for k in range(plies):
        if game.over:
            break
        game.play(dice.drawn(SEED, lucks, k, game.odds()) if game.actor == "chance" else luck.choice(game.legal()))
    given = {"commitment": dice.commitment(SEED), "seed": SEED.hex(), "luck": lucks}
    return game.record() | {"dice": given}


def opened(client, record):
    answer = client.post("/api/records", json=record)
    assert answer.status_code == 201, answer.text
    return answer.json()


def refusal(answer):
    assert answer.status_code == 400, answer.text
    return answer.json()["code"], answer.json()["text"]


def sentence(work, *given, language="en"):
    """Return what Python says is wrong, as far as it is told."""
    try:
        work(*given)
    except bourgade.BourgadeError as error:
        text = error.message.text(language)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return None


RECORDS = [
    game_by_lots("minivilles", edition="base"),
    game_by_lots("minivilles", edition={"extends": "deluxe", "coins": 9}, players=3),
    game_by_lots("mint-works", players=2, advanced=2),
    game_by_lots("mint-works", players=1, opponent="sonic"),
    game_by_lots("ma-petite-ville", players=3, edition="easy"),
]


# Records


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record["game"])
def test_a_record_becomes_a_table_that_is_over_and_comes_back_as_it_was(server, zoe, record):
    made = opened(zoe, record)
    with browser(server) as nobody:
        table = nobody.get(f"/api/tables/{made['id']}").json()
        again = nobody.get(f"/api/tables/{made['id']}/record").json()
        review = nobody.get(f"/api/tables/{made['id']}/review").json()
        assert nobody.get(f"/api/codes/{made['code']}").json()["code"] == "no-code"  # there is no seat to come to
    assert (table["phase"], table["now"]["winners"]) == ("over", record["winners"])
    assert again == record | {"names": [None] * len(record["seats"])}
    assert verify(again).over
    assert [each["action"] for each in review["actions"]] == record["actions"]
    assert review["fairness"] == table["fairness"] == record["dice"]


def test_seats_have_the_names_of_the_record_as_far_as_they_are_allowed(zoe):
    record = RECORDS[1] | {"names": ["Zoé", "a\u202eb", None]}
    made = opened(zoe, record)
    seats = zoe.get(f"/api/tables/{made['id']}").json()["seats"]
    assert seats == [
        {"seat": "P1", "kind": "person", "name": "Zoé"},
        {"seat": "P2", "kind": "person"},
        {"seat": "P3", "kind": "person"},
    ]
    assert zoe.get(f"/api/tables/{made['id']}/record").json()["names"] == ["Zoé", None, None]


def test_an_opponent_by_rules_is_one_in_a_record_too(zoe):
    seats = zoe.get(f"/api/tables/{opened(zoe, RECORDS[3])['id']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "automatic"]


@pytest.mark.parametrize("plies", [0, 1, 30])
def test_a_record_that_stops_before_the_end_is_closed_and_can_be_looked_at(zoe, plies):
    record = game_by_lots("mint-works", plies, players=2, first="P1")
    record["dice"]["seed"] = None
    made = opened(zoe, record)
    table = zoe.get(f"/api/tables/{made['id']}").json()
    assert (table["phase"], len(table["actions"]), table["now"]["legal"]) == ("closed", plies, [])
    assert table["fairness"] == record["dice"]
    assert zoe.get(f"/api/tables/{made['id']}/record").json() == record | {"names": [None, None]}
    assert len(zoe.get(f"/api/tables/{made['id']}/review").json()["actions"]) == plies
    assert made["id"] not in [each["id"] for each in zoe.get("/api/me").json()["tables"]]


@pytest.mark.parametrize("given", [None, {"real": True}])
def test_a_record_without_dice_or_with_real_ones_keeps_what_it_has(zoe, given):
    record = {key: value for key, value in RECORDS[0].items() if key != "dice"} | ({"dice": given} if given else {})
    made = opened(zoe, record)
    again = zoe.get(f"/api/tables/{made['id']}/record").json()
    assert again == record | {"names": [None, None]}
    assert zoe.get(f"/api/tables/{made['id']}/review").json()["fairness"] is None


def test_dice_that_are_wrong_are_kept_for_everybody_to_see(zoe):
    wrong = RECORDS[0]["dice"] | {"seed": bytes(32).hex()}
    again = zoe.get(f"/api/tables/{opened(zoe, RECORDS[0] | {'dice': wrong})['id']}/record").json()
    assert again["dice"] == wrong
    with pytest.raises(dice.VerifyError):
        verify(again)


def test_who_opened_a_record_finds_it_again_and_nobody_else_has_it_in_a_list(server, zoe):
    made = opened(zoe, RECORDS[0])
    mine = {table["id"]: table for table in zoe.get("/api/me").json()["tables"]}
    assert (mine[made["id"]]["phase"], mine[made["id"]]["your_turn"]) == ("over", False)
    with browser(server) as other:
        assert other.get("/api/me").json()["tables"] == []
        assert made["id"] not in [table["id"] for table in other.get("/api/tables").json()["tables"]]


def test_nobody_sits_at_a_record(server):
    async def look():
        async with people(server, "Zoé", "Ana") as (zoe, ana):
            table = (await zoe.http.post("/api/records", json=RECORDS[2])).json()["id"]
            async with zoe.at(table) as looking, ana.at(table) as other:
                codes = [await looking.refused(kind) for kind in ("sit", "leave", "rematch", "start", "close")]
                await looking.see(lambda: looking.table["watchers"] == 2)
                await other.do("say", text="Look at ply 12!")
                return codes, looking.now["seat"], looking.seats

    codes, seat, seats = asyncio.run(look())
    assert codes == ["over", "over", "not-seated", "over", "over"]
    assert seat is None
    assert not any(each.get("you") or each.get("here") or each.get("free") for each in seats.values())


def test_who_has_no_cookie_sees_no_seat_as_theirs_either(server, zoe):
    made = opened(zoe, RECORDS[2])
    with browser(server) as nobody:
        table = nobody.get(f"/api/tables/{made['id']}").json()
    assert table["now"]["seat"] is None
    assert not any(seat.get("you") for seat in table["seats"])


def test_records_stay_when_the_server_is_started_again(tmp_path, back_end):
    with Server(tmp_path / "data", back_end) as first:
        with browser(first) as client:
            client.get("/api/me")
            made = opened(client, RECORDS[0])
            before = client.get(f"/api/tables/{made['id']}/record").json()
        first.kill()
        first.start()
        with browser(first) as client:
            assert client.get(f"/api/tables/{made['id']}/record").json() == before
            assert client.get(f"/api/tables/{made['id']}/review").status_code == 200


def test_records_do_not_count_as_tables_of_a_host_and_have_a_limit_of_their_own(tmp_path, back_end):
    limits = {"tables_per_person": 1, "records_per_minute": 1e-9, "records_burst": 3}
    with Server(tmp_path / "data", back_end, **limits) as strict, browser(strict) as client:
        client.get("/api/me")
        client.put("/api/me", json={"nickname": "Zoé"})
        for _ in range(3):
            opened(client, RECORDS[0])
        assert client.post("/api/records", json=RECORDS[0]).json()["code"] == "too-fast"
        assert client.post("/api/tables", json={"game": "minivilles"}).status_code == 201


# Records that cannot be

GOOD = RECORDS[0]
WRONG_RECORDS = {
    "nothing": {},
    "no game": {"actions": []},
    "another game": GOOD | {"game": "chess"},
    "a game that is a list": GOOD | {"game": ["minivilles"]},
    "rules that are not known": GOOD | {"rules": 99},
    "rules of before": GOOD | {"rules": 0},
    "no seats": GOOD | {"seats": []},
    "too many seats": GOOD | {"seats": [f"P{n}" for n in range(1, 10)]},
    "an option that there is not": GOOD | {"options": {"marked": "open"}},
    "an edition that is a file": GOOD | {"edition": "/etc/passwd.toml"},
    "house rules that cannot be": GOOD | {"house": {"coins": -1}},
    "an action that is not legal": GOOD | {"actions": [*GOOD["actions"][:5], "build airport"]},
    "an action that is none": GOOD | {"actions": [*GOOD["actions"][:5], "dance"]},
    "an action that is a number": GOOD | {"actions": [1]},
    "an action that is long": GOOD | {"actions": ["roll " * 10_000]},
    "another winner": GOOD | {"winners": ["P9"]},
    "a start that cannot be": GOOD | {"start": {"game": "minivilles"}},
    "dice without luck": GOOD | {"dice": {"commitment": "0" * 64, "seed": None}},
    "dice that are a list": GOOD | {"dice": []},
    "luck with signs": GOOD | {"dice": GOOD["dice"] | {"luck": ["<b>", ""]}},
    "names of others": GOOD | {"names": ["Zoé"]},
    "names that are numbers": GOOD | {"names": [1, 2]},
    "something else": GOOD | {"dices": {}},
    "a list": [],
    "a text": "minivilles",
    "null": None,
}


def python_on(record):
    game = bourgade.replay(record)
    if record.get("dice") not in (None, {"real": True}):
        dice.check_form(record["dice"], len(game.seats))


@pytest.mark.parametrize("name", WRONG_RECORDS)
def test_a_record_that_cannot_be_is_refused_with_the_sentence_of_python(zoe, name):
    record = WRONG_RECORDS[name]
    for language in LANGUAGES:
        said = sentence(python_on, record, language=language)
        assert said is not None
        answer = zoe.post("/api/records", content=json.dumps(record), headers=JSON, params={"lang": language})
        assert refusal(answer) == ("bad-record", said)


WRONG_VALUES = st.sampled_from(
    [
        *(None, True, False, 0, -1, 2, 99, 2**63, -(2**64), 10**400, 0.5, 1e308),
        *("", "0", "P1", "P9", "roll 1", "die 7", "\x00", "²", "x" * 5_000),
        *([], [None], [[]], [{}], [0], ["P1"], ["x"] * 1_000, {}, {"": {}}, {"a": {"b": 1}}),
    ]
)


def paths(value, *above):
    yield above
    pairs = value.items() if isinstance(value, dict) else enumerate(value[:6]) if isinstance(value, list) else ()
    for key, each in pairs:
        yield from paths(each, *above, key)


def changed(value, path, new):
    if not path:
        return new
    value = deepcopy(value)
    inner = value
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return value


@FUZZ
@given(st.data())
def test_a_record_that_was_tampered_with_anywhere_is_taken_or_refused_as_python_does(zoe, data):
    record = data.draw(st.sampled_from(RECORDS)) | {"names": None}
    record["names"] = ["Zoé"] * len(record["seats"])
    path = data.draw(st.sampled_from(list(paths(record))))
    record, language = changed(record, path, data.draw(WRONG_VALUES)), data.draw(st.sampled_from(LANGUAGES))
    answer = zoe.post("/api/records", content=json.dumps(record), headers=JSON, params={"lang": language})
    said = sentence(python_on, record, language=language)
    if said is None:
        assert answer.status_code == 201, (path, answer.text)
    else:
        assert refusal(answer) == ("bad-record", said)


def test_a_record_that_is_too_long_is_refused_before_it_is_played(zoe):
    record = GOOD | {"actions": ["x"] * (MOST_REVIEWED + 1)}
    for language in LANGUAGES:
        answer = zoe.post("/api/records", json=record, params={"lang": language})
        assert refusal(answer) == (
            "long-record",
            say(language, "bourgade.server", "refused-long-record", most=MOST_REVIEWED),
        )


def test_a_record_of_more_than_a_megabyte_is_refused(zoe):
    answer = zoe.post("/api/records", content=b" " * Settings().record + b"{}", headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
    assert zoe.post("/api/records", content=b" " * 100_000 + json.dumps(GOOD).encode(), headers=JSON).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b"[" * 100_000,
        b'{"game": ' * 100_000,
        b'{"game": "minivilles", "rules": ' + b"9" * 100_000 + b"}",
        b'{"game": "minivilles", "options": ' + b"[" * 900 + b"]" * 900 + b"}",
        json.dumps(GOOD).encode().replace(b'"options": {', b'"options": {"a": ' + b"[" * 900 + b"]" * 900 + b","),
        json.dumps(GOOD)
        .encode()
        .replace(b'"winners"', b'"start": ' + b'{"x":' * 500 + b"1" + b"}" * 500 + b',"winners"'),
    ],
    ids=range(9),
)
def test_what_is_no_json_or_is_too_deep_is_refused(zoe, body):
    answer = zoe.post("/api/records", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) in ((400, "bad-message"), (400, "bad-record"))


# Positions

TOWN = {
    "game": "minivilles",
    "edition": "base",
    "market": "open",
    "turn": "P2",
    "phase": "roll",
    "players": [
        {"coins": 3, "cards": {"mine": 1}, "landmarks": []},
        {"coins": 9, "cards": {"bakery": 2}, "landmarks": ["train-station", "shopping-mall", "amusement-park"]},
    ],
    "piles": {"cafe": 2, "stadium": 4},
}


def from_position(client, start, **wanted):
    return client.post("/api/tables", json={"game": start["game"], "position": start} | wanted)


def test_a_table_begins_in_the_position_and_its_record_has_it_and_verifies(server):
    async def story():
        async with people(server, "Zoé", "Ana") as (zoe, ana):
            table = (await zoe.make(position=TOWN, seats=["me", "open"]))["id"]
            luck = random.Random(5)
            async with zoe.at(table) as looking, ana.at(table) as other:
                waiting = looking.table["setup"]
                await other.do("sit")
                await other.do("luck", luck="eight")
                await looking.do("start")
                await other.see(lambda: other.legal)
                first = other.now
                while not looking.over:
                    for one in (looking, other):
                        if one.legal and not one.over:
                            await one.play(luck.choice(one.legal))
                    await looking.do("table", since=0)
                    await other.do("table", since=0)
                await looking.do("rematch")
                rematch = looking.rematch
            async with zoe.at(rematch) as looking:
                again = looking.table["setup"]
            return waiting, first, await zoe.record(table), again

    waiting, first, record, again = asyncio.run(story())
    start = bourgade.load(TOWN).position()
    assert waiting["start"] == first["view"] == record["start"] == again["start"] == start
    assert (first["actor"], first["ply"]) == ("P2", 0)
    assert waiting["options"] == bourgade.load(TOWN).options
    assert verify(record).over
    assert record["dice"]["luck"] == ["", "eight"]


def test_house_rules_of_a_position_are_those_of_the_table(zoe):
    position = bourgade.new("minivilles", edition={"extends": "marina", "coins": 9}, players=3, seed=1).position()
    made = from_position(zoe, position, seats=["me", "open", "easy"]).json()
    setup = zoe.get(f"/api/tables/{made['id']}").json()["setup"]
    assert (setup["edition"], setup["house"], setup["start"]) == ("marina", {"coins": 9}, position)
    told = zoe.get(f"/api/tables/{made['id']}/house").json()
    assert told == {"edition": "marina", "house": {"coins": 9}, "changes": ["coins at the start 3 → 9"]}


def test_an_opponent_by_rules_sits_where_the_position_has_it(server):
    position = bourgade.new("mint-works", players=1, opponent="justin", seed=1).position()

    async def story():
        async with people(server, "Zoé") as zoe:
            table = (await zoe.make(game="mint-works", position=position, seats=["me"]))["id"]
            luck = random.Random(5)
            async with zoe.at(table) as looking:
                kinds = [seat["kind"] for seat in looking.seats.values()]
                await looking.do("start")
                while not looking.over:
                    if looking.legal:
                        await looking.play(luck.choice(looking.legal))
                    else:
                        await looking.take()
            return kinds, await zoe.record(table)

    kinds, record = asyncio.run(story())
    assert kinds == ["person", "automatic"]
    assert verify(record).over
    assert record["start"] == position


def secret_position():
    """Return a position of Mint Works where P1 holds a plan that nobody else may know."""
    for seed in range(200):
        game, luck = bourgade.new("mint-works", players=2, seed=seed, first="P1"), random.Random(seed)
        while not game.over:
            game.draw() if game.actor == "chance" else game.play(luck.choice(game.legal()))
            if not game.over and "P1" in game.position().get("secret", {}).values():
                return game.position()
    raise AssertionError("there is no secret anywhere")


def test_secrets_of_a_position_are_told_to_nobody_before_the_game_is_over(server):
    position = secret_position()
    secrets = [slug for slug, seat in position["secret"].items() if seat == "P1"]

    async def story():
        async with people(server, "Zoé", "Ana") as (zoe, ana):
            table = (await zoe.make(game="mint-works", position=position, seats=["me", "open"]))["id"]
            luck = random.Random(5)
            async with zoe.at(table) as looking, ana.at(table) as other:
                await other.do("sit")
                before = deepcopy(other.table)
                await looking.do("start")
                await other.do("table")
                playing = deepcopy(other.table)
                while not other.over:
                    for one in (looking, other):
                        if one.legal and not one.over:
                            await one.play(luck.choice(one.legal))
                    await looking.do("table", since=0)
                    await other.do("table", since=0)
                await other.do("table")
                return before, playing, other.table

    before, playing, over = asyncio.run(story())
    public = bourgade.load(position).view(None).position()
    assert public != position
    assert before["setup"]["start"] == playing["setup"]["start"] == public
    assert not any(slug in json.dumps([before, playing["setup"]]) for slug in secrets)
    assert over["setup"]["start"] == position


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("other-position", {"edition": "deluxe"}),
        ("other-position", {"house": {"coins": 5}}),
        ("other-position", {"options": {"first": "P1"}}),
        ("other-position", {"options": {"market": "line"}}),
        ("position-seats", {"seats": ["me", "open", "open"]}),
        ("position-seats", {"seats": ["me"]}),
        ("nobody", {"seats": ["open", "open"]}),
        ("clock", {"clock": 0}),
        ("pace", {"pace": 11}),
        ("bad-message", {"position": []}),
        ("bad-message", {"position": "TOWN"}),
    ],
)
def test_what_the_position_says_already_cannot_be_said_otherwise(zoe, code, wanted):
    assert refusal(from_position(zoe, TOWN, **wanted))[0] == code


def test_what_the_position_says_can_be_said_once_more(zoe):
    same = {"edition": "base", "house": {}, "options": {"market": "open", "first": "random"}, "dice": "real"}
    assert from_position(zoe, TOWN, **same).status_code == 201


def test_a_position_of_another_game_is_refused(zoe):
    said = "A position of mint-works is an object that says so in `game`, not 'minivilles'."
    assert refusal(from_position(zoe, TOWN, game="mint-works")) == ("bad-position", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_where_the_game_is_over_is_refused(zoe, language):
    over = bourgade.replay(GOOD).position()
    answer = zoe.post(f"/api/tables?lang={language}", json={"game": "minivilles", "position": over})
    assert refusal(answer) == ("position-over", say(language, "bourgade.server", "refused-position-over"))


@pytest.mark.parametrize("game", bourgade.games())
def test_a_game_that_is_set_up_can_be_changed_looked_at_and_played_from(zoe, game):
    for edition, about in bourgade.games()[game]["editions"].items():
        players = max(about["players"])
        start = zoe.get(f"/api/games/{game}/start", params={"edition": edition, "players": players}).json()["position"]
        told = zoe.post("/api/positions", json=start, params={"lang": "fr"}).json()
        assert (told["game"], told["edition"], told["players"], told["automatic"]) == (game, edition, players, [])
        begun = bourgade.load(start)
        assert (told["position"], told["actor"]) == (json.loads(json.dumps(begun.shown())), begun.actor)
        assert told["cards"] == zoe.get(f"/api/games/{game}/cards", params={"edition": edition, "lang": "fr"}).json()
        assert from_position(zoe, start, seats=["me", *["open"] * (players - 1)]).status_code == 201


def test_the_seat_of_an_opponent_by_rules_is_told(zoe):
    start = zoe.get("/api/games/mint-works/start", params={"players": 1}).json()["position"]
    told = zoe.post("/api/positions", json=start).json()
    assert (told["players"], told["automatic"], told["names"]) == (2, ["P2"], {"P2": "Justin"})


@pytest.mark.parametrize("players", ["0", "6", "-1", "two", "", "²", "2" * 5_000])
def test_nobody_sets_up_a_game_for_a_number_of_players_that_it_is_not_for(zoe, players):
    answer = zoe.get("/api/games/minivilles/start", params={"players": players})
    assert (answer.status_code, answer.json()["code"]) == (400, "table")
    assert "is for 2 to 4 players" in answer.json()["text"]


@pytest.mark.parametrize("position", [{}, [], None, "TOWN", {"game": []}, TOWN | {"turn": "P9"}, TOWN | {"piles": 1}])
def test_what_is_wrong_with_a_position_is_told_before_anybody_plays(zoe, position):
    for language in LANGUAGES:
        answer = zoe.post("/api/positions", content=json.dumps(position), headers=JSON, params={"lang": language})
        assert refusal(answer) == ("bad-position", sentence(bourgade.load, position, language=language))


def test_what_is_wrong_with_a_position_or_a_record_is_told_in_french(zoe):
    def told(address, value):
        return refusal(zoe.post(address, json=value, params={"lang": "fr"}))[1]

    assert told("/api/positions", TOWN | {"turn": "P9"}) == "`turn` vaut P1 ou P2, pas 'P9'."
    assert told("/api/positions", TOWN | {"edition": "bass"}) == (
        "minivilles n'a pas d'édition 'bass' (vouliez-vous dire base\u00a0?)\u00a0: "
        "choisissez base, marina, green-valley, marina-green-valley ou deluxe."
    )
    action = f"Action 1 sur {len(GOOD['actions'])}\u00a0: `fly` n'est pas un coup de ce jeu. "
    assert told("/api/records", GOOD | {"actions": ["fly", *GOOD["actions"][1:]]}).startswith(action)


def positions():
    found = [TOWN]
    for record in RECORDS:
        game = bourgade.replay({key: value for key, value in record.items() if key != "winners"} | {"actions": []})
        for action in record["actions"][: len(record["actions"]) // 2]:
            game.play(action)
        found.append(game.position())
    return found


POSITIONS = positions()


@FUZZ
@given(st.data())
def test_a_position_that_was_tampered_with_anywhere_is_taken_or_refused_as_python_does(zoe, data):
    position = data.draw(st.sampled_from(POSITIONS))
    seats = len(position["players"]) - bool(position.get("opponent"))
    path = data.draw(st.sampled_from([path for path in paths(position) if path]))
    changed_position = changed(position, path, data.draw(WRONG_VALUES))
    wanted = {"game": position["game"], "position": changed_position, "seats": ["me", *["open"] * (seats - 1)]}
    language = data.draw(st.sampled_from(LANGUAGES))
    answer = zoe.post("/api/tables", content=json.dumps(wanted), headers=JSON, params={"lang": language})
    said = sentence(bourgade.load, changed_position, language=language)
    if said is not None:
        assert refusal(answer) == ("bad-position", said), path
    elif answer.status_code != 201:
        assert refusal(answer)[0] in ("bad-position", "position-over", "position-seats"), path
    else:
        assert zoe.get(f"/api/tables/{answer.json()['id']}").json()["setup"]["start"] is not None


@pytest.mark.parametrize("value", [b"[" * 5_000 + b"]" * 5_000, b'{"a":' * 900 + b"1" + b"}" * 900, b"9" * 5_000])
def test_a_position_that_is_too_deep_or_too_large_is_refused(zoe, value):
    body = b'{"game": "minivilles", "position": {"game": "minivilles", "edition": "base", "players": ' + value + b"}}"
    answer = zoe.post("/api/tables", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) in ((400, "bad-message"), (400, "bad-position"))


# Where friends reach the server


def addresses(client, host, **listens):
    """Ask an application in this process for its addresses, as somebody with an address, calling it by a name."""

    async def ask():
        app = create_app(None, Settings(**listens))
        transport = httpx.ASGITransport(app, client=(client, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            answer = await browser.get("/api/addresses", headers={"Host": host})
            return answer.raise_for_status().json()["addresses"]

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("client", "host"),
    [
        ("127.0.0.1", "localhost:8765"),
        ("127.0.0.1", "127.0.0.1:8765"),
        ("::1", "[::1]:8765"),
        ("::ffff:127.0.0.1", "LOCALHOST"),
    ],
)
def test_who_sits_at_the_machine_is_told_where_friends_reach_it(client, host):
    assert addresses(client, host, bound="192.168.1.5", port=8765) == ["http://192.168.1.5:8765"]


@pytest.mark.parametrize(
    ("client", "host"),
    [
        ("192.168.1.7", "localhost:8765"),
        ("127.0.0.1", "192.168.1.5:8765"),
        ("127.0.0.1", "bourgade.example"),
        ("127.0.0.1", "localhost.bourgade.example"),
        ("", "localhost"),
    ],
)
def test_others_are_not(client, host):
    assert addresses(client, host, bound="192.168.1.5", port=8765, names=(ANY,)) == []


@pytest.mark.parametrize("host", ["", "[::1"])
def test_who_calls_it_by_no_name_at_all_is_told_nothing(host):
    with pytest.raises(httpx.HTTPStatusError, match="421"):
        addresses("127.0.0.1", host, bound="192.168.1.5", port=8765, names=(ANY,))


def test_a_server_for_this_machine_alone_has_no_addresses(zoe):
    assert zoe.get("/api/addresses").json() == {"addresses": []}
