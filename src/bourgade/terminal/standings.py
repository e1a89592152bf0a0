"""An arena at a terminal: how it stands while it is played, and what came of it."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import combinations, permutations
from typing import Any

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..arena.compete import Progress as Told
from ..arena.contest import Contest
from ..arena.match import Result
from ..arena.pairings import LONE
from ..arena.wording import Words, glance, verdict
from ..texts import number
from .console import show
from .figures import joined

MARKS = {"above": ("▲", "bold color(28)"), "below": ("▼", "color(160)"), "open": ("≈", "dim")}


@contextmanager
def running(console: Console, words: Words, contest: Contest, games: int) -> Iterator[Told]:
    """Show a bar and how the bots stand while games are played; what is yielded takes each game that has ended."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=console)
    task = bar.add_task(words.text("terminal-played"), total=games)
    won, sat = [0.0] * len(contest.bots), [0] * len(contest.bots)

    def told(game: int, result: Result) -> None:
        for seat, bot in enumerate(contest.table(game)):
            won[bot] += result.shares[seat]
            sat[bot] += 1
        bar.advance(task)

    def drawn() -> Group:
        return Group(standing(words, contest.labels, won, sat), bar)

    with Live(get_renderable=drawn, console=console, transient=True) if console.is_terminal else nullcontext():
        yield told


def standing(words: Words, labels: list[str], won: list[float], sat: list[int]) -> Table:
    """Return who has won how much so far."""
    table = table_with(words, ["bot"], ["wins", "games"])
    shares = sorted(((won[bot] / max(sat[bot], 1), bot) for bot in range(len(labels))), key=lambda one: -one[0])
    for share, bot in shares:
        table.add_row(labels[bot], words.share({"value": share, "low": None}), number(words.language, sat[bot]))
    return table


def show_arena(console: Console, words: Words, figures: dict[str, Any]) -> None:
    """Show what came of an arena."""
    about = {
        "game": figures["game"],
        "edition": figures["edition"],
        "players": figures["players"],
        "games": number(words.language, figures["games"]),
        "each": number(words.language, figures["games_of_a_pairing"]),
    }
    show(console, words.text("terminal-about", **about))
    console.print()
    console.print(ranking(words, figures))
    console.print()
    show(console, words.text(f"terminal-{figures['kind']}", par=words.even(figures["against_par"])))
    console.print(meetings(words, figures))
    console.print()
    for table in (seats(words, figures), manners(words, figures)):
        console.print(table)
        console.print()
    for sentence in glance(figures, words):
        show(console, sentence)
    for bot, entry in figures["forfeits"].items():
        show(console, first_forfeit(words, bot, entry))


def ranking(words: Words, figures: dict[str, Any]) -> Table:
    """Return the bots, the strongest first."""
    table = table_with(words, ["bot"], ["rating", "wins"])
    for bot in figures["bots"]:
        rating, wins = figures["ratings"][bot], figures["wins"][bot]
        points = joined(words.points(rating), words.points_interval(rating))
        table.add_row(bot, points, joined(words.share(wins), words.interval(wins)))
    return table


def meetings(words: Words, figures: dict[str, Any]) -> Table:
    """Return how often each bot wins against each other, with the stronger one first where both ways say the same."""
    table = table_with(words, ["bot", "against"], ["wins"])
    table.add_column()
    bots = figures["bots"]
    pairs = permutations(bots, 2) if figures["kind"] == LONE else combinations(bots, 2)
    for one, other in pairs:
        entry = figures["against"][one][other]
        mark = verdict(entry, figures["against_par"])
        table.add_row(one, other, joined(words.share(entry), words.interval(entry)), Text(*MARKS[mark]))
    return table


def seats(words: Words, figures: dict[str, Any]) -> Table:
    """Return the wins of each seat, and by order of play."""
    table = table_with(words, ["place"], ["wins"])
    entries = [(words.text("labels-seat", seat=seat), entry) for seat, entry in figures["seats"].items()]
    entries += [(words.place(place), entry) for place, entry in figures["order"].items()]
    for label, entry in entries:
        table.add_row(label, joined(words.share(entry), words.interval(entry)))
    return table


def manners(words: Words, figures: dict[str, Any]) -> Table:
    """Return how long each bot thinks, and how often it forfeits."""
    table = table_with(words, ["bot"], ["mean", "longest", "forfeits"])
    for bot in figures["bots"]:
        times, forfeits = figures["times"][bot], figures["forfeits"].get(bot, {"games": 0})["games"]
        table.add_row(
            bot,
            words.seconds(times["mean"]),
            words.seconds(times["max"]),
            Text(number(words.language, forfeits), "bold color(160)" if forfeits else "dim"),
        )
    return table


def first_forfeit(words: Words, bot: str, entry: dict[str, Any]) -> str:
    """Return when a bot first forfeited, and why."""
    told = words.text("terminal-first-forfeit", bot=bot, at=words.forfeit(entry["first"]))
    return f"{told} {entry['first']['message']}".rstrip()


def table_with(words: Words, names: list[str], numbers: list[str]) -> Table:
    """Return an empty table with columns of names and of numbers."""
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    for key in [*names, *numbers]:
        table.add_column(words.text(f"labels-{key}"), justify="right" if key in numbers else "left")
    return table
