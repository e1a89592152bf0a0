"""Positions: what they hold, what is refused, and that a loaded one is the same game."""

import copy
import json
import re
from functools import cache
from random import Random

import pytest
from city_table import city, left, phase, placed, play, silhouette, squares, table, tile, tiles
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sentences import sentence_of

import bourgade

# Tile 5, xgr/gbb/yry, lies to the left of tile 1, xyb/rbr/ygg:
#
#     -3 -2 -1  0  1  2
#   0  x  g  r  x  y  b
#   1  g  b  b  r  b  r
#   2  y  r  y  y  g  g
EXAMPLE = {
    "game": "ma-petite-ville",
    "edition": "normal",
    "turn": "P1",
    "phase": "turn",
    "players": [{"colour": "blue", "left": [3, 4, 5, 6, 7]}, {"colour": "green", "left": [3, 4, 5, 6, 7]}],
    "tiles": [{"tile": 1, "x": 0, "y": 0, "turned": 0}, {"tile": 5, "x": -1, "y": 0, "turned": 0}],
    "placed": [
        {"colour": "blue", "length": 2, "x": -2, "y": 1, "way": "across"},
        {"colour": "green", "length": 2, "x": 1, "y": 2, "way": "across"},
    ],
}
ALL = [{"tile": 6 * y + x + 1, "x": x, "y": y, "turned": 0} for y in range(6) for x in range(6)]  # every tile, a block
ROW = [{"tile": number, "x": 1 - number, "y": 0, "turned": 0} for number in range(1, 37)]  # every tile, in a row
# The same city as a printing of its own, as small as can be: a game of two tiles
SMALL = {"tiles": ["xyb/rbr/ygg", "xgr/gbb/yry"], "lengths": [2, 3]}


def changed(**keys):
    return copy.deepcopy(EXAMPLE) | copy.deepcopy(keys)


def without(*keys):
    return {name: value for name, value in copy.deepcopy(EXAMPLE).items() if name not in keys}


def at(path, value):
    """Return the example with something else at a place: ``at("tiles 1 x", 7)``."""
    return put(copy.deepcopy(EXAMPLE), path.split(), value)


def put(position, path, value):
    thing = position
    for part in path[:-1]:
        thing = thing[int(part) if isinstance(thing, list) else part]
    thing[int(path[-1]) if isinstance(thing, list) else path[-1]] = value
    return position


def with_tiles(*texts, **keys):
    """Return the example with another city, and nothing in it."""
    return changed(tiles=[tile(text) for text in texts], placed=[], **keys)


def with_placed(*texts, **keys):
    return changed(placed=[silhouette(text) for text in texts], **keys)


def with_left(*lefts, colours=("blue", "green", "yellow", "red"), **keys):
    players = [{"colour": colour, "left": left} for colour, left in zip(colours, lefts, strict=False)]
    return changed(players=players, **keys)


def small(**keys):
    """Return a position of the small printing, with both tiles laid."""
    players = [{"colour": "blue", "left": [2, 3]}, {"colour": "green", "left": [3]}]
    tiles_laid = [tile("1 at 0 0"), tile("2 at -1 0")]
    return changed(players=players, tiles=tiles_laid, placed=[], phase="last", last="P1", printing=SMALL) | keys


# What a position holds


def test_a_position_reads_like_the_example():
    assert bourgade.load(EXAMPLE).position() == EXAMPLE


def test_the_edition_may_be_left_out():
    assert bourgade.load(without("edition")).position() == EXAMPLE


def test_easy_is_told():
    game = bourgade.load(changed(edition="easy"))
    assert (game.edition, game.position()["edition"]) == ("easy", "easy")


def test_what_is_placed_may_be_left_out():
    game = bourgade.load(without("placed"))
    assert (game.position()["placed"], left(game, "P1")) == ([], [3, 4, 5, 6, 7])
    assert "place 3 -1 1 across" in game.legal()


def test_silhouettes_left_may_stand_in_any_order():
    game = bourgade.load(at("players 0 left", [7, 3, 6, 5, 4]))
    assert game.position() == EXAMPLE


