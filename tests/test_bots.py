"""The first bots: what they are called, that they play by the rules, and that greedy plays by its formula.

The formula stands at the top of ``bourgade/games/minivilles/bots.py``: the fewest turns left, which are

    (cost of the landmarks still needed - coins) / income + number of landmarks still needed

Comments give incomes in 36ths of a coin a round, as worked out by hand: one die shows a number in 6 of 36 ways, two
dice show 2 3 4 5 6 7 8 9 10 11 12 in 1 2 3 4 5 6 5 4 3 2 1 ways. "Ahead: 5.6" means 5.6 turns left.
"""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest
from table import city, play, roll, table

import bourgade
from bourgade.bots import bots_of, find_bot
from bourgade.bots.policies import choose_at
from bourgade.engine.rules import Rules, rules_of, widen
from bourgade.engine.simulate import all_cores
from bourgade.games import definition
from bourgade.games.minivilles.bots import NAMES, income, own_roll, own_rolls, pays
from bourgade.games.minivilles.box import BLUE, RED
from bourgade.games.minivilles.rules import STATION_BIT, built, has
from bourgade.lab.report import Measure
from bourgade.lab.study import study

MINIVILLES = definition("minivilles")
EDITIONS = list(MINIVILLES.editions)
TABLES = [(edition, players) for edition, data in MINIVILLES.editions.items() for players in data.players]
PHASES = {
    "base": {"roll", "reroll", "take", "swap", "build"},
    "marina": {"roll", "reroll", "harbor", "take", "swap", "build"},
    "green-valley": {"roll", "reroll", "demolish", "move", "take", "swap", "renovate", "build"},
    "marina-green-valley": {"roll", "reroll", "harbor", "demolish", "move", "take", "swap", "renovate", "build"},
    "deluxe": {"roll", "reroll", "harbor", "demolish", "move", "take", "swap", "build"},
}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)


def greedy(game: bourgade.Game) -> str:
    """Return what greedy plays now."""
    return find_bot("minivilles", "greedy").choose(game.view(game.actor))


def building(*cities: dict[str, Any], piles: str, **more: Any) -> str:
    """Return what greedy builds as P1."""
    return greedy(table(*cities, piles=piles, phase="build", **more))


# --- Finding one -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_is_found_by_its_name(name):
    assert find_bot("minivilles", name).name == name


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("gredy", " (did you mean greedy?)"),
        ("Random", " (did you mean random?)"),
        ("stockfish", ""),
        ("", ""),
        (None, ""),
        (7, ""),
        (["greedy"], " (did you mean greedy?)"),
    ],
)
def test_an_unknown_bot_gets_one_sentence_that_names_those_there_are(name, hint):
    with pytest.raises(bourgade.UnknownBot) as error:
        find_bot("minivilles", name)
    said = f"There is no bot {name!r} for minivilles{hint}: choose random, plan:cheese-factory, "
    assert str(error.value).startswith(said)
    assert "greedy" in str(error.value).removeprefix(said)
    assert isinstance(error.value, bourgade.BourgadeError)


@pytest.mark.parametrize("game", ["minivile", "chess"])
def test_a_bot_for_an_unknown_game_is_refused_like_the_game(game):
    with pytest.raises(bourgade.UnknownGame):
        find_bot(game, "greedy")


# --- Playing by the rules --------------------------------------------------------------------------------------------


@every_edition
def test_a_bot_chooses_a_legal_move_in_every_phase_and_changes_nothing(edition):
    """Random games lead everywhere, also where greedy would not go."""
    bots = [find_bot("minivilles", "greedy"), find_bot("minivilles", "random", seed=1)]
    phases = Counter()
    for game in decisions_of_random_games(edition, seeds=range(12), players=2):
        before = game.position()
        phases[before["phase"]] += 1
        if phases[before["phase"]] <= 4:
            record = game.record()
            view = game.view(game.actor)
            for bot in bots:
                assert bot.choose(view) in view.legal()
            assert view.position() == game.position() == before
            assert view.legal() == game.legal()
            assert game.record() == record
        if phases.keys() == PHASES[edition] and min(phases.values()) >= 3:
            return
    assert phases.keys() == PHASES[edition]


@every_edition
def test_greedy_plays_whole_games_through_views_the_same_as_compiled(compiled, edition):
    game, bot = bourgade.new("minivilles", edition=edition, seed=17), find_bot("minivilles", "greedy")
    while not game.over:
        if game.actor == "chance":
            game.draw()
            continue
        view = game.view(game.actor)
        move = bot.choose(view)
        assert move in view.legal()
        assert move == compiled(game, "greedy"), game.position()
        game.play(move)
    assert len(game.winners) == 1


@every_table
def test_games_of_bots_end(edition, players):
    for market in MINIVILLES.editions[edition].options["market"]:
        setting = bourgade.new("minivilles", edition=edition, players=players, market=market, deal=False)._setting
        for bot in ("greedy", "random"):
            found = study(rules_of(MINIVILLES), [setting], [bot] * players, games=40, seed=1)
            assert len(found.turns[0]) < 3000, bot  # turns of the longest game
            assert estimate(found, "unfinished", "") == 0


@every_edition
def test_both_bots_choose_the_same_interpreted_and_compiled(interpreted, compiled, edition):
    """And choosing leaves the state as it was to the last bit: greedy tries landmarks in it and takes them back."""
    for game in decisions_of_random_games(
        edition, seeds=[5], players=MINIVILLES.editions[edition].players[-1], every=9
    ):
        for name, luck in [("greedy", 0), ("random", 0), ("random", 2**32 - 1), ("random", 1_234_567_890)]:
            move = compiled(game, name, luck)
            assert move == interpreted(game, name, luck), game.position()
            assert move in game.legal()


@every_edition
def test_compiled_choices_are_legal_and_leave_the_state_as_it_was(compiled, edition):
    for game in decisions_of_random_games(edition, seeds=range(3)):
        assert compiled(game, "greedy") in game.legal()


