"""What happens, as rules tell it: who listens, who may know it, and that nobody pays for it where nobody listens."""

import ast
import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import numba
import numpy as np
import pytest
import toys

import bourgade
from bourgade.engine import compiling, entries, gpu, slots
from bourgade.engine.compiling import Binder
from bourgade.engine.definition import Definition, record_type, with_attributes
from bourgade.engine.events import FIRST_KIND, GAINS, MOST, NO_CARD, PAYS, Kinds, record, tell
from bourgade.engine.game import checked_setting
from bourgade.engine.rule import NOBODY, is_optional, is_slot, optional, rule
from bourgade.engine.rules import Rules, rules_of
from bourgade.engine.told import Event, Room, events_of, in_bytes, rows_in, told_type, with_room
from bourgade.games import definition, packages

GAMES = list(packages())
EDITIONS = [(game, edition) for game in GAMES for edition in definition(game).editions]
ACTIONS = 150  # of a random game of each edition that are told both ways

every_game = pytest.mark.parametrize("game", GAMES)


# --- A toy that tells: a coin is hidden under a cup, and only who hides it knows how ---------------------------------

HIDES, GUESSES, TURNS = range(FIRST_KIND, FIRST_KIND + 3)


@rule
def cup_tells(box, state, action):
    turn = state.turn
    points = state.points[turn] + 0
    if action >= toys.HIDE:
        tell(state, HIDES, 1 - turn, turn, action - toys.HIDE, 1)
    else:
        tell(state, GUESSES, turn, NOBODY, action, 1)
    toys_apply(box, state, action)
    tell(state, GAINS, turn, 1 - turn, NO_CARD, state.points[turn] - points)
    tell(state, TURNS, state.turn, NOBODY, NO_CARD, state.turns)


toys_apply = toys.cup_apply


@rule
def floods(box, state, action):  # noqa: ARG001
    """Tell as often as the box says; the goal of a toy."""
    for number in range(box.goal):
        tell(state, HIDES, 0, NOBODY, NO_CARD, number)


def telling_toy(name: str, **rules: Any) -> Definition:
    kinds = Kinds(("pays", "gains", "hides", "guesses", "turns"), ("heads", "tails"), frozenset({"hides"}))
    return replace(toys.CUP, name=name, rules=SimpleNamespace(**vars(toys.CUP.rules) | rules), events=kinds)


TELLING_CUP = telling_toy("telling-cup", apply=cup_tells)
FLOOD = telling_toy("flood", apply=floods)


def new(toy: Definition, *, compiled: bool = False) -> bourgade.Game:
    rules, setting = Rules(toy, compiled=compiled), toy.setting("toy", 2, {}, 1, {})
    states = rules.new_states()
    rules.setup(rules.ready(setting.boxes), states)
    return bourgade.Game(rules, setting, states, seed=1)


def played(*actions: str) -> bourgade.Game:
    game = new(TELLING_CUP)
    for action in actions:
        game.play(action)
    return game


ROUND = ["hide tails", "heads", "hide heads", "heads"]  # P1 guesses wrong, and P2 right
TOLD = [
    [Event("hides", "P2", "P1", "tails"), Event("turns", "P1", amount=1)],
    [Event("guesses", "P1", None, "heads"), Event("turns", "P2", amount=2)],  # no point is no gain
    [Event("hides", "P1", "P2", "heads"), Event("turns", "P2", amount=2)],
    [Event("guesses", "P2", None, "heads"), Event("gains", "P2", "P1"), Event("turns", "P1", amount=3)],
]


def test_rules_tell_what_happens_at_each_action_in_its_order():
    assert played(*ROUND).events() == TOLD
    assert played().events() == []


def test_events_are_those_since_an_action():
    game = played(*ROUND)
    assert [game.events(since) for since in range(6)] == [TOLD, TOLD[1:], TOLD[2:], TOLD[3:], [], []]


def test_what_is_taken_back_has_not_happened():
    game = played(*ROUND)
    game.undo()
    assert game.events() == TOLD[:3]
    game.undo()
    game.play("hide tails")
    assert game.events(2) == [[Event("hides", "P1", "P2", "tails"), Event("turns", "P2", amount=2)]]


def test_a_copy_has_a_past_of_its_own():
    game = played(*ROUND[:3])
    twin = game.copy()
    twin.play("heads")
    assert (twin.events(), game.events()) == (TOLD, TOLD[:3])


