"""Words for moves: `3 blue > 4` takes the blue tiles of factory 3 to pattern line 4; `centre red > floor`; grey wall `row 2 > column 5`.

Nature's draws are the letters of the colours, and `start 1` for the starting player.
"""

from sintra.games.azul import phrases
from sintra.games.azul.spec import (
    ACTIONS,
    CENTRE,
    COLOUR,
    COLOUR_NAMES,
    COLUMNS,
    DRAW,
    FLOOR,
    FLOOR_LINE,
    LETTERS,
    ROW,
    RUNS,
    START,
    TILE,
    split_take,
    split_tile,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.phrasebook import Rows, add_row


def say(move: int) -> str:
    """A move in notation.

    >>> say(3 * 30 + 0 * 6 + 3), say(0 * 30 + 2 * 6 + 5), say(300 + 1 * 5 + 4), say(325), say(330)
    ('3 blue > 4', 'centre red > floor', 'row 2 > column 5', 'B', 'start 1')
    """
    if move < TILE:
        source, c, line = split_take(move)
        place = "floor" if line == FLOOR else str(line + 1)
        return f"{'centre' if source == CENTRE else source} {COLOUR_NAMES[c]} > {place}"
    if move < ACTIONS:
        r, q = split_tile(move)
        return f"row {r + 1} > column {q + 1}"
    if move < START:
        return LETTERS[move - DRAW]
    return f"start {move - START + 1}"


def colour_word(c: int) -> Word:
    return Word(f"colour-{COLOUR_NAMES[c]}")


def describe(move: int) -> Phrase:
    """A move for people."""
    if move < TILE:
        source, c, line = split_take(move)
        goal = "floor" if line == FLOOR else "line"
        return Phrase(f"move-take-{goal}", {"source": source, "colour": colour_word(c), "line": line + 1})
    if move < ACTIONS:
        r, q = split_tile(move)
        return Phrase("move-tile", {"row": r + 1, "column": q + 1})
    if move < START:
        return Phrase("move-draw", {"colour": colour_word(move - DRAW)})
    return Phrase("move-start", {"seat": move - START + 1})


@also_compiled
def explain(kind: int, place: int, first: int, second: int, points: int, out: Rows) -> None:
    """Why points were won or lost."""
    if kind == RUNS:
        shape = (phrases.SINGLE if first == 1 else phrases.ACROSS) if second == 1 else (phrases.DOWN if first == 1 else phrases.BOTH)
        add_row(out, shape, place // COLUMNS + 1, place % COLUMNS + 1, first, second, points)
    elif kind == FLOOR_LINE:
        add_row(out, phrases.REASON_FLOOR_LINE, first, second, -points)
    elif kind == COLOUR:
        add_row(out, phrases.REASON_COLOUR, place, points)
    else:
        add_row(out, phrases.REASON_ROW if kind == ROW else phrases.REASON_COLUMN, place + 1, points)
