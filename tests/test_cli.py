"""The command line, run as people run it; and what it prints, in both languages."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import ready
from msgspec.structs import replace
from table import city, play, table

import bourgade
from bourgade import cli
from bourgade.games import definition, packages, room_of
from bourgade.telling import telling_of
from bourgade.telling.telling import Reader
from bourgade.terminal.language import language_of
from bourgade.terminal.saves import Keeper, Seating
from bourgade.terminal.screen import Screen
from bourgade.terminal.sitting import Sitting
from bourgade.terminal.words import plain
from bourgade.texts import LANGUAGES

SOURCES = Path(bourgade.__file__).parent
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if name not in (*LOCALE, "FORCE_COLOR", "TTY_COMPATIBLE")
}


def run(*arguments, typed="", locale="C.UTF-8"):
    """Run a command in a process of its own that is there at once."""
    return ready.result(arguments, ENVIRONMENT | {"LC_ALL": locale}, typed)


def run_anew(*arguments, typed="", locale="C.UTF-8"):
    """Run a command as a shell does."""
    return subprocess.run(
        [sys.executable, "-m", "bourgade", *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT | {"LC_ALL": locale},
        timeout=120,
    )


def run_here(*arguments):
    """Run a command in this process, which is faster than a new one that loads Numba."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["bourgade", *map(str, arguments)])
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return subprocess.CompletedProcess(arguments, stop.value.code, sys.stdout.getvalue(), sys.stderr.getvalue())


def first_turns(*lines, language="en"):
    """Type lines at a table of two where P1 begins; return what was printed and the actions."""
    game = bourgade.new("minivilles", seed=7, first="P1")
    return type_at(game, *lines, language=language)


def type_at(game, *lines, language="en"):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        patch.setattr(sys, "stdout", io.StringIO())
        sitting = sitting_at(game, language)
        sitting.play()
        return sys.stdout.getvalue(), sitting.game.record()["actions"]


def sitting_at(game, language="en"):
    """Return a sitting of one person, at P1, and bots."""
    seating = Seating(7, ["P1"], dict.fromkeys(game.seats[1:], "random"))
    return Sitting(game, seating, Screen(language, 60, plain=True), Keeper(seating))


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A whole game played through a pipe, always by the first move, with its record."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    arguments = ("--edition", "deluxe", "--players", 3, "--seed", 7, "--lang", "fr", "--save", file)
    return run_anew("play", *arguments, typed="1\n" * 5000), file


@pytest.fixture(scope="module", autouse=True)
def _compiled(finished):
    """Compile before the errors are tried: the line that says so would be one too many."""
    run("simulate", "--games", 1, "--cores", 1)
    run("replay", finished[1])


# Beginning


def test_help_lists_the_commands():
    result = run_anew("--help")
    assert result.returncode == 0
    for command in ("serve", "games", "play", "resume", "simulate", "bench", "replay"):
        assert f"  {command} " in result.stdout


def test_help_loads_nothing_heavy():
    program = """if True:
        import sys
        import bourgade.cli
        sys.argv = ["bourgade", "--help"]
        try:
            bourgade.cli.main()
        except SystemExit:
            print({"numba", "numpy", "rich", "starlette", "structlog", "uvicorn"} & set(sys.modules))
    """
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert result.stdout.splitlines()[-1] == "set()"


def test_it_tells_its_version():
    assert run_anew("--version").stdout == f"bourgade {bourgade.__version__}\n"


def test_games_are_listed():
    listed = run("games").stdout
    for edition in bourgade.games()["minivilles"]["editions"]:
        assert edition in listed
    assert "market=line | open" in listed
    assert json.loads(run("games", "--json").stdout) == bourgade.games()


# Playing


def test_a_whole_game_goes_through_a_pipe_and_is_saved(finished):
    result, file = finished
    game = bourgade.replay(json.loads(file.read_text("utf-8")))
    assert result.returncode == 0
    assert game.over
    assert f"Victoire : {game.winners[0]}" in result.stdout
    assert "\x1b" not in result.stdout


def test_the_same_seed_gives_the_same_game(finished, tmp_path):
    result, file = finished
    again = tmp_path / "again.json"
    arguments = ("--edition", "deluxe", "--players", 3, "--seed", 7, "--lang", "fr", "--save", again)
    assert run("play", *arguments, typed="1\n" * 5000).stdout.splitlines()[:-1] == result.stdout.splitlines()[:-1]
    assert again.read_text() == file.read_text()


