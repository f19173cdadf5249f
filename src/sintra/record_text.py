"""How games and their variations are written down, and read back. `sintra.record` has what users hold; docs/texts.md describes the text."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from sintra.kernel.dispatch import NATURE
from sintra.kernel.errors import BadPosition, BadRecord, SintraError
from sintra.lines import Node
from sintra.notation import read_draws
from sintra.positions import Position
from sintra.reading import from_text
from sintra.registry import game as find_game
from sintra.words.plain import plain

HEADER = re.compile(r"([A-Za-z][A-Za-z0-9 _-]*):\s*(.*)")
TURN = re.compile(r"([0-9]{1,2}):")
BRACKET = re.compile(r"([()])")
GROUP = 4  # letters of draws are written in fours
PLAIN, BRANCHING = "1", "2"  #: formats: a single line of play, or variations, too. A file that does not say is of the first
DEEPEST = 100  #: variations within each other
STATED = ("Game", "Format", "Options", "Start", "Result")  #: headers that follow from the rest


class Written(NamedTuple):
    """What a text holds: the tree that begins with the first position, and what else is said about the game."""

    root: Node
    headers: dict[str, str]


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(root: Node, headers: dict[str, str]) -> str:
    """The text of a tree of moves."""
    nodes = list(root.mainline())
    is_branching = any(len(node.variations) > 1 for node in root.walk())
    lines = [f"Game: {root.game.name}", *([f"Format: {BRANCHING}"] if is_branching else []), *_agreed(root.position)]
    said = {"Result": result(nodes[-1].position if nodes else root.position), **headers}
    lines += [f"{name}: {' '.join(value.split())}" for name, value in said.items()]
    opening = [f"; {' '.join(root.comment.split())}"] if root.comment else []
    return "\n".join([*lines, "", *opening, *_line(nodes, 0)]) + "\n"


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


def _line(nodes: Sequence[Node], known: int, depth: int = 0) -> list[str]:
    """A line of play. What else was looked at is written behind each group, except at the first `known` moves, where others have written it.

    Nature's draws are together on a line; turns stand beside each other until the first seat of the line comes again.
    """
    if depth > DEEPEST:
        raise SintraError(f"there are more than {DEEPEST} variations within each other").saying("variation-deep", deepest=DEEPEST)
    lines: list[str] = []
    seats: list[int] = []
    for first, group in _groups(nodes):
        mover = _mover(group[0])
        names = [str(node.move) for node in group]
        text = f"~ {_draws(names)}" if mover == NATURE else f"{mover + 1}: {', '.join(names)}"
        if mover != NATURE and seats and mover not in seats:
            lines[-1] += f"   {text}"
            seats.append(mover)
        else:
            lines.append(text)
            seats = [] if mover == NATURE else [mover]
        if comment := " ".join(group[-1].comment.split()):
            lines[-1] += f"   ; {comment}"
            seats = []
        for variation in _variations(group, max(0, known - first), depth):
            lines += variation
            seats = []
    return lines


def _groups(nodes: Sequence[Node]) -> list[tuple[int, list[Node]]]:
    """What is written together: moves of one mover in a row, up to a comment; with how many moves came before."""
    line, marks = 0, []
    for node in nodes:
        marks.append((_mover(node), line))
        line += bool(node.comment)
    found: list[tuple[int, list[Node]]] = []
    for _, group in groupby(range(len(nodes)), key=marks.__getitem__):
        plies = list(group)
        found.append((plies[0], [nodes[ply] for ply in plies]))
    return found


def _variations(group: list[Node], known: int, depth: int) -> list[list[str]]:
    """What could have been played in place of a group, each from the group's beginning."""
    found = []
    for ply, node in enumerate(group[known:], start=known):
        for other in _others(node):
            lines = _line([*group[:ply], other, *other.mainline()], ply + 1, depth + 1)
            lines = [("  " if i else "( ") + text for i, text in enumerate(lines)]
            found.append([*lines, ")"] if ";" in lines[-1] else [*lines[:-1], f"{lines[-1]} )"])
    return found


def _others(node: Node) -> list[Node]:
    return [] if node.parent is None else node.parent.variations[1:]


def _mover(node: Node) -> int:
    return NATURE if node.parent is None else node.parent.to_move


def _draws(names: list[str]) -> str:
    parts: list[str] = []
    for is_letter, group in groupby(names, key=lambda name: len(name) == 1):
        drawn = list(group)
        parts += [" ".join("".join(drawn[i : i + GROUP]) for i in range(0, len(drawn), GROUP))] if is_letter else drawn
    return ", ".join(parts)


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(text: str, longest: int | None = None) -> Written:
    """What a text holds, replayed; one that cannot be is refused with the line and the reason, and so is one with more than `longest` moves."""
    lines = text.removeprefix("\ufeff").splitlines()
    headers, first = _headers(lines)
    reader = Reader(Node.of(_start(headers)), _format(headers), longest)
    for number, line in enumerate(lines[first:], start=first + 1):
        try:
            reader.line(number, line)
        except BadRecord:
            raise
        except SintraError as error:
            raise BadRecord(number, str(error)) from error
    root = reader.end()
    _check_result(headers, root)
    return Written(root, {name: value for name, (value, _) in headers.items() if name not in STATED})


