"""House rules as people give them: files and mappings, what is refused and in which line, and what records carry.

That each change is played is in rules/minivilles/test_house.py.
"""

import copy
import io
import json
import os
import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from sentences import sentence_of
from table import city, coins, roll, table

import bourgade
from bourgade import cli
from bourgade.engine.house import Names, Number, Span
from bourgade.games import definition
from bourgade.texts import LANGUAGES

EDITIONS = list(bourgade.games()["minivilles"]["editions"])
PAGE = Path(__file__).parent.parent / "docs" / "house-rules.md"


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Write a file in an empty folder, which is where commands run, and return its name."""
    monkeypatch.chdir(tmp_path)

    def written(text, name="my-town.toml"):
        Path(name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return name

    return written


def new(edition, **more):
    return bourgade.new("minivilles", edition=edition, **more)


def run_here(*arguments):
    """Run a command in this process, which is faster than a new one that loads Numba."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["bourgade", *map(str, arguments)])
        patch.setattr(sys, "stdout", io.StringIO())
        patch.setattr(sys, "stderr", io.StringIO())
        with pytest.raises(SystemExit) as stop:
            cli.main()
        return stop.value.code or 0, sys.stdout.getvalue(), sys.stderr.getvalue()


def refusal(edition):
    """Return the sentence with which house rules are refused."""
    with pytest.raises(bourgade.BourgadeError) as caught:
        new(edition)
    assert type(caught.value) is bourgade.BadHouse
    sentence = sentence_of(caught.value)
    assert not re.search(r"Traceback|Error\b|object at 0x", sentence)
    return sentence


# What a file changes


def test_a_file_extends_an_edition_and_changes_numbers(write):
    file = write(
        """
        game = "minivilles"
        extends = "deluxe"
        coins = 5
        win = 4
        piles = 8
        copies = 4
        purple-copies = 3
        top-up = 1
        without = ["mine"]

        [cards]
        cafe = { roll = 4, cost = 3, amount = 2, copies = 1 }
        airport = { cost = 20, amount = 8 }
        """
    )
    game = new(file, seed=1)
    assert game.edition == "deluxe"
    assert game.house == {
        "coins": 5,
        "win": 4,
        "piles": 8,
        "copies": 4,
        "purple-copies": 3,
        "top-up": 1,
        "without": ["mine"],
        "cards": {"cafe": {"roll": [4, 4], "cost": 3, "amount": 2, "copies": 1}, "airport": {"cost": 20, "amount": 8}},
    }
    assert coins(game) == [5, 5]
    assert len(game.position()["piles"]) == 8


@pytest.mark.parametrize(
    "text",
    [
        "[cards]\ncafe = { cost = 3 }",
        "[cards.cafe]\ncost = 3",
        "cards.cafe.cost = 3",
        "cards = { cafe = { cost = 3 } }",
        "[cards]\ncafe.cost = 3",
        '[cards]\n"cafe" = { "cost" = 3 }',
    ],
)
def test_toml_may_be_written_in_every_way_there_is(write, text):
    assert new(write(f'extends = "base"\n{text}\n')).house == {"cards": {"cafe": {"cost": 3}}}


def test_a_file_may_say_only_what_it_extends(write):
    game = new(write('extends = "marina"'), seed=2)
    assert (game.edition, game.house) == ("marina", {})


def test_a_path_object_names_a_file(write, tmp_path):
    write('extends = "base"\ncoins = 7')
    assert new(Path("my-town.toml")).house == {"coins": 7}
    assert new(tmp_path / "my-town.toml").house == {"coins": 7}
    assert new(str(tmp_path / "my-town.toml")).house == {"coins": 7}


def test_a_path_object_may_have_any_name(write):
    assert new(Path(write('extends = "base"\ncoins = 7', "my town"))).house == {"coins": 7}


def test_a_file_may_lie_in_another_folder(write, tmp_path):
    (tmp_path / "houses").mkdir()
    write('extends = "base"\ncoins = 7', "houses/my-town.toml")
    assert new("houses/my-town.toml").house == {"coins": 7}
    assert new("./houses/../houses/my-town.toml").house == {"coins": 7}


def test_names_of_editions_are_still_names(write):
    write('extends = "marina"', "base.toml")
    assert new("base").edition == "base"
    with pytest.raises(bourgade.UnknownEdition, match="my-town"):
        new("my-town")


def test_house_rules_can_be_given_without_a_file():
    game = new({"extends": "deluxe", "coins": 5}, players=4)
    assert (game.edition, game.house, coins(game)) == ("deluxe", {"coins": 5}, [5] * 4)


def test_options_and_players_go_with_house_rules(write):
    game = new(write('extends = "marina"\ncoins = 4'), players=3, market="open", first="P2")
    assert (game.actor, game.options["market"], coins(game)) == ("P2", "open", [4] * 3)


def test_a_wrong_number_of_players_is_refused_as_without_house_rules(write):
    with pytest.raises(bourgade.WrongPlayers, match="base is for 2 to 4 players, not 5"):
        new(write('extends = "base"\ncoins = 4'), players=5)


def test_windows_line_ends_are_understood(write):
    assert new(write(b'extends = "base"\r\ncoins = 7\r\n[cards]\r\ncafe = { cost = 3 }\r\n')).house == {
        "coins": 7,
        "cards": {"cafe": {"cost": 3}},
    }


def test_a_byte_order_mark_as_notepad_writes_it_is_understood(write):
    assert new(write(b'\xef\xbb\xbfextends = "base"\ncoins = 7\n')).house == {"coins": 7}


