"""Position text: every fact of the table on one line, and a table that somebody wrote down, which `text_check` compares with the rules.

    pavilion players=2 round=1 step=taking to=1 start=1 marker=centre factories=OORB,GGPP,-,BYYP,ORGP centre=BYY supply=4OR… bag=… tower=-
        scores=5/5 hands=-/BB corners=-/- stars=......,B.....,…/… passed=-

A player's stars are orange, red, blue, yellow, green, purple and the centre star, six letters or points each, index 1 to 6. `bag` may be left out: it
holds what is nowhere else. A payment in progress adds `placing=C4R` (star, index, colour), bonus tiles to be taken add `due=2`, and while nature
refills the supply `next=2` is the seat whose turn may come. Seats, indices and rounds count from 1.
"""

from itertools import product

from sintra.games.pavilion.problems import (
    CORNERS_OVERFULL,
    ENDS_PLAYING,
    FACTORY_OVERFULL,
    NO_DUE,
    NO_NEXT,
    NO_PLACING,
    STAR_LETTERS,
    STAR_MIXED,
    SUPPLY_OVERFULL,
    TOO_FEW_POINTS,
    TOO_MANY_TILES,
    WRONG_BAG,
)
from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.rules_taking import offer_of
from sintra.games.pavilion.setup import OPTIONS, write_options
from sintra.games.pavilion.spec import (
    ALL_COLOURS,
    CENTRE,
    CENTRE_STAR,
    CHOOSING,
    COLOURS,
    CORNERS,
    DISPLAYS,
    FACTORIES,
    LETTERS,
    NOTHING,
    PAYING,
    PLAYING,
    POINTS_OF_A_STAR,
    REFILLING,
    ROUNDS,
    SCORE_FLOOR,
    SPACES,
    STARS,
    STEPS,
    SUPPLY_SPACES,
    TAKING,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.games.pavilion.text_check import check_step
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, SEATS, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import LANE, count, total
from sintra.kernel.sets import size
from sintra.kernel.sheet import ABSENT, Field, Sheet, Written, is_fine, pile_of, put_tiles, require
from sintra.kernel.text import NONE, Letters, Number, Tiles, choice, listed, many, per_seat, seat

PLACINGS = tuple("".join(parts) for parts in product(STAR_LETTERS, "123456", LETTERS))  # space * COLOURS + colour

SHEET = Sheet(
    OPTIONS,
    (
        Field("round", Number(1, ROUNDS), at="round_number"),
        Field("step", choice(STEPS)),
        Field("to", seat({"nature": NATURE, "over": OVER})),
        Field("start", seat({NONE: NOTHING})),
        Field("marker", seat({"centre": NOTHING})),
        Field("factories", listed(Tiles(LETTERS), FACTORIES)),
        Field("centre", Tiles(LETTERS), default=NONE),
        Field("supply", Tiles(LETTERS), default=NONE),
        Field("bag", Tiles(LETTERS), may_lack=True),
        Field("tower", Tiles(LETTERS), default=NONE),
        Field("scores", per_seat(Number(0, 9_999))),
        Field("hands", per_seat(Tiles(LETTERS))),
        Field("corners", per_seat(Tiles(LETTERS))),
        Field("stars", per_seat(listed(Letters(LETTERS, POINTS_OF_A_STAR), STARS))),
        Field("passed", many(seat(), SEATS), default=NONE),
        Field("placing", choice(PLACINGS, wanted="a star, an index and a colour, like C4R"), may_lack=True),
        Field("due", Number(1, 3), may_lack=True),
        Field("next", seat(), may_lack=True),
    ),
)

# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def write(s: State, t: Written) -> None:
    write_options(s, t)
    t.round_number, t.step, t.to, t.start, t.marker = s.round_number, s.step, s.to_move, s.starter, s.holder
    for f in range(factories(s)):
        put_tiles(t.factories[f], s.displays[f + 1], COLOURS)
    put_tiles(t.centre, s.displays[CENTRE], COLOURS)
    put_tiles(t.supply, s.supply, COLOURS)
    put_tiles(t.bag, s.bag, COLOURS)
    put_tiles(t.tower, s.tower, COLOURS)
    t.passed[0] = 0
    for p in range(int(s.players)):
        t.scores[p] = s.score[p]
        put_tiles(t.hands[p], s.hand[p], COLOURS)
        put_tiles(t.corners[p], s.corners[p], COLOURS)
        for space in range(SPACES):
            t.stars[p, space // POINTS_OF_A_STAR, space % POINTS_OF_A_STAR] = s.board[p, space]
        if s.passed >> p & 1:
            t.passed[0] += 1
            t.passed[t.passed[0]] = p
    if s.step == PAYING:
        t.placing = int(s.space) * COLOURS + int(s.colour)
    if s.step == CHOOSING:
        t.due = s.due
    if s.step == REFILLING:
        t.next = s.turn


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def read(s: State, t: Written, out: Rows) -> None:
    s.round_number, s.step, s.to_move, s.starter, s.holder = t.round_number, t.step, t.to, t.start, t.marker
    read_offer(s, t, out)
    s.supply, s.tower, s.passed = pile_of(t.supply, COLOURS), pile_of(t.tower, COLOURS), 0
    require(out, total(int(s.supply)) <= SUPPLY_SPACES, SUPPLY_OVERFULL, SUPPLY_SPACES)
    least = int(SCORE_FLOOR[s.mini])
    for p in range(int(s.players)):
        require(out, t.scores[p] >= least, TOO_FEW_POINTS, p + 1, least)
        s.score[p], s.hand[p], s.corners[p] = t.scores[p], pile_of(t.hands[p], COLOURS), pile_of(t.corners[p], COLOURS)
        require(out, total(int(s.corners[p])) <= CORNERS, CORNERS_OVERFULL, p + 1, CORNERS)
        read_stars(s, t, p, out)
    for i in range(int(t.passed[0])):
        s.passed |= 1 << int(t.passed[1 + i])
    read_bag(s, t, out)
    read_turn(s, t, out)
    if is_fine(out):
        check_step(s, out)


@also_compiled
def read_offer(s: State, t: Written, out: Rows) -> None:
    s.on_offer = 0
    for f in range(factories(s)):
        s.displays[f + 1] = pile_of(t.factories[f], COLOURS)
        require(out, t.factories[f].sum() <= TILES_ON_A_FACTORY, FACTORY_OVERFULL, f + 1, TILES_ON_A_FACTORY)
    s.displays[CENTRE] = pile_of(t.centre, COLOURS)
    if s.step == TAKING:
        for source in range(factories(s) + 1):
            s.on_offer |= int(offer_of(s, source)) << source * COLOURS


@also_compiled
def read_stars(s: State, t: Written, p: int, out: Rows) -> None:
    s.covered[p] = 0
    for star in range(STARS):
        held, together = 0, 0
        for index in range(POINTS_OF_A_STAR):
            c, space = int(t.stars[p, star, index]), star * POINTS_OF_A_STAR + index
            s.board[p, space] = c
            if c != NOTHING:
                s.covered[p] |= 1 << space
                held, together = held + 1, together | 1 << c
        s.allowed[p, star] = colours_after(s, star, held, together)
        require(out, s.allowed[p, star] != NOTHING, STAR_MIXED, star, p + 1)


@also_compiled
def colours_after(s: State, star: int, held: int, together: int) -> int:
    """The colours that a star with so many tiles of these colours may still take, as a bit set; NOTHING if it cannot hold them together."""
    if not s.grey and star != CENTRE_STAR:
        return 1 << star if held == 0 or together == 1 << star else NOTHING
    if s.grey and held < 2:
        return ALL_COLOURS
    if size(together) == held:
        return ALL_COLOURS & ~together
    return together if s.grey and size(together) == 1 else NOTHING


@also_compiled
def read_bag(s: State, t: Written, out: Rows) -> None:
    """What is not on the table is in the bag or the tower: 22 tiles of each colour in all."""
    s.bag = 0
    for c in range(COLOURS):
        elsewhere = count(int(s.tower), c) + count(int(s.supply), c)
        for d in range(DISPLAYS):
            elsewhere += count(int(s.displays[d]), c)
        for p in range(int(s.players)):
            elsewhere += count(int(s.hand[p]), c) + count(int(s.corners[p]), c)
            for space in range(SPACES):
                elsewhere += int(s.board[p, space] == c)
        rest = TILES_OF_A_COLOUR - elsewhere
        require(out, rest >= 0, TOO_MANY_TILES, elsewhere, c, TILES_OF_A_COLOUR)
        given = rest if t.bag[0] == ABSENT else int(t.bag[c])
        require(out, given == rest, WRONG_BAG, given, c, rest, TILES_OF_A_COLOUR)
        s.bag += max(rest, 0) << LANE * c


@also_compiled
def read_turn(s: State, t: Written, out: Rows) -> None:
    """What a turn in progress needs beside the table."""
    s.turn, s.to_deal = NOTHING, 0
    if s.to_move >= 0:
        s.turn = s.to_move
    if s.step == REFILLING and require(out, t.next != ABSENT, NO_NEXT):
        s.turn = t.next
    if s.step == CHOOSING and require(out, t.due != ABSENT, NO_DUE):
        s.due = t.due
    if s.step == PAYING and require(out, t.placing != ABSENT, NO_PLACING):
        s.space, s.colour = int(t.placing) // COLOURS, int(t.placing) % COLOURS
    require(out, s.to_move != OVER or s.step == PLAYING, ENDS_PLAYING)
