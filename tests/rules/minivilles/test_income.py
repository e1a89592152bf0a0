"""Income, MV-20 to MV-29."""

import pytest
from table import cards, city, closed, coins, phase, play, roll, table

STATION = "train-station"


# The order of the colours


@pytest.mark.rule("MV-20")
def test_red_comes_before_blue():
    game = table(city(0, "mine", landmarks=STATION), city(0, "family-restaurant"))
    roll(game, 4, 5)
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-20")
@pytest.mark.parametrize("edition", ["marina", "deluxe"])
def test_red_comes_before_purple(edition):
    # P1 has nothing for the pizzeria, then takes 1 for it with the publisher.
    game = table(city(0, "publisher", landmarks=STATION), city(5, "pizzeria"), edition=edition)
    roll(game, 3, 4)
    assert coins(game) == [1, 4]


@pytest.mark.rule("MV-20")
@pytest.mark.parametrize("edition", ["green-valley", "marina-green-valley"])
def test_green_comes_before_blue(edition):
    # The loan-office finds no coin to take; then the forests give theirs.
    game = table(city(0, "loan-office, forest 2"), city(), edition=edition)
    roll(game, 5)
    assert coins(game) == [2, 0]


@pytest.mark.rule("MV-20")
@pytest.mark.parametrize("edition", ["green-valley", "marina-green-valley", "deluxe"])
def test_a_mine_given_away_by_a_green_card_works_for_its_new_owner(edition):
    game = table(city(0, "moving-company, mine", landmarks=STATION), city(), edition=edition)
    roll(game, 4, 5)
    assert (phase(game), coins(game)) == ("move", [0, 0])
    play(game, "move mine P2")
    assert coins(game) == [4, 5]


@pytest.mark.rule("MV-20")
def test_green_comes_before_purple():
    # The soda-plant gives 2 for P2's cups; then 6 coins are shared.
    game = table(city(0, "soda-plant, arboretum", landmarks=STATION), city(4, "cafe 2"), edition="green-valley")
    roll(game, 5, 6)
    assert coins(game) == [3, 3]


@pytest.mark.rule("MV-20")
def test_a_green_card_works_before_the_renovation_company_closes_it():
    mine = city(0, "furniture-factory, forest, renovation-company", landmarks=STATION)
    game = table(mine, city(), edition="green-valley")
    roll(game, 3, 5)
    assert (phase(game), coins(game)) == ("renovate", [3, 0])
    play(game, "renovate furniture-factory")
    assert coins(game) == [4, 0]
    assert closed(game, "P1") == {"furniture-factory": 1}


@pytest.mark.rule("MV-20")
@pytest.mark.parametrize("edition", ["marina", "deluxe"])
def test_blue_comes_before_purple(edition):
    # The mine lifts P2 to 10, and only then the tax-office looks.
    game = table(city(0, "tax-office", landmarks=STATION), city(5, "mine"), edition=edition)
    roll(game, 4, 5)
    assert coins(game) == [5, 5]


@pytest.mark.rule("MV-20")
def test_all_four_colours_on_one_roll():
    # red: 0 and 5; green: 6 and 5; blue: 6 and 10; purple: half of 10 changes hands
    game = table(
        city(1, "winery, vineyard, tax-office", landmarks=STATION),
        city(4, "family-restaurant, mine"),
        edition="marina-green-valley",
    )
    roll(game, 4, 5)
    assert coins(game) == [11, 5]


# Red cards


@pytest.mark.rule("MV-20")
@pytest.mark.rule("MV-22")
@pytest.mark.parametrize("edition", ["base", "deluxe"])
def test_martin_without_coins_pays_nothing_but_earns_his_bakeries(edition):
    martin, ulysse, juliette = city(0, "bakery 2"), city(0, "cafe"), city(0)
    game = table(martin, ulysse, juliette, edition=edition)
    roll(game, 3)
    assert coins(game) == [2, 0, 0]


