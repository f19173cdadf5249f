"""Making a review: it can be interrupted, it is kept in a file, and the command speaks to people and programs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sintra
from sintra.cli import app
from sintra.kernel.errors import BadOption, SintraError
from sintra.study.reviewing import Review
from tests.study.games import played

QUICK = ["--simulations", "100", "--draws", "1"]


def run(*words: str) -> tuple[int, str]:
    answer = CliRunner().invoke(app, ["review", *words])
    return answer.exit_code, answer.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    played("azul", 2).save(path)
    return path


def test_what_was_judged_before_an_interruption_is_not_judged_again(tmp_path: Path) -> None:
    record, kept = played("azul", 2), tmp_path / "kept.jsonl"
    first = Review(record, kept, simulations=100, draws=1)
    for _ in zip(range(10), first.work(), strict=False):
        pass
    with kept.open("ab") as cut_off:
        cut_off.write(b'{"ply": 1')
    second = Review(record, kept, simulations=100, draws=1)
    assert len(second.verdicts) == 10 and not second.is_done
    with pytest.raises(SintraError, match="are not judged yet"):
        second.ledger()
    assert len(list(second.work())) == len(second.questions) - 10
    whole = sintra.review(record, simulations=100, draws=1)
    assert [entry.skill.tolist() for entry in second.ledger().entries] == [entry.skill.tolist() for entry in whole.entries]


def test_a_file_of_another_game_or_of_something_else_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    Review(played("azul", 2), kept, simulations=100, draws=1)
    before = kept.read_bytes()
    with pytest.raises(SintraError, match="another game"):
        Review(played("azul", 2, seed=6), kept, simulations=100, draws=1)
    assert kept.read_bytes() == before
    kept.write_text("shopping list")
    with pytest.raises(SintraError, match="does not hold a review"):
        Review(played("azul", 2), kept, simulations=100, draws=1)
    assert kept.read_text() == "shopping list"


@pytest.mark.parametrize(("setting", "value"), [("simulations", 5), ("simulations", "many"), ("draws", 0), ("draws", True)])
def test_settings_that_mean_nothing_are_refused(setting: str, value: object) -> None:
    with pytest.raises(BadOption, match="is not a number from"):
        sintra.review(played("azul", 2), **{setting: value})  # type: ignore[arg-type]


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    sintra.review(played("azul", 2), simulations=100, draws=1, progress=lambda done, all_: seen.append((done, all_)))
    assert seen[-1][0] == seen[-1][1] == len(seen)


def test_the_command_tells_how_the_result_came_about(file: Path) -> None:
    code, said = run(str(file), *QUICK)
    assert code == 0
    for words in ("Guest 1", "Guest 2", "luck", "revision", "Round by round", "What decided it"):
        assert words in said


def test_the_command_writes_all_of_it_for_programs(file: Path) -> None:
    code, said = run(str(file), *QUICK, "--json")
    found = json.loads(said)
    assert code == 0 and found["game"] == "azul" and len(found["seats"]) == 2
    chances = found["seats"][0]["chances"]
    assert sum(chances[name] for name in ("start", "own", "others", "luck", "revision")) == pytest.approx(chances["result"])


@pytest.mark.usefixtures("file")
def test_a_folder_of_records_and_a_folder_for_results(tmp_path: Path) -> None:
    code, said = run(str(tmp_path), *QUICK, "--results", str(tmp_path / "found"), "--json")
    assert code == 0 and (tmp_path / "found" / "game.jsonl").is_file()
    assert run(str(tmp_path), *QUICK, "--results", str(tmp_path / "found"), "--json") == (0, said)


@pytest.mark.parametrize(("given", "words"), [("nowhere.txt", "No such file"), (".", "there are no records"), ("list.txt", "line 1")])
def test_bad_input_is_answered_in_words(given: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("shopping\n")
    if given == ".":
        (tmp_path / "list.txt").unlink()
    answer = subprocess.run([sys.executable, "-m", "sintra", "review", given], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert answer.returncode in (1, 2) and words in answer.stderr and "Traceback" not in answer.stderr
