"""The cards with a rule of their own: MV-30 to MV-42."""

import pytest
from table import cards, city, closed, coins, landmarks, phase, play, player, roll, table

import bourgade

# Business-center


@pytest.mark.rule("MV-30")
def test_the_business_center_swaps_two_cards():
    game = table(city(0, "business-center, bakery 2"), city(0, "mine"))
    roll(game, 6)
    assert (phase(game), game.actor) == ("swap", "P1")
    play(game, "swap bakery P2 mine")
    assert cards(game, "P1") == {"business-center": 1, "bakery": 1, "mine": 1}
    assert cards(game, "P2") == {"bakery": 1}
    assert phase(game) == "build"


@pytest.mark.rule("MV-30")
def test_a_swap_may_be_declined():
    game = table(city(0, "business-center, bakery"), city(0, "mine"))
    roll(game, 6)
    play(game, "no swap")
    assert (cards(game, "P1"), cards(game, "P2")) == ({"business-center": 1, "bakery": 1}, {"mine": 1})
    assert phase(game) == "build"


@pytest.mark.rule("MV-30")
def test_the_active_player_names_both_cards_and_the_other_player():
    game = table(city(0, "business-center, bakery, ranch"), city(0, "mine"), city(0, "cafe"))
    roll(game, 6)
    assert set(game.legal()) == {
        "no swap",
        "swap bakery P2 mine",
        "swap bakery P3 cafe",
        "swap ranch P2 mine",
        "swap ranch P3 cafe",
    }


@pytest.mark.rule("MV-30")
def test_cards_with_a_tower_are_not_swapped():
    game = table(city(0, "business-center, bakery"), city(0, "stadium, tv-station, cafe"))
    roll(game, 6)
    assert set(game.legal()) == {"no swap", "swap bakery P2 cafe"}


@pytest.mark.rule("MV-30")
def test_starting_cards_may_be_swapped():
    game = table(city(3, "business-center, wheat-field, bakery"), city(3, "wheat-field, bakery"))
    roll(game, 6)
    play(game, "swap wheat-field P2 bakery")
    assert cards(game, "P1") == {"business-center": 1, "bakery": 2}
    assert cards(game, "P2") == {"wheat-field": 2}


@pytest.mark.rule("MV-30")
def test_two_cards_of_one_kind_may_be_swapped():
    game = table(city(0, "business-center, bakery"), city(0, "bakery"))
    roll(game, 6)
    play(game, "swap bakery P2 bakery")
    assert (cards(game, "P1"), cards(game, "P2")) == ({"business-center": 1, "bakery": 1}, {"bakery": 1})


@pytest.mark.rule("MV-30")
@pytest.mark.rule("MV-63")
def test_an_open_bakery_for_a_closed_one_both_fixed_before_either_changes_hands():
    game = table(city(0, "business-center, bakery"), city(0, "bakery", closed="bakery"), edition="green-valley")
    roll(game, 6)
    play(game, "swap bakery P2 bakery")
    assert (closed(game, "P1"), closed(game, "P2")) == ({"bakery": 1}, {})


@pytest.mark.rule("MV-30")
def test_nobody_swaps_with_oneself():
    game = table(city(0, "business-center, bakery, mine"), city(0, "cafe"))
    roll(game, 6)
    with pytest.raises(bourgade.IllegalMove):
        game.play("swap bakery P1 mine")


# Tv-station


@pytest.mark.rule("MV-31")
def test_the_tv_station_takes_5_from_the_player_named():
    game = table(city(0, "tv-station"), city(8), city(9))
    roll(game, 6)
    play(game, "take P3")
    assert coins(game) == [5, 8, 4]


@pytest.mark.rule("MV-31")
def test_the_tv_station_takes_what_there_is_from_who_has_less_than_5():
    game = table(city(0, "tv-station"), city(3), city(9))
    roll(game, 6)
    play(game, "take P2")
    assert coins(game) == [3, 0, 9]


