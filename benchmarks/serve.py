"""The server as its benchmark uses it, in a process that loads what a server loads and nothing else: `python -m benchmarks.serve DATABASE PORT`."""

import sys


def main() -> None:
    """Serve with raised limits, because all of the load comes from one address."""
    from sintra.server.commands import run
    from sintra.server.settings import Limits, Settings

    limits = Limits(requests=1e6, request_burst=10**6, frames=1e6, frame_burst=10**6, games=1e6, game_burst=10**6, sockets=10_000, all_sockets=10_000)
    run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits))


if __name__ == "__main__":
    sys.modules.update(coverage=None, scipy=None, cffi=None)  # type: ignore[arg-type]  # Numba loads them where they are; an install brings none
    main()
