"""The commands `sintra backup` and `sintra restore`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sintra.server.storage.backup import Copied

app = typer.Typer(add_completion=False)

Database = Annotated[str, typer.Option(envvar="SINTRA_DATABASE", help="sqlite:///file or postgresql://user@host/name; as for `sintra serve`.")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy.")],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Replace a file that is there.")] = False,
) -> None:
    """Copy the database of the server into a file, while it runs. Of PostgreSQL by `pg_dump`."""
    from sintra.server.storage.backup import backup as copy

    _tell("Copied to", copy(database, file, replace))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `sintra backup` made.")],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Replace the database that is there.")] = False,
) -> None:
    """Put a copy in the place of the database. The server has to be stopped. Of PostgreSQL by `pg_restore`."""
    from sintra.server.storage.backup import restore as put

    _tell("Restored from" if "postgresql" in database else "Restored to", put(database, file, replace))


def _tell(what: str, copied: "Copied") -> None:
    games = "" if copied.games is None else f"{copied.games} games, "
    typer.echo(f"{what} {copied.file}: {games}{copied.bytes / 1_000_000:.1f} MB.")
