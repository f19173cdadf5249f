"""What the page says, for the browser: each Fluent message as a pattern that a few lines of JavaScript can put into words.

A pattern is a text; `{"value": name}`; `{"article": name}`, a number with its Hungarian article; `{"choose": name, "from": {case: pattern},
"otherwise": pattern}`; or a list of patterns.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from sintra.kernel.game import Game
from sintra.words import LANGUAGES

Pattern = str | dict[str, Any] | list[Any]


STUDY = "sintra.study"  #: the package that has words for reviews
TABLE = "sintra.server"  #: the package that has words for what happens at a table, and for what is refused there
OF_A_TABLE = ("happened-", "error-", "guest")  #: which of them the page needs when it keeps a table itself
OF_A_RECORD = (
    "no-",
    "header-",
    "bad-players",
    "not-their-turn-",
    "other-result",
    "variation-",
    "format-",
)  #: what can be wrong with one that it reads


@cache
def messages(language: str) -> dict[str, Pattern]:
    """Every message of the page in a language."""
    return _messages(__package__, language)


@cache
def table_messages(game: Game, language: str) -> dict[str, Pattern]:
    """What is said at a table of this game: what happened, what is refused and why, what can be done, what points are for."""
    own = {id: pattern for package in ("sintra", "sintra.picture", game.package) for id, pattern in _messages(package, language).items()}
    chosen = {message.id for message in game.book.messages} | {word for message in game.book.messages for _, words in message.slots for word in words}
    chosen |= {f"kind-{kind}" for kind in game.reasons} | {"reason-spared", "tell-nothing"}
    chosen |= {id for id in own if id.startswith(OF_A_RECORD)}
    common = {id: pattern for id, pattern in _messages(TABLE, language).items() if id.startswith(OF_A_TABLE)}
    return {**common, **{id: pattern for id, pattern in own.items() if id in chosen}}


def study_messages(language: str) -> dict[str, Pattern]:
    """What is said of a game that was looked back at, for the pages that need it."""
    return _messages(STUDY, language)


@cache
def encoded(language: str) -> bytes:
    """The messages of the page as JSON."""
    return msgspec.json.encode(messages(language))


def _messages(package: str, language: str) -> dict[str, Pattern]:
    """The messages of a package."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    text = files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}.ftl cannot be read near {entry.content!r}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = _pattern(entry.value)
    return found


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [_part(element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 else parts


def _part(element: ast.TextElement | ast.Placeable) -> Pattern:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.VariableReference(id=name):
            return {"value": name.name}
        case ast.FunctionReference(id=ast.Identifier(name="AZ"), arguments=ast.CallArguments(positional=[ast.VariableReference(id=name)])):
            return {"article": name.name}
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            cases = {_case(variant.key): _pattern(variant.value) for variant in variants if not variant.default}
            otherwise = next(_pattern(variant.value) for variant in variants if variant.default)
            return {"choose": name.name, "from": cases, "otherwise": otherwise}
        case expression:
            raise ValueError(f"the page cannot say {type(expression).__name__}")


def _case(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
