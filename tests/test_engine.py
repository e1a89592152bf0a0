"""The engine with games it has never heard of: all goes through their definitions, and each keeps its own rules.

How rules are compiled and cached is shown in processes of their own, each with a cache folder that the test made.
"""

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
import toys

import bourgade
import bourgade.engine.slices as slices
from bourgade.engine import compiling
from bourgade.engine.definition import Definition, record_type
from bourgade.engine.game import load_game, new_game, replay_record
from bourgade.engine.luck import below, game_key, word
from bourgade.engine.playouts import LUCK_OF_CHOICES
from bourgade.engine.rules import Rules, rules_of
from bourgade.engine.simulate import Summary, simulate
from bourgade.games import definition, packages

TESTS = Path(__file__).parent
PACKAGE = Path(bourgade.__file__).parent
TOYS = [toys.PIG, toys.CUP]

every_toy = pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)


@pytest.fixture(scope="module", autouse=True)
def cache_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compile the toys afresh."""
    folder = tmp_path_factory.mktemp("cache")
    rules_of(definition("minivilles"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiling, "cache_folder", lambda: folder)
        for toy in TOYS:
            rules_of(toy)
        yield


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `bourgade.new` know the toys."""
    for toy in TOYS:
        monkeypatch.setitem(sys.modules, f"toys_{toy.name}", SimpleNamespace(DEFINITION=toy))
        monkeypatch.setitem(packages(), toy.name, f"toys_{toy.name}")


def new(toy: Definition, seed: int = 1, *, deal: bool = True, **options: Any) -> bourgade.Game:
    return new_game(toy, None, None, seed, deal=deal, options=options)


def play_on(game: bourgade.Game, chooser: Random, actions: int = 10_000) -> bourgade.Game:
    for _ in range(actions):
        if game.over:
            break
        if game.actor == "chance":
            game.draw()
        else:
            game.play(chooser.choice(game.legal()))
    return game


def told(game: bourgade.Game) -> tuple[Any, ...]:
    return game.position(), game.actor, game.legal(), game.chances(), game.over, game.winners, game.scores


# The toys, and what every game gets from the engine


def test_the_toys_differ_in_their_rules_only():
    assert toys.PIG.state == toys.CUP.state
    assert toys.PIG.setting("toy", 2, {}, 1, {}).boxes.dtype == toys.CUP.setting("toy", 2, {}, 1, {}).boxes.dtype
    assert toys.PIG.notation.fixed != toys.CUP.notation.fixed


def test_pig_is_played_by_its_own_rules():
    game = new(toys.PIG)
    assert (game.name, game.actor, game.legal()) == ("pig", "P1", ["roll", "hold"])
    for action in ["roll", "die 6", "roll", "die 5", "hold", "roll", "die 3", "roll", "die 1", "roll", "die 2"]:
        game.play(action)
    assert game.scores == [11, 0]
    assert (game.actor, game.position()["stake"], game.over) == ("P1", 2, False)
    game.play("hold")
    assert (game.over, game.winners, game.scores, game.actor) == (True, ["P1"], [13, 0], None)


def test_cup_is_played_by_its_own_rules():
    game = new(toys.CUP, deal=False)
    assert (game.name, game.actor) == ("cup", "chance")
    assert game.chances() == {"hide heads": 2 / 3, "hide tails": 1 / 3}
    for action in ["hide heads", "heads", "hide tails", "heads", "hide tails", "tails"]:
        game.play(action)
    assert (game.scores, game.actor, game.winners) == ([2, 0], "chance", [])


@every_toy
def test_a_refused_move_says_what_may_be_played(toy):
    game = new(toy)
    before = told(game)
    now = f"P1 may play: {', '.join(game.legal())}."
    now = f"P1 may play: {', '.join(game.legal())}."
    with pytest.raises(bourgade.IllegalMove, match=f"^`build cafe` is not a move of this game. {now}$"):
        game.play("build cafe")
    outcome = "die 1" if toy is toys.PIG else "hide heads"
    with pytest.raises(bourgade.IllegalMove, match=rf"^`{outcome}` is not legal now\."):
        game.play(outcome)
    assert told(game) == before


