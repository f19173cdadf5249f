"""The picture of Azul: what lies where in a position, and which places to touch for a move.

Places, seats p and factories f from 1: `factory-f-1` to `-4`, `centre-1` and on, `centre-marker`; `line-p-r` (to touch) and its tiles
`line-p-r-1` on (from the right, as they are filled), `wall-p-r-q`, `floor-p` (to touch) and `floor-p-1` to `-7`, `score-p`, `turn-p`,
`board-p` (to touch); `bag`, `lid` and, a colour each, `bag-blue`, `lid-blue` with the numbers `bag-blue-count`, `lid-blue-count`.
"""

from functools import cache, lru_cache

from sintra.games.azul.notation import split_take, split_tile
from sintra.games.azul.picture_table import HEIGHT, WIDTH, bonuses, stone, table
from sintra.games.azul.rules import RULES
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.spec import (
    ACTIONS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DRAW,
    FLOOR,
    MARKER,
    NOTHING,
    ROWS,
    START,
    TILE,
)
from sintra.games.azul.text import on_floor, on_wall
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


def pieces(s: State) -> list[Piece]:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    found = [piece for p in range(int(s.players)) for piece in board_pieces(s, p)]
    return offer_pieces(s) + found + store_pieces(s)


def offer_pieces(s: State) -> list[Piece]:
    shown = [Piece("marker", "centre-marker")] if s.holder == NOTHING else []
    for d in range(int(factories(s)) + 1):
        shown += [Piece(tile_kind(c), f"{source_name(d)}-{i}") for i, c in enumerate(display(s, d), start=1)]
    return shown


def source_name(d: int) -> str:
    return "centre" if d == CENTRE else f"factory-{d}"


def display(s: State, d: int) -> tuple[int, ...]:
    """The tiles of a display one by one, colours in their order."""
    return in_order(int(s.displays[d]))


@lru_cache(maxsize=10_000)
def in_order(pile: int) -> tuple[int, ...]:
    """The tiles of a pile one by one, colours in their order."""
    return tuple(c for c, n in enumerate(counts(pile, COLOURS)) for _ in range(n))


def board_pieces(s: State, p: int) -> list[Piece]:
    seat = p + 1
    shown = [Piece("score", f"score-{seat}", str(s.score[p]))]
    if s.to_move == p:
        shown.append(Piece("turn", f"turn-{seat}"))
    if s.to_move == OVER and RULES.standing(s, p) == max(RULES.standing(s, other) for other in range(int(s.players))):
        shown.append(Piece("laurel", f"laurel-{seat}"))
    if s.holder == p and MARKER not in on_floor(s, p):
        shown.append(Piece("marker", f"marker-{seat}"))
    for r in range(ROWS):
        shown += [Piece(tile_kind(int(s.line_colour[p, r])), f"line-{seat}-{r + 1}-{i + 1}") for i in range(int(s.line_count[p, r]))]
    for space, c in on_wall(s, p):
        shown.append(Piece(tile_kind(c), f"wall-{seat}-{space // COLUMNS + 1}-{space % COLUMNS + 1}"))
    return shown + [Piece("marker" if c == MARKER else tile_kind(c), f"floor-{seat}-{i + 1}") for i, c in enumerate(on_floor(s, p))]


def store_pieces(s: State) -> list[Piece]:
    shown = []
    for store, tiles in (("bag", counts(s.bag, COLOURS)), ("lid", counts(s.lid, COLOURS))):
        shown.append(Piece("total", f"{store}-count", str(sum(tiles))))
        shown += [Piece("number", f"{store}-{colour}-count", str(tiles[c])) for c, colour in enumerate(COLOUR_NAMES)]
    return shown


def tile_kind(c: int) -> str:
    return f"tile-{COLOUR_NAMES[c]}"


def targets(s: State, move: int) -> tuple[str, ...]:
    """The tile and then the line that takes it; on the grey wall the line and its space; a colour of the bag; the board of who starts."""
    seat = int(s.to_move) + 1
    if move < TILE:
        return take_targets(int(move), int(s.displays[split_take(move)[0]]), seat)
    if move < ACTIONS:
        r, q = split_tile(move)
        return (f"wall-{seat}-{r + 1}-{q + 1}",)
    if move < START:
        return (f"bag-{COLOUR_NAMES[move - DRAW]}",)
    return (f"board-{move - START + 1}",)


@lru_cache(maxsize=10_000)
def take_targets(move: int, pile: int, seat: int) -> tuple[str, str]:
    """The first tile of its colour in the pile, and the line."""
    source, c, line = split_take(move)
    first = f"{source_name(source)}-{in_order(pile).index(c) + 1}"
    return first, f"floor-{seat}" if line == FLOOR else f"line-{seat}-{line + 1}"


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
