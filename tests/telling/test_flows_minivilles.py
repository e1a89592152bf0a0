"""Who pays whom in Minivilles, by which card, and in which order. The amounts are worked out from the rules."""

from itertools import pairwise

import pytest
from flows import flows
from hypothesis import given
from table import city, coins, play, roll, table
from test_properties import choosers, every_table, examples, houses, new, new_house, seeds, walk

import bourgade
from bourgade.games.minivilles.state import CARDS

LONGEST = 500  # actions of a random game


def paid(game, action):
    """Play an action, and return who paid whom in words."""
    game.play(action)
    return [in_words(flow) for flow in flows(game.events(-1)[0])]


def in_words(flow):
    cause = f" ({flow.card} of {flow.seat})" if flow.card else ""
    return f"{flow.source} > {flow.target} {flow.amount}{cause}"


# The order of payments


@pytest.mark.rule("MV-20")
@pytest.mark.rule("MV-38")
def test_red_pays_first_then_green_then_blue_then_purple():
    # Of 10 coins 2 go to P2, who then has 22. The winery brings 6 for each vineyard, the mine 5, the taxes half of 22.
    game = table(
        city(10, "vineyard 2, winery, mine, tax-office", "train-station"),
        city(20, "family-restaurant"),
        edition="marina-green-valley",
    )
    play(game, "roll 2")
    assert paid(game, "dice 4 5") == [
        "P1 > P2 2 (family-restaurant of P2)",
        "bank > P1 12 (winery of P1)",
        "bank > P1 5 (mine of P1)",
        "P2 > P1 11 (tax-office of P1)",
    ]
    assert coins(game) == [10 - 2 + 12 + 5 + 11, 20 + 2 - 11]


@pytest.mark.rule("MV-21")
@pytest.mark.rule("MV-22")
def test_the_roller_pays_counter_clockwise_until_nothing_is_left():
    game = table(city(0, "cafe 2"), city(3), city(0, "cafe"), city(0, "cafe"), turn="P2")
    play(game, "roll 1")
    assert paid(game, "die 3") == ["P2 > P1 2 (cafe of P1)", "P2 > P4 1 (cafe of P4)"]


@pytest.mark.rule("MV-22")
def test_who_cannot_pay_all_pays_what_there_is():
    game = table(city(2, "bakery"), city(0, "cafe 3"))
    play(game, "roll 1")
    assert paid(game, "die 3") == ["P1 > P2 2 (cafe of P2)", "bank > P1 1 (bakery of P1)"]


@pytest.mark.rule("MV-42")
def test_the_first_private_club_takes_everything():
    game = table(
        city(9, "", "train-station, shopping-mall, amusement-park"),
        city(0, "private-club"),
        city(0, "private-club"),
        edition="green-valley",
    )
    play(game, "roll 2")
    assert paid(game, "dice 6 6") == ["P1 > P3 9 (private-club of P3)"]


@pytest.mark.rule("MV-26")
def test_the_loan_office_pays_before_other_green_cards_bring_something():
    game = table(city(3, "loan-office, flower-shop, flower-field 2"), city(0), edition="marina-green-valley")
    play(game, "roll 1")
    assert paid(game, "die 6") == ["P1 > bank 2 (loan-office of P1)", "bank > P1 2 (flower-shop of P1)"]


@pytest.mark.rule("MV-27")
@pytest.mark.rule("MV-31")
def test_the_stadium_takes_before_the_tv_station():
    game = table(city(0, "stadium, tv-station"), city(6), city(1))
    play(game, "roll 1")
    assert paid(game, "die 6") == ["P2 > P1 2 (stadium of P1)", "P3 > P1 1 (stadium of P1)"]
    assert paid(game, "take P2") == ["P2 > P1 4 (tv-station of P1)"]


@pytest.mark.rule("MV-24")
@pytest.mark.rule("MV-25")
def test_the_mall_of_the_owner_counts_for_every_copy():
    game = table(city(5, "bakery 2", "shopping-mall"), city(0, "cafe", "shopping-mall"))
    play(game, "roll 1")
    assert paid(game, "die 3") == ["P1 > P2 2 (cafe of P2)", "bank > P1 4 (bakery of P1)"]


@pytest.mark.rule("MV-23")
def test_blue_cards_pay_everybody():
    game = table(city(0, "wheat-field"), city(0, "wheat-field 3"))
    play(game, "roll 1")
    assert paid(game, "die 1") == ["bank > P1 1 (wheat-field of P1)", "bank > P2 3 (wheat-field of P2)"]


@pytest.mark.rule("MV-60")
@pytest.mark.rule("MV-61")
def test_closed_copies_bring_nothing():
    game = table(city(0, "bakery 3", closed="bakery 2"), city(0), edition="green-valley")
    play(game, "roll 1")
    assert paid(game, "die 2") == ["bank > P1 1 (bakery of P1)"]


# Dice


@pytest.mark.rule("MV-11")
def test_nothing_is_paid_before_the_dice_are_kept():
    game = table(city(0, "wheat-field", "radio-tower"), city(0))
    assert paid(game, "roll 1") == []
    assert paid(game, "die 1") == []
    assert paid(game, "keep") == ["bank > P1 1 (wheat-field of P1)"]


