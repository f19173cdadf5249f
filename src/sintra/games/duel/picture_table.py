"""The printed table of Duel: one large and four small factories, the dome plates, a board for each player, goals, bag and tower."""

from functools import cache

from sintra.games.duel import picture_signs as signs
from sintra.games.duel.spec import (
    BROKEN_LOSS,
    BROKEN_SPACES,
    CHIPS_A_ROUND,
    COLOUR_NAMES,
    DISPLAY,
    LARGE,
    LINES,
    MOON_HEIGHT,
    PLAYERS,
    ROUNDS,
    SIDE,
    SLOT_SIDE,
    SLOTS,
    SMALL,
    STACK,
    TILES_ON_SMALL,
    TOKENS,
)
from sintra.kernel.phrase import Phrase
from sintra.picture import furniture
from sintra.picture.layout import Layout, Panel, Part, Place
from sintra.picture.places import PatternLines, Stores
from sintra.picture.shapes import circle, moved, path, rect, text

TILE = 40.0
PITCH = 44.0  #: from one tile to the next
PLATE = 88.0
IN_A_ROW = 7  #: drawn plates; more of them lie half over the first ones
EDGE = 6.0


@cache
def table(goals: int) -> Layout:
    """All panels; they depend on the number of goals alone."""
    return Layout(
        (factories(), plates(), *(board(p) for p in range(PLAYERS)), goal_panel(goals), Stores("duel", ("bag", "tower"), COLOUR_NAMES).panel())
    )


# ── Factories ────────────────────────────────────────────────────────────────────────────────────────────────────────────

HALF = 102.0  #: width of a small factory's sun side, and of its moon side
SMALL_HEIGHT = 108.0
LARGE_HEIGHT = 108.0
OFFER_WIDTH = 2 * (2 * HALF + EDGE) + EDGE


def factories() -> Panel:
    """The large factory above, the small ones two by two below; every one with its sun side to the left and its moon side to the right."""
    places: dict[str, Place] = {}
    y = EDGE + LARGE_HEIGHT / 2
    left, right = OFFER_WIDTH / 4 + 2, 3 * OFFER_WIDTH / 4 - 2
    backdrop = [halves(EDGE, EDGE, OFFER_WIDTH - 2 * EDGE, LARGE_HEIGHT)]
    backdrop += [moved(signs.sun(52), left, y), moved(signs.moon(44), right, y), moved(furniture.marker_home(), right, y, TILE / 100)]
    for i, (dx, dy) in enumerate(((-1, -0.5), (0, -0.5), (1, -0.5), (-0.5, 0.5), (0.5, 0.5)), start=1):
        places[f"sun-{LARGE}-{i}"] = Place(left + dx * PITCH, y + dy * PITCH, TILE, group=f"sun-{LARGE}")
    places["marker"] = Place(right, y, TILE)
    for i, (dx, dy) in enumerate(((-1.1, -0.5), (1.1, -0.5), (-1.1, 0.5), (1.1, 0.5)), start=1):
        places[f"moon-{LARGE}-{i}"] = Place(right + dx * PITCH, y + dy * PITCH, TILE, group="moons")
    parts = [Part(EDGE, EDGE, OFFER_WIDTH - 2 * EDGE, LARGE_HEIGHT, tuple(places), "".join(backdrop))]
    for f in range(1, SMALL + 1):
        x0 = EDGE + (f - 1) % 2 * (2 * HALF + EDGE)
        y0 = EDGE + LARGE_HEIGHT + EDGE + (f - 1) // 2 * (SMALL_HEIGHT + EDGE)
        parts.append(small_factory(f, x0, y0, places))
    height = EDGE + LARGE_HEIGHT + 2 * (EDGE + SMALL_HEIGHT) + EDGE
    drawn = "".join(part.backdrop for part in parts)
    return Panel("factories", "offer", OFFER_WIDTH, height, Phrase("panel-offer"), drawn, places, touch=PITCH / TILE, parts=tuple(parts))


def halves(x: float, y: float, width: float, height: float) -> str:
    """The body of a factory: the sun side light, the moon side dark."""
    r, middle = 26, x + width / 2
    dark = f"M{middle} {y}H{x + width - r}a{r} {r} 0 0 1 {r} {r}V{y + height - r}a{r} {r} 0 0 1 {-r} {r}H{middle}Z"
    return (
        rect(x, y + 4, width, height, r, fill="var(--shadow)", opacity=0.2)
        + rect(x, y, width, height, r, fill="var(--plate)", stroke="var(--edge)")
        + path(dark, fill="var(--cobalt)", opacity=0.16)
        + rect(x + 3, y + 3, width - 6, height - 6, r - 3, fill="none", stroke="var(--cobalt)", stroke_width=1.4)
    )