@pytest.mark.rule("MV-31")
def test_the_tv_station_is_compulsory_and_names_another_player():
    game = table(city(0, "tv-station"), city(8), city(9))
    roll(game, 6)
    assert phase(game) == "take"
    assert set(game.legal()) == {"take P2", "take P3"}


@pytest.mark.rule("MV-31")
def test_the_tv_station_may_name_a_player_without_coins():
    game = table(city(1, "tv-station"), city(0), city(9))
    roll(game, 6)
    play(game, "take P2")
    assert coins(game) == [1, 0, 9]
    assert phase(game) == "build"


# Publisher and tax-office


@pytest.mark.rule("MV-32")
def test_the_publisher_takes_1_per_cup_and_bread_from_every_other_player():
    game = table(
        city(0, "publisher, bakery 4", "train-station"),
        city(10, "bakery 2, convenience-store, flower-shop, mine, food-hall, fruit-market"),
        city(10, "cafe, family-restaurant, sushi-bar, burger-stand, wheat-field"),
        city(10, "ranch"),
        edition="marina",
    )
    roll(game, 3, 4)
    assert coins(game) == [8, 6, 6, 10]  # 4 breads, 4 cups, neither


@pytest.mark.rule("MV-32")
def test_the_publisher_takes_no_more_than_a_player_has():
    game = table(city(0, "publisher", "train-station"), city(2, "bakery 5"), city(9, "bakery 5"), edition="marina")
    roll(game, 3, 4)
    assert coins(game) == [7, 0, 4]


@pytest.mark.rule("MV-32")
@pytest.mark.parametrize("dice", [(3, 5), (4, 5)])
def test_the_tax_office_takes_half_rounded_down_from_everybody_with_10_or_more(dice):
    game = table(
        city(20, "tax-office", "train-station"),
        city(13),  # pays 6
        city(9),
        city(10),  # pays 5
        edition="marina",
    )
    roll(game, *dice)
    assert coins(game) == [31, 7, 9, 5]


@pytest.mark.rule("MV-32")
def test_the_tax_office_counts_the_income_of_the_same_roll():
    game = table(city(0, "tax-office", "train-station"), city(9, "mine"), edition="marina")
    roll(game, 4, 5)
    assert coins(game) == [7, 7]  # 9 + 5 = 14


@pytest.mark.rule("MV-32")
def test_the_tax_office_counts_what_the_roller_has_just_paid():
    game = table(city(1, "tax-office", "train-station"), city(9, "burger-stand"), edition="marina")
    roll(game, 3, 5)
    assert coins(game) == [5, 5]  # 9 + 1 = 10


# Trawler


@pytest.mark.rule("MV-33")
def test_three_trawlers_and_a_throw_of_8_give_24():
    game = table(city(0, "trawler 3", "harbor, train-station"), city(0), edition="marina")
    roll(game, 6, 6)
    play(game, "add 0")
    assert (phase(game), game.actor) == ("trawler", "chance")
    play(game, "dice 3 5")
    assert coins(game) == [24, 0]
    assert phase(game) == "build"


@pytest.mark.rule("MV-33")
def test_others_with_trawler_and_harbor_get_8_per_trawler_from_the_same_throw():
    game = table(
        city(0, "trawler 3", "harbor, train-station"),
        city(0, "trawler", "harbor"),
        city(0, "trawler 2", "harbor"),
        city(0, "trawler", "train-station"),
        edition="marina",
    )
    roll(game, 6, 6)
    play(game, "add 0", "dice 3 5")
    assert coins(game) == [24, 8, 16, 0]


@pytest.mark.rule("MV-33")
@pytest.mark.parametrize(("dice", "add"), [((4, 6), 2), ((6, 6), 0), ((5, 6), 2), ((6, 6), 2)])
def test_a_trawler_works_on_12_13_and_14(dice, add):
    game = table(city(0, "trawler", "harbor, train-station"), city(0), edition="marina")
    roll(game, *dice)
    play(game, f"add {add}", "dice 1 4")
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-33")
@pytest.mark.parametrize("dice", [(4, 6), (5, 6)])
def test_a_trawler_does_not_work_on_10_or_11(dice):
    game = table(city(1, "trawler", "harbor, train-station"), city(0), edition="marina")
    roll(game, *dice)
    play(game, "add 0")
    assert phase(game) == "build"
    assert coins(game) == [1, 0]


