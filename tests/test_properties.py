"""What holds in every game of Minivilles, whatever is played: random games of every edition, market and table.

The numbers of cards are written out here from the rules, not read from the package.
"""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_both_ways import Pair, play_out

import bourgade
from bourgade.engine.house import Names, Number, Span
from bourgade.engine.luck import game_key
from bourgade.engine.rule import CHANCE, NOBODY
from bourgade.engine.rules import Rules
from bourgade.games import definition

BASE = [
    "wheat-field",
    "ranch",
    "bakery",
    "cafe",
    "convenience-store",
    "forest",
    "stadium",
    "tv-station",
    "business-center",
    "cheese-factory",
    "furniture-factory",
    "mine",
    "family-restaurant",
    "apple-orchard",
    "fruit-market",
]
MARINA = [
    "sushi-bar",
    "flower-field",
    "flower-shop",
    "pizzeria",
    "publisher",
    "burger-stand",
    "fishing-boat",
    "tax-office",
    "food-hall",
    "trawler",
]
GREEN_VALLEY = [
    "general-store",
    "corn-field",
    "demolition-company",
    "french-restaurant",
    "loan-office",
    "vineyard",
    "renovation-company",
    "winery",
    "moving-company",
    "startup",
    "soda-plant",
    "arboretum",
    "private-club",
]
NOT_IN_DELUXE = [
    "cheese-factory",
    "sushi-bar",
    "flower-field",
    "flower-shop",
    "corn-field",
    "loan-office",
    "renovation-company",
    "winery",
    "startup",
    "arboretum",
]
PURPLE = [
    "stadium",
    "tv-station",
    "business-center",
    "publisher",
    "tax-office",
    "renovation-company",
    "startup",
    "arboretum",
]
KINDS = BASE + MARINA + GREEN_VALLEY
PLAIN = [kind for kind in KINDS if kind not in PURPLE]
LANDMARKS = ["harbor", "train-station", "shopping-mall", "amusement-park", "radio-tower", "airport"]
CARDS = {
    "base": BASE,
    "marina": BASE + MARINA,
    "green-valley": BASE + GREEN_VALLEY,
    "marina-green-valley": KINDS,
    "deluxe": [kind for kind in KINDS if kind not in NOT_IN_DELUXE],
}
TO_WIN = {"base": 4, "marina": 6, "green-valley": 4, "marina-green-valley": 6, "deluxe": 5}
MOST_PLAYERS = {"base": 4, "marina": 4, "green-valley": 4, "marina-green-valley": 4, "deluxe": 5}
WAYS = {  # market and purples
    "base": [("open", "all")],
    "marina": [("line", "all"), ("line", "players-1"), ("open", "all")],
    "green-valley": [("line", "all"), ("line", "players-1"), ("open", "all")],
    "marina-green-valley": [("line", "all"), ("line", "players-1"), ("open", "all")],
    "deluxe": [("line", "all")],
}
TABLES = [
    {"edition": edition, "players": players, "market": market, "purples": purples}
    for edition, ways in WAYS.items()
    for market, purples in ways
    for players in range(2, MOST_PLAYERS[edition] + 1)
]

SEATS = [f"P{number}" for number in range(1, 6)]
WORDS = [
    *["roll 1", "roll 2", "keep", "reroll", "add 0", "add 2", "no swap", "build nothing"],
    *(f"take {seat}" for seat in SEATS),
    *(f"build {card}" for card in KINDS + LANDMARKS),
    *(f"demolish {landmark}" for landmark in LANDMARKS),
    *(f"renovate {kind}" for kind in PLAIN),
    *(f"first {seat}" for seat in SEATS),
    *(f"die {number}" for number in range(1, 7)),
    *(f"dice {low} {high}" for low in range(1, 7) for high in range(1, 7)),
    *(f"draw {kind}" for kind in KINDS),
]
LONG_WORDS = [
    *(f"move {kind} {seat}" for kind in PLAIN for seat in SEATS),
    *(f"swap {own} {seat} {theirs}" for own in PLAIN for seat in SEATS for theirs in PLAIN),
]
NONSENSE = ["", "roll", "roll 3", "roll one", "die 0", "die 7", "dice 1", "dice 0 6", "build", "build city-hall"]
NONSENSE += ["take P0", "take P6", "take", "move bakery", "swap bakery P2", "pass", "Roll 1", "first P9"]

