"""Colours by name, for light and dark; a drawing writes `var(--name)` and never a colour of its own.

Every tile colour has three glazes: the body, the deep tone of shadow and line, the pale tone of the painted motif.
"""

import re
from typing import Literal

Theme = Literal["auto", "light", "dark"]

GLAZES = {  # colour: body, deep, pale
    "blue": ("#2f6db5", "#173f7d", "#cfe3f5"),
    "yellow": ("#efb63a", "#b8741a", "#fdf0c4"),
    "red": ("#c8492f", "#832418", "#f8d5b8"),
    "black": ("#363a45", "#16181f", "#c3c6cd"),
    "white": ("#fbf9f3", "#4f75a8", "#a9c3de"),
    "turquoise": ("#2fa59b", "#12635f", "#d3f1e8"),
    "purple": ("#7a4fa0", "#452a66", "#e3d0f0"),
    "green": ("#5f9a4a", "#2f5c2a", "#e0efc6"),
    "orange": ("#e27b2c", "#9a4512", "#fde0b6"),
    "special": ("#f3ecd8", "#b08a3a", "#fffaf0"),
}

LIGHT = {
    "table": "#efe5d2",
    "paper": "#fbf6ea",
    "paper-deep": "#f7f0e1",
    "edge": "#d9c8a6",
    "ink": "#22304d",
    "soft-ink": "#5d6579",
    "cobalt": "#24508f",
    "cobalt-soft": "#9db6d6",
    "gold": "#c08a2d",
    "loss": "#a5402c",
    "space": "#efe6d3",
    "space-edge": "#cdbd9c",
    "plate": "#fffdf6",
    "plate-well": "#f8f2e3",
    "shadow": "#5b4a2a",
    "grout": "#fdf8ea",
    "ghost": ".34",
    "ghost-light": ".42",
}

DARK = {
    "table": "#0f1829",
    "paper": "#182439",
    "paper-deep": "#131d30",
    "edge": "#31425f",
    "ink": "#ece4d0",
    "soft-ink": "#a3adc0",
    "cobalt": "#7fa6dc",
    "cobalt-soft": "#3f5f8f",
    "gold": "#e0b45c",
    "loss": "#ef9a80",
    "space": "#212f49",
    "space-edge": "#465a7d",
    "plate": "#2a3a56",
    "plate-well": "#223049",
    "shadow": "#000000",
    "grout": "#e6dfcc",
    "ghost": ".38",
    "ghost-light": ".5",
}

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif"


def variables(theme: Literal["light", "dark"]) -> dict[str, str]:
    """Every colour of a theme, the glazes of the tiles included: `blue`, `blue-deep`, `blue-pale`."""
    tones = {name + tone: value for name, glaze in GLAZES.items() for tone, value in zip(("", "-deep", "-pale"), glaze, strict=True)}
    return {**(LIGHT if theme == "light" else DARK), **tones}


def stylesheet(theme: Theme, scope: str = ".sintra") -> str:
    """The rules that define the colours under `scope`: of one theme, or of both, following the reader's system."""
    if theme != "auto":
        return _rule(scope, variables(theme))
    light, dark = variables("light"), variables("dark")
    changed = {name: value for name, value in dark.items() if light[name] != value}
    return f"{_rule(scope, light)}@media(prefers-color-scheme:dark){{{_rule(scope, changed)}}}"


def resolve(fragment: str, theme: Literal["light", "dark"]) -> str:
    """The fragment with every `var(--name)` replaced by its colour, for programs that show SVG but know no style variables."""
    colours = variables(theme)
    return re.sub(r"var\(--([a-z-]+)\)", lambda found: colours[found[1]], fragment)


def _rule(scope: str, values: dict[str, str]) -> str:
    return f"{scope}{{{';'.join(f'--{name}:{value}' for name, value in values.items())}}}"
