"""The parts of actions: nothing of the words is lost, and each part is what the page says it is."""

import json
from random import Random

import msgspec
import pytest

import bourgade
from bourgade.engine.game import Game
from bourgade.games import definition, packages
from bourgade.server.parts import Parts, parts
from bourgade.texts import catalogue

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


def parts_of(game: str, text: str) -> Parts:
    return parts(definition(game), text)


def rebuilt(found: Parts) -> str:
    """Return the text that parts came from."""
    if found.nothing:
        return {"swap": "no swap", "build": "build nothing"}[found.kind]
    words = [found.kind, *found.cards[:1], found.player, *found.cards[1:], *found.numbers, *(found.place or ())]
    words += [None if found.turn is None else f"r{found.turn}", found.way]
    return " ".join(str(word) for word in words if word is not None)


def verbs(texts: list[str]) -> set[str]:
    return {text.split()[0] for text in texts}


@pytest.mark.parametrize(("game", "text"), [(game, text) for game, table in EXAMPLES.items() for text in table])
def test_each_part_is_what_the_page_says(game, text):
    sent = msgspec.json.encode(parts_of(game, text))
    assert json.loads(sent) == EXAMPLES[game][text]
    assert msgspec.json.decode(sent, type=Parts) == parts_of(game, text)


@every_game
def test_the_examples_have_every_verb_of_the_game(game):
    assert verbs([*definition(game).notation.fixed.values()]) <= verbs([*EXAMPLES[game]])


@every_game
def test_no_fixed_text_loses_a_word(game):
    for text in definition(game).notation.fixed.values():
        assert rebuilt(parts_of(game, text)) == text


@pytest.mark.parametrize("game", ["minivilles", "mint-works"])
def test_every_card_has_a_name_for_people(game):
    names = catalogue("fr", definition(game).package)["cards"]
    assert {card for text in definition(game).notation.fixed.values() for card in parts_of(game, text).cards} <= {
        *names
    }


def test_a_card_that_shares_its_name_with_a_verb_is_a_card_where_it_stands_for_one():
    both = [parts_of("mint-works", text) for text in ("co-op P3", "draw co-op")]
    assert [(found.kind, found.cards) for found in both] == [("co-op", ()), ("draw", ("co-op",))]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 4])
def test_no_action_of_a_city_loses_a_word(players, seed):
    game = bourgade.new("ma-petite-ville", players=players, seed=seed, deal=False)
    chooser, farthest = Random(seed), 0
    while not game.over:
        found = {text: parts_of("ma-petite-ville", text) for text in game.legal()}
        assert {text: rebuilt(each) for text, each in found.items()} == {text: text for text in game.legal()}
        farthest = min([farthest, *(min(each.place) for each in found.values() if each.place)])
        step(game, chooser)
    assert farthest < 0
    assert_seen_whole(game)


@pytest.mark.parametrize("seed", range(4))
def test_no_action_loses_a_word_where_some_are_secret(seed):
    game = bourgade.new("mint-works", players=3, advanced=["recycler", "temp-agency"], seed=seed)
    chooser = Random(seed)
    while not game.over:
        assert [rebuilt(parts_of("mint-works", text)) for text in game.legal()] == game.legal()
        step(game, chooser)
    assert_seen_whole(game)


def assert_seen_whole(game: Game) -> None:
    for seat in (*game.seats, None):
        assert [rebuilt(parts_of(game.name, text)) for text in game.seen(seat)] == game.seen(seat)


def step(game: Game, chooser: Random) -> None:
    game.draw() if game.actor == "chance" else game.play(chooser.choice(game.legal()))


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("minivilles", "build castle"),
        ("minivilles", "build statue"),
        ("mint-works", "place supplier bakery"),
        ("ma-petite-ville", "draw bakery"),
        ("ma-petite-ville", "lay 1 0 r4"),
        ("minivilles", "take p1"),
        ("minivilles", "roll ²"),
    ],
)
def test_words_that_the_game_has_not_are_refused(game, text):
    with pytest.raises(ValueError, match=f"`{text}` is no action of {game}: '.+' is none of its words."):
        parts_of(game, text)


def test_parts_are_shared_and_cannot_be_changed():
    found = parts_of("minivilles", "build cafe")
    assert parts_of("minivilles", "build cafe") is found
    assert isinstance(found.cards, tuple)
    with pytest.raises(AttributeError):
        found.kind = "roll"
