"""Positions that somebody wrote down: as a text, as data, as JSON. All of them are checked against the rules.

A study need not be a table that a game can come to.
"""

import msgspec
import numpy as np

from sintra.dealer import Dealer
from sintra.kernel.data import Table
from sintra.kernel.errors import BadPosition
from sintra.kernel.game import Game
from sintra.kernel.phrasebook import new_rows
from sintra.kernel.text import Fields, Number
from sintra.positions import Position
from sintra.registry import game as find_game


class _Head(msgspec.Struct):
    """What every table says in JSON, whichever game it is of."""

    game: str


def read_position(source: str | Table, dealer: Dealer | None = None, study: bool = False) -> Position:
    """The position of a text, of a table, or of a table in JSON."""
    if isinstance(source, Table):
        return from_table(source, dealer, study)
    if not isinstance(source, str):
        raise BadPosition("", f"a position is read from its text, its table or its table in JSON, not from {source!r}")
    if source.lstrip().startswith("{"):
        return from_json(source, dealer, study)
    name, _, rest = source.strip().partition(" ")
    return from_text(find_game(name), rest, dealer, study)


def from_text(game: Game, text: str, dealer: Dealer | None = None, study: bool = False) -> Position:
    """The position that the fields of a text (without the game's name) describe."""
    fields = Fields(text)
    (players,) = Number(min(game.players), max(game.players)).read("players", fields.take("players", str(game.players[0])), 0)
    given = {option.name: fields.take(option.name) for option in game.options if option.name in fields}
    record = game.initial(*game.settle(players, given))
    sheet, written, problems = game.sheet.read(fields, players), game.sheet.blank(), new_rows()
    game.read(record[0], sheet[0], problems)
    game.problems.see_that_there_are_none(problems)
    game.write(record[0], written[0])
    game.sheet.see_that_all_belong(sheet, written, players)
    if not study:
        game.check(np.repeat(record, 2), problems)
        game.problems.see_that_there_are_none(problems)
    return Position(game, record, dealer)


def from_table(table: Table, dealer: Dealer | None = None, study: bool = False) -> Position:
    """The position of a table that is given as data; an error names the table's field."""
    game = find_game(str(table.__struct_config__.tag))
    try:
        return from_text(game, table.text(), dealer, study)
    except BadPosition as error:
        raise BadPosition(table.field_names.get(error.field, error.field), error.problem) from error


def from_json(text: str, dealer: Dealer | None = None, study: bool = False) -> Position:
    """The position of a table in JSON."""
    try:
        head = msgspec.json.decode(text, type=_Head)
    except msgspec.DecodeError as error:
        raise BadPosition("game", f"the table's JSON does not say which game it is of: {error}") from error
    return from_table(find_game(head.game).table.from_json(text), dealer, study)
