"""What can be set up by hand at a table of Summer Pavilion, and where the position's sheet says it."""

from sintra.games.pavilion.places import CENTRE_ROOM
from sintra.games.pavilion.spec import (
    COLOUR_NAMES,
    CORNERS,
    FACTORIES,
    NOTHING,
    POINTS_OF_A_STAR,
    STARS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.dispatch import SEATS
from sintra.kernel.pieces import numbered
from sintra.picture.editor import Editor, Spot, Way

TILES = {f"tile-{colour}": c for c, colour in enumerate(COLOUR_NAMES)}


def offer() -> list[Spot]:
    """Factories, centre, supply, and the marker while nobody has it."""
    return [
        *(Spot(Way.TILES, "factories", (f,), (*numbered(f"factory-{f + 1}", TILES_ON_A_FACTORY),), TILES) for f in range(max(FACTORIES.values()))),
        Spot(Way.TILES, "centre", (), (*numbered("centre", CENTRE_ROOM),), TILES),
        Spot(Way.TILES, "supply", (), (*numbered("supply", SUPPLY_SPACES),), TILES),
        Spot(Way.SPACES, "marker", (), ("centre-marker",), {"marker": NOTHING}),
    ]


def board(p: int) -> list[Spot]:
    """Stars, corners and hand of a seat, the marker, and whether the seat has passed."""
    stars = [name for star in range(STARS) for name in numbered(f"space-{p + 1}-{star + 1}", POINTS_OF_A_STAR)]
    return [
        Spot(Way.SPACES, "stars", (p,), (*stars,), TILES),
        Spot(Way.TILES, "corners", (p,), (*numbered(f"corner-{p + 1}", CORNERS),), TILES),
        *(
            Spot(Way.TILES, "hands", (p,), (*numbered(f"hand-{p + 1}-{colour}", TILES_OF_A_COLOUR),), {f"tile-{colour}": c})
            for c, colour in enumerate(COLOUR_NAMES)
        ),
        Spot(Way.SPACES, "marker", (), (f"marker-{p + 1}",), {"marker": p}),
        Spot(Way.MEMBER, "passed", (), (f"pass-{p + 1}",), {"passed": p}),
    ]


EDITOR = Editor(
    palette=(*((tile,) for tile in TILES), ("marker",), ("passed",)),
    single=("marker",),
    left={f"tile-{colour}": f"bag-{colour}-count" for colour in COLOUR_NAMES},
    spots=(*offer(), *(spot for p in range(SEATS) for spot in board(p))),
    facts=("round", "step", "to", "start", "scores", "tower"),
    forgotten=("bag", "placing", "due", "next"),
)
