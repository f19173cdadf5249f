"""A. Offer: players take tiles from the factories and from the centre, and put them into their lines."""

import numpy as np

from sintra.games.azul.rules_lines import only_this_colour
from sintra.games.azul.spec import ALL_LINES, CENTRE, COLOUR_OF, FLOOR, FLOOR_SPACES, LINE_OF, MARKER, NOTHING, SOURCE_OF
from sintra.kernel.compile import part, rule
from sintra.kernel.dispatch import State
from sintra.kernel.piles import LANE, ONE_OF_EACH, count, one_of_each_in, some
from sintra.kernel.sets import size


@part
def factories(s: State) -> int:
    return int(2 * s.players + 1)


@rule
def start_offer(s: State) -> None:
    """The starting player begins."""
    for factory in range(1, factories(s) + 1):
        s.on_offer |= one_of_each_in(int(s.displays[factory])) << factory
    s.to_move = s.starter


@part
def source_colour_line(move: int) -> tuple[int, int, int]:
    """A take, taken apart, as `spec.split_take` does it."""
    here = np.uint64(move)  # see kernel.indices
    return int(np.int64(SOURCE_OF[here])), int(np.int64(COLOUR_OF[here])), int(np.int64(LINE_OF[here]))


@part
def take(s: State, p: int, source: int, c: int, line: int) -> None:
    """All tiles of the colour; the others of a factory move to the centre, those of the centre stay there. The next player is to move."""
    there = int(s.displays[source])
    taken = count(there, c)
    if s.holder == NOTHING and source == CENTRE:
        take_marker(s, p)
    others = (s.on_offer >> source) & (ONE_OF_EACH ^ some(c, 1))
    s.on_offer = s.on_offer & ~(ONE_OF_EACH << source) | others << CENTRE
    s.displays[source] = 0
    s.displays[CENTRE] += there - some(c, taken)
    to_floor(s, p, c, taken - to_line(s, p, c, line, taken))
    s.to_move = p + 1 if p + 1 < s.players else 0


@part
def take_marker(s: State, p: int) -> None:
    """The first in a round to take from the centre takes the marker, on the leftmost free floor space, before the tiles."""
    s.holder = p
    to_spaces(s, p, MARKER, 1)


@part
def to_line(s: State, p: int, c: int, line: int, tiles: int) -> int:
    """As many tiles as the line has room for; returns how many. From then on it takes this colour only, or nothing once it is complete.

    The floor line counts as a line without room, which saves the machine from guessing where the tiles go.
    """
    room = line + 1 - int(s.line_count[p, line])
    placed = min(tiles, room)
    has_room = int(placed < room)
    s.line_count[p, line] += placed
    s.line_colour[p, line] = c if line != FLOOR else NOTHING
    s.complete[p] |= ((1 - has_room) << line) & ALL_LINES
    only_this_colour(s, p, line, c, has_room)
    return placed


@part
def to_floor(s: State, p: int, c: int, tiles: int) -> None:
    """Tiles to the floor line, left to right; once it is full, to the lid."""
    s.lid += some(c, tiles - to_spaces(s, p, c, tiles))


@part
def to_spaces(s: State, p: int, what: int, n: int) -> int:
    """Put n tiles of a colour, or the marker, on the leftmost free spaces of the floor line; returns for how many there was room."""
    occupied = size(int(s.floor[p]))
    placed = min(n, FLOOR_SPACES - occupied)
    s.floor[p] |= ((1 << placed) - 1) << (LANE * what + occupied)
    return placed
