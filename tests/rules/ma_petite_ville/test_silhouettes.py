"""Laying a silhouette, PV-12 to PV-17."""

import pytest
from city_table import city, left, phase, placed, places, play, refused, squares, table, tiles

COLOURS = {"blue": "b", "green": "g", "yellow": "y", "red": "r"}
EDITIONS = ["normal", "easy"]


def row(letters, **more):
    """Return a city one tile high whose upper squares are these; the others are X, where nothing can end."""
    crosses = " ".join("xxx" for _ in letters.split())
    return squares(f"{letters}\n{crosses}\n{crosses}", **more)


def column(letters, **more):
    """Return a city one tile wide whose left squares are these; the others are X, where nothing can end."""
    return squares("\n".join(f"{letter}xx" for letter in letters.replace(" ", "")), **more)


# One of one's own silhouettes


@pytest.mark.rule("PV-12")
def test_who_lays_a_silhouette_has_one_fewer():
    game = table(row("bgy bgr"), "blue", "green")
    play(game, "place 4 0 0 across")
    assert left(game, "P1") == [2, 3, 5, 6, 7]
    assert left(game, "P2") == [2, 3, 4, 5, 6, 7]
    assert placed(game) == ["blue 4 at 0 0 across"]
    assert game.scores == [-23, -27]


@pytest.mark.rule("PV-12")
def test_a_turn_is_one_silhouette():
    game = table(row("bbb bbb"), "blue", "green")
    play(game, "place 2 0 0 across")
    assert (game.actor, phase(game), game.legal()) == ("P2", "turn", ["draw"])
    refused(game, "place 3 2 0 across")


@pytest.mark.rule("PV-12")
def test_silhouettes_are_laid_in_turn():
    game = table(squares("bbb/ggg/bgb"), "blue", "green")
    play(game, "place 2 0 0 across", "place 3 0 1 across", "place 3 0 2 across")
    assert placed(game) == ["blue 2 at 0 0 across", "green 3 at 0 1 across", "blue 3 at 0 2 across"]
    assert (left(game, "P1"), left(game, "P2")) == ([4, 5, 6, 7], [2, 4, 5, 6, 7])
    assert (game.actor, game.scores) == ("P2", [-22, -24])


@pytest.mark.rule("PV-12")
@pytest.mark.parametrize(
    ("silhouettes", "moves"),
    [
        ("blue 2", {"place 2 0 0 across", "place 2 1 0 across"}),
        ("blue 3", {"place 3 0 0 across"}),
        ("blue 3 7", {"place 3 0 0 across"}),
        ("blue 2 3", {"place 2 0 0 across", "place 2 1 0 across", "place 3 0 0 across"}),
        ("blue 4 5 6 7", set()),
    ],
)
def test_only_silhouettes_that_are_left_can_be_laid(silhouettes, moves):
    game = table(row("bbb"), silhouettes, "green")
    assert places(game) == moves
    refused(game, *{"place 2 0 0 across", "place 2 1 0 across", "place 3 0 0 across"} - moves)


@pytest.mark.rule("PV-12")
def test_a_silhouette_is_laid_once():
    game = table(row("bbb bbb", stack="xxx/xxx/xxx, xxx/xxx/xxx"), "blue 2 3", "green 2")
    play(game, "place 2 0 0 across", "draw", "tile 3", "lay 0 1 r0")
    assert game.actor == "P1"
    refused(game, "place 2 2 0 across", "place 2 4 0 across")
    assert places(game) == {"place 3 2 0 across", "place 3 3 0 across"}


@pytest.mark.rule("PV-12")
def test_there_is_no_silhouette_of_another_length():
    game = table(row("bbb bbb bbb"), "blue", "green")
    refused(game, *[f"place {length} 0 0 across" for length in (0, 1, 8, 9, -2, 100)])


