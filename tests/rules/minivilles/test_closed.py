"""Closed establishments: MV-60 to MV-63."""

import pytest
from table import cards, city, closed, coins, phase, play, roll, table

# A closed card has no effect


@pytest.mark.rule("MV-60")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice"),
    [
        (city(5), city(0, "wheat-field", closed="wheat-field"), (1,)),
        (city(5), city(0, "cafe", closed="cafe"), (3,)),
        (city(5, "bakery", closed="bakery"), city(0), (2,)),
        (city(5, "loan-office", closed="loan-office"), city(0), (5,)),
        (city(5, "winery, vineyard", "train-station", closed="winery"), city(0), (4, 5)),
        (city(5, "moving-company, bakery", "train-station", closed="moving-company"), city(0), (4, 5)),
        (city(5, "demolition-company", "train-station", closed="demolition-company"), city(0), (4,)),
    ],
)
def test_a_closed_card_has_no_effect(mine, theirs, dice):
    game = table(mine, theirs, edition="green-valley")
    roll(game, *dice)
    assert phase(game) == "build"
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-60")
def test_open_copies_work_beside_a_closed_one():
    game = table(city(0, "mine 3", "train-station", closed="mine"), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert coins(game) == [10, 0]
    assert closed(game, "P1") == {}


@pytest.mark.rule("MV-60")
@pytest.mark.rule("MV-61")
def test_an_open_trawler_fishes_beside_a_closed_one():
    game = table(
        city(0, "trawler 2", "harbor, train-station", closed="trawler"),
        city(0, "trawler", "harbor", closed="trawler"),
        edition="marina-green-valley",
    )
    roll(game, 6, 6)
    play(game, "add 0", "dice 3 5")
    assert coins(game) == [8, 0]
    assert (closed(game, "P1"), closed(game, "P2")) == ({}, {})


@pytest.mark.rule("MV-33")
@pytest.mark.rule("MV-61")
def test_where_all_trawlers_are_closed_nothing_is_thrown_and_they_open():
    game = table(city(0, "trawler", "harbor, train-station", closed="trawler"), city(0), edition="marina-green-valley")
    play(game, "roll 2", "dice 6 6", "add 0")
    assert phase(game) == "build"
    assert closed(game, "P1") == {}
    assert coins(game) == [1, 0]  # the city-hall's


@pytest.mark.rule("MV-60")
@pytest.mark.rule("MV-61")
def test_an_open_demolition_company_works_once_beside_a_closed_one():
    game = table(
        city(0, "demolition-company 2", "train-station, shopping-mall", closed="demolition-company"),
        city(0),
        edition="green-valley",
    )
    roll(game, 4)
    play(game, "demolish shopping-mall")
    assert phase(game) == "build"
    assert coins(game) == [8, 0]
    assert closed(game, "P1") == {}


# It opens when its number comes up


@pytest.mark.rule("MV-61")
def test_a_blue_card_opens_on_the_roll_of_another_and_works_the_next_time():
    game = table(city(0), city(0, "wheat-field", closed="wheat-field"), city(0), edition="green-valley")
    roll(game, 1)
    assert (closed(game, "P2"), coins(game)) == ({}, [0, 0, 0])
    play(game, "build nothing")
    roll(game, 1)
    assert coins(game) == [0, 1, 0]


@pytest.mark.rule("MV-61")
def test_a_blue_card_opens_on_its_owners_roll():
    game = table(city(0, "wheat-field", closed="wheat-field"), city(0), edition="green-valley")
    roll(game, 1)
    assert (closed(game, "P1"), coins(game)) == ({}, [0, 0])


@pytest.mark.rule("MV-61")
def test_a_red_card_opens_on_the_roll_of_another_only_and_works_the_next_time():
    game = table(city(0, "cafe", closed="cafe"), city(5), city(5), edition="green-valley")
    roll(game, 3)
    assert closed(game, "P1") == {"cafe": 1}
    play(game, "build nothing")
    roll(game, 3)
    assert (closed(game, "P1"), coins(game)) == ({}, [0, 5, 5])
    play(game, "build nothing")
    roll(game, 3)
    assert coins(game) == [1, 5, 4]


@pytest.mark.rule("MV-61")
def test_a_red_card_opens_also_when_the_roller_has_no_coin():
    game = table(city(0), city(0, "cafe", closed="cafe"), edition="green-valley")
    roll(game, 3)
    assert closed(game, "P2") == {}


@pytest.mark.rule("MV-61")
def test_a_green_card_opens_on_its_owners_roll_only_and_works_the_next_time():
    game = table(city(0), city(0, "bakery", closed="bakery"), edition="green-valley")
    roll(game, 2)
    assert closed(game, "P2") == {"bakery": 1}
    play(game, "build nothing")
    roll(game, 2)
    assert (closed(game, "P2"), coins(game)) == ({}, [0, 0])
    play(game, "build nothing")
    roll(game, 6)
    play(game, "build nothing")
    roll(game, 3)
    assert coins(game) == [0, 1]


@pytest.mark.rule("MV-61")
@pytest.mark.parametrize(("die", "after"), [(1, {"bakery": 2}), (2, {}), (3, {}), (4, {"bakery": 2})])
def test_all_copies_open_on_each_of_their_numbers_and_on_no_other(die, after):
    game = table(city(0, "bakery 2", closed="bakery 2"), city(0), edition="green-valley")
    roll(game, die)
    assert (closed(game, "P1"), coins(game)) == (after, [0, 0])


@pytest.mark.rule("MV-38")
@pytest.mark.rule("MV-61")
def test_a_winery_opens_on_its_owners_next_9_only_and_yields_on_the_one_after():
    game = table(city(0, "winery, vineyard 2", "train-station"), city(0, "", "train-station"), edition="green-valley")
    after_each = []
    for dice in [(4, 5), (4, 5), (1, 3), (4, 5), (4, 5), (1, 3), (4, 5)]:
        roll(game, *dice)
        after_each.append((coins(game)[0], closed(game, "P1")))
        play(game, "build nothing")
    assert after_each == [
        (12, {"winery": 1}),  # P1's first 9
        (12, {"winery": 1}),  # P2's 9
        (12, {"winery": 1}),  # P1's 4
        (12, {"winery": 1}),  # P2's 9
        (12, {}),  # P1's second 9
        (12, {}),
        (24, {"winery": 1}),  # P1's third 9
    ]


@pytest.mark.rule("MV-39")
@pytest.mark.rule("MV-61")
def test_renovated_cards_open_again_each_on_its_own_occasion():
    game = table(city(9, "renovation-company, cafe", "train-station"), city(9, "cafe"), city(9), edition="green-valley")
    roll(game, 3, 5)
    play(game, "renovate cafe", "build nothing")
    roll(game, 3)
    assert (closed(game, "P1"), closed(game, "P2")) == ({}, {"cafe": 1})
    assert coins(game) == [11, 9, 9]


@pytest.mark.rule("MV-61")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("sushi-bar", (1,)),
        ("fishing-boat", (3, 5)),
        ("trawler", (6, 6)),
        ("corn-field", (3,)),
        ("french-restaurant", (5,)),
        ("private-club", (6, 6)),
    ],
)
def test_a_card_opens_on_the_roll_of_another_though_its_condition_fails(card, dice):
    game = table(
        city(9, "", "train-station"),
        city(0, card, "train-station, shopping-mall", closed=card),
        edition="marina-green-valley",
    )
    roll(game, *dice)
    assert closed(game, "P2") == {}
    assert (phase(game), coins(game)) == ("build", [9, 0])