def test_the_order_of_tiles_and_silhouettes_is_kept():
    game = table(
        city("9 at 0 0 r1", "1 at 0 -1 r3", "36 at 0 1", "2 at -1 0 r2"), "red", "blue 3 4", "yellow", turn="P3"
    )
    assert tiles(game) == ["9 at 0 0 r1", "1 at 0 -1 r3", "36 at 0 1 r0", "2 at -1 0 r2"]
    texts = ["green 2 at 1 2 across", "blue 2 at -2 1 across"]
    game = bourgade.load(with_placed(*texts))
    assert placed(game) == texts


@pytest.mark.rule("PV-02")
@pytest.mark.parametrize("turned", range(4))
def test_the_first_tile_may_be_turned_in_a_position(turned):
    game = table(city(f"1 at 0 0 r{turned}"), "green", "red")
    assert tiles(game) == [f"1 at 0 0 r{turned}"]
    across = ["place 2 1 2 across", "place 2 0 1 down", "place 2 0 0 across", "place 2 2 0 down"]
    assert across[turned] in game.legal()


def test_a_silhouette_neither_left_nor_placed_is_out_of_play():
    game = table(squares("bbb / bbb / bbb"), "blue 3", "red 2 7")
    assert {move.split()[1] for move in game.legal() if move != "draw"} == {"3"}
    assert (left(game, "P1"), game.scores) == ([3], [-3, -9])
    play(game, "place 3 0 0 across")
    assert (game.over, game.winners) == (True, ["P1"])
    assert bourgade.load(game.position()).position() == game.position()


def test_a_tile_that_is_not_listed_is_in_the_stack():
    game = bourgade.load(EXAMPLE)
    play(game, "draw")
    assert sorted(game.legal()) == sorted(f"tile {number}" for number in range(2, 37) if number != 5)


def test_a_drawn_tile_is_not_in_the_stack():
    game = bourgade.load(changed(phase="lay", drawn=36))
    play(game, "lay 1 0 r0", "draw")
    assert sorted(game.legal()) == sorted(f"tile {number}" for number in range(2, 36) if number != 5)


def test_in_the_set_up_nobody_and_then_the_first_player_has_the_turn():
    game = bourgade.new("ma-petite-ville", deal=False)
    assert (game.position()["turn"], game.position()["phase"]) == (None, "first")
    play(game, "first P2")
    assert (game.position()["turn"], game.position()["phase"]) == ("P2", "tile")
    start = without("placed") | {"phase": "tile", "tiles": []}
    assert bourgade.load(start).legal() == [f"tile {number}" for number in range(1, 37)]


@pytest.mark.rule("PV-20")
def test_when_it_is_over_the_turn_is_of_who_acted_last():
    game = table(squares("brr / bgg / ggg"), "blue 3", "red 2", "green 2 3", turn="P2")
    play(game, "place 2 1 0 across")
    assert (game.position()["turn"], game.position()["phase"], game.winners) == ("P2", "over", ["P2"])
    game = bourgade.load(small(turn="P1"))
    play(game, "decline")
    assert (game.position()["turn"], game.position()["phase"]) == ("P1", "over")


@pytest.mark.rule("PV-21")
@pytest.mark.parametrize(
    ("turn", "last", "acting"), [("P1", "P1", 1), ("P2", "P1", 3), ("P3", "P1", 2), ("P2", "P2", 1)]
)
def test_the_last_round_goes_on_up_to_who_laid_the_last_tile(turn, last, acting):
    players = [{"colour": colour, "left": [3]} for colour in ("blue", "green", "yellow")]
    game = bourgade.load(small(players=players, turn=turn, last=last))
    assert game.position()["last"] == last
    for _ in range(acting):
        assert not game.over
        play(game, "decline")
    assert game.over


def test_tiles_and_the_drawn_one_may_be_all():
    game = bourgade.load(changed(tiles=ALL[:35], placed=[], phase="lay", drawn=36))
    play(game, "lay 5 5 r0")
    assert (phase(game), game.position()["last"]) == ("last", "P1")


