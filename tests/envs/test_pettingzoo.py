"""The games in PettingZoo, by PettingZoo's own tests and ours."""

import warnings
from functools import partial

import numpy as np
import pettingzoo
import pytest

import bourgade
from bourgade.envs import name_of
from bourgade.envs.pettingzoo import BourgadeEnv
from bourgade.games import packages

with warnings.catch_warnings():  # its tests make an environment of its own in a way that it does not want any more
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

EVERY = pytest.mark.parametrize("game", list(packages()))
SHORT = 400  # actions


@pytest.mark.filterwarnings("ignore::UserWarning")  # of its own games with masks it warns too; and agents are seats
@EVERY
def test_pettingzoo_is_content_with_its_interface(game):
    api_test(pettingzoo.make("aec", name_of(game), ceiling=SHORT), num_cycles=200)


@EVERY
def test_pettingzoo_finds_the_same_games_for_a_seed(game):
    seed_test(partial(BourgadeEnv, game, ceiling=SHORT), num_cycles=100)


@EVERY
def test_pettingzoo_can_render_it(game, capsys):
    render_test(partial(BourgadeEnv, game, ceiling=50))
    assert '"game"' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("minivilles", {"edition": "deluxe", "players": 5}),
        ("mint-works", {"players": 3, "advanced": 2}),
        ("mint-works", {"players": 1, "opponent": "mort"}),
        ("ma-petite-ville", {"edition": "easy", "players": 4}),
    ],
)
def test_a_whole_game_is_the_game_of_the_engine(game, table):
    """The same moves, played beside it in words, lead to the same end."""
    town = BourgadeEnv(game, **table)
    town.reset(seed=7)
    luck = np.random.default_rng(7)
    for agent in town.agent_iter():
        seen, _, over, _, _ = town.last()
        if over:
            town.step(None)
            continue
        board = town._turns.game()
        assert board.actor == agent
        moves = np.flatnonzero(seen["action_mask"])
        assert len(moves) == len(board.legal())
        town.step(int(luck.choice(moves)))
    board = town._turns.game()
    assert board.over
    shares = dict(zip(town.possible_agents, town._turns.shares.tolist(), strict=True))
    assert [agent for agent, share in shares.items() if share] == board.winners
    assert sum(shares.values()) == pytest.approx(1)


def test_rewards_come_at_the_end_and_are_shares_of_the_victory():
    town = BourgadeEnv("mint-works")
    town.reset(seed=3)
    luck, total = np.random.default_rng(3), dict.fromkeys(town.possible_agents, 0.0)
    for agent in town.agent_iter():
        seen, reward, over, _, _ = town.last()
        total[agent] += reward
        assert reward == 0 or over
        town.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == 1


def test_who_does_not_act_has_no_moves_but_sees():
    town = BourgadeEnv("minivilles", players=3, first="P2")
    town.reset(seed=1)
    assert town.agent_selection == "P2"
    for agent in ("P1", "P3"):
        seen = town.observe(agent)
        assert not seen["action_mask"].any()
        assert town.observation_space(agent).contains(seen)


def test_a_game_at_its_ceiling_is_cut_off():
    town = BourgadeEnv("minivilles", ceiling=9)
    town.reset(seed=1)
    while not any(town.truncations.values()):
        town.step(int(np.flatnonzero(town.observe(town.agent_selection)["action_mask"])[0]))
    assert not any(town.terminations.values())
    assert not any(town.rewards.values())


@pytest.mark.parametrize("action", [7, -1, 10**9])
def test_a_masked_action_is_refused_and_nothing_happens(action):
    town = BourgadeEnv("minivilles")
    town.reset(seed=1)
    before = town._turns.game().position()
    with pytest.raises(bourgade.IllegalAction, match=rf"Move {action} is not legal now: it is 0, `roll 1`\."):
        town.step(action)
    assert town._turns.game().position() == before
    town.step(0)


def test_wrong_things_are_told_at_once():
    with pytest.raises(bourgade.UnknownOption, match="no render mode 'gif'"):
        BourgadeEnv("minivilles", render_mode="gif")
    with pytest.raises(bourgade.UnknownEdition):
        BourgadeEnv("minivilles", edition="marena")
    with pytest.raises(bourgade.BadBatch, match="The ceiling"):
        BourgadeEnv("minivilles", ceiling=0)
