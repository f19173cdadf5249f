"""How well the levels solve puzzles, over those found in games in which no level was asked."""

from collections.abc import Iterable
from math import sqrt

from rich.table import Table

from sintra.bots import LEVELS
from sintra.puzzles.finding import Looked
from sintra.puzzles.making import Terms
from sintra.puzzles.puzzle import Puzzle
from sintra.puzzles.solving import GENTLE, is_missed

Made = Iterable[tuple[Terms, list[Looked]]]


def blind(made: Made) -> list[Puzzle]:
    """The puzzles that were chosen without asking a level."""
    return [puzzle for terms, looked in made for one in looked if terms.deal(one.number).is_blind for puzzle in one.puzzles]


def rates(found: list[Puzzle]) -> list[float]:
    """How many of the puzzles each level solves, from the gentlest."""
    return [sum(puzzle.solved[i] for puzzle in found) / max(1, len(found)) for i in range(len(LEVELS))]


def table(made: Made, title: str) -> Table:
    """Solve rates with 95 % intervals, and what it took to find the puzzles."""
    made = list(made)
    chosen, looked = blind(made), [one for _, games in made for one in games]
    found = [puzzle for one in looked for puzzle in one.puzzles]
    missed, hard = (sum(is_missed(puzzle, levels) for puzzle in found) for levels in (GENTLE[:1], GENTLE))
    positions = sum(one.positions for one in looked)
    shown = Table(
        title=title,
        caption=f"{len(chosen)} puzzles chosen without asking a level. In {len(looked):,} games {positions:,} positions were looked at: {len(found)} "
        f"puzzles; {GENTLE[0]} misses {missed}, {' and '.join(GENTLE)} miss {hard}; {positions // max(1, missed):,} positions for one of the missed.",
    )
    for heading in ("level", "solves", "±"):
        shown.add_column(heading, justify="left" if heading == "level" else "right")
    for level, rate in zip(LEVELS, rates(chosen), strict=True):
        shown.add_row(level, f"{rate:.0%}", f"{1.96 * sqrt(rate * (1 - rate) / max(1, len(chosen))):.0%}")
    return shown
