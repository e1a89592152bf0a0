"""The set-up, PV-01 to PV-03."""

import pytest
from city_table import city, left, phase, placed, places, play, refused, squares, table, tiles

import bourgade

COLOURS = ["blue", "green", "yellow", "red"]


def fresh(players=2, seed=7, **options):
    return bourgade.new("ma-petite-ville", players=players, seed=seed, **options)


def colours(game):
    return [player["colour"] for player in game.position()["players"]]


# Players


@pytest.mark.rule("PV-01")
def test_two_to_four_play_either_edition():
    editions = bourgade.games()["ma-petite-ville"]["editions"]
    assert {name: edition["players"] for name, edition in editions.items()} == {
        "normal": [2, 3, 4],
        "easy": [2, 3, 4],
    }


@pytest.mark.rule("PV-01")
def test_two_play_the_normal_edition_unless_said():
    game = bourgade.new("ma-petite-ville")
    assert (game.edition, game.seats) == ("normal", ["P1", "P2"])


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize("edition", ["normal", "easy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_at_the_table_has_a_seat(players, edition):
    game = fresh(players, edition=edition)
    assert game.edition == edition
    assert game.seats == ["P1", "P2", "P3", "P4"][:players]
    assert len(game.position()["players"]) == players


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize("players", [5, 1, 0, -1])
def test_five_are_too_many_and_one_is_too_few(players):
    for edition in ("normal", "easy"):
        with pytest.raises(bourgade.WrongPlayers):
            fresh(players, edition=edition)


@pytest.mark.rule("PV-01")
def test_an_edition_that_is_none_is_refused():
    with pytest.raises(bourgade.UnknownEdition, match="hard"):
        fresh(edition="hard")


# Colours and silhouettes


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_takes_six_silhouettes_of_2_to_7_objects(players):
    game = fresh(players)
    for seat in game.seats:
        assert left(game, seat) == [2, 3, 4, 5, 6, 7]
    assert placed(game) == []
    assert game.scores == [-27] * players


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_follow_the_seats_unless_chosen(players):
    assert colours(fresh(players)) == ["blue", "green", "yellow", "red"][:players]


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize(
    "chosen",
    [
        ["red", "blue"],
        ["green", "yellow"],
        ["yellow", "green"],
        ["yellow", "green", "red"],
        ["red", "yellow", "green", "blue"],
        ["green", "red", "blue", "yellow"],
    ],
)
def test_everybody_may_choose_any_colour(chosen):
    game = fresh(len(chosen), colours=chosen)
    assert colours(game) == chosen


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize(
    "chosen",
    [
        ["red", "red"],
        ["red"],
        [],
        ["red", "blue", "green"],
        ["red", "purple"],
        ["red", "x"],
        ["Red", "blue"],
        ["red", 1],
        ["red", ["blue"]],
        {"P1": "red", "P2": "blue"},
        2,
    ],
)
def test_two_players_choose_two_different_colours_and_nothing_else(chosen):
    with pytest.raises(bourgade.UnknownOption) as refusal:
        fresh(2, colours=chosen)
    assert len(str(refusal.value).split()) > 3


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize(
    ("chosen", "moves"),
    [
        (["blue", "green"], set()),
        (["green", "red"], {"place 2 1 1 across"}),
        (["yellow", "red"], {"place 2 0 1 down"}),
        (["red", "blue"], {"place 3 2 0 down"}),
    ],
)
def test_the_chosen_colour_says_where_silhouettes_may_lie(chosen, moves):
    # the tile reads bxr/ygg/ybr
    game = fresh(2, colours=chosen, first="P1", deal=False)
    play(game, "tile 17")
    assert places(game) == moves


@pytest.mark.rule("PV-01")
@pytest.mark.rule("PV-14")
def test_colours_that_nobody_plays_are_just_squares():
    game = table(squares("brb / yry / gyg"), "blue", "green")
    assert places(game) == {"place 3 0 0 across"}
    refused(game, "place 3 0 1 across", "place 2 1 0 down")
    play(game, "place 3 0 0 across")
    assert places(game) == {"place 3 0 2 across"}


@pytest.mark.rule("PV-01")
@pytest.mark.parametrize("option", [{"color": ["red", "blue"]}, {"tiles": 36}, {"market": "open"}])
def test_an_option_that_is_none_is_refused(option):
    [name] = option
    with pytest.raises(bourgade.UnknownOption, match=name):
        fresh(2, **option)


# The first tile


@pytest.mark.rule("PV-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tile_lies_at_0_0_and_is_not_turned(players):
    [first] = fresh(players).position()["tiles"]
    assert first["tile"] in range(1, 37)
    assert (first["x"], first["y"], first["turned"]) == (0, 0, 0)


@pytest.mark.rule("PV-02")
def test_each_of_the_36_tiles_is_equally_likely_to_be_the_first():
    game = fresh(first="P1", deal=False)
    assert (phase(game), game.actor, tiles(game)) == ("tile", "chance", [])
    assert game.chances() == pytest.approx({f"tile {number}": 1 / 36 for number in range(1, 37)})
    refused(game, "tile 0", "tile 37", "draw", "lay 0 0 r0")
    play(game, "tile 17")
    assert (tiles(game), phase(game), game.actor) == (["17 at 0 0 r0"], "turn", "P1")


@pytest.mark.rule("PV-02")
def test_any_tile_can_be_the_first():
    for number in range(1, 37):
        game = fresh(first="P2", deal=False)
        play(game, f"tile {number}")
        assert (tiles(game), phase(game), game.actor) == ([f"{number} at 0 0 r0"], "turn", "P2")


@pytest.mark.rule("PV-02")
def test_with_a_printing_of_its_own_the_first_is_one_of_its_tiles():
    printing = {"extends": "normal", "tiles": ["bgb/ggg/bgb", "rrr/rrr/rrr", "rrr/rrr/rrr"]}
    game = fresh(edition=printing, first="P1", deal=False)
    assert game.chances() == pytest.approx({"tile 1": 1 / 3, "tile 2": 1 / 3, "tile 3": 1 / 3})
    play(game, "tile 1")
    assert places(game) == {"place 3 0 0 across", "place 3 0 0 down", "place 3 0 2 across", "place 3 2 0 down"}


# rows of the tile, then what blue, green, yellow and red may lay on it in the normal edition
PRINTED = {
    1: ("xyb/rbr/ygg", [], ["place 2 1 2 across"], [], ["place 3 0 1 across"]),
    9: ("xgr/yyb/rgb", ["place 2 2 1 down"], ["place 3 1 0 down"], ["place 2 0 1 across"], []),
    16: ("xbb/ygy/rrg", ["place 2 1 0 across"], [], ["place 3 0 1 across"], ["place 2 0 2 across"]),
    17: ("bxr/ygg/ybr", [], ["place 2 1 1 across"], ["place 2 0 1 down"], ["place 3 2 0 down"]),
    36: ("ybg/rxr/gby", [], [], [], []),
}


@pytest.mark.rule("PV-02")
@pytest.mark.parametrize("number", PRINTED)
def test_tiles_are_numbered_as_the_list_reads(number):
    _, *moves = PRINTED[number]
    assert [
        sorted(places(table(city(f"{number} at 0 0"), *COLOURS, turn=seat))) for seat in ("P1", "P2", "P3", "P4")
    ] == moves


# The first player


@pytest.mark.rule("PV-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_is_equally_likely_to_be_the_first(players):
    game = fresh(players, deal=False)
    assert (phase(game), game.actor, game.position()["turn"]) == ("first", "chance", None)
    assert game.chances() == pytest.approx({f"first P{seat}": 1 / players for seat in range(1, players + 1)})
    refused(game, f"first P{players + 1}", "first P0", "tile 17", "draw")
    play(game, "first P2", "tile 17")
    assert (game.actor, phase(game)) == ("P2", "turn")


@pytest.mark.rule("PV-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_is_what_the_first_player_is_unless_said(players):
    game = fresh(players, first="random", deal=False)
    assert game.position() == fresh(players, deal=False).position()
    assert {fresh(players, seed).actor for seed in range(60)} == set(game.seats)


@pytest.mark.rule("PV-03")
@pytest.mark.parametrize("first", ["P1", "P2", "P3"])
def test_the_maker_may_name_the_first_player_and_then_nobody_is_drawn(first):
    game = fresh(3, first=first, deal=False)
    assert (phase(game), game.position()["turn"]) == ("tile", first)
    play(game, "tile 17")
    assert game.actor == first


@pytest.mark.rule("PV-03")
@pytest.mark.parametrize("first", ["P3", "P0", "chance", 1])
def test_a_seat_that_is_not_there_cannot_be_the_first(first):
    with pytest.raises(bourgade.BourgadeError) as refusal:
        fresh(2, first=first)
    assert len(str(refusal.value).split()) > 3


@pytest.mark.rule("PV-02")
@pytest.mark.rule("PV-03")
def test_the_set_up_draws_the_first_player_then_the_tile():
    game = fresh(3, deal=False)
    phases = []
    while game.actor == "chance":
        phases.append(phase(game))
        game.draw()
    assert phases == ["first", "tile"]
    assert [line.split()[0] for line in game.record()["actions"]] == ["first", "tile"]


@pytest.mark.rule("PV-02")
@pytest.mark.rule("PV-03")
@pytest.mark.parametrize(("options", "drawn"), [({}, ["first", "tile"]), ({"first": "P3"}, ["tile"])])
def test_a_table_that_deals_has_drawn_both(options, drawn):
    game = fresh(3, **options)
    assert (phase(game), len(tiles(game))) == ("turn", 1)
    assert game.actor in game.seats
    assert [line.split()[0] for line in game.record()["actions"]] == drawn


@pytest.mark.rule("PV-03")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (2, "P1", "P1 P2 P1"),
        (2, "P2", "P2 P1 P2"),
        (3, "P1", "P1 P2 P3 P1"),
        (3, "P2", "P2 P3 P1 P2"),
        (3, "P3", "P3 P1 P2 P3"),
        (4, "P1", "P1 P2 P3 P4 P1"),
        (4, "P2", "P2 P3 P4 P1 P2"),
        (4, "P3", "P3 P4 P1 P2 P3"),
        (4, "P4", "P4 P1 P2 P3 P4"),
    ],
)
def test_turns_pass_clockwise(players, first, order):
    game = fresh(players, first=first, deal=False)
    play(game, "tile 1")
    actors = [game.actor]
    for turn in range(1, players + 1):
        play(game, "draw", f"tile {turn + 1}", f"lay {turn} 0 r0")
        actors.append(game.actor)
    assert actors == order.split()


@pytest.mark.rule("PV-03")
@pytest.mark.parametrize(
    ("seat", "move", "after"),
    [
        ("P1", "place 2 0 2 across", "P2"),
        ("P2", "place 2 1 0 down", "P3"),
        ("P3", "place 2 4 0 down", "P4"),
        ("P4", "place 2 5 0 down", "P1"),
    ],
)
def test_the_turn_passes_after_a_silhouette_as_after_a_tile(seat, move, after):
    game = table(squares("bgb gyr / bgb gyr / bbb gyr"), *COLOURS, turn=seat)
    play(game, move)
    assert (game.actor, phase(game)) == (after, "turn")


# Records and seeds


@pytest.mark.rule("PV-02")
@pytest.mark.rule("PV-03")
@pytest.mark.parametrize("options", [{}, {"first": "P3"}, {"colours": ["red", "yellow", "blue"]}, {"edition": "easy"}])
def test_a_record_of_the_set_up_replays(options):
    game = fresh(3, **options)
    play(game, "draw")
    game.draw()
    play(game, "lay 0 1 r2")
    again = bourgade.replay(game.record())
    assert again.position() == game.position()
    assert again.record() == game.record()


def test_the_same_seed_gives_the_same_table_and_another_another():
    assert fresh(3, 5).position() == fresh(3, 5).position()
    assert len({tuple(tiles(fresh(3, seed))) for seed in range(20)}) > 5
