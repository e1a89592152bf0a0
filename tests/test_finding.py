"""Bots by their name: those that are built in, and those of other people in files, modules and installed packages."""

import ast
import re
import sys
from pathlib import Path

import pytest
from sentences import sentence_of

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.bots.levels import SECONDS
from bourgade.bots.policies import PolicyBot
from bourgade.bots.thinking import TREES, TreeBot
from bourgade.engine.definition import Lots, Playouts
from bourgade.games import definition

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "my_first_bot.py"
PAGE = ROOT / "docs" / "bots.md"
GAMES = ["minivilles", "mint-works", "ma-petite-ville"]

every_game = pytest.mark.parametrize("game", GAMES)

LUCKY = """
class Lucky:
    name = "lucky"

    def choose(self, view):
        return view.legal()[0]
"""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """An empty folder, in which one is."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def _nothing_stays():
    """Look whether `sys.path` is as it was, and forget modules of the test."""
    path, modules = sys.path.copy(), set(sys.modules)
    yield
    assert sys.path == path
    for name in set(sys.modules) - modules:
        if name.startswith(("my_", "bourgade_bot_")):
            del sys.modules[name]


def write(text, name="my_bot.py"):
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return name


def begun(game="minivilles"):
    """Return a game in which somebody has a choice."""
    now = bourgade.new(game, players=2, seed=1)
    while now.actor == "chance" or len(now.legal()) == 1:
        now.draw() if now.actor == "chance" else now.play(now.legal()[0])
    return now


def choice_of(bot, game="minivilles"):
    now = begun(game)
    return bot.choose(now.view(now.actor))


def first_move(game="minivilles"):
    return begun(game).legal()[0]


def refusal(name, game="minivilles"):
    """Return the sentence with which a bot is refused: it is one, and it names the bot."""
    with pytest.raises(bourgade.UnknownBot) as caught:
        find_bot(game, name)
    sentence = sentence_of(caught.value)
    assert str(name)[:40] in sentence  # nobody wants to read five thousand digits
    return sentence


# --- Built in --------------------------------------------------------------------------------------------------------


@every_game
def test_every_policy_of_a_game_is_found_and_plays(game):
    names = bots_of(game).NAMES
    assert (names[0], names[-1]) == ("random", "greedy")
    for name in names:
        bot = find_bot(game, name, 1)
        assert bot.name == name
        assert choice_of(bot, game) in begun(game).legal()


def test_the_plans_of_minivilles_are_found_there_and_nowhere_else():
    plans = [name for name in bots_of("minivilles").NAMES if name.startswith("plan:")]
    assert "plan:cheese-factory" in plans
    for name in plans:
        refusal(name, "mint-works")


@pytest.mark.parametrize(
    "name", ["tree", "tree:7", "tree:2000", "tree:10000000", "tree:7:random", "tree:random", "tree:0.01s", "tree:1s"]
)
def test_a_search_is_found_under_the_name_that_was_asked_for(name):
    bot = find_bot("minivilles", name, 1)
    assert isinstance(bot, TreeBot)
    assert bot.name == name


def test_a_search_that_is_named_in_several_ways_is_the_same():
    assert choice_of(find_bot("minivilles", "tree", 3)) == choice_of(find_bot("minivilles", "tree:2000", 3))
    assert choice_of(find_bot("minivilles", "tree:random", 3)) == choice_of(
        find_bot("minivilles", "tree:2000:random", 3)
    )


@every_game
def test_a_bot_that_compiles_chooses_like_one_that_does_not(game):
    for name in ("random", "greedy", "easy"):
        plain, fast = find_bot(game, name, 4), find_bot(game, name, 4, fast=True)
        assert [choice_of(plain, game) for _ in range(5)] == [choice_of(fast, game) for _ in range(5)]


# --- Levels ----------------------------------------------------------------------------------------------------------


@every_game
def test_every_game_has_four_levels_that_rise(game):
    """From lots to fewer lots, from those to playouts, from those to more; in kind, as measuring takes longer."""
    levels = definition(game).levels
    assert list(levels) == list(SECONDS) == ["easy", "normal", "hard", "expert"]
    steps = [(0, -level.share) if isinstance(level, Lots) else (1, level.number) for level in levels.values()]
    assert steps == sorted(set(steps))
    assert isinstance(levels["easy"], Lots)
    assert isinstance(levels["expert"], Playouts)
    assert list(SECONDS.values()) == [0.1, 0.3, 1.0, 3.0]


@every_game
@pytest.mark.parametrize("level", list(SECONDS))
def test_a_level_is_found_plays_within_its_time_and_repeats_itself(game, level):
    find_bot(game, "tree:4").choose((now := begun(game)).view(now.actor))  # code may have to be loaded first
    moves = []
    for cores in (1, 2):
        bot = find_bot(game, level, 5, cores=cores)
        assert bot.name == level
        assert isinstance(bot, PolicyBot if isinstance(definition(game).levels[level], Lots) else TreeBot)
        if level != "expert":
            moves.append(choice_of(bot, game))
            assert moves[-1] in begun(game).legal()
    assert len(set(moves)) <= 1


def test_an_easy_opponent_draws_lots_for_some_of_its_moves_only():
    game = begun()
    easy, greedy = find_bot("minivilles", "easy", 1), find_bot("minivilles", "greedy")
    best = greedy.choose(game.view(game.actor))
    same = [easy.choose(game.view(game.actor)) == best for _ in range(200)]
    assert 0.4 < sum(same) / 200 < 0.95


def test_a_normal_opponent_of_mint_works_is_greedy():
    assert choice_of(find_bot("mint-works", "normal", 1), "mint-works") == choice_of(
        find_bot("mint-works", "greedy"), "mint-works"
    )


# --- Files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["my_bot.py", "my_bot.py:Lucky", "bots/my_bot.py", "./bots/my_bot.py:Lucky"])
def test_a_bot_is_found_in_a_file(name):
    bot = find_bot("minivilles", write(LUCKY, name.partition(":")[0]) + name.partition(".py")[2])
    assert bot.name == name
    assert choice_of(bot) == first_move()


def test_a_bot_is_found_in_a_file_by_its_full_path(here):
    name = str(here / write(LUCKY, "some where/my-bot 2.py"))
    assert choice_of(find_bot("minivilles", name)) == first_move()
    assert find_bot("minivilles", f"{name}:Lucky").name == f"{name}:Lucky"


def test_a_function_is_a_bot_too():
    write("def choose(view):\n    return view.legal()[-1]\n\ndef other(view):\n    return view.legal()[0]\n")
    assert choice_of(find_bot("minivilles", "my_bot.py")) == begun().legal()[-1]
    assert choice_of(find_bot("minivilles", "my_bot.py:other")) == first_move()


def test_an_object_is_a_bot_too():
    write(f"{LUCKY}\nlucky = Lucky()\n")
    assert choice_of(find_bot("minivilles", "my_bot.py:lucky")) == first_move()


def test_something_inside_something_is_found():
    write("class Box:\n    class Lucky:\n        def choose(self, view):\n            return view.legal()[0]\n")
    assert choice_of(find_bot("minivilles", "my_bot.py:Box.Lucky")) == first_move()


def test_a_class_that_takes_a_seed_gets_it():
    write(
        "class Seeded:\n"
        "    def __init__(self, seed=None):\n"
        "        self.seed = seed\n"
        "    def choose(self, view):\n"
        "        return str(self.seed)\n"
    )
    assert choice_of(find_bot("minivilles", "my_bot.py", 7)) == "7"
    assert choice_of(find_bot("minivilles", "my_bot.py")) == "None"


def test_every_bot_is_a_new_one():
    write(
        "class Counting:\n"
        "    def __init__(self):\n"
        "        self.moves = 0\n"
        "    def choose(self, view):\n"
        "        self.moves += 1\n"
        "        return str(self.moves)\n"
    )
    one, other = (find_bot("minivilles", "my_bot.py") for _ in range(2))
    assert [choice_of(one), choice_of(one), choice_of(other)] == ["1", "2", "1"]


def test_a_file_runs_once(here):
    write(f"with open('runs', 'a') as file:\n    file.write('x')\n{LUCKY}")
    for name in ("my_bot.py", "my_bot.py:Lucky", "./my_bot.py", str(here / "my_bot.py")):
        find_bot("minivilles", name)
    assert Path("runs").read_text() == "x"


def test_a_file_that_was_mended_is_tried_again():
    write("import")
    refusal("my_bot.py")
    write(LUCKY)
    assert choice_of(find_bot("minivilles", "my_bot.py")) == first_move()


def test_files_of_the_same_name_in_two_folders_are_two_bots():
    write("def choose(view):\n    return 'one'\n", "one/my_bot.py")
    write("def choose(view):\n    return 'two'\n", "two/my_bot.py")
    assert [choice_of(find_bot("minivilles", f"{folder}/my_bot.py")) for folder in ("one", "two")] == ["one", "two"]


def test_a_file_may_have_what_modules_have():
    write(
        "from __future__ import annotations\n"
        "import pickle\n"
        "from dataclasses import dataclass\n"
        "@dataclass\n"
        "class Lucky:\n"
        "    seed: int | None = None\n"
        "    def choose(self, view):\n"
        "        return str(pickle.loads(pickle.dumps(self)).seed)\n"
    )
    assert choice_of(find_bot("minivilles", "my_bot.py", 3)) == "3"


# --- Modules ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["my_bots:Lucky", "my_bots:lucky", "my_bots:Box.lucky", "my_bots:luck"])
def test_a_bot_is_found_in_a_module_of_the_folder_one_is_in(name):
    write(
        f"{LUCKY}\nlucky = Lucky()\nclass Box:\n    lucky = lucky\ndef luck(view):\n    return view.legal()[0]\n",
        "my_bots.py",
    )
    bot = find_bot("minivilles", name)
    assert bot.name == name
    assert choice_of(bot) == first_move()


def test_a_bot_is_found_in_a_module_of_a_package():
    write("", "my_package/__init__.py")
    write("from .deep import Lucky\n", "my_package/bots.py")
    write(LUCKY, "my_package/deep.py")
    assert choice_of(find_bot("minivilles", "my_package.bots:Lucky")) == first_move()


# --- Installed -------------------------------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Install a package, as pip would leave it, with these entry points."""

    def install(**points):
        folder = tmp_path / "site-packages"
        write(f"{LUCKY}\nlucky = Lucky()\ndef luck(view):\n    return view.legal()[0]\n", folder / "my_lucky_bots.py")
        about = "Metadata-Version: 2.1\nName: my-lucky-bots\nVersion: 1.0\n"
        write(about, folder / "my_lucky_bots-1.0.dist-info" / "METADATA")
        lines = ["[bourgade.bots]", *(f"{name} = {place}" for name, place in points.items())]
        write("\n".join(lines) + "\n", folder / "my_lucky_bots-1.0.dist-info" / "entry_points.txt")
        monkeypatch.syspath_prepend(str(folder))

    return install


