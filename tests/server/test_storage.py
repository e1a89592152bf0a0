"""What the server keeps: the same for every back end, then what only SQLite can do or suffer."""

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bourgade.errors import BourgadeError
from bourgade.server import sqlite
from bourgade.server.database import storage_at
from bourgade.server.sqlite import SqliteStorage
from bourgade.server.storage import ActionRow, Conflict, StorageError, TableRow

pytestmark = pytest.mark.keeps


@pytest.fixture
def run():
    """Run coroutines of one test, all in one event loop."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture
def another(back_end, run, tmp_path):
    """Return a function that opens one more storage on the same data, as another worker does."""
    made, database = [], back_end(tmp_path)

    def open_another():
        made.append(storage_at(database))
        run(made[-1].open())
        return made[-1]

    yield open_another
    for storage in made:
        run(storage.close())


@pytest.fixture
def storage(another):
    return another()


def table(name="t1", **changes):
    row = TableRow(name, f"code-{name}", 0, "waiting", True, "ann", 1000.25, 1000.5, b'{"seats": 2}', ("ann", "ben"))
    return replace(row, **changes)


def following(row, **changes):
    return replace(row, version=row.version + 1, **changes)


def plies(*numbers, action="build cafe"):
    return [ActionRow(ply, action, "P1", 1000.0 + ply / 3) for ply in numbers]


def names(rows):
    return [row.id for row in rows]


async def won(writing):
    """Tell whether a write was the first."""
    try:
        await writing
    except Conflict:
        return False
    return True


async def together(*writings):
    return await asyncio.gather(*map(won, writings))


def add_tables(run, storage, *rows):
    for row in rows:
        run(storage.add_table(row))


# Tables


def test_a_table_is_read_as_it_was_written(storage, run):
    add_tables(run, storage, table("t1"), table("t2", public=False, about=bytes(range(256)), people=()))
    assert run(storage.table("t1")) == table("t1")
    assert run(storage.table("t2")) == table("t2", public=False, about=bytes(range(256)), people=())
    assert run(storage.table("t2")).public is False


def test_people_keep_their_order_and_any_letters(storage, run):
    row = table(people=("zoë", "ann", 'b"e,n', "ann"), host="zoë's\n\N{HOUSE BUILDING}")
    add_tables(run, storage, row)
    assert run(storage.table("t1")) == row


def test_no_table_is_found_under_an_id_that_nobody_gave(storage, run):
    add_tables(run, storage, table("t1"))
    assert run(storage.table("t")) is None
    assert run(storage.table("T1")) is None
    assert run(storage.table("code-t1")) is None


def test_an_id_is_given_once(storage, run):
    add_tables(run, storage, table("t1"))
    with pytest.raises(Conflict):
        run(storage.add_table(table("t1", code="other", people=("eve",))))
    assert run(storage.table_by_code("other")) is None
    assert run(storage.tables_of("eve", 10)) == []


def test_a_code_is_given_once_even_if_its_table_is_closed(storage, run):
    add_tables(run, storage, table("t1", code="ABC"), table("t2", code="DEF", phase="closed"))
    for code in ("ABC", "DEF"):
        with pytest.raises(Conflict):
            run(storage.add_table(table("t3", code=code, people=("eve",))))
    assert run(storage.table("t3")) is None
    assert run(storage.tables_of("eve", 10)) == []


def test_a_table_is_found_by_its_code_unless_it_is_closed(storage, run):
    add_tables(run, storage, *(table(phase, phase=phase) for phase in ("waiting", "playing", "over", "closed")))
    assert run(storage.table_by_code("code-playing")).id == "playing"
    assert run(storage.table_by_code("code-over")).id == "over"
    assert run(storage.table_by_code("code-closed")) is None
    assert run(storage.table_by_code("code")) is None


# Changes of tables


def test_the_next_version_takes_the_place_of_a_table(storage, run):
    add_tables(run, storage, table("t1"), table("t2"))
    changes = {"phase": "over", "public": False, "host": "ben", "touched": 2.0, "about": b"{}", "code": "new"}
    new = following(table("t1"), people=("cid",), **changes)
    run(storage.update_table(new))
    assert run(storage.table("t1")) == new
    assert run(storage.table_by_code("new")) == new
    assert run(storage.table_by_code("code-t1")) is None
    assert run(storage.table("t2")) == table("t2")


@pytest.mark.parametrize("version", [-1, 0, 2, 3])
def test_any_other_version_is_refused(storage, run, version):
    add_tables(run, storage, table("t1"))
    with pytest.raises(Conflict):
        run(storage.update_table(table("t1", version=version, people=("eve",)), plies(0)))
    assert run(storage.table("t1")) == table("t1")
    assert run(storage.tables_of("eve", 10)) == []
    assert run(storage.actions("t1")) == []


def test_a_table_that_is_not_there_has_no_next_version(storage, run):
    with pytest.raises(Conflict):
        run(storage.update_table(table("t1", version=1)))
    assert run(storage.table("t1")) is None


def test_a_table_cannot_take_the_code_of_another(storage, run):
    add_tables(run, storage, table("t1"), table("t2"))
    with pytest.raises(Conflict):
        run(storage.update_table(following(table("t2"), code="code-t1"), plies(0)))
    assert run(storage.table("t2")) == table("t2")
    assert run(storage.actions("t2")) == []


def test_a_change_and_its_actions_are_written_together(storage, run):
    add_tables(run, storage, table("t1"))
    new = following(table("t1"), phase="over")
    run(storage.update_table(new, plies(0, 1)))
    assert run(storage.table("t1")) == new
    assert run(storage.actions("t1")) == plies(0, 1)


def test_a_change_is_not_written_if_one_of_its_plies_is_taken(storage, run):
    add_tables(run, storage, table("t1"))
    run(storage.add_actions("t1", plies(1)))
    with pytest.raises(Conflict):
        run(storage.update_table(following(table("t1"), people=("eve",)), plies(0, 1)))
    assert run(storage.table("t1")) == table("t1")
    assert run(storage.tables_of("ann", 10)) == [table("t1")]
    assert run(storage.tables_of("eve", 10)) == []
    assert run(storage.actions("t1")) == plies(1)


def test_of_several_changes_at_once_one_wins(storage, run):
    add_tables(run, storage, table("t1"))
    rows = [following(table("t1"), host=f"host {i}") for i in range(20)]
    results = run(together(*(storage.update_table(row, plies(0)) for row in rows)))
    assert results.count(True) == 1
    assert run(storage.table("t1")) == rows[results.index(True)]
    assert run(storage.actions("t1")) == plies(0)


# Actions


def test_actions_are_read_in_order_whatever_the_order_of_writing(storage, run):
    add_tables(run, storage, table("t1"), table("t2"))
    for ply in (11, 2, 0, 10, 1):
        run(storage.add_actions("t1", plies(ply)))
    run(storage.add_actions("t2", plies(3, action="roll 1")))
    assert run(storage.actions("t1")) == plies(0, 1, 2, 10, 11)
    assert run(storage.actions("t2")) == plies(3, action="roll 1")


def test_actions_are_read_from_a_ply_on(storage, run):
    add_tables(run, storage, table("t1"))
    run(storage.add_actions("t1", plies(*range(10))))
    assert run(storage.actions("t1", 7)) == plies(7, 8, 9)
    assert run(storage.actions("t1", since=9)) == plies(9)
    assert run(storage.actions("t1", 10)) == []


def test_a_table_without_actions_and_no_table_have_no_actions(storage, run):
    add_tables(run, storage, table("t1"))
    run(storage.add_actions("t1", []))
    assert run(storage.actions("t1")) == []
    assert run(storage.actions("t2")) == []


def test_a_time_is_kept_to_the_last_bit(storage, run):
    add_tables(run, storage, table("t1", touched=1763225599.1234567))
    times = [0.1 + 0.2, 1763225599.1234567, 1763225599.1234570]
    rows = [ActionRow(ply, "dice 3 5", "chance", at) for ply, at in enumerate(times)]
    run(storage.add_actions("t1", rows))
    assert run(storage.actions("t1")) == rows
    assert run(storage.table("t1")).touched == 1763225599.1234567


@pytest.mark.parametrize("taken", [0, 2, 4])
def test_of_several_actions_all_are_written_or_none(storage, run, taken):
    add_tables(run, storage, table("t1"))
    run(storage.add_actions("t1", plies(taken, action="first")))
    with pytest.raises(Conflict):
        run(storage.add_actions("t1", plies(0, 1, 2, 3, 4)))
    assert run(storage.actions("t1")) == plies(taken, action="first")


def test_a_ply_cannot_be_given_twice_in_one_call(storage, run):
    add_tables(run, storage, table("t1"))
    with pytest.raises(Conflict):
        run(storage.add_actions("t1", plies(0, 1, 1)))
    assert run(storage.actions("t1")) == []


def test_a_table_that_is_not_there_takes_no_actions(storage, run):
    with pytest.raises(Conflict):
        run(storage.add_actions("t1", plies(0)))
    add_tables(run, storage, table("t1"))
    assert run(storage.actions("t1")) == []


def test_of_several_writers_of_a_ply_one_wins(storage, run):
    add_tables(run, storage, table("t1"))
    calls = [plies(0, i + 1, action=f"build {i}") for i in range(20)]
    results = run(together(*(storage.add_actions("t1", rows) for rows in calls)))
    assert results.count(True) == 1
    assert run(storage.actions("t1")) == calls[results.index(True)]


def test_a_loser_does_not_harm_those_who_write_at_the_same_time(storage, run):
    add_tables(run, storage, *(table(f"t{i}") for i in range(20)))
    run(storage.add_actions("t7", plies(0, action="first")))
    results = run(together(*(storage.add_actions(f"t{i}", plies(0, 1)) for i in range(20))))
    assert [i for i, won in enumerate(results) if not won] == [7]
    assert [len(run(storage.actions(f"t{i}"))) for i in range(20)] == [2] * 7 + [1] + [2] * 12


def test_who_is_cancelled_does_not_disturb_those_who_write_at_the_same_time(storage, run):
    add_tables(run, storage, *(table(f"t{i}") for i in range(20)))

    async def write_and_go():
        writing = [asyncio.create_task(storage.add_actions(f"t{i}", plies(0))) for i in range(20)]
        await asyncio.sleep(0)
        for task in writing[5:10]:
            task.cancel()
        return await asyncio.gather(*writing, return_exceptions=True)

    results = run(write_and_go())
    assert results[:5] + results[10:] == [None] * 15
    for i in (*range(5), *range(10, 20)):
        assert run(storage.actions(f"t{i}")) == plies(0)


# Lists


def test_public_tables_are_listed_by_phase_and_the_one_touched_last_first(storage, run):
    add_tables(
        run,
        storage,
        table("old", touched=1.0),
        table("new", touched=4.0),
        table("playing", touched=3.0, phase="playing"),
        table("over", touched=2.0, phase="over"),
        table("private", touched=5.0, public=False),
    )
    assert names(run(storage.public_tables(["waiting"], 10))) == ["new", "old"]
    assert names(run(storage.public_tables(["waiting", "playing"], 10))) == ["new", "playing", "old"]
    assert names(run(storage.public_tables(("over", "waiting", "playing"), 3))) == ["new", "playing", "over"]
    assert run(storage.public_tables(["playing"], 1)) == [table("playing", touched=3.0, phase="playing")]
    assert run(storage.public_tables([], 10)) == []
    assert run(storage.public_tables(["waiting"], 0)) == []


def test_people_find_the_tables_where_they_sit_or_sat(storage, run):
    add_tables(
        run,
        storage,
        table("t1", touched=1.0, people=("ann", "ben")),
        table("t2", touched=3.0, people=("ben", "ann", "ben"), phase="over", public=False),
        table("t3", touched=2.0, people=("ann",), phase="playing"),
        table("t4", touched=4.0, people=("ann",), phase="closed"),
        table("t5", touched=5.0, people=("cid",), host="ann"),
    )
    assert names(run(storage.tables_of("ann", 10))) == ["t2", "t3", "t1"]
    assert names(run(storage.tables_of("ann", 2))) == ["t2", "t3"]
    assert names(run(storage.tables_of("ben", 10))) == ["t2", "t1"]
    assert run(storage.tables_of("an", 10)) == []


def test_people_who_come_find_the_table_and_people_who_are_struck_off_do_not(storage, run):
    add_tables(run, storage, table("t1", people=("ann", "ben")), table("t2", people=("ann",)))
    run(storage.update_table(following(table("t1"), people=("ben", "cid"))))
    assert names(run(storage.tables_of("ann", 10))) == ["t2"]
    assert names(run(storage.tables_of("ben", 10))) == ["t1"]
    assert names(run(storage.tables_of("cid", 10))) == ["t1"]


def test_tables_are_found_by_their_phase(storage, run):
    add_tables(run, storage, table("t1"), table("t2", phase="playing", public=False), table("t3", phase="playing"))
    assert sorted(names(run(storage.tables_in("playing")))) == ["t2", "t3"]
    assert run(storage.tables_in("waiting")) == [table("t1")]
    assert run(storage.tables_in("over")) == []
    run(storage.update_table(following(table("t1"), phase="over")))
    assert names(run(storage.tables_in("over"))) == ["t1"]
    assert run(storage.tables_in("waiting")) == []


def test_idle_tables_are_those_touched_before_and_the_most_idle_come_first(storage, run):
    add_tables(run, storage, *(table(f"t{i}", touched=float(i), public=i % 2 == 0) for i in (3, 1, 4, 2)))
    add_tables(run, storage, table("playing", touched=0.0, phase="playing"))
    assert names(run(storage.idle_tables("waiting", 4.0, 10))) == ["t1", "t2", "t3"]
    assert names(run(storage.idle_tables("waiting", 4.0, 2))) == ["t1", "t2"]
    assert run(storage.idle_tables("waiting", 1.0, 10)) == []
    assert names(run(storage.idle_tables("playing", 4.0, 10))) == ["playing"]


def test_unfinished_tables_are_those_that_a_host_lets_wait_or_play(storage, run):
    for phase, number in {"waiting": 1, "playing": 2, "over": 4, "closed": 8}.items():
        add_tables(run, storage, *(table(f"{phase} {i}", phase=phase) for i in range(number)))
    add_tables(run, storage, table("bens", host="ben"))
    assert run(storage.unfinished("ann")) == 3
    assert run(storage.unfinished("ben")) == 1
    assert run(storage.unfinished("cid")) == 0


# People and the secret


def test_people_have_the_nickname_they_took_last(storage, run):
    assert run(storage.nickname("ann")) is None
    run(storage.set_nickname("ann", "Ann"))
    run(storage.set_nickname("ben", ""))
    run(storage.set_nickname("ann", "Änne \N{HOUSE BUILDING}"))
    assert run(storage.nickname("ann")) == "Änne \N{HOUSE BUILDING}"
    assert run(storage.nickname("ben")) == ""
    assert run(storage.nickname("an")) is None


def test_the_secret_has_32_bytes_and_stays_the_same(storage, another, run):
    secret = run(storage.secret())
    assert len(secret) == 32
    assert isinstance(secret, bytes)
    assert run(storage.secret()) == run(another().secret()) == secret
    run(storage.close())
    assert run(another().secret()) == secret


def test_workers_that_ask_for_the_secret_first_get_the_same(another, run):
    workers = [another() for _ in range(4)]

    async def ask():
        return await asyncio.gather(*(worker.secret() for worker in workers))

    assert len(set(run(ask()))) == 1


# Workers that share


def test_what_was_written_is_there_for_another_worker_at_once(storage, another, run):
    other = another()
    add_tables(run, storage, table("t1"))
    assert run(other.table("t1")) == table("t1")
    run(storage.add_actions("t1", plies(0)))
    assert run(other.actions("t1")) == plies(0)
    run(other.update_table(following(table("t1"), host="ben")))
    assert run(storage.table("t1")).host == "ben"


def test_of_two_workers_that_write_the_same_plies_one_wins_each(storage, another, run):
    workers = [storage, another()]
    add_tables(run, storage, table("t1"))

    async def race(worker, who):
        return [await won(worker.add_actions("t1", plies(ply, action=who))) for ply in range(50)]

    async def both():
        return await asyncio.gather(*(race(worker, f"worker {i}") for i, worker in enumerate(workers)))

    first, second = run(both())
    assert [a + b for a, b in zip(first, second, strict=True)] == [1] * 50
    written = [row.action for row in run(storage.actions("t1"))]
    assert written == ["worker 0" if won else "worker 1" for won in first]


def test_of_two_workers_that_change_a_table_one_wins(storage, another, run):
    workers = [storage, another()]
    row = table("t1")
    add_tables(run, storage, row)
    for _ in range(20):
        rows = [following(row, host=f"host {i}") for i in range(2)]
        results = run(together(*(worker.update_table(new) for worker, new in zip(workers, rows, strict=True))))
        assert sorted(results) == [False, True]
        row = rows[results.index(True)]
        assert run(storage.table("t1")) == run(workers[1].table("t1")) == row


# Opening and closing


def test_what_was_written_is_there_after_closing(storage, another, run):
    add_tables(run, storage, table("t1"))
    run(storage.update_table(following(table("t1")), plies(0)))
    run(storage.set_nickname("ann", "Ann"))
    run(storage.close())
    again = another()
    assert run(again.table("t1")) == following(table("t1"))
    assert run(again.actions("t1")) == plies(0)
    assert run(again.nickname("ann")) == "Ann"


def test_closing_finishes_what_was_asked_for(storage, another, run):
    add_tables(run, storage, table("t1"))

    async def ask_and_close():
        writing = [asyncio.create_task(storage.add_actions("t1", plies(ply))) for ply in range(50)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*writing)

    run(ask_and_close())
    assert run(another().actions("t1")) == plies(*range(50))


def calls(storage):
    """Return every call but open and close."""
    return [
        storage.secret(),
        storage.add_table(table("t2")),
        storage.table("t1"),
        storage.table_by_code("code-t1"),
        storage.update_table(following(table("t1"))),
        storage.add_actions("t1", plies(0)),
        storage.actions("t1"),
        storage.public_tables(["waiting"], 10),
        storage.tables_of("ann", 10),
        storage.tables_in("waiting"),
        storage.idle_tables("waiting", 2000.0, 10),
        storage.set_nickname("ann", "Ann"),
        storage.nickname("ann"),
        storage.unfinished("ann"),
    ]


def assert_refused(run, coroutine, *words):
    """See that a call ends with one sentence."""
    with pytest.raises(StorageError) as caught:
        run(coroutine)
    sentence = str(caught.value)
    assert sentence[0].isupper() or sentence.startswith("/")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    for word in words:
        assert word in sentence


def test_after_closing_every_call_is_refused(storage, run):
    run(storage.close())
    for call in [*calls(storage), storage.open()]:
        assert_refused(run, call)


def test_closing_twice_is_closing_once(storage, run):
    run(storage.close())
    run(storage.close())


def test_before_opening_every_call_is_refused(back_end, run, tmp_path):
    storage = storage_at(back_end(tmp_path))
    for call in calls(storage):
        assert_refused(run, call, "not open")
    run(storage.close())


def test_a_storage_is_opened_once(storage, run):
    assert_refused(run, storage.open(), "opened before")
    assert run(storage.table("t1")) is None


def test_an_error_of_the_storage_is_one_of_bourgade_and_a_conflict_is_not():
    assert issubclass(StorageError, BourgadeError)
    assert not issubclass(Conflict, BourgadeError)


# SQLite: the owner of the file


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.db"


@pytest.fixture
def opened(run):
    """Return a function that opens a file; a storage that is left open would never let the tests end."""
    made = []

    def open_file(path):
        made.append(SqliteStorage(path))
        run(made[-1].open())
        return made[-1]

    yield open_file
    for storage in made:
        run(storage.close())


@pytest.fixture
def file_storage(opened, path):
    return opened(path)


async def look(storage, work):
    """Do something with the connection."""
    return await storage._read(work)


async def in_one_group(storage, *coroutines):
    """Let calls wait until the owner is free, so that it takes them all at once."""
    free = threading.Event()
    before = storage._read(lambda _: free.wait(60))
    tasks = [asyncio.ensure_future(coroutine) for coroutine in coroutines]
    await asyncio.sleep(0.01)
    free.set()
    await before
    return await asyncio.gather(*tasks, return_exceptions=True)


def owners():
    return [thread for thread in threading.enumerate() if thread.name == "storage"]


def rows_in(path):
    """Return all actions in a file, read by somebody else."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT id, ply, action FROM actions JOIN tables USING (number) ORDER BY id, ply").fetchall()


