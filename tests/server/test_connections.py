"""Connections have bounds, for an address and in all; of headers' bytes, and of the time for each part of a request."""

import asyncio
import contextlib
import logging
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets

from sintra.server.http.door import Door, Sparing
from sintra.server.http.protocols import FRAGMENTS
from sintra.server.http.runner import config_of
from sintra.server.server import Server
from sintra.server.settings import Limits
from sintra.web.site.version import fingerprint
from tests.server.lines import Line
from tests.server.people import Person
from tests.server.serving import GENEROUS, Served, free_port, serving, settings_for

pytestmark = pytest.mark.anyio

ASK = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
SOON = 0.2  #: seconds of a limit whose end a test waits for


@asynccontextmanager
async def limited(folder: Path, **changes: Any) -> AsyncIterator[Served]:
    async with serving(settings_for(folder, limits=replace(GENEROUS, **changes))) as served:
        yield served


# ── How many ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_an_address_has_so_many_connections_and_another_one_its_own(tmp_path: Path) -> None:
    async with limited(tmp_path, connections=3) as served:
        lines = [await Line.to(served.url, "127.0.0.2") for _ in range(3)]
        for line in lines:
            await line.send(ASK + b"\r\n")
            assert await line.status() == 200
        refused = await Line.to(served.url, "127.0.0.2")
        said = await refused.last_words()
        assert said.startswith(b"HTTP/1.1 503 ") and "Túl sok a kapcsolat".encode() in said and b"troppe connessioni" in said
        other = await Line.to(served.url, "127.0.0.3")
        await other.send(ASK + b"\r\n")
        assert await other.status() == 200
        await lines[0].send(ASK + b"Connection: close\r\n\r\n")
        assert (await lines[0].last_words()).startswith(b"HTTP/1.1 200 ")
        again = await Line.to(served.url, "127.0.0.2")
        await again.send(ASK + b"\r\n")
        assert await again.status() == 200, "a place that was given back is free"


async def test_live_sockets_count_and_give_their_places_back(tmp_path: Path) -> None:
    async with limited(tmp_path, connections=3) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place, ana.at(table["id"]):
            with pytest.raises((websockets.InvalidStatus, websockets.InvalidMessage, ConnectionError)):
                async with ana.at(table["id"]):
                    pass
            assert (await place.play())["type"] == "ack"
        async with ana.at(table["id"]) as place:
            assert (await place.play())["type"] == "ack"
        await ana.close()


def test_a_trusted_proxy_brings_as_many_as_there_is_room_for() -> None:
    door = Door(Limits(connections=2, all_connections=5), 10_000, lambda host: host == "127.0.0.1")
    assert [door.enter(("127.0.0.9", port)) is not None for port in range(3)] == [True, True, False]
    assert [door.enter(("127.0.0.1", port)) is not None for port in range(4)] == [True, True, True, False]
    assert door.inside == 5


def test_the_door_of_a_proxys_server_knows_the_proxy(tmp_path: Path) -> None:
    server = Server(settings_for(tmp_path, limits=Limits(connections=1), proxy="127.0.0.1,10.0.0.0/8"))
    door = config_of(server).door
    server.bots.close()
    assert all(door.enter((host, port)) for port in range(3) for host in ("127.0.0.1", "10.1.2.3"))
    assert [door.enter(("192.0.2.1", port)) is not None for port in range(2)] == [True, False]


def test_there_are_never_more_connections_than_files() -> None:
    def room(files: int) -> int:
        return Door(Limits(all_connections=8_000), files, lambda _: False).room

    assert [room(files) for files in (256, 1_024, 4_096, 1_000_000)] == [128, 640, 3_712, 8_000]


def test_a_warning_is_written_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("tests.sparing")
    log.addFilter(Sparing())
    for number in range(5):
        log.warning("full: %d", number)
    log.warning("something else")
    for _ in range(2):
        log.error("a fault")
    assert [record.getMessage() for record in caplog.records] == ["full: 0", "something else", "a fault", "a fault"]


