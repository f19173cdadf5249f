"""Words for moves: `sun 2 blue`, `moon red`, `lay black`, `line 4`, `break`, `chip 3`, `plate 2`, `draw`, `stop`, `keep wild TYK`, `return wild RTK`,
`place 5 top left`.

In tiling `spend T/Y`, `leave` and `row 2 > column 5`. Nature's draws are the letters of the colours, `back wild`, `front wild TYK`, `reveal T/Y`,
`goal rows` and `start 1`. A plate is placed by its slot and the corner where its special or wild space comes to lie.
"""

from collections.abc import Callable

from sintra.games.duel import phrases
from sintra.games.duel.phrases import BACKS
from sintra.games.duel.spec import (
    BACK,
    BREAK,
    BROKEN,
    CHIP,
    CHIP_NAMES,
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    DRAW,
    DRAWN,
    FRONT,
    GOAL,
    GOAL_NAMES,
    GOAL_POINTS,
    KEEP,
    LARGE,
    LAY,
    LEAVE,
    LETTERS,
    LINE,
    MARKER,
    MOON,
    PASS,
    PLACE,
    RETURN,
    REVEAL,
    ROTATIONS,
    RUNS,
    SIDE,
    SPECIAL_PLATES,
    SPECIAL_ROW,
    SPECIALS,
    SPEND,
    START,
    STOP,
    SUN,
    TAKE,
    TILE,
    WILD_PLATES,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.phrasebook import Rows, add_row

CORNERS = ("top left", "top right", "bottom right", "bottom left")  # by rotation
PLATE_NAMES = tuple([f"special {plate}" for plate in SPECIAL_PLATES] + [f"wild {plate}" for plate in WILD_PLATES])


def source_name(factory: int) -> str:
    return "large" if factory == LARGE else str(factory)


SAYINGS: tuple[tuple[int, Callable[[int], str]], ...] = (
    (SUN, lambda i: f"sun {source_name(i // COLOURS)} {COLOUR_NAMES[i % COLOURS]}"),
    (MOON, lambda i: f"moon {COLOUR_NAMES[i]}"),
    (CHIP, lambda i: f"chip {i + 1}"),
    (TAKE, lambda i: f"plate {i + 1}"),
    (DRAW, lambda _: "draw"),
    (STOP, lambda _: "stop"),
    (KEEP, lambda i: f"keep {PLATE_NAMES[i]}"),
    (RETURN, lambda i: f"return {PLATE_NAMES[i]}"),
    (PLACE, lambda i: f"place {i // ROTATIONS + 1} {CORNERS[i % ROTATIONS]}"),
    (LAY, lambda i: f"lay {COLOUR_NAMES[i]}"),
    (LINE, lambda i: "break" if i == BREAK else f"line {i + 1}"),
    (PASS, lambda _: "pass"),
    (SPEND, lambda i: f"spend {CHIP_NAMES[i]}"),
    (LEAVE, lambda _: "leave"),
    (TILE, lambda i: f"row {i // SIDE + 1} > column {i % SIDE + 1}"),
    (COLOUR, lambda i: LETTERS[i]),
    (BACK, lambda i: f"back {BACKS[i]}"),
    (FRONT, lambda i: f"front {PLATE_NAMES[i]}"),
    (REVEAL, lambda i: f"reveal {CHIP_NAMES[i]}"),
    (GOAL, lambda i: f"goal {GOAL_NAMES[i]}"),
    (START, lambda i: f"start {i + 1}"),
)


def say(move: int) -> str:
    """A move in notation.

    >>> say(2 * 5 + 0), say(27), say(39 + 9), say(75 + 4 * 4), say(116 + 6), say(124 + 5), say(135 + 6 + 4)
    ('sun 2 blue', 'moon red', 'keep wild TYK', 'place 5 top left', 'break', 'spend T/Y', 'row 2 > column 5')
    """
    first, words = [entry for entry in SAYINGS if entry[0] <= move][-1]
    return words(move - first)


# ── For people ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def colour_word(c: int) -> Word:
    return Word(f"colour-{COLOUR_NAMES[c]}")


def back_word(back: int) -> Word:
    return Word(f"back-{BACKS[back]}")


def chip_data(kind: int) -> dict[str, int | str | Word]:
    """A chip by its one colour, or by two."""
    name = CHIP_NAMES[kind]
    return {"colour": colour_word(LETTERS.index(name[0])), "other": colour_word(LETTERS.index(name[-1])), "colours": len(name.split("/"))}


def plate_data(plate: int) -> dict[str, int | str | Word]:
    """A plate by its back and its three colours, clockwise."""
    colours = (SPECIAL_PLATES + WILD_PLATES)[plate]
    names = {name: colour_word(LETTERS.index(letter)) for name, letter in zip(("first", "second", "third"), colours, strict=True)}
    return {"back": back_word(plate // SPECIALS), **names}


PHRASES: tuple[tuple[int, Callable[[int], Phrase]], ...] = (
    (SUN, lambda i: Phrase("move-sun", {"source": i // COLOURS, "colour": colour_word(i % COLOURS)})),
    (MOON, lambda i: Phrase("move-moon", {"colour": colour_word(i)})),
    (CHIP, lambda i: Phrase("move-chip", {"source": i + 1})),
    (TAKE, lambda i: Phrase("move-plate", {"place": i + 1})),
    (DRAW, lambda _: Phrase("move-draw")),
    (STOP, lambda _: Phrase("move-stop")),
    (KEEP, lambda i: Phrase("move-keep", plate_data(i))),
    (RETURN, lambda i: Phrase("move-return", plate_data(i))),
    (PLACE, lambda i: Phrase("move-place", {"slot": i // ROTATIONS + 1, "corner": Word(f"corner-{CORNERS[i % ROTATIONS].replace(' ', '-')}")})),
    (LAY, lambda i: Phrase("move-lay", {"colour": colour_word(i)})),
    (LINE, lambda i: Phrase("move-break") if i == BREAK else Phrase("move-line", {"line": i + 1})),
    (PASS, lambda _: Phrase("move-pass")),
    (SPEND, lambda i: Phrase("move-spend", chip_data(i))),
    (LEAVE, lambda _: Phrase("move-leave")),
    (TILE, lambda i: Phrase("move-tile", {"row": i // SIDE + 1, "column": i % SIDE + 1})),
    (COLOUR, lambda i: Phrase("move-colour", {"colour": colour_word(i)})),
    (BACK, lambda i: Phrase("move-back", {"back": back_word(i)})),
    (FRONT, lambda i: Phrase("move-front", plate_data(i))),
    (REVEAL, lambda i: Phrase("move-reveal", chip_data(i))),
    (GOAL, lambda i: Phrase("move-goal", {"goal": Word(f"goal-{GOAL_NAMES[i]}")})),
    (START, lambda i: Phrase("move-start", {"seat": i + 1})),
)


def describe(move: int) -> Phrase:
    """A move for people."""
    first, phrase = [entry for entry in PHRASES if entry[0] <= move][-1]
    return phrase(move - first)


@also_compiled
def explain(kind: int, place: int, first: int, second: int, points: int, out: Rows) -> None:
    """Why points were won or lost."""
    if kind == RUNS:
        shape = (phrases.SINGLE if first == 1 else phrases.ACROSS) if second == 1 else (phrases.DOWN if first == 1 else phrases.BOTH)
        add_row(out, shape, place // SIDE + 1, place % SIDE + 1, first, second)
    elif kind == SPECIAL_ROW:
        add_row(out, phrases.REASON_SPECIAL, first)
    elif kind == BROKEN:
        add_row(out, phrases.REASON_BROKEN, first, second)
    elif kind == MARKER:
        add_row(out, phrases.REASON_MARKER, second)
    elif kind == DRAWN:
        add_row(out, phrases.REASON_DRAWN, place + 1)
    else:
        add_row(out, phrases.REASON_GOAL + place, first, abs(points), max(0, -int(GOAL_POINTS[place]) * first))
