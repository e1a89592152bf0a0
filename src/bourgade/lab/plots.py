"""The plots of a report, as SVG for a page: readable from a phone's width on, light and dark.

Each is drawn for a column of 360 units. Its text takes the page's face and colour, its colours are the page's, and the
two tables differ by shape and line as well. The same figures give the same bytes.
"""

import io
import re
from bisect import bisect, bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from itertools import accumulate
from threading import Lock
from typing import TYPE_CHECKING, Any

from .report import SHARES
from .wording import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 360
INK, PAPER = "#2b2a33", "#fbf6ec"  # the page gives them and the colours below a dark side
COLOURS = ["#2f6db5", "#b8501a"]  # a blue and an orange that colour-blind people tell apart
PAGE_COLOURS = {
    INK: "currentColor",
    PAPER: f"var(--paper, {PAPER})",
    COLOURS[0]: f"var(--first, {COLOURS[0]})",
    COLOURS[1]: f"var(--second, {COLOURS[1]})",
}
MARKERS = ["o", "D"]
SIZES = [7.5, 6.5]  # a diamond looks larger than a circle
LINES = ["-", (0, (4, 2))]
TEXT = 11
LETTER = 5.8  # width of a letter of that size, for the margin of labels
MOST_DIFFERENCES = 14
ROWS_WITH_NUMBERS = 6
ROWS_OF_TALL = 12
WIDEST = 0.3  # interval of a share in a plot
BINS = 30
TAIL = 0.002  # games left out on either side of the plot of lengths
SETTINGS: Any = {
    "svg.fonttype": "none",  # text stays text
    "text.parse_math": False,  # names come from outside and may hold a $
    "font.size": TEXT,
    "axes.unicode_minus": True,
}
NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
LEFT_OUT = {  # of what Matplotlib writes: names of groups, and the font, which is the page's
    r'<g id="[^"]*"': "<g",
    r" font-family: [^;\"]*;": "",
    r" transform=\"rotate\(-0 [^\"]*\"": "",
    r" ?\n": "\n",
    r"\n +": "\n",
}
drawing = Lock()  # Matplotlib's settings belong to the whole process


@dataclass(frozen=True)
class Row:
    """A line of a plot of dots: its label and an estimate for each table."""

    label: str
    estimates: list[dict[str, Any]]


def plots(figures: dict[str, Any], words: Words) -> dict[str, str]:
    """Return all plots that the figures have something for, as SVG by name."""
    makers: dict[str, Callable[[dict[str, Any], Words], str | None]] = {
        "order": order,
        "seat": seats,
        "length": lengths,
        "builders": builders,
        "winning": winning,
        "when": when,
        "course": course,
        "points": points,
        "turns": turns,
    }
    made = {name: make(figures, words) for name, make in makers.items()}
    return {name: svg for name, svg in made.items() if svg is not None}


def order(figures: dict[str, Any], words: Words) -> str | None:
    """Draw who wins by order of play."""
    return dots("order", rows_of(figures, words, "order"), words, "wins", 100, par=1 / figures["players"])


def seats(figures: dict[str, Any], words: Words) -> str | None:
    """Draw who wins by seat, where the seats are played by different bots."""
    if len(set(figures["bots"])) < 2:
        return None
    bots = dict(zip(figures["figures"].get("seat", {}), figures["bots"], strict=False))
    rows = [Row(f"{row.label} {bots[row.label]}", row.estimates) for row in rows_of(figures, words, "seat")]
    return dots("seat", rows, words, "wins", 100, par=1 / figures["players"])


def builders(figures: dict[str, Any], words: Words) -> str | None:
    """Draw how many players build each kind."""
    names = by_builders(figures)
    return dots("builders", rows_of(figures, words, "builders", names), words, "builders", 100)


def winning(figures: dict[str, Any], words: Words) -> str | None:
    """Draw how often those win who build each kind, in the same order."""
    rows = rows_of(figures, words, "winning", by_builders(figures))
    return dots("winning", rows, words, "winning", 100, par=1 / figures["players"])


def when(figures: dict[str, Any], words: Words) -> str | None:
    """Draw when the first of each kind comes, the earliest first."""
    group = figures["figures"].get("when", {})
    names = sorted(group, key=lambda name: group[name]["tables"][0]["value"] or 0)
    return dots("when", rows_of(figures, words, "when", names), words, "own-turn", 1)


