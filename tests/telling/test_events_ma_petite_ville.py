"""What happens in Ma Petite Ville as its rules tell it: by hand from the page, and in random games."""

from collections import Counter
from copy import deepcopy

import pytest
from city_table import city, play, squares, table
from flows import flows
from test_ma_petite_ville import TABLES, WAYS, begun, chooser_of, every_table, every_way, random_printing, step

import bourgade
from bourgade.engine.told import Event
from bourgade.games import definition

HOUSE_GAMES = 40  # of random printings
LAST_PLACED = [Event("places", "P1", card="blue", amount=2), Event("left", "P1", amount=0), Event("ends")]
DRAWN = squares("byb / brr / ryr")  # one tile on the table, one in the stack


def happens(game, *lines):
    """Play, and return what happens in the last action."""
    play(game, *lines)
    return game.events(-1)[0]


# By hand


@pytest.mark.rule("PV-03")
def test_luck_says_who_begins():
    game = bourgade.new("ma-petite-ville", players=3, deal=False)
    assert happens(game, "first P2") == [Event("begins", "P2")]


@pytest.mark.rule("PV-02")
def test_nobody_draws_and_lays_the_first_tile_and_then_the_first_turn_begins():
    game = bourgade.new("ma-petite-ville", players=3, first="P3", deal=False)
    assert happens(game, "tile 17") == [Event("draws", amount=17), Event("lays", amount=17), Event("turn", "P3")]


@pytest.mark.rule("PV-10")
@pytest.mark.rule("PV-11")
def test_a_player_draws_a_tile_and_lays_it_and_the_next_one_has_the_turn():
    game = table(city("1 at 0 0", "9 at -1 0"), "blue", "green", turn="P2")
    assert happens(game, "draw") == []  # it lies face down until luck says which it is
    assert happens(game, "tile 36") == [Event("draws", "P2", amount=36)]
    assert happens(game, "lay 0 1 r3") == [Event("lays", "P2", amount=36), Event("turn", "P1")]


@pytest.mark.rule("PV-12")
def test_a_silhouette_is_laid_and_the_next_one_has_the_turn():
    game = table(DRAWN, "blue 2 3", "red 3", placed="red 2 at 1 1 across")
    assert happens(game, "place 2 0 0 down") == [
        Event("places", "P1", card="blue", amount=2),
        Event("left", "P1", amount=1),
        Event("turn", "P2"),
    ]


@pytest.mark.rule("PV-20")
def test_the_last_silhouette_ends_the_game_and_no_turn_begins():
    game = table(DRAWN, "blue 2", "red 2 3")
    assert happens(game, "place 2 0 0 down") == LAST_PLACED


@pytest.mark.rule("PV-21")
def test_the_last_tile_begins_the_last_round_which_ends_with_who_laid_it():
    game = table(DRAWN, "blue 2 7", "red 7", "green 7", turn="P2")
    laid = [Event("lays", "P2", amount=2), Event("last-round", "P2"), Event("turn", "P3")]
    assert happens(game, "draw", "tile 2", "lay 1 0 r0") == laid
    assert happens(game, "decline") == [Event("declines", "P3"), Event("turn", "P1")]
    assert happens(game, "place 2 0 0 down") == [
        Event("places", "P1", card="blue", amount=2),
        Event("left", "P1", amount=1),
        Event("turn", "P2"),
    ]
    assert happens(game, "decline") == [Event("declines", "P2"), Event("ends")]


@pytest.mark.rule("PV-21")
def test_a_last_silhouette_ends_the_last_round_at_once():
    game = table(DRAWN, "blue 2", "red 7", turn="P2")
    play(game, "draw", "tile 2", "lay 1 0 r0")
    assert happens(game, "place 2 0 0 down") == LAST_PLACED


# In random games


class Folded:
    """A table that is told what happens, and sees no position but the first."""

    def __init__(self, position):
        self.position = deepcopy(position)
        del self.position["phase"]

    def happens(self, action, events):
        for event in events:
            getattr(self, event.kind.replace("-", "_"))(event, action.split())

    def begins(self, event, _):
        self.position["turn"] = event.who

    turn = begins

    def draws(self, event, _):
        self.position["drawn"] = event.amount

    def lays(self, event, words):
        x, y, turned = words[1:] if words[0] == "lay" else ("0", "0", "r0")
        tile = {"tile": self.position.pop("drawn"), "x": int(x), "y": int(y), "turned": int(turned[1:])}
        self.position["tiles"].append(tile)
        assert tile["tile"] == event.amount

    def places(self, event, words):
        _, length, x, y, way = words
        player = self.player(event)
        assert (event.amount, event.card) == (int(length), player["colour"])
        player["left"].remove(int(length))
        placed = {"colour": player["colour"], "length": int(length), "x": int(x), "y": int(y), "way": way}
        self.position["placed"].append(placed)

    def left(self, event, _):
        assert len(self.player(event)["left"]) == event.amount

    def player(self, event):
        return self.position["players"][int(event.who[1:]) - 1]

    def declines(self, event, words):
        assert (event.who, words) == (self.position["turn"], ["decline"])

    def last_round(self, event, _):
        self.position["last"] = event.who

    def ends(self, _event, _):
        self.position.pop("last", None)


def watched(game, chooser, way):
    """Play a game to its end, fold what happens, and return how often each kind of event came."""
    folded, kinds = Folded(game.position()), Counter()
    while not game.over:
        turns, actor = game.turns, game.actor
        action = step(game, chooser, way)
        [events] = game.events(-1)
        folded.happens(action, events)
        position = game.position()
        assert folded.position | {"phase": position["phase"]} == position
        kinds.update(event.kind for event in events)
        assert game.turns - turns == sum(event.kind == "turn" for event in events)
        assert all(event.who == actor for event in events if event.kind in ("lays", "places", "declines") and event.who)
    assert kinds["ends"] == 1
    return kinds


@every_table
@every_way
def test_what_happens_makes_the_table_from_the_first_position(players, edition, way):
    chooser = chooser_of("events", players, edition, way.__name__)
    game, _ = begun(players, edition, chooser)
    kinds = watched(game, chooser, way)
    assert {"draws", "lays", "turn"} <= set(kinds)
    assert game.events_seen(None) == game.events_seen("P1") == game.events()  # there are no secrets


def test_what_happens_makes_the_table_with_other_printings_and_every_kind_comes():
    kinds = Counter()
    for number in range(HOUSE_GAMES):
        chooser = chooser_of("events of printings", number)
        players, edition = chooser.choice(TABLES)
        game, _ = begun(players, edition, chooser, random_printing(chooser))
        kinds += watched(game, chooser, chooser.choice(WAYS))
    names = definition("ma-petite-ville").events.names
    assert names[:2] == ("pays", "gains")
    assert set(kinds) == set(names[2:])


def test_there_is_no_money():
    chooser = chooser_of("no money")
    game, _ = begun(3, "normal", chooser)
    while not game.over:
        step(game, chooser)
        [events] = game.events(-1)
        assert flows(events) == []
