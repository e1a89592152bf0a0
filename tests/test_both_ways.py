"""The same rules interpreted and compiled: the same games to the last field.

The interpreted rules run on records with every field widened to 64 bits. That the narrow, compiled ones agree with
them after every action shows that nothing overflows.
"""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import bourgade
from bourgade.engine.definition import Setting
from bourgade.engine.luck import game_key
from bourgade.engine.playouts import CEILING
from bourgade.engine.rule import CHANCE, NOBODY
from bourgade.engine.rules import Rules
from bourgade.games import definition

MINIVILLES = definition("minivilles")
TABLES = [
    (edition, players, market, purples)
    for edition, data in MINIVILLES.editions.items()
    for players in data.players
    for market in data.options["market"]
    for purples in data.options["purples"]
    if (market, purples) != ("open", "players-1")
]

every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


@pytest.fixture(scope="module")
def interpreted() -> Rules:
    return Rules(MINIVILLES, compiled=False)


@pytest.fixture(scope="module")
def compiled() -> Rules:
    return Rules(MINIVILLES, compiled=True)


def setting_of(table: tuple[str, int, str, str]) -> Setting:
    edition, players, market, purples = table
    return bourgade.new(
        "minivilles", edition=edition, players=players, market=market, purples=purples, deal=False
    )._setting


class Pair:
    """One game held twice; whatever is asked is asked of both, and both must say the same."""

    def __init__(self, interpreted: Rules, compiled: Rules, setting: Setting) -> None:
        self.players = setting.players
        self.ways = [(rules, rules.ready(setting.boxes), rules.new_states()) for rules in (interpreted, compiled)]
        self.both("setup")

    def load(self, states: NDArray[Any]) -> None:
        """Go on from other states than those of the set-up."""
        self.ways = [(rules, boxes, rules.ready(states.copy())) for rules, boxes, _ in self.ways]

    def both(self, what: str, *arguments: Any) -> Any:
        wide, narrow = (getattr(rules, what)(boxes, states, *arguments) for rules, boxes, states in self.ways)
        assert wide == narrow, what
        return narrow

    def legal(self) -> tuple[int, list[int]]:
        """Return the actor and the legal actions; weights mean something only where chance acts."""
        (wide, wide_actions, wide_weights), (narrow, actions, weights) = (
            rules.legal(boxes, states) for rules, boxes, states in self.ways
        )
        assert (wide, wide_actions) == (narrow, actions)
        if narrow == CHANCE:
            assert wide_weights == weights
            assert min(weights) > 0
        return narrow, actions

    def assert_equal_states(self) -> None:
        (_, _, wide), (_, _, narrow) = self.ways
        for field in narrow.dtype.names:
            assert wide[field].tolist() == narrow[field].tolist(), field


@every_table
def test_a_whole_game_is_the_same_interpreted_and_compiled(interpreted, compiled, table):
    pair = Pair(interpreted, compiled, setting_of(table))
    chooser, key = Random(str(table)), game_key(2024, TABLES.index(table))
    while True:
        pair.assert_equal_states()
        actor, actions = pair.legal()
        pair.both("results", pair.players)
        if actor == NOBODY:
            break
        action = pair.both("draw", key) if actor == CHANCE else chooser.choice(actions)
        assert action in actions
        pair.both("apply", action)


@pytest.mark.parametrize(("edition", "market"), [("base", "open"), ("marina-green-valley", "line"), ("deluxe", "line")])
@pytest.mark.parametrize("number", range(3))
def test_the_fullest_table_that_can_be_set_up_overflows_nothing(interpreted, compiled, edition, market, number):
    game = bourgade.load(fullest(edition, market))
    pair = Pair(interpreted, compiled, game._setting)
    pair.load(game._states)
    chooser, key = Random(number), game_key(1, number)
    never = [compiled.actions["build amusement-park"], compiled.actions["build airport"]]  # so that nobody wins
    for _ in range(200):
        actor, actions = pair.legal()
        moves = [action for action in actions if action not in never]
        pair.both("apply", pair.both("draw", key) if actor == CHANCE else chooser.choice(moves))
        pair.assert_equal_states()


