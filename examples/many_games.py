"""A thousand games at once from NumPy: how much better than chance is it to prefer the lowest-numbered legal action?

python examples/many_games.py [games]
"""

import sys

import numpy as np

from sintra.envs import Games

count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
games = Games("azul", count, players=2, returns="margin", seed=1)
while not games.done.all():
    chosen = games.legal_mask().argmax(axis=1)  # the first legal action of each game: tiles from the centre, into a high line
    games.step(np.where(np.equal(games.to_move, 0), chosen, games.random_actions()))
print(f"{count} games, {games.decisions.mean():.1f} decisions each, mean margin of the first seat {games.payoffs()[:, 0].mean():+.1f} points")
