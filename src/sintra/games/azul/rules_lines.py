"""Pattern lines: which line may take which colour.

The rule stands first, in words. Moves are listed far more often than lines change, so the record keeps its answer for every line and colour as a bit
(`accepts`), and what changes a line brings its bits up to date. `all_accepted` gives them from the rule itself.
"""

from sintra.games.azul.spec import COLOURS, EVERY_COLOUR, FLOOR, LINES, NOTHING, ROW_BITS
from sintra.kernel.compile import also_compiled, part
from sintra.kernel.dispatch import State

# ── The rule ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def may_take(s: State, p: int, line: int, c: int) -> bool:
    """A line takes tiles of a colour if it has room, holds no other colour, and its row of the wall lacks the colour. The floor line takes all."""
    return line == FLOOR or (has_room(s, p, line) and holds_no_other(s, p, line, c) and wall_lacks(s, p, line, c))


@also_compiled
def has_room(s: State, p: int, line: int) -> bool:
    return int(s.line_count[p, line]) < line + 1


@also_compiled
def holds_no_other(s: State, p: int, line: int, c: int) -> bool:
    return int(s.line_colour[p, line]) in (NOTHING, c)


@also_compiled
def wall_lacks(s: State, p: int, row: int, c: int) -> bool:
    return not int(s.wall[p, c]) & int(ROW_BITS[row])


# ── The same as bits ─────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def all_accepted(s: State, p: int) -> int:
    """What the rule says of every line and colour: bit colour * 6 + line."""
    accepted = 0
    for c in range(COLOURS):
        for line in range(LINES):
            if may_take(s, p, line, c):
                accepted |= 1 << LINES * c + line
    return accepted


@also_compiled
def all_lacking(s: State, p: int) -> int:
    """For every row of the wall and every colour that it lacks: bit colour * 6 + row. The floor line's bits are always set."""
    lacking = 0
    for c in range(COLOURS):
        for row in range(LINES):
            if row == FLOOR or wall_lacks(s, p, row, c):
                lacking |= 1 << LINES * c + row
    return lacking


@part
def only_this_colour(s: State, p: int, line: int, c: int, has_room: int) -> None:
    """The line holds tiles of this colour now: it takes no other, and this one while `has_room` is 1, not 0. The floor line takes all as ever."""
    s.accepts[p] = s.accepts[p] & ~(EVERY_COLOUR << line) | (has_room << (LINES * c + line)) | (EVERY_COLOUR << FLOOR)


@part
def what_the_wall_lacks(s: State, p: int, line: int) -> None:
    """The line is empty now: it takes every colour that its row of the wall lacks."""
    s.accepts[p] |= s.lacks[p] & (EVERY_COLOUR << line)


@part
def no_longer_lacking(s: State, p: int, row: int, c: int) -> None:
    """The row of the wall has got this colour."""
    s.lacks[p] ^= 1 << (LINES * c + row)
