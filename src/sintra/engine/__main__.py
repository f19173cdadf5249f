"""`python -m sintra.engine [GAME …]`: build the modules of these games, or of all of them."""

import argparse
import sys
from pathlib import Path

from sintra.engine.build import build, build_all
from sintra.kernel.errors import SintraError
from sintra.registry import GAMES, game


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sintra.engine", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--into", type=Path, help="a folder to write to, instead of the games' own")
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)  # one game, in this process
    given = parser.parse_args()
    try:
        if given.alone:
            build(game(given.games[0]), given.into)
        else:
            build_all(given.games, given.into)
    except SintraError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