LONGEST = 3000  # actions; random games have some hundreds

every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
seeds = st.integers(0, 2**63 - 1)
choosers = st.integers(0, 2**32 - 1).map(Random)


def examples(number: int) -> settings:
    """The same games every time, so that a failure is a change in the code."""
    return settings(max_examples=number, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])


def new(table: dict[str, Any], seed: int, **options: Any) -> bourgade.Game:
    return bourgade.new("minivilles", seed=seed, **table, **options)


def walk(game: bourgade.Game, chooser: Random, longest: int = LONGEST) -> Iterator[bourgade.Game]:
    """Play at random, and stop before the first action and after every one."""
    yield game
    for _ in range(longest):
        if game.over:
            return
        step(game, chooser)
        yield game


def step(game: bourgade.Game, chooser: Random) -> str:
    """Play one action at random, and return it."""
    if game.actor == "chance":
        return game.draw()
    move = chooser.choice(game.legal())
    game.play(move)
    return move


def walked(game: bourgade.Game, chooser: Random, longest: int) -> bourgade.Game:
    """Return the game after that many random actions, or when it is over."""
    for _ in walk(game, chooser, longest):
        pass
    return game


def expected_cards(table: dict[str, Any]) -> Counter[str]:
    """How many cards of each kind are in the game, in cities, piles and deck together."""
    edition, players = table["edition"], table["players"]
    plain, purple = (5, 2) if edition == "deluxe" else (6, 4)
    if table["purples"] == "players-1":
        purple = players - 1
    cards = Counter({kind: purple if kind in PURPLE else plain for kind in CARDS[edition]})
    return cards + Counter({"wheat-field": players, "bakery": players})


def told(game: bourgade.Game) -> tuple[Any, ...]:
    """Everything that a game says about what is now and what may follow."""
    return game.position(), game.actor, game.legal(), game.chances(), game.over, game.winners, game.scores


# The table


def test_all_editions_markets_and_numbers_of_players_are_here():
    offered = bourgade.games()["minivilles"]["editions"]
    assert {
        (edition, players, market, purples)
        for edition, data in offered.items()
        for players in data["players"]
        for market in data["options"]["market"]
        for purples in data["options"]["purples"]
        if (market, purples) != ("open", "players-1")
    } == {tuple(table.values()) for table in TABLES}


@pytest.mark.parametrize("edition", CARDS)
def test_random_games_come_through_every_phase_of_their_edition(edition):
    """Else the tests below would show nothing about the phases that are missing."""
    phases = {"first", "roll", "throw", "reroll", "take", "swap", "build", "over"}
    if edition != "base":
        phases |= {"setup", "refill"}
    if edition not in ("base", "green-valley"):
        phases |= {"harbor", "trawler"}
    if edition not in ("base", "marina"):
        phases |= {"demolish", "move"}
    if edition in ("green-valley", "marina-green-valley"):
        phases |= {"renovate"}
    seen = set()
    for seed in range(10):
        game = new({"edition": edition, "players": 3}, seed, deal=False)
        seen |= {game.position()["phase"] for game in walk(game, Random(seed))}
        if seen >= phases:
            break
    assert seen == phases


@every_table
@examples(2)
@given(seed=seeds, chooser=choosers)
def test_the_table_never_shows_what_cannot_be(table, seed, chooser):
    cards = expected_cards(table)
    for game in walk(new(table, seed, deal=False), chooser):
        if "die 1" in game.legal():
            continue  # with the die in the air, the table is as it was before the roll
        position = game.position()
        assert_nobody_is_in_debt(position)
        assert_no_card_is_lost_and_none_appears(position, cards)
        assert_cities_are_possible(position)
        assert_the_market_is_full(position)


