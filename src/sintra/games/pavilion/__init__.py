"""Azul: Summer Pavilion and its Mini: draft tiles with a wild colour each round, build stars around pillars, statues and windows."""

from sintra.games.pavilion.board import board
from sintra.games.pavilion.notation import describe, explain, say
from sintra.games.pavilion.phrases import BOOK
from sintra.games.pavilion.problems import PROBLEMS
from sintra.games.pavilion.refusal import refuse
from sintra.games.pavilion.rules import RULES
from sintra.games.pavilion.setup import NAMED_ORDERS, begin, choose, write_options
from sintra.games.pavilion.spec import ACTIONS, BOARDS, COLOUR_NAMES, EDITIONS, FACTORIES, LETTERS, MOVES
from sintra.games.pavilion.text import SHEET, read, write
from sintra.games.pavilion.text_check import check_reachable
from sintra.kernel.dispatch import SEATS
from sintra.kernel.game import Game, Option, first_option

GAME = Game(
    name="pavilion",
    players=tuple(FACTORIES),
    options=(
        Option("board", "coloured", BOARDS),
        Option("edition", "classic", EDITIONS),
        Option("wild_order", "printed", tuple(NAMED_ORDERS), is_open=True),
        first_option(SEATS),
    ),
    rules=RULES,
    actions=ACTIONS,
    moves=MOVES,
    begin=begin,
    choose=choose,
    write_options=write_options,
    say=say,
    describe=describe,
    book=BOOK,
    refuse=refuse,
    explain=explain,
    reasons=("segment", "structure", "marker", "discard", "star", "number", "corners"),
    letters=dict(zip(LETTERS, COLOUR_NAMES, strict=True)),
    sheet=SHEET,
    problems=PROBLEMS,
    write=write,
    read=read,
    check=check_reachable,
    board=board,
    package=__name__,
)
