"""C. Next round, and the end of the game."""

from sintra.games.azul.rules_offer import factories, start_offer
from sintra.games.azul.spec import (
    COLOUR,
    COLOURS,
    COLUMN,
    COLUMN_BITS,
    COLUMNS,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    NOTHING,
    ROW,
    ROW_BITS,
    ROWS,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import NATURE, OVER, Log, Random, State
from sintra.kernel.log import note
from sintra.kernel.piles import draw_from, gathered, in_a_row, length, some
from sintra.kernel.random import below
from sintra.kernel.sets import size


@rule
def end_of_round(s: State, log: Log) -> None:
    """The game ends after the tiling phase in which somebody completed a horizontal row, or when no tile is left for a new round."""
    is_last = s.bag == 0 and s.lid == 0
    for p in range(s.players):
        is_last |= full_rows(s, p) > 0
    if is_last:
        end_of_game(s, log)
        return
    s.round_number += 1
    if s.holder != NOTHING:
        s.starter = s.holder
        s.holder = NOTHING
    s.to_deal = factories(s) * TILES_ON_A_FACTORY
    go_on_dealing(s)


@part
def go_on_dealing(s: State) -> None:
    """Nature draws while tiles are due; an empty bag takes the lid; with both empty the round starts with what there is."""
    if s.to_deal > 0 and s.bag == 0:
        s.bag, s.lid = s.lid, 0
    if s.to_deal > 0 and s.bag != 0:
        s.to_move = NATURE
    else:
        s.to_deal = 0
        start_offer(s)


@part
def draw(s: State, c: int) -> None:
    """A tile goes from the bag to the first factory that is not yet filled."""
    s.bag -= some(c, 1)
    s.displays[first_to_fill(s)] += some(c, 1)
    s.to_deal -= 1
    go_on_dealing(s)


@part
def first_to_fill(s: State) -> int:
    """The first factory that is not yet filled."""
    return 1 + factories(s) - (int(s.to_deal) + TILES_ON_A_FACTORY - 1) // TILES_ON_A_FACTORY


@rule
def deal(s: State, random: Random) -> None:
    """All draws that are due, factory by factory: the same as one by one, but quicker."""
    if s.starter == NOTHING:
        s.starter = below(random, int(s.players))
    bag, due, factory = in_a_row(int(s.bag)), int(s.to_deal), first_to_fill(s)
    tiles = length(bag)
    while due > 0 and tiles > 0:
        room = (due - 1) % TILES_ON_A_FACTORY + 1
        n = min(room, tiles)
        rest = draw_from(bag, tiles, n, random)
        s.displays[factory] += gathered(bag - rest)
        bag, tiles, due, factory = rest, tiles - n, due - n, factory + (n == room)
        if tiles == 0 and due > 0:
            bag, s.lid = in_a_row(int(s.lid)), 0
            tiles = length(bag)
    s.bag, s.to_deal = gathered(bag), 0
    start_offer(s)


# ── End ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────


@rule
def end_of_game(s: State, log: Log) -> None:
    for p in range(s.players):
        end_bonuses(s, p, log)
    s.to_move = OVER


@rule
def end_bonuses(s: State, p: int, log: Log) -> None:
    covered = int(s.covered[p])
    for r in range(ROWS):
        if covered & ROW_BITS[r] == ROW_BITS[r]:
            s.score[p] += FULL_ROW
            note(log, p, ROW, r, 0, 0, FULL_ROW)
    for q in range(COLUMNS):
        if covered & COLUMN_BITS[q] == COLUMN_BITS[q]:
            s.score[p] += FULL_COLUMN
            note(log, p, COLUMN, q, 0, 0, FULL_COLUMN)
    for c in range(COLOURS):
        if size(int(s.wall[p, c])) == ROWS:
            s.score[p] += FULL_COLOUR
            note(log, p, COLOUR, c, 0, 0, FULL_COLOUR)


@part
def full_rows(s: State, p: int) -> int:
    covered = int(s.covered[p])
    return size(covered & (covered >> 1) & (covered >> 2) & (covered >> 3) & (covered >> 4) & COLUMN_BITS[0])


@rule
def standing(s: State, p: int) -> int:
    """Most points win; of equals, the one with more full rows; otherwise they share the win."""
    return int(s.score[p]) * (ROWS + 1) + full_rows(s, p)
