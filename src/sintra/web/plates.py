"""Pictures for a page that has the colours already: parts of a table in the page's own theme."""

from html import escape

from sintra.kernel.game import Game
from sintra.picture.layout import Panel
from sintra.picture.motifs import DEFINITIONS
from sintra.picture.pieces import pieces_of
from sintra.picture.shapes import moved, num, text, use
from sintra.picture.svg import TEXTS
from sintra.positions import Position

GAP = 20.0


def plate(position: Position, names: list[str]) -> str:
    """The named panels of a position, side by side."""
    picture = position.game.picture
    panels = [panel for panel in picture.layout(position.state).panels if panel.name in names]
    width = sum(panel.width + GAP for panel in panels) - GAP
    height = max(panel.height for panel in panels)
    parts, x = [], 0.0
    for panel in panels:
        parts.append(moved(_filled(position, panel), x, (height - panel.height) / 2))
        x += panel.width + GAP
    return f'<svg viewBox="0 0 {num(width)} {num(height + 4)}" aria-hidden="true">{"".join(parts)}</svg>'


def symbols(game: Game) -> str:
    """The drawings that the pictures of a game use, to be put on a page once."""
    drawn = "".join(f'<g id="{game.name}-{kind}">{fragment}</g>' for kind, fragment in game.picture.symbols().items())
    return f'<svg class="symbols" aria-hidden="true"><defs>{DEFINITIONS}{drawn}</defs></svg>'


def _filled(position: Position, panel: Panel) -> str:
    game = position.game
    parts = [panel.backdrop]
    for piece in pieces_of(game, position.state):
        place = panel.places.get(piece.place)
        if place is None:
            continue
        if piece.text:
            look = TEXTS.get(piece.kind, TEXTS["number"])
            parts.append(text(place.x, place.y, place.size, escape(piece.text), text_anchor=place.anchor, **look))
        else:
            parts.append(use(f"{game.name}-{piece.kind}", place.x, place.y, place.size / 100, place.angle))
    return "".join(parts)