@pytest.mark.rule("MV-20")
@pytest.mark.rule("MV-21")
@pytest.mark.rule("MV-22")
@pytest.mark.parametrize("edition", ["base", "deluxe"])
def test_martin_pays_juliette_at_his_right_before_ulysse(edition):
    martin, ulysse, juliette = city(3, "bakery 2"), city(0, "cafe 3"), city(0, "cafe 2")
    game = table(martin, ulysse, juliette, edition=edition)
    roll(game, 3)
    assert coins(game) == [2, 1, 2]


@pytest.mark.rule("MV-21")
@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("P1", [0, 0, 1, 2]),
        ("P2", [2, 0, 0, 1]),
        ("P3", [1, 2, 0, 0]),
        ("P4", [0, 1, 2, 0]),
    ],
)
def test_the_roller_pays_counter_clockwise(turn, expected):
    seats = [city(3 if turn == seat else 0, "cafe 2") for seat in ("P1", "P2", "P3", "P4")]
    game = table(*seats, turn=turn)
    roll(game, 3)
    assert coins(game) == expected


@pytest.mark.rule("MV-21")
def test_five_players_pay_counter_clockwise_too():
    others = city(0, "cafe 2")
    game = table(others, others, city(5), others, others, edition="deluxe", turn="P3")
    roll(game, 3)
    assert coins(game) == [2, 2, 0, 0, 1]


@pytest.mark.rule("MV-21")
def test_a_red_card_never_works_on_its_owners_own_roll():
    game = table(city(5, "cafe 2"), city(5), city(5))
    roll(game, 3)
    assert coins(game) == [5, 5, 5]


@pytest.mark.rule("MV-21")
def test_only_the_roller_pays():
    game = table(city(5), city(5, "cafe"), city(5))
    roll(game, 3)
    assert coins(game) == [4, 6, 5]


# Who cannot pay all


@pytest.mark.rule("MV-22")
@pytest.mark.parametrize(
    ("before", "their_cards", "dice", "expected"),
    [
        (1, "family-restaurant", (4, 5), [0, 1]),
        (2, "cafe 3", (3,), [0, 2]),
        (3, "family-restaurant 2", (4, 6), [0, 3]),
        (0, "family-restaurant", (4, 5), [0, 0]),
    ],
)
def test_the_roller_pays_what_there_is_and_the_bank_adds_nothing(before, their_cards, dice, expected):
    game = table(city(before, landmarks=STATION), city(0, their_cards))
    roll(game, *dice)
    assert coins(game) == expected


@pytest.mark.rule("MV-22")
def test_the_rest_is_forgiven_for_good():
    game = table(city(1, "forest 3", landmarks=STATION), city(0, "family-restaurant"))
    roll(game, 4, 5)
    play(game, "build nothing")
    roll(game, 5)
    assert coins(game) == [3, 1]


@pytest.mark.rule("MV-22")
def test_the_stadium_takes_what_each_player_has():
    game = table(city(0, "stadium"), city(0), city(1), city(3))
    roll(game, 6)
    assert coins(game) == [3, 0, 0, 1]


@pytest.mark.rule("MV-22")
def test_the_tv_station_takes_what_there_is():
    game = table(city(0, "tv-station"), city(3))
    roll(game, 6)
    play(game, "take P2")
    assert coins(game) == [3, 0]


@pytest.mark.rule("MV-22")
def test_the_publisher_takes_what_there_is():
    game = table(city(1, "publisher", landmarks=STATION), city(2, "cafe 3"), city(9, "bakery 3"), edition="marina")
    roll(game, 3, 4)
    assert coins(game) == [6, 0, 6]


