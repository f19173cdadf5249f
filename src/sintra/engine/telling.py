"""What a module can say about a position: the game's functions that write messages as numbers (`kernel.phrasebook`) and position texts as sheets
(`kernel.sheet`), over arrays.
"""

from typing import Any

import numpy as np

from sintra.kernel.dispatch import Log, Moves, State
from sintra.kernel.game import Game
from sintra.kernel.log import new_log
from sintra.kernel.parts import Laid, Path
from sintra.kernel.phrasebook import Phrasebook, Rows, new_rows
from sintra.kernel.sheet import ABSENT, Field, Written
from sintra.kernel.text import form_data


def telling(game: Game) -> dict[str, tuple[Any, ...]]:
    """By name: what is offered, with arguments like those it will be given."""
    refuse_, explain_ = game.refuse, game.explain
    prompt_, onward_, begins_ = game.prompt.prompt, game.prompt.onward, game.prompt.begins
    prospects_, notice_, why_not_, tell_ = game.forecast.prospects, game.forecast.notice, game.why.why_not, game.spoken.tell
    compare_ = game.comparison.compare

    def refuse(table: State, move: int, out: Rows) -> None:
        refuse_(table[0], move, out)

    def explain(kind: int, place: int, first: int, second: int, points: int, out: Rows) -> None:
        explain_(kind, place, first, second, points, out)

    def prompt(table: State, moves: Moves, n: int, out: Rows) -> None:
        prompt_(table[0], moves, n, out)

    def onward(table: State, move: int, out: Rows) -> None:
        onward_(table[0], move, out)

    def begins(table: State) -> bool:
        return begins_(table[0])

    def prospects(table: State, log: Log) -> None:
        prospects_(table, log)

    def notice(table: State, out: Rows) -> None:
        notice_(table[0], out)

    def why_not(table: State, moves: Moves, n: int, laid: Laid, path: Path, touches: int, out: Rows) -> None:
        why_not_(table[0], moves, n, laid, path, touches, out)

    def compare(table: State, log: Log, out: Rows) -> None:
        compare_(table, log, out)

    def tell(table: State, out: Rows) -> None:
        tell_(table[0], out)

    table, moves, laid, path, rows, log = (
        np.zeros(1, game.state),
        np.zeros(1, np.int32),
        np.zeros((1, 3), np.int16),
        np.zeros(1, np.int16),
        new_rows(),
        new_log(),
    )
    return {
        "refuse": (refuse, table, 0, rows),
        "explain": (explain, 0, 0, 0, 0, 0, rows),
        "prompt": (prompt, table, moves, 0, rows),
        "onward": (onward, table, 0, rows),
        "begins": (begins, table),
        "prospects": (prospects, table, log),
        "notice": (notice, table, rows),
        "why_not": (why_not, table, moves, 0, laid, path, 0, rows),
        "compare": (compare, table, log, rows),
        "tell": (tell, table, rows),
    }


def messages(book: Phrasebook) -> list[list[Any]]:
    """The messages by their numbers: name, kind, and for each slot its name and the words to choose from."""
    return [[message.id, message.kind, [[name, list(words)] for name, words in message.slots]] for message in book.messages]


def texts(game: Game) -> dict[str, tuple[Any, ...]]:
    """The same for position texts and options."""
    choose_, write_, write_options_, read_, check_ = game.choose, game.write, game.write_options, game.read, game.check

    def choose(table: State, sheet: Written, out: Rows) -> None:
        choose_(table[0], sheet[0], out)

    def write_options(table: State, sheet: Written) -> None:
        write_options_(table[0], sheet[0])

    def write(table: State, sheet: Written) -> None:
        write_(table[0], sheet[0])

    def read(table: State, sheet: Written, out: Rows) -> None:
        read_(table[0], sheet[0], out)

    def check(table: State, out: Rows) -> None:
        check_(table, out)

    table, sheet, rows = np.zeros(1, game.state), game.sheet.blank(), new_rows()
    return {
        "choose": (choose, table, sheet, rows),
        "write_options": (write_options, table, sheet),
        "write": (write, table, sheet),
        "read": (read, table, sheet, rows),
        "check": (check, table, rows),
    }


def text_data(game: Game) -> dict[str, Any]:
    """What is data about position texts: the fields of a sheet, where they are and how they are written; what can be wrong with them."""
    return {
        "numbers": game.sheet.type.itemsize // 4,
        "absent": ABSENT,
        "options": [_field(game, field) for field in game.sheet.options],
        "fields": [_field(game, field) for field in game.sheet.fields],
        "problems": [[problem.field, problem.template, problem.slots, problem.words] for problem in game.problems],
    }


def _field(game: Game, field: Field) -> dict[str, Any]:
    assert game.sheet.type.fields is not None
    at = game.sheet.type.fields[field.key][1] // 4
    return {"name": field.name, "at": at, "default": field.default, "may_lack": field.may_lack, "form": form_data(field.form)}
