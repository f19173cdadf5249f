"""A network that can be broken: passes connections on to a server on loopback, until it is told not to."""

import asyncio
from typing import Any


class Proxy:
    """Listens at a port of its own."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._links: set[Link] = set()
        self._refuses = self.swallows = False
        self._server: asyncio.Server

    async def start(self) -> "Proxy":
        self._server = await asyncio.get_running_loop().create_server(lambda: Link(self), "127.0.0.1", 0)
        return self

    @property
    def port(self) -> int:
        return int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """Break every connection."""
        for link in list(self._links):
            link.abort()

    def refuse(self) -> None:
        """Break every connection, and each new one at once."""
        self._refuses = True
        self.cut()

    def swallow(self) -> None:
        """Connections stay, but nothing arrives any more; nor does anything on new ones."""
        self.swallows = True
        for link in self._links:
            link.is_swallowed = True

    def mend(self) -> None:
        """New connections are passed on. On those that were swallowed nothing will ever arrive, as after a router's restart."""
        self._refuses = self.swallows = False

    def stop(self) -> None:
        self._server.close()
        self.cut()

    async def add(self, link: "Link") -> None:
        if self._refuses:
            link.abort()
            return
        self._links.add(link)
        link.is_swallowed = self.swallows
        try:
            await asyncio.get_running_loop().create_connection(lambda: Far(link), "127.0.0.1", self._to)
        except OSError:
            link.abort()

    def forget(self, link: "Link") -> None:
        self._links.discard(link)


class Link(asyncio.Protocol):
    """The near end of a connection."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self.is_swallowed = self._is_gone = False
        self.near: Any = None
        self.far: Any = None
        self._early = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.near = transport
        self._task = asyncio.get_running_loop().create_task(self._proxy.add(self))

    def data_received(self, data: bytes) -> None:
        if self.is_swallowed:
            return
        if self.far is None:
            self._early += data
        else:
            self.far.write(data)

    def connection_lost(self, _: Exception | None) -> None:
        self.abort()

    def reach(self, far: Any) -> None:
        """The far end is there."""
        self.far = far
        if self._is_gone:
            far.abort()
        elif not self.is_swallowed:
            far.write(bytes(self._early))

    def abort(self) -> None:
        self._is_gone = True
        self._proxy.forget(self)
        for end in (self.near, self.far):
            if end is not None:
                end.abort()


class Far(asyncio.Protocol):
    """The far end of a connection."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def connection_made(self, transport: Any) -> None:
        self._link.reach(transport)

    def data_received(self, data: bytes) -> None:
        if not self._link.is_swallowed:
            self._link.near.write(data)

    def connection_lost(self, _: Exception | None) -> None:
        if not self._link.is_swallowed:
            self._link.abort()
