"""What the things on the table of Azul are."""

from functools import cache

from sintra.games.azul.picture_table import printed
from sintra.games.azul.spec import (
    COLOUR_NAMES,
    COLUMNS,
    FACTORIES,
    FLOOR_VALUES,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    ROWS,
)
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase, Word
from sintra.picture.places import about_stores

BONUSES = {"row": FULL_ROW, "column": FULL_COLUMN, "colour": FULL_COLOUR}


def kinds() -> dict[str, Phrase]:
    """Tiles by their colour, the marker, the winner's laurel."""
    tiles = {f"tile-{colour}": Phrase("about-tile", {"colour": Word(f"colour-{colour}")}) for colour in COLOUR_NAMES}
    return {**tiles, "marker": Phrase("about-marker"), "laurel": Phrase("about-laurel")}


def places(s: State) -> dict[str, Phrase]:
    """Where tiles lie, and what is printed on the boards."""
    return table(int(s.players), bool(s.grey))


@cache
def table(players: int, grey: bool) -> dict[str, Phrase]:
    found = {f"factory-{f}": Phrase("about-factory", {"number": f}) for f in range(1, FACTORIES[players] + 1)}
    found |= {"centre": Phrase("about-centre"), **about_stores(("bag", "lid"), COLOUR_NAMES)}
    for seat in range(1, players + 1):
        found |= board(seat, grey)
    return found


def board(seat: int, grey: bool) -> dict[str, Phrase]:
    return {
        f"score-{seat}": Phrase("about-score"),
        **{f"line-{seat}-{r}": Phrase("about-line", {"line": r}) for r in range(1, ROWS + 1)},
        **{f"wall-{seat}-{r + 1}-{q + 1}": wall_space(r, q, grey) for r in range(ROWS) for q in range(COLUMNS)},
        f"floor-{seat}": Phrase("about-floor"),
        **{f"floor-{seat}-{i}": Phrase("about-floor-space", {"points": -value}) for i, value in enumerate(FLOOR_VALUES, start=1)},
        **{f"bonus-{seat}-{kind}": Phrase(f"about-bonus-{kind}", {"points": points}) for kind, points in BONUSES.items()},
    }


def wall_space(r: int, q: int, grey: bool) -> Phrase:
    at = {"row": r + 1, "column": q + 1}
    return Phrase("about-wall-grey", {**at}) if grey else Phrase("about-wall", {**at, "colour": Word(f"colour-{printed(r, q)}")})
