"""The HTTP part of the server: what `openapi.py` promises is what happens, whoever asks for whatever."""

import ast
import asyncio
import errno
import http.client
import json
import os
import random
import socket
import time
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import httpx
import pytest
import schemathesis
from catalogues import group, places
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.engine import Status, StopReason, events, from_schema
from server_town import PATIENCE, Person, Server, people
from starlette.routing import Route

import bourgade
from bourgade.games import definition, packages
from bourgade.server import app as application
from bourgade.server.app import HEADERS, PAGES, STATUS, House, create_app
from bourgade.server.bans import Bans
from bourgade.server.dice import verify
from bourgade.server.messages import Phase
from bourgade.server.openapi import ALWAYS, ENDPOINTS, description
from bourgade.server.people import COOKIE, YEAR, Door
from bourgade.server.refusal import duration
from bourgade.server.settings import Settings
from bourgade.server.storage import Ban, StorageError
from bourgade.texts import LANGUAGES, say

SOURCE = Path(application.__file__).parent
LIMITS = Settings()
BY_NAME = {endpoint.name: endpoint for endpoint in ENDPOINTS}
GETS = [endpoint for endpoint in ENDPOINTS if endpoint.method == "GET"]
JSON = {"Content-Type": "application/json"}
FROM_ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
NO_TABLE = "A" * 22
NO_CODE = "AAAAAA"


# A town with a table in every phase


@dataclass
class Town:
    server: Server
    cookie: str  # of Zoé, who sits everywhere
    other: str  # of somebody who wants to be forgotten
    waiting: dict[str, str]
    playing: dict[str, str]
    over: dict[str, str]

    def client(self, **options):
        """Return a browser with Zoé's cookie."""
        return browser(self.server.url, cookies={COOKIE: self.cookie}, **options)


def browser(url, **options):
    return httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False, verify=False, **options)


@pytest.fixture(scope="module")
def town(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("town") / "data", back_end) as server:
        yield asyncio.run(settle(server))


async def settle(server):
    zoe = await Person(server, "Zoé").arrive()
    try:
        waiting = await zoe.make(game="ma-petite-ville", public=True)
        playing = await zoe.make(game="minivilles", seats=["me", "me"])
        async with zoe.at(playing["id"]) as looking:
            await looking.do("start")
        over = await zoe.make(game="mint-works", seats=["me", "me"])
        async with zoe.at(over["id"]) as looking:
            await looking.do("start")
            luck = random.Random(7)
            while not looking.over:
                assert (await looking.play(luck.choice(looking.legal)))["type"] == "done"
        async with people(server, "Ana") as ana:
            return Town(server, zoe.http.cookies[COOKIE], ana.http.cookies[COOKIE], waiting, playing, over)
    finally:
        await zoe.leave_town()


@pytest.fixture
def zoe(town):
    with town.client() as client:
        yield client


@pytest.fixture
def nobody(town):
    with browser(town.server.url) as client:
        yield client


def assert_refused(answer, code, language="en", **values):
    """Assert that something was refused with a code, its status and its sentence."""
    assert (answer.status_code, answer.json()["code"]) == (STATUS.get(code, 400), code)
    waits = "wait" in places(group(language, "bourgade.server", "refused")[code])
    assert ("Retry-After" in answer.headers) == waits  # programs are told how long as people are
    if waits:
        values["wait"] = duration(int(answer.headers["Retry-After"]))
    if code not in ("bad-message", "table", "bad-house", "bad-position", "bad-record"):  # which say what is wrong
        assert answer.json()["text"] == say(language, "bourgade.server", f"refused-{code}", **values)
    assert set(answer.json()) == {"code", "text"}
    assert_an_answer_of_ours(answer)


def assert_an_answer_of_ours(answer):
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


# The description


def test_the_description_is_valid_openapi_and_the_server_tells_it(nobody):
    served = nobody.get("/api/openapi.json").json()
    assert served == json.loads(json.dumps(description()))
    schema = schemathesis.openapi.from_dict(served)
    schema.validate()
    assert served["openapi"].startswith("3.1.")
    assert [error for error in schema.get_all_operations() if not error.ok()] == []


