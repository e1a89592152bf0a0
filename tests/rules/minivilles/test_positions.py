"""Positions: what they hold, what is refused, and that a loaded one is the same game."""

import copy
import json

import pytest
from sentences import sentence_of
from table import cards, city, closed, coins, landmarks, phase, play, roll, table

import bourgade

THREE = "train-station, shopping-mall, amusement-park"
FOUR = "train-station, shopping-mall, amusement-park, radio-tower"
SIX = "harbor, train-station, shopping-mall, amusement-park, radio-tower, airport"


# What a position holds


def test_a_position_reads_like_the_example_of_the_rules():
    example = {
        "game": "minivilles",
        "edition": "deluxe",
        "market": "line",
        "turn": "P1",
        "phase": "roll",
        "players": [
            {
                "coins": 3,
                "cards": {"wheat-field": 1, "bakery": 1},
                "closed": {},
                "landmarks": ["harbor"],
                "startup": 0,
            },
            {"coins": 0, "cards": {"mine": 2}, "closed": {}, "landmarks": [], "startup": 0},
        ],
        "piles": {"cafe": 2},
        "deck": {"mine": 5},
    }
    position = bourgade.load(example).position()
    assert {key: position[key] for key in example} == example


def test_closed_startup_and_the_deck_of_an_open_market_may_be_left_out():
    short = {
        "game": "minivilles",
        "edition": "base",
        "market": "open",
        "turn": "P2",
        "phase": "roll",
        "players": [{"coins": 3, "cards": {"mine": 1}, "landmarks": []}, {"coins": 1, "cards": {}, "landmarks": []}],
        "piles": {"cafe": 2},
    }
    full = table(city(3, "mine"), city(1), turn="P2", piles="cafe 2")
    assert bourgade.load(short).position() == full.position()


def test_cards_count_open_and_closed_copies_alike():
    game = table(city(0, "renovation-company", "train-station"), city(0, "cafe 2, mine"), edition="green-valley")
    roll(game, 3, 5)
    play(game, "renovate cafe")
    assert (cards(game, "P2"), closed(game, "P2")) == ({"cafe": 2, "mine": 1}, {"cafe": 2})


@pytest.mark.parametrize("edition", ["marina", "marina-green-valley"])
def test_the_city_hall_is_not_listed(edition):
    game = bourgade.new("minivilles", edition=edition, players=2, seed=1)
    assert landmarks(game, "P1") == landmarks(game, "P2") == []


def test_landmarks_come_in_the_order_of_the_table():
    game = table(city(10, "", "airport, amusement-park, harbor, radio-tower"), city(), edition="marina")
    assert landmarks(game, "P1") == ["harbor", "amusement-park", "radio-tower", "airport"]
    roll(game, 6)
    play(game, "keep", "build shopping-mall")
    assert landmarks(game, "P1") == ["harbor", "shopping-mall", "amusement-park", "radio-tower", "airport"]


def test_zero_counts_of_a_loaded_position_are_left_out():
    game = table(
        city(0, "mine 0, cafe 1", closed="cafe 0"),
        city(),
        edition="green-valley",
        piles="mine 0, ranch 2",
        deck="mine 0, forest 1",
    )
    assert (cards(game, "P1"), closed(game, "P1")) == ({"cafe": 1}, {})
    assert (game.position()["piles"], game.position()["deck"]) == ({"ranch": 2}, {"forest": 1})


def test_what_was_given_away_sold_out_or_drawn_is_left_out():
    game = table(
        city(0, "moving-company, bakery", "train-station"),
        city(),
        edition="green-valley",
        piles="ranch",
        deck="forest",
    )
    roll(game, 4, 5)
    play(game, "move bakery P2", "build ranch", "draw forest")
    assert cards(game, "P1") == {"moving-company": 1, "ranch": 1}
    assert (game.position()["piles"], game.position()["deck"]) == ({"forest": 1}, {})


def test_turn_is_null_until_the_first_player_is_known():
    game = bourgade.new("minivilles", edition="marina", players=3, seed=1, deal=False)
    assert (phase(game), game.position()["turn"]) == ("first", None)
    play(game, "first P2")
    assert (phase(game), game.position()["turn"]) == ("setup", "P2")


def test_turn_stays_with_the_winner_when_over():
    game = table(city(), city(22, "", THREE), turn="P2")
    roll(game, 6)
    play(game, "build radio-tower")
    assert (phase(game), game.position()["turn"]) == ("over", "P2")