def test_both_ways_agree_at_the_fullest_table(interpreted, compiled):
    """Coins and cards without end overflow nothing."""
    plain = "mine 30, cheese-factory 20, ranch 30, private-club 40, french-restaurant 20, soda-plant 20, winery 20"
    rich = city(5 * 10**15, plain, "harbor, train-station, shopping-mall, radio-tower", startup=0)
    for further in [
        {"phase": "roll"},
        {"phase": "reroll", "dice": [6, 6]},
        {"phase": "harbor", "dice": [5, 5]},
        {"phase": "swap", "total": 6},
        {"phase": "renovate", "total": 8},
        {"phase": "build"},
    ]:
        game = table(rich, rich, edition="marina-green-valley", piles="mine 5, private-club 1, arboretum 1", **further)
        assert compiled(game, "greedy") == interpreted(game, "greedy")
        assert compiled(game, "greedy") in game.legal()


def test_greedy_plays_the_same_game_again_whatever_its_seed():
    game = bourgade.new("minivilles", edition="deluxe", players=2, seed=4)
    bots = [find_bot("minivilles", "greedy", seed=seed) for seed in (None, 0, 1, 2**70)]
    for _ in range(60):
        if game.actor == "chance":
            game.draw()
            continue
        moves = {bot.choose(game.view(game.actor)) for bot in bots}
        assert len(moves) == 1
        game.play(moves.pop())


def test_random_plays_the_same_game_again_with_its_seed_and_another_with_another():
    def record(seed: int) -> dict[str, Any]:
        game, bot = (
            bourgade.new("minivilles", edition="deluxe", players=3, seed=11),
            find_bot("minivilles", "random", seed),
        )
        while not game.over:
            if game.actor == "chance":
                game.draw()
            else:
                game.play(bot.choose(game.view(game.actor)))
        return game.record()

    assert record(5) == record(5)
    assert record(5) != record(6)


def test_random_plays_all_legal_moves_about_equally_often():
    game = table(city(8, "wheat-field"), city(3), phase="build", piles="wheat-field 6, cafe 6, mine 6, forest 1")
    moves = game.legal()
    assert len(moves) == 6
    bot, view = find_bot("minivilles", "random", seed=1), game.view("P1")
    times = Counter(bot.choose(view) for _ in range(3000))
    assert times.keys() == set(moves)
    assert all(400 <= count <= 600 for count in times.values())  # 500, nearly five standard deviations either way


# --- Greedy: building ------------------------------------------------------------------------------------------------


def test_the_landmark_that_wins_is_built():
    move = building(
        city(22, "ranch 4, cheese-factory 2", "train-station, shopping-mall, amusement-park"),
        city(0),
        piles="ranch 2, cheese-factory 2, mine 6, business-center 4",
    )
    assert move == "build radio-tower"


def test_early_greedy_builds_what_pays():
    # Landmarks cost 52, income is 24: wheat-field 6 + 6 on both rolls, bakery 12.
    # Ahead: nothing 49·36/24 + 4 = 77.5, wheat-field, ranch or bakery (+12) 50·36/36 + 4 = 54, forest (+12) 56,
    # cafe (+6) 65.2, convenience-store (+18) 51·36/42 + 4 = 47.7. What needs two dice pays nothing.
    everything = """wheat-field 6, ranch 6, bakery 6, cafe 6, convenience-store 6, forest 6, furniture-factory 6,
    family-restaurant 6, apple-orchard 6, fruit-market 6"""
    start = city(3, "wheat-field, bakery")
    assert building(start, start, piles=everything) == "build convenience-store"


def test_of_equal_builds_the_last_is_taken():
    # As above, all three pay 12 and cost 1.
    start = city(1, "wheat-field, bakery")
    assert building(start, start, piles="wheat-field 6, ranch 6, bakery 6") == "build bakery"
    assert building(start, start, piles="wheat-field 6, ranch 6") == "build ranch"


def test_what_never_pays_is_not_built():
    # Without train-station a mine (9) gives nothing, and the business-center counts nothing.
    assert building(city(9, "bakery"), city(0), piles="mine 6, business-center 4, fruit-market 6") == (
        "build train-station"
    )
    assert building(city(3, "bakery"), city(0), piles="apple-orchard 6, fruit-market 6") == "build nothing"


def test_late_greedy_builds_the_landmark():
    # Missing are 16 + 22 = 38. With two dice: ranches 1·4, factories 6·2·12 = 144; on the other's one die 6·4: 172.
    # Ahead: nothing 22·36/172 + 2 = 6.6, amusement-park 22·36/172 + 1 = 5.6, mine (+4·5) 28·36/192 + 2 = 7.25,
    # cheese-factory (+6·12) 27·36/244 + 2 = 5.98, ranch (+1 + 36 + 6) 23·36/215 + 2 = 5.85.
    cards, landmarks, piles = "ranch 4, cheese-factory 2", "train-station, shopping-mall", "ranch 2, mine 6"
    assert building(city(16, cards, landmarks), city(0), piles=f"{piles}, cheese-factory 4") == "build amusement-park"
    # With a coin less the park is out of reach: ranch 24·36/215 + 2 = 6.02, cheese-factory 28·36/244 + 2 = 6.13.
    assert building(city(15, cards, landmarks), city(0), piles=f"{piles}, cheese-factory 4") == "build ranch"


def test_two_landmarks_at_once_are_one_after_the_other():
    # With 38 coins nothing is short: 2 turns with a landmark less are 1, whichever it is, and radio-tower comes last.
    move = building(city(38, "bakery", "train-station, shopping-mall"), city(0), piles="mine 6, bakery 6")
    assert move == "build radio-tower"


def test_a_landmark_counts_for_what_it_brings():
    # Four convenience-stores pay 6·3·4 = 72, with the mall 6·4·4 = 96; the station brings no income.
    # Ahead with 10 coins: mall (52 - 10)·36/96 + 3 = 18.75; station (52 - 4 - 6)·36/72 + 3 = 24.
    cards = "convenience-store 4"
    assert building(city(10, cards), city(0), piles="") == "build shopping-mall"
    # Mines pay with two dice only: 4·5·4 = 80 of the station, nothing at all of the mall.
    assert building(city(10, "mine 4"), city(0), piles="") == "build train-station"


