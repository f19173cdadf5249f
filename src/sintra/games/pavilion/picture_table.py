"""The printed table of Summer Pavilion: plates around the centre, rounds and supply, a board of seven stars for every player, bag and tower.

The geometry of a board: with rhombi of side s the tips of a star lie sqrt(3) * s from its middle, and the outer stars 3 * s from the middle of the
board. So the tips of neighbouring stars meet, and what is left between four rhombi is a rhombus as large as they are: there the pillars and the
statues stand. The windows are in the notches of the outer edge.
"""

from functools import cache
from math import cos, pi, sqrt

from sintra.games.pavilion.spec import (
    CENTRE_STAR,
    COLOUR_NAMES,
    CORNERS,
    COST,
    FACTORIES,
    FULL_NUMBER,
    FULL_STAR,
    FULL_STAR_OF_ALL_COLOURS,
    NUMBERS,
    POINTS_OF_A_STAR,
    ROUNDS,
    STARS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.phrase import Phrase
from sintra.picture import furniture
from sintra.picture.layout import Layout, Panel, Part, Place
from sintra.picture.places import Stores
from sintra.picture.shapes import Point, moved, polar, rect, text, use

SIDE = 40.0  #: of a rhombus
TILE = sqrt(3) * SIDE  #: the long diagonal
NAME = "pavilion"


@cache
def table(players: int, grey: bool, wild_order: tuple[int, ...]) -> Layout:
    """All panels; they depend on nothing else."""
    return Layout((offer(players), supply(wild_order), *(board(p, grey) for p in range(players)), stores()))


# ── The offer ────────────────────────────────────────────────────────────────────────────────────────────────────────────

PLATE = 90.0
RING = {2: 212.0, 3: 238.0, 4: 272.0}  #: from the centre of the table to a plate's, by players
EDGE = 8.0
GAP = 1.06  #: loose tiles lie a little apart


def offer(players: int) -> Panel:
    """Plates around the centre, the first at the top, clockwise."""
    plates, ring = FACTORIES[players], RING[players]
    x = y = ring + PLATE + EDGE
    height = y + ring * cos(pi / plates) + PLATE + EDGE
    backdrop = [moved(furniture.rosette(ring - PLATE - 12), x, y), moved(furniture.marker_home(), x, y, 0.4)]
    places = {"centre-marker": Place(x, y, 40)}
    parts = []
    for i, (right, down) in enumerate(centre_spaces(players), start=1):
        places[f"centre-{i}"] = Place(x + right, y + down, TILE, group="centre")
    for f in range(1, plates + 1):
        at = polar(ring, (f - 1) * 360 / plates, x, y)
        backdrop += [use(f"{NAME}-plate", *at), furniture.medallion(at[0], at[1] + PLATE - 9, str(f))]
        for i, (right, down) in enumerate(((0, -1), (-1, 0), (1, 0), (0, 1))):
            on_plate = Place(at[0] + right * GAP * SIDE / 2, at[1] - 3 + down * GAP * TILE / 2, TILE, group=f"factory-{f}")
            places[f"factory-{f}-{i + 1}"] = on_plate
        parts.append(dish(f, at[0], at[1] - 3))
    centre = tuple(name for name in places if name.startswith("centre"))
    parts.append(Part(x, y, GAP * SIDE, GAP * TILE, centre, step_x=GAP * SIDE, step_y=GAP * TILE))
    return Panel("offer", "offer", 2 * x, height, Phrase("panel-offer"), "".join(backdrop), places, touch=0.6, parts=tuple(parts))


def dish(f: int, x: float, y: float) -> Part:
    """A plate where room is scarce."""
    width, height = 2 * GAP * SIDE + 4, 2 * GAP * TILE + 2
    left, top = x - width / 2, y - height / 2
    drawn = furniture.dish(left, top, width, height) + furniture.medallion(x + 30, top + height - 14, str(f), 9)
    return Part(left, top, width, height, tuple(f"factory-{f}-{i + 1}" for i in range(TILES_ON_A_FACTORY)), drawn)


def centre_spaces(players: int) -> list[Point]:
    """Upright rhombi fitted into each other around the marker, the nearest first; enough for all that can come."""
    wide, high = GAP * SIDE, GAP * TILE / 2
    lattice = [((column + row % 2 / 2) * wide, row * high) for row in range(-5, 6) for column in range(-5, 6)]
    around = [(x, y) for x, y in lattice if abs(x) / wide + abs(y) / (2 * high) > 0.9]
    around.sort(key=lambda at: (round(at[0] ** 2 + at[1] ** 2), at[1], at[0]))
    return around[: FACTORIES[players] * (TILES_ON_A_FACTORY - 1)]


# ── Rounds and supply ────────────────────────────────────────────────────────────────────────────────────────────────────

LEFT = 28.0
WIDTH = 460.0


def supply(wild_order: tuple[int, ...]) -> Panel:
    """The wild colour of every round, and the ten tiles from which bonus tiles are chosen."""
    height, step, pitch = 186.0, (WIDTH - 2 * LEFT) / ROUNDS, (WIDTH - 2 * LEFT) / SUPPLY_SPACES
    backdrop, places = [furniture.sheet(WIDTH, height)], {}
    for i, c in enumerate(wild_order):
        x = LEFT + (i + 0.5) * step
        backdrop += [use(f"{NAME}-ghost-{COLOUR_NAMES[c]}", x, 42, 0.46), furniture.medallion(x, 80, str(i + 1), 8)]
        places[f"round-{i + 1}"] = Place(x, 42, 46)
    backdrop.append(rect(LEFT - 4, 94, WIDTH - 2 * LEFT + 8, 78, 12, fill="var(--paper-deep)", stroke="var(--cobalt-soft)", stroke_width=1))
    for i in range(SUPPLY_SPACES):
        x = LEFT + (i + 0.5) * pitch
        backdrop.append(use(f"{NAME}-stone", x, 133, TILE / 100))
        places[f"supply-{i + 1}"] = Place(x, 133, TILE, group="supply")
    return Panel("supply", "offer", WIDTH, height, Phrase("panel-supply"), "".join(backdrop), places, touch=pitch / TILE, trim=LEFT - 8)


# ── A board ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

MIDDLE = (WIDTH / 2, 240.0)
STRUCTURE = 34.0  #: the width of a pillar, a statue, a window
TRAY_TOP = 428.0
TRAY_STEP = (WIDTH - 2 * LEFT) / (len(COLOUR_NAMES) + 1)
HEIGHT = TRAY_TOP + 112
SHOWN = 5  #: tiles of a colour beside the board that lie side by side; the others lie on the last of them


def star_centre(star: int) -> Point:
    """The outer stars lie at 11, 1, 3, 5, 7 and 9 o'clock."""
    return MIDDLE if star == CENTRE_STAR else polar(3 * SIDE, 330 + 60 * star, *MIDDLE)


def direction(star: int, index: int) -> float:
    """Where the tip of a space points, in degrees from 12 o'clock; index 0 of an outer star a quarter clockwise from the outward ray."""
    return (60 * index if star == CENTRE_STAR else 330 + 60 * star + 90 + 60 * index) % 360


def space_at(star: int, index: int) -> Point:
    """The middle of a space."""
    return polar(TILE / 2, direction(star, index), *star_centre(star))


def pillar_at(j: int) -> Point:
    return polar(1.5 * SIDE, 330 + 60 * j, *MIDDLE)


def statue_at(j: int) -> Point:
    return polar(1.5 * sqrt(3) * SIDE, 60 * j, *MIDDLE)


def window_at(j: int) -> Point:
    return polar(4.56 * SIDE, 330 + 60 * j, *MIDDLE)


def board(p: int, grey: bool) -> Panel:
    """Name and score on top; the stars; the four corner spaces; below, the tiles beside the board, and the gate of those who pass."""
    seat = p + 1
    places = {
        f"turn-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT),
        f"board-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT, width=WIDTH),
        f"score-{seat}": Place(WIDTH - LEFT - 4, 38, 34, anchor="end"),
        f"laurel-{seat}": Place(WIDTH - LEFT - 84, 38, 34),
        f"marker-{seat}": Place(WIDTH - LEFT - 124, 38, 34),
        **{
            f"space-{seat}-{star + 1}-{index + 1}": Place(*space_at(star, index), TILE, angle=direction(star, index))
            for star in range(STARS)
            for index in range(POINTS_OF_A_STAR)
        },
        **{
            f"{kind}-{seat}-{j + 1}": Place(*at(j), STRUCTURE)
            for kind, at in (("pillar", pillar_at), ("statue", statue_at), ("window", window_at))
            for j in range(6)
        },
        **{f"corner-{seat}-{i + 1}": Place(*corner_at(i), TILE, group=f"corner-{seat}") for i in range(CORNERS)},
        **hand_places(seat),
        f"pass-{seat}": Place(LEFT + 6.5 * TRAY_STEP, TRAY_TOP + 39, 44, width=44),
    }
    heading = Place(LEFT + 4, 38, 20, anchor="start")
    title = Phrase("panel-board", {"seat": seat})
    touch = 0.49  # the rhombi lie in all directions: what counts is the circle in them
    return Panel(f"board-{seat}", "board", WIDTH, HEIGHT, title, printed_board(grey), places, p, heading, touch, trim=LEFT - 8)


def corner_at(i: int) -> Point:
    return MIDDLE[0] + (-1, 1, 1, -1)[i] * 4.3 * SIDE, MIDDLE[1] + (-1, -1, 1, 1)[i] * 3.3 * SIDE


def hand_places(seat: int) -> dict[str, Place]:
    """A heap of each colour, spread a little, and the number of its tiles."""
    places = {}
    for c, colour in enumerate(COLOUR_NAMES):
        x, y, name = LEFT + (c + 0.5) * TRAY_STEP, TRAY_TOP + 39, f"hand-{seat}-{colour}"
        for i in range(TILES_OF_A_COLOUR):
            places[f"{name}-{i + 1}"] = Place(x + 3.2 * (min(i, SHOWN - 1) - (SHOWN - 1) / 2), y, TILE, group=name)
        places[f"{name}-count"] = Place(x, TRAY_TOP + 84, 17)
    return places


@cache
def printed_board(grey: bool) -> str:
    parts = [furniture.sheet(WIDTH, HEIGHT)]
    parts.append(rect(LEFT - 4, TRAY_TOP - 2, WIDTH - 2 * LEFT + 8, 98, 12, fill="var(--paper-deep)", stroke="var(--cobalt-soft)", stroke_width=1))
    for j in range(6):
        parts += [use(f"{NAME}-hollow", *pillar_at(j), TILE / 100, 60 + 60 * j), use(f"{NAME}-hollow", *statue_at(j), TILE / 100, 60 * j)]
    for star in range(STARS):
        kind = "stone" if grey or star == CENTRE_STAR else f"ghost-{COLOUR_NAMES[star]}"
        parts += [use(f"{NAME}-{kind}", *space_at(star, index), TILE / 100, direction(star, index)) for index in range(POINTS_OF_A_STAR)]
    for star in range(STARS):
        for index in range(POINTS_OF_A_STAR):
            cost = str(COST[int(grey), star * POINTS_OF_A_STAR + index])
            parts.append(text(*space_at(star, index), 17, cost, fill="var(--ink)", text_anchor="middle", font_weight="bold"))
    for j in range(6):
        parts += [
            use(f"{NAME}-{sign}", *at, STRUCTURE / 100) for sign, at in (("pillar", pillar_at(j)), ("statue", statue_at(j)), ("window", window_at(j)))
        ]
    parts += [use(f"{NAME}-corner", *corner_at(i), TILE / 100) for i in range(CORNERS)]
    for c, colour in enumerate(COLOUR_NAMES):
        parts.append(use(f"{NAME}-ghost-{colour}", LEFT + (c + 0.5) * TRAY_STEP, TRAY_TOP + 39, 0.44))
    parts.append(use(f"{NAME}-gate", LEFT + 6.5 * TRAY_STEP, TRAY_TOP + 39, 0.44))
    return "".join(parts)


# ── Bag, tower, and what the end brings ──────────────────────────────────────────────────────────────────────────────────


def stores() -> Panel:
    """How many tiles of each colour are in the bag and in the tower; below, the points for complete stars and for covered numbers."""
    panel = Stores(NAME, ("bag", "tower"), COLOUR_NAMES, tile=34.0, margin=0.0, gap=4.0, count_at=64.0)
    backdrop, places = panel.drawn()
    width = 2 * panel.half + 8
    bonuses = [(f"star-{colour}", int(FULL_STAR[c])) for c, colour in enumerate(COLOUR_NAMES)] + [("star-all", FULL_STAR_OF_ALL_COLOURS)]
    pitch = width / (len(bonuses) + NUMBERS)
    for i, (kind, points) in enumerate(bonuses):
        backdrop += [use(f"{NAME}-{kind}", (i + 0.5) * pitch, 108, 0.36), value((i + 0.5) * pitch, points)]
        places[kind.replace("star", "bonus")] = bonus_place((i + 0.5) * pitch)
    for number in range(1, NUMBERS + 1):
        x = (len(bonuses) + number - 0.5) * pitch
        backdrop += [use(f"{NAME}-stone", x, 108, 0.46), text(x, 108, 15, str(number), fill="var(--ink)", text_anchor="middle", font_weight="bold")]
        backdrop.append(value(x, int(FULL_NUMBER[number])))
        places[f"bonus-{number}"] = bonus_place(x)
    return Panel("stores", "aside", width, 156, Phrase("panel-stores"), "".join(backdrop), places)


def bonus_place(x: float) -> Place:
    return Place(x, 120, 58, width=36)


def value(x: float, points: int) -> str:
    return text(x, 142, 15, f"+{points}", fill="var(--cobalt)", text_anchor="middle")
