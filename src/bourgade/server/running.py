"""``bourgade`` and ``bourgade serve``: a server on this machine, for everybody in its network.

Several workers are processes that take connections from one socket. The process that was started only looks after them.
"""

import asyncio
import errno
import gc
import http.client
import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_network
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import BadFile, BourgadeError, reason
from ..texts import Message, messages_of, say
from .addresses import ANY, friends_addresses, host_of, is_loopback, own_address, qr_code
from .database import storage_at, told_apart_by
from .metrics import forget
from .storage import StorageError

message = messages_of(__package__)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    import uvicorn
    from starlette.applications import Starlette

    from .logs import Form
    from .settings import Settings
    from .storage import Storage

HOST = "0.0.0.0"
PORT = 8765
TRIED = 10  # ports, where nobody chose one
DATABASE = "bourgade.db"
BACKLOG = 2048  # connections that wait to be taken
PING = 20.0  # seconds after which a silent client is asked whether it is still there
GRACE = 3  # seconds for connections to end, and ...
LINGER = 1.0  # ... for threads, so that with everything the server stops within 5
AGAIN = 0.5  # seconds before the place of a worker that died is taken
PATIENCE = 2.0  # seconds for whoever has our port to say who it is
LONGEST_HEALTH = 10_000  # bytes
THREADS = (
    3  # for what takes long: reviews, records, and all the rest; more would only hold up each other and the server
)
SWITCH = 0.001  # seconds before a thread lets others have the interpreter, so that the server waits for none
GARBAGE = 10_000  # new objects before a look for those that only hold each other: most of ours stay for some moves
HALF_BLOCKS = "▀▄█"


class CannotListen(BourgadeError):
    """The server cannot be reached where it should be."""


class BadAddress(BourgadeError):
    """Something is no address."""


