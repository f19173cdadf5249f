"""Phrases in the reader's language, remembered: the same few hundred are said again and again."""

from functools import lru_cache

from sintra.kernel.game import Game
from sintra.kernel.phrase import Phrase, Word
from sintra.words import say

LONGEST = 300  #: letters of a value in a phrase


@lru_cache(maxsize=20_000)
def _said(id: str, data: tuple[tuple[str, int | str | Word], ...], package: str, language: str) -> str:
    return say(Phrase(id, dict(data)), package, language)


def speak(phrase: Phrase, package: str, language: str) -> str:
    """The phrase in words. What somebody wrote is shortened: it would be kept here."""
    data = ((name, f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value) for name, value in phrase.data.items())
    return _said(phrase.id, tuple(data), package, language)


@lru_cache(maxsize=20_000)
def speak_move(game: Game, move: int, language: str) -> str:
    """A move in words."""
    return speak(game.describe(move), game.package, language)


@lru_cache(maxsize=20_000)
def draw_move(game: Game, move: int, language: str) -> str:
    """A move in words, with `[tile-blue]` where the words name a colour that there are tiles of, for anyone who draws them there."""
    phrase, symbols = game.describe(move), game.picture.symbols()
    colours = {name: word.id for name, word in phrase.data.items() if isinstance(word, Word) and word.id.startswith("colour-")}
    drawn = {name: f"[{tile}]" for name, colour in colours.items() if (tile := colour.replace("colour-", "tile-")) in symbols}
    return speak(Phrase(phrase.id, {**phrase.data, **drawn}), game.package, language)


def speak_title(game: Game, language: str) -> str:
    """The name of a game."""
    return speak(Phrase("name"), game.package, language)
