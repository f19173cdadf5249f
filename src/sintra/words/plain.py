"""Text of strangers, made harmless to show: on one line, with nothing in it that moves the cursor, turns the line or cannot be seen."""

import unicodedata

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")  #: letters and signs of some scripts that show nothing


def plain(text: str) -> str:
    r"""The text on one line, with a space for what is not to be seen.

    >>> plain("  Ana\n\u202eMaria\x1b[2J "), plain("\u3164\u200b \u2800")
    ('Ana Maria [2J', '')
    """
    return " ".join("".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in text).split())


def is_visible(text: str) -> bool:
    r"""Whether anything of a plain text can be seen: marks alone, which sit on other letters, do not count.

    >>> is_visible("Ana"), is_visible("\u0301\ufe0f"), is_visible("")
    (True, False, False)
    """
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