class Reader:
    """Grows a tree, line by line."""

    def __init__(self, root: Node, written: str, longest: int | None) -> None:
        self.root = self.node = root
        self.before: Node | None = None  #: where the last group began: a variation is played in its place
        self.outer: list[tuple[Node, Node, int]] = []  #: for each variation that is open: where it goes on behind it, `before`, its line
        self.is_branching = written == BRANCHING
        self.longest = longest
        self.played = 0

    def line(self, number: int, line: str) -> None:
        """Read one line of the file."""
        content, _, comment = line.partition(";")
        for part in BRACKET.split(content):
            if part == "(":
                self._open(number)
            elif part == ")":
                self._close(number)
            else:
                self._play(number, part.strip())
        if comment := plain(comment):
            self.node.comment = " ".join(filter(None, (self.node.comment, comment)))

    def end(self) -> Node:
        """The tree, when all lines were read."""
        if self.outer:
            raise BadRecord(self.outer[-1][2], "the variation that begins here has no end: “)” is missing").saying("variation-open")
        return self.root

    def _open(self, number: int) -> None:
        if not self.is_branching:
            raise BadRecord(number, f"a record with variations says so in its headers: “Format: {BRANCHING}”").saying(
                "variation-format", format=BRANCHING
            )
        if self.before is None:
            raise BadRecord(number, "nothing stands before this variation that it could be played in place of").saying("variation-nowhere")
        if len(self.outer) == DEEPEST:
            raise BadRecord(number, f"there are more than {DEEPEST} variations within each other").saying("variation-deep", deepest=DEEPEST)
        self.outer.append((self.node, self.before, number))
        self.node, self.before = self.before, None

    def _close(self, number: int) -> None:
        if not self.outer:
            raise BadRecord(number, "“)” ends no variation: there is no “(” before it").saying("variation-closed")
        if self.before is None:
            raise BadRecord(number, "there is no move in this variation").saying("variation-empty")
        self.node, self.before, _ = self.outer.pop()

    def _play(self, number: int, text: str) -> None:
        if text.startswith("~"):
            self._group(number, read_draws(self.root.game, text[1:]))
            return
        pieces = TURN.split(text)
        if pieces[0].strip():
            given = pieces[0].strip()[:60]
            raise BadPosition("", f"expected “~” for nature or a seat like “1:”, not {given!r}").saying("no-turn", given=given)
        for seat, decisions in zip(pieces[1::2], pieces[2::2], strict=True):
            self._group(number, [part.strip() for part in decisions.split(",") if part.strip()], seat)

    def _group(self, number: int, moves: list[str], seat: str = "") -> None:
        """Moves of one mover: a seat as it is written (from 1), or nature."""
        if moves:
            self.before = self.node
        for move in moves:
            if seat and self.node.to_move != int(seat) - 1:
                raise _not_their_turn(self.node, move, seat)
            self.node = self.node.add_variation(move)
            self.played += 1
            if self.longest is not None and self.played > self.longest:
                raise BadRecord(number, f"there are more than {self.longest} moves").saying("too-many-moves", longest=self.longest)


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


def _format(headers: dict[str, tuple[str, int]]) -> str:
    written, line = headers.get("Format", (PLAIN, 0))
    if written not in (PLAIN, BRANCHING):
        error = BadRecord(line, f"this is a record of the format {written[:20]!r}; the formats {PLAIN} and {BRANCHING} can be read")
        raise error.saying("format-unknown", format=written[:20])
    return written


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


def _not_their_turn(node: Node, text: str, seat: str) -> SintraError:
    turn, why = f"player {node.to_move + 1} is to move", "other"
    if node.to_move < 0:
        turn, why = ("a draw is due", "draw") if node.to_move == NATURE else ("the game is over", "over")
    error = BadPosition("", f"“{text}” of player {seat}: {turn}")
    return error.saying(f"not-their-turn-{why}", text=text[:60], seat=seat, turn=node.to_move + 1)


def _check_result(headers: dict[str, tuple[str, int]], root: Node) -> None:
    """A result that is written down must be the one that the main line leads to."""
    stated, line = headers.get("Result", ("", 0))
    if not stated:
        return
    *_, last = (root, *root.mainline())
    if stated != (reached := result(last.position)):
        error = BadRecord(line, f"the result says “{stated}”, but the moves lead to “{reached}”")
        raise error.saying("other-result", stated=stated[:60], result=reached)
