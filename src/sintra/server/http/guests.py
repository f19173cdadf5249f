"""Who somebody is: a guest with an id that only their cookie holds, signed so that nobody can make one up, and a name of their choice."""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

COOKIE = "sintra"
YEAR = 365 * 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    """Somebody. The id is their right to play their seats: it goes nowhere but into the cookie and the database."""

    id: str = ""
    name: str = ""
    signed: int = 0  #: when this cookie was given out, in milliseconds since 1970; those of 0.1 do not say


class Guests:
    """Signs and reads the cookies."""

    def __init__(self, key: bytes, secure: bool, now: Callable[[], int], is_revoked: Callable[[str, int], bool]) -> None:
        self._key, self._secure, self._now, self._is_revoked = key, secure, now, is_revoked

    def new(self) -> Guest:
        return Guest(secrets.token_hex(16), signed=self._now())

    def cookie(self, guest: Guest) -> str:
        """The header that makes a browser remember the guest."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(guest)).decode()
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={body}.{self._sign(body)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def read(self, header: str) -> Guest | None:
        """The guest of a request's cookies, if they are ours and were not revoked."""
        try:
            found: Any = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        body, _, signature = (found.value if found else "").partition(".")
        if not body or not hmac.compare_digest(self._sign(body).encode(), signature.encode()):
            return None
        try:
            guest = msgspec.json.decode(base64.urlsafe_b64decode(body), type=Guest)
        except (ValueError, msgspec.MsgspecError):
            return None
        return None if self._is_revoked(guest.id, guest.signed) else guest

    def _sign(self, body: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, body.encode(), hashlib.sha256)).decode().rstrip("=")