# Whose turn


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("turn", "expected"), [("P1", [1, 0, 0]), ("P2", [0, 1, 0]), ("P3", [0, 0, 1])])
def test_green_works_on_its_owners_own_turn(turn, expected):
    game = table(*[city(0, "bakery")] * 3, turn=turn)
    roll(game, 2)
    assert coins(game) == expected


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize("turn", ["P1", "P2", "P3"])
def test_blue_works_on_everybodys_turn(turn):
    game = table(*[city(0, "ranch")] * 3, turn=turn)
    roll(game, 2)
    assert coins(game) == [1, 1, 1]


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("turn", "expected"), [("P1", [9, 3, 3]), ("P2", [3, 9, 3]), ("P3", [3, 3, 9])])
def test_purple_works_on_its_owners_own_turn(turn, expected):
    game = table(*[city(5, "stadium")] * 3, turn=turn)
    roll(game, 6)
    assert coins(game) == expected


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(
    ("edition", "kind", "dice"),
    [
        ("base", "tv-station", (6,)),
        ("base", "business-center", (6,)),
        ("green-valley", "demolition-company", (4,)),
        ("green-valley", "renovation-company", (3, 5)),
        ("green-valley", "moving-company", (4, 5)),
    ],
)
def test_on_somebody_elses_turn_green_and_purple_ask_nothing(edition, kind, dice):
    game = table(city(5, landmarks=STATION), city(5, f"{kind}, bakery", landmarks=STATION), edition=edition)
    roll(game, *dice)
    assert (game.actor, phase(game), coins(game)) == ("P1", "build", [5, 5])


# Copies


@pytest.mark.rule("MV-24")
@pytest.mark.parametrize("turn", ["P1", "P2", "P3"])
def test_three_mines_give_fifteen_on_anybodys_roll(turn):
    game = table(city(0, "mine 3", landmarks=STATION), *[city(0, landmarks=STATION)] * 2, turn=turn)
    roll(game, 4, 5)
    assert coins(game) == [15, 0, 0]


@pytest.mark.rule("MV-24")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "expected"),
    [
        ("bakery 3", "", (2,), [23, 20]),
        ("convenience-store 2", "", (4,), [26, 20]),
        ("cheese-factory 2, ranch 3", "", (3, 4), [38, 20]),
        ("furniture-factory 2, forest, mine", "", (3, 5), [32, 20]),
        ("fruit-market 3, wheat-field", "", (5, 6), [26, 20]),
        ("", "cafe 3", (3,), [17, 23]),
        ("", "family-restaurant 2", (4, 6), [16, 24]),
    ],
)
def test_every_copy_works(mine, theirs, dice, expected):
    game = table(city(20, mine, landmarks=STATION), city(20, theirs))
    roll(game, *dice)
    assert coins(game) == expected


# The shopping-mall


@pytest.mark.rule("MV-25")
def test_with_the_shopping_mall_two_bakeries_give_four():
    game = table(city(0, "bakery 2", landmarks="shopping-mall"), city())
    roll(game, 2)
    assert coins(game) == [4, 0]


@pytest.mark.rule("MV-25")
@pytest.mark.parametrize(
    ("edition", "mine", "total", "gain"),
    [
        ("base", "bakery", 3, 2),
        ("base", "convenience-store", 4, 4),
        ("base", "convenience-store 2", 4, 8),
        ("marina", "flower-shop, flower-field", 6, 2),
        ("marina", "flower-shop, flower-field 3", 6, 6),
        ("marina", "flower-shop 2, flower-field 2", 6, 8),
        ("green-valley", "general-store", 2, 3),
        ("deluxe", "general-store 2, bakery", 2, 8),
    ],
)
def test_breads_yield_one_more_with_the_shopping_mall(edition, mine, total, gain):
    game = table(city(1, mine, landmarks="shopping-mall"), city(1), edition=edition)
    roll(game, total)
    assert coins(game) == [1 + gain, 1]


@pytest.mark.rule("MV-25")
@pytest.mark.parametrize(
    ("edition", "theirs", "standing", "dice", "amount"),
    [
        ("base", "cafe", "shopping-mall", (3,), 2),
        ("base", "cafe 2", "shopping-mall", (3,), 4),
        ("base", "family-restaurant", "shopping-mall", (4, 5), 3),
        ("marina", "sushi-bar", "harbor, shopping-mall", (1,), 4),
        ("marina", "pizzeria", "shopping-mall", (3, 4), 2),
        ("marina", "burger-stand", "shopping-mall", (3, 5), 2),
        ("green-valley", "french-restaurant", "shopping-mall", (5,), 6),
    ],
)
def test_cups_yield_one_more_with_their_owners_shopping_mall(edition, theirs, standing, dice, amount):
    roller = city(20, landmarks="train-station, amusement-park")
    game = table(roller, city(20, theirs, landmarks=standing), edition=edition)
    roll(game, *dice)
    assert coins(game) == [20 - amount, 20 + amount]


