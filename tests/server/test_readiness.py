"""A bot that has never played here is got ready in the background, once; and no process of a bot outlives its server."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from sintra.server import readiness
from sintra.server.botpool import BotPool
from tests.server.test_slow import last_move

# ── Each of these runs in other processes. ───────────────────────────────────────────────────────────────────────────────


def write_down(name: str, kind: str) -> None:
    with Path(os.environ["SINTRA_TEST_NOTES"]).open("a") as notes:
        notes.write(f"{name} {kind} {os.getpid()}\n")


def fail(*_: str) -> None:
    raise ValueError("cannot be compiled")


def crash(*_: str) -> None:
    os._exit(1)


def tell_pid(*_: object) -> int:
    os.write(2, f"{os.getpid()}\n".encode())
    return 0


SERVER = """
import asyncio, sintra
from sintra.server.botpool import BotPool
from tests.server.test_readiness import tell_pid

if __name__ == "__main__":
    position = sintra.new("azul", 2, seed=1)
    pool = BotPool(1, 600.0, tell_pid)
    asyncio.run(pool.choose(position.view(position.to_move), "greedy"))
    input()
"""


def test_a_bots_process_ends_with_its_server_even_if_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    command = [sys.executable, str(tmp_path / "server.py")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert server.stderr is not None and server.stdin is not None
    worker = os.pidfd_open(int(server.stderr.readline()))
    server.kill()
    select.select([worker], [], [])
    os.close(worker)
    server.communicate()


@pytest.fixture
def _own_markers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's bots are not real ones: what is compiled of them is marked elsewhere."""
    monkeypatch.setattr(readiness, "marker", lambda name, kind: tmp_path / f"{name}-{kind}.ready")


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
async def test_a_bot_is_compiled_once_elsewhere_and_then_loaded_where_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_TEST_NOTES", str(tmp_path / "notes"))
    for start in (1, 2):
        pool = BotPool(1, 60.0, last_move, write_down)
        assert not pool.readiness.has("azul", "gold")
        for level in ("gold", "silver", "copper"):
            await pool.readiness.of("azul", level)
            assert pool.readiness.has("azul", level), "all that look ahead are the same code"
        pool.close()
        notes = [line.split() for line in (tmp_path / "notes").read_text().splitlines()]
        assert [note[:2] for note in notes] == [["azul", "copper"]] * (start + 1), "compiled and loaded, and at the next start only loaded"
        assert len({process for *_, process in notes}) == start + 1


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
@pytest.mark.parametrize("prepare", [fail, crash])
async def test_a_bot_that_cannot_be_got_ready_does_not_hold_its_table_up(prepare: readiness.Prepare) -> None:
    pool = BotPool(1, 60.0, last_move, prepare)
    await pool.readiness.of("azul", "greedy")
    assert pool.readiness.has("azul", "greedy")
    pool.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
async def test_at_the_start_all_bots_of_all_games_are_got_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_TEST_NOTES", str(tmp_path / "notes"))
    pool = BotPool(1, 60.0, last_move, write_down)
    await pool.readiness.of_all()
    kinds = [line.split()[1] for line in (tmp_path / "notes").read_text().splitlines()]
    assert kinds == ["random"] * 6 + ["greedy"] * 6 + ["copper"] * 6, "the quick ones first"
    assert pool.readiness._compilers is None, "the processes that compiled are not needed any more"
    pool.close()