class AlreadyRunning(Exception):
    """A server with the same tables answers at an address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def serve(
    *,
    host: str = HOST,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    workers: int = 1,
    name: str | None = None,
    proxy: str | None = None,
    limits: Path | None = None,
    metrics: str | None = None,
    browser: bool = False,
    log: "Form | None" = None,
    language: str = "en",
    settings: "Settings | None" = None,
) -> None:
    """Run a server until it is stopped, or show the one that is running already."""
    settings = configured(settings, name, proxy, limits)
    told = None if metrics is None else host_and_port(metrics)
    kept = kept_at(data, database)
    if workers > 1:
        check_shared(kept)
    try:
        listener = first_free(host, fingerprint(kept)) if port is None else listening(host, port)
    except AlreadyRunning as running:
        tell(language, "already", address=running.address)
        if browser:
            open_browser(language, running.address)
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, interrupt)
    with listener:
        if told is not None:
            settings = with_metrics(settings, *told, workers)
        greeting = partial(greet, language, *listener.getsockname()[:2], browser=browser)
        farewell = partial(take_leave, language)
        try:
            if workers > 1:
                Workers(workers, listener, kept, log, settings, language).run(greeting, farewell)
            else:
                run(listener, kept, log, settings, greeting, farewell)
        except KeyboardInterrupt:  # it had hardly begun
            take_leave(language)


def configured(
    settings: "Settings | None", name: str | None, proxy: str | None, limits: Path | None
) -> "Settings | None":
    """Return settings as the command line wants them."""
    from .settings import Settings, with_limits

    if limits is not None:
        settings = with_limits(settings or Settings(), limits)
    if proxy is not None:
        settings = with_proxies(settings or Settings(), proxy)
    return settings if name is None else with_names(settings or Settings(), name)


def with_names(settings: "Settings", names: str) -> "Settings":
    """Return settings by which the server is called so, beside what it is called anyway."""
    named = [name.strip().lower() for name in names.split(",")]
    for name in named:
        if not name or (name != ANY and host_of(name) != name):
            raise BadAddress(message("wrong-server-name", name=repr(name)))
    return replace(settings, names=(*settings.names, *named))


def with_proxies(settings: "Settings", proxies: str) -> "Settings":
    """Return settings by which these proxies are believed for whom they ask; one on this machine is believed anyway."""
    named = [name.strip() for name in proxies.split(",")]
    networks = []
    for name in named:
        try:
            networks += both_kinds(ip_network(name, strict=False))
        except ValueError:
            raise BadAddress(message("wrong-proxy", name=repr(name))) from None
    return replace(settings, proxies=",".join([settings.proxies, *networks]))


def both_kinds(network: IPv4Network | IPv6Network) -> list[str]:
    """Return a network as who comes from it is called, which depends on the kind of socket that takes them.

    >>> both_kinds(ip_network("172.16.0.0/12"))
    ['172.16.0.0/12', '::ffff:172.16.0.0/108']
    """
    if network.version == 6:
        return [str(network)]
    return [str(network), f"::ffff:{network.network_address}/{96 + network.prefixlen}"]


def with_metrics(settings: "Settings | None", host: str, port: int, workers: int) -> "Settings":
    """Tell at an address what is measured, and return settings by which it is."""
    from .metrics import tell_at
    from .settings import Settings

    try:
        tell_at(numeric(host), port, workers)
    except OSError as error:
        raise CannotListen(no_port(error, host, port, "--metrics")) from error
    return replace(settings or Settings(), metrics=True)


def host_and_port(text: str) -> tuple[str, int]:
    """Return a host and a port; of this machine alone where only a port is said.

    >>> host_and_port("9100"), host_and_port("0.0.0.0:9100")
    (('127.0.0.1', 9100), ('0.0.0.0', 9100))
    """
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise BadAddress(message("wrong-metrics", text=repr(text)))
    return host.strip("[]") or "127.0.0.1", int(port)


def kept_at(data: Path | None, database: str | None) -> str:
    """Return the address of the database: the one that was named, else a file in the data folder."""
    if data is not None and database is not None:
        raise BadFile(message("wrong-data-and-database"))
    if database is not None:
        return database
    named = os.environ.get("BOURGADE_DATABASE") if data is None else None
    return named or str(data_folder(data) / DATABASE)


def check_shared(database: str) -> None:
    """See that several workers can share a database, and bring it up to date for them."""
    storage = storage_at(database)
    if not storage.shared:
        raise StorageError(message("wrong-workers"))
    asyncio.run(open_and_close(storage))


async def open_and_close(storage: "Storage") -> None:
    """See whether a storage can be used."""
    await storage.open()
    await storage.close()


def data_folder(wish: Path | None) -> Path:
    """Return the folder where the tables are kept, made if need be."""
    import platformdirs

    chosen = wish or os.environ.get("BOURGADE_DATA") or platformdirs.user_data_path("bourgade")
    folder = Path(chosen).expanduser().resolve()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise BadFile(message("wrong-folder-file", folder=folder)) from None
    except OSError as error:
        raise BadFile(message("wrong-folder", folder=folder, why=reason(error))) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadFile(message("wrong-folder-closed", folder=folder))
    return folder


def fingerprint(database: str) -> str:
    """Return what tells servers of different databases apart, without telling where they are."""
    return sha256(told_apart_by(database).encode()).hexdigest()


def first_free(host: str, ours: str) -> socket.socket:
    """Listen at the usual port or, if somebody else has it, at the next that is free."""
    for port in range(PORT, PORT + TRIED):
        try:
            return listening(host, port)
        except CannotListen as error:
            if not is_taken(error):
                raise
        if health(host, port).get("data") == ours:
            raise AlreadyRunning(own_address(numeric(host), port))
    raise CannotListen(message("wrong-ports", first=str(PORT), last=str(PORT + TRIED - 1)))


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens, or say why there can be none."""
    address = numeric(host)
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    both = address == "::" and socket.has_dualstack_ipv6()
    try:
        return socket.create_server((address, port), family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except OSError as error:
        raise CannotListen(no_port(error, host, port)) from error


def numeric(host: str) -> str:
    """Return a host as a number; the old kind of number where it has both, as localhost."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise CannotListen(message("wrong-host", host=repr(host))) from None
    return str(min(found, key=lambda entry: entry[0] != socket.AF_INET)[4][0])


def no_port(error: OSError, host: str, port: int, option: str = "--port") -> Message:
    """Return in a sentence why nobody can listen somewhere."""
    if error.errno == errno.EADDRINUSE:
        return message("wrong-port-taken", port=str(port), option=option)
    if error.errno == errno.EACCES:
        return message("wrong-port-low", port=str(port), option=option)
    return message("wrong-address", host=host)


def is_taken(error: CannotListen) -> bool:
    """Tell whether somebody else listens there."""
    return isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.EADDRINUSE


def health(host: str, port: int) -> dict[str, Any]:
    """Ask whoever listens at a port of this machine who it is; nothing is known of others than Bourgade."""
    address = numeric(host)
    asked = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address, address)
    connection = http.client.HTTPConnection(asked, port, timeout=PATIENCE)  # not urllib, which would ask a proxy
    try:
        connection.request("GET", "/api/health")
        answer = json.loads(connection.getresponse().read(LONGEST_HEALTH))
    except (OSError, http.client.HTTPException, ValueError):
        return {}
    finally:
        connection.close()
    return answer if isinstance(answer, dict) and answer.get("name") == "bourgade" else {}


def interrupt(*_signal: object) -> None:
    """End the server as Ctrl-C does."""
    raise KeyboardInterrupt


def run(
    listener: socket.socket,
    database: str,
    log: "Form | None",
    settings: "Settings | None",
    greeting: Callable[[], None],
    farewell: Callable[[], None],
) -> None:
    """Run the server at a socket until a signal comes."""
    import uvicorn

    from .app import create_app
    from .logs import set_up_logs
    from .settings import Settings

    set_up_logs(log)
    bound, port = listener.getsockname()[:2]
    settings = replace(settings or Settings(), data=fingerprint(database), bound=bound, port=port)
    gc.set_threshold(GARBAGE)
    sys.setswitchinterval(SWITCH)
    allow_many_connections()
    drop_unread(listener, settings.unread)
    app = create_app(storage_at(database), settings)
    server = uvicorn.Server(configuration(app, settings))
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        with suppress(KeyboardInterrupt):
            runner.run(answer(app, server, listener, greeting))
        leave_within(LINGER)  # also where nobody takes the farewell any more
        farewell()


class Workers:
    """Processes that serve together; the place of one that dies is taken by a new one."""

    def __init__(
        self,
        number: int,
        listener: socket.socket,
        database: str,
        log: "Form | None",
        settings: "Settings | None",
        language: str,
    ) -> None:
        from .settings import Settings

        settings = settings or Settings()
        settings = replace(settings, thinkers=max(1, settings.thinkers // number))
        self._number = number
        self._work = listener, database, log, settings, language
        self._language = language
        self._running: list[SpawnProcess] = []

    def run(self, greeting: Callable[[], None], farewell: Callable[[], None]) -> None:
        """Look after all workers until a signal comes."""
        try:
            ready = [self._begin() for _ in range(self._number)]
            for each in ready:
                with suppress(EOFError):  # it died at once: another one will do
                    each.recv()
            greeting()
            while True:
                wait([worker.sentinel for worker in self._running])
                for worker in [worker for worker in self._running if not worker.is_alive()]:
                    ended = message("running-worker-ended", code=str(worker.exitcode))
                    print("bourgade:", ended.text(self._language), file=sys.stderr)
                    self._running.remove(worker)
                    forget(worker.pid)
                    time.sleep(AGAIN)
                    self._begin()
        except KeyboardInterrupt:
            self._end()
            farewell()

    def _begin(self) -> "Connection[Any, Any]":
        """Start one more, and return what tells when it is ready."""
        from .thoughts import deaf_to_interrupts

        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        worker = context.Process(target=work, args=(*self._work, theirs))
        with deaf_to_interrupts():
            worker.start()
        theirs.close()
        self._running.append(worker)
        return ours

    def _end(self) -> None:
        """Let all finish, and end those that do not."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        for worker in self._running:
            worker.terminate()
        end = time.monotonic() + GRACE + 2 * LINGER
        for worker in self._running:
            worker.join(max(0.0, end - time.monotonic()))
            worker.kill()
            worker.join()


def work(
    listener: socket.socket,
    database: str,
    log: "Form | None",
    settings: "Settings",
    language: str,
    ready: "Connection[Any, Any]",
) -> None:
    """Be one of several workers; Ctrl-C is for who looks after them."""
    from .thoughts import begin

    begin()
    signal.signal(signal.SIGTERM, interrupt)

    def greeting() -> None:
        with suppress(OSError), ready:  # for one that takes the place of another, nobody waits
            ready.send(None)

    with suppress(KeyboardInterrupt):
        try:
            run(listener, database, log, settings, greeting, farewell=lambda: None)
        except StorageError as error:
            sys.exit(f"bourgade: {error.message.text(language)}")


def allow_many_connections() -> None:
    """Use as many files and sockets as the system lets us: many begin with 1,024, which is 500 tables of two."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # where it is unlimited, some systems do not mean it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def drop_unread(listener: socket.socket, seconds: float) -> None:
    """Let connections end whose other side takes nothing for so long: closing them would wait for it for ever."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; elsewhere the number of connections is the only limit
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))


