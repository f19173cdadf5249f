"""The games there are, with all that the first page needs to offer them: options and levels, words, and which picture and which scene they have."""

import hashlib
import logging
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any, cast

import msgspec

import sintra
from sintra.bots import BOTS
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.web.guides import Guide, guide
from sintra.web.scene import packed
from sintra.web.showcase import showcase
from sintra.web.speech import speak_title
from sintra.words import LANGUAGES
from sintra.words.forms import Form, Sides

log = logging.getLogger(__name__)


class OptionInfo(msgspec.Struct):
    name: str
    default: str
    choices: list[str]  #: empty: free text


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    game: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    levels: list[str]


class Shown(msgspec.Struct):
    """What a game with so many players and these options looks like: the name of a file."""

    players: int
    options: dict[str, str]
    file: str


class Catalogue(msgspec.Struct):
    """All games in a language. The file of a scene is in the folder of the language; the name of a picture is followed by its theme."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    guides: list[Guide]
    scenes: dict[str, list[Shown]]
    pictures: dict[str, list[Shown]]


def playable() -> list[Game]:
    """The games that can be loaded; one that cannot does not take the others with it."""
    found = []
    for name in sintra.GAMES:
        try:
            found.append(sintra.game(name))
        except (ImportError, AttributeError):
            log.exception("the game %s cannot be loaded", name)
    return found


def info(game: Game, language: str) -> GameInfo:
    """A game with its options and levels."""
    options = [OptionInfo(option.name, option.default, list(option.choices)) for option in game.options]
    return GameInfo(game.name, speak_title(game, language), list(game.players), options, list(BOTS))


def catalogue(language: str) -> Catalogue:
    """All that is known of the games."""
    games = playable()
    return Catalogue(
        version=sintra.__version__,
        languages=list(LANGUAGES),
        games=[info(game, language) for game in games],
        guides=[guide(game, language) for game in games],
        scenes={game.name: [shown for shown, _ in scenes(game)] for game in games},
        pictures={game.name: [shown for shown, _ in pictures(game)] for game in games},
    )


@cache
def scenes(game: Game) -> list[tuple[Shown, Position]]:
    """Every table that the first page can offer, and a position that has its scene. Tables that look alike share a file.

    Where players choose tablets themselves, the scene shows how many there are: their option is “#3” for three.
    """
    found = []
    own = {f"#{n}": ",".join(sides[0] for sides in form.tablets[:n]) for form in _sides(game).values() for n in form.sizes}
    for players, options in _offered(game, {name: [f"#{n}" for n in form.sizes] for name, form in _sides(game).items()}):
        chosen = {name: own.get(value, value) for name, value in options.items()}
        position = sintra.new(game.name, players, dealt=False, **cast(dict[str, Any], chosen))
        found.append((Shown(players, options, f"{game.name}/scene-{_hash(packed(position))}.json"), position))
    return found


@cache
def pictures(game: Game) -> list[tuple[Shown, Position]]:
    """A position to show for everything that the first page can offer."""
    found = []
    for players, options in _offered(game):
        position = showcase(game.name, players, tuple(sorted(options.items())))
        found.append((Shown(players, options, f"{game.name}/picture-{_hash(position.text.encode())}"), position))
    return found


def _sides(game: Game) -> dict[str, Sides]:
    """The options for which tablets are chosen one by one."""
    forms: dict[str, Form] = import_module(f"{game.package}.setup").FORMS
    return {name: form for name, form in forms.items() if isinstance(form, Sides)}


def _offered(game: Game, more: dict[str, list[str]] | None = None) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of the options that the guide tells of, and more of some."""
    choices = {option.name: [choice.value for choice in option.choices] for option in guide(game, LANGUAGES[0]).options}
    told = {name: [*values, *(more or {}).get(name, [])] for name, values in choices.items()}
    for players, chosen in product(game.players, product(*told.values())):
        yield players, dict(zip(told, chosen, strict=True))


def _hash(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=5).hexdigest()
