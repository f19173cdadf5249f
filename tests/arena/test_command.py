"""`sintra arena` from the outside: what it prints, and what it does when it is interrupted."""

import json
import re
import subprocess
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.commands import press_ctrl_c, sintra, started


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return sintra("arena", "azul", *arguments)


def read_strictly(text: str) -> Any:
    """JSON as the standard has it, which Python's own reader goes beyond."""

    def refuse(constant: str) -> NoReturn:
        raise AssertionError(f"{constant} is not JSON")

    return json.loads(text, parse_constant=refuse)


def test_json_is_json_also_when_somebody_won_everything() -> None:
    told = read_strictly(run("greedy", "random", "--games", "2", "--json").stdout)
    assert told["share"] == 1.0
    assert told["elo"] is None and told["elo_interval"][1] is None


def test_a_program_that_ends_at_once_loses_and_the_contest_goes_on() -> None:
    done = run("program: false", "greedy", "--games", "4")
    assert done.returncode == 0
    assert "false has ended (4 times)" in done.stdout


def test_contestants_are_shown_as_they_were_typed() -> None:
    assert "program: false :x: [b]" in run("program: false :x: [b]", "greedy", "--games", "2").stdout


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted_it_prints_what_it_has(tmp_path: Path, workers: str) -> None:
    """Ctrl+C reaches every process of the terminal, the workers' too."""
    results = tmp_path / "results.jsonl"
    contest = started("arena", "azul", "greedy", "random", "--games", "1000000", "--json", "--workers", workers, "--results", str(results))
    while not results.exists() or results.read_bytes().count(b"\n") < 4:
        assert contest.poll() is None
        time.sleep(0.05)
    told, complained = press_ctrl_c(contest)
    assert contest.returncode == 130
    kept = results.read_bytes().count(b"\n") - 1
    assert kept - 1 <= read_strictly(told)["games"] // 2 <= kept, "all that is in the file, but for a deal that was just written"
    assert re.fullmatch(r"Interrupted after \d+ of 500000 deals; this is what they say\.\n", complained)
