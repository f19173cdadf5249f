"""What a newcomer reads about a game: a sentence, its options in words, its rules with pictures. The texts are in the game's own folder, `guide/`."""

import re
from functools import cache
from html import escape
from importlib import import_module
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import sintra
from sintra.kernel.game import Game
from sintra.web import lessons
from sintra.web.plates import plate, symbols
from sintra.words.forms import Form, Order, Sides

if TYPE_CHECKING:
    from markdown_it.token import Token

ANCHORS = re.compile(r"^\{((?:#[a-z0-9-]+ ?)+)\} ?")


class Choice(msgspec.Struct):
    """One value of an option, in words."""

    value: str
    title: str
    sentence: str


class Part(msgspec.Struct):
    """A place in a value that is put together, and what can be there."""

    title: str
    choices: list[Choice]


class FormGuide(msgspec.Struct):
    """How to put a value together, in words: at least `fewest` parts, each with one of its choices; in an order no choice twice."""

    kind: Literal["sides", "order"]
    title: str
    sentence: str
    parts: list[Part]
    fewest: int


class OptionGuide(msgspec.Struct):
    name: str
    title: str
    choices: list[Choice]
    form: FormGuide | None = None


class Guide(msgspec.Struct):
    """A game in a sentence, its options in words, the bots from the gentlest to the strongest, and what is taught. Who starts is told by the page."""

    game: str
    sentence: str
    options: list[OptionGuide]
    levels: list[str]
    lessons: list[str]  #: the first game first


@cache
def guide(game: Game, language: str) -> Guide:
    """The short guide to a game."""
    words = _words(game, language)
    forms: dict[str, Form] = import_module(f"{game.package}.setup").FORMS
    options = [
        OptionGuide(
            option.name,
            _said(words, f"option-{option.name}"),
            [_choice(words, option.name, value) for value in option.choices],
            _form(words, option.name, forms[option.name]) if option.name in forms else None,
        )
        for option in game.options
        if option.name != "first"
    ]
    return Guide(game.name, _said(words, "sentence"), options, _text(game, "levels.txt").split(), lessons.names(game))


def _form(words: FluentBundle, option: str, form: Form) -> FormGuide:
    match form:
        case Sides(tablets=groups, fewest=fewest):
            kind: Literal["sides", "order"] = "sides"
        case Order(items=items):
            kind, groups, fewest = "order", (items,) * len(items), len(items)
    id = f"option-{option}"
    parts = [Part(_said(words, id, "part", number=n), [_choice(words, option, value) for value in group]) for n, group in enumerate(groups, 1)]
    return FormGuide(kind, _said(words, id, "own"), _said(words, id, "own-about"), parts, fewest)


def _choice(words: FluentBundle, option: str, value: str) -> Choice:
    id = f"option-{option}"
    about = f"{value}-about"
    message = words.get_message(id)
    return Choice(value, _said(words, id, value), _said(words, id, about) if about in message.attributes else "")


@cache
def rules(game: Game, language: str) -> str:
    """The rules of a game as HTML. `{#name}` at the beginning of a paragraph, heading or point is its anchor: the name of the rule it explains."""
    from markdown_it import MarkdownIt  # the first page does not wait for it

    text = _text(game, f"{language}.md" if files(game.package).joinpath("guide", f"{language}.md").is_file() else "en.md")
    tokens = MarkdownIt("commonmark").enable("table").disable(["html_block", "html_inline"]).parse(text)
    for opening, inline in pairwise(tokens):
        if inline.type == "inline":
            _anchor(opening, inline)
    parts = [symbols(game)]
    renderer = MarkdownIt("commonmark").enable("table")
    for token in _with_figures(tokens):
        parts.append(token if isinstance(token, str) else renderer.renderer.render(token, renderer.options, {}))
    return "".join(parts)


def _anchor(opening: "Token", inline: "Token") -> None:
    found = ANCHORS.match(inline.content)
    if not found or not inline.children:
        return
    first, *others = found[1].replace("#", "").split()
    opening.hidden = False
    opening.attrSet("id", first)
    if others:
        opening.attrSet("data-also", " ".join(others))
    inline.children[0].content = ANCHORS.sub("", inline.children[0].content)


def _with_figures(tokens: "list[Token]") -> "list[str | list[Token]]":
    """Blocks ```` ```picture caption ```` with a position text become pictures; everything else stays."""
    parts: list[str | list[Token]] = [[]]
    for token in tokens:
        kind, _, caption = token.info.partition(" ")
        if token.type == "fence" and kind == "picture":
            panel, _, position = token.content.strip().partition("\n")
            drawn = plate(sintra.position(position, dealt=False, study=True), panel.split())
            parts += [f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>", []]
        else:
            last = parts[-1]
            assert isinstance(last, list)
            last.append(token)
    return parts


@cache
def _words(game: Game, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_text(game, f"{language}.ftl")))
    return bundle


def _text(game: Game, name: str) -> str:
    return files(game.package).joinpath("guide", name).read_text(encoding="utf-8")


def _said(words: FluentBundle, id: str, attribute: str = "", **data: int) -> str:
    message = words.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{id} has no text"
    text, errors = words.format_pattern(pattern, data)
    if errors:
        raise errors[0]
    return str(text)
