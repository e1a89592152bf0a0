"""The bots of Ma Petite Ville: legal moves, the formula of greedy by hand and by its words, both ways, its strength."""

from random import Random

import numpy as np
import pytest
from city_table import city, squares, table

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.bots.policies import choose_at
from bourgade.engine.rules import Rules, rules_of, widen
from bourgade.games import definition
from bourgade.lab.report import Measure
from bourgade.lab.study import study

DEFINITION = definition("ma-petite-ville")
PRINTING = {"extends": "easy", "tiles": ["bgb/gxg/bgb", "xxx/bgy/rrr"] * 5, "lengths": [1, 1, 3, 12]}
TABLES = [
    *({"edition": edition, "players": players} for edition in ("normal", "easy") for players in (2, 3, 4)),
    {"edition": PRINTING, "players": 2, "colours": ["green", "blue"]},
]


def greedy(game: bourgade.Game) -> str:
    return find_bot("ma-petite-ville", "greedy").choose(game.view(str(game.actor)))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['players']}-{str(options['edition'])[:6]}")
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_plays_whole_games_with_legal_moves_and_changes_nothing_by_choosing(name, options):
    bot = find_bot("ma-petite-ville", name, seed=3)
    game = bourgade.new("ma-petite-ville", seed=5, **options)
    while not game.over:
        if game.actor == "chance":
            game.draw()
            continue
        before = game.position()
        move = bot.choose(game.view(game.actor))
        assert move in game.legal()
        assert game.position() == before
        game.play(move)


def test_greedy_chooses_the_same_interpreted_and_compiled_and_leaves_the_state_as_it_was():
    score = bots_of("ma-petite-ville").score
    compiled = rules_of(DEFINITION).bind(choose_at, "test", score=score)
    plain = Rules(DEFINITION, compiled=False).bind(choose_at, "test", score=score)
    for number, options in enumerate(TABLES):
        game, chooser = bourgade.new("ma-petite-ville", seed=number, **options), Random(number)
        while not game.over:
            if game.actor == "chance":
                game.draw()
                continue
            rules, boxes, states = game.view(game.actor).inside()
            before = states.tobytes()
            out = np.empty(DEFINITION.most_legal, np.int32)
            action = int(compiled(boxes, states, 0, 1, 0, out))
            assert states.tobytes() == before
            assert plain(widen(boxes), widen(states), 0, 1, 0, out.astype(np.int64)) == action
            # Random moves among greedy ones lead to places that greedy alone does not see.
            moves = [rules.words(boxes, states, [action])[0], *game.legal()]
            game.play(moves[0] if chooser.random() < 0.7 else chooser.choice(moves))


def test_greedy_lays_a_silhouette_rather_than_draws():
    assert greedy(table(squares("bgb/ggg/ggg"), "blue 3 7", "green 7")) == "place 3 0 0 across"


def test_greedy_lays_the_longest_silhouette_that_fits():
    # In the row bbb both 2 and 3 fit.
    assert greedy(table(squares("bbb/ggg/ggg"), "blue 2 3 7", "green 7")) == "place 3 0 0 across"


def test_greedy_takes_squares_of_others_and_spares_its_own():
    # Across: 30 + 1 for the green square - 2 for the blue ends. Down: three blue squares, 30 - 3.
    assert greedy(table(squares("bgb/brr/brr"), "blue 3 7", "green 7")) == "place 3 0 0 across"
    # Red is not played: with another order of the squares the way without the third blue one is down.
    assert greedy(table(squares("bbb/rgg/bgg"), "blue 3 7", "green 7")) == "place 3 0 0 down"


def test_greedy_lays_a_tile_where_it_has_most_room():
    # The drawn tile has one blue square, in its middle. Beside the city's blue square at 2 1 it makes room for the 3;
    # below or above it no two blue squares lie three apart in a line.
    drawing = squares("ggg/ggb/ggg", stack="ggg/gbg/ggg, xxx/xxx/xxx")
    move = greedy(table(drawing, "blue 3 4", "yellow 7", phase="lay", drawn=2))
    assert move.startswith("lay 1 0 r")


