"""The server as its benchmark uses it, in a process that loads what a server loads and nothing else: `python -m benchmarks.serve DATABASE PORT`."""

import sys


def main() -> None:
    """Serve with raised limits, because all of the load comes from one address."""
    from sintra.server.commands import run
    from sintra.server.http.listening import listen
    from sintra.server.settings import Limits, Settings
    from sintra.server.storage import telling

    telling.OF_OLD = 0.0  # no older version is there, and what is measured begins at once
    many = 10**6
    limits = Limits(
        requests=many,
        request_burst=many,
        frames=many,
        frame_burst=many,
        games=many,
        game_burst=many,
        sockets=20_000,
        all_sockets=20_000,
        connections=24_000,
        all_connections=24_000,
    )
    settings = Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=limits)
    run(settings, listen(settings.host, settings.port))


if __name__ == "__main__":
    for module in ("coverage", "scipy", "cffi"):  # Numba loads them where they are; an install brings none
        sys.modules[module] = None  # type: ignore[assignment]
    main()
