"""Solving puzzles in a terminal: moves are typed as in a game."""

from collections.abc import Callable

from sintra.kernel.errors import SintraError
from sintra.notation import all_moves
from sintra.positions import Position
from sintra.puzzles.puzzle import Puzzle, Step, value_of
from sintra.puzzles.shipped import first_rating

SHOWN = 5  # moves with their values, after the answer


def solve(puzzle: Puzzle, ask: Callable[[], str], tell: Callable[[str], object]) -> bool:
    """Ask for every decision of a puzzle and tell what it is worth; whether all were the best."""
    tell(
        f"Puzzle {puzzle.name}, rated {first_rating(puzzle.solved)}. {len(puzzle.steps)} to find."
        if len(puzzle.steps) > 1
        else f"Puzzle {puzzle.name}."
    )
    position = puzzle.position()
    for step in puzzle.steps:
        for move in step.before:
            tell(f"Player {position.to_move + 1} plays {all_moves(position.game)[move]}.")
            position.play(move)
        tell(f"{position}\n\nPlayer {position.to_move + 1} is to move.")
        chosen = _answer(position, ask, tell)
        tell(verdict(position, step, chosen))
        if chosen not in step.best:
            return False
        position.play(step.best[0])
    return True


def _answer(position: Position, ask: Callable[[], str], tell: Callable[[str], object]) -> int:
    while True:
        try:
            move = position.read_move(ask())
            if move in position.legal_moves:
                return int(move)
            position.copy().play(move)  # which says why not
        except SintraError as error:
            tell(str(error))


def verdict(position: Position, step: Step, chosen: int) -> str:
    """What the answer is worth beside the best moves."""
    known, legal = all_moves(position.game), position.legal_moves.numbers
    ranked = sorted((move for move in legal if move not in step.best[1:]), key=lambda move: -value_of(position, step, move))
    lines = [f"  {value_of(position, step, move) / 1000:6.1%}  {known[move]}" for move in ranked[:SHOWN]]
    if chosen in step.best:
        return "\n".join(["Right.", *lines])
    lost = (value_of(position, step, step.best[0]) - value_of(position, step, chosen)) / 1000
    return "\n".join([f"No: that loses {lost:.0%} of winning chance. The best is {known[step.best[0]]}.", *lines])
