"""Moves and outcomes in words: every form is accepted and written, anything else is refused with its reason."""

import re

import pytest
from city_table import city, lays, phase, places, play, refused, silhouette, squares, table, tiles

import bourgade

# A city to place in; blue has the turn:
#
#      0 1 2 3 4 5
#   0  b x b y r r
#   1  r r r b b b
#   2  b g b g g g
DRAWING = "bxb yrr / rrr bbb / bgb ggg"
RING = ["1 at 0 0", "2 at 1 0", "3 at 2 0", "4 at 2 1", "5 at 2 2", "6 at 1 2", "7 at 0 2", "8 at 0 1"]
HUGE = [str(2**power) for power in (7, 15, 31, 63, 64)] + ["1" + "0" * 30, "1" + "0" * 5000]


def new(**options):
    return bourgade.new("ma-petite-ville", seed=1, deal=False, **options)


def placing(*players, **more):
    return table(squares(DRAWING), *(players or ("blue", "red")), **more)


def laying(*tiles_laid, **more):
    return table(city(*(tiles_laid or ("1 at 0 0",))), "green", "red", phase="lay", drawn=36, **more)


def last_round(**more):
    return table(squares(DRAWING, stack=""), "blue", "red", phase="last", last="P1", **more)


def every_turn(*wanted):
    return {f"lay {place} r{turned}" for place in wanted for turned in range(4)}


# The words of chance