def test_one_thread_owns_the_file_until_it_is_closed(opened, path, run):
    assert owners() == []
    storage = opened(path)
    [owner] = owners()
    assert not owner.daemon
    run(storage.close())
    assert owners() == []
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


def test_a_storage_whose_opening_was_cancelled_can_be_closed(path, run):
    storage = SqliteStorage(path)

    async def change_of_mind():
        opening = asyncio.create_task(storage.open())
        await asyncio.sleep(0)
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        await storage.close()

    run(change_of_mind())
    assert owners() == []
    assert_refused(run, storage.table("t1"), "not open")


def test_a_storage_that_is_closed_while_it_opens_stays_closed(path, run):
    storage = SqliteStorage(path)

    async def open_and_close():
        await asyncio.gather(storage.open(), storage.close())

    run(open_and_close())
    assert owners() == []
    assert_refused(run, storage.table("t1"), "not open")


def test_only_the_owner_of_the_file_may_read_it(opened, path, run):
    usual = os.umask(0)
    try:
        add_tables(run, opened(path), table("t1"))
    finally:
        os.umask(usual)
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in path.parent.iterdir()} == {
        "tables.db": "0o600",
        "tables.db-wal": "0o600",
        "tables.db-shm": "0o600",
    }


def test_a_commit_waits_for_the_disk(file_storage, run):
    def settings(db):
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]

    assert run(look(file_storage, settings)) == ["wal", 2]


