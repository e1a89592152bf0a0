"""The GPU without one: what its threads do, done by the CPU; kernels compiled as far as that goes; and what is said."""

import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from toys import PIG

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.bots.policies import choose
from bourgade.bots.tree import play_on, roll_out
from bourgade.engine import batching, gpu, lanes
from bourgade.engine.devices import checked_device
from bourgade.engine.game import checked_setting
from bourgade.engine.luck import game_key
from bourgade.engine.playouts import CEILING
from bourgade.engine.rules import Rules, rules_of, widen
from bourgade.games import definition, packages, room_of
from bourgade.lab.study import watching
from bourgade.lab.watching import NOTES, note_move

GAMES = list(packages())
EDITIONS = [(game, edition) for game in GAMES for edition in definition(game).editions]
LANES = 3
GAMES_EACH = 4
NONE = np.zeros(0, np.int64)


def interpreted(game: str) -> Rules:
    """Rules as they are written: to compile them again for this alone would take minutes."""
    return Rules(definition(game), compiled=False)


def played_in_lanes(rules: Rules, tables: Any, games: int, bots: Any, things: Any, notes: Any, **slots: Any) -> Any:
    """Play games as the threads of a GPU do, one thread after the other."""
    lane = rules.bind(lanes.lane, slots.pop("label"), goes_on=lanes.alone, has_turn=lanes.always, **slots)
    finals, blank = rules.new_states(games), rules.new_states()
    decisions, turns = np.zeros(games, np.int32), np.zeros(games, np.int32)
    shares = np.zeros((games, tables[0].players))
    boxes = rules.ready(np.concatenate([table.boxes for table in tables]))
    out = np.zeros(rules.definition.most_legal, np.int64)
    for number in range(LANES):
        states = rules.new_states()
        mine = (boxes, states, blank, out, number, LANES)
        lane(*mine, 7, 100, games, CEILING, bots, things, finals, decisions, turns, shares, notes)
    return finals, decisions, turns, shares


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_lanes_play_the_games_of_playouts(game: str, edition: str) -> None:
    rules = interpreted(game)
    setting = checked_setting(rules.definition, edition, 2, {})
    nobody = np.zeros(2, np.int64)
    finals, decisions, turns, shares = played_in_lanes(
        rules,
        [setting],
        GAMES_EACH,
        nobody,
        NONE,
        np.zeros(1, np.int8),
        label="by-lot",
        pick=lanes.by_lot,
        note=lanes.nothing,
    )
    states, out = rules.new_states(GAMES_EACH), np.zeros(rules.definition.most_legal, np.int64)
    wanted, parts = np.zeros(GAMES_EACH, np.int32), np.zeros((GAMES_EACH, 2))
    rules.playouts(rules.ready(setting.boxes), states, 7, 100, CEILING, out, wanted, parts)
    assert finals.tobytes() == states.tobytes()
    assert (decisions == wanted).all()
    assert (turns == states["turns"]).all()
    assert (shares == parts).all()


def test_lanes_take_the_boxes_of_several_editions_in_turn() -> None:
    rules = interpreted("minivilles")
    tables = [checked_setting(rules.definition, edition, 2, {}) for edition in ("base", "deluxe")]
    nobody, no_notes = np.zeros(2, np.int64), np.zeros(1, np.int8)
    by_lot = {"label": "by-lot", "pick": lanes.by_lot, "note": lanes.nothing}
    both = played_in_lanes(rules, tables, 6, nobody, NONE, no_notes, **by_lot)[0]
    alone = [played_in_lanes(rules, [table], 6, nobody, NONE, no_notes, **by_lot)[0] for table in tables]
    assert both[0::2].tobytes() == alone[0][0::2].tobytes()
    assert both[1::2].tobytes() == alone[1][1::2].tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_lanes_take_the_notes_of_a_study_and_play_by_policies(game: str) -> None:
    rules = interpreted(game)
    setting = checked_setting(rules.definition, None, 2, {})
    bots = np.array([0, bots_of(game).NAMES.index("greedy")])
    things = np.arange(rules.definition.notation.size) % 5 - 1
    notes, wanted = rules.ready(np.zeros(4, NOTES)), rules.ready(np.zeros(4, NOTES))
    wealth = room_of(game, "lab").wealth
    slots = {"pick": choose, "note": note_move, "score": bots_of(game).score, "wealth": wealth}
    _, _, turns, shares = played_in_lanes(rules, [setting], 4, bots, things, notes, label="lab", **slots)
    states, out, parts = rules.new_states(4), np.zeros(rules.definition.most_legal, np.int64), np.zeros((4, 2))
    watching(rules)(rules.ready(setting.boxes), states, 7, 100, CEILING, bots, things, out, wanted, parts)
    assert notes.tobytes() == wanted.tobytes()
    assert (turns == states["turns"]).all()
    assert (shares == parts).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_of_a_gpu_lists_draws_marks_and_checks_moves_as_one_of_the_cpu(game: str) -> None:
    batch = bourgade.Batch(game, players=2, size=30, seed=1)
    for _ in range(40):
        batch.step(batch.sample())
    rules = interpreted(game)
    choices = rules.bind(batching.choices, "gpu-batch")
    moves, starts = batch.legal()
    counts, drawn = np.zeros(30, np.int64), np.zeros(30, np.int32)
    listed, marked = np.zeros(len(moves), np.int32), np.ones((30, batch.actions), np.bool_)
    wrong, actions = np.zeros(30, np.bool_), batch.sample().copy()
    actions[4] = batch.actions
    out, boxes, states = np.zeros(rules.definition.most_legal, np.int64), widen(batch._boxes), widen(batch.states)
    for i in range(30):
        given = (boxes, states, batch.games, i, batch._keys, batch.plies, actions)
        choices(*given, counts, starts, listed, drawn, marked, wrong, out)
    assert counts.tolist() == np.diff(starts).tolist()
    assert (listed == moves).all()
    assert (drawn == batch.sample()).all()
    assert (marked == batch.mask()).all()
    assert wrong.tolist() == [i == 4 for i in range(30)]


