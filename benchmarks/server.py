"""How the server does under load, with a client of its own: `python -m benchmarks.server --games 1000 --rate 300 --seconds 60`.

Two people sit at every game, each with a socket. Decisions are sent at a steady rate over all games; some people take three times as long as
others, so that games come to their ends one after another, as they do (`--lockstep`: all play at the same pace, and so end at the same time).
Measured is the time from sending a decision to the opponent's receipt of the update, client and server on the same machine. A finished game is
followed by its rematch, over new sockets.
"""

import argparse
import asyncio
import base64
import compileall
import gc
import os
import random
import socket
import struct
import subprocess
import sys
import tempfile
import time
from bisect import bisect
from itertools import accumulate, pairwise
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
import uvloop

# ── The load client: just enough of a WebSocket ──────────────────────────────────────────────────────────────────────────


class State(msgspec.Struct):
    phase: str
    targets: dict[str, Any] = {}


class Message(msgspec.Struct):
    """What the load looks at in a message."""

    type: str
    version: int = 0
    state: State | None = None
    id: str = ""
    game: str = ""
    code: str = ""


_message = msgspec.json.Decoder(Message)


def some_decision(targets: dict[str, Any], dice: random.Random) -> int:
    """Any decision of the targets."""
    value: Any = targets
    while isinstance(value, dict):
        value = dice.choice(list(value.values()))
    return int(dice.choice(value)) if isinstance(value, list) else int(value)


