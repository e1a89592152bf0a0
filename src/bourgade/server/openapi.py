"""The HTTP part of the server, address by address: the application is built from this, and so is its description."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from .. import __version__
from .messages import (
    Addresses,
    Beginning,
    Cards,
    GameAbout,
    Health,
    HouseForm,
    HouseTold,
    HouseWanted,
    Lobby,
    Made,
    Me,
    Naming,
    NewTable,
    PositionTold,
    Problem,
    Ready,
    Review,
    Table,
)
from .people import COOKIE


@dataclass(frozen=True)
class Endpoint:
    """Something that can be asked for over HTTP."""

    method: str
    path: str
    name: str  # of the handler
    about: str
    answer: Any
    body: Any = None
    example: dict[str, Any] | None = None  # of a body
    status: int = 200
    problems: tuple[int, ...] = ()  # 401 where somebody must be known, 503 where something is read or kept
    parameters: dict[str, dict[str, Any]] = field(default_factory=dict)  # of the query, with their schemas


JSON = "application/json"
ABOUT = """What is refused is told as a Problem, in English or French: by `Accept-Language`, or by `?lang=fr`.
A table is also live, over a WebSocket at `/api/tables/{id}/live`: docs/server.md has its messages."""
SINCE = {
    "since": {
        "type": "integer",
        "minimum": 0,
        "maximum": 999_999_999,
        "description": "From which ply on actions are told.",
    }
}
PLAYERS = {
    "players": {"type": "integer", "minimum": 1, "maximum": 5, "description": "How many play; the fewest if left out."}
}
POSITION = {
    "game": "minivilles",
    "edition": "base",
    "market": "open",
    "turn": "P1",
    "phase": "roll",
    "players": [{"coins": 3, "cards": {"mine": 1}, "landmarks": []}, {"coins": 1, "cards": {}, "landmarks": []}],
    "piles": {"cafe": 2},
}
RECORD = {
    "game": "minivilles",
    "rules": 1,
    "edition": "base",
    "seats": ["P1", "P2"],
    "options": {},
    "actions": ["first P2", "roll 1", "die 6", "build nothing"],
}
EDITION = {"edition": {"type": "string", "description": "Which edition; the first if left out."}}
ENDPOINTS = [
    Endpoint("GET", "/api/health", "health", "Ask whether the server lives.", Health),
    Endpoint("GET", "/api/ready", "ready", "Ask whether the server can read what it keeps.", Ready, problems=(503,)),
    Endpoint("GET", "/api/games", "games", "All games, by name.", dict[str, GameAbout]),
    Endpoint(
        "GET",
        "/api/games/{game}/cards",
        "cards",
        "The cards of an edition, in words and numbers.",
        Cards,
        problems=(404,),
        parameters=EDITION,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/house",
        "house",
        "What house rules can change in an edition.",
        HouseForm,
        problems=(404,),
        parameters=EDITION,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/house",
        "check_house",
        "Check house rules, and say what they change.",
        HouseTold,
        HouseWanted,
        example={"edition": "deluxe", "house": {"coins": 5}},
        problems=(400, 403, 404, 413, 415),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/start",
        "start",
        "How a new game stands when it is set up: a position to change.",
        Beginning,
        problems=(400, 404),
        parameters=EDITION | PLAYERS,
    ),
    Endpoint("GET", "/api/openapi.json", "openapi", "This description.", dict[str, Any]),
    Endpoint("GET", "/api/me", "me", "Who you are here; who has no cookie gets one.", Me, problems=(503,)),
    Endpoint(
        "PUT",
        "/api/me",
        "name_me",
        "Choose a nickname.",
        Me,
        Naming,
        example={"nickname": "Zoé"},
        problems=(400, 401, 403, 413, 415, 503),
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        "forget_me",
        "Be forgotten on all devices: all copies of your cookie count no more, and you stand up everywhere.",
        Me,
        problems=(401, 403, 503),
    ),
    Endpoint("GET", "/api/tables", "lobby", "Tables that anybody may join or watch.", Lobby, problems=(503,)),
    Endpoint(
        "POST",
        "/api/tables",
        "make",
        "Make a table, whose host you are.",
        Made,
        NewTable,
        example={"game": "minivilles", "edition": "deluxe", "seats": ["me", "open", "normal"]},
        status=201,
        problems=(400, 401, 403, 413, 415, 503),
    ),
    Endpoint(
        "POST",
        "/api/positions",
        "check_position",
        "Check a position, and say what it is played with.",
        PositionTold,
        dict[str, Any],
        example=POSITION,
        problems=(400, 403, 413, 415),
    ),
    Endpoint(
        "POST",
        "/api/records",
        "open_record",
        "Open a record: make a table where everybody may look at it.",
        Made,
        dict[str, Any],
        example=RECORD,
        status=201,
        problems=(400, 401, 403, 413, 415, 503),
    ),
    Endpoint("GET", "/api/codes/{code}", "code", "The table with a short code.", Made, problems=(404, 503)),
    Endpoint(
        "GET", "/api/tables/{id}", "table", "All about a table.", Table, problems=(400, 404, 503), parameters=SINCE
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/live",
        "may_look",
        "Whether a WebSocket would be taken at this address now: browsers do not tell why one is refused.",
        Ready,
        problems=(404, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/cards",
        "table_cards",
        "The cards of a table, with its house rules.",
        Cards,
        problems=(404, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        "record",
        "The record of a game that is over.",
        dict[str, Any],
        problems=(404, 409, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/review",
        "review",
        "Everything about a game that is over.",
        Review,
        problems=(404, 409, 503),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/house",
        "table_house",
        "The house rules of a table, in words.",
        HouseTold,
        problems=(404, 503),
    ),
    Endpoint("GET", "/api/addresses", "addresses", "Where friends reach this server, for who sits at it.", Addresses),
]
ALWAYS = (403, 421, 429)  # who is banned, calls the server by another's name, or asks for too much


def description() -> dict[str, Any]:
    """Return the OpenAPI description."""
    types = [Problem, *(kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body) if kind)]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bourgade",
            "version": __version__,
            "summary": "Tables for small city-building board games.",
            "description": ABOUT,
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def operation(endpoint: Endpoint, schema_of: dict[str, Any]) -> dict[str, Any]:
    """Return the description of one endpoint."""
    parts = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in parts]
    parameters += [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.parameters.items()]
    described: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": parameters,
        "responses": {str(endpoint.status): answer("As asked.", schema_of[str(endpoint.answer)])}
        | {str(status): answer("Refused.", schema_of[str(Problem)]) for status in (*endpoint.problems, *ALWAYS)},
    }
    if 401 in endpoint.problems:
        described["security"] = [{"person": []}]
    if endpoint.body:
        schema = schema_of[str(endpoint.body)]
        described["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema, "example": endpoint.example}},
        }
    return described


def answer(about: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Return the description of an answer."""
    return {"description": about, "content": {JSON: {"schema": schema}}}
