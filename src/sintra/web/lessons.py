"""Lessons: a game's first steps, played on fixed deals. They are data in the game's folder, `lessons/`: records with notes, and words for them.

A lesson `NAME.txt` is a record (`sintra show` replays it) of seat 1, the learner, and others who follow it. Its comments are notes:

    ; say NAME          a step: the card says the message `LESSON-NAME`. Before a decision of the learner it waits for that decision, and lights up
                        the way there; everywhere else it waits until it was read
    ; ask NAME          the same, but the learner has to find the decision among all legal ones
    ; show PLACE …      what a step talks about: places, groups of places (`factory-1`), or all in a frame from one to another (`line-1-1..line-1-3`)
    ; or MOVE, MOVE …   decisions that serve as well; everything after it has to be legal after them, too
    ; skip              up to the next step both sides move by themselves

`LANGUAGE.ftl` has the words: `LESSON` is the title, with `.about` in a sentence; of a step `.then` is said when the first of several touches was
made, `.not` when another decision was tried. `order.txt` has the lessons in their order, the first game first.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from sintra.kernel.errors import SintraError
from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.reading import from_text
from sintra.record import Record, read
from sintra.words import hungarian_article

FOLDER = "lessons"
HINT = "coach"  #: how the messages of hints begin
LEARNER = 0  #: the seat
NOTE = re.compile(r"(?<!\S)(say|ask|show|or|skip)(?!\S)")
TO = ".."


class BadLesson(SintraError):
    """A lesson that cannot be taught; says which, where, and why."""

    def __init__(self, lesson: str, problem: str) -> None:
        super().__init__(f"lesson {lesson}: {problem}")


class Step(msgspec.Struct, omit_defaults=True):
    """What is said after `ply` moves, what it is about, and the decisions it waits for; none: until it was read."""

    ply: int
    say: str
    then: str = ""
    wrong: str = ""
    show: list[list[str]] = []  #: each a frame around these places
    moves: list[int] = []
    is_open: bool = False  #: whether every legal decision can be tried


class Lesson(msgspec.Struct):
    """A lesson in a language. `start` is the position's record before the first move; `moves` is everything that happens."""

    name: str
    title: str
    about: str
    options: dict[str, str]
    players: int
    start: str
    moves: list[int]
    steps: list[Step]


class Ending(msgspec.Struct):
    """A position of two, seat 1 to move, from which everything can be tried to the end of the game."""

    options: dict[str, str]
    players: int
    start: str


class FirstTake(msgspec.Struct):
    """What a first take was worth: so many tiles from a factory of this pattern. Points and wins are beside the mean of the same deals."""

    pattern: str
    tiles: int
    games: int
    points: float
    points_error: float  #: standard errors
    wins: float
    wins_error: float


class Teaching(msgspec.Struct):
    """The lessons of a game, endings to practise, what first takes are worth, and hints for the first game of one's own.

    `PROMPT-N` is said when somebody is asked for the nth time to do what `prompt-PROMPT` asks.
    """

    lessons: list[Lesson]
    endings: list[Ending]
    openings: list[FirstTake]
    hints: dict[str, str]


@dataclass
class Note:
    """A step as it was written down: the name of its message, and what comes with it."""

    name: str
    is_open: bool
    show: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Script:
    """A lesson without words."""

    name: str
    record: Record
    notes: dict[int, list[Note]]  #: by how many moves were played before
    skipped: frozenset[int]  #: moves that both sides make by themselves

    def position(self, ply: int) -> Position:
        """The position after so many moves."""
        position = self.record.start.copy()
        for move in self.record.moves[:ply]:
            position.play(move)
        return position


def names(game: Game) -> list[str]:
    """The lessons of a game in their order."""
    order = files(game.package).joinpath(FOLDER, "order.txt")
    return order.read_text(encoding="utf-8").split() if order.is_file() else []


def teaching(game: Game, language: str) -> Teaching:
    """All that is taught of a game, in words."""
    hints = {id: Words(game, HINT, language).message(f"{HINT}-{id}") for id in hint_names(game)} if names(game) else {}
    practice = [Ending(position.options, position.players, position._record.tobytes().hex()) for position in endings(game)]
    return Teaching([lesson(game, name, language) for name in names(game)], practice, openings(game), hints)


def endings(game: Game) -> list[Position]:
    """The endings that a game has to practise, `endings.txt`: a position text a line. `python -m benchmarks.endings` finds such."""
    text = files(game.package).joinpath(FOLDER, "endings.txt")
    lines = text.read_text(encoding="utf-8").splitlines() if text.is_file() else []
    return [from_text(game, line.removeprefix(f"{game.name} ")) for line in lines]


def openings(game: Game) -> list[FirstTake]:
    """What first takes are worth, `openings.json`; `python -m benchmarks.openings` makes it."""
    text = files(game.package).joinpath(FOLDER, "openings.json")
    return msgspec.json.decode(text.read_bytes(), type=list[FirstTake]) if text.is_file() else []


def hint_names(game: Game) -> list[str]:
    """The hints that a game has in English, without the beginning of their names."""
    text = files(game.package).joinpath(FOLDER, "en.ftl").read_text(encoding="utf-8")
    ids = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return [id.removeprefix(f"{HINT}-") for id in ids if id.startswith(f"{HINT}-")]


def lesson(game: Game, name: str, language: str) -> Lesson:
    """A lesson in words; whatever is wrong with it is an error that says what."""
    plot = script(game, name)
    words = Words(game, name, language)
    steps = [Step(ply, *words.step(name), *about) for ply, name, about in unfolded(plot)]
    start = plot.record.start
    moves = [int(move) for move in plot.record.moves]
    return Lesson(name, *words.head(), start.options, start.players, start._record.tobytes().hex(), moves, steps)


