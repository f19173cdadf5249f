"""A connection between two server processes, on which many requests and live sockets go at once.

Each of them is a stream: the caller says what was asked, then events of ASGI go in both directions, until the other side ends it. Both show that they
know the key, which is in the database, before anything else is said. What is said is not encrypted, as little as what goes to the database.
"""

import asyncio
import hashlib
import hmac
import secrets
import struct
from collections.abc import Callable
from enum import IntEnum
from time import monotonic
from typing import Any, cast

import msgspec

NONCE = PROOF = 32  #: bytes
LONGEST = 16 * 2**20  #: bytes of one message
MOST_UNSENT = 64 * 2**20  #: bytes that wait for a process which reads nothing

Event = dict[str, Any]


class Kind(IntEnum):
    """What a message is."""

    OPEN = 0  #: a stream begins
    EVENT = 1  #: something of ASGI
    END = 2  #: a stream ends
    PING = 3
    PONG = 4


class End(IntEnum):
    """Why a stream ended."""

    DONE = 0
    MOVED = 1  #: the game does not live there
    LOST = 2  #: the connection broke


class Message(msgspec.Struct, array_like=True):
    """One message."""

    stream: int
    kind: Kind
    data: Any = None


class BadPeer(Exception):
    """Whoever is at the other end does not know the key, or says something else."""


Hear = Callable[["Link", Message], None]
_decoder = msgspec.msgpack.Decoder(Message)
_encode = msgspec.msgpack.Encoder().encode


class Link(asyncio.Protocol):
    """One end of it."""

    def __init__(self, key: bytes, is_caller: bool, hear: Hear, lost: Callable[["Link"], None]) -> None:
        self._key, self._is_caller, self._hear, self._lost = key, is_caller, hear, lost
        self._nonce = secrets.token_bytes(NONCE)
        self._theirs = b""
        self._buffer = bytearray()
        self._is_ready = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()  #: both have shown that they know the key
        self.heard = monotonic()  #: when something came last
        self._transport: asyncio.Transport

    # ── Talking ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def send(self, stream: int, kind: Kind, data: Any = None) -> None:
        """Never waits. Who reads nothing for long is given up."""
        if self._transport.is_closing():
            return
        body = _encode(Message(stream, kind, data))
        self._transport.write(struct.pack(">I", len(body)) + body)
        if self._transport.get_write_buffer_size() > MOST_UNSENT:
            self.abort()

    def abort(self) -> None:
        self._transport.abort()

    @property
    def is_open(self) -> bool:
        return not self._transport.is_closing()

    # ── What asyncio calls ───────────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are no subclass of it
        self._transport.write(self._nonce)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.heard = monotonic()
        try:
            if self._is_ready or self._greet():
                self._read()
        except (BadPeer, msgspec.MsgspecError):
            self.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed"))
            self.ready.exception()  # nobody may have waited for it
        self._lost(self)

    def _greet(self) -> bool:
        """The two first things that each side sends; whether they are there."""
        if not self._theirs:
            if len(self._buffer) < NONCE:
                return False
            self._theirs = self._taken(NONCE)
            self._transport.write(self._proof(self._is_caller, self._theirs, self._nonce))
        if len(self._buffer) < PROOF:
            return False
        if not hmac.compare_digest(self._taken(PROOF), self._proof(not self._is_caller, self._nonce, self._theirs)):
            raise BadPeer
        self._is_ready = True
        self.ready.set_result(None)
        return True

    def _proof(self, of_caller: bool, asked: bytes, own: bytes) -> bytes:
        return hmac.digest(self._key, (b"caller" if of_caller else b"called") + asked + own, hashlib.sha256)

    def _read(self) -> None:
        while len(self._buffer) >= 4:
            (length,) = struct.unpack_from(">I", self._buffer)
            if length > LONGEST:
                raise BadPeer
            if len(self._buffer) < 4 + length:
                return
            del self._buffer[:4]
            message = _decoder.decode(self._taken(length))
            if message.kind is Kind.PING:
                self.send(0, Kind.PONG)
            elif message.kind is not Kind.PONG:
                self._hear(self, message)

    def _taken(self, count: int) -> bytes:
        taken = bytes(self._buffer[:count])
        del self._buffer[:count]
        return taken
