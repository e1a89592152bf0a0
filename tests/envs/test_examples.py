"""The examples for people who train, at a small size, and what the docs say about environments."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from bourgade.games import packages

ROOT = Path(__file__).parents[2]


def run(file: str, *arguments: str) -> dict:
    """Run a program of ours, as people do."""
    before, sys.argv = sys.argv, [file, *arguments]
    try:
        return runpy.run_path(str(ROOT / file), run_name="__main__")
    finally:
        sys.argv = before


def test_ppo_learns():
    """With short games against random players, a few updates make a difference that lots do not make."""
    # In a process of its own: where JAX has been, nothing may fork.
    code = """
import runpy, sys
program = runpy.run_path(sys.argv[1])
short = {"edition": {"extends": "base", "coins": 12, "win": 2}, "ceiling": 400}
network = program["train"]("Minivilles", "random", 3 * 256 * 64, 1, **short)
print(program["wins"](network, "Minivilles", "random", 400, 2, **short))
"""
    command = [sys.executable, "-c", code, str(ROOT / "examples/train_ppo.py")]
    *told, share = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert sum("won" in line for line in told) == 3
    assert float(share) > 0.65


def test_openspiels_search_plays_against_a_bot_of_ours(capsys):
    run("examples/openspiel_mcts.py", "--simulations", "2", "--games", "2", "--game", "bourgade_mint_works(actions=60)")
    assert "after 2 games OpenSpiel's search has won" in capsys.readouterr().out


@pytest.mark.parametrize("game", packages())
def test_the_page_of_a_game_is_made_from_its_sources(game):
    tables = runpy.run_path(str(ROOT / "docs/environments/tables.py"))
    assert (ROOT / f"docs/environments/{game}.md").read_text() == tables["page"](game)
