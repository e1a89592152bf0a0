"""Let OpenSpiel's own search play against one of our bots.

pip install 'bourgade[openspiel]'
python examples/openspiel_mcts.py --simulations 200 --games 20 --bot greedy
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import bourgade.envs.openspiel  # noqa: F401 (registers the games)
from bourgade.bots import find_bot


def play(name: str, simulations: int, bot: str, seed: int) -> float:
    """Play a game, the search at P1 in games of an even seed, else at P2; return its share of the victory."""
    game, luck = pyspiel.load_game(name), np.random.RandomState(seed)
    search = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    ours = find_bot(name.partition("(")[0].removeprefix("bourgade_").replace("_", "-"), bot, seed)
    seat, state = seed % 2, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            player = state.current_player()
            words = ours.choose(state.board().view(f"P{player + 1}"))
            state.apply_action(state.string_to_action(player, words))
    return float(state.returns()[seat])


def main() -> None:
    """Play some games, and say who won how often."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bourgade_minivilles(edition=base,players=2)")
    parser.add_argument("--simulations", type=int, default=100, help="for each move (default: 100)")
    parser.add_argument("--bot", default="random", help="our bot (default: random)")
    parser.add_argument("--games", type=int, default=10, help="(default: 10)")
    given = parser.parse_args()
    won = 0.0
    for seed in range(given.games):
        won += play(given.game, given.simulations, given.bot, seed)
        print(f"after {seed + 1} games OpenSpiel's search has won {won:g}", flush=True)


if __name__ == "__main__":
    main()
