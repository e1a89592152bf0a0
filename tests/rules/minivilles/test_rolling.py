"""Rolling, MV-10 to MV-13."""

import pytest
from table import cards, city, coins, landmarks, phase, play, roll, table

import bourgade

ONE_DIE = {f"die {number}" for number in range(1, 7)}
TWO_DICE = {f"dice {low} {high}" for low in range(1, 7) for high in range(low, 7)}
PARK = "train-station, amusement-park"


def end_turn(game):
    """Return whose turn comes after this one, in which nothing is built."""
    play(game, "build nothing")
    assert phase(game) == "roll"
    return game.actor


@pytest.mark.rule("MV-10")
def test_without_train_station_there_is_one_die():
    game = table(city(), city(landmarks="train-station"))
    assert game.legal() == ["roll 1"]
    with pytest.raises(bourgade.IllegalMove):
        game.play("roll 2")


@pytest.mark.rule("MV-10")
def test_with_the_train_station_the_player_chooses_one_die_or_two():
    game = table(city(landmarks="train-station"), city())
    assert sorted(game.legal()) == ["roll 1", "roll 2"]


@pytest.mark.rule("MV-10")
def test_one_die_shows_one_to_six_equally():
    game = table(city(), city())
    play(game, "roll 1")
    assert game.actor == "chance"
    assert game.chances() == pytest.approx(dict.fromkeys(ONE_DIE, 1 / 6))


@pytest.mark.rule("MV-10")
def test_with_the_train_station_one_die_is_still_one_die():
    game = table(city(landmarks="train-station"), city())
    play(game, "roll 1")
    assert set(game.chances()) == ONE_DIE


@pytest.mark.rule("MV-10")
def test_two_dice_fall_in_36_ways():
    game = table(city(landmarks="train-station"), city())
    play(game, "roll 2")
    chances = game.chances()
    assert set(chances) == TWO_DICE
    assert chances["dice 3 3"] == pytest.approx(1 / 36)
    assert chances["dice 3 5"] == pytest.approx(2 / 36)
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.rule("MV-10")
def test_two_dice_are_added_and_neither_counts_alone():
    game = table(city(0, "mine, convenience-store, forest", landmarks="train-station"), city())
    roll(game, 4, 5)
    assert coins(game) == [5, 0]


@pytest.mark.rule("MV-11")
def test_the_radio_tower_asks_after_the_roll_and_before_any_income():
    game = table(city(0, "wheat-field", landmarks="radio-tower"), city(0, "wheat-field"))
    roll(game, 1)
    assert (game.actor, phase(game)) == ("P1", "reroll")
    assert sorted(game.legal()) == ["keep", "reroll"]
    assert coins(game) == [0, 0]


@pytest.mark.rule("MV-11")
def test_a_roll_that_is_kept_counts():
    game = table(city(0, "wheat-field", landmarks="radio-tower"), city())
    roll(game, 1)
    play(game, "keep")
    assert (phase(game), coins(game)) == ("build", [1, 0])


@pytest.mark.rule("MV-11")
def test_after_a_reroll_the_new_roll_alone_counts():
    game = table(city(0, "wheat-field, convenience-store", landmarks="radio-tower"), city())
    roll(game, 1)
    play(game, "reroll", "die 4")
    assert coins(game) == [3, 0]


@pytest.mark.rule("MV-11")
def test_the_second_roll_is_final():
    game = table(city(landmarks="radio-tower"), city())
    roll(game, 1)
    play(game, "reroll", "die 6")
    assert phase(game) == "build"
    with pytest.raises(bourgade.IllegalMove):
        game.play("reroll")


@pytest.mark.rule("MV-11")
def test_a_roll_that_is_kept_cannot_be_rolled_again_later():
    game = table(city(landmarks="radio-tower"), city())
    roll(game, 6)
    play(game, "keep")
    with pytest.raises(bourgade.IllegalMove):
        game.play("reroll")


@pytest.mark.rule("MV-11")
@pytest.mark.parametrize(("dice", "again"), [([6], ONE_DIE), ([2, 4], TWO_DICE)])
def test_the_same_number_of_dice_is_rolled_again(dice, again):
    game = table(city(landmarks="train-station, radio-tower"), city())
    roll(game, *dice)
    play(game, "reroll")
    assert game.actor == "chance"
    assert set(game.chances()) == again


@pytest.mark.rule("MV-11")
def test_somebody_elses_radio_tower_does_not_help():
    game = table(city(landmarks="train-station"), city(landmarks="radio-tower"))
    roll(game, 2, 4)
    assert phase(game) == "build"