@pytest.mark.parametrize("place", ["my_lucky_bots:Lucky", "my_lucky_bots:lucky", "my_lucky_bots:luck"])
def test_a_bot_of_an_installed_package_is_found_by_its_entry_point(installed, place):
    installed(lucky=place)
    bot = find_bot("minivilles", "lucky")
    assert bot.name == "lucky"
    assert choice_of(bot) == first_move()


def test_installed_bots_are_named_where_one_is_not_found(installed):
    installed(lucky="my_lucky_bots:Lucky")
    assert "(did you mean lucky?)" in refusal("luky")
    assert ", tree or lucky, a file" in refusal("stockfish")


def test_a_built_in_bot_cannot_be_replaced(installed):
    installed(greedy="my_lucky_bots:Lucky", tree="my_lucky_bots:Lucky", expert="my_lucky_bots:Lucky")
    assert isinstance(find_bot("minivilles", "greedy"), PolicyBot)
    assert isinstance(find_bot("minivilles", "tree"), TreeBot)
    assert isinstance(find_bot("minivilles", "expert"), TreeBot)


@pytest.mark.parametrize("place", ["my_lucky_bots:Unlucky", "my_unlucky_bots:Lucky", "my_lucky_bots"])
def test_an_installed_bot_that_is_broken_is_refused(installed, place):
    installed(lucky=place)
    assert refusal("lucky").startswith("The bot lucky cannot be used: ")