@pytest.mark.rule("PV-02")
@pytest.mark.rule("PV-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_sets_up_with_these_words_in_this_order(players):
    game = new(players=players)
    assert (phase(game), game.legal()) == ("first", [f"first P{number}" for number in range(1, players + 1)])
    play(game, "first P2")
    assert phase(game) == "tile"
    assert sorted(game.legal()) == sorted(f"tile {number}" for number in range(1, 37))
    play(game, "tile 17")
    assert (phase(game), game.actor, tiles(game)) == ("turn", "P2", ["17 at 0 0 r0"])
    assert game.record()["actions"] == ["first P2", "tile 17"]


@pytest.mark.rule("PV-03")
def test_a_first_player_who_is_named_is_no_outcome():
    game = new(first="P2")
    assert phase(game) == "tile"
    play(game, "tile 36")
    assert (game.actor, game.record()["actions"]) == ("P2", ["tile 36"])


@pytest.mark.rule("PV-10")
def test_a_tile_that_was_drawn_is_an_outcome_even_if_it_is_the_last():
    game = table(squares("bbb / ggg / yyy"), "blue", "red")
    play(game, "draw")
    assert (phase(game), game.actor, game.legal(), game.chances()) == ("tile", "chance", ["tile 2"], {"tile 2": 1})


def test_draw_lets_chance_act_and_tells_the_outcome():
    game = table(city("1 at 0 0", "17 at 1 0"), "blue", "red")
    play(game, "draw")
    outcome = game.draw()
    assert re.fullmatch(r"tile ([2-9]|[123]\d)", outcome)
    assert outcome != "tile 17"
    assert game.record()["actions"] == ["draw", outcome]


# The words of the players


@pytest.mark.rule("PV-12")
def test_a_turn_is_written_like_this():
    """Tile 1 is xyb/rbr/ygg."""
    assert set(table(city("1 at 0 0"), "green", "red").legal()) == {"draw", "place 2 1 2 across"}
    assert set(table(city("1 at 0 0"), "green", "red", turn="P2").legal()) == {"draw", "place 3 0 1 across"}
    assert set(table(city("1 at 0 0 r1"), "green", "red").legal()) == {"draw", "place 2 0 1 down"}
    assert set(table(city("1 at 0 0 r1"), "green", "red", turn="P2").legal()) == {"draw", "place 3 1 0 down"}


@pytest.mark.rule("PV-11")
def test_a_drawn_tile_is_laid_with_these_words():
    game = laying()
    assert len(game.legal()) == 16
    assert set(game.legal()) == every_turn("1 0", "-1 0", "0 1", "0 -1")
    play(game, "lay -1 0 r3")
    assert tiles(game) == ["1 at 0 0 r0", "36 at -1 0 r3"]


@pytest.mark.rule("PV-21")
def test_the_last_round_is_written_like_this():
    game = table(squares("bgb ggg / ggg ggg / ggg ggg", stack=""), "blue", "red", phase="last", last="P1")
    assert set(game.legal()) == {"decline", "place 3 0 0 across"}


@pytest.mark.rule("PV-21")
def test_the_only_move_is_still_a_move():
    game = table(squares("ggg ggg / ggg ggg / ggg ggg", stack=""), "blue", "red", phase="last", last="P1", turn="P2")
    assert (game.actor, game.legal()) == ("P2", ["decline"])
    play(game, "decline")
    assert (game.actor, game.legal()) == ("P1", ["decline"])
    assert table(city("1 at 0 0"), "blue", "red").legal() == ["draw"]


@pytest.mark.rule("PV-13")
def test_squares_to_the_left_of_the_first_tile_and_above_it_have_negative_numbers():
    """Tile 5, xgr/gbb/yry, to the left of tile 1, xyb/rbr/ygg: the middle row is gbb rbr, from -3 to 2."""
    game = table(city("1 at 0 0", "5 at -1 0"), "blue", "green")
    assert places(game) == {"place 2 -2 1 across", "place 3 -1 1 across", "place 4 -2 1 across"}
    play(game, "place 4 -2 1 across")
    assert game.position()["placed"] == [silhouette("blue 4 at -2 1 across")]
    # above: tile 12, xby/ggr/ybr; the middle column is bgb over ybg, from -3 to 2
    game = table(city("1 at 0 0", "12 at 0 -1"), "blue", "green")
    assert places(game) == {"place 3 1 -3 down", "place 3 1 -1 down", "place 5 1 -3 down"}
    play(game, "place 5 1 -3 down")
    assert game.position()["placed"] == [silhouette("blue 5 at 1 -3 down")]


@pytest.mark.rule("PV-11")
def test_a_place_is_listed_once_with_each_turn_even_if_it_touches_several_tiles():
    """A ring of eight tiles: the hole in the middle touches four of them."""
    around = [f"{x} {y}" for x in range(3) for y in (-1, 3)] + [f"{x} {y}" for x in (-1, 3) for y in range(3)]
    game = laying(*RING)
    assert len(game.legal()) == 13 * 4
    assert set(game.legal()) == every_turn("1 1", *around)
    play(game, "lay 1 1 r0")
    play(game, "draw", "tile 9")
    assert len(game.legal()) == 12 * 4
    assert set(game.legal()) == every_turn(*around)


def test_a_silhouette_is_listed_once_even_if_it_lies_on_several_tiles():
    """Seven squares on four tiles in a row, of which the first and the last are blue."""
    game = table(squares("ggb ggg ggb ggg / ggg ggg ggg ggg / ggg ggg ggg ggg"), "blue 7", "red")
    assert sorted(game.legal()) == ["draw", "place 7 2 0 across"]


@pytest.mark.rule("PV-11")
def test_a_turn_that_looks_alike_is_a_move_of_its_own():
    game = table(squares("bbb / bbb / bbb", stack="ggg/ggg/ggg"), "blue", "red", phase="lay", drawn=2)
    for turned in range(4):
        twin = game.copy()
        play(twin, f"lay 1 0 r{turned}")
        assert tiles(twin)[1] == f"2 at 1 0 r{turned}"


@pytest.mark.parametrize("way", ["left", "right", "both", "out of order"])
def test_words_count_from_the_first_tile_however_the_city_has_grown(way):
    """A row of 30 tiles, laid one after the other, with a blue row on top."""
    ends = {
        "left": [-number for number in range(1, 30)],
        "right": list(range(1, 30)),
        "both": [number * side for number in range(1, 15) for side in (-1, 1)],
        "out of order": [*range(1, 15), *(-number for number in range(1, 16))],
    }[way]
    game = bourgade.new(
        "ma-petite-ville", edition={"extends": "normal", "tiles": ["bbb/xxx/xxx"] * 36}, seed=2, first="P1"
    )
    for x in ends:
        play(game, "draw")
        game.draw()
        play(game, f"lay {x} 0 r0")
    game = bourgade.load(game.position() | {"turn": "P1"})
    first, last = 3 * min([0, *ends]), 3 * max([0, *ends]) + 2
    assert places(game) == {
        f"place {length} {x} 0 across" for length in range(2, 8) for x in range(first, last - length + 2)
    }
    play(game, f"place 7 {last - 6} 0 across")
    assert game.record()["actions"] == [f"place 7 {last - 6} 0 across"]
    play(game, "draw")
    game.draw()
    row = range(first // 3, last // 3 + 1)
    assert lays(game) == every_turn(
        f"{first // 3 - 1} 0", f"{last // 3 + 1} 0", *(f"{x} {y}" for x in row for y in (-1, 1))
    )


# Spaces


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("  draw ", "draw"),
        ("\tdraw", "draw"),
        ("place  2   1 2 across", "place 2 1 2 across"),
        (" place 2\t1 2 across  ", "place 2 1 2 across"),
    ],
)
def test_spaces_to_spare_are_understood_and_not_written(text, written):
    game = table(city("1 at 0 0"), "green", "red")
    play(game, text)
    assert game.record()["actions"] == [written]
    assert game.undo() == written