@pytest.mark.rule("PV-11")
def test_a_city_may_be_as_long_as_its_tiles_reach():
    game = bourgade.load(changed(tiles=ROW[:35], placed=[], phase="lay", drawn=36))
    assert game.position()["tiles"] == ROW[:35]
    beside = [(1, 0), (-35, 0), *((-x, y) for x in range(35) for y in (-1, 1))]
    assert sorted(game.legal()) == sorted(f"lay {x} {y} r{turned}" for x, y in beside for turned in range(4))
    play(game, "lay -35 0 r0")
    assert bourgade.load(game.position()).legal() == game.legal()


def test_a_game_may_be_over_with_tiles_left_if_somebody_has_nothing_left():
    game = bourgade.load(with_left([], [3, 4], phase="over", placed=[]))
    assert (game.over, game.winners, game.scores) == (True, ["P1"], [0, -7])


@pytest.mark.rule("PV-22")
@pytest.mark.rule("PV-23")
@pytest.mark.parametrize(
    ("lefts", "winners"),
    [
        ([[2, 3], [7]], ["P1"]),
        ([[2, 5], [7]], ["P2"]),
        ([[2, 5], [3, 4]], ["P1", "P2"]),
        ([[7], [2, 5], [3, 4], [7]], ["P1", "P4"]),
        ([[2, 3, 4], [2, 7], [4, 5]], ["P2", "P3"]),
        ([[3], [2], [2], [2]], ["P2", "P3", "P4"]),
    ],
)
def test_a_game_that_is_over_tells_who_has_won(lefts, winners):
    game = bourgade.load(with_left(*lefts, tiles=ALL, placed=[], phase="over"))
    assert (game.over, game.winners, game.scores) == (True, winners, [-sum(left) for left in lefts])


def test_loading_leaves_the_position_given_as_it_was_and_keeps_nothing_of_it():
    position = small()
    before = copy.deepcopy(position)
    game = bourgade.load(position)
    told = game.position()
    play(game.copy(), "place 2 -2 1 across")
    assert position == before
    position["printing"]["tiles"].clear()
    position["players"][0]["left"].append(7)
    assert game.position() == told
    told["tiles"].clear()
    told["printing"]["lengths"].clear()
    assert game.position() != told


# What is refused


def refusal(position, error=bourgade.BadPosition):
    """Return the sentence with which a position is refused."""
    with pytest.raises(bourgade.BourgadeError) as caught:
        bourgade.load(position)
    assert isinstance(caught.value, error)
    sentence = sentence_of(caught.value)
    assert not re.search(r"Traceback|Error\b|object at 0x|Message\(|\.0f|np\.", sentence)
    return sentence


@pytest.mark.parametrize("key", ["turn", "phase", "players", "tiles"])
def test_a_key_that_is_needed_is_missed(key):
    assert f"`{key}`" in refusal(without(key))


@pytest.mark.parametrize(
    ("where", "key"),
    [
        *(("players 1", key) for key in ("colour", "left")),
        *(("tiles 1", key) for key in ("tile", "x", "y", "turned")),
        *(("placed 1", key) for key in ("colour", "length", "x", "y", "way")),
    ],
)
def test_a_player_a_tile_and_a_silhouette_need_their_keys(where, key):
    position = copy.deepcopy(EXAMPLE)
    listed, number = where.split()
    del position[listed][int(number)][key]
    sentence = refusal(position)
    assert f"`{key}`" in sentence
    assert {"players": "P2", "tiles": "2", "placed": "2"}[listed] in sentence


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("stack", "stack"),
        ("Tiles", "Tiles"),
        ("secret", "secret"),
        ("players 0 name", "name"),
        ("players 1 silhouettes", "silhouettes"),
        ("tiles 0 turn", "turn"),
        ("tiles 1 z", "z"),
        ("placed 0 tile", "tile"),
        ("placed 1 turned", "turned"),
    ],
)
def test_keys_that_there_are_not_are_refused_by_name(path, key):
    assert f"`{key}`" in refusal(at(path, 0))


