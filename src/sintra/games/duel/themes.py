"""What a puzzle of Azul Duel is about, found by counting: the best decision beside a tempting one, and how play would go on after each."""

from collections.abc import Sequence

from sintra.games.duel.spec import BROKEN, CHIP, LAY, LINE, LINES, MOON, NOTHING, PASS, PLACE, SPEND, TAKE, TILE
from sintra.kernel.dispatch import State

Ply = tuple[int, int, State, list[list[int]]]  #: who moved, what, the position after it, and the notes about points

HEAVY = 3  # points more that the other loses by broken tiles
TWO = 2  # lines


def themes(before: State, best: Sequence[Ply], other: Sequence[Ply]) -> list[str]:
    """The themes of a puzzle: `best` and `other` are two ways in which play goes on."""
    seat, first, tempting = int(before.to_move), best[0][1], other[0][1]
    found = {
        "poison": _broken_by_others(other, seat) - _broken_by_others(best, seat) >= HEAVY,
        "marker": _takes_marker(before, best) != _takes_marker(before, other),
        "plate": TAKE <= first < LAY,
        "place": PLACE <= first < LAY,
        "chip": _is_chip(first) != _is_chip(tempting),
        "two-lines": _lines_by_chips(best, seat) >= TWO,
        "moon": (MOON <= first < CHIP) != (MOON <= tempting < CHIP) or LAY <= first < LINE,
        "pass": (first == PASS) != (tempting == PASS),
        "line": LINE <= first < LINE + LINES + 1,
    }
    return [name for name, is_so in found.items() if is_so]


def _broken_by_others(plies: Sequence[Ply], seat: int) -> int:
    """Points that the other wins by broken tiles: none or fewer."""
    return sum(points for *_, notes in plies for p, kind, *_, points in notes if kind == BROKEN and p != seat)


def _takes_marker(before: State, plies: Sequence[Ply]) -> bool:
    """Whether the decision brings the marker, at once or with what belongs to the same take."""
    seat = int(before.to_move)
    after = next((s for p, _, s, _ in plies if int(s.to_move) != seat), plies[-1][2])
    return int(before.holder) == NOTHING and int(after.holder) == seat


def _is_chip(move: int) -> bool:
    return CHIP <= move < TAKE or SPEND <= move < TILE


def _lines_by_chips(plies: Sequence[Ply], seat: int) -> int:
    """Lines that the player completes with chips: a chip is spent before a tile goes to the dome."""
    lines, is_spending = 0, False
    for p, move, *_ in plies:
        if p == seat and SPEND <= move < TILE:
            is_spending = True
        elif p == seat and move >= TILE:
            lines += is_spending
            is_spending = False
    return lines