def assert_nobody_is_in_debt(position: dict[str, Any]) -> None:
    assert all(player["coins"] >= 0 and player["startup"] >= 0 for player in position["players"])


def assert_no_card_is_lost_and_none_appears(position: dict[str, Any], cards: Counter[str]) -> None:
    places = [position["piles"], position["deck"], *(player["cards"] for player in position["players"])]
    assert sum(map(Counter, places), Counter()) == cards


def assert_cities_are_possible(position: dict[str, Any]) -> None:
    for player in position["players"]:
        assert all(player["cards"].get(kind, 0) <= 1 for kind in PURPLE)
        assert all(0 < count <= player["cards"].get(kind, 0) for kind, count in player["closed"].items())
        assert not player["closed"].keys() & set(PURPLE)
        assert "green-valley" in position["edition"] or not player["closed"]
        assert player["startup"] == 0 or player["cards"].get("startup") == 1


def assert_the_market_is_full(position: dict[str, Any]) -> None:
    piles, deck, phase = position["piles"], position["deck"], position["phase"]
    full = 9 if position["edition"] == "deluxe" else 10
    assert all(count > 0 for count in [*piles.values(), *deck.values()])
    if position["market"] == "open":
        assert not deck
        return
    assert len(piles) <= full
    if phase in ("setup", "refill"):
        assert deck
        assert len(piles) < full
    if phase == "roll" and deck:
        assert len(piles) == full


@every_table
@examples(2)
@given(seed=seeds, chooser=choosers)
def test_the_game_ends_with_one_winner_and_never_before(table, seed, chooser):
    enough = TO_WIN[table["edition"]]
    for game in walk(new(table, seed, deal=False), chooser):
        if not game.over:
            assert game.winners == []
            assert max(game.scores) < enough
    assert game.over, "every random game comes to its end"
    assert (game.actor, game.legal(), game.chances()) == (None, [], {})
    position = game.position()
    built = [len(player["landmarks"]) for player in position["players"]]
    assert game.scores == built
    assert [seat for seat, count in zip(game.seats, built, strict=True) if count >= enough] == game.winners
    assert game.winners == [position["turn"]]


# Moves


@every_table
@examples(1)
@given(seed=seeds, chooser=choosers)
def test_every_listed_action_can_be_played(table, seed, chooser):
    for game in walk(new(table, seed, deal=False), chooser):
        legal = game.legal()
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (not game.over)
        for action in chooser.sample(legal, min(len(legal), 25)):
            twin = game.copy()
            twin.play(action)
            assert twin.undo() == action


@every_table
@examples(1)
@given(seed=seeds, chooser=choosers)
def test_every_other_text_is_refused_and_changes_nothing(table, seed, chooser):
    for number, game in enumerate(walk(new(table, seed, deal=False), chooser)):
        if number % 6:
            continue
        legal, before = set(game.legal()), game.position()
        for text in [*chooser.sample(WORDS, 10), *chooser.sample(LONG_WORDS, 2), chooser.choice(NONSENSE)]:
            if text not in legal and larger_last(text) not in legal:
                with pytest.raises(bourgade.IllegalMove):
                    game.play(text)
        assert game.position() == before
    assert len(game.record()["actions"]) == number


def larger_last(text: str) -> str:
    """`dice 5 3` is understood as `dice 3 5`."""
    word, *numbers = text.split(" ")
    return " ".join([word, *sorted(numbers)]) if word == "dice" else text


@every_table
@examples(2)
@given(seed=seeds, chooser=choosers)
def test_chances_are_of_the_listed_outcomes_and_sum_to_one(table, seed, chooser):
    for game in walk(new(table, seed, deal=False), chooser):
        chances = game.chances()
        if game.actor == "chance":
            assert list(chances) == game.legal()
            assert min(chances.values()) > 0
            assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
        else:
            assert chances == {}


