"""One position at a time, for callers in Python: the compiled rules over an array of one record (which passes into compiled code fastest)."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, Log, Moves, Random, State, apply, hide, imagine, legal, standing
from sintra.kernel.playout import sample


@rule
def legal_moves(table: State, moves: Moves) -> int:
    return legal(table[0], moves)


@rule
def play(table: State, move: int, log: Log) -> None:
    apply(table[0], move, log)


@rule
def draw_all(table: State, numbers: Random, moves: Moves, drawn: Moves, log: Log) -> int:
    """Play nature's draws, one for each of the random `numbers`, until a player is to move. Returns how many; `drawn` says which."""
    n = 0
    while n < len(numbers) and table[0].to_move == NATURE:
        move = sample(table[0], numbers[n : n + 1], moves)
        apply(table[0], move, log)
        drawn[n] = move
        n += 1
    return n


@rule
def standing_of(table: State, seat: int) -> int:
    return standing(table[0], seat)


@rule
def hide_from(table: State, seat: int) -> None:
    hide(table[0], seat)


@rule
def imagine_for(table: State, seat: int, random: Random) -> None:
    imagine(table[0], seat, random)
