"""A printing of the table's own: its tiles and silhouettes, from a file, a mapping, a position or a record."""

import copy
import json
import re
from itertools import product
from pathlib import Path

import pytest
from city_table import lays, left, phase, places, play, refused, silhouette, squares, table, tile, tiles
from sentences import sentence_of

import bourgade

TWO = ["bbb/bbb/bbb", "rrr/rrr/rrr"]
OURS = (  # as the page has them, in four colourings each
    *("xyb/rbr/ygg xrg/bgb/ryy xby/gyg/brr xgr/yry/gbb", "xgr/gbb/yry xyb/ygg/rbr xrg/ryy/bgb xby/brr/gyg"),
    *("xgr/yyb/rgb xyb/rrg/byg xrg/bby/gry xby/ggr/ybr", "xgg/ryr/bby xyy/brb/ggr xrr/gbg/yyb xbb/ygy/rrg"),
    *("bxr/ygg/ybr gxb/ryy/rgb yxg/brr/byg rxy/gbb/gry", "yxg/rrb/ygb rxy/bbg/ryg bxr/ggy/bry gxb/yyr/gbr"),
    *("gxb/ryy/gbr yxg/brr/ygb rxy/gbb/ryg bxr/ygg/bry", "gxb/gyr/bry yxg/yrb/gbr rxy/rbg/ygb bxr/bgy/ryg"),
    "rgy/bxb/ygr byr/gxg/ryb grb/yxy/brg ybg/rxr/gby",
)
PRINTED = " ".join(OURS).split()
LENGTHS = [2, 3, 4, 5, 6, 7]


def new(edition="normal", players=2, deal=False, first="P1", **house):
    return bourgade.new(
        "ma-petite-ville", edition={"extends": edition, **house}, players=players, deal=deal, first=first, seed=3
    )


