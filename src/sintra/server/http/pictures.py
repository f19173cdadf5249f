"""Pictures and scenes over HTTP."""

import asyncio
import hashlib
from typing import Annotated, Any, Literal

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import PathParameter, QueryParameter

from sintra.kernel.errors import SintraError
from sintra.picture.svg import draw
from sintra.server.errors import refused
from sintra.server.http.access import PROBLEMS, AnyRequest, TheGame, TheReader
from sintra.server.table.match import Match
from sintra.server.table.secrecy import has_secrets, seat_of
from sintra.server.view.render import Reader
from sintra.web.scene import Scene, scene_of
from sintra.web.showcase import showcase

Theme = Annotated[Literal["auto", "light", "dark"], QueryParameter(description="Colours of the picture.")]
GameName = Annotated[str, PathParameter(max_length=32)]
SVG = "image/svg+xml"
SVG_POLICY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}  # a picture brings its own colours and nothing else


@get("/games/{id:str}/scene", responses=PROBLEMS)
async def scene(request: AnyRequest, authority: TheGame, reader: TheReader) -> Response[Scene]:
    """What stays as it is while the pieces move."""
    return _kept(request, await authority.show.beside(scene_of, authority.match.position, reader.language))


@get("/games/{id:str}/picture", media_type=SVG, responses=PROBLEMS)
async def game_picture(authority: TheGame, reader: TheReader, theme: Theme = "auto") -> Response[str]:
    """The table as one picture."""
    return Response(await authority.show.beside(drawn, authority.match, reader, theme), headers=SVG_POLICY)


def drawn(match: Match, reader: Reader, theme: Theme) -> str:
    """The table as far as the reader may know it."""
    seat = seat_of(match, reader.owner)
    position = match.position.view(seat) if has_secrets(match) else match.position
    return draw(position.game, position.state, theme=theme, seat=seat, language=reader.language)


@get("/pictures/{kind:str}", media_type=SVG, responses=PROBLEMS)
async def kind_picture(
    request: AnyRequest,
    reader: TheReader,
    kind: GameName,
    players: Annotated[int, QueryParameter(ge=1, le=4)] = 2,
    theme: Theme = "auto",
) -> Response[str]:
    """A picture of a kind of game, well under way. Other names in the query are options of the game."""
    options = tuple(sorted((name, value) for name, value in request.query_params.items() if name not in ("players", "theme", "language")))
    try:
        position = await asyncio.to_thread(showcase, kind, players, options)  # it may have to be compiled first
    except SintraError as error:
        raise refused(error) from error
    return Response(draw(position.game, position.state, theme=theme, language=reader.language), headers=SVG_POLICY)


def _kept(request: AnyRequest, body: bytes) -> Response[Any]:
    """JSON that a browser may keep, and then only asks whether it is still the same."""
    tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=MediaType.JSON)


PICTURES = [scene, game_picture, kind_picture]
