"""Completing a pattern line with bonus chips: per missing tile two that show the line's colour, or any three."""

from sintra.games.duel.spec import CHIPS_OF_ANY, CHIPS_SHOWING, SHOWING
from sintra.kernel.compile import part
from sintra.kernel.dispatch import State
from sintra.kernel.sets import size


@part
def add_chip(chips: int, kind: int) -> int:
    """The set with one more chip of the kind."""
    return chips | ((chips & (1 << 2 * kind)) << 1) | (1 << 2 * kind)


@part
def remove_chip(chips: int, kind: int) -> int:
    """The set with one chip of the kind less: the second if there are two."""
    one = 1 << 2 * kind
    return chips & ~(one << 1) if chips & (one << 1) else chips & ~one


@part
def chips_of(chips: int, kind: int) -> int:
    """How many chips of a kind there are."""
    return size((chips >> 2 * kind) & 0b11)


@part
def missing(s: State, p: int, r: int) -> int:
    return r + 1 - int(s.line_count[p, r]) - int(s.made)


@part
def is_completing(s: State) -> bool:
    """Once a chip is spent the line must be completed."""
    return bool(s.made > 0 or s.laid_showing > 0 or s.laid_other > 0)


@part
def can_complete(s: State, p: int, r: int) -> bool:
    """Whether the player's chips complete a line for which none is spent yet."""
    showing = size(int(s.store[p] & SHOWING[s.line_colour[p, r]]))
    return chips_make(showing, size(int(s.store[p])) - showing, missing(s, p, r))


@part
def chips_make(showing: int, other: int, tiles: int) -> bool:
    """Whether this many chips make this many tiles: as many as possible by two, the others by three."""
    by_two = min(tiles, showing // CHIPS_SHOWING)
    return showing + other >= CHIPS_OF_ANY * tiles - by_two


@part
def kinds_to_spend(s: State, p: int, r: int) -> int:
    """Set of the kinds of which a chip may be spent: with it the line can still be completed."""
    store = int(s.store[p])
    shown = store & SHOWING[s.line_colour[p, r]]
    showing, other = size(int(shown)), size(int(store & ~shown))
    tiles, laid, laid_other = missing(s, p, r), int(s.laid_showing), int(s.laid_other)
    chips = 0
    if showing > 0 and chips_suffice(showing - 1, other, tiles, laid + 1, laid_other):
        chips |= shown
    if other > 0 and chips_suffice(showing, other - 1, tiles, laid, laid_other + 1):
        chips |= store & ~shown
    return kinds_in(int(chips))


@part
def kinds_in(chips: int) -> int:
    """Set of the kinds of which there is a chip: every second bit, moved together in pairs, fours and eights."""
    chips &= 0x55555555
    chips = (chips | chips >> 1) & 0x33333333
    chips = (chips | chips >> 2) & 0x0F0F0F0F
    chips = (chips | chips >> 4) & 0x00FF00FF
    return (chips | chips >> 8) & 0xFFFF


@part
def chips_suffice(showing: int, other: int, tiles: int, laid_showing: int, laid_other: int) -> bool:
    """Whether this many chips make this many tiles, when some are already laid for the first of them."""
    pair = CHIPS_SHOWING - laid_showing
    if laid_other + CHIPS_SHOWING <= CHIPS_OF_ANY and pair <= showing and chips_make(showing - pair, other, tiles - 1):
        return True
    due = CHIPS_OF_ANY - laid_showing - laid_other
    others = min(due, other)
    return due - others <= min(pair, showing) and chips_make(showing - due + others, other - others, tiles - 1)


@part
def is_a_tile(showing: int, other: int) -> bool:
    """Two chips that show the colour, or any three, make a missing tile."""
    return showing == CHIPS_SHOWING or showing + other == CHIPS_OF_ANY


@part
def spend(s: State, p: int, r: int, kind: int) -> None:
    """A chip is turned down for good; as soon as those laid make a tile, the next ones are for the next tile."""
    s.store[p] = remove_chip(int(s.store[p]), kind)
    if SHOWING[s.line_colour[p, r]] >> 2 * kind & 1:
        s.laid_showing += 1
    else:
        s.laid_other += 1
    if is_a_tile(int(s.laid_showing), int(s.laid_other)):
        s.made += 1
        s.laid_showing, s.laid_other = 0, 0