def place_all(game, *lines):
    """Let P1 place these, while the others draw tiles, which lie out of the way."""
    for line in lines:
        while game.actor != "P1":
            play(game, "draw")
            game.draw()
            play(game, max(lays(game), key=lambda move: int(move.split()[2])))
        play(game, line)


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Write a file in an empty folder, and return its name."""
    monkeypatch.chdir(tmp_path)

    def written(text, name="my-town.toml"):
        Path(name).write_text(text, "utf-8")
        return name

    return written


# Files and mappings


def test_a_file_has_tiles_and_lengths_of_its_own(write):
    file = write(
        """
        game = "ma-petite-ville"
        extends = "normal"
        lengths = [2, 3, 3]
        tiles = [
          "bbb/bbb/bbb",
          "rrr/rrr/rrr",  # a comment
          "xyb/rbr/ygg",
        ]
        """
    )
    game = bourgade.new("ma-petite-ville", edition=file, deal=False, first="P1")
    printing = {"lengths": [2, 3, 3], "tiles": ["bbb/bbb/bbb", "rrr/rrr/rrr", "xyb/rbr/ygg"]}
    assert (game.edition, game.house) == ("normal", printing)
    assert game.legal() == ["tile 1", "tile 2", "tile 3"]
    play(game, "tile 1")
    assert places(game) == {
        *(f"place 2 {x} {y} across" for x in range(2) for y in range(3)),
        *(f"place 2 {x} {y} down" for x in range(3) for y in range(2)),
        *(f"place 3 0 {y} across" for y in range(3)),
        *(f"place 3 {x} 0 down" for x in range(3)),
    }


def test_a_file_and_a_mapping_are_the_same(write):
    text = f'extends = "easy"\nlengths = [4, 1]\ntiles = {json.dumps(TWO)}\n'
    games = [
        bourgade.new("ma-petite-ville", edition=edition, seed=1, players=3)
        for edition in (write(text), Path("my-town.toml"), {"extends": "easy", "lengths": [4, 1], "tiles": TWO})
    ]
    assert {game.edition for game in games} == {"easy"}
    assert [game.position() for game in games] == [games[0].position()] * 3
    assert [game.record() for game in games] == [games[0].record()] * 3


def test_only_the_lengths_may_be_changed():
    game = new(lengths=[3])
    assert game.house == {"lengths": [3]}
    assert len(game.legal()) == 36
    play(game, "tile 1")
    assert left(game, "P1") == left(game, "P2") == [3]


def test_only_the_tiles_may_be_changed():
    game = new(tiles=TWO)
    assert game.house == {"tiles": TWO}
    assert left(game, "P1") == left(game, "P2") == LENGTHS


def test_lengths_are_kept_in_ascending_order():
    assert new(lengths=[5, 2, 12, 2, 1]).house == {"lengths": [1, 2, 2, 5, 12]}


@pytest.mark.rule("PV-01")
def test_everybody_has_the_same_silhouettes():
    game = new(lengths=[9, 1, 4], players=4)
    assert [left(game, seat) for seat in game.seats] == [[1, 4, 9]] * 4
    assert game.scores == [-14] * 4


def test_what_is_given_is_neither_changed_nor_kept():
    house = {"extends": "normal", "lengths": [3, 2], "tiles": TWO.copy()}
    before = copy.deepcopy(house)
    game = bourgade.new("ma-petite-ville", edition=house)
    assert house == before
    position = game.position()
    house["tiles"].append("ggg/ggg/ggg")
    house["lengths"].clear()
    assert game.position() == position
    game.house["tiles"].clear()
    position["house"]["lengths"].append(7)
    position["printing"]["tiles"].clear()
    game.record()["house"]["tiles"].clear()
    assert game.house == {"lengths": [2, 3], "tiles": TWO}


# What changes nothing


@pytest.mark.parametrize(
    "house",
    [
        {},
        {"lengths": LENGTHS},
        {"lengths": LENGTHS[::-1]},
        {"lengths": [7, 2, 6, 3, 5, 4]},
        {"tiles": PRINTED},
        {"tiles": PRINTED, "lengths": LENGTHS},
    ],
    ids=["nothing", "lengths", "backwards", "in any order", "tiles", "both"],
)
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_a_printing_that_is_ours_leaves_no_trace(edition, house):
    plain = bourgade.new("ma-petite-ville", edition=edition, seed=3, first="P1")
    game = new(edition, deal=True, **house)
    assert (game.edition, game.house) == (edition, {})
    assert (game.position(), game.record()) == (plain.position(), plain.record())
    assert not {"house", "printing"} & game.position().keys()
    assert "house" not in game.record()


def test_only_what_differs_is_kept():
    assert new(tiles=PRINTED, lengths=[2]).house == {"lengths": [2]}
    assert new(tiles=TWO, lengths=LENGTHS[::-1]).house == {"tiles": TWO}


def test_our_tiles_in_another_order_are_another_printing():
    """The numbers of the tiles would be others."""
    game = new(tiles=PRINTED[::-1])
    assert game.house == {"tiles": PRINTED[::-1]}
    play(game, "tile 36")
    assert (
        "place 2 1 2 across" in bourgade.load(game.position() | {"turn": "P2"}).legal()
    )  # P2 is green, on xyb/rbr/ygg


# Playing with it


@pytest.mark.rule("PV-21")
def test_two_tiles_are_enough_for_a_game():
    game = new(tiles=TWO, lengths=[2, 3])
    play(game, "tile 2", "draw")
    assert game.legal() == ["tile 1"]
    play(game, "tile 1", "lay 1 0 r0")
    assert (phase(game), game.actor, game.position()["last"]) == ("last", "P2", "P1")
    play(game, "decline", "place 3 3 0 across")
    assert (game.over, game.winners, game.scores) == (True, ["P1"], [-2, -5])


def test_36_tiles_may_be_anything():
    rows = ["bgy", "rxb", "xxx", "yrg", "bbb", "gxg"]
    own = [f"{one}/{other}/{one}" for one, other in product(rows, repeat=2)]
    game = new(tiles=own)
    assert game.house == {"tiles": own}
    assert len(game.legal()) == 36


@pytest.mark.rule("PV-17")
def test_tiles_may_be_without_an_x():
    game = new(tiles=["bgb/ggg/bgb", "ggg/ggg/ggg"], lengths=[3])
    play(game, "tile 1")
    assert places(game) == {"place 3 0 0 across", "place 3 0 2 across", "place 3 0 0 down", "place 3 2 0 down"}


@pytest.mark.rule("PV-16")
@pytest.mark.rule("PV-17")
@pytest.mark.parametrize(("edition", "expected"), [("normal", set()), ("easy", {"place 5 2 0 across"})])
def test_a_tile_may_be_nine_xs(edition, expected):
    game = table(squares("ggb xxx bgg / ggg xxx ggg / ggg xxx ggg"), "blue", "red", edition=edition)
    assert places(game) == expected


@pytest.mark.rule("PV-18")
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_a_city_of_xs_lets_nobody_place(edition):
    game = new(edition, tiles=["xxx/xxx/xxx"] * 3)
    play(game, "tile 3")
    for _ in range(2):
        assert game.legal() == ["draw"]
        play(game, "draw")
        game.draw()
        play(game, min(lays(game)))
    assert phase(game) == "last"
    while not game.over:
        assert game.legal() == ["decline"]
        play(game, "decline")
    assert game.winners == ["P1", "P2"]


def test_equal_tiles_are_different_outcomes():
    game = new(tiles=["bbb/bbb/bbb"] * 4)
    assert game.chances() == {f"tile {number}": 0.25 for number in range(1, 5)}
    play(game, "tile 3", "draw")
    assert set(game.legal()) == {"tile 1", "tile 2", "tile 4"}
    play(game, "tile 4", "lay 0 1 r2")
    assert tiles(game) == ["3 at 0 0 r0", "4 at 0 1 r2"]


@pytest.mark.rule("PV-12")
def test_of_silhouettes_of_one_length_each_is_placed_once():
    game = new(tiles=["bbb/bbb/bbb", *["xxx/xxx/xxx"] * 9], lengths=[3, 3, 2])
    play(game, "tile 1")
    assert len(game.legal()) == len(set(game.legal()))
    place_all(game, "place 3 0 0 across")
    assert left(game, "P1") == [2, 3]
    place_all(game, "place 3 0 1 across")
    assert left(game, "P1") == [2]
    while game.actor != "P1":
        play(game, "draw")
        game.draw()
        play(game, max(lays(game), key=lambda move: int(move.split()[2])))
    refused(game, "place 3 0 2 across")
    place_all(game, "place 2 0 2 across")
    assert (game.over, game.winners, left(game, "P1")) == (True, ["P1"], [])


@pytest.mark.rule("PV-20")
def test_with_two_of_one_length_the_first_does_not_win():
    game = new(tiles=["bbb/bbb/bbb", *["xxx/xxx/xxx"] * 9], lengths=[3, 3])
    play(game, "tile 1")
    place_all(game, "place 3 0 0 across")
    assert (game.over, game.scores) == (False, [-3, -6])
    place_all(game, "place 3 0 1 across")
    assert (game.over, game.winners) == (True, ["P1"])


def test_copies_are_counted_in_positions():
    printing = {"tiles": ["bbb/bbb/bbb", "xxx/xxx/xxx"], "lengths": [2, 3, 3]}
    position = {
        "game": "ma-petite-ville",
        "turn": "P1",
        "phase": "turn",
        "players": [{"colour": "blue", "left": [2, 3]}, {"colour": "red", "left": [3, 2, 3]}],
        "tiles": [tile("1 at 0 0")],
        "placed": [silhouette("blue 3 at 0 0 across")],
        "printing": printing,
    }
    game = bourgade.load(position)
    assert (left(game, "P1"), left(game, "P2")) == ([2, 3], [2, 3, 3])
    for wrong in ([3, 3], [2, 2, 3], [3, 3, 3]):
        position["players"][0]["left"] = wrong
        with pytest.raises(bourgade.BadPosition):
            bourgade.load(position)


@pytest.mark.rule("PV-14")
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_a_silhouette_of_1_lies_on_a_square_of_its_colour(edition):
    """Its first object is its last."""
    game = new(edition, tiles=["bgx/xrb/yyy", *["xxx/xxx/xxx"] * 5], lengths=[1, 1])
    play(game, "tile 1")
    assert {tuple(move.split()[1:4]) for move in places(game)} == {("1", "0", "0"), ("1", "2", "1")}
    assert len(game.legal()) == len(set(game.legal()))
    refused(game, "place 1 1 0 across", "place 1 2 0 across", "place 1 0 1 down", "place 1 -1 0 down")
    place_all(game, "place 1 0 0 across")
    assert left(game, "P1") == [1]
    place_all(game, "place 1 2 1 across")
    assert game.winners == ["P1"]


def test_a_silhouette_of_1_may_be_written_both_ways():
    """As a tile may be turned where it looks alike."""
    for way in ("across", "down"):
        game = new(tiles=["bgx/xrb/yyy", "xxx/xxx/xxx"], lengths=[1, 2])
        play(game, "tile 1")
        assert {f"place 1 0 0 {way}", f"place 1 2 1 {way}"} <= set(game.legal())
        play(game, f"place 1 2 1 {way}")
        position = game.position()
        assert position["placed"] == [silhouette(f"blue 1 at 2 1 {way}")]
        assert bourgade.load(position).position() == position


@pytest.mark.rule("PV-13")
def test_a_silhouette_of_12_lies_on_four_tiles_or_five():
    game = table(
        squares("bbb bbb bbb bbb bbb / xxx xxx xxx xxx xxx / xxx xxx xxx xxx xxx", lengths=[12]), "blue 12", "red 12"
    )
    assert places(game) == {f"place 12 {x} 0 across" for x in range(4)}
    play(game, "place 12 2 0 across")
    assert game.winners == ["P1"]


@pytest.mark.rule("PV-11")
def test_own_tiles_are_turned_clockwise():
    game = new(tiles=["xxx/xxx/xxx", "brx/xxg/xyx"])
    play(game, "tile 1", "draw", "tile 2")
    rows = {0: ["brx", "xxg", "xyx"], 1: ["xxb", "yxr", "xgx"], 2: ["xyx", "gxx", "xrb"], 3: ["xgx", "rxy", "bxx"]}
    for turned, wanted in rows.items():
        twin = game.copy()
        play(twin, f"lay 1 0 r{turned}")
        alone = twin.position()
        for y, row in enumerate(wanted):
            for x, letter in enumerate(row):
                colour = {"b": "blue", "r": "red", "y": "yellow", "g": "green"}.get(letter)
                if colour:
                    assert ends_at(alone, colour, 3 + x, y)


def ends_at(position, colour, x, y):
    """Say whether a silhouette of 1 of that colour could lie on a square."""
    other = "red" if colour != "red" else "blue"
    printing = position["printing"] | {"lengths": [1]}
    players = [{"colour": colour, "left": [1]}, {"colour": other, "left": [1]}]
    kept = {key: value for key, value in position.items() if key != "house"}
    game = bourgade.load(kept | {"printing": printing, "players": players, "turn": "P1", "last": "P2"})
    return f"place 1 {x} {y} across" in game.legal()


# What is refused, and in which line


def refusal(edition):
    with pytest.raises(bourgade.BourgadeError) as caught:
        bourgade.new("ma-petite-ville", edition=edition)
    assert type(caught.value) is bourgade.BadHouse
    sentence = sentence_of(caught.value)
    assert not re.search(r"Traceback|Error\b|object at 0x", sentence)
    return sentence


GOOD = "bbb/bbb/bbb"
WRONG_LENGTHS = {
    "a length of 0": [2, 0],
    "a length of 13": [13],
    "a length below 0": [-1],
    "a fraction": [1.5],
    "a whole fraction": [2.0],
    "true": [True],
    "a text": ["3"],
    "a list in the list": [[2]],
    "a length without end": [10**30],
    "none": [],
    "seven": [2, 3, 4, 5, 6, 7, 8],
    "seven alike": [3] * 7,
    "a number": 3,
    "a text of numbers": "2, 3",
    "a table": {"2": 1},
    "false": False,
}
WRONG_TILES = {
    "one": [GOOD],
    "none": [],
    "37": [GOOD] * 37,
    "eight squares": [GOOD, "xyb/rbr/yg"],
    "ten squares": [GOOD, "xyb/rbr/yggg"],
    "two rows": [GOOD, "xyb/rbr"],
    "four rows": [GOOD, "xyb/rbr/ygg/bbb"],
    "rows of two and four": [GOOD, "xybr/br/ygg"],
    "no rows": [GOOD, "xybrbrygg"],
    "spaces for rows": [GOOD, "xyb rbr ygg"],
    "backslashes": [GOOD, "xyb\\rbr\\ygg"],
    "a slash too many": [GOOD, "xyb/rbr/ygg/"],
    "an unknown letter": [GOOD, "xyb/rbr/ygz"],
    "a capital letter": [GOOD, "xyb/rbr/ygG"],
    "capital letters": [GOOD, "XYB/RBR/YGG"],
    "a question mark": [GOOD, "xyb/r?r/ygg"],
    "a digit": [GOOD, "xyb/r1r/ygg"],
    "a space for a letter": [GOOD, "xyb/r r/ygg"],
    "a wide letter": [GOOD, "xyb/r\N{FULLWIDTH LATIN SMALL LETTER B}r/ygg"],
    "a Cyrillic letter": [GOOD, "xyb/r\N{CYRILLIC SMALL LETTER ER}r/ygg"],
    "an empty text": [GOOD, ""],
    "a line end": [GOOD, "xyb/rbr/ygg\n"],
    "a number": [GOOD, 7],
    "true": [GOOD, True],
    "rows in a list": [GOOD, ["xyb", "rbr", "ygg"]],
    "a table": [GOOD, {"rows": "xyb/rbr/ygg"}],
    "no list": "xyb/rbr/ygg",
    "a number of tiles": 36,
    "tiles by number": {"1": GOOD, "2": GOOD},
    "no tiles": False,
}
WRONG = {
    **{f"lengths: {name}": ("lengths", value) for name, value in WRONG_LENGTHS.items()},
    **{f"tiles: {name}": ("tiles", value) for name, value in WRONG_TILES.items()},
}
every_wrong_one = pytest.mark.parametrize(("key", "value"), WRONG.values(), ids=WRONG)


def toml(value):
    """Return a value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(part)}" for key, part in value.items()) + " }"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else json.dumps(value, ensure_ascii=False)


