"""Whether this process does its work: for load balancers, and for anyone who looks after it."""

from litestar import Response, get

from sintra.server import wire
from sintra.server.http.access import PROVIDED, TheServer


@get("/health", include_in_schema=False, dependencies={"server": PROVIDED["server"]})
async def health(server: TheServer) -> Response[wire.Health]:
    """200, or 503 with the tasks that fail. It asks nothing of the database: the tasks that do so all the time know how it is."""
    failing = [wire.Failing(task.name, task.failing_since or 0, task.reason) for task in server.supervisor.failing]
    return Response(wire.Health(not failing, failing), status_code=503 if failing else 200, headers={"Cache-Control": "no-store"})