def test_writers_that_wait_share_one_commit(file_storage, run):
    add_tables(run, file_storage, table("t1"))
    said = []
    run(look(file_storage, lambda db: db.set_trace_callback(said.append)))
    run(in_one_group(file_storage, *(file_storage.add_actions("t1", plies(ply)) for ply in range(100))))
    run(look(file_storage, lambda db: db.set_trace_callback(None)))
    assert said.count("COMMIT") == 1
    assert len(run(file_storage.actions("t1"))) == 100


def test_a_job_that_fails_does_not_harm_the_others_of_its_group(file_storage, path, run):
    add_tables(run, file_storage, table("t1"), table("t2"))
    run(file_storage.add_actions("t1", plies(0, action="first")))
    results = run(
        in_one_group(
            file_storage,
            file_storage.add_actions("t1", plies(1)),
            file_storage.set_nickname("ann", "\ud800"),  # half a letter
            file_storage.add_actions("t2", plies(0)),
            file_storage.add_actions("t2", plies(1, 2, 2**63)),
            file_storage.add_actions("t1", plies(2, 0)),
            file_storage.update_table(following(table("t1"), people=("cid",)), plies(2, 1)),
            file_storage.update_table(following(table("t1"), people=("dan",)), plies(2)),
            file_storage.update_table(following(table("t2"), about=object())),
            file_storage.add_table(table("t3", code="code-t1")),
            file_storage.actions("t2"),
            file_storage.set_nickname("ben", "Ben"),
        )
    )
    kinds = [type(result) for result in results]
    nothing = type(None)
    assert kinds[:6] == [nothing, UnicodeEncodeError, nothing, OverflowError, Conflict, Conflict]
    assert kinds[6:] == [nothing, StorageError, Conflict, list, nothing]
    assert results[9] == plies(0)
    assert rows_in(path) == [
        *[("t1", 0, "first"), ("t1", 1, "build cafe"), ("t1", 2, "build cafe")],
        *[("t2", 0, "build cafe")],
    ]
    assert run(file_storage.table("t1")) == following(table("t1"), people=("dan",))
    assert run(file_storage.table("t2")) == table("t2")
    assert [names(run(file_storage.tables_of(person, 9))) for person in ("ann", "cid", "dan")] == [["t2"], [], ["t1"]]
    assert run(file_storage.nickname("ann")) is None
    assert run(file_storage.nickname("ben")) == "Ben"


