"""Luck: the same interpreted and compiled, even, independent, and as likely as the weights of the outcomes say.

All seeds are fixed: a test that passes once passes always.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
import toys
from numpy.typing import NDArray
from scipy.stats import chisquare
from table import city, table

import bourgade
from bourgade.engine import slots
from bourgade.engine.compiling import Binder
from bourgade.engine.luck import SEEDS, below, game_key, word
from bourgade.engine.rule import is_slot
from bourgade.engine.rules import Rules
from bourgade.games import definition

LIKELY = 1e-4  # a fair generator gives a smaller one once in ten thousand tests
IMPOSSIBLE = 1e-6  # wrong weights give a smaller one
MINIVILLES = definition("minivilles")
TWO_DICE = [f"dice {low} {high}" for low in range(1, 7) for high in range(low, 7)]
DOUBLES = [f"dice {number} {number}" for number in range(1, 7)]


def bound(function: Callable[..., None]) -> Callable[..., NDArray[Any]]:
    """Return the function compiled, with its result as an array of as many numbers as its longest argument has."""
    names = [name for name, value in vars(slots).items() if is_slot(value)]
    entry = Binder("minivilles", {name: getattr(MINIVILLES.rules, name) for name in names}, compiled=True).entry(
        function
    )

    def call(*arguments: Any) -> NDArray[Any]:
        out = np.zeros(max(np.size(argument) for argument in arguments), np.int64)
        entry(*arguments, out)
        return out

    return call


words_of = bound(toys.fill_words)
below_of = bound(toys.fill_below)
keys_of = bound(toys.fill_keys)
draws_of = bound(toys.fill_draws)


def words_at(keys: Any, turns: Any, kinds: Any) -> NDArray[Any]:
    """Return many words; what is one number is the same for all."""
    arrays = np.broadcast_arrays(*(np.asarray(part, np.int64) for part in (keys, turns, kinds)))
    return words_of(*(array.copy() for array in arrays))


def keys_at(seeds: Any, games: Any) -> NDArray[Any]:
    """Return many keys; what is one number is the same for all."""
    arrays = np.broadcast_arrays(*(np.asarray(part, np.int64) for part in (seeds, games)))
    return keys_of(*(array.copy() for array in arrays))


def p_value(observed: NDArray[Any], weights: Any) -> float:
    """Return how likely counts as uneven as these are, if the weights are right."""
    weights = np.asarray(weights, float)
    return float(chisquare(observed, observed.sum() * weights / weights.sum()).pvalue)


# Interpreted and compiled


def test_words_are_the_same_interpreted_and_compiled():
    random = np.random.default_rng(1)
    edges = [*product([0, 1, 2**32 - 1, 2**32, SEEDS - 1], [0, 1, 2**31 - 1], [-1, 0, 1, 2, 255])]
    chosen = zip(
        random.integers(0, SEEDS - 1, 20_000).tolist(),
        random.integers(0, 2**31 - 1, 20_000).tolist(),
        random.integers(-1, 300, 20_000).tolist(),
        strict=True,
    )
    inputs = [*edges, *chosen]
    compiled = words_of(*(np.array(column) for column in zip(*inputs, strict=True)))
    interpreted = [word(*numbers) for numbers in inputs]
    assert compiled.tolist() == interpreted
    assert min(interpreted) >= 0
    assert max(interpreted) < 2**32


def test_keys_are_the_same_interpreted_and_compiled():
    random = np.random.default_rng(2)
    edges = [*product([0, 1, 7, 2**32, SEEDS - 1], [0, 1, 2**31, 2**32 - 1, 2**32, 2**40 + 3])]
    chosen = zip(
        random.integers(0, SEEDS - 1, 20_000).tolist(), random.integers(0, 2**31, 20_000).tolist(), strict=True
    )
    inputs = [*edges, *chosen]
    compiled = keys_of(*(np.array(column) for column in zip(*inputs, strict=True)))
    interpreted = [game_key(*numbers) for numbers in inputs]
    assert compiled.tolist() == interpreted
    assert min(interpreted) >= 0
    assert max(interpreted) < SEEDS


@pytest.mark.parametrize("n", [1, 2, 6, 36, 1000, 2**20])
def test_numbers_below_are_the_same_interpreted_and_compiled(n):
    words = [0, 1, 2**31, 2**32 - 1, *np.random.default_rng(3).integers(0, 2**32, 5_000).tolist()]
    interpreted = [below(number, n) for number in words]
    assert below_of(np.array(words), n).tolist() == interpreted
    assert min(interpreted) == 0
    assert max(interpreted) == n - 1


# Even and independent

MANY = 300_000
ALONG = {  # words that differ in one thing only
    "turns": lambda: words_at(game_key(5, 0), np.arange(MANY), 0),
    "kinds": lambda: words_at(game_key(5, 1), 3, np.arange(MANY)),
    "games": lambda: words_at(keys_at(5, np.arange(MANY)), 1, 0),
    "seeds": lambda: words_at(keys_at(np.arange(MANY), 0), 1, 0),
    "large seeds": lambda: words_at(keys_at(np.arange(MANY) << 43, 0), 1, 0),
    "choices": lambda: words_at(game_key(5, 2), np.arange(MANY), -1),
}


@pytest.fixture(scope="module")
def along() -> dict[str, NDArray[Any]]:
    return {name: make() for name, make in ALONG.items()}


@pytest.mark.parametrize("n", range(2, 41))
@pytest.mark.parametrize("what", ALONG)
def test_all_numbers_are_equally_likely(along, what, n):
    numbers = below_of(along[what], n)
    assert p_value(np.bincount(numbers, minlength=n), np.ones(n)) > LIKELY


def p_of_pairs(dice: NDArray[Any], lag: int) -> float:
    """Return how likely pairs of dice so far apart are, if they are independent.

    Every die is in one pair only. Pairs that share dice are not independent of one another: chi-square then finds
    twice as many unlikely results as there are, with any generator.
    """
    blocks = dice[: len(dice) // (2 * lag) * 2 * lag].reshape(-1, 2, lag)
    pairs = blocks[:, 0] * 6 + blocks[:, 1]
    return p_value(np.bincount(pairs.ravel(), minlength=36), np.ones(36))


@pytest.mark.parametrize("lag", range(1, 17))
@pytest.mark.parametrize("what", ALONG)
def test_neighbouring_dice_are_independent(along, what, lag):
    assert p_of_pairs(below_of(along[what], 6), lag) > LIKELY


@pytest.mark.parametrize("what", ALONG)
def test_three_dice_in_a_row_are_independent(along, what):
    dice = below_of(along[what], 6)
    triples = dice[0::3] * 36 + dice[1::3] * 6 + dice[2::3]
    assert p_value(np.bincount(triples, minlength=216), np.ones(216)) > LIKELY


@pytest.mark.parametrize(("one", "other"), [((1, 0), (1, 1)), ((1, 0), (1, 2)), ((1, 0), (2, 0)), ((1, 1), (2, 0))])
def test_throws_of_one_game_are_independent(one, other):
    """Turn and kind of chance: a throw and the throw again, the trawler's, the next turn's; over many games."""
    keys = keys_at(11, np.arange(MANY))
    first, second = (below_of(words_at(keys, turn, kind), 6) for turn, kind in (one, other))
    assert p_value(np.bincount(first * 6 + second, minlength=36), np.ones(36)) > LIKELY


def test_the_tests_above_would_notice_a_weighted_die(along):
    dice = below_of(along["games"], 6)
    counts = np.bincount(dice, minlength=6)
    assert p_value(counts, [1, 1, 1, 1, 1, 1.05]) < IMPOSSIBLE


def test_the_tests_above_would_notice_dice_that_hang_together(along):
    dice = below_of(along["games"], 6)
    dice[1::20] = dice[0::20]  # every twentieth die copies the one before
    assert p_of_pairs(dice, 1) < IMPOSSIBLE


@pytest.mark.parametrize("seed", [0, 1, 2**40 + 5, SEEDS - 1])
def test_a_million_games_of_a_seed_have_keys_of_their_own(seed):
    assert len(np.unique(keys_at(seed, np.arange(1_000_000)))) == 1_000_000


def test_a_million_seeds_have_keys_of_their_own():
    """Keys are 63 bits: among a million, two alike are a matter of one in ten million."""
    seeds = np.random.default_rng(4).integers(0, SEEDS - 1, 1_000_000)
    assert len(np.unique(keys_at(seeds, 0))) == 1_000_000


@pytest.mark.parametrize("seed", [2, 12_345, 2**62 + 99])
def test_two_seeds_share_none_of_a_million_games(seed):
    games = np.arange(1_000_000)
    assert len(np.intersect1d(keys_at(1, games), keys_at(seed, games))) == 0


# Draws of Minivilles, against the weights of the outcomes

HARBOR = "harbor, train-station"


def chance_of(what: str) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the boxes and states of a game in which chance is about to act."""
    game = {
        "first of 2": lambda: bourgade.new("minivilles", edition="deluxe", players=2, deal=False),
        "first of 3": lambda: bourgade.new("minivilles", edition="deluxe", players=3, deal=False),
        "first of 4": lambda: bourgade.new("minivilles", edition="deluxe", players=4, deal=False),
        "first of 5": lambda: bourgade.new("minivilles", edition="deluxe", players=5, deal=False),
        "setup": lambda: bourgade.new(
            "minivilles", edition="marina-green-valley", players=3, purples="players-1", first="P1", deal=False
        ),
        "die": lambda: table(city(), city(), phase="throw", throwing=1),
        "dice": lambda: table(city(0, "", "train-station"), city(), phase="throw", throwing=2),
        "die again": lambda: table(city(0, "", "radio-tower"), city(), phase="throw", throwing=1, rerolled=True),
        "dice again": lambda: table(city(0, "", "radio-tower"), city(), phase="throw", throwing=2, rerolled=True),
        "trawler": lambda: table(
            city(0, "trawler", HARBOR), city(), edition="marina", phase="trawler", dice=[6, 6], total=12
        ),
        "refill": lambda: table(
            city(),
            city(),
            edition="marina",
            phase="refill",
            dice=[1],
            total=1,
            piles="cafe 2",
            deck="cafe 5, mine 1, ranch 2, stadium 4, publisher 1, trawler 3",
        ),
        "the last kind": lambda: table(
            city(), city(), edition="deluxe", phase="refill", dice=[1], total=1, piles="cafe", deck="mine 2"
        ),
    }[what]()
    return game._setting.boxes, game._states.copy()


