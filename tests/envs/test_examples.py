"""The examples run, on small budgets."""

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def output(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> str:
    """What an example prints."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    return capsys.readouterr().out


def test_a_random_rollout(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "player_2 gets" in output(capsys, monkeypatch, "random_rollout.py")


def test_many_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "mean margin" in output(capsys, monkeypatch, "many_games.py", "50")


def test_a_search_in_openspiel(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is ahead by" in output(capsys, monkeypatch, "spiel_search.py", "1", "2")


def test_every_example_is_run_here() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    runnable = [example for example in EXAMPLES.glob("*.py") if "sys.argv" in example.read_text(encoding="utf-8")]
    assert runnable and not [example.name for example in runnable if f'"{example.name}"' not in here]


def test_masked_ppo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="runs where sb3-contrib is installed: it brings torch")
    assert "after 256 steps" in output(capsys, monkeypatch, "masked_ppo.py", "256")


def test_self_play_with_a_pool(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="runs where torch is installed")
    output(capsys, monkeypatch, "selfplay_ppo.py", "azul", "0.0001", str(tmp_path / "curve.csv"))
    heading, first = (tmp_path / "curve.csv").read_text(encoding="utf-8").split()
    assert heading == "steps,minutes,random,greedy" and first.startswith("16384,")


def test_a_search_that_teaches_its_network(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="runs where torch is installed")
    output(capsys, monkeypatch, "alphazero.py", "azul", "0", str(tmp_path / "curve.csv"))
    heading, first = (tmp_path / "curve.csv").read_text(encoding="utf-8").split()
    assert heading == "steps,minutes,random,greedy" and first.startswith("8192,")
