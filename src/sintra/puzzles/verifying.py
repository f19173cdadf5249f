"""Puzzles judged once more: by a longer search, and by a look beyond nature's next draw. Those stand whose best moves are still the best, by enough.

A search judges with a network, and all searches of one version share its opinion. What it thinks of the next round is put to the test by playing on
to the next draw, drawing many times, and searching each of these positions.
"""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from sintra.kernel.errors import SintraError
from sintra.puzzles.judging import Judge
from sintra.puzzles.puzzle import Puzzle
from sintra.registry import game as find_game
from sintra.spread import spread

RIVALS = 0.20  # choices that lose no more than this are judged again; the others lost so much that no search is that wrong
SIMULATIONS = 100_000
ONWARD = 2_000  # for each decision on the way to nature's next draw
LEAST_AGAIN = 0.05  #: the lead that two more judges have to see: half of what a puzzle is made with, since leads that were picked for size shrink
SEED = 2_026


class Check(msgspec.Struct, frozen=True):
    """A puzzle, and the smallest leads that its best moves still have."""

    name: str
    gap: float  #: of winning chance, by the longer search
    beyond: float  #: by the look beyond nature's next draw
    stored: float  #: what it was when the puzzle was made

    @property
    def holds(self) -> bool:
        """Whether the best moves are still the best."""
        return self.gap > 0.0 and self.beyond > 0.0

    @property
    def stands(self) -> bool:
        """Whether by enough, so that the puzzle may ship."""
        return min(self.gap, self.beyond) >= LEAST_AGAIN


class Task(msgspec.Struct, frozen=True):
    """A puzzle to be judged again."""

    puzzle: Puzzle
    simulations: int
    seed: int


def verify(
    found: list[Puzzle], simulations: int = SIMULATIONS, seed: int = SEED, workers: int = 1, ray: str | None = None, kept: Path | None = None
) -> Iterator[Check]:
    """Judge puzzles again, each choice with this many simulations. What the file has kept is not judged twice; what is new is added to it."""
    checked = read_checks(kept) if kept is not None and kept.exists() else {}
    yield from (checked[puzzle.name] for puzzle in found if puzzle.name in checked)
    missing = (Task(puzzle, simulations, seed) for puzzle in found if puzzle.name not in checked)
    for one in spread(check, missing, workers, ray):
        if kept is not None:
            with kept.open("ab") as out:
                out.write(msgspec.json.encode(one) + b"\n")
        yield one


def read_checks(file: Path) -> dict[str, Check]:
    """What a file has kept, by name. A line that an interruption cut off is taken away, so that the next one begins where it did."""
    whole = b"".join(line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"}\n"))
    try:
        checks = [msgspec.json.decode(line, type=Check) for line in whole.splitlines()]
    except msgspec.MsgspecError as error:
        raise SintraError(f"{file} does not hold checks of puzzles: {error}") from error
    file.write_bytes(whole)
    return {one.name: one for one in checks}


def check(task: Task) -> Check:
    """One puzzle judged again."""
    puzzle, leads, beyond, stored = task.puzzle, [], [], []
    judge = _judge(puzzle.game, puzzle.players)
    for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
        values = dict(zip(sorted(position.legal_moves.numbers), step.values, strict=True))
        best = values[step.best[0]]
        rivals = {value: move for move, value in values.items() if move not in step.best}  # of those that are alike one
        stored.append((best - max(rivals)) / 1000)
        near = [move for value, move in rivals.items() if best - value <= 1000 * RIVALS] or [rivals[max(rivals)]]
        chances = {move: judge.value(position, move, task.simulations, task.seed).chance for move in (step.best[0], *near)}
        leads.append(_lead(chances, step.best[0]))
        further = {move: judge.beyond(position, move, ONWARD, task.seed) for move in chances}
        beyond.append(_lead(further, step.best[0]))
    return Check(puzzle.name, round(min(leads), 4), round(min(beyond), 4), min(stored))


def _lead(chances: dict[int, float], best: int) -> float:
    return chances[best] - max(chance for move, chance in chances.items() if move != best)


@lru_cache(maxsize=2)
def _judge(game: str, players: int) -> Judge:
    return Judge(find_game(game), players)
