"""Live play: one socket for each reader of a game. What a client does not read in time it will not get; it reconnects and catches up."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.http.limits import Rate
from sintra.server.settings import Limits
from sintra.server.table.authority import Authority
from sintra.server.table.summary import encode
from sintra.server.view.render import Reader

TOO_SLOW, TOO_FAST, BROKEN = 4408, 4429, 4410
PATIENCE = 20  #: refusals in a row before a client that sends nonsense or too much is disconnected

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[wire.Frame] = msgspec.json.Decoder(wire.Frame)


class Connection:
    """A reader at the other end of a socket. `receive` and `send` are those of ASGI."""

    def __init__(self, game: Authority, reader: Reader, address: str, limits: Limits, receive: Any, send: Any, now: Any) -> None:
        self.game, self.reader, self.address = game, reader, address
        self._limits, self._receive, self._send, self._now = limits, receive, send, now
        self._rate = Rate(limits.frames, limits.frame_burst, 1)
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._close: int | None = None
        self._refusals = 0

    # ── Out ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    def push(self, message: bytes) -> None:
        """Never waits: a message goes into the outbox, and who lets it overflow is disconnected."""
        if self._close is not None:
            return
        if len(self._outbox) >= self._limits.outbox:
            self._outbox.clear()
            self.close(TOO_SLOW)
            return
        self._outbox.append(message)
        self._filled.set()

    def close(self, code: int) -> None:
        """After what is in the outbox say nothing more but goodbye."""
        self._close = code
        self._filled.set()

    def say(self, message: wire.Sent) -> None:
        self.push(encode(message))

    async def _write(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
            if self._close is not None:
                await self._send({"type": "websocket.close", "code": self._close})
                return

    # ── In ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def run(self, since: int | None) -> None:
        """Until one of the two sides ends it."""
        try:
            if (first := self.game.show.missed(self.reader, since)) is not None:
                self.say(first)
        except Refused as error:  # it cannot even be shown
            self.say(error.message(self.reader.language, version=self.game.match.version))
            self.close(BROKEN)
        self.game.listen(self)
        writer, reader = (asyncio.get_running_loop().create_task(work()) for work in (self._write, self._read))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.game.leave(self)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def _read(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            await self._handle(event.get("text"))

    async def _handle(self, text: str | None) -> None:
        id = ""
        try:
            if not self._rate.allows(""):
                raise signed(Refused("too-fast"), text)
            frame = read_frame(text)
            id = getattr(frame, "id", "")
            await self._answer(frame)
            self._refusals = 0
        except Refused as error:
            self.game.metrics.refused(error.code)
            self._refusals += error.code in ("too-fast", "bad-request")
            self.say(error.message(self.reader.language, id, self.game.match.version))
            if self._refusals >= PATIENCE:
                self.close(TOO_FAST)
        except Exception:  # a fault of ours must not end the game for somebody, nor show its insides
            log.exception("a live message failed")
            self.say(Refused("failed").message(self.reader.language, id, self.game.match.version))

    async def _answer(self, frame: wire.Frame) -> None:
        match frame:
            case wire.Ping():
                self.say(wire.Pong(self._now()))
            case wire.Sync():
                missed = self.game.show.missed(self.reader, frame.since)
                self.say(missed if missed is not None else self.game.show.table(self.reader))
            case wire.Speak():
                self.reader = Reader(self.reader.owner, frame.language)
                self.say(self.game.show.table(self.reader))
            case wire.Preview():
                self.say(self.game.show.preview(self.reader, frame))
            case wire.Say():
                self.game.phrases.say(self.reader.owner, frame)
            case wire.Why():
                self.say(self.game.show.why(self.reader, frame))
            case _:
                await self.game.act(self.reader.owner, frame, self.say)


class _Signed(msgspec.Struct):
    """Whatever it is, it may say which action it was meant to be."""

    id: str = ""


def read_frame(text: str | None) -> wire.Frame:
    """A message of a client, or a refusal; whatever it is made of."""
    if text is None:
        raise Refused("bad-request", problem="text frames only")
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        return decoder.decode(text)
    raise signed(Refused("bad-request", problem="not a message of docs/live.md"), text)


def signed(refused: Refused, text: str | None) -> Refused:
    """The refusal with the id of the action that the frame was meant to be, if it says one: its sender waits for an answer."""
    with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        refused.id = msgspec.json.decode(text or "", type=_Signed).id[:64]
    return refused