@pytest.mark.rule("MV-25")
def test_with_the_shopping_mall_a_private_club_takes_no_more_than_all():
    roller = city(7, landmarks="harbor, train-station, airport")
    game = table(roller, city(0, "private-club", landmarks="shopping-mall"), edition="deluxe")
    roll(game, 6, 6)
    play(game, "add 0")
    assert coins(game) == [0, 7]


@pytest.mark.rule("MV-22")
@pytest.mark.rule("MV-25")
def test_the_bank_does_not_pay_what_the_shopping_mall_adds_to_a_cafe():
    game = table(city(1), city(0, "cafe", landmarks="shopping-mall"))
    roll(game, 3)
    assert coins(game) == [0, 1]


@pytest.mark.rule("MV-25")
def test_the_rollers_shopping_mall_does_nothing_for_somebody_elses_cafe():
    game = table(city(5, landmarks="shopping-mall"), city(0, "cafe"))
    roll(game, 3)
    assert coins(game) == [4, 1]


@pytest.mark.rule("MV-25")
def test_somebody_elses_shopping_mall_does_nothing_for_the_rollers_bakery():
    game = table(city(0, "bakery"), city(0, landmarks="shopping-mall"))
    roll(game, 2)
    assert coins(game) == [1, 0]


@pytest.mark.rule("MV-25")
@pytest.mark.parametrize(
    ("edition", "mine", "dice", "gain"),
    [
        ("base", "wheat-field", (1,), 1),
        ("base", "ranch", (2,), 1),
        ("base", "forest", (5,), 1),
        ("base", "cheese-factory, ranch", (3, 4), 3),
        ("base", "furniture-factory, forest", (3, 5), 3),
        ("base", "mine", (4, 5), 5),
        ("base", "apple-orchard", (4, 6), 3),
        ("base", "fruit-market, wheat-field", (5, 6), 2),
        ("base", "stadium", (6,), 2),
        ("marina", "flower-field", (4,), 1),
        ("marina", "food-hall, cafe", (6, 6), 2),
        ("marina", "publisher", (3, 4), 1),
        ("green-valley", "vineyard", (3, 4), 3),
        ("green-valley", "winery, vineyard", (4, 5), 6),
        ("green-valley", "soda-plant, cafe", (5, 6), 2),
        ("green-valley", "loan-office", (6,), -2),
    ],
)
def test_without_cup_or_bread_the_shopping_mall_adds_nothing(edition, mine, dice, gain):
    # P2's one cafe is there for the publisher and the soda-plant.
    game = table(city(5, mine, landmarks="train-station, shopping-mall"), city(5, "cafe"), edition=edition)
    roll(game, *dice)
    assert coins(game)[0] == 5 + gain


@pytest.mark.rule("MV-25")
@pytest.mark.parametrize(
    ("mine", "dice", "answer", "gain"),
    [
        ("demolition-company", (4,), "demolish train-station", 8),
        ("moving-company", (4, 5), "move moving-company P2", 4),
    ],
)
def test_the_shopping_mall_adds_nothing_to_suitcases(mine, dice, answer, gain):
    game = table(city(0, mine, landmarks="train-station, shopping-mall"), city(), edition="green-valley")
    roll(game, *dice)
    play(game, answer)
    assert coins(game) == [gain, 0]


@pytest.mark.rule("MV-25")
@pytest.mark.parametrize(
    ("edition", "mine", "total"),
    [("marina", "flower-shop", 6), ("green-valley", "general-store", 2), ("deluxe", "general-store", 2)],
)
def test_a_bread_whose_condition_fails_yields_nothing_mall_or_not(edition, mine, total):
    game = table(city(5, mine, landmarks="train-station, shopping-mall"), city(5), edition=edition)
    roll(game, total)
    assert coins(game) == [5, 5]


