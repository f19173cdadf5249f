"""Opponents for every game, from gentle to the strongest.

>>> import sintra
>>> game = sintra.new("azul", players=2, seed=7)
>>> sintra.bot("greedy", seed=1).choose(game) in game.legal_moves
True
"""

from sintra.bots.analysis import Analysis, Line, analyse
from sintra.bots.bot import Bot
from sintra.bots.levels import BOTS, LEVELS, STRONGEST, bot
from sintra.bots.parsing import parse_bot

__all__ = ["BOTS", "LEVELS", "STRONGEST", "Analysis", "Bot", "Line", "analyse", "bot", "parse_bot"]
