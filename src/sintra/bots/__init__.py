"""Opponents for every game, from gentle to the strongest.

>>> import sintra
>>> game = sintra.new("azul", players=2, seed=7)
>>> sintra.bot("greedy", seed=1).choose(game) in game.legal_moves
True
"""

from sintra.bots.bot import Bot
from sintra.bots.levels import BOTS, LEVELS, analyse, bot

__all__ = ["BOTS", "LEVELS", "Bot", "analyse", "bot"]
