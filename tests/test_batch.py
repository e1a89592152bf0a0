"""Batches: the same games whatever their size, nothing done by halves, and everything a seat may know and no more."""

import subprocess
import sys

import numpy as np
import pytest

import bourgade
from bourgade.engine.batching import encode
from bourgade.engine.definition import Feature
from bourgade.engine.game import checked_setting
from bourgade.engine.rules import Rules, rules_of
from bourgade.engine.simulate import simulate
from bourgade.games import definition, packages

TABLES = [
    ("minivilles", {"edition": "base", "players": 2}),
    ("minivilles", {"edition": "marina-green-valley", "players": 4}),
    ("minivilles", {"edition": "deluxe", "players": 5}),
    ("mint-works", {"players": 2}),
    ("mint-works", {"players": 4, "advanced": 2}),
    ("mint-works", {"players": 1, "opponent": "sonic"}),
    ("ma-petite-ville", {"players": 3}),
]
EVERY = pytest.mark.parametrize(("game", "table"), TABLES)
SEED = 20_24


def ended(game: str, table: dict, size: int, wanted: int) -> dict[int, tuple]:
    """Play games of a batch at random until so many have ended, and return how, by their numbers."""
    batch = bourgade.Batch(game, size=size, seed=SEED, **table)
    found: dict[int, tuple] = {}
    while not set(range(wanted)) <= set(found):
        numbers = batch.games.copy()
        rewards, over, _ = batch.step(batch.sample())
        for i in np.flatnonzero(over):
            found[int(numbers[i])] = tuple(rewards[i].tolist())
    return found


# --- The same games ---------------------------------------------------------------------------------------------------


@EVERY
def test_random_moves_play_the_games_that_simulate_plays(game, table):
    given = dict(table)
    setting = checked_setting(definition(game), given.pop("edition", None), given.pop("players"), given)
    expected = simulate(rules_of(definition(game)), setting, 12, SEED).shares
    found = ended(game, table, size=12, wanted=12)
    assert [found[n] for n in range(12)] == [tuple(row) for row in expected.tolist()]


@pytest.mark.parametrize("size", [1, 5, 16])
def test_a_seed_gives_the_same_games_whatever_the_size(size):
    few, many = ended("mint-works", {"players": 2}, size, 10), ended("mint-works", {"players": 2}, 10, 10)
    assert {n: few[n] for n in range(10)} == {n: many[n] for n in range(10)}


def test_a_seed_gives_the_same_games_in_another_process():
    program = (
        "import bourgade, hashlib\n"
        "batch = bourgade.Batch('mint-works', size=20, seed=5)\n"
        "for _ in range(30): batch.step(batch.sample())\n"
        "print(hashlib.sha256(batch.states.tobytes()).hexdigest())"
    )
    results = {subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout for _ in range(2)}
    assert len(results) == 1
    assert len(results.pop().strip()) == 64


def test_interpreted_and_compiled_batches_are_the_same(monkeypatch):
    compiled = bourgade.Batch("minivilles", players=3, size=3, seed=1)
    monkeypatch.setattr("bourgade.engine.batch.rules_of", lambda each: Rules(each, compiled=False))
    interpreted = bourgade.Batch("minivilles", players=3, size=3, seed=1)
    for _ in range(40):
        moves = compiled.sample()
        assert interpreted.sample().tolist() == moves.tolist()
        assert np.array_equal(interpreted.observe("int"), compiled.observe("int"))
        assert np.allclose(interpreted.observe(), compiled.observe())
        assert np.array_equal(interpreted.mask(), compiled.mask())
        compiled.step(moves)
        interpreted.step(moves)
        assert [interpreted.game(i).position() for i in range(3)] == [compiled.game(i).position() for i in range(3)]


# --- Stepping ---------------------------------------------------------------------------------------------------------


@EVERY
def test_moves_masks_and_lists_are_those_of_the_games(game, table):
    batch = bourgade.Batch(game, size=6, seed=SEED, **table)
    for _ in range(25):
        moves, starts = batch.legal()
        mask = batch.mask()
        for i in range(batch.size):
            one, mine = batch.game(i), moves[starts[i] : starts[i + 1]]
            assert one.actor == f"P{batch.actors[i] + 1}"
            assert len(one.legal()) == len(mine) == mask[i].sum()
            assert mask[i, mine].all()
        chosen = batch.sample()
        before = [batch.game(i) for i in range(batch.size)]
        texts = [one._action(one._states, int(move)).text for one, move in zip(before, chosen, strict=True)]
        assert all(text in one.legal() for one, text in zip(before, texts, strict=True))
        batch.step(chosen)