def test_a_game_is_told_in_french(finished):
    for words in (
        "Vous êtes P1",
        "Lancer un dé",
        "Construire une ",
        "Champs de blé",
        " pour 1 pièce.",
        "5 monuments sur 5",
        "gagne avec 5 monuments",
    ):
        assert words in finished[0].stdout


def test_cities_what_a_roll_paid_and_moves_are_told():
    printed, _ = first_turns("1", "forest", "1", "quit")
    for line in (
        "P1 (you): 3 coins, 0 of 4 landmarks.",
        "Green: Bakery.",
        "Blue: Wheat Field.",
        "You roll 4: nobody earns anything.",
        "Build one thing, or nothing?",
        "5: Build a Convenience Store for 2 coins.",
        "You build a Forest for 3 coins.",
        "P2 (random) rolls 1: the Wheat Field brings 1; you +1.",
    ):
        assert line in printed.splitlines()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["roll 1", "build wheat-field"]),
        ("en", ["Roll One Die", "BUILD WHEAT FIELD"]),
        ("fr", ["lancer un de", "Construire des Champs de blé"]),
        ("fr", ["roll 1", "construire champs de ble"]),
        ("en", ["", "1"]),  # Enter is enough where there is one move
        ("en", ["die", "whea"]),  # a part is enough if no other move has it
        ("fr", ["un", "ble"]),
    ],
)
def test_moves_are_chosen_by_words_or_number(language, words):
    _, actions = first_turns(*words, "quit", language=language)
    assert actions[0] == "roll 1"
    assert actions[2] == "build wheat-field"


def test_words_of_several_moves_show_these():
    printed, actions = first_turns("1", "fa", "quit")
    assert printed.split("> fa\n")[1].splitlines()[:2] == [
        "7: Build a Furniture Factory.",
        "8: Build a Family Restaurant.",
    ]
    assert len(actions) == 2


def test_what_is_not_understood_gets_a_hint():
    printed, actions = first_turns("1", "hlep", "99", "0", "", "quit")
    assert "hlep: that is no move here (did you mean help?). Type a number from 1 to" in printed
    assert printed.count("Type a number from 1 to 11, words of a move, or: help, table, log, undo, save, quit.") == 4
    assert len(actions) == 2


def test_an_illegal_move_is_explained_and_asked_again():
    printed, actions = first_turns("roll 2", "1", "construire mine", "stade", "quit", language="fr")
    assert "Lancer deux dés : il faut d'abord la Gare." in printed
    assert "Construire une Mine : le prix est de 6, et il n'y a que 3 pièces pour payer." in printed
    assert "Construire un Stade : le prix est de 6" in printed
    assert len(actions) == 2


def test_undo_goes_back_to_the_last_choice():
    printed, actions = first_turns("1", "build wheat-field", "undo", "build nothing", "quit")
    assert "Taken back." in printed
    assert actions[2] == "build nothing"


def test_there_may_be_nothing_to_undo():
    printed, actions = first_turns("1", "undo", "quit")
    assert "There is no choice to take back yet" in printed
    assert len(actions) == 2


def test_help_and_the_whole_table_are_shown_when_asked_for():
    printed, _ = first_turns("aide", "table", "quitter", language="fr")
    assert printed.count("Le but : construire 4 monuments avant les autres.") == 2
    assert "aide NOM" in printed
    assert "Gare : monument, prix 4. Vous pouvez lancer deux dés." in printed


def test_long_lists_are_cut_and_searched():
    kinds = "wheat-field, ranch, bakery, cafe, forest, mine, pizzeria, vineyard, burger-stand, general-store"
    game = table(city(0, f"{kinds}, business-center"), city(0, kinds), edition="deluxe")
    play(game, "roll 1", "die 6")
    printed, actions = type_at(game, "mine vineyard", "swap mine P2 vineyard")
    assert "and 93 more" in printed
    assert "You swap your Mine for P2 (random)'s Vineyard." in printed.split("> mine vineyard")[1]
    assert actions[2] == "swap mine P2 vineyard"


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_a_game_can_be_left_at_any_time(ending, monkeypatch, capsys):
    def end(_):
        raise ending

    monkeypatch.setattr("builtins.input", end)
    sitting_at(bourgade.new("minivilles", seed=7)).play()
    assert capsys.readouterr().out.endswith("\nYou have left the game.\n")


