"""Finds endings to practise: positions of bots' games from which everything can be tried to the end, and in which it matters what is played.

    python -m benchmarks.endings azul --games 300 >> found.txt

A line for each: how many positions there are to try, how many choices, by how many points the best of them leads and the usual one does, and the
position. Those that ship are chosen from such lists, and stand in the game's folder, `lessons/endings.txt`.
"""

import argparse
from statistics import median

import sintra
from sintra.positions import Position
from sintra.search.exact import solve
from sintra.search.settings import settings_for

FEWEST_CHOICES = 3
MOST_BEST = 2  #: choices that lead to the best end
CLEAR = 2  #: points between the best and the usual choice


def leads(position: Position) -> tuple[list[float], int] | None:
    """How far every choice of the first seat leads in the end when both play perfectly, and how many positions that took; None if it is too much."""
    found = solve(position._record, settings_for(position.game, {}))
    return None if found is None else ([float(value[-1, 0] - value[-1, 1]) for value in found.values], found.tried)


def is_telling(ends: list[float]) -> bool:
    """Whether few choices are best, and by a clear margin."""
    best = max(ends, default=0.0)
    return len(ends) >= FEWEST_CHOICES and ends.count(best) <= MOST_BEST and best - median(ends) >= CLEAR


def is_last_round(position: Position) -> bool:
    """Whether the table says so: before that a draw may come."""
    return position.game.notice(position.state) is not None


def search(game: str, seed: int, level: str) -> str | None:
    """The earliest ending of a game that can be tried to the end and tells something, as a line."""
    position = sintra.new(game, players=2, seed=seed)
    bots = [sintra.bot(level, seed=seed * 2 + seat) for seat in range(2)]
    while not position.is_over:
        if position.to_move == 0 and len(position.legal_moves) >= FEWEST_CHOICES and is_last_round(position):
            ends, tried = leads(position) or ([], 0)
            if is_telling(ends):
                return f"{tried} {len(ends)} {max(ends):+.0f} {median(ends):+.0f} {position.text}"
        position.play(bots[position.to_move].choose(position))
    return None


def main() -> None:
    """Look through games."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endings", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sintra.GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="silver", help="of the bots; where few endings can be tried to the end, greedy ones come to more of them")
    given = parser.parse_args()
    for seed in range(given.seed, given.seed + given.games):
        if line := search(given.game, seed, given.level):
            print(line, flush=True)


if __name__ == "__main__":
    main()
