"""The bots of Mint Works: legal moves, the formula of greedy by hand, both ways, and how strong it is."""

import numpy as np
import pytest
from mint_table import hood, table

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.bots.policies import choose_at
from bourgade.engine.rules import Rules, rules_of, widen
from bourgade.games import definition
from bourgade.lab.report import Measure
from bourgade.lab.study import study

OPPONENTS = ["justin", "rachael", "sonic", "mort"]
TABLES = [
    *({"players": players, "advanced": advanced} for players in (2, 3, 4) for advanced in (0, 2)),
    *({"players": 1, "advanced": 1, "opponent": opponent} for opponent in OPPONENTS),
]


def greedy(game: bourgade.Game) -> str:
    return find_bot("mint-works", "greedy").choose(game.view(str(game.actor)))


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_a_bot_plays_whole_games_with_legal_moves_and_changes_nothing_by_choosing(name, options):
    bot = find_bot("mint-works", name, seed=3)
    game = bourgade.new("mint-works", seed=5, **options)
    for _ in range(2000):
        if game.over:
            return
        if game.actor == "chance":
            game.draw()
            continue
        before = game.position()
        move = bot.choose(game.view(game.actor))
        assert move in game.legal()
        assert game.position() == before
        game.play(move)
    pytest.fail("the game does not end")


def test_greedy_chooses_the_same_interpreted_and_compiled():
    compiled = rules_of(definition("mint-works")).bind(choose_at, "test", score=bots_of("mint-works").score)
    plain = Rules(definition("mint-works"), compiled=False).bind(choose_at, "test", score=bots_of("mint-works").score)
    for number, options in enumerate(TABLES):
        game = bourgade.new("mint-works", seed=number, **options)
        while not game.over:
            if game.actor == "chance":
                game.draw()
                continue
            rules, boxes, states = game.view(game.actor).inside()
            out = np.empty(rules.definition.most_legal, np.int32)
            action = compiled(boxes, states, 0, 1, 0, out)
            assert plain(widen(boxes), widen(states), 0, 1, 0, out.astype(np.int64)) == action
            game.play(rules.words(boxes, states, [int(action)])[0])


def test_greedy_builds_rather_than_buys():
    # Statue: 2 stars are worth 10. Building it adds 6 and costs 2, both of the last mints, which count double: 6 - 4.
    # Buying the gardens is too dear; the windmill adds 0.4 of 5 and costs 1, counted double: 2 - 2. The producer: + 1.
    game = table(hood(2, "statue"), hood(), supply="windmill, gardens, vault")
    assert greedy(game) == "place builder statue"


def test_greedy_makes_mints_before_it_spends_the_last_ones():
    # With 1 mint: the producer makes it 2, both counted double: + 2. The windmill: 0.4 of 5, less 2.
    assert greedy(table(hood(1), hood(), supply="windmill, gardens, vault")) == "place producer"


def test_greedy_buys_what_is_worth_most_when_it_can_pay():
    # Gardens: 0.4 of 15 for 3 of 8 mints: + 3. Factory: 0.4 of (15 + 2) for 4: + 2.8. Statue: 0.4 of 10 for 2: + 2.
    assert greedy(table(hood(8), hood(), supply="statue, gardens, factory")) == "place supplier gardens"


def test_greedy_passes_when_nothing_adds_anything():
    game = table(hood(1), hood(), supply="gardens, factory, plant", occupied="producer 2, leadership-council")
    assert greedy(game) == "pass"


def test_greedy_shares_with_who_has_the_fewest_stars():
    hoods = hood(0, "", "co-op"), hood(0, "", "statue"), hood(0, "", "windmill")
    assert greedy(table(*hoods, phase="co-op", turn="P1")) == "co-op P3"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players):
    rules = rules_of(definition("mint-works"))
    setting = bourgade.new("mint-works", players=players)._setting
    found = study(rules, [setting], ["greedy"] + ["random"] * (players - 1), 500, seed=1)
    wins = found.moments.estimates(0).value[found.measures.index(Measure("seat", "P1"))]
    assert wins > {2: 0.93, 3: 0.88, 4: 0.84}[players]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_games_of_greedy_players_end(options):
    setting = bourgade.new("mint-works", **options)._setting
    found = study(rules_of(definition("mint-works")), [setting], ["greedy"] * setting.players, 300, seed=2)
    assert found.moments.estimates(0).value[found.measures.index(Measure("unfinished", ""))] == 0
