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
separated by commas.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from os import PathLike
from pathlib import Path

from sintra.kernel.dispatch import NATURE
from sintra.kernel.errors import BadPosition, BadRecord, SintraError
from sintra.kernel.game import Game
from sintra.notation import read_draws
from sintra.positions import Position
from sintra.reading import from_text
from sintra.registry import game as find_game
from sintra.words.plain import plain

HEADER = re.compile(r"([A-Za-z][A-Za-z0-9 _-]*):\s*(.*)")
TURN = re.compile(r"([0-9]{1,2}):")
GROUP = 4  # letters of draws are written in fours


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
        """The record in a file. A file that holds none is refused, with the line and the reason."""
        try:
            return read(Path(file).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise SintraError(f"{file} is not a text in UTF-8") from error

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


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(record: Record) -> str:
    """The record as text."""
    lines = [f"Game: {record.game.name}", *_agreed(record.start)]
    said = {"Result": result(record.final()), **record.headers}
    lines += [f"{name}: {' '.join(value.split())}" for name, value in said.items()]
    return "\n".join([*lines, "", *_move_lines(record)]) + "\n"


def result(position: Position) -> str:
    """Who won, and the scores: `1 wins, 52/47`, `1 and 3 share, …` or `unfinished, …`."""
    scores = "/".join(map(str, position.scores))
    winners = " and ".join(str(seat + 1) for seat in position.winners)
    if not winners:
        return f"unfinished, {scores}"
    return f"{winners} {'wins' if len(position.winners) == 1 else 'share'}, {scores}"


def _agreed(start: Position) -> list[str]:
    """Options if the game began as games do; otherwise the position it began with."""
    given = {**{option.name: option.default for option in start.game.options}, **start.options}
    if start.game.initial(start.players, given).tobytes() == start._record.tobytes():
        return ["Options: " + " ".join(f"{name}={value}" for name, value in {"players": start.players, **given}.items())]
    return [f"Start: {start.text}"]


def _move_lines(record: Record) -> list[str]:
    """Nature's draws together on a line; turns beside each other until the first seat of the line comes again."""
    movers, breaks = _movers(record)
    lines: list[str] = []
    seats: list[int] = []
    for (mover, _), group in groupby(enumerate(record.moves), key=lambda item: (movers[item[0]], breaks[item[0]])):
        plies = [ply for ply, _ in group]
        names = [record.game.notation[record.moves[ply]] for ply in plies]
        text = f"~ {_draws(names)}" if mover == NATURE else f"{mover + 1}: {', '.join(names)}"
        if mover != NATURE and seats and mover not in seats:
            lines[-1] += f"   {text}"
            seats.append(mover)
        else:
            lines.append(text)
            seats = [] if mover == NATURE else [mover]
        comment = record.comments.get(plies[-1] + 1)
        if comment:
            lines[-1] += f"   ; {' '.join(comment.split())}"
            seats = []
    opening = record.comments.get(0)
    return [f"; {' '.join(opening.split())}", *lines] if opening else lines


def _movers(record: Record) -> tuple[list[int], list[int]]:
    """Who made each move, and a number that changes where a line has to be broken: after a comment."""
    movers, breaks, line = [], [], 0
    for ply, position in zip(range(len(record.moves)), record.positions(draws=True), strict=False):
        line += ply in record.comments
        movers.append(position.to_move)
        breaks.append(line)
    return movers, breaks


def _draws(names: list[str]) -> str:
    parts: list[str] = []
    for is_letter, group in groupby(names, key=lambda name: len(name) == 1):
        drawn = list(group)
        parts += [" ".join("".join(drawn[i : i + GROUP]) for i in range(0, len(drawn), GROUP))] if is_letter else drawn
    return ", ".join(parts)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(text: str, longest: int | None = None) -> Record:
    """Read a record and replay it; a file that cannot be is refused with the line and the reason, and so is one with more than `longest` moves."""
    lines = text.removeprefix("\ufeff").splitlines()
    headers, first = _headers(lines)
    position = _start(headers)
    record = Record(position.copy(), [], {name: value for name, (value, _) in headers.items()})
    for number, line in enumerate(lines[first:], start=first + 1):
        content, _, comment = line.partition(";")
        try:
            _play_line(position, content.strip())
        except SintraError as error:
            raise BadRecord(number, str(error)) from error
        ply = position._plies
        if longest is not None and ply > longest:
            raise BadRecord(number, f"there are more than {longest} moves").saying("too-many-moves", longest=longest)
        if comment := plain(comment):
            record.comments[ply] = " ".join(filter(None, (record.comments.get(ply), comment)))
    record.moves = [int(move) for move in position.moves]
    _check_result(headers, position)
    for name in ("Game", "Options", "Start", "Result"):
        record.headers.pop(name, None)
    return record


def _headers(lines: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    """The headers with their line numbers, and where the moves begin."""
    headers: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            if headers:
                return headers, number
            continue
        found = HEADER.fullmatch(line.strip())
        if not found:
            given = line.strip()[:60]
            error = BadRecord(number, f"expected a header like “Game: …” or an empty line before the moves, not {given!r}")
            raise error.saying("no-header", given=given)
        if found[1] in headers:
            raise BadRecord(number, f"header {found[1]} is given twice").saying("header-twice", header=found[1])
        headers[found[1]] = plain(found[2]), number
    return headers, len(lines)


def _start(headers: dict[str, tuple[str, int]]) -> Position:
    name, line = headers.get("Game", ("", 1))
    if not name:
        raise BadRecord(line, "the header “Game: …” is missing").saying("header-missing", header="Game")
    try:
        game = find_game(name)
        if "Start" in headers:
            text, line = headers["Start"]
            return from_text(game, text.removeprefix(f"{name} "))
        text, line = headers.get("Options", ("", line))
        given = dict(_pair(part) for part in text.split())
        players = given.pop("players", str(game.players[0]))
        return Position(game, game.initial(*game.settle(int(players) if players.isdecimal() and len(players) < 3 else -1, given)))
    except SintraError as error:
        raise BadRecord(line, str(error)) from error


def _pair(part: str) -> tuple[str, str]:
    name, equals, value = part.partition("=")
    if not equals:
        raise BadPosition(part, "expected an option like name=value").saying("no-option", given=part[:60])
    return name, value


def _play_line(position: Position, line: str) -> None:
    if line.startswith("~"):
        for draw in read_draws(position.game, line[1:]):
            position.play(draw)
        return
    pieces = TURN.split(line)
    if pieces[0].strip():
        given = pieces[0].strip()[:60]
        raise BadPosition("", f"expected “~” for nature or a seat like “1:”, not {given!r}").saying("no-turn", given=given)
    for seat, decisions in zip(pieces[1::2], pieces[2::2], strict=True):
        for text in filter(None, (part.strip() for part in decisions.split(","))):
            if position.to_move != int(seat) - 1:
                raise _not_their_turn(position, text, seat)
            position.play(text)


def _not_their_turn(position: Position, text: str, seat: str) -> SintraError:
    turn, why = f"player {position.to_move + 1} is to move", "other"
    if position.to_move < 0:
        turn, why = ("the game is over", "over") if position.is_over else ("a draw is due", "draw")
    error = BadPosition("", f"“{text}” of player {seat}: {turn}")
    return error.saying(f"not-their-turn-{why}", text=text[:60], seat=seat, turn=position.to_move + 1)


def _check_result(headers: dict[str, tuple[str, int]], position: Position) -> None:
    """A result that is written down must be the one that the moves lead to."""
    stated, line = headers.get("Result", ("", 0))
    if stated and stated != result(position):
        error = BadRecord(line, f"the result says “{stated}”, but the moves lead to “{result(position)}”")
        raise error.saying("other-result", stated=stated[:60], result=result(position))
