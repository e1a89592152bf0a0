"""Building and the end of a turn: MV-50 to MV-58."""

import pytest
from table import cards, city, coins, landmarks, phase, play, player, roll, table

import bourgade

TEN_PILES = (
    "wheat-field 2, ranch 2, bakery 2, cafe, convenience-store 2, forest 2, mine 2, family-restaurant 2, "
    "apple-orchard 2, fruit-market 2"
)
NINE_PILES = (
    "wheat-field 2, ranch 2, bakery 2, cafe, convenience-store 2, forest 2, mine 2, family-restaurant 2, "
    "apple-orchard 2"
)
ALL_BUT_THE_RADIO_TOWER = "harbor, train-station, shopping-mall, amusement-park, airport"


# Once a turn, paid in full


@pytest.mark.rule("MV-50")
def test_an_establishment_of_the_market_is_built_and_paid_to_the_bank():
    game = table(city(5, "bakery"), city(1), piles="cafe 3")
    roll(game, 6)
    play(game, "build cafe")
    assert cards(game, "P1") == {"bakery": 1, "cafe": 1}
    assert game.position()["piles"] == {"cafe": 2}
    assert coins(game) == [3, 1]


@pytest.mark.rule("MV-50")
@pytest.mark.rule("MV-52")
@pytest.mark.parametrize(
    ("landmark", "price"),
    [
        ("harbor", 2),
        ("train-station", 4),
        ("shopping-mall", 10),
        ("amusement-park", 16),
        ("radio-tower", 22),
        ("airport", 30),
    ],
)
def test_any_landmark_may_be_the_first_and_is_paid_in_full(landmark, price):
    game = table(city(price), city(0), edition="marina")
    roll(game, 6)
    play(game, f"build {landmark}")
    assert landmarks(game, "P1") == [landmark]
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize(
    ("purse", "buys"),
    [
        (0, set()),
        (1, {"wheat-field"}),
        (2, {"wheat-field", "cafe"}),
        (5, {"wheat-field", "cafe", "train-station"}),
        (6, {"wheat-field", "cafe", "train-station", "mine"}),
        (10, {"wheat-field", "cafe", "train-station", "mine", "shopping-mall"}),
    ],
)
def test_only_what_can_be_paid_in_full_is_offered(purse, buys):
    game = table(city(purse), city(0), piles="wheat-field, cafe, mine")
    roll(game, 6)
    assert set(game.legal()) == {"build nothing"} | {f"build {name}" for name in buys}


@pytest.mark.rule("MV-50")
def test_building_without_the_money_is_refused():
    game = table(city(5), city(0), piles="mine")
    roll(game, 6)
    with pytest.raises(bourgade.IllegalMove):
        game.play("build mine")


@pytest.mark.rule("MV-50")
def test_the_income_of_the_roll_may_be_spent():
    game = table(city(0, "wheat-field"), city(0), piles="ranch")
    roll(game, 1)
    play(game, "build ranch")
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize("build", ["build ranch", "build train-station", "build nothing"])
def test_after_one_build_or_none_the_next_player_rolls(build):
    game = table(city(9), city(0), piles="ranch 4")
    roll(game, 6)
    play(game, build)
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-50")
def test_building_nothing_changes_nothing():
    game = table(city(9, "cafe"), city(0), piles="ranch 4")
    roll(game, 6)
    play(game, "build nothing")
    assert player(game, "P1") == city(9, "cafe")
    assert game.position()["piles"] == {"ranch": 4}


@pytest.mark.rule("MV-50")
def test_cards_of_the_deck_are_not_for_sale():
    game = table(city(3), city(0), edition="deluxe", piles="cafe", deck="ranch 5")
    roll(game, 6)
    assert set(game.legal()) == {"build cafe", "build harbor", "build nothing"}


# How many of a kind


@pytest.mark.rule("MV-51")
def test_a_purple_kind_is_built_once_only():
    game = table(city(9, "stadium"), city(0), piles="stadium 3, tv-station")
    roll(game, 5)
    assert set(game.legal()) == {"build tv-station", "build train-station", "build nothing"}


@pytest.mark.rule("MV-51")
def test_two_players_may_have_the_same_purple_kind():
    game = table(city(6), city(0, "stadium"), piles="stadium")
    roll(game, 5)
    play(game, "build stadium")
    assert cards(game, "P1") == cards(game, "P2") == {"stadium": 1}


