"""The search of a module in node against the native one at equal simulations: `python -m benchmarks.engine_strength [--games 200] [azul …]`.

They are the same search, so that each should win about half of the games. Every deal is played twice, with the seats exchanged.
"""

import argparse
import json
import math
import subprocess
from dataclasses import dataclass

from tests.engine.node import NODE

import sintra
from benchmarks.engine import PLAYERS, ROOT, weights_file
from sintra.bots.searching import SearchBot
from sintra.engine.files import description_file, module_file
from sintra.positions import Position


@dataclass
class Score:
    """Of the module: a shared win is half a win."""

    points: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        return self.points / self.games

    @property
    def error(self) -> float:
        """Two standard deviations."""
        return 2 * math.sqrt(self.share * (1 - self.share) / self.games)


class InNode:
    """The module, as a player."""

    def __init__(self, name: str, simulations: int) -> None:
        game = sintra.game(name)
        files = {"module": str(module_file(game)), "description": str(description_file(game)), "weights": str(weights_file(name))}
        command = [NODE, str(ROOT / "benchmarks" / "engine_player.mjs")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._say(json.dumps({**files, "players": PLAYERS, "simulations": simulations}))

    def begin(self) -> None:
        self._say("new game")

    def choose(self, position: Position) -> int:
        self._say(position.view(position.to_move)._record.tobytes().hex())
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()


def contest(name: str, games: int, simulations: int) -> Score:
    """Games of the module against the native search."""
    module, native, score = InNode(name, simulations), SearchBot("native", simulations=simulations, seed=1), Score()
    for number in range(games):
        position, seat = sintra.new(name, PLAYERS, seed=number // 2), number % 2
        module.begin()
        native.begin(number)
        while not position.is_over:
            legal = position.legal_moves
            own = position.to_move == seat
            position.play(legal[0] if len(legal) == 1 else module.choose(position) if own else native.choose(position))
        score.games += 1
        score.points += (seat in position.winners) / len(position.winners)
    module.close()
    return score


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine_strength", description=__doc__)
    parser.add_argument("games_of", nargs="*", metavar="game", help=f"of {', '.join(sintra.GAMES)}")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=1_000)
    given = parser.parse_args()
    for name in given.games_of or sintra.GAMES:
        score = contest(name, given.games, given.simulations)
        share, error = 100 * score.share, 100 * score.error
        print(f"{name}: the module won {share:.1f} ± {error:.1f} % of {score.games} games, {given.simulations} simulations a move")


if __name__ == "__main__":
    main()
