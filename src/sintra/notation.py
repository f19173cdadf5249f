"""Moves, and reading them: in notation, or shortened as far as it stays clear which legal move is meant (`3bl4` for `3 blue > 4`).

A colour may be given by the letter that boards show for it: `3k4` for `3 black > 4`.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from operator import index
from typing import Any

from sintra.kernel.data import MoveParts
from sintra.kernel.errors import AmbiguousMove, SintraError, UnreadableMove
from sintra.kernel.game import Game
from sintra.registry import game as find_game

TOKEN = re.compile(r"[0-9]+|[^\W\d_]+|\+")


class Move(int):
    """A move of a game: an integer of its action space that shows itself in notation and has parts in the rulebook's words.

    >>> import sintra
    >>> move = sintra.Move("azul", "3 blue > 4")
    >>> move
    sintra.Move('azul', '3 blue > 4')
    >>> int(move), str(move), move.words("it")
    (93, '3 blue > 4', 'blu dalla tessera vassoio 3 alla linea 4')
    >>> move.kind, move.parts.source, move.parts.colour, move.parts.line
    ('take', 3, 'blue', 4)
    """

    game: Game

    def __new__(cls, game: Game | str, move: int | str) -> "Move":
        """The move of a game (or of the game of this name) with this integer, or that a text means."""
        game = find_game(game) if isinstance(game, str) else game
        number = read_move(game, move, range(game.moves)) if isinstance(move, str) else index(move)
        if not 0 <= number < game.moves:
            raise SintraError(f"{game.name} has the moves 0 to {game.moves - 1}, not {number}")
        made = super().__new__(cls, number)
        made.game = game
        return made

    @property
    def parts(self) -> Any:
        """The move taken apart, as frozen data of the class that the game has for this kind of move: see its `moves.py`."""
        return self.game.move_parts[self]

    @property
    def kind(self) -> str:
        """What kind of move it is, in a word."""
        return self.game.move_parts[self].kind

    @property
    def is_draw(self) -> bool:
        """Whether this is nature's move."""
        return self >= self.game.actions

    def words(self, language: str = "en") -> str:
        """The move in words: English, or `hu`, `ro`, `it`."""
        from sintra.words import say

        return say(self.game.describe(self), self.game.package, language)

    def __str__(self) -> str:
        return self.game.notation[self]

    def __repr__(self) -> str:
        return f"sintra.Move({self.game.name!r}, {str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return known_move, (self.game, int(self))


def known_move(game: Game, move: int) -> Move:
    """The move of this integer."""
    return all_moves(game)[move]


@cache
def all_moves(game: Game) -> tuple[Move, ...]:
    """Every move of a game, by its integer."""
    return tuple(Move(game, move) for move in range(game.moves))


@cache
def _by_parts(game: Game) -> dict[MoveParts, int]:
    return {parts: move for move, parts in enumerate(game.move_parts)}


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


def read_draws(game: Game, text: str) -> list[str]:
    """The draws of nature that a text lists: by their names with commas between, or letters written together.

    >>> from sintra.registry import game
    >>> read_draws(game("azul"), "start 2, BKWW BY")
    ['start 2', 'B', 'K', 'W', 'W', 'B', 'Y']
    """
    names = set(game.notation[game.actions :])
    draws: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        words = [part] if part in names else part.split()
        for word in words:
            draws += [word] if word in names or not set(word) <= names else list(word)
    return draws


def number_of(game: Game, move: object, legal: Sequence[int]) -> int:
    """The integer of a move that is given as a Move, in notation, as its parts or as its integer. Whether it is legal is another question."""
    if isinstance(move, str):
        return read_move(game, move, legal)
    if isinstance(move, Move) and move.game is not game:
        raise SintraError(f"“{move}” is a move of {move.game.name}, not of {game.name}")
    if isinstance(move, MoveParts) and move in _by_parts(game):
        return _by_parts(game)[move]
    if isinstance(move, bool) or not hasattr(move, "__index__"):
        raise SintraError(f"a move is given as a Move, in notation, as its parts or as its integer, not as {move!r}")
    return index(move)