def test_a_mistake_of_the_caller_is_no_conflict(file_storage, run):
    with pytest.raises(StorageError):
        run(file_storage.add_table(table("t1", host=None)))


def test_who_reads_in_a_group_sees_what_was_written_before(file_storage, run):
    add_tables(run, file_storage, table("t1"))
    write = file_storage.add_actions("t1", plies(0))
    assert run(in_one_group(file_storage, write, file_storage.actions("t1"))) == [None, plies(0)]


def test_callers_whose_event_loop_is_gone_are_not_missed(file_storage, run):
    add_tables(run, file_storage, table("t1"))
    free = threading.Event()

    async def ask_and_go():
        file_storage._read(lambda _: free.wait(60))
        await asyncio.wait([asyncio.create_task(file_storage.add_actions("t1", plies(0)))], timeout=0.01)

    asyncio.run(ask_and_go())
    free.set()
    assert run(file_storage.actions("t1")) == plies(0)


def test_event_loops_in_several_threads_share_a_storage(file_storage, path, run):
    add_tables(run, file_storage, table("t1"))
    won_by = {}

    async def race(who):
        writes = (file_storage.add_actions("t1", plies(ply, action=who)) for ply in range(200))
        won_by[who] = await together(*writes)

    threads = [threading.Thread(target=asyncio.run, args=(race(f"thread {i}"),)) for i in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [sum(won) for won in zip(*won_by.values(), strict=True)] == [1] * 200
    assert all(won_by[action][ply] for _, ply, action in rows_in(path))


# SQLite: several processes, and their sudden end


def python(script, *arguments, **options):
    """Start another process."""
    command = [sys.executable, "-W", "error", "-c", script, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options)


def finished(process):
    """Return what a process printed."""
    printed, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return printed


RACE = """
import asyncio, sys
from pathlib import Path
from bourgade.server.sqlite import SqliteStorage
from bourgade.server.storage import ActionRow, Conflict

async def race(path, who):
    storage = SqliteStorage(Path(path))
    await storage.open()
    sys.stdin.readline()
    for ply in range(300):
        try:
            await storage.add_actions("t1", [ActionRow(ply, who, who, 0.0), ActionRow(ply + 1000, who, who, 0.0)])
            print(ply)
        except Conflict:
            pass
    await storage.close()

asyncio.run(race(*sys.argv[1:]))
"""


def test_of_two_processes_that_write_the_same_plies_one_wins_each(path, file_storage, run):
    add_tables(run, file_storage, table("t1"))
    racers = [python(RACE, path, f"P{i}", stdin=subprocess.PIPE) for i in range(2)]
    for racer in racers:
        racer.stdin.write("\n")
        racer.stdin.flush()
    won_by = {f"P{i}": set(map(int, finished(racer).split())) for i, racer in enumerate(racers)}
    assert sorted([*won_by["P0"], *won_by["P1"]]) == [*range(300)]
    written = rows_in(path)
    assert len(written) == 600
    assert all(ply % 1000 in won_by[who] for _, ply, who in written)


OPEN = """
import asyncio, sys
from pathlib import Path
from bourgade.server.sqlite import SqliteStorage

async def open_and_close(path):
    storage = SqliteStorage(Path(path))
    await storage.open()
    print((await storage.secret()).hex())
    await storage.close()

asyncio.run(open_and_close(sys.argv[1]))
"""


def test_processes_may_make_the_file_at_the_same_time(path):
    assert len({finished(process) for process in [python(OPEN, path) for _ in range(4)]}) == 1


def test_threads_may_make_the_file_at_the_same_time(tmp_path, run):
    async def secrets_of(storages):
        try:
            await asyncio.gather(*(storage.open() for storage in storages))
            return await asyncio.gather(*(storage.secret() for storage in storages))
        finally:
            await asyncio.gather(*(storage.close() for storage in storages))

    for attempt in range(5):
        storages = [SqliteStorage(tmp_path / f"{attempt}.db") for _ in range(8)]
        assert len(set(run(secrets_of(storages)))) == 1


WRITE = """
import asyncio, sys
from pathlib import Path
from bourgade.server.sqlite import SqliteStorage
from bourgade.server.storage import ActionRow

async def write(storage, table):
    for ply in range(1_000_000):
        await storage.add_actions(table, [ActionRow(ply, "build cafe", "P1", 0.0)])
        print(table, ply, flush=True)

async def write_all(path):
    storage = SqliteStorage(Path(path))
    await storage.open()
    await asyncio.gather(*(write(storage, f"t{i}") for i in range(10)))

asyncio.run(write_all(sys.argv[1]))
"""


@pytest.mark.parametrize("lines", [1, 57, 1000, 2000])
def test_what_was_acknowledged_is_there_after_a_process_is_killed(opened, path, run, lines):
    storage = opened(path)
    add_tables(run, storage, *(table(f"t{i}") for i in range(10)))
    run(storage.close())

    with python(WRITE, path) as writer:
        printed = [writer.stdout.readline() for _ in range(lines)]
        writer.send_signal(signal.SIGKILL)
        printed += writer.stdout.readlines()
    acknowledged = {tuple(line.split()) for line in printed if line.endswith("\n")}
    assert len(acknowledged) >= lines

    storage = opened(path)
    kept = {f"t{i}": run(storage.actions(f"t{i}")) for i in range(10)}
    run(storage.add_actions("t0", plies(10_000_000)))
    run(storage.close())
    assert acknowledged <= {(name, str(row.ply)) for name, rows in kept.items() for row in rows}
    assert all([row.ply for row in rows] == [*range(len(rows))] for rows in kept.values())


# SQLite: the schema


def version_in(path):
    with closing(sqlite3.connect(path)) as db:
        return db.execute("PRAGMA user_version").fetchone()[0]


def test_a_new_file_has_the_newest_schema(opened, path):
    opened(path)
    assert version_in(path) == len(sqlite.MIGRATIONS)


def test_an_empty_file_is_as_good_as_none(opened, path, run):
    path.touch()
    storage = opened(path)
    add_tables(run, storage, table("t1"))
    run(storage.close())


def test_a_file_of_an_older_version_is_brought_to_the_newest_and_keeps_what_it_has(opened, path, run, monkeypatch):
    storage = opened(path)
    add_tables(run, storage, table("t1"))
    run(storage.close())

    newer = ("CREATE TABLE chats (said TEXT)", "INSERT INTO chats SELECT id FROM tables")
    monkeypatch.setattr(sqlite, "MIGRATIONS", [*sqlite.MIGRATIONS, newer])
    for _ in range(2):  # the second time there is nothing to do
        storage = opened(path)
        assert run(storage.table("t1")) == table("t1")
        assert run(look(storage, lambda db: db.execute("SELECT * FROM chats").fetchall())) == [("t1",)]
        run(storage.close())
    assert version_in(path) == len(sqlite.MIGRATIONS)


def test_a_migration_that_fails_changes_nothing(opened, path, run, monkeypatch):
    storage = opened(path)
    add_tables(run, storage, table("t1"))
    run(storage.close())
    before = path.read_bytes()

    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "MIGRATIONS", [*sqlite.MIGRATIONS, ("DROP TABLE actions", "DROP TABLE nothing")])
        assert_refused_at_opening(run, path, "cannot be used")
    assert path.read_bytes() == before
    storage = opened(path)
    assert run(storage.table("t1")) == table("t1")
    run(storage.close())