# --- What is wrong is said in one sentence ---------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("gredy", "greedy"),
        ("Random", "random"),
        ("esay", "easy"),
        ("exprt", "expert"),
        ("tree:", "tree"),
        (" greedy", "greedy"),
    ],
)
def test_an_unknown_bot_gets_the_nearest_name_and_all_there_are(game, name, hint):
    names = [*bots_of(game).NAMES, *definition(game).levels]
    assert refusal(name, game) == (
        f"There is no bot {name!r} for {game} (did you mean {hint}?): choose {', '.join(names)} or tree, "
        "a file as my_bot.py, or something in a module as my_bots:Lucky."
    )


@pytest.mark.parametrize(
    "name", ["", "stockfish", None, 7, b"greedy", ["greedy"], {"bot": 1}, ("greedy",), ":x", "a..b:c"]
)
def test_what_can_be_no_name_is_refused_likewise(name):
    assert refusal(name).startswith(f"There is no bot {name!r} for minivilles")


@pytest.mark.parametrize("name", ["tree:0", "tree:00", "tree:10000001", "tree:99999999999", "tree:0:random"])
def test_a_search_has_a_number_of_playouts_that_makes_sense(name):
    assert refusal(name) == f"{name}: a tree has 1 to 10000000 playouts."


def test_a_number_without_end_is_refused_too():
    assert refusal("tree:" + "9" * 5000).endswith(": a tree has 1 to 10000000 playouts.")