def lengths(figures: dict[str, Any], words: Words) -> str | None:
    """Draw how many games last how long, or only the mean where that is not known."""
    tables = figures.get("length")
    if not tables:
        return dots("means", rows_of(figures, words, "length", ["turns"]), words, "turns", 1)
    first, last = ends(tables)
    whole = figures["players"]  # rounds, else who begins more often would make teeth
    width = whole * max(1, round((last - first) / whole / BINS))
    edges = range(first, last + width + 1, width)
    said = []
    with figure(words, 230, left=40) as (fig, ax):
        for index, table in enumerate(tables):
            games = sum(table["counts"].values())
            shares = [
                100 * sum(table["counts"].get(str(turn), 0) for turn in range(edge, edge + width)) / games
                for edge in edges[:-1]
            ]
            ax.stairs(shares, edges, fill=True, color=COLOURS[index], alpha=0.16, lw=0)
            ax.stairs(shares, edges, color=COLOURS[index], lw=1.8, ls=LINES[index])
            ax.axvline(table["median"], ymax=0.955 - 0.075 * index, color=COLOURS[index], lw=1, ls=LINES[index])
            label = words.text("plots-median", n=words.plain(table["median"]))
            right = table["median"] >= max(other["median"] for other in tables)
            ax.annotate(
                label,
                (table["median"], 0.955 - 0.075 * index),
                xycoords=("data", "axes fraction"),
                xytext=(5 if right else -5, -3),
                textcoords="offset points",
                ha="left" if right else "right",
                va="center",
                color=COLOURS[index],
                weight="bold",
            )
            said.append(f"{figures['tables'][index]['name']} {label}")
        ax.set_xlim(first, last)
        ax.set_ylim(0, ax.get_ylim()[1] * 1.15)
        ax.set_xlabel(words.text("plots-turns"))
        ax.set_ylabel(words.text("plots-games"))
        ax.grid(axis="y", color=INK, alpha=0.12, lw=0.8)
        return svg_of(fig, "length", words.text("plots-about-length", rows="; ".join(said)))


def course(figures: dict[str, Any], words: Words) -> str | None:
    """Draw what a player has over time, as long as enough games last."""
    group = figures["figures"].get("course")
    if not group:
        return None
    said = []
    with figure(words, 230, left=40) as (fig, ax):
        for index, table in enumerate(figures["tables"]):
            known = [(int(turn), entry["tables"][index]) for turn, entry in group.items()]
            known = [(turn, entry) for turn, entry in known if entry["low"] is not None and clear(entry)]
            at = [turn for turn, _ in known]
            values = [entry["value"] for _, entry in known]
            band = [entry["low"] for _, entry in known], [entry["high"] for _, entry in known]
            ax.fill_between(at, *band, color=COLOURS[index], alpha=0.22, lw=0)
            ax.plot(
                at, values, color=COLOURS[index], lw=2, ls=LINES[index], marker=MARKERS[index], ms=SIZES[index],
                markevery=(4 + 3 * index, 8), mec=PAPER, mew=0.8, solid_capstyle="round",
            )  # fmt: skip
            if known:
                ends_at = words.value("course", str(at[-1]), known[-1][1])
                said.append(f"{table['name']}, {words.short('course', str(at[-1]))}: {ends_at}")
        ax.set_ylim(bottom=0)
        ax.set_xlabel(words.text("plots-own-turn"))
        ax.set_ylabel(words.text("plots-money"))
        ax.grid(axis="y", color=INK, alpha=0.12, lw=0.8)
        return svg_of(fig, "course", words.text("plots-about-course", rows="; ".join(said)))


def points(figures: dict[str, Any], words: Words) -> str | None:
    """Draw the differences of shares that are certain or likely."""
    return forest(figures, words, "points", ["order", "unfinished", "builders", "winning"], 100)


def turns(figures: dict[str, Any], words: Words) -> str | None:
    """Draw the differences in turns that are certain or likely."""
    return forest(figures, words, "turns", ["length", "when"], 1)


