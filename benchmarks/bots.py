"""How fast the search is: simulations a second on one core, from the first decision of a game and from the middle of it.

python -m benchmarks.bots [--seconds 3]
"""

import argparse
import time

import sintra
from sintra.bots.searching import SearchBot
from sintra.positions import Position


def rate(position: Position, seconds: float) -> tuple[float, float]:
    """Simulations a second of real time, and of the processor's time: the same on a machine that does nothing else."""
    bot = SearchBot("rate", seconds=seconds, seed=1, keep=False)
    bot.searcher.think(position.view(position.to_move), bot.budget)
    begun, spent = time.perf_counter(), time.process_time()
    simulations = bot.analyse(position).simulations
    return simulations / (time.perf_counter() - begun), simulations / (time.process_time() - spent)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each position")
    seconds = parser.parse_args().seconds
    for name in sintra.GAMES:
        for players in sintra.game(name).players:
            for decisions in (0, 25):
                position, greedy = sintra.new(name, players, seed=3), sintra.bot("greedy", seed=3)
                for _ in range(decisions):
                    position.play(greedy.choose(position))
                real, own = rate(position, seconds)
                print(f"{name:9} {players} players, after {decisions:2} decisions: {real:9,.0f} simulations a second, {own:9,.0f} of processor time")


if __name__ == "__main__":
    main()
