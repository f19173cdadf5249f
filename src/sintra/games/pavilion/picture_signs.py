"""What is printed on the board of Summer Pavilion: pillars, statues, windows, spaces, small stars. Each is drawn in a box from -50 to 50."""

from sintra.picture.motifs import LONG, RHOMBUS, SHORT
from sintra.picture.shapes import circle, group, num, path, petal, polygon, rect

LINE: dict[str, str | float] = {"stroke": "var(--cobalt)", "stroke_width": 3.2, "stroke_linejoin": "round", "stroke_linecap": "round"}


def medallion(content: str, tiles: int) -> str:
    """A round plaque with a sign and, below it, the bonus tiles that it gives."""
    small = polygon((0, -7.5), (4.6, 0), (0, 7.5), (-4.6, 0))
    gifts = "".join(path(small, transform=f"translate({num(12.5 * (i - (tiles - 1) / 2))} 35)") for i in range(tiles))
    return (
        circle(0, 2.5, 49, fill="var(--shadow)", opacity=0.16)
        + circle(0, 0, 49, fill="var(--plate)", stroke="var(--cobalt)", stroke_width=2.5)
        + circle(0, 0, 44, fill="none", stroke="var(--cobalt-soft)", stroke_width=1.2)
        + group(content, transform="translate(0 -8)")
        + group(gifts, fill="var(--gold)")
    )


def pillar() -> str:
    """A fluted column."""
    return medallion(
        path("M-12 -16Q-9 6 -12 24H12Q9 6 12 -16Z", fill="var(--space)", **LINE)
        + path("M-4 -14V22M4 -14V22", fill="none", stroke="var(--cobalt-soft)", stroke_width=2.4)
        + path("M-20 -28H20L14 -17H-14Z", fill="var(--plate)", **LINE)
        + path("M-18 31H18L14 24H-14Z", fill="var(--plate)", **LINE),
        1,
    )


def statue() -> str:
    """A robed figure on a plinth."""
    return medallion(
        path("M-10 -9C-16 2 -13 12 -15 22H15C13 12 16 2 10 -9Q0 -3 -10 -9Z", fill="var(--space)", **LINE)
        + path("M-3 -3Q-8 10 -5 20M5 0Q2 10 6 20", fill="none", stroke="var(--cobalt-soft)", stroke_width=2.4)
        + circle(0, -21, 9.5, fill="var(--plate)", **LINE)
        + path("M-20 23H20V31H-20Z", fill="var(--plate)", **LINE),
        2,
    )


def window() -> str:
    """A round-arched window with two lights."""
    return medallion(
        path("M-18 31V-8A18 18 0 0 1 18 -8V31Z", fill="var(--space)", **LINE)
        + path("M0 31V4M-18 4H18", fill="none", **LINE)
        + path("".join(petal(13, 3.6, 2, turn) for turn in (-60, -20, 20, 60)), fill="var(--cobalt)"),
        3,
    )


def stone() -> str:
    """A space that is not bound to a colour: plain stone."""
    face = path(RHOMBUS, fill="var(--space)", stroke="var(--space-edge)", stroke_width=1.6, transform="scale(.93)")
    return face + path(RHOMBUS, fill="none", stroke="var(--space-edge)", stroke_width=1, transform="scale(.74)", opacity=0.7)


def corner() -> str:
    """A space in the corner of the board, for a tile that is kept."""
    return path(RHOMBUS, fill="var(--paper-deep)", stroke="var(--gold)", stroke_width=1.6, stroke_dasharray="5 3.5", transform="scale(.92)")


def hollow() -> str:
    """The ground between four tiles."""
    return path(RHOMBUS, fill="var(--paper-deep)")


def small_star(colours: tuple[str, ...]) -> str:
    """A star of six rhombi; several colours follow each other clockwise."""
    k = 0.5
    spoke = polygon((0, 0), (SHORT * k, -LONG * k), (0, -2 * LONG * k), (-SHORT * k, -LONG * k))
    fills = [f"var(--{colours[i % len(colours)]})" for i in range(6)]
    return "".join(path(spoke, fill=fill, stroke="var(--grout)", stroke_width=2.5, transform=f"rotate({60 * i})") for i, fill in enumerate(fills))


def halo() -> str:
    """The golden light around the wild colour of this round."""
    light = path("".join(petal(64, 5, 40, turn) for turn in (58, 90, 122, 238, 270, 302)), fill="var(--gold)")
    return light + path(RHOMBUS, fill="none", stroke="var(--gold)", stroke_width=4, stroke_linejoin="round", transform="scale(1.13)")


def gate() -> str:
    """The sign of passing: a gate."""
    return (
        circle(0, 0, 48, fill="var(--plate)", stroke="var(--cobalt)", stroke_width=2.5)
        + path("M-22 30V-6A22 22 0 0 1 22 -6V30Z", fill="var(--space)", **LINE)
        + path("M0 30V-26", fill="none", **LINE)
        + circle(-6.5, 6, 2.8, fill="var(--gold)")
        + circle(6.5, 6, 2.8, fill="var(--gold)")
        + path("M-30 31H30", fill="none", **LINE)
    )


def closed_gate() -> str:
    """A player has passed: the gate in gold."""
    return gate() + circle(0, 0, 48, fill="none", stroke="var(--gold)", stroke_width=7)


def tower() -> str:
    """The tower that takes the discards."""
    return (
        path("M-24 44L-19 -18H19L24 44Z", fill="var(--plate)", **LINE)
        + path("M-27 -18V-40H-15V-31H-6V-40H6V-31H15V-40H27V-18Z", fill="var(--space)", **LINE)
        + path("M-7 12V2A7 7 0 0 1 7 2V12Z", fill="var(--gold)")
        + rect(-9, 26, 18, 18, fill="var(--cobalt-soft)")
    )