@pytest.mark.parametrize("game", GAMES)
def test_playouts_of_a_gpu_stand_in_the_row_of_their_move_and_the_column_of_their_luck(game: str) -> None:
    rules, bots = Rules(definition(game), compiled=False), bots_of(game)
    begun = bourgade.new(game, players=2, seed=3)
    while begun.actor == "chance" or len(begun.legal()) < 2:
        begun.draw() if begun.actor == "chance" else begun.play(begun.legal()[0])
    boxes, roots = rules.ready(begun._setting.boxes), rules.ready(begun._states)
    seat, greedy = int(str(begun.actor)[1:]) - 1, bots.NAMES.index("greedy")
    _, moves, _ = rules.legal(boxes, roots)
    states, out, shares = rules.new_states(), np.zeros(rules.definition.most_legal, np.int64), np.zeros(8)
    slots = {"score": bots.score, "distance": bots.distance}
    actions, aims, worth = np.array(moves[:2]), np.array([greedy, 0]), np.full((2, 2), -1.0)
    for i in range(worth.size):
        given = (boxes, roots, states, seat, 5, 10, i, actions, aims, greedy, 3, out, shares, worth)
        rules.bind(roll_out, "gpu-tree", **slots)(*given)
    for row in range(2):
        for column in range(2):
            key = game_key(5, 10 + column)
            states[0] = roots[0]
            rules.guess(boxes, states, seat, key)
            rules.apply(boxes, states, int(actions[row]))
            rules.bind(play_on, "tree", **slots)(boxes[0], states[0], key, seat, aims[row], greedy, 3, out, shares)
            assert worth[row, column] == shares[seat]


# --- Kernels ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Any:
    """numba-cuda, which asks the GPU for its kind when a function calls another: here it is told one."""
    cuda = gpu.library()
    dispatcher = import_module("numba.cuda.dispatcher")
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=(9, 0)))
    return cuda


def kernel_types(rules: Rules, boxes: Any, notes: Any) -> dict[str, tuple[Any, ...]]:
    """Return the types of what each kernel is called with."""
    numba = import_module("numba")
    i32, i64, flag, real = numba.int32, numba.int64, numba.boolean, numba.float64
    box, state = numba.typeof(boxes), numba.typeof(np.zeros(1, rules.definition.state))
    row = {kind: kind[::1] for kind in (i32, i64, flag)}
    played = (state, row[i32], row[i32], real[:, ::1], numba.typeof(notes))
    batch = (row[i64], row[i64], row[i32], row[i32])
    return {
        "play_games": (box, state, i64, i64, i64, i64, row[i64], row[i64], *played),
        "advance_all": (box, state, state, i64, i64, row[i32], *batch, real[:, ::1], row[flag], row[flag]),
        "choices_of_all": (box, state, *batch, row[i64], row[i64], row[i32], row[i32], flag[:, ::1], row[flag]),
        "encode_for_all": (box, state, row[i64], row[i32], i32[:, ::1]),
        "roll_out_all": (box, state, i64, i64, i64, row[i64], row[i64], i64, i64, real[:, ::1]),
    }


def ptx(compiler: Any, rules: Rules, name: str, types: tuple[Any, ...], **slots: Any) -> str:
    kernel = gpu.bound(rules, name, "test", **slots)
    code, _ = compiler.compile(kernel.py_func, types, cc=(9, 0), device=False, abi="numba", opt=False)
    return str(code)


