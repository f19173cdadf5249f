"""Game records: a text file that people can read and type, with every move and every draw. It replays anywhere and needs no seed.

    Game: azul
    Options: players=2 wall=coloured
    Player 1: Ana
    Player 2: Béla
    Result: 1 wins, 52/47

    ~ start 2
    ~ BKWW BYRR BBBY BRKW YKKW
    2: 3 blue > 4   1: 5 black > 2      ; a comment goes to the end of the line
    2: centre yellow > 1   1: …

A line that begins with `~` is nature's; letters may be written together. The other lines are turns: the seat, a colon, its decisions
separated by commas. What could have been played in place of the last turn (or draws) stands behind it in parentheses: that is a `Study`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path

from sintra import record_text
from sintra.kernel.errors import SintraError
from sintra.kernel.game import Game
from sintra.lines import Node
from sintra.positions import Position
from sintra.record_text import result

__all__ = ["Record", "Study", "read", "result", "write"]


@dataclass
class Record:
    """A game that was played: what was agreed, who played, everything that happened.

    >>> import sintra
    >>> game = sintra.new("azul", dealt=False)
    >>> game.play("start 2, BKWW BYRR BBBY BRKW YKKW")
    >>> game.play("3 blue > 4")
    >>> record = sintra.Record.of(game, Player_1="Ana", Player_2="Béla")
    >>> print(record)
    Game: azul
    Options: players=2 wall=coloured edition=classic first=random
    Result: unfinished, 0/0
    Player 1: Ana
    Player 2: Béla
    <BLANKLINE>
    ~ start 2, BKWW BYRR BBBY BRKW YKKW
    2: 3 blue > 4
    <BLANKLINE>
    """

    start: Position  #: before the first move, nature without a dealer
    moves: list[int]  #: everything that happened, nature's draws included
    headers: dict[str, str] = field(default_factory=dict)  #: everything else that was said about the game, in order
    comments: dict[int, str] = field(default_factory=dict)  #: by how many of `moves` were played before the comment

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.start.game

    @classmethod
    def of(cls, position: Position, **headers: str) -> "Record":
        """The record of a position's history. Headers are given with `_` for spaces: `Player_1="Ana"`."""
        named = {name.replace("_", " "): value for name, value in headers.items()}
        return cls(position.start(), [int(move) for move in position.moves], named)

    @classmethod
    def load(cls, file: str | PathLike[str]) -> "Record":
        """The record in a file; of one with variations the main line. A file that holds none is refused, with the line and the reason."""
        return read(_text_of(file))

    def save(self, file: str | PathLike[str]) -> None:
        """Write the record to a file, which `load` reads.

        >>> import sintra
        >>> from tempfile import TemporaryDirectory
        >>> record = sintra.Record.of(sintra.new("azul", seed=7))
        >>> with TemporaryDirectory() as folder:
        ...     record.save(f"{folder}/game.txt")
        ...     sintra.Record.load(f"{folder}/game.txt") == record
        True
        """
        Path(file).write_text(str(self), encoding="utf-8")

    def positions(self, *, draws: bool = False) -> Iterator[Position]:
        """The position before every decision, in order, and the last one, each with its history and independent of the others.

        With `draws` the positions before every draw are among them.

        >>> import sintra
        >>> game = sintra.new("azul", seed=7)
        >>> game.play("5 blue > 4")
        >>> [position.ply for position in sintra.Record.of(game).positions()]
        [0, 1]
        """
        position = self.start.copy()
        for move in self.moves:
            if draws or move < self.game.actions:
                yield position.copy()
            position.play(move)
        yield position

    def final(self) -> Position:
        """The position after the last move, with the whole history."""
        position = self.start.copy()
        for move in self.moves:
            position.play(move)
        return position

    def __str__(self) -> str:
        return write(self)


@dataclass(eq=False)
class Study:
    """A game with variations and comments: a tree of lines, the game itself being the main one.

    >>> import sintra
    >>> game = sintra.new("azul", dealt=False)
    >>> game.play("start 2, BKWW BYRR BBBY BRKW YKKW")
    >>> game.play("3 blue > 4")
    >>> study = sintra.Study.of(sintra.Record.of(game))
    >>> *_, last = study.mainline()
    >>> last.comment = "greedy"
    >>> line = last.parent.add_variation("3 yellow > 2").add_variation("5 black > 2")
    >>> print(study)
    Game: azul
    Format: 2
    Options: players=2 wall=coloured edition=classic first=random
    Result: unfinished, 0/0
    <BLANKLINE>
    ~ start 2, BKWW BYRR BBBY BRKW YKKW
    2: 3 blue > 4   ; greedy
    ( 2: 3 yellow > 2   1: 5 black > 2 )
    <BLANKLINE>
    >>> [len(node.variations) for node in sintra.Study.read(str(study)).root.walk()][-5:]
    [1, 2, 0, 1, 0]
    """

    root: Node  #: before the first move, nature without a dealer
    headers: dict[str, str] = field(default_factory=dict)  #: everything else that was said about the game, in order

    @classmethod
    def of(cls, source: Record | Position) -> "Study":
        """A study that begins with a game's record, or with a position alone."""
        if isinstance(source, Position):
            return cls(Node.of(source))
        return cls(_tree(source), dict(source.headers))

    @classmethod
    def read(cls, text: str, longest: int | None = None) -> "Study":
        """The study that a text holds; one that cannot be read is refused with the line and the reason."""
        return cls(*record_text.read(text, longest))

    @classmethod
    def load(cls, file: str | PathLike[str]) -> "Study":
        """The study in a file, or a record without variations."""
        return cls.read(_text_of(file))

    def save(self, file: str | PathLike[str]) -> None:
        """Write the study to a file, which `load` reads, and of which `Record.load` reads the main line."""
        Path(file).write_text(str(self), encoding="utf-8")

    def mainline(self) -> Iterator[Node]:
        """The game: every move of it, and every draw."""
        return self.root.mainline()

    def walk(self) -> Iterator[Node]:
        """Every moment of every line, each before those that follow it, main lines first."""
        return self.root.walk()

    @property
    def record(self) -> Record:
        """The game without its variations."""
        nodes = list(self.mainline())
        comments = {ply: node.comment for ply, node in enumerate((self.root, *nodes)) if node.comment}
        return Record(self.root.position, [int(node.move) for node in nodes if node.move is not None], dict(self.headers), comments)

    def __str__(self) -> str:
        return record_text.write(self.root, self.headers)


def read(text: str, longest: int | None = None) -> Record:
    """Read a record and replay it; a file that cannot be is refused with the line and the reason, and so is one with more than `longest` moves."""
    return Study.read(text, longest).record


def write(record: Record) -> str:
    """The record as text."""
    return record_text.write(_tree(record), record.headers)


def _tree(record: Record) -> Node:
    root = node = Node.of(record.start)
    root.comment = record.comments.get(0, "")
    for ply, move in enumerate(record.moves, start=1):
        node = node.add_variation(move, record.comments.get(ply, ""))
    return root


def _text_of(file: str | PathLike[str]) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SintraError(f"{file} is not a text in UTF-8") from error
