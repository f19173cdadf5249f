"""What the others did since a player's last decision, to be seen until he moves."""

from sintra.kernel.dispatch import NATURE
from sintra.kernel.game import Game
from sintra.picture.pieces import by_kind, targets_of
from sintra.positions import Position
from sintra.server import wire
from sintra.server.table.match import Match
from sintra.server.table.secrecy import has_secrets, known_move

MOST = 24  #: decisions; more of them nobody could make out


def deeds_of_others(match: Match, seat: int, since: int) -> list[wire.Deed]:
    """The decisions of others after the last one of this seat, from ply `since` on, as far as the seat may know them."""
    others: list[int] = []
    for ply in reversed(range(since, len(match.moves))):
        if match.movers[ply] == seat or len(others) == MOST:
            break
        if match.movers[ply] != NATURE:
            others.insert(0, ply)
    known = [(ply, move) for ply in others if (move := known_move(match, ply, seat)) is not None]
    return [deed(match, seat, ply, move) for ply, move in known]


def deed(match: Match, seat: int, ply: int, move: int) -> wire.Deed:
    """One of them, seen with the knowledge of the seat."""
    game = match.position.game
    [places] = targets_of(game, match.position.after(ply).state, [move])
    before, after = lying(match, game, ply, seat), lying(match, game, ply + 1, seat)
    kind = next((kind for kind, there in before.items() if places[0] in there), "") if places else ""
    taken = [place for place in before.get(kind, []) if place not in after.get(kind, [])]
    return wire.Deed(match.movers[ply], move, list(places), kind, taken)


def lying(match: Match, game: Game, ply: int, seat: int) -> dict[str, list[str]]:
    """What lay on the table after this many moves."""
    position: Position = match.position.after(ply)
    pieces, _ = by_kind(game, (position.view(seat) if has_secrets(match) else position).state)
    return pieces