@pytest.mark.rule("MV-12")
def test_what_the_harbor_adds_is_paid():
    # 12: two coins for each wheat, of which there are two; the orchard works on 10.
    game = table(
        city(0, "fruit-market, wheat-field, apple-orchard", "train-station, harbor"), city(0), edition="marina"
    )
    play(game, "roll 2")
    assert paid(game, "dice 4 6") == []
    assert paid(game, "add 2") == ["bank > P1 4 (fruit-market of P1)"]


@pytest.mark.rule("MV-33")
@pytest.mark.rule("MV-34")
def test_trawlers_pay_what_their_own_throw_shows_to_who_has_the_harbor():
    game = table(city(1, "trawler", "train-station"), city(0, "trawler 2", "harbor"), edition="marina")
    play(game, "roll 2")
    assert paid(game, "dice 6 6") == []
    assert paid(game, "dice 3 4") == ["bank > P2 14 (trawler of P2)"]


# Single cards


@pytest.mark.rule("MV-32")
def test_the_publisher_takes_what_there_is_for_cups_and_breads():
    game = table(
        city(0, "publisher", "train-station"), city(2, "cafe, bakery 2"), city(5, "mine"), city(9, "pizzeria"),
        edition="marina",
    )  # fmt: skip
    play(game, "roll 2")
    # The pizzeria finds nothing to take; P2 has three cups and breads and two coins, P4 one.
    assert paid(game, "dice 3 4") == ["P2 > P1 2 (publisher of P1)", "P4 > P1 1 (publisher of P1)"]


@pytest.mark.rule("MV-32")
def test_the_tax_office_halves_ten_coins_and_more():
    game = table(city(1, "tax-office", "train-station"), city(11), city(9), city(10), edition="marina")
    play(game, "roll 2")
    assert paid(game, "dice 2 6") == ["P2 > P1 5 (tax-office of P1)", "P4 > P1 5 (tax-office of P1)"]


@pytest.mark.rule("MV-35")
def test_each_demolition_pays():
    game = table(city(0, "demolition-company 2", "train-station, radio-tower"), city(0), edition="green-valley")
    play(game, "roll 1", "die 4")
    assert paid(game, "keep") == []
    assert paid(game, "demolish radio-tower") == ["bank > P1 8 (demolition-company of P1)"]
    assert paid(game, "demolish train-station") == ["bank > P1 8 (demolition-company of P1)"]


@pytest.mark.rule("MV-36")
def test_a_mine_that_moves_pays_its_new_owner():
    game = table(city(0, "moving-company, mine", "train-station"), city(0), edition="green-valley")
    play(game, "roll 2")
    assert paid(game, "dice 4 5") == []
    assert paid(game, "move mine P2") == ["bank > P1 4 (moving-company of P1)", "bank > P2 5 (mine of P2)"]


@pytest.mark.rule("MV-39")
def test_a_renovation_pays_for_the_copies_that_were_open():
    game = table(
        city(0, "renovation-company, bakery", "train-station"), city(0, "bakery 3", closed="bakery"),
        edition="green-valley",
    )  # fmt: skip
    play(game, "roll 2", "dice 2 6")
    assert paid(game, "renovate bakery") == ["bank > P1 3 (renovation-company of P1)"]


@pytest.mark.rule("MV-40")
def test_the_startup_counts_the_coins_on_all_startups():
    game = table(city(0, "startup", "train-station", startup=3), city(0, "startup", startup=4), edition="green-valley")
    play(game, "roll 2")
    assert paid(game, "dice 4 6") == ["bank > P1 7 (startup of P1)"]


@pytest.mark.rule("MV-41")
def test_the_arboretum_shares_and_the_bank_adds_what_is_missing():
    # Ten coins among three: four each.
    game = table(city(1, "arboretum", "train-station"), city(7), city(2), edition="green-valley")
    play(game, "roll 2")
    assert paid(game, "dice 5 6") == [
        "bank > P1 3 (arboretum of P1)",
        "P2 > bank 3 (arboretum of P1)",
        "bank > P3 2 (arboretum of P1)",
    ]


@pytest.mark.rule("MV-53")
def test_the_city_hall_gives_a_coin_to_who_has_none_also_after_sharing_nothing():
    game = table(city(0, "arboretum", "train-station"), city(0), edition="marina-green-valley")
    play(game, "roll 2")
    assert paid(game, "dice 5 6") == ["bank > P1 1 (city-hall of P1)"]


# Building


@pytest.mark.rule("MV-50")
def test_the_price_goes_to_the_bank_and_no_card_did_it():
    game = table(city(3), city(9), piles="cafe")
    roll(game, 4)
    assert paid(game, "build cafe") == ["P1 > bank 2"]
    roll(game, 4)
    assert paid(game, "build train-station") == ["P2 > bank 4"]


