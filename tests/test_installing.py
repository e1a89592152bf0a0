"""What is installed for whom: the core for players, and extras; where one is missing, the way to install it is said."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bourgade import extras

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FOR_DEVELOPERS = {"bench", "dev"}

# --- Extras ----------------------------------------------------------------------------------------------------------

BARE = """
import io, json, pkgutil, sys
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module

absent, commands, modules = json.load(sys.stdin)

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
import bourgade
from bourgade import cli

def outcome(command):
    sys.argv = ["bourgade", *command]
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            cli.main()
        except SystemExit as end:
            return end.code, out.getvalue(), err.getvalue()

def importing(module):
    try:
        import_module(module)
    except bourgade.NotInstalled as error:
        return str(error)

said = [outcome(command) for command in commands] + [importing(module) for module in modules]
for module in pkgutil.walk_packages(bourgade.__path__, "bourgade."):
    if module.name not in modules and module.name not in ("bourgade.__main__", "bourgade.engine.kernels"):
        import_module(module.name)
print(json.dumps(said))
"""
PATIENCE = 600  # seconds: who plays all these games before saying what is missing does not end
COMMANDS = {
    ("simulate", "--games", "100000000", "--html", "report.html"): ("reports as pages", "lab"),
    ("arena", "--games", "100000000", "--html", "report.html"): ("reports as pages", "lab"),
    ("arena", "--ray", "auto"): ("a Ray cluster", "ray"),
    ("serve", "--port", "0", "--data", ".", "--metrics", "9"): ("metrics", "hosting"),
    ("serve", "--port", "0", "--database", "postgresql://localhost/town"): ("PostgreSQL", "hosting"),
}
MODULES = {
    "bourgade.envs.gymnasium": ("Gymnasium", "gymnasium"),
    "bourgade.envs.openspiel": ("OpenSpiel", "openspiel"),
    "bourgade.envs.pettingzoo": ("PettingZoo", "pettingzoo"),
}
GAMES = ("simulate", "mint-works", "--bots", "random", "--games", "2")


def of_players(names, found):
    """Add the packages that these stand on, to those that are found."""
    for name in set(names) - found:
        found.add(name)
        needed = [Requirement(line) for line in requires(name) or []]
        of_players(
            {canonicalize_name(need.name) for need in needed if not need.marker or need.marker.evaluate()}, found
        )
    return found


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """Return what is said where only that is installed which a player needs; all modules of the core are imported."""
    installed = of_players({"bourgade"}, set())
    owners = {name: set(map(canonicalize_name, of)) for name, of in packages_distributions().items()}
    absent = [name for name, of in owners.items() if installed.isdisjoint(of) and name != "pip"]
    asked = json.dumps([absent, [*COMMANDS, GAMES], list(MODULES)])
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    folder = tmp_path_factory.mktemp("bare")
    command = [sys.executable, "-W", "error", "-c", BARE]
    done = subprocess.run(
        command, input=asked, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert not list(folder.iterdir())
    return dict(zip([*COMMANDS, GAMES, *MODULES], json.loads(done.stdout), strict=True))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_command_that_needs_an_extra_says_so_at_once_in_one_sentence(said, command):
    purpose, extra = COMMANDS[command]
    sentence = f"bourgade: For {purpose} some packages are missing: {extras.installing(extra)}.\n"
    assert said[command] == [2, "", sentence]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_needs_an_extra_says_so_in_one_sentence(said, module):
    purpose, extra = MODULES[module]
    assert said[module] == f"For {purpose} some packages are missing: {extras.installing(extra)}."


def test_games_need_no_extra(said):
    code, out, err = said[GAMES]
    assert (code, err) == (0, "")
    assert "mint-works standard, 2 players, random" in out


def test_every_extra_that_is_asked_for_can_be_installed():
    sources = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    asked = {name for source in sources for name in re.findall(r'with extra\("(\w+)"', source)}
    assert asked == PROJECT["optional-dependencies"].keys() - FOR_DEVELOPERS


@pytest.mark.parametrize(("pip", "command"), [(object(), "{} -m pip install"), (None, "uv pip install --python {}")])
def test_the_command_that_installs_is_one_that_is_there(monkeypatch, pip, command):
    monkeypatch.setattr(extras, "find_spec", {"pip": pip}.get)
    assert extras.installing("lab") == f"{command.format(sys.executable)} 'bourgade[lab]'"


# --- make ------------------------------------------------------------------------------------------------------------

STAMPS = ("installed", "tools", "benchmarks")


@pytest.fixture
def make(tmp_path):
    """Return what a target of the Makefile would do in a clone where everything is installed."""
    if sys.platform == "win32":
        pytest.skip("there is no make")
    shutil.copy(ROOT / "Makefile", tmp_path)
    programs, venv = tmp_path / "programs", tmp_path / ".venv"
    sources = [
        tmp_path / name for name in ("pyproject.toml", "hatch_build.py", "web/package-lock.json", "web/src/a.ts")
    ]
    for path in (*sources, programs / "find", *(venv / stamp for stamp in STAMPS)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (programs / "find").unlink()
    (programs / "find").symlink_to(shutil.which("find"))
    for path in sources:
        os.utime(path, (0, 0))

    def would(target):
        command = [shutil.which("make"), "--dry-run", target]
        done = subprocess.run(command, cwd=tmp_path, env={"PATH": str(programs)}, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return would


def test_what_is_installed_is_not_installed_again(make):
    assert [target for target in ("play", "check", "bench") if "install" in make(target)] == []


@pytest.mark.parametrize("changed", ["pyproject.toml", "hatch_build.py", "web/src/a.ts"])
def test_players_get_what_has_changed_and_no_extra(make, tmp_path, changed):
    (tmp_path / changed).touch()
    assert re.findall(r"install .*--editable (.*)", make("play")) == ["."]


def test_checks_and_tests_get_tools_that_have_changed(make, tmp_path):
    (tmp_path / "pyproject.toml").touch()
    assert re.findall(r"install .*--editable (.*)", make("check")) == [".", "'.[dev]'"]
    assert re.findall(r"install .*--editable (.*)", make("bench")) == [".", "'.[bench]'"]


def test_uv_installs_where_it_is_there_and_pip_elsewhere(make, tmp_path):
    (tmp_path / "pyproject.toml").touch()
    assert " -m venv " in make("play")
    assert " -m pip install " in make("play")
    (tmp_path / "programs" / "uv").symlink_to(sys.executable)
    assert "uv venv " in make("play")
    assert "uv pip install " in make("play")
    assert " -m pip " not in make("play")