def test_greedy_lays_a_tile_where_another_has_no_room():
    # Its blue square can be laid beside either of the city's: at 1 0 not turned, at -1 0 turned by half. There its
    # yellow square would come to lie beside the city's, and yellow would have room as well: 2.1 - half of 2.1.
    drawing = squares("yrr/brb/rrr", stack="rrr/brr/yrr, xxx/xxx/xxx")
    assert greedy(table(drawing, "blue 2", "yellow 2", phase="lay", drawn=2)) == "lay 1 0 r0"
    assert greedy(table(drawing, "blue 2", "red 7", phase="lay", drawn=2)) == "lay -1 0 r2"


@pytest.mark.parametrize("edition", ["normal", "easy", PRINTING], ids=["normal", "easy", "house"])
def test_greedy_plays_what_its_formula_says(edition):
    """The formula in words and sets of squares, on positions of random games."""
    game, chooser, seen = bourgade.new("ma-petite-ville", edition=edition, players=2, seed=4), Random(4), 0
    while not game.over:
        if game.actor == "chance":
            game.draw()
            continue
        legal = game.legal()
        if len(legal) > 1:
            best = value_of(game, greedy(game))
            others = [value_of(game, move) for move in chooser.sample(legal, min(len(legal), 12))]
            assert best >= max(others) - 1e-9
            seen += 1
        game.play(chooser.choice(legal))
    assert seen > 5


def value_of(game: bourgade.Game, move: str) -> float:
    verb, *rest = move.split()
    me = str(game.actor)
    if verb == "lay":
        after = game.copy()
        after.play(move)
        x, y = int(rest[0]), int(rest[1])
        tile = {(3 * x + column, 3 * y + row) for column in range(3) for row in range(3)}
        return sum(room(after, seat, tile) * (1 if seat == me else -0.5) for seat in game.seats)
    if verb != "place":
        return 0
    colours = {player["colour"][0]: seat for player, seat in zip(game.position()["players"], game.seats, strict=True)}
    owners = [colours.get(letter_at(game.position(), square)) for square in squares_of(move)]
    return 10 * int(rest[0]) + sum(owner is not None and owner != me for owner in owners) - owners.count(me)


def room(game: bourgade.Game, seat: str, tile: set[tuple[int, int]]) -> float:
    phase = {"phase": "last", "last": seat} if game.position()["phase"] == "last" else {}
    moves = bourgade.load(game.position() | {"turn": seat} | phase).legal()
    fitting = [move for move in moves if move.startswith("place") and squares_of(move) & tile]
    return sum({int(move.split()[1]) for move in fitting}) + 0.1 * len(fitting)


def squares_of(move: str) -> set[tuple[int, int]]:
    _, length, x, y, way = move.split()
    steps = range(int(length))
    return {(int(x) + step, int(y)) if way == "across" else (int(x), int(y) + step) for step in steps}


def letter_at(position: dict, square: tuple[int, int]) -> str:
    from bourgade.games.ma_petite_ville.printing import TILES, turned

    x, y = square
    tiles = position.get("printing", {"tiles": TILES})["tiles"]
    [tile] = [tile for tile in position["tiles"] if (tile["x"], tile["y"]) == (x // 3, y // 3)]
    return turned(tiles[tile["tile"] - 1], tile["turned"]).split("/")[y % 3][x % 3]


@pytest.mark.parametrize("edition", ["normal", "easy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(edition, players):
    setting = bourgade.new("ma-petite-ville", edition=edition, players=players)._setting
    found = study(rules_of(DEFINITION), [setting], ["greedy"] + ["random"] * (players - 1), 300, seed=1)
    wins = found.moments.estimates(0).value[found.measures.index(Measure("seat", "P1"))]
    assert wins > 0.85


def test_greedy_declines_only_when_nothing_fits():
    tiles = [f"{number} at {number - 1} 0" for number in range(1, 37)]
    game = table(city(*tiles), "blue 2 7", "green 7", phase="last", last="P2")
    assert greedy(game).startswith("place ")