@every_table
@examples(2)
@given(seed=seeds, chooser=choosers)
def test_chance_draws_a_listed_outcome_and_never_plays_for_a_seat(table, seed, chooser):
    for game in walk(new(table, seed, deal=False), chooser):
        if game.actor == "chance":
            assert game.copy().draw() in game.legal()
        else:
            with pytest.raises(bourgade.IllegalMove):
                game.draw()


# Positions, records, copies


@every_table
@examples(1)
@given(seed=seeds, chooser=choosers, moment=st.integers(0, 19))
def test_a_loaded_position_is_the_same_game_and_plays_on_alike(table, seed, chooser, moment):
    """A twin is loaded anew at every twentieth action and in every rarer phase, and plays the same in between."""
    game = new(table, seed, deal=False)
    twin = game.copy()
    common = {"roll 1", "keep", "add 0", "build nothing"}  # of the moves, the rest belong to rarer phases
    for number in range(LONGEST):
        legal = game.legal()
        if number % 20 == moment or game.over or (game.actor != "chance" and not common & set(legal)):
            assert told(twin) == told(game)
            twin = bourgade.load(game.position())
            assert told(twin) == told(game)
        assert (twin.actor, twin.legal(), twin.chances()) == (game.actor, legal, game.chances())
        if game.over:
            return
        twin.play(step(game, chooser))
    raise AssertionError("every random game comes to its end")


@pytest.mark.parametrize("edition", CARDS)
def test_a_position_can_be_loaded_in_every_phase(edition):
    loaded = set()
    for seed in range(3):
        for game in walk(new({"edition": edition, "players": 3}, seed, deal=False), Random(seed)):
            position = game.position()
            if position["phase"] not in loaded:
                assert told(bourgade.load(position)) == told(game)
            loaded.add(position["phase"])
    assert loaded >= {"first", "roll", "throw", "build", "over"}


@every_table
@examples(3)
@given(seed=seeds, chooser=choosers, longest=st.integers(0, 600))
def test_positions_and_records_survive_json(table, seed, chooser, longest):
    game = walked(new(table, seed), chooser, longest)
    position, record = game.position(), game.record()
    assert json.loads(json.dumps(position)) == position
    assert json.loads(json.dumps(record)) == record
    assert told(bourgade.load(json.loads(json.dumps(position)))) == told(game)
    assert bourgade.replay(json.loads(json.dumps(record))).record() == record


@every_table
@examples(2)
@given(seed=seeds, chooser=choosers, interval=st.integers(70, 200))
def test_a_record_replays_exactly_at_any_moment(table, seed, chooser, interval):
    for number, game in enumerate(walk(new(table, seed), chooser)):
        if number % interval == 0 or game.over:
            again = bourgade.replay(game.record())
            assert told(again) == told(game)
            assert again.record() == game.record()
            assert (again.seats, again.options, again.edition) == (game.seats, game.options, game.edition)


@every_table
@examples(4)
@given(seed=seeds, chooser=choosers, moment=st.integers(0, 300))
def test_the_record_of_a_loaded_game_replays_too(table, seed, chooser, moment):
    start = walked(new(table, seed), chooser, moment).position()
    game = walked(bourgade.load(start, seed=seed), chooser, 60)
    assert game.record()["start"] == start
    assert told(bourgade.replay(game.record())) == told(game)


@every_table
@examples(4)
@given(seed=seeds, chooser=choosers, moment=st.integers(0, 400))
def test_undo_goes_back_exactly_the_way_the_game_came(table, seed, chooser, moment):
    game = new(table, seed, deal=False)
    began = told(game)
    actions = [step(game, chooser) for _ in range(moment) if not game.over]
    seen = [told(game)]
    while not game.over and len(seen) < 60:
        actions.append(step(game, chooser))
        seen.append(told(game))
    while seen:
        assert told(game) == seen.pop()
        if seen:
            assert game.undo() == actions.pop()
    assert [game.undo() for _ in actions] == actions[::-1]
    assert told(game) == began
    with pytest.raises(bourgade.NothingToUndo):
        game.undo()