def assert_refused_at_opening(run, path, *words):
    """See that a file is refused with a sentence, and that nothing is left of the attempt."""
    storage, before = SqliteStorage(path), owners()
    try:
        assert_refused(run, storage.open(), str(path), *words)
        assert_refused(run, storage.table("t1"), "not open")
    finally:
        run(storage.close())
    assert owners() == before


def test_a_newer_schema_is_refused(opened, path, run, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "MIGRATIONS", [*sqlite.MIGRATIONS, ("CREATE TABLE chats (said TEXT)",)])
        storage = opened(path)
        run(storage.close())
    before = path.read_bytes()
    assert_refused_at_opening(run, path, "newer Bourgade")
    assert path.read_bytes() == before


# SQLite: files that cannot be used


@pytest.mark.parametrize("size", [50, 600, 100_000])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(path, run, size):
    garbage = (b"Dear diary, today we built a cafe. " * size)[:size]
    path.write_bytes(garbage)
    assert_refused_at_opening(run, path, "not a file of Bourgade", "name another one")
    assert path.read_bytes() == garbage


@pytest.mark.parametrize("mark", [0, 1234])
def test_a_database_of_another_program_is_refused_and_left_as_it_is(path, run, mark):
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE tables (legs INTEGER)")
        db.execute(f"PRAGMA application_id = {mark}")
    before = path.read_bytes()
    assert_refused_at_opening(run, path, "not a file of Bourgade", "name another one")
    assert path.read_bytes() == before