@pytest.mark.rule("MV-57")
def test_the_price_of_the_last_landmark_is_paid_too():
    game = table(city(22, "", "train-station, shopping-mall, amusement-park"), city(0))
    roll(game, 4)
    assert paid(game, "build radio-tower") == ["P1 > bank 22"]
    assert game.over


@pytest.mark.rule("MV-37")
@pytest.mark.rule("MV-58")
def test_the_loan_office_brings_its_coins_after_its_price():
    game = table(city(4), city(1, "loan-office"), edition="green-valley", piles="loan-office", deck="mine")
    roll(game, 4)
    assert paid(game, "build loan-office") == ["bank > P1 5 (loan-office of P1)"]
    game = table(
        city(5), city(1, "loan-office"), edition="green-valley", piles="loan-office",
        house={"cards": {"loan-office": {"cost": 5}}},
    )  # fmt: skip
    roll(game, 4)
    assert paid(game, "build loan-office") == ["P1 > bank 5", "bank > P1 5 (loan-office of P1)"]
    play(game, "roll 1")
    assert paid(game, "die 5") == ["P2 > bank 1 (loan-office of P2)"]


@pytest.mark.rule("MV-54")
@pytest.mark.rule("MV-55")
def test_who_builds_nothing_is_paid_by_the_airport_and_then_topped_up():
    game = table(city(0, "", "airport"), city(1), edition="deluxe")
    roll(game, 4)
    assert paid(game, "build nothing") == ["bank > P1 10 (airport of P1)"]
    roll(game, 4)
    assert paid(game, "build nothing") == ["bank > P2 1"]
    house = {"top-up": 5, "cards": {"airport": {"amount": 1}}}
    game = table(city(0, "", "airport"), city(5), edition="deluxe", house=house)
    roll(game, 4)
    assert paid(game, "build nothing") == ["bank > P1 1 (airport of P1)", "bank > P1 4"]


def test_what_is_not_paid_is_not_told():
    game = bourgade.new("minivilles", edition="marina", seed=1, deal=False)
    while game.actor == "chance":
        [outcome, *_] = game.legal()
        assert paid(game, outcome) == []
    game = table(city(0, "business-center, bakery"), city(0, "cafe"))
    roll(game, 6)
    assert paid(game, "swap bakery P2 cafe") == []
    game = table(city(2, "bakery"), city(0), edition="marina", piles="ranch 2", deck="mine, cafe")
    roll(game, 4)
    play(game, "build ranch")
    assert paid(game, "draw mine") == []


def test_a_card_that_nobody_has_may_be_at_work_in_a_position_that_was_made_up():
    game = table(city(0, "", "harbor"), city(3), edition="marina", phase="demolish", total=4)
    assert paid(game, "demolish harbor") == ["bank > P1 1 (city-hall of P1)"]
    game = table(city(0), city(3), phase="take", total=6, house={"without": ["tv-station"]})
    assert coins(game) == [0, 3]
    assert paid(game, "take P2") == []  # a card that the box does not have takes nothing


# Whatever is played


@every_table
@examples(1)
@given(seed=seeds, chooser=choosers)
def test_everything_that_is_paid_adds_up_and_is_paid_by_cards_that_are_there(table, seed, chooser):
    check_game(new(table, seed, deal=False), chooser)


@examples(40)
@given(drawn=houses(), seed=seeds, chooser=choosers)
def test_the_same_holds_whatever_the_house_rules_are(drawn, seed, chooser):
    check_game(new_house(*drawn, seed), chooser)


def check_game(game, chooser):
    positions = [each.position() for each in walk(game, chooser, LONGEST)]
    for events, (before, after) in zip(game.events(), pairwise(positions), strict=True):
        check(flows(events), before, after)


def check(paid_flows, before, after):
    purses = {f"P{number}": player["coins"] for number, player in enumerate(before["players"], 1)}
    for flow in paid_flows:
        assert flow.amount > 0
        assert type(flow.amount) is int
        assert flow.source != flow.target
        if flow.source != "bank":
            purses[flow.source] -= flow.amount
            assert purses[flow.source] >= 0
        if flow.target != "bank":
            purses[flow.target] += flow.amount
        check_cause(flow, before, after)
    assert list(purses.values()) == [player["coins"] for player in after["players"]]


def check_cause(flow, before, after):
    assert (flow.seat is None) == (flow.card is None)
    if flow.card is None:
        assert {flow.source, flow.target} == {"bank", before["turn"]}
    elif flow.card == "city-hall":
        assert flow.seat == before["turn"]
        assert CARDS["editions"][before["edition"]]["city-hall"]
    elif flow.card == "airport":
        assert flow.card in before["players"][int(flow.seat[1:]) - 1]["landmarks"]
    else:  # it may have been given away just now, or just have come
        towns = [position["players"][int(flow.seat[1:]) - 1]["cards"] for position in (before, after)]
        assert any(flow.card in town for town in towns)
        colour = CARDS["establishments"][flow.card]["colour"]
        assert colour != "red" or (flow.source, flow.target) == (before["turn"], flow.seat)
        assert colour != "green" or flow.seat == before["turn"]
        assert colour != "blue" or (flow.source, flow.target) == ("bank", flow.seat)
