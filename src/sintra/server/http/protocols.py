"""Uvicorn's protocols with bounds: for the number of connections, the size of headers, and the time that each part of a request may take."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sintra.server.http.door import Door, farewell
from sintra.server.http.limits import Rate

FRAGMENTS = 64  #: of one live message
TOO_LARGE, TOO_MUCH = 1009, 1008


class Config(uvicorn.Config):
    """Uvicorn's settings, and the door that all connections pass."""

    def __init__(self, door: Door, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.door = door


class Timer:
    """Does something unless it is stopped in time. A stopped one refers to nobody, and so leaves no garbage."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, act: Callable[[], None]) -> None:
        self.stop()
        self._handle = self._loop.call_later(seconds, act)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Patience(Timer):
    """Waits for a client to read what was sent, and aborts the connection of one that reads nothing."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        super().__init__(loop)
        self._transport, self._seconds, self._unread = transport, seconds, 0

    def begin(self) -> None:
        self._unread = self._transport.get_write_buffer_size()
        self.start(self._seconds, self._look)

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() < self._unread:
            self.begin()
        else:
            self._transport.abort()


class Http(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(self, config: Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self._door, self._limits = config.door, config.door.limits
        self._place: str | None = None
        self._size = 0  # of the headers, and then of the body, that is being read
        self._is_in_headers = True
        self._reading = Timer(self.loop)
        self._sending: Patience

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._sending = Patience(self.loop, transport, self._limits.send_seconds)
        self._place = self._door.enter(self.client)
        if self._place is None:
            self._end(farewell("503 Service Unavailable", "refused-connection"))
        else:
            self._reading.start(self._limits.header_seconds, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()
        if self._place is not None:
            self._door.leave(self._place)
            self._place = None

    def _forget(self) -> None:
        self._unset_keepalive_if_required()
        self._reading.stop()
        self._sending.stop()

    def _end(self, last_words: bytes = b"") -> None:
        if not self.transport.is_closing():
            self.transport.write(last_words)
            self.transport.close()
            self._sending.begin()

    # ── Sizes ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._is_in_headers and self.parser is not None:
            self._grow(len(data))  # the parser tells of a header only when it has all of it

    def _grow(self, size: int) -> bool:
        self._size += size
        if self._size > self._limits.headers:
            self._end(farewell("431 Request Header Fields Too Large", "refused-headers"))
            return False
        return True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size, self._is_in_headers = 0, True
        self._reading.start(self._limits.header_seconds, self._give_up)

    def on_url(self, url: bytes) -> None:
        if self._grow(len(url)):
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._grow(len(name) + len(value)):
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.transport.is_closing():
            return
        self._size, self._is_in_headers = 0, False
        self._reading.start(self._limits.body_seconds, self._give_up)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if self.transport.is_closing():
            return
        super().on_body(body)
        self._size += len(body)
        if self._size > 4 * self._limits.record:  # it was refused long ago, and still goes on
            self.transport.abort()

    def on_message_complete(self) -> None:
        if self.transport.is_closing():
            return
        super().on_message_complete()
        self._reading.stop()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's words
        self._end(farewell("400 Bad Request", "refused-http"))

    # ── Times ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def _give_up(self) -> None:
        """Headers or a body did not arrive in time."""
        is_answering = self.cycle is not None and not self.cycle.response_complete and self.cycle.response_started
        self._end(b"" if is_answering else farewell("408 Request Timeout", "refused-slow"))

    def timeout_keep_alive_handler(self) -> None:
        self._end()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._sending.begin()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._sending.stop()

    # ── Live ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a live one; nothing here refers to it any more, or it would stay until the next search for garbage."""
        if self.transport.is_closing():
            return
        self._forget()
        super().handle_websocket_upgrade()
        cast(Live, self.transport.get_protocol()).take_over(self._place)
        self._place = None
        self.parser = None  # type: ignore[assignment]


class Live(WebSocketsSansIOProtocol):
    """A connection that was upgraded to a WebSocket."""

    def __init__(self, config: Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self._door = config.door
        self._place: str | None = None
        self._pings = Rate(config.door.limits.frames, config.door.limits.frame_burst, 1)
        self._closing: Patience

    def take_over(self, place: str | None) -> None:
        """The place that the connection has inside the door."""
        self._place = place

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._closing = Patience(self.loop, self.transport, self.close_timeout + self._door.limits.send_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._closing.stop()
        if self._place is not None:
            self._door.leave(self._place)
            self._place = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()) or farewell("400 Bad Request", "refused-http"))
            self.transport.close()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self._fail(TOO_LARGE)

    def handle_ping(self) -> None:
        if self._pings.allows(""):
            super().handle_ping()
        else:
            self._fail(TOO_MUCH)

    def _fail(self, code: int) -> None:
        self.frames = []
        self.conn.fail(code)
        self.handle_parser_exception()

    # ── Who does not read is not written to for ever ─────────────────────────────────────────────────────────────────

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()  # whatever is read has an answer

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._closing.begin()
