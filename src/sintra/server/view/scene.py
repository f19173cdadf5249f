"""The scene of a game: everything that stays as it is while the pieces move, in the reader's language."""

from functools import lru_cache

import msgspec

from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase
from sintra.picture.layout import Layout
from sintra.picture.motifs import DEFINITIONS
from sintra.picture.svg import title
from sintra.positions import Position
from sintra.server import wire
from sintra.server.view.speech import draw_move, speak, speak_move, speak_title


def scene_of(position: Position, language: str) -> bytes:
    """The scene as JSON. It depends on the layout and its words only, so it is made once for all games that look alike."""
    game, state = position.game, position.state
    return _scene(game, msgspec.msgpack.encode(Printed(game.picture.layout(state), game.about.places(state))), language)


class Printed(msgspec.Struct):
    """What is printed, and what that is."""

    layout: Layout
    places: dict[str, Phrase]


@lru_cache(maxsize=64)
def _scene(game: Game, packed: bytes, language: str) -> bytes:
    printed = msgspec.msgpack.decode(packed, type=Printed)
    panels = [
        wire.PanelView(
            name=panel.name,
            role=panel.role,
            width=panel.width,
            height=panel.height,
            title=title(game, panel.title, language),
            backdrop=panel.backdrop,
            places=panel.places,
            seat=panel.seat,
            heading=panel.heading,
        )
        for panel in printed.layout.panels
    ]
    about = wire.AboutView(_said(game, printed.places, language), _said(game, game.about.kinds(), language))
    moves = [(game.notation[move], speak_move(game, move, language), draw_move(game, move, language)) for move in range(game.moves)]
    return msgspec.json.encode(
        wire.Scene(game.name, speak_title(game, language), language, DEFINITIONS, game.picture.symbols(), panels, moves, about, game.actions)
    )


def _said(game: Game, phrases: dict[str, Phrase], language: str) -> dict[str, str]:
    return {name: speak(phrase, game.package, language) for name, phrase in phrases.items()}
