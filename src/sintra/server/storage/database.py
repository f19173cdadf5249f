"""The database: SQLite in the user's data folder, or PostgreSQL by a URL. Both hold the same tables."""

from typing import Any

from sqlalchemy import create_engine, event, inspect, text
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sintra.kernel.errors import SintraError
from sintra.server.storage.connections import ANSWERING, ASYNCPG, check_when_taken
from sintra.server.storage.schema import metadata
from sintra.shell import data_folder

NEWEST = "a7"  #: the migration that this program needs
NO_ADDRESS = "is not the address of a database: sqlite:///file or postgresql://user@host/name"
LONGEST_LOG = 100_000  # pages of SQLite's log after which a commit copies them itself: only if `checkpoints` cannot keep up
UPGRADE_LOCK = 0x53494E545241  # one process at a time upgrades a PostgreSQL


class NoDatabase(SintraError):
    """A database that cannot be used, and why."""


def default_url() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NoDatabase(f"{folder}, where games are kept, cannot be made: {error.strerror}") from error
    return f"sqlite:///{folder / 'games.sqlite'}"


async def open_database(url: str) -> AsyncEngine:
    """An engine whose tables are those of this program."""
    engine = connect(url)
    try:
        async with engine.connect():
            pass
        await upgrade(engine)
    except Exception as error:  # every driver has errors of its own for a host, a user, a file that is not as it should be
        await engine.dispose()
        if isinstance(error, NoDatabase):
            raise
        raise no_database(engine, "cannot be opened", error) from error
    return engine


def no_database(engine: AsyncEngine, what: str, error: BaseException) -> NoDatabase:
    """What is wrong with a database, in the words of its driver."""
    return NoDatabase(f"{shown(engine.url)} {what}: {error.orig if isinstance(error, DBAPIError) else error}")


def connect(url: str) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://user@host/name`."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise NoDatabase(f"{url!r} {NO_ADDRESS}") from error
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise NoDatabase(f"{shown(parsed)!r} {NO_ADDRESS}")
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    shared = parsed.set(drivername="postgresql+asyncpg")
    engine = create_async_engine(shared, pool_size=10, max_overflow=10, pool_timeout=ANSWERING, connect_args=ASYNCPG)
    check_when_taken(engine)
    return engine


def shown(url: URL) -> str:
    """An address as it was given, without the password."""
    return url.set(drivername=url.get_backend_name()).render_as_string()


def connect_thread(engine: AsyncEngine) -> Engine | None:
    """For SQLite an engine without asyncio, to be used by one thread: a commit then costs one change of threads and not one for each statement."""
    if engine.dialect.name != "sqlite":
        return None
    plain = create_engine(engine.url.set(drivername="sqlite"))
    event.listen(plain, "connect", _prepare_sqlite)
    return plain


def is_shared(engine: AsyncEngine) -> bool:
    """Whether several server processes can use it at once."""
    return engine.dialect.name == "postgresql"


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; what is committed survives a power failure, too."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", f"wal_autocheckpoint={LONGEST_LOG}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


async def upgrade(engine: AsyncEngine, to: str = NEWEST) -> None:
    """Bring the tables up (or down) to a migration; nothing to do is quick."""
    if to == NEWEST and await revision(engine) == NEWEST:
        return
    async with engine.begin() as connection:
        if is_shared(engine):
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
        await connection.run_sync(_migrate, to)


async def revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        try:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            return found.scalar_one_or_none()
        except DBAPIError:
            return None


def _migrate(connection: Connection, to: str) -> None:
    if to == NEWEST and not inspect(connection).get_table_names():
        _make(connection)
        return
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext

    config = Config()
    config.set_main_option("script_location", "sintra.server.storage:migrations")
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision() or ""
    if current > NEWEST:
        raise NoDatabase(
            f"{shown(connection.engine.url)} was written by a newer Sintra: its tables are {current}, and this one knows those up to {NEWEST}"
        )
    (command.upgrade if to > current and to != "base" else command.downgrade)(config, to)


def _make(connection: Connection) -> None:
    """The tables of a new database at once: its user waits for the first page, and Alembic alone would take a quarter of a second to load."""
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL CONSTRAINT alembic_version_pkc PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})
