"""What a puzzle of Summer Pavilion is about, found by counting: the best decision beside a tempting one, and how play would go on after each."""

from collections.abc import Sequence

from sintra.games.pavilion.rules_common import wild_colour
from sintra.games.pavilion.spec import BONUS, DISCARD, KEEP, MARKER, PASS, PAY, PLACE, STOP, STRUCTURE
from sintra.kernel.dispatch import State
from sintra.kernel.piles import count, total

Ply = tuple[int, int, State, list[list[int]]]  #: who moved, what, the position after it, and the notes about points

HEAVY = 3  # points more that others lose with the marker or what they discard


def themes(before: State, best: Sequence[Ply], other: Sequence[Ply]) -> list[str]:
    """The themes of a puzzle: `best` and `other` are two ways in which play goes on."""
    seat, first, tempting = int(before.to_move), best[0][1], other[0][1]
    found = {
        "poison": _lost_by_others(other, seat) - _lost_by_others(best, seat) >= HEAVY,
        "marker": _takes_marker(best) != _takes_marker(other),
        "wild": _wilds(before, best, seat) != _wilds(before, other, seat),
        "pass": (first == PASS) != (tempting == PASS),
        "keep": KEEP <= first <= STOP or total(int(best[-1][2].corners[seat])) > total(int(other[-1][2].corners[seat])),
        "structure": _given(best, seat) > _given(other, seat),
        "space": PLACE <= first < PAY and PLACE <= tempting < PAY,
        "bonus-tile": BONUS <= first < PASS,
    }
    return [name for name, is_so in found.items() if is_so]


def _lost_by_others(plies: Sequence[Ply], seat: int) -> int:
    """Points that the others win by the marker and by what they discard: none or fewer."""
    return sum(points for *_, notes in plies for p, kind, *_, points in notes if kind in (MARKER, DISCARD) and p != seat)


def _takes_marker(plies: Sequence[Ply]) -> bool:
    return any(kind == MARKER for _, kind, *_ in plies[0][3])


def _wilds(before: State, plies: Sequence[Ply], seat: int) -> int:
    """How many wild tiles more or fewer the player has after the decision, and after paying for it."""
    wild, after = wild_colour(before), plies[0][2]
    if PLACE <= plies[0][1] < PAY and len(plies) > 1 and plies[1][0] == seat and PAY <= plies[1][1] < BONUS:
        after = plies[1][2]
    return count(int(after.hand[seat]), wild) - count(int(before.hand[seat]), wild)


def _given(plies: Sequence[Ply], seat: int) -> int:
    """How many structures give the player tiles."""
    return sum(p == seat and kind == STRUCTURE for *_, notes in plies for p, kind, *_ in notes)
