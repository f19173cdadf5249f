"""What the things on the table of Summer Pavilion are."""

from functools import cache

from sintra.games.pavilion.notation import colour_word, star_word
from sintra.games.pavilion.spec import (
    BONUS_TILES,
    COLOUR_NAMES,
    CORNERS,
    COST,
    FACTORIES,
    FULL_NUMBER,
    FULL_STAR,
    FULL_STAR_OF_ALL_COLOURS,
    NUMBERS,
    PILLAR,
    POINTS_OF_A_STAR,
    STARS,
    STATUE,
    WINDOW,
)
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase
from sintra.picture.places import about_stores

STRUCTURES = {"pillar": PILLAR, "statue": STATUE, "window": WINDOW}


def kinds() -> dict[str, Phrase]:
    """Tiles by their colour, the wild colour of the round, the marker, who has passed, the winner's laurel."""
    tiles = {f"tile-{name}": Phrase("about-tile", {"colour": colour_word(c)}) for c, name in enumerate(COLOUR_NAMES)}
    wild = {f"wild-{name}": Phrase("about-wild", {"colour": colour_word(c)}) for c, name in enumerate(COLOUR_NAMES)}
    return {**tiles, **wild, "marker": Phrase("about-marker"), "passed": Phrase("about-passed"), "laurel": Phrase("about-laurel")}


def places(s: State) -> dict[str, Phrase]:
    """Where tiles lie, and what is printed on the boards."""
    return table(int(s.players), int(s.grey), tuple(map(int, s.wild_order)))


@cache
def table(players: int, side: int, wild_order: tuple[int, ...]) -> dict[str, Phrase]:
    found = {f"factory-{f}": Phrase("about-factory", {"number": f}) for f in range(1, FACTORIES[players] + 1)}
    found |= {"centre": Phrase("about-centre"), "supply": Phrase("about-supply")}
    found |= {f"round-{i}": Phrase("about-round", {"round": i, "colour": colour_word(c)}) for i, c in enumerate(wild_order, start=1)}
    found |= {**about_stores(("bag", "tower"), COLOUR_NAMES), **bonuses()}
    for seat in range(1, players + 1):
        found |= board(seat, side)
    return found


def board(seat: int, side: int) -> dict[str, Phrase]:
    return {
        f"score-{seat}": Phrase("about-score"),
        **{f"space-{seat}-{star + 1}-{i + 1}": space(side, star, i) for star in range(STARS) for i in range(POINTS_OF_A_STAR)},
        **{
            f"{kind}-{seat}-{j + 1}": Phrase(f"about-{kind}", {"tiles": int(BONUS_TILES[first])})
            for kind, first in STRUCTURES.items()
            for j in range(POINTS_OF_A_STAR)
        },
        f"corner-{seat}": Phrase("about-corner", {"corners": CORNERS}),
        **{f"hand-{seat}-{name}": Phrase("about-hand", {"colour": colour_word(c)}) for c, name in enumerate(COLOUR_NAMES)},
        **{f"hand-{seat}-{name}-count": Phrase("about-hand", {"colour": colour_word(c)}) for c, name in enumerate(COLOUR_NAMES)},
        f"pass-{seat}": Phrase("about-pass", {"corners": CORNERS}),
    }


def space(side: int, star: int, index: int) -> Phrase:
    return Phrase("about-space", {"star": star_word(star), "index": index + 1, "cost": int(COST[side, star * POINTS_OF_A_STAR + index])})


def bonuses() -> dict[str, Phrase]:
    """What the end brings, as printed below bag and tower."""
    stars = {
        f"bonus-{name}": Phrase("about-bonus-star", {"colour": colour_word(c), "points": int(FULL_STAR[c])}) for c, name in enumerate(COLOUR_NAMES)
    }
    numbers = {f"bonus-{n}": Phrase("about-bonus-number", {"number": n, "points": int(FULL_NUMBER[n])}) for n in range(1, NUMBERS + 1)}
    return {**stars, "bonus-all": Phrase("about-bonus-all", {"points": FULL_STAR_OF_ALL_COLOURS}), **numbers}
