"""Every card's numbers, as printed: on which totals it works, for whom, how much it yields, what it costs."""

import pytest
from table import cards, city, coins, landmarks, phase, play, roll, table

GREEN_VALLEYS = "green-valley marina-green-valley"
MARINAS = "marina marina-green-valley deluxe"
ALL = "base marina green-valley marina-green-valley deluxe"
STATION = "train-station"
HARBOR = "harbor, train-station"
BEFORE = [20, 12, 9]  # what the three players have; P1 owns the card

# In each row: P1's city, editions, the landmarks everybody has, totals on which the card works, totals just beside.

BLUE = [  # ... what it takes from the bank
    ("wheat-field", "base deluxe", "", [1], [2], 1),
    ("ranch", "base deluxe", "", [2], [1, 3], 1),
    ("forest", "base deluxe", "", [5], [4, 6], 1),
    ("mine", "base deluxe", STATION, [9], [8, 10], 5),
    ("apple-orchard", "base deluxe", STATION, [10], [9, 11], 3),
    ("flower-field", "marina", "", [4], [3, 5], 1),
    ("fishing-boat", "marina deluxe", HARBOR, [8], [7, 9], 3),
    ("corn-field", GREEN_VALLEYS, "", [3, 4], [2, 5], 1),
    ("vineyard", "green-valley deluxe", STATION, [7], [6, 8], 3),
]

GREEN = [  # ... what it takes from the bank
    ("bakery", "base deluxe", "", [2, 3], [1, 4], 1),
    ("convenience-store", "base deluxe", "", [4], [3, 5], 3),
    ("cheese-factory, ranch 2", "base marina", STATION, [7], [6, 8], 6),
    ("furniture-factory, forest 2", "base deluxe", STATION, [8], [7, 9], 6),
    ("fruit-market, wheat-field 2", "base", STATION, [11, 12], [10], 4),
    ("fruit-market, wheat-field 2", "marina deluxe", HARBOR, [11, 12], [10, 13], 4),
    ("flower-shop, flower-field 2", "marina", STATION, [6], [5, 7], 2),
    ("food-hall, cafe 2", "marina deluxe", HARBOR, [12, 13], [11, 14], 4),
    ("general-store", "green-valley deluxe", "", [2], [1, 3], 2),
    ("loan-office", GREEN_VALLEYS, STATION, [5, 6], [4, 7], -2),
    ("winery, vineyard 2", GREEN_VALLEYS, STATION, [9], [8, 10], 12),
    ("soda-plant, cafe 2", "green-valley deluxe", STATION, [11], [10, 12], 2),
]

RED = [  # ... what it takes from P2, who rolls
    ("cafe", "base deluxe", "", [3], [2, 4], 1),
    ("family-restaurant", "base deluxe", STATION, [9, 10], [8, 11], 2),
    ("sushi-bar", "marina", "harbor", [1], [2], 3),
    ("pizzeria", "marina deluxe", STATION, [7], [6, 8], 1),
    ("burger-stand", "marina deluxe", STATION, [8], [7, 9], 1),
    ("french-restaurant", "green-valley deluxe", "train-station, amusement-park", [5], [4, 6], 5),
    ("private-club", "deluxe", "harbor, train-station, airport", [12, 13, 14], [11], 12),
]

PURPLE = [  # ... the others' cities, everybody's coins after
    ("stadium", "base deluxe", STATION, [6], [5, 7], ["", ""], [24, 10, 7]),
    ("publisher", "marina deluxe", STATION, [7], [6, 8], ["cafe, bakery", "bakery"], [23, 10, 8]),
    ("tax-office", "marina deluxe", STATION, [8, 9], [7, 10], ["", ""], [26, 6, 9]),
    ("startup", GREEN_VALLEYS, STATION, [10], [9, 11], ["", ""], [23, 12, 9]),  # with 3 coins on it
    ("arboretum", "marina-green-valley", HARBOR, [11, 12, 13], [10, 14], ["", ""], [14, 14, 14]),  # 41 / 3
]

