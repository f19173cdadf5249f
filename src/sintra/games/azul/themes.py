"""What a puzzle of Azul is about, found by counting: the best take beside a tempting one, and how the round would end after each."""

from collections.abc import Sequence

from sintra.games.azul.spec import CENTRE, COLOURS, COLUMN_BITS, FLOOR, FLOOR_LINE, NOTHING, ROW_BITS, TILE, split_take
from sintra.kernel.dispatch import State
from sintra.kernel.piles import count

Ply = tuple[int, int, State, list[list[int]]]  #: who moved, what, the position after it, and the notes about points

HEAVY = 3  # points more that others lose on their floor lines
SPILT = 2  # tiles that the last taker cannot place
NEARLY = 4  # tiles of a column or a colour that come close to its bonus
SAVED = 2  # tiles that wait in a line for the next round


def themes(before: State, best: Sequence[Ply], other: Sequence[Ply]) -> list[str]:
    """The themes of a puzzle: `best` and `other` are two ways in which the round goes on."""
    if best[0][1] >= TILE:
        return ["bonus"]
    seat, first, end, else_end = int(before.to_move), best[0][1], best[-1][2], other[-1][2]
    found = {
        "poison": _lost_by_others(other, seat) - _lost_by_others(best, seat) >= HEAVY,
        "last-taker": _spilt_at_last(before, best, seat) >= SPILT,
        "marker": _takes_marker(before, first) != _takes_marker(before, other[0][1]),
        "end": _has_row(end) != _has_row(else_end),
        "bonus": _near_bonuses(end, seat) > _near_bonuses(else_end, seat),
        "save": split_take(first)[2] != FLOOR and int(end.line_count[seat, split_take(first)[2]]) >= SAVED,
    }
    return [name for name, is_so in found.items() if is_so]


def _lost_by_others(plies: Sequence[Ply], seat: int) -> int:
    """Points that the others win on their floor lines: none or fewer."""
    return sum(points for *_, notes in plies for p, kind, *_, points in notes if kind == FLOOR_LINE and p != seat)


def _spilt_at_last(before: State, plies: Sequence[Ply], seat: int) -> int:
    """How many tiles the last taker of the round cannot place, if that is another player and the round ends."""
    taker, take, _, notes = plies[-1]
    if taker == seat or not notes or take >= TILE:
        return 0
    s = plies[-2][2] if len(plies) > 1 else before
    source, colour, line = split_take(take)
    room = 0 if line == FLOOR else line + 1 - int(s.line_count[taker, line])
    return count(int(s.displays[source]), colour) - room


def _takes_marker(s: State, take: int) -> bool:
    return take < TILE and split_take(take)[0] == CENTRE and int(s.holder) == NOTHING


def _covered(s: State, seat: int) -> list[int]:
    return [int(s.wall[seat, colour]) for colour in range(COLOURS)]


def _has_row(s: State) -> bool:
    """Whether anybody has completed a row, which ends the game."""
    return any(sum(_covered(s, p)) & int(row) == int(row) for p in range(s.players) for row in ROW_BITS)


def _near_bonuses(s: State, seat: int) -> int:
    """Columns and colours that have their bonus, or nearly."""
    wall = _covered(s, seat)
    columns = [(sum(wall) & int(column)).bit_count() for column in COLUMN_BITS]
    return sum(tiles >= NEARLY for tiles in (*columns, *(colour.bit_count() for colour in wall)))