@pytest.mark.rule("MV-11")
def test_the_radio_tower_asks_again_in_the_next_turn_of_its_owner():
    game = table(city(landmarks="radio-tower"), city())
    roll(game, 6)
    play(game, "reroll", "die 6", "build nothing")
    roll(game, 6)
    play(game, "build nothing")
    roll(game, 6)
    assert (game.actor, phase(game)) == ("P1", "reroll")


@pytest.mark.rule("MV-11")
@pytest.mark.rule("MV-13")
def test_an_extra_turn_has_a_reroll_of_its_own():
    game = table(city(landmarks=f"{PARK}, radio-tower"), city())
    roll(game, 2, 4)
    play(game, "reroll", "dice 3 3", "build nothing")
    roll(game, 2, 4)
    assert (game.actor, phase(game)) == ("P1", "reroll")


@pytest.mark.rule("MV-12")
@pytest.mark.parametrize("dice", [(4, 6), (5, 5), (5, 6), (6, 6)])
def test_the_harbor_asks_from_a_total_of_ten(dice):
    game = table(city(1, landmarks="harbor, train-station"), city(), edition="marina")
    roll(game, *dice)
    assert (game.actor, phase(game)) == ("P1", "harbor")
    assert sorted(game.legal()) == ["add 0", "add 2"]


@pytest.mark.rule("MV-12")
@pytest.mark.parametrize("dice", [(6,), (1, 1), (2, 6), (3, 6), (4, 5)])
def test_the_harbor_does_not_ask_below_ten(dice):
    game = table(city(1, landmarks="harbor, train-station"), city(), edition="marina")
    roll(game, *dice)
    assert phase(game) == "build"


@pytest.mark.rule("MV-12")
@pytest.mark.parametrize("number", [1, 3, -2])
def test_the_harbor_adds_two_and_nothing_else(number):
    game = table(city(1, landmarks="harbor, train-station"), city(), edition="marina")
    roll(game, 5, 5)
    with pytest.raises(bourgade.IllegalMove):
        game.play(f"add {number}")


@pytest.mark.rule("MV-12")
def test_somebody_elses_harbor_does_not_help():
    game = table(city(1, landmarks="train-station"), city(landmarks="harbor"), edition="marina")
    roll(game, 5, 5)
    assert phase(game) == "build"


@pytest.mark.rule("MV-12")
@pytest.mark.parametrize(
    ("dice", "added", "gain"),
    [
        ((4, 6), 0, 0),
        ((4, 6), 2, 4),
        ((5, 6), 0, 0),
        ((5, 6), 2, 4),
        ((6, 6), 0, 4),
        ((6, 6), 2, 0),
    ],
)
def test_the_food_hall_works_on_12_and_13_however_reached(dice, added, gain):
    game = table(city(1, "food-hall, cafe 2", landmarks="harbor, train-station"), city(), edition="marina")
    roll(game, *dice)
    play(game, f"add {added}")
    assert coins(game) == [1 + gain, 0]


@pytest.mark.rule("MV-12")
@pytest.mark.parametrize(("added", "expected"), [(0, [7, 3]), (2, [0, 7])])
def test_the_new_total_counts_for_everybody(added, expected):
    # P2's apple-orchard works on 10, the private-club on 12.
    roller = city(7, landmarks="harbor, train-station, airport")
    game = table(roller, city(0, "apple-orchard, private-club"), edition="deluxe")
    roll(game, 4, 6)
    assert coins(game) == [7, 0]
    play(game, f"add {added}")
    assert coins(game) == expected


@pytest.mark.rule("MV-11")
@pytest.mark.rule("MV-12")
def test_the_harbor_asks_after_the_radio_tower():
    game = table(city(1, landmarks="harbor, train-station, radio-tower"), city(), edition="marina")
    roll(game, 5, 5)
    assert phase(game) == "reroll"
    play(game, "keep")
    assert phase(game) == "harbor"
    play(game, "add 2")
    assert phase(game) == "build"


@pytest.mark.rule("MV-11")
@pytest.mark.rule("MV-12")
@pytest.mark.parametrize(("first", "second", "then"), [((5, 5), (4, 5), "build"), ((4, 5), (4, 6), "harbor")])
def test_the_harbor_looks_at_the_second_roll(first, second, then):
    game = table(city(1, landmarks="harbor, train-station, radio-tower"), city(), edition="marina")
    roll(game, *first)
    play(game, "reroll", "dice {} {}".format(*second))
    assert phase(game) == then