def test_every_operation_has_an_id_of_its_own_and_says_what_it_is_for():
    operations = [each for path in description()["paths"].values() for each in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert sorted(ids) == sorted(set(ids)) == sorted(BY_NAME)
    assert [operation["operationId"] for operation in operations if not operation["summary"].endswith(".")] == []


def test_every_reference_of_the_description_leads_somewhere_and_every_type_is_used():
    described = description()
    references = {value for key, value in pairs(described) if key == "$ref"}
    schemas = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert references == schemas


def pairs(value):
    """Give all keys with their values, however deep."""
    if isinstance(value, dict):
        yield from value.items()
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from pairs(each)


def test_every_route_is_described_and_everything_described_is_a_route():
    routes = {
        (route.path, method)
        for route in create_app(Broken(), LIMITS).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods - {"HEAD"}
    }
    described = {(path, method.upper()) for path, each in description()["paths"].items() for method in each}
    assert routes == described


@pytest.mark.parametrize("name", [endpoint.name for endpoint in ENDPOINTS if endpoint.body])
def test_the_example_of_a_body_is_accepted(zoe, name):
    endpoint = BY_NAME[name]
    path = endpoint.path.format(game="minivilles")
    assert zoe.request(endpoint.method, path, json=endpoint.example).status_code == endpoint.status


# Schemathesis asks for everything that the description allows, and for what it does not. Its plugin for pytest gives
# all operations the same node id with pytest 9.2, so that xdist runs one of them: hence its engine.


@pytest.mark.parametrize("who", ["nobody", "somebody", "somebody-at-the-table"])
@pytest.mark.keeps
def test_the_server_does_what_its_description_says(town, who):
    known = {} if who == "nobody" else {"cookie.bourgade": town.cookie}
    if who == "somebody-at-the-table":
        known |= {
            "path.id": town.over["id"],
            "path.code": town.waiting["code"],
            "path.language": "fr",
            "path.game": "minivilles",
        }
    failed, answers = campaign(town.server, known, {} if who == "nobody" else {"cookie.bourgade": town.other})
    assert failed == []
    wanted = {"nobody": {200, 401, 404, 405}, "somebody": {200, 201, 400, 404, 405, 415}}
    assert wanted.get(who, {200, 201, 400, 405, 415}) <= answers


def campaign(server, parameters, forgotten):
    """Let Schemathesis loose, and return what it complains about and which statuses it saw.

    Somebody else is forgotten: who asks has more to ask for.
    """
    config = schemathesis.Config.from_dict(
        {
            "seed": 7,
            "generation": {"max-examples": 8},
            "cache": {"enabled": False},
            "parameters": parameters,
            # No schema tells what the rules of a game allow, nor which letters can be seen: that is said with 400.
            "operations": [
                {
                    "include-operation-id": [
                        "name_me",
                        "make",
                        "check_house",
                        "check_position",
                        "open_record",
                        "start",
                    ],
                    "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "400", "401", "404"]}},
                },
                {
                    "include-operation-id": ["forget_me"],
                    "parameters": forgotten,
                    "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", "401"]}},  # once is enough
                },
            ],
        }
    )
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=config)
    failed, answers = [], set()
    for event in from_schema(schema).execute():
        if isinstance(event, events.ScenarioFinished):
            answers |= {each.response.status_code for each in event.recorder.interactions.values() if each.response}
            checks = [check for each in event.recorder.checks.values() for check in each]
            failed += [complaint(event, check) for check in checks if check.status is not Status.SUCCESS]
        elif isinstance(event, events.NonFatalError):
            failed.append(f"{event.label}: {event.value!r}")
        elif isinstance(event, events.FatalError):
            raise event.exception
        elif isinstance(event, events.EngineFinished):
            assert event.stop_reason is StopReason.COMPLETED
            failed += map(str, event.failures)
    return failed, answers


def complaint(event, check):
    return f"{event.recorder.label}: {check.name}: {check.failure_info.failure}\n{check.failure_info.code_sample}"


# Every status that is promised comes, with the type that is promised

PROVOKED = {  # what is sent to get a status: by whom, where, how
    ("health", 200): ("nobody", "/api/health", {}),
    ("ready", 200): ("nobody", "/api/ready", {}),
    ("games", 200): ("nobody", "/api/games", {}),
    ("cards", 200): ("nobody", "/api/games/minivilles/cards?edition=deluxe&lang=fr", {}),
    ("cards", 404): ("nobody", "/api/games/minivilles/cards?edition=seaside", {}),
    ("house", 200): ("nobody", "/api/games/ma-petite-ville/house?lang=fr", {}),
    ("house", 404): ("nobody", "/api/games/chess/house", {}),
    ("check_house", 200): ("nobody", "/api/games/minivilles/house", {"json": {"house": {"coins": 5}}}),
    ("check_house", 400): ("nobody", "/api/games/minivilles/house", {"json": {"house": {"coins": -5}}}),
    ("check_house", 403): (
        "nobody",
        "/api/games/minivilles/house",
        {"json": {}, "headers": {"Origin": "http://evil.example"}},
    ),
    ("check_house", 404): ("nobody", "/api/games/chess/house", {"json": {}}),
    ("check_house", 413): ("nobody", "/api/games/minivilles/house", {"json": {"file": "#" * LIMITS.body}}),
    ("check_house", 415): ("nobody", "/api/games/minivilles/house", {"content": b"{}"}),
    ("start", 200): ("nobody", "/api/games/mint-works/start?players=1", {}),
    ("start", 400): ("nobody", "/api/games/minivilles/start?players=9", {}),
    ("start", 404): ("nobody", "/api/games/minivilles/start?edition=seaside", {}),
    ("check_position", 200): ("nobody", "/api/positions", {"json": BY_NAME["check_position"].example}),
    ("check_position", 400): ("nobody", "/api/positions", {"json": {"game": "minivilles"}}),
    ("check_position", 403): ("nobody", "/api/positions", {"json": {}, "headers": {"Origin": "http://evil.example"}}),
    ("check_position", 413): ("nobody", "/api/positions", {"json": {"game": "a" * LIMITS.body}}),
    ("check_position", 415): ("nobody", "/api/positions", {"content": b"{}"}),
    ("openapi", 200): ("nobody", "/api/openapi.json", {}),
    ("me", 200): ("zoe", "/api/me", {}),
    ("name_me", 200): ("zoe", "/api/me", {"json": {"nickname": "Zoé"}}),
    ("name_me", 400): ("zoe", "/api/me", {"json": {"nickname": ""}}),
    ("name_me", 401): ("nobody", "/api/me", {"json": {"nickname": "Zoé"}}),
    ("name_me", 403): ("zoe", "/api/me", {"json": {}, "headers": {"Origin": "http://evil.example"}}),
    ("name_me", 413): ("zoe", "/api/me", {"json": {"nickname": "a" * LIMITS.body}}),
    ("name_me", 415): ("zoe", "/api/me", {"data": {"nickname": "Zoé"}}),
    ("forget_me", 200): ("newcomer", "/api/me", {}),
    ("forget_me", 401): ("nobody", "/api/me", {}),
    ("forget_me", 403): ("zoe", "/api/me", {"headers": {"Origin": "http://evil.example"}}),
    ("lobby", 200): ("nobody", "/api/tables", {}),
    ("make", 201): ("zoe", "/api/tables", {"json": {"game": "minivilles"}}),
    ("make", 400): ("zoe", "/api/tables", {"json": {"game": "chess"}}),
    ("make", 401): ("nobody", "/api/tables", {"json": {"game": "minivilles"}}),
    ("make", 403): ("newcomer", "/api/tables", {"json": {"game": "minivilles"}}),
    ("make", 413): ("zoe", "/api/tables", {"json": {"game": "a" * LIMITS.body}}),
    ("make", 415): ("zoe", "/api/tables", {"content": b"{}"}),
    ("open_record", 201): ("zoe", "/api/records", {"json": BY_NAME["open_record"].example}),
    ("open_record", 400): ("zoe", "/api/records", {"json": {"game": "minivilles"}}),
    ("open_record", 401): ("nobody", "/api/records", {"json": {}}),
    ("open_record", 403): ("zoe", "/api/records", {"json": {}, "headers": {"Origin": "http://evil.example"}}),
    ("open_record", 413): ("zoe", "/api/records", {"json": {"game": "a" * LIMITS.record}}),
    ("open_record", 415): ("zoe", "/api/records", {"content": b"{}"}),
    ("code", 200): ("nobody", "/api/codes/{waiting[code]}", {}),
    ("code", 404): ("nobody", f"/api/codes/{NO_CODE}", {}),
    ("table", 200): ("nobody", "/api/tables/{playing[id]}", {}),
    ("table", 400): ("nobody", "/api/tables/{playing[id]}?since=-1", {}),
    ("table", 404): ("nobody", f"/api/tables/{NO_TABLE}", {}),
    ("table_cards", 200): ("nobody", "/api/tables/{waiting[id]}/cards", {}),
    ("table_cards", 404): ("nobody", f"/api/tables/{NO_TABLE}/cards", {}),
    ("may_look", 200): ("nobody", "/api/tables/{waiting[id]}/live", {}),
    ("may_look", 404): ("nobody", f"/api/tables/{NO_TABLE}/live", {}),
    ("record", 200): ("nobody", "/api/tables/{over[id]}/record", {}),
    ("record", 404): ("nobody", f"/api/tables/{NO_TABLE}/record", {}),
    ("record", 409): ("nobody", "/api/tables/{playing[id]}/record", {}),
    ("review", 200): ("nobody", "/api/tables/{over[id]}/review?lang=fr", {}),
    ("review", 404): ("nobody", f"/api/tables/{NO_TABLE}/review", {}),
    ("review", 409): ("nobody", "/api/tables/{playing[id]}/review", {}),
    ("table_house", 200): ("nobody", "/api/tables/{waiting[id]}/house", {}),
    ("table_house", 404): ("nobody", f"/api/tables/{NO_TABLE}/house", {}),
    ("addresses", 200): ("nobody", "/api/addresses", {}),
}


