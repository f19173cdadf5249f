"""`make bench`: random games beside hand-written C, start-up, calls from Python, environments, modules for browsers, the page."""

import argparse
from collections.abc import Callable

from rich.console import Console

import sintra
from benchmarks import engine, environments, page, random_games, startup
from sintra.bench import report as library_calls

SECTIONS: dict[str, Callable[[Console, bool], None]] = {
    "random-games": lambda console, quick: random_games.report(console, 1 if quick else random_games.ROUNDS),
    "startup": lambda console, quick: startup.report(console, *((0, 1) if quick else (startup.COLD, startup.WARM))),
    "library": lambda _, quick: library_calls(0.01 if quick else 1.0),
    "engine": lambda console, quick: engine.report(console, *((1, engine.QUICK) if quick else (engine.ROUNDS, engine.SECONDS))),
    "page": lambda console, quick: page.report(console, sintra.GAMES[:1] if quick else sintra.GAMES),
    "environments": lambda console, quick: environments.report(console, 0.01 if quick else 1.0),
}


def main() -> None:
    """Run the sections that are named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("sections", nargs="*", choices=[[], *SECTIONS], default=[], help="which ones; all by default")
    parser.add_argument("--quick", action="store_true", help="just enough to see that it runs: the figures mean nothing")
    given = parser.parse_args()
    console = Console()
    for name in given.sections or SECTIONS:
        console.rule(name)
        SECTIONS[name](console, given.quick)


if __name__ == "__main__":
    main()
