"""The admin page over HTTP. Its forms come from itself alone: the guard refuses other origins, and the cookie goes to no other site."""

from collections import Counter
from typing import Any, cast
from urllib.parse import parse_qs

from litestar import Response, get, post

import sintra
from sintra.server.admin.page import POLICY, AdminPage, Seated
from sintra.server.admin.session import cookie, is_open, is_token
from sintra.server.errors import Refused
from sintra.server.http.access import PROVIDED, AnyRequest, TheServer
from sintra.server.http.languages import preferred
from sintra.server.http.limits import address_of
from sintra.server.server import Server
from sintra.server.storage.people import Kind, sign_of

DAY = 24 * 3600 * 1000
MOST_CROWDS = 10
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Referrer-Policy": "same-origin",  # with none at all browsers do not say, either, that a form comes from here
}
BACK = {"Location": "/admin", "Cache-Control": "no-store"}
OURS = {"server": PROVIDED["server"]}


def _page(content: bytes, status: int = 200) -> Response[bytes]:
    return Response(content, status_code=status, headers=HEADERS, media_type="text/html")


def _is_in(request: AnyRequest, server: Server) -> bool:
    """Whether this browser was let in. Without a token there is no such page."""
    if not server.settings.admin_token:
        raise Refused("not-found")
    return is_open(request.headers.get("cookie", ""), server.settings.admin_token, server.now())


async def _form(request: AnyRequest, server: Server) -> dict[str, str]:
    """What a form says, of somebody who was let in."""
    if not _is_in(request, server):
        raise Refused("token-needed")
    return await _fields(request)


async def _fields(request: AnyRequest) -> dict[str, str]:
    read = parse_qs((await request.body()).decode("utf-8", "replace"))
    return {name: values[0].strip() for name, values in read.items()}


@get("/admin", include_in_schema=False, dependencies=OURS)
async def overview(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """What goes on."""
    page = AdminPage(preferred(request.headers.get("accept-language", "")))
    if not _is_in(request, server):
        return _page(page.door(False))
    game = request.query_params.get("game", "")
    crowds = Counter(listener.address for game in server.games for listener in game.listeners)
    stored = await server.store.counts()
    numbers: dict[str, int | str] = {
        "version": sintra.__version__,
        "in-memory": len(server.games),
        "sockets": server.sockets.total,
        "people": len({listener.reader.owner for game in server.games for listener in game.listeners}),
        "decisions": int(server.metrics.total("sintra_decisions_total", by="person")),
        "bot-decisions": int(server.metrics.total("sintra_decisions_total", by="bot")),
        "bots-waiting": server.bots.waiting,
        "writes-waiting": server.journal.waiting,
        "errors": int(server.metrics.total("sintra_log_records_total", level="error")),
        **{f"stored-{phase}": stored.get(phase, 0) for phase in ("waiting", "playing", "over", "broken")},
    }
    content = page.html(
        page.failing(f"{task.name} ({task.reason})" for task in server.supervisor.failing),
        page.numbers(numbers),
        page.crowds(crowds.most_common(MOST_CROWDS)),
        page.lookup(game, await _seated(server, game) if game else None),
        page.bans(server.people.bans),
    )
    return _page(content)


async def _seated(server: Server, id: str) -> list[Seated]:
    try:
        game = await server.games.find(id)
    except Refused:
        return []
    return [
        Seated(seat, sits.name, sign_of(sits.owner), sorted({listener.address for listener in game.listeners if listener.reader.owner == sits.owner}))
        for seat, sits in enumerate(game.match.seats)
        if sits.kind == "person" and sits.owner
    ]


@post("/admin/enter", status_code=303, include_in_schema=False, dependencies=OURS)
async def enter(request: AnyRequest, server: TheServer) -> Response[Any]:
    """Show the token."""
    _is_in(request, server)
    settings = server.settings
    if not is_token((await _fields(request)).get("token", ""), settings.admin_token):
        return _page(AdminPage(preferred(request.headers.get("accept-language", ""))).door(True), 401)
    return Response(b"", headers={**BACK, "Set-Cookie": cookie(settings.admin_token, server.now(), settings.secure_cookies)})


@post("/admin/ban", status_code=303, include_in_schema=False, dependencies=OURS)
async def ban(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """Keep somebody out. No days, for ever."""
    form = await _form(request, server)
    kind, what, days = form.get("kind", ""), form.get("what", ""), form.get("days", "0")
    if kind not in ("address", "guest") or not 0 < len(what) <= 64 or not days.isdecimal() or len(days) > 4:
        raise Refused("bad-request", problem="kind, what, days")
    what = address_of(what.removesuffix("/64")) if kind == "address" else what
    until = server.now() + int(days) * DAY if int(days) else None
    await server.people.ban(cast(Kind, kind), what, until, form.get("note", ""))
    return Response(b"", headers=BACK)


@post("/admin/lift", status_code=303, include_in_schema=False, dependencies=OURS)
async def lift(request: AnyRequest, server: TheServer) -> Response[bytes]:
    """Let somebody in again."""
    form = await _form(request, server)
    await server.people.lift(form.get("kind", ""), form.get("what", ""))
    return Response(b"", headers=BACK)


ADMIN = [overview, enter, ban, lift]
