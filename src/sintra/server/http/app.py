"""The application: routes, the live socket, the page, and the gate before them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import sintra
from sintra.server.admin.routes import ADMIN
from sintra.server.errors import Refused
from sintra.server.http.access import GameId, Key, Since, Spoken, check_access
from sintra.server.http.forwarding import Forwarding, Served
from sintra.server.http.health import HEALTH
from sintra.server.http.languages import preferred
from sintra.server.http.live import BROKEN, Connection
from sintra.server.http.pages import page
from sintra.server.http.refusing import App
from sintra.server.http.request_guard import RequestGuard
from sintra.server.http.routes import API
from sintra.server.server import Server
from sintra.server.storage.connections import Unavailable
from sintra.server.table.attendance import GOING_AWAY
from sintra.server.view.render import Reader

log = logging.getLogger(__name__)

NEVER = 2**31 - 1  # the version of somebody who has none
CLOSED = {"key-needed": 4403, "no-such-game": 4404, "broken": BROKEN, "old-rules": 4411, "busy": GOING_AWAY}  #: why a socket was not let in
CODES = {400: "bad-request", 404: "not-found", 405: "bad-request", 413: "too-large"}


@websocket("/api/games/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: GameId,
    key: Key = "",
    since: Since = NEVER,
    language: Spoken = None,
) -> None:
    """The live socket of a game."""
    server: Server = socket.app.state.server
    guest = socket.scope["state"]["guest"]
    receive, send = socket.receive, socket.send
    await socket.accept()
    try:
        game = await server.games.find(id)
        check_access(game, guest, key)
    except Unavailable:
        await socket.close(GOING_AWAY)
        return
    except Refused as error:
        await socket.close(CLOSED.get(error.code, CLOSED["no-such-game"]))
        return
    finally:
        del socket.receive, socket.send  # they refer to the socket, which would stay until the next search for garbage
    reader = Reader(guest.id, language or preferred(socket.headers.get("accept-language", "")))
    await Connection(game, reader, socket.scope["state"]["address"], server.settings.limits, receive, send, server.now).run(since)


def say_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    """A refusal in the reader's language."""
    request.app.state.server.metrics.refused(error.code)
    language = request.query_params.get("language") or ""
    spoken = language if language in ("en", "hu", "ro", "it") else preferred(request.headers.get("accept-language", ""))
    return Response(error.message(spoken), status_code=error.status, media_type="application/json")


def say_unavailable(request: Request[Any, Any, Any], _: Unavailable) -> Response[Any]:
    """The database is away."""
    return say_refused(request, Refused("busy"))


def say_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Whatever else goes wrong: no insides, just a code."""
    if isinstance(error, HTTPException):
        refused = Refused(CODES.get(error.status_code, "bad-request"), problem=_where(error))
        response = say_refused(request, refused)
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, RecursionError) and "deserializing" in str(error):  # msgspec's word for JSON that is nested too deeply
        return say_refused(request, Refused("bad-request", problem="JSON is nested too deeply"))
    log.exception("a request failed", exc_info=error)
    return say_refused(request, Refused("failed"))


def _where(error: HTTPException) -> str:
    """Which part of a request could not be read."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(found)[:300] or error.detail[:300]


class Site(Litestar):
    """Litestar for msgspec alone: it would load Pydantic, too, wherever that is installed, and the first page would wait for it."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def application(server: Server) -> App:
    """The ASGI application that serves this server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await server.open()
        app.state.server = server
        if server.peers is not None and server.elsewheres is not None:
            server.peers.served = Served(cast(App, app), server.elsewheres)
        try:
            yield
        finally:
            await server.close()

    inner = Site(
        [API, live, *HEALTH, *ADMIN, page],
        lifespan=[lifespan],
        exception_handlers={Refused: say_refused, Unavailable: say_unavailable, Exception: say_error},
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=800),
        openapi_config=OpenAPIConfig("Sintra", sintra.__version__, path="/api", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
    return RequestGuard(Forwarding(cast(App, inner), lambda: server.elsewheres), server)
