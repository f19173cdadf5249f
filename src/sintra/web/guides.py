"""What a newcomer reads about a game: a sentence, its options in words, its rules with pictures. The texts are in the game's own folder, `guide/`."""

import re
from functools import cache
from html import escape
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import sintra
from sintra.kernel.game import Game
from sintra.web.plates import plate, symbols

if TYPE_CHECKING:
    from markdown_it.token import Token

ANCHORS = re.compile(r"^\{((?:#[a-z0-9-]+ ?)+)\} ?")


class Choice(msgspec.Struct):
    """One value of an option, in words."""

    value: str
    title: str
    sentence: str


class OptionGuide(msgspec.Struct):
    name: str
    title: str
    choices: list[Choice]


class Guide(msgspec.Struct):
    """A game in a sentence, and its options in words. Options that only experts turn are left out."""

    game: str
    sentence: str
    options: list[OptionGuide]


@cache
def guide(game: Game, language: str) -> Guide:
    """The short guide to a game."""
    words = _words(game, language)
    told = [option for option in game.options if words.has_message(f"option-{option.name}")]
    options = [
        OptionGuide(option.name, _said(words, f"option-{option.name}"), [_choice(words, option.name, value) for value in option.choices])
        for option in told
    ]
    return Guide(game.name, _said(words, "sentence"), options)


def _choice(words: FluentBundle, option: str, value: str) -> Choice:
    return Choice(value, _said(words, f"option-{option}", value), _said(words, f"option-{option}", f"{value}-about"))


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


def _said(words: FluentBundle, id: str, attribute: str = "") -> str:
    message = words.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{id} has no text"
    text, errors = words.format_pattern(pattern)
    if errors:
        raise errors[0]
    return str(text)