async def test_at_the_limit_of_files_new_connections_are_refused_with_a_word_and_players_go_on(tmp_path: Path) -> None:
    """The real command, with 256 files at most and a soft limit of fewer."""
    port, log = free_port(), tmp_path / "log"
    serve = [sys.executable, "-m", "sintra", "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'games.sqlite'}"]
    command = ["sh", "-c", 'ulimit -S -n 100; ulimit -H -n 256; exec "$@"', "sh", *serve]
    with log.open("wb") as errors:
        server = subprocess.Popen(command, stderr=errors, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    idle: list[socket.socket] = []
    try:
        await _answering(url, server)
        ana = await Person(url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            for number in range(300):
                one = socket.create_connection(("127.0.0.1", port), source_address=(f"127.0.0.{2 + number // 50}", 0))
                idle.append(one)
            idle[-1].settimeout(60)
            assert idle[-1].recv(100).startswith(b"HTTP/1.1 503 ")
            assert (await place.play())["type"] == "ack", "who is connected stays so"
            assert "all 128 connections are in use" in log.read_text()
            for one in idle:
                one.close()
            await _answering(url, server)
            assert (await place.play())["type"] == "ack"
        await ana.close()
        assert "Traceback" not in log.read_text() and "Too many open files" not in log.read_text()
    finally:
        for one in idle:
            one.close()
        server.terminate()
        server.wait()


async def _answering(url: str, server: subprocess.Popen[bytes]) -> None:
    """Until it answers a request."""
    while True:
        assert server.poll() is None
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            line = await Line.to(url)
            await line.send(ASK + b"\r\n")
            status = await line.status()
            line.close()
            if status == 200:
                return
        await asyncio.sleep(0.05)


# ── How large ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n",
        ASK + b"X: " + b"x" * 20_000 + b"\r\n\r\n",
        ASK + b"X: " + b"x" * 20_000,
        ASK + b"x" * 20_000,
        ASK + b"".join(b"X%d: y\r\n" % number for number in range(3_000)) + b"\r\n",
        ASK + b"Connection: upgrade\r\nUpgrade: websocket\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
    ],
    ids=["path", "value", "endless value", "endless name", "many", "upgrade"],
)
async def test_large_headers_are_refused(served: Served, request_: bytes) -> None:
    line = await Line.to(served.url)
    await line.send(request_)
    said = await line.last_words()
    assert said.startswith(b"HTTP/1.1 431 ") and b"too large" in said


async def test_a_header_without_end_is_cut_at_the_limit(served: Served) -> None:
    line = await Line.to(served.url)
    await line.send(ASK + b"X: ")
    said = asyncio.create_task(line.last_words())
    while not said.done():
        await line.send(b"x" * 1024)
        await asyncio.wait((said,), timeout=0.001)
    assert said.result() == b"" or said.result().startswith(b"HTTP/1.1 431 ")


async def test_headers_of_a_second_request_count_for_themselves(served: Served) -> None:
    line = await Line.to(served.url)
    for _ in range(5):
        await line.send(ASK + b"X: " + b"x" * 10_000 + b"\r\n\r\n")
        assert await line.status() == 200


@pytest.mark.parametrize("large", [b"?x=" + b"x" * 9_000, b""])
async def test_a_socket_whose_request_is_too_much_for_it_is_refused(served: Served, large: bytes) -> None:
    """The library for sockets has limits of its own, for lines and for the number of headers."""
    line = await Line.to(served.url)
    more = b"" if large else b"".join(b"X%d: y\r\n" % number for number in range(300))
    opening = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    await line.send(b"GET /api/games/x/live" + large + b" HTTP/1.1\r\nHost: localhost\r\n" + more + opening)
    assert (await line.last_words()).split()[1] in (b"414", b"431")