@pytest.mark.rule("MV-33")
def test_the_roller_throws_for_the_trawler_of_another():
    game = table(city(1, "", "train-station"), city(0, "trawler", "harbor"), edition="marina")
    roll(game, 6, 6)
    assert (phase(game), game.actor) == ("trawler", "chance")
    assert game.position()["turn"] == "P1"
    play(game, "dice 2 3")
    assert coins(game) == [1, 5]


@pytest.mark.rule("MV-33")
@pytest.mark.rule("MV-34")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (city(1, "trawler", "train-station"), city(0, "trawler")),
        (city(1, "trawler", "train-station"), city(0, "", "harbor")),
        (city(1, "", "train-station"), city(0, "mine", "harbor")),
    ],
)
def test_without_trawler_and_harbor_in_one_city_there_is_no_throw(mine, theirs):
    game = table(mine, theirs, edition="marina")
    roll(game, 6, 6)
    assert phase(game) == "build"
    assert coins(game) == [1, 0]


@pytest.mark.rule("MV-33")
@pytest.mark.rule("MV-61")
def test_there_is_no_throw_for_a_closed_trawler():
    game = table(
        city(1, "", "train-station"), city(0, "trawler", "harbor", closed="trawler"), edition="marina-green-valley"
    )
    roll(game, 6, 6)
    assert phase(game) == "build"
    assert closed(game, "P2") == {}


@pytest.mark.rule("MV-33")
def test_a_trawler_throw_of_10_triggers_no_card():
    game = table(
        city(0, "trawler, apple-orchard", "harbor, train-station"), city(0, "family-restaurant"), edition="marina"
    )
    roll(game, 6, 6)
    play(game, "add 0", "dice 4 6")
    assert coins(game) == [10, 0]


@pytest.mark.rule("MV-33")
def test_a_trawler_throw_of_10_gets_no_2_from_the_harbor():
    game = table(city(0, "trawler", "harbor, train-station"), city(0), edition="marina")
    roll(game, 6, 6)
    play(game, "add 0", "dice 4 6")
    assert phase(game) == "build"
    assert coins(game) == [10, 0]


@pytest.mark.rule("MV-33")
def test_a_trawler_throw_of_double_1_gives_no_extra_turn():
    game = table(city(0, "trawler", "harbor, train-station, amusement-park"), city(0), edition="marina")
    roll(game, 5, 6)
    play(game, "add 2", "dice 1 1", "build nothing")
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-33")
def test_a_trawler_throw_without_a_double_does_not_spoil_the_double_rolled():
    game = table(city(0, "trawler", "harbor, train-station, amusement-park"), city(0), edition="marina")
    roll(game, 6, 6)
    play(game, "add 0", "dice 1 2", "build nothing")
    assert (phase(game), game.actor) == ("roll", "P1")


@pytest.mark.rule("MV-33")
def test_a_trawler_throw_cannot_be_rolled_again():
    game = table(city(0, "trawler", "harbor, train-station, radio-tower"), city(0), edition="marina")
    roll(game, 6, 6)
    play(game, "keep", "add 0", "dice 1 2")
    assert phase(game) == "build"
    assert coins(game) == [3, 0]


# Sushi-bar and boats


@pytest.mark.rule("MV-34")
@pytest.mark.parametrize(
    ("roller", "owner", "after"),
    [("", "harbor", [2, 3]), ("harbor", "", [5, 0]), ("harbor", "harbor", [2, 3]), ("", "", [5, 0])],
)
def test_a_sushi_bar_asks_for_the_harbor_of_its_owner(roller, owner, after):
    game = table(city(5, "", roller), city(0, "sushi-bar", owner), edition="marina")
    roll(game, 1)
    assert coins(game) == after


