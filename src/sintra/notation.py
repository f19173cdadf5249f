"""Reading moves: in notation, or shortened as far as it stays clear which legal move is meant (`3bl4` for `3 blue > 4`).

A colour may be given by the letter that boards show for it: `3k4` for `3 black > 4`.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from sintra.kernel.errors import AmbiguousMove, UnreadableMove
from sintra.kernel.game import Game

TOKEN = re.compile(r"[0-9]+|[^\W\d_]+|\+")


class Move(int):
    """A move of a game: an integer of its action space that shows itself in notation."""

    game: Game

    def __new__(cls, game: Game, move: int) -> "Move":
        made = super().__new__(cls, move)
        made.game = game
        return made

    def __str__(self) -> str:
        return self.game.notation[self]

    def __repr__(self) -> str:
        return f"<Move {self}>"

    @property
    def is_draw(self) -> bool:
        """Whether this is nature's move."""
        return self >= self.game.actions


@cache
def all_moves(game: Game) -> tuple[Move, ...]:
    """Every move of a game, by its integer."""
    return tuple(Move(game, move) for move in range(game.moves))


@cache
def _by_tokens(game: Game) -> dict[tuple[str, ...], int]:
    return {_tokens(text): move for move, text in enumerate(game.notation)}


@lru_cache(maxsize=4096)
def _tokens(text: str) -> tuple[str, ...]:
    return tuple(TOKEN.findall(text.casefold()))


def _fits(game: Game, short: Sequence[str], full: Sequence[str]) -> bool:
    return len(short) == len(full) and all(_shortens(game, a, b) for a, b in zip(short, full, strict=True))


def _shortens(game: Game, short: str, full: str) -> bool:
    """Whether it is the word or its beginning. A colour's letter means that colour and no other that begins so."""
    if full in game.letters.values() and short.upper() in game.letters:
        return game.letters[short.upper()] == full
    return short == full if full.isdigit() else full.startswith(short)


def read_move(game: Game, text: str, legal: Sequence[int]) -> Move:
    """The move that the text means: exactly, or the only legal one that it shortens. It need not be legal if it is written in full."""
    tokens = _tokens(text)
    exact = _by_tokens(game).get(tokens)
    if exact is not None:
        return all_moves(game)[exact]
    fitting = [move for move in legal if _fits(game, tokens, _tokens(game.notation[move]))]
    if len(fitting) > 1:
        raise AmbiguousMove(text, [game.notation[move] for move in fitting])
    if not fitting:
        fitting = [move for move in range(game.moves) if _fits(game, tokens, _tokens(game.notation[move]))]
    if not fitting:
        if not len(legal):
            raise UnreadableMove(f"“{text}” is not a move").saying("no-move", text=text)
        example = game.notation[legal[0]]
        raise UnreadableMove(f"“{text}” is not a move; a move looks like “{example}”").saying("no-move-like", text=text, example=example)
    return all_moves(game)[fitting[0]]
