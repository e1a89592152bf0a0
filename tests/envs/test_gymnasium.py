"""The games in Gymnasium, alone and in a vector, by Gymnasium's own checker and ours."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import bourgade
import bourgade.envs.gymnasium as envs
from bourgade.games import packages

NAMES = pytest.mark.parametrize("name", [envs.name_of(game) for game in packages()])
SHORT = 600  # actions


@NAMES
def test_gymnasium_is_content(name):
    """Its checker draws one move before it begins a new game, so that one may not be legal: it is not strict here."""
    check_env(gymnasium.make(name, strict=False).unwrapped)


@NAMES
def test_samples_are_legal(name):
    env = gymnasium.make(name, ceiling=SHORT, opponents="greedy")
    _, info = env.reset(seed=3)
    for _ in range(150):
        action = env.action_space.sample()
        assert info["action_mask"][action] == 1
        seen, reward, over, cut, info = env.step(action)
        assert env.observation_space.contains(seen)
        assert reward == 0 or over
        if over or cut:
            _, info = env.reset()


@NAMES
def test_a_seed_gives_the_same_game(name):
    games = []
    for _ in range(2):
        env = gymnasium.make(name, ceiling=SHORT, opponents="greedy", players=3)
        seen, _ = env.reset(seed=11)
        story = [seen]
        for _ in range(60):
            seen, reward, over, cut, _ = env.step(env.action_space.sample())
            story += [seen, np.array([reward, over, cut])]
            if over or cut:
                story.append(env.reset()[0])
        games.append(np.concatenate(story))
    assert np.array_equal(*games)


def test_the_learner_sits_at_every_seat_in_turn_or_at_the_one_asked_for():
    env = gymnasium.make("bourgade/Minivilles-v1", players=3).unwrapped
    assert [env.reset(seed=1 if n == 0 else None)[1]["seat"] for n in range(4)] == [0, 1, 2, 0]
    env = gymnasium.make("bourgade/Minivilles-v1", players=3, seat="P2").unwrapped
    assert [env.reset()[1]["seat"] for _ in range(3)] == [1, 1, 1]
    solo = gymnasium.make("bourgade/MintWorks-v1", players=1, opponent="mort").unwrapped
    assert [solo.reset()[1]["seat"] for _ in range(3)] == [0, 0, 0]


def test_bots_may_differ_and_each_sits_after_the_learner():
    class Noted:
        def __init__(self, name):
            self.name, self.seats = name, set()

        def choose(self, view):
            self.seats.add(view.seat)
            return view.legal()[0]

    env = gymnasium.make("bourgade/Minivilles-v1", players=3, seat="P2", opponents=["greedy", "random"]).unwrapped
    env.reset(seed=1)
    env._bots = noted = [Noted("one"), Noted("two")]
    for _ in range(20):
        env.step(env.action_space.sample())
    assert [bot.seats for bot in noted] == [{"P3"}, {"P1"}]


def test_an_illegal_move_raises_or_loses():
    strict = gymnasium.make("bourgade/Minivilles-v1")
    strict.reset(seed=1)
    with pytest.raises(bourgade.IllegalAction, match="Move 7 is not legal now"):
        strict.step(7)
    assert strict.step(0)[2:4] == (False, False)
    lenient = gymnasium.make("bourgade/Minivilles-v1", strict=False)
    lenient.reset(seed=1)
    _, reward, over, cut, info = lenient.step(7)
    assert (reward, over, cut, info["illegal"]) == (0.0, True, False, True)
    lenient.reset()
    assert lenient.step(0)[2] is False


def test_masks_are_there_for_libraries_that_ask():
    env = gymnasium.make("bourgade/Minivilles-v1").unwrapped
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"opponents": "greddy"}, bourgade.UnknownBot, "did you mean greedy"),
        ({"opponents": ["greedy", "random"]}, bourgade.WrongPlayers, "There are 1 opponents, so one bot or 1 bots"),
        ({"seat": "P3"}, bourgade.WrongPlayers, "There is no seat 'P3'"),
        ({"render_mode": "gif"}, bourgade.UnknownOption, "no render mode"),
        ({"edition": "marena"}, bourgade.UnknownEdition, "did you mean marina"),
    ],
)
def test_wrong_things_are_told_at_once(given, error, words):
    with pytest.raises(error, match=words):
        envs.BourgadeEnv("minivilles", **given)


def test_the_learner_cannot_sit_where_the_rules_play():
    with pytest.raises(bourgade.WrongPlayers, match="At P2 the rules dictate all moves: the learner sits at P1"):
        envs.BourgadeEnv("mint-works", players=1, opponent="mort", seat="P2")


# --- In a vector ------------------------------------------------------------------------------------------------------


@NAMES
def test_a_vector_plays_on_and_on(name):
    env = gymnasium.make_vec(name, num_envs=8, ceiling=SHORT, opponents="greedy")
    seen, info = env.reset(seed=5)
    ended = 0
    for _ in range(200):
        assert seen in env.observation_space
        moves = env.unwrapped.sample()
        assert info["action_mask"][np.arange(8), moves].all()
        seen, rewards, over, cut, info = env.step(moves)
        assert (rewards[~over] == 0).all()
        ended += int((over | cut).sum())
        if (over | cut).any():
            assert info["_final_obs"].tolist() == (over | cut).tolist()
            assert all(env.single_observation_space.contains(last) for last in info["final_obs"][over | cut])
    assert ended > 0


def test_a_vector_of_random_players_plays_as_the_single_form():
    """In a game of two that both draw lots, each wins about half."""
    env = gymnasium.make_vec("bourgade/MintWorks-v1", num_envs=64, players=2, seat="P1")
    env.reset(seed=5)
    games = won = 0.0
    while games < 600:
        _, rewards, over, _, _ = env.step(env.unwrapped.sample())
        games, won = games + over.sum(), won + rewards.sum()
    assert abs(won / games - 0.5) < 0.1  # five standard deviations


def test_a_vector_is_never_left_half_stepped():
    env = gymnasium.make_vec("bourgade/Minivilles-v1", num_envs=3)
    env.reset(seed=5)
    before = env.unwrapped._batch.states.tobytes()
    with pytest.raises(bourgade.BadBatch, match="is not legal in game 1 of the batch"):
        env.step(np.array([0, 7, 0]))
    assert env.unwrapped._batch.states.tobytes() == before


def test_a_vector_has_only_bots_that_are_compiled():
    with pytest.raises(bourgade.UnknownBot, match="In a vector 'tree:100' cannot play"):
        gymnasium.make_vec("bourgade/Minivilles-v1", num_envs=3, opponents="tree:100")
