"""The commands of the server: `sintra serve` and `sintra verify`."""

import re
import socket
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from sintra.server.configuration import settings_from
from sintra.server.logs import Format
from sintra.server.settings import Settings

app = typer.Typer(add_completion=False)

TAKING_TURNS = 0.0005  #: seconds that a thread waits for another one: the one that writes to the database waits after each commit, and people with it


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen: 127.0.0.1 for this machine, 0.0.0.0 for everybody on the network.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port (8321); 0 for any that is free.")] = None,
    database: Annotated[str | None, typer.Option(envvar="SINTRA_DATABASE", help="sqlite:///file or postgresql://user@host/name.")] = None,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    config: Annotated[Path | None, typer.Option(envvar="SINTRA_CONFIG", help="A TOML file with settings; options win over it.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Say what it would do, and what is wrong, without doing it.")] = False,
    https: Annotated[bool | None, typer.Option("--https", help="It is reached over HTTPS, through a proxy: cookies go over HTTPS only.")] = None,
    hsts_days: Annotated[int | None, typer.Option(min=0, help="Days for which browsers are told to come over HTTPS only.")] = None,
    host_name: Annotated[list[str] | None, typer.Option(help="A name by which it is called, as games.example; may be given several times.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another page that may use this server, as https://host.")] = None,
    bot_processes: Annotated[int | None, typer.Option(min=0, max=256, help="Processes in which bots think; 0: as many as there are cores.")] = None,
    proxy: Annotated[str | None, typer.Option(help="Addresses of proxies whose word about the client's address is trusted.")] = None,
    peer_address: Annotated[str | None, typer.Option(help="Where other processes on the same PostgreSQL reach this one, as 10.0.0.5:8331.")] = None,
    limit: Annotated[list[str] | None, typer.Option(help="A limit, as sockets=100; may be given several times.")] = None,
    finished_days: Annotated[int | None, typer.Option(min=0, help="Days for which finished games are kept; 0 for ever.")] = None,
    admin_token: Annotated[str | None, typer.Option(envvar="SINTRA_ADMIN_TOKEN", help="Opens /admin and /metrics; better as the variable.")] = None,
    log_format: Annotated[Format | None, typer.Option(help="text, or json for a JSON object a line.")] = None,
    access_log: Annotated[bool | None, typer.Option("--access-log", help="Log a line for every request, without its query.")] = None,
) -> None:
    """Serve games to browsers, on this machine or for everybody on the network."""
    from sintra.server.http.listening import NoAddress, is_sintra, listen

    given = {
        "host": host,
        "port": port,
        "database": database,
        "secure_cookies": https,
        "hsts_days": hsts_days,
        "host_names": host_name or None,
        "origins": origin or None,
        "bot_processes": bot_processes,
        "proxy": proxy,
        "peer_address": peer_address,
        "finished_days": finished_days,
        "admin_token": admin_token,
        "log_format": log_format,
        "access_log": access_log,
    }
    settings = settings_from(config, given, limit or ())
    if check:
        from sintra.server.check import checked

        found = checked(settings)
        typer.echo("\n".join(found.lines))
        raise typer.Exit(0 if found.is_good else 2)
    host, port = settings.host, settings.port
    try:
        sockets = listen(host, port)
    except NoAddress:
        if not (open and is_sintra(_here(host), port)):
            raise
        typer.echo(f"Sintra is running already, at {_address(host, port)}")
        webbrowser.open(_address(host, port))
        return
    port = sockets[0].getsockname()[1]
    typer.echo(f"Sintra is at {_address(host, port)} — stop it with Ctrl+C.")
    if open:
        threading.Thread(target=webbrowser.open, args=(_address(host, port),), daemon=True).start()
    run(replace(settings, port=port), sockets)


def _here(host: str) -> str:
    """A server that listens everywhere is reached on this machine, too."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def _address(host: str, port: int) -> str:
    """What a browser on this machine opens."""
    here = _here(host)
    return f"http://{f'[{here}]' if ':' in here else here}:{port}/"


def run(settings: Settings, sockets: list[socket.socket]) -> None:
    """Serve until told to stop."""
    import gc
    import logging
    import sys

    gc.disable()  # there is no garbage in what is loaded now, and to look for it would take a tenth of a second
    from sintra.server.http import open_files
    from sintra.server.http.runner import Listener
    from sintra.server.logs import configure
    from sintra.server.server import Server

    gc.enable()
    configure(settings.log_format, settings.access_log)
    sys.setswitchinterval(TAKING_TURNS)
    open_files.raise_limit()
    server = Server(settings)
    listener = Listener(server)
    logging.getLogger("uvicorn.error").addFilter(lambda _: server.problem is None)  # which is told below, without a traceback
    try:
        listener.run(sockets)
    except SystemExit:
        raise server.problem or SystemExit(1) from None


def _noted(text: str) -> str:
    """Hex digits that somebody noted: 64 of them, or none."""
    if text and not re.fullmatch("[0-9a-f]{64}", text.strip().lower()):
        raise typer.BadParameter("64 hex digits are expected, as the page of the game shows them")
    return text


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A finished game, saved as a record.")],
    commitment: Annotated[str, typer.Option(callback=_noted, help="The commitment that you noted when the game began.")] = "",
    random: Annotated[str, typer.Option(callback=_noted, help="The random numbers that you added yourself.")] = "",
    language: Annotated[str, typer.Option(help="en, hu, ro or it.")] = "en",
) -> None:
    """Check that the draws of a finished game were fair.

    Exit code 0: all draws follow from the secret, and what you noted is true. 1: something does not hold. 2: the file is no record. 3: there is
    nothing to check, because the game was not finished, or was not drawn from a secret.
    """
    from sintra.kernel.errors import SintraError
    from sintra.kernel.phrase import Phrase
    from sintra.server.table.verify import Unfair, Unverified
    from sintra.server.table.verify import verify as check
    from sintra.web.speech import speak

    def told(id: str, **data: int | str) -> str:
        return speak(Phrase(id, dict(data)), __package__, language)

    try:
        verified = check(file.read_text(encoding="utf-8"), commitment, [random] if random else [])
    except Unverified as error:
        is_unfair = isinstance(error, Unfair)
        typer.echo(told(f"{'unfair' if is_unfair else 'unchecked'}-{error.problem}", **error.data), err=True)
        raise typer.Exit(1 if is_unfair else 3) from error
    except (SintraError, UnicodeDecodeError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    typer.echo(told("verified-noted" if verified.is_noted else "verified-file", draws=verified.draws))
    typer.echo(told("verified-added", names=", ".join(verified.added)) if verified.added else told("verified-added-nobody"))
