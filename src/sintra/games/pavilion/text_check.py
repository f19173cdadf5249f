"""A table that somebody wrote down: whether the round can really stand where it says."""

from collections.abc import Callable

from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.rules_playing import can_go_on, fewest_wilds, most_wilds
from sintra.games.pavilion.spec import (
    CENTRE,
    CHOOSING,
    COLOURS,
    CORNERS,
    FULL_NUMBER,
    KEEPING,
    NOTHING,
    PAYING,
    PLAYING,
    POINTS_OF_A_STAR,
    PREPARING,
    REFILLING,
    ROUNDS,
    START_SCORE,
    STEPS,
    SUPPLY_SPACES,
    TAKING,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.piles import colours_in, total

BONUSES = 20 * 7 + int(FULL_NUMBER.sum())  # more than all stars and numbers can give


def check_step(s: State) -> None:
    """Somebody can indeed be to move as the text says."""
    step = int(s.step)
    if s.to_move == OVER:
        check_end(s)
        return
    if (s.to_move == NATURE) != (step in (PREPARING, REFILLING)):
        raise BadPosition("to", f"nature moves while preparing and refilling, players in the other steps; not in {STEPS[step]}")
    if step != PREPARING and s.starter == NOTHING:
        raise BadPosition("start", "somebody started this round")
    if step not in (PREPARING, TAKING) and any(s.displays):
        raise BadPosition("step", "tiles are still on offer, so they have to be taken first")
    if step in (TAKING, PLAYING, PAYING, KEEPING) and total(int(s.supply)) < SUPPLY_SPACES and (s.bag or s.tower):
        raise BadPosition("supply", "is short although there are tiles to refill it")
    if step not in (PREPARING, TAKING):
        check_corners(s)
    CHECKS[step](s)


def check_reachable(s: State) -> None:
    """Whether a game can come to this table."""
    check_scores(s)
    if s.step == PREPARING:
        check_start(s)
    if s.step == TAKING:
        check_offer(s)


def check_start(s: State) -> None:
    if s.round_number == 1 and (any(s.corners) or any(s.score[: int(s.players)] != START_SCORE)):
        raise BadPosition("scores", f"everybody begins with {START_SCORE} points and nothing in the corners")
    if total(int(s.supply)) < SUPPLY_SPACES and s.round_number > 1:
        raise BadPosition("supply", "is full when a round is prepared")


def check_offer(s: State) -> None:
    """A factory is untouched or empty; what was not taken of it is in the centre, until somebody takes from there."""
    filled: list[int] = [total(int(tiles)) for tiles in s.displays[1 : int(factories(s)) + 1]]
    short = [f for f, n in enumerate(filled) if 0 < n < TILES_ON_A_FACTORY]
    if short and (s.bag != 0 or any(filled[short[0] + 1 :])):
        raise BadPosition("factories", f"factory {short[0] + 1} is short although there were tiles to fill it")
    emptied = filled.count(0)
    if total(int(s.displays[CENTRE])) > (TILES_ON_A_FACTORY - 1) * emptied:
        raise BadPosition("centre", "has more tiles than the factories have lost")
    if s.round_number == 1:
        in_play = sum(total(int(tiles)) for tiles in (*s.displays, *s.hand))
        if in_play != len(filled) * TILES_ON_A_FACTORY:
            raise BadPosition("hands", f"{len(filled) * TILES_ON_A_FACTORY} tiles are taken in the first round, not {in_play}")
    if s.bag == 0:
        return  # the round may have started short, with factories that never had tiles
    if emptied == 0 and s.holder != NOTHING:
        raise BadPosition("marker", "nobody has taken a tile yet")
    if s.holder == NOTHING and (s.starter + emptied) % s.players != s.to_move:
        raise BadPosition("to", f"player {s.starter + 1} started and {emptied} turns were played")


def check_scores(s: State) -> None:
    """Points come from placed tiles, and at the end from bonuses; in the first round nothing is placed before all tiles are taken."""
    for p in range(int(s.players)):
        placed = int(s.covered[p]).bit_count()
        most = START_SCORE + POINTS_OF_A_STAR * placed + (BONUSES if s.to_move == OVER else 0)
        if s.score[p] > most:
            raise BadPosition("scores", f"player {p + 1} can have {most} points at most by now")
        if placed and s.round_number == 1 and s.step in (PREPARING, TAKING):
            raise BadPosition("stars", f"player {p + 1} has placed tiles before the first round's tiles are taken")
    if s.round_number == 1 and s.step in (PREPARING, TAKING) and s.tower:
        raise BadPosition("tower", "nothing is discarded before the first round's tiles are taken")


def check_corners(s: State) -> None:
    for p in range(int(s.players)):
        if s.corners[p] and not s.passed >> p & 1:
            raise BadPosition("corners", f"player {p + 1} keeps tiles in the corners without having passed")
        if s.hand[p] and s.passed >> p & 1 and not (s.step == KEEPING and s.to_move == p):
            raise BadPosition("hands", f"player {p + 1} has passed and cannot have tiles beside the board")


def check_preparing(s: State) -> None:
    if s.starter == NOTHING and (s.round_number > 1 or total(int(s.bag)) < COLOURS * TILES_OF_A_COLOUR):
        raise BadPosition("start", "the starting player is drawn before the first tile")
    if s.starter != NOTHING and s.holder not in (NOTHING, s.starter):
        raise BadPosition("start", "the marker's holder starts the next round")
    if any(s.hand) or s.displays[CENTRE] or s.passed or (s.round_number == 1 and s.holder != NOTHING):
        raise BadPosition("step", "a round is prepared with no tile beside the boards or in the centre, and nobody has passed in it")
    filled: list[int] = [total(int(tiles)) for tiles in s.displays[1 : int(factories(s)) + 1]]
    if any(filled[f] < TILES_ON_A_FACTORY and filled[f + 1] for f in range(len(filled) - 1)):
        raise BadPosition("factories", "factories are filled in order: one is short while a later one has tiles")
    if total(int(s.supply)) < SUPPLY_SPACES and any(filled):
        raise BadPosition("factories", "the supply is filled first")
    if s.starter != NOTHING and not s.bag:
        raise BadPosition("to", "nature is to move, but the bag is empty")
    s.to_deal = len(filled) * TILES_ON_A_FACTORY - sum(filled)
    if s.to_deal == 0:
        raise BadPosition("to", "nature is to move, but no tile is due")


def check_taking(s: State) -> None:
    if not any(s.displays):
        raise BadPosition("to", "no tile is on offer, so nobody can take one")
    if any(s.corners) or s.passed:
        raise BadPosition("passed", "nobody passes or keeps tiles in the corners while tiles are taken")


def check_playing(s: State) -> None:
    if not can_go_on(s, int(s.to_move)):
        raise BadPosition("to", f"player {s.to_move + 1} has passed or has no tiles")


def check_paying(s: State) -> None:
    p = int(s.to_move)
    check_playing(s)
    if s.board[p, s.space] != NOTHING or not int(s.allowed[p, s.space // 6]) >> int(s.colour) & 1:
        raise BadPosition("placing", "the space is covered, or its star does not take the colour")
    if fewest_wilds(s, p) >= most_wilds(s, p):
        raise BadPosition("placing", "there are no two ways to pay for it")


def check_choosing(s: State) -> None:
    if s.passed >> int(s.to_move) & 1:
        raise BadPosition("to", f"player {s.to_move + 1} has passed")
    if s.due > total(int(s.supply)) or colours_in(int(s.supply)).bit_count() < 2:
        raise BadPosition("due", "the supply has not so many tiles, or leaves no choice")


def check_keeping(s: State) -> None:
    p = int(s.to_move)
    if not s.passed >> p & 1 or not s.hand[p] or total(int(s.corners[p])) == CORNERS:
        raise BadPosition("step", f"player {p + 1} has not passed, or has nothing left to keep")


def check_refilling(s: State) -> None:
    if total(int(s.supply)) == SUPPLY_SPACES or not s.bag:
        raise BadPosition("to", "nature is to move, but no tile is due or none can be drawn")
    if s.round_number == ROUNDS and not any(can_go_on(s, p) for p in range(int(s.players))):
        raise BadPosition("step", "after the last turn of the game the supply is not refilled")


def check_end(s: State) -> None:
    if s.round_number != ROUNDS or any(s.hand) or any(s.corners) or any(s.displays) or s.passed != (1 << s.players) - 1 or s.starter == NOTHING:
        raise BadPosition("to", f"the game is over after round {ROUNDS}, when all have passed and no tile is left to play or to discard")


CHECKS: dict[int, Callable[[State], None]] = {
    PREPARING: check_preparing,
    TAKING: check_taking,
    PLAYING: check_playing,
    PAYING: check_paying,
    CHOOSING: check_choosing,
    KEEPING: check_keeping,
    REFILLING: check_refilling,
}
