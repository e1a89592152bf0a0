"""The same rules interpreted and compiled: the same games to the last field.

The interpreted rules run on records with every field widened to 64 bits. That the narrow, compiled ones agree with
them after every action shows that nothing overflows.
"""

import warnings
from functools import cache
from itertools import combinations
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
from bourgade.games.minivilles.moves import BUILD_LANDMARK
from bourgade.games.minivilles.state import LANDMARKS
from bourgade.games.mint_works.moves import PASS

MINIVILLES = definition("minivilles")
MINIVILLES_TABLES: list[dict[str, Any]] = [
    {"edition": edition, "players": players, "market": market, "purples": purples}
    for edition, data in MINIVILLES.editions.items()
    for players in data.players
    for market in data.options["market"]
    for purples in data.options["purples"]
    if (market, purples) != ("open", "players-1")
]
ADVANCED = ["crowdfunder", "recycler", "swap-meet", "temp-agency"]
MINT_WORKS_TABLES: list[dict[str, Any]] = [
    *(
        {"players": players, "advanced": advanced}
        for players in (2, 3, 4)
        for advanced in (0, 2, *combinations(ADVANCED, 2))
    ),
    *(
        {"players": 1, "opponent": opponent, "advanced": advanced}
        for opponent in ("justin", "rachael", "sonic", "mort")
        for advanced in (0, 1, *ADVANCED)
    ),
]
PRINTING = {"extends": "easy", "tiles": ["bgb/gxg/bgb", "xxx/bgy/rrr"] * 5, "lengths": [1, 1, 3, 12]}
MA_PETITE_VILLE_TABLES: list[dict[str, Any]] = [
    *({"edition": edition, "players": players} for edition in ("normal", "easy") for players in (2, 3, 4)),
    {"edition": PRINTING, "players": 2, "colours": ("green", "blue")},
]
TABLES = [
    *(("minivilles", table) for table in MINIVILLES_TABLES),
    *(("mint-works", table) for table in MINT_WORKS_TABLES),
    *(("ma-petite-ville", table) for table in MA_PETITE_VILLE_TABLES),
]


def name_of(table: tuple[str, dict[str, Any]]) -> str:
    game, options = table
    values = (
        "+".join(value) if isinstance(value, tuple) else "house" if isinstance(value, dict) else str(value)
        for value in options.values()
    )
    return "-".join([game, *values])


every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


@cache
def both_ways(game: str) -> tuple[Rules, Rules]:
    """Return the rules of a game, interpreted and compiled."""
    return Rules(definition(game), compiled=False), Rules(definition(game), compiled=True)


def setting_of(table: tuple[str, dict[str, Any]]) -> Setting:
    game, options = table
    return bourgade.new(game, deal=False, **options)._setting


class Pair:
    """One game held twice; whatever is asked is asked of both, and both must say the same."""

    def __init__(self, interpreted: Rules, compiled: Rules, setting: Setting) -> None:
        self.players = setting.players
        self.ways = [(rules, rules.ready(setting.boxes), rules.new_states()) for rules in (interpreted, compiled)]
        self.both("setup")

    def load(self, states: NDArray[Any]) -> None:
        """Go on from other states than those of the set-up."""
        self.ways = [(rules, boxes, rules.ready(states.copy())) for rules, boxes, _ in self.ways]

    def twin(self) -> "Pair":
        """Return the same game once more."""
        twin = object.__new__(Pair)
        twin.players = self.players
        twin.ways = [(rules, boxes, states.copy()) for rules, boxes, states in self.ways]
        return twin

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
def test_a_whole_game_is_the_same_interpreted_and_compiled(table):
    pair = Pair(*both_ways(table[0]), setting_of(table))
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
def test_the_fullest_table_that_can_be_set_up_overflows_nothing(edition, market, number):
    game = bourgade.load(fullest(edition, market))
    pair = Pair(*both_ways("minivilles"), game._setting)
    pair.load(game._states)
    chooser, key = Random(number), game_key(1, number)
    never = [BUILD_LANDMARK + LANDMARKS.index(slug) for slug in ("amusement-park", "airport")]  # so that nobody wins
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
    all_parts = [action.parts for action in MINIVILLES.notation.fixed.values()]
    drawn = [parts.cards[0] for parts in all_parts if parts.kind == "draw"]
    kinds = [kind for kind, copies in zip(drawn, market, strict=True) if copies]
    plain = {parts.cards[0] for parts in all_parts if parts.kind == "renovate"}
    return [kind for kind in kinds if kind in plain], [kind for kind in kinds if kind not in plain]


@every_table
def test_playouts_are_the_same_interpreted_and_compiled(table):
    setting = setting_of(table)
    wide, narrow = (play_out(rules, setting, games=2) for rules in both_ways(table[0]))
    for field in narrow["states"].dtype.names:
        assert wide["states"][field].tolist() == narrow["states"][field].tolist(), field
    assert wide["decisions"].tolist() == narrow["decisions"].tolist()
    assert wide["shares"].tolist() == narrow["shares"].tolist()
    assert narrow["shares"].sum(axis=1) == pytest.approx([1, 1])