# Along a row or a column, wholly in the city


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize(("length", "number"), [(2, 8), (3, 7), (4, 6), (5, 5), (6, 4), (7, 3)])
def test_a_silhouette_covers_as_many_squares_as_it_has_objects(length, number):
    # there are nine squares of the colour in a line
    across = table(row("bbb bbb bbb"), f"blue {length}", "green")
    assert places(across) == {f"place {length} {x} 0 across" for x in range(number)}
    down = table(column("bbb bbb bbb"), f"blue {length}", "green")
    assert places(down) == {f"place {length} 0 {y} down" for y in range(number)}


@pytest.mark.rule("PV-13")
def test_a_silhouette_lies_along_a_row_or_a_column():
    game = table(squares("bgb/ggg/bgb"), "blue", "red")
    assert places(game) == {"place 3 0 0 across", "place 3 0 2 across", "place 3 0 0 down", "place 3 2 0 down"}


@pytest.mark.rule("PV-13")
def test_a_silhouette_does_not_lie_diagonally_nor_backwards():
    game = table(squares("bgg/gbg/ggb"), "blue", "red")
    assert places(game) == set()
    game = table(squares("bgb/ggg/bgb"), "blue", "red")
    refused(
        game, "place 3 0 0 diagonal", "place 3 2 0 left", "place 3 0 2 up", "place 3 2 2 across", "place 3 2 2 down"
    )


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_part_of_a_silhouette_sticks_out_of_the_city(edition):
    game = table(squares("bbb/bbb/bbb"), "blue", "red", edition=edition)
    refused(game, "place 4 0 0 across", "place 3 1 0 across", "place 2 2 0 across")  # to the right
    refused(game, "place 4 0 0 down", "place 3 0 1 down", "place 2 0 2 down")  # below
    refused(game, "place 2 -1 0 across", "place 3 -1 2 across", "place 2 2 -1 down", "place 3 0 -2 down")
    refused(game, "place 2 3 0 down", "place 2 0 3 across", "place 2 0 -1 across", "place 2 -1 0 down")
    refused(game, "place 2 1000000 0 across", "place 2 0 -99999999999999999999 down")


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize(
    ("letters", "moves"),
    [
        ("ggb bgg", ["2 2"]),
        ("gbg bgg", ["3 1"]),
        ("gbg ggb", ["5 1"]),
        ("bgg ggb", ["6 0"]),
        ("ggb ggg bgg", ["5 2"]),
        ("gbg ggg bgg", ["6 1"]),
        ("gbg ggg gbg", ["7 1"]),
        ("bgg ggg bgg", ["7 0"]),
        ("bgg ggg gbg", []),  # eight squares
        ("bgg ggg ggb", []),
    ],
)
def test_a_silhouette_may_cross_from_tile_to_tile_across_and_down(letters, moves):
    across = table(row(letters), "blue", "red")
    assert places(across) == {f"place {move} 0 across" for move in moves}
    down = table(column(letters), "blue", "red")
    assert places(down) == {f"place {length} 0 {start} down" for length, start in map(str.split, moves)}


GAP = """
    yyy yyy yyy
    yyy yyy yyy
    yyy yyy yyy
    ybb ... bby
    yyy ... yyy
    yyy ... yyy
"""


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_silhouette_does_not_bridge_a_gap_until_a_tile_fills_it(edition):
    stack = "ggg/ggg/ggg, xxx/xxx/xxx, xxx/xxx/xxx"
    game = table(squares(GAP, stack=stack), "blue 5 6 7", "green 4", edition=edition)
    over_the_gap = {"place 5 2 3 across", "place 6 1 3 across", "place 6 2 3 across", "place 7 1 3 across"}
    assert places(game) == set()
    refused(game, *over_the_gap)
    play(game, "draw", "tile 6", "lay 1 1 r0", "draw", "tile 7", "lay 0 2 r0")
    assert (game.actor, places(game)) == ("P1", over_the_gap)


@pytest.mark.rule("PV-13")
def test_a_silhouette_does_not_bridge_a_gap_in_a_column():
    game = table(
        squares(
            """
            yyy yyb
            yyy yyy
            yyb yyb
            yyy ...
            yyy ...
            yyy ...
            yyb yyb
            yyy yyy
            yyb yyb
            """
        ),
        "blue 5 7",
        "green",
    )
    assert places(game) == {"place 5 2 2 down", "place 7 2 2 down"}
    refused(game, "place 5 5 2 down", "place 7 5 0 down", "place 7 5 2 down")


