"""The drawings of Duel's own things: sun and moon, plates and their backs, chips, tokens, the tower, the goals. Each in a box from -50 to 50."""

from math import cos, pi, sin

from sintra.games.duel.spec import (
    CHIP_NAMES,
    COLOUR_NAMES,
    GOAL_NAMES,
    LETTERS,
    ROTATIONS,
    SPECIAL_PLATES,
    WILD_PLATES,
)
from sintra.picture.shapes import circle, group, num, path, petal, polar, rect, star, text, use

NAME_OF = dict(zip(LETTERS, COLOUR_NAMES, strict=True))
SPACE = 40 / 88  #: a tile on a plate: plates are laid 88 wide, tiles 40
CORNERS = ((-25, -25), (25, -25), (25, 25), (-25, 25))  #: the middles of a plate's spaces, clockwise from the top left


def sun(r: float) -> str:
    """Rays around a disc: printed on the sun side of a factory."""
    rays = "".join(petal(r, 0.1 * r, 0.58 * r, turn) for turn in range(0, 360, 30))
    return group(path(rays), circle(0, 0, 0.48 * r), fill="var(--gold)", opacity=0.3)


def moon(r: float) -> str:
    """A crescent: printed on the moon side of a factory."""
    d = f"M{num(0.35 * r)} {num(-0.8 * r)}A{num(0.87 * r)} {num(0.87 * r)} 0 1 0 {num(0.35 * r)} {num(0.8 * r)}"
    return path(f"{d}A{num(0.95 * r)} {num(0.95 * r)} 0 0 1 {num(0.35 * r)} {num(-0.8 * r)}Z", fill="var(--cobalt)", opacity=0.22)


# ── Plates ───────────────────────────────────────────────────────────────────────────────────────────────────────────────


def card(fill: str = "var(--plate)") -> str:
    """The body of a plate."""
    return rect(-48, -46, 96, 96, 8, fill="var(--shadow)", opacity=0.25) + rect(
        -49, -49, 98, 98, 8, fill=fill, stroke="var(--cobalt)", stroke_width=1.6
    )


def plates() -> dict[str, str]:
    """Every plate in every rotation: `plate-<number>-<rotation>`."""
    drawn = {}
    for number, colours in enumerate(SPECIAL_PLATES + WILD_PLATES):
        kinds = ["ghost-special" if number < len(SPECIAL_PLATES) else "wild", *(f"ghost-{NAME_OF[letter]}" for letter in colours)]
        for rotation in range(ROTATIONS):
            spaces = (use(f"duel-{kind}", *CORNERS[(rotation + i) % ROTATIONS], SPACE) for i, kind in enumerate(kinds))
            drawn[f"plate-{number}-{rotation}"] = card() + "".join(spaces)
    return drawn


def wild() -> str:
    """A wild space: a flower with a petal in each colour."""
    petals = "".join(path(petal(40, 15, 5, 72 * i), fill=f"var(--{colour})") for i, colour in enumerate(COLOUR_NAMES))
    return rect(-45.5, -45.5, 91, 91, 9, fill="var(--space)", stroke="var(--space-edge)", stroke_width=2) + group(petals, opacity=0.75)


def backs() -> dict[str, str]:
    """Plates face down: special ones with a golden burst, wild ones with a flower, and those of which nothing is known."""
    lining = rect(-41, -41, 82, 82, 6, fill="none", stroke="var(--cobalt-soft)", stroke_width=1.6)
    burst = path(star(16, 32, 20), fill="var(--gold)") + circle(0, 0, 15, fill="var(--paper)") + path(star(8, 12, 6), fill="var(--gold)")
    flower = "".join(path(petal(33, 12, 4, 72 * i), fill=f"var(--{colour})") for i, colour in enumerate(COLOUR_NAMES))
    unknown = text(0, 0, 44, "?", fill="var(--soft-ink)", text_anchor="middle")
    signs = {"back-special": burst, "back-wild": flower, "back-unknown": unknown}
    return {name: card("var(--paper-deep)") + lining + sign for name, sign in signs.items()}


# ── Chips and tokens ─────────────────────────────────────────────────────────────────────────────────────────────────────