def test_what_is_forgotten_cannot_be_told_and_the_rest_can():
    game = played(*ROUND)
    game.forget(kept=2)
    assert game.events(since=2) == TOLD[2:]
    for since in (0, 1):
        with pytest.raises(bourgade.NothingToUndo, match="forgotten"):
            game.events(since)
        with pytest.raises(bourgade.NothingToUndo, match="forgotten"):
            game.events_seen("P1", since)


def blanked(event):
    return msgspec.structs.replace(event, card=None)


def test_a_secret_card_is_told_to_the_first_seat_of_its_event_alone():
    game = played(*ROUND)
    blank = [
        [msgspec.structs.replace(event, card=None) if event.kind == "hides" else event for event in events]
        for events in TOLD
    ]
    assert game.events_seen(None) == blank
    assert game.events_seen("P1") == [*blank[:2], TOLD[2], blank[3]]
    assert game.events_seen("P2") == [TOLD[0], *blank[1:]]
    assert game.events_seen("P2", since=3) == blank[3:]
    with pytest.raises(bourgade.WrongPlayers):
        game.events_seen("P3")


def test_telling_changes_nothing():
    game, silent = played(*ROUND), new(toys.CUP)
    for action in ROUND:
        silent.play(action)
    before = game._states.tobytes()
    game.events()
    assert game._states.tobytes() == before == silent._states.tobytes()


# --- Who fills the place of an optional rule --------------------------------------------------------------------------


@optional
def hint(out: Any) -> None:
    """Say nothing."""


@rule
def shout(out: Any) -> None:
    out[0] += 7


@rule
def calls(out: Any) -> None:
    out[0] += 1
    hint(out)


def bound(compiled: bool, monkeypatch: pytest.MonkeyPatch, **rules: Callable[..., Any]) -> int:
    """Return what the rule that calls makes of nothing."""
    monkeypatch.setattr(compiling, "keep", lambda *_: None)
    out = np.zeros(1, np.int64)
    Binder("toy", rules, compiled=compiled).entry(calls)(out)
    return int(out[0])


@pytest.mark.parametrize("compiled", [False, True])
def test_an_optional_rule_does_what_it_says_unless_another_fills_its_place(compiled, monkeypatch):
    assert bound(compiled, monkeypatch) == 1
    assert bound(compiled, monkeypatch, shout=shout) == 1
    assert bound(compiled, monkeypatch, hint=shout) == 8


def test_what_nobody_fills_is_no_part_of_a_game():
    """Else every rule that tells would be compiled for each game and each part anew."""
    copies = [Binder(game, {}, compiled=False).outermost(calls).__qualname__ for game in ("one", "other")]
    assert copies[0] == copies[1]
    filled = [Binder(game, {"hint": shout}, compiled=False).outermost(calls).__qualname__ for game in ("one", "other")]
    assert filled[0] != filled[1]
    assert filled[0].startswith("calls[one]#")


def test_to_tell_is_optional_and_tells_nobody():
    assert is_optional(tell)
    assert not is_optional(record)
    assert tell(None, PAYS, 0, 1, NO_CARD, 3) is None


# --- Room for what happens --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("compiled", [False, True])
def test_there_is_room_for_so_many_events_in_one_action_and_who_tells_more_is_told(compiled, monkeypatch):
    monkeypatch.setattr(compiling, "keep", lambda *_: None)
    rules = Rules(FLOOD, compiled=compiled)
    boxes, states = FLOOD.setting("toy", 2, {}, 1, {}).boxes, rules.new_states()
    rules.tell_quickly(boxes, states)
    boxes["goal"] = MOST
    assert [event.amount for event in rules.tell(rules.ready(boxes), states, 0)] == [*range(MOST)]
    boxes["goal"] = MOST + 1
    with pytest.raises(OverflowError, match=f"^More than {MOST} events in one action: {MOST + 1}\\.$"):
        rules.tell(rules.ready(boxes), states, 0)
    assert not states.tobytes().strip(b"\0")


def test_states_with_room_begin_like_those_without_and_have_nothing_told():
    states = np.zeros(3, record_type([("coins", np.int64), ("turn", np.int8)]))
    states["coins"], states["turn"] = [5, -6, 7], [1, 2, 3]
    for given in (states, with_attributes(states)):
        wide = with_room(given)
        assert wide.dtype == told_type(given.dtype)
        assert wide["coins"].tolist() == [5, -6, 7]
        assert wide["turn"].tolist() == [1, 2, 3]
        assert in_bytes(wide)[:, : states.dtype.itemsize].tobytes() == states.tobytes()
        assert rows_in(wide) == []


