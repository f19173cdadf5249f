"""What every request passes first: the name it calls us by, its origin, size and rate, and whose it is; and the security headers of all answers."""

from collections.abc import MutableMapping
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from sintra.server.errors import Refused
from sintra.server.http.guests import Guest
from sintra.server.http.hosts import answers_to
from sintra.server.http.languages import language_of
from sintra.server.http.limits import address_of
from sintra.server.http.refusing import App, Receive, Scope, Send, refuse
from sintra.server.logs import new_request_id, note_access, request_id
from sintra.server.server import Server
from sintra.web.site.shell import POLICY

HEADERS = [
    (b"content-security-policy", f"{POLICY}; frame-ancestors 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a join key in the address goes nowhere else
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
FORBIDDEN_SOCKET = 4403
OF_LOAD_BALANCERS = ("/health", "/ready")  #: who call us by whatever name they have for us; they learn nothing that could be misused
OF_THE_HOST = ("/admin", "/health", "/ready", "/metrics")  #: for whoever runs the server, wherever they are


class RequestGuard:
    """Wraps the application."""

    def __init__(self, app: App, server: Server) -> None:
        self._app, self._server, self._headers = app, server, [*HEADERS]
        if days := server.settings.hsts_days:
            self._headers.append((b"strict-transport-security", f"max-age={days * 24 * 3600}".encode()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        scope.setdefault("state", {})
        request_id.set(new_request_id())
        scope["state"]["address"] = address_of((scope.get("client") or ("", 0))[0])
        scope["state"]["guest"] = guest = self._server.guests.read(headers.get("cookie", "")) if "cookie" in headers else None
        if scope["type"] == "websocket":
            await self._socket(scope, headers, receive, send)
        else:
            await self._request(scope, headers, guest, receive, send)

    async def _socket(self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send) -> None:
        address = scope["state"]["address"]
        if (
            not self._is_called_right(scope)
            or self._is_banned(scope)
            or not self._is_welcome(headers)
            or not self._server.requests.allows(address)
            or not self._server.sockets.take(address)
        ):
            await receive()
            await send({"type": "websocket.close", "code": FORBIDDEN_SOCKET})
            return
        scope["state"]["guest"] = scope["state"]["guest"] or Guest()
        try:
            await self._app(scope, receive, send)
        finally:
            self._server.sockets.give_back(address)

    async def _request(self, scope: Scope, headers: dict[str, str], guest: Guest | None, receive: Receive, send: Send) -> None:
        is_api, began = scope["path"].startswith(("/api/", "/admin")), monotonic()
        extra = [*self._headers, (b"x-request-id", request_id.get().encode())]
        if guest is None:
            guest = scope["state"]["guest"] = self._server.guests.new()
            if is_api or "." not in scope["path"]:  # a page, too: it may begin with a live socket, which cannot set a cookie
                extra.append((b"set-cookie", self._server.guests.cookie(guest).encode()))
        refusal = self._refusal(scope, headers, is_api)

        async def send_more(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self._server.metrics.answered(message["status"])
                note_access(scope["method"], scope["path"], message["status"], (monotonic() - began) * 1000, scope["state"]["address"])
                given = {name.lower() for name, _ in message.get("headers", [])}
                message = {**message, "headers": [*message.get("headers", []), *(header for header in extra if header[0] not in given)]}
            await send(message)

        if refusal is not None:
            self._server.metrics.refused(refusal.code)
            await refuse(refusal, language_of(headers, scope), send_more)
            return
        await self._app(scope, self._bounded(scope, receive), send_more)

    def _refusal(self, scope: Scope, headers: dict[str, str], is_api: bool) -> Refused | None:
        if not scope["path"].startswith(OF_THE_HOST) and self._is_banned(scope):
            return Refused("banned")
        if scope["path"] not in OF_LOAD_BALANCERS and not self._is_called_right(scope):
            return Refused("wrong-host", host=headers.get("host", ""))
        if scope["method"] not in SAFE and not self._is_welcome(headers):
            return Refused("origin")
        if is_api and not self._server.requests.allows(scope["state"]["address"]):
            return Refused("too-fast")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 18 or int(length) > self._largest(scope):
            return Refused("too-large")
        return None

    def _is_banned(self, scope: Scope) -> bool:
        state = scope["state"]
        return self._server.people.is_banned(state["address"], state["guest"].id if state["guest"] else "")

    def _largest(self, scope: Scope) -> int:
        limits = self._server.settings.limits
        return limits.record if scope["path"] == "/api/records" else limits.body

    def _bounded(self, scope: Scope, receive: Receive) -> Receive:
        """A body without a length is refused where the limit is."""
        left = self._largest(scope)

        async def receive_some() -> MutableMapping[str, Any]:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise Refused("too-large")
            return message

        return receive_some

    def _is_welcome(self, headers: dict[str, str]) -> bool:
        """Browsers say which page sends a request: it must be ours. Programs say nothing."""
        origin = headers.get("origin")
        if origin is None or origin in self._server.settings.origins:
            return True
        try:
            page = urlsplit(origin).netloc
        except ValueError:
            return False
        return page != "" and page == headers.get("host")

    def _is_called_right(self, scope: Scope) -> bool:
        """Browsers say by which name they called us. Programs of old say nothing; nobody may say two things."""
        called = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        settings = self._server.settings
        return len(called) < 2 and all(answers_to(host, settings.host, settings.host_names) for host in called)
