"""Words for people: phrases turned into English, Hungarian, Romanian or Italian.

Messages are Fluent files: the generic ones here, each game's in its own `words/` folder. A message that a language lacks is an error in the tests,
and falls back to English in front of people.
"""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from sintra.kernel.phrase import Phrase, Word

LANGUAGES = ("en", "hu", "ro", "it")


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of a game (by its package) in a language, the generic ones included."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    found = FluentBundle([language], use_isolating=False)
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