# What changes nothing


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"coins": 3},
        {"cards": {}},
        {"cards": {"cafe": {}}},
        {"cards": {"cafe": {"roll": 3, "cost": 2}}},
        {"cards": {"cafe": {"roll": [3, 3]}, "private-club": {"amount": "all"}}},
        {"without": [], "win": 5, "piles": 9, "copies": 5, "purple-copies": 2, "top-up": 2},
    ],
)
def test_house_rules_that_change_nothing_are_the_edition(changes):
    plain, game = (new(edition, seed=9, players=3) for edition in ("deluxe", {"extends": "deluxe", **changes}))
    assert game.house == {}
    assert game.position() == plain.position()
    assert game.record() == plain.record()
    assert "house" not in game.position()
    assert "house" not in game.record()


def test_an_edition_as_it_is_printed_has_no_house_rules():
    game = new("deluxe")
    assert game.house == {}
    assert "house" not in game.position()
    assert "house" not in game.record()


def test_only_what_differs_is_kept_in_the_order_of_the_edition():
    game = new(
        {
            "extends": "base",
            "cards": {"mine": {"cost": 5, "roll": [9, 9]}, "cafe": {"cost": 1}, "bakery": {"cost": 1}},
            "without": ["stadium", "forest", "stadium"],
            "coins": 4,
        }
    )
    assert json.dumps(game.house) == json.dumps(
        {"coins": 4, "without": ["forest", "stadium"], "cards": {"cafe": {"cost": 1}, "mine": {"cost": 5}}}
    )


# What is given is neither changed nor kept


def given():
    return {"extends": "base", "coins": 5, "without": ["mine"], "cards": {"cafe": {"roll": [4, 5], "cost": 3}}}


def test_what_is_given_is_not_changed():
    house = given()
    new(house)
    assert house == given()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda house: house.update(coins=9),
        lambda house: house["without"].append("cafe"),
        lambda house: house["cards"]["cafe"].update(cost=1),
        lambda house: house["cards"]["cafe"]["roll"].__setitem__(0, 1),
    ],
)
def test_what_is_given_may_change_afterwards(spoil):
    house = given()
    game = new(house)
    before = copy.deepcopy((game.house, game.position(), game.record()))
    spoil(house)
    assert (game.house, game.position(), game.record()) == before


@pytest.mark.parametrize("of", [lambda game: game.house, lambda game: game.position()["house"]])
def test_what_a_game_tells_of_its_house_rules_is_a_copy(of):
    game = new(given())
    before = copy.deepcopy(game.house)
    told = of(game)
    told["coins"] = 9
    told["cards"]["cafe"]["roll"][0] = 1
    told["without"].append("cafe")
    assert game.house == before
    assert game.position()["house"] == before
    assert game.record()["house"] == before


def test_a_record_may_change_after_its_replay():
    record = new(given(), seed=1).record()
    game = bourgade.replay(record)
    record["house"]["cards"]["cafe"]["roll"][0] = 1
    assert game.house["cards"]["cafe"]["roll"] == [4, 5]


def test_a_position_may_change_after_it_is_loaded():
    position = new(given(), seed=1).position()
    game = bourgade.load(position)
    position["house"]["cards"]["cafe"]["roll"][0] = 1
    assert game.house["cards"]["cafe"]["roll"] == [4, 5]


# What is refused, and in which line