@pytest.mark.rule("PV-13")
def test_squares_left_of_the_first_tile_and_above_it_are_counted_below_zero():
    stack = "bgg/ggg/ggb, bgg/ggg/ggb, xxx/xxx/xxx, xxx/xxx/xxx"
    game = table(squares("bgg/ggg/ggb", stack=stack), "blue 4 6", "red", "yellow")
    play(game, "draw", "tile 2", "lay -1 0 r0", "draw", "tile 3", "lay -1 -1 r0", "draw", "tile 4", "lay 0 -1 r0")
    assert tiles(game) == ["1 at 0 0 r0", "2 at -1 0 r0", "3 at -1 -1 r0", "4 at 0 -1 r0"]
    assert places(game) == {
        "place 4 -3 0 across",
        "place 4 -1 2 across",
        "place 4 -3 -3 down",
        "place 4 -1 -1 down",
    }
    play(game, "place 4 -1 -1 down")
    assert placed(game) == ["blue 4 at -1 -1 down"]


NINE = """
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
    bbb bbb bbb
"""


@pytest.mark.rule("PV-13")
@pytest.mark.parametrize("order", ["123456789", "147896325", "123698745", "125478963", "145698723", "125897643"])
def test_it_does_not_matter_in_which_order_the_tiles_were_laid(order):
    nine = squares(NINE)
    nine["tiles"] = [nine["tiles"][int(number) - 1] for number in order]
    game = table(nine, "blue 7", "green")
    across = {f"place 7 {x} {y} across" for x in range(3) for y in range(9)}
    down = {f"place 7 {x} {y} down" for x in range(9) for y in range(3)}
    assert places(game) == across | down


@pytest.mark.rule("PV-13")
def test_all_places_in_a_city_of_36_tiles_are_found():
    drawing = "\n".join([" ".join(["bbb"] * 6)] * 18)
    game = table(squares(drawing, stack=""), "blue", "green", phase="last", last="P2")
    # 18 rows and 18 columns of 18 squares; a silhouette of 2 has 17 places in each, one of 3 has 16, and so on
    assert len(places(game)) == len(game.legal()) - 1 == 36 * (17 + 16 + 15 + 14 + 13 + 12)
    assert {"place 7 11 17 across", "place 7 17 11 down", "place 2 16 17 across"} <= places(game)
    refused(game, "place 7 12 17 across", "place 7 17 12 down", "place 2 17 17 across")


# Its ends on squares of one's colour


@pytest.mark.rule("PV-14")
@pytest.mark.parametrize(("colour", "letter"), COLOURS.items())
def test_first_and_last_object_lie_on_the_players_colour(colour, letter):
    other = "red" if colour != "red" else "blue"
    game = table(row(f"{letter}x{letter} {letter}xx"), colour, other)
    assert places(game) == {"place 2 2 0 across"}
    game = table(column(f"{letter}{letter}x xxx"), colour, other)
    assert places(game) == {"place 2 0 0 down"}


