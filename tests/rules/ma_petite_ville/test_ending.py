"""The end, PV-20 to PV-23."""

import pytest
from city_table import left, phase, placed, places, play, refused, squares, table, tiles

import bourgade

BARE = squares("xxx xxx / xxx xxx / xxx xxx", stack="")  # all tiles are laid, and nothing fits anywhere
COLOURED = squares("bbb yyy / ggg rrr / xxx xxx", stack="")  # all tiles are laid, and everybody has three squares
ONE_LEFT = squares("bbb yyy / ggg rrr / xxx xxx", stack="xxx/xxx/xxx")


def last_round(city, *players, layer, **more):
    """Return a game in which ``layer`` has just laid the last tile, and the next seat begins the last round."""
    seat = int(layer[1:]) % len(players) + 1
    return table(city, *players, phase="last", last=layer, turn=f"P{seat}", **more)


def ended(*players):
    """Let everybody decline in the last round: what is left decides."""
    game = last_round(BARE, *players, layer=f"P{len(players)}")
    play(game, *["decline"] * len(players))
    assert game.over
    return game


# The last silhouette


@pytest.mark.rule("PV-20")
@pytest.mark.parametrize(
    ("seat", "players", "move", "scores"),
    [
        ("P1", ("blue 3", "green 2"), "place 3 0 0 across", [0, -2]),
        ("P2", ("blue 2", "green 3"), "place 3 0 1 across", [-2, 0]),
        ("P2", ("blue 2", "green 2", "yellow 2"), "place 2 1 1 across", [-2, 0, -2]),
        ("P3", ("blue 2", "green 2 7", "yellow 3"), "place 3 3 0 across", [-2, -9, 0]),
        ("P4", ("blue", "green 2", "yellow 3", "red 2"), "place 2 4 1 across", [-27, -2, -3, 0]),
    ],
)
def test_who_lays_the_last_silhouette_wins_at_once(seat, players, move, scores):
    game = table(ONE_LEFT, *players, turn=seat)
    assert (game.over, game.winners) == (False, [])
    play(game, move)
    assert (game.over, game.actor, phase(game), game.legal()) == (True, None, "over", [])
    assert (game.winners, game.scores, left(game, seat)) == ([seat], scores, [])


@pytest.mark.rule("PV-20")
def test_the_last_but_one_does_not_win():
    game = table(ONE_LEFT, "blue 2 7", "green 2")
    play(game, "place 2 0 0 across")
    assert (game.over, game.winners, game.actor, left(game, "P1")) == (False, [], "P2", [7])


@pytest.mark.rule("PV-20")
def test_nothing_can_be_played_any_more():
    game = table(ONE_LEFT, "blue 3", "green 2")
    play(game, "place 3 0 0 across")
    refused(game, "draw", "decline", "place 2 0 1 across", "lay 1 1 r0", "tile 3")


@pytest.mark.rule("PV-20")
def test_who_was_last_to_begin_may_win_first():
    game = table(ONE_LEFT, "blue 2 7", "green 2 3", "red 2")
    play(game, "place 2 1 0 across", "place 3 0 1 across", "place 2 3 1 across")
    assert (game.winners, game.scores) == (["P3"], [-7, -2, 0])


@pytest.mark.rule("PV-20")
def test_six_silhouettes_laid_one_by_one_win():
    game = table(
        squares(
            """
            bbb bbb bgg
            bbb bbb bgg
            bbb bbb bgg
            bbb bbb bgg
            bbb bbb bgg
            bbb bbb bgg
            """,
            stack=", ".join(["xxx/xxx/xxx"] * 6),
        ),
        "blue",
        "red",
    )
    for y, length in enumerate([2, 3, 4, 5, 6]):
        play(game, f"place {length} 0 {y} across", "draw", f"tile {y + 7}", f"lay 0 {y + 2} r0")
    play(game, "place 7 0 5 across")
    assert (game.winners, game.scores) == (["P1"], [0, -27])


# The last round


