"""The scene of a game: everything that stays as it is while the pieces move, in the reader's language."""

from functools import lru_cache
from typing import Literal

import msgspec

from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.picture.layout import Layout, Part, Place
from sintra.picture.motifs import DEFINITIONS
from sintra.picture.svg import title
from sintra.positions import Position
from sintra.web.speech import draw_move, speak, speak_move, speak_title


class PanelView(msgspec.Struct, omit_defaults=True):
    """A part of the table; see `sintra.picture.layout.Panel`. The title is in words."""

    name: str
    role: Literal["offer", "board", "aside"]
    width: float
    height: float
    title: str
    backdrop: str
    places: dict[str, Place]
    seat: int | None = None
    heading: Place | None = None
    touch: float = 1
    trim: float = 0
    parts: tuple[Part, ...] = ()


class AboutView(msgspec.Struct):
    """What the things on the table are, in words: places by their name or by their group, pieces by their kind."""

    places: dict[str, str]
    kinds: dict[str, str]


class Scene(msgspec.Struct):
    """What never changes in a game: put it down once. `moves` has for every integer of the action space: notation; words; words with symbols to draw.

    Symbols are in square brackets: "[tile-blue] from factory 1 to line 2".
    """

    game: str
    title: str
    language: str
    definitions: str  #: SVG definitions that symbols and backdrops refer to
    symbols: dict[str, str]
    panels: list[PanelView]
    moves: list[tuple[str, str, str]]
    about: AboutView
    actions: int  #: integers below are players' decisions, the others nature's draws


def scene_of(position: Position, language: str) -> bytes:
    """The scene as JSON. It depends on the layout and its words only, so it is made once for all games that look alike."""
    return _scene(position.game, packed(position), language)


def packed(position: Position) -> bytes:
    """What the scene depends on, beside the language."""
    game, state = position.game, position.state
    return msgspec.msgpack.encode(Printed(game.picture.layout(state), game.about.places(state)))


class Printed(msgspec.Struct):
    """What is printed, and what that is."""

    layout: Layout
    places: dict[str, Phrase]


@lru_cache(maxsize=64)
def _scene(game: Game, content: bytes, language: str) -> bytes:
    printed = msgspec.msgpack.decode(content, type=Printed)
    panels = [
        PanelView(
            name=panel.name,
            role=panel.role,
            width=panel.width,
            height=panel.height,
            title=title(game, panel.title, language),
            backdrop=panel.backdrop,
            places=panel.places,
            seat=panel.seat,
            heading=panel.heading,
            touch=panel.touch,
            trim=panel.trim,
            parts=panel.parts,
        )
        for panel in printed.layout.panels
    ]
    about = AboutView(_said(game, printed.places, language), _said(game, game.about.kinds(), language))
    moves = [(game.notation[move], speak_move(game, move, language), draw_move(game, move, language)) for move in range(game.moves)]
    return msgspec.json.encode(
        Scene(game.name, speak_title(game, language), language, DEFINITIONS, game.picture.symbols(), panels, moves, about, game.actions)
    )


def _said(game: Game, phrases: dict[str, Phrase], language: str) -> dict[str, str]:
    return {name: speak(phrase, game.package, language) for name, phrase in phrases.items()}