@pytest.mark.rule("MV-34")
@pytest.mark.parametrize(
    ("roller", "owner", "after"),
    [("", "harbor", [5, 3]), ("harbor", "", [5, 0]), ("harbor", "harbor", [5, 3]), ("", "", [5, 0])],
)
def test_a_fishing_boat_asks_for_the_harbor_of_its_owner(roller, owner, after):
    game = table(city(5, "", f"{roller}, train-station"), city(0, "fishing-boat", owner), edition="marina")
    roll(game, 3, 5)
    assert coins(game) == after


# Demolition-company


@pytest.mark.rule("MV-35")
def test_the_demolition_company_turns_back_the_landmark_chosen_for_8_coins():
    game = table(city(0, "demolition-company", "train-station, shopping-mall"), city(0), edition="green-valley")
    roll(game, 4)
    assert (phase(game), game.actor) == ("demolish", "P1")
    assert set(game.legal()) == {"demolish train-station", "demolish shopping-mall"}
    play(game, "demolish shopping-mall")
    assert landmarks(game, "P1") == ["train-station"]
    assert coins(game) == [8, 0]


@pytest.mark.rule("MV-35")
def test_two_demolition_companies_take_two_landmarks_for_16_coins():
    game = table(city(0, "demolition-company 2", "train-station, shopping-mall"), city(0), edition="green-valley")
    roll(game, 4)
    play(game, "demolish train-station")
    assert game.legal() == ["demolish shopping-mall"]
    play(game, "demolish shopping-mall")
    assert landmarks(game, "P1") == []
    assert coins(game) == [16, 0]


@pytest.mark.rule("MV-35")
def test_the_second_demolition_company_gets_nothing_when_no_landmark_is_left():
    game = table(city(0, "demolition-company 2", "train-station"), city(0), edition="green-valley")
    roll(game, 4)
    play(game, "demolish train-station")
    assert phase(game) == "build"
    assert coins(game) == [8, 0]


@pytest.mark.rule("MV-35")
def test_a_demolition_company_without_landmark_gives_nothing():
    game = table(city(0, "demolition-company"), city(0, "", "train-station"), edition="green-valley")
    roll(game, 4)
    assert phase(game) == "build"
    assert coins(game) == [0, 0]
    assert landmarks(game, "P2") == ["train-station"]


@pytest.mark.rule("MV-35")
def test_the_city_hall_cannot_be_demolished():
    game = table(city(0, "demolition-company", "harbor"), city(0), edition="marina-green-valley")
    roll(game, 4)
    assert game.legal() == ["demolish harbor"]


@pytest.mark.rule("MV-35")
def test_a_demolition_company_beside_the_city_hall_alone_gives_nothing():
    game = table(city(3, "demolition-company"), city(0), edition="marina-green-valley")
    roll(game, 4)
    assert phase(game) == "build"
    assert coins(game) == [3, 0]


@pytest.mark.rule("MV-35")
def test_a_demolished_landmark_may_be_built_again_in_the_same_turn():
    game = table(city(0, "demolition-company", "train-station"), city(0), edition="green-valley")
    roll(game, 4)
    play(game, "demolish train-station", "build train-station")
    assert landmarks(game, "P1") == ["train-station"]
    assert coins(game) == [4, 0]


@pytest.mark.rule("MV-35")
def test_a_demolished_landmark_no_longer_counts_for_the_corn_field():
    game = table(
        city(0, "demolition-company, corn-field", "train-station, shopping-mall"), city(0), edition="green-valley"
    )
    roll(game, 4)
    play(game, "demolish shopping-mall")
    assert coins(game) == [9, 0]  # 8 + 1, one landmark being fewer than 2


# Moving-company