@pytest.mark.rule("PV-21")
@pytest.mark.parametrize(
    ("players", "layer", "order"),
    [
        (2, "P1", "P2 P1"),
        (2, "P2", "P1 P2"),
        (3, "P1", "P2 P3 P1"),
        (3, "P2", "P3 P1 P2"),
        (3, "P3", "P1 P2 P3"),
        (4, "P1", "P2 P3 P4 P1"),
        (4, "P2", "P3 P4 P1 P2"),
        (4, "P3", "P4 P1 P2 P3"),
        (4, "P4", "P1 P2 P3 P4"),
    ],
)
def test_the_last_round_begins_left_of_who_laid_the_last_tile_and_ends_with_that_player(players, layer, order):
    game = table(ONE_LEFT, *["blue", "green", "yellow", "red"][:players], turn=layer)
    play(game, "draw", "tile 3")
    assert phase(game) == "lay"
    play(game, "lay 0 1 r0")
    assert game.position()["last"] == layer
    actors = []
    while not game.over:
        assert phase(game) == "last"
        actors.append(game.actor)
        play(game, "decline")
    assert actors == order.split()


@pytest.mark.rule("PV-21")
def test_there_is_no_last_round_while_a_tile_is_left():
    game = table(squares("bbb/ggg/yyy", stack="xxx/xxx/xxx, xxx/xxx/xxx"), "blue", "green")
    play(game, "draw", "tile 2", "lay 1 0 r0")
    assert (phase(game), "last" in game.position()) == ("turn", False)
    refused(game, "decline")
    play(game, "place 2 0 1 across", "place 2 0 0 across")  # turns go on as long as nobody draws the last one
    assert (phase(game), game.actor) == ("turn", "P2")
    play(game, "draw", "tile 3", "lay 2 0 r0")
    assert (phase(game), game.position()["last"], game.actor) == ("last", "P2", "P1")


@pytest.mark.rule("PV-21")
def test_everybody_may_lay_one_more_silhouette_or_decline():
    game = last_round(COLOURED, "blue 2 3 7", "green 2 7", "red 3 7", layer="P3")
    assert set(game.legal()) == {"decline", "place 2 0 0 across", "place 2 1 0 across", "place 3 0 0 across"}
    play(game, "place 2 1 0 across")
    assert (game.actor, phase(game)) == ("P2", "last")
    assert set(game.legal()) == {"decline", "place 2 0 1 across", "place 2 1 1 across"}
    play(game, "decline")
    assert set(game.legal()) == {"decline", "place 3 3 1 across"}
    play(game, "place 3 3 1 across")
    assert (game.over, phase(game)) == (True, "over")
    assert placed(game) == ["blue 2 at 1 0 across", "red 3 at 3 1 across"]
    assert (game.scores, game.winners) == ([-10, -9, -7], ["P3"])


@pytest.mark.rule("PV-21")
def test_everybody_may_lay_exactly_one():
    six = squares("bbb bbb / ggg ggg / xxx xxx", stack="")
    game = last_round(six, "blue 2 3 7", "green 2 3 7", layer="P2")
    play(game, "place 2 0 0 across")
    refused(game, "place 3 2 0 across", "place 3 3 0 across")
    play(game, "place 3 0 1 across")
    assert (game.over, left(game, "P1"), left(game, "P2")) == (True, [3, 7], [2, 7])


@pytest.mark.rule("PV-21")
@pytest.mark.parametrize("edition", ["normal", "easy"])
def test_who_can_lay_nothing_can_only_decline(edition):
    game = last_round(BARE, "blue", "green", layer="P2", edition=edition)
    assert game.legal() == ["decline"]
    play(game, "decline")
    assert (game.actor, game.legal()) == ("P2", ["decline"])


@pytest.mark.rule("PV-21")
def test_nothing_is_drawn_in_the_last_round():
    game = last_round(COLOURED, "blue", "green", layer="P2")
    refused(game, "draw", "tile 1", "tile 3", "lay 0 1 r0", "pass")