@every_wrong_one
def test_a_wrong_printing_is_refused_by_its_key(key, value):
    sentence = refusal({"extends": "normal", key: value})
    assert f"`{key}" in sentence
    assert ", line " not in sentence


@every_wrong_one
def test_a_wrong_printing_in_a_file_is_refused_with_its_line(write, key, value):
    other = "tiles = " + toml(TWO) if key == "lengths" else "lengths = [2, 3]"
    sentence = refusal(write(f'game = "ma-petite-ville"\nextends = "normal"\n{other}\n\n{key} = {toml(value)}\n'))
    assert sentence.startswith("my-town.toml, line 5: ")
    assert f"`{key}" in sentence


@every_wrong_one
@pytest.mark.parametrize("where", ["house", "printing"])
def test_a_wrong_printing_in_a_position_is_refused(key, value, where):
    position = bourgade.new("ma-petite-ville", seed=1).position()
    printing = {"tiles": PRINTED, "lengths": LENGTHS} | {key: value}
    with pytest.raises(bourgade.BadPosition) as caught:
        bourgade.load(position | {where: printing if where == "printing" else {key: value}})
    assert re.search(rf"`(printing\.|house\.)?{key}", str(caught.value))


@pytest.mark.parametrize("value", [None, bytes, {2}], ids=str)
@pytest.mark.parametrize("key", ["lengths", "tiles"])
def test_a_printing_that_no_file_could_have_is_refused(key, value):
    refusal({"extends": "normal", key: value})
    refusal({"extends": "normal", key: [value]})
    refusal({"extends": "normal", key: [value, value]})


