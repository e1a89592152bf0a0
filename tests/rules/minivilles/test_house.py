"""House rules at work: what a table changes is what is played. The numbers are worked out from the rules by hand."""

import pytest
from table import cards, city, closed, coins, landmarks, phase, play, player, roll, table

import bourgade

PURPLE = ["stadium", "tv-station", "business-center", "publisher", "tax-office"]
PURPLE += ["renovation-company", "startup", "arboretum"]
MARINA_LANDMARKS = ["harbor", "train-station", "shopping-mall", "amusement-park", "radio-tower", "airport"]


def card(slug, **numbers):
    """Return house rules that change one card: ``card("general-store", landmarks_below=3)``."""
    return {"cards": {slug: {key.replace("_", "-"): value for key, value in numbers.items()}}}


def new(edition, house, players=2, **options):
    return bourgade.new("minivilles", edition={"extends": edition, **house}, players=players, seed=3, **options)


def cards_on_sale(game):
    """Return how many of each kind lie in the piles and in the deck together."""
    position = game.position()
    kinds = [*position["piles"], *position["deck"]]
    return {kind: position["piles"].get(kind, 0) + position["deck"].get(kind, 0) for kind in kinds}


# Cost


def test_a_card_costs_what_the_house_says():
    game = table(city(4), city(0), piles="cafe", house=card("cafe", cost=3))
    roll(game, 1)
    play(game, "build cafe")
    assert (coins(game), cards(game, "P1")) == ([1, 0], {"cafe": 1})


def test_a_card_can_be_built_with_just_enough():
    game = table(city(3), city(0), piles="cafe", house=card("cafe", cost=3))
    roll(game, 1)
    play(game, "build cafe")
    assert coins(game) == [0, 0]


def test_a_card_that_the_house_makes_dearer_can_be_too_dear():
    game = table(city(2), city(0), piles="cafe", house=card("cafe", cost=3))
    roll(game, 1)
    assert game.legal() == ["build nothing"]
    with pytest.raises(bourgade.IllegalMove, match="it costs 3, and there are 2 coins"):
        game.play("build cafe")


def test_a_card_may_cost_nothing():
    game = table(city(0), city(0), piles="mine", house=card("mine", cost=0))
    roll(game, 1)
    play(game, "build mine")
    assert (coins(game), cards(game, "P1")) == ([0, 0], {"mine": 1})


@pytest.mark.parametrize(("purse", "enough"), [(6, False), (7, True), (8, True)])
def test_a_landmark_costs_what_the_house_says(purse, enough):
    game = table(city(purse), city(0), house=card("train-station", cost=7))
    roll(game, 1)
    assert ("build train-station" in game.legal()) == enough
    if enough:
        play(game, "build train-station")
        assert (coins(game), landmarks(game, "P1")) == ([purse - 7, 0], ["train-station"])


def test_a_landmark_may_cost_nothing():
    game = table(city(0), city(0), house=card("radio-tower", cost=0))
    roll(game, 1)
    assert game.legal() == ["build radio-tower", "build nothing"]


@pytest.mark.parametrize(
    "slug",
    [
        *["wheat-field", "trawler", "demolition-company", "moving-company", "general-store", "winery"],
        *[*PURPLE, *MARINA_LANDMARKS],
    ],
)
def test_every_sort_of_card_can_have_another_cost(slug):
    piles = "" if slug in MARINA_LANDMARKS else slug
    for purse in (8, 9):
        game = table(
            city(purse), city(0), edition="marina-green-valley", piles=piles, phase="build", house=card(slug, cost=9)
        )
        assert (f"build {slug}" in game.legal()) == (purse == 9)
    play(game, f"build {slug}")
    assert coins(game) == [0, 0]


def test_the_cost_of_other_cards_stays():
    game = table(city(2), city(0), piles="cafe, convenience-store, forest", house=card("forest", cost=9))
    roll(game, 1)
    assert game.legal() == ["build cafe", "build convenience-store", "build nothing"]


# Roll


@pytest.mark.parametrize(("die", "gain"), [(1, 0), (2, 0), (3, 0), (4, 5), (5, 0), (6, 0)])
def test_a_blue_card_works_on_its_new_number_and_in_everybodys_turn(die, gain):
    game = table(city(0, "mine"), city(0, "mine"), house=card("mine", roll=4))
    roll(game, die)
    assert coins(game) == [gain, gain]


def test_a_blue_card_no_longer_works_on_its_old_number():
    game = table(city(0, "mine", "train-station"), city(0, "mine"), house=card("mine", roll=4))
    roll(game, 4, 5)
    assert coins(game) == [0, 0]