@pytest.mark.rule("MV-36")
@pytest.mark.parametrize("dice", [(4, 5), (4, 6)])
def test_the_moving_company_gives_a_card_away_for_4_coins(dice):
    game = table(city(0, "moving-company, bakery", "train-station"), city(0), edition="green-valley")
    roll(game, *dice)
    assert (phase(game), game.actor) == ("move", "P1")
    play(game, "move bakery P2")
    assert (cards(game, "P1"), cards(game, "P2")) == ({"moving-company": 1}, {"bakery": 1})
    assert coins(game) == [4, 0]


@pytest.mark.rule("MV-36")
def test_the_moving_company_must_give_a_card_without_tower_to_another_player():
    game = table(city(0, "moving-company, bakery, stadium", "train-station"), city(0), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert set(game.legal()) == {
        "move bakery P2",
        "move bakery P3",
        "move moving-company P2",
        "move moving-company P3",
    }


@pytest.mark.rule("MV-36")
def test_two_moving_companies_give_two_cards_for_8_coins():
    game = table(city(0, "moving-company 2, bakery, cafe", "train-station"), city(0), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, "move bakery P2", "move cafe P3")
    assert [cards(game, seat) for seat in ("P1", "P2", "P3")] == [{"moving-company": 2}, {"bakery": 1}, {"cafe": 1}]
    assert coins(game) == [8, 0, 0]


@pytest.mark.rule("MV-36")
def test_the_moving_company_may_give_itself_away():
    game = table(city(0, "moving-company", "train-station"), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert game.legal() == ["move moving-company P2"]
    play(game, "move moving-company P2")
    assert (cards(game, "P1"), cards(game, "P2")) == ({}, {"moving-company": 1})
    assert coins(game) == [4, 0]
    assert phase(game) == "build"


@pytest.mark.rule("MV-36")
def test_of_two_moving_companies_the_one_at_work_goes_and_the_other_still_works():
    game = table(city(0, "moving-company 2, bakery", "train-station"), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, "move moving-company P2")
    assert (phase(game), coins(game)) == ("move", [4, 0])
    assert set(game.legal()) == {"move bakery P2", "move moving-company P2"}
    play(game, "move bakery P2")
    assert (cards(game, "P1"), cards(game, "P2")) == ({"moving-company": 1}, {"moving-company": 1, "bakery": 1})
    assert (phase(game), coins(game)) == ("build", [8, 0])


@pytest.mark.rule("MV-36")
def test_three_moving_companies_may_all_leave_for_12_coins():
    game = table(city(0, "moving-company 3", "train-station"), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, *["move moving-company P2"] * 3)
    assert (cards(game, "P1"), cards(game, "P2")) == ({}, {"moving-company": 3})
    assert (phase(game), coins(game)) == ("build", [12, 0])


@pytest.mark.rule("MV-36")
@pytest.mark.rule("MV-63")
def test_the_moving_company_at_work_goes_open_while_the_closed_one_opens():
    game = table(city(0, "moving-company 2", "train-station", closed="moving-company"), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, "move moving-company P2")
    assert (cards(game, "P1"), cards(game, "P2")) == ({"moving-company": 1}, {"moving-company": 1})
    assert (closed(game, "P1"), closed(game, "P2")) == ({}, {})
    assert (phase(game), coins(game)) == ("build", [4, 0])


@pytest.mark.rule("MV-36")
@pytest.mark.parametrize(("card", "dice", "income"), [("mine", (4, 5), 5), ("apple-orchard", (4, 6), 3)])
def test_a_blue_card_given_away_on_its_roll_pays_its_new_owner(card, dice, income):
    game = table(city(0, f"moving-company, {card}", "train-station"), city(0), edition="green-valley")
    roll(game, *dice)
    play(game, f"move {card} P2")
    assert coins(game) == [4, income]


@pytest.mark.rule("MV-36")
def test_a_red_card_given_away_on_its_roll_comes_too_late_for_its_new_owner():
    game = table(city(5, "moving-company, family-restaurant", "train-station"), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, "move family-restaurant P2")
    assert coins(game) == [9, 0]


# Loan-office


@pytest.mark.rule("MV-37")
def test_building_the_loan_office_brings_5_coins():
    game = table(city(0), city(0), edition="green-valley", piles="loan-office")
    roll(game, 1)
    play(game, "build loan-office")
    assert cards(game, "P1") == {"loan-office": 1}
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-37")
def test_the_5_coins_of_the_loan_office_come_too_late_to_build_with():
    game = table(city(0), city(0), edition="green-valley", piles="loan-office 2, wheat-field")
    roll(game, 2)
    play(game, "build loan-office")
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-37")
@pytest.mark.rule("MV-54")
def test_building_the_loan_office_counts_as_building_for_the_airport():
    game = table(city(3, "", "airport"), city(0), edition="marina-green-valley", piles="loan-office")
    roll(game, 1)
    play(game, "build loan-office")
    assert coins(game) == [8, 0]


@pytest.mark.rule("MV-37")
@pytest.mark.parametrize("die", [5, 6])
def test_the_loan_office_costs_2_on_5_and_6(die):
    game = table(city(7, "loan-office"), city(0), edition="green-valley")
    roll(game, die)
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-37")
@pytest.mark.parametrize(("before", "offices", "after"), [(1, 1, 0), (0, 1, 0), (3, 2, 0), (5, 2, 1)])
def test_who_has_too_little_for_the_loan_office_pays_what_there_is(before, offices, after):
    game = table(city(before, f"loan-office {offices}"), city(4), edition="green-valley")
    roll(game, 5)
    assert coins(game) == [after, 4]


@pytest.mark.rule("MV-37")
def test_the_loan_office_costs_nothing_on_the_roll_of_another():
    game = table(city(0), city(7, "loan-office"), edition="green-valley")
    roll(game, 5)
    assert coins(game) == [0, 7]


@pytest.mark.rule("MV-37")
def test_a_loan_office_received_as_a_gift_brings_no_5_coins():
    game = table(city(0, "moving-company, loan-office", "train-station"), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, "move loan-office P2")
    assert coins(game) == [4, 0]


# Winery


@pytest.mark.rule("MV-38")
def test_each_winery_gives_6_per_vineyard_and_then_closes():
    game = table(city(0, "winery 2, vineyard 3", "train-station"), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert coins(game) == [36, 0]  # 2 wineries, 3 vineyards, 6 each
    assert closed(game, "P1") == {"winery": 2}
    assert cards(game, "P1") == {"winery": 2, "vineyard": 3}


@pytest.mark.rule("MV-38")
def test_a_winery_without_vineyard_closes_too():
    game = table(city(0, "winery", "train-station"), city(0, "vineyard"), edition="green-valley")
    roll(game, 4, 5)
    assert coins(game) == [0, 0]
    assert closed(game, "P1") == {"winery": 1}


@pytest.mark.rule("MV-38")
@pytest.mark.rule("MV-61")
def test_of_an_open_and_a_closed_winery_one_yields_and_closes_while_the_other_opens():
    game = table(city(0, "winery 2, vineyard", "train-station", closed="winery"), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert coins(game) == [6, 0]
    assert closed(game, "P1") == {"winery": 1}


@pytest.mark.rule("MV-38")
def test_a_winery_neither_yields_nor_closes_on_the_roll_of_another():
    game = table(city(0, "", "train-station"), city(0, "winery, vineyard"), edition="green-valley")
    roll(game, 4, 5)
    assert coins(game) == [0, 0]
    assert closed(game, "P2") == {}


# Renovation-company


@pytest.mark.rule("MV-39")
def test_the_renovation_company_closes_a_kind_in_all_cities_its_own_included_for_1_per_copy():
    game = table(
        city(0, "renovation-company, bakery", "train-station"),
        city(0, "bakery 2, cafe"),
        city(0, "bakery"),
        edition="green-valley",
    )
    roll(game, 3, 5)
    assert (phase(game), game.actor) == ("renovate", "P1")
    play(game, "renovate bakery")
    assert [closed(game, seat) for seat in ("P1", "P2", "P3")] == [{"bakery": 1}, {"bakery": 2}, {"bakery": 1}]
    assert coins(game) == [4, 0, 0]
    assert phase(game) == "build"


@pytest.mark.rule("MV-39")
def test_the_renovation_company_must_name_a_kind_without_tower_open_in_some_city():
    game = table(
        city(0, "renovation-company, bakery", "train-station"),
        city(0, "cafe, stadium, ranch", closed="ranch"),
        edition="green-valley",
        piles="mine",
        deck="forest",
    )
    roll(game, 3, 5)
    assert set(game.legal()) == {"renovate bakery", "renovate cafe"}


@pytest.mark.rule("MV-39")
@pytest.mark.parametrize("theirs", [city(0, "stadium"), city(0, "cafe 2", closed="cafe 2"), city(0)])
def test_the_renovation_company_asks_nothing_where_no_kind_is_open(theirs):
    game = table(city(0, "renovation-company", "train-station"), theirs, edition="green-valley")
    roll(game, 3, 5)
    assert phase(game) == "build"
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-39")
def test_copies_closed_before_do_not_pay_again():
    game = table(
        city(0, "renovation-company", "train-station"), city(0, "cafe 3", closed="cafe"), edition="green-valley"
    )
    roll(game, 3, 5)
    play(game, "renovate cafe")
    assert coins(game) == [2, 0]
    assert closed(game, "P2") == {"cafe": 3}


# Startup


@pytest.mark.rule("MV-40")
def test_a_coin_of_the_bank_is_put_on_the_startup_at_the_end_of_its_owners_turn():
    game = table(city(3, "startup", startup=4), city(0), edition="green-valley")
    roll(game, 1)
    play(game, "build nothing")
    assert player(game, "P1")["startup"] == 5
    assert coins(game) == [3, 0]


@pytest.mark.rule("MV-40")
def test_no_coin_is_put_on_a_startup_at_the_end_of_the_turn_of_another():
    game = table(city(0), city(0, "startup", startup=4), edition="green-valley")
    roll(game, 1)
    play(game, "build nothing")
    assert [player(game, seat)["startup"] for seat in ("P1", "P2")] == [0, 4]


@pytest.mark.rule("MV-40")
def test_the_startup_gets_its_first_coin_in_the_turn_it_was_built():
    game = table(city(1), city(0), edition="green-valley", piles="startup")
    roll(game, 1)
    play(game, "build startup")
    assert player(game, "P1")["startup"] == 1
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-40")
def test_the_startup_gives_1_per_coin_on_the_startups_of_all_players_and_the_coins_stay():
    game = table(
        city(0, "startup", "train-station", startup=3),
        city(0, "startup", startup=2),
        city(0, "startup", startup=4),
        edition="green-valley",
    )
    roll(game, 4, 6)
    assert coins(game) == [9, 0, 0]
    assert [player(game, seat)["startup"] for seat in ("P1", "P2", "P3")] == [3, 2, 4]


@pytest.mark.rule("MV-40")
def test_a_startup_does_not_work_on_the_roll_of_another():
    game = table(city(0, "", "train-station"), city(0, "startup", startup=3), edition="green-valley")
    roll(game, 4, 6)
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-40")
def test_coins_on_a_startup_cannot_be_spent():
    game = table(city(0, "startup", startup=9), city(0), edition="green-valley", piles="wheat-field")
    roll(game, 6)
    assert game.legal() == ["build nothing"]


@pytest.mark.rule("MV-40")
@pytest.mark.rule("MV-41")
def test_coins_on_a_startup_are_not_shared_by_the_arboretum():
    game = table(city(0, "arboretum, startup", "train-station", startup=9), city(4), edition="green-valley")
    roll(game, 5, 6)
    assert coins(game) == [2, 2]
    assert player(game, "P1")["startup"] == 9


# Arboretum


@pytest.mark.rule("MV-41")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 10, 0], [4, 4, 4]),
        ([10, 0], [5, 5]),
        ([3, 4], [4, 4]),
        ([1, 0, 0, 0], [1, 1, 1, 1]),
        ([0, 0], [0, 0]),
    ],
)
def test_the_arboretum_shares_all_coins_equally_rounded_up(before, after):
    roller, *others = before
    game = table(city(roller, "arboretum", "train-station"), *[city(other) for other in others], edition="green-valley")
    roll(game, 5, 6)
    assert coins(game) == after
    assert phase(game) == "build"


