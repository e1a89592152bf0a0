"""How strong the bots are, and how fast they search. It takes hours at 400 games a row; finished games are kept.

``python benchmarks/strength.py --games 400 --folder build/strength`` plays each row of the tables and prints them with
95 % intervals; the games of a set of seatings share their luck, and count as one observation. Run again, it goes on.
``--only levels`` plays one of the tables. The speed of the search stands beside OpenSpiel's in the same run.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import pyspiel
from rich.console import Console
from rich.progress import Progress

import bourgade
from bourgade.arena.contest import Contest
from bourgade.arena.ledger import Ledger
from bourgade.arena.processes import play_in_processes
from bourgade.arena.results import estimated
from bourgade.bots import bots_of, find_bot
from bourgade.engine.game import checked_setting
from bourgade.engine.simulate import all_cores
from bourgade.games import definition, packages

GOOD_ENOUGH = {"minivilles": 0.95, "mint-works": 0.95, "ma-petite-ville": 0.90}  # tree:2000 against random
CURVE = [50, 200, 800, 3200, 12_800]
MCTS = {"backgammon": 500, "pig": 20_000}  # playouts of one move in OpenSpiel


@dataclass(frozen=True)
class Row:
    """One bot against another at all other seats."""

    table: str
    game: str
    players: int
    bot: str
    other: str
    goal: float | None  # that the lower end of the interval should reach


def rows() -> list[Row]:
    plans = [name for name in bots_of("minivilles").NAMES if name.startswith("plan:")]
    names = {game: list(definition(game).levels) for game in packages()}
    return [
        *(Row("random", game, 2, "tree:2000", "random", GOOD_ENOUGH[game]) for game in packages()),
        *(Row("expert", game, 2, "expert", "greedy", 0.6) for game in packages()),
        *(Row("expert", "minivilles", 2, "expert", plan, 0.6) for plan in plans),
        *(Row("expert", game, 4, "expert", "greedy", 0.4) for game in packages()),
        *(
            Row("levels", game, 2, better, worse, 0.6)
            for game in packages()
            for worse, better in zip(names[game], names[game][1:], strict=False)
        ),
        *(Row("curve", "minivilles", 2, f"tree:{playouts}", "greedy", None) for playouts in CURVE),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games for each row (default: 400)")
    parser.add_argument("--only", choices=["speed", "random", "expert", "levels", "curve"], help="one of the tables")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where finished games are kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=all_cores())
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)

    chosen = [row for row in rows() if arguments.only in (None, row.table)]
    figures = []
    with Progress(console=Console(stderr=True)) as progress:
        for row in chosen:
            task = progress.add_task(f"{row.game} {row.players}: {row.bot} against {row.other}")
            figures.append(played(row, arguments, partial(progress.update, task)))
    speeds = search_speeds() if arguments.only in (None, "speed") else []
    if arguments.json:
        print(json.dumps({"rows": figures, "speeds": speeds}, indent=1))
        return
    if figures:
        print("| game | players | bot | against | wins (95 %) | goal | ms a move |")
        print("| --- | ---: | --- | --- | ---: | ---: | ---: |")
    for figure in figures:
        row = figure["row"]
        goal = "" if row["goal"] is None else f"{row['goal']:.0%} {'✓' if figure['low'] >= row['goal'] else '✗'}"
        wins = f"{figure['value']:.1%} ({figure['low']:.1%} to {figure['high']:.1%})"
        cells = (row["game"], row["players"], row["bot"], row["other"], wins, goal, f"{figure['ms']:.0f}")
        print("|", " | ".join(map(str, cells)), "|")
    for speed in speeds:
        print(f"{speed['what']:>40}  {speed['playouts_per_second']:>9,.0f} playouts/s")


def played(row: Row, arguments: argparse.Namespace, progress: Callable[..., object]) -> dict:
    """Play the games of a row that are not there yet, and return what came of all."""
    setting = checked_setting(definition(row.game), None, row.players, {})
    contest = Contest(row.game, setting, (row.bot, row.other), arguments.seed)
    contest.check()
    ledger = Ledger(
        arguments.folder / f"{row.game}-{row.players}-{row.bot}-{row.other}.jsonl".replace(":", "_"), contest
    )
    done = ledger.check()
    ledger.open()
    rounds, size = -(-arguments.games // row.players), len(contest.tables)
    wanted = [number for number in range(rounds * size) if number % size < row.players]  # the bot is alone in these
    for number, result in play_in_processes(contest, [n for n in wanted if n not in done], arguments.cores):
        ledger.add(number, result)
        done[number] = result
        progress(completed=100 * sum(n in done for n in wanted) / len(wanted))
    games = [done[number] for number in wanted]
    seats = [contest.table(number).index(0) for number in wanted]
    shares = np.array([game.shares[seat] for game, seat in zip(games, seats, strict=True)]).reshape(rounds, row.players)
    found = estimated({("wins",): (shares.sum(axis=1), np.full(rounds, float(row.players)))})["wins",]
    choices = sum(game.choices[seat] for game, seat in zip(games, seats, strict=True))
    seconds = sum(game.seconds[seat] for game, seat in zip(games, seats, strict=True))
    forfeits = sum(game.forfeit is not None for game in games)
    return {
        "row": vars(row),
        **found,
        "ms": 1000 * seconds / max(1, choices),
        "games": len(games),
        "forfeits": forfeits,
    }


def search_speeds() -> list[dict]:
    """Return playouts a second on one core, with random players: ours, and OpenSpiel's own search in C++."""
    speeds = []
    for name, playouts in MCTS.items():
        game = pyspiel.load_game(name)
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, playouts, 1000, False, 1, False)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        seconds = best_time(partial(bot.step, state))
        speeds.append({"what": f"OpenSpiel MCTS, {name}", "playouts_per_second": playouts / seconds})
    for name in packages():
        for kind in (":random", ""):
            playouts = 20_000 if kind else 4_000
            view, bot = first_choice(name), find_bot(name, f"tree:{playouts}{kind}", 1)
            bot.choose(view)  # compiles
            seconds = best_time(partial(bot.choose, view))
            speeds.append({"what": f"tree{kind}, {name}, 2 players", "playouts_per_second": playouts / seconds})
    return speeds


def first_choice(name: str) -> bourgade.View:
    """Return the view of the first player who has something to choose."""
    game = bourgade.new(name, players=2, seed=3)
    while game.actor == "chance" or len(game.legal()) < 3:
        game.draw() if game.actor == "chance" else game.play(game.legal()[0])
    return game.view(str(game.actor))


def best_time(call: Callable[[], object]) -> float:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    main()
