"""What speaks for one decision and against another, in what can be counted."""

from sintra.games.pavilion import phrases as say
from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.spec import (
    BONUS_TILES,
    COLOURS,
    FULL_NUMBER,
    FULL_STAR,
    FULL_STAR_OF_ALL_COLOURS,
    NOTHING,
    NUMBER_BITS,
    NUMBERS,
    POINTS_OF_A_STAR,
    STAR_BITS,
    STARS,
    STRUCTURE_BITS,
    STRUCTURES,
    TAKING,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import Log, State
from sintra.kernel.phrasebook import BETTER, DECIDED, PLAYED, Rows, add_row
from sintra.kernel.piles import count, total
from sintra.kernel.sets import size


@also_compiled
def compare(table: State, log: Log, out: Rows) -> None:  # noqa: ARG001 - every point of this game is scored at once
    """While tiles are taken: how many, the marker, what is left to the next player. While they are placed: points, bonuses, the price."""
    seat = int(table[DECIDED].to_move)
    before = int(table[DECIDED].score[seat])
    add_more(out, say.BETTER_POINTS, int(table[PLAYED].score[seat]) - before, int(table[BETTER].score[seat]) - before)
    if table[DECIDED].step == TAKING:
        compare_takes(table, seat, out)
    else:
        compare_placements(table, seat, out)


@also_compiled
def add_more(out: Rows, message: int, played: int, better: int) -> None:
    """A fact of which more is better."""
    if better > played:
        add_row(out, message, played, better)


@also_compiled
def compare_takes(table: State, seat: int, out: Rows) -> None:
    wild = wild_colour(table[DECIDED])
    had = int(table[DECIDED].hand[seat])
    add_more(out, say.BETTER_TAKEN, total(int(table[PLAYED].hand[seat])) - total(had), total(int(table[BETTER].hand[seat])) - total(had))
    played, better = count(int(table[PLAYED].hand[seat]), wild), count(int(table[BETTER].hand[seat]), wild)
    add_more(out, say.BETTER_WILDS, played - count(had, wild), better - count(had, wild))
    if table[DECIDED].holder == NOTHING:
        if table[PLAYED].holder == seat and table[BETTER].holder != seat:
            add_row(out, say.BETTER_WITHOUT_MARKER)
        elif table[BETTER].holder == seat and table[PLAYED].holder != seat:
            add_row(out, say.BETTER_MARKER)
    if table[PLAYED].step == TAKING and table[BETTER].step == TAKING:
        left, less = largest_take(table[PLAYED]), largest_take(table[BETTER])
        if less < left:
            add_row(out, say.BETTER_LEFT, left, less)


@also_compiled
def largest_take(s: State) -> int:
    """The most tiles that can be taken at once."""
    wild, most = wild_colour(s), 0
    for source in range(factories(s) + 1):
        there = int(s.displays[source])
        for c in range(COLOURS):
            if (int(s.on_offer) >> (source * COLOURS + c)) & 1:
                most = max(most, (count(there, c) if c != wild else 0) + min(1, count(there, wild)))
    return most


@also_compiled
def compare_placements(table: State, seat: int, out: Rows) -> None:
    played, better = table[PLAYED], table[BETTER]
    add_more(
        out,
        say.BETTER_BONUS_TILES,
        bonus_tiles(played, seat) - bonus_tiles(table[DECIDED], seat),
        bonus_tiles(better, seat) - bonus_tiles(table[DECIDED], seat),
    )
    add_more(out, say.BETTER_BONUSES, bonuses(played, seat), bonuses(better, seat))
    if size(int(better.covered[seat])) > size(int(played.covered[seat])):
        add_row(out, say.BETTER_COVERS)
    elif size(int(better.covered[seat])) == size(int(played.covered[seat])):
        add_more(out, say.BETTER_KEPT, tiles_of(played, seat), tiles_of(better, seat))


@also_compiled
def tiles_of(s: State, p: int) -> int:
    """Beside the board and in its corners."""
    return total(int(s.hand[p])) + total(int(s.corners[p]))


@also_compiled
def bonus_tiles(s: State, p: int) -> int:
    """What the structures that are surrounded have brought."""
    tiles = 0
    for structure in range(STRUCTURES):
        if int(s.covered[p]) & int(STRUCTURE_BITS[structure]) == int(STRUCTURE_BITS[structure]):
            tiles += int(BONUS_TILES[structure])
    return tiles


@also_compiled
def bonuses(s: State, p: int) -> int:
    """The points of complete stars and numbers, which are certain."""
    points = 0
    for star in range(STARS):
        first = star * POINTS_OF_A_STAR
        if (int(s.covered[p]) >> first) & STAR_BITS == STAR_BITS:
            c = int(s.board[p, first])
            points += int(FULL_STAR[c]) if s.board[p, first + 1] == c else FULL_STAR_OF_ALL_COLOURS
    for number in range(1, NUMBERS + 1):
        bits = int(NUMBER_BITS[s.grey, number])
        if int(s.covered[p]) & bits == bits:
            points += int(FULL_NUMBER[number])
    return points
