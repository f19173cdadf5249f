"""A table that somebody wrote down: whether the round can really stand where it says."""

from collections.abc import Callable

from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.rules_playing import can_go_on, fewest_wilds, most_wilds
from sintra.games.pavilion.spec import (
    CENTRE,
    CHOOSING,
    COLOURS,
    CORNERS,
    KEEPING,
    NOTHING,
    PAYING,
    PLAYING,
    PREPARING,
    REFILLING,
    ROUNDS,
    STEPS,
    SUPPLY_SPACES,
    TAKING,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.piles import colours_in, total


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
