"""`sintra serve --check`: what a server with these settings would do, and what would keep it from starting. It changes nothing."""

import asyncio
import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from sintra.kernel.errors import SintraError
from sintra.server.cluster.peers import address_towards
from sintra.server.http import open_files
from sintra.server.http.door import RESERVED
from sintra.server.http.hosts import is_loopback
from sintra.server.http.listening import NoAddress, listen
from sintra.server.settings import Limits, Settings
from sintra.server.storage.connections import dispose
from sintra.server.storage.database import NEWEST, connect, no_database, revision, shown
from sintra.shell import data_folder


@dataclass
class Checked:
    """Line by line."""

    lines: list[str] = field(default_factory=list)
    is_good: bool = True

    def say(self, name: str, text: str) -> None:
        self.lines.append(f"{name + ':':<12}{text}")

    def warn(self, text: str) -> None:
        self.say("note", text)

    def fail(self, text: str) -> None:
        self.is_good = False
        self.say("error", text)


def checked(settings: Settings) -> Checked:
    """Everything that can be known without starting."""
    found = Checked()
    _check_address(found, settings)
    try:
        asyncio.run(_check_database(found, settings))
        _check_peers(found, settings)
    except SintraError as error:
        found.fail(str(error))
    _check_names(found, settings)
    found.say("bots", f"think in {settings.bot_processes or os.cpu_count() or 1} processes, {settings.bot_seconds:g} s at most")
    _check_limits(found, settings.limits)
    _check_keeping(found, settings)
    found.say("log", f"{settings.log_format}, {'every request' if settings.access_log else 'warnings and errors'}, to standard error")
    found.say("admin", "/admin and /metrics, with the token" if settings.admin_token else "off: no admin token is set")
    found.say("so", "it would start" if found.is_good else "it would not start")
    return found


def _check_address(found: Checked, settings: Settings) -> None:
    found.say("listens at", f"{settings.host} port {settings.port or 'any that is free'}")
    try:
        for opened in listen(settings.host, settings.port):
            opened.close()
    except NoAddress as error:
        found.fail(str(error))


async def _check_database(found: Checked, settings: Settings) -> None:
    url = settings.database or f"sqlite:///{data_folder() / 'games.sqlite'}"
    engine = connect(url)
    file, told = Path(engine.url.database or ""), shown(engine.url)
    try:
        if engine.dialect.name == "sqlite" and not file.exists():
            found.say("database", f"{told}, which would be made")
            if settings.database and not os.access(file.parent, os.W_OK):
                found.fail(f"{file.parent} cannot be written to")
            return
        tables = await revision(engine)
        if tables is not None and tables > NEWEST:
            found.fail(f"{told} was written by a newer Sintra: its tables are {tables}, and this one knows those up to {NEWEST}")
        elif tables is None:
            found.say("database", f"{told}, empty: its tables would be made")
        else:
            found.say("database", told if tables == NEWEST else f"{told}, whose tables would be upgraded from {tables} to {NEWEST}")
    except Exception as error:  # every driver has errors of its own
        raise no_database(engine, "cannot be opened", error) from error
    finally:
        await dispose(engine)


def _check_names(found: Checked, settings: Settings) -> None:
    names = ", ".join(settings.host_names)
    if is_loopback(settings.host.lower()):
        found.say("answers to", f"names of this machine{f', {names}' if names else ''}")
    else:
        found.say("answers to", f"{names}, addresses" if names else "every name")
        if not settings.secure_cookies:
            found.warn("cookies go over plain HTTP: for the Internet put a proxy with HTTPS before it, and give --https")
    if settings.secure_cookies and not settings.proxy:
        found.warn("--https without --proxy: every visitor counts as one address, the proxy's")
    if settings.secure_cookies and not settings.host_names:
        found.warn("--https without --host-name: a proxy that passes the name on would be refused on loopback")
    if settings.proxy:
        found.say("proxies", f"{settings.proxy}, whose word about addresses is trusted")


def _check_peers(found: Checked, settings: Settings) -> None:
    """Where other processes reach this one, if there may be others."""
    url = connect(settings.database).url if settings.database else None
    if url is None or url.get_backend_name() != "postgresql":
        return
    at = settings.peer_address or f"{address_towards(url.host, url.port)}, any port that is free"
    found.say("peers", f"other processes on this database reach it at {at}")


def _check_limits(found: Checked, limits: Limits) -> None:
    changed = {at.name: getattr(limits, at.name) for at in fields(Limits) if getattr(limits, at.name) != at.default}
    found.say("limits", ", ".join(f"{name}={value}" for name, value in changed.items()) or "as they are built in")
    open_files.raise_limit()
    files = open_files.limit()
    if files - RESERVED < limits.all_connections:
        found.warn(
            f"{files} open files leave room for {max(files - RESERVED, files // 2)} connections, not {limits.all_connections}: raise `ulimit -Hn`"
        )


def _check_keeping(found: Checked, settings: Settings) -> None:
    finished = f"{settings.finished_days} days" if settings.finished_days else "for ever"
    found.say("keeps", f"finished games {finished}, unfinished ones {settings.unfinished_days} days, waiting ones {settings.waiting_days} days")