def test_cards_are_worth_more_beside_those_that_count_them():
    # With two dice a forest pays 4·1, on the other's one die 6·1; beside two factories 5·3·2 = 30 more: 40.
    # A ranch pays 1 + 6 = 7 for 1 coin. Income: factories nothing yet, mine 4·5 = 20 and 30 from its gear: 50.
    # Ahead: forest 48·36/90 + 3 = 22.2; ranch 46·36/57 + 3 = 32.1; nothing 45·36/50 + 3 = 35.4.
    mine = "mine, furniture-factory 2"
    assert building(city(3, mine, "train-station"), city(0), piles="forest 1, ranch 1") == "build forest"
    # Without them the forest pays 10 for 2 coins more than the ranch's 7: beside five mines, which pay 100 already,
    # 48·36/110 + 3 = 18.7 against 46·36/107 + 3 = 18.5.
    assert building(city(3, "mine 5", "train-station"), city(0), piles="forest 1, ranch 1") == "build ranch"


def test_red_cards_take_what_the_others_have():
    # Alone with a rich player a cafe brings 6, with two of them 12; from those without a coin nothing.
    # Income: bakeries 24. Ahead of two rich ones: 52·36/36 + 4 = 56 against 50·36/24 + 4 = 79.
    piles = "cafe 6"
    assert building(city(2, "bakery 2"), city(5), city(5), piles=piles) == "build cafe"
    assert building(city(2, "bakery 2"), city(0), city(0), piles=piles) == "build nothing"


def test_purple_cards_take_what_the_others_have():
    # Ahead with a stadium: (52 - 0)·36/(12 + 6·6) + 4 = 43 from three rich players, else 46·36/12 + 4 = 142.
    # From three who have nothing it brings nothing.
    assert building(city(6, "bakery"), city(9), city(9), city(9), piles="stadium 4") == "build stadium"
    poor = building(city(6, "bakery"), city(0), city(0), city(0), piles="stadium 4, tv-station 4")
    assert poor == "build train-station"


def test_what_the_others_take_is_deducted():
    # P2's three cafes ask 3 on a 3. With 9 coins the bakery's 12 becomes 12 - 18 = -6; with 36ths counted as at least
    # one, only what adds income counts: ranch -6 + 12 = 6. With two dice it would be 3 - 6 = -3, without a card more.
    # Ahead: ranch 44·36/6 + 4 = 268; train-station 43·36/1 + 3 = 1551.
    assert building(city(9, "bakery"), city(0, "cafe 3"), piles="ranch 6") == "build ranch"
    # Without the cafes: ranch 44·36/24 + 4 = 70; train-station 43·36/12 + 3 = 132.
    assert building(city(9, "bakery"), city(0), piles="ranch 6") == "build ranch"
    # With 30 coins: the mall makes a bakery pay 2: 24 - 18 = 6, ahead 22·36/6 + 3 = 135; a ranch 23·36/6 + 4 = 142.
    assert building(city(30, "bakery"), city(0, "cafe 3"), piles="ranch 6") == "build shopping-mall"


def test_a_boat_without_harbor_is_worth_nothing():
    # Mine 20. With 2 coins, ahead: harbor 78·36/20 + 4 = 144, nothing 78·36/20 + 5 = 145, and the boat costs 2 more.
    piles = "fishing-boat 2"
    assert building(city(2, "mine", "train-station"), city(0), piles=piles, edition="marina") == "build harbor"
    # With the harbor a boat brings 5·3: 78·36/35 + 4 = 84 against 76·36/20 + 4 = 141.
    assert building(city(2, "mine", "train-station, harbor"), city(0), piles=piles, edition="marina") == (
        "build fishing-boat"
    )


def test_a_trawler_counts_as_a_roll_of_7():
    # With the harbor it works on 10, 11 and 12: 6 ways, 42, and 1·7 more on two dice of another with a station.
    # Ahead with a mine at 20: 78·36/62 + 4 = 49 against a second mine 79·36/40 + 4 = 75.
    landmarks = "train-station, harbor"
    cities = city(6, "mine", landmarks), city(0)
    assert building(*cities, piles="trawler 1, mine 1", edition="marina") == "build trawler"
    # Without the harbor a trawler catches nothing.
    assert building(city(6, "mine", "train-station"), city(0), piles="trawler 1", edition="marina") == "build harbor"


def test_a_store_for_small_cities_is_worth_nothing_in_a_large_one():
    # General-store: 2 on a 2 with fewer than two landmarks. It is free.
    free = "general-store 1"
    assert building(city(0, "bakery"), city(0), piles=free, edition="green-valley") == "build general-store"
    two = building(city(0, "bakery", "train-station, shopping-mall"), city(0), piles=free, edition="green-valley")
    assert two == "build nothing"


def test_a_french_restaurant_wants_rollers_with_two_landmarks():
    # 6·5 = 30 from a roller with one die and 5 coins, two landmarks provided: 48·36/50 + 3 = 37.6; else it costs 3.
    piles, mine = "french-restaurant 1", city(3, "mine", "train-station")
    grown = city(9, "", "shopping-mall, amusement-park")
    assert building(mine, grown, piles=piles, edition="green-valley") == "build french-restaurant"
    assert building(mine, city(9, "", "shopping-mall"), piles=piles, edition="green-valley") == "build nothing"


def test_a_winery_counts_half():
    # Two vineyards: 6·3·2 = 36. A winery pays 12 on a 9, every other time: 4·12/2 = 24. A mine of 3 coins pays 4·6 = 24
    # too, one of 7 coins 28, one of 5 coins 20.
    cities = city(3, "vineyard 2", "train-station"), city(0)
    for amount, move in [(5, "build winery"), (7, "build mine")]:
        house = {"cards": {"mine": {"cost": 3, "amount": amount}}}
        assert building(*cities, piles="winery 1, mine 1", edition="green-valley", house=house) == move