@every_toy
def test_positions_of_a_toy_can_be_loaded_at_every_step(toy):
    game, chooser = new(toy, deal=False), Random(1)
    for _ in range(200):
        assert told(load_game(toy, json.loads(json.dumps(game.position())), 1)) == told(game)
        if game.over:
            break
        play_on(game, chooser, 1)
    assert game.over


@every_toy
@pytest.mark.parametrize("seed", range(5))
def test_records_of_a_toy_replay(toy, seed):
    game = play_on(new(toy, seed, length="long"), Random(seed))
    again = replay_record(toy, json.loads(json.dumps(game.record())), None)
    assert (told(again), again.record()) == (told(game), game.record())
    assert game.record()["options"] == {"length": "long"}


@every_toy
def test_a_toy_is_undone_to_its_beginning(toy):
    game = new(toy, deal=False)
    began = told(game)
    actions = play_on(game, Random(3)).record()["actions"]
    assert [game.undo() for _ in actions] == actions[::-1]
    assert told(game) == began
    with pytest.raises(bourgade.NothingToUndo):
        game.undo()


@every_toy
def test_a_copy_of_a_toy_goes_its_own_way(toy):
    game = play_on(new(toy), Random(1), 6)
    before = told(game)
    twin = play_on(game.copy(), Random(2))
    assert told(game) == before
    assert twin.over


def test_a_view_blanks_what_the_seat_may_not_know():
    game = new(toys.CUP, deal=False)
    game.play("hide tails")
    assert game.view("P2").position()["coin"] == "tails"
    assert game.view("P1").position()["coin"] is None
    assert game.position()["coin"] == "tails"
    assert (game.view("P1").legal(), game.view("P2").legal()) == (["heads", "tails"], [])


def test_a_guess_fits_the_view_and_is_fair():
    game = new(toys.CUP, deal=False)
    game.play("hide tails")
    view = game.view("P1")
    guesses = [view.guess(seed) for seed in range(600)]
    assert all(guess.view("P1").position() == view.position() for guess in guesses)
    heads = sum(guess.position()["coin"] == "heads" for guess in guesses)
    assert 350 < heads < 450  # two in three, give or take four standard deviations
    assert {guess.position()["coin"] for guess in (game.view("P2").guess(seed) for seed in range(50))} == {"tails"}


def test_a_guess_can_be_played_on_and_its_record_replays():
    game = new(toys.CUP, deal=False)
    game.play("hide tails")
    guess = play_on(game.view("P1").guess(4), Random(4))
    again = replay_record(toys.CUP, guess.record(), None)
    assert told(again) == told(guess)


@pytest.mark.usefixtures("registered")
def test_a_game_is_known_as_soon_as_it_is_registered():
    assert bourgade.games()["cup"] == {
        "title": "Cup",
        "rules": 1,
        "editions": {"toy": {"players": [2], "options": {"length": ["short", "long"]}}},
    }
    game = play_on(bourgade.new("cup", seed=3, length="long"), Random(0))
    assert bourgade.replay(game.record()).winners == game.winners
    assert bourgade.load(game.position()).scores == game.scores
    with pytest.raises(bourgade.UnknownOption, match="short or long"):
        bourgade.new("pig", length="endless")


# Whole games by the thousand


def shares_of(summary: Summary) -> set[tuple[float, ...]]:
    return set(map(tuple, summary.shares.tolist()))


def simulated(toy: Definition, games: int = 1000, **more: Any) -> Summary:
    return simulate(rules_of(toy), toy.setting("toy", 2, {}, 1, {}), games, seed=5, **more)


def assert_same(one: Summary, other: Summary) -> None:
    assert one.decisions.tolist() == other.decisions.tolist()
    assert one.turns.tolist() == other.turns.tolist()
    assert one.shares.tolist() == other.shares.tolist()


def test_one_generic_algorithm_plays_each_game_by_its_own_rules():
    pig, cup = (simulated(toy) for toy in TOYS)
    assert shares_of(pig) == {(1, 0), (0, 1)}
    assert shares_of(cup) == {(1, 0), (0, 1), (0.5, 0.5)}
    assert set(cup.decisions.tolist()) == {12}
    assert len(set(pig.decisions.tolist())) > 10


