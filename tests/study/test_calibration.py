"""Whom somebody plays like: measured by the bots' own games."""

from itertools import pairwise
from pathlib import Path

import pytest

import sintra
from sintra.bots.levels import BOTS
from sintra.study import calibrate
from sintra.study.calibration import calibration, likeness
from tests.study.games import played

MEASURED = [(game, players) for game in sintra.GAMES for players in sintra.game(game).players if calibration(sintra.game(game), players)]


@pytest.mark.parametrize(("game", "players"), MEASURED)
def test_the_strongest_loses_least_and_the_gentlest_most(game: str, players: int) -> None:
    levels = calibration(sintra.game(game), players)
    assert [one.level for one in levels] == [name for name in BOTS if name in {one.level for one in levels}]
    assert all(one.rate >= other.rate for one, other in pairwise(levels)) and levels[-1].rate < levels[0].rate


def test_a_review_says_whom_somebody_plays_like_and_how_sure_that_is() -> None:
    found = likeness(sintra.review(played("azul", 2), simulations=300, draws=2), 0)
    assert found is not None and found.level in BOTS
    assert BOTS.index(found.low) <= BOTS.index(found.level) <= BOTS.index(found.high)
    assert str(found).startswith(f"like {found.level}")


def test_after_a_few_decisions_nothing_is_said() -> None:
    record = played("azul", 2)
    short = sintra.Record(record.start, record.moves[:30])
    assert likeness(sintra.review(short, simulations=100, draws=1), 0) is None


def test_one_command_measures_again_and_goes_on_from_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    results, folder = tmp_path / "found.jsonl", tmp_path / "sintra" / "games" / "azul"
    monkeypatch.setattr(calibrate, "PACKAGES", tmp_path)
    monkeypatch.setattr(calibrate, "strengths", lambda _game, players: {"clay": None} if players == 2 else {})
    monkeypatch.setattr("sys.argv", ["calibrate", "azul", "--count", "1", "--simulations", "100", "--results", str(results)])
    folder.mkdir(parents=True)
    calibrate.main()
    shipped = (folder / "calibration.json").read_text()
    assert '"level": "greedy"' in shipped and '"level": "clay"' in shipped
    assert "azul 2 greedy: " in capsys.readouterr().out
    found = results.read_bytes()
    results.write_bytes(found[: found.rindex(b"{") + 9])  # the last line was cut off
    calibrate.main()
    assert results.read_bytes() == found
    assert (folder / "calibration.json").read_text() == shipped