@pytest.mark.rule("PV-21")
@pytest.mark.rule("PV-15")
def test_in_the_last_round_squares_are_taken_as_before():
    six = squares("bgb xxx / xgx xxx / bgb xxx", stack="")
    game = last_round(six, "blue 3 7", "green 3 7", layer="P2")
    assert places(game) == {"place 3 0 0 across", "place 3 0 2 across"}
    play(game, "place 3 0 2 across")
    assert game.legal() == ["decline"]  # 3 1 0 down would cross it


@pytest.mark.rule("PV-16")
@pytest.mark.rule("PV-17")
@pytest.mark.rule("PV-21")
def test_in_the_last_round_x_is_what_it_was():
    city = squares("bxb xxx / xxx xxx / xxx xxx", stack="")
    assert last_round(city, "blue", "green", layer="P2").legal() == ["decline"]
    easy = last_round(city, "blue", "green", layer="P2", edition="easy")
    assert set(easy.legal()) == {"decline", "place 3 0 0 across"}


@pytest.mark.rule("PV-21")
def test_who_laid_the_last_tile_may_use_it():
    game = table(squares("byy/ggg/xxx", stack="bgg/ggg/xxx"), "blue 4 7", "red")
    play(game, "draw", "tile 2", "lay 1 0 r0", "decline")
    assert tiles(game) == ["1 at 0 0 r0", "2 at 1 0 r0"]
    assert (game.actor, set(game.legal())) == ("P1", {"decline", "place 4 0 0 across"})
    play(game, "place 4 0 0 across")
    assert (game.over, game.winners, game.scores) == (True, ["P1"], [-7, -27])


@pytest.mark.rule("PV-20")
@pytest.mark.rule("PV-21")
@pytest.mark.parametrize(
    ("moves", "winner", "scores"),
    [
        (["place 3 0 1 across"], "P2", [-3, 0, -3]),
        (["decline", "place 3 3 0 across"], "P3", [-3, -3, 0]),
        (["decline", "decline", "place 3 0 0 across"], "P1", [0, -3, -3]),
    ],
)
def test_the_last_silhouette_wins_at_once_also_in_the_last_round(moves, winner, scores):
    game = last_round(COLOURED, "blue 3", "green 3", "yellow 3", layer="P1")
    for move in moves:
        assert not game.over
        play(game, move)
    assert (game.over, game.winners, game.scores, game.legal()) == (True, [winner], scores, [])
    refused(game, "decline", "place 3 0 0 across", "place 3 3 0 across")


@pytest.mark.rule("PV-21")
def test_the_last_tile_wins_nothing_by_itself():
    game = table(ONE_LEFT, "blue 2", "green 7")
    play(game, "draw", "tile 3", "lay 0 1 r0")
    assert (game.over, game.winners) == (False, [])


# Who has the fewest objects left


@pytest.mark.rule("PV-22")
@pytest.mark.parametrize(
    ("players", "scores", "winners"),
    [
        (("blue 2", "green 3"), [-2, -3], ["P1"]),
        (("blue 7", "green 6"), [-7, -6], ["P2"]),
        (("blue 2 3", "green 6"), [-5, -6], ["P1"]),  # although that is one silhouette more
        (("blue 6", "green 2 3"), [-6, -5], ["P2"]),
        (("blue 7", "green 2 4"), [-7, -6], ["P2"]),
        (("blue 2 3 4", "green 2 7", "red 3 5"), [-9, -9, -8], ["P3"]),
        (("blue 5", "green 4", "yellow 2", "red 3"), [-5, -4, -2, -3], ["P3"]),
        (("blue 2 3 4 5 6", "green"), [-20, -27], ["P1"]),
    ],
)
def test_the_fewest_objects_win(players, scores, winners):
    game = ended(*players)
    assert (game.scores, game.winners) == (scores, winners)


@pytest.mark.rule("PV-22")
def test_what_is_laid_in_the_last_round_counts_no_more():
    game = last_round(COLOURED, "blue 3 6", "green 2 5", layer="P1")
    play(game, "place 2 0 1 across")
    assert (game.scores, game.winners) == ([-9, -5], [])
    play(game, "place 3 0 0 across")
    assert (game.scores, game.winners) == ([-6, -5], ["P2"])


