"""The picture of Azul: what lies where in a position, and which places to touch for a move.

Places, seats p and factories f from 1: `factory-f-1` to `-4`, `centre-1` and on, `centre-marker`; `line-p-r` (to touch) and its tiles
`line-p-r-1` on (from the right, as they are filled), `wall-p-r-q`, `floor-p` (to touch) and `floor-p-1` to `-7`, `score-p`, `turn-p`,
`board-p` (to touch); `bag`, `lid` and, a colour each, `bag-blue`, `lid-blue` with the numbers `bag-blue-count`, `lid-blue-count`.
"""

from functools import cache, lru_cache

from sintra.games.azul.picture_table import HEIGHT, WIDTH, bonuses, stone, table
from sintra.games.azul.rules import RULES
from sintra.games.azul.spec import (
    ACTIONS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DRAW,
    FACTORIES,
    FLOOR,
    MARKER,
    NOTHING,
    ROWS,
    START,
    TILE,
    split_take,
    split_tile,
)
from sintra.games.azul.text import covered, on_floor
from sintra.games.azul.text_check import lying
from sintra.kernel.dispatch import OVER, State
from sintra.kernel.piles import counts
from sintra.picture import furniture, motifs
from sintra.picture.layout import Layout, Piece


def layout(s: State) -> Layout:
    """The table for this number of players and this wall."""
    return table(int(s.players), bool(s.grey))


@cache
def symbols() -> dict[str, str]:
    """The drawing of every kind of piece."""
    return {
        **{f"tile-{colour}": motifs.tile(colour) for colour in COLOUR_NAMES},
        **{f"ghost-{colour}": motifs.ghost(colour) for colour in COLOUR_NAMES},
        "stone": stone(),
        "bonuses": bonuses(),
        "plate": furniture.plate(),
        "marker": furniture.marker(),
        "turn": furniture.turn(WIDTH, HEIGHT),
        "laurel": furniture.laurel(),
        "bag": furniture.bag(),
        "lid": furniture.box(),
    }


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────────────────────
# Most of it lay there a move ago, and in other games, too: it is remembered by what the record says about it.


def pieces(s: State) -> list[Piece]:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    found = [piece for p in range(int(s.players)) for piece in board_pieces(s, p)]
    return [*offer_pieces(s), *found, *store_pieces("bag", int(s.bag)), *store_pieces("lid", int(s.lid))]


def offer_pieces(s: State) -> list[Piece]:
    shown = [Piece("marker", "centre-marker")] if s.holder == NOTHING else []
    for d, tiles in enumerate(s.displays[: FACTORIES[int(s.players)] + 1].tolist()):
        shown += display_pieces(d, tiles)
    return shown


@lru_cache(maxsize=10_000)
def display_pieces(d: int, tiles: int) -> tuple[Piece, ...]:
    return tuple(Piece(tile_kind(c), f"{source_name(d)}-{i}") for i, c in enumerate(in_order(tiles), start=1))


def source_name(d: int) -> str:
    return "centre" if d == CENTRE else f"factory-{d}"


def in_order(tiles: int) -> list[int]:
    """The tiles of a pile one by one, colours in their order."""
    return [c for c, n in enumerate(counts(tiles, COLOURS)) for _ in range(n)]


def board_pieces(s: State, p: int) -> list[Piece]:
    seat = p + 1
    shown = [Piece("score", f"score-{seat}", str(s.score[p]))]
    if s.to_move == p:
        shown.append(Piece("turn", f"turn-{seat}"))
    if s.to_move == OVER and RULES.standing(s, p) == max(RULES.standing(s, other) for other in range(int(s.players))):
        shown.append(Piece("laurel", f"laurel-{seat}"))
    if s.holder == p and MARKER not in on_floor(s, p):
        shown.append(Piece("marker", f"marker-{seat}"))
    for r, (c, n) in enumerate(zip(s.line_colour[p, :ROWS].tolist(), s.line_count[p, :ROWS].tolist(), strict=True)):
        shown += line_pieces(seat, r, c, n)
    return [*shown, *wall_pieces(seat, tuple(s.wall[p].tolist())), *floor_pieces(seat, int(s.floor[p]))]


@cache
def line_pieces(seat: int, r: int, c: int, n: int) -> tuple[Piece, ...]:
    return tuple(Piece(tile_kind(c), f"line-{seat}-{r + 1}-{i + 1}") for i in range(n))


@lru_cache(maxsize=10_000)
def wall_pieces(seat: int, wall: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple(Piece(tile_kind(c), f"wall-{seat}-{space // COLUMNS + 1}-{space % COLUMNS + 1}") for space, c in covered(wall))


@lru_cache(maxsize=10_000)
def floor_pieces(seat: int, floor: int) -> tuple[Piece, ...]:
    return tuple(Piece("marker" if c == MARKER else tile_kind(c), f"floor-{seat}-{i + 1}") for i, c in enumerate(lying(floor)))


@lru_cache(maxsize=10_000)
def store_pieces(store: str, tiles: int) -> tuple[Piece, ...]:
    each = counts(tiles, COLOURS)
    numbers = (Piece("number", f"{store}-{colour}-count", str(n)) for colour, n in zip(COLOUR_NAMES, each, strict=True))
    return Piece("total", f"{store}-count", str(sum(each))), *numbers


def tile_kind(c: int) -> str:
    return f"tile-{COLOUR_NAMES[c]}"


# ── What to touch ────────────────────────────────────────────────────────────────────────────────────────────────────────


def targets(s: State, move: int) -> tuple[str, ...]:
    """The tile and then the line that takes it; on the grey wall the line and its space; a colour of the bag; the board of who starts."""
    seat = int(s.to_move) + 1
    if move < TILE:
        source, c, line = split_take(move)
        return first_tile(source, int(s.displays[source]), c), line_place(seat, line)
    if move < ACTIONS:
        r, q = split_tile(move)
        return (f"wall-{seat}-{r + 1}-{q + 1}",)
    if move < START:
        return (f"bag-{COLOUR_NAMES[move - DRAW]}",)
    return (f"board-{move - START + 1}",)


@lru_cache(maxsize=20_000)
def first_tile(source: int, tiles: int, c: int) -> str:
    """The place of the first tile of the colour."""
    return f"{source_name(source)}-{in_order(tiles).index(c) + 1}"


@cache
def line_place(seat: int, line: int) -> str:
    return f"floor-{seat}" if line == FLOOR else f"line-{seat}-{line + 1}"


def earned(_s: State, p: int, kind: str, place: int) -> str:
    """Where points of this kind were won or lost: on a space of the wall, at the floor line, at the end of a full row or column."""
    seat = p + 1
    match kind:
        case "runs":
            return f"wall-{seat}-{place // COLUMNS + 1}-{place % COLUMNS + 1}"
        case "floor-line":
            return f"floor-{seat}"
        case "row":
            return f"wall-{seat}-{place + 1}-{COLUMNS}"
        case "column":
            return f"wall-{seat}-{ROWS}-{place + 1}"
        case _:
            return ""
