"""Who only watches: the view without a seat, the actions as everybody may know them, and who may know an outcome."""

import json
import pickle
from random import Random

import pytest
import toys
from mint_table import hood, play, table
from test_mint_works import (
    TABLES,
    assert_equal_views,
    exchanged_in,
    games_of,
    half_of_the_tables,
    secrets_of,
    shown,
    some_tables,
    step,
    twins,
    walk,
)

import bourgade
from bourgade.bots import find_bot
from bourgade.engine.game import Game, load_game, new_game
from bourgade.games import packages

OF_TWO_MEANINGS = {"wholesaler", "lotto", "gallery", "co-op"}  # cards whose names are in every position

every_game = pytest.mark.parametrize("name", packages())


def begun(name: str, actions: int = 60, **options) -> Game:
    """Return a game that was played at random for some time."""
    game, chooser = bourgade.new(name, players=3, seed=2, **options), Random(name)
    for _ in range(actions):
        if not game.over:
            step(game, chooser)
    return game


def lotto(card: str = "plant", *lines: str) -> Game:
    """Return a game of three in which P1 has gained a card at the lotto, after these further lines."""
    game = table(
        hood(9, "statue"), hood(9), hood(9), opened="lotto", supply="crane, truck, vault", deck="plant, mine, bridge",
        advanced="recycler, temp-agency",
    )  # fmt: skip
    play(game, "place lotto", f"draw {card}", *lines)
    return game


# Views


@every_game
def test_a_watcher_has_no_seat_and_no_moves(name):
    game = begun(name, 0)
    for _ in walk(game, Random(1), 80):
        view = game.view(None)
        assert (view.seat, view.legal()) == (None, [])
        assert (view.actor, view.over, view.winners, view.scores) == (game.actor, game.over, game.winners, game.scores)


@pytest.mark.parametrize("name", ["minivilles", "ma-petite-ville"])
def test_where_nothing_is_hidden_a_watcher_sees_everything(name):
    game = begun(name)
    view = game.view(None)
    assert view.position() == game.position()
    assert bourgade.load(view.position()).position() == game.position()
    assert view.guess(seed=1).position() == game.position()
    assert game.seen(None) == game.record()["actions"]


def test_a_card_of_the_lotto_is_hidden_from_a_watcher():
    position = lotto().view(None).position()
    assert position["players"][0]["plans"] == ["statue", "?"]
    assert position["deck"] == 2
    assert "secret" not in position
    assert "plant" not in json.dumps(position)


def test_a_card_that_went_under_the_deck_unseen_is_hidden_from_a_watcher():
    position = lotto("plant", "pass", "pass", "place recycler plant").view(None).position()
    assert position["under"] == ["?"]
    assert "plant" not in json.dumps(position)


def test_a_card_that_was_seen_by_all_is_not_hidden_from_a_watcher():
    game = lotto("plant", "pass", "pass", "place recycler statue")
    assert game.view(None).position()["under"] == ["statue"]
    game = lotto("plant", "pass", "pass", "place builder plant")
    assert game.view(None).position()["players"][0]["buildings"] == ["plant"]


def test_every_players_secrets_are_hidden_from_a_watcher():
    secret = {"plant": "P1", "mine": "P2"}
    game = table(hood(0, "plant"), hood(0, "statue, mine"), supply="crane", deck="bridge", secret=secret)
    assert [player["plans"] for player in game.view(None).position()["players"]] == [["?"], ["statue", "?"]]


def test_a_watchers_position_cannot_be_loaded_where_it_hides_something():
    """Like that of a seat: a card reads ?, and where none does, the deck is a number."""
    for eyes in ("P2", None):
        with pytest.raises(bourgade.BadPosition, match=r"P1's plans: there is no plan '\?'"):
            bourgade.load(lotto().view(eyes).position())
    built = lotto("plant", "pass", "pass", "place builder plant")
    for eyes in ("P2", None):
        with pytest.raises(bourgade.BadPosition, match="`deck` is a number only in a view"):
            bourgade.load(built.view(eyes).position())


def test_a_game_whose_observe_knows_of_watchers_hides_what_one_player_sees():
    game = new_game(toys.CUP, None, None, 1, deal=False, options={})
    game.play("hide tails")
    assert [game.view(eyes).position()["coin"] for eyes in ("P1", "P2", None)] == [None, "tails", None]
    position = game.view(None).position()
    assert {game.view(None).guess(seed).position()["coin"] for seed in range(40)} == {"heads", "tails"}
    assert load_game(toys.CUP, position, None).position() == position


@half_of_the_tables
def test_games_that_differ_in_what_is_secret_look_the_same_to_a_watcher(table_of):
    """From the first look on, for as long as both play on alike and nothing is shown."""
    compared = 0
    for game, twin, one, other, chooser in twins(table_of, 6):
        assert game.position() != twin.position()
        assert_equal_views(game, twin, None)
        for _ in range(25):
            if game.over:
                break
            action = step(game, chooser)
            if exchanged_in(action, one, other) not in twin.legal():
                break  # what an opponent does, or how much is left to spend, depends on the card
            twin.play(exchanged_in(action, one, other))
            hidden = secrets_of(game.position())
            if one not in hidden or other not in hidden:
                break  # shown to all
            assert game.seen(None) == twin.seen(None)
            assert game.knows(None) == twin.knows(None)
            if "recycler" in action and action != exchanged_in(action, one, other):
                break  # the mints that it brings are seen by all, the card is not
            assert_equal_views(game, twin, None)
            compared += 1
    assert compared


