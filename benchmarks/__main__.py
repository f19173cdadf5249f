"""`make bench`: random games beside hand-written C, start-up, calls from Python, environments."""

import argparse

from rich.console import Console

from benchmarks import environments, random_games, startup
from sintra.bench import report as library_calls

SECTIONS = {
    "random-games": random_games.report,
    "startup": startup.report,
    "library": lambda console: library_calls(console, seconds=1.0),
    "environments": environments.report,
}


def main() -> None:
    """Run the sections that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("sections", nargs="*", choices=[[], *SECTIONS], default=[], help="which ones; all by default")
    chosen = parser.parse_args().sections or list(SECTIONS)
    console = Console()
    for name in chosen:
        console.rule(name)
        SECTIONS[name](console)


if __name__ == "__main__":
    main()
