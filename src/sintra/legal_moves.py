"""The legal moves of a position."""

from collections.abc import Iterator, Sequence
from typing import overload

from sintra.kernel.errors import SintraError
from sintra.kernel.game import Game
from sintra.notation import Move, all_moves, read_move


class LegalMoves(Sequence[Move]):
    """The legal moves of a position at the moment they were asked for: iterate, count, index, ask with `in`.

    >>> import sintra
    >>> position = sintra.new("azul", dealt=False)
    >>> position.play("start 2, BKWW BYRR BBBY BRKW YKKW")
    >>> legal = position.legal_moves
    >>> len(legal), legal[0], "3 blue > 4" in legal, "centre blue > 1" in legal
    (90, sintra.Move('azul', '1 blue > 1'), True, False)
    """

    def __init__(self, game: Game, numbers: list[int]) -> None:
        self._game = game
        self._numbers = numbers

    @property
    def numbers(self) -> list[int]:
        """The moves as their integers."""
        return self._numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Move]:
        known = all_moves(self._game)
        return (known[move] for move in self._numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        known = all_moves(self._game)
        if isinstance(index, slice):
            return [known[move] for move in self._numbers[index]]
        return known[self._numbers[index]]

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = read_move(self._game, move, self._numbers)
            except SintraError:
                return False
        return move in self._numbers and not (isinstance(move, Move) and move.game is not self._game)

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(map(str, self))}>"