def test_the_line_of_a_wrong_tile_is_one_of_its_list(write):
    text = 'extends = "normal"\nlengths = [2]\ntiles = [\n  "bbb/bbb/bbb",\n  "bbb/bbz/bbb",\n]\n'
    found = re.match(r"my-town\.toml, line (\d): ", refusal(write(text)))
    assert 3 <= int(found[1]) <= 5


def test_the_wrong_tile_is_named():
    assert "ygz" in refusal({"extends": "normal", "tiles": [GOOD] * 8 + ["xyb/rbr/ygz"]})


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("tile = 3", ["`tile`", "did you mean tiles?"]),
        ("length = [2]", ["`length`", "did you mean lengths?"]),
        ("colours = 4", ["`colours`"]),
        ("[tiles]\nfirst = 1", ["`tiles"]),
    ],
)
def test_a_key_that_there_is_not_is_refused(write, line, parts):
    sentence = refusal(write(f'extends = "normal"\n{line}\n'))
    assert sentence.startswith("my-town.toml, line ")
    for part in parts:
        assert part in sentence


@pytest.mark.parametrize("extends", ["hard", "standard", "", 3, None])
def test_only_easy_and_normal_can_be_extended(extends):
    sentence = refusal({"extends": extends, "lengths": [2]})
    assert "easy" in sentence
    assert "normal" in sentence