WRONG = {  # what stands in line 3 of a file that extends deluxe, and what the sentence has
    "an unknown card": ("cards.caffe = { cost = 3 }", "cards.caffe", "did you mean cafe?"),
    "a card of another edition": ("cards.winery = { cost = 3 }", "deluxe has no `cards.winery`"),
    "the city-hall": ("cards.city-hall = { cost = 3 }", "deluxe has no `cards.city-hall`"),
    "a roll of 15": ("cards.cafe.roll = 15", "cards.cafe.roll", "1 to 14", "15"),
    "a roll of 0": ("cards.cafe.roll = 0", "cards.cafe.roll", "1 to 14", "not 0"),
    "a roll up to 15": ("cards.cafe.roll = [4, 15]", "cards.cafe.roll", "[4, 15]"),
    "a roll from 0": ("cards.cafe.roll = [0, 3]", "cards.cafe.roll", "[0, 3]"),
    "a roll backwards": ("cards.cafe.roll = [4, 3]", "cards.cafe.roll", "[4, 3]"),
    "a roll of three numbers": ("cards.cafe.roll = [3, 4, 5]", "cards.cafe.roll", "[3, 4, 5]"),
    "a roll of one number in a list": ("cards.cafe.roll = [3]", "cards.cafe.roll", "[3]"),
    "a roll of no number": ("cards.cafe.roll = []", "cards.cafe.roll", "[]"),
    "a roll in words": ('cards.cafe.roll = "3-4"', "cards.cafe.roll", "'3-4'"),
    "a roll of words": ('cards.cafe.roll = ["3", "4"]', "cards.cafe.roll"),
    "a roll of true": ("cards.cafe.roll = true", "cards.cafe.roll", "True"),
    "a roll of trues": ("cards.cafe.roll = [true, true]", "cards.cafe.roll"),
    "a roll with a fraction": ("cards.cafe.roll = 3.5", "cards.cafe.roll", "3.5"),
    "a roll as a table": ("cards.cafe.roll = { first = 3 }", "cards.cafe.roll"),
    "a negative cost": ("cards.cafe.cost = -1", "cards.cafe.cost", "0 to 1000", "-1"),
    "a cost too high": ("cards.cafe.cost = 1001", "cards.cafe.cost", "0 to 1000", "1001"),
    "a cost in words": ('cards.cafe.cost = "3"', "cards.cafe.cost", "'3'"),
    "a cost with a fraction": ("cards.cafe.cost = 3.0", "cards.cafe.cost", "3.0"),
    "a cost of true": ("cards.cafe.cost = true", "cards.cafe.cost", "True"),
    "a cost of infinity": ("cards.cafe.cost = inf", "cards.cafe.cost", "inf"),
    "a cost as a list": ("cards.cafe.cost = [3]", "cards.cafe.cost", "[3]"),
    "a cost as a table": ("cards.cafe.cost.of = 3", "cards.cafe.cost"),
    "a cost as a date": ("cards.cafe.cost = 2024-01-01", "cards.cafe.cost"),
    "everything where it is not printed": ('cards.cafe.amount = "all"', "cards.cafe.amount", "'all'"),
    "another word than all": ('cards.private-club.amount = "most"', "cards.private-club.amount", "'most'"),
    "a negative amount": ("cards.cafe.amount = -1", "cards.cafe.amount", "-1"),
    "a cost of a landmark": ("cards.harbor.cost = -1", "cards.harbor.cost", "-1"),
    "a roll of a landmark": ("cards.harbor.roll = 3", "`cards.harbor.roll`", "cost"),
    "copies of a landmark": ("cards.harbor.copies = 3", "`cards.harbor.copies`", "cost"),
    "an amount that a card does not print": ("cards.tax-office.amount = 3", "`cards.tax-office.amount`"),
    "a condition that a card does not print": ("cards.cafe.landmarks-below = 3", "`cards.cafe.landmarks-below`"),
    "a typo in a number of a card": ("cards.cafe.cots = 3", "`cards.cafe.cots`", "did you mean cost?"),
    "a colour": ('cards.cafe.colour = "blue"', "`cards.cafe.colour`"),
    "a card that is no table": ("cards.cafe = 3", "`cards.cafe`", "not 3"),
    "a card that is a list": ("cards.cafe = [3, 3]", "`cards.cafe`", "[3, 3]"),
    "cards that are no table": ("cards = 3", "`cards`", "not 3"),
    "cards that are a list": ('cards = ["cafe"]', "`cards`"),
    "a typo in a key": ("conis = 5", "`conis`", "did you mean coins?"),
    "an underscore": ("purple_copies = 3", "`purple_copies`", "did you mean purple-copies?"),
    "a capital": ("Coins = 3", "`Coins`", "did you mean coins?"),
    "a key that is nothing like any": ("xyz = 5", "`xyz`", "coins, win"),
    "an empty key": ('"" = 5', "``"),
    "a typo in game": ('gmae = "minivilles"', "`gmae`", "did you mean game?"),
    "coins below 0": ("coins = -1", "`coins`", "0 to 1000", "-1"),
    "coins of true": ("coins = true", "`coins`", "True"),
    "coins in words": ('coins = "5"', "`coins`", "'5'"),
    "coins with a fraction": ("coins = 5.5", "`coins`", "5.5"),
    "coins as a table": ("coins = { P1 = 5 }", "`coins`", "P1"),
    "coins as a list": ("coins = [5, 5]", "`coins`", "[5, 5]"),
    "coins without end": (f"coins = {'9' * 100}", "`coins`", "0 to 1000"),
    "no landmark to win": ("win = 0", "`win`", "1 to 6", "not 0"),
    "more landmarks to win than there are": ("win = 7", "`win`", "1 to 6", "not 7"),
    "no pile": ("piles = 0", "`piles`", "1 to 28", "not 0"),
    "more piles than kinds": ("piles = 29", "`piles`", "1 to 28", "not 29"),
    "copies below 0": ("copies = -1", "`copies`", "-1"),
    "more copies than can be kept": ("copies = 101", "`copies`", "0 to 100", "101"),
    "purple copies in words": ('purple-copies = "players-1"', "`purple-copies`", "players-1"),
    "without as a name": ('without = "cafe"', "`without`", "list", "'cafe'"),
    "without as a table": ("without = { cafe = true }", "`without`", "list"),
    "without as a number": ("without = 3", "`without`", "list"),
    "without an unknown card": ('without = ["cafe", "minne"]', "`without`", "'minne'", "did you mean mine?"),
    "without a card of another edition": ('without = ["winery"]', "`without`", "'winery'"),
    "without a number": ("without = [3]", "`without`", "3"),
    "without a list in the list": ('without = [["cafe"]]', "`without`"),
    "without true": ("without = [true]", "`without`", "True"),
    "without the landmarks that win": ('without = ["harbor", "airport"]', "5 landmarks", "4"),
    "another game": ('game = "catan"', "'catan'", "minivilles"),
    "a game that is a number": ("game = 3", "3", "minivilles"),
    "a game that is a list": ('game = ["minivilles"]', "minivilles"),
}


@pytest.mark.parametrize(("wrong", "parts"), [(line, parts) for line, *parts in WRONG.values()], ids=WRONG)
def test_wrong_house_rules_are_refused_with_their_line(write, wrong, parts):
    sentence = refusal(write(f'extends = "deluxe"\n# what is wrong follows\n{wrong}\n# and more\n'))
    assert sentence.startswith("my-town.toml, line 3: ")
    for part in parts:
        assert part in sentence


@pytest.mark.parametrize(("wrong", "parts"), [(line, parts) for line, *parts in WRONG.values()], ids=WRONG)
def test_the_command_line_refuses_wrong_house_rules_in_one_line(write, wrong, parts):
    file = write(f'extends = "deluxe"\n\n{wrong}\n')
    code, printed, complaint = run_here("house", "show", file)
    assert (code, printed, complaint.count("\n")) == (2, "", 1)
    assert complaint.startswith("bourgade: my-town.toml, line 3: ")
    for part in parts:
        assert part in complaint


@pytest.mark.parametrize(
    ("line", "extends", "hint"),
    [
        ('extends = "deluxxe"', "'deluxxe'", "did you mean deluxe?"),
        ('extends = ""', "''", "base, marina"),
        ('extends = "my-town.toml"', "'my-town.toml'", "base, marina"),
        ("extends = 3", "3", "base, marina"),
        ("extends = true", "True", "base, marina"),
        ('extends = ["deluxe"]', "deluxe", "base, marina"),
        ('extends = { edition = "deluxe" }', "deluxe", "base, marina"),
    ],
)
def test_an_edition_that_is_not_there_cannot_be_extended(write, line, extends, hint):
    sentence = refusal(write(f"coins = 5\n{line}\n"))
    assert sentence.startswith("my-town.toml, line 2: ")
    assert extends in sentence
    assert hint in sentence