def test_a_vineyard_beside_a_winery_counts_the_winery_half():
    # A second vineyard brings 6·3 = 18, and the winery 4·6/2 = 12 more: 30. A forest brings 4 + 6 (the other's die),
    # and two furniture-factories 5·3·2 = 30 more: 40. Both cost 3.
    cities = city(3, "vineyard, winery, furniture-factory 2", "train-station"), city(0)
    assert building(*cities, piles="vineyard 1, forest 1", edition="green-valley") == "build forest"


def test_a_roll_that_the_harbor_raises_pays_once():
    # Three orchards pay 9 on a 10, so that no 2 is added to it: a food-hall (12 to 13, 2 with one cup) brings
    # 2·2 on an 11 and 1·2 on a 12: 6. A flower-field brings 3 + 6 on the other's die: 9. Both cost 2.
    cities = city(2, "apple-orchard 3, cafe", "train-station, harbor"), city(0)
    assert building(*cities, piles="flower-field 1, food-hall 1", edition="marina") == "build flower-field"


def test_with_the_airport_nothing_is_built_where_ten_coins_are_worth_more():
    # Only the radio-tower is missing. Income as in the late game above: 172.
    # Ahead: nothing (22 - 13)·36/172 + 1 = 2.9; ranch (22 - 2)·36/215 + 1 = 4.3.
    cards, piles = "ranch 4, cheese-factory 2", "ranch 2, wheat-field 1"
    all_but_one = "harbor, train-station, shopping-mall, amusement-park, airport"
    assert building(city(3, cards, all_but_one), city(0), piles=piles, edition="marina") == "build nothing"
    # Without the airport 52 are missing: nothing 49·36/172 + 2 = 12.3, ranch 50·36/215 + 2 = 10.4.
    without = "harbor, train-station, shopping-mall, amusement-park"
    assert building(city(3, cards, without), city(0), piles=piles, edition="marina") == "build ranch"


def test_the_airport_does_not_keep_greedy_from_winning():
    all_but_one = "harbor, train-station, shopping-mall, amusement-park, airport"
    assert building(city(22, "ranch", all_but_one), city(0), piles="ranch 2", edition="marina") == "build radio-tower"


def test_the_top_up_of_deluxe_counts():
    # Five of six win: 2 + 10 + 16 + 22 = 50 are missing. Who has 1 coin and builds nothing has 2 (MV-55).
    # With two dice a mine pays 20 and a wheat-field nothing, but 6 on the other's die. Ahead with three mines:
    # nothing 48·36/60 + 4 = 32.8, wheat-field 50·36/66 + 4 = 31.3. With thirty: 48·36/600 + 4 = 6.88 and 6.97.
    piles, landmarks = "wheat-field 1", "train-station"
    assert building(city(1, "mine 3", landmarks), city(0), piles=piles, edition="deluxe") == "build wheat-field"
    assert building(city(1, "mine 30", landmarks), city(0), piles=piles, edition="deluxe") == "build nothing"


def test_a_loan_is_taken_where_five_coins_are_worth_more_than_what_it_costs():
    # With two dice a loan-office costs 9·2 = 18. Missing is the radio-tower: 22. Mines 4·5·5 = 100.
    # Ahead with 12 coins: nothing 10·36/100 + 1 = 4.6, loan 5·36/82 + 1 = 3.2. With 0: 8.92 and 17·36/82 + 1 = 8.46.
    landmarks, piles = "train-station, shopping-mall, amusement-park", "loan-office 1"
    assert building(city(12, "mine 5", landmarks), city(0), piles=piles, edition="green-valley") == "build loan-office"
    # At the beginning, with the bakery's 12, the loan's 12·2 = 24 would eat all of it.
    assert building(city(0, "bakery"), city(0), piles=piles, edition="green-valley") == "build nothing"


# --- Greedy: house rules ---------------------------------------------------------------------------------------------


def test_a_card_made_good_is_built():
    # A forest of 1 coin that pays 20 brings 240.
    start = city(3, "wheat-field, bakery")
    piles = "ranch 6, convenience-store 6, forest 6"
    assert building(start, start, piles=piles) == "build convenience-store"
    house = {"cards": {"forest": {"cost": 1, "amount": 20}}}
    assert building(start, start, piles=piles, house=house) == "build forest"


def test_a_card_made_bad_is_not_built():
    start = city(3, "wheat-field, bakery")
    piles = "ranch 6, convenience-store 6"
    assert building(start, start, piles=piles, house={"cards": {"convenience-store": {"amount": 0}}}) == "build ranch"
    # On a 7, which one die never shows.
    assert building(start, start, piles=piles, house={"cards": {"convenience-store": {"roll": [7, 7]}}}) == (
        "build ranch"
    )


def test_as_many_landmarks_as_win_are_wanted_and_the_cheapest():
    # One landmark wins: the station, 4. A coin short, with 24 of income: 1·36/24 + 1 = 2.5; ranch 2·36/36 + 1 = 3.
    start = city(3, "wheat-field, bakery")
    assert building(start, start, piles="ranch 6", house={"win": 1}) == "build nothing"
    assert building(city(4, "bakery"), start, piles="ranch 6", house={"win": 1}) == "build train-station"


def test_dearer_landmarks_make_more_cards_worth_while():
    # As in the late game above, where the park is 0.24 turns ahead of a ranch; a radio-tower of 40 turns that round:
    # park 40·36/172 + 1 = 9.4, ranch 41·36/215 + 2 = 8.9, cheese-factory 45·36/244 + 2 = 8.6.
    cards, landmarks = "ranch 4, cheese-factory 2", "train-station, shopping-mall"
    house = {"cards": {"radio-tower": {"cost": 40}}}
    move = building(city(16, cards, landmarks), city(0), piles="ranch 2, cheese-factory 4", house=house)
    assert move == "build cheese-factory"


