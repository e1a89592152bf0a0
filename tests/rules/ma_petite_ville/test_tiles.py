"""Drawing and laying a tile, PV-10 and PV-11, and that one must, PV-18."""

import pytest
from city_table import city, lays, left, phase, placed, places, play, refused, squares, table, tiles

import bourgade

RING = ["0 0", "1 0", "2 0", "0 1", "2 1", "0 2", "1 2", "2 2"]


def at(*places):
    """Return a city with a tile at each of these places; none is turned."""
    return city(*[f"{number} at {place}" for number, place in enumerate(places, 1)])


def laying(city, drawn, *players, **more):
    """Return a game of blue and green, or of these players, in which P1 has drawn this tile."""
    return table(city, *(players or ("blue", "green")), phase="lay", drawn=drawn, **more)


def every_way(*places):
    """Return what lays a tile at these places, in all four turns."""
    return {f"lay {place} {turned}" for place in places for turned in ("r0", "r1", "r2", "r3")}


# Drawing


@pytest.mark.rule("PV-10")
def test_each_tile_of_the_stack_is_equally_likely_to_be_drawn():
    game = table(city("1 at 0 0", "17 at 1 0 r2"), "blue", "green")
    play(game, "draw")
    assert (phase(game), game.actor, game.position()["turn"]) == ("tile", "chance", "P1")
    assert game.chances() == pytest.approx(
        {f"tile {number}": 1 / 34 for number in range(1, 37) if number not in (1, 17)}
    )
    refused(game, "tile 1", "tile 17", "tile 37", "tile 0")


@pytest.mark.rule("PV-10")
def test_tiles_that_look_alike_are_drawn_by_their_own_numbers():
    game = table(squares("bgb/ggg/bgb", stack="rrr/rrr/rrr, bgb/ggg/bgb, rrr/rrr/rrr"), "blue", "green")
    play(game, "draw")
    assert game.chances() == pytest.approx({"tile 2": 1 / 3, "tile 3": 1 / 3, "tile 4": 1 / 3})
    play(game, "tile 4", "lay 1 0 r0", "draw")
    assert game.chances() == pytest.approx({"tile 2": 1 / 2, "tile 3": 1 / 2})


@pytest.mark.rule("PV-10")
def test_the_one_tile_that_is_left_is_still_an_outcome():
    game = table(squares("bgb/ggg/bgb", stack="rrr/rrr/rrr"), "blue", "green")
    play(game, "draw")
    assert game.chances() == {"tile 2": 1.0}
    play(game, "tile 2")
    assert (phase(game), game.actor) == ("lay", "P1")


@pytest.mark.rule("PV-10")
@pytest.mark.parametrize("seat", ["P1", "P2", "P3"])
def test_who_draws_lays_the_tile_and_then_it_is_the_next_ones_turn(seat):
    game = table(city("1 at 0 0"), "blue", "green", "red", turn=seat)
    play(game, "draw", "tile 20")
    assert (game.actor, phase(game), game.position()["drawn"]) == (seat, "lay", 20)
    play(game, "lay 1 0 r3")
    assert (game.actor, phase(game)) == ({"P1": "P2", "P2": "P3", "P3": "P1"}[seat], "turn")
    assert tiles(game) == ["1 at 0 0 r0", "20 at 1 0 r3"]
    assert "drawn" not in game.position()


@pytest.mark.rule("PV-10")
@pytest.mark.rule("PV-12")
def test_the_draw_cannot_be_taken_back():
    game = table(squares("bgb/ggg/bgb", stack="rrr/rrr/rrr, rrr/rrr/rrr"), "blue", "green")
    assert "place 3 0 0 across" in game.legal()
    play(game, "draw")
    refused(game, "place 3 0 0 across", "draw", "decline", "pass")
    play(game, "tile 3")
    assert set(game.legal()) == lays(game)
    refused(game, "place 3 0 0 across", "draw", "decline", "pass", "tile 2")


@pytest.mark.rule("PV-10")
@pytest.mark.rule("PV-12")
def test_a_turn_is_one_tile_or_one_silhouette_and_not_both():
    game = table(squares("bgb/ggg/bgb", stack="rrr/rrr/rrr, rrr/rrr/rrr"), "blue", "green")
    play(game, "draw", "tile 2", "lay 1 0 r0")
    assert game.actor == "P2"
    refused(game, "place 3 0 0 across", "lay 2 0 r0")  # what P1 might have liked to do as well
    play(game, "place 3 0 1 across")
    assert (game.actor, phase(game)) == ("P1", "turn")
    refused(game, "lay 2 0 r0", "place 2 1 0 down")