@pytest.mark.parametrize(
    "text", ["", "# nothing\n", "coins = 5\n", 'extend = "deluxe"\n', '[house]\nextends = "base"\n']
)
def test_a_file_must_say_what_it_extends(write, text):
    sentence = refusal(write(text))
    assert "my-town.toml" in sentence
    assert "`extends`" in sentence
    assert "deluxe" in sentence


def test_the_number_of_landmarks_left_is_told(write):
    sentence = refusal(write('extends = "base"\nwin = 3\nwithout = ["radio-tower", "train-station"]\n'))
    assert "3 landmarks" in sentence
    assert "2" in sentence


def test_somebody_must_be_able_to_win(write):
    """`win` is at least 1, so a landmark must be left: it is no help to be told to set it to 0."""
    every = '["train-station", "shopping-mall", "amusement-park", "radio-tower"]'
    sentence = refusal(write(f'extends = "base"\nwithout = {every}\n'))
    assert sentence.startswith("my-town.toml, line 2: ")
    assert "0 or less" not in sentence


def test_the_line_is_that_of_a_section(write):
    sentence = refusal(write('extends = "base"\n\n[cards.cafe]\ncost = 2\n\n[cards.mine]\nroll = 9\ncost = -5\n'))
    assert sentence.startswith("my-town.toml, line 8: `cards.mine.cost`")


def test_the_line_of_an_unknown_card_is_that_of_its_section(write):
    sentence = refusal(write('extends = "base"\n[cards.cafe]\ncost = 2\n[cards.mines]\ncost = 5\n'))
    assert sentence.startswith("my-town.toml, line 4: ")


def test_the_line_is_that_of_an_inline_table(write):
    sentence = refusal(write('extends = "base"\n[cards]\nmine = { cost = 5 }\ncafe = { roll = 3, cost = -1 }\n'))
    assert sentence.startswith("my-town.toml, line 4: `cards.cafe.cost`")


def test_the_line_is_that_of_a_dotted_key(write):
    sentence = refusal(write('extends = "base"\ncards.mine.cost = 5\ncards.cafe.roll = 3\ncards.cafe.cost = -1\n'))
    assert sentence.startswith("my-town.toml, line 4: `cards.cafe.cost`")


def test_the_line_of_a_list_over_several_lines_is_one_of_its_lines(write):
    sentence = refusal(write('extends = "base"\ncoins = 4\nwithout = [\n  "cafe",\n  # two more\n  "minne",\n]\n'))
    found = re.match(r"my-town\.toml, line (\d): ", sentence)
    assert 3 <= int(found[1]) <= 6
    assert "did you mean mine?" in sentence


def test_the_line_after_a_list_over_several_lines_is_right(write):
    sentence = refusal(write('extends = "base"\nwithout = [\n  "cafe",\n]\n\ncoins = -3\n'))
    assert sentence.startswith("my-town.toml, line 6: `coins`")


def test_the_line_after_a_text_over_several_lines_is_right(write):
    sentence = refusal(write('game = """\nminivilles"""\nextends = "basse"\n'))
    assert sentence.startswith("my-town.toml, line 3: ")


def test_lines_are_counted_with_windows_line_ends(write):
    sentence = refusal(write(b'# mine\r\n\r\nextends = "base"\r\n[cards]\r\ncafe = { cost = -1 }\r\n'))
    assert sentence.startswith("my-town.toml, line 5: ")


def test_the_first_wrong_line_is_told_or_another_wrong_one(write):
    sentence = refusal(write('extends = "base"\ncoins = -1\n[cards]\ncafe = { cost = -1 }\nmine = { cots = 1 }\n'))
    assert re.match(r"my-town\.toml, line [245]: ", sentence)


def test_the_line_is_told_without_a_last_line_end(write):
    assert refusal(write('extends = "base"\ncoins = -1')).startswith("my-town.toml, line 2: ")


def test_lines_are_told_in_a_long_file_without_reading_it_line_by_line(write, monkeypatch):
    read = []
    monkeypatch.setattr(tomllib, "loads", lambda text, loads=tomllib.loads: read.append(text) or loads(text))
    file = write('extends = "base"\n' + "# nothing\n" * 9000 + "coins = -1\n")
    assert ", line 9002: " in refusal(file)
    assert 0 < len(read) < 100


@pytest.mark.parametrize(("changes", "parts"), [({"conis": 5}, ["conis", "coins"]), ({"coins": -1}, ["`coins`", "-1"])])
def test_house_rules_without_a_file_have_no_lines(changes, parts):
    sentence = refusal({"extends": "base", **changes})
    assert "line" not in sentence
    for part in parts:
        assert part in sentence


@pytest.mark.parametrize(
    "house",
    [
        {},
        {"coins": 5},
        {"extends": None},
        {"extends": ["base"]},
        {"extends": {"name": "base"}},
        {"extends": "base", 3: 5},
        {"extends": "base", None: 5},
        {"extends": "base", "coins": None},
        {"extends": "base", "coins": object},
        {"extends": "base", "cards": None},
        {"extends": "base", "cards": {3: {"cost": 3}}},
        {"extends": "base", "cards": {"cafe": None}},
        {"extends": "base", "cards": {"cafe": {"roll": None}}},
        {"extends": "base", "without": None},
        {"extends": "base", "without": {"cafe"}},
    ],
    ids=str,
)
def test_odd_mappings_are_refused_with_a_sentence(house):
    refusal(house)


@pytest.mark.parametrize("edition", [3, True, ["deluxe"], b"base", 3.5], ids=str)
def test_what_is_neither_name_nor_file_nor_mapping_is_refused(edition):
    with pytest.raises(bourgade.UnknownEdition, match="has no edition"):
        new(edition)


