"""What a game's picture shows of a position: its places, and the pieces on them."""

from sintra.picture.layout import Layout, Piece
from sintra.positions import Position


def layout_of(game: Position) -> Layout:
    found: Layout = game.game.picture.layout(game.state)
    return found


def pieces_of(game: Position) -> list[Piece]:
    found: list[Piece] = game.game.picture.pieces(game.state)
    return found
