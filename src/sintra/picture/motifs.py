"""Tiles: glazed ceramic with a painted motif. Every colour has a motif of its own, so that colour is never the only difference.

A motif is drawn in the square from -50 to 50; the same drawing, turned by an eighth and flattened, fills a rhombus whose tip points up.
"""

from collections.abc import Callable
from typing import Literal

from sintra.picture.shapes import circle, group, path, petal, polygon, rect, star

Outline = Literal["square", "rhombus"]

LONG, SHORT = 50.0, 28.87  #: half diagonals of the rhombus, its tips 60 degrees wide

DEFINITIONS = (
    '<linearGradient id="sintra-gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".45"/>'
    '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>'
)


def tile(colour: str, outline: Outline = "square") -> str:
    """The symbol of a tile: shadow, cream grout, glazed body, motif, gloss."""
    motif = MOTIFS[colour](f"var(--{colour})", f"var(--{colour}-deep)", f"var(--{colour}-pale)")
    if outline == "square":
        body = rect(-46, -46, 92, 92, 9, fill=f"var(--{colour})", stroke=f"var(--{colour}-deep)", stroke_width=2)
        gloss = rect(-46, -46, 92, 92, 9, fill="url(#sintra-gloss)")
        return rect(-49, -47, 98, 98, 11, fill="var(--shadow)", opacity=0.25) + rect(-49, -49, 98, 98, 11, fill="var(--grout)") + body + motif + gloss
    shape = polygon((0, -LONG), (SHORT, 0), (0, LONG), (-SHORT, 0))
    grout = path(shape, fill="var(--grout)", stroke="var(--grout)", stroke_width=2, stroke_linejoin="round")
    body = path(shape, fill=f"var(--{colour})", stroke=f"var(--{colour}-deep)", stroke_width=2, stroke_linejoin="round", transform="scale(.9)")
    gloss = path(shape, fill="url(#sintra-gloss)", transform="scale(.9)")
    return grout + body + group(motif, transform="scale(.37 .64) rotate(45)") + gloss


def ghost(colour: str, outline: Outline = "square") -> str:
    """A printed space that waits for a tile of the colour: its motif, faint."""
    motif = MOTIFS[colour](f"var(--{colour})", f"var(--{colour}-deep)", f"var(--{colour}-pale)")
    if outline == "square":
        return group(rect(-46, -46, 92, 92, 9, fill=f"var(--{colour})"), motif, opacity=0.3)
    shape = polygon((0, -LONG), (SHORT, 0), (0, LONG), (-SHORT, 0))
    return group(path(shape, fill=f"var(--{colour})", transform="scale(.92)"), group(motif, transform="scale(.37 .64) rotate(45)"), opacity=0.3)


def blue(body: str, deep: str, pale: str) -> str:
    return path(star(8, 34, 20), fill=pale) + path(star(8, 20, 12), fill=deep) + circle(0, 0, 6, fill=pale)


def yellow(body: str, deep: str, pale: str) -> str:
    return circle(0, 0, 30, fill=pale) + circle(0, 0, 20, fill=deep) + circle(0, 0, 10, fill=pale)


def red(body: str, deep: str, pale: str) -> str:
    return "".join(path(petal(46, 16, 4, turn), fill=pale) for turn in (45, 135, 225, 315))


def black(body: str, deep: str, pale: str) -> str:
    rings = ((38, pale), (28, deep), (18, pale), (8, deep))
    return "".join(path(star(2, r, r, 0), fill=tone) for r, tone in rings)


def white(body: str, deep: str, pale: str) -> str:
    return "".join(path(petal(40, 18, 6, turn), fill=pale, stroke=deep, stroke_width=3) for turn in (0, 90, 180, 270))


def turquoise(body: str, deep: str, pale: str) -> str:
    return "".join(path(f"M-40 {y}Q-20 {y - 24} 0 {y}T40 {y}", fill="none", stroke=pale, stroke_width=7) for y in (-18, 4, 26))


def purple(body: str, deep: str, pale: str) -> str:
    return "".join(circle(x, y, 17, fill="none", stroke=pale, stroke_width=6) for x, y in ((0, -15), (15, 0), (0, 15), (-15, 0)))


def green(body: str, deep: str, pale: str) -> str:
    return path("M0 38V-38", stroke=pale, stroke_width=5) + "".join(path(petal(40, 10, 4, turn), fill=pale) for turn in (40, 320, 0, 90, 270))


def orange(body: str, deep: str, pale: str) -> str:
    return "".join(path("M0 0L0 -38Q26 -30 22 -8Z", fill=pale, transform=f"rotate({turn})") for turn in (0, 90, 180, 270))


MOTIFS: dict[str, Callable[[str, str, str], str]] = {
    "blue": blue,
    "yellow": yellow,
    "red": red,
    "black": black,
    "white": white,
    "turquoise": turquoise,
    "purple": purple,
    "green": green,
    "orange": orange,
}