def test_an_error_can_be_pickled(write):
    with pytest.raises(bourgade.BadHouse) as caught:
        new(write('extends = "base"\ncoins = -1'))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (bourgade.BadHouse, str(caught.value))


# What cannot be read


def test_a_missing_file_is_refused_and_the_way_to_one_is_told(write, tmp_path):  # noqa: ARG001
    sentence = refusal("my-town.toml")
    assert "my-town.toml cannot be read" in sentence
    assert "bourgade house new my-town.toml" in sentence


def test_a_folder_is_refused(write, tmp_path):  # noqa: ARG001
    Path("my-town.toml").mkdir()
    assert "my-town.toml cannot be read" in refusal("my-town.toml")
    assert "cannot be read" in refusal(tmp_path)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_refused(write):
    file = write('extends = "base"')
    Path(file).chmod(0)
    assert "cannot be read" in refusal(file)


@pytest.mark.parametrize(
    "text",
    [
        "coins",
        'extends = "base"\ncoins = \n',
        'extends = "base"\ncoins = 5\ncoins = 6\n',
        "extends = base\n",
        '{"extends": "base"}',
        "coins = " + "9" * 5000,
        "\x00",
        b"\x89PNG\r\n\x1a\n",
        b'extends = "b\xe9se"\n',
        "coins = " + "[" * 100_000,
        "cards = " + "{ cafe = " * 5_000,
    ],
    ids=lambda text: str(text)[:20],
)
def test_what_is_not_toml_is_refused(write, text):
    assert "my-town.toml is not TOML" in refusal(write(text))


def test_broken_toml_names_its_line(write):
    assert "line 3" in refusal(write('extends = "base"\ncoins = 5\nwin = = 3\n'))


def test_lists_in_lists_are_refused(write):
    assert "`coins`" in refusal(write('extends = "base"\ncoins = ' + "[" * 200 + "]" * 200))


def test_a_huge_file_is_refused_and_never_read_in_part(write):
    """What stands behind the first million characters may not be passed over in silence."""
    refusal(write('extends = "base"\n' + "# nothing\n" * 150_000 + "coins = 7\n"))


# The command line


def test_simulate_takes_a_file(write):
    file = write('extends = "base"\nwin = 1\ncoins = 4\n')
    code, printed, complaint = run_here("simulate", "--edition", file, "--games", 20, "--cores", 1, "--json")
    assert (code, complaint) == (0, "")
    assert json.loads(printed)


def test_play_takes_a_file_and_saves_a_record_that_needs_it_no_more(write):
    file = write('extends = "base"\nwin = 1\ncoins = 4\n')
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("1\n" * 500))
        code, _, complaint = run_here("play", "--edition", file, "--seed", 1, "--save", "game.json")
    assert (code, complaint) == (0, "")
    record = json.loads(Path("game.json").read_text("utf-8"))
    assert record["house"] == {"coins": 4, "win": 1}
    Path(file).unlink()
    assert run_here("replay", "game.json")[0] == 0


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
@pytest.mark.parametrize("text", ['extends = "base"\nconis = 5\n', None], ids=["typo", "missing"])
def test_every_command_that_takes_an_edition_refuses_wrong_house_rules(write, command, text):
    file = write(text) if text else "my-town.toml"
    code, printed, complaint = run_here(command, "--edition", file)
    assert (code, printed, complaint.count("\n")) == (2, "", 1)
    assert complaint.startswith("bourgade: my-town.toml")


def test_a_new_process_refuses_wrong_house_rules_in_one_line(write):
    file = write('extends = "base"\n[cards]\ncafe = { roll = 15 }\n')
    arguments = [sys.executable, "-m", "bourgade", "play", "--edition", file]
    result = subprocess.run(arguments, capture_output=True, encoding="utf-8", timeout=120)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert result.stderr.startswith("bourgade: my-town.toml, line 3: ")
    assert Path(file).read_text() == 'extends = "base"\n[cards]\ncafe = { roll = 15 }\n'


# house show


def test_show_tells_what_is_changed_in_english(write):
    file = write(
        'extends = "deluxe"\ncoins = 5\nwithout = ["mine", "cafe"]\n'
        "[cards]\nbakery = { cost = 2, roll = [2, 4] }\nprivate-club = { amount = 6 }\nforest = { copies = 2 }\n"
    )
    code, printed, complaint = run_here("house", "show", file, "--lang", "en")
    assert (code, complaint) == (0, "")
    start, out, bakery, forest, club = printed.splitlines()
    assert "coins" in start.lower()
    assert "3 → 5" in start
    assert "Café" in out
    assert "Mine" in out
    assert bakery.startswith("Bakery")
    assert "1 → 2" in bakery
    assert "2-3 → 2-4" in bakery
    assert forest.startswith("Forest")
    assert "copies" in forest
    assert "2" in forest
    assert "all → 6" in club


def test_show_tells_what_is_changed_in_french(write):
    file = write('extends = "deluxe"\nwin = 4\n[cards]\nbakery = { cost = 2 }\nprivate-club = { amount = 6 }\n')
    code, printed, _ = run_here("house", "show", file, "--lang", "fr")
    assert code == 0
    win, bakery, club = printed.splitlines()
    assert "5 → 4" in win
    assert bakery.startswith("Boulangerie : ")
    assert "1 → 2" in bakery
    assert club.startswith("Club privé : ")
    assert "tout → 6" in club


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_has_words_for_all_that_can_be_changed(write, language):
    form = definition("minivilles").house("marina-green-valley")
    changes = {key: other(part) for key, part in form.items() if isinstance(part, Number) and key != "win"}
    everything = {slug: {key: other(part) for key, part in numbers.items()} for slug, numbers in form["cards"].items()}
    lines = [f"{key} = {json.dumps(value)}" for key, value in changes.items()]
    lines += ['extends = "marina-green-valley"', "win = 1", 'without = ["harbor", "mine"]', "[cards]"]
    for slug, numbers in everything.items():
        lines.append(f"{slug} = {{ {', '.join(f'{key} = {json.dumps(value)}' for key, value in numbers.items())} }}")
    code, printed, complaint = run_here("house", "show", write("\n".join(lines)), "--lang", language)
    assert (code, complaint) == (0, "")
    assert len(printed.splitlines()) == len(form) - 1 + len(form["cards"])
    assert "{" not in printed


