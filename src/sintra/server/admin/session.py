"""Who has shown the admin token stays let in for half a day: the cookie says until when, signed with the token."""

import hashlib
import hmac
from http.cookies import CookieError, SimpleCookie

COOKIE = "sintra-admin"
LASTS = 12 * 3600  #: seconds


def is_token(given: str, token: str) -> bool:
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


def cookie(token: str, now: int, secure: bool) -> str:
    """The header that lets a browser in; `now` in milliseconds."""
    until = str(now // 1000 + LASTS)
    return f"{COOKIE}={until}.{_sign(token, until)}; Path=/admin; Max-Age={LASTS}; HttpOnly; SameSite=Strict{'; Secure' if secure else ''}"


def is_open(header: str, token: str, now: int) -> bool:
    """Whether a request's cookies let it in.

    >>> given = cookie("the token", 0, False).partition(";")[0]
    >>> is_open(given, "the token", 1000), is_open(given, "another", 1000), is_open(given, "the token", LASTS * 1000), is_open("", "the token", 0)
    (True, False, False, False)
    """
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return False
    until, _, signature = (found.value if found else "").partition(".")
    return bool(token) and until.isdecimal() and hmac.compare_digest(_sign(token, until).encode(), signature.encode()) and int(until) * 1000 > now


def _sign(token: str, until: str) -> str:
    return hmac.digest(token.encode(), f"admin {until}".encode(), hashlib.sha256).hex()