@pytest.mark.rule("PV-14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("end", ["g", "y", "r"])
def test_one_end_on_another_colour_is_refused(end, edition):
    game = table(row(f"b{end}{end} {end}{end}b"), "blue", "green", edition=edition)
    assert places(game) == {"place 6 0 0 across"}
    refused(game, *[f"place {length} 0 0 across" for length in (2, 3, 4, 5)])  # only the first is blue
    refused(game, "place 2 4 0 across", "place 3 3 0 across", "place 4 2 0 across", "place 5 1 0 across")
    refused(game, "place 2 1 0 across", "place 4 1 0 across")  # neither is


@pytest.mark.rule("PV-14")
@pytest.mark.parametrize("between", ["gg", "yy", "rr", "gy", "yr", "rg", "bg", "rb", "bb"])
def test_the_objects_between_may_lie_on_any_colour(between):
    for edition in EDITIONS:
        game = table(row(f"b{between} bxx"), "blue 4", "green", edition=edition)
        assert places(game) == {"place 4 0 0 across"}
        game = table(column(f"b{between} bxx"), "blue 4", "green", edition=edition)
        assert places(game) == {"place 4 0 0 down"}


@pytest.mark.rule("PV-14")
@pytest.mark.parametrize(
    ("colour", "moves"),
    [
        ("blue", {"place 3 0 0 across", "place 5 0 0 across", "place 3 2 0 across"}),
        ("green", {"place 3 1 0 across", "place 5 1 0 across", "place 3 3 0 across"}),
        ("red", set()),
    ],
)
def test_each_player_has_places_of_its_own(colour, moves):
    game = table(row("bgb gbg"), colour, "yellow")
    assert places(game) == moves
    refused(game, "place 2 0 0 across", "place 4 1 0 across", "place 6 0 0 across")


@pytest.mark.rule("PV-14")
def test_ones_own_colour_between_does_no_harm():
    game = table(row("bbb bbb"), "blue 5", "green")
    assert places(game) == {"place 5 0 0 across", "place 5 1 0 across"}


# tiles of the printed list, what each colour may lay there in the normal edition, and what else in the easy one
PRINTED = {
    "xyb rby / rbr ggy / ygg rxb": (
        city("1 at 0 0", "17 at 1 0 r2"),
        {
            "blue": {"place 3 2 0 across"},
            "green": {"place 2 3 1 across", "place 2 1 2 across"},
            "yellow": {"place 5 1 0 across", "place 2 5 0 down"},
            "red": {"place 3 0 1 across", "place 3 3 0 down"},
        },
        {},
    ),
    "xyb / rbr / ygg / yyb / bgx / rgr": (
        city("1 at 0 0", "17 at 0 1 r1"),
        {
            "blue": {"place 4 2 0 down"},
            "green": {"place 2 1 2 across", "place 3 1 2 down", "place 4 1 2 down", "place 2 1 4 down"},
            "yellow": {"place 2 0 2 down", "place 4 1 0 down", "place 2 0 3 across"},
            "red": {"place 5 0 1 down", "place 3 0 1 across", "place 3 0 5 across"},
        },
        {"red": {"place 5 2 1 down"}},
    ),
    "ybg / rxr / gby": (
        city("36 at 0 0"),
        {},
        {"blue": {"place 3 1 0 down"}, "red": {"place 3 0 1 across"}},
    ),
    "ybg xgr / rxr yyb / gby rgb / xbb xyb / ygy rbr / rrg ygg": (
        city("36 at 0 0", "9 at 1 0", "16 at 0 1", "1 at 1 1"),
        {
            "blue": {
                "place 5 1 2 across",
                "place 2 1 3 across",
                "place 2 1 2 down",
                "place 2 5 1 down",
                "place 2 5 2 down",
                "place 3 5 1 down",
            },
            "green": {
                "place 5 0 2 across",
                "place 3 2 5 across",
                "place 4 2 5 across",
                "place 2 4 5 across",
                "place 6 2 0 down",
                "place 3 4 0 down",
                "place 6 4 0 down",
                "place 4 4 2 down",
            },
            "yellow": {"place 2 3 1 across", "place 3 0 4 across", "place 3 2 2 down", "place 3 4 1 down"},
            "red": {"place 3 3 4 across", "place 2 0 5 across", "place 5 5 0 down"},
        },
        {
            "blue": {"place 5 1 3 across", "place 4 2 3 across", "place 3 1 0 down", "place 4 1 0 down"},
            "green": {"place 3 2 0 across"},
            "yellow": {"place 5 0 0 down", "place 5 3 1 down"},
            "red": {"place 3 0 1 across", "place 5 0 1 down", "place 3 3 2 down"},
        },
    ),
}


@pytest.mark.rule("PV-13")
@pytest.mark.rule("PV-14")
@pytest.mark.rule("PV-16")
@pytest.mark.rule("PV-17")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("drawing", PRINTED)
def test_all_places_in_a_printed_city_are_found(drawing, colour):
    tiles, normal, easy = PRINTED[drawing]
    other = "red" if colour != "red" else "blue"
    assert places(table(tiles, colour, other)) == normal.get(colour, set())
    assert places(table(tiles, colour, other, edition="easy")) == normal.get(colour, set()) | easy.get(colour, set())


# On squares that are free


@pytest.mark.rule("PV-15")
@pytest.mark.parametrize(
    ("lying", "moves"),
    [
        ("", {"place 3 0 0 across", "place 3 1 0 across", "place 3 2 0 across"}),
        ("blue 2 at 0 0 across", {"place 3 2 0 across"}),
        ("blue 2 at 1 0 across", set()),
        ("blue 2 at 2 0 across", set()),
        ("blue 2 at 3 0 across", {"place 3 0 0 across"}),
    ],
)
def test_a_square_is_used_once_also_by_the_same_player(lying, moves):
    game = table(row("bbb bbx"), "blue 3", "red 3", placed=lying)
    assert places(game) == moves
    refused(game, *{"place 3 0 0 across", "place 3 1 0 across", "place 3 2 0 across"} - moves)


@pytest.mark.rule("PV-15")
@pytest.mark.parametrize(
    ("lying", "moves"),
    [
        ("", {"place 3 0 0 across", "place 5 0 0 across", "place 3 2 0 across"}),
        ("green 3 at 1 0 across", set()),
        ("green 3 at 3 0 across", {"place 3 0 0 across"}),
        ("green 5 at 1 0 across", set()),
    ],
)
def test_a_square_that_another_has_taken_is_not_free(lying, moves):
    game = table(row("bgb gbg"), "blue", "green 2", placed=lying)
    assert places(game) == moves
    refused(game, *{"place 3 0 0 across", "place 5 0 0 across", "place 3 2 0 across"} - moves)


@pytest.mark.rule("PV-15")
@pytest.mark.parametrize(
    ("lying", "moves"),
    [
        ("", {"place 3 0 0 across", "place 3 0 2 across", "place 3 0 0 down", "place 3 2 0 down"}),
        ("green 3 at 0 1 across", {"place 3 0 0 across", "place 3 0 2 across"}),
        ("green 3 at 1 0 down", {"place 3 0 0 down", "place 3 2 0 down"}),
        ("green 2 at 0 1 across", {"place 3 0 0 across", "place 3 0 2 across", "place 3 2 0 down"}),
        ("green 2 at 1 1 down", {"place 3 0 0 across", "place 3 0 0 down", "place 3 2 0 down"}),
    ],
)
def test_a_silhouette_crosses_no_other(lying, moves):
    game = table(squares("bgb/ggg/bgb"), "blue 3", "green 7", placed=lying)
    assert places(game) == moves
    refused(game, *{"place 3 0 0 across", "place 3 0 2 across", "place 3 0 0 down", "place 3 2 0 down"} - moves)


PLUS = """
    yyy yyy yyy
    yyy ygy yyy
    yyy yyy yyy
    yyy yyy yyy
    yby yyy yby
    yyy yyy yyy
    yyy yyy yyy
    yyy ygy yyy
    yyy yyy yyy
"""


@pytest.mark.rule("PV-15")
def test_two_long_silhouettes_cannot_cross_in_the_middle():
    game = table(squares(PLUS), "blue", "green")
    assert places(game) == {"place 7 1 4 across"}
    play(game, "place 7 1 4 across")
    refused(game, "place 7 4 1 down")
    assert game.legal() == ["draw"]
    assert places(table(squares(PLUS), "blue", "green", turn="P2")) == {"place 7 4 1 down"}


@pytest.mark.rule("PV-15")
def test_ends_do_not_share_a_square():
    game = table(squares("bgb/bgg/bgg"), "blue 2", "green", placed="blue 3 at 0 0 across")
    assert places(game) == {"place 2 0 1 down"}
    refused(game, "place 2 0 0 down")


@pytest.mark.rule("PV-15")
def test_silhouettes_may_lie_side_by_side():
    game = table(squares("bbb/bbb/bbb"), "blue 2", "green", placed="blue 3 at 0 1 across")
    assert places(game) == {"place 2 0 0 across", "place 2 1 0 across", "place 2 0 2 across", "place 2 1 2 across"}


@pytest.mark.rule("PV-15")
def test_squares_are_taken_as_soon_as_a_silhouette_lies_there():
    game = table(squares("bgb/ggg/bgb"), "blue", "green")
    play(game, "place 3 0 0 down")
    assert places(game) == {"place 2 1 1 across", "place 2 1 0 down", "place 2 1 1 down", "place 3 1 0 down"}
    refused(game, "place 2 0 1 across", "place 3 0 1 across")
    play(game, "place 2 1 1 across")
    assert places(game) == set()


# X squares


@pytest.mark.rule("PV-16")
@pytest.mark.rule("PV-17")
@pytest.mark.parametrize(
    ("letters", "length"),
    [
        ("bxb", 3),
        ("bxg bgg", 4),
        ("bgx bgg", 4),
        ("bxx bgg", 4),
        ("bgg xgb", 6),
        ("bxx xxb", 6),
        ("bgy rxy bgg", 7),
        ("bxb xbx bgg", 7),
    ],
)
def test_objects_between_may_lie_on_x_in_the_easy_edition_only(letters, length):
    for line, way in ((row, "across"), (column, "down")):
        move = f"place {length} 0 0 {way}"
        refused(table(line(letters), f"blue {length}", "green"), move)
        game = table(line(letters), f"blue {length}", "green 3", edition="easy")
        assert places(game) == {move}
        play(game, move)
        assert placed(game) == [f"blue {length} at 0 0 {way}"]


@pytest.mark.rule("PV-16")
@pytest.mark.rule("PV-17")
@pytest.mark.parametrize(
    ("letters", "length", "start"),
    [
        ("xbb", 3, 0),
        ("bbx", 3, 0),
        ("xbx", 3, 0),
        ("xxx", 3, 0),
        ("xbb", 2, 0),
        ("bbx", 2, 1),
        ("bxx xxx", 6, 0),
        ("xxx xxb", 6, 0),
    ],
)
def test_no_end_lies_on_x_in_either_edition(letters, length, start):
    for edition in EDITIONS:
        across = table(row(letters), f"blue {length}", "green", edition=edition)
        refused(across, f"place {length} {start} 0 across")
        down = table(column(letters), f"blue {length}", "green", edition=edition)
        refused(down, f"place {length} 0 {start} down")


@pytest.mark.rule("PV-17")
def test_in_the_normal_edition_a_silhouette_may_lie_beside_x():
    assert places(table(row("xbb xbb"), "blue", "green")) == {"place 2 1 0 across", "place 2 4 0 across"}


@pytest.mark.rule("PV-16")
def test_in_the_easy_edition_an_x_is_no_obstacle():
    assert places(table(row("xbb xbb"), "blue", "green", edition="easy")) == {
        "place 2 1 0 across",
        "place 2 4 0 across",
        "place 3 2 0 across",
        "place 4 1 0 across",
        "place 4 2 0 across",
        "place 5 1 0 across",
    }


@pytest.mark.rule("PV-15")
@pytest.mark.rule("PV-16")
def test_an_x_square_that_is_taken_cannot_be_used_again():
    free = table(squares("ggg/bxb/ygy"), "blue", "green", edition="easy", turn="P2")
    assert places(free) == {"place 2 0 0 across", "place 2 1 0 across", "place 3 0 0 across", "place 3 1 0 down"}
    game = table(squares("ggg/bxb/ygy"), "blue", "green", edition="easy")
    play(game, "place 3 0 1 across")
    assert places(game) == {"place 2 0 0 across", "place 2 1 0 across", "place 3 0 0 across"}
    refused(game, "place 3 1 0 down")
