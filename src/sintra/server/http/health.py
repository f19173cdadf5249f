"""Whether this process does its work, for load balancers; and what it counts, for Prometheus."""

import hmac

from litestar import Response, get

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.http.access import PROVIDED, AnyRequest, TheServer
from sintra.server.metrics import CONTENT_TYPE
from sintra.server.server import Server

OURS = {"server": PROVIDED["server"]}
NOT_KEPT = {"Cache-Control": "no-store"}
BEARER = "Bearer "


@get("/health", include_in_schema=False, dependencies=OURS)
async def health(server: TheServer) -> Response[wire.Health]:
    """200, or 503 with the tasks that fail. It asks nothing of the database: the tasks that do so all the time know how it is."""
    return _told(_failing(server))


@get("/ready", include_in_schema=False, dependencies=OURS)
async def ready(server: TheServer) -> Response[wire.Health]:
    """200 if people may be sent here: nothing fails, and the database answers now."""
    failing = _failing(server)
    try:
        await server.store.answers()
    except Exception as error:  # whatever it is, nobody should be sent here
        failing.append(wire.Failing("asking the database", server.now(), type(error).__name__))
    return _told(failing)


@get("/metrics", include_in_schema=False, dependencies=OURS)
async def metrics(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """What is counted and timed, for those who have the token."""
    check_token(server, request.headers.get("authorization", ""))
    return Response(server.metrics.text(), media_type=CONTENT_TYPE, headers=NOT_KEPT)


def check_token(server: Server, authorization: str) -> None:
    """Without a token of the server's own, what needs it does not exist."""
    token = server.settings.admin_token
    if not token:
        raise Refused("not-found")
    given = authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else ""
    if not hmac.compare_digest(given.encode(), token.encode()):
        raise Refused("token-needed")


def _failing(server: Server) -> list[wire.Failing]:
    return [wire.Failing(task.name, task.failing_since or 0, task.reason) for task in server.supervisor.failing]


def _told(failing: list[wire.Failing]) -> Response[wire.Health]:
    return Response(wire.Health(not failing, failing), status_code=503 if failing else 200, headers=NOT_KEPT)


HEALTH = [health, ready, metrics]