def other(part):
    """Return something else than what is printed."""
    if isinstance(part, Span):
        return [part.least, part.most]
    return part.most if part.most != part.printed else part.least


@pytest.mark.parametrize(("language", "sentence"), [("en", "Nothing is changed."), ("fr", "Rien n'est changé.")])
def test_show_tells_that_nothing_is_changed(write, language, sentence):
    file = write('extends = "deluxe"\ncoins = 3\n')
    assert run_here("house", "show", file, "--lang", language) == (0, f"{sentence}\n", "")


def test_show_refuses_a_missing_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, printed, complaint = run_here("house", "show", "my-town.toml")
    assert (code, printed, complaint.count("\n")) == (2, "", 1)


def test_show_knows_the_game_of_a_file(write):
    file = write('game = "mint-works"\nextends = "standard"\nstars = 5\n')
    assert run_here("house", "show", file, "--lang", "en")[:2] == (0, "stars that end the game 7 → 5\n")


# house new


@pytest.fixture(params=[(edition, language) for edition in EDITIONS for language in LANGUAGES], ids="-".join)
def example(request, write):  # noqa: ARG001
    """A file as `house new` writes it, with its edition."""
    edition, language = request.param
    code, printed, complaint = run_here("house", "new", "my-town.toml", "--from", edition, "--lang", language)
    assert (code, complaint) == (0, "")
    assert "my-town.toml" in printed
    return Path("my-town.toml"), edition


def test_a_new_file_changes_nothing(example):
    file, edition = example
    game = new(file, seed=4)
    assert (game.edition, game.house) == (edition, {})
    assert game.position() == new(edition, seed=4).position()


def test_a_new_file_with_every_comment_taken_away_changes_nothing(example):
    file, edition = example
    text = uncommented(file)
    assert "without = []" in text
    assert text.count("cost = ") == len(definition("minivilles").house(edition)["cards"])
    file.write_text(text, "utf-8")
    assert (new(file).edition, new(file).house) == (edition, {})


def uncommented(file):
    """Return the file with the # taken away at the beginning of every line below what it extends."""
    head, extends, rest = re.split(r"^(extends = .*\n)", file.read_text("utf-8"), flags=re.M)
    return head + extends + re.sub(r"^# ?", "", rest, flags=re.M)


def test_a_new_file_names_all_that_can_be_changed(example):
    file, edition = example
    text = file.read_text("utf-8")
    form = definition("minivilles").house(edition)
    for key, part in form.items():
        assert key in text
        if isinstance(part, dict):
            for slug, numbers in part.items():
                line = re.search(rf"^# {slug} = .*$", text, re.M)[0]
                assert all(key in line for key, number in numbers.items() if number.printed is not None)


def test_a_new_file_tells_how_to_go_on(example):
    file, edition = example
    text = file.read_text("utf-8")
    for command in ("bourgade play minivilles --edition my-town.toml", "bourgade house show my-town.toml", "--compare"):
        assert command in text
    assert f'extends = "{edition}"' in text


def test_every_single_line_of_a_new_file_can_be_changed(example):
    """Take one # away, change the numbers, and the house rules have that one change."""
    file, _ = example
    text = file.read_text("utf-8")
    lines = [line for line in text.splitlines() if re.match(r"# [a-z-]+ = [\d{\[]", line)]
    assert len(lines) > 20
    for line in lines:
        edited = re.sub(r"\bcost = \d+", "cost = 99", line.removeprefix("# "))
        edited = re.sub(r"^([a-z-]+) = \d+", r"\1 = 1", edited)
        if edited.startswith("without"):
            edited = edited.replace("[]", '["cafe"]')
        file.write_text(text.replace(line, edited), "utf-8")
        house = new(file).house
        assert len(house) == 1
        if "cards" in house:
            assert list(house["cards"].values()) == [{"cost": 99}]


def test_a_new_file_is_of_the_first_edition_unless_said(write):  # noqa: ARG001
    assert run_here("house", "new", "my-town.toml", "--lang", "en")[0] == 0
    assert new("my-town.toml").edition == "base"


@pytest.mark.parametrize("text", ["", "my own words"])
def test_a_file_that_is_there_is_never_overwritten(write, text):
    file = write(text)
    code, printed, complaint = run_here("house", "new", file, "--from", "deluxe")
    assert (code, printed, complaint.count("\n")) == (2, "", 1)
    assert "my-town.toml" in complaint
    assert Path(file).read_text() == text


def test_a_folder_that_is_there_is_left_alone(write):  # noqa: ARG001
    Path("my-town.toml").mkdir()
    assert run_here("house", "new", "my-town.toml")[0] == 2
    assert list(Path("my-town.toml").iterdir()) == []


@pytest.mark.parametrize("name", ["my-town", "my-town.json", "nowhere/my-town.toml", "a/my-town.toml"])
def test_a_file_that_could_not_be_played_is_not_written(write, name):  # noqa: ARG001
    Path("a").write_text("")
    code, printed, complaint = run_here("house", "new", name)
    assert (code, printed, complaint.count("\n")) == (2, "", 1)
    assert sorted(path.name for path in Path().iterdir()) == ["a"]


def test_a_name_without_toml_is_told_what_it_needs(write):  # noqa: ARG001
    assert ".toml" in run_here("house", "new", "my-town")[2]