def test_every_promised_status_is_provoked_below():
    """What comes from outside of a town, whatever is asked for, is provoked further below: 503, and ``ALWAYS``."""
    promised = [(each.name, status) for each in ENDPOINTS for status in (each.status, *each.problems) if status != 503]
    assert sorted(PROVOKED) == sorted(promised)
    assert ALWAYS == (403, 421, 429)


@pytest.mark.parametrize(("name", "status"), sorted(PROVOKED))
@pytest.mark.keeps
def test_a_promised_status_comes_with_the_promised_type(town, name, status):
    who, path, options = PROVOKED[name, status]
    with town.client() if who == "zoe" else browser(town.server.url) as client:
        if who == "newcomer":
            client.get("/api/me")
        answer = client.request(
            BY_NAME[name].method,
            path.format(waiting=town.waiting, playing=town.playing, over=town.over),
            **options,
        )
    assert answer.status_code == status
    assert_as_described(name, answer)


def assert_as_described(name, answer):
    """Assert that an answer is one that the description allows."""
    schema = schemathesis.openapi.from_dict(description())
    schema[BY_NAME[name].path][BY_NAME[name].method].validate_response(answer)
    assert_an_answer_of_ours(answer)


class Broken:
    """A storage that cannot be used."""

    def __init__(self, error=StorageError):
        self._error = error

    def __getattr__(self, name):
        async def fail(*_given):
            raise self._error("/secret/bourgade.db is on a disk that is full.")

        return fail


def ask_here(storage, limits, requests, bans=()):
    """Ask an application in this process, which was not started: what fails, fails before that matters."""
    house = House(storage, limits)
    house._hall.bans = Bans(bans)

    async def ask():
        transport = httpx.ASGITransport(house.app(), raise_app_exceptions=False)
        cookies = {COOKIE: Door(b"").cookie("somebody")}
        async with httpx.AsyncClient(transport=transport, base_url="http://test", cookies=cookies) as client:
            return [await client.request(method, path, **options) for method, path, options in requests]

    return asyncio.run(ask())


def request_for(name):
    endpoint = BY_NAME[name]
    path = endpoint.path.format(language="fr", game="mint-works", id=NO_TABLE, code=NO_CODE)
    return endpoint.method, path, {"json": endpoint.example} if endpoint.body else {}


@pytest.mark.parametrize("name", [each.name for each in ENDPOINTS if 503 in each.problems])
def test_it_says_when_the_storage_cannot_be_used_and_not_why(name):
    [answer] = ask_here(Broken(), LIMITS, [request_for(name)])
    assert_refused(answer, "storage")
    assert_as_described(name, answer)


@pytest.mark.parametrize("name", BY_NAME)
def test_who_asks_too_often_has_to_wait(name):
    limits = Settings(requests_per_second=1e-9, requests_burst=1)
    _, answer = ask_here(Broken(), limits, [("GET", "/api/health", {}), request_for(name)])
    assert_refused(answer, "too-fast")
    assert_as_described(name, answer)


@pytest.mark.parametrize("name", BY_NAME)
def test_who_is_banned_is_told_for_how_long(name):
    ban = Ban("address", "127.0.0.0/8", time.time() + 90_000)
    [answer] = ask_here(Broken(), LIMITS, [request_for(name)], [ban])
    assert_refused(answer, "banned")
    assert answer.json()["text"].endswith("Try again in 25 h.")
    assert_as_described(name, answer)


