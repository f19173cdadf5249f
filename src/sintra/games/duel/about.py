"""What the things on the table of Duel are."""

from functools import cache

from sintra.games.duel.notation import back_word, chip_data, colour_word, plate_data
from sintra.games.duel.phrases import BACKS
from sintra.games.duel.spec import (
    BROKEN_LOSS,
    BROKEN_SPACES,
    CHIP_KINDS,
    COLOUR_NAMES,
    COLOURS,
    CORNER_POINTS,
    DISPLAY,
    GOAL_NAMES,
    GOAL_POINTS,
    LARGE,
    LINES,
    MARKER_LOSS,
    PLATES,
    PLAYERS,
    ROTATIONS,
    SIDE,
    SLOTS,
    SMALL,
)
from sintra.kernel.dispatch import State
from sintra.kernel.phrase import Phrase
from sintra.picture.places import about_stores

UPPER, LOWER = CORNER_POINTS[0], CORNER_POINTS[-1]


def kinds() -> dict[str, Phrase]:
    """Tiles, chips, plates and goals, each by what it shows; tokens, the marker, the winner's laurel."""
    return {
        **{f"tile-{name}": Phrase("about-tile", {"colour": colour_word(c)}) for c, name in enumerate(COLOUR_NAMES)},
        "tile-special": Phrase("about-tile-special"),
        **{f"chip-{kind}": Phrase("about-chip", chip_data(kind)) for kind in range(CHIP_KINDS)},
        "chip-down": Phrase("about-chip-down"),
        **{f"plate-{plate}-{rotation}": Phrase("about-plate", plate_data(plate)) for plate in range(PLATES) for rotation in range(ROTATIONS)},
        **{f"back-{name}": Phrase("about-back", {"back": back_word(back)}) for back, name in enumerate(BACKS)},
        "back-unknown": Phrase("about-back-unknown"),
        **{f"goal-{name}": goal(name, abs(int(points))) for name, points in zip(GOAL_NAMES, GOAL_POINTS, strict=True)},
        "token": Phrase("about-token"),
        "marker": Phrase("about-marker", {"points": MARKER_LOSS}),
        "laurel": Phrase("about-laurel"),
    }


def goal(name: str, points: int) -> Phrase:
    return Phrase(f"about-goal-{name}", {"upper": UPPER, "lower": LOWER} if name == "corners" else {"points": points})


@cache
def table(goals: int) -> dict[str, Phrase]:
    found = {
        f"sun-{LARGE}": Phrase("about-large-sun"),
        **{f"moon-{LARGE}-{i}": Phrase("about-large-moon") for i in range(1, COLOURS)},
        **{f"sun-{f}": Phrase("about-sun", {"source": f}) for f in range(1, SMALL + 1)},
        **{f"moon-{f}-{i}": Phrase("about-moon", {"source": f}) for f in range(1, SMALL + 1) for i in range(1, SMALL)},
        **{f"chip-{f}": Phrase("about-moon", {"source": f}) for f in range(1, SMALL + 1)},
        **{f"display-{i}": Phrase("about-display") for i in range(1, DISPLAY + 1)},
        "stack": Phrase("about-stack"),
        "stack-count": Phrase("about-stack"),
        "hand": Phrase("about-drawn"),
        **{f"worth-{i}-{seat}": Phrase("about-worth", {"seat": seat}) for i in range(1, goals + 1) for seat in range(1, PLAYERS + 1)},
        **about_stores(("bag", "tower"), COLOUR_NAMES),
    }
    for seat in range(1, PLAYERS + 1):
        found |= board(seat)
    return found


def places(s: State) -> dict[str, Phrase]:
    """Where tiles, chips and plates lie, and what is printed on the boards."""
    return table(int(s.goals).bit_count() + int(s.goals_due))


def board(seat: int) -> dict[str, Phrase]:
    return {
        f"score-{seat}": Phrase("about-score"),
        f"held-{seat}": Phrase("about-held"),
        f"held-count-{seat}": Phrase("about-held"),
        **{f"line-{seat}-{r}": Phrase("about-line", {"line": r}) for r in range(1, LINES + 1)},
        **{f"slot-{seat}-{slot}": Phrase("about-slot", {"slot": slot}) for slot in range(1, SLOTS + 1)},
        **{f"dome-{seat}-{r}-{q}": Phrase("about-dome", {"row": r, "column": q}) for r in range(1, SIDE + 1) for q in range(1, SIDE + 1)},
        **{f"row-{seat}-{r}": Phrase("about-row", {"row": r}) for r in range(1, SIDE + 1)},
        f"broken-{seat}": Phrase("about-broken"),
        **{f"broken-{seat}-{i + 1}": Phrase("about-broken-space", {"points": loss(i)}) for i in range(BROKEN_SPACES)},
    }


def loss(i: int) -> int:
    return int(BROKEN_LOSS[i + 1] - BROKEN_LOSS[i])
