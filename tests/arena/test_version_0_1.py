"""Version 0.1 as an opponent: benchmarks/sintra_0_1.py."""

import sys
from pathlib import Path

import pytest
from benchmarks import sintra_0_1

import sintra
from sintra.arena.contest import Contest, Terms


def test_before_it_is_installed_it_says_how(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sintra_0_1, "READY", tmp_path / "ready")
    with pytest.raises(SystemExit, match=r"not installed yet: python .*sintra_0_1\.py install"):
        sintra_0_1.main(["diamond", "seconds=0.3"])


def test_its_sources_and_its_cache_are_its_own() -> None:
    environment = sintra_0_1.environment()
    assert {Path(environment[name]).is_relative_to(sintra_0_1.HOME) for name in ("PYTHONPATH", "SINTRA_CACHE")} == {True}


@pytest.mark.long
def test_it_plays_every_game_with_any_number_of_players() -> None:
    sintra_0_1.install()
    program = f"program: {sys.executable} {sintra_0_1.__file__} diamond simulations=300"
    for game in sintra.GAMES:
        for players in sintra.game(game).players:
            contest = Contest(Terms(game, "bronze", program, players))
            assert [True for _ in contest.play(1)] == [True]
            assert contest.failures() == []