def test_spaces_to_spare_are_understood_in_the_other_words_too():
    game = new()
    play(game, " first  P2", "tile   1 ", "draw", "  tile 2", "lay  0   -1  r3 ")
    assert game.record()["actions"] == ["first P2", "tile 1", "draw", "tile 2", "lay 0 -1 r3"]
    game = last_round()
    play(game, "  decline ")
    assert game.record()["actions"] == ["decline"]


# Records


def test_a_record_writes_every_form_and_replays():
    house = {"extends": "normal", "tiles": ["gbg/rrr/ggg", "bbb/bbb/bbb", "xxx/xxx/xxx"], "lengths": [2, 3]}
    lines = [
        "first P2",
        "tile 1",
        "place 3 0 1 across",  # P2 has red
        "draw",
        "tile 2",
        "lay 1 0 r2",
        "draw",
        "tile 3",
        "lay 0 -1 r1",
        "place 2 4 0 down",
        "decline",
    ]
    game = bourgade.new("ma-petite-ville", edition=house, colours=["blue", "red"], deal=False)
    play(game, *lines)
    assert (game.over, game.winners, game.scores) == (True, ["P2"], [-3, -2])
    record = game.record()
    assert record["actions"] == lines
    again = bourgade.replay(record)
    assert (again.position(), again.record()) == (game.position(), record)


def test_undo_takes_back_move_after_move():
    game = new()
    before = [game.position()]
    lines = ["first P1", "tile 1", "draw", "tile 5", "lay -1 0 r0", "draw", "tile 36", "lay 0 1 r2"]
    lines.append("place 4 -2 1 across")
    for line in lines:
        play(game, line)
        before.append(game.position())
    for line in reversed(lines):
        assert game.position() == before.pop()
        assert game.undo() == line
    assert game.position() == before.pop()


# What is no move at all

NONSENSE = {
    "nothing": "",
    "a space": " ",
    "a line": "\n",
    "two moves": "draw draw",
    "two lines": "draw\ndraw",
    "a capital": "Draw",
    "capitals": "DRAW",
    "a full stop": "draw.",
    "draw a tile": "draw 36",
    "tile alone": "tile",
    "tile with a zero": "tile 036",
    "tile 0": "tile 0",
    "tile 37": "tile 37",
    "tile below 0": "tile -36",
    "tile with a fraction": "tile 36.0",
    "first alone": "first",
    "first P0": "first P0",
    "first P5": "first P5",
    "first 1": "first 1",
    "lay alone": "lay",
    "lay without y": "lay 1",
    "lay without a turn": "lay 1 0",
    "lay with r alone": "lay 1 0 r",
    "lay with r4": "lay 1 0 r4",
    "lay with r-1": "lay 1 0 r-1",
    "lay with r00": "lay 1 0 r00",
    "lay with R0": "lay 1 0 R0",
    "lay with a number": "lay 1 0 0",
    "lay with a zero": "lay 01 0 r1",
    "lay with zeros": "lay 1 00 r1",
    "lay with a plus": "lay +1 0 r0",
    "lay with minus zero": "lay 1 -0 r0",
    "lay with two minuses": "lay --1 0 r0",
    "lay with a fraction": "lay 1.0 0 r0",
    "lay with an exponent": "lay 1e0 0 r0",
    "lay with an underscore": "lay 1_0 0 r0",
    "lay in hexadecimals": "lay 0x1 0 r0",
    "lay with a comma": "lay 1, 0 r0",
    "lay with words": "lay one zero r0",
    "lay with wide digits": "lay \N{FULLWIDTH DIGIT ONE} 0 r0",
    "lay with a wide turn": "lay 1 0 r\N{FULLWIDTH DIGIT ZERO}",
    "lay with Arabic digits": "lay \N{ARABIC-INDIC DIGIT ONE} 0 r0",
    "lay with a superscript": "lay \N{SUPERSCRIPT ONE} 0 r0",
    "lay with a long minus": "lay \N{MINUS SIGN}1 0 r0",
    "lay with more": "lay 1 0 r0 r0",
    "lay a tile by its number": "lay 36 1 0 r0",
    "lay with a way": "lay 1 0 across",
    "place alone": "place",
    "place without a way": "place 4 5 3",
    "place without y": "place 4 5 across",
    "place along a diagonal": "place 4 5 3 diagonal",
    "place upwards": "place 4 5 3 up",
    "place with a capital": "place 4 5 3 Across",
    "place with two ways": "place 4 5 3 across down",
    "place with a turn": "place 4 5 3 r0",
    "place with a zero": "place 02 0 0 across",
    "place with a zero in x": "place 2 00 0 across",
    "place with minus zero": "place 2 -0 0 across",
    "place with a fraction": "place 2.0 0 0 across",
    "place with a plus": "place 2 +0 0 across",
    "place with a wide digit": "place \N{FULLWIDTH DIGIT TWO} 0 0 across",
    "place with a negative length": "place -2 0 0 across",
    "place with a word": "place two 0 0 across",
    "place with a colour": "place blue 2 0 0 across",
    "place with a comma": "place 2 0,0 across",
    "place without spaces": "place2 0 0 across",
    "a nul": "draw\0",
    "pass": "pass",
    "a number": "1",
    "a sentence": "Let us see.",
    "braces": "{move} {0} {}",
    "a thousand words": "lay " * 1000,
}


