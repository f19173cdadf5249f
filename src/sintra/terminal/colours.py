"""The text board in colours: tiles as glazed letters, free spaces in the colour that is printed on them."""

import re

from rich.color import Color
from rich.style import Style
from rich.text import Text

from sintra.kernel.game import Game
from sintra.picture.themes import GLAZES

PLAYER = re.compile(r"▸Player \d+")
MARKERS = "MS"  # what stands among tiles and has no colour
BRIGHT, DARK = 180, 80  # of 255: letters on brighter tiles are dark; what is darker or brighter than these could not be seen on every screen


def coloured(board: str, game: Game) -> Text:
    """The board with a style for every letter that is a tile or a space. A terminal without colours shows it as it was."""
    text = Text(board)
    capitals, small = "".join(game.letters), "".join(game.letters).lower()
    for run in re.finditer(rf"(?<![^\W\d_])[a-z]?[{capitals}{MARKERS}]+(?![^\W\d_])|(?<![^\W\d_])[{small}](?![^\W\d_])", board):
        for i in range(*run.span()):
            colour = game.letters.get(board[i].upper())
            if colour is not None and (board[i].isupper() or len(run[0]) == 1):
                text.stylize(_tile(colour) if board[i].isupper() else _space(colour), i, i + 1)
    for turn in PLAYER.finditer(board):
        text.stylize("bold", *turn.span())
    return text


def _tile(colour: str) -> Style:
    body = GLAZES[colour][0]
    return Style(color="#000000" if _brightness(body) > BRIGHT else "#ffffff", bgcolor=body, bold=True)


def _space(colour: str) -> Style:
    body = GLAZES[colour][0]
    return Style(color=body) if DARK < _brightness(body) < 240 else Style(dim=True)


def _brightness(colour: str) -> float:
    red, green, blue = Color.parse(colour).get_truecolor()
    return 0.3 * red + 0.6 * green + 0.1 * blue
