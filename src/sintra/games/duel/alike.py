"""Which takes are one: from small factories with the same tiles on both sides and the same chip."""

from sintra.games.duel.spec import CHIP, COLOURS, LARGE, MOON, TAKE
from sintra.kernel.dispatch import State


def alike(s: State, move: int) -> tuple[int, ...]:
    """The same for two legal moves after which the same can happen, if small factories are not told apart."""
    if move < MOON:
        factory, colour = divmod(move, COLOURS)
        return (move,) if factory == LARGE else (-1, colour, *_small(s, factory - 1))
    if CHIP <= move < TAKE:
        return (-2, *_small(s, move - CHIP))
    return (move,)


def _small(s: State, factory: int) -> tuple[int, int, int]:
    """All that lies on a small factory, counted from 0."""
    return int(s.suns[factory + 1]), int(s.moons[factory]), int(s.chips[factory])
