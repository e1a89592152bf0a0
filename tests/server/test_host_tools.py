"""The host's tools, by the real command, beside a real server that runs; and what is copied, to the last bit."""

import asyncio
import io
import json
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import ready
from postgres_town import postgres
from server_town import PATIENCE, Person, Server, people
from websockets.exceptions import ConnectionClosed

from bourgade import cli
from bourgade.errors import NotInstalled
from bourgade.server import copying, sqlite
from bourgade.server.copying import PARTS, HostError, copy, from_file
from bourgade.server.database import storage_at
from bourgade.server.storage import ActionRow, Ban, StorageError, TableRow

FIRST_IS_P1 = {"first": "P1"}
RECORD = Path(__file__).parents[1] / "records" / "base-2.json"


@pytest.fixture(scope="module")
def house(tmp_path_factory, back_end):
    with Server(tmp_path_factory.mktemp("host") / "data", back_end, thinkers=1) as server:
        yield server


def run_here(database: str, *arguments: object, language: str = "en") -> subprocess.CompletedProcess[str]:
    """Run a command of the host in this process, which is faster than a new one."""
    with pytest.MonkeyPatch.context() as patch:
        command = ["host", *map(str, arguments), "--database", database, "--lang", language]
        patch.setattr(sys, "argv", ["bourgade", *command])
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return subprocess.CompletedProcess(command, stop.value.code, sys.stdout.getvalue(), sys.stderr.getvalue())