@pytest.mark.parametrize("arguments", [["--from", "deluxxe"], ["--game", "catan"], ["--lang", "de"]])
def test_new_refuses_what_there_is_not(write, arguments):  # noqa: ARG001
    code, printed, complaint = run_here("house", "new", "my-town.toml", *arguments)
    assert (code, printed, complaint.count("\n")) == (2, "", 1)
    assert not Path("my-town.toml").exists()


# The form


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_can_be_set_to_both_of_its_bounds(edition):
    form = definition("minivilles").house(edition)
    for path, part in parts_of(form):
        for value in bounds(part):
            game = new(nested(edition, path, value), seed=1, first="P1")
            roll(game, 1)
            assert bourgade.load(game.position()).legal() == game.legal()
            game.play("build nothing")
            assert bourgade.replay(game.record()).position() == game.position()


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_number_can_be_set_beyond_its_bounds(edition):
    for path, part in parts_of(definition("minivilles").house(edition)):
        if isinstance(part, Names):
            continue
        for value in (part.least - 1, part.most + 1):
            assert ".".join(path) in refusal(nested(edition, path, value))


def parts_of(form, *path):
    """Go through all that can be changed, each with its keys."""
    for key, part in form.items():
        if isinstance(part, Number | Span | Names):
            yield (*path, key), part
        else:
            yield from parts_of(part, *path, key)


def bounds(part):
    if isinstance(part, Names):
        return [[], part.known[:-6]]  # at most the last six are landmarks
    return [part.least, part.most, [part.least, part.most]] if isinstance(part, Span) else [part.least, part.most]


def nested(edition, path, value):
    house = value
    for key in reversed(path):
        house = {key: house}
    return {"extends": edition, **house}


# Records and positions


@pytest.fixture
def played(write):
    """A game by a file that is gone, some turns in."""
    file = write(
        'extends = "deluxe"\ncoins = 6\nwithout = ["mine"]\n[cards]\ncafe = { cost = 1, roll = [3, 4] }\n'
        "wheat-field = { amount = 3 }\n"
    )
    game = new(file, players=3, seed=5, first="P1")
    Path(file).unlink()
    for _ in range(40):
        if game.actor == "chance":
            game.draw()
        else:
            game.play(game.legal()[0])
    return game


HOUSE = {"coins": 6, "without": ["mine"], "cards": {"wheat-field": {"amount": 3}, "cafe": {"roll": [3, 4], "cost": 1}}}


def as_json(value):
    return json.loads(json.dumps(value))


def test_a_record_carries_the_house_rules_and_replays_without_the_file(played):
    record = as_json(played.record())
    assert (record["edition"], record["house"]) == ("deluxe", HOUSE)
    again = bourgade.replay(record)
    assert (again.position(), again.record(), again.house) == (played.position(), record, HOUSE)
    assert again.legal() == played.legal()


def test_a_position_carries_the_house_rules_and_loads_without_the_file(played):
    position = as_json(played.position())
    assert (position["edition"], position["house"]) == ("deluxe", HOUSE)
    again = bourgade.load(position)
    assert (again.position(), again.legal(), again.house) == (position, played.legal(), HOUSE)


def test_a_record_replays_in_another_process(played):
    program = (
        "import bourgade, json, sys; record = json.load(sys.stdin);"
        "print(json.dumps(bourgade.replay(record).position()))"
    )
    result = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(played.record()),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert json.loads(result.stdout) == played.position()


def test_a_game_loaded_with_house_rules_has_a_record_that_replays(played):
    game = bourgade.load(as_json(played.position()), seed=8)
    while game.actor != "chance":
        game.play(game.legal()[0])
    game.draw()
    record = as_json(game.record())
    assert record["house"] == record["start"]["house"] == HOUSE
    assert bourgade.replay(record).position() == game.position()


def test_views_and_guesses_have_the_house_rules(played):
    view = played.view("P2")
    assert view.position() == played.position()
    assert view.position()["house"] == HOUSE
    guess = view.guess(seed=1)
    assert (guess.house, guess.position(), guess.legal()) == (HOUSE, played.position(), played.legal())


@pytest.mark.parametrize(
    "twin_of",
    [lambda game: game.copy(), copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))],
    ids=["copy()", "copy", "deepcopy", "pickle"],
)
def test_copies_have_the_house_rules(played, twin_of):
    twin = twin_of(played)
    assert (twin.house, twin.position(), twin.record()) == (HOUSE, played.position(), played.record())
    while played.actor != "chance":
        played.play(played.legal()[0])
        twin.play(twin.legal()[0])
    assert played.draw() == twin.draw()
    assert twin.position() == played.position()


def test_undo_leaves_the_house_rules(played):
    for _ in range(10):
        played.undo()
    assert played.house == HOUSE
    assert bourgade.replay(played.record()).position() == played.position()


def test_a_record_from_before_there_were_house_rules_replays_as_before():
    record = {
        "game": "minivilles",
        "rules": 1,
        "edition": "base",
        "seats": ["P1", "P2"],
        "options": {"market": "open", "purples": "all", "first": "random"},
        "actions": ["first P2", "roll 1", "die 6", "build nothing", "roll 1", "die 1", "build cafe"],
        "winners": [],
    }
    game = bourgade.replay(record)
    assert (game.house, game.record()) == ({}, record)
    assert coins(game) == [2, 4]  # 3 and the wheat-field's 1 each, less 2 for the cafe


@pytest.mark.parametrize(
    "house",
    [
        {"coins": 6, "win": 5},
        {"without": [], "coins": 6},
        {"coins": 6, "cards": {"cafe": {"cost": 2}}},
    ],
    ids=str,
)
def test_a_record_may_repeat_what_is_printed(house):
    """As when somebody writes it by hand: `new` and `load` take it too."""
    record = new({"extends": "deluxe", "coins": 6}, seed=1).record()
    assert bourgade.replay(record | {"house": house}).record() == record