def test_a_damaged_file_is_told_as_such(opened, path, run):
    storage = opened(path)
    add_tables(run, storage, *(table(f"t{i}", about=b"x" * 5000) for i in range(50)))
    run(storage.close())
    head = path.read_bytes()[:4096]
    path.write_bytes(head + b"garbage!" * 50_000)

    storage = opened(path)
    assert_refused(run, storage.tables_in("waiting"), str(path), "damaged")
    run(storage.close())


def test_a_folder_is_no_file(tmp_path, run):
    assert_refused_at_opening(run, tmp_path, "must be a file")


@pytest.mark.parametrize("name", ["nowhere/tables.db", "file/tables.db"])
def test_a_file_in_a_folder_that_is_not_there_cannot_be_made(tmp_path, run, name):
    (tmp_path / "file").touch()
    assert_refused_at_opening(run, tmp_path / name, "cannot be made")


@pytest.mark.parametrize("name", [":memory:", "file:tables.db?mode=memory", "{path} 'x' %"])
def test_a_name_is_a_name(opened, tmp_path, run, name, monkeypatch):
    monkeypatch.chdir(tmp_path)
    storage = opened(Path(name))
    monkeypatch.chdir("/")
    add_tables(run, storage, table("t1"))
    run(storage.close())
    assert (tmp_path / name).stat().st_size > 0