def test_greedy_plays_games_with_house_rules(compiled):
    house = {"extends": "deluxe", "coins": 9, "win": 6, "without": ["cafe"], "cards": {"mine": {"roll": [8, 10]}}}
    game = bourgade.new("minivilles", edition=house, seed=1)
    while not game.over:
        if game.actor == "chance":
            game.draw()
        else:
            game.play(compiled(game, "greedy"))
    assert max(game.scores) == 6


# --- Greedy: the dice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "other", "move"),
    [
        (city(0, "convenience-store", "train-station"), city(0), "roll 1"),  # 6·3 against 3·3
        (city(0, "mine", "train-station"), city(0), "roll 2"),  # 0 against 4·5
        (city(0, "mine, convenience-store 2", "train-station"), city(0), "roll 2"),  # 36 against 18 + 20
        (city(0, "mine, convenience-store 3", "train-station"), city(0), "roll 1"),  # 54 against 27 + 20
        (city(0, "", "train-station"), city(0), "roll 2"),  # nothing against nothing: the last one listed
        (city(0, "fruit-market, wheat-field 2", "train-station"), city(0), "roll 2"),  # 12 against 3·4: the last one
        (city(0, "fruit-market, wheat-field 1, ranch", "train-station"), city(0), "roll 1"),  # 12 against 3·2 + 1
        (city(9, "bakery", "train-station"), city(0, "cafe 3"), "roll 2"),  # 12 - 18 against 3 - 6
        (city(0, "bakery", "train-station"), city(0, "cafe 3"), "roll 1"),  # nothing can be taken: 12 against 3
        (city(9, "bakery", "train-station"), city(0, "family-restaurant 9"), "roll 1"),
        (city(0, "stadium", "train-station"), city(9), "roll 1"),  # 6·2 against 5·2
        (city(0, "stadium, mine", "train-station"), city(9), "roll 2"),  # 12 against 10 + 20
        (city(0, "stadium, mine", "train-station"), city(0), "roll 2"),
        (city(0, "tv-station, forest", "train-station"), city(3), "roll 1"),  # 6·3 + 6 against 5·3 + 4
        (city(0, "business-center, mine", "train-station"), city(0), "roll 2"),
    ],
)
def test_the_better_number_of_dice_is_rolled(mine, other, move):
    assert greedy(table(mine, other)) == move


def test_the_shopping_mall_makes_one_die_better():
    # Two stores: 36 against 18 + 20 of the mine; with the mall 48 against 24 + 20.
    assert greedy(table(city(0, "convenience-store 2, mine", "train-station"), city(0))) == "roll 2"
    assert greedy(table(city(0, "convenience-store 2, mine", "train-station, shopping-mall"), city(0))) == "roll 1"


def test_the_harbor_makes_two_dice_better():
    # Trawler with harbor: 10, 11 and 12, 6·7 = 42 against two stores' 36 and 18 + 42. Without it 36 against 18.
    cards = "trawler, convenience-store 2"
    assert greedy(table(city(0, cards, "train-station, harbor"), city(0), edition="marina")) == "roll 2"
    assert greedy(table(city(0, cards, "train-station"), city(0), edition="marina")) == "roll 1"


def test_a_sushi_bar_without_harbor_takes_nothing():
    # The ranch pays 6 with one die, 1 with two. The sushi-bar asks 3 on a 1 (6·3 = 18) if its owner has the harbor.
    mine = city(3, "ranch", "train-station")
    assert greedy(table(mine, city(0, "sushi-bar", "harbor"), edition="marina")) == "roll 2"
    assert greedy(table(mine, city(0, "sushi-bar"), edition="marina")) == "roll 1"


def test_a_french_restaurant_takes_only_from_who_has_two_landmarks():
    # Forest 6 with one die, 4 with two; the restaurant asks 5 on a 5: 30 and 20.
    other = city(0, "french-restaurant")
    one = table(city(9, "forest", "train-station"), other, edition="green-valley")
    two = table(city(9, "forest", "train-station, shopping-mall"), other, edition="green-valley")
    assert (greedy(one), greedy(two)) == ("roll 1", "roll 2")


@pytest.mark.parametrize(
    ("cards", "dice", "move"),
    [
        ("mine", [4, 5], "keep"),  # 5 against 20/36
        ("mine", [4, 4], "reroll"),
        ("ranch, mine", [1, 1], "keep"),  # 36 against 1 + 20
        ("ranch, mine 2", [1, 1], "reroll"),  # 36 against 1 + 40
        ("bakery, mine 9", [2], "keep"),  # the same one die would be thrown again: 36 against 12
        ("bakery, mine 9", [4], "reroll"),
        ("", [3, 4], "keep"),  # nothing against nothing: not thrown again
        ("convenience-store 2", [4, 4], "reroll"),  # two dice stay two
        ("convenience-store", [4], "keep"),
        ("convenience-store, wheat-field", [1], "keep"),  # 36 against 18 + 6
        ("convenience-store 2, wheat-field", [1], "reroll"),  # 36 against 36 + 6
        ("convenience-store 2", [1], "reroll"),
    ],
)
def test_a_throw_is_kept_unless_another_is_worth_more(cards, dice, move):
    game = table(city(0, cards, "train-station, radio-tower"), city(0), phase="reroll", dice=dice)
    assert greedy(game) == move


def test_a_throw_that_costs_coins_is_thrown_again():
    # A 3 costs 2 with the cafes, 12 - 12 on average is nothing; with 0 coins it pays the bakery's 1, more than 12/36.
    for coins, move in [(9, "reroll"), (0, "keep")]:
        game = table(city(coins, "bakery", "radio-tower"), city(0, "cafe 2"), phase="reroll", dice=[3])
        assert greedy(game) == move


