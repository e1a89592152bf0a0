"""Moves and outcomes in words, when each is asked for, and how likely the outcomes are."""

from itertools import combinations_with_replacement

import pytest
from table import city, coins, phase, play, roll, table

import bourgade

DICE = {
    f"dice {low} {high}": (1 if low == high else 2) / 36 for low, high in combinations_with_replacement(range(1, 7), 2)
}


# The words of the players


@pytest.mark.parametrize(
    ("edition", "cities", "lines", "moves"),
    [
        ("base", [city(), city()], [], {"roll 1"}),
        ("base", [city(0, "", "train-station"), city()], [], {"roll 1", "roll 2"}),
        ("base", [city(0, "", "radio-tower"), city()], ["roll 1", "die 4"], {"keep", "reroll"}),
        (
            "marina",
            [city(0, "", "harbor, train-station"), city()],
            ["roll 2", "dice 4 6"],
            {"add 0", "add 2"},
        ),
        ("base", [city(0, "tv-station"), city(), city()], ["roll 1", "die 6"], {"take P2", "take P3"}),
        (
            "base",
            [city(0, "business-center, bakery 2"), city(0, "mine 3, cafe")],
            ["roll 1", "die 6"],
            {"no swap", "swap bakery P2 mine", "swap bakery P2 cafe"},
        ),
        (
            "green-valley",
            [city(0, "demolition-company", "train-station, shopping-mall"), city()],
            ["roll 1", "die 4"],
            {"demolish train-station", "demolish shopping-mall"},
        ),
        (
            "green-valley",
            [city(0, "moving-company", "train-station"), city(), city()],
            ["roll 2", "dice 4 5"],
            {"move moving-company P2", "move moving-company P3"},
        ),
        (
            "green-valley",
            [city(0, "renovation-company, wheat-field", "train-station"), city(0, "cafe")],
            ["roll 2", "dice 3 5"],
            {"renovate wheat-field", "renovate cafe"},
        ),
        ("base", [city(4), city()], ["roll 1", "die 6"], {"build train-station", "build nothing"}),
    ],
)
def test_a_players_choices_are_written_like_this(edition, cities, lines, moves):
    game = table(*cities, edition=edition)
    play(game, *lines)
    assert game.actor == "P1"
    assert set(game.legal()) == moves


def test_a_move_is_listed_once_however_many_copies_there_are():
    game = table(city(0, "business-center, bakery 3"), city(0, "cafe 3"))
    roll(game, 6)
    assert sorted(game.legal()) == ["no swap", "swap bakery P2 cafe"]


@pytest.mark.parametrize(
    "text",
    ["", "roll", "roll 0", "roll 2", "roll 3", "die 1", "dice 1 2", "build nothing", "keep", "Let us see.", "roll 1 1"],
)
def test_any_other_text_is_refused_with_a_reason_and_changes_nothing(text):
    game = table(city(3), city(3))
    before = game.position()
    with pytest.raises(bourgade.IllegalMove) as refusal:
        game.play(text)
    assert len(str(refusal.value).split()) > 2
    assert game.position() == before


@pytest.mark.parametrize("text", ["die 0", "die 7", "dice 1 1", "dice 3 4", "roll 1", "draw cafe"])
def test_what_one_die_cannot_show_is_refused(text):
    game = table(city(0, "", "train-station"), city())
    play(game, "roll 1")
    with pytest.raises(bourgade.IllegalMove):
        game.play(text)


@pytest.mark.parametrize("text", ["dice 0 4", "dice 3 7", "dice 8", "die 3"])
def test_what_two_dice_cannot_show_is_refused(text):
    game = table(city(0, "", "train-station"), city())
    play(game, "roll 2")
    with pytest.raises(bourgade.IllegalMove):
        game.play(text)


@pytest.mark.parametrize("text", ["build castle", "build city-hall", "build harbor", "build cafe", "build"])
def test_what_the_market_does_not_have_is_refused(text):
    game = table(city(50), city(), piles="mine")
    roll(game, 6)
    with pytest.raises(bourgade.IllegalMove):
        game.play(text)


# A choice with one possibility is a move, a step without choice or chance is not


