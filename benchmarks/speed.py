"""How fast the engine is, beside OpenSpiel in the same run. ``make bench`` runs this; it takes about three minutes.

Every row is random play to the end of games; decisions are players' moves, outcomes of chance are not counted.
OpenSpiel's games are C++ driven through its Python API, as its users drive them.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numba
import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import track

import bourgade
from bourgade.engine.bench import ROUNDS, measure
from bourgade.engine.game import checked_setting
from bourgade.engine.rules import rules_of
from bourgade.engine.simulate import all_cores
from bourgade.games import definition, packages

PEERS = ["pig", "backgammon"]
FIRST_MOVE = 'import bourgade; game = bourgade.new("minivilles", first="P1"); game.play("roll 1")'


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each row (default: 2)")
    arguments = parser.parse_args()

    peers = [{"peer": name, **best_peer_speed(name, arguments.seconds)} for name in PEERS]
    speeds = []
    settings = [
        (name, edition, players)
        for name in packages()
        for edition, data in definition(name).editions.items()
        for players in data.players
    ]
    for name, edition, players in track(settings, "Playing", console=Console(stderr=True)):
        for cores in sorted({1, all_cores()}):
            speeds.append(own_speed(name, edition, players, cores, arguments.seconds, peers))
    figures = {"peers": peers, "speeds": speeds, "costs": costs(), "starts": starts()}
    if arguments.json:
        print(json.dumps(figures, indent=1))
    else:
        show(figures)


def best_peer_speed(name: str, seconds: float) -> dict[str, float]:
    """Return the speed of the best of some rounds, as for our own games."""
    rounds = [peer_speed(name, seconds / ROUNDS) for _ in range(ROUNDS)]
    return max(rounds, key=lambda speed: speed["decisions_per_second"])


def peer_speed(name: str, seconds: float) -> dict[str, float]:
    game = pyspiel.load_game(name)
    chooser = random.Random(0)
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        games += 1
    passed = time.perf_counter() - start
    return {"decisions_per_second": decisions / passed, "games_per_second": games / passed}


def own_speed(name: str, edition: str, players: int, cores: int, seconds: float, peers: list[dict]) -> dict:
    rules = rules_of(definition(name))
    speed = measure(rules, checked_setting(definition(name), edition, players, {}), cores, seconds)
    ratios = {peer["peer"]: speed.decisions_per_second / peer["decisions_per_second"] for peer in peers}
    return {"game": name, "edition": edition, "players": players, **vars(speed), "ratios": ratios}


def costs() -> dict[str, float]:
    """Sizes in bytes, times in microseconds."""
    game = bourgade.new("minivilles", edition="marina-green-valley", players=4, seed=1, first="P1")
    while len(game.legal()) < 6:
        game.draw() if game.actor == "chance" else game.play(game.legal()[-1])
    move = game.legal()[0]

    def legal() -> None:
        game._now = None  # as after a move
        game.legal()

    def play() -> None:
        game.play(move)
        game.undo()

    states = np.zeros(1024, definition("minivilles").state)
    copy_many(states, 1)
    return {
        "state_bytes": states.itemsize,
        "compiled_copy_us": best_time(lambda: copy_many(states, 100_000)) / 100_000,
        "legal_us": best_time(lambda: repeat(legal, 1000)) / 1000,
        "play_and_undo_us": best_time(lambda: repeat(play, 1000)) / 1000,
    }


@numba.njit
def copy_many(states, times):
    for i in range(times):
        states[i & 1023] = states[(i * 7 + 1) & 1023]


def repeat(call: Callable[[], object], times: int) -> None:
    for _ in range(times):
        call()


def best_time(call: Callable[[], object]) -> float:
    """Return the best of five, in microseconds."""
    times = []
    for _ in range(5):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times) * 1e6


def starts() -> dict[str, float]:
    """Seconds from starting Python to the end of the first move, with an empty cache and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"NUMBA_CACHE_DIR": folder}
        return {
            "import_s": min(process_time("import bourgade", environment) for _ in range(5))
            - min(process_time("", environment) for _ in range(5)),
            "first_move_cold_s": process_time(FIRST_MOVE, environment),
            "first_move_warm_s": min(process_time(FIRST_MOVE, environment) for _ in range(3)),
        }


def process_time(code: str, environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def show(figures: dict) -> None:
    """Print Markdown, for people and for the README."""
    print_row("game", "players", "cores", "decisions/s", "games/s", *(f"ratio to {peer}" for peer in PEERS))
    print_row("---", *["---:"] * (4 + len(PEERS)))
    for row in figures["peers"]:
        print_row(f"OpenSpiel `{row['peer']}` (C++)", 2, 1, *speed_of(row), *[""] * len(PEERS))
    for row in figures["speeds"]:
        ratios = (f"{row['ratios'][peer]:,.0f}" for peer in PEERS)
        print_row(f"{row['game']} `{row['edition']}`", row["players"], row["cores"], *speed_of(row), *ratios)
    print()
    for name, value in {**figures["costs"], **figures["starts"]}.items():
        print(f"{name:>20}  {value:.3g}")


def speed_of(row: dict) -> tuple[str, str]:
    return f"{row['decisions_per_second']:,.0f}", f"{row['games_per_second']:,.0f}"


def print_row(*cells: object) -> None:
    print("|", " | ".join(map(str, cells)), "|")


if __name__ == "__main__":
    main()