@pytest.mark.parametrize("text", NONSENSE.values(), ids=NONSENSE)
@pytest.mark.parametrize("game", [placing, laying, last_round, new], ids=["turn", "lay", "last", "first"])
def test_what_is_no_move_is_refused_in_one_line_and_changes_nothing(game, text):
    game = game()
    refused(game, text)
    assert_one_line(game, text)


@pytest.mark.parametrize("text", [None, 7, 1.5, True, b"draw", ["draw"], ("lay", 1, 0), {"place": 2}, object], ids=str)
def test_what_is_no_text_is_refused_and_changes_nothing(text):
    for game in (placing(), laying()):
        before = game.position(), game.legal(), game.record()
        assert_one_line(game, text)
        assert (game.position(), game.legal(), game.record()) == before


@pytest.mark.parametrize("far", HUGE, ids=lambda far: f"{len(far)} digits")
@pytest.mark.parametrize("sign", ["", "-"])
def test_numbers_without_end_are_refused_and_change_nothing(far, sign):
    far = sign + far
    game = laying()
    for text in (f"lay {far} 0 r0", f"lay 0 {far} r1", f"lay {far} {far} r2", f"lay 1 0 r{far}"):
        refused(game, text)
        assert_one_line(game, text)
    for game in (placing(), last_round()):
        for text in (f"place 2 {far} 1 across", f"place 3 0 {far} down", f"place {far} 0 0 across", f"tile {far}"):
            refused(game, text)
            assert_one_line(game, text)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_square_so_far_away_is_not_one_that_is_here(bits, sign):
    """What would be legal if numbers were cut to so many bits."""
    game = placing()
    assert "place 2 3 1 across" in game.legal()
    refused(game, f"place 2 {3 + sign * 2**bits} 1 across", f"place 2 3 {1 + sign * 2**bits} across")
    refused(game, f"place {2 + 2**bits} 3 1 across")
    refused(laying(), f"lay {1 + sign * 2**bits} 0 r0", f"lay 0 {1 + sign * 2**bits} r0", f"lay 1 0 r{2**bits}")


def assert_one_line(game, text):
    with pytest.raises(bourgade.IllegalMove) as refusal:
        game.play(text)
    for sentence in (str(refusal.value), refusal.value.message.text("fr")):
        assert len(sentence.splitlines()) == 1
        assert sentence.endswith(".")
        assert not re.search(r"Traceback|Error\b|invalid literal", sentence)


# What is a move, but not now


@pytest.mark.parametrize("text", ["lay 1 0 r0", "lay 0 -1 r3", "tile 3", "tile 1", "first P1", "first P2"])
def test_words_of_another_phase_are_refused_in_a_turn(text):
    refused(placing(), text)


