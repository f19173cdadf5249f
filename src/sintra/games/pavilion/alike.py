"""Which takes are one: from factories with the same tiles the same colour."""

from sintra.games.pavilion.notation import split_take
from sintra.games.pavilion.spec import CENTRE, PLACE
from sintra.kernel.dispatch import State


def alike(s: State, move: int) -> tuple[int, ...]:
    """The same for two legal moves after which the same can happen, if factories are not told apart."""
    if move >= PLACE:
        return (move,)
    source, colour = split_take(move)
    return int(source == CENTRE), int(s.displays[source]), colour
