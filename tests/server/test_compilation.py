"""A bot that has never played here is got ready in the background, once; and no process of a bot outlives its server."""

import asyncio
import fcntl
import os
import random
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sintra.kernel.dispatch import NATURE
from sintra.processes import Workers
from sintra.server.workers import compilation
from sintra.server.workers.bot_pool import BotPool
from tests.server.people import Person
from tests.server.serving import serving, settings_for
from tests.server.test_slow import last_move

# ── Each of these runs in other processes. ───────────────────────────────────────────────────────────────────────────────


def write_down(name: str, kind: str) -> None:
    with Path(os.environ["SINTRA_TEST_NOTES"]).open("a") as notes:
        notes.write(f"{name} {kind} {os.sched_getscheduler(0)} {os.getpid()}\n")


def fail(*_: str) -> None:
    raise ValueError("cannot be compiled")


def crash(*_: str) -> None:
    os._exit(1)


def wait_for_the_lock(_name: str, kind: str) -> None:
    if kind == compilation.RULES:
        return
    with Path(os.environ["SINTRA_TEST_LOCK"]).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)


def tell_pid(*_: object) -> int:
    os.write(2, f"{os.getpid()}\n".encode())
    return 0


def sleep(*_: str) -> None:
    time.sleep(3_600)


SERVER = """
import asyncio, sintra
from sintra.server.workers.bot_pool import BotPool
from tests.server.test_compilation import tell_pid

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


def test_a_server_that_ends_does_not_compile_itself_what_its_processes_did_not_finish(caplog: pytest.LogCaptureFixture) -> None:
    async def end_while_compiling() -> None:
        async def load(*_: str) -> None:
            raise AssertionError("nothing is ready")

        ready = compilation.Compilation(sleep, load)
        compiling = asyncio.get_running_loop().create_task(ready.compiled("azul", "a bot that takes an hour"))
        while ready._compilers is None:
            await asyncio.sleep(0)
        ready.close()
        with pytest.raises(asyncio.CancelledError):
            await compiling

    asyncio.run(end_while_compiling())
    assert not caplog.records


def test_ctrl_c_is_for_the_server_which_ends_its_bots() -> None:
    with Workers(1, "spawn") as pool:
        assert pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


@pytest.fixture
def _own_markers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test's bots are not real ones: what is compiled of them is marked elsewhere."""
    monkeypatch.setattr(compilation, "marker", lambda name, kind: tmp_path / f"{name}-{kind}.ready")


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
async def test_a_bot_is_compiled_once_elsewhere_and_then_loaded_where_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_TEST_NOTES", str(tmp_path / "notes"))
    for start in (1, 2):
        pool = BotPool(1, 60.0, last_move, write_down)
        assert not pool.compilation.has("azul", "gold")
        for level in ("gold", "silver", "clay"):
            await pool.compilation.of("azul", level)
            assert pool.compilation.has("azul", level), "all that look ahead are the same code"
        pool.close()
        notes = [line.split() for line in (tmp_path / "notes").read_text().splitlines()]
        assert [note[:2] for note in notes] == [["azul", "clay"]] * (start + 1), "compiled and loaded, and at the next start only loaded"
        assert len({process for *_, process in notes}) == start + 1
        assert [int(policy) == os.SCHED_IDLE for _, _, policy, _ in notes] == [True] + [False] * start, "who compiles lets everybody else go first"


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
@pytest.mark.parametrize("prepare", [fail, crash])
async def test_a_bot_that_cannot_be_got_ready_does_not_hold_its_table_up(prepare: compilation.Prepare) -> None:
    pool = BotPool(1, 60.0, last_move, prepare)
    await pool.compilation.of("azul", "greedy")
    assert pool.compilation.has("azul", "greedy")
    pool.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
async def test_at_the_start_all_bots_of_all_games_are_got_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_TEST_NOTES", str(tmp_path / "notes"))
    pool = BotPool(1, 60.0, last_move, write_down)
    await pool.compilation.of_all()
    kinds = [line.split()[1] for line in (tmp_path / "notes").read_text().splitlines()]
    assert kinds == ["random"] * 6 + ["greedy"] * 6 + ["clay"] * 6, "the quick ones first"
    assert pool.compilation._compilers is None, "the processes that compiled are not needed any more"
    pool.close()


@pytest.mark.anyio
@pytest.mark.usefixtures("_own_markers")
async def test_the_table_says_that_a_bot_is_got_ready_and_others_play_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_TEST_LOCK", str(tmp_path / "lock"))
    with (tmp_path / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        async with serving(settings_for(tmp_path), bots=BotPool(1, 60.0, last_move, wait_for_the_lock)) as served:
            ana = await Person(served.url, "Ana").introduce()
            slow, other = await ana.create("me", "gold", options={"first": "2"}), await ana.create("me", "me")
            async with ana.at(slow["id"]) as place, ana.at(other["id"]) as there:
                while not place.copy.state or not (place.heard[-1].get("preparing") or place.copy.state["seats"][1].get("preparing")):
                    await place.hear()
                await there.play_to_the_end(random.Random(1))
                waiting = await ana.table(slow["id"])
                assert waiting["state"]["seats"][1]["preparing"] is True
                assert waiting["plies"][-1][0] == NATURE, "the bot has not moved yet"
                fcntl.flock(lock, fcntl.LOCK_UN)
                await place.until(lambda state: bool(state.get("targets")))
            assert "preparing" not in (await ana.table(slow["id"]))["state"]["seats"][1]
            await ana.close()
