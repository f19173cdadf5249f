"""Azul and Azul Mini: draft tiles from the factories, complete lines, tile the wall."""

from sintra.games.azul.board import board
from sintra.games.azul.notation import describe, explain, say
from sintra.games.azul.phrases import BOOK
from sintra.games.azul.problems import PROBLEMS
from sintra.games.azul.refusal import refuse
from sintra.games.azul.rules import RULES
from sintra.games.azul.setup import EDITIONS, begin, choose, write_options
from sintra.games.azul.spec import ACTIONS, COLOUR_NAMES, FACTORIES, LETTERS, MOVES, WALLS
from sintra.games.azul.text import SHEET, read, write
from sintra.games.azul.text_check import check_reachable
from sintra.kernel.dispatch import SEATS
from sintra.kernel.game import Game, Option, first_option

GAME = Game(
    name="azul",
    players=tuple(FACTORIES),
    options=(Option("wall", "coloured", WALLS), Option("edition", "classic", EDITIONS), first_option(SEATS)),
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
    reasons=("runs", "floor-line", "row", "column", "colour"),
    letters=dict(zip(LETTERS, COLOUR_NAMES, strict=True)),
    sheet=SHEET,
    problems=PROBLEMS,
    write=write,
    read=read,
    check=check_reachable,
    board=board,
    package=__name__,
)