@pytest.mark.parametrize(
    ("edition", "cities", "lines", "move"),
    [
        ("base", [city(), city()], [], "roll 1"),
        ("base", [city(0, "tv-station"), city()], ["roll 1", "die 6"], "take P2"),
        ("base", [city(0, "business-center"), city(0, "mine")], ["roll 1", "die 6"], "no swap"),
        ("base", [city(0, "business-center, mine"), city(0, "stadium")], ["roll 1", "die 6"], "no swap"),
        (
            "green-valley",
            [city(0, "demolition-company", "train-station"), city()],
            ["roll 1", "die 4"],
            "demolish train-station",
        ),
        (
            "green-valley",
            [city(0, "moving-company", "train-station"), city()],
            ["roll 2", "dice 4 5"],
            "move moving-company P2",
        ),
        (
            "green-valley",
            [city(0, "renovation-company", "train-station"), city(0, "cafe")],
            ["roll 2", "dice 3 5"],
            "renovate cafe",
        ),
        ("base", [city(), city()], ["roll 1", "die 6"], "build nothing"),
    ],
)
def test_a_choice_with_one_possibility_is_still_a_move(edition, cities, lines, move):
    game = table(*cities, edition=edition)
    play(game, *lines)
    assert (game.actor, game.legal()) == ("P1", [move])


@pytest.mark.parametrize(
    ("edition", "cities", "dice"),
    [
        ("base", [city(0, "stadium"), city(4)], (6,)),
        ("base", [city(0), city(0, "tv-station, business-center, bakery")], (6,)),
        ("marina", [city(0, "", "harbor, train-station"), city()], (4, 5)),
        ("marina", [city(0, "", "harbor, train-station"), city()], (6,)),
        ("marina", [city(0, "", "train-station"), city(0, "", "harbor")], (4, 6)),
        ("marina", [city(0, "trawler", "train-station"), city(0, "", "harbor")], (6, 6)),
        ("green-valley", [city(0, "demolition-company"), city(0, "", "train-station")], (4,)),
        ("green-valley", [city(0), city(0, "demolition-company", "train-station")], (4,)),
        ("green-valley", [city(0, "", "train-station"), city(0, "moving-company")], (4, 5)),
        ("green-valley", [city(0, "renovation-company", "train-station"), city(0, "stadium")], (3, 5)),
        ("green-valley", [city(0, "cafe", "train-station"), city(0, "renovation-company")], (3, 5)),
        ("green-valley", [city(0, "arboretum", "train-station"), city(5)], (5, 6)),
    ],
)
def test_where_nothing_is_to_be_chosen_building_comes_at_once(edition, cities, dice):
    game = table(*cities, edition=edition)
    roll(game, *dice)
    assert phase(game) == "build"


@pytest.mark.parametrize("dice", [(4, 6), (5, 6), (6, 6)])
def test_the_harbor_asks_on_10_11_and_12(dice):
    game = table(city(0, "", "harbor, train-station"), city(), edition="marina")
    roll(game, *dice)
    assert set(game.legal()) == {"add 0", "add 2"}
    play(game, "add 2")
    assert phase(game) == "build"


def test_after_a_re_roll_nothing_more_is_asked():
    game = table(city(0, "", "radio-tower"), city())
    roll(game, 4)
    play(game, "reroll")
    assert (phase(game), game.actor) == ("throw", "chance")
    play(game, "die 5")
    assert phase(game) == "build"


def test_the_re_roll_is_asked_before_the_harbor():
    game = table(city(0, "", "harbor, train-station, radio-tower"), city(), edition="marina")
    roll(game, 6, 6)
    assert set(game.legal()) == {"keep", "reroll"}
    play(game, "reroll", "dice 4 6")
    assert set(game.legal()) == {"add 0", "add 2"}


def test_a_record_has_the_moves_without_choice_too():
    game = bourgade.new("minivilles", edition="base", players=2, seed=1, deal=False)
    lines = ["first P2", "roll 1", "die 6", "build nothing", "roll 1", "die 1", "build train-station"]
    play(game, *lines)  # the 1 brings P1 the fourth coin
    assert game.record()["actions"] == lines


# The words of chance and their weights