@pytest.mark.parametrize(("die", "gain"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_a_card_may_work_on_several_numbers(die, gain):
    game = table(city(0, "forest"), city(0), house=card("forest", roll=[2, 4]))
    roll(game, die)
    assert coins(game) == [gain, 0]


@pytest.mark.parametrize(("die", "gain"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 0)])
def test_a_green_card_works_on_its_new_number_in_its_owners_turn(die, gain):
    game = table(city(0, "bakery"), city(0, "bakery"), house=card("bakery", roll=5))
    roll(game, die)
    assert coins(game) == [gain, 0]


@pytest.mark.parametrize(("die", "paid"), [(1, 1), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_a_red_card_works_on_its_new_numbers_in_anothers_turn(die, paid):
    game = table(city(3, "cafe"), city(0, "cafe"), house=card("cafe", roll=[1, 2]))
    roll(game, die)
    assert coins(game) == [3 - paid, paid]


@pytest.mark.parametrize(("die", "taken"), [(1, 2), (6, 0)])
def test_the_stadium_works_on_its_new_number(die, taken):
    game = table(city(0, "stadium"), city(4), city(4), house=card("stadium", roll=1))
    roll(game, die)
    assert coins(game) == [2 * taken, 4 - taken, 4 - taken]


def test_a_purple_card_does_not_work_on_its_new_number_in_anothers_turn():
    game = table(city(4), city(0, "stadium"), house=card("stadium", roll=1))
    roll(game, 1)
    assert coins(game) == [4, 0]


@pytest.mark.parametrize(
    ("slug", "asks"),
    [
        ("tv-station", "take"),
        ("business-center", "swap"),
        ("renovation-company", "renovate"),
        ("demolition-company", "demolish"),
        ("moving-company", "move"),
        ("trawler", "trawler"),
    ],
)
def test_a_card_that_asks_something_asks_it_on_its_new_number_only(slug, asks):
    city_of_p1 = city(0, f"{slug}, ranch", "train-station, harbor")
    for die in range(1, 7):
        game = table(city_of_p1, city(0, "ranch"), edition="marina-green-valley", house=card(slug, roll=[3, 4]))
        roll(game, die)
        assert phase(game) == (asks if die in (3, 4) else "build")


@pytest.mark.parametrize(
    ("slug", "dice"),
    [
        ("demolition-company", [4]),
        ("tv-station", [6]),
        ("business-center", [6]),
        ("renovation-company", [3, 5]),
        ("moving-company", [4, 5]),
    ],
)
def test_a_card_that_asks_something_asks_nothing_on_its_old_number(slug, dice):
    game = table(city(0, f"{slug}, ranch", "train-station"), city(0), edition="green-valley", house=card(slug, roll=1))
    roll(game, *dice)
    assert phase(game) == "build"


def test_the_trawler_sails_on_its_new_number_and_not_on_its_old_one():
    house = card("trawler", roll=5)
    game = table(city(0, "trawler", "train-station, harbor"), city(0), edition="deluxe", house=house)
    roll(game, 5)
    play(game, "dice 3 4")
    assert coins(game) == [7, 0]
    game = table(city(0, "trawler", "train-station, harbor"), city(0), edition="deluxe", house=house)
    roll(game, 6, 6)
    play(game, "add 0")
    assert phase(game) == "build"


@pytest.mark.parametrize(("die", "taken"), [(2, 3), (6, 0)])
def test_the_publisher_works_on_its_new_number(die, taken):
    game = table(
        city(0, "publisher"), city(9, "cafe 2, bakery"), edition="marina", house=card("publisher", roll=[1, 2])
    )
    roll(game, die)
    assert coins(game) == [max(taken, 1), 9 - taken]  # who has nothing gets 1 from the city-hall


@pytest.mark.parametrize(("die", "taken"), [(1, 5), (2, 0)])
def test_the_tax_office_works_on_its_new_number(die, taken):
    game = table(city(0, "tax-office"), city(11), edition="deluxe", house=card("tax-office", roll=1))
    roll(game, die)
    assert coins(game) == [taken, 11 - taken]


@pytest.mark.parametrize(("die", "gain"), [(2, 7), (3, 0)])
def test_the_startup_works_on_its_new_number(die, gain):
    game = table(
        city(0, "startup", startup=3),
        city(0, "startup", startup=4),
        edition="green-valley",
        house=card("startup", roll=2),
    )
    roll(game, die)
    assert coins(game) == [gain, 0]


@pytest.mark.parametrize(("die", "shares"), [(3, [5, 5]), (4, [0, 9])])
def test_the_arboretum_works_on_its_new_number(die, shares):
    game = table(city(0, "arboretum"), city(9), edition="green-valley", house=card("arboretum", roll=3))
    roll(game, die)
    assert coins(game) == shares


@pytest.mark.parametrize(
    ("dice", "add", "gain"), [((6, 6), "add 2", 5), ((6, 6), "add 0", 0), ((5, 6), "add 2", 5), ((5, 5), "add 2", 0)]
)
def test_a_card_may_need_the_harbors_13_and_14(dice, add, gain):
    game = table(city(0, "mine", "train-station, harbor"), city(0), edition="deluxe", house=card("mine", roll=[13, 14]))
    roll(game, *dice)
    play(game, add)
    assert coins(game) == [gain, 0]


def test_a_red_card_may_work_on_14_alone():
    house = card("cafe", roll=14)
    for add, paid in [("add 0", 0), ("add 2", 1)]:
        game = table(city(2, "", "train-station, harbor"), city(0, "cafe"), edition="deluxe", house=house)
        roll(game, 6, 6)
        play(game, add)
        assert coins(game) == [2 - paid, paid]


def test_a_card_that_needed_the_harbor_may_work_on_small_numbers():
    game = table(
        city(9, "", "train-station, shopping-mall, radio-tower"),
        city(0, "private-club"),
        edition="deluxe",
        house=card("private-club", roll=[1, 2]),
    )
    roll(game, 2)
    play(game, "keep")
    assert coins(game) == [0, 9]


@pytest.mark.parametrize("dice", [(1,), (6,), (1, 1), (3, 4), (6, 6)])
def test_a_card_may_work_on_every_roll(dice):
    game = table(city(0), city(0, "apple-orchard"), house=card("apple-orchard", roll=[1, 14]))
    if len(dice) == 2:
        game = table(city(0, "", "train-station"), city(0, "apple-orchard"), house=card("apple-orchard", roll=[1, 14]))
    roll(game, *dice)
    assert coins(game) == [0, 3]


def test_all_cards_may_work_on_one_number():
    """Red first, then green and blue, then purple: each counts coins as the one before left them."""
    slugs = ["cafe", "bakery", "convenience-store", "ranch", "forest", "mine", "stadium"]
    game = table(
        city(2, "bakery, convenience-store, mine, stadium"),
        city(0, "cafe, ranch, forest"),
        house={"cards": {slug: {"roll": 2} for slug in slugs}},
    )
    roll(game, 2)
    # P1: 2 - 1 (cafe) + 1 + 3 (green) + 5 (blue) + 2 (stadium); P2: 1 (cafe) + 1 + 1 (blue) - 2 (stadium)
    assert coins(game) == [12, 1]


def test_closed_cards_open_on_their_new_number():
    house = card("ranch", roll=5)
    city_of_p1 = city(0, "ranch", closed="ranch")
    for die, left in [(5, {}), (2, {"ranch": 1})]:
        game = table(city_of_p1, city(0), edition="green-valley", house=house)
        roll(game, die)
        assert (closed(game, "P1"), coins(game)) == (left, [0, 0])


# Amount


def test_a_blue_card_gives_its_new_amount_per_copy():
    game = table(city(0, "wheat-field 2"), city(0, "wheat-field"), house=card("wheat-field", amount=4))
    roll(game, 1)
    assert coins(game) == [8, 4]


def test_a_card_may_give_nothing():
    game = table(city(3, "wheat-field"), city(0), house=card("wheat-field", amount=0))
    roll(game, 1)
    assert coins(game) == [3, 0]


def test_a_green_card_gives_its_new_amount():
    game = table(city(0, "convenience-store 2"), city(0), house=card("convenience-store", amount=1))
    roll(game, 4)
    assert coins(game) == [2, 0]


@pytest.mark.parametrize(
    ("slug", "amount", "others", "dice", "gain"),
    [
        ("furniture-factory", 2, "forest 2, mine", (3, 5), 6),  # 2 for each of 3 gears
        ("cheese-factory", 4, "ranch 2", (3, 4), 8),
        ("fruit-market", 5, "wheat-field 3", (5, 6), 15),
        ("winery", 5, "vineyard 2", (4, 5), 10),
        ("soda-plant", 3, "cafe 2", (5, 6), 9),  # P2 has a third cup
    ],
)
def test_a_factory_gives_its_new_amount_for_each_card_it_counts(slug, amount, others, dice, gain):
    game = table(
        city(0, f"{slug}, {others}", "train-station"),
        city(0, "cafe"),
        edition="green-valley",
        house=card(slug, amount=amount),
    )
    roll(game, *dice)
    assert coins(game) == [gain, 0]


def test_the_food_hall_gives_its_new_amount_per_cup_and_copy():
    game = table(
        city(0, "food-hall 2, cafe, pizzeria", "train-station"),
        city(0),
        edition="deluxe",
        house=card("food-hall", amount=3),
    )
    roll(game, 6, 6)
    assert coins(game) == [12, 0]


def test_the_flower_shop_gives_its_new_amount_per_flower_field_and_1_more_with_the_mall():
    for mall, gain in [("", 6), ("shopping-mall", 9)]:
        game = table(
            city(0, "flower-shop, flower-field 3", mall),
            city(0),
            edition="marina",
            house=card("flower-shop", amount=2),
        )
        roll(game, 6)
        assert coins(game) == [gain, 0]


@pytest.mark.parametrize(("purse", "paid"), [(9, 4), (4, 4), (3, 3), (0, 0)])
def test_a_red_card_takes_its_new_amount_or_what_there_is(purse, paid):
    game = table(city(purse), city(0, "cafe"), house=card("cafe", amount=4))
    roll(game, 3)
    assert coins(game) == [purse - paid, paid]


def test_two_copies_of_a_red_card_take_their_new_amount_each():
    game = table(city(9), city(0, "cafe 2"), house=card("cafe", amount=4))
    roll(game, 3)
    assert coins(game) == [1, 8]


def test_the_sushi_bar_takes_its_new_amount_with_its_owners_harbor():
    for harbor, taken in [("harbor", 5), ("", 0)]:
        game = table(city(9), city(0, "sushi-bar", harbor), edition="marina", house=card("sushi-bar", amount=5))
        roll(game, 1)
        assert coins(game) == [9 - taken, taken]


def test_the_french_restaurant_takes_its_new_amount():
    game = table(
        city(9, "", "train-station, harbor"),
        city(0, "french-restaurant"),
        edition="deluxe",
        house=card("french-restaurant", amount=2),
    )
    roll(game, 5)
    assert coins(game) == [7, 2]


def test_the_private_club_may_take_a_number_instead_of_everything():
    game = table(
        city(10, "", "train-station, shopping-mall, harbor"),
        city(0, "private-club"),
        city(0, "private-club"),
        edition="deluxe",
        house=card("private-club", amount=6),
    )
    roll(game, 6, 6)
    play(game, "add 0")
    assert coins(game) == [0, 4, 6]  # counter-clockwise: P3 first


def test_the_private_club_with_a_number_gets_1_more_with_its_owners_mall():
    game = table(
        city(10, "", "train-station, amusement-park, harbor"),
        city(0, "private-club", "shopping-mall"),
        edition="deluxe",
        house=card("private-club", amount=6),
    )
    roll(game, 6, 6)
    play(game, "add 0")
    assert coins(game) == [3, 7]


@pytest.mark.parametrize(("purse", "taken"), [(20, 6), (5, 5)])
def test_the_publisher_takes_its_new_amount_per_cup_and_bread(purse, taken):
    game = table(
        city(0, "publisher", "train-station"),
        city(purse, "cafe, bakery 2, mine"),
        edition="deluxe",
        house=card("publisher", amount=2),
    )
    roll(game, 3, 4)
    assert coins(game) == [taken, purse - taken]


def test_the_stadium_takes_its_new_amount_from_everybody():
    game = table(city(0, "stadium"), city(9), city(2), house=card("stadium", amount=3))
    roll(game, 6)
    assert coins(game) == [5, 6, 0]


def test_the_tv_station_takes_its_new_amount():
    game = table(city(0, "tv-station"), city(9), city(9), house=card("tv-station", amount=6))
    roll(game, 6)
    play(game, "take P3")
    assert coins(game) == [6, 9, 3]


def test_the_startup_gives_its_new_amount_per_coin_and_still_gets_one_coin_a_turn():
    game = table(
        city(0, "startup", "train-station", startup=3),
        city(0, "startup", startup=4),
        edition="green-valley",
        house=card("startup", amount=2),
    )
    roll(game, 4, 6)
    assert coins(game) == [14, 0]
    play(game, "build nothing")
    assert [player(game, seat)["startup"] for seat in ("P1", "P2")] == [4, 4]


def test_the_renovation_company_gives_its_new_amount_per_copy_closed():
    game = table(
        city(0, "renovation-company, cafe", "train-station"),
        city(0, "cafe 2", closed="cafe"),
        edition="green-valley",
        house=card("renovation-company", amount=3),
    )
    roll(game, 3, 5)
    play(game, "renovate cafe")
    assert coins(game) == [6, 0]


def test_the_demolition_company_gives_its_new_amount():
    game = table(
        city(0, "demolition-company 2", "train-station, harbor"),
        city(0),
        edition="deluxe",
        house=card("demolition-company", amount=11),
    )
    roll(game, 4)
    play(game, "demolish harbor", "demolish train-station")
    assert coins(game) == [22, 0]


def test_the_moving_company_gives_its_new_amount():
    game = table(
        city(0, "moving-company, ranch", "train-station"),
        city(0),
        edition="deluxe",
        house=card("moving-company", amount=1),
    )
    roll(game, 4, 5)
    play(game, "move ranch P2")
    assert coins(game) == [1, 0]


def test_the_trawlers_amount_multiplies_its_throw():
    game = table(
        city(0, "trawler 2", "train-station, harbor"),
        city(0, "trawler", "harbor"),
        edition="deluxe",
        house=card("trawler", amount=3),
    )
    roll(game, 6, 6)
    play(game, "add 0", "dice 2 5")
    assert coins(game) == [42, 21]


@pytest.mark.parametrize(("amount", "purse", "left"), [(-3, 9, 6), (-3, 2, 0), (-1, 9, 8), (0, 9, 9)])
def test_the_loan_office_costs_its_owner_the_new_amount(amount, purse, left):
    game = table(city(purse, "loan-office"), city(0), edition="green-valley", house=card("loan-office", amount=amount))
    roll(game, 5)
    assert coins(game) == [left, 0]


def test_the_loan_office_still_pays_before_green_cards_give():
    """MV-26: with 1 coin it pays 1, not the coin that the bakery gives after."""
    game = table(
        city(1, "loan-office, bakery"),
        city(0),
        edition="green-valley",
        house={"cards": {"loan-office": {"amount": -9}, "bakery": {"roll": 5}}},
    )
    roll(game, 5)
    assert coins(game) == [1, 0]


@pytest.mark.parametrize(("amount", "gains"), [(3, [4, 0]), (0, [1, 0])])
def test_the_shopping_mall_gives_its_new_amount_more(amount, gains):
    game = table(city(0, "bakery", "shopping-mall"), city(0), house=card("shopping-mall", amount=amount))
    roll(game, 2)
    assert coins(game) == gains


def test_the_shopping_mall_gives_its_new_amount_more_per_red_copy():
    game = table(city(20), city(0, "cafe 2", "shopping-mall"), house=card("shopping-mall", amount=3))
    roll(game, 3)
    assert coins(game) == [12, 8]


def test_the_shopping_mall_still_gives_nothing_for_other_icons():
    game = table(city(0, "ranch", "shopping-mall"), city(0), house=card("shopping-mall", amount=3))
    roll(game, 2)
    assert coins(game) == [1, 0]


@pytest.mark.parametrize(("amount", "left"), [(4, 5), (0, 2)])
def test_the_airport_gives_its_new_amount_to_who_builds_nothing(amount, left):
    game = table(city(1, "", "airport"), city(0), edition="deluxe", house=card("airport", amount=amount))
    roll(game, 1)
    play(game, "build nothing")
    assert coins(game) == [left, 0]  # with 0 from the airport, deluxe tops up to 2


# Other numbers of a card


@pytest.mark.parametrize(("given", "left"), [(8, 8), (0, 0)])
def test_the_loan_office_gives_other_coins_when_built(given, left):
    game = table(
        city(0), city(0), edition="green-valley", piles="loan-office", house=card("loan-office", when_built=given)
    )
    roll(game, 1)
    play(game, "build loan-office")
    assert coins(game) == [left, 0]


def test_the_loan_office_must_be_paid_before_it_gives():
    game = table(
        city(3), city(0), edition="green-valley", piles="loan-office", house=card("loan-office", cost=4, when_built=9)
    )
    roll(game, 1)
    assert "build loan-office" not in game.legal()


@pytest.mark.parametrize(
    ("below", "built", "gain"),
    [
        (1, "", 2),
        (1, "train-station", 0),
        (3, "train-station, radio-tower", 2),
        (3, "train-station, radio-tower, amusement-park", 0),
    ],
)
def test_the_general_store_works_below_another_number_of_landmarks(below, built, gain):
    game = table(
        city(0, "general-store", built), city(0), edition="deluxe", house=card("general-store", landmarks_below=below)
    )
    roll(game, 2)
    if phase(game) == "reroll":
        play(game, "keep")
    assert coins(game) == [gain, 0]


def test_the_corn_field_may_work_below_another_number_of_landmarks():
    game = table(
        city(0, "corn-field", "train-station"),
        city(0, "corn-field"),
        edition="green-valley",
        house=card("corn-field", landmarks_below=1),
    )
    roll(game, 3)
    assert coins(game) == [0, 1]


@pytest.mark.parametrize(
    ("needed", "built", "paid"),
    [(1, "", 0), (1, "harbor", 5), (3, "harbor, train-station", 0), (3, "harbor, train-station, airport", 5)],
)
def test_the_french_restaurant_asks_for_another_number_of_landmarks(needed, built, paid):
    game = table(
        city(9, "", built),
        city(0, "french-restaurant"),
        edition="deluxe",
        house=card("french-restaurant", roller_landmarks=needed),
    )
    roll(game, 5)
    assert coins(game) == [9 - paid, paid]


def test_the_private_club_may_ask_for_one_landmark_only():
    game = table(
        city(9, "", "train-station"),
        city(0, "private-club"),
        edition="deluxe",
        house=card("private-club", roller_landmarks=1),
    )
    roll(game, 6, 6)
    assert coins(game) == [0, 9]


# Copies


def test_the_house_says_how_many_copies_of_every_kind_there_are():
    piles = new("base", {"copies": 3}).position()["piles"]
    assert {piles[slug] for slug in piles if slug not in PURPLE} == {3}
    assert {piles[slug] for slug in piles if slug in PURPLE} == {4}
    assert len(piles) == 15


def test_the_house_says_how_many_copies_of_every_purple_kind_there_are():
    piles = new("base", {"purple-copies": 1}).position()["piles"]
    assert {piles[slug] for slug in piles if slug not in PURPLE} == {6}
    assert {piles[slug] for slug in piles if slug in PURPLE} == {1}


def test_the_house_says_how_many_copies_of_one_kind_there_are():
    on_sale = cards_on_sale(new("deluxe", {"copies": 4, "cards": {"mine": {"copies": 2}, "stadium": {"copies": 7}}}))
    assert (on_sale["mine"], on_sale["forest"], on_sale["stadium"], on_sale["tv-station"]) == (2, 4, 7, 2)
    assert sum(on_sale.values()) == 2 + 22 * 4 + 7 + 4 * 2


def test_a_kind_may_have_no_copies():
    game = new("base", card("mine", copies=0))
    assert "mine" not in game.position()["piles"]
    assert len(game.position()["piles"]) == 14


def test_starting_cards_are_extra_copies_whatever_the_house_says():
    game = new("base", {"copies": 1})
    assert [cards(game, seat) for seat in game.seats] == [{"wheat-field": 1, "bakery": 1}] * 2
    assert game.position()["piles"]["bakery"] == 1


def test_a_city_still_has_at_most_one_of_each_purple_kind():
    game = table(city(50, "stadium"), city(0), piles="stadium 9", house={"purple-copies": 9})
    roll(game, 1)
    assert "build stadium" not in game.legal()


def test_the_option_for_fewer_purples_holds_beside_house_rules():
    on_sale = cards_on_sale(new("marina", {"copies": 5}, players=4, purples="players-1"))
    assert {on_sale[slug] for slug in PURPLE[:5]} == {3}
    assert on_sale["mine"] == 5


def test_one_kinds_own_number_of_copies_goes_before_the_option_for_fewer_purples():
    on_sale = cards_on_sale(new("marina", card("stadium", copies=1), players=4, purples="players-1"))
    assert (on_sale["stadium"], on_sale["tv-station"]) == (1, 3)


def test_a_purple_kind_taken_out_stays_out_with_the_option_for_fewer_purples():
    on_sale = cards_on_sale(new("marina", {"without": ["stadium"]}, players=4, purples="players-1"))
    assert "stadium" not in on_sale
    assert on_sale["tv-station"] == 3


# Coins, landmarks to win, top-up


@pytest.mark.parametrize("start", [0, 5, 1000])
def test_everybody_starts_with_the_coins_of_the_house(start):
    assert coins(new("deluxe", {"coins": start}, players=3)) == [start] * 3


def test_the_last_landmark_that_the_house_asks_for_wins_at_once():
    game = table(city(10, "", "train-station"), city(0), house={"win": 2})
    roll(game, 1)
    play(game, "build shopping-mall")
    assert (game.over, game.winners, game.scores) == (True, ["P1"], [2, 0])


def test_a_landmark_before_the_last_that_the_house_asks_for_does_not_win():
    game = table(city(10, "", "train-station"), city(0), house={"win": 3})
    roll(game, 1)
    play(game, "build shopping-mall")
    assert not game.over


def test_one_landmark_may_win():
    game = new("base", {"win": 1, "coins": 4}, first="P1")
    roll(game, 6)
    play(game, "build train-station")
    assert game.winners == ["P1"]


def test_deluxe_may_be_won_with_all_six_landmarks():
    four = "harbor, train-station, shopping-mall, radio-tower"
    game = table(city(46, "", four), city(0), edition="deluxe", house={"win": 6})
    play(game, "roll 1", "die 1", "keep", "build airport")
    assert (game.over, game.scores) == (False, [5, 0])
    play(game, "roll 1", "die 1", "build nothing", "roll 1", "die 1", "keep", "build amusement-park")
    assert (game.over, game.winners) == (True, ["P1"])


def test_a_position_with_the_landmarks_that_win_by_the_house_is_over():
    with pytest.raises(bourgade.BadPosition, match="P1 has 2 landmarks and has won: the phase must be over"):
        table(city(0, "", "train-station, radio-tower"), city(0), house={"win": 2})
    game = table(city(0, "", "train-station, radio-tower"), city(0), phase="over", house={"win": 2})
    assert game.winners == ["P1"]


@pytest.mark.parametrize(
    ("edition", "top_up", "purse", "left"),
    [("base", 2, 0, 2), ("base", 2, 3, 3), ("deluxe", 5, 4, 5), ("deluxe", 0, 0, 0), ("deluxe", 2, 0, 2)],
)
def test_who_builds_nothing_is_topped_up_as_the_house_says(edition, top_up, purse, left):
    game = table(city(purse), city(0), edition=edition, house={"top-up": top_up})
    roll(game, 1)
    play(game, "build nothing")
    assert coins(game) == [left, 0]


def test_who_builds_is_not_topped_up():
    game = table(city(2), city(0), piles="cafe", house={"top-up": 9})
    roll(game, 1)
    play(game, "build cafe")
    assert coins(game) == [0, 0]


def test_the_top_up_comes_after_the_airport():
    game = table(city(0, "", "airport"), city(0), edition="deluxe", house={"top-up": 12})
    roll(game, 1)
    play(game, "build nothing")
    assert coins(game) == [12, 0]


# Piles of the line


@pytest.mark.parametrize("piles", [1, 4, 12])
def test_the_line_has_the_piles_of_the_house(piles):
    assert len(new("deluxe", {"piles": piles}).position()["piles"]) == piles


def test_the_line_is_refilled_to_the_piles_of_the_house():
    game = table(
        city(9), city(0), edition="deluxe", piles="mine, ranch", deck="cafe 2, ranch", house={"piles": 3}, phase="build"
    )
    play(game, "build ranch")
    assert (game.actor, phase(game)) == ("chance", "refill")
    play(game, "draw cafe")
    assert phase(game) == "refill"
    play(game, "draw cafe")
    assert phase(game) == "refill"
    play(game, "draw ranch")
    assert (phase(game), game.position()["piles"]) == ("roll", {"ranch": 1, "cafe": 2, "mine": 1})


def test_the_line_may_have_every_kind():
    game = new("deluxe", {"piles": 28})
    assert len(game.position()["piles"]) == 28
    assert sum(cards_on_sale(game).values()) == 23 * 5 + 5 * 2


def test_a_line_longer_than_the_kinds_left_empties_the_deck():
    position = new("deluxe", {"piles": 28, "without": ["mine"]}).position()
    assert (len(position["piles"]), position["deck"]) == (27, {})
    assert sum(position["piles"].values()) == 22 * 5 + 5 * 2


def test_an_open_market_has_all_kinds_whatever_the_line_would_have():
    position = new("marina", {"piles": 2}, market="open").position()
    assert (len(position["piles"]), position["deck"]) == (25, {})


# Cards taken out


def test_a_kind_taken_out_is_not_in_the_market():
    piles = new("base", {"without": ["mine", "stadium"]}).position()["piles"]
    assert len(piles) == 13
    assert not {"mine", "stadium"} & set(piles)


def test_a_kind_taken_out_is_never_drawn():
    game = new("deluxe", {"without": ["mine"]}, deal=False)
    while game.actor == "chance":
        assert "draw mine" not in game.legal()
        game.draw()
    on_sale = cards_on_sale(game)
    assert "mine" not in on_sale
    assert sum(on_sale.values()) == 22 * 5 + 5 * 2


@pytest.mark.parametrize("where", ["city", "closed", "piles", "deck"])
def test_a_position_cannot_show_a_kind_taken_out(where):
    with pytest.raises(bourgade.UnknownCard, match="mine"):
        table(
            city(0, "mine" if where == "city" else "", closed="mine" if where == "closed" else ""),
            city(0),
            edition="green-valley",
            piles="mine" if where == "piles" else "",
            deck="mine" if where == "deck" else "",
            house={"without": ["mine"]},
        )


def test_starting_cards_taken_out_are_still_in_every_city_and_not_in_the_market():
    game = new("base", {"without": ["wheat-field", "bakery"]}, players=3)
    assert [cards(game, seat) for seat in game.seats] == [{"wheat-field": 1, "bakery": 1}] * 3
    assert len(game.position()["piles"]) == 13
    assert not {"wheat-field", "bakery"} & set(game.position()["piles"])


def test_starting_cards_taken_out_are_not_in_the_deck_either():
    on_sale = cards_on_sale(new("deluxe", {"without": ["bakery"]}))
    assert "bakery" not in on_sale
    assert len(on_sale) == 27


def test_starting_cards_taken_out_of_the_market_still_work():
    game = new("base", {"without": ["bakery", "wheat-field"]}, first="P1")
    roll(game, 2)
    assert coins(game) == [4, 3]
    assert "build bakery" not in game.legal()


def test_everything_but_the_landmarks_may_be_taken_out():
    every_kind = list(new("base", {}).position()["piles"])
    game = new("base", {"without": every_kind, "coins": 10}, first="P1")
    assert game.position()["piles"] == {}
    roll(game, 6)
    assert game.legal() == ["build train-station", "build shopping-mall", "build nothing"]


def test_a_landmark_taken_out_cannot_be_built():
    game = table(city(99), city(0), house={"without": ["radio-tower"], "win": 3})
    roll(game, 1)
    assert game.legal() == ["build train-station", "build shopping-mall", "build amusement-park", "build nothing"]
    with pytest.raises(bourgade.IllegalMove, match="this edition does not have it"):
        game.play("build radio-tower")


def test_a_position_cannot_show_a_landmark_taken_out():
    with pytest.raises(bourgade.UnknownCard, match="radio-tower"):
        table(city(0, "", "radio-tower"), city(0), house={"without": ["radio-tower"], "win": 3})


def test_all_landmarks_left_may_be_needed_to_win():
    game = table(city(16, "", "train-station, shopping-mall"), city(0), house={"without": ["radio-tower"], "win": 3})
    roll(game, 1)
    play(game, "build amusement-park")
    assert game.winners == ["P1"]


def test_deluxe_needs_five_of_the_five_landmarks_left():
    game = table(
        city(22, "", "harbor, train-station, shopping-mall, amusement-park"),
        city(0),
        edition="deluxe",
        house={"without": ["airport"]},
    )
    roll(game, 1)
    play(game, "build radio-tower")
    assert game.winners == ["P1"]


def test_cards_that_need_a_landmark_taken_out_never_work():
    house = {"without": ["harbor"], "cards": {"fishing-boat": {"roll": 2}, "trawler": {"roll": 3}}}
    for die in (2, 3):
        game = table(city(0, "fishing-boat, trawler"), city(0), edition="deluxe", house=house)
        roll(game, die)
        assert (phase(game), coins(game)) == ("build", [0, 0])


def test_without_the_harbor_nothing_is_added_to_a_roll():
    game = table(city(0, "", "train-station"), city(0), edition="deluxe", house={"without": ["harbor"]})
    roll(game, 6, 6)
    assert phase(game) == "build"


def test_cards_that_count_a_kind_taken_out_count_none():
    game = table(city(0, "winery", "train-station"), city(0), edition="green-valley", house={"without": ["vineyard"]})
    roll(game, 4, 5)
    assert coins(game) == [0, 0]
    assert closed(game, "P1") == {"winery": 1}


# Several changes, and the rest of the game


def test_several_changes_work_together():
    game = table(
        city(1, "wheat-field"),
        city(0),
        piles="cafe",
        house={"cards": {"wheat-field": {"roll": 6, "amount": 2}, "cafe": {"cost": 3}}, "top-up": 1},
    )
    roll(game, 6)
    play(game, "build cafe", "roll 1", "die 1", "build nothing")
    assert coins(game) == [0, 1]


def test_the_city_hall_stays_as_it_is():
    game = new("marina", {"coins": 0}, first="P1", market="open")
    roll(game, 6)
    assert coins(game) == [1, 0]


def test_what_the_house_changes_goes_with_every_position_of_the_game():
    house = {"coins": 5, "cards": {"cafe": {"cost": 1}}}
    game = new("base", house, first="P1")
    for line in ("roll 1", "die 6", "build cafe"):
        assert game.position()["house"] == house
        play(game, line)
    assert game.position()["house"] == house


def test_house_rules_stand_beside_each_other_in_one_process():
    """Boxes are kept: one house must not leak into another or into the edition."""
    dear, cheap = (table(city(5), city(0), piles="cafe", phase="build", house=card("cafe", cost=c)) for c in (5, 1))
    printed = table(city(5), city(0), piles="cafe", phase="build")
    for game, left in [(dear, 0), (cheap, 4), (printed, 3)]:
        play(game, "build cafe")
        assert coins(game) == [left, 0]
