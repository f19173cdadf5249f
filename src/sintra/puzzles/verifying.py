"""Puzzles judged once more, longer and with another seed: whether the best move is still the best, and by how much."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from sintra.puzzles.judging import Judge
from sintra.puzzles.puzzle import LEAST_GAP, Puzzle
from sintra.registry import game as find_game
from sintra.spread import spread

RIVALS = 0.20  # choices that lose no more than this are judged again; the others lost so much that no search is that wrong
SIMULATIONS = 100_000
SEED = 2_026


class Check(msgspec.Struct, frozen=True):
    """A puzzle, and the smallest lead that its best moves still have."""

    name: str
    gap: float  #: of winning chance
    stored: float  #: what it was when the puzzle was made

    @property
    def holds(self) -> bool:
        """Whether the best moves are still the best."""
        return self.gap > 0.0

    @property
    def is_clear(self) -> bool:
        """Whether by as much as a puzzle needs."""
        return self.gap >= LEAST_GAP


class Task(msgspec.Struct, frozen=True):
    """A puzzle to be judged again."""

    puzzle: Puzzle
    simulations: int
    seed: int


def verify(found: list[Puzzle], simulations: int = SIMULATIONS, seed: int = SEED, workers: int = 1, ray: str | None = None) -> Iterator[Check]:
    """Judge puzzles again, each choice with this many simulations."""
    return spread(check, (Task(puzzle, simulations, seed) for puzzle in found), workers, ray)


def check(task: Task) -> Check:
    """One puzzle judged again."""
    puzzle, leads, stored = task.puzzle, [], []
    judge = _judge(puzzle.game, puzzle.players)
    for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
        values = dict(zip(sorted(position.legal_moves.numbers), step.values, strict=True))
        best = values[step.best[0]]
        rivals = {value: move for move, value in values.items() if move not in step.best}  # of those that are alike one
        stored.append((best - max(rivals)) / 1000)
        near = [move for value, move in rivals.items() if best - value <= 1000 * RIVALS] or [rivals[max(rivals)]]
        chances = judge.values(position, [step.best[0], *near], task.simulations, task.seed)
        leads.append(chances[step.best[0]].chance - max(chances[move].chance for move in near))
    return Check(puzzle.name, min(leads), min(stored))


@lru_cache(maxsize=2)
def _judge(game: str, players: int) -> Judge:
    return Judge(find_game(game), players)
