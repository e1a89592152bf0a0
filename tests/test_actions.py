"""Actions as values: nothing of the words is lost, and each part is what the page says it is."""

import json
from functools import cache
from random import Random

import msgspec
import pytest
from catalogues import names as card_names
from mint_table import hood, play, table

import bourgade
from bourgade.engine.game import Game
from bourgade.engine.notation import Action, Parts
from bourgade.engine.told import Event
from bourgade.errors import IllegalMove
from bourgade.games import definition, packages

MINIVILLES = {
    "roll 1": {"kind": "roll", "numbers": [1]},
    "roll 2": {"kind": "roll", "numbers": [2]},
    "keep": {"kind": "keep"},
    "reroll": {"kind": "reroll"},
    "add 0": {"kind": "add", "numbers": [0]},
    "add 2": {"kind": "add", "numbers": [2]},
    "take P3": {"kind": "take", "player": "P3"},
    "swap bakery P2 mine": {"kind": "swap", "cards": ["bakery", "mine"], "player": "P2"},
    "swap mine P5 mine": {"kind": "swap", "cards": ["mine", "mine"], "player": "P5"},
    "no swap": {"kind": "swap", "nothing": True},
    "demolish harbor": {"kind": "demolish", "cards": ["harbor"]},
    "move bakery P3": {"kind": "move", "cards": ["bakery"], "player": "P3"},
    "renovate cafe": {"kind": "renovate", "cards": ["cafe"]},
    "build cafe": {"kind": "build", "cards": ["cafe"]},
    "build train-station": {"kind": "build", "cards": ["train-station"]},
    "build nothing": {"kind": "build", "nothing": True},
    "first P2": {"kind": "first", "player": "P2"},
    "die 4": {"kind": "die", "numbers": [4]},
    "dice 3 5": {"kind": "dice", "numbers": [3, 5]},
    "draw cafe": {"kind": "draw", "cards": ["cafe"]},
}
MINT_WORKS = {
    "pass": {"kind": "pass"},
    "place producer": {"kind": "place", "cards": ["producer"]},
    "place wholesaler": {"kind": "place", "cards": ["wholesaler"]},
    "place leadership-council": {"kind": "place", "cards": ["leadership-council"]},
    "place lotto": {"kind": "place", "cards": ["lotto"]},
    "place crowdfunder": {"kind": "place", "cards": ["crowdfunder"]},
    "place supplier statue": {"kind": "place", "cards": ["supplier", "statue"]},
    "place supplier co-op": {"kind": "place", "cards": ["supplier", "co-op"]},
    "place builder gardens": {"kind": "place", "cards": ["builder", "gardens"]},
    "place recycler gardens": {"kind": "place", "cards": ["recycler", "gardens"]},
    "place recycler ?": {"kind": "place", "cards": ["recycler", "?"]},
    "place swap-meet gardens statue": {"kind": "place", "cards": ["swap-meet", "gardens", "statue"]},
    "place temp-agency producer": {"kind": "place", "cards": ["temp-agency", "producer"]},
    "place temp-agency builder gardens": {"kind": "place", "cards": ["temp-agency", "builder", "gardens"]},
    "place temp-agency recycler ?": {"kind": "place", "cards": ["temp-agency", "recycler", "?"]},
    "co-op P2": {"kind": "co-op", "player": "P2"},
    "first P2": {"kind": "first", "player": "P2"},
    "advanced recycler": {"kind": "advanced", "cards": ["recycler"]},
    "draw statue": {"kind": "draw", "cards": ["statue"]},
    "draw ?": {"kind": "draw", "cards": ["?"]},
}
MA_PETITE_VILLE = {
    "draw": {"kind": "draw"},
    "lay 1 0 r2": {"kind": "lay", "place": [1, 0], "turn": 2},
    "lay -1 -12 r0": {"kind": "lay", "place": [-1, -12], "turn": 0},
    "place 3 1 1 across": {"kind": "place", "numbers": [3], "place": [1, 1], "way": "across"},
    "place 12 -3 0 down": {"kind": "place", "numbers": [12], "place": [-3, 0], "way": "down"},
    "decline": {"kind": "decline"},
    "first P2": {"kind": "first", "player": "P2"},
    "tile 17": {"kind": "tile", "numbers": [17]},
}
EXAMPLES = {"minivilles": MINIVILLES, "mint-works": MINT_WORKS, "ma-petite-ville": MA_PETITE_VILLE}

every_game = pytest.mark.parametrize("game", packages())


def read(game: str, text: str) -> Action:
    """Return the action of a text; what is secret is nothing that can be typed."""
    if "?" in text:
        return next(action for action in hidden_actions() if action.text == text)
    found = definition(game).notation.read(text)
    assert found is not None
    return found


@cache
def hidden_actions() -> set[Action]:
    """Return what is seen of plans that are drawn, and recycled, by who may not know them."""
    found = set()
    for where in ("recycler", "temp-agency recycler"):
        copied = {"occupied": "recycler"} if "temp" in where else {}
        game = table(
            hood(9),
            hood(0),
            advanced="recycler, temp-agency",
            opened="lotto",
            supply="mine, truck, vault",
            deck="plant",
            **copied,
        )
        play(game, "place lotto", "draw plant", "pass", f"place {where} plant")
        found |= {action for action in game.actions_seen("P2") if "?" in action.parts.cards}
    return found


