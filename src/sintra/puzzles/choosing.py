"""Which of the puzzles that were made come with a game."""

import msgspec

from sintra.puzzles.counting import Themes
from sintra.puzzles.finding import Looked
from sintra.puzzles.making import Terms
from sintra.puzzles.puzzle import Puzzle, is_clear
from sintra.puzzles.shipped import in_order
from sintra.puzzles.solving import is_missed

OF_ONE_OPENING = 4  # puzzles at most: those that begin alike resemble each other


def candidates(made: list[tuple[Terms, list[Looked]]]) -> list[Puzzle]:
    """The clear puzzles that the gentlest level misses, few of each opening, in an order of no meaning."""
    openings: dict[tuple[int, int, int, int], list[Puzzle]] = {}
    for terms, looked in made:
        for one in looked:
            opening = terms.players, terms.seed, terms.from_round, one.number // terms.branches
            openings.setdefault(opening, []).extend(puzzle for puzzle in one.puzzles if is_missed(puzzle) and is_clear(puzzle))
    return in_order(puzzle for found in openings.values() for puzzle in in_order(found)[:OF_ONE_OPENING])


def chosen(found: list[Puzzle], standing: set[str], most: int) -> list[Puzzle]:
    """Those that stand, with their themes."""
    about = Themes()
    return [msgspec.structs.replace(puzzle, themes=about.of(puzzle)) for puzzle in [one for one in found if one.name in standing][:most]]
