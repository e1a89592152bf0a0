"""How lucky a throw was, in Minivilles: what it brought, against what as many dice bring on average."""

import cProfile
import pstats
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from table import city, play, table
from test_properties import choosers, examples, houses, new_house, seeds, step

import bourgade
from bourgade.games import packages
from bourgade.telling import telling_of

TELLING = telling_of("minivilles")


def luck(game, outcome, following="build nothing"):
    """Return what a throw brought, and 36 times what it brings on average, exactly."""
    told = TELLING.luck(game, game.action(outcome), following and game.action(following))
    if told is None:
        return None
    got, expected = told
    return got, [36 * Fraction(mean).limit_denominator(36) for mean in expected]


def test_one_die():
    # 2: the bakery. 3: one coin to the café, and the bakery. So of six throws, two bring P1 something in sum 1.
    game = table(city(3, "bakery"), city(0, "cafe"))
    play(game, "roll 1")
    expected = [6, 6]
    assert luck(game, "die 2") == ([1, 0], expected)
    assert luck(game, "die 3") == ([0, 1], expected)
    assert luck(game, "die 6") == ([0, 0], expected)


def test_who_has_nothing_pays_nothing():
    # 3: nothing to take for the café; the bakery brings 1 on 2 and on 3.
    game = table(city(0, "bakery"), city(0, "cafe"))
    play(game, "roll 1")
    assert luck(game, "die 3") == ([1, 0], [12, 0])


def test_two_dice_weigh_as_they_fall():
    # Nine comes four times of 36, ten three times.
    game = table(city(0, "mine", "train-station"), city(0, "apple-orchard 2"))
    play(game, "roll 2")
    assert luck(game, "dice 4 5") == ([5, 0], [4 * 5, 3 * 6])
    assert luck(game, "dice 5 5") == ([0, 6], [4 * 5, 3 * 6])


@pytest.mark.rule("MV-11")
def test_a_throw_that_is_rolled_again_does_not_count():
    game = table(city(0, "wheat-field", "radio-tower"), city(0))
    play(game, "roll 1")
    assert luck(game, "die 2", "reroll") is None
    assert luck(game, "die 1", None) is None  # a game that stops there
    assert luck(game, "die 1", "keep") == ([1, 0], [6, 0])
    play(game, "die 2", "reroll")
    assert luck(game, "die 1") == ([1, 0], [6, 0])


@pytest.mark.rule("MV-12")
def test_what_the_harbor_adds_is_no_luck():
    # The orchard works on ten, three times of 36; the market on eleven and twelve, three times, two coins a wheat.
    game = table(city(0, "apple-orchard, fruit-market", "train-station, harbor"), city(0), edition="deluxe")
    play(game, "roll 2")
    expected = [3 * 3 + 3 * 2, 0]
    assert luck(game, "dice 4 6", "add 2") == ([3, 0], expected)
    assert luck(game, "dice 4 6", "add 0") == ([3, 0], expected)


@pytest.mark.rule("MV-33")
def test_the_throw_of_trawlers_is_none():
    game = table(city(1, "trawler", "train-station"), city(0, "trawler", "harbor"), edition="marina")
    play(game, "roll 2")
    assert luck(game, "dice 6 6", "dice 3 4") == ([0, 0], [0, 0])
    play(game, "dice 6 6")
    assert luck(game, "dice 3 4") is None


def test_what_is_no_throw_is_no_luck():
    game = bourgade.new("minivilles", edition="marina", seed=1, deal=False)
    assert luck(game, "first P1", "draw cafe") is None
    play(game, "first P1")
    assert luck(game, "draw cafe", "draw mine") is None
    game = table(city(3), city(3))
    assert luck(game, "roll 1", "die 1") is None


@pytest.mark.parametrize("game", packages())
def test_only_a_game_with_dice_has_luck(game):
    assert telling_of(game).dice == (game == "minivilles")


@examples(40)
@given(drawn=houses(), seed=seeds, chooser=choosers)
def test_throws_bring_on_average_what_is_expected_and_what_gains_say(drawn, seed, chooser):
    game = new_house(*drawn, seed)
    for _ in range(chooser.randrange(400)):
        if game.over:
            return
        step(game, chooser)
    while not game.over and game.position()["phase"] != "throw":
        step(game, chooser)
    if game.over:
        return
    totals, odds = TELLING.gains(game), game.odds()
    sums = [0.0] * len(game.seats)
    for outcome, weight in odds.items():
        got, expected = TELLING.luck(game, game.action(outcome), game.action("keep"))
        gains = totals[str(sum(map(int, outcome.split()[1:])))]
        assert got == [gains.get(seat, 0) for seat in game.seats]
        sums = [total + weight * gain for total, gain in zip(sums, got, strict=True)]
    assert expected == pytest.approx([total / sum(odds.values()) for total in sums])


def test_luck_is_told_with_little_work():
    game, chooser, throws = bourgade.new("minivilles", edition="marina-green-valley", players=4, seed=5), Random(5), []
    while len(throws) < 100:
        before = game.copy()
        action = step(game, chooser)
        if action.startswith("di"):
            throws.append((before, action))
    keep, profile = bourgade.new("minivilles").action("keep"), cProfile.Profile()
    with profile:
        for before, action in throws:
            TELLING.luck(before, before.action(action), keep)
    assert pstats.Stats(profile).total_calls < 1000 * len(throws)