def test_the_first_player_is_drawn_with_equal_chances():
    game = bourgade.new("minivilles", edition="base", players=3, seed=1, deal=False)
    assert game.actor == "chance"
    assert game.chances() == pytest.approx({"first P1": 1 / 3, "first P2": 1 / 3, "first P3": 1 / 3})


def test_one_die_has_six_outcomes_equally_likely():
    game = table(city(), city())
    play(game, "roll 1")
    assert (phase(game), game.actor) == ("throw", "chance")
    assert game.chances() == pytest.approx({f"die {number}": 1 / 6 for number in range(1, 7)})


def test_two_dice_have_21_outcomes_doubles_half_as_likely_as_others():
    game = table(city(0, "", "train-station"), city())
    play(game, "roll 2")
    assert len(game.chances()) == 21
    assert game.chances()["dice 4 4"] == pytest.approx(1 / 36)
    assert game.chances()["dice 3 5"] == pytest.approx(2 / 36)
    assert game.chances() == pytest.approx(DICE)


def test_the_trawlers_throw_is_written_and_weighed_like_two_dice():
    game = table(city(0, "trawler", "harbor, train-station"), city(), edition="marina")
    roll(game, 6, 6)
    play(game, "add 0")
    assert game.chances() == pytest.approx(DICE)


def test_at_chance_legal_lists_the_outcomes():
    game = table(city(0, "", "train-station"), city())
    play(game, "roll 2")
    assert sorted(game.legal()) == sorted(DICE)


def test_dice_5_3_is_understood_as_dice_3_5():
    game = bourgade.new("minivilles", edition="base", players=2, seed=1, deal=False, first="P1")
    lines = ["roll 1", "die 1", "build train-station", "roll 1", "die 6", "build nothing", "roll 2"]
    play(game, *lines, "dice 5 3")
    assert game.record()["actions"] == [*lines, "dice 3 5"]


def test_the_trawlers_throw_is_understood_in_the_other_order_too():
    game = table(city(0, "trawler", "harbor, train-station"), city(), edition="marina")
    roll(game, 6, 6)
    play(game, "add 0", "dice 6 2")
    assert coins(game) == [8, 0]


def test_a_draw_is_weighed_by_the_copies_left():
    game = table(city(2), city(), edition="marina", piles="cafe", deck="mine 5, ranch 2, stadium")
    roll(game, 6)
    play(game, "build cafe")
    assert game.chances() == pytest.approx({"draw mine": 5 / 8, "draw ranch": 2 / 8, "draw stadium": 1 / 8})
    play(game, "draw mine")
    assert game.chances() == pytest.approx({"draw mine": 4 / 7, "draw ranch": 2 / 7, "draw stadium": 1 / 7})


def test_the_set_ups_draws_are_weighed_by_the_copies_in_the_box():
    game = bourgade.new("minivilles", edition="marina", players=2, seed=1, deal=False, first="P1")
    # 20 kinds of 6 and 5 purple ones of 4: 140 cards
    assert len(game.chances()) == 25
    assert game.chances()["draw mine"] == pytest.approx(6 / 140)
    assert game.chances()["draw stadium"] == pytest.approx(4 / 140)
    play(game, "draw mine")
    assert game.chances()["draw mine"] == pytest.approx(5 / 139)


def test_a_draw_with_one_kind_left_is_still_written():
    game = table(city(2), city(), edition="marina", piles="cafe", deck="mine 2")
    roll(game, 6)
    play(game, "build cafe")
    assert (game.actor, game.chances()) == ("chance", {"draw mine": 1})
    play(game, "draw mine")
    assert (game.actor, game.chances()) == ("chance", {"draw mine": 1})
    play(game, "draw mine")
    assert game.actor == "P2"


def test_a_kind_that_is_not_in_the_deck_cannot_be_drawn():
    game = table(city(2), city(), edition="marina", piles="cafe", deck="mine 2")
    roll(game, 6)
    play(game, "build cafe")
    with pytest.raises(bourgade.IllegalMove):
        game.play("draw ranch")


def test_draw_lets_chance_choose_one_of_the_outcomes():
    game = bourgade.new("minivilles", edition="base", players=2, seed=1, deal=False, first="P1")
    play(game, "roll 1")
    outcomes = game.legal()
    game.draw()
    assert game.record()["actions"][-1] in outcomes
    assert phase(game) == "build"
