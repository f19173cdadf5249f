"""What the page speaks and draws with: words, games, rules, scenes and pictures, each as a file."""

from collections.abc import Callable
from functools import cache, partial
from importlib import resources
from typing import get_args

import msgspec

from sintra.kernel.game import Game
from sintra.picture.svg import draw
from sintra.picture.themes import Theme, stylesheet
from sintra.positions import Position
from sintra.puzzles import Step
from sintra.puzzles.shipped import first_rating, puzzles
from sintra.study.calibration import calibration
from sintra.web.catalogue import catalogue, pictures, playable, scenes
from sintra.web.guides import rules
from sintra.web.lessons import teaching
from sintra.web.messages import encoded, study_messages, table_messages
from sintra.web.scene import scene_of
from sintra.web.speech import speak_title
from sintra.words import LANGUAGES

Make = Callable[[], bytes]
ENGINE = ("engine.", "weights-")  #: what the page needs to play a game itself


class Rules(msgspec.Struct):
    """The rules of a game, to read: HTML of our own."""

    title: str
    html: str


@cache
def common_data() -> dict[str, Make]:
    """The files that the page needs whatever is played, by name."""
    files: dict[str, Make] = {"data/theme.css": theme}
    for language in LANGUAGES:
        files[f"data/{language}/words.json"] = partial(encoded, language)
        files[f"data/{language}/study.json"] = partial(_study_words, language)
        files[f"data/{language}/games.json"] = partial(_games, language)
        for game in playable():
            files[f"data/{language}/{game.name}/rules.json"] = partial(_rules, game, language)
    for game in playable():
        shown, position = pictures(game)[0]
        files[f"data/{shown.file}-auto.svg"] = partial(_picture, position, "auto")
    return files


@cache
def game_data(game: Game) -> dict[str, Make]:
    """The files that are needed as soon as this game is played, by name."""
    files: dict[str, Make] = {}
    for language in LANGUAGES:
        for shown, position in scenes(game):
            files[f"data/{language}/{shown.file}"] = partial(scene_of, position, language)
        files[f"data/{language}/{game.name}/table.json"] = partial(_table_words, game, language)
        files[f"data/{language}/{game.name}/lessons.json"] = partial(_teaching, game, language)
    files[f"data/{game.name}/calibration.json"] = partial(_calibration, game)
    for shown, position in pictures(game):
        for theme in get_args(Theme):
            files[f"data/{shown.file}-{theme}.svg"] = partial(_picture, position, theme)
    files[f"data/{game.name}/puzzles.json"] = partial(_puzzles, game)
    for file in resources.files(game.package).iterdir():
        if file.name.startswith(ENGINE) and file.is_file():
            files[f"data/{game.name}/{file.name}"] = file.read_bytes
    return {name: make for name, make in files.items() if name not in common_data()}


def theme() -> bytes:
    """The colours of tiles and boards: as the system says, or as the page's `data-theme` does."""
    chosen = stylesheet("light", ':root[data-theme="light"]') + stylesheet("dark", ':root[data-theme="dark"]')
    return (stylesheet("auto", ":root") + chosen).encode()


def _games(language: str) -> bytes:
    return msgspec.json.encode(catalogue(language))


class PagePuzzle(msgspec.Struct):
    """A puzzle as the page needs it."""

    name: str
    players: int
    options: dict[str, str]
    moves: list[int]
    steps: list[Step]
    themes: list[str]
    rating: int  #: the first one


def _puzzles(game: Game) -> bytes:
    found = puzzles(game.name)
    shown = [PagePuzzle(one.name, one.players, one.options, one.moves, one.steps, one.themes, first_rating(one.solved)) for one in found]
    return msgspec.json.encode(shown)


def _table_words(game: Game, language: str) -> bytes:
    return msgspec.json.encode(table_messages(game, language))


def _teaching(game: Game, language: str) -> bytes:
    return msgspec.json.encode(teaching(game, language))


def _study_words(language: str) -> bytes:
    return msgspec.json.encode(study_messages(language))


def _calibration(game: Game) -> bytes:
    return msgspec.json.encode({players: calibration(game, players) for players in game.players})


def _rules(game: Game, language: str) -> bytes:
    return msgspec.json.encode(Rules(speak_title(game, language), rules(game, language)))


def _picture(position: Position, theme: Theme) -> bytes:
    return draw(position.game, position.state, theme=theme).encode()
