"""The web client: files as they are, and the page itself under every other path, so that a link to a table opens it.

Whoever follows a link to a file that does not exist gets the page, too, with status 404: it says so in words.
"""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from sintra.server.http.previews import with_preview

PAGE = "index.html"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the web client."""
    root: Path = request.app.state.server.settings.static
    name = request.url.path.strip("/")
    if name.startswith("api/") or name == "api":
        raise NotFoundException
    file = _file(root, name if "." in name else PAGE)
    if file is None:
        return _lost(request, root)
    content = file.read_bytes()
    if file.name == PAGE:
        content = await with_preview(request, content)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    tag = f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, headers=headers, media_type=kind)


def _lost(request: Request[Any, Any, Any], root: Path) -> Response[bytes]:
    """For a reader the page; a browser that asks for a script or a picture has no use for it."""
    page = _file(root, PAGE)
    if page is None or "text/html" not in request.headers.get("accept", ""):
        raise NotFoundException
    return Response(page.read_bytes(), status_code=404, headers={"Cache-Control": "no-store"}, media_type="text/html")


def _file(root: Path, name: str) -> Path | None:
    """A file inside the folder; None if there is none, or if no file could have such a name."""
    try:
        file = (root / name).resolve()
        return file if root.resolve() in file.parents and file.is_file() else None
    except (OSError, ValueError):
        return None