def test_kernels_compile_for_a_gpu(compiler: Any) -> None:
    """Every kernel, bound to a toy: what is compiled for the games is in the test below."""
    rules = Rules(PIG, compiled=True)
    types = kernel_types(rules, PIG.setting("base", 2, {}, 1, {}).boxes, np.zeros(1, np.int8))
    assert ".entry" in ptx(compiler, rules, "play_games", types["play_games"], pick=lanes.by_lot, note=lanes.nothing)
    for name in ("advance_all", "choices_of_all", "encode_for_all"):
        assert ".entry" in ptx(compiler, rules, name, types[name], encode=PIG.observation.encode)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game_compile_for_a_gpu(compiler: Any, game: str) -> None:
    rules, bots = rules_of(definition(game)), bots_of(game)
    boxes = checked_setting(rules.definition, None, 2, {}).boxes
    types = kernel_types(rules, boxes, np.zeros(1, NOTES))
    wealth = room_of(game, "lab").wealth
    slots = {"pick": choose, "note": note_move, "score": bots.score, "wealth": wealth}
    code = ptx(compiler, rules, "play_games", types["play_games"], **slots)
    assert "match.any.sync" in code  # lanes vote
    encode = rules.definition.observation.encode
    assert ".entry" in ptx(compiler, rules, "encode_for_all", types["encode_for_all"], encode=encode)


# --- Without a GPU ----------------------------------------------------------------------------------------------------


@pytest.fixture
def without_gpu() -> None:
    if gpu.library().is_available():
        pytest.skip("there is a GPU here")


@pytest.mark.usefixtures("without_gpu")
@pytest.mark.parametrize(
    "ask",
    [
        lambda: bourgade.Batch("minivilles", device="cuda"),
        lambda: find_bot("minivilles", "tree:gpu"),
        lambda: checked_device("cuda"),
    ],
)
def test_without_a_gpu_one_sentence_says_so(ask: Any) -> None:
    with pytest.raises(
        bourgade.BadDevice, match=r"^There is no NVIDIA GPU here, or no driver for it: use the device cpu\.$"
    ):
        ask()


@pytest.mark.usefixtures("without_gpu")
def test_the_command_line_says_so_too() -> None:
    command = [sys.executable, "-m", "bourgade", "simulate", "minivilles", "--games", "10", "--device", "cuda"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "bourgade: There is no NVIDIA GPU here, or no driver for it: use the device cpu.\n"


def test_an_unknown_device_is_named() -> None:
    with pytest.raises(bourgade.BadDevice, match=r"no device 'cdua' \(did you mean cuda\?\): choose cpu or cuda"):
        bourgade.Batch("minivilles", device="cdua")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(gpu, "version", missing)
    with pytest.raises(
        bourgade.NotInstalled, match=r"a GPU some packages are missing: .*pip install .*'bourgade\[cuda\]'"
    ):
        gpu.library.__wrapped__()


def test_a_numpy_that_numba_cuda_does_not_work_with_is_named() -> None:
    code = "import numpy; del numpy.row_stack; import bourgade; bourgade.Batch('mint-works', size=1, device='cuda')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # as NumPy 2.5 is
    said = rf"does not work with NumPy {re.escape(np.__version__)} \(module 'numpy' has no attribute 'row_stack'\): "
    assert re.search(rf"BadDevice: numba-cuda \S+ {said}.*pip install .*'bourgade\[cuda\]'", done.stderr)


@pytest.mark.parametrize(
    ("capability", "said"), [((6, 1), "The GPU GTX 1080 is too old"), ((7, 0), None), ((9, 0), None)]
)
def test_a_gpu_that_is_too_old_is_named(
    monkeypatch: pytest.MonkeyPatch, capability: tuple[int, int], said: str | None
) -> None:
    device = SimpleNamespace(name=b"GTX 1080", compute_capability=capability)
    cuda = SimpleNamespace(is_available=lambda: True, get_current_device=lambda: device)
    monkeypatch.setattr(gpu, "library", lambda: cuda)
    if said is None:
        gpu.check_gpu.__wrapped__()
        return
    with pytest.raises(bourgade.BadDevice, match=said):
        gpu.check_gpu.__wrapped__()


def test_a_gpu_with_too_little_memory_is_no_traceback() -> None:
    with pytest.raises(bourgade.BadDevice, match="too little memory"), gpu.enough_memory():
        raise RuntimeError("[CUresult.CUDA_ERROR_OUT_OF_MEMORY] Call to cuMemAlloc results in an error")
    with pytest.raises(ZeroDivisionError), gpu.enough_memory():
        raise ZeroDivisionError


def test_nothing_imports_cuda_unless_asked() -> None:
    code = """
import sys, bourgade, bourgade.cli, bourgade.lab.study, bourgade.bots.thinking
bourgade.Batch("mint-works", players=2, size=2)
asked = ("bourgade.engine.gpu", "bourgade.engine.kernels", "cupy", "cuda.")
print([name for name in sys.modules if name.startswith(asked)])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