@every_table
@examples(4)
@given(seed=seeds, chooser=choosers, moment=st.integers(0, 400))
def test_what_is_undone_can_be_played_again(table, seed, chooser, moment):
    game = walked(new(table, seed), chooser, moment)
    there, record = told(game), game.record()
    taken_back = [game.undo() for _ in record["actions"]]
    for action in reversed(taken_back):
        game.play(action)
    assert (told(game), game.record()) == (there, record)


@every_table
@examples(4)
@given(seed=seeds, chooser=choosers, moment=st.integers(0, 400))
def test_a_copy_and_its_game_go_their_own_ways(table, seed, chooser, moment):
    game = walked(new(table, seed), chooser, moment)
    there, record = told(game), game.record()
    twin = walked(game.copy(), chooser, 50)
    assert (told(game), game.record()) == (there, record)
    then, twins_record = told(twin), twin.record()
    for _ in range(min(20, len(record["actions"]))):
        game.undo()
    walked(game, chooser, 50)
    assert (told(twin), twin.record()) == (then, twins_record)


@every_table
@examples(1)
@given(seed=seeds, chooser=choosers)
def test_a_seat_sees_its_own_moves_only(table, seed, chooser):
    for number, game in enumerate(walk(new(table, seed), chooser)):
        legal = game.legal()
        views = [game.view(seat) for seat in game.seats]
        for view in views:
            assert view.legal() == (legal if view.seat == game.actor else [])
            assert (view.actor, view.over) == (game.actor, game.over)
        if number % 50 == 0 or game.over:
            assert [view.position() for view in views] == [game.position()] * len(views)
            assert [(view.winners, view.scores) for view in views] == [(game.winners, game.scores)] * len(views)


# Luck


@every_table
@examples(2)
@given(seed=seeds, choices=st.integers(0, 2**32 - 1))
def test_the_same_seed_and_the_same_moves_are_the_same_game(table, seed, choices):
    one = walked(new(table, seed), Random(choices), LONGEST)
    other = walked(new(table, seed), Random(choices), LONGEST)
    assert one.record() == other.record()
    assert told(one) == told(other)


@every_table
def test_other_seeds_are_other_games(table):
    records = {json.dumps(walked(new(table, seed), Random(0), 30).record()) for seed in range(50)}
    assert len(records) == 50


@every_table
@examples(3)
@given(seed=seeds)
def test_games_of_one_seed_share_their_dice_after_their_moves_differ(table, seed):
    games = [walked(new(table, seed, first="P1"), Random(choices), 400) for choices in (1, 2)]
    assert games[0].position() != games[1].position()
    one, other = (dice_of(game) for game in games)
    shared = one.keys() & other.keys()
    assert len(shared) > 20
    assert {throw: one[throw] for throw in shared} == {throw: other[throw] for throw in shared}


def dice_of(game: bourgade.Game) -> dict[tuple[int, str, bool], str]:
    """What was thrown in each turn, with how many dice, at first and again."""
    thrown, turn, how, again = {}, 0, "", False
    for action in game.record()["actions"]:
        if action in ("roll 1", "roll 2"):
            turn, how, again = turn + 1, action, False
        elif action == "reroll":
            again = True
        elif action.startswith(("die ", "dice ")) and (turn, how, again) not in thrown:
            thrown[turn, how, again] = action  # the second throw of a kind is the trawler's
    return thrown


# House rules: whatever a table changes, it is still a game


def form_of(edition: str) -> dict[str, Any]:
    return dict(definition("minivilles").house(edition))


def values(part: Number | Span) -> st.SearchStrategy[Any]:
    """All that a number may be, those that leave a game like the printed one more often than their share."""
    most = min(part.most, 12)
    likely = st.integers(max(part.least, -12), most)
    numbers = st.one_of(likely, st.integers(part.least, part.most), st.sampled_from([part.least, part.most]))
    if isinstance(part, Span):
        return st.one_of(numbers, st.tuples(numbers, numbers).map(sorted))
    return st.one_of(numbers, st.just(part.printed)) if part.printed is not None else numbers