def fullest(edition: str, market: str) -> dict[str, Any]:
    """Return a position with all that `load` accepts: coins without end, and 127 cards of every kind."""
    players = MINIVILLES.editions[edition].players[-1]
    landmarks = ["train-station", "shopping-mall", "radio-tower"] + ([] if edition == "base" else ["harbor"])
    plain, purple = kinds_of(edition)
    cities = [
        {
            "coins": 10**16 // players,
            "cards": dict.fromkeys(plain, 100 if seat == 0 else 5) | dict.fromkeys(purple, 1),
            "closed": dict.fromkeys(plain, 2) if "green-valley" in edition else {},
            "landmarks": landmarks,
            "startup": 10**9 if "startup" in purple else 0,
        }
        for seat in range(players)
    ]
    piles = dict.fromkeys(plain, 127 - 100 - 5 * (players - 1)) | dict.fromkeys(purple, 127 - players)
    return {
        "game": "minivilles",
        "edition": edition,
        "market": market,
        "turn": "P1",
        "phase": "roll",
        "players": cities,
        "piles": piles,
        "deck": {},
    }


def kinds_of(edition: str) -> tuple[list[str], list[str]]:
    """Return the kinds without tower, and those with one."""
    market = bourgade.new("minivilles", edition=edition)._setting.boxes["copies"][0]
    words = [text.removeprefix("draw ") for text in MINIVILLES.words().values() if text.startswith("draw ")]
    kinds = [kind for kind, copies in zip(words, market, strict=True) if copies]
    plain = {text.removeprefix("renovate ") for text in MINIVILLES.words().values() if text.startswith("renovate ")}
    return [kind for kind in kinds if kind in plain], [kind for kind in kinds if kind not in plain]


@every_table
def test_playouts_are_the_same_interpreted_and_compiled(interpreted, compiled, table):
    setting = setting_of(table)
    wide, narrow = (play_out(rules, setting, games=2) for rules in (interpreted, compiled))
    for field in narrow["states"].dtype.names:
        assert wide["states"][field].tolist() == narrow["states"][field].tolist(), field
    assert wide["decisions"].tolist() == narrow["decisions"].tolist()
    assert wide["shares"].tolist() == narrow["shares"].tolist()
    assert narrow["shares"].sum(axis=1).tolist() == [1, 1]


@pytest.mark.parametrize("ceiling", [0, 1, 2, 3, 50, 150])
def test_playouts_stop_at_the_same_ceiling_interpreted_and_compiled(interpreted, compiled, ceiling):
    setting = setting_of(("marina-green-valley", 3, "line", "all"))
    wide, narrow = (play_out(rules, setting, games=4, ceiling=ceiling) for rules in (interpreted, compiled))
    for field in narrow["states"].dtype.names:
        assert wide["states"][field].tolist() == narrow["states"][field].tolist(), field
    assert wide["decisions"].tolist() == narrow["decisions"].tolist()
    assert not narrow["shares"].any()
    assert not wide["shares"].any()


def play_out(rules: Rules, setting: Setting, games: int, ceiling: int = CEILING) -> dict[str, NDArray[Any]]:
    states = rules.new_states(games)
    out = np.zeros(MINIVILLES.most_legal, np.int32)
    decisions, shares = np.zeros(games, np.int64), np.zeros((games, setting.players))
    rules.playouts(rules.ready(setting.boxes), states, 7, 40, ceiling, out, decisions, shares)
    return {"states": states, "decisions": decisions, "shares": shares}


def test_a_number_too_large_for_its_field_would_be_noticed():
    """NumPy says so with a warning, and warnings are errors in these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(RuntimeWarning, match="overflow"):
            np.int8(100) + np.int8(100)