def test_at_the_end_of_the_input_the_game_is_left_and_saved(tmp_path):
    file = tmp_path / "left.json"
    result = run("play", "--seat", "p2", "--option", "first=P2", "--save", file, typed="1\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "You are P2." in result.stdout
    assert "You have left the game." in result.stdout
    assert json.loads(file.read_text())["actions"][0] == "roll 1"
    assert result.stdout.endswith(f"It is saved: `bourgade resume {file}` carries on with it.\n")
    assert run("replay", file).stdout.endswith("The game is not finished.\n")


def test_where_there_is_no_input_at_all_the_game_is_left(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", None)
    sitting_at(bourgade.new("minivilles", first="P1")).play()
    assert capsys.readouterr().out.endswith("You have left the game.\n")


def test_a_file_is_never_overwritten(tmp_path):
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    result = run("play", "--save", file)
    assert_one_line(result, "exists already")
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "la_VA.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_locales_unless_said(locale, language, monkeypatch):
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert language_of(None) == language
    assert language_of("en") == "en"


# Measuring


@pytest.mark.parametrize("arguments", [["--edition", "base", "--players", 4], []])
def test_speed_is_measured_on_one_core_and_on_all(arguments):
    rows = json.loads(run("bench", "minivilles", *arguments, "--seconds", 0.1, "--json").stdout)
    assert [row["cores"] for row in rows] == sorted({1, rows[-1]["cores"]})
    for row in rows:
        assert (row["game"], row["edition"], row["players"]) == ("minivilles", "base", 4)
        assert row["decisions_per_second"] > row["games_per_second"] > 0


def test_speed_is_shown_to_people():
    assert "decisions per second" in run("bench", "--seconds", 0.1).stdout


# Replaying


def test_a_record_is_told_turn_by_turn(finished):
    result = run("replay", finished[1])
    record = json.loads(finished[1].read_text("utf-8"))
    lines = result.stdout.splitlines()
    assert result.returncode == 0
    assert lines[0] == f"{record['actions'][0].split()[1]} begins."
    assert all(line.startswith("New in the market: ") for line in lines[1:10])
    assert lines[-1] == f"Winner: {record['winners'][0]}"
    assert "\nNouveau au marché : " in run("replay", finished[1], "--lang", "fr").stdout


def test_a_record_gives_its_last_position(finished):
    game = bourgade.replay(json.loads(finished[1].read_text("utf-8")))
    assert json.loads(run("replay", finished[1], "--json").stdout) == game.position()


# What is wrong is said in one line


def assert_one_line(result, part):
    assert result.returncode == 2
    assert result.stdout == ""
    assert part in result.stderr
    assert result.stderr.startswith("bourgade: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["plya"], "No such command 'plya'"),
        (["--fast"], "No such option: --fast"),
        (["play", "--fast"], "Try: bourgade play --help"),
        (["play", "minivilles", "deluxe"], "unexpected extra argument"),
        (
            ["play", "minivile"],
            "There is no game 'minivile' (did you mean minivilles?): choose ma-petite-ville, minivilles or mint-works.",
        ),
        (["play", "--edition", "marena"], "did you mean marina?"),
        (["play", "--players", 9], "2 to 4 players, not 9"),
        (["play", "--seat", "P3"], "choose P1 or P2"),
        (["play", "--lang", "de"], "choose en or fr"),
        (["play", "--seed", "1.5"], "Invalid value for '--seed'"),
        (["play", "--option", "market"], "NAME=VALUE"),
        (["play", "--option", "deal=no"], "it has market, purples or first"),
        (["play", "--option", "market=line"], "is open, not 'line'"),
        (["play", "--save", "nowhere/game.json"], "a folder that exists"),
        (["simulate", "--games", 0], "greater than or equal to 1"),
        (["simulate", "--cores", 0], "all or a number from 1 to 256, not '0'"),
        (["simulate", "--cores", 257], "all or a number from 1 to 256, not '257'"),
        (["bench", "--seconds", 0], "Invalid value for '--seconds'"),
        (["serve", "--port", 65536], "Invalid value for '--port'"),
        (["serve", "--log", "xml"], "'xml' is not one of 'text', 'json'"),
        (["serve", "--lang", "de"], "choose en or fr"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["replay", "."], "cannot be read: Is a directory"),
    ],
)
def test_wrong_arguments(arguments, part):
    assert_one_line(run_here(*arguments), part)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], "La commande n'est pas comprise : No such command 'plya'."),
        (
            ["play", "--playrs", "3"],
            "Il n'y a pas d'option --playrs (vouliez-vous dire --players ?). Essayez : bourgade",
        ),
        (["replay"], "Il manque 'FILE'. Essayez : bourgade replay --help"),
        (["play", "--seed", "1.5"], "La valeur de '--seed' ne convient pas : "),
        (["play", "minivile"], "Il n'y a pas de jeu 'minivile' (vouliez-vous dire minivilles ?) : choisissez"),
        (["play", "--players", 9], "minivilles base se joue de 2 à 4 joueurs, pas à 9."),
        (["play", "--seat", "P3"], "Il n'y a pas de place 'P3' à cette table : choisissez P1 ou P2."),
        (["play", "--option", "market"], "Une option s'écrit NOM=VALEUR, comme market=open, pas 'market'."),
        (["play", "--bots", "no_bots:Lucky"], "Le robot no_bots:Lucky est inutilisable : il ne s'importe pas ("),
        (
            ["play", "--save", "nowhere/game.json"],
            "nowhere/game.json ne peut pas être écrit : indiquez un fichier",
        ),
        (["simulate", "--cores", 0], "--cores vaut all ou un nombre de 1 à 256, pas '0'."),
        (["simulate", "--device", "gpu"], "Il n'y a pas d'appareil 'gpu' (vouliez-vous dire cpu ?) : choisissez"),
        (["arena", "--bots", "greedy"], "Il faut au moins deux robots, comme greedy,random, pas 1."),
        (["serve", "--name", "https://x"], "'https://x' n'est pas un nom de serveur : "),
        (
            ["serve", "--limits", "nowhere.toml"],
            "nowhere.toml ne peut pas être lu : ce fichier ou ce dossier n'existe pas.",
        ),
        (["serve", "--database", "mysql://x"], "Une base est un fichier, ou postgresql://"),
        (["host", "tables", "--database", "nowhere.db"], "Il n'y a pas de fichier "),
        (["host", "ban", "ann", "--for", "long"], "Une durée s'écrit comme 30min, 6h ou 7d, pas long."),
        (["house", "show", "nowhere.toml"], "nowhere.toml ne peut pas être lu : ce fichier"),
        (["house", "new", "town.txt"], "Les règles maison se gardent dans un fichier en .toml, pas dans town.txt."),
        (["replay", "nowhere.json"], "nowhere.json ne peut pas être lu : ce fichier ou ce dossier n'existe pas."),
    ],
)
def test_wrong_arguments_in_french(arguments, said, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert_one_line(run_here(*arguments), said)


@pytest.mark.parametrize("wish", [["--lang", "fr"], ["--lang=fr"]])
@pytest.mark.parametrize("arguments", [["play", "--players", 9], ["play", "--playrs", 3], ["replay", "nowhere.json"]])
def test_what_is_wrong_is_said_in_the_language_that_was_asked_for(arguments, wish, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    asked = run_here(*arguments, *wish)
    assert asked.stderr != run_here(*arguments).stderr
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert asked.stderr == run_here(*arguments).stderr


@pytest.mark.parametrize("arguments", [["plya"], ["play", "--edition", "marena"], ["replay", "nowhere.json"]])
def test_what_is_wrong_with_a_real_command_line(arguments):
    assert_one_line(run_anew(*arguments), arguments[-1])


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"[]", "A record is an object"),
        (b'{"game": "minivilles"}', "A record needs `rules`"),
        (b'{"game": "go\\n"}', "There is no game"),
    ],
)
def test_wrong_files(content, part, tmp_path):
    file = tmp_path / "record.json"
    file.write_bytes(content)
    assert_one_line(run_here("replay", file), part)


