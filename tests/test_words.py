"""Words: every message is there in all four languages and can be said."""

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sintra
from sintra.kernel.phrase import Phrase, Word
from sintra.words import LANGUAGES, bundle, say

ROOT = Path(sintra.__file__).parent
PACKAGES = sorted(".".join(("sintra", *path.relative_to(ROOT).parts[:-2])) for path in ROOT.glob("**/words/en.ftl"))


class Messages(Visitor):
    """The messages of a file and the variables that each of them uses."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802
        self.current = self.variables.setdefault(node.id.name, set())
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.current.add(node.id.name.removesuffix("_id"))


def messages(package: str, language: str) -> dict[str, set[str]]:
    text = files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = Messages()
    found.visit(resource)
    return found.variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_missing_or_left_over(package: str, language: str) -> None:
    english, there = messages(package, "en"), messages(package, language)
    assert set(there) == set(english)
    for name, variables in there.items():
        assert variables <= english[name], f"{name} uses data that it is not given"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_move_can_be_said_in_every_language(name: str, language: str) -> None:
    game = sintra.game(name)
    for move in range(game.moves):
        assert say(game.describe(move), game.package, language)


def test_plurals_follow_the_language() -> None:
    for number, words in ((2, "doar 2 jucători"), (20, "doar 20 de jucători")):
        assert words in say(Phrase("refuse-no-such-seat", {"players": number}), "sintra", "ro")


def test_a_word_reaches_its_message_in_the_same_language() -> None:
    phrase = Phrase("refuse-row-has-colour", {"row": 3, "colour": Word("colour-yellow")})
    said = [say(phrase, "sintra.games.azul", language) for language in LANGUAGES]
    assert said[0] == "row 3 of your wall already has yellow"
    assert [word in text for word, text in zip(("yellow", "sárga", "galben", "giallo"), said, strict=True)] == [True] * 4


def test_every_game_has_words() -> None:
    assert {f"sintra.games.{name}" for name in sintra.GAMES} <= set(PACKAGES)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="is not one of en, hu, ro, it"):
        bundle("sintra", "tlh")