RULES = Rules(MINIVILLES, compiled=True)
CHANCES = ["die", "dice", "die again", "dice again", "trawler", "setup", "refill", "the last kind"]
CHANCES += [f"first of {players}" for players in range(2, 6)]


def drawn(boxes: NDArray[Any], states: NDArray[Any], keys: NDArray[Any], turns: Any = 1) -> NDArray[Any]:
    """Let chance act once for each key."""
    many = np.repeat(states, len(keys))
    many["turns"] = turns
    return draws_of(boxes, many, keys)


def p_of_draws(draws: NDArray[Any], actions: list[int], weights: list[int]) -> float:
    """Return the p-value of the draws; nothing else may be drawn than the actions."""
    assert set(draws.tolist()) <= set(actions)
    if len(actions) == 1:
        return 1.0
    return p_value(np.array([np.count_nonzero(draws == action) for action in actions]), weights)


@pytest.mark.parametrize("what", CHANCES)
def test_draws_are_as_likely_as_their_weights_over_games(what):
    boxes, states = chance_of(what)
    actor, actions, weights = RULES.legal(boxes, states)
    assert actor == -1
    draws = drawn(boxes, states, keys_at(21, np.arange(100_000)))
    assert p_of_draws(draws, actions, weights) > LIKELY


@pytest.mark.parametrize("what", CHANCES)
def test_draws_are_as_likely_as_their_weights_over_turns(what):
    boxes, states = chance_of(what)
    _, actions, weights = RULES.legal(boxes, states)
    draws = drawn(boxes, states, np.full(100_000, game_key(22, 0)), np.arange(100_000))
    assert p_of_draws(draws, actions, weights) > LIKELY


