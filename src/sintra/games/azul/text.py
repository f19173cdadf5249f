"""Position text: every fact of the table on one line, and a table that somebody wrote down checked against the rules.

    azul players=2 round=1 to=1 start=1 marker=centre factories=BBYR,YYKW,-,RRKK,BYRW centre=YYKW bag=… lid=…
        scores=0/0 lines=-,-,-,-,-/-,BB,-,-,- walls=…../… floors=-/-

A wall is five rows of five letters or points; a line is its tiles; the floor line has `M` for the first-player marker. `bag` may be left out: it
holds what is nowhere else. Seats, rows and rounds count from 1.
"""

from sintra.games.azul.rules_lines import all_accepted, all_lacking, wall_lacks
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.spec import (
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    COLUMN_BITS,
    COLUMN_OF,
    COLUMNS,
    DISPLAYS,
    FACTORIES,
    FLOOR_SPACES,
    LETTERS,
    NOTHING,
    ROW_BITS,
    ROWS,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.games.azul.text_check import check_turn, lying
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.game import StateArray
from sintra.kernel.glance import glance
from sintra.kernel.piles import LANE, counts, pile
from sintra.kernel.text import NONE, Fields, per_seat, tiles

# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(state: State) -> dict[str, str]:
    s = glance(state)
    players = s.players
    return {
        "round": str(s.round_number),
        "to": {NATURE: "nature", OVER: "over"}.get(s.to_move, str(s.to_move + 1)),
        "start": NONE if s.starter == NOTHING else str(s.starter + 1),
        "marker": "centre" if s.holder == NOTHING else str(s.holder + 1),
        "factories": ",".join(tiles(counts(s.displays[d], COLOURS), LETTERS) for d in range(1, FACTORIES[players] + 1)),
        "centre": tiles(counts(s.displays[CENTRE], COLOURS), LETTERS),
        "bag": tiles(counts(s.bag, COLOURS), LETTERS),
        "lid": tiles(counts(s.lid, COLOURS), LETTERS),
        "scores": per_seat(players, lambda p: str(s.score[p])),
        "lines": per_seat(players, lambda p: ",".join(write_line(s, p, r) for r in range(ROWS))),
        "walls": per_seat(players, lambda p: ",".join(write_row(s, p, r) for r in range(ROWS))),
        "floors": per_seat(players, lambda p: "".join((LETTERS + "M")[c] for c in on_floor(s, p)) or NONE),
    }


def write_line(s: State, p: int, r: int) -> str:
    return LETTERS[s.line_colour[p, r]] * int(s.line_count[p, r]) or NONE


def write_row(s: State, p: int, r: int) -> str:
    return "".join("." if (c := colour_at(s, p, r, q)) == NOTHING else LETTERS[c] for q in range(COLUMNS))


def colour_at(s: State, p: int, r: int, q: int) -> int:
    """The colour of the tile on a wall space, or NOTHING."""
    bit = 1 << (r * COLUMNS + q)
    return next((c for c, spaces in enumerate(s.wall[p].tolist()) if spaces & bit), NOTHING)


def on_floor(s: State, p: int) -> list[int]:
    """What lies on the floor line, left to right: colours, and MARKER."""
    return lying(int(s.floor[p]))


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(record: StateArray, fields: Fields) -> None:
    s = record[0]
    players = int(s.players)
    seats = [str(p + 1) for p in range(players)]
    s.round_number = fields.number("round", 1, 30_000, "1")
    s.to_move = (*range(players), NATURE, OVER)[fields.choice("to", [*seats, "nature", "over"])]
    s.starter = (*range(players), NOTHING)[fields.choice("start", [*seats, NONE])]
    s.holder = (*range(players), NOTHING)[fields.choice("marker", [*seats, "centre"])]
    read_offer(s, fields)
    for p, text in enumerate(fields.seats("scores", players)):
        s.score[p] = fields.to_number("scores", text, 0, 9_999)
    for p, text in enumerate(fields.seats("lines", players)):
        read_lines(s, p, text)
    for p, text in enumerate(fields.seats("walls", players)):
        read_wall(s, p, text)
    for p, text in enumerate(fields.seats("floors", players)):
        read_floor(s, p, text)
        s.accepts[p], s.lacks[p] = all_accepted(s, p), all_lacking(s, p)
    read_bag_and_lid(s, fields)
    check_turn(s)


def read_offer(s: State, fields: Fields) -> None:
    s.displays[:] = 0
    for f, text in enumerate(fields.to_list("factories", fields.take("factories"), int(factories(s))), start=1):
        shown = fields.to_tiles("factories", text, LETTERS)
        if sum(shown) > TILES_ON_A_FACTORY:
            raise BadPosition("factories", f"factory {f} has more than {TILES_ON_A_FACTORY} tiles")
        s.displays[f] = pile(shown)
    s.displays[CENTRE] = pile(fields.to_tiles("centre", fields.take("centre", NONE), LETTERS))
    if s.to_move >= 0:
        s.on_offer = sum(1 << LANE * c + d for d in range(DISPLAYS) for c, n in enumerate(counts(s.displays[d], COLOURS)) if n)


def read_lines(s: State, p: int, text: str) -> None:
    s.complete[p] = 0
    for r, line in enumerate(Fields.to_list("lines", text, ROWS)):
        held = Fields.to_tiles("lines", line, LETTERS)
        colours = [c for c in range(COLOURS) if held[c]]
        where = f"line {r + 1} of player {p + 1}"
        if len(colours) > 1:
            raise BadPosition("lines", f"{where} mixes colours: {line}")
        if sum(held) > r + 1:
            raise BadPosition("lines", f"{where} has room for {r + 1}, not {sum(held)}")
        s.line_colour[p, r] = colours[0] if colours else NOTHING
        s.line_count[p, r] = sum(held)
        s.complete[p] |= (sum(held) == r + 1) << r


def read_wall(s: State, p: int, text: str) -> None:
    s.wall[p], s.covered[p] = 0, 0
    for r, row in enumerate(Fields.to_list("walls", text, ROWS)):
        if len(row) != COLUMNS or any(letter not in LETTERS + "." for letter in row):
            raise BadPosition("walls", f"row {r + 1} of player {p + 1} must be {COLUMNS} letters of {LETTERS} or points, not {row!r}")
        for q, letter in enumerate(row):
            if letter != ".":
                put_on_wall(s, p, r, q, LETTERS.index(letter))
        held = int(s.line_colour[p, r])
        if held != NOTHING and not wall_lacks(s, p, r, held):
            raise BadPosition("lines", f"line {r + 1} of player {p + 1} holds {COLOUR_NAMES[held]}, which row {r + 1} of the wall already has")


def put_on_wall(s: State, p: int, r: int, q: int, c: int) -> None:
    where = f"row {r + 1}, column {q + 1} of player {p + 1}"
    if not s.grey and COLUMN_OF[r, c] != q:
        raise BadPosition("walls", f"{where} is not the space of {COLOUR_NAMES[c]}: that is column {COLUMN_OF[r, c] + 1}")
    if int(s.wall[p, c]) & (ROW_BITS[r] | COLUMN_BITS[q]):
        raise BadPosition("walls", f"{where}: {COLOUR_NAMES[c]} is twice in a row or column")
    s.wall[p, c] |= 1 << (r * COLUMNS + q)
    s.covered[p] |= 1 << (r * COLUMNS + q)


def read_floor(s: State, p: int, text: str) -> None:
    spaces = "" if text == NONE else text
    if len(spaces) > FLOOR_SPACES or any(letter not in LETTERS + "M" for letter in spaces):
        raise BadPosition("floors", f"the floor line of player {p + 1} must be up to {FLOOR_SPACES} letters of {LETTERS} or M, not {text!r}")
    s.floor[p] = sum(1 << LANE * (LETTERS + "M").index(letter) + i for i, letter in enumerate(spaces))


def read_bag_and_lid(s: State, fields: Fields) -> None:
    """What is not on the table is in the bag or the lid: twenty tiles of each colour in all."""
    lid = fields.to_tiles("lid", fields.take("lid", NONE), LETTERS)
    shown = counts(s.displays.sum(), COLOURS)
    rest = []
    for c in range(COLOURS):
        elsewhere = lid[c] + shown[c]
        for p in range(int(s.players)):
            elsewhere += int(s.line_count[p][s.line_colour[p] == c].sum()) + on_floor(s, p).count(c) + int(s.wall[p, c]).bit_count()
        if elsewhere > TILES_OF_A_COLOUR:
            raise BadPosition("", f"{elsewhere} {COLOUR_NAMES[c]} tiles outside the bag; there are {TILES_OF_A_COLOUR} in all")
        rest.append(TILES_OF_A_COLOUR - elsewhere)
    bag = fields.to_tiles("bag", fields.take("bag"), LETTERS) if "bag" in fields else rest
    for c in range(COLOURS):
        if bag[c] != rest[c]:
            raise BadPosition("bag", f"{bag[c]} {COLOUR_NAMES[c]} in the bag, but {rest[c]} are missing to make {TILES_OF_A_COLOUR}")
    s.bag, s.lid = pile(bag), pile(lid)