def forest(figures: dict[str, Any], words: Words, name: str, groups: list[str], scale: float) -> str | None:
    """Draw differences with their intervals, the largest first."""
    found = [
        (group, thing, entry["difference"])
        for group in groups
        for thing, entry in figures["figures"].get(group, {}).items()
        if entry.get("difference", {}).get("verdict") in ("certain", "likely") and thing != "decisions"
    ]
    if not found:
        return None
    found = sorted(found, key=lambda row: -abs(row[2]["value"]))[:MOST_DIFFERENCES]
    labels = [row_label(words, group, thing) for group, thing, _ in found]
    with figure(words, *room(labels, 22)) as (fig, ax):
        for verdict in ("certain", "likely"):
            told = [(y, one) for y, (_, _, one) in enumerate(found) if one["verdict"] == verdict]
            intervals(ax, [y for y, _ in told], [one for _, one in told], 1, scale, hollow=verdict == "likely")
        ax.axvline(0, color=INK, lw=1.2)
        ax.margins(x=0.08)
        ax.set_xlabel(words.text("plots-points" if name == "points" else "plots-turns-change"))
        name_rows(ax, labels)
        said = [f"{label} {words.change(*row)}" for label, row in zip(labels, found, strict=True)]
        return svg_of(fig, name, words.text(f"plots-about-{name}", rows="; ".join(said)))


def row_label(words: Words, group: str, name: str) -> str:
    """Return the label of a difference among those of other groups."""
    if group not in ("builders", "winning", "when"):
        return words.label(group, name)
    return words.text(f"plots-rows-{group}", label=words.short(group, name))


def dots(name: str, rows: Sequence[Row], words: Words, axis: str, scale: float, par: float | None = None) -> str | None:
    """Draw a dot with its interval for each row and table; par is what nobody's advantage would give."""
    if not rows:
        return None
    tables = len(rows[0].estimates)
    few = len(rows) <= ROWS_WITH_NUMBERS
    with figure(words, *room([row.label for row in rows], (14 if few else 6) * tables + 14)) as (fig, ax):
        for index in range(tables):
            estimates = [row.estimates[index] for row in rows]
            heights = [y + (0.36 * index - 0.18) * (tables - 1) for y in range(len(rows))]
            intervals(ax, heights, estimates, index, scale)
            for y, estimate in zip(heights, estimates if few else [], strict=False):
                number_at(ax, y, scale * estimate["high"], words.rough(scale, estimate["value"]), index)
        if par is not None:
            ax.axvline(scale * par, color=INK, lw=1.2, ls=(0, (1, 2)))
        ax.margins(x=0.12 if few else 0.06)
        ax.set_xlabel(words.text(f"plots-{axis}"))
        name_rows(ax, [row.label for row in rows])
        said = [f"{row.label} {' / '.join(words.rough(scale, e['value']) for e in row.estimates)}" for row in rows]
        return svg_of(fig, name, words.text(f"plots-about-{name}", rows="; ".join(said)))


def intervals(
    ax: "Axes",
    heights: Sequence[float],
    estimates: Sequence[dict[str, Any]],
    index: int,
    scale: float,
    hollow: bool = False,
) -> None:
    """Draw estimates of a table at these heights, all of which have an interval."""
    values, lows, highs = ([scale * estimate[part] for estimate in estimates] for part in ("value", "low", "high"))
    ax.hlines(heights, lows, highs, color=COLOURS[index], lw=3, alpha=0.45, capstyle="round")
    inside, edge = (PAPER, COLOURS[index]) if hollow else (COLOURS[index], PAPER)
    ax.plot(
        values, heights, ls="", marker=MARKERS[index], ms=SIZES[index], mfc=inside, mec=edge, mew=1.4 if hollow else 0.8
    )


def number_at(ax: "Axes", y: float, x: float, number: str, index: int) -> None:
    """Write a number behind its interval."""
    ax.annotate(
        number, (x, y), xytext=(6, 0), textcoords="offset points", va="center", color=COLOURS[index], weight="bold"
    )


