"""A beginner who follows one rule, complete what you can: an opponent for the gentlest level.

sintra arena azul clay "python: benchmarks.beginner:Beginner"

It looks no move ahead and at no other board. Of all legal moves it plays the one that the game's own hint likes best: what completes most now, then
what comes nearest to that, with the least waste. A network has no word in it.
"""

import numpy as np

import sintra
from sintra.kernel.dispatch import legal
from sintra.positions import Position
from sintra.search.heuristics import heuristics, move_priors


class Beginner(sintra.Bot):
    """The best hint; of equals the first."""

    name = "beginner"

    def decide(self, view: Position) -> int:
        heuristics(view.game)
        room = view.game.moves + 64
        moves, hints, kinds = np.empty(room, np.int32), np.empty(room, np.float32), np.empty(room, np.int32)
        n = legal(view.state, moves)
        move_priors(view.state, moves, n, hints, kinds)
        return int(moves[hints[:n].argmax()])