class Socket(asyncio.Protocol):
    """One end of a live socket."""

    def __init__(self, load: "Load", game: "Game", seat: int) -> None:
        self.load, self.game, self.seat = load, game, seat
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._open = False
        self.transport: Any = None
        self.closing = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/games/{self.game.id}/live HTTP/1.1\r\nHost: {self.load.host}\r\nCookie: {self.load.cookies[self.seat]}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.load.errors.append(bytes(buffer[:60]).decode())
                return
            del buffer[: end + 4]
            self._open = True
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, start = struct.unpack_from(">H", buffer, 2)[0], 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
            if len(buffer) < start + length:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == 1:
                self.load.bytes_received += length
                self.game.hear(self, _message.decode(payload))
            elif kind == 9:
                self._send(10, payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closing:
            self.load.errors.append(f"disconnected: {error}")

    def say(self, message: dict[str, Any]) -> None:
        self._send(1, msgspec.json.encode(message))

    def _send(self, kind: int, payload: bytes) -> None:
        mask = b"\x00\x00\x00\x00"  # a mask that changes nothing
        head = struct.pack(">BB", 0x80 | kind, 0x80 | len(payload)) if len(payload) < 126 else struct.pack(">BBH", 0x80 | kind, 0xFE, len(payload))
        self.transport.write(head + mask + payload)

    def close(self) -> None:
        self.closing = True
        self.transport.close()


class Game:
    """A game and its two sockets."""

    def __init__(self, load: "Load", id: str) -> None:
        self.load, self.id = load, id
        self.sockets: list[Socket] = []
        self.version = 0
        self.targets: dict[str, Any] = {}
        self.mover: Socket | None = None
        self.sent: dict[int, tuple[float, Socket]] = {}
        self.is_over = False

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for seat in (0, 1):
            _, end = await loop.create_connection(lambda seat=seat: Socket(self.load, self, seat), "127.0.0.1", self.load.ports[seat])
            self.sockets.append(end)
        await asyncio.gather(*(end.ready for end in self.sockets))

    def hear(self, end: Socket, message: Message) -> None:
        load = self.load
        if not end.ready.done():
            end.ready.set_result(None)
        if message.state is not None:
            if message.version > self.version:
                self.version, self.mover, self.targets = message.version, None, {}
            sent = self.sent.get(message.version)
            if sent is not None and sent[1] is not end:
                load.delays.append((sent[0], time.perf_counter() - sent[0]))
                del self.sent[message.version]
            if message.state.targets and message.version == self.version:
                self.mover, self.targets = end, message.state.targets
            if message.state.phase == "over" and not self.is_over:
                self.is_over = True
                self.sockets[0].say({"type": "rematch", "id": "again"})
        elif message.type == "error":
            load.errors.append(message.code)
        elif message.type == "ack" and message.game:
            load.replace(self, message.game)

    def decide(self) -> bool:
        """Send a decision if it is somebody's turn."""
        if self.mover is None or self.is_over:
            return False
        end, self.mover = self.mover, None
        self.sent[self.version + 1] = time.perf_counter(), end
        end.say({"type": "play", "id": f"d{self.version}", "version": self.version, "decision": some_decision(self.targets, self.load.dice)})
        return True


class Load:
    """All games, and what was measured."""

    def __init__(self, port: int, game: str, is_lockstep: bool, other: int | None = None) -> None:
        self.game = game
        self.ports = port, other or port  #: to which server process each of the two players is connected
        self.host, self.is_lockstep = f"127.0.0.1:{port}", is_lockstep
        self.cookies: list[str] = []
        self.games: list[Game] = []
        self.delays: list[tuple[float, float]] = []  #: when a decision was sent, and how long it took
        self.errors: list[str] = []
        self.bytes_received = 0
        self.rematches = 0
        self.skipped = 0
        self.dice = random.Random(1)
        self._at = 0
        self._paces: list[float] = []  #: one after another: how far a number by chance has to reach
        self._tasks: set[asyncio.Task[None]] = set()

    async def prepare(self, games: int) -> None:
        """Make the games and sit down at them."""
        people = [httpx.AsyncClient(base_url=f"http://{self.host}", timeout=120) for _ in range(2)]
        for person in people:
            await person.get("/api/me")
            self.cookies.append(f"sintra={person.cookies['sintra']}")
        for _ in range(games):
            table = (await people[0].post("/api/games", json={"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]})).json()
            await people[1].post(f"/api/games/{table['id']}/join", json={"key": table["key"]})
            game = Game(self, table["id"])
            await game.connect()
            self.games.append(game)
        for person in people:
            await person.aclose()
        self._paces = list(accumulate(self.dice.uniform(0.5, 1.5) for _ in range(games)))

    def replace(self, old: Game, id: str) -> None:
        task = asyncio.get_running_loop().create_task(self._replace(old, id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _replace(self, old: Game, id: str) -> None:
        for end in old.sockets:
            end.close()
        game = Game(self, id)
        await game.connect()
        self.games[self.games.index(old)] = game
        self.rematches += 1

    async def run(self, rate: float, seconds: float) -> int:
        """Send decisions at a steady rate."""
        start, sent = time.perf_counter(), 0
        while (now := time.perf_counter() - start) < seconds:
            while sent + self.skipped < now * rate:
                if self._somebody_decides():
                    sent += 1
                else:
                    self.skipped += 1
            await asyncio.sleep(0.002)
        return sent

    def _somebody_decides(self) -> bool:
        """The next game whose turn it is, or, by chance and its pace, any game; if nobody there can decide now, the one after it."""
        n = len(self.games)
        self._at = (self._at + 1) % n if self.is_lockstep else bisect(self._paces, self.dice.random() * self._paces[-1])
        for _ in range(n):
            if self.games[self._at].decide():
                return True
            self._at = (self._at + 1) % n
        return False


# ── The report ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def resident(pid: int) -> float:
    """Megabytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 2**20


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(delays: list[tuple[float, float]], part: float) -> float:
    """Milliseconds within which this part of the decisions arrived."""
    return sorted(delay for _, delay in delays)[min(int(len(delays) * part), len(delays) - 1)] * 1000 if delays else 0.0


class Host:
    """What the host of a virtual machine takes of its processors, while it lets others compute: nobody here can do anything then."""

    MOMENT = 0.5  #: seconds
    BANDS = (0.02, 0.1, 0.2, 1.0)

    def __init__(self) -> None:
        self._seen = [(time.perf_counter(), self._taken())]
        self._task = asyncio.get_running_loop().create_task(self._watch())

    @staticmethod
    def _taken() -> float:
        return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.MOMENT)
            self._seen.append((time.perf_counter(), self._taken()))

    def report(self, delays: list[tuple[float, float]]) -> None:
        """The late decisions, by how much was taken in the moment in which they were sent."""
        moments = [(end, (after - before) / (end - start) / (os.cpu_count() or 1)) for (start, before), (end, after) in pairwise(self._seen)]
        ends = [end for end, _ in moments]
        by_band: dict[float, list[tuple[float, float]]] = {band: [] for band in self.BANDS}
        for sent, delay in delays:
            taken = moments[min(bisect(ends, sent), len(moments) - 1)][1]
            by_band[next(band for band in self.BANDS if taken <= band or band == self.BANDS[-1])].append((sent, delay))
        told = (f"up to {band:.0%}: {share(some, 0.99):.1f} ms of {len(some) / len(delays):.0%}" for band, some in by_band.items())
        print(f"taken by the host      {sum(taken for _, taken in moments) / len(moments):.1%} of the processors; p99 when it took {', '.join(told)}")


class Server:
    """A server in a process of its own, and how long it took from its start to its first page."""

    def __init__(self, database: str) -> None:
        folder = tempfile.mkdtemp(prefix="sintra-load-")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = [sys.executable, "-m", "benchmarks.serve", database or f"sqlite:///{folder}/games.sqlite", str(self.port)]
        self._begun = time.perf_counter()
        self._process = subprocess.Popen(command)
        self.pid, self.waited = self._process.pid, 0.0

    async def first_page(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as client:
            while not self.waited:
                try:
                    await client.get("/")
                    self.waited = time.perf_counter() - self._begun
                except httpx.TransportError:
                    await asyncio.sleep(0.01)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


async def measure_starts(starts: int, database: str) -> None:
    waited = []
    for _ in range(starts):
        server = Server(database)
        try:
            await server.first_page()
            waited.append((server.waited, worked(server.pid)))
        finally:
            server.stop()
    told = ", ".join(f"{seconds:.2f} ({work:.2f})" for seconds, work in waited)
    print(f"start to first page    median {median(seconds for seconds, _ in waited):.2f} s of {told}; in brackets the server's processor time")


async def measure(game: str, games: int, rate: float, seconds: float, database: str, is_lockstep: bool) -> None:
    server = Server(database)
    try:
        await server.first_page()
        load = Load(server.port, game, is_lockstep)
        begun = time.perf_counter()
        await load.prepare(games)
        print(f"games, sockets         {games} games, {2 * games} sockets, ready after {time.perf_counter() - begun:.0f} s")
        await load.run(rate, min(10.0, seconds))
        load.delays.clear()
        load.bytes_received = load.skipped = 0
        memory, busy, host = [resident(server.pid)], worked(server.pid), Host()
        parts = max(int(seconds // 60), 1)
        sent, late = 0, []
        for _ in range(parts):
            before = len(load.delays)
            sent += await load.run(rate, seconds / parts)
            memory.append(resident(server.pid))
            late.append(share(load.delays[before:], 0.99))
        await asyncio.sleep(1)
        received = len(load.delays)
        print(f"decisions              {sent} sent in {seconds:.0f} s ({sent / seconds:.0f} a second), {received} received by the opponent")
        shares = {name: f"{share(load.delays, part):.1f} ms" for name, part in (("median", 0.5), ("p99", 0.99), ("longest", 1.0))}
        print(f"send to receipt        {', '.join(f'{name} {value}' for name, value in shares.items())}")
        host.report(load.delays)
        print(f"p99, each minute       {' '.join(f'{value:.0f}' for value in late)} ms")
        print(f"server's processor     {(worked(server.pid) - busy) / max(sent, 1) * 1000:.2f} ms a decision, everything included")
        print(f"bytes a decision       {load.bytes_received / max(sent, 1):.0f}, uncompressed, all frames to both players")
        print(f"rematches              {load.rematches}")
        print(f"errors                 {len(load.errors)} {sorted(set(load.errors))[:5]}")
        print(f"server memory          {' '.join(f'{value:.0f}' for value in memory)} MB, at the start and after each minute or part")
        print(f"machine                {os.cpu_count()} cores, load average {' '.join(f'{value:.1f}' for value in os.getloadavg())}")
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="azul", help="which game is played")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--starts", type=int, default=5, help="how often the server is started to measure how long that takes")
    parser.add_argument("--database", default="")
    parser.add_argument("--lockstep", action="store_true", help="everybody plays at the same pace")
    given = parser.parse_args()
    gc.disable()  # the load's own pauses are not the server's
    compileall.compile_dir(Path(__file__).parents[1] / "src", quiet=2)  # as an install does
    if given.starts:
        uvloop.run(measure_starts(given.starts, given.database))
    if given.games:
        uvloop.run(measure(given.game, given.games, given.rate, given.seconds, given.database, given.lockstep))


if __name__ == "__main__":
    main()