@pytest.mark.rule("MV-61")
@pytest.mark.parametrize(
    ("card", "built", "die"), [("general-store", "train-station, shopping-mall", 2), ("demolition-company", "", 4)]
)
def test_a_card_opens_on_its_owners_roll_though_its_condition_fails(card, built, die):
    game = table(city(9, card, built, closed=card), city(0), edition="green-valley")
    roll(game, die)
    assert closed(game, "P1") == {}
    assert (phase(game), coins(game)) == ("build", [9, 0])


# The point in the order


@pytest.mark.rule("MV-39")
@pytest.mark.rule("MV-61")
@pytest.mark.parametrize(
    ("mine", "theirs", "card"),
    [
        ("", "burger-stand", "burger-stand"),
        ("furniture-factory", "", "furniture-factory"),
        ("", "fishing-boat", "fishing-boat"),
    ],
)
def test_a_card_that_opens_on_8_may_be_renovated_on_the_same_roll(mine, theirs, card):
    game = table(
        city(5, f"renovation-company, {mine}", "train-station", closed=mine),
        city(0, theirs, closed=theirs),
        edition="marina-green-valley",
    )
    roll(game, 3, 5)
    assert game.legal() == [f"renovate {card}"]
    play(game, f"renovate {card}")
    assert coins(game) == [6, 0]
    assert closed(game, "P1") | closed(game, "P2") == {card: 1}


