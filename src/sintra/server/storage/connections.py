"""Connections to the database that keep nobody waiting for ever, and one error for all the ways in which it can be away."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InvalidatePoolError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CONNECTING = 5.0  #: seconds in which PostgreSQL accepts a connection
ANSWERING = 10.0  #: seconds for one piece of work; a connection that takes longer is given up
CHECKING = 3.0  #: seconds for a sign of life

#: How asyncpg connects. The last setting lets PostgreSQL end a transaction whose server went away, so that nobody waits for its locks.
ASYNCPG = {
    "timeout": CONNECTING,
    "command_timeout": 2 * ANSWERING,
    "server_settings": {"application_name": "sintra", "idle_in_transaction_session_timeout": str(int(ANSWERING * 1000))},
}


class Unavailable(Exception):
    """The database could not be reached; whether a write arrived is not known."""


@contextmanager
def reaching() -> Iterator[None]:
    """Whatever the drivers raise when the database is away becomes one error. Faults in what was asked of it stay what they are."""
    try:
        yield
    except Exception as error:
        if _is_away(error):
            raise Unavailable(type(error).__name__) from error
        raise


def _is_away(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or not isinstance(error, IntegrityError | DataError | ProgrammingError)
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, sqlite3.IntegrityError)
    is_of_driver = type(error).__module__.startswith("asyncpg.")  # SQLAlchemy passes on what is raised while connecting; the driver is slow to load
    return is_of_driver or isinstance(error, OSError | NoneFree)


@asynccontextmanager
async def connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection, for a while."""
    with reaching():
        connection = await engine.connect()
        raw: Any = (await connection.get_raw_connection()).driver_connection
        with _patience(raw, ANSWERING) if engine.dialect.name == "postgresql" else contextlib.nullcontext():
            try:
                yield connection
            finally:
                await connection.close()


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection whose work is committed at the end, all of it or nothing."""
    async with connected(engine) as connection, connection.begin():
        yield connection


async def answered(raw: Any, work: Awaitable[Any], seconds: float = CHECKING) -> None:
    """Something asked of a connection of asyncpg, which is given up if there is no answer in time."""
    with _patience(raw, seconds):
        await work


@contextmanager
def _patience(raw: Any, seconds: float) -> Iterator[None]:
    """A network may swallow everything without a word. To cancel a statement would need an answer, too: only to give the connection up does not."""
    alarm = asyncio.get_running_loop().call_later(seconds, raw.terminate)
    try:
        yield
    finally:
        alarm.cancel()


async def dispose(engine: AsyncEngine) -> None:
    """Close all connections; whether the database answers to that does not matter."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(CONNECTING):
            await engine.dispose()


def check_when_taken(engine: AsyncEngine) -> None:
    """A connection of the pool is asked for a sign of life before it is used; without one all are made again."""

    def check(connection: Any, _: object, __: object) -> None:
        try:
            connection.run_async(lambda raw: answered(raw, raw.execute("SELECT 1")))
        except Exception as error:
            raise InvalidatePoolError from error

    event.listen(engine.sync_engine, "checkout", check)