ASKING = [  # ... the question, an answer, everybody's coins after
    ("tv-station", "base deluxe", STATION, [6], [5, 7], "take", "take P2", [25, 7, 9]),
    ("business-center", "base deluxe", STATION, [6], [5, 7], "swap", "no swap", [20, 12, 9]),
    (
        *("demolition-company", "green-valley deluxe", STATION, [4], [3, 5]),
        *("demolish", "demolish train-station", [28, 12, 9]),
    ),
    (
        *("moving-company", "green-valley deluxe", STATION, [9, 10], [8, 11]),
        *("move", "move moving-company P2", [24, 12, 9]),
    ),
    (
        *("renovation-company, forest 2", GREEN_VALLEYS, STATION, [8], [7, 9]),
        *("renovate", "renovate forest", [22, 12, 9]),
    ),
]

COSTS = [
    ("wheat-field", "base deluxe", 1),
    ("ranch", "base deluxe", 1),
    ("bakery", "base deluxe", 1),
    ("cafe", "base deluxe", 2),
    ("convenience-store", "base deluxe", 2),
    ("forest", "base deluxe", 3),
    ("stadium", "base deluxe", 6),
    ("tv-station", "base deluxe", 7),
    ("business-center", "base deluxe", 8),
    ("cheese-factory", "base", 5),
    ("furniture-factory", "base deluxe", 3),
    ("mine", "base deluxe", 6),
    ("family-restaurant", "base deluxe", 3),
    ("apple-orchard", "base deluxe", 3),
    ("fruit-market", "base deluxe", 2),
    ("sushi-bar", "marina", 2),
    ("flower-field", "marina", 2),
    ("flower-shop", "marina", 1),
    ("pizzeria", "marina deluxe", 1),
    ("publisher", "marina deluxe", 5),
    ("burger-stand", "marina deluxe", 1),
    ("fishing-boat", "marina deluxe", 2),
    ("tax-office", "marina deluxe", 4),
    ("food-hall", "marina deluxe", 2),
    ("trawler", "marina deluxe", 5),
    ("general-store", "green-valley deluxe", 0),
    ("corn-field", "green-valley", 2),
    ("demolition-company", "green-valley deluxe", 2),
    ("french-restaurant", "green-valley deluxe", 3),
    ("loan-office", "green-valley", 0),
    ("vineyard", "green-valley deluxe", 3),
    ("renovation-company", "green-valley", 4),
    ("winery", "green-valley", 3),
    ("moving-company", "green-valley deluxe", 2),
    ("startup", "green-valley", 1),
    ("soda-plant", "green-valley deluxe", 5),
    ("arboretum", "green-valley", 3),
    ("private-club", "green-valley deluxe", 4),
]

LANDMARK_COSTS = [
    ("harbor", MARINAS, 2),
    ("train-station", ALL, 4),
    ("shopping-mall", ALL, 10),
    ("amusement-park", ALL, 16),
    ("radio-tower", ALL, 22),
    ("airport", MARINAS, 30),
]

CUPS = {"cafe", "family-restaurant", "sushi-bar", "pizzeria", "burger-stand", "french-restaurant", "private-club"}
BREADS = {"bakery", "convenience-store", "flower-shop", "general-store"}
WHEATS = {"wheat-field", "apple-orchard", "flower-field", "corn-field", "vineyard"}


def works(rows, columns=0):
    """Spread the rows over their editions and the totals on which the card works, with so many of the columns left."""
    return [
        pytest.param(edition, standing, total, mine, *rest[:columns], id=f"{mine.split(',')[0]}-{edition}-{total}")
        for mine, editions, standing, totals, _, *rest in rows
        for edition in editions.split()
        for total in totals
    ]


def beside(rows, columns=0):
    """Spread the rows over their editions and the totals just beside."""
    swapped = [(mine, editions, standing, off, on, *rest) for mine, editions, standing, on, off, *rest in rows]
    return works(swapped, columns)


def prices(rows):
    return [
        pytest.param(edition, name, cost, id=f"{name}-{edition}")
        for name, editions, cost in rows
        for edition in editions.split()
    ]


