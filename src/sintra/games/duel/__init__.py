"""Azul Duel: two players, five rounds, tiles from sun and moon, and a dome built plate by plate."""

from sintra.games.duel.board import board
from sintra.games.duel.notation import describe, explain, say
from sintra.games.duel.phrases import BOOK
from sintra.games.duel.problems import PROBLEMS
from sintra.games.duel.refusal import refuse
from sintra.games.duel.rules import RULES
from sintra.games.duel.setup import NAMED_GOALS, begin, choose, write_options
from sintra.games.duel.spec import ACTIONS, COLOUR_NAMES, LETTERS, MOVES, PLAYERS
from sintra.games.duel.text import SHEET, write
from sintra.games.duel.text_check import check_reachable
from sintra.games.duel.text_reading import read
from sintra.kernel.game import Game, Option, first_option

GAME = Game(
    name="duel",
    players=(PLAYERS,),
    options=(Option("goals", "first", tuple(NAMED_GOALS), is_open=True), first_option(PLAYERS)),
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
    reasons=("runs", "special", "broken", "marker", "drawn", "goal"),
    letters=dict(zip(LETTERS, COLOUR_NAMES, strict=True)),
    sheet=SHEET,
    problems=PROBLEMS,
    write=write,
    read=read,
    check=check_reachable,
    board=board,
    package=__name__,
)