def test_a_printing_for_another_game_is_refused():
    assert "mint-works" in refusal({"game": "mint-works", "extends": "normal", "lengths": [2]})


# Positions


@pytest.fixture
def started():
    """A position of a game with a printing."""
    game = new(tiles=["bbb/rrr/ggg", *TWO], lengths=[3, 2])
    play(game, "tile 1", "place 3 0 0 across", "draw")
    return game.position()


def no(position, *keys):
    return {key: value for key, value in position.items() if key not in keys}


def test_a_position_carries_what_differs_and_the_whole_printing(started):
    assert started["house"] == {"lengths": [2, 3], "tiles": ["bbb/rrr/ggg", *TWO]}
    assert started["printing"] == {"lengths": [2, 3], "tiles": ["bbb/rrr/ggg", *TWO]}
    position = new(lengths=[4, 4]).position()
    assert position["house"] == {"lengths": [4, 4]}
    assert position["printing"] == {"lengths": [4, 4], "tiles": PRINTED}
    position = new(tiles=TWO).position()
    assert position["house"] == {"tiles": TWO}
    assert position["printing"] == {"lengths": LENGTHS, "tiles": TWO}


@pytest.mark.parametrize("missing", [[], ["house"], ["printing"]], ids=["both", "printing alone", "house alone"])
def test_a_position_may_tell_its_printing_either_way(started, missing):
    game = bourgade.load(no(started, *missing))
    assert game.position() == started
    assert game.house == started["house"]
    assert set(game.legal()) == {"tile 2", "tile 3"}