@pytest.mark.rule("MV-25")
@pytest.mark.parametrize(
    ("edition", "theirs", "dice"),
    [
        ("marina", "sushi-bar", (1,)),
        ("green-valley", "french-restaurant", (5,)),
        ("green-valley", "private-club", (6, 6)),
    ],
)
def test_a_cup_whose_condition_fails_yields_nothing_mall_or_not(edition, theirs, dice):
    game = table(city(5, landmarks=STATION), city(5, theirs, landmarks="shopping-mall"), edition=edition)
    roll(game, *dice)
    assert coins(game) == [5, 5]


# The order among green cards


@pytest.mark.rule("MV-26")
def test_the_loan_office_pays_before_the_flower_shop_earns():
    game = table(city(0, "loan-office, flower-shop, flower-field 3"), city(), edition="marina-green-valley")
    roll(game, 6)
    assert coins(game) == [3, 0]


@pytest.mark.rule("MV-26")
@pytest.mark.parametrize(("before", "after"), [(5, 1), (3, 0)])
def test_loan_offices_pay_one_after_the_other(before, after):
    game = table(city(before, "loan-office 2"), city(), edition="green-valley")
    roll(game, 6)
    assert coins(game) == [after, 0]


@pytest.mark.rule("MV-26")
@pytest.mark.parametrize("edition", ["green-valley", "deluxe"])
def test_the_convenience_store_earns_before_the_demolition_company_works(edition):
    mine = city(0, "convenience-store, demolition-company", landmarks="shopping-mall")
    game = table(mine, city(), edition=edition)
    roll(game, 4)
    assert (phase(game), coins(game)) == ("demolish", [4, 0])
    play(game, "demolish shopping-mall")
    assert coins(game) == [12, 0]


@pytest.mark.rule("MV-26")
def test_demolition_companies_work_one_after_the_other():
    mine = city(0, "demolition-company 2", landmarks="train-station, shopping-mall")
    game = table(mine, city(), edition="green-valley")
    roll(game, 4)
    play(game, "demolish train-station")
    assert (phase(game), coins(game)) == ("demolish", [8, 0])
    assert game.legal() == ["demolish shopping-mall"]
    play(game, "demolish shopping-mall")
    assert (phase(game), coins(game)) == ("build", [16, 0])


@pytest.mark.rule("MV-26")
def test_the_winery_earns_before_the_moving_company_works():
    game = table(city(0, "winery, vineyard 2, moving-company", landmarks=STATION), city(), edition="green-valley")
    roll(game, 4, 5)
    assert (phase(game), coins(game)) == ("move", [12, 0])
    play(game, "move vineyard P2")
    assert coins(game) == [16, 0]


@pytest.mark.rule("MV-26")
def test_moving_companies_work_one_after_the_other():
    game = table(city(0, "moving-company 2, bakery 2", landmarks=STATION), city(), edition="deluxe")
    roll(game, 4, 5)
    play(game, "move bakery P2")
    assert (phase(game), coins(game)) == ("move", [4, 0])
    play(game, "move bakery P2")
    assert (phase(game), coins(game)) == ("build", [8, 0])
    assert cards(game, "P2") == {"bakery": 2}


# The order among purple cards


@pytest.mark.rule("MV-27")
@pytest.mark.parametrize("edition", ["base", "deluxe"])
def test_stadium_then_tv_station_then_business_center(edition):
    game = table(city(0, "business-center, tv-station, stadium, bakery"), city(10), city(10), edition=edition)
    roll(game, 6)
    assert (phase(game), coins(game)) == ("take", [4, 8, 8])
    play(game, "take P2")
    assert (phase(game), coins(game)) == ("swap", [9, 3, 8])
    play(game, "no swap")
    assert phase(game) == "build"


@pytest.mark.rule("MV-27")
def test_the_tv_station_takes_what_the_stadium_left():
    game = table(city(0, "stadium, tv-station"), city(6), city(6))
    roll(game, 6)
    play(game, "take P3")
    assert coins(game) == [8, 4, 0]