def small_factory(f: int, x: float, y: float, places: dict[str, Place]) -> Part:
    """Four tiles on the sun, a chip on the moon; tiles stacked on it are seen from above, shifted so that each shows."""
    sun_x, moon_x, middle = x + HALF / 2 + 6, x + HALF + HALF / 2 - 2, y + SMALL_HEIGHT / 2
    backdrop = [halves(x, y, 2 * HALF, SMALL_HEIGHT), moved(signs.sun(50), sun_x, middle)]
    backdrop += [
        circle(moon_x, middle, 34, fill="var(--plate-well)", stroke="var(--cobalt)", stroke_width=1.2),
        moved(signs.dot_ring(39), moon_x, middle),
    ]
    backdrop.append(furniture.medallion(x + HALF, y + SMALL_HEIGHT - 3, str(f), 10))
    before = len(places)
    for i in range(TILES_ON_SMALL):
        row, column = divmod(i, 2)
        places[f"sun-{f}-{i + 1}"] = Place(sun_x + (column - 0.5) * PITCH, middle + (row - 0.5) * PITCH, TILE, group=f"sun-{f}")
    places[f"chip-{f}"] = Place(moon_x, middle, 60)
    for i in range(MOON_HEIGHT):
        places[f"moon-{f}-{i + 1}"] = Place(moon_x - 15 + 15 * i, middle + 15 - 15 * i, TILE, group="moons")
    return Part(x, y, 2 * HALF, SMALL_HEIGHT, tuple(places)[before:], "".join(backdrop))


# ── Dome plates ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def plates() -> Panel:
    """The display, the stack, and below them the plates that somebody has drawn."""
    step = PLATE + 10
    y = EDGE + PLATE / 2
    places = {f"display-{i + 1}": Place(EDGE + PLATE / 2 + i * step, y, PLATE) for i in range(DISPLAY)}
    x = EDGE + PLATE / 2 + DISPLAY * step + 26
    places["stack"] = Place(x, y, PLATE)
    places["stack-count"] = Place(x, y + PLATE / 2 + 14, 17)
    width = x + PLATE / 2 + EDGE
    laid_out = tuple(places)
    small = (width - 2 * EDGE) / IN_A_ROW
    top = y + PLATE / 2 + 30
    for i in range(STACK):
        row, column = divmod(i, IN_A_ROW)
        places[f"drawn-{i + 1}"] = Place(EDGE + (column + 0.5) * small, top + (row + 1) * small / 2, small - 6)
    frame = rect(EDGE, top, width - 2 * EDGE, 1.5 * small, 10, fill="var(--paper-deep)", stroke="var(--edge)")
    homes = "".join(furniture.space(place.x, place.y, PLATE) for place in places.values() if place.size == PLATE)
    height = top + 1.5 * small + EDGE
    places["hand"] = Place(width / 2, top + 0.75 * small, 1.5 * small, width=width - 2 * EDGE)
    parts = (Part(0, 0, width, top - 6, laid_out, homes), Part(0, top - 6, width, height - top + 6, tuple(places)[len(laid_out) :], frame))
    return Panel("plates", "offer", width, height, Phrase("panel-plates"), homes + frame, places, parts=parts)


# ── A board ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

LEFT, TOP = 16.0, 32.0  #: upper left corner of the pattern lines
RIGHT = 22.0  #: margin to the right, for the numbers of the rows
LINES_END = LEFT + LINES * PITCH
PATTERN_LINES = PatternLines(LINES, LINES_END, TOP, PITCH, TILE)
DOME = LINES_END + 22  #: left edge of the dome
BROKEN_TOP = TOP + LINES * PITCH + 30
WIDTH = DOME + SIDE * PITCH + RIGHT
HEIGHT = BROKEN_TOP + PITCH + 26
CHIPS = 8  #: side by side; more of them lie between the first ones


