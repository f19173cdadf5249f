"""What a request is about: which guest, in which language, which game; and whether they may see it."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.http.guests import Guest
from sintra.server.http.languages import preferred
from sintra.server.server import Server
from sintra.server.table.authority import Authority
from sintra.server.view.render import Reader

AnyRequest = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(max_length=32, description="The id of a game.")]
Key = Annotated[str, QueryParameter(max_length=64, description="The join key of a private game.")]
Spoken = Annotated[wire.Language | None, QueryParameter(description="The language of all words; otherwise the one that the browser prefers.")]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The version that the reader has.")]

TheServer = NamedDependency[Server]
TheGuest = NamedDependency[Guest]
TheReader = NamedDependency[Reader]
TheGame = NamedDependency[Authority]

PROBLEMS = {
    status: ResponseSpec(data_container=wire.Refusal, description="Refused; nothing was changed.", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 421, 429, 500, 503)
}


def server_of(request: AnyRequest) -> Server:
    found: Server = request.app.state.server
    return found


def guest_of(request: AnyRequest) -> Guest:
    found: Guest = request.scope["state"]["guest"]
    return found


def reader_of(request: AnyRequest, language: Spoken = None) -> Reader:
    """The reader, in the language that they ask for or that their browser prefers."""
    return Reader(guest_of(request).id, language or preferred(request.headers.get("accept-language", "")))


async def game_of(request: AnyRequest, id: GameId, key: Key = "") -> Authority:
    """The game that is asked for; a private one needs a seat or the key."""
    game = await server_of(request).games.find(id)
    check_access(game, guest_of(request), key)
    game.visit(request.scope["state"]["address"])
    return game


def check_access(game: Authority, guest: Guest, key: str) -> None:
    if not game.match.is_open_to(guest.id, key):
        raise Refused("key-needed")


PROVIDED = {
    "server": Provide(server_of, sync_to_thread=False),
    "guest": Provide(guest_of, sync_to_thread=False),
    "reader": Provide(reader_of, sync_to_thread=False),
    "authority": Provide(game_of),  # not `game`: a field of that name in a body that is wrong would count as a fault of ours
}
