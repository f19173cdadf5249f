"""The puzzles that come with a game: `puzzles.json.gz` in its folder, in an order of no meaning, so that any part of them is a fair sample."""

import gzip
import hashlib
from collections.abc import Iterable
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files

import msgspec

from sintra.bots import LEVELS
from sintra.kernel.errors import BadOption, SintraError
from sintra.kernel.game import Game
from sintra.puzzles.puzzle import Puzzle
from sintra.registry import game as find_game

FILE = "puzzles.json.gz"
LADDER = range(800, 2200, 200)  #: what the levels count for, from the gentlest
BOUNDS = 400, 2400  # whoever has the lower rating solves nothing, whoever has the higher one everything: no rating is beyond them


def puzzles(game: str, theme: str | None = None) -> tuple[Puzzle, ...]:
    """All puzzles of a game, or those of a theme.

    >>> import sintra
    >>> puzzle = sintra.puzzles.puzzles("azul")[0]
    >>> puzzle.position().text == puzzle.text
    True
    """
    found = _shipped(find_game(game))
    if theme is None:
        return found
    chosen = tuple(puzzle for puzzle in found if theme in puzzle.themes)
    if not chosen:
        raise BadOption("theme", f"{game} has no puzzle of {theme!r}; there are {', '.join(themes(game))}")
    return chosen


def themes(game: str) -> dict[str, int]:
    """The themes of a game's puzzles, and how many each has, the most frequent first."""
    counted: dict[str, int] = {}
    for puzzle in puzzles(game):
        for theme in puzzle.themes:
            counted[theme] = counted.get(theme, 0) + 1
    return dict(sorted(counted.items(), key=lambda item: -item[1]))


def daily(game: str, day: date | None = None) -> Puzzle:
    """The puzzle of the day, the same for everybody."""
    found = puzzles(game)
    if not found:
        raise SintraError(f"{game} has no puzzles")
    return found[(day or datetime.now(UTC).date()).toordinal() % len(found)]


def first_rating(solved: list[float]) -> int:
    """The rating at which the levels would be expected to solve a puzzle as often as they did.

    >>> first_rating([0, 0, 0, 0, 0, 0, 0]) > first_rating([0, 0, 0, 1, 1, 1, 1]) > first_rating([0.5, 1, 1, 1, 1, 1, 1])
    True
    """
    assert len(solved) == len(LEVELS) == len(LADDER)
    results = [*zip(LADDER, solved, strict=True), (BOUNDS[0], 0.0), (BOUNDS[1], 1.0)]
    low, high = BOUNDS
    while high - low > 1:
        middle = (low + high) // 2
        expected = sum(1.0 / (1.0 + 10.0 ** ((middle - rating) / 400.0)) for rating, _ in results)
        low, high = (middle, high) if expected > sum(won for _, won in results) else (low, middle)
    return high


def in_order(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles in an order that depends on their names alone, and means nothing."""
    return sorted(found, key=lambda puzzle: hashlib.sha256(puzzle.name.encode()).digest())


def packed(found: Iterable[Puzzle]) -> bytes:
    """Puzzles as the file has them."""
    return gzip.compress(msgspec.json.encode(in_order(found)), mtime=0)


def unpacked(content: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of such a file."""
    return msgspec.json.decode(gzip.decompress(content), type=tuple[Puzzle, ...])


@cache
def _shipped(game: Game) -> tuple[Puzzle, ...]:
    file = files(game.package).joinpath(FILE)
    return unpacked(file.read_bytes()) if file.is_file() else ()
