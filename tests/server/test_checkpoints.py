"""SQLite's log is copied into the database while writing goes on, and begins again before it grows long."""

from pathlib import Path

import pytest
from sqlalchemy import create_engine, func, select

from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage import checkpoints
from sintra.server.storage.schema import games
from sintra.server.wire import Create, SeatWish
from tests.server.serving import settings_for

pytestmark = pytest.mark.anyio

MANY = 5_000  #: games; by itself SQLite would not copy its log before


def beginning_of(log: Path) -> bytes:
    """A number that SQLite chooses each time the log begins again."""
    with log.open("rb") as file:
        return file.read(24)[16:]


async def test_the_log_begins_anew_while_writing_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "PAUSE", 0.0)
    file, log = tmp_path / "games.sqlite", tmp_path / "games.sqlite-wal"
    server = Server(settings_for(tmp_path, database=f"sqlite:///{file}"))
    await server.open()
    before, made = beginning_of(log), 0
    while made < MANY and beginning_of(log) == before:
        await server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("me"), SeatWish("me")]), "en")
        made += 1
    await server.close()
    assert 0 < made < MANY
    with create_engine(f"sqlite:///{file}").connect() as connection:
        assert connection.execute(select(func.count()).select_from(games)).scalar_one() == made