def test_scores_are_the_landmarks_built():
    game = table(city(0, "", "harbor, airport"), city(), city(0, "", "train-station"), edition="marina")
    assert game.scores == [2, 0, 1]


def test_counts_may_be_larger_than_the_box():
    game = table(city(1_000_000, "wheat-field 12"), city(), edition="marina", piles="mine 20", deck="cafe 30")
    roll(game, 1)
    assert coins(game) == [1_000_012, 0]
    assert (game.position()["piles"], game.position()["deck"]) == ({"mine": 20}, {"cafe": 30})


def test_a_city_may_be_empty():
    game = table(city(), city())
    roll(game, 1)
    assert (cards(game, "P1"), game.legal()) == ({}, ["build nothing"])


# What is refused


@pytest.mark.parametrize(
    ("error", "culprit", "cities", "keys"),
    [
        # not of the edition, or of none
        (bourgade.UnknownCard, "sushi-bar", [city(0, "sushi-bar"), city()], {}),
        (bourgade.UnknownCard, "winery", [city(), city(0, "winery")], {"edition": "marina"}),
        (bourgade.UnknownCard, "cheese-factory", [city(0, "cheese-factory"), city()], {"edition": "deluxe"}),
        (bourgade.UnknownCard, "castle", [city(0, "castle"), city()], {}),
        (bourgade.UnknownCard, "trawler", [city(), city()], {"piles": "trawler 2"}),
        (bourgade.UnknownCard, "trawler", [city(), city()], {"edition": "green-valley", "deck": "trawler 2"}),
        (bourgade.BadPosition, "train-station", [city(0, "train-station"), city()], {}),
        (bourgade.BadPosition, "harbor", [city(0, "", "harbor"), city()], {}),
        (bourgade.BadPosition, "airport", [city(0, "", "airport"), city()], {"edition": "green-valley"}),
        (bourgade.BadPosition, "castle", [city(0, "", "castle"), city()], {}),
        (bourgade.BadPosition, "city-hall", [city(), city(0, "", "city-hall")], {"edition": "marina"}),
        (bourgade.BadPosition, "city-hall", [city(0, "city-hall"), city()], {"edition": "marina"}),
        (bourgade.BourgadeError, "line", [city(), city()], {"market": "line"}),
        (bourgade.BourgadeError, "open", [city(), city()], {"edition": "deluxe", "market": "open"}),
        (bourgade.BourgadeError, "bazaar", [city(), city()], {"edition": "marina", "market": "bazaar"}),
        (bourgade.UnknownEdition, "atlantis", [city(), city()], {"edition": "atlantis"}),
        # negative counts
        (bourgade.BadPosition, "coins|-1", [city(-1), city()], {}),
        (bourgade.BadPosition, "bakery", [city(0, "bakery -1"), city()], {}),
        (bourgade.BadPosition, "bakery", [city(0, "bakery", closed="bakery -1"), city()], {"edition": "green-valley"}),
        (bourgade.BadPosition, "startup", [city(0, "startup", startup=-1), city()], {"edition": "green-valley"}),
        (bourgade.BadPosition, "mine", [city(), city()], {"piles": "mine -1"}),
        (bourgade.BadPosition, "mine", [city(), city()], {"edition": "marina", "deck": "mine -1"}),
        # two of a purple kind
        (bourgade.BadPosition, "stadium", [city(0, "stadium 2"), city()], {}),
        (bourgade.BadPosition, "arboretum", [city(), city(0, "arboretum 2")], {"edition": "green-valley"}),
        # closed
        (bourgade.BadPosition, "bakery", [city(0, "bakery", closed="bakery 2"), city()], {"edition": "green-valley"}),
        (bourgade.BadPosition, "bakery", [city(0, "mine", closed="bakery"), city()], {"edition": "green-valley"}),
        (
            bourgade.BadPosition,
            "stadium",
            [city(0, "stadium", closed="stadium"), city()],
            {"edition": "green-valley"},
        ),
        (bourgade.BadPosition, "bakery", [city(0, "bakery", closed="bakery"), city()], {}),
        (bourgade.BadPosition, "bakery", [city(0, "bakery", closed="bakery"), city()], {"edition": "marina"}),
        (bourgade.BadPosition, "bakery", [city(0, "bakery", closed="bakery"), city()], {"edition": "deluxe"}),
        # coins on a startup that is not there
        (bourgade.BadPosition, "startup", [city(0, "", startup=2), city()], {"edition": "green-valley"}),
        (bourgade.BadPosition, "startup", [city(0, "", startup=2), city()], {}),
        # landmarks enough to win
        (bourgade.BadPosition, "P1|landmark", [city(0, "", FOUR), city()], {}),
        (bourgade.BadPosition, "P2|landmark", [city(), city(0, "", FOUR)], {"edition": "green-valley"}),
        (bourgade.BadPosition, "P1|landmark", [city(0, "", SIX), city()], {"edition": "marina"}),
        (bourgade.BadPosition, "P1|landmark", [city(0, "", FOUR + ", harbor"), city()], {"edition": "deluxe"}),
        # the wrong number of players
        (bourgade.WrongPlayers, "1|one", [city()], {}),
        (bourgade.WrongPlayers, "5|five", [city()] * 5, {}),
        (bourgade.WrongPlayers, "5|five", [city()] * 5, {"edition": "marina-green-valley"}),
        (bourgade.WrongPlayers, "6|six", [city()] * 6, {"edition": "deluxe"}),
        # nonsense
        (bourgade.BadPosition, "siesta", [city(), city()], {"phase": "siesta"}),
        (bourgade.BadPosition, "P3", [city(), city()], {"turn": "P3"}),
        (bourgade.BadPosition, "players", [city(), city()], {"players": None}),
        (bourgade.BadPosition, "coins|many", [city() | {"coins": "many"}, city()], {}),
        (bourgade.BourgadeError, "chess", [city(), city()], {"game": "chess"}),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_that_names_it(error, culprit, cities, keys):
    with pytest.raises(error, match=culprit) as refusal:
        table(*cities, **keys)
    assert isinstance(refusal.value, bourgade.BourgadeError)
    assert len(sentence_of(refusal.value).split()) > 3


@pytest.mark.parametrize(
    ("edition", "standing"),
    [("base", THREE), ("green-valley", THREE), ("marina", FOUR + ", harbor"), ("deluxe", FOUR)],
)
def test_one_landmark_short_of_victory_is_a_position(edition, standing):
    assert table(city(0, "", standing), city(), edition=edition).over is False


@pytest.mark.parametrize("edition", ["green-valley", "marina-green-valley"])
def test_as_many_closed_as_owned_is_a_position_with_green_valley(edition):
    assert closed(table(city(0, "bakery 2", closed="bakery 2"), city(), edition=edition), "P1") == {"bakery": 2}


@pytest.mark.parametrize(("edition", "most"), [("base", 4), ("marina-green-valley", 4), ("deluxe", 5)])
def test_as_many_players_as_the_edition_takes_is_a_position(edition, most):
    assert len(table(*[city()] * most, edition=edition).position()["players"]) == most


def test_loading_leaves_the_position_given_as_it_was():
    position = table(city(3, "bakery"), city(), piles="cafe").position()
    before = copy.deepcopy(position)
    roll(bourgade.load(position), 2)
    assert position == before


# A loaded position is the same game, in every phase


def new(edition, *lines, **options):
    game = bourgade.new("minivilles", edition=edition, players=3, seed=5, deal=False, **options)
    play(game, *lines)
    return game


def after(lines, *cities, **keys):
    game = table(*cities, **keys)
    play(game, *lines)
    return game


FISHER = city(2, "trawler 2, arboretum, bakery", "harbor, train-station, amusement-park", closed="trawler")
RADIO = city(2, "mine, apple-orchard", "harbor, train-station, amusement-park, radio-tower")
MOVER = city(2, "moving-company 3, mine 2, bakery", "train-station", closed="moving-company, mine")
BREAKER = city(2, "demolition-company 2, corn-field", "train-station, amusement-park, shopping-mall")
OTHER = city(12, "bakery 2, cafe, mine, family-restaurant")
GREEN = {"edition": "green-valley"}
BOTH = {"edition": "marina-green-valley", "piles": "cafe 2, ranch", "deck": "forest 2, cafe"}
TELE = city(3, "tv-station, business-center, bakery, stadium")

PHASES = {
    "first": lambda: new("base"),
    "setup": lambda: new("marina", "first P2", "draw cafe", "draw cafe"),
    "roll": lambda: table(RADIO, OTHER, **BOTH),
    "throw": lambda: after(["roll 2"], RADIO, OTHER, **BOTH),
    "reroll": lambda: after(["roll 2", "dice 5 5"], RADIO, OTHER, **BOTH),
    "harbor": lambda: after(["roll 2", "dice 5 5", "keep"], RADIO, OTHER, **BOTH),
    "trawler": lambda: after(["roll 2", "dice 5 6", "add 2"], FISHER, OTHER, **BOTH),
    "take": lambda: after(["roll 1", "die 6"], TELE, OTHER, city(9, "cafe")),
    "swap": lambda: after(["roll 1", "die 6", "take P2"], TELE, OTHER, city(9, "cafe")),
    "demolish": lambda: after(["roll 2", "dice 2 2"], BREAKER, OTHER, **GREEN),
    "move": lambda: after(["roll 2", "dice 4 5"], MOVER, OTHER, city(9, "cafe"), **GREEN),
    "renovate": lambda: after(
        ["roll 2", "dice 4 4"], city(0, "renovation-company, tax-office", "train-station"), OTHER, **BOTH
    ),
    "build": lambda: after(["roll 2", "dice 1 2", "keep"], RADIO, OTHER, **BOTH),
    "refill": lambda: after(["roll 2", "dice 2 2", "keep", "build ranch"], RADIO, OTHER, **BOTH),
    "over": lambda: after(["roll 1", "die 6", "build radio-tower"], city(22, "", THREE), OTHER),
}

MIDWAY = {
    "setup with the first player named": lambda: new("deluxe", "draw mine", first="P3"),
    "second throw": lambda: after(["roll 2", "dice 5 5", "reroll"], RADIO, OTHER, **BOTH),
    "harbor after a re-roll": lambda: after(["roll 2", "dice 1 2", "reroll", "dice 6 6"], RADIO, OTHER, **BOTH),
    "throw for an open trawler of another": lambda: after(
        ["roll 2", "dice 6 6"], city(1, "trawler", "train-station"), city(1, "trawler 2", "harbor"), **BOTH
    ),
    "second demolition": lambda: after(["roll 2", "dice 2 2", "demolish train-station"], BREAKER, OTHER, **GREEN),
    "second move": lambda: after(["roll 2", "dice 4 5", "move moving-company P2"], MOVER, OTHER, **GREEN),
    "second move after a mine was given": lambda: after(["roll 2", "dice 4 5", "move mine P2"], MOVER, OTHER, **GREEN),
    "build with an extra turn to come": lambda: after(["roll 2", "dice 5 5", "keep", "add 0"], RADIO, OTHER, **BOTH),
    "build with an extra turn to come and the park demolished": lambda: after(
        ["roll 2", "dice 2 2", "demolish amusement-park", "demolish shopping-mall"], BREAKER, OTHER, **GREEN
    ),
    "build after a re-roll": lambda: after(["roll 1", "die 5", "reroll", "die 6"], RADIO, OTHER, **BOTH),
    "second draw of a refill": lambda: after(
        ["roll 1", "die 2", "keep", "build ranch", "draw cafe"], RADIO, OTHER, **BOTH
    ),
    "roll of the extra turn": lambda: after(
        ["roll 2", "dice 1 2", "reroll", "dice 2 2", "build nothing"], RADIO, OTHER, **BOTH
    ),
    "startup waiting for the refill": lambda: after(
        ["roll 1", "die 6", "build cafe"],
        city(2, "startup", startup=3),
        OTHER,
        edition="green-valley",
        piles="cafe",
        deck="mine 3, ranch 2",
    ),
}


@pytest.mark.parametrize("name", PHASES)
def test_each_phase_is_named_in_its_position(name):
    assert phase(PHASES[name]()) == name


@pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])
def test_a_position_is_plain_json(reach):
    position = reach().position()
    assert json.loads(json.dumps(position)) == position


@pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])
def test_a_position_loaded_gives_the_same_position(reach):
    position = reach().position()
    assert bourgade.load(position).position() == position


@pytest.mark.parametrize("reach", [*PHASES.values(), *MIDWAY.values()], ids=[*PHASES, *MIDWAY])
def test_a_position_loaded_goes_on_like_the_game_it_came_from(reach):
    game = reach()
    again = bourgade.load(game.position())
    assert (again.actor, again.over, again.winners, again.scores) == (
        game.actor,
        game.over,
        game.winners,
        game.scores,
    )
    assert walk(again) == walk(game)


def walk(game):
    """Play 40 moves and outcomes, a different place of the list each time; return what could be played, and where."""
    seen = []
    for step in range(40):
        lines = sorted(game.legal())
        seen.append((game.actor, lines, game.position()))
        if game.over:
            break
        game.play(lines[step % len(lines)])
    return seen