THREE = with_left([4], [4], [4], [5], colours=["blue", "green", "red", "yellow"])["players"]
WRONG = {
    # the city
    "a first tile to the right": (with_tiles("1 at 1 0"), "0 0", "1 0"),
    "a first tile above": (with_tiles("1 at 0 -1", "2 at 0 0"), "0 0", "0 -1"),
    "a tile far away": (with_tiles("1 at 0 0", "2 at 5 0"), "5 0"),
    "a tile that is out of reach": (with_tiles("1 at 0 0", "2 at 100 0"), "100 0"),
    "a tile at a corner": (with_tiles("1 at 0 0", "2 at 1 1"), "1 1"),
    "a tile that touches only a later one": (with_tiles("1 at 0 0", "2 at 2 0", "3 at 1 0"), "2 0"),
    "two tiles at one place": (with_tiles("1 at 0 0", "2 at 0 1", "3 at 0 1"), "0 1"),
    "a tile on the first one": (with_tiles("1 at 0 0", "2 at 0 0"), "0 0"),
    "a tile listed twice": (with_tiles("17 at 0 0", "2 at 0 1", "17 at 0 2"), "17", "twice"),
    "tile 0": (with_tiles("1 at 0 0", "0 at 1 0"), "0", "1"),
    "tile 37": (with_tiles("1 at 0 0", "37 at 1 0"), "37", "36"),
    "a tile below 0": (with_tiles("1 at 0 0", "-1 at 1 0"), "-1"),
    "tile 3 of two": (small(tiles=[tile("1 at 0 0"), tile("3 at 1 0")]), "3", "2"),
    "a tile turned four times": (with_tiles("1 at 0 0", "2 at 1 0 r4"), "turned", "4"),
    "a tile turned back": (at("tiles 0 turned", -1), "turned", "-1"),
    # the tile that was drawn
    "a drawn tile that lies there": (changed(phase="lay", drawn=5), "5", "drawn"),
    "a drawn tile 0": (changed(phase="lay", drawn=0), "drawn", "0"),
    "a drawn tile 37": (changed(phase="lay", drawn=37), "37"),
    "no drawn tile": (changed(phase="lay"), "drawn", "lay"),
    "a drawn tile of null": (changed(phase="lay", drawn=None), "drawn", "None"),
    "a drawn tile in a turn": (changed(drawn=20), "drawn", "turn"),
    "a drawn tile before it is drawn": (changed(phase="tile", drawn=20), "drawn", "tile"),
    "a drawn tile in the last round": (small(drawn=2), "drawn", "last"),
    "a drawn tile at the end": (with_left([], [3], placed=[], phase="over", drawn=20), "drawn", "over"),
    "a drawn tile before the first": (changed(phase="first", turn=None, tiles=[], placed=[], drawn=3), "drawn"),
    "a drawn tile of null in a turn": (changed(drawn=None), "drawn", "turn"),
    # the last round
    "no last": ({key: value for key, value in small().items() if key != "last"}, "last"),
    "last that nobody is": (small(last="P3"), "last", "P3"),
    "last of null": (small(last=None), "last", "None"),
    "last in a turn": (changed(last="P1"), "last", "turn"),
    "last in phase lay": (changed(last="P1", phase="lay", drawn=20), "last", "lay"),
    "last in phase tile": (changed(last="P1", phase="tile"), "last", "tile"),
    "last at the end": (small(phase="over"), "last", "over"),
    "last of null in a turn": (changed(last=None), "last", "turn"),
    "a last round with tiles left": (changed(phase="last", last="P1"), "last", "tiles"),
    # silhouettes in the city
    "a silhouette off the city": (with_placed("blue 2 at 50 50 across"), "1st object"),
    "a silhouette far off the city": (with_placed("blue 2 at 199 -199 across"), "1st object"),
    "a silhouette that sticks out": (with_placed("green 2 at 2 2 across"), "2nd object"),
    "a silhouette that sticks out below": (with_placed("green 2 at 1 2 down"), "2nd object"),
    "a silhouette that begins outside": (with_placed("green 2 at -4 1 across"), "1st object"),
    "a silhouette on another": (with_placed("green 2 at 1 2 across", "yellow 3 at 1 0 down", players=THREE), "3rd"),
    "a silhouette across another": (with_placed("red 3 at 0 1 across", "blue 4 at -2 1 across", players=THREE), "3rd"),
    "a silhouette that is there twice": (with_placed("green 2 at 1 2 across", "green 2 at 1 2 across"), "1st object"),
    "an end on another colour": (with_placed("blue 2 at -3 1 across"), "1st object"),
    "the other end on another colour": (with_placed("blue 2 at 1 1 across"), "2nd object"),
    "an end on an X": (with_placed("green 2 at -3 0 across"), "1st object"),
    "an end on an X in easy": (with_placed("green 2 at -3 0 across", edition="easy"), "1st object"),
    "a silhouette of a colour nobody plays": (with_placed("red 3 at 0 1 across"), "red"),
    "a silhouette of no colour": (with_placed("pink 2 at -2 1 across"), "pink"),
    "a silhouette of a letter": (with_placed("b 2 at -2 1 across"), "'b'"),
    "a silhouette of 8": (with_placed("blue 8 at -2 1 across"), "8"),
    "a silhouette of 1": (with_placed("blue 1 at -2 1 across"), "1"),
    "a silhouette of 0": (with_placed("blue 0 at -2 1 across"), "0"),
    "a silhouette of less": (with_placed("blue -2 at -1 1 across"), "-2"),
    "a silhouette of another printing": (small(placed=[silhouette("blue 4 at -2 1 across")]), "4"),
    "a silhouette along a diagonal": (with_placed("blue 2 at -2 1 diagonal"), "diagonal", "across"),
    "a silhouette with a capital": (with_placed("blue 2 at -2 1 Across"), "Across", "across"),
    "silhouettes without a city": (changed(phase="tile", tiles=[]), "outside the city"),
    # silhouettes left
    "one left that is placed": (at("players 0 left", [2, 3]), "2"),
    "two of one length left": (at("players 1 left", [3, 4, 4]), "4"),
    "two of one length placed": (with_placed("blue 3 at -1 1 across", "blue 3 at -1 1 across"), "1"),
    "one of 8 left": (at("players 0 left", [3, 8]), "8"),
    "one of 1 left": (at("players 0 left", [1]), "1"),
    "one of 0 left": (at("players 0 left", [0]), "0"),
    "one of less left": (at("players 0 left", [-3]), "-3"),
    "one left of another printing": (small(players=with_left([4], [2])["players"]), "4"),
    # the end
    "nobody left in a turn": (with_left([], [3]), "P1", "over"),
    "nobody left in the last round": (small(players=with_left([2], [])["players"]), "P2", "over"),
    "nobody left with a tile drawn": (with_left([3], [], phase="lay", drawn=20), "P2", "over"),
    "nobody left and a tile to draw": (with_left([3], [], phase="tile"), "P2", "over"),
    "nobody left at the beginning": (with_left([3], [], phase="first", turn=None, tiles=[], placed=[]), "P2", "over"),
    "two with nothing left": (with_left([], [], phase="over", placed=[]), "P1", "P2"),
    "two of three with nothing left": (with_left([], [3], [], phase="over", tiles=ALL, placed=[]), "P1", "P3"),
    "an end with tiles and silhouettes left": (changed(phase="over"), "over", "tiles"),
    "an end before the first tile": (with_left([3], [4], phase="over", tiles=[], placed=[]), "over|tile"),
    "a turn with all tiles laid": (changed(tiles=ALL, placed=[]), "last", "turn"),
    "a draw with all tiles laid": (changed(tiles=ALL, placed=[], phase="tile"), "last", "tile"),
    "a tile too many": (changed(tiles=ALL, placed=[], phase="lay", drawn=36), "36"),
    "all tiles laid and none drawn": (changed(tiles=ALL, placed=[], phase="lay"), "drawn"),
    # the beginning
    "tiles in phase first": (changed(phase="first", turn=None, placed=[]), "first", "tile"),
    "silhouettes in phase first": (changed(phase="first", turn=None, tiles=[]), "outside the city|first"),
    "a turn in phase first": (without("placed") | {"phase": "first", "tiles": []}, "turn", "P1"),
    "a turn without a city": (changed(tiles=[], placed=[]), "turn", "tiles"),
    "a tile to lay without a city": (changed(tiles=[], placed=[], phase="lay", drawn=3), "lay", "tiles"),
    # players, turn and phase
    "two players of one colour": (at("players 1 colour", "blue"), "colour", "blue"),
    "a colour that there is not": (at("players 1 colour", "pink"), "pink"),
    "a colour with a capital": (at("players 1 colour", "Green"), "Green"),
    "a letter for a colour": (at("players 1 colour", "g"), "'g'"),
    "a turn that nobody has": (changed(turn="P3"), "turn", "P3"),
    "a turn of null": (changed(turn=None), "turn", "None"),
    "a turn of chance": (changed(turn="chance"), "turn", "chance"),
    "a turn with a small letter": (changed(turn="p1"), "turn", "p1"),
    "a phase that there is not": (changed(phase="siesta"), "siesta", "turn"),
    "a phase with a capital": (changed(phase="Turn"), "Turn"),
}  # fmt: skip


