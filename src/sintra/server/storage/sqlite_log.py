"""Adding events to SQLite, which is nearly all that is ever written.

One statement says it all and is a transaction of its own. That takes half the processor time of a transaction through SQLAlchemy, and the thread that
writes asks the others to let it go on only once and not for every step.
"""

import sqlite3
from typing import Any

from sqlalchemy.engine import Engine

from sintra.server.storage.schema import events

ADD = f"INSERT INTO events ({', '.join(column.name for column in events.columns)}) VALUES "
ROW = f"({', '.join('?' * len(events.columns))})"
MOST_ROWS = 6_000  #: in one statement: SQLite takes 32,766 values

Row = tuple[str, int, int, str | None, bytes]


class SQLiteLog:
    """To be used by one thread alone."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._pooled: Any = None

    def add(self, rows: list[Row]) -> None:
        """All of them or, with an error, none. They are safe on the disk when it returns."""
        if rows:
            self._connection().execute(ADD + ", ".join([ROW] * len(rows)), [value for row in rows for value in row])

    def _connection(self) -> sqlite3.Connection:
        if self._pooled is None:
            self._pooled = self._engine.raw_connection()
            self._pooled.driver_connection.isolation_level = None  # no transaction but the statement's own
        found: sqlite3.Connection = self._pooled.driver_connection
        return found

    def close(self) -> None:
        if self._pooled is not None:
            self._pooled.invalidate()