@every_toy
def test_toys_are_the_same_interpreted_and_compiled(toy):
    assert rules_of(toy).compiled
    slow = simulate(Rules(toy, compiled=False), toy.setting("toy", 2, {}, 1, {}), 200, seed=5)
    assert_same(slow, simulated(toy, 200))


def test_a_shared_victory_is_shared_in_the_returns_too():
    game = new(toys.CUP, deal=False)
    for _ in range(12):
        game.play("hide heads")
        game.play("heads")
    assert (game.scores, game.winners) == ([6, 6], ["P1", "P2"])
    assert game.record()["winners"] == ["P1", "P2"]
    assert_shares_sum_to_one(simulated(toys.CUP))


def assert_shares_sum_to_one(summary: Summary) -> None:
    assert summary.shares.sum(axis=1).tolist() == [1] * summary.games


def test_a_game_that_reaches_the_ceiling_is_unfinished_and_won_by_nobody():
    summary = simulated(toys.PIG, ceiling=4)
    assert (summary.games, summary.unfinished) == (1000, 1000)
    assert shares_of(summary) == {(0, 0)}
    assert summary.decisions.max() == 4
    some = simulated(toys.PIG, ceiling=20)
    assert 0 < some.unfinished < 1000
    assert some.unfinished == np.count_nonzero(some.shares.sum(axis=1) == 0)
    assert simulated(toys.PIG).unfinished == 0


def test_a_game_finished_with_its_last_allowed_action_is_finished():
    actions = 2 * 12  # of a short game of cup: a coin and a guess in each round
    assert simulated(toys.CUP, ceiling=actions).unfinished == 0
    assert simulated(toys.CUP, ceiling=actions - 1).unfinished == 1000


@every_toy
def test_the_outcome_does_not_depend_on_the_number_of_cores(toy):
    assert_same(simulated(toy, cores=1), simulated(toy, cores=2))


def test_the_outcome_of_minivilles_does_not_depend_on_the_number_of_cores():
    game = definition("minivilles")
    setting = bourgade.new("minivilles", edition="marina-green-valley", players=3, seed=1)._setting
    one, two = (simulate(rules_of(game), setting, 600, seed=9, cores=cores) for cores in (1, 2))
    assert_same(one, two)
    assert one.unfinished == 0


@pytest.mark.parametrize("size", [1, 7, 999, 5000])
def test_the_outcome_does_not_depend_on_the_size_of_the_slices(monkeypatch, size):
    usual = simulated(toys.PIG)
    monkeypatch.setattr(slices, "SLICE", size)
    assert_same(simulated(toys.PIG, cores=2), usual)


def test_more_games_of_a_seed_begin_with_the_same_games():
    few, many = simulated(toys.PIG, 300), simulated(toys.PIG, 1000)
    assert few.decisions.tolist() == many.decisions[:300].tolist()
    assert few.shares.tolist() == many.shares[:300].tolist()


@pytest.mark.parametrize("games", [0, 1, 127, 128, 129, 1000])
@pytest.mark.parametrize("cores", [1, 2])
def test_progress_adds_up_to_the_number_of_games(games, cores):
    played: list[int] = []
    summary = simulated(toys.PIG, games, cores=cores, progress=played.append)
    assert (sum(played), summary.games) == (games, games)


@pytest.mark.parametrize("cores", [1, 2])
def test_progress_can_stop_the_work_from_whichever_thread_it_is_called(cores):
    games, played, threads, stopped = 300_000, [], set(), []

    def stop_once(number: int) -> None:
        """Stop in the second thread that calls, or after a while if there is only one."""
        played.append(number)
        threads.add(threading.get_ident())
        if not stopped and (len(threads) == 2 or len(played) == 200):
            stopped.append(True)
            raise InterruptedError

    with pytest.raises(InterruptedError):
        simulated(toys.PIG, games, cores=cores, progress=stop_once)
    assert sum(played) < games


