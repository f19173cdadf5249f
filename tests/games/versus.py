"""The fast rules against a slow, obvious reference engine: the same random game in both, compared at every move."""

import random
from collections.abc import Callable
from typing import Any, Protocol

import sintra
from sintra.kernel.dispatch import NATURE
from sintra.kernel.glance import glance
from sintra.positions import Position

Tuple = tuple[Any, ...]


class Reference(Protocol):
    """What every reference engine offers; moves are tuples of plain words and numbers."""

    to_move: int

    def legal(self) -> set[Tuple]: ...
    def weights(self) -> dict[Tuple, int]: ...
    def play(self, move: Tuple) -> None: ...
    def scores(self) -> list[int]: ...
    def winners(self) -> set[int]: ...
    def dump(self) -> dict[str, Any]: ...


Policy = Callable[[random.Random, list[Tuple]], Tuple]


def uniform(dice: random.Random, moves: list[Tuple]) -> Tuple:
    """Every move as likely as any other."""
    return dice.choice(moves)


def play_both(
    fast: Position,
    slow: Reference,
    decode: Callable[[int], Tuple],
    dump: Callable[[Any], dict[str, Any]],
    policy: Policy = uniform,
    seed: int = 0,
    limit: int = 3_000,
) -> int:
    """Play one game in both engines and compare everything at every decision; returns how many moves were played."""
    dice = random.Random(seed)
    plies = 0

    def where() -> str:
        return f"after {plies} moves, seed {seed}: {fast.text}"

    while True:
        assert fast.to_move == slow.to_move, where()
        assert list(fast.scores) == slow.scores(), where()
        if fast.to_move != NATURE:  # between nature's draws their weights tell of the bag, and the table after them tells where they went
            assert dump(glance(fast.state)) == slow.dump(), where()
        if fast.is_over:
            assert set(fast.winners) == slow.winners(), where()
            return plies
        legal = {decode(move): move for move in fast.legal_moves}
        assert set(legal) == slow.legal(), where()
        if plies >= limit:
            return plies
        if fast.to_move == NATURE:
            weights = {name: int(weight_of(fast, move)) for name, move in legal.items()}
            assert weights == slow.weights(), where()
            chosen = dice.choices(list(weights), list(weights.values()))[0]
        else:
            chosen = policy(dice, list(legal))
        fast.play(legal[chosen])
        slow.play(chosen)
        plies += 1


def weight_of(position: Position, move: int) -> int:
    """How likely nature's draw is, by the fast rules."""
    return position.game.rules.weight(position.state, int(move))


def fresh(name: str, players: int | None = None, **options: Any) -> Position:
    """A new game in which nature's draws are played by hand."""
    return sintra.new(name, players, dealt=False, **options)
