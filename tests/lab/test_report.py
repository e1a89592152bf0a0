"""The figures as a dict, and what is made from it: the page, its plots, the summary in the terminal."""

import io
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import numpy as np
import pytest
from lab.fakes import fake_figures, name
from rich.console import Console

from bourgade.lab.estimates import Moments
from bourgade.lab.page import render, write_page
from bourgade.lab.plots import plots
from bourgade.lab.report import Measure, figures, length
from bourgade.lab.wording import MINUS, Words
from bourgade.terminal.figures import show_simulation
from bourgade.texts import LANGUAGES

VOID = {"meta", "br", "path", "circle", "use"}
GROUPS = {"order", "seat", "unfinished", "length", "built", "builders", "winning", "when", "course"}


@pytest.fixture(scope="module")
def compared():
    return fake_figures(games=2000)


@pytest.fixture(scope="module")
def alone():
    return fake_figures(games=300, tables=1)


@pytest.fixture(scope="module")
def pages(compared):
    return {language: render(compared, language, name) for language in LANGUAGES}


class Page(HTMLParser):
    """A page as a tree would be: whether its tags fit, and the cells of its tables."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.tables, self.rows, self.cell = [], set(), {}, None, None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.rows = self.tables[dict(attrs)["id"]] = []
        elif tag == "tr" and self.rows is not None:
            self.rows.append([])
        elif tag in ("th", "td"):
            self.cell = ""

    def handle_startendtag(self, tag, _):
        self.tags.add(tag)

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        assert self.open.pop() == tag
        if tag in ("th", "td"):
            self.rows[-1].append(self.cell)
            self.cell = None

    def handle_data(self, data):
        if self.cell is not None:
            self.cell += f"{data} "


def numbers(text, language):
    """Return the numbers in a text, each with the half of its last decimal."""
    thousands, point = {"en": (",", "."), "fr": ("\u00a0", ",")}[language]
    plain = re.sub(rf"(?<=\d){thousands}(?=\d)", "", text).replace(point, ".").replace(MINUS, "-")
    found = re.findall(r"[-+]?\d+(?:\.\d+)?", plain)
    return [(float(number), 0.51 * 10.0 ** -len(number.partition(".")[2])) for number in found]


def assert_said(text, estimate, group, language):
    scale = 100 if group in {"order", "seat", "unfinished", "builders", "winning"} else 1
    wanted = [estimate[part] for part in ("value", "low", "high") if estimate[part] is not None]
    if estimate.get("verdict") == "same":
        wanted = wanted[:1]
    shown = numbers(text, language)
    assert len(shown) == len(wanted)
    for (number, half), value in zip(shown, wanted, strict=True):
        assert abs(number - scale * value) <= half


# The dict


def test_figures_survive_json(compared, alone):
    for found in (compared, alone):
        assert json.loads(json.dumps(found, allow_nan=False)) == found


def test_figures_say_what_was_played_and_what_came_of_it(compared):
    assert compared.keys() >= {
        *("game", "players", "options", "bots", "seed", "games", "seconds", "games_per_second", "cores", "tables"),
        *("decisions_per_second", "figures", "length", "changes", "money"),
    }
    assert compared["figures"].keys() == GROUPS
    assert compared["games_per_second"] == 2 * 2000 / 12.5
    cafe = compared["figures"]["builders"]["cafe"]
    assert [table.keys() for table in cafe["tables"]] == [{"value", "low", "high"}] * 2
    assert cafe["difference"].keys() == {"value", "low", "high", "p", "verdict", "more_games"}
    assert cafe["difference"]["verdict"] == "certain"


def test_one_table_has_no_differences(alone):
    assert len(alone["figures"]["order"]["1"]["tables"]) == 1
    assert "difference" not in alone["figures"]["order"]["1"]


def test_what_is_not_known_is_none():
    moments = Moments(1, 1)
    moments.add([np.zeros((5, 1))], [np.zeros((5, 1))])
    about = {"tables": [{"name": "a"}], "seconds": 1.0}
    found = figures(about, [Measure("winning", "trawler")], moments)["figures"]["winning"]["trawler"]
    assert found == {"tables": [{"value": None, "low": None, "high": None}]}


def test_lengths():
    turns = np.random.default_rng(1).integers(20, 90, 1001)
    found = length(np.bincount(turns))
    assert (found["median"], found["min"], found["max"]) == (np.median(turns), turns.min(), turns.max())
    assert sum(found["counts"].values()) == 1001


# The page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_the_page_is_that_of_the_figures(compared, pages, language):
    page = Page(pages[language])
    assert page.tables.keys() == GROUPS
    for group, rows in page.tables.items():
        entries = compared["figures"][group]
        assert len(rows) == len(entries) + 1  # the head
        for (_, first, second, difference), entry in zip(rows[1:], entries.values(), strict=True):
            for text, table in zip((first, second), entry["tables"], strict=True):
                assert_said(text, table, group, language)
            assert_said(difference, entry["difference"], group, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_one_table_is_whole(alone, language):
    page = Page(render(alone, language, name))
    assert page.open == []
    assert all(len(row) == 2 for rows in page.tables.values() for row in rows)


def test_the_page_asks_for_nothing_from_outside(pages):
    text = pages["en"]
    page = Page(text)
    assert page.open == []
    assert page.tags.isdisjoint({"script", "link", "img", "iframe", "object", "embed", "form", "a", "image"})
    assert "default-src 'none'" in text
    without = re.sub(r' xmlns(:xlink)?="[^"]*"', "", text)
    assert not re.search(r"https?:|//\w|@import|url\((?!#)", without)


def test_the_page_is_the_same_every_time_and_from_saved_json(compared, pages):
    assert render(json.loads(json.dumps(compared)), "fr", name) == pages["fr"]


def test_names_from_outside_stay_text():
    nasty = '<script>alert("1")</script> & $x^2$ {{ 1 }} {n}'
    found = fake_figures(games=300, house=nasty) | {"changes": [nasty]}
    text = render(found, "en", lambda *_: nasty)
    assert "<script" not in text
    assert "&lt;script&gt;" in text
    assert "{{ 1 }}" in text
    assert "script" not in Page(text).tags
    for svg in plots(found, Words("en", lambda *_: nasty)).values():
        ET.fromstring(svg)


def test_the_page_tells_what_the_change_does(compared, pages):
    text = pages["en"]
    turns = compared["figures"]["length"]["turns"]["difference"]
    assert turns["verdict"] == "certain"
    assert re.search(rf"Games become {-turns['value']:.1f} turns shorter \({MINUS}\d\.\d to {MINUS}\d\.\d\)", text)
    assert "Café: cost 2 → 1" in text
    assert compared["command"] in text
    assert "These figures hold for these bots." in text


def test_a_page_without_any_difference_says_so():
    found = fake_figures(games=400, change=0)
    assert "No certain difference among" in render(found, "en", name)


def test_groups_that_a_game_has_not_are_left_out(compared):
    few = {group: compared["figures"][group] for group in ("order", "length")}
    short = {key: value for key, value in compared.items() if key not in ("length", "command", "changes")}
    page = Page(render(short | {"figures": few, "changes": []}, "en", name))
    assert page.tables.keys() == few.keys()


def test_a_page_is_written_as_a_whole_or_not_at_all(alone, tmp_path):
    file = tmp_path / "report.html"
    file.write_text("old")
    with pytest.raises(KeyError):
        write_page(file, {"tables": []}, "en", name)
    assert file.read_text() == "old"
    write_page(file, alone, "en", name)
    assert file.read_text("utf-8") == render(alone, "en", name)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("games", [1, 29])
def test_a_few_games_make_a_modest_report(games):
    found = fake_figures(games=games)
    assert Page(render(found, "en", name)).open == []
    entries = [entry for group in found["figures"].values() for entry in group.values()]
    assert {entry["difference"]["verdict"] for entry in entries} <= {"same", "few"}


# Plots


def test_plots_are_pictures_with_a_sentence(compared):
    made = plots(compared, Words("en", name))
    assert made.keys() == {"order", "length", "builders", "winning", "when", "course", "points", "turns"}
    for svg in made.values():
        root = ET.fromstring(svg)
        assert root.get("role") == "img"
        assert root.get("viewBox").startswith("0 0 360 ")
        assert root.get("aria-label") == root[0].text
        assert root[0].text.endswith(".")


def test_seats_are_drawn_where_bots_differ():
    found = fake_figures(games=300, tables=1, bots=["greedy", "random", "random"])
    assert "P1 greedy" in plots(found, Words("en", name))["seat"]


def test_plots_do_not_change_the_settings_of_the_process(alone):
    import matplotlib as mpl

    before = dict(mpl.rcParams)
    plots(alone, Words("en", name))
    assert dict(mpl.rcParams) == before


def test_nothing_is_loaded_that_draws_before_something_is_drawn():
    program = "import sys, bourgade.lab.page, bourgade.lab.plots; print({'matplotlib', 'jinja2'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "set()\n"


# The terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_is_summed_up_in_the_terminal(compared, alone, language):
    words = Words(language, name)
    for found in (compared, alone):
        console = Console(width=120, file=io.StringIO())
        show_simulation(console, language, found, name)
        text = console.file.getvalue()
        for group in ("order", "length"):
            for key, entry in found["figures"][group].items():
                line = next(line for line in text.splitlines() if line.startswith(words.label(group, key)))
                assert all(words.value(group, key, table) in line for table in entry["tables"])
                if "difference" in entry:
                    assert words.number(group, key, entry["difference"], "value", signed=True) in line
