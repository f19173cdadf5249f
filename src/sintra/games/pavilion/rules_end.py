"""The end of Summer Pavilion: complete stars, covered numbers, and the tiles left in the corners."""

from sintra.games.pavilion.rules_common import lose
from sintra.games.pavilion.spec import (
    CORNER,
    FULL_NUMBER,
    FULL_STAR,
    FULL_STAR_OF_ALL_COLOURS,
    NOTHING,
    NUMBER,
    NUMBER_BITS,
    NUMBERS,
    POINTS_OF_A_STAR,
    STAR,
    STAR_BITS,
    STARS,
)
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import OVER, Log, State
from sintra.kernel.log import note
from sintra.kernel.piles import total


@rule
def end_of_game(s: State, log: Log) -> None:
    for p in range(s.players):
        full_stars(s, p, log)
        full_numbers(s, p, log)
        discard_corners(s, p, log)
    s.to_move, s.turn = OVER, NOTHING


@rule
def full_stars(s: State, p: int, log: Log) -> None:
    """A complete star gives the points of its colour, or those of a star in six colours."""
    for star in range(STARS):
        first = star * POINTS_OF_A_STAR
        if (s.covered[p] >> first) & STAR_BITS == STAR_BITS:
            c = int(s.board[p, first])
            is_of_one_colour = s.board[p, first + 1] == c
            points = FULL_STAR[c] if is_of_one_colour else FULL_STAR_OF_ALL_COLOURS
            s.score[p] += points
            note(log, p, STAR, star, c if is_of_one_colour else NOTHING, 0, points)


@rule
def full_numbers(s: State, p: int, log: Log) -> None:
    for number in range(1, NUMBERS + 1):
        bits = NUMBER_BITS[s.grey, number]
        if s.covered[p] & bits == bits:
            s.score[p] += FULL_NUMBER[number]
            note(log, p, NUMBER, number, 0, 0, FULL_NUMBER[number])


@rule
def discard_corners(s: State, p: int, log: Log) -> None:
    """Tiles left in the corners cost a point each, after all bonuses."""
    left = total(int(s.corners[p]))
    if left > 0:
        s.tower += s.corners[p]
        s.corners[p] = 0
        note(log, p, CORNER, 0, left, 0, -lose(s, p, left))


@rule
def standing(s: State, p: int) -> int:
    """Most points win; equals share the win."""
    return int(s.score[p])