@pytest.mark.rule("PV-10")
def test_a_tile_leaves_silhouettes_where_they_are():
    game = table(squares("bbb/ggg/yyy", stack="rrr/rrr/rrr"), "blue 3 4", "green", placed="blue 2 at 0 0 across")
    play(game, "draw", "tile 2", "lay -1 0 r1")
    assert placed(game) == ["blue 2 at 0 0 across"]
    assert (left(game, "P1"), game.scores) == ([3, 4], [-7, -27])


# Where a tile may lie


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize(
    ("laid", "open_places"),
    [
        (["0 0"], ["1 0", "-1 0", "0 1", "0 -1"]),
        (["0 0", "1 0"], ["-1 0", "2 0", "0 1", "1 1", "0 -1", "1 -1"]),
        (["0 0", "0 -1"], ["0 1", "0 -2", "1 0", "1 -1", "-1 0", "-1 -1"]),
        (["0 0", "1 0", "0 1"], ["1 1", "-1 0", "0 -1", "1 -1", "2 0", "-1 1", "0 2"]),
        (["0 0", "1 0", "0 1", "1 1"], ["-1 0", "-1 1", "2 0", "2 1", "0 -1", "1 -1", "0 2", "1 2"]),
        (["0 0", "1 0", "-1 0", "0 1", "0 -1"], ["1 1", "-1 1", "1 -1", "-1 -1", "2 0", "-2 0", "0 2", "0 -2"]),
        (
            ["0 0", "0 1", "1 1", "2 1", "2 0"],  # like a U
            ["1 0", "-1 0", "0 -1", "-1 1", "0 2", "1 2", "2 2", "3 1", "3 0", "2 -1"],
        ),
        (
            ["0 0", "0 1", "0 2", "1 2", "2 2", "2 1", "2 0"],  # like a deep U
            ["1 0", "1 1", "-1 0", "0 -1", "-1 1", "-1 2", "0 3", "1 3", "2 3", "3 2", "3 1", "3 0", "2 -1"],
        ),
        (
            ["0 0", "1 0", "2 0", "2 1", "2 2", "1 2", "0 2"],  # the same on its side
            ["0 1", "1 1", "-1 0", "0 -1", "1 -1", "2 -1", "3 0", "3 1", "3 2", "2 3", "1 3", "0 3", "-1 2"],
        ),
        (
            ["0 0", "-1 0", "-1 -1", "-2 -1"],  # stairs up to the left
            ["1 0", "0 1", "0 -1", "-1 1", "-2 0", "-1 -2", "-2 -2", "-3 -1"],
        ),
        (
            RING,
            ["1 1", "0 -1", "1 -1", "2 -1", "3 0", "3 1", "3 2", "0 3", "1 3", "2 3", "-1 0", "-1 1", "-1 2"],
        ),
    ],
)
def test_a_tile_may_lie_wherever_its_edge_touches_one_in_any_turn(laid, open_places):
    game = laying(at(*laid), 36)
    assert set(game.legal()) == every_way(*open_places)
    assert len(game.legal()) == 4 * len(open_places)


@pytest.mark.rule("PV-11")
def test_a_corner_alone_does_not_count():
    refused(laying(at("0 0"), 36), *every_way("1 1", "-1 1", "1 -1", "-1 -1"))


@pytest.mark.rule("PV-11")
def test_two_corners_do_not_count_either():
    game = laying(at("0 0", "0 -1", "1 -1", "2 -1", "2 0"), 36)
    refused(game, "lay 1 1 r0")  # between 0 0 and 2 0, below the gap
    play(game, "lay 1 0 r0", "draw", "tile 35", "lay 1 1 r0")
    assert tiles(game)[-2:] == ["36 at 1 0 r0", "35 at 1 1 r0"]


@pytest.mark.rule("PV-11")
def test_a_tile_that_touches_none_is_refused():
    refused(laying(at("0 0"), 36), "lay 2 0 r0", "lay 0 -2 r1", "lay -2 0 r2", "lay 0 3 r3", "lay 9 9 r0")
    refused(laying(at("0 0"), 36), "lay 1000000 0 r0", "lay 0 -99999999999999999999 r0")


