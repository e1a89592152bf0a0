"""How fast batches and environments are, each beside its peer in the same run, all on one core.

``python benchmarks/environments.py`` steps 4,096 games of ours and of Pgx's backgammon with random moves, and plays
PettingZoo's connect four and OpenSpiel's backgammon beside our forms of them. ``--json`` prints one JSON object.
"""

import argparse
import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"  # before JAX comes

import jax
import numpy as np
import pettingzoo
import pgx
import pyspiel
from pgx.experimental.wrappers import auto_reset

import bourgade
import bourgade.envs.openspiel
from bourgade.engine.game import checked_setting
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import simulate
from bourgade.envs.pettingzoo import BourgadeEnv
from bourgade.games import definition

SIZE = 4096
TABLES = [
    ("minivilles", "base", 2),
    ("minivilles", "base", 4),
    ("minivilles", "marina-green-valley", 4),
    ("mint-works", "standard", 2),
    ("ma-petite-ville", "normal", 2),
]
Row = dict[str, Any]


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5, help="for each row (default: 5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    rows = [*batches(given.seconds), *pettingzoos(given.seconds), *openspiels(given.seconds)]
    if given.json:
        print(json.dumps(rows, indent=1))
        return
    print("| form | game | a second | beside it | ratio | goal |")
    print("| --- | --- | ---: | --- | ---: | ---: |")
    for row in rows:
        ratio = "" if row["ratio"] is None else f"{row['ratio']:.2f}"
        print(f"| {row['form']} | {row['game']} | {row['speed']:,.0f} | {row['peer']} | {ratio} | {row['goal']} |")


def progress(text: str) -> None:
    """Say what goes on."""
    print(text, "…", file=sys.stderr, flush=True)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much is done in a second, in the best of three parts of the time."""
    work()
    best = 0.0
    for _ in range(3):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / 3:
            done += work()
        best = max(best, done / spent)
    return best


# --- Batches ----------------------------------------------------------------------------------------------------------


def batches(seconds: float) -> list[Row]:
    """Step batches with random moves, and Pgx's backgammon; and play pure playouts."""
    progress("Pgx, backgammon")
    peer = rate(pgx_backgammon(), seconds)
    rows = [{"form": "Pgx", "game": "backgammon", "speed": peer, "peer": "", "ratio": None, "goal": ""}]
    for game, edition, players in TABLES:
        progress(f"batch, {game} {edition}, {players} players")
        batch = bourgade.Batch(game, edition=edition, players=players, size=SIZE, seed=1)

        def step(batch: bourgade.Batch = batch) -> int:
            batch.step(batch.sample())
            return SIZE

        speed = rate(step, seconds)
        setting = checked_setting(definition(game), edition, players, {})
        summary = simulate(rules_of(definition(game)), setting, 3000, 1)
        playouts = summary.decisions.sum() / summary.seconds
        name = f"{game} {edition}, {players} players"
        rows += [
            {"form": "Batch.step", "game": name, "speed": speed, "peer": "Pgx", "ratio": speed / peer, "goal": "5"},
            {
                "form": "",
                "game": "",
                "speed": playouts,
                "peer": "of pure playouts",
                "ratio": speed / playouts,
                "goal": "0.5",
            },
        ]
    return rows


def pgx_backgammon() -> Callable[[], int]:
    """Return a step of a batch of Pgx with random legal moves and automatic reset, compiled."""
    env = pgx.make("backgammon")
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def act(state: Any, key: Any) -> Any:
        choose, chance = jax.random.split(key)
        move = jax.random.categorical(choose, jax.numpy.log(state.legal_action_mask.astype("float32")))
        return step(state, move, jax.random.split(chance, SIZE))

    held = {"state": jax.jit(begin)(jax.random.split(jax.random.key(0), SIZE)), "key": jax.random.key(1)}

    def work() -> int:
        held["key"], key = jax.random.split(held["key"])
        held["state"] = act(held["state"], key)
        jax.block_until_ready(held["state"])
        return SIZE

    return work


# --- Environments -----------------------------------------------------------------------------------------------------


def pettingzoos(seconds: float) -> list[Row]:
    """Play PettingZoo's connect four and our games, in the same loop."""
    progress("PettingZoo, connect four")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        peer = rate(pettingzoo_game(pettingzoo.make("aec", "classic/connect_four_v3")), seconds)
    rows = [{"form": "PettingZoo", "game": "connect four", "speed": peer, "peer": "", "ratio": None, "goal": ""}]
    for game, edition, players in TABLES[1:]:
        progress(f"PettingZoo, {game} {edition}")
        speed = rate(pettingzoo_game(BourgadeEnv(game, edition=edition, players=players)), seconds)
        name = f"{game} {edition}, {players} players"
        rows.append(
            {
                "form": "PettingZoo",
                "game": name,
                "speed": speed,
                "peer": "connect four",
                "ratio": speed / peer,
                "goal": "3",
            }
        )
    return rows


def pettingzoo_game(env: Any) -> Callable[[], int]:
    """Return what plays a game with random moves, and returns how many there were."""
    luck = random.Random(1)

    def work() -> int:
        steps = 0
        env.reset(seed=luck.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            moves = np.flatnonzero(seen["action_mask"])
            env.step(int(moves[int(luck.random() * len(moves))]))
            steps += 1
        return steps

    return work


def openspiels(seconds: float) -> list[Row]:
    """Play games in OpenSpiel with random moves; its own backgammon is in C++, and for comparison only."""
    progress("OpenSpiel, backgammon")
    peer = rate(openspiel_game("backgammon"), seconds)
    rows = [{"form": "OpenSpiel", "game": "backgammon (C++)", "speed": peer, "peer": "", "ratio": None, "goal": ""}]
    for game, edition, players in TABLES[1:]:
        progress(f"OpenSpiel, {game} {edition}")
        name = f"bourgade_{game.replace('-', '_')}(edition={edition},players={players})"
        speed = rate(openspiel_game(name), seconds)
        rows.append(
            {
                "form": "OpenSpiel",
                "game": f"{game} {edition}, {players} players",
                "speed": speed,
                "peer": "backgammon (C++)",
                "ratio": speed / peer,
                "goal": "15,000 a second",
            }
        )
    return rows


def openspiel_game(name: str) -> Callable[[], int]:
    """Return what plays a game with random moves, and returns how many decisions there were."""
    game, luck = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(luck.random() * len(moves))])
                decisions += 1
        return decisions

    return work


if __name__ == "__main__":
    main()
