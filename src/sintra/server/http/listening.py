"""The sockets on which the server listens. They are there before anything slow is loaded, so that a browser waits instead of being turned away."""

import errno
import json
import os
import socket

from sintra.kernel.errors import SintraError

PATIENCE = 2.0  #: seconds in which a server at the same address says what it is


class NoAddress(SintraError):
    """An address at which nobody can listen, and why."""


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that the host has."""
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in found:
            same = sockets[0].getsockname()[1] if sockets else port
            sockets.append(socket.create_server((address[0], same), family=family))
    except OSError as error:
        for opened in sockets:
            opened.close()
        hint = "; choose another one with --port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else ""
        reason = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else error.strerror
        raise NoAddress(f"port {port} of {host} cannot be used: {reason}{hint}") from error
    return sockets


def is_sintra(host: str, port: int) -> bool:
    """Whether the server at an address is one of ours."""
    from http.client import HTTPConnection, HTTPException  # hardly ever needed, and everybody would wait for it

    connection = HTTPConnection(host, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/api/about")
        return "games" in json.load(connection.getresponse())
    except (OSError, HTTPException, ValueError, TypeError):
        return False
    finally:
        connection.close()