@pytest.mark.rule("PV-11")
def test_a_tile_cannot_lie_upon_another():
    refused(laying(at("0 0", "1 0", "1 -1"), 36), *every_way("0 0", "1 0", "1 -1"))


@pytest.mark.rule("PV-11")
def test_tiles_lie_on_one_grid_in_quarter_turns():
    game = laying(at("0 0"), 36)
    refused(game, "lay 0.5 1 r0", "lay 1 0 r4", "lay 1 0 r-1", "lay 1 0 r0.5", "lay 1 0", "lay 1 r0", "lay")


@pytest.mark.rule("PV-11")
def test_a_hole_in_a_ring_of_tiles_may_be_filled():
    game = laying(at(*RING), 36)
    play(game, "lay 1 1 r2")
    assert tiles(game)[-1] == "36 at 1 1 r2"
    play(game, "draw", "tile 35")
    refused(game, *every_way("1 1"))
    assert lays(game) == every_way(
        "0 -1", "1 -1", "2 -1", "3 0", "3 1", "3 2", "0 3", "1 3", "2 3", "-1 0", "-1 1", "-1 2"
    )


@pytest.mark.rule("PV-11")
def test_a_new_tile_opens_the_places_around_it():
    game = laying(at("0 0"), 36)
    play(game, "lay 0 -1 r0", "draw", "tile 35")
    assert lays(game) == every_way("0 -2", "1 -1", "-1 -1", "1 0", "-1 0", "0 1")


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize("turned", ["r0", "r1", "r2", "r3"])
def test_all_turns_are_legal_also_where_the_tile_looks_alike(turned):
    game = laying(squares("bgb/ggg/bgb", stack="rrr/rrr/rrr, rrr/rrr/rrr"), 2)
    assert lays(game) == every_way("1 0", "-1 0", "0 1", "0 -1")
    play(game, f"lay 1 0 {turned}")
    assert tiles(game) == ["1 at 0 0 r0", f"2 at 1 0 {turned}"]


# how the tile bxr/ygg/ybr lies in each turn, and what green, yellow and red may lay on it at 1 0
TURNED = {
    "r0": ("bxr/ygg/ybr", "place 2 4 1 across", "place 2 3 1 down", "place 3 5 0 down"),
    "r1": ("yyb/bgx/rgr", "place 2 4 1 down", "place 2 3 0 across", "place 3 3 2 across"),
    "r2": ("rby/ggy/rxb", "place 2 3 1 across", "place 2 5 0 down", "place 3 3 0 down"),
    "r3": ("rgr/xgb/byy", "place 2 4 0 down", "place 2 4 2 across", "place 3 3 0 across"),
}


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize("turned", TURNED)
def test_a_tile_is_turned_clockwise(turned):
    _, *moves = TURNED[turned]
    for colour, move in zip(["green", "yellow", "red"], moves, strict=True):
        game = laying(squares("xxx/xxx/xxx", stack="bxr/ygg/ybr, xxx/xxx/xxx"), 2, "blue", colour)
        play(game, f"lay 1 0 {turned}")
        assert places(game) == {move}


# Growth


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize(
    ("place", "move"),
    [
        ("1 0", "place 4 1 1 across"),
        ("-1 0", "place 4 -2 1 across"),
        ("0 1", "place 4 1 1 down"),
        ("0 -1", "place 4 1 -2 down"),
    ],
)
def test_the_city_grows_to_all_sides_and_its_squares_are_counted_from_the_first_tile(place, move):
    game = laying(squares("yyy/yby/yyy", stack="yyy/yby/yyy, xxx/xxx/xxx"), 2, "green", "blue")
    play(game, f"lay {place} r0")
    assert places(game) == {move}
    play(game, move)
    assert placed(game) == [move.replace("place 4", "blue 4 at")]


