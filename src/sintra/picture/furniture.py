"""What lies on every table: plates, the paper of boards, the first-player marker, bag and box, signs. Each is drawn around its own middle."""

from sintra.picture.shapes import circle, group, num, path, petal, polar, polygon, rect, star, text

PLATE = 76.0  #: the radius of a plate for four tiles of 40


def plate(r: float = PLATE) -> str:
    """A round ceramic plate with a painted rim, and a flower in the middle that shows when the plate is empty."""
    middle = r - 9
    sprig = path(petal(9, 2.3, 0.5, 76) + petal(9, 2.3, 0.5, -76) + petal(5.5, 1.8, 0, 0) + petal(5.5, 1.8, 0, 180))
    rim = "".join(group(sprig, transform=f"rotate({turn}) translate(0 {num(-middle)})") for turn in range(0, 360, 30))
    dots = "".join(circle(*polar(middle, turn), 1.6) for turn in range(15, 360, 30))
    flower = path("".join(petal(0.4 * r, 0.09 * r, 0.08 * r, turn + 22.5) for turn in range(0, 360, 45)))
    return (
        circle(0, 4, r, fill="var(--shadow)", opacity=0.2)
        + circle(0, 0, r, fill="var(--plate)", stroke="var(--edge)", stroke_width=1)
        + circle(0, 0, r - 2, fill="none", stroke="var(--cobalt)", stroke_width=1.5)
        + group(rim, dots, fill="var(--cobalt)", opacity=0.7)
        + circle(0, 0, r - 16, fill="var(--plate-well)", stroke="var(--cobalt)", stroke_width=1)
        + group(flower, fill="var(--cobalt-soft)", opacity=0.6)
    )


def dish(x: float, y: float, width: float, height: float) -> str:
    """A small ceramic dish for a few tiles, where a plate would take too much room; from its upper left corner."""
    return (
        rect(x, y + 3, width, height, 22, fill="var(--shadow)", opacity=0.2)
        + rect(x, y, width, height, 22, fill="var(--plate)", stroke="var(--edge)", stroke_width=1)
        + rect(x + 2, y + 2, width - 4, height - 4, 20, fill="none", stroke="var(--cobalt)", stroke_width=1.5)
        + rect(x + 5, y + 5, width - 10, height - 10, 17, fill="var(--plate-well)", stroke="var(--cobalt-soft)", stroke_width=0.8)
    )


def medallion(x: float, y: float, words: str, r: float = 12) -> str:
    """A small painted disc with a number."""
    disc = circle(x, y, r, fill="var(--plate)", stroke="var(--cobalt)", stroke_width=1.2)
    return disc + text(x, y, 1.3 * r, words, fill="var(--cobalt)", text_anchor="middle", font_weight="bold")


def rosette(r: float) -> str:
    """A large faint flower of lines, printed where the table is empty."""
    petals = path("".join(petal(r, 0.2 * r, 0.3 * r, turn) + petal(0.8 * r, 0.1 * r, 0.3 * r, turn + 22.5) for turn in range(0, 360, 45)))
    rings = circle(0, 0, r) + circle(0, 0, r + 5) + circle(0, 0, 0.3 * r)
    return group(petals, rings, fill="none", stroke="var(--cobalt-soft)", stroke_width=1.2, opacity=0.75)


def sheet(width: float, height: float) -> str:
    """The paper of a board, from 0, 0: a card whose cobalt frame leaves room for a flower in every corner."""
    flower = "".join(petal(6, 2.3, 0.8, turn) for turn in (45, 135, 225, 315)) + "".join(petal(4, 1.2, 0.8, turn) for turn in (0, 90, 180, 270))
    corners = "".join(path(flower, transform=f"translate({num(x)} {num(y)})") for x in (14.0, width - 14) for y in (14.0, height - 14))
    return (
        rect(0, 3, width, height, 15, fill="var(--shadow)", opacity=0.16)
        + rect(0.5, 0.5, width - 1, height - 1, 15, fill="var(--paper)", stroke="var(--edge)")
        + path(frame(width, height, 8), fill="none", stroke="var(--cobalt)", stroke_width=1.8)
        + path(frame(width, height, 12.5), fill="none", stroke="var(--cobalt-soft)", stroke_width=0.8)
        + group(corners, fill="var(--cobalt)")
    )