@pytest.mark.parametrize("text", ["draw", "decline", "place 2 3 1 across", "tile 36", "tile 2", "first P1"])
def test_a_drawn_tile_must_be_laid(text):
    refused(laying(), text)


@pytest.mark.parametrize(
    "text", ["draw", "decline", "lay 1 0 r0", "place 2 3 1 across", "first P1", "tile 1", "tile 17"]
)
def test_what_cannot_be_drawn_is_refused(text):
    game = table(city("1 at 0 0", "17 at 1 0"), "blue", "red")
    play(game, "draw")
    refused(game, text)


@pytest.mark.parametrize("text", ["draw", "decline", "lay 1 0 r0", "place 2 3 1 across", "tile 1", "first P3"])
def test_before_anybody_begins_only_that_is_drawn(text):
    refused(new(), text)


@pytest.mark.rule("PV-20")
@pytest.mark.parametrize("text", ["draw", "decline", "lay 2 0 r0", "place 2 3 1 across", "tile 3", "first P1", "hello"])
def test_when_the_game_is_over_everything_is_refused(text):
    game = placing("blue 2", "red")
    play(game, "place 2 3 1 across")
    assert (game.over, game.actor, game.legal(), game.chances()) == (True, None, [], {})
    refused(game, text)
    with pytest.raises(bourgade.IllegalMove, match="The game is over"):
        game.play(text)


# Reasons, in both languages


def reason(game, text):
    """Return the key of the reason, and what it names: a length, or the square under the object that is in the way."""
    refused(game, text)
    with pytest.raises(bourgade.IllegalMove) as refusal:
        game.play(text)
    message = refusal.value.message
    why = message.values["reason"]
    english, french = why.text("en"), why.text("fr")
    assert str(refusal.value).startswith(f"`{text}` is not legal: {english}. {game.actor} may play: ")
    assert message.text("fr").startswith(f"`{text}` n'est pas permis\u00a0: {french}. {game.actor} peut jouer\u00a0: ")
    assert english != french
    numbers = [[int(number) for number in re.findall(r"-?\d+", sentence)] for sentence in (english, french)]
    assert numbers[0] == numbers[1]
    key = why.key.removeprefix("why-")
    if "nth" not in why.values:
        return key, *numbers[0]
    assert numbers[0] == [why.values["nth"]]
    _, _, x, y, way = text.split()
    off = why.values["nth"] - 1
    return key, int(x) + off * (way == "across"), int(y) + off * (way == "down")


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize(
    ("text", "square"),
    [
        ("place 4 3 1 across", (6, 1)),  # the end
        ("place 2 2 2 down", (2, 3)),
        ("place 2 -1 0 across", (-1, 0)),  # the beginning
        ("place 2 0 -1 down", (0, -1)),
        ("place 4 -1 2 across", (-1, 2)),
    ],
)
def test_the_square_that_is_not_in_the_city_is_named(text, square):
    assert reason(placing(), text) == ("not-in-city", *square)


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize(
    ("text", "covered"),
    [
        ("place 3 100 100 across", [(100, 100), (101, 100), (102, 100)]),
        ("place 2 -7 -8 down", [(-7, -8), (-7, -7)]),
        ("place 2 6 0 down", [(6, 0), (6, 1)]),
        ("place 3 5000 1 across", [(5000, 1), (5001, 1), (5002, 1)]),
    ],
)
def test_of_squares_that_are_all_not_in_the_city_one_is_named(text, covered):
    key, *square = reason(placing(), text)
    assert key == "not-in-city"
    assert tuple(square) in covered


@pytest.mark.rule("PV-13")
def test_a_gap_between_two_tiles_is_not_in_the_city():
    drawing = "ggg ggg ggg / ggg ggg ggg / ggg ggg ggg / ggb ... bgg / ggg ... ggg / ggg ... ggg"
    key, *square = reason(table(squares(drawing), "blue", "red"), "place 5 2 3 across")
    assert key == "not-in-city"
    assert tuple(square) in [(3, 3), (4, 3), (5, 3)]


@pytest.mark.rule("PV-15")
@pytest.mark.parametrize(
    ("text", "square"),
    [
        ("place 3 0 0 down", (0, 1)),  # another's, in the middle
        ("place 3 2 0 down", (2, 1)),
        ("place 2 3 1 across", (4, 1)),  # one's own, at the end
    ],
)
def test_the_square_that_is_taken_is_named(text, square):
    game = table(
        squares(DRAWING, lengths=[2, 2, 3]),
        "blue 2 3",
        "red 2",
        placed="red 3 at 0 1 across, blue 2 at 4 1 across",
    )
    assert reason(game, text) == ("taken", *square)