@pytest.mark.parametrize("ceiling", [0, 1, 2, 3, 50, 150])
def test_playouts_stop_at_the_same_ceiling_interpreted_and_compiled(ceiling):
    setting = setting_of(("minivilles", {"edition": "marina-green-valley", "players": 3}))
    wide, narrow = (play_out(rules, setting, games=4, ceiling=ceiling) for rules in both_ways("minivilles"))
    for field in narrow["states"].dtype.names:
        assert wide["states"][field].tolist() == narrow["states"][field].tolist(), field
    assert wide["decisions"].tolist() == narrow["decisions"].tolist()
    assert not narrow["shares"].any()
    assert not wide["shares"].any()


@pytest.mark.parametrize("table", MINT_WORKS_TABLES[::3], ids=lambda table: name_of(("mint-works", table)))
def test_what_a_seat_sees_and_guesses_is_the_same_interpreted_and_compiled(table):
    """Cards of the lotto are drawn and recycled in these games; every seat looks now and then, and guesses."""
    ways = both_ways("mint-works")
    game = bourgade.new("mint-works", seed=1, **table)
    position, hidden = game.position(), 0
    position |= {"open": ["lotto"], "under": position["deck"][:2], "deck": position["deck"][2:]}
    for seat, player in zip(game.seats, position["players"], strict=True):
        player["mints"] = None if player["mints"] is None else 9
        player["plans"] = [position["deck"].pop()]
        position["secret"] = position.get("secret", {}) | {player["plans"][0]: seat}
    game = bourgade.load(position)
    pair = Pair(*ways, game._setting)
    pair.load(game._states)
    chooser, key = Random(str(table)), game_key(5, 5)
    for number in range(60):
        actor, actions = pair.legal()
        if actor == NOBODY:
            break
        if number % 6 == 0:
            for seat in (*range(pair.players), NOBODY):
                seen = pair.twin()
                seen.both("observe", seat)
                seen.assert_equal_states()
                hidden += int((seen.ways[1][2]["plans"] == 21).sum())
                seen.both("guess", seat, game_key(number, abs(seat)))
                seen.assert_equal_states()
        pair.both("apply", pair.both("draw", key) if actor == CHANCE else chooser.choice(actions))
        pair.assert_equal_states()
    assert hidden


@pytest.mark.parametrize("opponent", [None, "justin", "rachael", "sonic", "mort"])
@pytest.mark.parametrize("gallery", [True, False])
def test_the_most_mints_that_can_be_set_up_overflow_nothing(opponent, gallery):
    """With a gallery as full as that the game ends at the first upkeep, without one it goes on."""
    ways = both_ways("mint-works")
    game = bourgade.load(most_mints(opponent, gallery))
    pair = Pair(*ways, game._setting)
    pair.load(game._states)
    chooser, key = Random(opponent), game_key(1, 1)
    for _ in range(80):
        actor, actions = pair.legal()
        if actor == NOBODY:
            break
        passes = [action for action in actions if action == PASS]
        chosen = chooser.choice(actions if chooser.random() < 0.5 else passes or actions)
        pair.both("apply", pair.both("draw", key) if actor == CHANCE else chosen)
        pair.assert_equal_states()


def most_mints(opponent: str | None, gallery: bool) -> dict[str, Any]:
    """Return a position with all the mints that `load` accepts: in hand, on the gallery, on locations, in the bank."""
    most = 10**9
    people = 2 if opponent else 4
    advanced = ["recycler"] if opponent else ["crowdfunder", "recycler"]
    core = ["producer", "supplier", "builder", "leadership-council", "wholesaler", "lotto", *advanced]
    players: list[dict[str, Any]] = [{"mints": most, "plans": [], "buildings": []} for _ in range(people)]
    if gallery:
        players[0] |= {"buildings": ["gallery"], "gallery": most}
    position: dict[str, Any] = {
        "game": "mint-works",
        "players": players,
        "opponent": opponent,
        "token": "P1",
        "turn": "P1",
        "phase": "develop",
        "locations": dict.fromkeys(core, 0) | {"supplier": 1},
        "open": ["lotto", "wholesaler"],
        "supply": ["mine", "plant"],
        "deck": ["crane", "truck", "statue", "bridge", "co-op", "gardens"],
        "lying": dict.fromkeys(core, most),
    }
    return position | ({"bank": most} if opponent == "rachael" else {})


def play_out(rules: Rules, setting: Setting, games: int, ceiling: int = CEILING) -> dict[str, NDArray[Any]]:
    states = rules.new_states(games)
    out = np.zeros(rules.definition.most_legal, np.int32)
    decisions, shares = np.zeros(games, np.int64), np.zeros((games, setting.players))
    rules.playouts(rules.ready(setting.boxes), states, 7, 40, ceiling, out, decisions, shares)
    return {"states": states, "decisions": decisions, "shares": shares}


def test_a_number_too_large_for_its_field_would_be_noticed():
    """NumPy says so with a warning, and warnings are errors in these tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(RuntimeWarning, match="overflow"):
            np.int8(100) + np.int8(100)