def name_rows(ax: "Axes", labels: list[str]) -> None:
    """Write the labels of rows, the first on top, and repeat the numbers above where the plot is tall."""
    ax.set_yticks(range(len(labels)), labels)
    ax.set_ylim(len(labels) - 0.4, -0.6)
    ax.tick_params(axis="x", labeltop=len(labels) > ROWS_OF_TALL)
    ax.grid(axis="x", color=INK, alpha=0.12, lw=0.8)
    ax.grid(axis="y", color=INK, alpha=0.06, lw=0.8)


def rows_of(figures: dict[str, Any], words: Words, group: str, names: Sequence[str] | None = None) -> list[Row]:
    """Return the rows of a group, of those names about which enough is known to be seen in a plot."""
    entries = figures["figures"].get(group, {})
    return [
        Row(words.short(group, name), entries[name]["tables"])
        for name in (entries if names is None else names)
        if name in entries and all(known(group, table) for table in entries[name]["tables"])
    ]


def known(group: str, estimate: dict[str, Any]) -> bool:
    """Tell whether a dot would say something: what is only guessed stands in the numbers and would stretch the plot."""
    if estimate["low"] is None:
        return False
    return group not in SHARES or bool(estimate["high"] - estimate["low"] <= WIDEST)


def by_builders(figures: dict[str, Any]) -> list[str]:
    """Return the kinds, the most built first."""
    group = figures["figures"].get("builders", {})
    return sorted(group, key=lambda name: -(group[name]["tables"][0]["value"] or 0))


def ends(tables: list[dict[str, Any]]) -> tuple[int, int]:
    """Return between which lengths nearly all games of all tables lie."""
    first, last = [], []
    for table in tables:
        until = list(accumulate(table["counts"].values()))
        lengths = list(map(int, table["counts"]))
        first.append(lengths[bisect(until, TAIL * until[-1])])
        last.append(lengths[bisect_left(until, (1 - TAIL) * until[-1])])
    return min(first), max(last) + 1


def clear(estimate: dict[str, Any]) -> bool:
    """Tell whether enough games lasted that long for a line that does not tremble."""
    return bool(estimate["high"] - estimate["low"] <= max(0.2 * estimate["value"], 0.5))


def room(labels: Sequence[str], row: int) -> tuple[float, float]:
    """Return the height of a plot with these rows, and the margin for their labels."""
    return row * len(labels) + 60, min(LETTER * max(map(len, labels)) + 12, 0.65 * WIDTH)


@contextmanager
def figure(words: Words, height: float, left: float) -> "Iterator[tuple[Figure, Axes]]":
    """Open a figure in the style of the house; what is drawn must be drawn inside."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    with drawing, mpl.rc_context(SETTINGS):
        fig = Figure(figsize=(WIDTH / 72, height / 72), facecolor="none")
        below, above, right = 40, 20, 12
        room = (left / WIDTH, below / height, (WIDTH - left - right) / WIDTH, (height - below - above) / height)
        ax = fig.add_axes(room, facecolor="none")
        ax.spines[:].set_visible(False)
        ax.xaxis.set_major_locator(MaxNLocator(6, steps=[1, 2, 5, 10]))
        ax.yaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
        for axis in (ax.xaxis, ax.yaxis):
            axis.set_major_formatter(lambda value, _: words.plain(value))
        ax.tick_params(colors=INK, length=0, pad=5)
        ax.xaxis.label.set_color(INK)
        ax.yaxis.label.set_color(INK)
        yield fig, ax


def svg_of(fig: "Figure", name: str, sentence: str) -> str:
    """Return a figure as an element for a page, with a sentence for those who cannot see it."""
    import matplotlib as mpl

    written = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with mpl.rc_context({"svg.hashsalt": name}):  # names of parts differ from plot to plot
        fig.savefig(written, format="svg", metadata=nothing)
    body = written.getvalue().partition("<defs>")[2].partition("</defs>")[2]  # from behind the style of all
    for pattern, instead in LEFT_OUT.items():
        body = re.sub(pattern, instead, body)
    for colour, variable in PAGE_COLOURS.items():
        body = body.replace(colour, variable)
    width, height = fig.get_size_inches() * 72
    box = f'viewBox="0 0 {width:.0f} {height:.0f}"'
    said = escape(sentence)
    return f'<svg {NAMESPACES} {box} role="img" aria-label="{said}"><title>{said}</title>{body.strip()}'