@pytest.mark.parametrize("name", ["tree:0s", "tree:0.0s", "tree:3601s", "tree:99999999999s"])
def test_a_search_has_a_time_that_makes_sense(name):
    assert refusal(name) == f"{name}: a tree grows for more than 0 and at most 3600 s."


@pytest.mark.parametrize(
    "name", ["tree:-1", "tree:1e3", "tree:fast", "tree:2000:greedy", "tree:2000:", "tree:5ms", "tree:²"]
)
def test_a_search_that_is_written_otherwise_is_told_how(name):
    """And no module of the name is looked for."""
    write("raise SystemExit('imported')", "tree.py")
    assert "imported" not in refusal(name)
    assert "tree" in refusal(name).replace(name, "")


@pytest.mark.parametrize(("name", "hint"), [("plan:bakeris", "plan:bakeries"), ("plan:one-dice", "plan:one-die")])
def test_a_plan_that_there_is_not_gets_the_nearest(name, hint):
    assert f"(did you mean {hint}?)" in refusal(name)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import", "it does not import (SyntaxError: invalid syntax"),
        ("import my_nowhere", "it does not import (ModuleNotFoundError: No module named 'my_nowhere')"),
        ("1 / 0", "it does not import (ZeroDivisionError: division by zero)"),
        ("raise ValueError('two\\nlines')", "it does not import (ValueError: two lines)"),
        ("raise SystemExit", "it does not import (SystemExit)"),
        ("import sys\nsys.exit(3)", "it does not import (SystemExit: 3)"),
        ("", "it has no class with `choose`"),
        ("class Mute:\n    pass", "it has no class with `choose`"),
        ("from bourgade.bots.policies import PolicyBot", "it has no class with `choose`"),
        (f"{LUCKY}\nclass Other(Lucky):\n    pass", "it has Lucky or Other: say which, as my_bot.py:Lucky"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_reason(text, reason):
    write(text)
    assert refusal("my_bot.py").startswith(f"The bot my_bot.py cannot be used: {reason}")
    assert not [name for name in sys.modules if name.startswith("bourgade_bot_") and "import" in reason]


@pytest.mark.parametrize("name", ["my_bot.py", "nowhere/my_bot.py", "my_bot.py:Lucky", "folder.py"])
def test_a_file_that_is_not_there_is_refused(name):
    Path("folder.py").mkdir()
    file = Path(name.partition(":")[0]).name
    assert refusal(name) == (f"The bot {name} cannot be used: it does not import (there is no file {file}).")


@pytest.mark.parametrize("inside", ["Unlucky", "Lucky.nothing", "Lucky.choose.more", "x y"])
def test_something_that_is_not_in_a_file_is_refused(inside):
    write(LUCKY)
    assert refusal(f"my_bot.py:{inside}") == (f"The bot my_bot.py:{inside} cannot be used: there is no {inside} in it.")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Bot = 7", "cannot be used: it has no `choose(view)`."),
        ("class Bot:\n    pass", "cannot be used: it has no `choose(view)`."),
        ("class Bot:\n    choose = 'roll 1'", "cannot be used: it has no `choose(view)`."),
        ("class Bot:\n    def __init__(self):\n        1 / 0", "cannot be made: ZeroDivisionError: division by zero."),
        ("class Bot:\n    def __init__(self):\n        raise SystemExit(3)", "cannot be made: SystemExit: 3."),
        ("class Bot:\n    def __init__(self, level):\n        pass", "cannot be made: TypeError: "),
    ],
)
def test_a_class_that_makes_no_bot_is_refused(text, reason):
    write(text)
    assert refusal("my_bot.py:Bot").startswith(f"The bot my_bot.py:Bot {reason}")


