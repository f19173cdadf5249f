"""One self-contained SVG of a table, for notebooks, the command line, documents and thumbnails."""

import re
from typing import Literal, get_args
from xml.sax.saxutils import escape

from sintra.kernel.dispatch import State
from sintra.kernel.errors import BadOption
from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.picture.arrange import Arrangement, Placed, arrange
from sintra.picture.layout import Piece, Place
from sintra.picture.motifs import DEFINITIONS
from sintra.picture.pieces import pieces_of
from sintra.picture.shapes import moved, num, rect, text, use
from sintra.picture.themes import SERIF, Theme, resolve, stylesheet
from sintra.words import LANGUAGES, bundle, say

TEXTS: dict[str, dict[str, str | float]] = {  #: how the kinds of written pieces look
    "number": {"fill": "var(--ink)"},
    "total": {"fill": "var(--cobalt)", "font_weight": "bold"},
    "score": {"fill": "var(--cobalt)", "font_weight": "bold"},
    "title": {"fill": "var(--ink)", "letter_spacing": ".03em"},
}


def draw(
    game: Game,
    state: State,
    *,
    theme: Theme = "auto",
    width: float | None = None,
    seat: int | None = None,
    arrangement: Arrangement = "wide",
    language: str = "en",
) -> str:
    """The table as SVG. The same position always gives the same bytes.

    `theme` "auto" follows the reader's system; "light" and "dark" are written without style variables, for programs that know none.
    `width` in pixels (otherwise the picture fills its room); `seat` (from 0) whose board comes first; `arrangement` "tall" for phones.
    """
    _check(theme, width, seat, int(state.players), arrangement, language)
    table = arrange(game.picture.layout(state), arrangement, seat)
    at: dict[str, list[Piece]] = {}
    for piece in pieces_of(game, state):
        at.setdefault(piece.place, []).append(piece)
    panels = "".join(_panel(game, placed, at, language) for placed in table.placed)
    symbols = _symbols(game, panels)
    edge = rect(7, 7, table.width - 14, table.height - 14, 10, fill="none", stroke="var(--cobalt-soft)", stroke_width=1)
    body = f"<defs>{DEFINITIONS}{symbols}</defs>{rect(0, 0, table.width, table.height, 16, fill='var(--table)')}{edge}{panels}"
    size = f' width="{num(width)}" height="{num(width * table.height / table.width)}"' if width else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sintra" viewBox="0 0 {num(table.width)} {num(table.height)}"{size} role="img" '
        f'font-family="{SERIF}"><title>{escape(say(Phrase("name"), game.package, language))}</title>'
        f"<desc>{escape(game.board(state))}</desc>"
        + (f"<style>{stylesheet('auto')}</style>{body}" if theme == "auto" else _fixed(game, body, theme))
        + "</svg>\n"
    )


def _check(theme: str, width: float | None, seat: int | None, players: int, arrangement: str, language: str) -> None:
    for name, value, choices in (
        ("theme", theme, get_args(Theme)),
        ("arrangement", arrangement, get_args(Arrangement)),
        ("language", language, LANGUAGES),
        ("seat", seat, (None, *range(players))),
    ):
        if value not in choices:
            raise BadOption(name, f"{value!r} is not one of {', '.join(map(str, choices))}")
    if width is not None and not (isinstance(width, (int, float)) and 0 < width < float("inf")):
        raise BadOption("width", f"{width!r} is not a width in pixels")


def title(game: Game, phrase: Phrase, language: str = "en") -> str:
    """A panel's title in words: a message of the game, or one of the picture's own."""
    package = game.package if bundle(game.package, language).has_message(phrase.id) else __package__
    return say(phrase, package, language)


def _symbols(game: Game, fragment: str) -> str:
    """The symbols that the fragment uses, and those that they use."""
    known: dict[str, str] = game.picture.symbols()
    wanted = set[str]()
    while fragment:
        used = set(re.findall(rf'href="#{game.name}-([a-z0-9-]+)"', fragment)) - wanted
        wanted |= used
        fragment = "".join(known[kind] for kind in used)
    return "".join(f'<g id="{game.name}-{kind}">{known[kind]}</g>' for kind in sorted(wanted))


def _fixed(game: Game, body: str, theme: Literal["light", "dark"]) -> str:
    """The body in the colours of one theme; its symbols get names of their own, for pages that show one table in both."""
    return re.sub(rf'((?:id="|href="#){game.name}-)', rf"\g<1>{theme}-", resolve(body, theme))


def _panel(game: Game, placed: Placed, at: dict[str, list[Piece]], language: str) -> str:
    panel = placed.panel
    parts = [panel.backdrop]
    if panel.heading:
        parts.append(_text(Piece("title", "", title(game, panel.title, language)), panel.heading))
    parts += [_piece(game, piece, place) for name, place in panel.places.items() for piece in at.get(name, ())]
    return moved("".join(parts), placed.x, placed.y, placed.scale)


def _piece(game: Game, piece: Piece, place: Place) -> str:
    if piece.text:
        return _text(piece, place)
    return use(f"{game.name}-{piece.kind}", place.x, place.y, place.size / 100, place.angle)


def _text(piece: Piece, place: Place) -> str:
    return text(place.x, place.y, place.size, escape(piece.text), text_anchor=place.anchor, **TEXTS.get(piece.kind, TEXTS["number"]))