def test_each_thread_has_a_room_of_its_own_with_nothing_told_in_it():
    states = np.zeros(1, record_type([("coins", np.int64), ("turn", np.int8)]))
    room = Room(states.dtype)
    wide = room.with_state(states)
    wide["told"], wide["coins"] = 1, 5
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(room.with_state, states).result()
    assert not np.shares_memory(wide, other)
    assert (wide["coins"].tolist(), states["coins"].tolist(), other["coins"].tolist()) == ([5], [0], [0])
    assert room.with_state(states) is wide
    assert (rows_in(wide), wide["coins"].tolist()) == ([], [0])


def test_only_payments_of_nothing_are_not_kept():
    wide = with_attributes(with_room(np.zeros(1, record_type([("coins", np.int64)]))))
    for kind, amount in [(PAYS, 0), (GAINS, 0), (PAYS, 2), (GAINS, -3), (FIRST_KIND, 0)]:
        record(wide[0], kind, 0, 1, NO_CARD, amount)
    assert rows_in(wide) == [[PAYS, 0, 1, -1, 2], [GAINS, 0, 1, -1, -3], [FIRST_KIND, 0, 1, -1, 0]]


def test_numbers_below_nothing_are_no_seat_and_no_card():
    kinds = Kinds(("pays", "gains", "comes"), ("mine", "farm"))
    [event] = events_of(kinds, [[2, NOBODY, NOBODY, NO_CARD, 4]])
    assert event == Event("comes", None, None, None, 4)
    [event] = events_of(kinds, [[0, 1, 0, 1, 4]])
    assert event == Event("pays", "P2", "P1", "farm", 4)


# --- The games -------------------------------------------------------------------------------------------------------


@every_game
def test_kinds_have_names_of_their_own(game):
    kinds = definition(game).events
    assert kinds.names[:FIRST_KIND] == ("pays", "gains")
    assert len(set(kinds.names)) == len(kinds.names) > FIRST_KIND
    assert kinds.secret < set(kinds.names)
    assert bool(kinds.secret) == definition(game).secrets


def walk(game: bourgade.Game, chooser: Random) -> Iterator[int]:
    """Play at random, and yield each action before it is done."""
    for _ in range(ACTIONS):
        actor, actions, _ = game._actions()
        if actor == NOBODY:
            return
        yield (action := chooser.choice(actions))
        game._apply(action)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_happens_is_told_alike_interpreted_and_compiled_and_happens_so(game, edition):
    rules, quick = (Rules(definition(game), compiled=True) for _ in range(2))
    players = definition(game).editions[edition].players
    for number in (players[0], players[-1]):
        table = bourgade.new(game, edition=edition, players=number, seed=number, deal=False)
        quick.tell_quickly(table._boxes, table._states)
        size = table._states.dtype.itemsize
        for action in walk(table, Random(f"{game} {edition} {number}")):
            given = table._boxes, table._states
            assert rules.tell(*given, action) == quick.tell(*given, action)
            wide, after = with_room(table._states), table._states.copy()
            quick._tell(table._boxes, wide, 0, action)
            quick.apply(table._boxes, after, action)
            assert in_bytes(wide)[:, :size].tobytes() == after.tobytes()


@every_game
def test_a_game_tells_quickly_from_when_it_is_asked_to(game):
    table = bourgade.new(game, players=2, seed=5)
    slow = table.events()
    table.tell_quickly()
    assert not rules_of(definition(game))._tell.interpreted
    assert table.events() == slow


# --- Where nobody listens ---------------------------------------------------------------------------------------------


class Silence(ast.NodeTransformer):
    """Takes out of rules what tells, and what would be there for that alone: conditions, loops and variables."""

    def __init__(self) -> None:
        self.lines = 0
        self.loads: Counter[str] = Counter()  # how often a function reads each name
        self.told: set[str] = set()  # what it tells

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
        self.loads = Counter(each.id for each in names if isinstance(each.ctx, ast.Load))
        self.told = set()
        return self.generic_visit(self.generic_visit(node))  # what a variable is made of comes before it is told

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        if not isinstance(node.value, ast.Call) or ast.unparse(node.value.func) != "tell":
            return node
        self.lines += 1
        read = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
        self.loads.subtract(read)
        self.told |= set(read)
        return ast.Pass()

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        [target] = node.targets
        alone = isinstance(target, ast.Name) and target.id in self.told and not self.loads[target.id]
        return ast.Pass() if alone else node

    def visit_If(self, node: ast.If | ast.For) -> ast.stmt:
        self.generic_visit(node)
        rest = [each for each in [*node.body, *node.orelse] if not isinstance(each, ast.Pass)]
        return node if rest else ast.Pass()

    def visit_For(self, node: ast.For) -> ast.stmt:
        return self.visit_If(node)


