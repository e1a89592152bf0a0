"""The server as an application: what it answers at which address, and to whom."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import __version__, new
from .. import games as all_games
from ..errors import WrongPlayers
from ..games import definition
from ..telling import telling_of
from ..texts import FIRST, LANGUAGES
from . import houserules
from .addresses import friends_addresses, is_called, is_from_here, is_page_of, network_of
from .hall import Hall
from .live import Connection
from .messages import (
    Addresses,
    Beginning,
    Card,
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
)
from .openapi import ENDPOINTS, Endpoint, description
from .opening import loaded, setting_of
from .people import COOKIE, YEAR, Caller, Door, checked_nickname, new_person
from .rates import Places, Rates
from .refusal import Refusal, Wrong
from .settings import Settings
from .storage import Storage, StorageError
from .stored import HERE
from .table import encode
from .turns import Whose
from .wire import WIRE

PAGES = Path(str(files(__package__))) / "static"  # what hatch_build.py makes of web/
PAGE_PATHS = ("/", "/t/{id}", "/t/{id}/review", "/open", "/rules/{game}", "/about", "/first-game")
JSON = "application/json"
STATUS = {  # of refusals; all others are 400
    "no-table": 404,
    "no-code": 404,
    "no-page": 404,
    "no-method": 405,
    "not-over": 409,
    "long-game": 409,
    "nobody-here": 401,
    "banned": 403,
    "other-origin": 403,
    "no-nickname": 403,
    "too-big": 413,
    "not-json": 415,
    "other-host": 421,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "internal": 500,
    "full": 503,
    "storage": 503,
}
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
GZIP = 16 + zlib.MAX_WBITS  # what zlib is told of how something is packed
PIECE = 64 * 1024  # bytes that are unpacked at a time
LONGEST_NUMBER = 9  # digits
LONGEST_HOST = 100  # letters of a name that are said again
PAGE_SCHEMES = {"http": "http", "https": "https", "ws": "http", "wss": "https"}  # of pages that ask by a scheme

Body = TypeVar("Body")
log = structlog.get_logger("bourgade.app")


def create_app(storage: Storage, settings: Settings) -> Starlette:
    """Return the server as an ASGI application; it opens the storage when it starts."""
    return House(storage, settings).app()


class House:
    """Answers at all addresses."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._hall = Hall(storage, settings)
        self._requests = Rates(settings.requests_per_second, settings.requests_burst, settings.addresses)
        self._files = Rates(settings.files_per_second, settings.files_burst, settings.addresses)
        self._makings = Rates(settings.tables_per_minute / 60, settings.tables_burst, settings.addresses)
        self._openings = Rates(settings.records_per_minute / 60, settings.records_burst, settings.addresses)
        self._namings = Rates(settings.names_per_minute / 60, settings.names_burst, settings.addresses)
        self._reviewings = Rates(settings.reviews_per_minute / 60, settings.reviews_burst, settings.addresses)
        self._messages = Rates(settings.messages_per_second, settings.burst, settings.addresses)
        self._reads = Rates(settings.bytes_per_second, settings.bytes_burst, settings.addresses)
        self._misses = Rates(settings.misses_per_minute / 60, settings.misses_burst, settings.addresses)
        self._forgettings = Rates(settings.forgettings_per_hour / 3600, settings.forgettings_burst, settings.addresses)
        self._places = Places(settings.connections)
        self._places_of_address = Places(settings.connections_per_address)
        self._places_of_person = Places(settings.connections_per_person)
        self._door = Door(b"")

    def app(self) -> Starlette:
        """Return the application."""
        return Starlette(
            routes=[
                *self._described(),
                WebSocketRoute("/api/tables/{id}/live", self.live),
                WebSocketRoute("/{path:path}", no_socket),
                *(Route(path, page) for path in PAGE_PATHS),
                *(Route(path, icon) for path in ("/favicon.ico", "/favicon.svg")),
                Mount("/assets", GZipMiddleware(Assets(directory=PAGES / "assets", check_dir=False))),
            ],
            middleware=[
                Middleware(SafeHeaders),
                Middleware(Asked, check=self._check_name),
                Middleware(Asked, check=self._count),
            ],
            exception_handlers={HTTPException: not_found, Exception: failed},
            lifespan=self._lifespan,
        )

    def _described(self) -> list[Route]:
        """Return one route for each path of the description, so that it knows all that can be done there."""
        found: dict[str, dict[str, Endpoint]] = {}
        for each in ENDPOINTS:
            found.setdefault(each.path, {})[each.method] = each
        return [Route(path, partial(self._answer, here), methods=list(here)) for path, here in found.items()]

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self._storage.open()
        try:
            self._door = Door(await self._storage.secret())
            await self._hall.open()
            try:
                yield
            finally:
                await self._hall.close()
        finally:
            await self._storage.close()

    async def _answer(self, here: dict[str, Endpoint], request: Request) -> Response:
        """Let a handler answer, and say in JSON what is refused."""
        endpoint = here["GET" if request.method == "HEAD" else request.method]
        handler: Callable[[Request], Awaitable[Any]] = getattr(self, endpoint.name)
        try:
            self._hall.bans.check(self._caller(request))
            if endpoint.method != "GET":
                check_origin(request)
            answer = await handler(request)
        except Refusal as refusal:
            self._hall.meter.refused(refusal.code)
            return refused(refusal, request)
        except StorageError as error:
            log.error("storage", error=str(error))
            self._hall.meter.refused("storage")
            return refused(Refusal("storage"), request)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        if isinstance(answer, Response):
            return answer
        data = answer if isinstance(answer, bytes) else encode(answer)
        return Response(data, endpoint.status, {"Cache-Control": "no-store"}, JSON)

    # --- What can be asked for; `openapi.py` says what each is for ----------------------------------------------------

    async def health(self, _request: Request) -> Health:  # noqa: D102
        return Health("bourgade", __version__, self._settings.data)

    async def ready(self, _request: Request) -> Ready:  # noqa: D102
        try:
            async with asyncio.timeout(self._settings.patience):
                await self._storage.nickname("")  # anything that is read
        except TimeoutError:
            raise StorageError("The storage does not answer.") from None
        return Ready(ready=True)

    async def games(self, _request: Request) -> dict[str, GameAbout]:  # noqa: D102
        told = {name: about | {"levels": list(definition(name).levels)} for name, about in all_games().items()}
        return msgspec.convert(told, dict[str, GameAbout])

    async def cards(self, request: Request) -> Cards:  # noqa: D102
        return cards_of(*game_and_edition(request), {}, language_of(request))

    async def table_cards(self, request: Request) -> Cards:  # noqa: D102
        setup = (await self._hall.find(request.path_params["id"])).about.setup
        return cards_of(setup.game, setup.edition, setup.house, language_of(request))

    async def house(self, request: Request) -> HouseForm:  # noqa: D102
        return houserules.form_of(*game_and_edition(request), language_of(request))

    async def check_house(self, request: Request) -> HouseTold:  # noqa: D102
        game, _ = game_and_edition(request)
        wanted = await self._body(request, HouseWanted)
        return await asyncio.to_thread(houserules.checked_house, game, wanted, language_of(request))

    async def table_house(self, request: Request) -> HouseTold:  # noqa: D102
        setup = (await self._hall.find(request.path_params["id"])).about.setup
        return houserules.told(setup.game, setup.edition, setup.house, language_of(request))

    async def openapi(self, _request: Request) -> dict[str, Any]:  # noqa: D102
        return description()

    async def me(self, request: Request) -> Response:  # noqa: D102
        person = await self._person(request)
        if person is not None:
            await self._hall.see(person, self._caller(request).whence)
            return await self._about(person)
        person = new_person()
        answer = await self._about(person)
        answer.set_cookie(
            COOKIE,
            self._door.cookie(person),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return answer

    async def name_me(self, request: Request) -> Response:  # noqa: D102
        person = await self._somebody(request)
        self._namings.take(self._caller(request).network)
        wanted = await self._body(request, Naming)
        await self._somebody(request)  # a body may come slowly, and who sends it be forgotten meanwhile
        await self._storage.set_nickname(person, checked_nickname(wanted.nickname, self._settings.nickname_length))
        await self._hall.see(person, self._caller(request).whence)
        return await self._about(person)

    async def forget_me(self, request: Request) -> Response:  # noqa: D102
        person = await self._somebody(request)
        self._forgettings.take(self._caller(request).network)
        await self._hall.forget_person(person)
        answer = Response(encode(Me(None, [])), 200, {"Cache-Control": "no-store"}, JSON)
        answer.delete_cookie(COOKIE)
        return answer

    async def lobby(self, request: Request) -> Lobby:  # noqa: D102
        return Lobby(await self._hall.public(await self._person(request)))

    async def make(self, request: Request) -> Made:  # noqa: D102
        person, caller = await self._somebody(request), self._caller(request)
        wanted = await self._body(request, NewTable)
        name = await self._storage.nickname(person)
        if name is None:
            raise Refusal("no-nickname")
        self._makings.take(caller.network)
        row = await self._hall.make(person, name, wanted, caller.whence)
        return Made(row.id, row.code)

    async def open_record(self, request: Request) -> Made:  # noqa: D102
        person, caller = await self._somebody(request), self._caller(request)
        self._openings.take(caller.network)
        record = await self._body(request, Any, self._settings.record)
        row = await self._hall.open_record(person, record, caller.whence)
        return Made(row.id, row.code)

    async def check_position(self, request: Request) -> PositionTold:  # noqa: D102
        position = await self._body(request, Any)
        return await asyncio.to_thread(told_position, position, language_of(request))

    async def start(self, request: Request) -> Beginning:  # noqa: D102
        game, edition = game_and_edition(request)
        return await asyncio.to_thread(set_up, game, edition, request.query_params.get("players"))

    async def code(self, request: Request) -> Made:  # noqa: D102
        misses = self._misses.of(self._caller(request).network)
        misses.take()  # whatever is asked for, and before it is known: else many guesses at once would be one
        row = await self._hall.row_of_code(request.path_params["code"])
        misses.spend(-1)
        return Made(row.id, row.code)

    async def table(self, request: Request) -> bytes:  # noqa: D102
        table = await self._hall.find(request.path_params["id"])
        return table.everything(await self._person(request), read_since(request))

    async def may_look(self, request: Request) -> Ready:  # noqa: D102
        with self._place(self._caller(request), await self._person(request)):
            await self._hall.find(request.path_params["id"])
            return Ready(ready=True)

    async def record(self, request: Request) -> Response:  # noqa: D102
        record = (await self._hall.find(request.path_params["id"])).record()
        name = f'attachment; filename="{record["game"]}.json"'
        return Response(encode(record), 200, {"Content-Disposition": name, "Cache-Control": "no-store"}, JSON)

    async def review(self, request: Request) -> Response:  # noqa: D102
        caller = self._caller(request)
        self._reviewings.take(caller.network)
        whose = Whose(caller.whence, await self._person(request) or "")
        data = await self._hall.review(request.path_params["id"], language_of(request), whose)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(data, 200, headers | {"Content-Encoding": "gzip"}, JSON)
        headers["Content-Length"] = str(int.from_bytes(data[-4:], "little"))  # as a gzip says at its end
        return StreamingResponse(unpacked(data), 200, headers, JSON)

    async def addresses(self, request: Request) -> Addresses:  # noqa: D102
        bound, port = self._settings.bound, self._settings.port
        found = await asyncio.to_thread(friends_addresses, bound, port) if self._caller(request).here else []
        return Addresses(found)

    # --- Live ---------------------------------------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        """Serve somebody who looks at a table."""
        caller = self._caller(socket)
        socket.scope["extensions"][WIRE].reads = self._reads.of(caller.network)
        with ExitStack() as places:
            try:
                check_origin(socket)
                self._hall.bans.check(caller)
                person = await self._person(socket)
                places.enter_context(self._place(caller, person))
                since = read_since(socket)
                table = await self._hall.find(socket.path_params["id"])
                self._hall.bans.check(caller, person)  # who was sent away meanwhile is not there yet to be sent away
            except (Refusal, StorageError) as error:
                refusal = error if isinstance(error, Refusal) else Refusal("storage")
                self._hall.meter.refused(refusal.code)
                return await socket.send_denial_response(refused(refusal, socket))
            await socket.accept()
            places.enter_context(self._hall.meter.client())
            rate = self._messages.of(person or caller.network)
            language, story = language_of(socket), socket.query_params.get("story") == "1"
            await Connection(socket, self._hall, table, caller, person, language, rate, story=story).run(since)
        return None

    @contextmanager
    def _place(self, caller: Caller, person: str | None) -> Iterator[None]:
        """Let somebody have a place for a WebSocket; whose server it is has one always."""
        too_many = Refusal("too-many-connections", wait=self._settings.sweep)
        with ExitStack() as places:
            if not caller.here:
                places.enter_context(self._places.taken("", Refusal("full", wait=self._settings.sweep)))
            places.enter_context(self._places_of_address.taken(caller.network, too_many))
            if person is not None:
                places.enter_context(self._places_of_person.taken(person, too_many))
            yield

    # --- Who asks, and what -------------------------------------------------------------------------------------------

    def _check_name(self, connection: HTTPConnection) -> None:
        """Refuse who calls the server by a name that is none of its own, and say how it gets another one."""
        host = " ".join(connection.headers.getlist("host"))  # two of them are no name
        if not is_called(host, self._settings.names):
            raise Refusal("other-host", name=host[:LONGEST_HOST])

    def _count(self, connection: HTTPConnection) -> None:
        """Refuse who asks too often; a page needs many files at once, and they cost little."""
        rates = self._requests if connection.scope["path"].startswith("/api/") else self._files
        try:
            rates.take(self._caller(connection).network)
        except Refusal as refusal:
            self._hall.meter.refused(refusal.code)
            raise

    def _caller(self, connection: HTTPConnection) -> Caller:
        address = connection.client.host if connection.client else ""
        network = network_of(address)
        here = is_from_here(address, connection.headers.get("host", ""))
        return Caller(address, network, HERE if here else self._door.mark(network))

    async def _person(self, connection: HTTPConnection) -> str | None:
        """Return who has a cookie that counts; who is banned is refused."""
        person = self._door.person(connection.cookies.get(COOKIE))
        if person is None or await self._storage.revoked(person):
            return None
        self._hall.bans.check(self._caller(connection), person)
        return person

    async def _somebody(self, connection: HTTPConnection) -> str:
        person = await self._person(connection)
        if person is None:
            raise Refusal("nobody-here")
        return person

    async def _about(self, person: str) -> Response:
        me = Me(await self._storage.nickname(person), await self._hall.of_person(person))
        return Response(encode(me), 200, {"Cache-Control": "no-store"}, JSON)

    async def _body(self, request: Request, kind: type[Body], most: int | None = None) -> Body:
        """Return the body of a request, if it is one."""
        most = most or self._settings.body
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refusal("not-json")
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refusal("too-big", most=most)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad-message", why=error) from error


class Assets(StaticFiles):
    """Files of the pages whose names change with what is in them, so that browsers need never ask again."""

    def file_response(self, *given: Any, **named: Any) -> Response:
        """Return a file."""
        answer = super().file_response(*given, **named)
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return answer


class Asked:
    """Answers only where a check refuses nothing, at whatever address."""

    def __init__(self, app: ASGIApp, check: Callable[[HTTPConnection], None]) -> None:
        self._app = app
        self._check = check

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or say why not."""
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        connection = HTTPConnection(scope)
        try:
            self._check(connection)
        except Refusal as refusal:
            answer = refused(refusal, connection)
            if scope["type"] == "websocket":
                return await WebSocket(scope, receive, send).send_denial_response(answer)
            return await answer(scope, receive, send)
        return await self._app(scope, receive, send)


class SafeHeaders:
    """Adds to all answers what keeps browsers from doing what they should not."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["scheme"] in ("https", "wss"):  # else browsers ignore it, and complain
                    headers["Cross-Origin-Opener-Policy"] = "same-origin"
            await send(message)

        await self._app(scope, receive, sending)


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what a page of somebody else sends; programs that are no browsers say no origin."""
    origin, scheme = connection.headers.get("origin"), connection.scope["scheme"]
    if origin is not None and not is_page_of(origin, PAGE_SCHEMES[scheme], connection.headers["host"]):
        raise Refusal("other-origin")


def language_of(connection: HTTPConnection) -> str:
    """Return the language that somebody reads: that of the address, else of the browser, else English."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    accepted = [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((language for language in accepted if language in LANGUAGES), FIRST)


def game_and_edition(request: Request) -> tuple[str, str]:
    """Return the game that is asked about, and its edition: the first unless another one is named."""
    game = request.path_params["game"]
    editions = list(all_games().get(game, {}).get("editions", []))
    edition = request.query_params.get("edition", next(iter(editions), ""))
    if edition not in editions:
        raise Refusal("no-page")
    return game, edition


def cards_of(game: str, edition: str, house: dict[str, Any], language: str) -> Cards:
    """Return the cards of an edition with house rules."""
    told = telling_of(game).cards(language, edition, house)
    return Cards([msgspec.convert(card, Card) for card in told.cards], told.box)


def told_position(position: object, language: str) -> PositionTold:
    """Return what a position is about, or say what is wrong with it."""
    game = loaded(position)
    return PositionTold(
        game=game.name,
        edition=game.edition,
        house=game.house,
        players=len(game.seats),
        automatic=list(setting_of(game).automatic),
        names=telling_of(game.name).names(language, game.options),
        actor=game.actor,
        position=game.shown(),
        cards=cards_of(game.name, game.edition, game.house, language),
    )


def set_up(game: str, edition: str, players: str | None) -> Beginning:
    """Return how a new game stands, with its set-up dealt, always the same."""
    number = int(players) if players and len(players) == 1 and "0" <= players <= "9" else players
    try:
        return Beginning(new(game, edition=edition, players=number, seed=0).position())  # type: ignore[arg-type]
    except WrongPlayers as error:
        raise Wrong("table", error) from error


async def unpacked(data: bytes) -> AsyncIterator[bytes]:
    """Give what is in a gzip piece by piece, each when the last one is taken: the whole would wait in memory."""
    unpacking, rest = zlib.decompressobj(GZIP), memoryview(data)
    while not unpacking.eof:
        part = rest[:PIECE]
        yield unpacking.decompress(part, PIECE)
        rest = rest[len(part) - len(unpacking.unconsumed_tail) :]
        await asyncio.sleep(0)  # others have their turn


def read_since(connection: HTTPConnection) -> int:
    """Return the ply from which on actions are wanted."""
    text = connection.query_params.get("since", "0")
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Refusal("since")
    return int(text)


def refused(refusal: Refusal, connection: HTTPConnection) -> Response:
    """Return the answer to what is refused."""
    problem = Problem(refusal.code, refusal.text(language_of(connection)), refusal.path)
    headers = {"Cache-Control": "no-store"}
    if refusal.wait is not None:
        headers["Retry-After"] = str(refusal.wait)
        headers["Connection"] = "close"  # what else has come on it is not even read
    return Response(encode(problem), STATUS.get(refusal.code, 400), headers, JSON)


async def not_found(request: Request, error: Exception) -> Response:
    """Answer where there is nothing: people with a page that says so."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    reads_pages = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if status == 404 and reads_pages:
        answer = await page(request)
        answer.status_code = status
        return answer
    answer = refused(Refusal({404: "no-page", 405: "no-method"}.get(status, "bad-message"), why=""), request)
    if isinstance(error, HTTPException) and error.headers:
        answer.headers.update(error.headers)
    return answer


async def no_socket(socket: WebSocket) -> None:
    """Refuse a WebSocket where there is none."""
    await socket.send_denial_response(refused(Refusal("no-page"), socket))


async def failed(request: Request, _error: Exception) -> Response:
    """Answer where something is wrong with the server, which logs it; this is outside of what adds the headers."""
    answer = refused(Refusal("internal"), request)
    answer.headers.update(HEADERS)
    return answer


async def page(_request: Request) -> Response:
    """Return the page; its scripts know what to show at which address."""
    return FileResponse(PAGES / "index.html", headers={"Cache-Control": "no-cache"})


async def icon(_request: Request) -> Response:
    """Return the icon of the pages."""
    return FileResponse(PAGES / "favicon.svg", media_type="image/svg+xml")