def thrown(edition, standing, total, mine, others=("", ""), turn="P1"):
    """Return the table of three where ``turn`` has just rolled this total and P1 has the cards ``mine``."""
    game = table(
        city(20, mine, landmarks=standing, startup=3 if mine == "startup" else 0),
        city(12, others[0], landmarks=standing),
        city(9, others[1], landmarks=standing),
        edition=edition,
        turn=turn,
    )
    shown = total - 2 if total > 12 else total
    roll(game, *([shown] if shown <= 6 else [shown - 6, 6]))
    if phase(game) == "harbor":
        play(game, f"add {total - shown}")
    return game


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "gain"), works(BLUE, 1))
@pytest.mark.parametrize("turn", ["P1", "P2", "P3"])
def test_a_blue_card_takes_from_the_bank_on_anybodys_roll(edition, standing, total, mine, gain, turn):
    assert coins(thrown(edition, standing, total, mine, turn=turn)) == [20 + gain, 12, 9]


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "gain"), works(GREEN, 1))
def test_a_green_card_works_on_its_owners_roll(edition, standing, total, mine, gain):
    assert coins(thrown(edition, standing, total, mine)) == [20 + gain, 12, 9]


@pytest.mark.rule("MV-21")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "paid"), works(RED, 1))
def test_a_red_card_takes_from_the_roller(edition, standing, total, mine, paid):
    assert coins(thrown(edition, standing, total, mine, turn="P2")) == [20 + paid, 12 - paid, 9]


@pytest.mark.rule("MV-21")
@pytest.mark.parametrize(("edition", "standing", "total", "mine"), works(RED))
def test_a_red_card_does_not_work_on_its_owners_roll(edition, standing, total, mine):
    assert coins(thrown(edition, standing, total, mine)) == BEFORE


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "others", "after"), works(PURPLE, 2))
def test_a_purple_card_works_on_its_owners_roll(edition, standing, total, mine, others, after):
    assert coins(thrown(edition, standing, total, mine, others)) == after


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "question", "answer", "after"), works(ASKING, 3))
def test_a_card_that_asks_does_so_on_its_owners_roll(edition, standing, total, mine, question, answer, after):
    game = thrown(edition, standing, total, mine)
    assert (game.actor, phase(game), coins(game)) == ("P1", question, BEFORE)
    play(game, answer)
    assert (phase(game), coins(game)) == ("build", after)


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine"), works(GREEN) + works(ASKING))
@pytest.mark.parametrize("turn", ["P2", "P3"])
def test_a_green_card_or_one_that_asks_does_not_work_on_anybody_elses_roll(edition, standing, total, mine, turn):
    game = thrown(edition, standing, total, mine, turn=turn)
    assert (game.actor, phase(game), coins(game)) == (turn, "build", BEFORE)


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "others"), works(PURPLE, 1))
@pytest.mark.parametrize("turn", ["P2", "P3"])
def test_a_purple_card_does_not_work_on_anybody_elses_roll(edition, standing, total, mine, others, turn):
    assert coins(thrown(edition, standing, total, mine, others, turn)) == BEFORE


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine"), beside(BLUE + GREEN + ASKING))
def test_a_card_does_not_work_on_the_numbers_beside_its_own(edition, standing, total, mine):
    game = thrown(edition, standing, total, mine)
    assert (phase(game), coins(game)) == ("build", BEFORE)


@pytest.mark.rule("MV-21")
@pytest.mark.parametrize(("edition", "standing", "total", "mine"), beside(RED))
def test_a_red_card_does_not_work_on_the_numbers_beside_its_own(edition, standing, total, mine):
    assert coins(thrown(edition, standing, total, mine, turn="P2")) == BEFORE


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("edition", "standing", "total", "mine", "others"), beside(PURPLE, 1))
def test_a_purple_card_does_not_work_on_the_numbers_beside_its_own(edition, standing, total, mine, others):
    assert coins(thrown(edition, standing, total, mine, others)) == BEFORE


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize("edition", ["marina", "deluxe"])
@pytest.mark.parametrize("total", [12, 13, 14])
@pytest.mark.parametrize("turn", ["P1", "P2", "P3"])
def test_a_trawler_brings_the_throw_of_two_dice_on_anybodys_roll(edition, total, turn):
    game = thrown(edition, HARBOR, total, "trawler", turn=turn)
    assert (game.actor, phase(game), coins(game)) == ("chance", "trawler", BEFORE)
    play(game, "dice 3 5")
    assert (phase(game), coins(game)) == ("build", [28, 12, 9])


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize("edition", ["marina", "deluxe"])
def test_a_trawler_does_not_work_on_eleven(edition):
    assert phase(thrown(edition, HARBOR, 11, "trawler")) == "build"


