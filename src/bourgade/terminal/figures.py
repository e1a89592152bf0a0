"""Lists and figures as tables for people."""

from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from ..engine.bench import Speed
from ..engine.definition import seat_name
from ..engine.simulate import Summary
from .language import number, terminal_text

LENGTHS = ["mean", "median", "min", "max"]


def show_games(console: Console, language: str, games: dict[str, dict[str, Any]]) -> None:
    """Show what can be played."""
    table = table_of(language, ["game", "edition", "players", "options"])
    for game, about in games.items():
        for edition, data in about["editions"].items():
            options = [f"{name}={'|'.join(values)}" for name, values in data["options"].items()]
            table.add_row(game, edition, f"{data['players'][0]}-{data['players'][-1]}", "\n".join(options))
    console.print(table)


def figures_of(summary: Summary) -> dict[str, Any]:
    """Return what came of many games, ready for JSON; wins are shares of all games."""
    return {
        "games": summary.games,
        "seconds": summary.seconds,
        "games_per_second": summary.games / summary.seconds,
        "decisions_per_second": summary.decisions.sum() / summary.seconds,
        "turns": lengths_of(summary.turns),
        "decisions": lengths_of(summary.decisions),
        "wins": {seat_name(seat): share for seat, share in enumerate(summary.shares.mean(axis=0).tolist())},
        "unfinished": summary.unfinished,
    }


def lengths_of(counts: NDArray[Any]) -> dict[str, float]:
    """Return how long the games were."""
    return {
        "mean": float(counts.mean()),
        "median": float(np.median(counts)),
        "min": int(counts.min()),
        "max": int(counts.max()),
    }


def show_simulation(console: Console, language: str, report: dict[str, Any]) -> None:
    """Show the figures of a simulation."""
    figures = {
        "played": number(language, report["games"]),
        "seconds": number(language, report["seconds"], 2),
        "games-per-second": number(language, report["games_per_second"]),
        "decisions-per-second": number(language, report["decisions_per_second"]),
        "unfinished-games": number(language, report["unfinished"]),
    }
    console.print(f"{report['game']} {report['edition']}, {terminal_text(language, 'seats', n=report['players'])}")
    overview = Table.grid(padding=(0, 3))
    overview.add_column()
    overview.add_column(justify="right")
    for key, figure in figures.items():
        overview.add_row(terminal_text(language, f"figures.{key}"), figure)
    for seat, share in report["wins"].items():
        overview.add_row(terminal_text(language, "figures.wins", seat=seat), number(language, 100 * share, 1) + " %")
    console.print(overview)
    lengths = table_of(language, ["length", *LENGTHS], numbers=LENGTHS)
    for key in ("turns", "decisions"):
        length = [number(language, value, 0 if name in ("min", "max") else 1) for name, value in report[key].items()]
        lengths.add_row(terminal_text(language, f"figures.{key}"), *length)
    console.print(lengths)


def show_speeds(console: Console, language: str, speeds: list[Speed]) -> None:
    """Show how fast a game runs, one row per number of cores."""
    columns = ["cores", "decisions-per-second", "games-per-second"]
    table = table_of(language, columns, numbers=columns)
    for speed in speeds:
        figures = (speed.cores, speed.decisions_per_second, speed.games_per_second)
        table.add_row(*(number(language, figure) for figure in figures))
    console.print(table)


def table_of(language: str, columns: list[str], numbers: Collection[str] = ()) -> Table:
    """Return an empty table with these columns; those of numbers are aligned to the right."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for key in columns:
        table.add_column(terminal_text(language, f"figures.{key}"), justify="right" if key in numbers else "left")
    return table