def host(database: str, *arguments: object, language: str = "en") -> str:
    """Let the host give a command that is carried out, and return what it prints."""
    done = run_here(database, *arguments, language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(database: str, *arguments: object, language: str = "en") -> str:
    """Let the host give a command that is not carried out, and return the sentence that says why."""
    done = run_here(database, *arguments, language=language)
    assert (done.returncode, done.stdout) == (2, "")
    [sentence] = done.stderr.splitlines()
    assert sentence.endswith(".")
    return sentence.removeprefix("bourgade: ")


def listed(database: str, *arguments: object) -> list[dict]:
    return json.loads(host(database, *arguments, "--json"))


async def in_a_moment(told, *arguments: object, **named: object) -> str:
    """Let the host give a command while people go on."""
    return await asyncio.to_thread(told, *arguments, **named)


def stranger(server: Server, name: str, address: str) -> Person:
    """Return somebody who is not at the server's own machine."""
    return Person(server, name, **{"X-Forwarded-For": address})


def the_same(person: Person, server: Server) -> Person:
    """Return a person with the same cookie at another server."""
    other = Person(server, person.name)
    other.http.cookies = person.http.cookies
    return other


# --- Tables and people ------------------------------------------------------------------------------------------------


@pytest.mark.keeps
def test_the_host_sees_who_sits_where_and_a_mark_of_where_the_maker_came_from(house):
    async def story():
        zoe = await stranger(house, "Zoé", "203.0.113.7").arrive()
        made = await zoe.make(game="mint-works", seats=["me", "open", "easy"])
        first, *_ = await in_a_moment(listed, house.database, "tables")
        assert (first["id"], first["code"], first["phase"]) == (made["id"], made["code"], "waiting")
        assert [seat["kind"] for seat in first["seats"]] == ["person", "open", "bot"]
        heading, line, *_ = (await in_a_moment(host, house.database, "tables")).splitlines()
        assert heading.split() == ["touched", "phase", "code", "id", "mark", "game", "who", "sits", "there"]
        assert line.split()[2:6] == ["waiting", made["code"], made["id"], first["whence"]]
        assert line.endswith("mint-works standard  Zoé, (open), (easy)")
        somebody, *_ = await in_a_moment(listed, house.database, "people")
        assert somebody["nickname"] == "Zoé"
        assert somebody["person"] == first["host"] == first["seats"][0]["person"]
        assert somebody["whence"] == first["whence"]
        heading, line, *_ = (await in_a_moment(host, house.database, "people", language="fr")).splitlines()
        assert heading.split() == ["vu", "id", "marque", "nom"]
        assert line.split()[2:] == [first["host"], first["whence"], "Zoé"]
        async with zoe.at(made["id"]) as looking:
            await looking.do("close")
        assert made["id"] not in {table["id"] for table in await in_a_moment(listed, house.database, "tables")}
        newest = await in_a_moment(listed, house.database, "tables", "--all", "--number", 1)
        assert [(table["id"], table["phase"]) for table in newest] == [(made["id"], "closed")]
        await zoe.leave_town()

    asyncio.run(story())


@pytest.mark.keeps
def test_a_table_where_people_play_is_closed_and_they_see_it(house):
    async def story():
        async with people(house, "Ana", "Bob") as (ana, bob):
            made = await ana.make(seats=["me", "open"], options=FIRST_IS_P1)
            async with ana.at(made["id"]) as first, bob.at(made["id"]) as second:
                await second.do("sit")
                await first.do("start")
                await first.play(first.legal[0])
                typed = f"{made['code'][:3]}-{made['code'][3:]}".lower()
                assert made["code"] in await in_a_moment(host, house.database, "close", typed)
                for looking in (first, second):
                    await looking.see(lambda looking=looking: looking.table["phase"] == "closed")
                assert await first.refused("play", ply=len(first.actions), move="build nothing") == "closed"
            assert (await ana.record(made["id"]))["actions"]
            again = await in_a_moment(refused, house.database, "close", made["id"])
            assert again == f"Table {made['id']} is already closed."

    asyncio.run(story())
    assert "--all" in refused(house.database, "close", "NOBODY")
    assert "pas de table" in refused(house.database, "close", "-NOBODY", language="fr")


@pytest.mark.keeps
def test_nothing_that_strangers_wrote_does_anything_to_a_terminal(house):
    async def story():
        async with people(house, "Eve") as eve:
            await eve.make()

    asyncio.run(story())
    evil = "Eve\N{ESCAPE}[2J\N{RIGHT-TO-LEFT OVERRIDE}\N{CONTROL SEQUENCE INTRODUCER}31m\nroot"
    with closing(Store(house.database)) as store:
        store.change("UPDATE nicknames SET nickname = {} WHERE nickname = 'Eve'", evil)
        about = store.rows("SELECT about FROM tables ORDER BY touched DESC LIMIT 1")[0][0]
        about = about.replace(b'"Eve"', json.dumps(evil).encode())
        store.change("UPDATE tables SET about = {} WHERE touched = (SELECT max(touched) FROM tables)", about)
    assert evil in {each["nickname"] for each in listed(house.database, "people")}  # which programs get as it is
    for command in ("tables", "people"):
        for printed in (host(house.database, command), host(house.database, command, "--json")):
            assert "Eve" in printed
            assert all(line.isprintable() for line in printed.split("\n"))


# --- Bans -------------------------------------------------------------------------------------------------------------


@pytest.mark.keeps
@pytest.mark.parametrize("how", ["address", "network", "person", "mark"])
def test_who_is_banned_is_sent_away_and_may_come_back_after(house, how):
    async def story():
        eve, ana = stranger(house, "Eve", "2001:db8::7"), stranger(house, "Ana", "203.0.113.9")
        nobody = stranger(house, "who only watches, without a cookie", "203.0.113.9")
        made = (await (await eve.arrive()).make())["id"]
        await ana.arrive()
        person = next(each for each in await in_a_moment(listed, house.database, "people") if each["nickname"] == "Eve")
        who = {"address": "2001:db8::99", "network": "2001:db8::/32", "person": person["person"]}
        name = who.get(how, person["whence"])
        async with eve.at(made) as looking, ana.at(made) as other, nobody.at(made) as watching:
            assert "until" in await in_a_moment(host, house.database, "ban", name, "--for", "7d")
            with pytest.raises(ConnectionClosed):
                await looking.see(lambda: False)
            answer = await eve.http.get("/api/me")
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            for each in (other, watching):
                await each.do("table", since=0)  # they go on
        [banned] = await in_a_moment(listed, house.database, "bans")
        kinds = {"network": "address", "mark": "whence"}
        assert banned["kind"] == kinds.get(how, how)
        assert banned["what"] == ("2001:db8::/64" if how == "address" else name)
        assert banned["what"] in await in_a_moment(host, house.database, "bans")
        await in_a_moment(host, house.database, "unban", name)
        async with asyncio.timeout(PATIENCE):
            while (await eve.http.get("/api/me")).status_code == 403:
                await asyncio.sleep(0.05)
        assert "not banned" in await in_a_moment(refused, house.database, "unban", name)
        for each in (eve, ana, nobody):
            await each.leave_town()

    asyncio.run(story())


def test_who_is_nobody_or_the_host_is_not_banned(house):
    assert "mark" in refused(house.database, "ban", "abcdefabcdef")
    assert "personne" in refused(house.database, "ban", "--x81tPq", language="fr")
    assert "is nobody" in refused(house.database, "ban", "")
    assert "can be banned" in refused(house.database, "ban", "here")
    assert "7d" in refused(house.database, "ban", "203.0.113.7", "--for", "a week")
    no_text = os.fsdecode(b"\xff")  # as a terminal may send it
    assert "is nobody" in refused(house.database, "ban", no_text)
    assert "is not banned" in refused(house.database, "unban", no_text)
    assert "There is no table" in refused(house.database, "close", no_text)
    assert listed(house.database, "bans") == []


# --- Copies -----------------------------------------------------------------------------------------------------------


class Store:
    """Somebody who looks into a database, and knows nothing of how it is copied."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.shared = database.startswith("postgresql:")
        if self.shared:
            self._runner = asyncio.Runner()
            self._db = self._runner.run(self._connected())
        else:
            self._db = sqlite3.connect(database)

    async def _connected(self):
        import asyncpg

        return await asyncpg.connect(self.database, server_settings={"search_path": "bourgade"})

    def close(self) -> None:
        if self.shared:
            self._runner.run(self._db.close())
            self._runner.close()
        else:
            self._db.close()

    def rows(self, question: str) -> list[tuple]:
        found = self._runner.run(self._db.fetch(question)) if self.shared else self._db.execute(question)
        return [tuple(row) for row in found]

    def change(self, statement: str, value: object) -> None:
        if self.shared:
            self._runner.run(self._db.execute(statement.format("$1"), value))
        else:
            with self._db:
                self._db.execute(statement.format("?"), [value])

    def columns(self) -> dict[str, set[str]]:
        """Return all tables that there are, and their columns."""
        if self.shared:
            found = self.rows(
                "SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables "
                "USING (table_schema, table_name) WHERE table_schema = 'bourgade' AND table_type = 'BASE TABLE'"
            )
        else:
            found = self.rows(
                "SELECT tables.name, columns.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS "
                "columns WHERE tables.type = 'table'"
            )
        return {table: {column for each, column in found if each == table} for table, _ in found}


def everything(database: str) -> dict[str, list]:
    """Return all that a server can find in a database, and who is nobody any more."""
    found = asyncio.run(found_in(database))
    with closing(Store(database)) as store:
        return found | {"revoked": sorted(store.rows("SELECT person FROM revoked"))}


async def found_in(database: str) -> dict[str, list]:
    storage = storage_at(database)
    await storage.open(guest=True)
    try:
        tables = sorted(await storage.newest_tables(["waiting", "playing", "over", "closed"], 1000), key=str)
        found = {
            "tables": tables,
            "actions": [await storage.actions(table.id) for table in tables],
            "people": sorted(await storage.newest_people(1000), key=str),
            "bans": await storage.bans(0),
            "secret": [await storage.secret()],
        }
        people = {person for table in tables for person in table.people}
        found["seats"] = [[table.id for table in await storage.tables_of(each, 1000)] for each in sorted(people)]
    finally:
        await storage.close()
    return found


def by_itself(*arguments: object) -> str:
    """Let the host give a command as a process of its own."""
    done = ready.result(["host", *arguments], os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


def counted(printed: str) -> dict[str, tuple[int, int]]:
    """Return what a copy says that was read and written."""
    lines = [line.rsplit(None, 2) for line in printed.splitlines()[1:7]]
    return {name.strip(): (int(read), int(written)) for name, read, written in lines}


def numbers(**numbers: int) -> dict[str, tuple[int, int]]:
    return {name.replace("_", " "): (number, number) for name, number in numbers.items()}


async def settle_in(server: Server) -> tuple[Person, Person, str]:
    """Let people play and go; return two of them, and the table where they are in the middle of a game."""
    ana, bob, eve = [await Person(server, name).arrive() for name in ("Ana", "Bob", "Eve")]
    record = json.loads(RECORD.read_text("utf-8"))["record"]
    assert (await ana.http.post("/api/records", json=record)).status_code == 201
    closed = (await eve.make(public=True))["id"]
    async with eve.at(closed) as looking:
        await looking.do("close")
    assert (await eve.http.delete("/api/me")).status_code == 200
    playing = (await ana.make(seats=["me", "open"], options=FIRST_IS_P1))["id"]
    async with ana.at(playing) as first, bob.at(playing) as second:
        await second.do("sit")
        await first.do("start")
        await first.play(first.legal[0])
    for each in (ana, bob, eve):
        await each.leave_town()
    return ana, bob, playing


async def plays_on(server: Server, person: Person, table: str) -> None:
    """See that a person who has been here before goes on with a game."""
    again = the_same(person, server)
    assert (await again.http.get("/api/me")).json()["nickname"] == person.name
    async with again.at(table) as looking:
        ply = len(looking.actions)
        assert ply > 0
        assert (await looking.play(looking.legal[0]))["type"] == "done"
        await looking.see(lambda: len(looking.actions) > ply)
    await again.leave_town()


@pytest.mark.keeps
def test_a_backup_of_a_server_that_runs_is_a_whole_file_on_which_games_go_on(tmp_path, back_end):
    file = tmp_path / "copies" / "monday.db"
    file.parent.mkdir()

    async def story(server):
        ana, bob, table = await settle_in(server)
        await in_a_moment(host, server.database, "ban", "203.0.113.0/24")
        printed = await in_a_moment(by_itself, "backup", file, "--database", server.database, "--lang", "en")
        before = await asyncio.to_thread(everything, server.database)
        assert before == await asyncio.to_thread(everything, str(file))
        actions = sum(map(len, before["actions"]))
        assert counted(printed) == numbers(tables=3, actions=actions, people=2, people_to_forget=1, bans=1, secrets=1)
        await plays_on(server, ana, table)  # after the copy
        assert await asyncio.to_thread(everything, str(file)) == before
        return ana, bob, table

    with Server(tmp_path / "data", back_end, thinkers=1) as server:
        ana, bob, table = asyncio.run(story(server))
        assert [each.name for each in file.parent.iterdir()] == [file.name]
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        content = file.read_bytes()
        assert "left alone" in refused(server.database, "backup", file)
        assert file.read_bytes() == content
    new = back_end(tmp_path / "copies")
    assert "people to forget" in host(new, "restore", file)
    assert everything(new) == everything(str(file))
    assert "left alone" in refused(new, "restore", file)
    with Server(tmp_path / "new", lambda _: new, thinkers=1) as server:
        asyncio.run(plays_on(server, ana, table))
        asyncio.run(make_one_more(server, bob))


async def make_one_more(server: Server, person: Person) -> None:
    """See that what is made after a move is none of what was there before."""
    again = the_same(person, server)
    before = int(server.sql("SELECT max(number) FROM tables"))
    made = (await again.make())["id"]
    assert int(server.sql(f"SELECT number FROM tables WHERE id = '{made}'")) > before
    await again.leave_town()


def test_from_sqlite_to_postgresql_and_back_everything_is_the_same_and_games_go_on(tmp_path):
    there = postgres().fresh()
    with Server(tmp_path / "data", thinkers=1) as server:
        here = server.database
        ana, bob, table = asyncio.run(settle_in(server))
        host(here, "ban", "203.0.113.0/24")
        assert "stop it first" in refused(here, "move", there)
    before = everything(here)
    first = host(here, "move", there)
    assert everything(there) == before
    back = tmp_path / "back.db"
    second = host(there, "move", back)
    assert everything(str(back)) == before
    assert first.splitlines()[:-1] == second.splitlines()[:-1]  # counts and digest
    with Server(tmp_path / "there", lambda _: there, thinkers=1) as server:
        asyncio.run(plays_on(server, ana, table))
        asyncio.run(make_one_more(server, bob))
        assert "stop it first" in refused(there, "move", tmp_path / "more.db")
    assert not (tmp_path / "more.db").exists()
    assert "autre base" in refused(there, "move", there, language="fr")
    with Server(tmp_path / "back", lambda _: str(back), thinkers=1) as server:
        asyncio.run(plays_on(server, ana, table))
        asyncio.run(make_one_more(server, bob))
    with Server(tmp_path / "data", thinkers=1) as server:  # what was moved is as it was
        asyncio.run(plays_on(server, ana, table))


# --- What a copy is worth ---------------------------------------------------------------------------------------------


def quiet(*_numbers: int) -> None:
    """Hear how far it is, and say nothing."""


def fill(database: str) -> str:
    """Keep some things in a database, and return it."""

    async def filling():
        storage = storage_at(database)
        await storage.open()
        await storage.secret()
        for number in range(3):
            row = TableRow(
                f"t{number}", f"CODE{number}", 0, "over", True, "ann", 0.1, 0.2, b"{}", ("ann", "zoë", "ann")
            )
            await storage.add_table(row)
            await storage.add_actions(row.id, [ActionRow(ply, "roll 1", "P1", ply / 3) for ply in range(300)])
        await storage.set_nickname("ann", "Ann \N{HOUSE BUILDING}")
        await storage.ban(Ban("person", "ben", 1e9))
        await storage.revoke("cid")
        await storage.close()

    asyncio.run(filling())
    return database


@pytest.mark.keeps
def test_all_tables_and_columns_of_a_database_are_copied(back_end, tmp_path):
    fill(database := back_end(tmp_path))
    with closing(Store(database)) as store:
        there = store.columns()
    theirs = {"leases", "versions", "people"}  # what workers do, the schema itself, and what follows from the tables
    assert {part.table: set(part.columns) for part in PARTS.values()} == {
        table: columns for table, columns in there.items() if table not in theirs and not table.startswith("sqlite_")
    }


LOSE = "CREATE FUNCTION bourgade.lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {} END $$;"
AT = "CREATE TRIGGER lose BEFORE INSERT ON bourgade.{} FOR EACH ROW EXECUTE FUNCTION bourgade.lose();"


@pytest.mark.parametrize(
    ("table", "happens", "said"),
    [
        (
            "actions",
            "IF NEW.ply = 299 THEN RETURN NULL; END IF; RETURN NEW;",
            "actions, there were 900 to copy and there are 897",
        ),
        ("actions", "NEW.at := NEW.at + 1e-9; RETURN NEW;", "actions, there were 900 to copy and there are 900"),
        (
            "tables",
            "NEW.people := ARRAY['ann', 'ann', 'zoë']; RETURN NEW;",
            "tables, there were 3 to copy and there are 3",
        ),
        ("bans", "RETURN NULL;", "bans, there were 1 to copy and there are 0"),
    ],
)
def test_what_is_lost_or_changed_on_the_way_is_noticed_and_nothing_is_kept(tmp_path, table, happens, said):
    here, there = fill(str(tmp_path / "bourgade.db")), postgres().fresh()

    async def make():
        storage = storage_at(there)
        await storage.open()
        await storage.close()

    asyncio.run(make())
    postgres().sql(LOSE.format(happens) + AT.format(table), there)
    assert f"of {said}" in refused(here, "move", there)
    with closing(Store(there)) as store:
        assert [store.rows(f"SELECT * FROM {part.table}") for part in PARTS.values()] == [[]] * len(PARTS)


def test_a_file_that_differs_never_gets_its_name(tmp_path, monkeypatch):
    here, new = fill(str(tmp_path / "bourgade.db")), tmp_path / "new.db"
    change = copying.as_in_file

    def careless(part, row):
        return change(part, row if part.table != "actions" else (*row[:2], row[2].lower().replace("1", "2"), *row[3:]))

    monkeypatch.setattr(copying, "as_in_file", careless)
    with pytest.raises(HostError, match=r"actions, there were 900 .* 900"):
        asyncio.run(copy(here, str(new), quiet))
    assert [each.name for each in tmp_path.iterdir()] == ["bourgade.db"]


def test_what_is_there_is_never_overwritten(tmp_path):
    here = fill(str(tmp_path / "bourgade.db"))
    taken = fill(postgres().fresh())
    assert "left alone" in refused(here, "move", taken)
    for name in ("new.db", "new.db-wal", "new.db-journal"):
        (tmp_path / name).touch()
        assert name in refused(here, "backup", tmp_path / "new.db")
        (tmp_path / name).unlink()
    assert "cannot be made" in refused(here, "backup", tmp_path / "nowhere" / "new.db")
    assert [each.name for each in tmp_path.iterdir()] == ["bourgade.db"]


def test_while_everything_is_moved_no_server_begins(tmp_path, monkeypatch):
    files, there = fill(str(tmp_path / "bourgade.db")), fill(postgres().fresh())
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    monkeypatch.setattr("bourgade.server.postgres.PATIENCE", 0.1)

    async def begin(database):
        async with copying.source_at(database, alone=True):
            storage = storage_at(database)
            with pytest.raises(StorageError):
                await storage.open()
            await storage.close()
        storage = storage_at(database)
        await storage.open()
        await storage.close()

    for database in (files, there):
        asyncio.run(begin(database))


def test_who_reads_everything_does_not_hold_up_a_server_that_gives_space_back(tmp_path, monkeypatch):
    here = fill(str(tmp_path / "bourgade.db"))
    monkeypatch.setattr(sqlite, "PATIENCE", PATIENCE * 10)

    async def story():
        storage = storage_at(here)
        await storage.open()
        async with from_file(Path(here), alone=False), asyncio.timeout(PATIENCE):
            assert await storage.remove_tables("over", 1.0, 10, 10) == 3
            assert not await storage.tidy()
        await storage.close()

    asyncio.run(story())


def test_a_backup_of_an_older_bourgade_is_brought_up_to_date_where_it_is_restored(tmp_path):
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with closing(sqlite3.connect(old)) as db:
        for statement in sqlite.MIGRATIONS[0]:
            db.execute(statement)
        db.execute("INSERT INTO nicknames VALUES ('ann', 'Ann')")
        db.execute(f"PRAGMA application_id = {sqlite.MARK}")
        db.execute("PRAGMA user_version = 1")
        db.commit()
    content = old.read_bytes()
    assert "older Bourgade" in refused(str(old), "people")
    host(str(new), "restore", old)
    assert [each["nickname"] for each in listed(str(new), "people")] == ["Ann"]
    assert old.read_bytes() == content


@pytest.mark.keeps
def test_a_command_makes_no_database_where_none_is_and_is_no_worker(back_end, tmp_path):
    database = back_end(tmp_path)
    for command in (["tables"], ["close", "ABCDEF"], ["bans"], ["backup", tmp_path / "new.db"]):
        assert "name" in refused(database, *command)
    assert list(tmp_path.iterdir()) == []
    fill(database)

    async def story():
        server, guest = storage_at(database), storage_at(database)
        await server.open()
        await guest.open(guest=True)
        assert await server.workers() == {server.worker}
        await guest.close()
        await server.close()

    asyncio.run(story())


def test_no_password_is_printed(tmp_path):
    here = fill(str(tmp_path / "bourgade.db"))
    said = refused(here, "move", "postgresql://ada:hunter2@127.0.0.1:1/town")
    assert "127.0.0.1:1" in said
    assert "hunter2" not in said
    url = postgres().fresh().replace("postgres@", "postgres:hunter2@")
    assert "hunter2" not in host(here, "move", url)
    assert "hunter2" not in refused(url, "move", url)


def test_without_the_extra_it_is_said_how_to_install_it(tmp_path, monkeypatch):
    here = fill(str(tmp_path / "bourgade.db"))
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(NotInstalled, match=r"bourgade\[hosting\]"):
        asyncio.run(copy(here, "postgresql://ada@127.0.0.1:1/town", quiet))