def earned(total, mine, theirs):
    """Return the coins of P1, who had 20, after rolling this total."""
    game = table(city(20, mine, landmarks=STATION), city(20, theirs), edition="marina-green-valley")
    roll(game, *([total] if total <= 6 else [total - 6, 6]))
    return coins(game)[0]


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(
    ("card", "total", "counted"),
    [
        ("cheese-factory", 7, {"ranch"}),
        ("furniture-factory", 8, {"forest", "mine"}),
        ("fruit-market", 12, WHEATS),
        ("flower-shop", 6, {"flower-field"}),
        ("food-hall", 12, CUPS),
        ("winery", 9, {"vineyard"}),
        ("soda-plant", 11, CUPS),
    ],
)
def test_a_card_counts_these_kinds_in_its_owners_city(card, total, counted):
    kinds = [kind for kind, _, _ in COSTS]
    assert {kind for kind in kinds if earned(total, f"{card}, {kind}", "") != earned(total, kind, "")} == counted


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(("card", "total", "counted"), [("publisher", 7, CUPS | BREADS), ("soda-plant", 11, CUPS)])
def test_a_card_counts_these_kinds_in_the_others_cities(card, total, counted):
    kinds = [kind for kind, _, _ in COSTS]
    assert {kind for kind in kinds if earned(total, card, kind) != earned(total, "", kind)} == counted


@pytest.mark.rule("MV-23")
@pytest.mark.parametrize(
    ("card", "total"),
    [("cheese-factory", 7), ("furniture-factory", 8), ("fruit-market", 12), ("flower-shop", 6), ("food-hall", 12)],
)
def test_a_card_counts_nothing_in_the_others_cities(card, total):
    assert earned(total, card, "ranch, forest, mine, wheat-field, flower-field, cafe") == 20


def after_building(edition, name, money, **market):
    game = table(city(money), city(), edition=edition, **market)
    roll(game, 6)
    play(game, f"build {name}")
    return game


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize(("edition", "kind", "cost"), prices(COSTS))
def test_an_establishment_costs_its_price(edition, kind, cost):
    game = after_building(edition, kind, cost + 10, piles=kind)
    assert coins(game) == [15 if kind == "loan-office" else 10, 0]  # the loan-office brings 5 when built
    assert cards(game, "P1") == {kind: 1}
    assert game.position()["piles"] == {}


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize(("edition", "kind", "cost"), prices([row for row in COSTS if row[2] > 1]))
def test_an_establishment_is_not_built_with_a_coin_too_few(edition, kind, cost):
    game = table(city(cost - 1), city(), edition=edition, piles=kind)
    roll(game, 6)
    assert f"build {kind}" not in game.legal()


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize(("kind", "left"), [("general-store", 0), ("loan-office", 5)])
def test_what_costs_nothing_is_built_without_coins(kind, left):
    game = after_building("green-valley", kind, 0, piles=kind)
    assert coins(game) == [left, 0]
    assert cards(game, "P1") == {kind: 1}


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize(("edition", "landmark", "cost"), prices(LANDMARK_COSTS))
def test_a_landmark_costs_its_price(edition, landmark, cost):
    game = after_building(edition, landmark, cost + 10)
    assert coins(game) == [10, 0]
    assert landmarks(game, "P1") == [landmark]


@pytest.mark.rule("MV-50")
@pytest.mark.parametrize(("edition", "landmark", "cost"), prices(LANDMARK_COSTS))
def test_a_landmark_is_not_built_with_a_coin_too_few(edition, landmark, cost):
    game = table(city(cost - 1), city(), edition=edition)
    roll(game, 6)
    assert f"build {landmark}" not in game.legal()