@pytest.mark.rule("MV-51")
def test_other_kinds_are_built_without_limit():
    game = table(city(1, "wheat-field 7"), city(0), piles="wheat-field")
    roll(game, 6)
    play(game, "build wheat-field")
    assert cards(game, "P1") == {"wheat-field": 8}


@pytest.mark.rule("MV-51")
def test_a_kind_whose_last_copy_was_sold_is_no_longer_offered():
    game = table(city(2), city(2), piles="ranch")
    roll(game, 6)
    play(game, "build ranch")
    roll(game, 6)
    assert game.legal() == ["build nothing"]


# Landmarks work at once


@pytest.mark.rule("MV-52")
def test_all_landmarks_still_under_construction_are_offered():
    game = table(city(30, "", "shopping-mall"), city(0))
    roll(game, 6)
    assert set(game.legal()) == {"build train-station", "build amusement-park", "build radio-tower", "build nothing"}


@pytest.mark.rule("MV-52")
def test_the_shopping_mall_works_on_the_next_roll_of_another():
    game = table(city(10, "cafe"), city(5))
    roll(game, 6)
    play(game, "build shopping-mall")
    roll(game, 3)
    assert coins(game) == [2, 3]


@pytest.mark.rule("MV-52")
def test_the_harbor_works_on_the_next_roll_of_another():
    game = table(city(2, "sushi-bar"), city(5), edition="marina")
    roll(game, 6)
    play(game, "build harbor")
    roll(game, 1)
    assert coins(game) == [3, 2]


# City-hall


@pytest.mark.rule("MV-53")
@pytest.mark.parametrize("edition", ["marina", "marina-green-valley"])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_the_city_hall_gives_1_just_before_building_to_who_has_no_coin(edition, before, after):
    game = table(city(before), city(0), edition=edition)
    roll(game, 6)
    assert coins(game) == [after, 0]


@pytest.mark.rule("MV-53")
@pytest.mark.parametrize("edition", ["base", "green-valley", "deluxe"])
def test_without_city_hall_who_has_no_coin_builds_without(edition):
    game = table(city(0), city(0), edition=edition)
    roll(game, 6)
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-53")
def test_the_coin_of_the_city_hall_may_be_spent():
    game = table(city(0), city(0), edition="marina", piles="ranch")
    roll(game, 6)
    play(game, "build ranch")
    assert coins(game) == [0, 0]
    assert cards(game, "P1") == {"ranch": 1}


@pytest.mark.rule("MV-53")
def test_the_coin_of_the_city_hall_may_be_kept():
    game = table(city(0), city(0), edition="marina", piles="ranch")
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [1, 0]


@pytest.mark.rule("MV-53")
def test_the_coin_of_the_city_hall_comes_after_the_payments():
    game = table(city(0), city(0, "cafe"), edition="marina")
    roll(game, 3)
    assert coins(game) == [1, 0]


@pytest.mark.rule("MV-53")
def test_who_paid_the_last_coin_to_a_cafe_gets_1_of_the_city_hall():
    game = table(city(1), city(0, "cafe"), edition="marina")
    roll(game, 3)
    assert coins(game) == [1, 1]


# Airport


@pytest.mark.rule("MV-54")
@pytest.mark.parametrize("edition", ["marina", "marina-green-valley", "deluxe"])
def test_the_airport_gives_10_for_building_nothing(edition):
    game = table(city(5, "", "airport"), city(0), edition=edition, piles="ranch")
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [15, 0]


@pytest.mark.rule("MV-54")
@pytest.mark.parametrize(("build", "after"), [("build ranch", 4), ("build harbor", 3)])
def test_the_airport_gives_nothing_for_building(build, after):
    game = table(city(5, "", "airport"), city(0), edition="marina", piles="ranch")
    roll(game, 6)
    play(game, build)
    assert coins(game) == [after, 0]


@pytest.mark.rule("MV-54")
def test_the_airport_gives_nothing_in_the_turn_it_was_built():
    game = table(city(30), city(0), edition="marina")
    roll(game, 6)
    play(game, "build airport")
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-54")
def test_the_airport_gives_nothing_when_another_builds_nothing():
    game = table(city(5), city(5, "", "airport"), edition="marina")
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [5, 5]


