"""The picture of Duel: the table and the drawings of what lies on it."""

from functools import cache

from sintra.games.duel import picture_signs as signs
from sintra.games.duel.picture_table import HEIGHT, WIDTH, table
from sintra.games.duel.spec import (
    COLOUR_NAMES,
)
from sintra.kernel.dispatch import State
from sintra.picture import furniture, motifs
from sintra.picture.layout import Layout


def layout(s: State) -> Layout:
    """The table for this number of goals."""
    return table(int(s.goals).bit_count() + int(s.goals_due))


@cache
def symbols() -> dict[str, str]:
    """The drawing of every kind of piece."""
    every = (*COLOUR_NAMES, "special")
    return {
        **{f"tile-{colour}": motifs.tile(colour) for colour in every},
        **{f"ghost-{colour}": motifs.ghost(colour) for colour in every},
        **{f"motif-{colour}": motifs.MOTIFS[colour](motifs.glaze(colour)) for colour in COLOUR_NAMES},
        **signs.plates(),
        **signs.backs(),
        **signs.chips(),
        **signs.goals(),
        "wild": signs.wild(),
        "token": signs.token(),
        "tower": signs.tower(),
        "marker": furniture.marker(),
        "turn": furniture.turn(WIDTH, HEIGHT),
        "laurel": furniture.laurel(),
        "bag": furniture.bag(),
    }
