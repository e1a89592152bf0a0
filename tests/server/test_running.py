"""The server as people start and stop it."""

import io
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from hashlib import sha256

import httpx
import pexpect
import pytest
import segno
import structlog
from postgres_town import postgres
from websockets.sync.client import connect

import bourgade
from bourgade import cli
from bourgade.extras import installing
from bourgade.server import addresses, logs, running

LOCALE = {"LC_ALL": "C.UTF-8"}
STOPPED = "Bourgade has stopped; tables are kept."
PATIENCE = 60.0  # seconds for a busy machine


class Server:
    """``bourgade serve`` in a process of its own."""

    def __init__(self, folder, *arguments, program=("-m", "bourgade")):
        self.folder = folder
        where = [] if folder is None else ["--data", str(folder)]
        self.process = subprocess.Popen(
            [sys.executable, *program, "serve", "--port", "0", *where, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=os.environ | LOCALE,
        )
        self.lines = []
        while not self.lines or "Ctrl-C" not in self.lines[-1]:
            line = self.process.stdout.readline()
            assert line, self.process.stderr.read()
            self.lines.append(line.rstrip("\n"))
        self.url = re.search(r"http://\S+", self.lines[0])[0]
        self.port = int(self.url.rpartition(":")[2])
        self.client = httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False)

    def stop(self, number=signal.SIGTERM):
        """Stop it as a signal does; return what it printed then and what it logged."""
        self.client.close()
        self.process.send_signal(number)
        return self.process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


def run_here(*arguments):
    """Run a command in this process that does not get as far as serving."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["bourgade", *map(str, arguments)])
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        for name, value in LOCALE.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return subprocess.CompletedProcess(arguments, stop.value.code, sys.stdout.getvalue(), sys.stderr.getvalue())


def assert_one_line(result, part):
    assert (result.returncode, result.stdout) == (2, "")
    assert part in result.stderr
    assert result.stderr.startswith("bourgade: ")
    assert result.stderr.count("\n") == 1


@pytest.fixture
def taken():
    """A port that another program has."""
    with socket.create_server(("0.0.0.0", 0)) as listener:
        yield listener.getsockname()[1]


# Where it is


def test_it_says_where_it_is_for_this_machine_and_for_friends(server):
    assert server.lines[0] == f"Bourgade is running at http://localhost:{server.port}"
    friends = [f"http://{host}:{server.port}" for host in addresses.network_hosts()]
    told = f"Friends on your network open {'  '.join(friends)}" if friends else "This machine is on no network"
    assert server.lines[1].startswith(told)
    assert server.lines[2:] == ["Press Ctrl-C to stop; tables are kept."]


def test_friends_reach_it(server):
    for host in addresses.network_hosts():
        assert httpx.get(f"http://{host}:{server.port}/api/health", trust_env=False).status_code == 200


def test_it_can_be_for_this_machine_only(capsys):
    running.greet("fr", "127.0.0.1", 8765, browser=False)
    assert capsys.readouterr().out.splitlines() == [
        "Bourgade tourne à l'adresse http://localhost:8765",
        "Seule cette machine y a accès. Pour y inviter des amis : bourgade serve --host 0.0.0.0",
        "Ctrl-C pour arrêter ; les tables sont conservées.",
    ]


def test_a_machine_may_be_in_no_network(monkeypatch, capsys):
    monkeypatch.setattr(addresses, "network_hosts", list)
    running.greet("en", "0.0.0.0", 8765, browser=False)
    assert "This machine is on no network: nobody else can reach it for now." in capsys.readouterr().out


def test_the_address_from_which_others_are_called_comes_first(monkeypatch):
    class Entry:
        family = socket.AF_INET

        def __init__(self, address):
            self.address = address

    class State:
        def __init__(self, up):
            self.isup = up

    cards = {
        "lo": "127.0.0.1",
        "docker0": "172.17.0.1",
        "wifi": "192.168.1.20",
        "old": "10.0.0.7",
        "none": "169.254.3.4",
    }
    monkeypatch.setattr(addresses.psutil, "net_if_addrs", lambda: {name: [Entry(ip)] for name, ip in cards.items()})
    monkeypatch.setattr(addresses.psutil, "net_if_stats", lambda: {name: State(name != "old") for name in cards})
    monkeypatch.setattr(addresses, "calling_host", lambda: "192.168.1.20")
    assert addresses.network_hosts() == ["192.168.1.20", "172.17.0.1"]


def test_the_qr_code_is_the_one_of_the_address():
    address = "http://192.168.1.20:8765"
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    rows = []
    for line in addresses.qr_code(address).splitlines():
        drawn = [halves[char] for char in line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m")]
        rows += [[top for top, _ in drawn], [bottom for _, bottom in drawn]]
    matrix = [list(row) for row in segno.make_qr(address, error="l").matrix_iter(border=addresses.QUIET)]
    assert rows[: len(matrix)] == matrix


def test_health_tells_servers_of_different_databases_apart(server):
    assert server.client.get("/api/health").json() == {
        "name": "bourgade",
        "version": bourgade.__version__,
        "data": sha256(str(server.folder / "bourgade.db").encode()).hexdigest(),
    }


# The page


def test_the_page_is_served_whole_and_from_here_only(server):
    page = server.client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert "unsafe" not in page.headers["content-security-policy"]
    assert "server" not in page.headers
    assert server.client.get("/t/some-table").text == page.text
    sources = re.findall(r'(?:src|href)="([^"]+)"', page.text)
    assert all(source.startswith("/") for source in sources)
    assert all(server.client.get(source).status_code == 200 for source in sources)
    assert not re.search(r"<style|style=|<script>|\son\w+=", page.text)


# Stopping


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_gracefully_and_logs_tell_no_secrets(number, tmp_path):
    server = Server(tmp_path, "--host", "127.0.0.1", "--log", "json")
    client = server.client
    client.get("/api/me")
    client.put("/api/me", json={"nickname": "Zoé the Quick"})
    made = client.post("/api/tables", json={"game": "minivilles", "seats": ["me", "easy"]}).json()
    cookie = client.cookies["bourgade"]
    live = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live"
    with connect(live, additional_headers={"Cookie": f"bourgade={cookie}"}, proxy=None) as watching:
        watching.send(json.dumps({"type": "say", "text": "open sesame"}))
        while json.loads(watching.recv(timeout=PATIENCE))["type"] != "said":
            pass
        out, err = server.stop(number)
    assert (server.process.returncode, out) == (0, f"{STOPPED}\n")
    events = [json.loads(line) for line in err.splitlines() if "compiling the rules" not in line]
    assert "table made" in {event["event"] for event in events}
    for secret in (made["id"], made["code"], cookie, "Zoé", "sesame", "127.0.0.1"):
        assert secret not in err


def test_it_can_be_stopped_while_it_starts(tmp_path, monkeypatch):
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(running, "run", lambda *_, **__: running.interrupt())
    result = run_here("serve", "--port", 0, "--data", tmp_path)
    assert (result.returncode, result.stdout, result.stderr) == (0, f"{STOPPED}\n", "")


ENDLESS = """
import os
from threading import Event