def test_a_throw_again_counts_the_harbor():
    # A 10 is raised to 12: two wheats and a fruit-market give 4 there. On average (3 + 2 + 1)·4 = 24 of 36.
    mine = city(0, "fruit-market, wheat-field 2", "train-station, radio-tower, harbor")
    assert greedy(table(mine, city(0), edition="marina", phase="reroll", dice=[4, 6])) == "keep"
    assert greedy(table(mine, city(0), edition="marina", phase="reroll", dice=[4, 5])) == "reroll"


@pytest.mark.parametrize(
    ("mine", "other", "dice", "move"),
    [
        (city(0, "apple-orchard, fruit-market, wheat-field", "harbor"), city(0), [5, 5], "add 2"),  # 3 against 4
        (city(0, "apple-orchard 2, fruit-market", "harbor"), city(0), [5, 5], "add 0"),  # 6 against 4
        (city(0, "", "harbor"), city(0), [5, 5], "add 2"),  # nothing against nothing: the last one listed
        (city(5, "", "harbor"), city(0, "family-restaurant"), [4, 6], "add 2"),  # 2 are saved
        (city(5, "apple-orchard", "harbor"), city(0, "family-restaurant"), [4, 6], "add 0"),  # 3 - 2 against 0
        (city(0, "fruit-market, wheat-field", "harbor"), city(0), [5, 6], "add 0"),  # 11 to 12, not 13
        (city(0, "food-hall, cafe", "harbor"), city(0), [5, 6], "add 2"),  # 12 to 13
        (city(0, "trawler", "harbor"), city(0), [6, 6], "add 2"),  # 12 and 14 alike
        (city(0, "food-hall, cafe 4, trawler", "harbor"), city(0), [6, 6], "add 0"),  # 8 + 7 against 7
    ],
)
def test_two_are_added_where_that_pays_more(mine, other, dice, move):
    assert greedy(table(mine, other, edition="marina", phase="harbor", dice=dice)) == move


def test_two_are_not_added_to_lose_everything():
    # The private-club takes all on 12 to 14 from a roller with three landmarks; the trawler would bring 7.
    mine = city(20, "trawler", "harbor, train-station, shopping-mall")
    for other, move in [("private-club", "add 0"), ("", "add 2")]:
        game = table(mine, city(0, other), edition="marina-green-valley", phase="harbor", dice=[5, 5])
        assert greedy(game) == move


# --- Greedy: cards that ask ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("coins", "seat"), [([2, 6, 9], "P4"), ([9, 6, 2], "P2"), ([2, 9, 6], "P3"), ([1, 0, 0], "P2"), ([5, 5, 5], "P4")]
)
def test_the_richest_is_taken_from(coins, seat):
    game = table(city(99, "tv-station"), *(city(n) for n in coins))
    roll(game, 6)
    assert greedy(game) == f"take {seat}"


def swapping(*cities: dict[str, Any], **more: Any) -> str:
    return greedy(table(*cities, phase="swap", total=6, **more))


def test_the_worst_card_is_swapped_for_the_best():
    # With two dice a mine pays 20, an orchard 9; the wheat-field pays 6 on each die. The bakery pays 12 at best.
    mine = city(0, "wheat-field, mine 2, business-center", "train-station")
    assert swapping(mine, city(0, "apple-orchard, mine, bakery")) == "swap wheat-field P2 mine"


def test_the_best_card_is_looked_for_in_all_cities():
    # The wheat-field pays 6 on each die, at most 18 of three players, a mine 20, an orchard 9.
    mine = city(0, "wheat-field, mine 2", "train-station")
    assert swapping(mine, city(0, "apple-orchard"), city(0, "mine, bakery")) == "swap wheat-field P3 mine"
    assert swapping(mine, city(0, "mine, bakery"), city(0, "apple-orchard")) == "swap wheat-field P2 mine"


def test_a_swap_that_gains_nothing_is_not_made():
    # With one die: wheat-field 6 + 6, bakery 12, convenience-store 18; forest 6 + 6, mine nothing.
    mine = city(0, "wheat-field, bakery, convenience-store")
    assert swapping(mine, city(0, "forest, mine")) == "no swap"
    assert swapping(mine, city(0, "")) == "no swap"
    assert swapping(city(0, ""), city(0, "mine")) == "no swap"


def test_a_card_that_others_count_is_the_best():
    # Two factories count another cow: 6·2·3 = 36, and 1 and 6 for the ranch itself; a mine 20, the wheat-field 12.
    mine = city(0, "wheat-field, ranch, cheese-factory 2", "train-station")
    assert swapping(mine, city(0, "ranch, mine")) == "swap wheat-field P2 ranch"


def test_a_loan_is_swapped_away():
    # It costs 12·2 = 24 with one die; whatever comes for it is better, even a card that never works.
    mine = city(9, "bakery, loan-office, business-center")
    assert swapping(mine, city(0, "mine"), edition="green-valley") == "swap loan-office P2 mine"


def moving(cards: str, *others: dict[str, Any]) -> str:
    game = table(city(0, cards, "train-station"), *others, edition="green-valley", phase="move", dice=[4, 5])
    return greedy(game)


def test_the_worst_card_goes_to_who_has_the_fewest_landmarks():
    # With two dice: mine 20, moving-company 7·(4 - 2) = 14; a bakery pays 12 at best. A loan-office costs at least 9·2.
    some, fewer = city(0, "", "train-station, shopping-mall"), city(9, "mine 9", "radio-tower")
    assert moving("bakery, moving-company, mine", some, fewer) == "move bakery P3"
    assert moving("bakery, moving-company, mine", fewer, some) == "move bakery P2"
    assert moving("bakery, moving-company, mine, loan-office", some, fewer, city(0)) == "move loan-office P4"


def test_the_moving_company_may_be_the_worst():
    # Two dice pay: mines 20 each, vineyard 18; a moving-company 14.
    assert moving("moving-company 2, mine, vineyard", city(0)) == "move moving-company P2"


