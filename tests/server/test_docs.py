"""What is written about the server is true: every example is a message, every code, kind and route is described, every word is there four times."""

import random
import re
import zlib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sintra.server import wire
from sintra.server.errors import STATUS, Refused
from sintra.web.scene import Scene
from sintra.words import LANGUAGES
from tests.server.people import Person

DOC = (Path(__file__).parents[2] / "docs" / "live.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", DOC, re.S)
WORDS = Path(__file__).parents[2] / "src" / "sintra" / "server" / "words"


def kind_of(example: str) -> object:
    tag = msgspec.json.decode(example).get("type")
    if tag is None:
        return Scene if '"symbols"' in example else wire.Create
    sent = {member.__struct_config__.tag for member in get_args(wire.Sent)}
    return wire.Sent if tag in sent else wire.Frame


@pytest.mark.parametrize("example", EXAMPLES, ids=[example[:40] for example in EXAMPLES])
def test_an_example_is_a_message(example: str) -> None:
    if kind_of(example) is wire.Create:
        example = example.replace("k3x…", "k3x")
    msgspec.json.decode(example, type=kind_of(example), strict=True)


def test_every_message_has_an_example() -> None:
    shown = {msgspec.json.decode(example).get("type") for example in EXAMPLES}
    assert {member.__struct_config__.tag for union in (wire.Sent, wire.Frame) for member in get_args(union)} == shown - {None}


def test_every_code_and_every_kind_is_described() -> None:
    for code in STATUS:
        assert f"`{code}`" in DOC, code
    for kind in get_args(wire.Kind):
        assert f"`{kind}`" in DOC, kind


class Names(Visitor):
    """Collects the names of what goes into a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the names of what goes into it."""
    found = {}
    for entry in FluentParser().parse((WORDS / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert isinstance(entry, ast.Message), entry
        names = Names()
        names.visit(entry)
        found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("code", STATUS)
def test_every_refusal_has_words(code: str) -> None:
    data: dict[str, Any] = {
        "text": "x",
        "candidates": "x",
        "seat": 1,
        "level": "x",
        "option": "x",
        "problem": "x",
        "line": 1,
        "rules": "x",
        "host": "x",
        "name": "x",
        "why": "empty",
    }
    words = {language: Refused(code, **data).words(language) for language in LANGUAGES}
    assert len(set(words.values())) == len(LANGUAGES)


@pytest.mark.anyio
async def test_every_route_is_described(ana: Person) -> None:
    description = (await ana.http.get("/api/openapi.json")).json()
    written = set(re.findall(r"/api/[a-z{}/.]*", DOC))
    for path in description["paths"]:
        assert re.sub(r"\{kind\}", "{game}", path) in written, path


@pytest.mark.anyio
async def test_a_position_update_is_small(ana: Person) -> None:
    """Under 3 KB as it goes over the wire, which is compressed; and not much more as it is."""
    table = await ana.create("me", "me")
    async with ana.at(table["id"]) as place:
        await place.play_to_the_end(random.Random(1))
        updates = [text.encode() for text, message in zip(place.raw, place.heard, strict=True) if message["type"] == "update"]
    assert max(len(zlib.compress(update, 5)) for update in updates) < 3 * 1024
    assert max(map(len, updates)) < 6 * 1024