@pytest.mark.rule("MV-41")
@pytest.mark.parametrize(
    ("dice", "add", "after"),
    [
        ((4, 6), 0, [2, 5, 0]),
        ((5, 6), 0, [3, 3, 3]),
        ((6, 6), 0, [3, 3, 3]),
        ((5, 6), 2, [3, 3, 3]),
        ((6, 6), 2, [2, 5, 0]),
    ],
)
def test_the_arboretum_works_on_11_12_and_13(dice, add, after):
    game = table(city(2, "arboretum", "harbor, train-station"), city(5), city(0), edition="marina-green-valley")
    roll(game, *dice)
    play(game, f"add {add}")
    assert coins(game) == after


@pytest.mark.rule("MV-41")
def test_the_arboretum_does_not_work_on_the_roll_of_another():
    game = table(city(6, "", "train-station"), city(0, "arboretum"), edition="green-valley")
    roll(game, 5, 6)
    assert coins(game) == [6, 0]


@pytest.mark.rule("MV-41")
def test_the_arboretum_shares_the_catch_of_the_trawler_too():
    game = table(
        city(0, "arboretum, trawler", "harbor, train-station"), city(0), city(2), edition="marina-green-valley"
    )
    roll(game, 6, 6)
    play(game, "add 0", "dice 3 5")
    assert coins(game) == [4, 4, 4]  # (8 + 2) / 3, rounded up


