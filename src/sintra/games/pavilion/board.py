"""The table as text, for terminals, logs and the picture's description."""

from sintra.games.pavilion.rules_common import factories, wild_colour
from sintra.games.pavilion.spec import CENTRE, COLOUR_NAMES, COLOURS, COST, LETTERS, NOTHING, POINTS_OF_A_STAR, STARS
from sintra.kernel.dispatch import State
from sintra.kernel.piles import counts, total

GAP = "    "
STAR_TITLES = (*COLOUR_NAMES, "centre")
WIDTH = 27


def board(s: State) -> str:
    """Factories, centre and supply, then the boards side by side: a row for each star, its printed numbers where no tile covers them."""
    boards = [player_board(s, p) for p in range(int(s.players))]
    rows = (GAP.join(part.ljust(WIDTH) for part in parts).rstrip() for parts in zip(*boards, strict=True))
    return "\n".join([*offer(s), "", *rows])


def offer(s: State) -> list[str]:
    shown = [f"{f}:{letters(s.displays[f]) or '–'}" for f in range(1, int(factories(s)) + 1)]
    marker = "M" if s.holder == NOTHING else ""
    return [
        f"round {s.round_number}   wild {COLOUR_NAMES[wild_colour(s)]}   {'  '.join(shown)}",
        f"centre:{marker}{letters(s.displays[CENTRE]) or ('' if marker else '–')}   supply:{letters(s.supply) or '–'}"
        f"   bag {total(int(s.bag))}   tower {total(int(s.tower))}",
    ]


def letters(tiles: int) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, counts(tiles, COLOURS), strict=True))


def player_board(s: State, p: int) -> list[str]:
    arrow = "▸" if s.to_move == p else " "
    marker = " M" if s.holder == p else ""
    passed = " passed" if s.passed >> p & 1 else ""
    stars = [f"{STAR_TITLES[star]:>7} {star_row(s, p, star)}" for star in range(STARS)]
    return [
        f"{arrow}Player {p + 1}: {s.score[p]}{marker}{passed}",
        *stars,
        f" beside {letters(s.hand[p]) or '–'}",
        f"corners {letters(s.corners[p]) or '–'}",
    ]


def star_row(s: State, p: int, star: int) -> str:
    spaces = range(star * POINTS_OF_A_STAR, (star + 1) * POINTS_OF_A_STAR)
    return " ".join(str(COST[s.grey, space]) if s.board[p, space] == NOTHING else LETTERS[s.board[p, space]] for space in spaces)
