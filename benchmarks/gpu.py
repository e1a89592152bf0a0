"""The rules on a GPU: the same games as on the CPU, bit for bit, and how many a second.

``python benchmarks/gpu.py`` plays games of every edition on all cores and on the GPU, compares how each ended, and
prints a table: decisions of players in a second, the time of the first call (cold, and from the cache), what a thread
takes. The comparison is made at the largest table of each edition; ``--quick`` skips it. Then batches go on side by
side on both, with every array compared, and searches think about the same decisions with as many playouts. It needs an
NVIDIA GPU and ``pip install 'bourgade[cuda]'``.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import Progress

import bourgade
from bourgade.bots import find_bot
from bourgade.engine.devices import checked_device
from bourgade.engine.game import checked_setting
from bourgade.engine.gpu import Player, library, player_by_lot
from bourgade.engine.playouts import CEILING
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import all_cores, simulate
from bourgade.engine.slices import in_slices
from bourgade.games import definition, packages

GOALS = {
    ("minivilles", "base", 4): 500,
    ("minivilles", "marina-green-valley", 4): 200,
    ("mint-works", "standard", 2): 200,
}
PART = 1 << 18  # games that are compared at a time

Row = dict[str, Any]


def tables() -> list[tuple[str, str, int]]:
    """Return every edition, with two players and with the most."""
    found = []
    for game in packages():
        for name, edition in definition(game).editions.items():
            found += [(game, name, players) for players in sorted({2, edition.players[-1]})]
    return [*GOALS, *(table for table in found if table not in GOALS)]


def main() -> None:
    """Compare, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000, help="to compare, of each edition (default: 1,000,000)")
    parser.add_argument("--speed-games", type=int, default=1 << 22, help="to measure (default: 4,194,304)")
    parser.add_argument("--only", help="one game")
    parser.add_argument("--quick", action="store_true", help="compare no simulated games")
    parser.add_argument("--skip-games", action="store_true", help="batches and searches alone")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--first-call", metavar="GAME", help=argparse.SUPPRESS)
    given = parser.parse_args()
    try:
        checked_device("cuda")
    except bourgade.BadDevice as error:
        sys.exit(f"{error}")
    if given.first_call:
        print(first_call(given.first_call))
        return
    chosen = [table for table in tables() if given.only in (None, table[0])]
    names = list(dict.fromkeys(table[0] for table in chosen))
    chosen = [] if given.skip_games else chosen
    rows, beside = [], []
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("games", total=len(chosen) + len(names))
        for table in chosen:
            progress.update(bar, description=f"{table[0]} {table[1]}, {table[2]} players")
            rows.append(measured(*table, given.speed_games))
            if not given.quick and table[2] == definition(table[0]).editions[table[1]].players[-1]:
                rows[-1]["equal"] = equal_games(*table, given.games)
            progress.advance(bar)
        for game in names:
            progress.update(bar, description=f"{game}, batches and searches")
            beside.append({"game": game, **equal_batches(game), **searched(game)})
            progress.advance(bar)
    first = {}
    if not given.skip_games:
        with ThreadPoolExecutor(len(names)) as threads:
            first = dict(zip(names, threads.map(first_calls, names), strict=True))
    name = library().get_current_device().name
    about = {"gpu": name.decode() if isinstance(name, bytes) else name, "cores": all_cores(), "first call": first}
    if given.json:
        print(json.dumps({**about, "rows": rows, "batches and searches": beside}, indent=1))
        return
    show(about, rows, beside)


