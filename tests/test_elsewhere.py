"""A game in somebody else's package, in one folder, with nothing but its rules: it is played everywhere all the same.

How it is played in the browser is shown in ``pages/test_elsewhere.py``.
"""

import json
import os
import re
import subprocess
import sys

import pytest
from elsewhere import NAME, environment, install


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    return install(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture
def run(installed, tmp_path):
    """Run Python where the package is installed, and return what it prints."""

    def run(*words, typed="", **variables):
        done = subprocess.run(
            [sys.executable, *map(str, words)],
            env=environment(installed, **variables),
            cwd=tmp_path,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


@pytest.fixture
def bourgade(run):
    """Give a command, with rules that are not compiled."""
    return lambda *words, **more: run("-m", "bourgade", *words, NUMBA_DISABLE_JIT="1", **more)


PYTHON = """
import bourgade, json
from bourgade.bots import find_bot
game = bourgade.new("lantern-street", players=3, seed=7, length="long")
bots = {"P1": find_bot("lantern-street", "random", 1), "P2": find_bot("lantern-street", "easy", 2),
        "P3": find_bot("lantern-street", "hard", 3)}
while not game.over:
    game.draw() if game.actor == "chance" else game.play(bots[game.actor].choose(game.view(game.actor)))
    assert bourgade.load(game.position()).position() == game.position()
assert bourgade.replay(game.record()).scores == game.scores
try:
    bourgade.new("lantern-street", edition="alley")
except bourgade.UnknownEdition as error:
    print(error)
print(json.dumps([game._rules.compiled, bourgade.games()["lantern-street"]["title"], game.winners, game.scores]))
"""


def test_it_is_played_in_python_by_compiled_rules_and_bots_that_search(run):
    sentence, line = run("-c", PYTHON).splitlines()
    assert sentence == "lantern-street has no edition 'alley': choose street."
    compiled, title, [winner], scores = json.loads(line)
    assert (compiled, title) == (True, "Lantern Street")
    assert scores[int(winner[1:]) - 1] >= 40


ENVIRONMENTS = """
import gymnasium, numpy, pettingzoo, pyspiel
import bourgade.envs.gymnasium, bourgade.envs.openspiel, bourgade.envs.pettingzoo

env = gymnasium.make("bourgade/LanternStreet-v1", opponents="random", seat="P1")
_, info = env.reset(seed=1)
over = False
while not over:
    _, reward, over, _, info = env.step(env.action_space.sample())
print("gymnasium", reward)

many = gymnasium.make_vec("bourgade/LanternStreet-v1", num_envs=8, vectorization_mode="vector_entry_point")
_, info = many.reset(seed=1)
for _ in range(200):
    moves = [numpy.flatnonzero(mask)[-1] for mask in info["action_mask"]]
    _, rewards, over, _, info = many.step(numpy.array(moves))
print("vector", over.shape)

table = pettingzoo.make("aec", "bourgade/LanternStreet-v1", players=3)
table.reset(seed=1)
total = dict.fromkeys(table.agents, 0)
for agent in table.agent_iter():
    seen, reward, over, cut, _ = table.last()
    total[agent] += reward
    table.step(None if over or cut else int(numpy.flatnonzero(seen["action_mask"])[-1]))
print("pettingzoo", sorted(total.values()))

state = pyspiel.load_game("bourgade_lantern_street(players=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
print("openspiel", sorted(state.returns()))
"""


def test_it_is_an_environment_of_gymnasium_pettingzoo_and_openspiel(run):
    told = run("-c", ENVIRONMENTS).splitlines()
    assert re.fullmatch(r"gymnasium [01]\.0", told[0])
    assert told[1:] == ["vector (8,)", "pettingzoo [0.0, 0.0, 1.0]", "openspiel [0.0, 0.0, 1.0]"]


def test_bots_compete_in_it(bourgade):
    result = json.loads(bourgade("arena", NAME, "--bots", "normal,random", "--games", 4, "--json"))
    assert result["game"] == NAME
    assert result["bots"] == ["normal", "random"]


def test_it_is_played_at_a_terminal_in_both_languages(bourgade):
    for language, won in {"en": "Winner", "fr": "Victoire"}.items():
        typed = "light\nstop\n" * 60
        told = bourgade("play", NAME, "--seed", 1, "--plain", "--lang", language, typed=typed)
        assert told.startswith("Lantern Street.\n")
        assert re.search(rf"^{won}\xa0?: P\d", told, re.M)


def test_a_study_tells_who_wins_and_how_long_games_last(bourgade, tmp_path):
    told = bourgade("simulate", NAME, "--games", 200, "--html", tmp_path / "report.html", "--lang", "en")
    assert "Win rate when playing first" in told
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Lantern Street: how it plays" in page
    assert "as the game goes on" not in page, "nobody said what players have"


BROKEN = """
import bourgade
print(*bourgade.games())
for name in "empty-street", "dark-street":
    try:
        bourgade.new(name)
    except bourgade.UnknownGame as error:
        print(error)
"""


def test_a_package_that_is_broken_takes_no_other_game_away(installed, tmp_path):
    about = tmp_path / "streets-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: streets\nVersion: 1.0\n")
    points = "empty-street = empty_street\ndark-street = lantern_street\n"
    (about / "entry_points.txt").write_text(f"[bourgade.games]\n{points}")
    (tmp_path / "empty_street.py").write_text("import lamps_that_nobody_has\n")
    paths = environment(installed)["PYTHONPATH"]
    variables = environment(tmp_path) | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{paths}"}
    done = subprocess.run([sys.executable, "-c", BROKEN], env=variables, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "ma-petite-ville minivilles mint-works lantern-street",
        "The game empty-street cannot be used: its package does not import "
        "(ModuleNotFoundError: No module named 'lamps_that_nobody_has').",
        "The game dark-street cannot be used: it calls itself lantern-street.",
    ]


def test_house_rules_have_nothing_to_change(installed, tmp_path):
    words = [sys.executable, "-m", "bourgade", "house", "new", "my-street.toml", "--game", NAME, "--lang", "en"]
    done = subprocess.run(words, env=environment(installed), cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == "bourgade: lantern-street has nothing that house rules could change.\n"