@cache
def script(game: Game, name: str) -> Script:
    """The record of a lesson with its notes."""
    return read_script(game, name, files(game.package).joinpath(FOLDER, f"{name}.txt").read_text(encoding="utf-8"))


def read_script(game: Game, name: str, text: str) -> Script:
    """A lesson as it is written; whatever is wrong with it is an error that says what."""
    try:
        record = read(text)
    except SintraError as error:
        raise BadLesson(name, str(error)) from error
    if record.game is not game:
        raise BadLesson(name, f"it is about {record.game.name}")
    notes: dict[int, list[Note]] = {}
    skips = []
    for ply, comment in record.comments.items():
        notes[ply], skips_here = _read_notes(name, comment)
        skips += [ply] * skips_here
    skipped = {ply for begin in skips for ply in range(begin, min([at for at in notes if at > begin and notes[at]], default=len(record.moves)))}
    found = Script(name, record, {ply: some for ply, some in notes.items() if some}, frozenset(skipped))
    _check_turns(found)
    return found


def _read_notes(lesson: str, comment: str) -> tuple[list[Note], bool]:
    """The notes in a comment, and whether what follows is skipped."""
    before, *rest = NOTE.split(comment)
    if before.strip():
        raise BadLesson(lesson, f"{before.strip()!r} is no note: it begins with say, ask, show, or, skip")
    notes: list[Note] = []
    skips = False
    for word, text in zip(rest[::2], rest[1::2], strict=True):
        if word in ("say", "ask"):
            notes.append(Note(text.strip(), word == "ask"))
        elif word == "skip":
            skips = True
        elif not notes:
            raise BadLesson(lesson, f"{word} {text.strip()}: nothing was said before it")
        elif word == "show":
            notes[-1].show += text.split()
        else:
            notes[-1].others += [move.strip() for move in text.split(",")]
    return notes, skips


def _check_turns(plot: Script) -> None:
    """The learner is told what to do wherever there is a choice."""
    for ply, (position, move) in enumerate(zip(plot.record.positions(draws=True), plot.record.moves, strict=False)):
        is_free = position.to_move == LEARNER and len(position.legal_moves) > 1
        if is_free and ply not in plot.notes and ply not in plot.skipped:
            raise BadLesson(plot.name, f"nothing is said before {position.game.notation[move]!r}")


def unfolded(plot: Script) -> Iterator[tuple[int, str, tuple[list[list[str]], list[int], bool]]]:
    """Every step: after how many moves, the name of its message; what it shows, what it waits for, whether all legal decisions can be tried."""
    for ply in sorted(plot.notes):
        for note in plot.notes[ply]:
            yield ply, note.name, _about(plot, ply, note, note is plot.notes[ply][-1])


def _about(plot: Script, ply: int, note: Note, last: bool) -> tuple[list[list[str]], list[int], bool]:
    """What a step shows, and what it waits for: the last one before a decision of the learner waits for that decision."""
    position = plot.position(ply)
    moves: list[int] = []
    if last and ply < len(plot.record.moves) and position.to_move == LEARNER and ply not in plot.skipped:
        moves = [int(plot.record.moves[ply]), *(_other(plot, position, text) for text in note.others)]
    elif note.others or note.is_open:
        raise BadLesson(plot.name, f"{note.name} waits for no decision: the learner is not to move, or something else is said after it")
    return [_places(plot, position, text) for text in note.show], moves, note.is_open


def _other(plot: Script, position: Position, text: str) -> int:
    try:
        return int(position.read_move(text))
    except SintraError as error:
        raise BadLesson(plot.name, str(error)) from error


def _places(plot: Script, position: Position, text: str) -> list[str]:
    """The places that a frame goes around."""
    panels = position.game.picture.layout(position.state).panels
    groups: dict[str, list[str]] = {}
    for panel in panels:
        for name, place in panel.places.items():
            groups.setdefault(name, [name])
            if place.group and place.group not in panel.places:
                groups.setdefault(place.group, []).append(name)
    found = [places for name in text.split(TO) for places in groups.get(name, [])]
    if not all(name in groups for name in text.split(TO)):
        raise BadLesson(plot.name, f"there is no place {text!r} on the table")
    return found


class Words:
    """The messages of a lesson in a language."""

    def __init__(self, game: Game, lesson: str, language: str) -> None:
        self.lesson, self.language = lesson, language
        self.bundle = _bundle(game, language)

    def head(self) -> tuple[str, str]:
        """The title, and the lesson in a sentence."""
        return self.message(self.lesson), self.message(self.lesson, "about")

    def step(self, name: str) -> tuple[str, str, str]:
        """What is said, then, and when something else was tried."""
        id = f"{self.lesson}-{name}"
        return self.message(id), self._if_any(id, "then"), self._if_any(id, "not")

    def _if_any(self, id: str, attribute: str) -> str:
        return self.message(id, attribute) if attribute in self.bundle.get_message(id).attributes else ""

    def message(self, id: str, attribute: str = "") -> str:
        """A text, which has to be there."""
        if not self.bundle.has_message(id):
            raise BadLesson(self.lesson, f"there is no message {id} in {self.language}.ftl")
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise BadLesson(self.lesson, f"message {id}{'.' if attribute else ''}{attribute} in {self.language}.ftl has no text")
        text, errors = self.bundle.format_pattern(pattern, {})
        if errors:
            raise BadLesson(self.lesson, f"message {id} in {self.language}.ftl: {errors[0]}")
        return str(text)


@cache
def _bundle(game: Game, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"AZ": hungarian_article})
    bundle.add_resource(FluentResource(files(game.package).joinpath(FOLDER, f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