def show(about: dict[str, Any], rows: list[Row], beside: list[Row]) -> None:
    """Print the tables."""
    print(f"{about['gpu']}; the CPU beside it: {about['cores']} cores\n")
    print("| game | players | million decisions/s | goal | games/s | CPU, all cores | equal games |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for row in rows:
        equal = f"{row['equal']:,}" if "equal" in row else ""
        speed = f"{row['decisions'] / 1e6:,.0f} | {row['goal'] or ''} | {row['games']:,.0f} | {row['cpu'] / 1e6:,.1f}"
        print(f"| {row['game']} {row['edition']} | {row['players']} | {speed} | {equal} |")
    print()
    for game, row in {row["game"]: row for row in rows}.items():
        print(f"A thread of {game}: {row['registers']} registers, {row['local']:,} bytes of local memory;", end=" ")
        print(f"{row['threads']} of them on each multiprocessor.")
    for game, (cold, warm) in about["first call"].items():
        print(f"First call, {game}: {cold:.1f} s cold, {warm:.1f} s from the cache.")
    print()
    print("| game | equal steps of batches | million steps/s | CPU, one core | tree:gpu, playouts/s | CPU, all cores |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for row in beside:
        steps = f"{row['equal steps']:,} | {row['steps'] / 1e6:,.1f} | {row['cpu steps'] / 1e6:,.1f}"
        print(f"| {row['game']} | {steps} | {row['playouts']:,.0f} | {row['cpu playouts']:,.0f} |")


def measured(game: str, edition: str, players: int, games: int) -> Row:
    """Play games on the GPU, and some on all cores."""
    rules, setting = rules_of(definition(game)), checked_setting(definition(game), edition, players, {})
    player = player_by_lot(rules)
    player.play([setting], 1, 0, 1000, CEILING)
    speed = played = 0.0
    for first in range(0, games, player.launch):
        number = min(player.launch, games - first)
        start = time.perf_counter()
        part = player.play([setting], 1, first, number, CEILING)
        seconds = time.perf_counter() - start
        speed, played = max(speed, part.decisions.sum() / seconds), max(played, number / seconds)
    here = simulate(rules, setting, 20_000, 1, all_cores())
    return {
        "game": game,
        "edition": edition,
        "players": players,
        "decisions": float(speed),
        "games": played,
        "goal": GOALS.get((game, edition, players)),
        "cpu": float(here.decisions.sum() / here.seconds),
        **player.kernel.about(),
    }


def equal_games(game: str, edition: str, players: int, games: int) -> int:
    """Play the same games on the GPU and on all cores; return how many, or say which one ends otherwise."""
    rules, setting = rules_of(definition(game)), checked_setting(definition(game), edition, players, {})
    player: Player = player_by_lot(rules)
    boxes = rules.ready(setting.boxes)
    for begin in range(0, games, PART):
        number = min(PART, games - begin)
        there = player.play([setting], 1, begin, number, CEILING, keep_states=True)
        states, decisions, shares = rules.new_states(number), np.zeros(number, np.int32), np.zeros((number, players))

        def work(
            first: int,
            last: int,
            begin: int = begin,
            states: Any = states,
            decisions: Any = decisions,
            shares: Any = shares,
        ) -> None:
            out = np.zeros(rules.definition.most_legal, np.int32)
            here = slice(first, last)
            rules.playouts(boxes, states[here], 1, begin + first, CEILING, out, decisions[here], shares[here])

        in_slices(number, all_cores(), work)
        same = (states == there.states) & (decisions == there.decisions) & (shares == there.shares).all(axis=1)
        if not same.all():
            sys.exit(f"{game} {edition}, {players} players: game {begin + int(same.argmin())} is not the same.")
    return games


def equal_batches(game: str, size: int = 4096, steps: int = 400, large: int = 1 << 17) -> Row:
    """Let a batch of all editions go on here and there, compare every array, and measure larger ones."""
    editions = list(definition(game).editions)
    here, there = (bourgade.Batch(game, edition=editions, size=size, seed=5, device=name) for name in ("cpu", "cuda"))
    for step in range(steps):
        arrays = {"moves": (here.sample(), there.sample())}
        if step % 20 == 0:
            arrays["legal moves"] = (here.legal()[0], there.legal()[0])
            arrays["mask"] = (here.mask(), there.mask())
            arrays["observation"] = (here.observe("int"), there.observe("int"))
        here.step(arrays["moves"][0])
        there.step(arrays["moves"][1])
        for name in ("actors", "games", "plies", "rewards", "over", "cut"):
            arrays[name] = (getattr(here, name), getattr(there, name))
        arrays["states"] = (here.states.view(np.uint8).reshape(size, -1), there.states)
        for name, (wanted, found) in arrays.items():
            if not np.array_equal(wanted, found.get()):
                sys.exit(f"{game}: after {step + 1} steps a batch of the GPU has other {name}.")
    speeds = {}
    for name, device in (("steps", "cuda"), ("cpu steps", "cpu")):
        batch = bourgade.Batch(game, players=2, size=large, seed=5, device=device)
        for _ in range(20):
            batch.step(batch.sample())
        start = time.perf_counter()
        for _ in range(50):
            batch.step(batch.sample())
        bool(batch.over.any())  # waits for the GPU
        speeds[name] = 50 * large / (time.perf_counter() - start)
    return {"equal steps": size * steps, **speeds}


def searched(game: str, playouts: int = 200_000) -> Row:
    """Return playouts a second of a search on the GPU and of one on all cores, at the same decisions."""
    found = {}
    for name, bot in (("playouts", f"tree:{playouts}:gpu"), ("cpu playouts", f"tree:{playouts}")):
        thinker, seconds, choices = find_bot(game, bot, 1, cores=all_cores()), 0.0, 0
        position = bourgade.new(game, players=2, seed=3)
        while choices < 6:
            if position.actor == "chance":
                position.draw()
                continue
            if len(position.legal()) > 2:
                view = position.view(str(position.actor))
                start = time.perf_counter()
                thinker.choose(view)
                seconds += (time.perf_counter() - start) * (choices > 0)  # the first one compiles
                choices += 1
            position.play(position.legal()[0])
        found[name] = playouts * (choices - 1) / seconds
    return found


def first_calls(game: str) -> tuple[float, float]:
    """Return the seconds of a first call in a new process, with an empty cache and with the one it made."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--first-call", game]
        environment = os.environ | {"NUMBA_CACHE_DIR": folder, "CUDA_CACHE_DISABLE": "1"}
        cold, warm = (
            float(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
            for _ in range(2)
        )
    return cold, warm


def first_call(game: str) -> float:
    """Play one game, and return how long that took."""
    start = time.perf_counter()
    setting = checked_setting(definition(game), None, 2, {})
    player_by_lot(rules_of(definition(game))).play([setting], 1, 0, 1, CEILING)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