@pytest.mark.parametrize("name", BY_NAME)
def test_who_calls_the_server_by_the_name_of_another_is_told_its_name_is_none_of_ours(name):
    method, path, options = request_for(name)
    [answer] = ask_here(Broken(), LIMITS, [(method, path, options | {"headers": {"Host": "evil.example"}})])
    assert_refused(answer, "other-host", name="evil.example")
    assert_as_described(name, answer)


def test_a_fault_of_the_server_is_told_without_details():
    [answer] = ask_here(Broken(RuntimeError), LIMITS, [("GET", "/api/me", {})])
    assert_refused(answer, "internal")


@pytest.fixture(scope="module")
def narrow(tmp_path_factory, back_end):
    """A server with room for little."""
    limits = {"tables": 0, "tables_per_person": 1, "tables_per_minute": 1e-9, "tables_burst": 3}
    with Server(tmp_path_factory.mktemp("narrow") / "data", back_end, **limits) as server:
        yield server


@pytest.mark.keeps
def test_a_full_server_opens_no_more_tables_and_nobody_makes_too_many(narrow):
    with browser(narrow.url, headers=FROM_ELSEWHERE) as client:
        client.get("/api/me")
        client.put("/api/me", json={"nickname": "Zoé"})
        made = client.post("/api/tables", json={"game": "minivilles"})
        assert made.status_code == 201
        for path in ("", "/record"):
            assert_refused(client.get(f"/api/tables/{made.json()['id']}{path}"), "full")
        again = client.post("/api/tables", json={"game": "minivilles"})
        assert_refused(again, "too-many-tables", most=1)
        assert client.post("/api/tables", json={"game": "chess"}).status_code == 400
        assert_refused(client.post("/api/tables", json={"game": "minivilles"}), "too-fast")


@pytest.mark.keeps
def test_for_its_host_a_full_server_has_room(narrow):
    with browser(narrow.url) as client:
        client.get("/api/me")
        client.put("/api/me", json={"nickname": "Ana"})
        made = client.post("/api/tables", json={"game": "minivilles"}).json()
        assert client.get(f"/api/tables/{made['id']}").status_code == 200


# What is refused is told in the catalogues


