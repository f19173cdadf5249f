"""The server with the limits of the tests: `python -m tests.server.generous DATABASE PORT`. It says on a line of its own when it is up."""

import logging
import os
import socket
import sys

from sintra.server.http.runner import Listener
from sintra.server.server import Server
from sintra.server.settings import Settings
from tests.server.serving import GENEROUS


class Announcing(Listener):
    """Says when it answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("up", flush=True)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    lease = float(os.environ.get("SINTRA_LEASE", "15"))
    token = os.environ.get("SINTRA_ADMIN_TOKEN", "")
    settings = Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=GENEROUS, warm=False, beat=0.5, lease=lease, admin_token=token)
    Announcing(Server(settings)).run()