def test_a_position_without_its_printing_is_another_game(started):
    with pytest.raises(bourgade.BadPosition):  # in our printing the silhouette would not lie on its colour
        bourgade.load(no(started, "house", "printing"))


@pytest.mark.parametrize(
    "other",
    [
        {"house": {}},
        {"house": {"lengths": [2, 3]}},
        {"house": {"lengths": [2, 3, 3], "tiles": ["bbb/rrr/ggg", *TWO]}},
        {"printing": {"lengths": [2, 3], "tiles": ["bbb/rrr/ggg", *TWO[::-1]]}},
        {"printing": {"lengths": [2, 3, 4], "tiles": ["bbb/rrr/ggg", *TWO]}},
        {"printing": {"lengths": LENGTHS, "tiles": PRINTED}},
    ],
    ids=["no house", "half a house", "other lengths", "other tiles", "more lengths", "our printing"],
)
def test_a_house_and_a_printing_that_disagree_are_refused(started, other):
    with pytest.raises(bourgade.BadPosition) as caught:
        bourgade.load(started | other)
    assert "house" in str(caught.value)
    assert "printing" in str(caught.value)


def test_a_printing_may_tell_its_lengths_in_any_order(started):
    house = {"lengths": [3, 2], "tiles": started["house"]["tiles"]}
    assert bourgade.load(started | {"house": house}).position() == started
    assert bourgade.load(started | {"printing": house}).position() == started