@pytest.mark.rule("MV-27")
def test_tax_office_then_renovation_company():
    mine = city(0, "renovation-company, tax-office, forest", landmarks=STATION)
    game = table(mine, city(11), edition="marina-green-valley")
    roll(game, 3, 5)
    assert (phase(game), coins(game)) == ("renovate", [5, 6])
    play(game, "renovate forest")
    assert coins(game) == [6, 6]


# The city-hall is no landmark


@pytest.mark.rule("MV-28")
@pytest.mark.parametrize(("kind", "total", "gain"), [("general-store", 2, 2), ("corn-field", 3, 1)])
@pytest.mark.parametrize(("standing", "works"), [("harbor", True), ("harbor, train-station", False)])
def test_the_city_hall_does_not_make_a_second_landmark(kind, total, gain, standing, works):
    game = table(city(5, kind, landmarks=standing), city(5), edition="marina-green-valley")
    roll(game, total)
    assert coins(game) == [5 + gain if works else 5, 5]


@pytest.mark.rule("MV-28")
@pytest.mark.parametrize(("standing", "expected"), [("harbor", [8, 0]), ("harbor, train-station", [3, 5])])
def test_the_city_hall_does_not_bring_the_french_restaurant_to_work(standing, expected):
    game = table(city(8, landmarks=standing), city(0, "french-restaurant"), edition="marina-green-valley")
    roll(game, 5)
    assert coins(game) == expected


@pytest.mark.rule("MV-28")
@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        ("harbor, train-station", [8, 0]),
        ("harbor, train-station, airport", [1, 8]),  # the 1 is the city-hall's
    ],
)
def test_the_city_hall_does_not_bring_the_private_club_to_work(standing, expected):
    game = table(city(8, landmarks=standing), city(0, "private-club"), edition="marina-green-valley")
    roll(game, 6, 6)
    play(game, "add 0")
    assert coins(game) == expected


@pytest.mark.rule("MV-28")
@pytest.mark.parametrize("edition", ["marina", "marina-green-valley"])
@pytest.mark.parametrize(
    ("standing", "over"),
    [
        ("harbor, train-station, shopping-mall, amusement-park", False),
        ("harbor, train-station, shopping-mall, amusement-park, airport", True),
    ],
)
def test_five_landmarks_and_the_city_hall_do_not_win(edition, standing, over):
    game = table(city(22, landmarks=standing), city(), edition=edition)
    roll(game, 6)
    play(game, "build radio-tower")
    assert game.over is over


# Closed cards count


@pytest.mark.rule("MV-29")
@pytest.mark.parametrize(
    ("mine", "shut", "dice", "gain"),
    [
        ("cheese-factory, ranch 3", "ranch 3", (3, 4), 9),
        ("cheese-factory, ranch 3", "ranch 2", (3, 4), 9),
        ("furniture-factory, forest, mine", "forest, mine", (3, 5), 6),
        ("fruit-market, wheat-field, apple-orchard", "wheat-field, apple-orchard", (5, 6), 4),
        ("flower-shop, flower-field 2", "flower-field 2", (6,), 2),
        ("food-hall, cafe 2", "cafe 2", (6, 6), 4),
        ("soda-plant, cafe, pizzeria", "cafe, pizzeria", (5, 6), 2),
        ("winery, vineyard 2", "vineyard 2", (4, 5), 12),
    ],
)
def test_closed_cards_count_for_other_cards_of_their_owner(mine, shut, dice, gain):
    game = table(city(1, mine, landmarks=STATION, closed=shut), city(1), edition="marina-green-valley")
    roll(game, *dice)
    assert coins(game) == [1 + gain, 1]


@pytest.mark.rule("MV-29")
@pytest.mark.parametrize(
    ("mine", "dice", "expected"),
    [("publisher", (3, 4), [4, 6]), ("soda-plant", (5, 6), [3, 9])],
)
def test_closed_cards_count_for_other_players_cards(mine, dice, expected):
    # 2 cups and 1 bread
    theirs = city(9, "cafe 2, bakery", closed="cafe 2, bakery")
    game = table(city(1, mine, landmarks=STATION), theirs, edition="marina-green-valley")
    roll(game, *dice)
    assert coins(game) == expected
