"""Facts: what follows from the rules in a position, here worked out by hand."""

import json

import city_table
import mint_table
import pytest
import table as minivilles
from city_table import squares
from mint_table import all_pass, hood, play
from table import city

import bourgade


def facts(game, seat=None):
    """Return the facts as a seat sees them."""
    return game.view(seat).shown()["facts"]


@pytest.mark.parametrize("game", bourgade.games())
def test_a_position_is_shown_with_facts_and_is_none_with_them(game):
    played = bourgade.new(game, seed=1)
    shown = played.shown()
    assert {key: value for key, value in shown.items() if key != "facts"} == played.position()
    with pytest.raises(bourgade.BadPosition, match="facts"):
        bourgade.load(shown)


# Minivilles


def test_what_can_be_bought_has_its_price_for_whose_turn_it_is():
    game = minivilles.table(city(1, "", "train-station, radio-tower"), city(2), piles="mine 2, cafe")
    assert facts(game)["prices"] == {"cafe": 2, "mine": 6, "shopping-mall": 10, "amusement-park": 16}
    cheap = minivilles.table(city(), city(), piles="cafe", house={"cards": {"cafe": {"cost": 5}}})
    assert facts(cheap)["prices"] == {"cafe": 5, "train-station": 4, "shopping-mall": 10, "amusement-park": 16} | {
        "radio-tower": 22
    }


def test_cities_stand_by_landmarks_then_by_coins():
    game = minivilles.table(city(9), city(4, "", "train-station"), city(9), city(5, "", "train-station"))
    assert facts(game)["ranks"] == [["P4"], ["P2"], ["P1", "P3"]]


# Mint Works


def test_prices_are_those_of_each_seat():
    game = mint_table.table(hood(9, "", "crane"), hood(1, "", "truck"), supply="mine, vault, statue")
    found = facts(game)
    assert [prices["builder"] for prices in found["prices"]] == [1, 2]
    assert found["supply"] == [{"mine": 2, "vault": 5, "statue": 2}, {"mine": 1, "vault": 4, "statue": 1}]


def test_stars_of_buildings_are_what_they_are_worth_now():
    game = mint_table.table(hood(1, "vault", "museum, statue, obelisk"), hood(0), supply="mine, plant, truck")
    assert facts(game)["stars"] == [{"museum": 2, "statue": 2, "obelisk": 3}, {}]
    assert facts(game)["size"] == [4, 0]
    assert facts(game)["ranks"] == [["P1"], ["P2"]]


def test_mints_lie_where_they_were_put_until_the_round_is_over():
    game = mint_table.table(hood(5), hood(3), supply="mine, plant, truck", occupied="producer", deck="crane, lotto")
    assert (facts(game)["round"], facts(game)["began"]) == (1, None)
    assert facts(game)["placed"] == {"producer": [None]}
    play(game, "place producer", "place supplier truck")
    found = facts(game)
    assert found["placed"] == {"producer": [None, "P1"], "supplier": ["P2"]}
    assert found["lying"] == {"producer": 2, "supplier": 2}
    assert (found["slots"]["producer"], found["slots"]["supplier"]) == (2, 2)
    assert found["closed"] == {"wholesaler": "closed", "lotto": "closed"}
    all_pass(game)
    play(game, "draw crane")
    found = facts(game)
    assert (found["round"], found["began"], found["deck"]) == (2, "P1", 1)
    assert found["placed"] == found["lying"] == {}


def test_rounds_are_counted_from_the_first_of_the_game():
    game = bourgade.new("mint-works", players=2, deal=False)
    assert facts(game)["round"] == 1
    for number in (1, 2, 3):
        while game.actor == "chance":
            game.draw()
        assert facts(game)["round"] == number
        all_pass(game)


def test_what_ended_the_game_and_what_decided_it_is_told_at_the_end_only():
    buildings = "statue, gardens, windmill"  # 6 stars
    game = mint_table.table(hood(5, "truck", buildings), hood(0, "", "mine"), supply="plant, vault, lotto")
    assert (facts(game)["by"], facts(game)["ended"]) == (None, None)
    play(game, "place builder truck")
    all_pass(game)
    assert game.over
    assert (facts(game)["by"], facts(game)["ended"]) == ("stars", "stars")


def test_an_opponent_has_its_own_order():
    game = mint_table.table(hood(3), hood(3), opponent="justin", supply="mine, truck")
    assert facts(game)["order"] == ["producer", "wholesaler", "builder", "supplier", "leadership-council", "lotto"]


# Ma Petite Ville


def test_a_city_tells_what_is_left_and_who_is_how_far():
    game = city_table.table(squares("byb / rrr / ggg"), "blue 3", "red 3 4", placed="red 2 at 0 1 across")
    found = facts(game)
    assert (found["objects"], found["silhouettes"]) == ([3, 7], [1, 2])
    assert (found["ranks"], found["by"], found["ended"]) == ([["P1"], ["P2"]], None, None)
    city_table.play(game, "place 3 0 0 across")
    found = facts(game)
    assert (found["objects"], found["by"], found["ended"]) == ([0, 7], "objects", "all-placed")


def test_the_stack_is_what_may_still_come():
    game = bourgade.new("ma-petite-ville", deal=False)
    before = facts(game)["stack"]
    game.draw() if game.actor == "chance" else game.play(game.legal()[0])
    while game.actor == "chance":
        game.draw()
    assert facts(game)["stack"] == before - 1


@pytest.mark.parametrize("game", ["minivilles", "mint-works", "ma-petite-ville"])
def test_what_is_shown_may_be_written_to_and_shown_again_it_is_as_before(game):
    """Words for cards are kept from one position to the next."""
    played = bourgade.new(game, seed=3)
    before = json.dumps(played.shown())
    for shown in (played.shown(), played.position(), played.view("P1").shown(), played.shown_to("P1")):
        spoil(shown)
    assert json.dumps(played.shown()) == before


def spoil(value):
    for each in value.values() if isinstance(value, dict) else value:
        if isinstance(each, dict | list):
            spoil(each)
    value.clear()
