"""The puzzles that come with the games: whole, legal, judged, themed, and a sample of them judged again."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import sintra
from sintra.bots import LEVELS
from sintra.cli import app
from sintra.kernel.errors import BadOption, SintraError
from sintra.puzzles import Puzzle, daily, puzzles, themes
from sintra.puzzles.asking import solve
from sintra.puzzles.judging import groups
from sintra.puzzles.puzzle import LEAST_CHOICES, LEAST_GAP, gap
from sintra.puzzles.shipped import LADDER, first_rating
from sintra.puzzles.solving import greedy_moves, is_missed
from sintra.puzzles.verifying import read_checks, verify

SAMPLE = 3


@pytest.mark.parametrize("game", sintra.GAMES)
def test_every_puzzle_is_whole(game: str) -> None:
    found = puzzles(game)
    assert found and len({puzzle.name for puzzle in found}) == len(found)
    for puzzle in found:
        first = puzzle.position()
        assert first.text == puzzle.text, "its game leads to it"
        assert len(groups(first)) >= LEAST_CHOICES
        assert greedy_moves(first).isdisjoint(puzzle.steps[0].best) and is_missed(puzzle)
        for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
            assert len(step.values) == len(position.legal_moves)
            assert sorted(step.best) in [sorted(kind) for kind in groups(position)]
            assert gap(position, step) >= LEAST_GAP - 0.0015  # values are rounded


@pytest.mark.parametrize("game", sintra.GAMES)
def test_a_sample_judged_again_has_the_same_best_moves(game: str) -> None:
    checks = list(verify(list(puzzles(game)[:SAMPLE]), simulations=20_000))
    assert len(checks) == SAMPLE and all(check.holds for check in checks)


def test_what_was_judged_again_before_an_interruption_is_not_judged_twice(tmp_path: Path) -> None:
    kept, found = tmp_path / "checks.jsonl", list(puzzles("azul")[:2])
    first = next(verify(found, simulations=1_000, kept=kept))
    with kept.open("ab") as cut_off:
        cut_off.write(b'{"name": "2-1')
    changed = msgspec.structs.replace(first, gap=0.5)
    kept.write_bytes(kept.read_bytes().replace(msgspec.json.encode(first), msgspec.json.encode(changed)))
    checks = list(verify(found, simulations=1_000, kept=kept))
    assert checks[0] == changed, "read, not judged"
    assert list(read_checks(kept).values()) == checks and len(checks) == 2
    kept.write_text("shopping list\n{}\n")
    with pytest.raises(SintraError, match="does not hold checks"):
        read_checks(kept)
    assert kept.read_text() == "shopping list\n{}\n"


def test_a_puzzle_of_the_day_is_the_same_all_day_and_another_tomorrow() -> None:
    day = date(2026, 11, 18)
    assert daily("azul", day) == daily("azul", day) != daily("azul", day + timedelta(days=1))


@pytest.mark.parametrize("game", sintra.GAMES)
def test_themes_name_puzzles_that_have_them(game: str) -> None:
    for theme, count in themes(game).items():
        assert len(puzzles(game, theme)) == count
    with pytest.raises(BadOption, match="there are"):
        puzzles(game, "no such theme")


def test_a_puzzle_that_only_strong_levels_solve_is_rated_higher() -> None:
    ratings = [first_rating([0.0] * missed + [1.0] * (len(LEVELS) - missed)) for missed in range(len(LEVELS) + 1)]
    assert ratings == sorted(ratings) and LADDER[0] - 400 < ratings[0] < ratings[-1] < LADDER[-1] + 400


# ── In the terminal ──────────────────────────────────────────────────────────────────────────────────────────────────────


def best_moves(puzzle: Puzzle) -> Iterator[str]:
    return (puzzle.position().game.notation[step.best[0]] for step in puzzle.steps)


def test_the_best_moves_solve_a_puzzle_and_another_does_not() -> None:
    puzzle = next(puzzle for puzzle in puzzles("azul") if len(puzzle.steps) > 1)
    said: list[str] = []
    answers = best_moves(puzzle)
    assert solve(puzzle, lambda: next(answers), said.append) and "Right." in said[-1]
    position = puzzle.position()
    wrong = next(move for move in position.legal_moves if int(move) not in puzzle.steps[0].best)
    answers = iter(["no move at all", str(wrong)])
    assert not solve(puzzle, lambda: next(answers), said.append)
    assert said[-1].startswith("No: that loses") and "is not a move" in said[-2]


def test_the_command_asks_until_a_move_can_be_read() -> None:
    puzzle = daily("azul", date.today())
    answer = CliRunner().invoke(app, ["puzzles", "solve", "azul", "--daily"], input="\n".join(["what?", *best_moves(puzzle), ""]))
    assert answer.exit_code == 0 and "Right." in answer.output
    assert CliRunner().invoke(app, ["puzzles"]).output.count("puzzles (") == len(sintra.GAMES)
