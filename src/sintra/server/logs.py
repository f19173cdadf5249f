"""What the server writes to standard error: lines for people, or JSON lines for programs; with the id of the request, and without secrets.

A line tells where something happened and never what was sent: no query, which may hold a join key, no cookie, no body.
"""

import json
import logging
import secrets
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

Format = Literal["text", "json"]

request_id: ContextVar[str] = ContextVar("request_id", default="")  #: of the request or the live socket that is being served
access = logging.getLogger("sintra.access")

TEXT = "%(asctime)s %(levelname)s %(name)s%(request)s: %(message)s"


def new_request_id() -> str:
    return secrets.token_hex(8)


def configure(format: Format, with_access: bool) -> None:
    """From now on this process logs so."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if format == "json" else Lines(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    access.setLevel(logging.INFO if with_access else logging.WARNING)


def note_access(method: str, path: str, status: int, milliseconds: float, address: str) -> None:
    """A request was answered. The path is told without its query."""
    if access.isEnabledFor(logging.INFO):
        told = {"method": method, "path": path, "status": status, "milliseconds": round(milliseconds, 1), "address": address}
        access.info("%s %s %d in %.1f ms for %s", *told.values(), extra={"told": told})


class Lines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        id = request_id.get()
        record.request = f" [{id}]" if id else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """For programs: one object a line.

    >>> record = logging.LogRecord("sintra.server", logging.WARNING, "", 0, "game %s is odd", ("abc",), None)
    >>> record.created = 0.0
    >>> JsonLines().format(record)
    '{"time": "1970-01-01T00:00:00.000+00:00", "level": "warning", "logger": "sintra.server", "message": "game abc is odd"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := request_id.get():
            line["request"] = id
        line.update(getattr(record, "told", {}))
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False)