def test_two_dice_as_likely_as_one_another_would_be_noticed():
    boxes, states = chance_of("dice")
    _, actions, _ = RULES.legal(boxes, states)
    draws = drawn(boxes, states, keys_at(21, np.arange(100_000)))
    assert p_of_draws(draws, actions, [1] * 21) < IMPOSSIBLE


def test_one_card_more_in_the_deck_would_be_noticed():
    boxes, states = chance_of("setup")
    _, actions, weights = RULES.legal(boxes, states)
    draws = drawn(boxes, states, keys_at(21, np.arange(400_000)))
    assert p_of_draws(draws, actions, [weights[0] + 1, *weights[1:]]) < IMPOSSIBLE


@pytest.mark.parametrize("what", ["setup", "refill"])
def test_two_cards_drawn_in_one_turn_are_as_likely_as_without_replacement(what):
    boxes, states = chance_of(what)
    keys = keys_at(23, np.arange(200_000))
    _, firsts, first_weights = RULES.legal(boxes, states)
    draws = drawn(boxes, states, keys)
    for first, weight in zip(firsts, first_weights, strict=True):
        after = states.copy()
        RULES.apply(boxes, after, first)
        actor, seconds, weights = RULES.legal(boxes, after)
        assert (actor, sum(weights)) == (-1, sum(first_weights) - 1), (first, weight)
        again = drawn(boxes, after, keys[draws == first])
        assert p_of_draws(again, seconds, weights) > LIKELY


