"""The picture of Azul: the table and the drawings of what lies on it."""

from functools import cache

from sintra.games.azul.picture_table import HEIGHT, WIDTH, bonuses, stone, table
from sintra.games.azul.spec import (
    COLOUR_NAMES,
)
from sintra.kernel.dispatch import State
from sintra.picture import furniture, motifs
from sintra.picture.layout import Layout


def layout(s: State) -> Layout:
    """The table for this number of players and this wall."""
    return table(int(s.players), bool(s.grey))


@cache
def symbols() -> dict[str, str]:
    """The drawing of every kind of piece."""
    return {
        **{f"tile-{colour}": motifs.tile(colour) for colour in COLOUR_NAMES},
        **{f"ghost-{colour}": motifs.ghost(colour) for colour in COLOUR_NAMES},
        "stone": stone(),
        "bonuses": bonuses(),
        "plate": furniture.plate(),
        "marker": furniture.marker(),
        "turn": furniture.turn(WIDTH, HEIGHT),
        "laurel": furniture.laurel(),
        "bag": furniture.bag(),
        "lid": furniture.box(),
    }
