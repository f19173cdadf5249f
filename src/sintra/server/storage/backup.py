"""Copies of the database: of SQLite by its own backup, while a server runs; of PostgreSQL by its own programs."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import time_ns

from sqlalchemy.engine import URL, make_url

from sintra.kernel.errors import SintraError
from sintra.server.storage.database import NEWEST, connect, default_url

PART = ".part"  #: at the end of the name of a copy that is not complete
RUNNING = 15_000  #: milliseconds since the last sign of life in which a server is taken to run


class NoBackup(SintraError):
    """A copy that cannot be made or used, and why."""


@dataclass(frozen=True)
class Copied:
    """What is in a copy."""

    file: Path
    bytes: int
    games: int | None = None  #: not known of a PostgreSQL's


def backup(url: str, file: Path, replace: bool) -> Copied:
    """Copy the database into a file. It is complete, or it is not there."""
    parsed = _parsed(url)
    if file.exists() and not replace:
        raise NoBackup(f"{file} is there already; --replace replaces it")
    part = file.with_name(file.name + PART)
    try:
        if parsed.get_backend_name() == "postgresql":
            _run("pg_dump", parsed, "--format=custom", "--no-owner", f"--file={part}")
        else:
            _copy(_file_of(parsed), part)
        games = None if parsed.get_backend_name() == "postgresql" else _looked_through(part)
        os.replace(part, file)  # noqa: PTH105 - of two files on one disk
    except OSError as error:
        raise NoBackup(f"{file} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return Copied(file, file.stat().st_size, games)


def restore(url: str, file: Path, replace: bool) -> Copied:
    """Put a copy in the place of the database. Nothing may serve it meanwhile."""
    parsed = _parsed(url)
    if not file.is_file():
        raise NoBackup(f"{file} is not there")
    if parsed.get_backend_name() == "postgresql":
        clean = ["--clean", "--if-exists"] if replace else []
        _run("pg_restore", parsed, "--no-owner", "--exit-on-error", "--single-transaction", *clean, str(file))
        return Copied(file, file.stat().st_size)
    games, to = _looked_through(file), _file_of(parsed, must_exist=False)
    if to.exists():
        if not replace:
            raise NoBackup(f"{to} is there already; --replace replaces it")
        if _is_served(to):
            raise NoBackup(f"{to} is being served: stop the server first (or wait {RUNNING // 1000} seconds if it was stopped just now)")
    to.parent.mkdir(parents=True, exist_ok=True)
    part = to.with_name(to.name + PART)
    try:
        _copy(file, part)
        for rest in ("-wal", "-shm"):  # of the database that is replaced
            to.with_name(to.name + rest).unlink(missing_ok=True)
        os.replace(part, to)  # noqa: PTH105
    except OSError as error:
        raise NoBackup(f"{to} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return Copied(to, to.stat().st_size, games)


def _parsed(url: str) -> URL:
    connect(url or default_url())  # says in words what is wrong with it
    return make_url(url or default_url())


def _file_of(url: URL, must_exist: bool = True) -> Path:
    file = Path(url.database or "")
    if must_exist and not file.is_file():
        raise NoBackup(f"{file} is not there, so there is nothing to copy")
    return file


def _copy(source: Path, to: Path) -> None:
    """By SQLite's own backup: whole, also while somebody writes; without the log beside it."""
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(to)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise NoBackup(f"{source} cannot be copied: {error}") from error


def _looked_through(file: Path) -> int:
    """How many games there are in a copy, which is whole and of a Sintra that is not newer."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            (state,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if state != "ok":
                raise NoBackup(f"{file} is damaged: {state}")
            (tables,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            (games,) = copy.execute("SELECT count(*) FROM games").fetchone()
    except sqlite3.Error as error:
        raise NoBackup(f"{file} is no database of Sintra: {error}") from error
    if tables > NEWEST:
        raise NoBackup(f"{file} was written by a newer Sintra: its tables are {tables}, and this one knows those up to {NEWEST}")
    return int(games)


def _is_served(file: Path) -> bool:
    """Servers leave a sign of life in the database every few seconds."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
            row = found.execute("SELECT value FROM facts WHERE name = 'alive'").fetchone()
    except sqlite3.Error:
        return False
    return row is not None and time_ns() // 1_000_000 - int(row[0]) < RUNNING


def _run(program: str, url: URL, *arguments: str) -> None:
    """One of PostgreSQL's programs. The password, if there is one, goes by the environment, which other users cannot read."""
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    command = [program, f"--dbname={address}", *arguments]
    found = shutil.which(program) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)), None)
    if found is None:
        raise NoBackup(f"{program} is not installed; it comes with PostgreSQL's client. Where it is, the command is: {' '.join(command)}")
    done = subprocess.run([found, *command[1:]], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoBackup(f"{program} failed: {done.stderr.strip()}")