@st.composite
def houses(draw: st.DrawFn) -> tuple[dict[str, Any], dict[str, Any]]:
    """Draw a table and house rules for it, out of the form."""
    table = draw(st.sampled_from(TABLES))
    form = form_of(table["edition"])
    house = some(draw, {key: part for key, part in form.items() if isinstance(part, Number)})
    cards = draw(st.lists(st.sampled_from(list(form["cards"])), unique=True))
    house["cards"] = {slug: some(draw, form["cards"][slug]) for slug in cards}
    names = form["without"]
    assert isinstance(names, Names)
    house["without"] = draw(st.lists(st.sampled_from(names.known[:-1]), unique=True, max_size=12))
    left = sum(slug in LANDMARKS for slug in names.known) - sum(slug in LANDMARKS for slug in house["without"])
    house["win"] = min(house.get("win", TO_WIN[table["edition"]]), left)
    return table, house


def some(draw: st.DrawFn, parts: dict[str, Any]) -> dict[str, Any]:
    keys = draw(st.lists(st.sampled_from(list(parts)), unique=True))
    return {key: draw(values(parts[key])) for key in keys}


def new_house(table: dict[str, Any], house: dict[str, Any], seed: int) -> bourgade.Game:
    return new(table | {"edition": {"extends": table["edition"], **house}}, seed, deal=False)


def expected_cards_by_house(table: dict[str, Any], house: dict[str, Any]) -> Counter[str]:
    """How many cards of each kind are in the game: as printed, but for what the house says."""
    printed = expected_cards(table) - Counter({"wheat-field": table["players"], "bakery": table["players"]})
    cards = Counter({"wheat-field": table["players"], "bakery": table["players"]})
    for kind, copies in printed.items():
        key = "purple-copies" if kind in PURPLE else "copies"
        if key in house and not (kind in PURPLE and table["purples"] == "players-1"):
            copies = house[key]
        copies = house["cards"].get(kind, {}).get("copies", copies)
        cards[kind] += 0 if kind in house["without"] else copies
    return +cards


@examples(30)
@given(drawn=houses(), seed=seeds, chooser=choosers)
def test_whatever_the_house_rules_are_the_table_never_shows_what_cannot_be(drawn, seed, chooser):
    table, house = drawn
    cards = expected_cards_by_house(table, house)
    piles = house.get("piles", 9 if table["edition"] == "deluxe" else 10)
    for game in walk(new_house(table, house, seed), chooser, longest=600):
        if "die 1" in game.legal():
            continue  # with the die in the air, the table is as it was before the roll
        position = game.position()
        assert_nobody_is_in_debt(position)
        assert_no_card_is_lost_and_none_appears(position, cards)
        assert_cities_are_possible(position)
        assert not set(house["without"]) & {slug for player in position["players"] for slug in player["landmarks"]}
        assert max(game.scores) <= house["win"]
        if position["market"] == "line":
            assert len(position["piles"]) <= piles
            assert len(position["piles"]) == piles or position["phase"] != "roll" or not position["deck"]
        assert game.over == (max(game.scores) == house["win"])


@examples(25)
@given(drawn=houses(), seed=seeds, chooser=choosers)
def test_whatever_the_house_rules_are_every_listed_action_can_be_played(drawn, seed, chooser):
    table, house = drawn
    for game in walk(new_house(table, house, seed), chooser, longest=300):
        legal = game.legal()
        assert bool(legal) == (not game.over)
        assert len(set(legal)) == len(legal)
        for action in chooser.sample(legal, min(len(legal), 8)):
            twin = game.copy()
            twin.play(action)
            assert twin.undo() == action