def chips() -> dict[str, str]:
    """Bonus chips: a disc of one colour or of two halves, each with its motif; `chip-down` is one face down."""
    rim = circle(0, 3, 48, fill="var(--shadow)", opacity=0.3) + circle(0, 0, 48, fill="var(--grout)")
    drawn = {"chip-down": rim + circle(0, 0, 43, fill="var(--cobalt)") + path(star(8, 30, 13), fill="var(--paper)", opacity=0.9)}
    for kind, name in enumerate(CHIP_NAMES):
        letters = name.split("/")
        if len(letters) == 1:
            face = disc(NAME_OF[letters[0]]) + use(f"duel-motif-{NAME_OF[letters[0]]}", 0, 0, 0.66)
        else:
            left, right = (NAME_OF[letter] for letter in letters)
            face = half(left, 0) + half(right, 1) + use(f"duel-motif-{left}", -20, 0, 0.4) + use(f"duel-motif-{right}", 20, 0, 0.4)
        drawn[f"chip-{kind}"] = rim + face
    return drawn


def disc(colour: str) -> str:
    return circle(0, 0, 43, fill=f"var(--{colour})", stroke=f"var(--{colour}-deep)", stroke_width=2)


def half(colour: str, sweep: int) -> str:
    return path(f"M0 -43A43 43 0 0 {sweep} 0 43Z", fill=f"var(--{colour})", stroke=f"var(--{colour}-deep)", stroke_width=2)


def token() -> str:
    """A player token: a turned figure seen from the side."""
    return path(
        "M0 -42A16 16 0 0 1 9 -13Q14 8 28 22Q34 28 34 42H-34Q-34 28 -28 22Q-14 8 -9 -13A16 16 0 0 1 0 -42Z",
        fill="var(--cobalt)",
        stroke="var(--grout)",
        stroke_width=4,
    )


def tower() -> str:
    """The tower that takes the discards."""
    walls = path("M-26 44V-18H26V44Z", fill="var(--plate)", stroke="var(--cobalt)", stroke_width=4, stroke_linejoin="round")
    roof = path("M-34 -18L0 -46L34 -18Z", fill="var(--space)", stroke="var(--cobalt)", stroke_width=4, stroke_linejoin="round")
    return walls + roof + path("M-9 44V16A9 9 0 0 1 9 16V44Z", fill="var(--gold)")


# ── Goals ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

CELL = 12.0
GOAL_SIGNS = ("+3", "+4", "+7", "+1", "+10", "+3 +8", "+2", "−3")


def goals() -> dict[str, str]:
    """Each goal as a small dome with what it asks for, and what it brings."""
    cells = [(r, q) for r in range(6) for q in range(6)]
    wanted = {
        "rows": [(1, q) for q in range(6)],
        "columns": [(r, 4) for r in range(6)],
        "outer": [(r, q) for r, q in cells if r in (0, 5) or q in (0, 5)],
        "diagonals": [(r, q) for r, q in cells if r in (q, 5 - q)],
        "corners": [(r, q) for r, q in cells if r not in (2, 3) and q not in (2, 3)],
    }
    drawn = {}
    for name, points in zip(GOAL_NAMES, GOAL_SIGNS, strict=True):
        faint = path("".join(map(cell, cells)), fill="var(--cobalt)", opacity=0.18)
        if name == "colourful":
            sign = "".join(path(cell((1, q)), fill=f"var(--{colour})") for q, colour in enumerate((*COLOUR_NAMES, "gold")))
        elif name == "wilds":
            sign = "".join(
                path(petal(32, 12, 4, 72 * i), fill=f"var(--{colour})", transform="translate(0 -14)") for i, colour in enumerate(COLOUR_NAMES)
            )
        elif name == "specials":
            points_of = " ".join(num(v) for i in range(8) for v in (28 * sin(i * pi / 4), -14 - 28 * cos(i * pi / 4)))
            sign = f'<polygon points="{points_of}" fill="none" stroke="var(--gold)" stroke-width="5" stroke-dasharray="8 5"/>'
        else:
            sign = path("".join(map(cell, wanted[name])), fill="var(--cobalt)")
        colour = "var(--loss)" if name == "specials" else "var(--cobalt)"
        drawn[f"goal-{name}"] = faint + sign + text(0, 38, 23, points, fill=colour, text_anchor="middle", font_weight="bold")
    return drawn


def cell(at: tuple[int, int]) -> str:
    r, q = at
    return f"M{num((q - 3) * CELL + 1)} {num((r - 3) * CELL - 13)}h10v10h-10z"


def dot_ring(r: float) -> str:
    """A ring of dots, printed where the chip lies."""
    return group("".join(circle(*polar(r, turn), 1.5) for turn in range(0, 360, 30)), fill="var(--cobalt)", opacity=0.6)
