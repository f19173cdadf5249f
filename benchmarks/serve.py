"""The server as its benchmark uses it, in a process that loads what a server loads and nothing else: `python -m benchmarks.serve DATABASE PORT`."""

import sys


def main() -> None:
    """Serve with raised limits, because all of the load comes from one address."""
    from sintra.server.commands import run
    from sintra.server.settings import Limits, Settings

    many = 10**6
    limits = Limits(
        requests=many,
        request_burst=many,
        frames=many,
        frame_burst=many,
        games=many,
        game_burst=many,
        sockets=10_000,
        all_sockets=10_000,
        connections=12_000,
        all_connections=12_000,
    )
    run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits))


if __name__ == "__main__":
    sys.modules.update(coverage=None, scipy=None, cffi=None)  # type: ignore[arg-type]  # Numba loads them where they are; an install brings none
    main()