@examples(30)
@given(drawn=houses(), seed=seeds, chooser=choosers, interval=st.integers(15, 60))
def test_whatever_the_house_rules_are_positions_and_records_give_the_game_back(drawn, seed, chooser, interval):
    table, house = drawn
    game = new_house(table, house, seed)
    told_house = game.house
    for number, _ in enumerate(walk(game, chooser, longest=400)):
        if number % interval == 0 or game.over:
            loaded = bourgade.load(json.loads(json.dumps(game.position())))
            assert (told(loaded), loaded.house) == (told(game), told_house)
    again = bourgade.replay(json.loads(json.dumps(game.record())))
    assert (told(again), again.record(), again.house) == (told(game), game.record(), told_house)


@examples(30)
@given(drawn=houses())
def test_house_rules_that_a_game_tells_are_house_rules_for_the_same_game(drawn):
    table, house = drawn
    game = new_house(table, house, 1)
    again = new_house(table, {"cards": {}, "without": [], **game.house}, 1)
    assert (again.house, told(again)) == (game.house, told(game))


def extreme(edition: str, end: str) -> dict[str, Any]:
    """Return house rules in which every number is at one of its bounds."""
    form = form_of(edition)
    changes = {key: getattr(part, end) for key, part in form.items() if isinstance(part, Number)}
    cards = {slug: {key: getattr(part, end) for key, part in parts.items()} for slug, parts in form["cards"].items()}
    return changes | {"cards": cards}


def on_every_roll(edition: str) -> dict[str, Any]:
    form = form_of(edition)
    return {"win": 4, "cards": {slug: {"roll": [1, 14]} for slug, parts in form["cards"].items() if "roll" in parts}}


FEW_HOUSES = {
    "everything at its least": ("marina-green-valley", extreme("marina-green-valley", "least")),
    "everything at its most": ("marina-green-valley", extreme("marina-green-valley", "most")),
    "everything at its most in deluxe": ("deluxe", extreme("deluxe", "most")),
    "all cards on every roll": ("marina-green-valley", on_every_roll("marina-green-valley")),
    "all cards on every roll in deluxe": ("deluxe", on_every_roll("deluxe")),
    "many coins": ("deluxe", {"coins": 1000, "win": 6, "cards": {"cafe": {"amount": 1000}, "mine": {"amount": 1000}}}),
    "few cards": ("green-valley", {"without": BASE, "win": 2}),
}


@pytest.mark.parametrize(("edition", "house"), FEW_HOUSES.values(), ids=FEW_HOUSES)
def test_house_rules_are_the_same_interpreted_and_compiled(edition, house):
    ways = [Rules(definition("minivilles"), compiled=compiled) for compiled in (False, True)]
    game = bourgade.new("minivilles", edition={"extends": edition, **house}, players=4, deal=False)
    pair = Pair(*ways, game._setting)
    chooser, key = Random(edition), game_key(11, len(house))
    for _ in range(250):
        pair.assert_equal_states()
        actor, actions = pair.legal()
        pair.both("results", pair.players)
        if actor == NOBODY:
            break
        action = pair.both("draw", key) if actor == CHANCE else chooser.choice(actions)
        assert action in actions
        pair.both("apply", action)


@examples(10)
@given(drawn=houses(), seed=seeds)
def test_whatever_the_house_rules_are_a_playout_comes_to_its_end_or_to_the_ceiling(drawn, seed):
    table, house = drawn
    played = play_out(
        Rules(definition("minivilles"), compiled=True), new_house(table, house, seed)._setting, games=5, ceiling=20_000
    )
    assert set(played["shares"].sum(axis=1).tolist()) <= {0, 1}
    assert (played["decisions"] <= 20_000).all()


def test_a_game_that_nobody_can_win_stops_at_the_ceiling():
    no_coins = {"coins": 0, "cards": {"wheat-field": {"amount": 0}, "bakery": {"amount": 0}}}
    game = bourgade.new("minivilles", edition={"extends": "base", **no_coins})
    played = play_out(Rules(definition("minivilles"), compiled=True), game._setting, games=3, ceiling=5_000)
    assert not played["shares"].any()
