"""A puzzle: a position with one best move, how its game came to it, and everything that judges an answer, so that no verdict ever changes."""

import msgspec

from sintra.kernel.game import Game
from sintra.positions import Position
from sintra.registry import game as find_game

LEAST_GAP = 0.10  #: of winning chance, between the best move and the next
ROUNDED = 0.0015  # what rounding may take from a lead
LEAST_CHOICES = 8  #: moves that are alike counted once


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One decision of the solver."""

    before: list[int]  #: what happened since the step before it: the others' best defence, and decisions without a choice
    best: list[int]  #: the best move, and those that are like it
    values: list[int]  #: winning chances in thousandths, for the legal moves in the order of their integers
    sure: int  #: how the values were found, see `judging`


class Puzzle(msgspec.Struct, frozen=True, array_like=True):
    """A puzzle as it is stored."""

    name: str  #: the same for ever: of players, deal and ply
    game: str
    players: int
    options: dict[str, str]  #: what was agreed, where it is not the usual
    moves: list[int]  #: the game that led to it, draws included
    text: str  #: the position
    steps: list[Step]
    themes: list[str] = []
    solved: list[float] = []  #: how often each level solved it, from the gentlest

    def position(self) -> Position:
        """The position, with the history of its game."""
        found = find_game(self.game)
        position = Position(found, found.initial(*found.settle(self.players, self.options)))
        for move in self.moves:
            position.play(move)
        return position

    def positions(self) -> list[Position]:
        """The position of each step, if the ones before are solved."""
        position, found = self.position(), []
        for step in self.steps:
            for move in step.before:
                position.play(move)
            found.append(position.copy())
            position.play(step.best[0])
        return found


def gap(position: Position, step: Step) -> float:
    """By how much the best move is better than any other that is not like it."""
    others = [value for move, value in zip(sorted(position.legal_moves.numbers), step.values, strict=True) if move not in step.best]
    return (value_of(position, step, step.best[0]) - max(others)) / 1000


def is_clear(puzzle: Puzzle) -> bool:
    """Whether every best move leads by enough, as far as rounded values tell."""
    return all(gap(position, step) >= LEAST_GAP - ROUNDED for position, step in zip(puzzle.positions(), puzzle.steps, strict=True))


def value_of(position: Position, step: Step, move: int) -> int:
    """What a legal move is worth, in thousandths of winning chance."""
    return step.values[sorted(position.legal_moves.numbers).index(move)]


def usual(game: Game, options: dict[str, str]) -> dict[str, str]:
    """The options without those that have their default."""
    defaults = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if defaults[name] != value}