@pytest.mark.parametrize(("position", "parts"), [(position, parts) for position, *parts in WRONG.values()], ids=WRONG)
def test_what_cannot_be_is_refused_with_a_sentence_that_names_it(position, parts):
    sentence = refusal(position)
    for part in parts:
        assert re.search(part, sentence), sentence


@pytest.mark.rule("PV-17")
def test_a_silhouette_over_an_x_is_refused_in_normal_and_accepted_in_easy():
    """The upper row is bxb."""
    blue_and_red = [{"colour": "blue", "left": [2]}, {"colour": "red", "left": [2]}]
    printing = {"tiles": ["bxb/rrr/ggg", "ggg/ggg/ggg"], "lengths": [2, 3]}
    over = {"placed": [silhouette("blue 3 at 0 0 across")], "printing": printing, "players": blue_and_red}
    position = changed(tiles=[tile("1 at 0 0")], **over)
    assert "2nd object" in refusal(position)
    game = bourgade.load(position | {"edition": "easy"})
    assert placed(game) == ["blue 3 at 0 0 across"]


def test_a_number_of_players_that_cannot_be_is_refused():
    players = [{"colour": colour, "left": [3]} for colour in ("blue", "green", "yellow", "red")]
    for number in (2, 3, 4):
        assert len(bourgade.load(changed(players=players[:number], placed=[])).seats) == number
    for wrong in ([], players[:1], [*players, {"colour": "pink", "left": [3]}], players * 2):
        assert str(len(wrong)) in refusal(changed(players=wrong, placed=[]), bourgade.WrongPlayers)