@pytest.mark.parametrize(
    ("edition", "landmarks", "house", "lost"),
    [
        ("green-valley", "train-station, shopping-mall, radio-tower", {}, "train-station"),
        ("green-valley", "shopping-mall, radio-tower", {}, "shopping-mall"),
        ("marina-green-valley", "train-station, harbor, airport", {}, "harbor"),
        ("green-valley", "train-station, radio-tower", {"cards": {"radio-tower": {"cost": 1}}}, "radio-tower"),
    ],
)
def test_the_cheapest_landmark_is_demolished(edition, landmarks, house, lost):
    game = table(city(0, "demolition-company", landmarks), city(0), edition=edition, house=house)
    roll(game, 4)
    if "radio-tower" in landmarks:
        play(game, "keep")
    assert greedy(game) == f"demolish {lost}"


def renovating(*cities: dict[str, Any], edition: str = "green-valley") -> str:
    return greedy(table(*cities, edition=edition, phase="renovate", dice=[4, 4]))


def test_the_kind_of_which_most_copies_are_open_is_closed():
    assert renovating(city(0, "bakery"), city(0, "wheat-field 3, ranch")) == "renovate wheat-field"
    assert renovating(city(0, "bakery"), city(0, "wheat-field", closed=""), city(0, "ranch, wheat-field")) == (
        "renovate wheat-field"
    )
    assert renovating(city(0, "bakery"), city(0, "wheat-field 3, ranch 2", closed="wheat-field 2")) == (
        "renovate ranch"
    )


def test_what_closing_costs_oneself_is_deducted():
    # Wheat-fields: 4 for 4 copies, less 1 for each of three of one's own; ranches: 2.
    assert renovating(city(0, "wheat-field 3"), city(0, "wheat-field, ranch 2")) == "renovate ranch"
    # Mines: 4 - 5; a loan-office: 1 + 2.
    assert renovating(city(0, "mine, loan-office"), city(0, "mine 3, ranch 2")) == "renovate loan-office"


def test_what_closing_costs_oneself_is_what_the_card_pays():
    # The own factory with four cows pays 12: 5 - 12. Ranches 4 - 4, a wheat-field 1.
    cities = city(0, "cheese-factory, ranch 4"), city(0, "cheese-factory 4, wheat-field")
    assert renovating(*cities) == "renovate wheat-field"
    # A boat without harbor pays nothing: 2 - 0 against 1.
    boats = city(0, "fishing-boat"), city(0, "fishing-boat, wheat-field")
    assert renovating(*boats, edition="marina-green-valley") == "renovate fishing-boat"


# --- Greedy: the formula once more -----------------------------------------------------------------------------------

# The cards of the base game: colour, first and last total, cost, amount, what multiplies it.
CARDS = {
    "wheat-field": ("blue", 1, 1, 1, 1, ()),
    "ranch": ("blue", 2, 2, 1, 1, ()),
    "bakery": ("green", 2, 3, 1, 1, ()),
    "cafe": ("red", 3, 3, 2, 1, ()),
    "convenience-store": ("green", 4, 4, 2, 3, ()),
    "forest": ("blue", 5, 5, 3, 1, ()),
    "stadium": ("purple", 6, 6, 6, 2, ()),
    "tv-station": ("purple", 6, 6, 7, 5, ()),
    "business-center": ("purple", 6, 6, 8, 0, ()),
    "cheese-factory": ("green", 7, 7, 5, 3, ("ranch",)),
    "furniture-factory": ("green", 8, 8, 3, 3, ("forest", "mine")),
    "mine": ("blue", 9, 9, 6, 5, ()),
    "family-restaurant": ("red", 9, 10, 3, 2, ()),
    "apple-orchard": ("blue", 10, 10, 3, 3, ()),
    "fruit-market": ("green", 11, 12, 2, 2, ("wheat-field", "apple-orchard")),
}
LANDMARKS = {"train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22}
BREADS_AND_CUPS = {"bakery", "convenience-store", "cafe", "family-restaurant"}
CHANCES = {
    1: {total: Fraction(1, 6) for total in range(1, 7)},
    2: {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)},
}


def build_by_the_formula(position: dict[str, Any], moves: list[str]) -> str:
    return min(reversed(moves), key=lambda move: turns_left_after(position, move))


def turns_left_after(position: dict[str, Any], move: str) -> Fraction:
    seat = int(position["turn"][1:]) - 1
    me = position["players"][seat]
    others = position["players"][:seat] + position["players"][seat + 1 :]
    cards, landmarks, coins = Counter(me["cards"]), set(me["landmarks"]), me["coins"]
    thing = move.removeprefix("build ")
    if thing in CARDS:
        cards[thing] += 1
        coins -= CARDS[thing][3]
    elif thing in LANDMARKS:
        landmarks.add(thing)
        coins -= LANDMARKS[thing]
    missing = LANDMARKS.keys() - landmarks
    short = max(0, sum(LANDMARKS[name] for name in missing) - coins)
    dice = [1, 2] if "train-station" in landmarks else [1]
    income = max(own_dice(me["coins"], cards, landmarks, others, number) for number in dice)
    income += sum(roll_of(other, cards, landmarks) for other in others)
    return short / max(income, Fraction(1, 36)) + len(missing)


def own_dice(coins: int, cards: Counter, landmarks: set[str], others: list[dict[str, Any]], dice: int) -> Fraction:
    income = Fraction(0)
    for total, chance in CHANCES[dice].items():
        asked = sum(
            other["cards"].get(kind, 0) * yield_of(kind, other["cards"], other["landmarks"])
            for other in others
            for kind in kinds_on(total, "red")
        )
        income -= chance * min(coins, asked)
        for kind in kinds_on(total, "green", "blue"):
            income += chance * cards[kind] * yield_of(kind, cards, landmarks)
        if total == 6 and cards["stadium"]:
            income += chance * sum(min(2, other["coins"]) for other in others)
        if total == 6 and cards["tv-station"]:
            income += chance * max(min(5, other["coins"]) for other in others)
    return income


