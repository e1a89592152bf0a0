"""``bourgade verify``, run as people run it, in both languages."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import bourgade
from bourgade import cli
from bourgade.server import dice

RECORD = json.loads((Path(__file__).parent / "records" / "minivilles.json").read_text("utf-8"))
DICE = RECORD["dice"]
OUTCOMES = sum(action.split()[0] in ("first", "die", "dice", "draw") for action in RECORD["actions"])


def run(*arguments):
    """Run a command in this process, which is faster than a new one that loads Numba."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["bourgade", *map(str, arguments)])
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return subprocess.CompletedProcess(arguments, stop.value.code, sys.stdout.getvalue(), sys.stderr.getvalue())


@pytest.fixture(scope="module", autouse=True)
def _compiled():
    """Compile first: the line that says so would be one too many."""
    dice.verify(RECORD)


@pytest.fixture
def verify(tmp_path):
    """Return a function that verifies a record, in a file of its own."""

    def verify_record(record, *arguments):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record), "utf-8")
        return run("verify", file, *arguments)

    return verify_record


def test_it_says_in_english_what_was_checked(verify):
    result = verify(RECORD, "--lang", "en")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Every outcome is the one that seed and luck give, and the seed matches the commitment.",
        f"Outcomes: {OUTCOMES} among {len(RECORD['actions'])} actions",
        f"Commitment: {DICE['commitment']}",
        f"Seed: {DICE['seed']}",
        "Luck: P1 “chance-P1”, P2 “chance-P2”, P3 “chance-P3”, P4 “chance-P4”",
        "Compare for yourself: was this commitment shown before the game, and is your luck the one you gave?",
    ]


def test_it_says_in_french_what_was_checked(verify):
    result = verify(RECORD, "--lang", "fr")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Chaque tirage est celui que donnent la graine et la chance, et la graine correspond à l'engagement.",
        f"Tirages : {OUTCOMES} parmi {len(RECORD['actions'])} actions",
        f"Engagement : {DICE['commitment']}",
        f"Graine : {DICE['seed']}",
        "Chance : P1 « chance-P1 », P2 « chance-P2 », P3 « chance-P3 », P4 « chance-P4 »",
        "À vous de comparer : cet engagement a-t-il été montré avant la partie, et votre chance est-elle celle que "
        "vous avez donnée ?",
    ]


def test_it_prints_json_for_programs(verify):
    assert json.loads(verify(RECORD, "--json").stdout) == {
        "outcomes": OUTCOMES,
        "actions": len(RECORD["actions"]),
        "over": True,
        "commitment": DICE["commitment"],
        "seed": DICE["seed"],
        "luck": {seat: f"chance-{seat}" for seat in ("P1", "P2", "P3", "P4")},
    }


def test_who_gave_no_luck_and_that_the_game_was_left_is_said(verify):
    seed = bytes(32)
    given = {"commitment": dice.commitment(seed), "seed": seed.hex(), "luck": ["seven-7", ""]}
    game = bourgade.new("minivilles", deal=False)
    game.play(dice.drawn(seed, given["luck"], 0, game.odds()))
    lines = verify(game.record() | {"dice": given}, "--lang", "en").stdout.splitlines()
    assert lines[1] == "Outcomes: 1 among 1 actions"
    assert lines[4] == "Luck: P1 “seven-7”, P2 none"
    assert lines[-1] == "The game is not finished."


def test_it_runs_as_a_real_command(tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RECORD), "utf-8")
    command = [sys.executable, "-m", "bourgade", "verify", file, "--json"]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120, check=True)
    assert json.loads(result.stdout)["outcomes"] == OUTCOMES


def test_it_is_listed_in_the_help():
    assert "  verify " in run("--help").stdout


def changed(**changes):
    return RECORD | {"dice": DICE | changes}


@pytest.mark.parametrize(
    ("record", "english", "french"),
    [
        (
            {key: value for key, value in RECORD.items() if key != "dice"},
            "This game has no `dice`: ",
            "Cette partie n'a pas de `dice` : ",
        ),
        (RECORD | {"dice": {"real": True}}, "played with real dice", "jouée avec de vrais dés"),
        (
            changed(seed=None),
            "the seed is revealed when the game is over.",
            "la graine est révélée à la fin de la partie.",
        ),
        (changed(seed="00" * 32), "The seed does not match", "La graine ne correspond pas"),
        (changed(luck=["other", *DICE["luck"][1:]]), "seed and luck give `", "la graine et la chance donnent `"),
    ],
    ids=["none", "real", "no seed", "seed", "luck"],
)
def test_what_cannot_be_verified_is_said_in_one_line(record, english, french, verify):
    for language, part in (("en", english), ("fr", french)):
        assert_one_line(verify(record, "--lang", language), part)
        assert_one_line(verify(record, "--lang", language, "--json"), part)


def test_the_action_that_is_wrong_is_named(verify):
    """The second card of the set-up is another one."""
    actions = RECORD["actions"].copy()
    actions[2] = other = "draw cafe" if actions[2] != "draw cafe" else "draw mine"
    sentence = f"Action 3 of {len(actions)} is `{other}` in the file; seed and luck give `{RECORD['actions'][2]}`.\n"
    assert_one_line(verify(RECORD | {"actions": actions}, "--lang", "en"), sentence)


@pytest.mark.parametrize(
    ("record", "part"),
    [
        ([], "A record is an object"),
        (RECORD | {"actions": "none"}, "A record needs `actions`"),
        (RECORD | {"dice": []}, "A record's `dice` is an object"),
        (changed(luck=[]), "The `luck` of dice is a list of 4"),
        (changed(seed="\u001b[31m"), "The `seed` of dice is 64 digits"),
        (RECORD | {"actions": [*RECORD["actions"], "fly"]}, "`fly` is not a move of this game"),
    ],
)
def test_what_is_malformed_is_said_in_one_line(record, part, verify):
    assert_one_line(verify(record), part)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "Missing argument 'FILE'"),
        (["nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["."], "cannot be read: Is a directory"),
        (["game.json", "--lang", "de"], "choose en or fr"),
    ],
)
def test_wrong_arguments(arguments, part):
    assert_one_line(run("verify", *arguments), part)


def assert_one_line(result, part):
    assert result.returncode == 2
    assert result.stdout == ""
    assert part in result.stderr
    assert result.stderr.startswith("bourgade: ")
    assert result.stderr.count("\n") == 1