def test_a_game_that_ends_gives_way_to_the_next_of_its_place():
    batch = bourgade.Batch("mint-works", size=4, seed=3)
    while not batch.over.any():
        numbers, plies = batch.games.copy(), batch.plies.copy()
        batch.step(batch.sample())
    for i in range(4):
        assert batch.games[i] == numbers[i] + (4 if batch.over[i] else 0)
        assert batch.rewards[i].sum() == (1 if batch.over[i] else 0)
        assert batch.over[i] == (batch.plies[i] < plies[i])


def test_a_game_at_its_ceiling_is_cut_off_and_nobody_has_won_it():
    batch = bourgade.Batch("minivilles", size=2, seed=3, ceiling=5, first="P1")
    steps = 0
    while not batch.cut.any():
        batch.step(batch.sample())
        steps += 1
    assert batch.cut.all()
    assert not batch.over.any()
    assert batch.rewards.sum() == 0
    assert steps == 3  # roll, die, build, roll, die: the fifth action follows the third move
    assert batch.games.tolist() == [2, 3]


def test_one_illegal_move_stops_all():
    batch = bourgade.Batch("minivilles", size=3, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(
        bourgade.BadBatch, match=r"Move 7, `build nothing`, is not legal in game 1 of the batch: it is 0"
    ):
        batch.step([0, 7, 0])
    assert batch.states.tobytes() == before
    for wrong in (-1, 10**12, -(10**12)):
        with pytest.raises(bourgade.BadBatch, match=rf"Move {wrong}.* is not legal in game 2"):
            batch.step(np.array([0, 0, wrong]))
    assert batch.states.tobytes() == before
    batch.step([0, 0, 0])


@pytest.mark.parametrize("actions", [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["0", "0", "0"], None, 0])
def test_moves_are_whole_numbers_one_for_each_game(actions):
    batch = bourgade.Batch("minivilles", size=3, seed=1)
    with pytest.raises(bourgade.BadBatch, match="takes 3 whole numbers"):
        batch.step(actions)


@pytest.mark.parametrize("name", ["size", "ceiling"])
@pytest.mark.parametrize("number", [0, -1, 2.5, "8", None, True])
def test_size_and_ceiling_are_whole_numbers_from_1(name, number):
    with pytest.raises(bourgade.BadBatch, match=f"The {name} of a batch is a whole number from 1, not"):
        bourgade.Batch("minivilles", **{name: number})


def test_other_wrong_things_are_told_as_everywhere():
    with pytest.raises(bourgade.UnknownGame):
        bourgade.Batch("chess")
    with pytest.raises(bourgade.UnknownEdition, match="did you mean marina"):
        bourgade.Batch("minivilles", edition="marena")
    with pytest.raises(bourgade.UnknownOption):
        bourgade.Batch("minivilles", seed="7")
    batch = bourgade.Batch("minivilles", size=2)
    with pytest.raises(bourgade.BadBatch, match=r"no observations of kind 'flaot' \(did you mean float\?\)"):
        batch.observe("flaot")
    with pytest.raises(bourgade.BadBatch, match="Seats are numbers from 0 to 1"):
        batch.observe(seats=[0, 2])
    with pytest.raises(bourgade.BadBatch, match="contiguous array of bool"):
        batch.mask(np.zeros((2, 3), np.bool_))
    with pytest.raises(bourgade.BadBatch, match="games 0 to 1"):
        batch.game(2)


# --- Observations -----------------------------------------------------------------------------------------------------


@EVERY
def test_an_observation_says_what_its_table_says(game, table):
    batch = bourgade.Batch(game, size=4, seed=SEED, **table)
    features = {feature.name: feature for feature in definition(game).observation.features}
    for _ in range(30):
        whole, scaled = batch.observe("int"), batch.observe()
        most = definition(game).observation.most(batch.players)
        assert np.allclose(scaled, np.minimum(whole / most, 1))
        assert whole.min() >= 0
        for name, place in batch.features().items():
            if features[name].most == 1:
                assert set(np.unique(whole[:, place])) <= {0, 1}, name
        assert (whole[:, batch.features()["phase"]].sum(1) == 1).all()
        batch.step(batch.sample())


def shown(batch: bourgade.Batch, i: int, name: str) -> np.ndarray:
    [feature] = [each for each in batch._definition.observation.features if each.name == name]
    return batch.observe("int")[i, batch.features()[name]].reshape(feature.sizes(batch.players))


def test_minivilles_mine_come_first():
    batch = bourgade.Batch("minivilles", players=3, size=8, seed=2, edition="deluxe")
    for _ in range(60):
        batch.step(batch.sample())
    for i in range(8):
        position, me = batch.game(i).position(), int(batch.actors[i])
        players = [position["players"][(me + n) % 3] for n in range(3)]
        assert shown(batch, i, "coins").tolist() == [player["coins"] for player in players]
        assert shown(batch, i, "cards").sum(1).tolist() == [sum(player["cards"].values()) for player in players]
        assert shown(batch, i, "landmarks").sum(1).tolist() == [len(player["landmarks"]) for player in players]
        assert shown(batch, i, "piles").sum() == sum(position["piles"].values())
        assert shown(batch, i, "turn").tolist() == [1, 0, 0]
        assert shown(batch, i, "seat").tolist() == [int(n == me) for n in range(5)]


def test_mint_works_plans_that_others_hide_are_not_in_it():
    """Two games that differ only in which card P2 has from the lotto look the same to P1 (MW-18)."""
    batch = bourgade.Batch("mint-works", players=2, size=2, seed=1, first="P1")
    batch.states[1] = batch.states[0]
    for i, plan in enumerate((3, 4)):
        batch.states["plans"][i, 1, 0], batch.states["hidden"][i, 1, 0], batch.states["plan_count"][i, 1] = plan, 1, 1
        batch.states["deck"][i] = 1 << (7 - plan)  # the other one
    mine, theirs = batch.observe("int", seats=0), batch.observe("int", seats=1)
    assert np.array_equal(*mine)
    assert not np.array_equal(*theirs)
    assert mine[0, batch.features()["unknown"]].tolist() == [0, 1]
    assert np.flatnonzero(mine[0, batch.features()["deck"]]).tolist() == [3, 4]
    assert theirs[0, batch.features()["unknown"]].tolist() == [0, 0]


def test_ma_petite_ville_tiles_are_as_they_lie():
    batch = bourgade.Batch("ma-petite-ville", size=4, seed=2)
    for _ in range(60):
        batch.step(batch.sample())
    for i in range(4):
        position = batch.game(i).position()
        count = len(position["tiles"])
        assert shown(batch, i, "laid").sum() == count
        xs, ys = shown(batch, i, "x")[:count], shown(batch, i, "y")[:count]
        assert xs.min() == ys.min() == 0
        lying = {(tile["x"], tile["y"]) for tile in position["tiles"]}
        left, top = min(x for x, _ in lying), min(y for _, y in lying)
        assert {(x + left, y + top) for x, y in zip(xs.tolist(), ys.tolist(), strict=True)} == lying
        assert shown(batch, i, "stack").sum() == 36 - count - ("drawn" in position)


def test_every_seat_can_look():
    batch = bourgade.Batch("minivilles", players=3, size=5, seed=2)
    batch.step(batch.sample())
    mine = batch.observe("int")
    for i, seat in enumerate(batch.actors):
        assert np.array_equal(batch.observe("int", seats=int(seat))[i], mine[i])
    out = np.zeros_like(mine)
    assert batch.observe("int", out=out) is out


def test_arrays_are_shared_without_copies():
    batch = bourgade.Batch("minivilles", size=8, seed=1)
    seen = batch.observe()
    assert np.from_dlpack(seen).ctypes.data == seen.ctypes.data
    assert batch.states.view(np.uint8).reshape(8, -1).base is not None


def test_jax_takes_arrays():
    # In a process of its own: where JAX has been, nothing may fork.
    code = """
import bourgade, jax, numpy as np
seen = bourgade.Batch("minivilles", size=8, seed=1).observe()
print(np.array_equal(np.asarray(jax.dlpack.from_dlpack(seen)), seen))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_the_size_of_a_feature_follows_the_table():
    assert Feature("cards", ("seats", ["a", "b"]), 6, "copies").sizes(4) == (4, 2)
    assert encode.__name__ == "encode"
    for game in packages():
        observation = definition(game).observation
        assert observation.size(3) == list(observation.places(3).values())[-1].stop == len(observation.most(3))


def test_moves_that_were_drawn_for_an_earlier_step_are_checked():
    batch = bourgade.Batch("minivilles", size=2, seed=1)
    old = batch.sample()
    batch.step(old)
    with pytest.raises(bourgade.BadBatch, match="not legal in game 0"):
        batch.step(old)  # it is time to build
    with pytest.raises(ValueError, match="read-only"):
        old[0] = 7
    batch.sample()
    batch.reset(1)
    batch.step(batch.sample())