def silent(module: ModuleType) -> tuple[ModuleType, int]:
    """Return a copy of the rules without what tells, and how many lines that was."""
    silence = Silence()
    tree = ast.fix_missing_locations(silence.visit(ast.parse(inspect.getsource(module))))
    copy = ModuleType(module.__name__)
    copy.__package__ = module.__package__
    exec(compile(tree, str(module.__file__), "exec"), vars(copy))
    return copy, silence.lines


def test_with_what_tells_all_goes_that_is_there_for_it_alone():
    told = """
def build(box, state, card):
    before = state.coins[0]
    price = box.cost[card]
    for seat in range(4):
        if seat != state.turn:
            tell(state, seat, count(state, seat), before)
    if card > 3:
        state.coins[0] -= price
        tell(state, price)
    else:
        tell(state, 0)
"""
    silence = """
def build(box, state, card):
    pass
    price = box.cost[card]
    pass
    if card > 3:
        state.coins[0] -= price
        pass
    else:
        pass
"""
    assert ast.unparse(Silence().visit(ast.parse(told))) == silence.strip()


NAME = re.compile(r'"[^"\n]*"|\.const\.[^\s,]*|[\w.$]*_Z[\w.$]*')  # of functions, with what is bound into them


def instructions(code: str) -> list[str]:
    """Return the instructions of machine code or PTX, with functions numbered in the order in which they come."""
    numbers: dict[str, str] = {}
    lines = [line for line in code.splitlines() if re.match(r"\t[^.]", line)]
    return [NAME.sub(lambda name: numbers.setdefault(name[0], f"f{len(numbers)}"), line) for line in lines]


def alike(code_of: Callable[[Definition, ModuleType], str], game: str) -> None:
    """Check that the code of a game's rules is that of the same rules without what tells."""
    known = definition(game)
    copy, lines = silent(known.rules)
    assert lines
    telling, silence = (instructions(code_of(known, rules)) for rules in (known.rules, copy))
    assert len(silence) > 500
    assert telling == silence


def types_of(known: Definition) -> tuple[Any, ...]:
    """Return the types of what actions are done with."""
    boxes = checked_setting(known, None, None, {}).boxes
    return tuple(numba.typeof(each) for each in (boxes, np.zeros(1, known.state), 0, 0))


def bind(known: Definition, rules: ModuleType, jit: Callable[..., Any]) -> Any:
    filled = {name: getattr(rules, name) for name, value in vars(slots).items() if is_slot(value)}
    return Binder(known.name, filled, compiled=True, jit=jit).outermost(entries.apply_at)


def machine_code(known: Definition, rules: ModuleType) -> str:
    function = bind(known, rules, jit=lambda function, **_: compiling.jit(function, called_from_python=False))
    function.compile(types_of(known))
    [code] = function.inspect_asm().values()
    return code


@every_game
def test_where_nobody_listens_the_machine_code_is_that_without_what_tells(game, monkeypatch):
    monkeypatch.setattr(compiling, "keep", lambda *_: None)  # machine code from the cache cannot be looked at
    alike(machine_code, game)


@every_game
def test_where_nobody_listens_the_code_for_a_gpu_is_that_without_what_tells(game, monkeypatch):
    monkeypatch.setattr(gpu, "keep", lambda *_: None)
    cuda = gpu.library()
    gpu_of_its_own = SimpleNamespace(compute_capability=(9, 0))  # for which functions that call others are compiled
    monkeypatch.setattr(import_module("numba.cuda.dispatcher"), "get_current_device", lambda: gpu_of_its_own)

    def ptx(known: Definition, rules: ModuleType) -> str:
        kernel = bind(known, rules, jit=gpu.jit)
        return str(cuda.compile(kernel.py_func, types_of(known), cc=(9, 0), device=False, abi="numba")[0])

    alike(ptx, game)
