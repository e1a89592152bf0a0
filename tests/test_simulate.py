"""``bourgade simulate``, run as designers run it."""

import json
import re

import pytest
from test_cli import run, run_here

HOUSE = 'extends = "base"\n\ncoins = 20\n[cards]\ncafe = { cost = 1 }\n'


@pytest.fixture
def house(tmp_path):
    """House rules that make games of base shorter."""
    file = tmp_path / "my-town.toml"
    file.write_text(HOUSE)
    return file


def report_of(*arguments):
    result = run_here("simulate", *arguments, "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_a_simulation_does_not_depend_on_the_cores():
    reports = [report_of("--games", 600, "--cores", cores) for cores in (1, 2)]
    for report in reports:
        assert report.pop("seconds") > 0
        assert report.pop("games_per_second") > 0
        assert report.pop("decisions_per_second") > 0
        assert report.pop("command").startswith("bourgade simulate --games 600 --cores ")
    assert [report.pop("cores") for report in reports] == [1, 2]
    assert reports[0] == reports[1]


def test_a_simulation_reports_its_figures():
    arguments = ("--edition", "marina", "--players", 3, "--option", "market=open", "--games", 200, "--seed", 5)
    report = report_of("minivilles", *arguments)
    assert report["tables"] == [{"name": "marina", "edition": "marina", "house": {}}]
    assert (report["players"], report["options"]["market"], report["bots"]) == (3, "open", ["greedy"] * 3)
    assert (report["games"], report["seed"]) == (200, 5)
    figures = report["figures"]
    assert figures["unfinished"][""]["tables"][0]["value"] == 0
    for wins in (figures["order"], figures["seat"]):
        assert sum(entry["tables"][0]["value"] for entry in wins.values()) == pytest.approx(1)
    (length,) = report["length"]
    assert length["min"] <= length["median"] <= length["max"]
    assert length["min"] <= figures["length"]["turns"]["tables"][0]["value"] <= length["max"]
    assert sum(length["counts"].values()) == 200


def test_a_simulation_is_shown_in_the_language_of_the_locale_or_the_one_asked_for():
    assert "games per second" in run("simulate", "--games", 10).stdout
    assert "parties par seconde" in run("simulate", "--games", 10, locale="fr_FR.UTF-8").stdout
    assert "parties par seconde" in run_here("simulate", "--games", 10, "--lang", "fr").stdout


def test_every_seat_can_have_a_bot_of_its_own():
    report = report_of("--games", 300, "--bots", "greedy,random")
    assert report["bots"] == ["greedy", "random"]
    assert report["figures"]["seat"]["P1"]["tables"][0]["value"] > 0.95


def test_house_rules_are_compared_with_the_edition_they_change(house):
    report = report_of("--games", 400, "--players", 2, "--compare", house)
    assert report["tables"] == [
        {"name": "base", "edition": "base", "house": {}},
        {"name": "my-town", "edition": "base", "house": {"coins": 20, "cards": {"cafe": {"cost": 1}}}},
    ]
    assert report["changes"] == ["coins at the start 3 → 20", "Café: cost 2 → 1"]
    shorter = report["figures"]["length"]["turns"]["difference"]
    assert shorter["verdict"] == "certain"
    assert shorter["low"] <= shorter["value"] <= shorter["high"] < 0
    assert report["figures"]["course"]["1"]["difference"]["value"] == 17  # coins, in every game


def test_an_unchanged_rule_differs_from_itself_in_nothing(tmp_path):
    unchanged = tmp_path / "unchanged.toml"
    assert run_here("house", "new", unchanged, "--from", "deluxe").returncode == 0
    report = report_of("--edition", "deluxe", "--games", 300, "--compare", unchanged)
    verdicts = {entry["difference"]["verdict"] for group in report["figures"].values() for entry in group.values()}
    assert verdicts == {"same"}
    shown = run_here("simulate", "--edition", "deluxe", "--games", 300, "--compare", unchanged, "--lang", "en").stdout
    assert "No certain difference" in shown


def test_the_report_is_a_page_with_the_figures_that_json_gives(house, tmp_path):
    page = tmp_path / "report.html"
    arguments = ("--games", 300, "--players", 2, "--compare", house, "--lang", "en", "--html", page)
    result = run_here("simulate", *arguments, "--json")
    assert (result.returncode, result.stderr) == (0, f"Report: {page}\n")
    turns = json.loads(result.stdout)["figures"]["length"]["turns"]["tables"]
    text = page.read_text("utf-8")
    table = re.search(r'<table id="length">.*?</table>', text, re.DOTALL).group()
    for estimate in turns:
        assert f"<td>{estimate['value']:.1f}<" in table
    assert "<svg" in text
    assert "--html" in text  # the command that makes it again
    assert sorted(path.name for path in tmp_path.iterdir()) == ["my-town.toml", "report.html"]


def test_a_report_replaces_an_older_report_and_nothing_else(tmp_path):
    page, notes = tmp_path / "report.html", tmp_path / "notes.html"
    notes.write_text("<p>mine</p>")
    for seed in (1, 2):
        assert run_here("simulate", "--games", 20, "--seed", seed, "--html", page).returncode == 0
    assert "--seed 2" in page.read_text("utf-8")
    result = run_here("simulate", "--games", 20, "--html", notes)
    assert result.returncode == 2
    assert "exists already, is not a report, and is left as it is" in result.stderr
    assert notes.read_text() == "<p>mine</p>"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--bots", "gready"],
            "no bot 'gready' for minivilles (did you mean greedy?): choose random, plan:cheese-factory, ",
        ),
        (["--bots", "greedy,random,random"], "--bots is one name for all or 2 for P1, P2, not 3."),
        (["--compare", "delux"], "has no edition 'delux' (did you mean deluxe?)"),
        (["--compare", "nowhere.toml"], "nowhere.toml cannot be read: No such file or directory."),
        (["--edition", "deluxe", "--players", "5", "--compare", "base"], "base is for 2 to 4 players, not 5."),
        (["--html", "nowhere/report.html"], "name a file in a folder that exists"),
        (["--html", "."], ". cannot be written"),
        (["--games", "0"], "greater than or equal to 1"),
        (["--cores", "0"], "all or a number from 1 to 256, not '0'"),
        (["--lang", "de"], "There is no language 'de'"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_sentence(arguments, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run_here("simulate", *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr
    assert not list(tmp_path.iterdir())


def test_wrong_house_rules_to_compare_with_name_their_line_and_write_nothing(house, tmp_path):
    house.write_text(HOUSE.replace("cost = 1", "cost = -1"))
    page = tmp_path / "report.html"
    result = run_here("simulate", "--compare", house, "--html", page)
    assert result.returncode == 2
    assert "my-town.toml, line 5: `cards.cafe.cost` is a whole number from 0 to 1000, not -1." in result.stderr
    assert not page.exists()


def test_an_interrupted_simulation_stops_with_one_line_and_writes_nothing(monkeypatch, tmp_path):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.progress.Progress.advance", interrupt)
    page = tmp_path / "report.html"
    result = run_here("simulate", "--games", 10_000, "--cores", 2, "--html", page)
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "bourgade: stopped.\n")
    assert not page.exists()
