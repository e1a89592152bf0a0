"""A game can be copied and sent about as Python objects are."""

import copy
import pickle

import pytest

import bourgade


@pytest.fixture
def game() -> bourgade.Game:
    game = bourgade.new("minivilles", edition="marina-green-valley", players=3, seed=5)
    for _ in range(30):
        game.draw() if game.actor == "chance" else game.play(game.legal()[0])
    return game


@pytest.mark.parametrize(
    "copied", [bourgade.Game.copy, copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
)
def test_a_copy_is_the_same_game_with_the_same_luck_and_a_past_of_its_own(game, copied):
    before = game.record()
    twin = copied(game)
    assert twin.record() == before
    while not twin.over:
        twin.draw() if twin.actor == "chance" else twin.play(twin.legal()[0])
    assert game.record() == before
    while not game.over:
        game.draw() if game.actor == "chance" else game.play(game.legal()[0])
    assert twin.record() == game.record()


def test_a_view_can_be_sent_to_another_process(game):
    view = pickle.loads(pickle.dumps(game.view("P2")))
    assert (view.seat, view.position()) == ("P2", game.position())


def test_a_view_says_nothing_about_the_luck_to_come(game):
    """Two games that differ in their luck alone give the same view, to the last byte that is sent."""
    record = game.record()
    one, other = (bourgade.replay(record, seed=seed) for seed in (1, 2))
    assert pickle.dumps(one) != pickle.dumps(other)
    assert pickle.dumps(one.view("P2")) == pickle.dumps(other.view("P2"))


def test_a_view_stays_as_it_was_taken(game):
    while game.actor == "chance":
        game.draw()
    view = game.view(game.actor)
    legal, position = view.legal(), view.position()
    view.legal().clear()
    game.play(legal[0])
    assert (view.legal(), view.position()) == (legal, position)


def test_an_illegal_move_can_be_sent_to_another_process(game):
    with pytest.raises(bourgade.IllegalMove) as caught:
        game.play("fly")
    sent = pickle.loads(pickle.dumps(caught.value))
    assert str(sent) == str(caught.value)
    assert sent.message.text("fr") == caught.value.message.text("fr")
