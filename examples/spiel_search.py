"""A search baseline in OpenSpiel: its Python MCTS against a random player.

python examples/spiel_search.py [games] [simulations]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import sintra.envs

count = int(sys.argv[1]) if len(sys.argv) > 1 else 4
simulations = int(sys.argv[2]) if len(sys.argv) > 2 else 20

dice = np.random.RandomState(1)
game = pyspiel.load_game("sintra_azul(players=2,returns=margin)")
evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
bots = [mcts.MCTSBot(game, uct_c=20, max_simulations=simulations, evaluator=evaluator, random_state=dice), UniformRandomBot(1, dice)]
margins = []
for _ in range(count):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    margins.append(state.returns()[0])
print(f"version {sintra.envs.VERSION}: MCTS with {simulations} simulations is ahead by {np.mean(margins):+.1f} points, over {count} games")
