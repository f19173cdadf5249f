"""The messages of Duel that are chosen by the position, numbered for compiled code."""

from sintra.games.duel.spec import CHIP_NAMES, COLOUR_NAMES, GOAL_NAMES, LETTERS, SPECIAL_PLATES, WILD_PLATES
from sintra.kernel.phrasebook import ITEM, Phrasebook

BOOK = Phrasebook()
BACKS = ("special", "wild")
COLOUR_WORDS = tuple(f"colour-{name}" for name in COLOUR_NAMES)
BACK_WORDS = tuple(f"back-{name}" for name in BACKS)


def words_of(letters: str) -> tuple[str, ...]:
    """The colours that these letters stand for."""
    return tuple(COLOUR_WORDS[LETTERS.index(letter)] for letter in letters)


# A chip by its one colour, or by two; a plate by its back and its three colours, clockwise. The number of the chip or plate fills every slot.
CHIP = {"colour": words_of("".join(name[0] for name in CHIP_NAMES)), "other": words_of("".join(name[-1] for name in CHIP_NAMES)), "colours": ()}
PLATE = {
    "back": tuple(BACK_WORDS[0] for _ in SPECIAL_PLATES) + tuple(BACK_WORDS[1] for _ in WILD_PLATES),
    **{name: words_of("".join(plate[i] for plate in SPECIAL_PLATES + WILD_PLATES)) for i, name in enumerate(("first", "second", "third"))},
}

REFUSE_BAG_HAS_NONE = BOOK.add("refuse-bag-has-none", colour=COLOUR_WORDS)
REFUSE_CHIPS_ALL_SEEN = BOOK.add("refuse-chips-all-seen", **CHIP)
REFUSE_TABLET_IS_USED = BOOK.add("refuse-tablet-is-used")
REFUSE_NO_SUCH_BACK = BOOK.add("refuse-no-such-back", back=BACK_WORDS)
REFUSE_OTHER_BACK = BOOK.add("refuse-other-back", back=BACK_WORDS)
REFUSE_PLATE_IS_ELSEWHERE = BOOK.add("refuse-plate-is-elsewhere", **PLATE)
REFUSE_TILE_FIRST = BOOK.add("refuse-tile-first")
REFUSE_REVEAL_FIRST = BOOK.add("refuse-reveal-first")
REFUSE_GOAL_FIRST = BOOK.add("refuse-goal-first")
REFUSE_START_FIRST = BOOK.add("refuse-start-first")
REFUSE_BACK_FIRST = BOOK.add("refuse-back-first")
REFUSE_FRONT_FIRST = BOOK.add("refuse-front-first")

REFUSE_PLACE_IS_EMPTY = BOOK.add("refuse-place-is-empty", place=())
REFUSE_OPENING = BOOK.add("refuse-opening")
REFUSE_SUN_HAS_NONE = BOOK.add("refuse-sun-has-none", source=(), colour=COLOUR_WORDS)
REFUSE_MOONS_HAVE_NONE = BOOK.add("refuse-moons-have-none", colour=COLOUR_WORDS)
REFUSE_NOT_TILING = BOOK.add("refuse-not-tiling")
REFUSE_PASS = BOOK.add("refuse-pass")
REFUSE_TAKE_FIRST = BOOK.add("refuse-take-first")
REFUSE_CHIP_IS_COVERED = BOOK.add("refuse-chip-is-covered", source=())
REFUSE_CHIP_IS_GONE = BOOK.add("refuse-chip-is-gone", source=())
REFUSE_THIRD_CHIP = BOOK.add("refuse-third-chip", chips=())
REFUSE_NO_PLATES_IN_LAST_ROUND = BOOK.add("refuse-no-plates-in-last-round")
REFUSE_NO_TOKEN = BOOK.add("refuse-no-token")
REFUSE_STACK_IS_EMPTY = BOOK.add("refuse-stack-is-empty")
REFUSE_DRAWING = BOOK.add("refuse-drawing")
REFUSE_NOT_DRAWN = BOOK.add("refuse-not-drawn", **PLATE)
REFUSE_KEEP_FIRST = BOOK.add("refuse-keep-first")
REFUSE_NOT_IN_HAND = BOOK.add("refuse-not-in-hand", **PLATE)
REFUSE_RETURN_FIRST = BOOK.add("refuse-return-first")
REFUSE_SLOT_IS_TAKEN = BOOK.add("refuse-slot-is-taken", slot=())
REFUSE_PLACE_FIRST = BOOK.add("refuse-place-first")
REFUSE_LAY_FIRST = BOOK.add("refuse-lay-first", source=())
REFUSE_LINE_FIRST = BOOK.add("refuse-line-first")
REFUSE_LINE_FULL = BOOK.add("refuse-line-full", line=())
REFUSE_LINE_HOLDS_OTHER = BOOK.add("refuse-line-holds-other", line=(), colour=COLOUR_WORDS)

REFUSE_LINE_COMPLETE = BOOK.add("refuse-line-complete", line=())
REFUSE_MUST_COMPLETE = BOOK.add("refuse-must-complete", line=())
REFUSE_NO_SUCH_CHIP = BOOK.add("refuse-no-such-chip", **CHIP)
REFUSE_CHIP_DOES_NOT_HELP = BOOK.add("refuse-chip-does-not-help", **CHIP, line=())
REFUSE_TILING = BOOK.add("refuse-tiling", line=())
REFUSE_OTHER_ROW = BOOK.add("refuse-other-row", line=())
REFUSE_SPACE_COVERED = BOOK.add("refuse-space-covered", row=(), column=())
REFUSE_SPACE_IS_NOT_FOR = BOOK.add("refuse-space-is-not-for", row=(), column=(), colour=COLOUR_WORDS)

REASON_RUNS = BOOK.add_each([f"reason-runs-{shape}" for shape in ("single", "across", "down", "both")], row=(), column=(), across=(), down=())
SINGLE, ACROSS, DOWN, BOTH = (REASON_RUNS + shape for shape in range(4))
REASON_SPECIAL = BOOK.add("reason-special", row=())
REASON_BROKEN = BOOK.add("reason-broken", tiles=(), loss=())
REASON_MARKER = BOOK.add("reason-marker", loss=())
REASON_DRAWN = BOOK.add("reason-drawn", number=())
REASON_GOAL = BOOK.add_each([f"reason-{name}" for name in GOAL_NAMES], number=(), points=(), loss=())

PROMPT_DRAW = BOOK.add("prompt-draw")
PROMPT_KEEP = BOOK.add("prompt-keep")
PROMPT_RETURN = BOOK.add("prompt-return")
PROMPT_SLOT = BOOK.add("prompt-slot")
PROMPT_LAY = BOOK.add("prompt-lay")
PROMPT_LINE = BOOK.add("prompt-line")
PROMPT_FIRST_PLATE = BOOK.add("prompt-first-plate")
PROMPT_TURN = BOOK.add("prompt-turn")
PROMPT_PASS = BOOK.add("prompt-pass")
PROMPT_TILE = BOOK.add("prompt-tile", row=())
PROMPT_COMPLETE = BOOK.add("prompt-complete", row=())
PROMPT_SPEND = BOOK.add("prompt-spend", row=())
PROMPT_ROTATION = BOOK.add("prompt-rotation")
PROMPT_TILES, PROMPT_CHIP, PROMPT_PLATE = (BOOK.add(f"prompt-{what}", ITEM) for what in ("tiles", "chip", "plate"))
TILES = BOOK.add_each([f"tiles-{name}" for name in COLOUR_NAMES], ITEM, tiles=())
NOTICE_LAST_ROUND = BOOK.add("notice-last-round")
