"""A real server on a real socket, in the test's own loop; and one in a process of its own, to be killed."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from sintra.server.http.door import Door
from sintra.server.http.protocols import Config
from sintra.server.http.runner import Listener
from sintra.server.server import Server
from sintra.server.settings import Limits, Settings
from sintra.server.workers.bot_pool import BotPool

GENEROUS = Limits(
    requests=10_000, request_burst=10_000, frames=10_000, frame_burst=10_000, games=10_000, game_burst=10_000, sockets=1_000, connections=4_000
)


def settings_for(folder: Path, **changes: Any) -> Settings:
    """A server for a test: its own file, no limits that the test did not ask for."""
    return replace(Settings(database=f"sqlite:///{folder / 'games.sqlite'}", port=0, limits=GENEROUS, warm=False), **changes)


@dataclass
class Served:
    """A running server."""

    server: Server
    url: str
    door: Door

    @property
    def live_url(self) -> str:
        return self.url.replace("http", "ws", 1)


class _Server(Listener):
    """Says when it has started."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield


@asynccontextmanager
async def serving(settings: Settings, bots: BotPool | None = None, now: Callable[[], int] | None = None, proxy: str = "") -> AsyncIterator[Served]:
    """A server in this loop."""
    server = Server(replace(settings, proxy=proxy), bots, now)
    listener = _Server(server)
    task = asyncio.create_task(listener.serve())
    up = asyncio.create_task(listener.up.wait())
    await asyncio.wait((task, up), return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        up.cancel()
        raise RuntimeError("the server did not start")
    port = listener.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(server, f"http://127.0.0.1:{port}", cast(Config, listener.config).door)
    finally:
        listener.should_exit = True
        await task


def free_port() -> int:
    """A port that stays free while its server is killed and started again: connections get theirs from 32768 on, so one of them cannot take it."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", random.SystemRandom().randrange(20_000, 32_000)))
            return int(probe.getsockname()[1])


class ServerProcess:
    """`sintra serve` in a process of its own."""

    def __init__(self, database: str, folder: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        command = [sys.executable, "-m", "tests.server.generous", database, str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env={**os.environ, **environment})

    async def up(self) -> "ServerProcess":
        """Returns when it answers."""
        assert self._process.stdout is not None
        said = await asyncio.to_thread(self._process.stdout.readline)
        assert said == b"up\n", self.log.read_text()
        return self

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def kill(self) -> None:
        """As the power failure would: no goodbye."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._end()

    def _end(self) -> None:
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
