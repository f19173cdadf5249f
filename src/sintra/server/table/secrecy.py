"""Who may know what: the one place where the server asks the rules about it."""

from typing import Any

from sintra.kernel.dispatch import NATURE
from sintra.server.table.match import Match
from sintra.server.table.seen import seen


def has_secrets(match: Match) -> bool:
    """Whether seats know different things in this game. When it is over everything may be known."""
    return match.position.game.rules.hide is not None and match.phase != "over"


def shown_state(match: Match, seat: int | None) -> Any:
    """The record to look at for a reader with the knowledge of this seat."""
    return seen((match.position.view(seat) if has_secrets(match) else match.position).state)


def known_move(match: Match, ply: int, seat: int | None) -> int | None:
    """The move at a ply, or None if the reader may not know it."""
    move, witnesses = match.moves[ply], match.witnesses[ply]
    if witnesses is None or seat in witnesses or match.phase == "over":
        return move
    return None


def known_plies(match: Match, first: int, last: int, seat: int | None) -> list[tuple[int, int | None]]:
    """Who and what, from one ply up to another."""
    return [(match.movers[ply], known_move(match, ply, seat)) for ply in range(first, min(last, len(match.moves)))]


def seat_of(match: Match, owner: str) -> int | None:
    """With whose knowledge somebody looks: the seat to act if it is theirs, otherwise their first; spectators with nobody's."""
    seats = match.seats_of(owner)
    if not seats:
        return None
    acting = match.acting
    return acting if acting in seats and acting != NATURE else seats[0]
