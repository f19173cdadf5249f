"""What the page says, for the browser: each Fluent message as a pattern that a few lines of JavaScript can put into words.

A pattern is a text; `{"value": name}`; `{"choose": name, "from": {case: pattern}, "otherwise": pattern}`; or a list of patterns.
"""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from sintra.words import LANGUAGES

Pattern = str | dict[str, Any] | list[Any]


@cache
def messages(language: str) -> dict[str, Pattern]:
    """Every message of the page in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    text = files(__package__).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}.ftl cannot be read near {entry.content!r}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = _pattern(entry.value)
    return found


@cache
def encoded(language: str) -> bytes:
    """The messages as JSON."""
    return msgspec.json.encode(messages(language))


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [_part(element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 else parts


def _part(element: ast.TextElement | ast.Placeable) -> Pattern:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.VariableReference(id=name):
            return {"value": name.name}
        case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
            cases = {_case(variant.key): _pattern(variant.value) for variant in variants if not variant.default}
            otherwise = next(_pattern(variant.value) for variant in variants if variant.default)
            return {"choose": name.name, "from": cases, "otherwise": otherwise}
        case expression:
            raise ValueError(f"the page cannot say {type(expression).__name__}")


def _case(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
