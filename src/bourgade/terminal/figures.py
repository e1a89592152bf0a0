"""Lists and figures as tables for people."""

from collections.abc import Callable, Collection
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.bench import Speed
from ..lab.wording import Words, bots, counts, headlines, kinds_at_a_glance
from ..texts import number
from .console import show
from .language import terminal_text

STYLES = {"certain": "bold green", "likely": "yellow"}


def show_games(console: Console, language: str, games: dict[str, dict[str, Any]]) -> None:
    """Show what can be played."""
    table = table_of(language, ["game", "edition", "players", "options"])
    for game, about in games.items():
        for edition, data in about["editions"].items():
            options = [f"{name}={' | '.join(values)}" for name, values in data["options"].items()]
            table.add_row(game, edition, f"{data['players'][0]}-{data['players'][-1]}", "\n".join(options))
    console.print(table)


def show_simulation(console: Console, language: str, figures: dict[str, Any], name: Callable[[str, str], str]) -> None:
    """Show what a simulation says in short; ``name(language, slug)`` gives the names of the game's things."""
    words = Words(language, name, figures["money"])
    tables = figures["tables"]
    seats = terminal_text(language, "seats", n=figures["players"])
    played = {
        "games": number(language, figures["games"]),
        "seconds": number(language, figures["seconds"], 1),
        "rate": number(language, figures["games_per_second"]),
    }
    show(console, f"{figures['game']} {' / '.join(table['name'] for table in tables)}, {seats}, {bots(figures)}")
    show(console, terminal_text(language, "figures-played-in", **played))
    for change in figures.get("changes") or []:
        show(console, f"- {change}")
    console.print()
    console.print(main_figures(figures, words))
    console.print()
    if len(tables) == 1:
        for sentence in kinds_at_a_glance(figures, words):
            show(console, sentence)
        return
    counted = counts(figures)
    show(console, words.text(f"page-{'some' if counted['certain'] else 'none'}-certain", **counted))
    for sentence, verdict, mark in headlines(figures, words):
        style = STYLES.get(mark, "")
        line = Text.assemble("- ", sentence, words.text("separator"), (f"{verdict}.", style))
        console.print(line, soft_wrap=not console.is_terminal)


def main_figures(figures: dict[str, Any], words: Words) -> Table:
    """Return length and wins as a table: a column for each table, and one for the difference."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column()
    for one in figures["tables"]:
        table.add_column(one["name"], justify="right")
    if len(figures["tables"]) == 2:
        table.add_column(words.text("page-difference"), justify="right")
        table.add_column()
    for group in ("length", "order", "seat" if len(set(figures["bots"])) > 1 else "", "unfinished"):
        for name, entry in figures["figures"].get(group, {}).items():
            values = [Text(words.value(group, name, one)) for one in entry["tables"]]
            if "difference" in entry:
                difference = entry["difference"]
                mark = difference["verdict"]
                interval = words.interval(group, name, difference, signed=True) if mark != "same" else ""
                values += [joined(words.number(group, name, difference, "value", signed=True), interval)]
                values += [Text(words.text(f"marks-{mark}"), STYLES.get(mark, "dim"))]
            else:
                values = [joined(values[0].plain, words.interval(group, name, entry["tables"][0]))]
            table.add_row(words.label(group, name), *values)
    return table


def joined(value: str, interval: str) -> Text:
    """Return a figure with its interval behind it."""
    return Text.assemble(value, (f" ({interval})", "dim") if interval else "")


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
        table.add_column(terminal_text(language, f"figures-{key}"), justify="right" if key in numbers else "left")
    return table
