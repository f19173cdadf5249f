"""What lies on every table: plates, boards' paper, the first-player marker, the bag, signs. Fragments around their own middle or corner."""

from sintra.picture.shapes import circle, group, line, num, path, polar, polygon, rect, star, text

PLATE = 74  #: the radius of a plate for four tiles of 40


def plate(x: float, y: float, r: float = PLATE, number: str = "") -> str:
    """A round ceramic plate with a painted rim; a number goes on the rim's lower edge."""
    dots = "".join(circle(*polar(r - 6.5, i * 15, x, y), 1.4) for i in range(24))
    return (
        circle(x, y + 3, r, fill="var(--shadow)", opacity=0.18)
        + circle(x, y, r, fill="var(--plate)", stroke="var(--edge)", stroke_width=1)
        + circle(x, y, r - 2.5, fill="none", stroke="var(--cobalt)", stroke_width=1.6)
        + circle(x, y, r - 11, fill="var(--plate)", stroke="var(--cobalt-soft)", stroke_width=1)
        + group(dots, fill="var(--cobalt-soft)")
        + (text(x, y + r - 7, 11, number, fill="var(--cobalt)", text_anchor="middle") if number else "")
    )


def sheet(width: float, height: float) -> str:
    """The paper of a board: a card with a double cobalt line."""
    return (
        rect(1, 4, width - 2, height - 4, 16, fill="var(--shadow)", opacity=0.14)
        + rect(1, 1, width - 2, height - 4, 16, fill="var(--paper)", stroke="var(--edge)", stroke_width=1)
        + rect(7, 7, width - 14, height - 16, 11, fill="none", stroke="var(--cobalt)", stroke_width=1.6)
        + rect(11, 11, width - 22, height - 24, 8, fill="none", stroke="var(--cobalt-soft)", stroke_width=0.8)
    )


def space(x: float, y: float, size: float) -> str:
    """An empty space for a tile, around x, y."""
    return rect(x - size / 2, y - size / 2, size, size, size / 9, fill="var(--space)", stroke="var(--space-edge)", stroke_width=1)


def arrow(x: float, y: float, size: float = 8) -> str:
    """A small mark that points to the right."""
    return path(polygon((x - size / 2, y - size / 2), (x + size / 2, y), (x - size / 2, y + size / 2)), fill="var(--gold)")


def marker() -> str:
    """The first-player marker: a golden star with a one."""
    return (
        circle(0, 3, 48, fill="var(--shadow)", opacity=0.25)
        + path(star(8, 50, 40), fill="var(--gold)", stroke="var(--grout)", stroke_width=3, stroke_linejoin="round")
        + circle(0, 0, 31, fill="var(--grout)")
        + text(0, 0, 46, "1", fill="#24508f", text_anchor="middle", font_weight="bold")
    )


def turn() -> str:
    """The sign beside the name of the player to move."""
    return path(star(4, 50, 20), fill="var(--gold)")


def bag(x: float, y: float, size: float) -> str:
    """A tied cloth bag, around x, y."""
    k = size / 40
    d = f"M{num(x - 5 * k)} {num(y - 10 * k)}C{num(x - 26 * k)} {num(y)} {num(x - 22 * k)} {num(y + 19 * k)} {num(x)} {num(y + 19 * k)}"
    d += f"S{num(x + 26 * k)} {num(y)} {num(x + 5 * k)} {num(y - 10 * k)}L{num(x + 10 * k)} {num(y - 18 * k)}H{num(x - 10 * k)}Z"
    tie = line(x - 6 * k, y - 10 * k, x + 6 * k, y - 10 * k, stroke="var(--gold)", stroke_width=3 * k)
    return path(d, fill="var(--paper-deep)", stroke="var(--cobalt)", stroke_width=1.6, stroke_linejoin="round") + tie


def box(x: float, y: float, size: float) -> str:
    """The lid of the box that takes the discards, around x, y."""
    k = size / 40
    outer = [(x - 19 * k, y - 6 * k), (x + 19 * k, y - 6 * k), (x + 15 * k, y + 15 * k), (x - 15 * k, y + 15 * k)]
    return path(polygon(*outer), fill="var(--paper-deep)", stroke="var(--cobalt)", stroke_width=1.6, stroke_linejoin="round") + line(
        x - 21 * k, y - 6 * k, x + 21 * k, y - 6 * k, stroke="var(--gold)", stroke_width=3 * k, stroke_linecap="round"
    )
