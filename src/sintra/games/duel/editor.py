"""What can be set up by hand at a table of Duel, and where the position's sheet says it. The plates of the stack are written."""

from sintra.games.duel.places import LARGE_MOON_ROOM, STORE_ROOM, SUN_ROOM
from sintra.games.duel.spec import (
    BROKEN_SPACES,
    CHIP_DOWN,
    CHIP_GONE,
    CHIP_KINDS,
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    FACTORIES,
    LARGE,
    LINES,
    MOON_HEIGHT,
    NOTHING,
    PLATES,
    PLAYERS,
    ROTATIONS,
    SIDE,
    SLOTS,
    SMALL,
    TOKENS,
)
from sintra.kernel.pieces import numbered
from sintra.picture.editor import Editor, Spot, Way

TILES = {f"tile-{colour}": c for c, colour in enumerate(COLOUR_NAMES)}
CHIPS = {f"chip-{kind}": kind for kind in range(CHIP_KINDS)}
DISPLAYED = {f"plate-{plate}-0": plate for plate in range(PLATES)}
ON_DOMES = {f"plate-{plate}-{rotation}": plate * ROTATIONS + rotation for plate in range(PLATES) for rotation in range(ROTATIONS)}


def factories() -> list[Spot]:
    """Suns, moons, chips, and the marker while nobody has it."""
    return [
        *(Spot(Way.TILES, "suns", (f,), (*numbered(f"sun-{f}", int(SUN_ROOM[f])),), TILES) for f in range(FACTORIES)),
        Spot(Way.TILES, "large_moon", (), (*numbered(f"moon-{LARGE}", LARGE_MOON_ROOM),), TILES),
        *(Spot(Way.ROW, "moons", (i,), (*numbered(f"moon-{i + 1}", MOON_HEIGHT),), TILES) for i in range(SMALL)),
        Spot(Way.SPACES, "chips", (), (*numbered("chip", SMALL),), {**CHIPS, "chip-down": CHIP_DOWN}, none=CHIP_GONE),
        Spot(Way.SPACES, "display", (), (*numbered("display", DISPLAY),), DISPLAYED),
        Spot(Way.SPACES, "marker", (), ("marker",), {"marker": NOTHING}),
    ]


def board(p: int) -> list[Spot]:
    """Lines, dome, broken tiles, chips and tokens of a seat, and the marker."""
    dome = [name for r in range(SIDE) for name in numbered(f"dome-{p + 1}-{r + 1}", SIDE)]
    return [
        *(Spot(Way.TILES, "lines", (p, r), (*numbered(f"line-{p + 1}-{r + 1}", r + 1),), TILES) for r in range(LINES)),
        Spot(Way.SPACES, "plates", (p,), (*numbered(f"slot-{p + 1}", SLOTS),), ON_DOMES),
        Spot(Way.SPACES, "domes", (p,), (*dome,), {**TILES, "tile-special": COLOURS}),
        Spot(Way.TILES, "broken", (p,), (*numbered(f"broken-{p + 1}", BROKEN_SPACES),), TILES),
        Spot(Way.TILES, "stores", (p,), (*numbered(f"store-{p + 1}", STORE_ROOM),), CHIPS),
        Spot(Way.TILES, "tokens", (p,), (*numbered(f"token-{p + 1}", TOKENS),), {"token": 0}),
        Spot(Way.SPACES, "marker", (), (f"marker-{p + 1}",), {"marker": p}),
    ]


EDITOR = Editor(
    palette=(
        *((tile,) for tile in TILES),
        ("tile-special",),
        ("marker",),
        ("token",),
        *((chip,) for chip in CHIPS),
        ("chip-down",),
        *(tuple(f"plate-{plate}-{rotation}" for rotation in range(ROTATIONS)) for plate in range(PLATES)),
    ),
    single=("marker",),
    left={f"tile-{colour}": f"bag-{colour}-count" for colour in COLOUR_NAMES},
    spots=(*factories(), *(spot for p in range(PLAYERS) for spot in board(p))),
    facts=("round", "stage", "to", "turn", "start", "scores", "chips_taken", "stack", "tower"),
    forgotten=(
        "bag",
        "story",
        "unseen",
        "held",
        "source",
        "drawn",
        "looked",
        "put_back",
        "plate",
        "row",
        "made",
        "laid",
        "chosen",
        "opening",
        "filling",
    ),
)