async def test_a_body_that_is_refused_and_goes_on_is_cut(tmp_path: Path) -> None:
    async with limited(tmp_path, record=20_000) as served:
        line = await Line.to(served.url)
        await line.send(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n")
        assert await line.status() == 413
        for _ in range(100):
            await line.send(b"x" * 4096)
        assert await line.last_words() == b""


async def test_a_body_without_a_length_is_refused_where_it_is_too_large(served: Served) -> None:
    line = await Line.to(served.url)
    await line.send(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in range(10):
        await line.send(b"1000\r\n" + b"x" * 4096 + b"\r\n")
    assert await line.status() == 413


# ── How long ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("sent", [b"", b"\r\n", ASK, b"GET /"], ids=["nothing", "a line", "headers without end", "half a line"])
async def test_headers_that_do_not_come_are_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    async with limited(tmp_path, header_seconds=SOON) as served:
        line = await Line.to(served.url)
        await line.send(sent)
        assert (await line.last_words()).startswith(b"HTTP/1.1 408 ")


async def test_headers_that_drip_are_not_waited_for(tmp_path: Path) -> None:
    async with limited(tmp_path, header_seconds=SOON) as served:
        line = await Line.to(served.url)
        await line.send(ASK)
        said = asyncio.create_task(line.last_words())
        while not said.done():
            await line.send(b"X: y\r\n")
            await asyncio.wait((said,), timeout=SOON / 10)
        assert said.result() == b"" or said.result().startswith(b"HTTP/1.1 408 ")


async def test_a_body_that_drips_is_not_waited_for(tmp_path: Path) -> None:
    async with limited(tmp_path, body_seconds=SOON) as served:
        line = await Line.to(served.url)
        await line.send(b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000\r\n\r\n")
        said = asyncio.create_task(line.last_words())
        while not said.done():
            await line.send(b"x")
            await asyncio.wait((said,), timeout=SOON / 10)
        assert said.result() == b"" or said.result().startswith(b"HTTP/1.1 408 ")


async def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    async with limited(tmp_path, idle_seconds=SOON) as served:
        line = await Line.to(served.url)
        await line.send(ASK + b"\r\n")
        assert await line.status() == 200
        assert await line.last_words() == b""


async def test_a_request_that_takes_long_to_answer_is_not_cut(tmp_path: Path) -> None:
    """Limits are for what the client has to do."""
    async with limited(tmp_path, header_seconds=SOON, body_seconds=SOON, idle_seconds=SOON, send_seconds=SOON) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            await asyncio.sleep(3 * SOON)  # longer than any of them
            assert (await place.play())["type"] == "ack"
        await ana.close()


async def unread(served: Served, request: bytes) -> socket.socket:
    """A connection of somebody who never reads, with little room for what they do not read."""
    await until_inside(served, 0)
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect(("127.0.0.1", int(served.url.rpartition(":")[2])))
    one.sendall(request)
    await until_inside(served, 1)
    return one


async def until_inside(served: Served, count: int) -> None:
    """The server has this many connections."""
    while served.door.inside != count:
        await asyncio.sleep(0.02)


async def test_who_does_not_read_the_answer_is_given_up(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "large.bin").write_bytes(os.urandom(2**23))
    settings = settings_for(tmp_path, limits=replace(GENEROUS, send_seconds=SOON), static=static)
    async with serving(settings) as served:
        ask = f"GET /v/{fingerprint(static)}/large.bin HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        one = await unread(served, ask.encode())
        await until_inside(served, 0)
        one.close()


async def test_who_does_not_read_live_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sintra.server.http.runner.KEEP_ALIVE", 1.5)  # time to fill all buffers
    async with limited(tmp_path, outbox=100_000) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        await ana.close()
        opening = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        address = f"/api/games/{table['id']}/live?key={table['key']}"
        one = await unread(served, f"GET {address} HTTP/1.1\r\nHost: localhost\r\n{opening}".encode())
        one.setblocking(False)
        asking = b'{"type": "speak", "language": "en"}'
        with contextlib.suppress(BlockingIOError, ConnectionError):
            while served.door.inside:  # each answer is a whole table, until no buffer takes more
                one.send(bytes((0x81, 0x80 | len(asking), 0, 0, 0, 0)) + asking)
                await asyncio.sleep(0)
        await until_inside(served, 0)
        one.close()


# ── Live ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_message_in_too_many_pieces_ends_the_socket(ana: Person) -> None:
    table = await ana.create("me", "me")

    async def pieces() -> AsyncIterator[str]:
        for _ in range(FRAGMENTS + 10):
            yield ""

    async with ana.at(table["id"]) as place:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await place.socket.send(pieces())
            while True:
                await place.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


async def test_endless_pings_end_the_socket(tmp_path: Path) -> None:
    async with limited(tmp_path, frames=0.0, frame_burst=5) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                for _ in range(20):
                    await place.socket.ping()
                while True:
                    await place.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        await ana.close()
