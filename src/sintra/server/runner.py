"""How the server is run: uvicorn with the limits that the settings say."""

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sintra.server.app import application
from sintra.server.house import House

KEEP_ALIVE = 20.0  #: seconds between signs of life on a quiet socket, and until one that gives none is given up


class Http(HttpToolsProtocol):
    """Uvicorn's own, which lets go of its parser for a WebSocket, too: they refer to each other, and would stay until the next search for garbage."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


def config_of(house: House, proxy: str = "") -> uvicorn.Config:
    """Uvicorn's settings for this house. `proxy` lists addresses whose word about the client's address is trusted."""
    settings = house.settings
    return uvicorn.Config(
        application(house),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,  # addresses hold join keys
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        http=Http,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=KEEP_ALIVE,
        ws_ping_timeout=KEEP_ALIVE,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=3,
    )