@pytest.mark.parametrize("edition", ["hard", "", "Normal", "standard"])
def test_an_edition_that_there_is_not_is_refused(edition):
    assert "normal" in refusal(changed(edition=edition), bourgade.UnknownEdition)


def test_a_position_of_another_game_is_refused():
    refusal(changed(game="ma-grande-ville"), bourgade.UnknownGame)
    refusal(changed(game="mint-works"))


def test_the_number_of_the_wrong_tile_and_silhouette_is_told():
    assert re.search(r"\b3\b", refusal(with_tiles("1 at 0 0", "2 at 1 0", "4 at 9 9")))
    assert re.search(r"\b2\b", refusal(with_placed("blue 2 at -2 1 across", "green 3 at 50 50 down")))


# Wrong types, everywhere

NO_NUMBER = [
    None,
    "1",
    "",
    1.0,
    1.5,
    float("nan"),
    float("inf"),
    True,
    False,
    [],
    [1],
    {},
    {"x": 1},
    [[0]],
    b"1",
    object(),
]
NO_NAME = [None, 1, 0, 1.5, True, [], ["P1"], ["blue"], {}, {"blue": 1}, [["P1"]], b"P1", object()]
NO_LIST = [None, 1, 1.5, True, "tiles", "", {}, {"tile": 1}, (), object()]
NO_OBJECT = [None, 1, 1.5, True, "blue", "", [], [1], [{}], (), object()]


def paths(thing, *path):
    """All places of a position, from the outside to the inside."""
    if path:
        yield path
    entries = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else []
    for key, value in entries:
        yield from paths(value, *path, str(key))


def found(position, path):
    for part in path:
        position = position[int(part) if isinstance(position, list) else part]
    return position


LAYING = changed(phase="lay", drawn=20)
LAST = small()
PLACES = [
    *((EXAMPLE, path) for path in paths(EXAMPLE)),
    (LAYING, ("drawn",)),
    *((LAST, path) for path in paths(LAST) if path[0] in ("last", "printing")),
]