@pytest.mark.rule("MV-61")
@pytest.mark.rule("MV-63")
def test_a_closed_mine_given_away_on_a_9_opens_in_its_new_city():
    game = table(city(0, "moving-company, mine", "train-station", closed="mine"), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert (phase(game), closed(game, "P1")) == ("move", {"mine": 1})
    play(game, "move mine P2")
    assert cards(game, "P2") == {"mine": 1}
    assert closed(game, "P2") == {}
    assert coins(game) == [4, 0]


@pytest.mark.rule("MV-61")
def test_a_closed_winery_has_opened_on_a_9_when_the_moving_company_works():
    game = table(city(0, "moving-company, winery", "train-station", closed="winery"), city(0), edition="green-valley")
    roll(game, 4, 5)
    assert (phase(game), closed(game, "P1")) == ("move", {})
    play(game, "move winery P2")
    assert closed(game, "P2") == {}


@pytest.mark.rule("MV-61")
def test_a_closed_family_restaurant_has_opened_on_a_9_when_the_moving_company_works():
    game = table(
        city(5, "moving-company", "train-station"),
        city(0, "family-restaurant", closed="family-restaurant"),
        edition="green-valley",
    )
    roll(game, 4, 5)
    assert (phase(game), closed(game, "P2"), coins(game)) == ("move", {}, [5, 0])


# Closed cards count for other cards


@pytest.mark.rule("MV-62")
def test_three_closed_ranches_give_9_with_a_cheese_factory():
    game = table(city(0, "ranch 3, cheese-factory", "train-station", closed="ranch 3"), city(0), edition="green-valley")
    roll(game, 3, 4)
    assert coins(game) == [9, 0]
    assert closed(game, "P1") == {"ranch": 3}


@pytest.mark.rule("MV-62")
@pytest.mark.parametrize(
    ("card", "counted", "dice", "income"),
    [
        ("furniture-factory", "forest 2", (3, 5), 6),
        ("fruit-market", "wheat-field 2", (5, 6), 4),
        ("winery", "vineyard 2", (4, 5), 12),
        ("flower-shop", "flower-field 2", (1, 5), 2),
        ("food-hall", "cafe 2", (6, 6), 4),
        ("soda-plant", "cafe 2", (5, 6), 2),
    ],
)
def test_closed_cards_of_ones_own_are_counted(card, counted, dice, income):
    game = table(city(0, f"{card}, {counted}", "train-station", closed=counted), city(0), edition="marina-green-valley")
    roll(game, *dice)
    assert coins(game) == [income, 0]


@pytest.mark.rule("MV-62")
@pytest.mark.parametrize(
    ("card", "counted", "dice", "after"),
    [("soda-plant", "cafe 2", (5, 6), [2, 5]), ("publisher", "bakery 2", (3, 4), [2, 3])],
)
def test_closed_cards_of_others_are_counted(card, counted, dice, after):
    game = table(city(0, card, "train-station"), city(5, counted, closed=counted), edition="marina-green-valley")
    roll(game, *dice)
    assert coins(game) == after


# Closed cards that change hands


@pytest.mark.rule("MV-63")
def test_closed_cards_that_are_swapped_stay_closed():
    game = table(
        city(0, "business-center, bakery", closed="bakery"), city(0, "cafe", closed="cafe"), edition="green-valley"
    )
    roll(game, 6)
    play(game, "swap bakery P2 cafe")
    assert (cards(game, "P1"), closed(game, "P1")) == ({"business-center": 1, "cafe": 1}, {"cafe": 1})
    assert (cards(game, "P2"), closed(game, "P2")) == ({"bakery": 1}, {"bakery": 1})


@pytest.mark.rule("MV-63")
def test_of_open_and_closed_copies_the_active_player_gives_a_closed_one_and_takes_an_open_one():
    game = table(
        city(0, "business-center, bakery 2", closed="bakery"), city(0, "cafe 2", closed="cafe"), edition="green-valley"
    )
    roll(game, 6)
    play(game, "swap bakery P2 cafe")
    assert (cards(game, "P1"), closed(game, "P1")) == ({"business-center": 1, "bakery": 1, "cafe": 1}, {})
    assert (cards(game, "P2"), closed(game, "P2")) == ({"bakery": 1, "cafe": 1}, {"bakery": 1, "cafe": 1})


@pytest.mark.rule("MV-30")
@pytest.mark.rule("MV-63")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        # own copies (all, closed), theirs (all, closed), then the closed ones of both
        ((2, 1), (1, 0), (0, 1)),
        ((1, 0), (1, 1), (1, 0)),
        ((1, 1), (1, 1), (1, 1)),
        ((1, 1), (2, 1), (0, 2)),
        ((2, 1), (2, 1), (0, 2)),
        ((2, 0), (2, 1), (0, 1)),
    ],
)
def test_two_bakeries_are_swapped_closed_for_open_where_there_is_a_choice(mine, theirs, after):
    game = table(
        city(0, f"business-center, bakery {mine[0]}", closed=f"bakery {mine[1]}"),
        city(0, f"bakery {theirs[0]}", closed=f"bakery {theirs[1]}"),
        edition="green-valley",
    )
    roll(game, 6)
    play(game, "swap bakery P2 bakery")
    assert (closed(game, "P1").get("bakery", 0), closed(game, "P2").get("bakery", 0)) == after
    assert (cards(game, "P1")["bakery"], cards(game, "P2")["bakery"]) == (mine[0], theirs[0])


@pytest.mark.rule("MV-63")
def test_a_closed_card_given_away_stays_closed():
    game = table(city(0, "moving-company, bakery", "train-station", closed="bakery"), city(0), edition="green-valley")
    roll(game, 4, 5)
    play(game, "move bakery P2")
    assert (cards(game, "P2"), closed(game, "P2")) == ({"bakery": 1}, {"bakery": 1})
    assert closed(game, "P1") == {}


@pytest.mark.rule("MV-63")
def test_of_open_and_closed_copies_a_closed_one_is_given_away():
    game = table(
        city(0, "moving-company, bakery 2", "train-station", closed="bakery"),
        city(0, "bakery"),
        edition="green-valley",
    )
    roll(game, 4, 5)
    play(game, "move bakery P2")
    assert (cards(game, "P1"), closed(game, "P1")) == ({"moving-company": 1, "bakery": 1}, {})
    assert (cards(game, "P2"), closed(game, "P2")) == ({"bakery": 2}, {"bakery": 1})
