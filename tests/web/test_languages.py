"""Four languages, complete, switchable at any time."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import sintra
from sintra.web.guides import guide, rules
from sintra.web.messages import messages, study_messages, table_messages
from sintra.words import LANGUAGES
from tests.web.person import Person

Make = Callable[..., Person]
SCRIPTS = Path(str(files("sintra.web").joinpath("static", "js")))
PLAY_NOW = {"en": "Play now", "hu": "Játsszunk!", "ro": "Joacă acum", "it": "Gioca subito"}
OF_NATURE = re.compile(  # draws that nobody at the table can make
    "refuse-(back-first|bag-has-none|chips-all-seen|front-first|goal-first|no-such-back|other-back|plate-is-elsewhere|reveal-first|tablet-is-used|tile-first)"
)
YOUR_TURN = {
    "en": "Your turn. Take all tiles of one colour",
    "hu": "Te jössz. Vedd el egy szín összes csempéjét",
    "ro": "E rândul tău. Ia toate piesele de o culoare",
    "it": "Tocca a te. Prendi tutte le piastrelle di un colore",
}


def variables(pattern: Any) -> set[str]:
    if isinstance(pattern, str):
        return set()
    if isinstance(pattern, list):
        return set().union(*map(variables, pattern))
    if "value" in pattern:
        return {pattern["value"]}
    return {pattern["choose"]}.union(*map(variables, [*pattern["from"].values(), pattern["otherwise"]]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    for found in (messages, study_messages):
        english, spoken = found("en"), found(language)
        assert spoken.keys() == english.keys()
        for name, pattern in english.items():
            assert variables(spoken[name]) == variables(pattern), name


def test_whatever_the_page_says_is_a_message_and_every_message_is_said() -> None:
    scripts = "\n".join(path.read_text() for path in SCRIPTS.rglob("*.js"))
    said = set(re.findall(r'"([a-z0-9-]+)"', scripts))
    starts = (*re.findall(r"`([a-z-]+-)\$\{", scripts), "level-")
    ends = tuple(re.findall(r"\$\{[a-z]+\}(-[a-z]+)`", scripts))
    known = {**messages("en"), **study_messages("en")}
    direct = set(re.findall(r'(?<!words\.)say\("([a-z0-9-]+)"', scripts))
    assert direct <= known.keys()
    at_table = set(re.findall(r'words\.say\("([a-z0-9-]+)"', scripts))
    assert at_table <= table_messages(sintra.game(sintra.GAMES[0]), "en").keys()
    for name in known:
        assert name in said or name.startswith(starts) or name.endswith(ends), f"{name} is never said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_introduces_itself_and_its_options(language: str) -> None:
    for name in sintra.GAMES:
        game = sintra.game(name)
        told = guide(game, language)
        assert told.sentence
        assert {option.name for option in told.options} == {option.name for option in game.options} - {"first"}
        assert all(choice.title and choice.sentence for option in told.options for choice in option.choices)
        forms = [option.form for option in told.options if option.form]
        assert all(
            form.title and form.sentence and all(part.title and all(choice.title for choice in part.choices) for part in form.parts) for form in forms
        )


def test_rules_explain_every_refusal_that_a_player_can_meet() -> None:
    for name in sintra.GAMES:
        game = sintra.game(name)
        words = files(game.package).joinpath("words", "en.ftl").read_text(encoding="utf-8")
        refusals = {name for name in re.findall(r"^(refuse-[a-z0-9-]+) =", words, re.MULTILINE) if not OF_NATURE.fullmatch(name)}
        explained = set(anchors(rules(game, "en")))
        assert refusals <= explained, f"{name}: {sorted(refusals - explained)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sintra.GAMES)
def test_every_game_has_its_rules_in_every_language(name: str, language: str) -> None:
    """Translated, not copied: the same rules under the same names, the same pictures and tables, in other words."""
    game = sintra.game(name)
    assert files(game.package).joinpath("guide", f"{language}.md").is_file()
    english, told = rules(game, "en"), rules(game, language)
    assert anchors(told) == anchors(english)
    for mark in ("<h2>", "<h3>", "<figure>", "<tr>", "<li", "<em>"):
        assert told.count(mark) == english.count(mark), mark
    if language != "en":
        shared = paragraphs(told) & paragraphs(english)
        assert not shared, shared


def anchors(told: str) -> list[str]:
    return " ".join(re.findall(r'(?:id|data-also)="(refuse[^"]*)"', told)).split()


def paragraphs(told: str) -> set[str]:
    return set(re.findall(r"<p[^>]*>(.*?)</p>", told, re.DOTALL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_it(person: Make, language: str) -> None:
    ana = person(language=language).start()
    expect(ana.page.locator(".huge b")).to_have_text(PLAY_NOW[language])
    assert ana.page.evaluate("document.documentElement.lang") == language
    ana.play_now()
    assert ana.wait_for_turn()
    assert ana.status == YOUR_TURN[language]
    unsaid = {name for name in messages("en") if "-" in name}
    assert not unsaid & {text.strip() for text in ana.page.locator("button, h1, h2, p").all_inner_texts()}
    ana.content()


def test_it_can_be_changed_in_the_middle_of_a_game(person: Make) -> None:
    ana = person().start().play_now()
    assert ana.wait_for_turn()
    ana.decide()
    assert ana.wait_for_turn()
    before = ana.pieces()
    for language in ("hu", "ro", "it", "en"):
        ana.page.locator("select.language").select_option(language)
        expect(ana.page.locator(".status")).to_have_text(YOUR_TURN[language])
        assert ana.at_table().wait_for_turn()
        assert ana.pieces() == before
    ana.content()