@pytest.mark.parametrize(("position", "path"), PLACES, ids=lambda part: " ".join(part) if type(part) is tuple else "")
def test_whatever_has_the_wrong_type_is_refused(position, path):
    value = found(position, path)
    for wrong in {int: NO_NUMBER, str: NO_NAME, list: NO_LIST, dict: NO_OBJECT}[type(value)]:
        with pytest.raises(bourgade.BourgadeError) as caught:
            bourgade.load(put(copy.deepcopy(position), path, wrong))
        assert len(str(caught.value).split()) > 2


@pytest.mark.parametrize(
    "position", [None, [], "turn", 3, (), {}, {"game": None}, {"game": ["ma-petite-ville"]}], ids=str
)
def test_what_is_no_position_is_refused(position):
    with pytest.raises(bourgade.BourgadeError):
        bourgade.load(position)
    with pytest.raises(bourgade.BourgadeError):
        bourgade.load({"game": "ma-petite-ville"})


@pytest.mark.parametrize("number", [2**7, 2**8, 2**15, 2**16, 2**31, 2**32, 2**63, 2**64, 10**30])
@pytest.mark.parametrize(
    "path",
    [
        *("tiles 1 x", "tiles 1 y", "tiles 1 tile", "tiles 1 turned"),
        *("placed 0 x", "placed 0 y", "placed 0 length", "players 0 left 0"),
    ],
)
def test_numbers_without_end_are_refused_and_not_cut_off(path, number):
    """What is there already plus or minus a power of two would be the same if it were cut to so many bits."""
    for wrong in (found(EXAMPLE, path.split()) + number, found(EXAMPLE, path.split()) - number):
        refusal(at(path, wrong))


# Whatever is done to a position: it is a game or it is refused

MANY = 600
LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-4, 40), st.integers(), st.floats(), st.text(max_size=5),
    st.sampled_from(["P1", "P2", "P3", "blue", "red", "across", "down"]),
    st.sampled_from(["first", "tile", "turn", "lay", "last", "over"]),
    st.sampled_from(["easy", "normal", "bbb/bbb/bbb", "xyb/rbr/ygg", "ma-petite-ville", "mint-works"]),
)  # fmt: skip
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
KEYS = [
    "game",
    "edition",
    "turn",
    "phase",
    "players",
    "tiles",
    "placed",
    "drawn",
    "last",
    "house",
    "printing",
    "colour",
]
KEYS += ["left", "length", "lengths", "x", "y", "way", "tile", "turned", "", "P1"]


@cache
def good():
    return [EXAMPLE, LAYING, LAST, *(reach().position() for reach in [*PHASES.values(), *MIDWAY.values()])]


@st.composite
def spoilt(draw):
    """Draw a good position in which something is deleted, replaced, doubled, exchanged or added."""
    position = copy.deepcopy(draw(st.sampled_from(good())))
    for _ in range(draw(st.integers(1, 3))):
        everywhere = list(paths(position))
        if not everywhere:
            break
        path = draw(st.sampled_from(everywhere))
        around = found(position, path[:-1])
        key = int(path[-1]) if isinstance(around, list) else path[-1]
        what = draw(st.sampled_from(["delete", "replace", "double", "exchange", "add"]))
        if what == "delete":
            del around[key]
        elif what == "replace":
            around[key] = draw(VALUES)
        elif what == "exchange":
            around[key] = copy.deepcopy(found(position, draw(st.sampled_from(everywhere))))
        elif isinstance(around, list):
            around.append(copy.deepcopy(around[key]) if what == "double" else draw(VALUES))
        else:
            around[draw(st.sampled_from(KEYS))] = copy.deepcopy(around[key]) if what == "double" else draw(VALUES)
    return position