@pytest.mark.rule("PV-11")
@pytest.mark.parametrize(
    ("x", "y", "move"),
    [
        (1, 0, "place 6 102 0 across"),  # tiles 35 and 36 read grb ybg along their upper row
        (-1, 0, "place 2 -103 0 across"),  # ybg grb
        (0, 1, "place 6 0 102 down"),  # gyb yrg down their left column
        (0, -1, "place 2 0 -103 down"),  # yrg gyb
    ],
)
def test_nothing_limits_how_far_the_city_grows(x, y, move):
    game = bourgade.new("ma-petite-ville", first="P1", deal=False)
    play(game, "tile 1")
    for number in range(2, 37):
        assert phase(game) == "turn"
        play(game, "draw", f"tile {number}", f"lay {x * (number - 1)} {y * (number - 1)} r0")
    assert tiles(game) == [f"{number} at {x * (number - 1)} {y * (number - 1)} r0" for number in range(1, 37)]
    assert (phase(game), game.actor) == ("last", "P2")  # who has green
    assert move in game.legal()
    play(game, move)
    assert (len(placed(game)), len(left(game, "P2"))) == (1, 5)


@pytest.mark.rule("PV-11")
def test_a_city_that_has_grown_far_up_and_left_still_grows_down_and_right():
    game = bourgade.new("ma-petite-ville", first="P1", deal=False)
    play(game, "tile 1")
    for number in range(2, 19):
        play(game, "draw", f"tile {number}", f"lay {-(number // 2)} {-((number - 1) // 2)} r0")  # a long staircase
    assert tiles(game)[-1] == "18 at -9 -8 r0"
    play(game, "draw", "tile 36", "lay 0 1 r0", "draw", "tile 35", "lay 1 1 r0")
    assert tiles(game)[-2:] == ["36 at 0 1 r0", "35 at 1 1 r0"]
    play(game, "draw", "tile 34")
    assert every_way("2 1", "1 2", "1 0", "-10 -8", "-9 -9") <= lays(game)
    refused(game, "lay 2 2 r0", "lay -10 -9 r0", "lay -9 -8 r0")


# One must draw who can do nothing else


@pytest.mark.rule("PV-18")
@pytest.mark.parametrize(
    ("drawing", "silhouettes"),
    [
        ("ggg/ggg/ggg", "blue"),  # no square of the colour
        ("gbg/ggg/ggg", "blue"),  # only one
        ("bgg/gbg/ggb", "blue"),  # none in line with another
        ("bgb/ggg/bgb", "blue 2 4 5 6 7"),  # none at the right distance
        ("bxx/xxx/xxx", "blue"),
        ("xxx/xxx/xxx", "blue"),
    ],
)
def test_who_can_lay_no_silhouette_must_draw(drawing, silhouettes):
    for edition in ("normal", "easy"):
        game = table(squares(drawing), silhouettes, "red", edition=edition)
        assert game.legal() == ["draw"]
        refused(game, "decline", "pass", "place 2 0 0 across", "lay 1 0 r0")


@pytest.mark.rule("PV-18")
def test_who_finds_all_places_taken_must_draw():
    game = table(squares("bbb/rrr/rrr"), "blue 2", "red 2", placed="blue 3 at 0 0 across")
    assert game.legal() == ["draw"]


@pytest.mark.rule("PV-17")
@pytest.mark.rule("PV-18")
def test_who_is_kept_away_by_an_x_must_draw_unless_the_game_is_easy():
    assert table(squares("bxb/rrr/rrr"), "blue", "green").legal() == ["draw"]
    assert set(table(squares("bxb/rrr/rrr"), "blue", "green", edition="easy").legal()) == {
        "draw",
        "place 3 0 0 across",
    }


@pytest.mark.rule("PV-10")
@pytest.mark.rule("PV-18")
def test_who_can_lay_a_silhouette_may_draw_as_well_but_not_pass():
    game = table(squares("brb/rrr/rrr"), "blue", "green")
    assert set(game.legal()) == {"draw", "place 3 0 0 across"}
    refused(game, "decline", "pass")
    play(game, "draw")
    assert (phase(game), left(game, "P1"), placed(game)) == ("tile", [2, 3, 4, 5, 6, 7], [])


@pytest.mark.rule("PV-18")
def test_nobody_can_move_in_anothers_turn():
    game = table(squares("brb/ggg/rrr"), "blue", "green", turn="P2")
    assert set(game.legal()) == {"draw", "place 2 0 1 across", "place 2 1 1 across", "place 3 0 1 across"}
    assert game.view("P1").legal() == []
    refused(game, "place 3 0 0 across")