@pytest.mark.rule("MV-54")
@pytest.mark.rule("MV-58")
def test_the_airport_gives_10_in_the_extra_turn_too():
    game = table(city(5, "", "train-station, amusement-park, airport"), city(0), edition="marina")
    roll(game, 2, 2)
    play(game, "build nothing")
    roll(game, 1, 3)
    play(game, "build nothing")
    assert coins(game) == [25, 0]


@pytest.mark.rule("MV-53")
@pytest.mark.rule("MV-54")
def test_city_hall_and_airport_give_11_to_who_has_nothing_and_builds_nothing():
    game = table(city(0, "", "airport"), city(0), edition="marina")
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [11, 0]


# Deluxe top-up


@pytest.mark.rule("MV-55")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (3, 3)])
def test_in_deluxe_who_builds_nothing_is_topped_up_to_2(before, after):
    game = table(city(before), city(0), edition="deluxe")
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [after, 0]


@pytest.mark.rule("MV-55")
@pytest.mark.parametrize(("before", "build"), [(1, "build ranch"), (2, "build harbor")])
def test_in_deluxe_who_builds_is_not_topped_up(before, build):
    game = table(city(before), city(0), edition="deluxe", piles="ranch")
    roll(game, 6)
    play(game, build)
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-55")
@pytest.mark.parametrize("edition", ["base", "marina", "green-valley", "marina-green-valley"])
def test_in_other_editions_nobody_is_topped_up(edition):
    game = table(city(1), city(0), edition=edition)
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [1, 0]


@pytest.mark.rule("MV-55")
@pytest.mark.rule("MV-58")
@pytest.mark.parametrize(("before", "after"), [(0, 10), (1, 11)])
def test_in_deluxe_the_airport_comes_before_the_top_up(before, after):
    game = table(city(before, "", "airport"), city(0), edition="deluxe")
    roll(game, 6)
    play(game, "build nothing")
    assert coins(game) == [after, 0]


@pytest.mark.rule("MV-55")
@pytest.mark.rule("MV-58")
def test_each_extra_turn_has_its_own_top_up():
    game = table(city(1, "", "train-station, amusement-park"), city(0), edition="deluxe", piles="cafe")
    roll(game, 1, 1)
    play(game, "build nothing")
    assert coins(game) == [2, 0]
    roll(game, 1, 1)
    play(game, "build cafe")
    assert coins(game) == [0, 0]
    roll(game, 1, 3)
    play(game, "build nothing")
    assert coins(game) == [2, 0]


# Refill


@pytest.mark.rule("MV-56")
def test_the_build_that_takes_the_last_card_of_a_pile_is_followed_by_a_draw():
    game = table(city(2), city(0), edition="marina", piles=TEN_PILES, deck="pizzeria 2, ranch")
    roll(game, 6)
    play(game, "build cafe")
    assert (phase(game), game.actor) == ("refill", "chance")
    play(game, "draw pizzeria")
    assert game.position()["piles"]["pizzeria"] == 1
    assert game.position()["deck"] == {"pizzeria": 1, "ranch": 1}
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-56")
def test_a_kind_drawn_that_lies_there_already_goes_on_its_pile_and_another_is_drawn():
    game = table(city(2), city(0), edition="marina", piles=TEN_PILES, deck="pizzeria 2, ranch")
    roll(game, 6)
    play(game, "build cafe", "draw ranch")
    assert game.position()["piles"]["ranch"] == 3
    assert phase(game) == "refill"
    play(game, "draw pizzeria")
    assert phase(game) == "roll"


@pytest.mark.rule("MV-56")
def test_the_kind_just_sold_out_may_come_back():
    game = table(city(2), city(0), edition="marina", piles=TEN_PILES, deck="cafe, mine")
    roll(game, 6)
    play(game, "build cafe", "draw cafe")
    assert game.position()["piles"]["cafe"] == 1
    assert phase(game) == "roll"


@pytest.mark.rule("MV-56")
def test_drawing_stops_when_the_deck_is_empty():
    game = table(city(2), city(0), edition="marina", piles=TEN_PILES, deck="ranch 2")
    roll(game, 6)
    play(game, "build cafe", "draw ranch", "draw ranch")
    assert (phase(game), game.actor) == ("roll", "P2")
    assert len(game.position()["piles"]) == 9