@pytest.mark.rule("PV-22")
def test_silhouettes_that_lie_in_the_city_do_not_count():
    game = last_round(COLOURED, "blue 4", "green 5", layer="P2", placed="green 2 at 0 1 across, blue 3 at 0 0 across")
    play(game, "decline", "decline")
    assert (game.scores, game.winners) == ([-4, -5], ["P1"])


@pytest.mark.rule("PV-22")
def test_nobody_has_won_before_the_last_round_is_over():
    game = last_round(BARE, "blue 2", "green 7", "red 7", layer="P3")
    for _ in range(3):
        assert game.winners == []
        play(game, "decline")
    assert game.winners == ["P1"]


# Ties


@pytest.mark.rule("PV-23")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        (("blue 7", "green 2 5"), ["P1"]),
        (("blue 2 5", "green 7"), ["P2"]),
        (("blue 3 4", "green 2 5", "yellow 7"), ["P3"]),
        (("blue 2 3 4", "green 2 7"), ["P2"]),
        (("blue 3 6", "green 2 3 4"), ["P1"]),
        (("blue 2 3 4 5", "green 2 3 4 6", "red 3 4 7"), ["P3"]),
        (("blue 7", "green 2 5", "yellow 3 4", "red 2 6"), ["P1"]),
    ],
)
def test_of_those_with_as_many_objects_the_fewest_silhouettes_win(players, winners):
    assert ended(*players).winners == winners


@pytest.mark.rule("PV-23")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        (("blue 7", "green 7"), ["P1", "P2"]),
        (("blue 2 5", "green 3 4"), ["P1", "P2"]),
        (("blue", "green"), ["P1", "P2"]),
        (("blue 7", "green 2 5", "yellow 7"), ["P1", "P3"]),
        (("blue 2 3 4", "green 4 5", "yellow 3 6", "red 2 7"), ["P2", "P3", "P4"]),
        (("blue 4", "green 4", "yellow 4", "red 4"), ["P1", "P2", "P3", "P4"]),
        (("blue 3", "green 7", "yellow 2", "red 2"), ["P3", "P4"]),
    ],
)
def test_who_is_still_tied_wins_together(players, winners):
    game = ended(*players)
    assert game.winners == winners


@pytest.mark.rule("PV-23")
def test_a_tie_behind_the_winner_changes_nothing():
    assert ended("blue 7", "green 2 3", "red 7").winners == ["P2"]
    assert ended("blue 7", "green 2 5", "red 2 3").winners == ["P3"]


@pytest.mark.rule("PV-23")
def test_it_does_not_matter_who_laid_the_last_tile():
    for layer in ("P1", "P2"):
        game = last_round(BARE, "blue 7", "green 7", layer=layer)
        play(game, "decline", "decline")
        assert game.winners == ["P1", "P2"]


@pytest.mark.rule("PV-22")
@pytest.mark.rule("PV-23")
@pytest.mark.parametrize("players", [("blue 2", "green 3"), ("blue 2 5", "green 7"), ("blue 7", "green 7", "red 7")])
def test_a_game_that_is_over_has_the_same_winners_when_it_is_loaded(players):
    game = ended(*players)
    again = bourgade.load(game.position())
    assert (again.over, again.winners, again.scores) == (True, game.winners, game.scores)


# A whole game


@pytest.mark.rule("PV-10")
@pytest.mark.rule("PV-21")
@pytest.mark.rule("PV-22")
def test_a_game_in_which_tiles_are_all_that_is_laid():
    game = bourgade.new("ma-petite-ville", players=3, first="P2", colours=["red", "green", "blue"], deal=False)
    play(game, "tile 36")
    for number in range(1, 36):
        play(game, "draw", f"tile {number}", f"lay {number % 6} {number // 6} r{number % 4}")
    # P2 laid the first of 35 tiles, so P3 the last
    assert (phase(game), game.position()["last"], game.actor, len(tiles(game))) == ("last", "P3", "P1", 36)
    play(game, "decline", "decline", "decline")
    assert (game.scores, game.winners) == ([-27, -27, -27], ["P1", "P2", "P3"])