def test_our_own_printing_in_a_position_is_no_house_rule():
    plain = bourgade.new("ma-petite-ville", seed=2).position()
    for more in ({"printing": {"tiles": PRINTED, "lengths": LENGTHS}}, {"house": {}}):
        game = bourgade.load(plain | more)
        assert (game.house, game.position()) == ({}, plain)


@pytest.mark.parametrize("key", ["house", "printing"])
@pytest.mark.parametrize(
    "value", [None, [], "ours", 3, True, {"tile": TWO}, {"extends": "normal"}, {"win": 3}], ids=str
)
def test_what_is_no_printing_is_refused_in_a_position(started, key, value):
    other = {"house": "printing", "printing": "house"}[key]
    for position in (started, no(started, other)):
        with pytest.raises(bourgade.BadPosition):
            bourgade.load(position | {key: value})


# Records


def test_a_record_with_a_printing_replays_where_the_file_is_not(write):
    file = write(f'extends = "easy"\nlengths = [3, 3]\ntiles = {json.dumps(["bxb/rrr/bgb", *TWO])}\n')
    game = bourgade.new("ma-petite-ville", edition=file, colours=["red", "blue"], first="P2", deal=False)
    lines = ["tile 1", "place 3 0 0 across", "place 3 0 1 across", "draw", "tile 3", "lay 0 1 r1", "draw", "tile 2"]
    play(game, *lines, "lay 1 1 r0", "place 3 3 3 down")
    assert game.winners == ["P2"]
    record = json.loads(json.dumps(game.record()))
    assert record["house"] == {"lengths": [3, 3], "tiles": ["bxb/rrr/bgb", *TWO]}
    Path(file).unlink()
    again = bourgade.replay(record)
    assert (again.position(), again.record(), again.house) == (game.position(), game.record(), game.house)


def test_the_record_of_a_loaded_position_carries_the_printing(started):
    game = bourgade.load(no(started, "house"))
    play(game, "tile 2", "lay 0 1 r0")
    record = json.loads(json.dumps(game.record()))
    assert record["house"] == started["house"]
    assert record["start"] == started
    assert bourgade.replay(record).position() == game.position()


@every_wrong_one
def test_a_wrong_printing_in_a_record_is_refused(key, value):
    record = bourgade.new("ma-petite-ville", seed=1, deal=False).record()
    with pytest.raises(bourgade.BourgadeError):
        bourgade.replay(record | {"house": {key: value}})


def test_a_record_whose_printing_is_not_that_of_its_start_is_refused(started):
    record = bourgade.load(started).record()
    for house in ({}, {"lengths": [2, 3]}, {"lengths": [2, 3], "tiles": TWO}):
        with pytest.raises(bourgade.BadRecord):
            bourgade.replay(record | {"house": house})


def test_actions_that_another_printing_has_not_are_refused():
    game = new(tiles=TWO)
    play(game, "tile 2")
    record = game.record()
    assert bourgade.replay(record).position() == game.position()
    with pytest.raises(bourgade.ReplayError):
        bourgade.replay(record | {"actions": ["tile 3"]})