@pytest.mark.rule("MV-56")
def test_without_a_deck_nothing_is_drawn():
    game = table(city(2), city(0), edition="marina", piles=TEN_PILES)
    roll(game, 6)
    play(game, "build cafe")
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-56")
@pytest.mark.parametrize("build", ["build ranch", "build harbor", "build nothing"])
def test_while_ten_piles_lie_there_nothing_is_drawn(build):
    game = table(city(2), city(0), edition="marina", piles=TEN_PILES, deck="pizzeria 2")
    roll(game, 6)
    play(game, build)
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-56")
def test_a_landmark_is_a_build_that_fills_the_line_of_a_loaded_position():
    game = table(city(2), city(0), edition="marina", piles="cafe", deck="ranch, mine")
    roll(game, 6)
    play(game, "build harbor")
    assert (phase(game), game.actor) == ("refill", "chance")
    play(game, "draw mine", "draw ranch")
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-56")
def test_in_deluxe_nine_piles_are_enough():
    game = table(city(2), city(0), edition="deluxe", piles=NINE_PILES, deck="pizzeria 2")
    roll(game, 6)
    play(game, "build ranch")
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-56")
def test_in_deluxe_eight_piles_are_refilled_to_nine():
    game = table(city(2), city(0), edition="deluxe", piles=NINE_PILES, deck="pizzeria, burger-stand")
    roll(game, 6)
    play(game, "build cafe", "draw pizzeria")
    assert (phase(game), game.actor) == ("roll", "P2")
    assert len(game.position()["piles"]) == 9


@pytest.mark.rule("MV-56")
def test_an_open_market_is_never_refilled():
    game = table(city(2), city(0), edition="marina", market="open", piles="cafe, ranch")
    roll(game, 6)
    play(game, "build cafe")
    assert (phase(game), game.actor) == ("roll", "P2")
    assert game.position()["piles"] == {"ranch": 1}


@pytest.mark.rule("MV-56")
def test_a_loaded_market_with_few_piles_stays_as_it_is_while_nothing_is_built():
    game = table(city(2), city(0), edition="marina", piles="cafe 2", deck="ranch 2, mine")
    roll(game, 6)
    play(game, "build nothing")
    assert (phase(game), game.actor) == ("roll", "P2")
    assert game.position()["piles"] == {"cafe": 2}


@pytest.mark.rule("MV-56")
def test_a_loaded_market_with_few_piles_is_refilled_by_the_first_build():
    game = table(city(2), city(0), edition="marina", piles="cafe 2", deck="ranch 2, mine")
    roll(game, 6)
    play(game, "build cafe", "draw ranch", "draw mine", "draw ranch")
    assert game.position()["piles"] == {"cafe": 1, "ranch": 2, "mine": 1}
    assert (phase(game), game.actor) == ("roll", "P2")


# Victory


@pytest.mark.rule("MV-57")
@pytest.mark.parametrize(
    ("edition", "standing", "last", "price", "built"),
    [
        ("base", "train-station, shopping-mall, amusement-park", "radio-tower", 22, 4),
        ("green-valley", "train-station, shopping-mall, amusement-park", "radio-tower", 22, 4),
        ("marina", ALL_BUT_THE_RADIO_TOWER, "radio-tower", 22, 6),
        ("marina-green-valley", ALL_BUT_THE_RADIO_TOWER, "radio-tower", 22, 6),
        ("deluxe", "harbor, train-station, shopping-mall, amusement-park", "airport", 30, 5),
    ],
)
def test_the_last_landmark_needed_wins_at_once(edition, standing, last, price, built):
    game = table(city(price, "", standing), city(0, "", "train-station"), edition=edition)
    roll(game, 6)
    assert (game.over, game.winners) == (False, [])
    play(game, f"build {last}")
    assert (game.over, game.winners, game.scores) == (True, ["P1"], [built, 1])
    assert (phase(game), game.actor) == ("over", None)