def refusals():
    """Give every refusal in the source: its possible codes, the names of its values, and where it is."""
    for path in sorted(SOURCE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("Refusal", "Wrong"):
                yield codes_in(node.args[0]), {word.arg for word in node.keywords}, f"{path.name}:{node.lineno}"


def codes_in(argument):
    """Return the codes that an expression may be: its texts, and `not-` with any phase where a phase is needed."""
    formatted = [node for node in ast.walk(argument) if isinstance(node, ast.JoinedStr)]
    parts = {id(part) for node in formatted for part in node.values}
    texts = [node for node in ast.walk(argument) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    codes = {node.value for node in texts if id(node) not in parts}
    assert all(ast.unparse(node) == "f'not-{phases[0]}'" for node in formatted)
    return codes | {f"not-{phase}" for phase in get_args(Phase) if formatted and phase != "closed"}


def test_every_refusal_has_an_entry_and_every_entry_a_refusal():
    codes = set().union(*(found for found, _, _ in refusals()))
    assert codes
    for language in LANGUAGES:
        assert sorted(group(language, "bourgade.server", "refused")) == sorted(codes)
    assert set(STATUS) <= codes


def test_every_refusal_fills_in_what_its_sentence_leaves_open():
    for language in LANGUAGES:
        texts = group(language, "bourgade.server", "refused")
        lacking = {where: code for codes, values, where in refusals() for code in codes if places(texts[code]) - values}
        assert lacking == {}


@pytest.mark.parametrize(
    ("language", "headers", "query"),
    [
        ("fr", {"Accept-Language": "fr"}, ""),
        ("fr", {"Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"}, ""),
        ("fr", {"Accept-Language": "la, fr;q=0.5"}, ""),
        ("fr", {"Accept-Language": "FR"}, ""),
        ("fr", {"Accept-Language": "en"}, "?lang=fr"),
        ("en", {"Accept-Language": "fr"}, "?lang=en"),
        ("fr", {"Accept-Language": "fr"}, "?lang=de"),
        ("en", {"Accept-Language": "de"}, ""),
        ("en", {"Accept-Language": ""}, ""),
        ("en", {"Accept-Language": ",;=, *"}, ""),
        ("en", {}, ""),
    ],
)
def test_refusals_are_in_the_language_of_who_asks(nobody, language, headers, query):
    nobody.headers.pop("accept-language", None)
    assert_refused(nobody.get(f"/api/tables/{NO_TABLE}{query}", headers=headers), "no-table", language)
    assert_refused(nobody.get(f"/nowhere{query}", headers=headers), "no-page", language)
    assert_refused(nobody.patch(f"/api/me{query}", headers=headers), "no-method", language)


# Methods and addresses


@pytest.mark.parametrize("endpoint", GETS, ids=lambda endpoint: endpoint.name)
@pytest.mark.keeps
def test_head_is_get_without_a_body(town, zoe, endpoint):
    path = endpoint.path.format(language="fr", game="mint-works", id=town.over["id"], code=town.waiting["code"])
    get, head = zoe.get(path), zoe.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert without_date(head) == without_date(get)


def without_date(answer):
    return {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}


@pytest.mark.parametrize("path", sorted({endpoint.path for endpoint in ENDPOINTS}))
def test_what_cannot_be_done_is_refused_and_what_can_is_told(town, zoe, path):
    allowed = {endpoint.method for endpoint in ENDPOINTS if endpoint.path == path}
    allowed |= {"HEAD"} if "GET" in allowed else set()
    filled = path.format(language="fr", game="mint-works", id=town.waiting["id"], code=town.waiting["code"])
    for method in sorted({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"} - allowed):
        answer = zoe.request(method, filled)
        if method == "HEAD":  # an answer without a body
            assert answer.status_code == STATUS["no-method"]
        else:
            assert_refused(answer, "no-method")
        assert set(answer.headers["allow"].replace(" ", "").split(",")) == allowed, method


@pytest.mark.parametrize("path", ["/", "/t/abc", "/favicon.ico", "/assets/nothing.js"])
def test_pages_can_only_be_read(nobody, path):
    for method in ("POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
        assert_refused(nobody.request(method, path), "no-method")


@pytest.mark.parametrize("method", ["BREW", "get", "", "G\x00T"])
def test_a_method_that_there_is_not_is_refused(town, method):
    status, _, _ = raw(town, f"{method} /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    assert 400 <= status < 500


def raw(town, data):
    """Send bytes as they are; return status, headers and body of the answer."""
    with socket.create_connection(("127.0.0.1", town.server.port), PATIENCE) as connection:
        connection.sendall(data)
        answer = http.client.HTTPResponse(connection)
        answer.begin()
        return answer.status, answer.headers, answer.read()


NOWHERE = [
    "/nowhere",
    "/api",
    "/api/nowhere",
    "/api/table",
    "/API/health",
    "//api/health",
    "/api//health",
    "/api/health.json",
    "/api/tables/a/b",
    "/api/tables/a/live/b",
    "/api/texts/en",
    "/rules",
    "/rules/a/b",
    "/t",
    "/t/a/b",
    "/été",
    "/%00",
    "/%ff%fe",
    "/\N{HOUSE BUILDING}",
    "/" + "a" * 8000,
]


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:20])
def test_where_nothing_is_nothing_is_found(nobody, path):
    assert_refused(nobody.get(path), "no-page")


WORDS = ["é", "\N{HOUSE BUILDING}", "%00", "%ff", "%ed%a0%80", "'; drop table tables; --", "%25", "..%5c", "a" * 8000]


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word[:10])
@pytest.mark.keeps
def test_a_table_or_code_of_any_letters_is_simply_not_there(nobody, word):
    for path in (f"/api/tables/{word}", f"/api/tables/{word}/record"):
        assert_refused(nobody.get(path), "no-table")
    assert_refused(nobody.get(f"/api/codes/{word}"), "no-code")


def test_an_address_that_is_too_long_is_refused(town):
    status, _, _ = raw(town, b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert status == 400


# Who one is


def test_who_comes_first_gets_a_cookie_that_scripts_and_other_pages_cannot_use(nobody):
    first = nobody.get("/api/me")
    assert first.json() == {"nickname": None, "tables": []}
    value, *attributes = first.headers["set-cookie"].split("; ")
    assert value.startswith(f"{COOKIE}=")
    assert {each.lower() for each in attributes} == {"httponly", f"max-age={YEAR}", "path=/", "samesite=lax"}
    assert "set-cookie" not in nobody.get("/api/me").headers


def test_behind_a_proxy_that_speaks_https_the_cookie_stays_with_https(nobody):
    answer = nobody.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["set-cookie"].split("; ")


@pytest.mark.parametrize("cookie", ["", "x", "x.y", "." * 100, "a" * 5000, "é", "somebody.AAAAAAAAAAAAAAAAAAAAAAAAAAA"])
def test_a_cookie_that_is_not_ours_is_nobody(town, cookie):
    with browser(town.server.url, headers={"Cookie": f"{COOKIE}={cookie}".encode()}) as client:
        assert_refused(client.put("/api/me", json={"nickname": "Zoé"}), "nobody-here")
        assert "set-cookie" in client.get("/api/me").headers


@pytest.mark.keeps
def test_a_nickname_is_kept_as_it_is_shown(nobody):
    nobody.get("/api/me")
    assert nobody.put("/api/me", json={"nickname": "  Zoe\u0301  of \t Lyon "}).json()["nickname"] == "Zoé of Lyon"
    assert nobody.get("/api/me").json()["nickname"] == "Zoé of Lyon"


@pytest.mark.parametrize("nickname", ["", " ", "a" * 25, "a\x00", "a\u202eb", "\u200b", "\ud83d"])
@pytest.mark.keeps
def test_a_nickname_that_cannot_be_seen_is_refused(zoe, nickname):
    answer = zoe.put("/api/me", content=json.dumps({"nickname": nickname}), headers=JSON)
    if nickname == "\ud83d":  # half a letter
        assert_refused(answer, "bad-message")
    else:
        assert_refused(answer, "nickname", longest=LIMITS.nickname_length)
    assert zoe.get("/api/me").json()["nickname"] == "Zoé"


ORIGINS = ["http://evil.example", "null", "", "http://", "http://[", "http://localhost:1", "://", "é", "file:///etc"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_others_change_nothing(zoe, origin):
    headers = {"Origin": origin.encode()}
    assert_refused(zoe.put("/api/me", json={"nickname": "Eve"}, headers=headers), "other-origin")
    assert_refused(zoe.post("/api/tables", json={"game": "minivilles"}, headers=headers), "other-origin")
    assert zoe.get("/api/me", headers=headers).json()["nickname"] == "Zoé"


def test_our_own_page_may_change_things(town, zoe):
    assert zoe.put("/api/me", json={"nickname": "Zoé"}, headers={"Origin": town.server.url}).status_code == 200


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:", "127.0.0.1:1", "[::1]", "nas", "nas.local."])
def test_a_host_that_is_one_of_ours_is_answered(town, host):
    status, _, body = raw(town, f"GET /api/me HTTP/1.0\r\nHost: {host}\r\n\r\n".encode())
    assert (status, json.loads(body)["nickname"]) == (200, None)


HOSTS = [
    None,
    "",
    "[",
    "[::1",
    "evil.example",
    "a" * 5000 + ".example",
    "a:b:c",
    "é",
    "\x00",
    "localhost\r\nHost: localhost",
]


@pytest.mark.parametrize("version", ["1.0", "1.1"])
@pytest.mark.parametrize("host", HOSTS, ids=lambda host: repr(host)[:20])
def test_any_other_host_is_refused_and_none_too(town, host, version):
    line = "" if host is None else f"Host: {host}\r\n"
    for first in ("GET /api/me", "PUT /api/me", "GET /"):
        status, headers, body = raw(town, f"{first} HTTP/{version}\r\n{line}Connection: close\r\n\r\n".encode())
        assert status == (400 if host == "\x00" else 421)  # with that it is no HTTP
        if status == 421:
            assert json.loads(body)["code"] == "other-host"
            assert len(body) < 500
            assert "Set-Cookie" not in headers


# Bodies

NO_NAMES = [b"", b" ", b"{", b"[]", b"[1]", b'"Zoe"', b"1", b"null", b"true", b"\xef\xbb\xbf{}", b"\xff", b"NaN", b"{}"]
NO_NAMES += [b'{"nickname": %b}' % value for value in (b"1", b"null", b"[]", b"{}", b'"\xff"', b'"\\ud800"', b"1e400")]
NO_NAMES += [
    b'{"nickname": "Z", "id": 1}',
    b'{"Nickname": "Z"}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"nickname": "Z"}x',
]


@pytest.mark.parametrize("body", NO_NAMES, ids=lambda body: repr(body[:24]))
def test_a_body_that_is_no_name_is_refused_with_what_is_wrong(zoe, body):
    answer = zoe.put("/api/me", content=body, headers=JSON)
    assert_refused(answer, "bad-message")
    assert len(answer.json()["text"]) < 300


@pytest.mark.parametrize(
    "kind", [None, "", "text/plain", "application/x-www-form-urlencoded", "application/jsonx", "é"]
)
def test_a_body_that_is_not_json_is_refused(zoe, kind):
    headers = {} if kind is None else {"Content-Type": kind.encode()}
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
        assert_refused(zoe.request(method, path, content=b'{"nickname": "Z"}', headers=headers), "not-json")


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", "application/json ;a=b"])
def test_json_may_be_called_as_standards_allow(zoe, kind):
    body = '{"nickname": "Zoé"}'.encode()
    assert zoe.put("/api/me", content=body, headers={"Content-Type": kind}).status_code == 200


def test_a_body_may_be_as_long_as_the_limit_and_not_longer(zoe):
    def body(size):
        return b'{"nickname": "Zoe"}'.ljust(size)

    def in_pieces(data):
        yield from (data[start : start + 1000] for start in range(0, len(data), 1000))

    assert zoe.put("/api/me", content=body(LIMITS.body), headers=JSON).status_code == 200
    assert zoe.put("/api/me", content=in_pieces(body(LIMITS.body)), headers=JSON).status_code == 200
    for data in (body(LIMITS.body + 1), in_pieces(body(LIMITS.body + 1))):
        assert_refused(zoe.put("/api/me", content=data, headers=JSON), "too-big", most=LIMITS.body)
    zoe.put("/api/me", json={"nickname": "Zoé"}).raise_for_status()


def test_ten_megabytes_are_refused_or_cut_off_and_the_server_goes_on(town, zoe):
    try:
        answer = zoe.post("/api/tables", content=b" " * 10_000_000, headers=JSON)
    except httpx.TransportError:
        pass  # the server does not listen to the end
    else:
        assert_refused(answer, "too-big", most=LIMITS.body)
    with town.client() as client:
        assert client.get("/api/health").status_code == 200


# Tables


@pytest.mark.keeps
def test_a_table_can_be_made_of_every_game_and_edition(zoe):
    for game, about in zoe.get("/api/games").json().items():
        for edition, data in about["editions"].items():
            for players in data["players"]:
                seats = ["me", *["open"] * (players - 1)]
                made = zoe.post("/api/tables", json={"game": game, "edition": edition, "seats": seats}).json()
                table = zoe.get(f"/api/tables/{made['id']}").json()
                assert (table["setup"]["game"], table["setup"]["edition"]) == (game, edition)
                assert (table["phase"], table["code"], table["now"]) == ("waiting", made["code"], None)
                kinds = [seat["kind"] for seat in table["seats"]]
                assert kinds == ["person", *["open"] * (players - 1), *["automatic"] * (players == 1)]


@pytest.mark.keeps
def test_a_table_is_as_it_was_wanted(zoe):
    wanted = {
        "game": "minivilles",
        "edition": "base",
        "house": {"coins": 5},
        "options": {"first": "P2"},
        "seats": ["easy", "me", "expert"],
        "public": True,
        "clock": 60,
        "dice": "real",
        "pace": 0.5,
    }
    made = zoe.post("/api/tables", json=wanted).json()
    table = zoe.get(f"/api/tables/{made['id']}").json()
    setup = table["setup"]
    assert (setup["house"], setup["options"]["first"]) == ({"coins": 5}, "P2")
    assert (setup["clock"], setup["dice"], setup["pace"]) == (60, "real", 0.5)
    assert (table["public"], table["fairness"]) == (True, None)
    assert [seat.get("level", seat.get("name")) for seat in table["seats"]] == ["easy", "Zoé", "expert"]


WRONG_TABLES = {
    "game": [None, 1, "", "chess", "Minivilles", "/etc/passwd", ["minivilles"]],
    "edition": [1, "", "deluxer", [], {}, {"path": "/etc/passwd"}],
    "house": [[], "deluxe", 1, {"coins": "many"}, {"extends": 1, "": 1}],
    "options": [None, [], "first", {"nope": 1}],
    "seats": [None, [], ["me"] * 6, ["me"], ["open", "open"], ["me", "somebody"], ["me", None], "me", {"P1": "me"}],
    "public": [None, 1, "yes"],
    "clock": [0, -1, 86_401, 1.5, "60", True, 10**30],
    "dice": [None, "loaded", True],
    "pace": [-0.1, 10.1, "1", 1e308, True],
    "host": ["somebody"],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG_TABLES.items() for value in values])
def test_a_table_that_cannot_be_is_refused(zoe, key, value):
    answer = zoe.post("/api/tables", json={"game": "minivilles", key: value})
    assert (answer.status_code, answer.json()["text"][-1]) == (400, answer.json()["text"].strip()[-1])
    assert answer.json()["code"] in ("bad-message", "table", "clock", "pace", "nobody")
    assert_an_answer_of_ours(answer)


WRONG_VALUES = [
    *(True, False, 0, -1, 2, 99, 2**63, -(2**64), 10**4000, 0.5, 2.0, 1e308),
    *("", "0", "-1", "none", "all", "random", "P1", "P9", "a,b", "\x00", "²", "٣", "é" * 50, "x" * 50_000),
    *([], [None], [[]], [{}], [0], [True], [2.0], [2, 1], [1, 2, 3], ["x"], ["x"] * 10_000, [10**4000]),
    *({}, {"a": 1}, {"": {}}, {"cost": 1}, {"x": {"y": {"z": 1}}}),
]


@pytest.mark.parametrize("game", packages())
@pytest.mark.keeps
def test_options_of_any_type_are_taken_or_refused(zoe, game):
    for edition, about in definition(game).editions.items():
        for option in about.options:
            for value in WRONG_VALUES:
                wanted = {"game": game, "edition": edition, "options": {option: value}}
                assert_taken_or_refused(zoe, wanted)


@pytest.mark.parametrize("option", ["advanced", "ages"])
def test_an_option_of_thousands_of_digits_is_refused(zoe, option):
    assert_taken_or_refused(zoe, {"game": "mint-works", "options": {option: "9" * 5000}})


def test_an_opponent_by_rules_takes_no_chair_of_a_person(zoe):
    wanted = {"game": "mint-works", "seats": ["me", "open"], "options": {"opponent": "justin"}}
    assert zoe.post("/api/tables", json=wanted).status_code == 400


def house_paths(form, *above):
    """Give the path to everything that house rules may change."""
    for key, part in form.items():
        yield (*above, key)
        if isinstance(part, dict):
            yield from house_paths(part, *above, key)


HOUSES = [
    (game, edition, path)
    for game in packages()
    for edition in definition(game).editions
    for path in [("nope",), ("",), ("extends",), ("game",), *house_paths(definition(game).house(edition))]
]
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=6,
)


@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    database=None,
)
@given(where=st.sampled_from(HOUSES), value=st.sampled_from(WRONG_VALUES) | JSON_VALUES)
@pytest.mark.keeps
def test_house_rules_of_any_type_are_taken_or_refused(zoe, where, value):
    game, edition, path = where
    for key in reversed(path):
        value = {key: value}
    assert_taken_or_refused(zoe, {"game": game, "edition": edition, "house": value})


def assert_taken_or_refused(client, wanted):
    answer = client.post("/api/tables", content=json.dumps(wanted), headers=JSON)
    if answer.status_code == 201:
        assert client.get(f"/api/tables/{answer.json()['id']}").status_code == 200
    else:
        assert (answer.status_code, answer.json()["code"]) in ((400, "table"), (400, "bad-message")), wanted


@pytest.fixture
def trap(tmp_path):
    """A file of house rules that shows whether somebody opened it: a pipe that nobody else reads."""
    path = tmp_path / "trap.toml"
    os.mkfifo(path)
    yield path
    with pytest.raises(OSError, match=os.strerror(errno.ENXIO)):
        os.close(os.open(path, os.O_WRONLY | os.O_NONBLOCK))


def test_an_edition_that_is_a_file_is_never_read(zoe, trap):
    for edition in (str(trap), f"file://{trap}", os.path.relpath(trap), f"~/../..{trap}"):
        for wanted in ({"edition": edition}, {"house": {"extends": edition}}, {"house": {"edition": edition}}):
            assert_not_there(zoe, {"game": "minivilles"} | wanted)
        assert_not_there(zoe, {"game": edition})
    for edition in ({"path": str(trap)}, [str(trap)], {"extends": str(trap)}):
        assert_not_there(zoe, {"game": "minivilles", "edition": edition})
    assert_not_there(zoe, {"game": "minivilles", "house": str(trap)})


def assert_not_there(client, wanted):
    """Assert that a table is refused, or made without the file."""
    answer = client.post("/api/tables", json=wanted)
    if answer.status_code == 201:
        setup = client.get(f"/api/tables/{answer.json()['id']}").json()["setup"]
        assert (setup["edition"], setup["house"]) == (next(iter(definition("minivilles").editions)), {})
    else:
        assert answer.status_code == 400


@pytest.mark.keeps
def test_a_table_is_found_by_its_code_however_it_is_typed(town, nobody):
    code = town.waiting["code"]
    for typed in (code, code.lower(), f"{code[:3]} {code[3:]}", f"{code[:2]}-{code[2:]}", f" {code} "):
        assert nobody.get(f"/api/codes/{typed}").json() == town.waiting


@pytest.mark.keeps
def test_a_closed_table_has_no_code_and_no_place_in_lists_any_more(town, zoe):
    async def close():
        person = Person(town.server, "Zoé")
        person.http.cookies.set(COOKIE, town.cookie)
        made = await person.make(public=True)
        async with person.at(made["id"]) as looking:
            await looking.do("close")
        await person.leave_town()
        return made

    made = asyncio.run(close())
    assert_refused(zoe.get(f"/api/codes/{made['code']}"), "no-code")
    assert zoe.get(f"/api/tables/{made['id']}").json()["phase"] == "closed"
    assert_refused(zoe.get(f"/api/tables/{made['id']}/record"), "not-over")
    for path in ("/api/tables", "/api/me"):
        assert made["id"] not in [table["id"] for table in zoe.get(path).json()["tables"]]


@pytest.mark.keeps
def test_lists_have_public_tables_and_ones_own(town, nobody):
    async def settle_down():
        yann = await Person(town.server, "Yann").arrive()
        waiting = await yann.make(game="ma-petite-ville", public=True)
        playing = await yann.make(game="minivilles", seats=["me", "me"])
        async with yann.at(playing["id"]) as looking:
            await looking.do("start")
            mine = (await yann.http.get("/api/me")).json()["tables"]
        await yann.leave_town()
        return waiting["id"], playing["id"], {table["id"]: table for table in mine}

    waiting, playing, mine = asyncio.run(settle_down())
    listed = {table["id"]: table for table in nobody.get("/api/tables").json()["tables"]}
    assert waiting in listed
    assert playing not in listed
    table = listed[waiting]
    assert (table["game"], table["phase"], table["public"]) == ("ma-petite-ville", "waiting", True)
    assert (table["your_turn"], [seat["kind"] for seat in table["seats"]]) == (False, ["person", "open"])
    assert not any(seat.get("you") for seat in table["seats"])
    assert set(mine) == {waiting, playing}
    assert (mine[playing]["your_turn"], mine[waiting]["your_turn"]) == (True, False)
    assert mine[waiting]["seats"][0] == {"seat": "P1", "kind": "person", "name": "Yann", "you": True, "host": True}


@pytest.mark.keeps
def test_since_tells_from_which_ply_on(town, nobody):
    path = f"/api/tables/{town.over['id']}"
    everything = nobody.get(path).json()["actions"]
    assert [action["ply"] for action in everything] == list(range(len(everything)))
    for since in (0, 1, len(everything) - 1, len(everything), len(everything) + 1, 999_999_999, "007"):
        assert nobody.get(path, params={"since": since}).json()["actions"] == everything[int(since) :]
    assert nobody.get(path, params={"since": 0}).json() == nobody.get(path).json()


@pytest.mark.parametrize(
    "since", ["-1", "abc", "1e99", "", " 1", "1.0", "+1", "٣", "1_0", "9" * 10, "9" * 5000, "\x00"]
)
def test_since_is_a_number(town, nobody, since):
    assert_refused(nobody.get(f"/api/tables/{town.over['id']}", params={"since": since}), "since")


@pytest.mark.keeps
def test_who_only_watches_sees_no_moves_to_choose_from(town, zoe, nobody):
    path = f"/api/tables/{town.playing['id']}"
    assert zoe.get(path).json()["now"]["legal"]
    watched = nobody.get(path).json()
    assert (watched["now"]["legal"], watched["now"]["seat"]) == ([], None)
    assert watched["fairness"]["seed"] is None


# Records, games


@pytest.mark.keeps
def test_the_record_of_a_game_that_is_over_can_be_kept_and_verified(town, nobody):
    answer = nobody.get(f"/api/tables/{town.over['id']}/record")
    assert answer.headers["content-disposition"] == 'attachment; filename="mint-works.json"'
    record = answer.json()
    assert verify(record).over
    assert bourgade.replay(record).winners == record["winners"]
    assert len(record["actions"]) == len(nobody.get(f"/api/tables/{town.over['id']}").json()["actions"])


@pytest.mark.keeps
def test_a_game_that_is_not_over_has_no_record_yet(town, nobody):
    for table in (town.waiting, town.playing):
        assert_refused(nobody.get(f"/api/tables/{table['id']}/record"), "not-over")


def test_all_games_are_told_with_the_levels_of_their_bots(nobody):
    told = nobody.get("/api/games").json()
    assert {name: about.pop("levels") for name, about in told.items()} == {
        name: list(definition(name).levels) for name in packages()
    }
    assert told == json.loads(json.dumps(bourgade.games()))


@pytest.mark.keeps
def test_the_server_tells_that_it_lives_and_not_where(town, nobody):
    health = nobody.get("/api/health").json()
    assert (health["name"], health["version"]) == ("bourgade", bourgade.__version__)
    assert str(town.server.folder) not in json.dumps(health)


# Files

KINDS = {".css": "text/css", ".js": "text/javascript", ".woff2": "font/woff2"}
ASSETS = sorted((PAGES / "assets").iterdir())


def test_all_files_of_the_pages_are_served_with_their_type_and_never_asked_for_again(nobody):
    assert {path.suffix for path in ASSETS} == set(KINDS)
    for path in ASSETS:
        answer = nobody.get(f"/assets/{path.name}")
        assert (answer.status_code, answer.content) == (200, path.read_bytes())
        assert answer.headers["content-type"].partition(";")[0] == KINDS[path.suffix]
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS


def test_a_file_that_has_not_changed_is_not_sent_again(nobody):
    for path in ["/", "/favicon.ico", *(f"/assets/{path.name}" for path in ASSETS)]:
        answer = nobody.get(path)
        again = nobody.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code in ((304,) if path.startswith("/assets/") else (200, 304))


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/t/été", "/t/%00", "/t/abc/review", "/open", "/rules/x", "/about", "/first-game"]
)
def test_the_page_is_the_same_everywhere_and_browsers_ask_whether_it_is_new(nobody, path):
    answer = nobody.get(path)
    assert (answer.status_code, answer.content) == (200, (PAGES / "index.html").read_bytes())
    assert answer.headers["cache-control"] == "no-cache"
    assert {header: answer.headers.get(header) for header in HEADERS} == HEADERS


def test_there_is_an_icon(nobody):
    for path in ("/favicon.ico", "/favicon.svg"):
        answer = nobody.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.content == (PAGES / "favicon.svg").read_bytes()


OUTSIDE = [
    "/assets/../app.py",
    "/assets/%2e%2e/app.py",
    "/assets/..%2fapp.py",
    "/assets/%2e%2e%2fapp.py",
    "/assets/..%252fapp.py",
    "/assets/..\\app.py",
    "/assets/%5c..%5capp.py",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/../../app.py",
    "/assets/%00",
    "/assets/index.html%00",
    "/assets/nothing.js",
    "/assets/",
    "/assets/" + "a" * 5000,
    "/assets/" + "a/" * 2500,
    "/assets/\u00e9".encode().decode("latin-1"),
]


@pytest.mark.parametrize("target", OUTSIDE, ids=lambda target: target[:24])
def test_no_file_outside_of_the_page_is_served(town, target):
    status, headers, body = raw(
        town, f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode("latin-1")
    )
    assert status in (400, 404)
    if status == 404:
        assert json.loads(body)["code"] == "no-page"
        assert headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