def rebuilt(found: Parts) -> str:
    """Return the text that parts came from."""
    if found.nothing:
        return {"swap": "no swap", "build": "build nothing"}[found.kind]
    words = [found.kind, *found.cards[:1], found.player, *found.cards[1:], *found.numbers, *(found.place or ())]
    words += [None if found.turn is None else f"r{found.turn}", found.way]
    return " ".join(str(word) for word in words if word is not None)


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, examples in EXAMPLES.items() for text in examples])
def test_each_part_is_what_the_page_says(game, text):
    action = read(game, text)
    assert action.text == text
    sent = msgspec.json.encode(action.parts)
    assert json.loads(sent) == EXAMPLES[game][text]
    assert msgspec.json.decode(sent, type=Parts) == action.parts


@every_game
def test_the_examples_have_every_kind_of_action_of_the_game(game):
    kinds = {action.parts.kind for action in definition(game).notation.fixed.values()}
    assert kinds <= {example["kind"] for example in EXAMPLES[game].values()}


@every_game
def test_no_fixed_action_loses_a_word(game):
    for action in definition(game).notation.fixed.values():
        assert rebuilt(action.parts) == action.text
        assert definition(game).notation.read(action.text) is action


@pytest.mark.parametrize("game", ["minivilles", "mint-works"])
def test_every_card_has_a_name_for_people(game):
    names = card_names("fr", definition(game).package)
    assert {card for action in definition(game).notation.fixed.values() for card in action.parts.cards} <= {*names}


def test_a_card_that_shares_its_name_with_a_verb_is_a_card_where_it_stands_for_one():
    both = [read("mint-works", text).parts for text in ("co-op P3", "draw co-op")]
    assert [(found.kind, found.cards) for found in both] == [("co-op", ()), ("draw", ("co-op",))]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 4])
def test_no_action_of_a_city_loses_a_word(players, seed):
    game = bourgade.new("ma-petite-ville", players=players, seed=seed, deal=False)
    chooser, farthest = Random(seed), 0
    while not game.over:
        for action in game.legal_actions():
            assert rebuilt(action.parts) == action.text
            assert game.action(action.text) == action
            farthest = min(farthest, *(action.parts.place or [0]))
        step(game, chooser)
    assert farthest < 0
    assert_seen_whole(game)


@pytest.mark.parametrize("seed", range(4))
def test_no_action_loses_a_word_where_some_are_secret(seed):
    game = bourgade.new("mint-works", players=3, advanced=["recycler", "temp-agency"], seed=seed)
    chooser = Random(seed)
    while not game.over:
        assert [rebuilt(action.parts) for action in game.legal_actions()] == game.legal()
        step(game, chooser)
    assert_seen_whole(game)


def assert_seen_whole(game: Game) -> None:
    for seat in (*game.seats, None):
        assert [rebuilt(action.parts) for action in game.actions_seen(seat)] == game.seen(seat)


def step(game: Game, chooser: Random) -> None:
    game.draw() if game.actor == "chance" else game.play(chooser.choice(game.legal()))


def test_a_view_has_the_same_actions_as_values():
    game = bourgade.new("minivilles", first="P1")
    assert game.view("P1").legal_actions() == game.legal_actions() == [game.action("roll 1")]
    assert game.view("P2").legal_actions() == []
    game.play("roll 1")
    assert [action.text for action in game.view("P2").outcome_actions()] == game.legal()
    game.play("die 6")
    assert [action.text for action in game.played()] == game.record()["actions"] == ["roll 1", "die 6"]
    assert game.played(since=1) == [game.action("die 6")]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("minivilles", "build castle"),
        ("minivilles", "build statue"),
        ("minivilles", "take p1"),
        ("minivilles", "roll ²"),
        ("mint-works", "place supplier bakery"),
        ("mint-works", "draw ?"),
        ("ma-petite-ville", "draw bakery"),
        ("ma-petite-ville", "lay 1 0 r4"),
        ("ma-petite-ville", "place 3 1 1 up"),
    ],
)
def test_words_that_the_game_has_not_mean_nothing(game, text):
    assert definition(game).notation.read(text) is None


def test_actions_are_shared_and_cannot_be_changed():
    found = read("minivilles", "build cafe")
    assert read("minivilles", "  build   cafe ") is found
    assert isinstance(found.parts.cards, tuple)
    with pytest.raises(AttributeError):
        found.parts.kind = "roll"


def test_what_a_move_would_do_is_what_it_does_as_far_as_the_seat_can_tell():
    game = bourgade.new("minivilles", edition="marina-green-valley", players=3, seed=4)
    chooser = Random(4)
    while not game.over:
        if game.actor != "chance":
            move = chooser.choice(game.legal())
            promised = game.view(game.actor).would(move)
            game.play(move)
            assert game.events(-1) == [promised]
        else:
            game.draw()
    with pytest.raises(IllegalMove, match="`build cafe` is not one of this seat's moves"):
        game.view("P1").would("build cafe")


def test_what_a_move_would_do_tells_no_card_that_the_seat_may_not_know():
    # The deck is empty. Under it lies a plan that P1 knows alone: it put it there in secret.
    game = table(
        hood(9),
        hood(9),
        advanced="recycler, crowdfunder",
        opened="lotto",
        supply="mine, truck, vault",
        deck="plant",
    )
    play(game, "place lotto", "draw plant", "pass", "place recycler plant", "place supplier mine", "pass")
    assert [event.card for event in game.view("P2").would("pass") if event.kind == "comes"] == ["?"]
    game.play("pass")
    assert Event("comes", card="plant") in game.events(-1)[0]