def test_the_trawlers_throw_is_independent_of_the_roll():
    keys = keys_at(24, np.arange(200_000))
    boxes, states = chance_of("dice")
    rolls = drawn(boxes, states, keys)
    boxes, states = chance_of("trawler")
    _, actions, weights = RULES.legal(boxes, states)
    catches = drawn(boxes, states, keys)
    for roll in np.unique(rolls):
        assert p_of_draws(catches[rolls == roll], actions, weights) > LIKELY


def test_the_first_player_is_independent_of_the_first_die():
    keys = keys_at(25, np.arange(200_000))
    boxes, states = chance_of("first of 4")
    first = drawn(boxes, states, keys, turns=0)
    boxes, states = chance_of("die")
    _, actions, weights = RULES.legal(boxes, states)
    dice = drawn(boxes, states, keys)
    for seat in np.unique(first):
        assert p_of_draws(dice[first == seat], actions, weights) > LIKELY


def test_the_weights_of_dice_and_seats_are_those_of_the_rules():
    words = {number: action.text for number, action in MINIVILLES.notation.fixed.items()}
    for what, expected in {
        "die": {f"die {number}": 1 for number in range(1, 7)},
        "dice": {text: 1 if text in DOUBLES else 2 for text in TWO_DICE},
        "trawler": {text: 1 if text in DOUBLES else 2 for text in TWO_DICE},
        "first of 5": {f"first P{seat}": 1 for seat in range(1, 6)},
        "refill": {
            "draw cafe": 5,
            "draw mine": 1,
            "draw ranch": 2,
            "draw stadium": 4,
            "draw publisher": 1,
            "draw trawler": 3,
        },
        "the last kind": {"draw mine": 2},
    }.items():
        _, actions, weights = RULES.legal(*chance_of(what))
        assert {words[action]: weight for action, weight in zip(actions, weights, strict=True)} == expected