def frame(width: float, height: float, inset: float, x: float = 0, y: float = 0, r: float = 17) -> str:
    """The `d` of a frame with corners hollowed by `r`, `inset` inside the card whose upper left corner is x, y."""
    left, top, right, bottom = x + inset, y + inset, x + width - inset, y + height - inset
    corner = f"A{num(r)} {num(r)} 0 0 0"
    return (
        f"M{num(left + r)} {num(top)}H{num(right - r)}{corner} {num(right)} {num(top + r)}V{num(bottom - r)}{corner} {num(right - r)} {num(bottom)}"
        f"H{num(left + r)}{corner} {num(left)} {num(bottom - r)}V{num(top + r)}{corner} {num(left + r)} {num(top)}Z"
    )


def turn(width: float, height: float) -> str:
    """The sign that a player is to move: the frame of the board in gold. Drawn for a place in the board's middle, as large as the board is high."""
    k = 100 / height
    return path(frame(width * k, 100, 8 * k, -width * k / 2, -50, 17 * k), fill="none", stroke="var(--gold)", stroke_width=4.2 * k)


def space(x: float, y: float, size: float) -> str:
    """An empty space for a tile."""
    return rect(x - size / 2, y - size / 2, size, size, size / 9, fill="var(--space)", stroke="var(--space-edge)", stroke_width=1)


def arrow(x: float, y: float, size: float = 9) -> str:
    """A small mark that points to the right."""
    h = size / 2
    return path(polygon((x - h, y - h), (x + h, y), (x - h, y + h), (x - h / 3, y)), fill="var(--gold)")


def marker() -> str:
    """The first-player marker: a golden star with a one."""
    return (
        path(star(12, 50, 41), fill="var(--shadow)", opacity=0.28, transform="translate(0 4)")
        + path(star(12, 50, 41), fill="var(--grout)")
        + path(star(12, 46, 38), fill="var(--gold)")
        + circle(0, 0, 30, fill="var(--grout)", stroke="var(--blue)", stroke_width=2.5)
        + text(0, -1, 44, "1", fill="var(--blue-deep)", text_anchor="middle", font_weight="bold")
        + path(star(12, 46, 38), fill="url(#sintra-gloss)")
    )


def marker_home() -> str:
    """Where the first-player marker lies between rounds: its outline, faint."""
    return group(path(star(12, 46, 38)) + circle(0, 0, 28), fill="none", stroke="var(--gold)", stroke_width=2.5, opacity=0.6)


def laurel() -> str:
    """The sign of a winner: two golden branches."""
    branch = path("M6 44C34 40 46 14 38 -24", fill="none", stroke="var(--gold)", stroke_width=3.5, stroke_linecap="round")
    pairs = ((20, 40, 65, -35), (34, 26, 45, -50), (41, 6, 30, -70), (42, -14, 15, -95), (38, -26, -12, -12))
    leaves = "".join(path(petal(20, 7, 0, out) + petal(20, 7, 0, back), transform=f"translate({x} {y})") for x, y, out, back in pairs)
    side = branch + group(leaves, fill="var(--gold)")
    return side + group(side, transform="scale(-1 1)")


def bag() -> str:
    """A tied cloth bag."""
    cloth = "M-13 -24C-62 4 -52 47 0 47S62 4 13 -24L24 -44Q12 -38 0 -44T-24 -44Z"
    folds = "M-6 -18Q-22 4 -19 26M7 -18Q18 0 18 16"
    return (
        path(cloth, fill="var(--plate)", stroke="var(--cobalt)", stroke_width=4, stroke_linejoin="round")
        + path(folds, fill="none", stroke="var(--cobalt-soft)", stroke_width=3, stroke_linecap="round")
        + path("M-15 -24H15", stroke="var(--gold)", stroke_width=7, stroke_linecap="round")
    )


def box() -> str:
    """The lid of the box, which takes the discards."""
    return (
        path("M-44 -8H44L36 38H-36Z", fill="var(--plate)", stroke="var(--cobalt)", stroke_width=4, stroke_linejoin="round")
        + path("M-44 -8L-28 -26H28L44 -8Z", fill="var(--space)", stroke="var(--cobalt)", stroke_width=4, stroke_linejoin="round")
        + path("M-26 16H26", stroke="var(--gold)", stroke_width=5, stroke_linecap="round")
    )
