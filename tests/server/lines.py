"""A connection of somebody who writes their requests by hand."""

import asyncio
import contextlib


class Line:
    """Byte by byte, from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, url: str, address: str = "127.0.0.1") -> "Line":
        port = int(url.rpartition(":")[2])
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            self._writer.write(data)
            await self._writer.drain()

    async def status(self) -> int:
        """Of the next answer, which is read to its end."""
        head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length: ")[2].split()[0])
        await self._reader.readexactly(length)
        return int(head.split()[1])

    async def last_words(self) -> bytes:
        """Everything until the server closes."""
        try:
            return await self._reader.read()
        except ConnectionError:
            return b""

    def close(self) -> None:
        self._writer.close()