def configuration(app: "Starlette", settings: "Settings") -> "uvicorn.Config":
    """Return how uvicorn serves the app."""
    import uvicorn

    from .wire import Http, WebSocket

    return uvicorn.Config(
        app,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        http=Http,
        ws=WebSocket,
        ws_max_size=settings.message,
        ws_ping_interval=PING,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,  # the address of a table is its key
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=settings.patience,  # type: ignore[arg-type]  # fractions of seconds do as well
        timeout_graceful_shutdown=GRACE,
    )


async def answer(
    app: "Starlette", server: "uvicorn.Server", listener: socket.socket, greeting: Callable[[], None]
) -> None:
    """Answer until a signal comes. The app begins and ends here: uvicorn would only log what goes wrong with that."""
    async with app.router.lifespan_context(app):
        greeting()
        with suppress(KeyboardInterrupt):  # uvicorn has ended all connections, and sends the signal once more
            await server.serve(sockets=[listener])


def greet(language: str, bound: str, port: int, *, browser: bool) -> None:
    """Say where the server is, and show it."""
    own, friends = own_address(bound, port), friends_addresses(bound, port)
    tell(language, "here", address=own)
    if is_loopback(bound):
        tell(language, "alone")
    elif friends:
        tell(language, "friends", addresses="  ".join(friends))
        if can_draw():
            print(qr_code(friends[0]))
    else:
        tell(language, "no-network")
    tell(language, "stop")
    if browser:
        threading.Thread(target=open_browser, args=(language, own), daemon=True).start()  # the server must go on


def take_leave(language: str) -> None:
    """Say that the server has stopped."""
    if sys.stdout.isatty():
        print()  # after ^C
    tell(language, "stopped")


def leave_within(seconds: float) -> None:
    """End this process soon even if a thread goes on, as one that compiles rules does: nothing of it is needed."""
    leaving = threading.Timer(seconds, os._exit, [0])
    leaving.daemon = True
    leaving.start()


def can_draw() -> bool:
    """Tell whether a QR code can be shown on standard output."""
    try:
        HALF_BLOCKS.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def somebody_looks() -> bool:
    """Tell whether somebody sits at a screen of this machine where a browser may open."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")))


def open_browser(language: str, address: str) -> None:
    """Open an address in the browser."""
    import webbrowser

    if not webbrowser.open(address):
        tell(language, "no-browser", address=address)


def tell(language: str, key: str, **values: str) -> None:
    """Print a line for the person who started the server, at once also into a pipe."""
    print(say(language, "bourgade.server", f"running-{key}", **values), flush=True)