def test_a_module_that_is_not_there_is_refused():
    assert refusal("my_nowhere:Lucky") == (
        "The bot my_nowhere:Lucky cannot be used: it does not import "
        "(ModuleNotFoundError: No module named 'my_nowhere')."
    )


def test_something_that_is_not_in_a_module_is_refused():
    write(LUCKY, "my_bots.py")
    assert refusal("my_bots:Unlucky") == "The bot my_bots:Unlucky cannot be used: there is no Unlucky in it."
    assert refusal("my_bots:").startswith("There is no bot 'my_bots:'")


@pytest.mark.parametrize("game", ["minivile", "chess"])
def test_a_bot_for_an_unknown_game_is_refused_like_the_game(game):
    with pytest.raises(bourgade.UnknownGame):
        find_bot(game, "tree:10")


# --- The example -----------------------------------------------------------------------------------------------------


def test_the_example_is_a_complete_bot_in_about_twenty_lines():
    module = ast.parse(EXAMPLE.read_text("utf-8"))
    lines = EXAMPLE.read_text("utf-8").splitlines()
    first = module.body[1].lineno  # after the words about it
    assert len([line for line in lines[first - 1 :] if line.strip()]) <= 25


def test_the_example_plays_a_game_of_minivilles_and_wins_against_random():
    won = 0
    for seed in range(10):
        game = bourgade.new("minivilles", seed=seed)
        bots = {"P1": find_bot("minivilles", str(EXAMPLE)), "P2": find_bot("minivilles", "random", seed, fast=True)}
        while not game.over:
            if game.actor == "chance":
                game.draw()
            else:
                game.play(bots[game.actor].choose(game.view(game.actor)))
        won += game.winners == ["P1"]
    assert won >= 5


def test_the_page_for_bot_writers_shows_the_example_as_it_is():
    assert f"```python\n{EXAMPLE.read_text('utf-8')}```\n" in PAGE.read_text("utf-8")


def test_the_page_for_bot_writers_has_the_levels_as_they_are():
    page = PAGE.read_text("utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")]
    said = {row[0].strip("`"): row[1:] for row in rows}
    for level, seconds in SECONDS.items():
        *strengths, longest = said[level]
        assert longest == f"{seconds:g} s"
        assert strengths == [words_of(definition(game).levels[level]) for game in GAMES]


def words_of(strength):
    if isinstance(strength, Playouts):
        return f"{strength.number:,} playouts"
    return f"greedy, {strength.share:.0%} at random".replace("%", " %") if strength.share else "greedy"


def test_the_page_for_bot_writers_has_every_built_in_bot():
    named = set(re.findall(r"`([a-z0-9:.-]+)`", PAGE.read_text("utf-8")))
    assert {*bots_of("minivilles").NAMES, *SECONDS, "tree:2000", "tree:0.5s", "tree:2000:random"} <= named


def test_the_page_for_bot_writers_says_how_many_trees_there_are():
    assert TREES == 2
    assert "two trees" in PAGE.read_text("utf-8")
