"""What is known of people beside their games: who is banned, whose cookies were revoked, and codes by which somebody comes over to another device.

Guests are known here by their sign, a hash of their id: the id itself is their right to play. Bans and revocations are few, and every request asks
for them: all processes have them in memory, and read them again when one of them has changed something.
"""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from sintra.server.storage.connections import connected
from sintra.server.storage.journal import Journal
from sintra.server.storage.schema import bans, revocations, transfers

CODE_LASTS = 10 * 60 * 1000  #: milliseconds
Kind = Literal["address", "guest"]


def sign_of(guest: str) -> str:
    """By which a guest is known to whoever runs the server."""
    return hashlib.sha256(guest.encode()).hexdigest()[:16]


def _hash_of(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


@dataclass(frozen=True)
class Ban:
    """An address or a guest that is kept out."""

    kind: Kind
    what: str
    at: int
    until: int | None
    note: str


@dataclass(frozen=True)
class Transfer:
    """Who comes over to another device."""

    guest: str
    name: str


class People:
    """Asked at every request, and so answers from memory."""

    def __init__(self, engine: AsyncEngine, journal: Journal, now: Callable[[], int], show_out: Callable[[set[str]], None]) -> None:
        self._engine, self._journal, self._now, self._show_out = engine, journal, now, show_out
        self._bans: dict[tuple[str, str], Ban] = {}
        self._revoked: dict[str, int] = {}

    async def read(self) -> None:
        """What is in the database now. Who was banned or lost their cookies by that is shown out."""
        before = self._revoked
        async with connected(self._engine) as connection:
            found = [Ban(*row) for row in await connection.execute(select(bans))]
            self._bans = {(ban.kind, ban.what): ban for ban in found}
            self._revoked = {row.guest: row.before for row in await connection.execute(select(revocations))}
        self._show_out({sign for sign, at in self._revoked.items() if before.get(sign) != at})

    # ── Bans ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def bans(self) -> list[Ban]:
        """Those that are in force, the newest first."""
        return sorted((ban for ban in self._bans.values() if self._is_in_force(ban)), key=lambda ban: -ban.at)

    def is_banned(self, address: str, guest: str) -> bool:
        if not self._bans:
            return False
        found = (self._bans.get(("address", address)), self._bans.get(("guest", sign_of(guest))) if guest else None)
        return any(ban is not None and self._is_in_force(ban) for ban in found)

    def _is_in_force(self, ban: Ban) -> bool:
        return ban.until is None or ban.until > self._now()

    async def ban(self, kind: Kind, what: str, until: int | None, note: str) -> None:
        values = {"kind": kind, "what": what, "at": self._now(), "until": until, "note": note[:200]}

        def put(connection: Connection) -> None:
            connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.what == what))
            connection.execute(insert(bans).values(**values))

        await self._change(put)

    async def lift(self, kind: str, what: str) -> None:
        """The ban ends."""
        await self._change(lambda connection: connection.execute(delete(bans).where(bans.c.kind == kind, bans.c.what == what)))

    # ── Cookies ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def is_revoked(self, guest: str, signed: int) -> bool:
        """Whether a cookie of this guest that was signed at this time counts no more."""
        return bool(self._revoked) and signed < self._revoked.get(sign_of(guest), 0)

    async def revoke(self, guest: str) -> int:
        """No cookie of this guest that there is counts any more; those count that are signed at the moment that is given back, or later."""
        sign, before = sign_of(guest), self._now() + 1

        def put(connection: Connection) -> None:
            connection.execute(delete(revocations).where(revocations.c.guest == sign))
            connection.execute(insert(revocations).values(guest=sign, before=before))
            connection.execute(delete(transfers).where(transfers.c.guest == guest))

        await self._change(put)
        return before

    async def _change(self, work: Callable[[Connection], None] | Callable[[Connection], object]) -> None:
        await self._journal.do(work)
        await self.read()
        self._journal.telling.people()

    # ── Codes ────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def new_code(self, guest: str, name: str) -> tuple[str, int]:
        """A code by which another device becomes this guest's, once and soon; and until when. An older one of theirs counts no more."""
        code, expires = secrets.token_urlsafe(16), self._now() + CODE_LASTS

        def put(connection: Connection) -> None:
            connection.execute(delete(transfers).where((transfers.c.guest == guest) | (transfers.c.expires < self._now())))
            connection.execute(insert(transfers).values(code=_hash_of(code), guest=guest, name=name, expires=expires))

        await self._journal.do(put)
        return code, expires

    async def use_code(self, code: str) -> Transfer | None:
        """Who comes over; nobody if the code was used, has expired, or never was."""
        used = delete(transfers).where(transfers.c.code == _hash_of(code)).returning(transfers.c.guest, transfers.c.name, transfers.c.expires)
        found: list[tuple[str, str, int]] = []
        await self._journal.do(lambda connection: found.extend((row.guest, row.name, row.expires) for row in connection.execute(used)))
        return next((Transfer(guest, name) for guest, name, expires in found if expires > self._now()), None)
