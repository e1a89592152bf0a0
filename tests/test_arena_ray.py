"""An arena on a Ray cluster: a real one, with two nodes and their processes on this machine."""

import json
import os
import signal
from contextlib import suppress
from pathlib import Path

import arena_toys
import pytest
from test_arena import arena, contest_of, play_here, untimed, untimed_report
from test_cli import run_here

from bourgade.arena.cluster import copied, play_on_cluster
from bourgade.arena.match import Forfeit

pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # those of Ray are not ours


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(arena_toys.__file__).parent))  # so that workers find the toys
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        made.add_node(num_cpus=1)
        yield made
        made.shutdown()


def workers(cluster):
    """Return the processes of a cluster that play."""
    raylets = {info.process.pid for node in cluster.list_all_nodes() for info in node.all_processes["raylet"]}
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent in raylets and (folder / "cmdline").read_bytes().startswith(b"ray::play"):
                yield int(folder.name)


def test_a_cluster_gives_the_same_report_as_one_machine(cluster, tmp_path):
    shared = ("--bots", "random,random", "--games", 6, "--seed", 4)
    there = arena(*shared, "--ray", cluster.address, "--save", tmp_path / "games.jsonl")
    here = arena(*shared, "--cores", 2)
    assert json.dumps(untimed_report(there)) == json.dumps(untimed_report(here))
    assert there["ray"] == cluster.address
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 1 + 6


def test_a_worker_that_is_killed_in_the_middle_loses_nothing(cluster):
    contest = contest_of("gambler", "builder", "crasher")
    done, killed = {}, []
    for number, result in play_on_cluster(contest, range(120), cluster.address):
        done[number] = untimed(result)
        if not killed:
            killed = list(workers(cluster))
            for process in killed:
                os.kill(process, signal.SIGKILL)
    assert killed
    assert [done[number] for number in range(120)] == [untimed(result) for _, result in play_here(contest, range(120))]


def test_a_bot_that_ends_its_process_forfeits_on_a_cluster_too(cluster):
    [(_, game)] = play_on_cluster(contest_of("first", "killer"), [0], cluster.address)
    assert game.forfeit == Forfeit(1, game.forfeit.move, "gone", "exit code 7")


def test_a_node_that_is_gone_loses_nothing(cluster):
    contest = contest_of("gambler", "first")
    done = {}
    for number, result in play_on_cluster(contest, range(40), cluster.address):
        done[number] = untimed(result)
        if len(done) == 3:
            cluster.remove_node(cluster.list_all_nodes()[-1], allow_graceful=False)
    assert [done[number] for number in range(40)] == [untimed(result) for _, result in play_here(contest, range(40))]


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1: [Errno 111] Connection refused."),
        ("nonsense", "There is no Ray cluster at nonsense: Invalid address format: nonsense."),
    ],
)
def test_where_no_cluster_is_the_command_says_so(address, sentence):
    result = run_here("arena", "--bots", "random,random", "--games", 2, "--ray", address)
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"bourgade: {sentence}\n")


def test_files_of_bots_travel_with_the_arena(cluster, tmp_path, monkeypatch):
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots/mine.py").write_text("from arena_toys import First as Mine")
    monkeypatch.chdir(tmp_path)
    contest = contest_of("bots/mine.py:Mine", "builder")
    [(_, game)] = play_on_cluster(contest, [0], cluster.address)
    assert game.forfeit is None
    assert untimed(game) == untimed(contest.play(0))


def test_modules_where_the_command_is_given_travel_too(tmp_path, monkeypatch):
    (tmp_path / "mine.py").write_text("# mine")
    (tmp_path / "sent").mkdir()
    monkeypatch.chdir(tmp_path)
    assert copied("mine:Lucky", tmp_path / "sent/0") == "mine:Lucky"
    assert copied("tree:2000", tmp_path / "sent/1") == "tree:2000"
    assert [file.name for file in (tmp_path / "sent").iterdir()] == ["mine.py"]
