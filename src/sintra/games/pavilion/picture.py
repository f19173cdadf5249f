"""The picture of Summer Pavilion: what lies where in a position, and which places to touch for a move.

Places, seats p, factories f, stars and indices from 1 (star 7 is the centre star): `factory-f-1` to `-4`, `centre-1` and on, `centre-marker`;
`round-1` to `-6`, `supply-1` to `-10`; `space-p-star-index`, `corner-p-1` to `-4`, `hand-p-blue-1` and on with `hand-p-blue-count`, `pass-p` (to
touch), `score-p`, `marker-p`, `turn-p`, `laurel-p`, `board-p` (to touch); `bag`, `tower`, and their colours `bag-blue` with `bag-blue-count`.
"""

from functools import cache

from sintra.games.pavilion import picture_signs as signs
from sintra.games.pavilion.notation import split_place, split_take
from sintra.games.pavilion.picture_table import HEIGHT, PLATE, WIDTH, table
from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.spec import (
    ACTIONS,
    BONUS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    DRAW,
    KEEP,
    NOTHING,
    PASS,
    PAY,
    PLACE,
    POINTS_OF_A_STAR,
    SPACES,
    START,
    STOP,
)
from sintra.kernel.dispatch import OVER, State
from sintra.kernel.piles import counts
from sintra.picture import furniture, motifs
from sintra.picture.layout import Layout, Piece
from sintra.picture.shapes import group


def layout(s: State) -> Layout:
    """The table for this number of players, this side of the board and this order of wild colours."""
    return table(int(s.players), bool(s.grey), tuple(map(int, s.wild_order)))


@cache
def symbols() -> dict[str, str]:
    """The drawing of every kind of piece, and of what is printed again and again."""
    tiles = {colour: motifs.tile(colour, "rhombus") for colour in COLOUR_NAMES}
    return {
        **{f"tile-{colour}": tiles[colour] for colour in COLOUR_NAMES},
        **{f"ghost-{colour}": motifs.ghost(colour, "rhombus") for colour in COLOUR_NAMES},
        **{f"wild-{colour}": group(tiles[colour] + signs.halo(), transform="scale(1.16)") for colour in COLOUR_NAMES},
        **{f"star-{colour}": signs.small_star((colour,)) for colour in COLOUR_NAMES},
        "star-all": signs.small_star(COLOUR_NAMES),
        "stone": signs.stone(),
        "hollow": signs.hollow(),
        "corner": signs.corner(),
        "pillar": signs.pillar(),
        "statue": signs.statue(),
        "window": signs.window(),
        "gate": signs.gate(),
        "passed": signs.closed_gate(),
        "plate": furniture.plate(PLATE),
        "marker": furniture.marker(),
        "turn": furniture.turn(WIDTH, HEIGHT),
        "laurel": furniture.laurel(),
        "bag": furniture.bag(),
        "tower": signs.tower(),
    }


def pieces(s: State) -> list[Piece]:
    """Everything that lies on the table, and the numbers of what cannot be seen."""
    found = [piece for p in range(int(s.players)) for piece in board_pieces(s, p)]
    return offer_pieces(s) + found + store_pieces(s)


def offer_pieces(s: State) -> list[Piece]:
    shown = [Piece("marker", "centre-marker")] if s.holder == NOTHING else []
    for d in range(int(factories(s)) + 1):
        shown += [Piece(tile_kind(c), f"{source_name(d)}-{i}") for i, c in enumerate(one_by_one(s.displays[d]), start=1)]
    shown += [Piece(tile_kind(c), f"supply-{i}") for i, c in enumerate(one_by_one(s.supply), start=1)]
    return [*shown, Piece(f"wild-{COLOUR_NAMES[wild_colour(s)]}", f"round-{s.round_number}")]


def source_name(d: int) -> str:
    return "centre" if d == CENTRE else f"factory-{d}"


def one_by_one(tiles: int) -> list[int]:
    """The colours of a pile's tiles, in their order."""
    return [c for c, n in enumerate(counts(tiles, COLOURS)) for _ in range(n)]


def board_pieces(s: State, p: int) -> list[Piece]:
    seat = p + 1
    shown = [Piece("score", f"score-{seat}", str(s.score[p]))]
    if s.to_move == p:
        shown.append(Piece("turn", f"turn-{seat}"))
    if s.to_move == OVER and s.score[p] == max(s.score[: s.players]):
        shown.append(Piece("laurel", f"laurel-{seat}"))
    if s.holder == p:
        shown.append(Piece("marker", f"marker-{seat}"))
    if s.passed >> p & 1:
        shown.append(Piece("passed", f"pass-{seat}"))
    for space in range(SPACES):
        if s.board[p, space] != NOTHING:
            star, index = divmod(space, POINTS_OF_A_STAR)
            shown.append(Piece(tile_kind(int(s.board[p, space])), space_name(seat, star, index)))
    shown += [Piece(tile_kind(c), f"corner-{seat}-{i}") for i, c in enumerate(one_by_one(s.corners[p]), start=1)]
    for colour, n in zip(COLOUR_NAMES, counts(s.hand[p], COLOURS), strict=True):
        shown += [Piece(f"tile-{colour}", f"hand-{seat}-{colour}-{i + 1}") for i in range(n)]
        if n > 0:
            shown.append(Piece("total", f"hand-{seat}-{colour}-count", str(n)))
    return shown


def store_pieces(s: State) -> list[Piece]:
    shown = []
    for store, tiles in (("bag", s.bag), ("tower", s.tower)):
        shown.append(Piece("total", f"{store}-count", str(sum(counts(tiles, COLOURS)))))
        shown += [Piece("number", f"{store}-{colour}-count", str(n)) for colour, n in zip(COLOUR_NAMES, counts(tiles, COLOURS), strict=True)]
    return shown


def tile_kind(c: int) -> str:
    return f"tile-{COLOUR_NAMES[c]}"


def space_name(seat: int, star: int, index: int) -> str:
    return f"space-{seat}-{star + 1}-{index + 1}"


def targets(s: State, move: int) -> tuple[str, ...]:
    """A tile on offer; a tile beside the board and its space; ways to pay all touch that space; a tile of the supply; the gate; a tile to keep."""
    seat = int(s.to_move) + 1
    if move < PLACE:
        source, c = split_take(move)
        return (f"{source_name(source)}-{one_by_one(s.displays[source]).index(c) + 1}",)
    if move < PAY:
        star, index, c = split_place(move)
        return f"hand-{seat}-{COLOUR_NAMES[c]}-1", space_name(seat, star, index)
    if move < BONUS:
        return (space_name(seat, *divmod(int(s.space), POINTS_OF_A_STAR)),)
    if move < PASS:
        return (f"supply-{one_by_one(s.supply).index(move - BONUS) + 1}",)
    if move in (PASS, STOP):
        return (f"pass-{seat}",)
    if move < ACTIONS:
        return (f"hand-{seat}-{COLOUR_NAMES[move - KEEP]}-1",)
    return (f"bag-{COLOUR_NAMES[move - DRAW]}",) if move < START else (f"board-{move - START + 1}",)


def earned(_s: State, p: int, kind: str, place: int) -> str:
    """Where points of this kind were won or lost: on the space just covered, at the pass sign for what was thrown away."""
    seat = p + 1
    match kind:
        case "segment":
            return f"space-{seat}-{place // POINTS_OF_A_STAR + 1}-{place % POINTS_OF_A_STAR + 1}"
        case "star":
            return f"space-{seat}-{place + 1}-1"
        case "discard" | "corners":
            return f"pass-{seat}"
        case _:
            return ""
