"""Words for moves: `3 blue` takes blue from factory 3, `centre red` from the centre; `blue > blue 4` puts a blue tile on space 4 of the blue star,
`red > centre 1` on the centre star; `2 wilds` pays with two wild tiles; `bonus red`; `pass`, `keep red`, `stop`.

A star is called by the colour that it has on the coloured side. Nature's draws are the letters of the colours, and `start 1` for the starting player.
"""

from sintra.games.pavilion import phrases
from sintra.games.pavilion.phrases import STAR_NAMES
from sintra.games.pavilion.spec import (
    BONUS,
    CENTRE,
    COLOUR_NAMES,
    COLOURS,
    DISCARD,
    DRAW,
    KEEP,
    LETTERS,
    MARKER,
    NOTHING,
    NUMBER,
    PASS,
    PAY,
    PLACE,
    POINTS_OF_A_STAR,
    SEGMENTS,
    STAR,
    START,
    STOP,
    STRUCTURE,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.phrase import Phrase, Word
from sintra.kernel.phrasebook import Rows, add_row


def split_take(move: int) -> tuple[int, int]:
    """Source and colour of a take."""
    return divmod(move, COLOURS)


def split_place(move: int) -> tuple[int, int, int]:
    """Star, index and colour of a placement."""
    space, c = divmod(move - PLACE, COLOURS)
    return *divmod(space, POINTS_OF_A_STAR), c


def say(move: int) -> str:
    """A move in notation.

    >>> say(3 * 6 + 2), say(1), say(60 + (2 * 6 + 3) * 6 + 2), say(60 + (6 * 6 + 0) * 6 + 1), say(314)
    ('3 blue', 'centre red', 'blue > blue 4', 'red > centre 1', '2 wilds')
    >>> say(319), say(324), say(326), say(331), say(333), say(338)
    ('bonus red', 'pass', 'keep red', 'stop', 'R', 'start 1')
    """
    if move < PLACE:
        source, c = split_take(move)
        return f"{'centre' if source == CENTRE else source} {COLOUR_NAMES[c]}"
    if move < PAY:
        star, index, c = split_place(move)
        return f"{COLOUR_NAMES[c]} > {STAR_NAMES[star]} {index + 1}"
    if move < BONUS:
        return f"{move - PAY} wilds"
    if move < PASS:
        return f"bonus {COLOUR_NAMES[move - BONUS]}"
    if move < DRAW:
        return "pass" if move == PASS else "stop" if move == STOP else f"keep {COLOUR_NAMES[move - KEEP]}"
    return LETTERS[move - DRAW] if move < START else f"start {move - START + 1}"


def colour_word(c: int) -> Word:
    return Word(f"colour-{COLOUR_NAMES[c]}")


def star_word(star: int) -> Word:
    """Where the star lies, which serves on both sides of the board."""
    return Word(f"star-{STAR_NAMES[star]}")


def describe(move: int) -> Phrase:
    """A move for people."""
    if move < PLACE:
        source, c = split_take(move)
        return Phrase("move-take", {"source": source, "colour": colour_word(c)})
    if move < PAY:
        star, index, c = split_place(move)
        return Phrase("move-place", {"star": star_word(star), "index": index + 1, "colour": colour_word(c)})
    if move < BONUS:
        return Phrase("move-pay", {"wilds": move - PAY})
    if move < PASS:
        return Phrase("move-bonus", {"colour": colour_word(move - BONUS)})
    if move in (PASS, STOP):
        return Phrase("move-pass" if move == PASS else "move-stop")
    if move < STOP:
        return Phrase("move-keep", {"colour": colour_word(move - KEEP)})
    if move < START:
        return Phrase("move-draw", {"colour": colour_word(move - DRAW)})
    return Phrase("move-start", {"seat": move - START + 1})


@also_compiled
def explain(kind: int, place: int, first: int, second: int, points: int, out: Rows) -> None:  # noqa: ARG001
    """Why points were won or lost, and which structures gave tiles."""
    if kind == SEGMENTS:
        add_row(out, phrases.REASON_SEGMENT, place // POINTS_OF_A_STAR, first)
    elif kind == STRUCTURE:
        add_row(out, phrases.REASON_STRUCTURE + place // 6, first)
    elif kind == STAR and first == NOTHING:
        add_row(out, phrases.REASON_STAR_OF_ALL_COLOURS, place)
    elif kind == STAR:
        add_row(out, phrases.REASON_STAR, place, first)
    elif kind == NUMBER:
        add_row(out, phrases.REASON_NUMBER, place)
    elif kind == MARKER:
        add_row(out, phrases.REASON_MARKER, first, first)
    else:
        add_row(out, phrases.REASON_DISCARD if kind == DISCARD else phrases.REASON_CORNERS, first, first)