@pytest.mark.parametrize("game", [*TOYS, definition("minivilles")], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(5))
def test_the_first_game_of_a_simulation_is_the_game_of_its_seed(game, seed):
    """The same luck and the same choices, played by hand, end in the same way."""
    edition = next(iter(game.editions))
    players = game.editions[edition].players[0]
    by_hand = new_game(game, edition, players, seed, deal=False, options={})
    summary = simulate(rules_of(game), by_hand._setting, 1, seed=seed)
    decisions = 0
    for number in range(10_000):
        if by_hand.over:
            break
        if by_hand.actor == "chance":
            by_hand.draw()
        else:
            legal = by_hand.legal()
            by_hand.play(legal[below(word(game_key(seed, 0), number, LUCK_OF_CHOICES), len(legal))])
            decisions += 1
    assert summary.decisions.tolist() == [decisions]
    winners = [f"P{seat + 1}" for seat, share in enumerate(summary.shares[0]) if share > 0]
    assert by_hand.winners == winners


# Processes of their own: what is imported, compiled and cached

RESULTS = """
import json, sys, toys
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import simulate
for toy in toys.PIG, toys.CUP:
    summary = simulate(rules_of(toy), toy.setting("toy", 2, {}, 1, {}), 200, seed=5)
    print(json.dumps([summary.decisions.tolist(), summary.shares.tolist()]))
"""

ONE_RULE = """
import numpy, toys
from bourgade.engine.compiling import Binder
numbers = numpy.zeros(1, numpy.int64)
Binder("one", {}, compiled=True).entry(toys.fill_below)(numbers, 6, numbers)
"""


def environment(cache: Path | None = None, **variables: str) -> dict[str, str]:
    """The environment of a process that finds the toys, caches in one folder, and has an empty home."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA", "XDG", "HOME"))}
    paths = os.pathsep.join([str(PACKAGE.parent), str(TESTS)])
    found = {"PYTHONPATH": paths, "PYTHONWARNINGS": "error", "HOME": "/nonexistent"}
    if cache is not None:
        found |= {"NUMBA_CACHE_DIR": str(cache)}
    return kept | found | variables


def run(code: str, cache: Path | None = None, **variables: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(cache, **variables), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def expected() -> str:
    """What the process prints, computed here by the interpreter alone."""
    lines = []
    for toy in TOYS:
        summary = simulate(Rules(toy, compiled=False), toy.setting("toy", 2, {}, 1, {}), 200, seed=5)
        lines.append(json.dumps([summary.decisions.tolist(), summary.shares.tolist()]) + "\n")
    assert lines[0] != lines[1]
    return "".join(lines)


def files_in(folder: Path) -> dict[str, int]:
    """The files in a folder and below, with when each was written."""
    return {
        str(path.relative_to(folder)): path.stat().st_mtime_ns for path in sorted(folder.rglob("*")) if path.is_file()
    }


def compiled_files(folder: Path) -> dict[str, int]:
    return {name: time for name, time in files_in(folder).items() if name.endswith((".nbi", ".nbc"))}


def test_two_games_of_equal_types_keep_their_own_rules_with_a_cold_and_with_a_warm_cache(tmp_path, expected):
    cold = run(RESULTS, tmp_path)
    assert cold.stdout == expected
    told = "bourgade: compiling the rules of {}, this once; it takes some seconds …"
    assert cold.stderr.splitlines() == [told.format("pig"), told.format("cup")], "once for each game"
    compiled = compiled_files(tmp_path)
    assert any("playouts[pig]" in name for name in compiled)
    assert any("playouts[cup]" in name for name in compiled)

    warm = run(RESULTS, tmp_path)
    assert warm.stdout == expected
    assert warm.stderr == ""
    assert compiled_files(tmp_path) == compiled, "nothing was compiled again"

    other_way_round = RESULTS.replace("toys.PIG, toys.CUP", "toys.CUP, toys.PIG")
    assert run(other_way_round, tmp_path).stdout == "".join(reversed(expected.splitlines(keepends=True)))


def test_what_is_compiled_beside_the_rules_is_named(tmp_path):
    code = ONE_RULE.replace('Binder("one", {}, ', 'Binder("one", {}, part="search", ')
    assert run(code, tmp_path).stderr.startswith("bourgade: compiling the search of one, this once;")


def test_compiled_rules_lie_only_in_the_folder_of_the_cache(tmp_path):
    before = [path for folder in (PACKAGE, TESTS) for path in folder.rglob("*.nb[ic]")]
    cache, home = tmp_path / "cache", tmp_path / "home"
    run(ONE_RULE, cache, HOME=str(home), XDG_CACHE_HOME=str(home))
    assert compiled_files(cache)
    assert {Path(name).parts[0] for name in files_in(cache)} == {"bourgade"}
    assert not home.exists()
    assert [path for folder in (PACKAGE, TESTS) for path in folder.rglob("*.nb[ic]")] == before


def test_without_a_folder_named_the_cache_is_the_users(tmp_path):
    run(ONE_RULE, HOME=str(tmp_path), XDG_CACHE_HOME=str(tmp_path / "caches"))
    assert compiled_files(tmp_path)
    assert all("bourgade" in Path(name).parts for name in files_in(tmp_path))


def test_numbas_own_settings_are_left_alone(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(f"""
import numba

