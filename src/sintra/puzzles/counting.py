"""What puzzles are about. The game counts it (`themes.py` in its folder): how play goes on after the best move, and after a tempting one."""

from importlib import import_module
from typing import Any

from sintra.positions import Position
from sintra.puzzles.looking import Looker
from sintra.puzzles.puzzle import Puzzle
from sintra.puzzles.solving import greedy_moves
from sintra.search.searcher import Budget

SIMULATIONS = 2_000  # for each decision that follows
LONGEST = 30  # decisions
NODES = 400_000

Ply = tuple[int, int, Any, list[list[int]]]


class Themes:
    """Finds the themes of puzzles, one after the other."""

    def __init__(self) -> None:
        self._searcher = Looker(keep=False, nodes=NODES)

    def of(self, puzzle: Puzzle) -> list[str]:
        """The themes of a puzzle, as its game counts them; “several turns” where there is more than one decision."""
        position = puzzle.position()
        best, tempting = puzzle.steps[0].best[0], min(greedy_moves(position))
        counted: list[str] = import_module(f"{position.game.package}.themes").themes(
            position.view(position.to_move).state, self._onward(position, best), self._onward(position, tempting)
        )
        return counted + ["several-turns"] * (len(puzzle.steps) > 1)

    def _onward(self, position: Position, move: int) -> list[Ply]:
        """The move, and how play goes on up to nature's next draw."""
        position = Position(position.game, position._record.copy())
        plies: list[Ply] = []
        while len(plies) < LONGEST:
            seat = position.to_move
            position.play(move)
            plies.append((seat, move, position.copy().state, position.notes[-1]))
            if position.to_move < 0:
                break
            legal = position.legal_moves.numbers
            self._searcher.seed = len(plies)
            view = position.view(position.to_move)
            move = legal[0] if len(legal) == 1 else self._searcher.think(view, Budget(simulations=SIMULATIONS)).best.move
        return plies