@pytest.mark.rule("MV-13")
@pytest.mark.parametrize(
    ("standing", "dice", "following"),
    [
        (PARK, (3, 3), "P1"),
        (PARK, (1, 1), "P1"),
        (PARK, (2, 4), "P2"),
        (PARK, (6,), "P2"),
        ("train-station", (3, 3), "P2"),
    ],
)
def test_a_double_with_the_amusement_park_gives_another_turn(standing, dice, following):
    game = table(city(landmarks=standing), city())
    roll(game, *dice)
    assert end_turn(game) == following


@pytest.mark.rule("MV-13")
def test_an_extra_turn_may_give_another():
    game = table(city(landmarks=PARK), city())
    following = []
    for dice in [(3, 3), (1, 1), (6, 6), (2, 4)]:
        roll(game, *dice)
        following.append(end_turn(game))
    assert following == ["P1", "P1", "P1", "P2"]


@pytest.mark.rule("MV-13")
def test_an_extra_turn_is_a_whole_turn():
    game = table(city(6, "forest", landmarks=PARK), city(), piles="forest 2")
    roll(game, 3, 3)
    play(game, "build forest")
    assert sorted(game.legal()) == ["roll 1", "roll 2"]
    roll(game, 2, 3)
    assert coins(game) == [5, 0]
    play(game, "build forest")
    assert cards(game, "P1") == {"forest": 3}
    assert game.actor == "P2"


@pytest.mark.rule("MV-13")
def test_somebody_elses_amusement_park_gives_nobody_a_turn():
    game = table(city(landmarks=PARK), city(landmarks="train-station"), city(), turn="P2")
    roll(game, 3, 3)
    assert end_turn(game) == "P3"


@pytest.mark.rule("MV-13")
@pytest.mark.parametrize(
    ("dice", "answers", "following"),
    [
        ((3, 3), ["keep"], "P1"),
        ((2, 4), ["keep"], "P2"),
        ((3, 3), ["reroll", "dice 2 4"], "P2"),
        ((2, 4), ["reroll", "dice 3 3"], "P1"),
        ((3, 3), ["reroll", "dice 1 1"], "P1"),
    ],
)
def test_the_double_must_be_in_the_dice_as_finally_kept(dice, answers, following):
    game = table(city(landmarks=f"{PARK}, radio-tower"), city())
    roll(game, *dice)
    play(game, *answers)
    assert end_turn(game) == following


@pytest.mark.rule("MV-13")
@pytest.mark.parametrize(("dice", "following"), [((5, 5), "P1"), ((4, 6), "P2")])
@pytest.mark.parametrize("added", [0, 2])
def test_the_two_of_the_harbor_neither_makes_nor_spoils_a_double(dice, added, following):
    game = table(city(1, landmarks=f"harbor, {PARK}"), city(), edition="marina")
    roll(game, *dice)
    play(game, f"add {added}")
    assert end_turn(game) == following


@pytest.mark.rule("MV-13")
@pytest.mark.parametrize(
    ("dice", "added", "catch", "following"),
    [((4, 6), 2, "dice 3 3", "P2"), ((6, 6), 0, "dice 1 2", "P1")],
)
def test_the_throw_of_the_trawler_neither_makes_nor_spoils_a_double(dice, added, catch, following):
    game = table(city(1, "trawler", landmarks=f"harbor, {PARK}"), city(), edition="marina")
    roll(game, *dice)
    play(game, f"add {added}", catch)
    assert end_turn(game) == following


@pytest.mark.rule("MV-13")
def test_a_park_demolished_after_the_double_still_gives_the_turn():
    game = table(city(0, "demolition-company", landmarks=PARK), city(), edition="green-valley")
    roll(game, 2, 2)
    play(game, "demolish amusement-park")
    assert landmarks(game, "P1") == ["train-station"]
    assert end_turn(game) == "P1"


@pytest.mark.rule("MV-13")
def test_a_double_in_the_extra_turn_needs_the_park_again():
    game = table(city(0, "demolition-company", landmarks=PARK), city(), edition="green-valley")
    roll(game, 2, 2)
    play(game, "demolish amusement-park", "build nothing")
    roll(game, 3, 3)
    assert end_turn(game) == "P2"


@pytest.mark.rule("MV-13")
def test_a_park_built_after_the_double_gives_no_turn():
    game = table(city(16, landmarks="train-station"), city())
    roll(game, 3, 3)
    play(game, "build amusement-park")
    assert landmarks(game, "P1") == ["train-station", "amusement-park"]
    assert game.actor == "P2"