@pytest.fixture
def open_folder():
    """Return a folder that everybody finds, as pytest's is not."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@contextmanager
def as_somebody():
    """Be an ordinary user, also where the tests are run by root, who may write everywhere."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def test_a_file_in_a_folder_where_one_may_not_write_cannot_be_made(open_folder, run):
    open_folder.chmod(0o555)
    with as_somebody():
        assert_refused_at_opening(run, open_folder / "tables.db", "cannot be made")
    assert [*open_folder.iterdir()] == []


@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o400, 0o777), (0o000, 0o777), (0o600, 0o555)])
def test_a_file_that_one_may_not_write_is_refused(opened, open_folder, run, file_mode, folder_mode):
    path = open_folder / "tables.db"
    with as_somebody():
        storage = opened(path)
        run(storage.close())
    path.chmod(file_mode)
    open_folder.chmod(folder_mode)
    with as_somebody():
        assert_refused_at_opening(run, path, "may read and write")


def test_a_file_that_another_program_locks_is_told_as_such_and_works_again_later(opened, path, run, monkeypatch):
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    storage = opened(path)
    add_tables(run, storage, table("t1"))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert_refused(run, storage.add_actions("t1", plies(0)), str(path), "locked by another program")
        assert run(storage.table("t1")) == table("t1")  # who only reads need not wait
        assert_refused_at_opening(run, path, "locked by another program")
    run(storage.add_actions("t1", plies(0)))
    run(storage.close())
    assert rows_in(path) == [("t1", 0, "build cafe")]