@some_tables
def test_a_watchers_json_names_no_card_that_somebody_cannot_know(table_of):
    named = 0
    for game, chooser in games_of(table_of, 4):
        for _ in walk(game, chooser, 60):
            told = json.dumps(game.view(None).position())
            for card in secrets_of(game.position()).keys() - OF_TWO_MEANINGS:
                assert f'"{card}"' not in told
                named += 1
    assert named


@some_tables
def test_a_watcher_knows_what_every_seat_knows_and_no_more(table_of):
    """A card that a watcher sees is seen from every seat, and one that every seat sees is seen by a watcher."""
    for game, chooser in games_of(table_of, 3):
        for _ in walk(game, chooser, 60):
            seats = [cards_in(game.view(seat).position()) for seat in game.seats]
            everybody = [cards[0] if len({*cards}) == 1 else "?" for cards in zip(*seats, strict=True)]
            assert cards_in(game.view(None).position()) == everybody


def cards_in(position: dict) -> list[str]:
    return [*(card for player in position["players"] for card in player["plans"]), *position["under"]]


def test_a_guess_fits_a_watchers_view():
    view = lotto("plant", "pass", "pass", "place recycler plant").view(None)
    guesses = [view.guess(seed=seed) for seed in range(30)]
    assert all(shown(guess.view(None)) == shown(view) for guess in guesses)
    assert {guess.position()["under"][0] for guess in guesses} == {"plant", "mine", "bridge"}


@half_of_the_tables
def test_a_guess_of_a_watcher_does_not_depend_on_the_truth(table_of):
    for game, twin, *_ in twins(table_of, 3):
        guesses = [each.view(None).guess(seed=1) for each in (game, twin)]
        assert guesses[0].position() == guesses[1].position()
        assert shown(guesses[0].view(None)) == shown(game.view(None))


def test_nothing_in_a_watchers_view_tells_the_luck_to_come():
    record = lotto().record()
    one, other = (bourgade.replay(record, seed=seed) for seed in (1, 2))
    assert pickle.dumps(one.view(None)) == pickle.dumps(other.view(None))


@pytest.mark.parametrize("bot", ["greedy", "tree:10"])
@every_game
def test_a_bot_does_not_choose_for_a_watcher(name, bot):
    with pytest.raises(bourgade.IllegalMove, match="nothing to choose"):
        find_bot(name, bot).choose(begun(name).view(None))


# Actions


def test_what_is_secret_reads_as_a_question_mark_to_a_watcher():
    game = lotto("plant", "pass", "pass", "place recycler plant")
    assert game.seen(None) == ["place lotto", "draw ?", "pass", "pass", "place recycler ?"]
    assert lotto("mine", "pass", "pass", "place builder mine").seen(None)[-1] == "place builder mine"


@some_tables
def test_a_watcher_knows_the_actions_that_every_seat_knows(table_of):
    for game, chooser in games_of(table_of, 2):
        for _ in walk(game, chooser):
            pass
        seats = zip(*(game.seen(seat) for seat in game.seats), strict=True)
        everybody = [next((text for text in texts if "?" in text), texts[0]) for texts in seats]
        assert game.seen(None) == everybody


def test_actions_that_are_known_already_are_left_out():
    game = lotto("plant", "pass")
    assert [game.seen("P1", since) for since in (0, 1, 2, 3)] == [
        ["place lotto", "draw plant", "pass"], ["draw plant", "pass"], ["pass"], [],
    ]  # fmt: skip
    assert game.seen(None, since=1) == ["draw ?", "pass"]


# Outcomes


def test_while_a_card_of_the_lotto_is_drawn_only_its_player_will_know_it():
    game = table(hood(9), hood(9), hood(9), opened="lotto", supply="crane", deck="plant, mine")
    play(game, "pass", "place lotto")
    assert [game.knows(eyes) for eyes in ("P1", "P2", "P3", None)] == [False, True, False, False]
    play(game, "draw mine")
    assert [game.knows(eyes) for eyes in ("P1", "P2", "P3", None)] == [True] * 4


@some_tables
def test_who_may_know_an_outcome_is_told_before_it_comes(table_of):
    secret = 0
    for game, chooser in games_of(table_of, 4):
        while not game.over:
            chance = game.actor == "chance"
            know = {eyes: game.knows(eyes) for eyes in (*game.seats, None)}
            position = game.position()
            assert know == {eyes: position["phase"] != "lotto" or eyes == position["turn"] for eyes in know}
            action = step(game, chooser)
            if chance:
                assert know == {eyes: game.seen(eyes)[-1] == action for eyes in know}
            secret += not know[None]
    assert secret


@pytest.mark.parametrize("name", ["minivilles", "ma-petite-ville"])
def test_where_nothing_is_hidden_everybody_knows_every_outcome(name):
    for game in walk(bourgade.new(name, players=3, seed=4, deal=False), Random(4), 100):
        assert all(game.knows(eyes) for eyes in (*game.seats, None))


@pytest.mark.parametrize("ask", [Game.view, Game.seen, Game.knows])
def test_a_seat_that_is_not_there_is_refused(ask):
    with pytest.raises(bourgade.WrongPlayers, match="There is no seat 'P4' at this table: choose P1, P2 or P3"):
        ask(lotto(), "P4")


def test_at_the_end_a_watcher_still_does_not_know_what_was_never_shown():
    """As the players do not: nobody has to show a plan that was not built."""
    for game, chooser in games_of(TABLES[3], 6):
        for _ in walk(game, chooser):
            pass
        secret = game.position().get("secret", {})
        assert sum(cards_in(game.view(None).position()).count(card) for card in secret) == 0
