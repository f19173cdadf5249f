"""What a game's picture shows of a position: its places, the pieces on them, and what to touch."""

from sintra.picture import pieces
from sintra.picture.layout import Layout, Piece
from sintra.positions import Position


def layout_of(game: Position) -> Layout:
    found: Layout = game.game.picture.layout(game.state)
    return found


def pieces_of(game: Position) -> list[Piece]:
    return pieces.pieces_of(game.game, game.state)


def targets_of(game: Position) -> list[tuple[str, ...]]:
    """The targets of every legal move, in order."""
    return pieces.targets_of(game.game, game.state, [int(move) for move in game.legal_moves])
