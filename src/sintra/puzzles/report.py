"""How well the levels solve puzzles, over those found in games in which no level was asked."""

from collections.abc import Iterable
from math import sqrt

from rich.table import Table

from sintra.bots import LEVELS
from sintra.puzzles.finding import BLIND, Looked
from sintra.puzzles.puzzle import Puzzle
from sintra.puzzles.solving import is_missed_by_gentle


def blind(looked: Iterable[Looked]) -> list[Puzzle]:
    """The puzzles that were chosen without asking a level."""
    return [puzzle for one in looked if one.number % BLIND == 0 for puzzle in one.puzzles]


def rates(found: list[Puzzle]) -> list[float]:
    """How many of the puzzles each level solves, from the gentlest."""
    return [sum(puzzle.solved[i] for puzzle in found) / max(1, len(found)) for i in range(len(LEVELS))]


def table(looked: list[Looked], title: str) -> Table:
    """Solve rates with 95 % intervals, and what it took to find the puzzles."""
    chosen, found = blind(looked), [puzzle for one in looked for puzzle in one.puzzles]
    hard = [puzzle for puzzle in found if is_missed_by_gentle(puzzle)]
    positions = sum(one.positions for one in looked)
    shown = Table(
        title=title,
        caption=f"{len(chosen)} puzzles chosen without asking a level. In {len(looked):,} games {positions:,} positions were looked at: "
        f"{len(found)} puzzles, of which the gentle levels miss {len(hard)}; {positions // max(1, len(hard)):,} positions for one of these.",
    )
    for heading in ("level", "solves", "±"):
        shown.add_column(heading, justify="left" if heading == "level" else "right")
    for level, rate in zip(LEVELS, rates(chosen), strict=True):
        shown.add_row(level, f"{rate:.0%}", f"{1.96 * sqrt(rate * (1 - rate) / max(1, len(chosen))):.0%}")
    return shown
