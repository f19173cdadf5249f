"""`sintra best`: the best moves of a position, as a table and as JSON."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

import sintra
from sintra import bots
from sintra.arena.commands import app

POSITION = sintra.new("azul", seed=3)


def told(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["best", *arguments], env={"COLUMNS": "150"})
    assert done.exit_code == 0, done.output
    return done.output


def test_the_table_says_how_much_of_the_thought_went_into_each_move() -> None:
    text = told(POSITION.text, "--seconds", "0.3", "--seed", "1", "--lines", "200")
    parts = [float(part) for part in re.findall(r"([\d.]+)% +│ [^│]*│\s*$", text, re.MULTILINE)]
    assert len(parts) == len(POSITION.legal_moves)
    assert sum(parts) == pytest.approx(100.0, abs=0.1 * len(parts))


def test_as_json_it_says_everything() -> None:
    found = json.loads(told(POSITION.text, "--seconds", "0.1", "--seed", "1", "--json"))
    assert found["position"] == POSITION.text
    assert {choice["move"] for choice in found["choices"]} == {str(move) for move in POSITION.legal_moves}
    assert found["choices"][0]["line"][0] == found["choices"][0]["move"]


def test_interrupted_it_shows_what_was_found_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bots.analyse

    def interrupted(position: sintra.Position, *, progress: Callable[[bots.Analysis], object], **how: Any) -> bots.Analysis:
        """Somebody presses Ctrl+C when he sees the first findings."""

        def press(found: bots.Analysis) -> None:
            progress(found)
            raise KeyboardInterrupt

        return real(position, progress=press, **how)

    monkeypatch.setattr(bots, "analyse", interrupted)
    done = CliRunner().invoke(app, ["best", POSITION.text, "--seconds", "3600", "--json"])
    assert done.exit_code == 130
    assert done.stderr == "Interrupted; this is what was found until then.\n"
    assert {choice["move"] for choice in json.loads(done.stdout)["choices"]} == {str(move) for move in POSITION.legal_moves}