@numba.njit(cache=True)
def mine(x):
    return x + 1

{ONE_RULE}
assert numba.config.CACHE_DIR == {str(tmp_path)!r}, numba.config.CACHE_DIR
mine(1)
""")
    done = subprocess.run(
        [sys.executable, str(script)], env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    folders = {"mine" in name: Path(name).parts[0] for name in compiled_files(tmp_path)}
    assert folders[False] == "bourgade"
    assert folders[True] != "bourgade"


def test_compiling_here_left_numbas_settings_alone():
    before = numba.config.CACHE_DIR
    simulate(Rules(toys.PIG, compiled=True), toys.PIG.setting("toy", 2, {}, 1, {}), 1, seed=1)
    assert before == numba.config.CACHE_DIR


def test_a_cache_folder_that_cannot_be_written_does_not_matter(tmp_path, expected):
    (tmp_path / "file").write_text("in the way")
    done = run(RESULTS, tmp_path / "file")
    assert done.stdout == expected
    assert "compiling the rules" in done.stderr
    assert files_in(tmp_path).keys() == {"file"}


def test_two_processes_that_start_at_once_with_an_empty_cache_both_succeed(tmp_path, expected):
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", RESULTS],
            env=environment(tmp_path),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    for process in processes:
        stdout, stderr = process.communicate()
        assert (process.returncode, stdout) == (0, expected), stderr
    compiled = compiled_files(tmp_path)
    assert run(RESULTS, tmp_path).stdout == expected
    assert compiled_files(tmp_path) == compiled, "no entry was lost"


def test_a_rule_can_be_called_from_python_after_it_was_compiled_within_another(tmp_path):
    """Compiled within another it has no door for Python; the cache must not hand that one out."""
    code = """
from bourgade.engine.compiling import Binder
from bourgade.engine.luck import {0}
print(Binder("luck", {{}}, compiled=True).entry({0})(*{1}), {0}(*{1}))
"""
    for name, arguments in {"game_key": (1, 2), "word": (1, 2, 3)}.items():
        compiled, interpreted = run(code.format(name, arguments), tmp_path).stdout.split()
        assert compiled == interpreted


def test_what_was_compiled_longest_ago_is_removed_where_there_is_too_much(tmp_path):
    root = tmp_path / "bourgade" / "somewhere"
    root.mkdir(parents=True)
    for age, name in enumerate(["newer.nbc", "older.nbc"]):
        with (root / name).open("wb") as file:
            file.truncate(compiling.MOST_KEPT * 2 // 3)
        os.utime(root / name, (1_000_000_000 - age, 1_000_000_000 - age))
    run(ONE_RULE, tmp_path)
    assert [path.name for path in root.iterdir()] == ["newer.nbc"]
    assert any("fill_below" in name for name in compiled_files(tmp_path))


A_RULE_ELSEWHERE = """
from bourgade.engine.compiling import Binder
from algorithm import twice
from constants import rule_that_adds
print(Binder("any", {"step": rule_that_adds}, compiled=True).entry(twice)(1))
"""
ELSEWHERE = {
    "algorithm.py": """
from bourgade.engine.rule import rule, slot

@slot
def step(x):
    pass

@rule
def twice(x):
    return step(step(x))
""",
    "constants.py": """
import tomllib
from pathlib import Path
from bourgade.engine.rule import rule
from more import offset

