"""Tiles: glazed ceramic with a painted motif. Every colour has a motif of its own, so that colour is never the only difference.

A motif is painted in the square from -40 to 40; the same painting, turned by an eighth and flattened, fills a rhombus whose tip points up.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from sintra.picture.shapes import circle, group, path, petal, polar, polygon, rect, star

Outline = Literal["square", "rhombus"]

LONG, SHORT = 50.0, 28.87  #: half diagonals of the rhombus: its sides are 57.74, its tips 60 degrees wide
RHOMBUS = polygon((0, -LONG), (SHORT, 0), (0, LONG), (-SHORT, 0))
FLAT = "scale(.37 .64) rotate(45)"  #: from the painted square to the rhombus

GLINT: dict[str, str | float] = {"fill": "none", "stroke": "#fff", "stroke_opacity": 0.5, "stroke_linecap": "round", "stroke_linejoin": "round"}
LIGHT = ("white", "special")  #: colours whose body is as light as paper

DEFINITIONS = (
    '<linearGradient id="sintra-gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>'
    '<stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>'
)


class Glaze(NamedTuple):
    """The three tones of a tile, as style variables."""

    body: str
    deep: str
    pale: str


def glaze(colour: str) -> Glaze:
    return Glaze(f"var(--{colour})", f"var(--{colour}-deep)", f"var(--{colour}-pale)")


def tile(colour: str, outline: Outline = "square") -> str:
    """The symbol of a tile: shadow, cream grout, glazed body, motif, gloss."""
    tones = glaze(colour)
    motif = MOTIFS[colour](tones)
    if outline == "square":
        return (
            rect(-49, -46, 98, 98, 12, fill="var(--shadow)", opacity=0.28)
            + rect(-49, -49, 98, 98, 12, fill="var(--grout)")
            + rect(-46, -46, 92, 92, 9, fill=tones.body, stroke=tones.deep, stroke_width=1.5)
            + motif
            + rect(-46, -46, 92, 92, 9, fill="url(#sintra-gloss)")
            + path("M-41 39V-35Q-41 -41 -35 -41H39", stroke_width=2.4, **GLINT)
        )
    edge: dict[str, str | float] = {"stroke_linejoin": "round", "transform": "scale(.9)"}
    return (
        path(RHOMBUS, fill="var(--shadow)", opacity=0.28, transform="translate(0 2)")
        + path(RHOMBUS, fill="var(--grout)", stroke="var(--grout)", stroke_linejoin="round")
        + path(RHOMBUS, fill=tones.body, stroke=tones.deep, stroke_width=1.5, **edge)
        + group(motif, transform=FLAT)
        + path(RHOMBUS, fill="url(#sintra-gloss)", **edge)
        + path("M-22.5 -2L0 -41L3 -36", stroke_width=1.6, **GLINT)
    )


def ghost(colour: str, outline: Outline = "square") -> str:
    """A printed space that waits for a tile of the colour: body and motif, faint; of light tiles only the lines, lest they look like tiles."""
    line_only = colour in LIGHT
    tones = glaze(colour)._replace(body="var(--paper-deep)") if line_only else glaze(colour)
    faint = "var(--ghost-light)" if line_only else "var(--ghost)"
    if outline == "square":
        body = rect(-45.5, -45.5, 91, 91, 9, fill=tones.body, stroke=tones.deep, stroke_width=1.5)
        return group(body, MOTIFS[colour](tones), opacity=faint)
    body = path(RHOMBUS, fill=tones.body, stroke=tones.deep, stroke_width=1.2, transform="scale(.93)")
    return group(body, group(MOTIFS[colour](tones), transform=FLAT), opacity=faint)


# ── The motifs ───────────────────────────────────────────────────────────────────────────────────────────────────────────

ACROSS = (45, 135, 225, 315)
UPRIGHT = (0, 90, 180, 270)


def blue(tones: Glaze) -> str:
    """An eight-pointed star around a flower."""
    flower = path("".join(petal(17, 5, 3, turn) for turn in range(0, 360, 45)), fill=tones.pale)
    return path(star(8, 37, 28), fill=tones.pale) + path(star(8, 27, 20.5, 22.5), fill=tones.deep) + flower


def yellow(tones: Glaze) -> str:
    """A sun: a scalloped disc around a ring."""
    rays = "".join(circle(*polar(28, turn), 8.2, fill=tones.pale) for turn in range(0, 360, 30))
    rings = ((27, tones.pale), (23, tones.deep), (15, tones.pale), (7, tones.deep))
    return rays + "".join(circle(0, 0, r, fill=tone) for r, tone in rings)


def red(tones: Glaze) -> str:
    """Four leaves to the corners."""
    leaves = path("".join(petal(50, 19, 5, turn) for turn in ACROSS), fill=tones.pale)
    return leaves + path("".join(petal(38, 6, 13, turn) for turn in ACROSS), fill=tones.deep)


def black(tones: Glaze) -> str:
    """Lozenges, one inside the other."""
    rings = ((40, tones.pale), (31.5, tones.body), (23, tones.pale), (13, tones.deep))
    return "".join(path(star(2, r, r), fill=tone) for r, tone in rings)


def white(tones: Glaze) -> str:
    """A cobalt quatrefoil, as on the oldest tiles."""
    lobes = "".join(circle(*polar(17, turn), 18, fill=tones.deep) for turn in UPRIGHT)
    inside = "".join(circle(*polar(17, turn), 12.5, fill=tones.body) for turn in UPRIGHT)
    return lobes + inside + circle(0, 0, 13, fill=tones.body) + path(star(4, 19, 7), fill=tones.deep)


def turquoise(tones: Glaze) -> str:
    """Waves."""
    return "".join(
        path(f"M-35 {y}q8.75 -17 17.5 0t17.5 0t17.5 0t17.5 0", fill="none", stroke=tones.pale, stroke_width=6.5, stroke_linecap="round")
        for y in (-22, 0, 22)
    )


def purple(tones: Glaze) -> str:
    """A cross with flared arms."""
    arms = "".join(path("M-4 -6Q-6 -25 -19 -39H19Q6 -25 4 -6Z", fill=tones.pale, transform=f"rotate({turn})") for turn in UPRIGHT)
    return arms + circle(0, 0, 14, fill=tones.pale) + path(star(2, 11, 11), fill=tones.deep)


def green(tones: Glaze) -> str:
    """One large leaf with its veins."""
    leaf = path("M-34 -34C18 -40 40 -18 34 34C-18 40 -40 18 -34 -34Z", fill=tones.pale)
    veins = path("M-30 -30L38 38M-13 -13L8 -23M-13 -13L-23 8M3 3L25 -7M3 3L-7 25M19 19L31 11M19 19L11 31", fill="none")
    return leaf + group(veins, stroke=tones.deep, stroke_width=5, stroke_linecap="round")


def orange(tones: Glaze) -> str:
    """A pinwheel."""
    blades = "".join(path("M0 0C-7 -16 -4 -34 12 -41C9 -26 22 -14 0 0Z", fill=tones.pale, transform=f"rotate({turn})") for turn in range(0, 360, 60))
    return blades + circle(0, 0, 8, fill=tones.deep)


def special(tones: Glaze) -> str:
    """The colourless tile: a golden burst."""
    return path(star(16, 38, 24), fill=tones.deep) + circle(0, 0, 20, fill=tones.body) + path(star(8, 15, 7), fill=tones.deep)


MOTIFS: dict[str, Callable[[Glaze], str]] = {
    motif.__name__: motif for motif in (blue, yellow, red, black, white, turquoise, purple, green, orange, special)
}