def board(p: int) -> Panel:
    """Name and score in the corner that the pattern lines leave free; lines, dome, broken spaces, tokens, chips."""
    seat = p + 1
    places = {
        f"turn-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT),
        f"board-{seat}": Place(WIDTH / 2, HEIGHT / 2, HEIGHT, width=WIDTH),
        f"score-{seat}": Place(LEFT + 2, TOP + 62, 38, anchor="start"),
        f"laurel-{seat}": Place(LEFT + 130, TOP + 60, 44),
        f"marker-{seat}": Place(LEFT + 24, TOP + 112, 38),
        f"held-{seat}": Place(LEFT + 88, TOP + 62, TILE),
        f"held-count-{seat}": Place(LEFT + 122, TOP + 62, 22),
        **{f"token-{seat}-{i + 1}": Place(LEFT + 12 + 24 * i, TOP + 152, 26) for i in range(TOKENS)},
        **PATTERN_LINES.places(seat),
        **{f"slot-{seat}-{slot + 1}": Place(*slot_middle(slot), PLATE) for slot in range(SLOTS)},
        **{f"dome-{seat}-{r + 1}-{q + 1}": Place(*dome_space(r, q), TILE) for r in range(SIDE) for q in range(SIDE)},
        **{f"row-{seat}-{r + 1}": Place(DOME + SIDE * PITCH + 8, dome_space(r, 0)[1], 20) for r in range(SIDE)},
        f"broken-{seat}": Place(LEFT + BROKEN_SPACES * PITCH / 2, BROKEN_TOP + PITCH / 2, PITCH, width=BROKEN_SPACES * PITCH),
        **{f"broken-{seat}-{i + 1}": Place(*broken_space(i), TILE, group=f"broken-{seat}") for i in range(BROKEN_SPACES)},
        **{f"store-{seat}-{i + 1}": Place(*store_space(i), TILE, group=f"store-{seat}") for i in range(CHIPS_A_ROUND * ROUNDS)},
    }
    heading = Place(LEFT + 2, TOP + 18, 20, anchor="start")
    title = Phrase("panel-board", {"seat": seat})
    return Panel(f"board-{seat}", "board", WIDTH, HEIGHT, title, printed_board(), places, p, heading, touch=PITCH / TILE, trim=LEFT - 4)


def dome_space(r: int, q: int) -> tuple[float, float]:
    return DOME + (q + 0.5) * PITCH, TOP + (r + 0.5) * PITCH


def slot_middle(slot: int) -> tuple[float, float]:
    row, column = divmod(slot, SLOT_SIDE)
    return DOME + (column + 0.5) * PLATE, TOP + (row + 0.5) * PLATE


def broken_space(i: int) -> tuple[float, float]:
    return LEFT + (i + 0.5) * PITCH, BROKEN_TOP + PITCH / 2


def store_space(i: int) -> tuple[float, float]:
    return WIDTH - RIGHT - (CHIPS - 0.5 - i % CHIPS - i // CHIPS / 2) * PITCH, BROKEN_TOP + PITCH / 2


@cache
def printed_board() -> str:
    parts = [furniture.sheet(WIDTH, HEIGHT)]
    side = SIDE * PITCH
    parts.append(rect(DOME - 4, TOP - 4, side + 8, side + 8, 9, fill="var(--paper-deep)", stroke="var(--cobalt)", stroke_width=1.4))
    for slot in range(SLOTS):
        x, y = slot_middle(slot)
        parts.append(rect(x - 41, y - 41, 82, 82, 8, fill="var(--space)", stroke="var(--space-edge)", stroke_dasharray="5 4"))
        parts.append(text(x, y, 22, str(slot + 1), fill="var(--space-edge)", text_anchor="middle"))
    for r in range(LINES):
        parts += [furniture.space(*PATTERN_LINES.space(r, i), TILE) for i in range(r + 1)]
        parts.append(furniture.arrow((LINES_END + DOME - 4) / 2, dome_space(r, 0)[1]))
        parts.append(text(DOME + side + 8, dome_space(r, 0)[1], 11, str(r + 1), fill="var(--gold)", text_anchor="middle", font_weight="bold"))
    for i in range(BROKEN_SPACES):
        x, y = broken_space(i)
        loss = int(BROKEN_LOSS[i + 1] - BROKEN_LOSS[i])
        parts += [furniture.space(x, y, TILE), text(x, BROKEN_TOP - 8, 14, f"−{loss}", fill="var(--loss)", text_anchor="middle")]
    return "".join(parts)


# ── Goals ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def goal_panel(goals: int) -> Panel:
    """Every goal with what it is worth to each player as the domes stand."""
    step, size = 108.0, 84.0
    places, backdrop = {}, []
    for i in range(goals):
        x = 14 + step * i + step / 2
        places[f"goal-{i + 1}"] = Place(x, 54, size)
        for p in range(PLAYERS):
            places[f"worth-{i + 1}-{p + 1}"] = Place(x + (2 * p - 1) * 24, 116, 19)
        backdrop.append(text(x, 116, 17, "·", fill="var(--soft-ink)", text_anchor="middle"))
    width = 28 + step * goals
    places["goals"] = Place(width / 2, 66, 132, width=width)
    sheet = rect(0.5, 0.5, width - 1, 137, 14, fill="var(--paper)", stroke="var(--edge)")
    return Panel("goals", "aside", width, 138, Phrase("panel-goals"), sheet + "".join(backdrop), places)
