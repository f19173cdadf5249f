"""A served game as a record: the file that can be kept, replayed anywhere, and checked."""

from datetime import UTC, datetime

from sintra.record import Record
from sintra.server.errors import Refused
from sintra.server.table.match import Match, start_of
from sintra.server.table.secrecy import known_move, seat_of


def record_of(match: Match, secret: bytes, owner: str) -> Record:
    """The record as this reader may have it. The secret is in it when the game is over; a running game with moves hidden from them is refused."""
    if match.is_retold:
        raise Refused("old-rules", rules=match.agreement.rules)
    seat = seat_of(match, owner)
    if any(known_move(match, ply, seat) is None for ply in range(len(match.moves))):
        raise Refused("hidden")
    agreement = match.agreement
    headers = {f"Player {number + 1}": sits.name for number, sits in enumerate(match.seats)}
    headers["Date"] = datetime.fromtimestamp(match.created / 1000, UTC).strftime("%Y-%m-%d")
    if not agreement.imported:
        if agreement.draws:
            headers["Draws"] = agreement.draws
        headers["Commitment"] = agreement.commitment
        headers |= {f"Random {number + 1}": sits.random for number, sits in enumerate(match.seats) if sits.random}
        if match.phase == "over":
            headers["Secret"] = secret.hex()
    if match.loser is not None:
        headers["Ended"] = f"{match.loser + 1} {'ran out of time' if match.ended == 'time' else 'resigned'}"
    headers["Rules"] = f"Sintra {agreement.rules}"
    return Record(start_of(agreement), list(match.moves), {**headers, **agreement.headers})
