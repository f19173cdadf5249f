"""An answer that is a refusal, outside of the application."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from sintra.server.errors import Refused

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]


async def refuse(refusal: Refused, language: str, send: Send) -> None:
    """In the reader's language."""
    body = msgspec.json.encode(refusal.message(language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
