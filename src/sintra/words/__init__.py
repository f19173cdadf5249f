"""Words for people: phrases turned into English, Hungarian, Romanian or Italian.

Messages are Fluent files: the generic ones here, each game's in its own `words/` folder. A message that a language lacks is an error in the tests,
and falls back to English in front of people.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sintra.kernel.phrase import Phrase, Word

LANGUAGES = ("en", "hu", "ro", "it")


def hungarian_article(number: Any) -> Any:
    """A number with its article, for `{ AZ($line) }` in Hungarian messages: before egy, öt, ötven, ezer it is `az`.

    >>> [hungarian_article(number) for number in (1, 2, 5, 10, 15, 50, 1000)]
    ['az 1', 'a 2', 'az 5', 'a 10', 'a 15', 'az 50', 'az 1000']
    """
    digits = str(int(str(number)))
    starts_with_a_vowel = digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)
    return f"{'az' if starts_with_a_vowel else 'a'} {digits}"


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of a game (by its package) in a language, the generic ones included."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False, functions={"AZ": hungarian_article})
    for source in dict.fromkeys(("sintra", package)):
        text = files(source).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(text))
    return found


def say(phrase: Phrase, package: str = "sintra", language: str = "en") -> str:
    """The phrase in words."""
    chosen = bundle(package, language)
    if not chosen.has_message(phrase.id):
        if language == "en":
            raise LookupError(f"no message {phrase.id} for {package}")
        return say(phrase, package)
    data: dict[str, int | str] = {}
    for name, value in phrase.data.items():
        if isinstance(value, Word):
            data[name], data[f"{name}_id"] = say(Phrase(value.id), package, language), value.id
        else:
            data[name] = value
    pattern = chosen.get_message(phrase.id).value
    assert pattern is not None, f"message {phrase.id} has no text"
    text, errors = chosen.format_pattern(pattern, data)
    if errors:
        raise errors[0]
    return str(text)
