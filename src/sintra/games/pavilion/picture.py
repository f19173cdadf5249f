"""The picture of Summer Pavilion: the table and the drawings of what lies on it."""

from functools import cache

from sintra.games.pavilion import picture_signs as signs
from sintra.games.pavilion.picture_table import HEIGHT, PLATE, WIDTH, table
from sintra.games.pavilion.spec import (
    COLOUR_NAMES,
)
from sintra.kernel.dispatch import State
from sintra.picture import furniture, motifs
from sintra.picture.layout import Layout
from sintra.picture.shapes import group


def layout(s: State) -> Layout:
    """The table for this number of players, this side of the board and this order of wild colours."""
    return table(int(s.players), bool(s.grey), tuple(map(int, s.wild_order)))


@cache
def symbols() -> dict[str, str]:
    """The drawing of every kind of piece, and of what is printed again and again."""
    tiles = {colour: motifs.tile(colour, "rhombus") for colour in COLOUR_NAMES}
    return {
        **{f"tile-{colour}": tiles[colour] for colour in COLOUR_NAMES},
        **{f"ghost-{colour}": motifs.ghost(colour, "rhombus") for colour in COLOUR_NAMES},
        **{f"wild-{colour}": group(tiles[colour] + signs.halo(), transform="scale(1.16)") for colour in COLOUR_NAMES},
        **{f"star-{colour}": signs.small_star((colour,)) for colour in COLOUR_NAMES},
        "star-all": signs.small_star(COLOUR_NAMES),
        "stone": signs.stone(),
        "hollow": signs.hollow(),
        "corner": signs.corner(),
        "pillar": signs.pillar(),
        "statue": signs.statue(),
        "window": signs.window(),
        "gate": signs.gate(),
        "passed": signs.closed_gate(),
        "plate": furniture.plate(PLATE),
        "marker": furniture.marker(),
        "turn": furniture.turn(WIDTH, HEIGHT),
        "laurel": furniture.laurel(),
        "bag": furniture.bag(),
        "tower": signs.tower(),
    }
