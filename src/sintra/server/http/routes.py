"""The HTTP part: everything under /api/. Scripts can play with it alone; browsers use it around the live socket."""

from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody, QueryParameter

import sintra
from sintra.kernel.phrase import Phrase
from sintra.server import OWN, wire, wire_review
from sintra.server.errors import Refused
from sintra.server.http.access import PROBLEMS, PROVIDED, AnyRequest, GameId, Since, TheGame, TheGuest, TheReader, TheServer, game_of
from sintra.server.http.devices import DEVICES
from sintra.server.http.guests import Guest
from sintra.server.http.lists import games_of
from sintra.server.http.names import chosen
from sintra.server.http.network import addresses
from sintra.server.http.pictures import PICTURES
from sintra.server.http.previews import PREVIEWS
from sintra.server.http.spoken import SPOKEN
from sintra.server.server import Server
from sintra.server.storage.store import Show
from sintra.server.view.export import record_of
from sintra.server.view.replay import LONGEST, account_of, frames_of
from sintra.server.view.reviewed import reviewed
from sintra.server.workers.reviews import ServedReview
from sintra.web.catalogue import info, playable
from sintra.web.speech import speak
from sintra.words import LANGUAGES

# ── The server, and who I am ─────────────────────────────────────────────────────────────────────────────────────────────


@get("/about", responses=PROBLEMS)
async def about(server: TheServer, reader: TheReader) -> wire.About:
    """The games that can be played here."""
    games = [info(game, reader.language) for game in playable()]
    return wire.About(sintra.__version__, games, list(LANGUAGES), list(addresses(server.settings.host, server.settings.port)))


@get("/me", responses=PROBLEMS)
async def me(guest: TheGuest) -> wire.Me:
    """Who I am here."""
    return wire.Me(guest.name)


@put("/me", responses=PROBLEMS)
async def rename(server: TheServer, guest: TheGuest, data: JSONBody[wire.Rename]) -> Response[wire.Me]:
    """Choose a name."""
    renamed = Guest(guest.id, chosen(data.name), guest.signed)
    return Response(wire.Me(renamed.name), headers={"Set-Cookie": server.guests.cookie(renamed)})


# ── Games ────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@get("/games", responses=PROBLEMS)
async def list_games(server: TheServer, guest: TheGuest, reader: TheReader, show: FromQuery[Show] = "mine") -> list[wire.Listed]:
    """My games (my turn first, finished ones last), open ones, or public ones to watch; the newest first."""
    return await games_of(server, show, guest, reader.language)


@post("/games", responses=PROBLEMS)
async def create(request: AnyRequest, server: TheServer, guest: TheGuest, reader: TheReader, data: JSONBody[wire.Create]) -> wire.Table:
    """A new game."""
    _count_new_game(request, server)
    made = await server.games.create(guest, data, reader.language)
    made.visit(request.scope["state"]["address"])
    return made.show.table(reader)


@get("/games/{id:str}", responses=PROBLEMS)
async def table(authority: TheGame, reader: TheReader) -> wire.Table:
    """The table as I may see it."""
    return authority.show.table(reader)


@get("/games/{id:str}/updates", responses=PROBLEMS)
async def updates(authority: TheGame, reader: TheReader, since: Since) -> wire.Update | wire.Table:
    """What I missed since a version: an update (perhaps an empty one), or the whole table."""
    return authority.show.missed(reader, since) or authority.show.unchanged(reader)


@post("/games/{id:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: AnyRequest, guest: TheGuest, reader: TheReader, id: GameId, data: JSONBody[wire.Join]) -> wire.Table:
    """Sit down on an open seat."""
    found = await game_of(request, id, data.key)
    name = chosen(data.name) or guest.name or speak(Phrase("guest", {"seat": (data.seat or 0) + 1}), OWN, reader.language)
    await found.sit(guest.id, name, data.seat, data.random or "")
    return found.show.table(reader)


@post("/games/{id:str}/actions", status_code=200, responses=PROBLEMS)
async def act(authority: TheGame, guest: TheGuest, data: JSONBody[wire.Action]) -> wire.Ack:
    """Any action of docs/live.md. The answer comes when it is stored."""
    answers: list[wire.Ack] = []
    try:
        await authority.act(guest.id, data, answers.append)
    except Refused as error:
        error.id, error.version = data.id, authority.match.version
        raise
    return answers[0]


@get("/games/{id:str}/replay", responses=PROBLEMS)
async def replay(
    authority: TheGame,
    reader: TheReader,
    first: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=LONGEST)] = 20,
) -> wire.Frames:
    """The states of a game, one after the other."""
    return await authority.show.beside(frames_of, authority.match, reader, first, count)


@get("/games/{id:str}/account", responses=PROBLEMS)
async def account(authority: TheGame, reader: TheReader) -> wire.Account:
    """Every point so far, explained."""
    return await authority.show.beside(account_of, authority.match, reader)


@get("/games/{id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(authority: TheGame, guest: TheGuest) -> Response[str]:
    """The game as a record, to keep."""
    text = await authority.show.beside(lambda: str(record_of(authority.match, authority.secret, guest.id)))
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{authority.match.agreement.game}-{authority.id}.txt"'})


@get("/games/{id:str}/review", responses=PROBLEMS)
async def review(request: AnyRequest, server: TheServer, authority: TheGame, guest: TheGuest, reader: TheReader) -> wire_review.Reviewed:
    """The review of a finished game, as far as it has come: it goes on while somebody asks. For browsers that cannot review games themselves."""
    if authority.match.phase != "over":
        raise Refused("unfinished")
    found = server.reviews.get(authority.id)
    if found is None:
        record = await authority.show.beside(record_of, authority.match, authority.secret, guest.id)
        made = await authority.show.beside(ServedReview, record, request.scope["state"]["address"])
        found = server.reviews.get(authority.id) or server.reviews.begin(authority.id, made)
    return await authority.show.beside(reviewed, found, reader.language)


@delete("/games/{id:str}/review", responses=PROBLEMS)
async def cancel_review(server: TheServer, authority: TheGame) -> None:
    """Nobody waits for the review any longer."""
    server.reviews.cancel(authority.id)


@post("/records", responses=PROBLEMS)
async def import_record(request: AnyRequest, server: TheServer, guest: TheGuest, reader: TheReader, data: JSONBody[wire.Import]) -> wire.Table:
    """Put a record on the table, to look at it."""
    _count_new_game(request, server)
    return (await server.games.import_record(guest, data.record)).show.table(reader)


def _count_new_game(request: AnyRequest, server: Server) -> None:
    if not server.new_games.allows(request.scope["state"]["address"]):
        raise Refused("too-many-games")


API = Router(
    "/api",
    route_handlers=[
        about,
        me,
        rename,
        *DEVICES,
        list_games,
        create,
        table,
        updates,
        join,
        act,
        replay,
        account,
        record,
        review,
        cancel_review,
        import_record,
        *PICTURES,
        *PREVIEWS,
        *SPOKEN,
    ],
    dependencies=PROVIDED,
)
