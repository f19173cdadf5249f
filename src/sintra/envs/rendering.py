"""Showing a game to people, as the environments' render modes: text, SVG, pixels, or text on the screen as the game goes.

Pixels come from `sintra.picture.png`; Pillow unpacks them.
"""

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sintra.kernel.errors import BadOption
from sintra.picture.png import to_png
from sintra.positions import Position

MODES = ("human", "ansi", "svg", "rgb_array")
WIDTH = 720  #: of the picture, in pixels


def check_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadOption("render_mode", f"{mode!r} is not one of {', '.join(MODES)}")
    return mode


def render(position: Position, mode: str) -> Any:
    """The position in a render mode; "human" prints it and returns nothing."""
    if mode == "human":
        print(position, end="\n\n")
        return None
    if mode == "ansi":
        return str(position)
    return svg(position) if mode == "svg" else pixels(svg(position))


def svg(position: Position) -> str:
    """The table as a picture, in fixed colours."""
    return position.svg(theme="light", width=WIDTH)


def pixels(picture: str) -> NDArray[np.uint8]:
    """An SVG as an array of height, width and red, green, blue."""
    from PIL import Image

    with Image.open(BytesIO(to_png(picture, background="white"))) as image:
        return np.array(image.convert("RGB"))