def test_a_record_with_an_illegal_action(tmp_path):
    file = tmp_path / "record.json"
    record = bourgade.new("minivilles", first="P1").record()
    file.write_text(json.dumps(record | {"actions": ["roll 1", "die\n\x1b[31m7"]}))
    assert_one_line(run_here("replay", file), "Action 2 of 2: `die [31m7` is not a move of this game.")


@pytest.mark.parametrize("game", packages())
def test_every_game_of_ours_has_all_rooms_of_its_own(game):
    rooms = [room_of(game, name).__name__ for name in ("bots", "lab", "telling", "terminal")]
    assert rooms == [f"{packages()[game]}.{name}" for name in ("bots", "lab", "telling", "terminal")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", packages())
def test_every_action_has_a_name_of_its_own_but_for_where_it_is_done(game, language):
    actions = [*definition(game).notation.fixed.values(), *moves_of_a_game(game)]
    names = {replace(action.parts, place=None): telling_of(game).move(Reader(language), action) for action in actions}
    assert len(set(map(plain, names.values()))) == len(names)


def moves_of_a_game(name):
    """Return all moves that could have been played in a random game: some games' words depend on the state."""
    game, chooser = bourgade.new(name, seed=1), Random(1)
    while not game.over:
        yield from (moves := game.legal_actions())
        game.play(chooser.choice(moves).text)
