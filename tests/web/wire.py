"""A wire to read along: a proxy between browser and server that counts what really goes over the line, compressed as it is."""

import asyncio
import contextlib
import threading
import zlib
from dataclasses import dataclass, field
from types import TracebackType
from urllib.parse import urlsplit

UPGRADED = b"HTTP/1.1 101"
COMPRESSED, CONTROL = 0x40, 0x08
SHORT, LONG = 126, 127  # lengths that say that the length follows, in 2 or 8 bytes


@dataclass
class Frame:
    """A message of the server: its bytes on the wire, with the frame's head, and its text."""

    wire: int
    text: str


@dataclass
class SocketReader:
    """Reads the frames of one WebSocket from the bytes that the server sends. Compression goes on from message to message, as RFC 7692 says."""

    frames: list[Frame]
    waiting: bytearray = field(default_factory=bytearray)
    unpack: "zlib._Decompress" = field(default_factory=lambda: zlib.decompressobj(-zlib.MAX_WBITS))

    def feed(self, data: bytes) -> None:
        self.waiting += data
        while (size := self._size()) and len(self.waiting) >= sum(size):
            head, body = size
            self._read(self.waiting[0], bytes(self.waiting[head : head + body]), head)
            del self.waiting[: head + body]

    def _size(self) -> tuple[int, int] | None:
        """The length of the next frame's head and of its body; a server does not mask."""
        if len(self.waiting) < 2:
            return None
        length = self.waiting[1] & 0x7F
        if length < SHORT:
            return 2, length
        head = 4 if length == SHORT else 10
        return (head, int.from_bytes(self.waiting[2:head], "big")) if len(self.waiting) >= head else None

    def _read(self, first: int, body: bytes, head: int) -> None:
        if first & CONTROL:
            return
        text = self.unpack.decompress(body + b"\x00\x00\xff\xff") if first & COMPRESSED else body
        self.frames.append(Frame(head + len(body), text.decode()))


class Wire:
    """`with Wire(url) as wire:` the server is at `wire.url`, too, and `wire.frames` has what its sockets sent there."""

    def __init__(self, url: str) -> None:
        self._server = urlsplit(url)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.frames: list[Frame] = []
        self.url = ""

    def __enter__(self) -> "Wire":
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._pass_on, "127.0.0.1", 0), self._loop).result()
        self.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _hang_up(self) -> None:
        """Cut every connection that is still open."""
        open_ones = asyncio.all_tasks() - {asyncio.current_task()}
        for task in open_ones:
            task.cancel()
        await asyncio.gather(*open_ones, return_exceptions=True)

    async def _pass_on(self, asked: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        reader, writer = await asyncio.open_connection(self._server.hostname, self._server.port)
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            await asyncio.gather(self._copy(asked, writer), self._copy(reader, answer, SocketReader(self.frames)))

    async def _copy(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, socket: SocketReader | None = None) -> None:
        upgraded = False
        while data := await source.read(1 << 16):
            sink.write(data)
            if socket and not upgraded and data.startswith(UPGRADED):
                upgraded, data = True, data.partition(b"\r\n\r\n")[2]
            if socket and upgraded:
                socket.feed(data)
            await sink.drain()
        sink.close()
