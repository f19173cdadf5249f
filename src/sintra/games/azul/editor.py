"""What can be set up by hand at a table of Azul, and where the position's sheet says it."""

from sintra.games.azul.places import CENTRE_ROOM
from sintra.games.azul.spec import COLOUR_NAMES, COLUMNS, FACTORIES, FLOOR_SPACES, MARKER, NOTHING, ROWS, TILES_ON_A_FACTORY
from sintra.kernel.dispatch import SEATS
from sintra.kernel.pieces import numbered
from sintra.picture.editor import Editor, Spot, Way

TILES = {f"tile-{colour}": c for c, colour in enumerate(COLOUR_NAMES)}


def offer() -> list[Spot]:
    """Factories, centre, and the marker while nobody has it."""
    return [
        *(Spot(Way.TILES, "factories", (f,), (*numbered(f"factory-{f + 1}", TILES_ON_A_FACTORY),), TILES) for f in range(max(FACTORIES.values()))),
        Spot(Way.TILES, "centre", (), (*numbered("centre", CENTRE_ROOM),), TILES),
        Spot(Way.SPACES, "marker", (), ("centre-marker",), {"marker": NOTHING}),
    ]


def board(p: int) -> list[Spot]:
    """Pattern lines, wall and floor line of a seat. Who has the marker on his floor line has the marker."""
    wall = [f"wall-{p + 1}-{r + 1}-{q + 1}" for r in range(ROWS) for q in range(COLUMNS)]
    floor = numbered(f"floor-{p + 1}", FLOOR_SPACES)
    return [
        *(Spot(Way.TILES, "lines", (p, r), (*numbered(f"line-{p + 1}-{r + 1}", r + 1),), TILES) for r in range(ROWS)),
        Spot(Way.SPACES, "walls", (p,), (*wall,), TILES),
        Spot(Way.ROW, "floors", (p,), (*floor,), {**TILES, "marker": MARKER}, then={"marker": ("marker", p)}),
    ]


EDITOR = Editor(
    palette=(*((tile,) for tile in TILES), ("marker",)),
    single=("marker",),
    left={f"tile-{colour}": f"bag-{colour}-count" for colour in COLOUR_NAMES},
    spots=(*offer(), *(spot for p in range(SEATS) for spot in board(p))),
    facts=("round", "to", "start", "scores", "lid"),
    forgotten=("bag",),
)
