"""The other processes: where this one listens for them, and what it asks of them."""

import asyncio
import contextlib
import itertools
import logging
import socket
from time import monotonic
from typing import Protocol

from sintra.kernel.errors import SintraError
from sintra.server.cluster.link import End, Event, Kind, Link, Message
from sintra.server.cluster.membership import Peer

log = logging.getLogger(__name__)

CONNECTING = 2.0  #: seconds in which a process answers that is there
MOST_WAITING = 256  #: events of one stream that nobody has taken yet


class NoPeerAddress(SintraError):
    """An address at which other processes cannot be listened for, and why."""


class Unreachable(Exception):
    """A process does not answer."""


class Stream:
    """One request or live socket, at either end."""

    def __init__(self, link: Link, number: int) -> None:
        self._link, self._number = link, number
        self._events: asyncio.Queue[Event | End] = asyncio.Queue()
        self.is_flooded = False  #: more came than anybody took

    def send(self, event: Event) -> None:
        self._link.send(self._number, Kind.EVENT, event)

    def end(self, why: End = End.DONE) -> None:
        self._link.send(self._number, Kind.END, why)

    def put(self, event: Event | End) -> None:
        """Something has come."""
        if self._events.qsize() < MOST_WAITING or isinstance(event, End):
            self._events.put_nowait(event)
        elif not self.is_flooded:
            self.is_flooded = True
            self._events.put_nowait(End.LOST)

    async def next(self) -> Event | End:
        return await self._events.get()


class Served(Protocol):
    """Serves what another process has passed on."""

    async def serve(self, asked: Event, stream: Stream) -> None: ...


class Peers:
    """Links to and from the others."""

    def __init__(self, key: bytes, lease: float) -> None:
        self._key, self._lease = key, lease
        self.served: Served | None = None  #: who serves what others pass on
        self._calls: dict[str, asyncio.Task[Link]] = {}  # by the name of the process that was called
        self._links: dict[Link, dict[int, Stream]] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.passed_on = 0  #: requests and live sockets that are at other processes now

    async def listen(self, host: str, port: int) -> str:
        """Let the others call. The address for them."""
        try:
            self._server = await asyncio.get_running_loop().create_server(lambda: Link(self._key, False, self._hear_called, self._lose), host, port)
        except OSError as error:
            raise NoPeerAddress(f"{host}:{port}, where other server processes call, cannot be used: {error.strerror}; set peer_address") from error
        return f"{host}:{self._server.sockets[0].getsockname()[1]}"

    # ── Calling ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def open(self, peer: Peer, asked: Event) -> Stream:
        """Pass something on."""
        link = await self._call(peer)
        stream = Stream(link, next(self._numbers))
        self._links[link][stream._number] = stream
        link.send(stream._number, Kind.OPEN, {**asked, "to": peer.name})
        return stream

    def close(self, stream: Stream) -> None:
        """Nobody wants to hear more of it."""
        self._links.get(stream._link, {}).pop(stream._number, None)

    async def _call(self, peer: Peer) -> Link:
        call = self._calls.get(peer.name)
        if call is not None and call.done() and (call.cancelled() or call.exception() is not None or not call.result().is_open):
            call = None
        if call is None:
            call = self._calls[peer.name] = asyncio.get_running_loop().create_task(self._connect(peer))
        return await asyncio.shield(call)

    async def _connect(self, peer: Peer) -> Link:
        host, _, port = peer.address.rpartition(":")
        link: Link | None = None
        try:
            async with asyncio.timeout(CONNECTING):
                _, link = await asyncio.get_running_loop().create_connection(
                    lambda: Link(self._key, True, self._hear_caller, self._lose), host, int(port)
                )
                await link.ready
        except (OSError, TimeoutError) as error:
            if link is not None:
                link.abort()
            raise Unreachable(peer.name) from error
        self._links[link] = {}
        return link

    def _hear_caller(self, link: Link, message: Message) -> None:
        stream = self._links.get(link, {}).get(message.stream)
        if stream is None:
            return
        if message.kind is Kind.END:
            self.close(stream)
            stream.put(End(message.data))
        else:
            stream.put(message.data)

    # ── Being called ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _hear_called(self, link: Link, message: Message) -> None:
        streams = self._links.setdefault(link, {})
        if message.kind is Kind.OPEN:
            stream = streams[message.stream] = Stream(link, message.stream)
            task = asyncio.get_running_loop().create_task(self._serve(message.data, stream))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif message.stream in streams:
            streams[message.stream].put(message.data)

    async def _serve(self, asked: Event, stream: Stream) -> None:
        try:
            if self.served is not None:
                await self.served.serve(asked, stream)
        except Exception:
            log.exception("what another process passed on failed")
        finally:
            stream.end()
            self.close(stream)

    # ── Ending ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _lose(self, link: Link) -> None:
        for stream in self._links.pop(link, {}).values():
            stream.put(End.LOST)

    def beat(self) -> None:
        """Ask for signs of life, and give up links that have given none for long."""
        for link in list(self._links):
            if monotonic() - link.heard > self._lease:
                link.abort()
            else:
                link.send(0, Kind.PING)

    def __len__(self) -> int:
        return len(self._links)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECTING):  # everybody is told that this process ends
                await asyncio.gather(*self._tasks, return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        for link in list(self._links):
            link.abort()


def address_towards(database_host: str | None, database_port: int | None) -> str:
    """The address of this machine from which it reaches the database: from there, most likely, other processes reach it, too."""
    if not database_host or database_host.startswith("/"):
        return "127.0.0.1"
    try:
        family, _, _, _, address = socket.getaddrinfo(database_host, database_port or 5432, type=socket.SOCK_DGRAM)[0]
        with socket.socket(family, socket.SOCK_DGRAM) as probe:  # which sends nothing
            probe.connect(address)
            return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"
