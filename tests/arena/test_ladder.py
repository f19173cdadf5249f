"""The ladder: a submission meets every named bot, and what comes out is one row, however often it was interrupted."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import sintra
from sintra.arena.contestants import contestant
from sintra.arena.ladder import RELEASE, Climb, Row, opponents
from sintra.bots.levels import BOTS
from sintra.cli import app
from sintra.positions import Position


class First(sintra.Bot):
    """A submission as somebody would write it."""

    name = "first"

    def decide(self, view: Position) -> int:
        return view.legal_moves[0]


SUBMISSION = f"python: {__name__}:First"


@pytest.fixture
def gentle(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Rungs that think little, so that the test is quick."""
    rungs = {f"sintra-{RELEASE}/{name}": bot for name, bot in {"random": "random", "clay": "clay", "diamond": "diamond simulations=20"}.items()}
    monkeypatch.setattr("sintra.arena.ladder.opponents", lambda: rungs)
    return rungs


def test_the_rungs_are_all_named_bots_of_this_release() -> None:
    assert list(opponents()) == [f"sintra-{RELEASE}/{name}" for name in BOTS]
    for bot in opponents().values():
        contestant(bot, 1)


@pytest.mark.parametrize(("game", "players"), [("azul", 2), ("pavilion", 3)])
def test_a_row_has_every_rung_with_and_without_luck(gentle: dict[str, str], game: str, players: int) -> None:
    climb = Climb("first", SUBMISSION, game, players)
    for _ in climb.play(2 * players):
        pass
    row = climb.row()
    assert [rung.opponent for rung in row.rungs] == list(gentle)
    for rung in row.rungs:
        assert rung.games == 2 * players and 0 <= rung.share <= 1 and rung.without_luck_error > 0 and not rung.failures
    assert row.rungs[-1].points[0] < row.rungs[-1].points[1]
    assert msgspec.json.decode(msgspec.json.encode(row), type=Row) == row


def test_an_interrupted_climb_goes_on_and_adds_one_row(gentle: dict[str, str], tmp_path: Path) -> None:
    begun = Climb("first", SUBMISSION, "azul", folder=tmp_path)
    next(begun.play(4))
    arguments = ["benchmark", "first", SUBMISSION, "--games", "4", "--folder", str(tmp_path), "--row", str(tmp_path / "rows.jsonl")]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    [line] = (tmp_path / "rows.jsonl").read_bytes().splitlines()
    row = msgspec.json.decode(line, type=Row)
    assert [rung.games for rung in row.rungs] == [4] * len(gentle)
    assert "sintra" in done.output


@pytest.mark.parametrize(
    ("text", "said"),
    [("python: nowhere", "name a module"), ("python: no_such_module:X", "cannot be made"), ("python: pathlib:Path", "no sintra.Bot")],
)
def test_what_is_no_bot_is_said_in_words(text: str, said: str) -> None:
    with pytest.raises(sintra.SintraError, match=said):
        contestant(text, 1)