def test_a_record_may_have_a_roll_of_one_number():
    changed = new({"extends": "deluxe", "cards": {"cafe": {"roll": 4}}}, seed=1)
    record = changed.record() | {"house": {"cards": {"cafe": {"roll": 4}}}}
    assert bourgade.replay(record).position() == changed.position()


def test_a_record_may_have_empty_house_rules():
    record = new("deluxe", seed=1).record()
    assert bourgade.replay(record | {"house": {}}).record() == record


@pytest.mark.parametrize(
    "house",
    [
        None,
        3,
        [],
        "my-town.toml",
        {"conis": 5},
        {"coins": -1},
        {"coins": True},
        {"coins": 6.0},
        {"cards": []},
        {"cards": {"caffe": {}}},
        {"cards": {"cafe": {"roll": [4, 3]}}},
        {"cards": {"winery": {"cost": 3}}},
        {"without": "mine"},
        {"without": ["winery"]},
        {"without": ["harbor", "airport"]},
        {"extends": "base"},
        {"game": "catan"},
    ],
    ids=str,
)
def test_spoilt_house_rules_of_a_record_or_a_position_are_refused(played, house):
    with pytest.raises((bourgade.BadRecord, bourgade.BadHouse), match=r"^[^\n]*\.$"):
        bourgade.replay(played.record() | {"house": house})
    with pytest.raises((bourgade.BadPosition, bourgade.BadHouse), match=r"^[^\n]*\.$"):
        bourgade.load(played.position() | {"house": house})


def test_a_record_with_other_house_rules_does_not_replay():
    game = new({"extends": "base", "cards": {"cafe": {"cost": 1}}, "coins": 1}, first="P1")
    for action in ("roll 1", "die 6", "build cafe"):
        game.play(action)
    record = game.record()
    assert bourgade.replay(record).position() == game.position()
    with pytest.raises(bourgade.ReplayError, match="Action 3 of 3: `build cafe` is not legal: it costs 2"):
        bourgade.replay(record | {"house": {"coins": 1}})


@pytest.mark.parametrize("house", [{}, {"coins": 7}, {"coins": 6}])
def test_a_record_whose_start_has_other_house_rules_is_refused(played, house):
    record = bourgade.load(played.position()).record()
    with pytest.raises(bourgade.BadRecord, match="house"):
        bourgade.replay(record | {"house": house})
    del record["house"]
    with pytest.raises(bourgade.BadRecord, match="house"):
        bourgade.replay(record)


def test_a_start_with_spoilt_house_rules_is_refused(played):
    record = bourgade.load(played.position()).record()
    record["start"]["house"] = {"conis": 5}
    with pytest.raises(bourgade.BadRecord, match=r"`start`.*conis.*did you mean coins\?"):
        bourgade.replay(record)


def test_a_position_by_hand_may_have_house_rules_that_change_nothing():
    game = table(city(3), city(3), house={"coins": 3, "cards": {"cafe": {"roll": 3}}})
    assert game.house == {}
    assert "house" not in game.position()


# The page


def toml_blocks():
    return re.findall(r"^```toml\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


def test_the_page_has_examples():
    assert len(toml_blocks()) >= 1


@pytest.mark.parametrize("block", toml_blocks(), ids=lambda block: block.split("\n")[0])
def test_the_examples_of_the_page_can_be_played(write, block):
    name = tomllib.loads(block).get("game", "minivilles")
    game = bourgade.new(name, edition=write(block), players=2, seed=1)
    assert game.house != {}
    while not game.over and (game.actor == "chance" or len(game.record()["actions"]) < 60):
        game.play(game.legal()[0])
    assert bourgade.replay(game.record()).position() == game.position()


def test_the_page_names_all_that_can_be_changed():
    page = PAGE.read_text("utf-8")
    for edition in EDITIONS:
        form = definition("minivilles").house(edition)
        keys = {*form} | {key for numbers in form["cards"].values() for key in numbers}
        assert not [key for key in keys if f"`{key}`" not in page]


def test_the_bounds_on_the_page_are_those_of_the_form():
    """Each row `| key | meaning | bounds |` of the page has the least and the most of its key."""
    page = PAGE.read_text("utf-8").partition("## Mint Works")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \|.*\| ([^|]+) \|$", page, re.M)
    deluxe, everything = (definition("minivilles").house(edition) for edition in ("deluxe", "marina-green-valley"))
    for key, said in rows:
        part = deluxe.get(key) or next(form[key] for form in everything["cards"].values() if key in form)
        if isinstance(part, Number | Span):
            least, most = re.match(r"(\d+) to (\d+)", said).groups()
            assert (key, int(least), int(most)) == (key, part.least, part.most)
    assert len(rows) >= 12


def test_the_bounds_of_mint_works_on_the_page_are_those_of_the_form():
    page = PAGE.read_text("utf-8").partition("## Mint Works")[2]
    form = definition("mint-works").house("standard")
    tables = {"plan": form["plans"], "location": form["locations"]}
    rows = re.findall(r"^\| (`.*`) \| (.*) \| (\d+) to (\d+) \|$", page, re.M)
    named = set()
    for keys, meaning, least, most in rows:
        cards = next((table for word, table in tables.items() if f"of a {word}" in meaning), None)
        for key in re.findall(r"`([a-z-]+)`", keys):
            parts = [numbers[key] for numbers in cards.values() if key in numbers] if cards else [form[key]]
            assert {(part.least, part.most) for part in parts} == {(int(least), int(most))}, key
            named.add((cards is None, key))
    in_cards = {key for table in tables.values() for numbers in table.values() for key in numbers}
    assert named == {(True, key) for key in form if key not in ("plans", "locations")} | {
        (False, key) for key in in_cards
    }
