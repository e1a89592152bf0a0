"""How long a balance report takes: 100,000 games of greedy players on all cores, as designers run it.

Every row is the whole command, from its start to the page on disk. ``cold`` begins with nothing compiled. ``ratio`` is
to the same command with random players, which is what the engine does at its fastest.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.progress import track

from bourgade.engine.simulate import all_cores
from bourgade.games import definition

GAME = "minivilles"
PLAYERS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--games", type=int, default=100_000, help="games of each report (default: 100,000)")
    arguments = parser.parse_args()

    runs = [("base", "cold"), *((edition, "warm") for edition in definition(GAME).editions)]
    with tempfile.TemporaryDirectory() as cache:
        rows = [
            row(edition, start, arguments.games, cache)
            for edition, start in track(runs, "Reporting", console=Console(stderr=True))
        ]
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return
    print(f"{arguments.games:,} games, {PLAYERS} players, {all_cores()} cores\n")
    print("| edition | start | greedy, s | greedy, games/s | random, s | ratio |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for one in rows:
        ratio = one["seconds"] / one["random_seconds"]
        print(
            f"| `{one['edition']}` | {one['start']} | {one['seconds']:.1f} | {one['games_per_second']:,.0f} | "
            f"{one['random_seconds']:.1f} | {ratio:.1f} |"
        )


def row(edition: str, start: str, games: int, cache: str) -> dict[str, object]:
    """Time one report; with a cold start the cache is empty before."""
    seconds, report = timed(edition, "greedy", games, cache)
    random_seconds, _ = timed(edition, "random", games, cache)
    speed = report["games_per_second"]
    return {
        "edition": edition,
        "start": start,
        "seconds": seconds,
        "games_per_second": speed,
        "random_seconds": random_seconds,
    }


def timed(edition: str, bots: str, games: int, cache: str) -> tuple[float, dict[str, float]]:
    page = Path(cache) / "report.html"
    command = [sys.executable, "-m", "bourgade", "simulate", GAME, "--edition", edition, "--players", PLAYERS]
    command += ["--bots", bots, "--games", games, "--html", page, "--json"]
    start = time.perf_counter()
    done = subprocess.run(
        list(map(str, command)), env=os.environ | {"NUMBA_CACHE_DIR": cache}, capture_output=True, check=True
    )
    return time.perf_counter() - start, json.loads(done.stdout)


if __name__ == "__main__":
    main()
