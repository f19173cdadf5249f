"""The table in words over HTTP, for screen readers and for anyone who likes to read."""

from litestar import get

from sintra.picture.svg import title
from sintra.server import wire
from sintra.server.http.access import PROBLEMS, TheGame, TheReader
from sintra.server.table.match import Match
from sintra.server.table.secrecy import has_secrets, seat_of
from sintra.server.view.render import Reader
from sintra.words.spoken import sections


def told_to(match: Match, reader: Reader) -> wire.Told:
    """What lies on the table, as far as the reader may know it, in their language. Boards are called by their players."""
    position = match.position.view(seat_of(match, reader.owner)) if has_secrets(match) else match.position
    game, language = position.game, reader.language
    return wire.Told(
        [
            wire.ToldPart(
                title(game, section.title, language) if section.seat is None else match.seats[section.seat].name,
                [line.words(game.package, language) for line in section.lines],
                section.seat,
            )
            for section in sections(game, position.state)
        ]
    )


@get("/games/{id:str}/words", responses=PROBLEMS)
async def table_in_words(authority: TheGame, reader: TheReader) -> wire.Told:
    """The table in words."""
    return await authority.show.beside(told_to, authority.match, reader)


SPOKEN = [table_in_words]