@pytest.mark.rule("MV-57")
@pytest.mark.parametrize(
    ("edition", "standing"),
    [
        ("base", "train-station, shopping-mall"),
        ("green-valley", "train-station, shopping-mall"),
        ("marina", "harbor, train-station, shopping-mall, airport"),
        ("marina-green-valley", "harbor, train-station, shopping-mall, airport"),
        ("deluxe", "harbor, train-station, shopping-mall"),
    ],
)
def test_one_landmark_short_the_game_goes_on(edition, standing):
    game = table(city(16, "", standing), city(0), edition=edition)
    roll(game, 6)
    play(game, "build amusement-park")
    assert (game.over, game.winners) == (False, [])
    assert (phase(game), game.actor) == ("roll", "P2")


@pytest.mark.rule("MV-57")
def test_the_player_who_builds_wins_wherever_seated():
    game = table(city(0), city(22, "", "train-station, shopping-mall, amusement-park"), city(0), turn="P2")
    roll(game, 6)
    play(game, "build radio-tower")
    assert (game.winners, game.scores) == (["P2"], [0, 4, 0])


@pytest.mark.rule("MV-57")
def test_nothing_can_be_played_when_the_game_is_over():
    game = table(city(22, "", "train-station, shopping-mall, amusement-park"), city(0))
    roll(game, 6)
    play(game, "build radio-tower")
    assert game.legal() == []
    with pytest.raises(bourgade.IllegalMove):
        game.play("roll 1")


# The order after the build


@pytest.mark.rule("MV-58")
def test_victory_stops_refill_startup_coin_and_extra_turn():
    game = table(
        city(2, "startup", "train-station, shopping-mall, amusement-park, radio-tower, airport", startup=3),
        city(0),
        edition="marina-green-valley",
        piles="cafe",
        deck="mine 2",
    )
    roll(game, 1, 1)
    play(game, "keep", "build harbor")
    assert (game.over, game.winners) == (True, ["P1"])
    assert player(game, "P1")["startup"] == 3
    assert coins(game) == [0, 0]
    assert game.position()["piles"] == {"cafe": 1}
    assert game.position()["deck"] == {"mine": 2}


@pytest.mark.rule("MV-37")
@pytest.mark.rule("MV-58")
def test_the_5_of_the_loan_office_come_before_the_refill():
    game = table(city(0), city(0), edition="green-valley", piles="loan-office", deck="mine")
    roll(game, 6)
    play(game, "build loan-office")
    assert phase(game) == "refill"
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-58")
def test_the_refill_comes_before_the_startup_coin():
    game = table(city(2, "startup"), city(0), edition="green-valley", piles="cafe", deck="mine")
    roll(game, 6)
    play(game, "build cafe")
    assert (phase(game), player(game, "P1")["startup"]) == ("refill", 0)
    play(game, "draw mine")
    assert (phase(game), player(game, "P1")["startup"]) == ("roll", 1)


@pytest.mark.rule("MV-56")
@pytest.mark.rule("MV-58")
def test_the_refill_comes_before_the_turn_passes():
    game = table(city(2), city(0), edition="green-valley", piles="cafe", deck="mine")
    roll(game, 6)
    play(game, "build cafe")
    assert (phase(game), game.position()["turn"]) == ("refill", "P1")
    play(game, "draw mine")
    assert (phase(game), game.position()["turn"]) == ("roll", "P2")


@pytest.mark.rule("MV-58")
def test_the_refill_comes_before_the_extra_turn():
    game = table(
        city(2, "", "train-station, amusement-park"), city(0), edition="green-valley", piles="cafe", deck="mine"
    )
    roll(game, 1, 1)
    play(game, "build cafe", "draw mine")
    assert (phase(game), game.actor) == ("roll", "P1")


@pytest.mark.rule("MV-40")
@pytest.mark.rule("MV-58")
def test_each_extra_turn_has_its_own_startup_coin():
    game = table(city(0, "startup", "train-station, amusement-park"), city(0), edition="green-valley")
    roll(game, 1, 1)
    play(game, "build nothing")
    assert (game.actor, player(game, "P1")["startup"]) == ("P1", 1)
    roll(game, 1, 3)
    play(game, "build nothing")
    assert (game.actor, player(game, "P1")["startup"]) == ("P2", 2)


@pytest.mark.rule("MV-58")
def test_each_extra_turn_has_its_own_re_roll():
    game = table(city(0, "", "train-station, amusement-park, radio-tower"), city(0))
    roll(game, 1, 2)
    play(game, "reroll", "dice 2 2", "build nothing")
    roll(game, 1, 2)
    assert set(game.legal()) == {"keep", "reroll"}