STEP = tomllib.loads(Path(__file__).with_name("card.toml").read_text())["step"]

@rule
def rule_that_adds(x):
    return x + STEP + offset(x)
""",
    "more.py": "from bourgade.engine.rule import rule\n\n@rule\ndef offset(x):\n    return 0\n",
    "card.toml": "step = 1\n",
}


CHANGES = [
    ("card.toml", "1", "5", "11"),
    ("more.py", "return 0", "return 10", "23"),
    ("constants.py", "x + STEP", "x - STEP", "-1"),
    ("algorithm.py", "step(step(x))", "step(step(step(x)))", "4"),
]


def test_a_change_in_any_file_that_is_bound_is_compiled_again(tmp_path):
    """Wherever it lies; also where the files themselves look untouched."""
    for name, text in ELSEWHERE.items():
        (tmp_path / name).write_text(text)
    paths = os.pathsep.join([str(PACKAGE.parent), str(tmp_path)])

    def printed() -> tuple[str, str]:
        shutil.rmtree(tmp_path / "__pycache__", ignore_errors=True)
        done = run(A_RULE_ELSEWHERE, tmp_path / "cache", PYTHONPATH=paths)
        return done.stdout.strip(), done.stderr

    assert printed()[0] == "3"
    assert printed() == ("3", "")
    for name, before, after, expected in CHANGES:
        file, text, times = tmp_path / name, ELSEWHERE[name], (tmp_path / name).stat()
        file.write_text(text.replace(before, after))
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        assert printed()[0] == expected, name
        file.write_text(text)


# Without Numba, without compiling, without anything

SOME_GAME = """
import bourgade, json
game = bourgade.new("minivilles", edition="deluxe", players=3, seed=7)
for number in range(120):
    if game.actor == "chance":
        game.draw()
    else:
        legal = game.legal()
        game.play(legal[number % len(legal)])
print(json.dumps([game.record(), game.position(), game._rules.compiled]))
"""
BLOCK_NUMBA = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numba":
            raise ImportError("numba is not installed")
sys.meta_path.insert(0, Blocker())
"""


def some_game(capture: Callable[[], str]) -> list[Any]:
    exec(SOME_GAME, {})
    return json.loads(capture())


def test_compiling_can_be_switched_off(tmp_path, capsys):
    here = some_game(lambda: capsys.readouterr().out)
    there = json.loads(run(SOME_GAME, tmp_path, NUMBA_DISABLE_JIT="1").stdout)
    assert (here[2], there[2]) == (True, False)
    assert there[:2] == here[:2]
    assert files_in(tmp_path) == {}


def test_without_numba_the_rules_are_interpreted(tmp_path, capsys):
    here = some_game(lambda: capsys.readouterr().out)
    code = BLOCK_NUMBA + SOME_GAME + "assert 'numba' not in sys.modules\n"
    there = json.loads(run(code, tmp_path).stdout)
    assert (here[2], there[2]) == (True, False)
    assert there[:2] == here[:2]


def test_without_numba_games_can_be_simulated(tmp_path, expected):
    assert run(BLOCK_NUMBA + RESULTS, tmp_path).stdout == expected


def test_importing_bourgade_imports_no_game_and_nothing_heavy(tmp_path):
    code = "import bourgade, sys; print(*sorted(sys.modules))"
    modules = run(code, tmp_path).stdout.split()
    assert "bourgade" in modules
    heavy = {"numba", "numpy", "llvmlite", "scipy", "rich", "typer"}
    assert {name.partition(".")[0] for name in modules} & heavy == set()
    assert [name for name in modules if name.startswith(("bourgade.games.", "bourgade.engine"))] == []


def test_a_record_type_with_a_hole_in_the_middle_is_refused():
    with pytest.raises(ValueError, match="widest first"):
        record_type([("turn", np.int8), ("coins", np.int64)])


def test_a_record_type_has_no_hole_at_its_end():
    assert record_type([("coins", np.int64), ("turn", np.int8)]).itemsize == 16
    assert record_type([("coins", np.int64), ("turn", np.int8)])["spare"].itemsize == 7
    assert record_type([("coins", np.int64)]).names == ("coins",)