@pytest.mark.rule("PV-17")
def test_the_x_is_named_in_normal():
    assert reason(placing(), "place 3 0 0 across") == ("cross", 1, 0)
    assert "place 3 0 0 across" in placing(edition="easy").legal()


@pytest.mark.rule("PV-16")
@pytest.mark.parametrize("text", ["place 2 0 0 across", "place 2 1 0 across"])
def test_an_x_at_an_end_is_named_in_easy(text):
    key, *square = reason(placing(edition="easy"), text)
    assert key in ("cross", "not-your-colour")
    assert square == [1, 0]


@pytest.mark.rule("PV-14")
@pytest.mark.parametrize(
    ("seat", "text", "square"),
    [
        ("P1", "place 2 0 0 down", (0, 1)),  # the last
        ("P1", "place 2 2 1 across", (2, 1)),  # the first
        ("P1", "place 4 0 2 across", (3, 2)),
        ("P2", "place 2 2 1 across", (3, 1)),
        ("P3", "place 2 2 2 across", (2, 2)),
    ],
)
def test_the_end_that_is_not_on_its_colour_is_named_and_the_colour_too(seat, text, square):
    game = placing("blue", "red", "green", turn=seat)
    assert reason(game, text) == ("not-your-colour", *square)
    colour = {"P1": "blue", "P2": "red", "P3": "green"}[seat]
    couleur = {"P1": "bleu", "P2": "rouge", "P3": "vert"}[seat]
    with pytest.raises(bourgade.IllegalMove) as refusal:
        game.play(text)
    why = refusal.value.message.values["reason"]
    assert colour in why.text("en")
    assert re.search(f"{colour}|{couleur}", why.text("fr"))


@pytest.mark.parametrize("length", [1, 8, 9, 12, 13, 99])
def test_a_length_that_there_is_not_is_named(length):
    assert reason(placing(), f"place {length} 0 0 across") == ("no-such-length", length)
    assert reason(last_round(), f"place {length} 0 2 down") == ("no-such-length", length)


def test_a_length_that_this_printing_has_not_is_named():
    game = table(squares(DRAWING, lengths=[2, 8]), "blue 2 8", "red 2")
    assert reason(game, "place 3 3 1 across") == ("no-such-length", 3)


@pytest.mark.rule("PV-12")
@pytest.mark.parametrize("placed", ["", "blue 2 at 4 1 across"], ids=["out of play", "placed"])
def test_a_silhouette_that_is_not_left_is_named(placed):
    drawing = "bbx yrr / rrr bbb / bgb ggg"
    game = table(squares(drawing), "blue 3 4", "red", placed=placed)
    assert reason(game, "place 2 0 0 across") == ("none-left", 2)


@pytest.mark.rule("PV-12")
def test_a_silhouette_of_another_is_none_of_ones_own():
    assert reason(placing("blue 3", "red 2"), "place 2 3 1 across") == ("none-left", 2)


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize("place", [(0, 0), (1, 0), (-1, 0)])
@pytest.mark.parametrize("turned", range(4))
def test_no_tile_is_laid_where_one_lies(place, turned):
    game = laying("1 at 0 0", "2 at 1 0", "3 at -1 0")
    assert reason(game, "lay {} {} r{}".format(*place, turned)) == ("lies-there",)


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize("place", [(1, 1), (-1, -1), (3, 0), (2, 1), (0, 2), (-2, 0), (100, 100), (-1000, 0)])
def test_a_tile_touches_another(place):
    """Corners alone do not count."""
    game = laying("1 at 0 0", "2 at 1 0") if place != (1, 1) else laying()
    assert reason(game, "lay {} {} r0".format(*place)) == ("touches-nothing",)


@pytest.mark.rule("PV-21")
def test_no_tile_is_left_to_draw_in_the_last_round():
    assert reason(last_round(), "draw") == ("no-tiles",)


@pytest.mark.rule("PV-18")
def test_nobody_declines_before_the_last_round():
    assert reason(placing(), "decline") == ("no-pass",)
    assert reason(table(squares("ggg / ggg / ggg"), "blue", "red"), "decline") == ("no-pass",)  # where nothing fits
