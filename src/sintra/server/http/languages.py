"""Which language somebody reads: the one they ask for, otherwise what their browser says, otherwise English."""

from collections.abc import Mapping, MutableMapping
from typing import Any
from urllib.parse import parse_qs

from sintra.words import LANGUAGES


def preferred(accepted: str) -> str:
    """The first of our languages in an Accept-Language header.

    >>> preferred("de-CH, hu;q=0.8, en;q=0.5"), preferred("it-IT"), preferred("")
    ('hu', 'it', 'en')
    """
    for part in accepted[:200].split(","):
        language = part.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def language_of(headers: Mapping[str, str], scope: MutableMapping[str, Any]) -> str:
    """The language of a request."""
    asked = parse_qs(scope.get("query_string", b"")[:2000].decode("latin-1")).get("language", [""])[0]
    return asked if asked in LANGUAGES else preferred(headers.get("accept-language", ""))