def roll_of(other: dict[str, Any], cards: Counter, landmarks: set[str]) -> Fraction:
    income = Fraction(0)
    for total, chance in CHANCES[2 if "train-station" in other["landmarks"] else 1].items():
        for kind in kinds_on(total, "blue"):
            income += chance * cards[kind] * yield_of(kind, cards, landmarks)
        for kind in kinds_on(total, "red"):
            income += chance * min(other["coins"], cards[kind] * yield_of(kind, cards, landmarks))
    return income


def kinds_on(total: int, *colours: str) -> list[str]:
    return [kind for kind, (colour, low, high, *_) in CARDS.items() if colour in colours and low <= total <= high]


def yield_of(kind: str, cards: dict[str, int], landmarks: Any) -> int:
    _, _, _, _, amount, counted = CARDS[kind]
    if kind in BREADS_AND_CUPS and "shopping-mall" in landmarks:
        amount += 1
    return amount * sum(cards.get(other, 0) for other in counted) if counted else amount


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_builds_by_its_formula_in_positions_of_random_games(compiled, players):
    seen, built = 0, Counter()
    for game in decisions_of_random_games("base", seeds=range(20 * players, 20 * players + 4), players=players):
        position = game.position()
        if position["phase"] != "build" or len(game.legal()) == 1:
            continue
        move = compiled(game, "greedy")
        assert move == build_by_the_formula(position, game.legal()), position
        seen += 1
        built[move] += 1
    assert seen > 150
    assert len(built) > 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_builds_by_its_formula_in_its_own_games(compiled, players):
    for seed in range(4):
        game = bourgade.new("minivilles", players=players, seed=seed)
        while not game.over:
            if game.actor == "chance":
                game.draw()
                continue
            move = compiled(game, "greedy")
            if game.position()["phase"] == "build":
                assert move == build_by_the_formula(game.position(), game.legal()), game.position()
            game.play(move)


@every_edition
def test_what_greedy_counts_kind_by_kind_is_what_all_throws_pay(edition):
    seen = Counter()
    for game in decisions_of_random_games(edition, seeds=range(2), every=3):
        _, boxes, states = game.view(game.actor).inside()
        box, state = widen(boxes)[0], widen(states)[0]
        own = {dice: sum(own_roll(box, state, total) for total in totals) for dice, totals in THROWS.items()}
        assert {dice: own_rolls(box, state, dice) for dice in THROWS} == own
        station = has(state, state.turn, STATION_BIT)
        others = sum(roll_pays(box, state, seat) for seat in range(3) if seat != state.turn)
        assert income(box, state) == (max(own.values()) if station else own[1]) + others
        seen.update(station=station, others=others > 0, taken=min(own.values()) < 0)
    assert min(seen["station"], seen["others"], seen["taken"]) > 0


THROWS = {  # what the 36 throws of two dice show, and those of one die, each as often
    1: [first for first in range(1, 7) for _ in range(6)],
    2: [first + second for first in range(1, 7) for second in range(1, 7)],
}


def roll_pays(box: Any, state: Any, roller: int) -> int:
    """Return what the throws of somebody else pay the player whose turn it is."""
    me, paid = state.turn, 0
    for total in THROWS[2 if has(state, roller, STATION_BIT) else 1]:
        for kind in np.flatnonzero(box.works[total] & (state.owned[me] > 0)):
            asked = state.owned[me, kind] * pays(box, state, kind)
            if box.colour[kind] == BLUE:
                paid += asked
            elif box.colour[kind] == RED and built(state, roller) >= box.roller_landmarks[kind]:
                paid += min(asked, state.coins[roller])
    return paid


# --- How strong ------------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(edition, seats):
    setting = bourgade.new("minivilles", edition=edition, players=2, deal=False)._setting
    found = study(rules_of(MINIVILLES), [setting], seats, games=200, seed=1, cores=all_cores())
    assert estimate(found, "seat", "P1" if seats[0] == "greedy" else "P2") >= 0.95


def estimate(found: Any, group: str, name: str) -> float:
    """Return one of the figures of a study."""
    return float(found.moments.estimates(0).value[found.measures.index(Measure(group, name))])


# --- Games to look at ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def interpreted() -> Any:
    return chooser_of(Rules(MINIVILLES, compiled=False))


@pytest.fixture(scope="module")
def compiled() -> Any:
    return chooser_of(Rules(MINIVILLES, compiled=True))


def chooser_of(rules: Rules) -> Any:
    """Return what tells a bot's move under these rules, and sees to it that nothing changes."""
    ask = rules.bind(choose_at, "bots", score=bots_of("minivilles").score)

    def move(game: bourgade.Game, name: str, luck: int = 0) -> str:
        boxes, states = rules.ready(game._setting.boxes), rules.ready(game._states.copy())
        before = boxes.tobytes(), states.tobytes()
        out = np.empty(MINIVILLES.most_legal, np.int32)
        action = int(ask(boxes, states, 0, NAMES.index(name), luck, out))
        assert (boxes.tobytes(), states.tobytes()) == before
        return rules.words(boxes, states, [action])[0]

    return move


def decisions_of_random_games(edition: str, seeds: Any, players: int = 3, every: int = 1) -> Any:
    """Go through the decisions of random games, or through every so many."""
    for seed in seeds:
        game, chooser, number = bourgade.new("minivilles", edition=edition, players=players, seed=seed), Random(seed), 0
        while not game.over:
            if game.actor == "chance":
                game.draw()
                continue
            number += 1
            if number % every == 0:
                yield game
            game.play(chooser.choice(game.legal()))


def test_a_bot_that_has_nothing_to_choose_says_so():
    game = bourgade.new("minivilles", players=2, first="P1", seed=1)
    with pytest.raises(bourgade.IllegalMove, match="P2 has nothing to choose now"):
        find_bot("minivilles", "greedy").choose(game.view("P2"))
    game.play("roll 1")
    with pytest.raises(bourgade.IllegalMove, match="P1 has nothing to choose now"):
        find_bot("minivilles", "random").choose(game.view("P1"))
