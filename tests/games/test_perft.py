"""Perft files: positions, depths, counts. Any implementation of the rules can run them.

Each line of `tests/data/perft/*.perft` is a position text, then `; depth count` for one or more depths; `#` begins a comment.
"""

from pathlib import Path

import pytest

import sintra
from sintra.perft import count

FILES = sorted((Path(__file__).parent.parent / "data" / "perft").glob("*.perft"))


def lines() -> list[tuple[str, int, int]]:
    """Every (position, depth, count) of every file."""
    found = []
    for path in FILES:
        for line in path.read_text(encoding="utf-8").splitlines():
            text, *counts = line.partition("#")[0].split(";")
            for pair in counts:
                depth, expected = map(int, pair.split())
                found.append((text.strip(), depth, expected))
    return found


@pytest.mark.parametrize(("text", "depth", "expected"), lines())
def test_perft_counts(text: str, depth: int, expected: int) -> None:
    assert count(sintra.position(text, dealt=False), depth) == expected


def test_every_game_has_a_perft_file() -> None:
    assert {path.stem for path in FILES} == set(sintra.GAMES)
