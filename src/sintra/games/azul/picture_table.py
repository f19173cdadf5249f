"""The printed table of Azul: plates in a ring around the centre, a board for every player, bag and lid."""

from functools import cache
from math import atan2, cos, pi

from sintra.games.azul.spec import (
    COLOUR_NAMES,
    COLUMN_OF,
    COLUMNS,
    FACTORIES,
    FLOOR_SPACES,
    FLOOR_VALUES,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    ROWS,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.phrase import Phrase
from sintra.picture import furniture
from sintra.picture.layout import Layout, Panel, Part, Place
from sintra.picture.places import PatternLines, Stores
from sintra.picture.shapes import group, moved, num, path, polar, rect, star, text, use

TILE = 40.0
PITCH = 44.0  #: from one tile to the next
RING = {2: 206.0, 3: 232.0, 4: 244.0}  #: from the centre of the table to a plate's, by players
EDGE = 8.0
DISH = (104.0, 112.0)  #: width and height of a plate where room is scarce


@cache
def table(players: int, grey: bool) -> Layout:
    """All panels; they depend on nothing else."""
    return Layout((offer(players), *(board(p, grey) for p in range(players)), Stores("azul", ("bag", "lid"), COLOUR_NAMES).panel()))


# ── The offer ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def offer(players: int) -> Panel:
    """Plates around the centre, the first at the top, clockwise."""
    plates, ring = FACTORIES[players], RING[players]
    x = y = ring + furniture.PLATE + EDGE
    height = y + ring * cos(pi / plates) + furniture.PLATE + EDGE
    backdrop = [moved(furniture.rosette(ring - furniture.PLATE - 14), x, y), moved(furniture.marker_home(), x, y, TILE / 100)]
    places = {"centre-marker": Place(x, y, TILE)}
    parts = []
    for i, (column, row) in enumerate(centre_spaces(players), start=1):
        places[f"centre-{i}"] = Place(x + column * PITCH, y + row * PITCH, TILE, group="centre")
    for f in range(1, plates + 1):
        at = polar(ring, (f - 1) * 360 / plates, x, y)
        backdrop += [use("azul-plate", *at), furniture.medallion(at[0], at[1] + furniture.PLATE - 9, str(f))]
        for i in range(TILES_ON_A_FACTORY):
            row, column = divmod(i, 2)
            places[f"factory-{f}-{i + 1}"] = Place(at[0] + (column - 0.5) * PITCH, at[1] + (row - 0.5) * PITCH, TILE, group=f"factory-{f}")
        parts.append(dish(f, *at))
    parts.append(Part(x, y, PITCH, PITCH, tuple(name for name in places if name.startswith("centre")), step_x=PITCH, step_y=PITCH))
    return Panel("offer", "offer", 2 * x, height, Phrase("panel-offer"), "".join(backdrop), places, touch=PITCH / TILE, parts=tuple(parts))


def dish(f: int, x: float, y: float) -> Part:
    """A plate where room is scarce."""
    width, height = DISH
    left, top = x - width / 2, y - width / 2
    drawn = furniture.dish(left, top, width, height - 8) + furniture.medallion(x, top + height - 9, str(f), 9)
    return Part(left, top, width, height, tuple(f"factory-{f}-{i + 1}" for i in range(TILES_ON_A_FACTORY)), drawn)


def centre_spaces(players: int) -> list[tuple[int, int]]:
    """Columns and rows around the marker, ring by ring and clockwise, so that few tiles lie together in the middle; enough for all that can come."""

    def order(at: tuple[int, int]) -> tuple[int, bool, float]:
        column, row = at
        ring = max(abs(column), abs(row))
        return ring, ring > 1 and abs(column) == abs(row), atan2(column, -row) % (2 * pi)

    near = [(column, row) for column in range(-2, 3) for row in range(-2, 3) if (column, row) != (0, 0)]
    far = [(0, -3), (3, 0), (0, 3), (-3, 0)]
    return [*sorted(near, key=order), *far][: FACTORIES[players] * (TILES_ON_A_FACTORY - 1)]


# ── A board ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

LEFT, TOP = 32.0, 32.0  #: upper left corner of the pattern lines
LINES_END = LEFT + ROWS * PITCH
PATTERN_LINES = PatternLines(ROWS, LINES_END, TOP, PITCH, TILE)
WALL = LINES_END + 36  #: left edge of the wall
FLOOR_TOP = TOP + ROWS * PITCH + 32
WIDTH = WALL + COLUMNS * PITCH + LEFT
HEIGHT = FLOOR_TOP + PITCH + 24
BONUSES = WIDTH - LEFT - 122  #: left edge of the reminder of what full rows, columns and colours bring


def board(p: int, grey: bool) -> Panel:
    """Name and score in the corner that the pattern lines leave free; lines, wall, floor line; a reminder of the bonuses."""
    seat = p + 1
    places = {
        f"turn-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT),
        f"board-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT, width=WIDTH),
        f"score-{seat}": Place(LEFT + 2, TOP + 62, 38, anchor="start"),
        f"laurel-{seat}": Place(LEFT + 24, TOP + 110, 44),
        f"marker-{seat}": Place(LEFT + 108, TOP + 64, 36),
        **PATTERN_LINES.places(seat),
        **{f"wall-{seat}-{r + 1}-{q + 1}": Place(*wall_space(r, q), TILE) for r in range(ROWS) for q in range(COLUMNS)},
        f"floor-{seat}": Place(LEFT + FLOOR_SPACES * PITCH / 2, floor_space(0)[1], PITCH, width=FLOOR_SPACES * PITCH),
        **{f"floor-{seat}-{i + 1}": Place(*floor_space(i), TILE, group=f"floor-{seat}") for i in range(FLOOR_SPACES)},
        **{f"bonus-{seat}-{kind}": Place(BONUSES + 46 * i + 12, FLOOR_TOP + 22, 40, width=40) for i, kind in enumerate(("row", "column", "colour"))},
    }
    heading = Place(LEFT + 2, TOP + 18, 20, anchor="start")
    title = Phrase("panel-board", {"seat": seat})
    return Panel(f"board-{seat}", "board", WIDTH, HEIGHT, title, printed_board(grey), places, p, heading, touch=PITCH / TILE, trim=LEFT - 12)


def wall_space(r: int, q: int) -> tuple[float, float]:
    return WALL + (q + 0.5) * PITCH, TOP + (r + 0.5) * PITCH


def floor_space(i: int) -> tuple[float, float]:
    return LEFT + (i + 0.5) * PITCH, FLOOR_TOP + PITCH / 2


@cache
def printed_board(grey: bool) -> str:
    parts = [furniture.sheet(WIDTH, HEIGHT)]
    side = COLUMNS * PITCH
    parts.append(rect(WALL - 4, TOP - 4, side + 8, side + 8, 9, fill="var(--paper-deep)", stroke="var(--cobalt)", stroke_width=1.4))
    for r in range(ROWS):
        parts += [furniture.space(*PATTERN_LINES.space(r, i), TILE) for i in range(r + 1)]
        parts.append(furniture.arrow((LINES_END + WALL - 4) / 2, wall_space(r, 0)[1]))
        parts += [use("azul-stone" if grey else f"azul-ghost-{printed(r, q)}", *wall_space(r, q), TILE / 100) for q in range(COLUMNS)]
    for i, value in enumerate(FLOOR_VALUES):
        x, y = floor_space(i)
        parts += [furniture.space(x, y, TILE), text(x, FLOOR_TOP - 8, 14, f"−{-value}", fill="var(--loss)", text_anchor="middle")]
    return "".join(parts) + use("azul-bonuses", BONUSES, FLOOR_TOP + 2)


def printed(r: int, q: int) -> str:
    """The colour printed on a space of the coloured wall."""
    return next(colour for c, colour in enumerate(COLOUR_NAMES) if COLUMN_OF[r, c] == q)


def bonuses() -> str:
    """What a full row, a full column and all tiles of a colour bring at the end: three small walls side by side."""
    full_row, full_column, full_colour = ([(2, j) for j in range(5)], [(j, 2) for j in range(5)], [(j, j) for j in range(5)])
    parts = []
    for i, (value, full) in enumerate(((FULL_ROW, full_row), (FULL_COLUMN, full_column), (FULL_COLOUR, full_colour))):
        cells = {(r, q): f"M{num(i * 46 + q * 4.8)} {num(r * 4.8)}h4v4h-4z" for r in range(ROWS) for q in range(COLUMNS)}
        parts.append(path("".join(cells.values()), opacity=0.2) + path("".join(cells[space] for space in full)))
        parts.append(text(i * 46 + 11.6, 34, 14, f"+{value}", text_anchor="middle"))
    return group(*parts, fill="var(--cobalt)")


def stone() -> str:
    """A space of the grey wall: plain stone with a cut lozenge."""
    return rect(-46, -46, 92, 92, 9, fill="var(--space)", stroke="var(--space-edge)", stroke_width=2) + path(
        star(2, 24, 24), fill="none", stroke="var(--space-edge)", stroke_width=2
    )