@settings(max_examples=MANY, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(spoilt())
def test_a_spoilt_position_is_a_game_or_is_refused(position):
    try:
        game = bourgade.load(position)
    except bourgade.BourgadeError as error:
        sentence_of(error)
        return
    assert bool(game.legal()) == (not game.over)
    told = game.position()
    assert json.loads(json.dumps(told)) == told
    again = bourgade.load(told)
    assert (again.position(), again.legal()) == (told, game.legal())


# A loaded position is the same game, in every phase


def new(*lines, players=3, **options):
    game = bourgade.new("ma-petite-ville", players=players, seed=5, deal=False, **options)
    play(game, *lines)
    return game


PHASES = {
    "first": lambda: new(),
    "tile": lambda: new("first P2"),
    "turn": lambda: new("first P2", "tile 1"),
    "lay": lambda: new("first P2", "tile 1", "draw", "tile 5"),
    "last": lambda: bourgade.load(small()),
    "over": lambda: bourgade.load(with_left([], [3], placed=[], phase="over")),
}
MIDWAY = {
    "first player named": lambda: new(first="P3"),
    "colours": lambda: new("first P1", "tile 30", players=2, colours=["red", "yellow"], edition="easy"),
    "second draw": lambda: new("first P2", "tile 1", "draw"),
    "a silhouette placed": lambda: new("first P2", "tile 1", "place 2 1 2 across", "draw", "tile 36"),
    "the city grown to the left and upwards": lambda: new(
        *["first P1", "tile 1", "draw", "tile 5", "lay -1 0 r1", "draw", "tile 9", "lay -1 -1 r3", "draw"]
    ),
    "the end by the last silhouette": lambda: played(
        table(squares("byb / rrr / ggg"), "blue 3", "red 2"), "place 3 0 0 across"
    ),
    "the last round in the middle": lambda: played(bourgade.load(small(turn="P2")), "decline"),
    "the end by the last tile": lambda: played(bourgade.load(small(turn="P2")), "decline", "place 2 -2 1 across"),
    "a printing": lambda: played(
        table(squares("bbb rrr / byb yyy / xxx ggg", lengths=[1, 3, 3]), "blue 1 3 3", "green 3"),
        *("place 3 0 0 across", "draw"),
    ),
    "out of play": lambda: table(city("1 at 0 0"), "blue 7", "red 2", "green 3 5"),
}
every_game = pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])


def played(game, *lines):
    play(game, *lines)
    return game


@pytest.mark.parametrize("name", PHASES)
def test_each_phase_is_named_in_its_position(name):
    assert phase(PHASES[name]()) == name


@every_game
def test_a_position_is_plain_json_and_loaded_gives_the_same_position(reach):
    position = reach().position()
    assert json.loads(json.dumps(position)) == position
    assert bourgade.load(json.loads(json.dumps(position))).position() == position


@every_game
def test_a_position_always_tells_tiles_and_silhouettes(reach):
    position = reach().position()
    assert {"game", "edition", "turn", "phase", "players", "tiles", "placed"} <= position.keys()
    assert ("drawn" in position) == (position["phase"] == "lay")
    assert ("last" in position) == (position["phase"] == "last")
    assert ("house" in position) == ("printing" in position)


@every_game
def test_a_position_loaded_goes_on_like_the_game_it_came_from(reach):
    game = reach()
    again = bourgade.load(game.position())
    assert (again.edition, again.house, again.seats) == (game.edition, game.house, game.seats)
    assert walk(again) == walk(game)


def walk(game):
    """Play 60 moves and outcomes, a different place of the list each time; return what could be played, and where."""
    seen = []
    for step in range(60):
        lines = sorted(game.legal())
        views = [game.view(seat).position() for seat in game.seats]
        seen.append((game.actor, lines, game.chances(), game.position(), views, game.scores, game.winners))
        if game.over:
            break
        game.play(lines[7 * step % len(lines)])
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_positions_of_random_games_come_back_in_all_phases(players, edition):
    phases = set()
    for seed in range(3):
        chooser = Random(seed)
        game = bourgade.new("ma-petite-ville", edition=edition, players=players, seed=seed, deal=False)
        while True:
            position = game.position()
            if position["phase"] not in phases or chooser.random() < 0.2:
                again = bourgade.load(json.loads(json.dumps(position)))
                assert (again.position(), again.legal(), again.actor) == (position, game.legal(), game.actor)
                assert (again.winners, again.scores, again.chances()) == (game.winners, game.scores, game.chances())
            phases.add(position["phase"])
            if game.over:
                break
            if game.actor == "chance":
                game.draw()
            else:  # draw mostly, so that the tiles run out
                often = "draw" in game.legal() and chooser.random() < 0.95
                game.play("draw" if often else chooser.choice(game.legal()))
    assert phases == {"first", "tile", "turn", "lay", "last", "over"}