from bourgade import cli
from bourgade.engine.game import Rules


def compile_for_ever(*_given):
    os.write(1, b"compiling\\n")
    Event().wait()


Rules.ready = compile_for_ever

if __name__ == "__main__":
    cli.main()
"""


@pytest.mark.parametrize(
    ("numbers", "workers"),
    [
        ([signal.SIGINT], 1),
        ([signal.SIGINT, signal.SIGINT], 1),
        ([signal.SIGTERM], 2),
    ],
)
def test_while_rules_are_compiled_that_people_wait_for_it_ends_with_its_usual_line(numbers, workers, tmp_path):
    program, limits = tmp_path / "endless.py", tmp_path / "limits.toml"
    program.write_text(ENDLESS)
    limits.write_text("early = false")
    where = ["--database", postgres().fresh(), "--workers", str(workers)] if workers > 1 else ["--data", str(tmp_path)]
    server = Server(None, *where, "--host", "127.0.0.1", "--limits", str(limits), program=[str(program)])
    server.client.get("/api/me")
    server.client.put("/api/me", json={"nickname": "Zoé"})
    made = server.client.post("/api/tables", json={"game": "minivilles", "seats": ["me", "easy"]}).json()
    cookie = f"bourgade={server.client.cookies['bourgade']}"
    live = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live"
    with (
        connect(live, additional_headers={"Cookie": cookie}, proxy=None) as starting,
        connect(live, proxy=None),
        socket.create_connection(("127.0.0.1", server.port)) as asking,
    ):
        starting.send(json.dumps({"type": "start"}))
        asking.sendall(b"GET /api/games/minivilles/start HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert [server.process.stdout.readline() for _ in range(2)] == ["compiling\n"] * 2
        for number in numbers[1:]:
            server.process.send_signal(number)
        out, err = server.stop(numbers[0])
    assert (server.process.returncode, out, err) == (0, f"{STOPPED}\n", "")


def test_a_thread_that_goes_on_does_not_hold_it_up():
    program = """if True:
        import threading, time
        from bourgade.server.running import leave_within
        threading.Thread(target=time.sleep, args=[600]).start()
        leave_within(0.1)
    """
    assert subprocess.run([sys.executable, "-c", program], timeout=PATIENCE).returncode == 0


def test_alone_it_draws_a_qr_code_and_opens_the_browser(tmp_path):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o700)
    environment = {name: value for name, value in os.environ.items() if name != "SSH_CONNECTION"}
    environment |= LOCALE | {"BOURGADE_DATA": str(tmp_path / "data"), "BROWSER": f"{browser} %s", "TERM": "xterm"}
    terminal = pexpect.spawn(
        sys.executable, ["-m", "bourgade"], env=environment, encoding="utf-8", timeout=PATIENCE, dimensions=(60, 100)
    )
    terminal.expect(r"running at (http://localhost:\d+)\r\n")
    address = terminal.match[1]
    terminal.expect("Press Ctrl-C to stop")
    assert ("▀" in terminal.before) == bool(addresses.network_hosts())
    deadline = time.monotonic() + PATIENCE
    while not (opened.exists() and opened.read_text()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert opened.read_text() == f"{address}\n"
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert terminal.before.splitlines()[1:] == ["^C", STOPPED]


# When it cannot run


def test_a_port_that_was_chosen_is_taken(taken, tmp_path):
    result = run_here("serve", "--port", taken, "--data", tmp_path)
    assert_one_line(result, f"Port {taken} is taken by another program: choose another one with --port.")


def test_the_usual_port_may_be_taken_by_another_program(taken, monkeypatch):
    monkeypatch.setattr(running, "PORT", taken)
    monkeypatch.setattr(running, "PATIENCE", 0.1)
    with running.first_free("0.0.0.0", "ours") as listener:
        assert taken < listener.getsockname()[1] < taken + running.TRIED


def test_all_usual_ports_may_be_taken(taken, monkeypatch, tmp_path):
    monkeypatch.setattr(running, "PORT", taken)
    monkeypatch.setattr(running, "TRIED", 1)
    monkeypatch.setattr(running, "PATIENCE", 0.1)
    assert_one_line(run_here("serve", "--data", tmp_path), "are all taken: choose another one with --port.")


def test_a_second_start_finds_the_first(server, monkeypatch):
    monkeypatch.setattr(running, "PORT", server.port)
    monkeypatch.setenv("BOURGADE_DATA", str(server.folder))
    result = run_here()
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == f"Bourgade is already running at http://localhost:{server.port}\n"


def test_a_second_start_with_another_folder_is_another_server(server, monkeypatch, tmp_path):
    monkeypatch.setattr(running, "PORT", server.port)
    with running.first_free("0.0.0.0", running.fingerprint(str(tmp_path / "bourgade.db"))) as listener:
        assert listener.getsockname()[1] > server.port


def test_a_second_start_can_open_the_browser_too(server, monkeypatch):
    opened = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr(running, "PORT", server.port)
    run_here("serve", "--browser", "--data", server.folder)
    assert opened == [f"http://localhost:{server.port}"]


@pytest.mark.parametrize(
    ("host", "part"),
    [
        (
            "192.0.2.77",
            "192.0.2.77 is not an address of this machine: name one with --host, or 0.0.0.0 for all.",
        ),
        ("nowhere.invalid", "There is no host 'nowhere.invalid'"),
        ("a" * 70, "There is no host"),
    ],
)
def test_a_host_that_cannot_be(host, part, tmp_path):
    assert_one_line(run_here("serve", "--host", host, "--data", tmp_path), part)


def test_a_folder_that_is_a_file_or_lies_in_one(tmp_path):
    file = tmp_path / "file"
    file.touch()
    assert_one_line(run_here("serve", "--data", file), f"{file} is a file: name a folder for the tables with --data.")
    assert_one_line(run_here("serve", "--data", file / "folder"), "cannot be made: Not a directory.")


def test_a_folder_that_one_may_not_write_in(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda _, mode: not mode & os.W_OK)  # root may write everywhere
    assert_one_line(run_here("serve", "--data", tmp_path), f"You may not write in {tmp_path}")


def test_a_database_that_is_none(tmp_path):
    (tmp_path / running.DATABASE).write_bytes(b"precious, and not a database" * 100)
    command = [sys.executable, "-m", "bourgade", "serve", "--port", "0", "--data", str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, env=os.environ | LOCALE, timeout=PATIENCE)
    assert_one_line(result, running.DATABASE)
    assert (tmp_path / running.DATABASE).read_bytes().startswith(b"precious")


def test_whoever_has_the_port_may_talk_nonsense():
    with socket.create_server(("127.0.0.1", 0)) as listener, pytest.MonkeyPatch.context() as patch:
        patch.setattr(running, "PATIENCE", 0.1)
        assert running.health("127.0.0.1", listener.getsockname()[1]) == {}
    assert running.health("127.0.0.1", 9) == {}


# Databases


@pytest.mark.parametrize(
    ("database", "part"),
    [
        ("mysql://localhost/town", "A database is a file, or postgresql://user:password@host:5432/name."),
        ("postgresql://ada:sesame@localhost:port/town", "The address of a database is postgresql://"),
        ("postgresql://ada:sesame@127.0.0.1:9/town", "PostgreSQL at 127.0.0.1:9 is away: see whether it runs, and"),
        ("postgresql://ada:sesame@nowhere.invalid/town", "PostgreSQL at nowhere.invalid is away"),
        ("postgresql://ada:sesame@/town?host=/nowhere", "PostgreSQL at /nowhere is away"),
        ("/nowhere/tables.db", "/nowhere/tables.db cannot be made"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_sentence_without_a_password(database, part, monkeypatch):
    for workers in ([], ["--workers", "2"]) if database.startswith("postgresql") else ([],):
        result = run_here("serve", "--port", "0", "--database", database, *workers)
        assert_one_line(result, part)
        assert "sesame" not in result.stderr
    monkeypatch.setenv("BOURGADE_DATABASE", database)
    assert_one_line(run_here("serve", "--port", "0"), part)


@pytest.fixture(scope="module")
def town():
    """PostgreSQL with a database, a user who needs a password, and one who may do nothing."""
    server = postgres()
    database = server.fresh()
    server.sql(
        "CREATE ROLE ada LOGIN PASSWORD 'sesame'; CREATE ROLE eve LOGIN; CREATE ROLE zoe LOGIN CONNECTION LIMIT 0"
    )
    access = server.data / "pg_hba.conf"
    access.write_text("local all ada scram-sha-256\n" + access.read_text())
    server.reload()
    return database


@pytest.mark.parametrize(
    ("who", "name", "part"),
    [
        ("ada:open", None, "refuses ada: see whether name and password are right."),
        ("bob", None, "refuses bob: see whether name and password are right."),
        ("postgres", "village", "has no database 'village': make it with createdb, or name another one."),
        ("eve", None, "eve may not make or use tables in the database"),
        ("zoe", None, "takes no more connections: raise its max_connections, or use fewer workers."),
    ],
)
def test_what_postgresql_refuses_is_told_in_one_sentence_without_a_password(town, who, name, part):
    place = town.partition("@/")[2]
    database = f"postgresql://{who}@/{place if name is None else name + place[place.index('?') :]}"
    result = run_here("serve", "--port", "0", "--database", database)
    assert_one_line(result, part)
    assert "open" not in result.stderr


def test_a_database_of_a_newer_bourgade_or_of_another_program_is_refused():
    newer, other = postgres().fresh(), postgres().fresh()
    postgres().sql("CREATE SCHEMA bourgade; CREATE TABLE bourgade.versions AS SELECT 1000 AS version", newer)
    postgres().sql("CREATE SCHEMA bourgade; CREATE TABLE bourgade.legs (table_id integer)", other)
    assert_one_line(run_here("serve", "--port", "0", "--database", newer), "was written by a newer Bourgade")
    assert_one_line(run_here("serve", "--port", "0", "--database", other), "is of another program")


def test_without_its_package_postgresql_cannot_be_used(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    result = run_here("serve", "--port", "0", "--database", "postgresql://localhost/town")
    assert_one_line(result, f"For PostgreSQL some packages are missing: {installing('hosting')}.")


def test_several_workers_over_a_file_are_refused(tmp_path):
    for given in (["--data", tmp_path], ["--database", tmp_path / "tables.db"]):
        result = run_here("serve", "--port", "0", "--workers", "2", *given)
        assert_one_line(result, "Several workers need PostgreSQL: name it with --database, or leave --workers out.")


def test_a_database_without_a_name_is_none():
    """As where a variable was to be named that is not set: tables kept elsewhere would not be found again."""
    assert_one_line(run_here("serve", "--port", "0", "--database", ""), "A database is a file, or postgresql://")


def test_a_folder_and_a_database_are_not_named_both(tmp_path):
    result = run_here("serve", "--data", tmp_path, "--database", tmp_path / "tables.db")
    assert_one_line(result, "Name a folder with --data or a database with --database, not both.")


@pytest.mark.parametrize("form", ["{}/tables.db", "sqlite:///{}/tables.db"])
def test_a_file_can_be_named(tmp_path, form):
    server = Server(None, *["--database", form.format(tmp_path)])
    assert server.client.get("/api/health").status_code == 200
    server.stop()
    assert (tmp_path / "tables.db").exists()


def test_several_workers_say_once_where_they_are():
    server = Server(None, *["--database", postgres().fresh(), "--workers", "2", "--host", "127.0.0.1"])
    assert server.lines[0] == f"Bourgade is running at {server.url}"
    assert len(server.lines) == 3
    out, err = server.stop(signal.SIGINT)
    assert (out, err) == (f"{STOPPED}\n", "")


# Who looks


@pytest.mark.parametrize(
    ("environment", "likely"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"BROWSER": "firefox"}, True),
        ({}, False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "10.0.0.2 50000 10.0.0.1 22"}, False),
    ],
)
def test_a_browser_is_opened_where_somebody_looks(environment, likely, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stdout", Screen())
    assert running.somebody_looks() is likely
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert running.somebody_looks() is False


class Screen(io.StringIO):
    def isatty(self):
        return True


def test_where_no_browser_opens_it_is_said(monkeypatch, capsys):
    monkeypatch.setattr("webbrowser.open", lambda _: False)
    running.open_browser("en", "http://localhost:8765")
    assert capsys.readouterr().out == "No browser could be opened: please open http://localhost:8765 yourself.\n"


# Logs


@pytest.fixture
def logged(monkeypatch):
    """Set up logs, and give a logger and what tells what was written."""
    root = logging.getLogger()
    before = root.handlers[:], root.level

    def log(form):
        monkeypatch.setattr(sys, "stderr", io.StringIO())
        logs.set_up_logs(form)
        return structlog.get_logger("bourgade.test"), sys.stderr.getvalue

    yield log
    root.handlers[:], level = before
    root.setLevel(level)
    structlog.reset_defaults()


SECRETS = {
    "table": "Xq81t",
    "Tables": ["Xq81t"],
    "id": "Xq81t",
    "code": "Xq81t",
    "cookie": "Xq81t",
    "cookies": {"bourgade": "Xq81t"},
    "headers": [("cookie", "Xq81t")],
    "text": "Xq81t",
    "nickname": "Xq81t",
    "name": "Xq81t",
    "person": "Xq81t",
    "client": ("Xq81t", 4711),
    "ip": "Xq81t",
    "path": "/t/Xq81t",
    "seed": "Xq81t",
    "luck": ["Xq81t"],
}


@pytest.mark.parametrize("form", [None, "text", "json"])
def test_what_is_secret_is_blanked(form, logged):
    log, written = logged(form)
    log.warning("came", **SECRETS, game="minivilles", seats=3, tables=12)
    assert "Xq81t" not in written()
    for told in ("came", "minivilles", "3", "12"):
        assert told in written()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("source", ["structlog", "logging"])
def test_tracebacks_do_not_show_what_variables_hold(form, source, logged):
    log, written = logged(form)

    def fail():
        secret = "Xq81t"
        raise RuntimeError("nothing of it" if secret else "")

    try:
        fail()
    except RuntimeError:
        (log if source == "structlog" else logging.getLogger("uvicorn.error")).exception("failed")
    assert "RuntimeError: nothing of it" in written()
    assert "Xq81t" not in written()


@pytest.mark.parametrize("form", [None, "json"])
def test_of_uvicorn_only_what_goes_wrong_is_logged(form, logged):
    """Each of its warnings is something that a stranger sent, as often as they like."""
    _, written = logged(form)
    for level in ("info", "warning", "error"):
        getattr(logging.getLogger("uvicorn.error"), level)(f"a line of level {level}")
    assert re.findall(r"a line of level (\w+)", written()) == ["error"]


def test_without_a_form_only_what_goes_wrong_is_logged(logged):
    log, written = logged(None)
    log.info("made")
    assert written() == ""
    log.warning("not kept")
    assert "not kept" in written()
