"""Which takes are one: from factories with the same tiles the same colour to the same line."""

from sintra.games.azul.spec import CENTRE, TILE, split_take
from sintra.kernel.dispatch import State


def alike(s: State, move: int) -> tuple[int, ...]:
    """The same for two legal moves after which the same can happen, if factories are not told apart."""
    if move >= TILE:
        return (move,)
    source, colour, line = split_take(move)
    return int(source == CENTRE), int(s.displays[source]), colour, line
