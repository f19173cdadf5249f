"""How the server is run: uvicorn with the limits that the settings say."""

import socket

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sintra.server.http import open_files
from sintra.server.http.app import application
from sintra.server.http.door import BACKLOG, Door
from sintra.server.http.protocols import Config, Http, Live
from sintra.server.server import Server

KEEP_ALIVE = 20.0  #: seconds between signs of life on a quiet socket, and until one that gives none is given up


class Listener(uvicorn.Server):
    """Uvicorn for this server: before it closes the sockets, its games become anybody's, so that whoever comes again finds them elsewhere."""

    def __init__(self, server: Server) -> None:
        super().__init__(config_of(server))
        self.server = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.leave()
        await super().shutdown(sockets)


def config_of(server: Server) -> Config:
    """Uvicorn's settings for this server."""
    settings, limits, proxy = server.settings, server.settings.limits, server.settings.proxy
    app = application(server)
    trusted = ProxyHeadersMiddleware(app, proxy).trusted_hosts if proxy else ()  # type: ignore[arg-type]
    return Config(
        Door(limits, open_files.limit(), lambda host: host in trusted),
        app,
        host=settings.host,
        log_config=None,  # it is configured for all
        port=settings.port,
        log_level="warning",
        access_log=False,  # addresses hold join keys
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        backlog=BACKLOG,
        http=Http,
        ws=Live,
        ws_max_size=limits.frame,
        ws_ping_interval=KEEP_ALIVE,
        ws_ping_timeout=KEEP_ALIVE,
        ws_per_message_deflate=True,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=3,
    )
