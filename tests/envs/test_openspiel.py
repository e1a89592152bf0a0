"""The games in OpenSpiel, by OpenSpiel's own tests and algorithms, and ours."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import bourgade
import bourgade.envs.openspiel
from bourgade.games import definition, packages

GAMES = [
    *(f"bourgade_minivilles(edition={edition},actions=300)" for edition in definition("minivilles").editions),
    "bourgade_minivilles(edition=deluxe,players=5,first=P3,actions=300)",
    "bourgade_mint_works(actions=200)",
    "bourgade_mint_works(players=4,advanced=recycler+swap-meet,actions=200)",
    "bourgade_mint_works(players=2,advanced=random2,actions=200)",
    "bourgade_ma_petite_ville(actions=120)",
    "bourgade_ma_petite_ville(edition=easy,players=3,colours=red+blue+green,actions=120)",
]


@pytest.mark.parametrize("name", GAMES)
def test_openspiel_is_content(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_all_games_are_registered():
    names = pyspiel.registered_names()
    assert {f"bourgade_{game.replace('-', '_')}" for game in packages()} <= set(names)


def played(state: pyspiel.State, luck: np.random.Generator, actions: int) -> list[str]:
    """Play at random, and return the actions in words."""
    texts = []
    while not state.is_terminal() and len(texts) < actions:
        action = int(luck.choice(state.legal_actions()))
        texts.append(state.action_to_string(state.current_player(), action))
        state.apply_action(action)
    return texts


@pytest.mark.parametrize(
    ("name", "game", "table"),
    [
        ("bourgade_minivilles(edition=marina,players=3)", "minivilles", {"edition": "marina", "players": 3}),
        ("bourgade_mint_works(players=2)", "mint-works", {"players": 2}),
        ("bourgade_ma_petite_ville", "ma-petite-ville", {"players": 2}),
    ],
)
def test_a_game_is_the_game_of_the_engine(name, game, table):
    state, luck = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(4)
    board = bourgade.new(game, deal=False, **table)
    for _ in range(80):
        if state.is_terminal():
            break
        assert state.is_chance_node() == (board.actor == "chance")
        texts = {state.action_to_string(state.current_player(), action): action for action in state.legal_actions()}
        assert set(texts) == set(board.legal())
        if state.is_chance_node():
            odds = {state.action_to_string(state.current_player(), action): p for action, p in state.chance_outcomes()}
            assert odds == pytest.approx(board.chances())
        else:
            assert board.actor == f"P{state.current_player() + 1}"
        text = str(luck.choice(sorted(texts)))
        state.apply_action(texts[text])
        board.play(text)
        assert bourgade.load(board.position()).position() == state.board().position()


def test_a_game_at_its_ceiling_is_shared_by_all():
    state = pyspiel.load_game("bourgade_minivilles(actions=10,players=4)").new_initial_state()
    assert len(played(state, np.random.default_rng(1), 100)) == 10
    assert state.is_terminal()
    assert state.returns() == [0.25] * 4


def test_who_may_not_know_a_card_does_not_know_it():
    """The card of the lotto is its holder's secret (MW-18)."""
    game = pyspiel.load_game("bourgade_mint_works(first=P1)")
    found = None
    for seed in range(200):
        state, luck = game.new_initial_state(), np.random.default_rng(seed)
        for _ in range(150):
            if state.is_terminal():
                break
            lotto = [each for each in state.legal_actions() if "lotto" in state.action_to_string(each)]
            wanted = lotto if lotto and not state.is_chance_node() else state.legal_actions()
            before = state.clone()
            state.apply_action(int(luck.choice(wanted)))
            if before.is_chance_node() and not lotto and "?" in state.information_state_string(1 - holder_of(before)):
                found = before, state
                break
        if found:
            break
    assert found, "nobody drew from the lotto"
    before, state = found
    holder = holder_of(before)
    others = {tuple(before.child(action).information_state_tensor(1 - holder)) for action in before.legal_actions()}
    assert len(others) == 1  # whatever came, it looks the same
    assert len({before.child(action).information_state_string(1 - holder) for action in before.legal_actions()}) == 1
    assert len({before.child(action).information_state_string(holder) for action in before.legal_actions()}) > 1
    assert state.clone().information_state_string(holder) == state.information_state_string(holder)


def holder_of(state: pyspiel.State) -> int:
    """Return the seat whose turn it is."""
    return int(state.board().position()["turn"][1:]) - 1


def test_an_observer_sees_features_by_name():
    game = pyspiel.load_game("bourgade_minivilles(players=3,first=P2)")
    observer, state = game.make_py_observer(), game.new_initial_state()
    observer.set_from(state, 1)
    assert observer.dict["coins"].tolist() == pytest.approx([3 / 60] * 3)
    assert observer.dict["turn"].tolist() == [1, 0, 0]
    assert np.array_equal(observer.tensor, np.array(state.observation_tensor(1), np.float32))
    assert '"turn": "P2"' in observer.string_from(state, 0)
    with pytest.raises(ValueError, match="not supported"):
        game.make_py_observer(params={"x": 1})


def test_its_search_plays_our_games():
    game = pyspiel.load_game("bourgade_minivilles(first=P1,actions=200)")
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 20, evaluator, random_state=np.random.RandomState(1))
    assert state.action_to_string(bot.step(state)) == "roll 1"


def test_its_regret_minimization_takes_our_games():
    game = pyspiel.load_game("bourgade_mint_works(first=P1,actions=6)")
    solver = ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("bourgade_minivilles(edition=marena)", "did you mean marina"),
        ("bourgade_minivilles(players=9)", "for 2 to 4 players"),
        ("bourgade_minivilles(market=line)", "market"),
    ],
)
def test_wrong_parameters_are_told(name, error):
    with pytest.raises(bourgade.BourgadeError, match=error):
        pyspiel.load_game(name)
