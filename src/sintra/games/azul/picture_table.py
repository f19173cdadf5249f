"""The printed table of Azul: plates in a ring around the centre, a board for every player, bag and lid."""

from functools import cache
from math import atan2, cos, pi

from sintra.games.azul.spec import COLOUR_NAMES, COLUMN_OF, COLUMNS, FACTORIES, FLOOR_SPACES, FLOOR_VALUES, ROWS, TILES_ON_A_FACTORY
from sintra.kernel.phrase import Phrase
from sintra.picture import furniture
from sintra.picture.layout import Layout, Panel, Place
from sintra.picture.motifs import ghost
from sintra.picture.shapes import moved, polar, text

TILE = 40.0
PITCH = 44.0  #: from one tile to the next
RING = {2: 204.0, 3: 234.0, 4: 236.0}  #: from the centre of the table to a plate's, by players
MARGIN = 10.0


@cache
def table(players: int, grey: bool) -> Layout:
    """All panels; they depend on nothing else."""
    return Layout((offer(players), *(board(p, grey) for p in range(players)), stores()))


# ── The offer ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def offer(players: int) -> Panel:
    plates, ring = FACTORIES[players], RING[players]
    reach = ring + furniture.PLATE + MARGIN
    x, y = reach, reach
    height = y + ring * cos(pi / plates) + furniture.PLATE + MARGIN
    backdrop, places = [], {"centre-marker": Place(x, y, TILE)}
    for i, (column, row) in enumerate(centre_spaces(players), start=1):
        places[f"centre-{i}"] = Place(x + column * PITCH, y + row * PITCH, TILE, group="centre")
    for f in range(1, plates + 1):
        at = polar(ring, (f - 1) * 360 / plates, x, y)
        backdrop.append(furniture.plate(*at, number=str(f)))
        for i in range(TILES_ON_A_FACTORY):
            row, column = divmod(i, 2)
            places[f"factory-{f}-{i + 1}"] = Place(at[0] + (column - 0.5) * PITCH, at[1] + (row - 0.5) * PITCH, TILE, group=f"factory-{f}")
    return Panel("offer", "offer", 2 * reach, height, Phrase("panel-offer"), "".join(backdrop), places)


def centre_spaces(players: int) -> list[tuple[int, int]]:
    """Columns and rows around the marker, ring by ring clockwise, so that few tiles lie together in the middle. Enough for all that can come."""
    near = [(column, row) for column in range(-3, 4) for row in range(-3, 4) if (column, row) != (0, 0)]

    def order(at: tuple[int, int]) -> tuple[int, int, float]:
        column, row = at
        ring = max(abs(column), abs(row))
        corner = abs(column) == abs(row) == 2
        return ring, corner, atan2(column, -row) % (2 * pi)

    return sorted(near, key=order)[: FACTORIES[players] * (TILES_ON_A_FACTORY - 1)]


# ── A board ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

LEFT, TOP = 30.0, 66.0  #: upper left corner of the pattern lines
WALL = LEFT + COLUMNS * PITCH + 30  #: left edge of the wall
FLOOR_TOP = TOP + ROWS * PITCH + 34
WIDTH = WALL + COLUMNS * PITCH + LEFT
HEIGHT = FLOOR_TOP + PITCH + 26


def board(p: int, grey: bool) -> Panel:
    seat = p + 1
    backdrop = [furniture.sheet(WIDTH, HEIGHT)]
    places = {
        f"board-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT, width=WIDTH),
        f"turn-{seat}": Place(LEFT + 8, 40, 20),
        f"score-{seat}": Place(WIDTH - LEFT, 40, 28, anchor="end"),
    }
    for r in range(ROWS):
        y = TOP + (r + 0.5) * PITCH
        name, left = f"line-{seat}-{r + 1}", WALL - 30 - (r + 1) * PITCH
        places[name] = Place(left + (r + 1) * PITCH / 2, y, PITCH, width=(r + 1) * PITCH)
        for i in range(r + 1):
            x = WALL - 30 - (i + 0.5) * PITCH
            backdrop.append(furniture.space(x, y, TILE))
            places[f"{name}-{i + 1}"] = Place(x, y, TILE, group=name)
        backdrop.append(furniture.arrow(WALL - 15, y))
        for q in range(COLUMNS):
            x = WALL + (q + 0.5) * PITCH
            backdrop.append(furniture.space(x, y, TILE))
            if not grey:
                backdrop.append(moved(ghost(printed(r, q)), x, y, TILE / 100))
            places[f"wall-{seat}-{r + 1}-{q + 1}"] = Place(x, y, TILE)
    floor_width = FLOOR_SPACES * PITCH
    y = FLOOR_TOP + PITCH / 2
    places[f"floor-{seat}"] = Place(LEFT + floor_width / 2, y, PITCH, width=floor_width)
    for i, value in enumerate(FLOOR_VALUES):
        x = LEFT + (i + 0.5) * PITCH
        backdrop.append(furniture.space(x, y, TILE))
        backdrop.append(text(x, FLOOR_TOP - 10, 13, f"−{-value}", fill="var(--loss)", text_anchor="middle"))
        places[f"floor-{seat}-{i + 1}"] = Place(x, y, TILE, group=f"floor-{seat}")
    heading = Place(LEFT + 28, 40, 20, anchor="start")
    return Panel(f"board-{seat}", "board", WIDTH, HEIGHT, Phrase("panel-board", {"seat": seat}), "".join(backdrop), places, p, heading)


def printed(r: int, q: int) -> str:
    """The colour printed on a space of the coloured wall."""
    return next(colour for c, colour in enumerate(COLOUR_NAMES) if COLUMN_OF[r, c] == q)


# ── Bag and lid ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def stores() -> Panel:
    width, height, step = 500.0, 110.0, 62.0
    backdrop, places = [], {}
    for row, (name, sign) in enumerate((("bag", furniture.bag), ("lid", furniture.box))):
        y = 30 + row * 50.0
        backdrop.append(sign(40, y, 40))
        places[name] = Place(40, y, 40)
        for c, colour in enumerate(COLOUR_NAMES):
            x = 110 + c * step
            backdrop.append(moved(ghost(colour), x, y, 0.24))
            places[f"{name}-{colour}"] = Place(x + 14, y, 30, width=step)
            places[f"{name}-{colour}-count"] = Place(x + 20, y, 18, anchor="start")
    return Panel("stores", "aside", width, height, Phrase("panel-stores"), "".join(backdrop), places)
