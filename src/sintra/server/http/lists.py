"""Lists of games."""

from typing import NamedTuple

from sintra.registry import game as find_game
from sintra.server import wire
from sintra.server.errors import Refused
from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage.store import Row, Show
from sintra.web.speech import speak_title


async def games_of(server: Server, show: Show, guest: Guest, language: str) -> list[wire.Listed]:
    """The games of a list; of my own those come first in which it is my turn, then others that go on, then finished ones."""
    rows = await server.store.listed(show, guest.id)
    found = [
        _listed(row, await _turn(server, row.id, guest) if show == "mine" and row.phase == "playing" else NOBODYS_TURN, language) for row in rows
    ]
    return sorted(found, key=lambda game: not game.my_turn)


class Turn(NamedTuple):
    """Whether it is mine, and how many milliseconds are left for it."""

    mine: bool = False
    left: int | None = None


NOBODYS_TURN = Turn()


async def _turn(server: Server, id: str, guest: Guest) -> Turn:
    try:
        match = await server.games.look(id)
    except Refused:  # it was begun by other rules, and cannot go on
        return NOBODYS_TURN
    clocks = match.clock.shown(server.now())
    left = clocks.left[match.acting] if clocks and match.acting is not None and clocks.running == match.acting else None
    return Turn(match.acting is not None and match.acting in match.seats_of(guest.id), left)


def _listed(row: Row, turn: Turn, language: str) -> wire.Listed:
    agreement, summary = row.agreement, row.summary
    seats = [
        wire.SeatView(name, kind, level, mine=seat in row.mine)
        for seat, (name, kind, level) in enumerate(zip(summary.names, summary.kinds, summary.levels, strict=True))
    ]
    return wire.Listed(
        id=row.id,
        game=agreement.game,
        title=speak_title(find_game(agreement.game), language),
        options=agreement.options,
        players=agreement.players,
        phase=row.phase,
        seats=seats,
        clock=agreement.clock,
        created=row.created,
        my_turn=turn.mine,
        left=turn.left,
        imported=agreement.imported,
        scores=summary.scores,
        winners=summary.winners,
    )
