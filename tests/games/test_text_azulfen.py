"""AzulFEN: positions of random games, written as its documentation says, are read back as far as it tells them."""

import numpy as np
import pytest

import sintra
from sintra.games.azul.table import Table
from sintra.games.azul.text_azulfen import move_of, text_of
from sintra.positions import Position

COLOURS = ("blue", "yellow", "red", "black", "white")


def digits(tiles: object) -> str:
    return "".join(str(i) * getattr(tiles, colour) for i, colour in enumerate(COLOURS))


def runs(row: list[bool]) -> str:
    """Spaces by their number, tiles by a dash."""
    text = "".join("-" if tile else "." for tile in row)
    for n in range(5, 0, -1):
        text = text.replace("." * n, str(n))
    return text


def written(position: Position) -> str:
    table = position.table
    assert isinstance(table, Table)
    boards = []
    for seat, board in enumerate(table.boards):
        wall = "/".join(runs([space is not None for space in row]) for row in board.wall)
        lines = "".join(f"{COLOURS.index(line.colour)}{line.tiles}" if line.colour else "00" for line in board.lines)
        tiles = sum(one != "marker" for one in board.floor)
        boards.append(f"{wall} {lines} 00000 00000 00000 {board.score} {tiles + (table.marker == seat)} {tiles} ;")
    bowls = " ".join(digits(bowl) or "-" for bowl in (table.centre, *table.factories))
    owner = "-" if table.marker == "centre" else str(table.marker)
    return f"{' '.join(boards)} | {bowls} | {digits(table.bag)} | {position.to_move} {owner} 12345"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_are_read_as_they_were_written(players: int) -> None:
    dice = np.random.default_rng(players)
    for seed in range(8):
        position = sintra.new("azul", players, seed=seed)
        while not position.is_over:
            read = sintra.position(text_of(written(position)), study=True)
            assert written(read) == written(position)
            assert list(read.legal_moves) == list(position.legal_moves)
            position.play(int(dice.choice(position.legal_moves)))


@pytest.mark.parametrize(("code", "move"), [("000100", "centre yellow > floor"), ("040102", "4 yellow > 2"), ("010405", "1 white > 5")])
def test_moves(code: str, move: str) -> None:
    assert move_of(code) == move


@pytest.mark.parametrize("code", ["", "0401", "04x102", "000500", "000006"])
def test_no_moves(code: str) -> None:
    with pytest.raises(sintra.UnreadableMove, match="no move"):
        move_of(code)


EMPTY = "5/5/5/5/5 0000000000 00000 00000 00000 0 0 0 ;"


@pytest.mark.parametrize(
    ("fen", "said"),
    [
        ("", "parted by"),
        (f"{EMPTY} {EMPTY} | - 0011 0123 3344 0012 2234 | 01 | x -", "who is to move"),
        (f"{EMPTY} 5/5/5/5/6 0000000000 00000 00000 00000 0 0 0 ; | - 0011 0123 3344 0012 2234 | 01 | 0 -", "5 rows of 5"),
        (f"{EMPTY} 5/5/5/5/5 00000 00000 00000 00000 0 0 0 ; | - 0011 0123 3344 0012 2234 | 01 | 0 -", "10 digits"),
        (f"{EMPTY} {EMPTY} | - 0911 0123 3344 0012 2234 | 01 | 0 -", "digits 0 to 4"),
    ],
)
def test_what_is_wrong_is_said(fen: str, said: str) -> None:
    with pytest.raises(sintra.BadPosition, match=said):
        text_of(fen)