# Private-club


@pytest.mark.rule("MV-42")
@pytest.mark.parametrize(("turn", "taker"), [("P1", "P3"), ("P2", "P1"), ("P3", "P2")])
def test_of_two_clubs_the_first_counter_clockwise_takes_everything(turn, taker):
    seats = ["P1", "P2", "P3"]
    roller = city(17, "", "train-station, shopping-mall, amusement-park")
    cities = [roller if seat == turn else city(1, "private-club") for seat in seats]
    game = table(*cities, edition="green-valley", turn=turn)
    roll(game, 6, 6)
    assert dict(zip(seats, coins(game), strict=True)) == dict.fromkeys(seats, 1) | {turn: 0, taker: 18}


@pytest.mark.rule("MV-42")
@pytest.mark.parametrize("built", ["train-station", "train-station, shopping-mall"])
def test_the_club_takes_nothing_from_a_roller_with_fewer_than_3_landmarks(built):
    game = table(city(17, "", built), city(0, "private-club"), edition="green-valley")
    roll(game, 6, 6)
    assert coins(game) == [17, 0]


@pytest.mark.rule("MV-42")
@pytest.mark.parametrize(
    ("dice", "add", "after"),
    [((5, 6), 0, [17, 0]), ((6, 6), 0, [1, 17]), ((5, 6), 2, [1, 17]), ((6, 6), 2, [1, 17])],
)
def test_the_club_works_on_12_13_and_14(dice, add, after):
    game = table(
        city(17, "", "harbor, train-station, shopping-mall"), city(0, "private-club"), edition="marina-green-valley"
    )
    roll(game, *dice)
    play(game, f"add {add}")
    assert coins(game) == after  # the roller's 1 is the city-hall's


@pytest.mark.rule("MV-42")
def test_the_club_of_the_roller_takes_nothing():
    game = table(
        city(17, "private-club", "train-station, shopping-mall, amusement-park"), city(5), edition="green-valley"
    )
    roll(game, 6, 6)
    assert coins(game) == [17, 5]