def test_a_short_lock_is_waited_for(file_storage, path, run):
    add_tables(run, file_storage, table("t1"))

    async def write_in_spite_of(other):
        writing = asyncio.create_task(file_storage.add_actions("t1", plies(0)))
        await asyncio.sleep(0.1)
        assert not writing.done()
        other.execute("COMMIT")
        await writing

    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        run(write_in_spite_of(other))


# SQLite: a full disk


@contextmanager
def few_pages(run, storage, _):
    """Let SQLite believe that the disk is nearly full: it finds out while it writes a row."""
    [pages] = run(look(storage, lambda db: db.execute("PRAGMA page_count").fetchone()))
    run(look(storage, lambda db: db.execute(f"PRAGMA max_page_count = {pages + 50}").fetchone()))
    yield
    run(look(storage, lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone()))


@contextmanager
def small_files(_, __, path):
    """Let no file grow beyond a size, as a quota does: SQLite finds out at the commit."""
    most = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name(f"{path.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 200_000, most[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, most)


async def written_until_refused(storage):
    """Write until there is no room; return how much was acknowledged, and the refusal."""
    for ply in range(10_000):
        try:
            await storage.add_actions("t1", plies(ply, action="x" * 1000))
        except StorageError as error:
            return ply, str(error)
    raise AssertionError("There is no end to the disk.")


@pytest.mark.parametrize(("shortage", "words"), [(few_pages, "disk is full"), (small_files, "whether it is full")])
def test_without_room_nothing_acknowledged_is_lost_and_with_room_it_goes_on(file_storage, path, run, shortage, words):
    add_tables(run, file_storage, table("t1"), table("t2"))
    with shortage(run, file_storage, path):
        number, refusal = run(written_until_refused(file_storage))
        assert number > 10
        assert words in refusal
        big = [file_storage.add_actions("t2", plies(ply, action="x" * 500_000)) for ply in range(5)]
        *written, read = run(in_one_group(file_storage, *big, file_storage.actions("t1")))
        assert all(isinstance(result, StorageError) and words in str(result) for result in written)
        assert len(read) == number  # one can still look at everything
    assert [ply for _, ply, _ in rows_in(path)] == [*range(number)]
    run(file_storage.add_actions("t1", plies(number)))
    run(file_storage.add_actions("t2", plies(0, action="x" * 500_000)))
    run(file_storage.close())
    assert [(name, ply) for name, ply, _ in rows_in(path)] == [*(("t1", ply) for ply in range(number + 1)), ("t2", 0)]


def test_a_full_disk_that_undoes_a_whole_group_is_told_to_all_of_it(file_storage, run):
    add_tables(run, file_storage, table("t1"))
    with few_pages(run, file_storage, None):
        big = file_storage.add_table(table("t2", about=b"x" * 500_000))
        small = [file_storage.set_nickname(person, person) for person in ("ann", "ben")]
        results = run(in_one_group(file_storage, small[0], big, small[1], file_storage.table("t1")))
    assert [type(result) for result in results] == [StorageError] * 3 + [TableRow]
    assert all("disk is full" in str(result) for result in results[:3])
    assert [run(file_storage.nickname(person)) for person in ("ann", "ben")] == [None, None]


FILL = """
import asyncio, sys
from pathlib import Path
from bourgade.server.sqlite import SqliteStorage
from bourgade.server.storage import ActionRow, StorageError, TableRow

async def fill(folder):
    ballast, small = folder / "ballast", folder / "small"
    ballast.write_bytes(bytes(500_000))
    storage = SqliteStorage(folder / "tables.db")
    await storage.open()
    await storage.add_table(TableRow("t1", "code", 0, "playing", True, "ann", 0.0, 0.0, b"", ()))
    ply = 0
    while True:
        try:
            await storage.add_actions("t1", [ActionRow(ply, "x" * 1000, "P1", 0.0)])
        except StorageError as error:
            print(error)
            break
        ply += 1
    with small.open("wb", buffering=0) as file:  # not even a page is left
        try:
            while file.write(bytes(1000)):
                pass
        except OSError:
            pass
    another = SqliteStorage(folder / "another.db")
    try:
        await another.open()
    except StorageError as error:
        print(error)
    await another.close()
    assert [row.ply for row in await storage.actions("t1")] == [*range(ply)]
    await storage.close()

    storage = SqliteStorage(folder / "tables.db")
    small.unlink()
    ballast.unlink()
    await storage.open()
    await storage.add_actions("t1", [ActionRow(ply, "x" * 1000, "P1", 0.0)])
    assert [row.ply for row in await storage.actions("t1")] == [*range(ply + 1)]
    await storage.close()

asyncio.run(fill(Path(sys.argv[1])))
"""


def test_a_disk_that_is_really_full(tmp_path):
    private = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
    mounted = f"mount -t tmpfs -o size=2m tmpfs {tmp_path}"
    if not shutil.which("unshare") or subprocess.run([*private, mounted], capture_output=True).returncode:
        pytest.skip("This system lets nobody mount a small disk.")
    command = [*private, f'{mounted} && exec "$@"', "sh", sys.executable, "-W", "error", "-c", FILL, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    full, unmade = done.stdout.splitlines()
    assert full == f"The disk is full and {tmp_path}/tables.db cannot grow: when there is room, it goes on."
    assert "another.db" in unmade
