"""The page and all its files, and the page itself under every other path, so that a link to a table opens it.

Whoever follows a link to a file that does not exist gets the page, too, with status 404: it says so in words.
"""

import asyncio
import hashlib
import mimetypes
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from sintra.server.http.previews import with_preview
from sintra.web.site.files import Site, site
from sintra.web.site.shell import PAGES

API = "/api"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASKED_AGAIN = {"Cache-Control": "private, no-cache"}  #: a page may come with a cookie
TYPES = {"webmanifest": "application/manifest+json", "js": "text/javascript", "wasm": "application/wasm"}


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """A file of the page: of this version under its address, otherwise on the way there."""
    now = site(request.app.state.server.settings.static, API)
    name = request.url.path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    if "." not in name:
        first = name.partition("/")[0]
        shell = now.shell(first if first in PAGES else PAGES[0], "/")
        return _asked_again(request, await with_preview(request, shell), "text/html")
    if name in now.root():
        return _asked_again(request, await asyncio.to_thread(now.root()[name]), _type(name))
    folder = f"v/{now.version}/"
    content = await _content(now, name.removeprefix(folder))
    if content is None:
        return _lost(request, now)
    if not name.startswith(folder):
        return Redirect(f"/{folder}{name}", headers=ASKED_AGAIN)
    return Response(content, headers=FOR_EVER, media_type=_type(name))


async def _content(now: Site, name: str) -> bytes | None:
    """What is made needs its game, and a moment; files are there."""
    make = now.plain.get(name)
    if make is not None:
        return make()
    make = (await asyncio.to_thread(lambda: now.versioned)).get(name) if name.startswith("data/") else None
    return None if make is None else await asyncio.to_thread(make)


def _asked_again(request: Request[Any, Any, Any], content: bytes, kind: str) -> Response[bytes]:
    tag = f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {**ASKED_AGAIN, "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, headers=headers, media_type=kind)


def _lost(request: Request[Any, Any, Any], now: Site) -> Response[bytes]:
    """For a reader the page; a browser that asks for a script or a picture has no use for it."""
    if "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    return Response(now.shell(PAGES[0], "/"), status_code=404, headers={"Cache-Control": "no-store"}, media_type="text/html")


def _type(name: str) -> str:
    return TYPES.get(name.rpartition(".")[2]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
