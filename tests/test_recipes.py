"""The recipes of CONTRIBUTING, followed to the letter in a copy of the project; and README's own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STEP = re.compile(
    r"^(?P<indent> *)In `(?P<file>[^`]+)`(?:, below `(?P<line>[^\n]+)`)?:\n\n *```\w+\n(?P<text>.*?)^ *```$",
    re.M | re.S,
)
COPIED = ("src", "tests", "docs", "examples", "README.md", "CONTRIBUTING.md", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "pictures", "node_modules")


@pytest.fixture
def project(tmp_path):
    """Return a copy of the project."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def recipe(heading):
    """Return the steps below a heading of CONTRIBUTING, up to the next heading of its kind."""
    depth = re.match("#+", heading)[0]
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(f"\n{heading}\n")[2]
    assert text, f"CONTRIBUTING has no {heading}"
    steps = list(STEP.finditer(re.split(rf"^#{{1,{len(depth)}}} ", text, maxsplit=1, flags=re.M)[0]))
    assert steps
    return steps


def follow(project, steps):
    """Do what the steps say; a line to write below must be the only one like it."""
    for step in steps:
        text = re.sub(rf"^{step['indent']}", "", step["text"], flags=re.M)
        file = project / step["file"]
        if step["line"] is None:
            assert not file.exists()
            file.write_text(text, "utf-8")
            continue
        lines = file.read_text("utf-8").splitlines(keepends=True)
        places = [number for number, line in enumerate(lines) if step["line"] in line]
        assert len(places) == 1, f"{len(places)} lines of {step['file']} have {step['line']!r}"
        lines.insert(places[0] + 1, text)
        file.write_text("".join(lines), "utf-8")


def run(project, *words, typed="", **more):
    """Run Python in the copy, with rules that are not compiled."""
    environment = os.environ | {"PYTHONPATH": str(project / "src"), "NUMBA_DISABLE_JIT": "1", **more}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=project,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=typed,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def check(project, *words):
    """Run tests of the copy."""
    return run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words)


def test_a_bot_that_comes_with_a_game(project):
    follow(project, recipe("## Add a bot"))
    tests = ("tests/test_bots_plans.py", "tests/test_finding.py")
    check(project, *tests, "-k", "station_comes or lists_that or numbered or built_in_bot")
    play = ("-m", "bourgade", "arena", "minivilles", "--bots", "plan:mines,random", "--games", "2", "--json")
    assert '"plan:mines"' in run(project, *play)


def test_the_report_of_the_readme_is_about_a_changed_card(tmp_path):
    """Its commands, with fewer games."""
    readme = (ROOT / "README.md").read_text("utf-8")
    [script] = [block for block in re.findall(r"^```sh\n(.*?)^```$", readme, re.M | re.S) if "--compare" in block]
    command = f"{sys.executable} -m bourgade"
    script = script.replace(".venv/bin/bourgade", command).replace("--games 100000", "--games 40 --lang en")
    done = subprocess.run(["sh", "-ec", script], cwd=tmp_path, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "\n- Café: cost 2 → 1\n" in done.stdout
    assert (tmp_path / "report.html").exists()


TOLD = """
import bourgade
from bourgade.telling import telling_of
from flows import flows
from table import city, play, table

telling = telling_of("minivilles")
game = table(city(0, "toll-house"), city(5, "beehives", "train-station"), edition="fair", market="open")
play(game, "roll 1")
play(game, "die 6")
for flow in flows(game.events(-1)[0]):
    print(flow.source, flow.target, flow.amount, flow.seat, flow.card)
for card in telling.cards("fr", "fair", {}).cards:
    if card["slug"] in ("toll-house", "beehives"):
        print(card["name"], "|", card["effect"])
for seed in range(3):
    game = bourgade.new("minivilles", edition="fair", players=3, seed=seed)
    while not game.over:
        game.play(game.legal()[seed % len(game.legal())])
        game.draw() if game.actor == "chance" else None
"""


def test_a_card_that_pays_and_one_with_an_effect_of_its_own(project):
    follow(project, recipe("### A card that pays"))
    follow(project, recipe("### A card with an effect of its own"))
    tests = ("tests/rules/minivilles/test_fair.py", "tests/test_docs.py", "tests/test_cli.py")
    check(project, *tests, "-k", "test_fair or establishment or edition or rule or every_card or effect or catalogues")
    told = run(project, "-c", TOLD, PYTHONPATH=os.pathsep.join(map(str, (project / "src", project / "tests"))))
    assert told.splitlines() == [
        "bank P2 1 P2 beehives",
        "P2 P1 2 P1 toll-house",
        "Ruches | La banque vous paie 1.",
        "Octroi | Chaque autre joueur qui a une Gare vous paie 2.",
    ]


GERMAN = {
    "src/bourgade/texts": 'number-thousands = .\nnumber-point = { "," }\n',
    "src/bourgade/terminal/texts": "terminal-left = Du hast die Partie verlassen.\nterminal-commands-quit = aufhören\n",
    "src/bourgade/games/minivilles/texts": "cards-bakery = Bäckerei\n",
}
SAID = """
from bourgade.texts import LANGUAGES, number, say
print(*LANGUAGES)
print(say("de", "bourgade.terminal", "terminal-left"), say("de", "bourgade.terminal", "terminal-undone"))
print(say("de", "bourgade.games.minivilles", "cards-bakery"), say("de", "bourgade.games.minivilles", "cards-mine"))
print(number("de", 1234.5, 1))
"""


def test_a_language_with_its_first_texts_says_the_rest_in_english(project):
    for folder, text in GERMAN.items():
        assert (project / folder / "en.ftl").is_file()
        (project / folder / "de.ftl").write_text(text, "utf-8")
    assert run(project, "-c", SAID).splitlines() == [
        "de en fr",
        "Du hast die Partie verlassen. Taken back.",
        "Bäckerei Mine",
        "1.234,5",
    ]
    told = run(
        project, "-m", "bourgade", "play", "--seed", "1", "--plain", "--lang", "de", typed="help bakery\naufhören\n"
    )
    assert "Bäckerei" in told
    assert "You are P1. Type a number or a name" in told
    assert told.endswith("Du hast die Partie verlassen.\n")
