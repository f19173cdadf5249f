"""Link previews: what the head of a page tells messengers about it. Of a private game they learn nothing without its key."""

import re
from typing import Annotated, Any
from urllib.parse import quote, urlencode

from litestar import Request, Response, get
from litestar.params import PathParameter

import sintra
from sintra.kernel.errors import SintraError
from sintra.kernel.phrase import Phrase
from sintra.server import OWN
from sintra.server.errors import refused
from sintra.server.http.access import PROBLEMS
from sintra.server.http.languages import preferred
from sintra.server.server import Server
from sintra.server.storage.connections import Unavailable
from sintra.server.storage.store import Row
from sintra.web.messages import messages
from sintra.web.previews import Preview, picture_of
from sintra.web.speech import speak, speak_title

PNG = "image/png"
OF_A_GAME = re.compile(r"/(?:table|replay)/([a-z0-9]{1,24})")
SHOWN_ANYWHERE = {"Cross-Origin-Resource-Policy": "cross-origin", "Cache-Control": "public, max-age=86400"}


async def with_preview(request: Request[Any, Any, Any], page: bytes) -> bytes:
    """The page with what its address leads to in its head."""
    server: Server = request.app.state.server
    scheme = "https" if server.settings.secure_cookies else request.url.scheme
    origin, path = f"{scheme}://{request.base_url.netloc}", request.url.path
    language, key = preferred(request.headers.get("accept-language", "")), request.query_params.get("key", "")
    row = await _row_of(request, server, path)
    if row is not None and row.agreement.opens_to(key) and row.agreement.game in sintra.GAMES:
        title, sentence = _said(row, language)
        keyed = f"?{urlencode({'key': key})}" if key else ""
        preview = Preview(title, sentence, f"{origin}{path}{keyed}", f"{origin}/api/previews/{row.agreement.game}")
    else:
        words = messages(language)
        preview = Preview(str(words["tagline"]), str(words["lead"]), f"{origin}{quote(path)}", f"{origin}/api/previews")
    return page.replace(b"</head>", f"  {preview.html}\n  </head>".encode(), 1)


async def _row_of(request: Request[Any, Any, Any], server: Server, path: str) -> Row | None:
    """The game that an address leads to. Addresses that ask too often are shown what everybody is: so the page itself still comes."""
    found = OF_A_GAME.fullmatch(path)
    if found is None or not server.requests.allows(request.scope["state"]["address"]):
        return None
    try:
        return await server.store.row(found[1])
    except Unavailable:  # the page will tell
        return None


def _said(row: Row, language: str) -> tuple[str, str]:
    """A title and a sentence about a game."""
    summary = row.summary
    title = speak_title(sintra.game(row.agreement.game), language)
    names = [name for name, kind in zip(summary.names, summary.kinds, strict=True) if kind == "person"]
    if row.phase == "waiting" and "open" in summary.kinds and names:
        said, about = Phrase("preview-invited", {"name": names[0], "title": title}), "preview-invited-about"
    else:
        said, about = (
            Phrase("preview-game", {"title": title, "names": ", ".join(names)}),
            f"preview-{'over' if row.phase == 'over' else 'playing'}-about",
        )
    return speak(said, OWN, language), speak(Phrase(about), OWN, language)


@get("/previews", media_type=PNG, responses=PROBLEMS)
async def start_preview() -> Response[bytes]:
    """The picture beside links to this server."""
    return Response(picture_of().read_bytes(), headers=SHOWN_ANYWHERE, media_type=PNG)


@get("/previews/{kind:str}", media_type=PNG, responses=PROBLEMS)
async def game_preview(kind: Annotated[str, PathParameter(max_length=32)]) -> Response[bytes]:
    """The picture beside links to a game of this kind: always the same one, so it tells nothing about the game."""
    try:
        return Response(picture_of(kind).read_bytes(), headers=SHOWN_ANYWHERE, media_type=PNG)
    except SintraError as error:
        raise refused(error) from error


PREVIEWS = [start_preview, game_preview]
