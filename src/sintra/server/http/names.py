"""Names that people choose: they can be seen, and they are not a bot's."""

import unicodedata
from functools import cache

from sintra.kernel.phrase import Phrase
from sintra.server.errors import Refused
from sintra.server.workers.bot_pool import levels
from sintra.web.speech import speak
from sintra.words import LANGUAGES
from sintra.words.plain import is_visible, plain

LONGEST_NAME = 40
BOT = "bot"  #: which says it in all our languages
ALIKE = str.maketrans(  #: letters that look like others: of the Cyrillic and the Greek alphabet, and digits
    "авекмнорстухіјѕԁԛԝαβεηικμνορτυχ01l|!",
    "abekmhopctyxijsdqwabenikmvoptyxoiiii",
)


def tidy(name: str) -> str:
    """A name as it is shown: plain, and not too long."""
    return plain(name)[:LONGEST_NAME].strip()


def chosen(name: str) -> str:
    """A name that somebody chose, tidy. No name at all is none; one that would mislead the others is refused."""
    if not name:
        return ""
    shown = tidy(name)
    if not is_visible(shown):
        raise Refused("bad-name", name=shown, why="empty")
    skeleton = _skeleton(shown)
    if skeleton == BOT or skeleton.replace(BOT, "") in _taken():
        raise Refused("bad-name", name=shown, why="bot")
    return shown


@cache
def _taken() -> frozenset[str]:
    """What bots are called, in every language."""
    called = [speak(Phrase(f"level-{level}"), "sintra.web", language) for level in levels() for language in LANGUAGES]
    names = speak(Phrase("bot-names"), "sintra.web", "en").split(", ")
    titles = [f"{name} {level}" for name in names for level in (*levels(), *called)]  # a person may have a bot's name, which then steps aside
    return frozenset(map(_skeleton, (*levels(), *called, *titles)))


def _skeleton(name: str) -> str:
    """What is left of a name at a glance: letters and digits without case and accents, each as the one that it looks like.

    >>> len({_skeleton(name) for name in ("Clay", "cláy", " C L A Y ", "СLАУ", "c1ay", "CLAУ")})
    1
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(ALIKE)
    return "".join(letter for letter in folded if letter.isalnum())
