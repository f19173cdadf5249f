"""The messages of Azul that are chosen by the position, numbered for compiled code."""

from sintra.games.azul.spec import COLOUR_NAMES
from sintra.kernel.phrasebook import ITEM, SECTION, Phrasebook

BOOK = Phrasebook()
COLOUR_WORDS = tuple(f"colour-{name}" for name in COLOUR_NAMES)

REFUSE_START_FIRST = BOOK.add("refuse-start-first")
REFUSE_NO_SUCH_SEAT = BOOK.add("refuse-no-such-seat", players=())
REFUSE_STARTED = BOOK.add("refuse-started")
REFUSE_BAG_HAS_NONE = BOOK.add("refuse-bag-has-none", colour=COLOUR_WORDS)
REFUSE_TILING = BOOK.add("refuse-tiling", row=())
REFUSE_NO_SUCH_FACTORY = BOOK.add("refuse-no-such-factory", factories=())
REFUSE_CENTRE_HAS_NONE = BOOK.add("refuse-centre-has-none", source=(), colour=COLOUR_WORDS)
REFUSE_FACTORY_HAS_NONE = BOOK.add("refuse-factory-has-none", source=(), colour=COLOUR_WORDS)
REFUSE_LINE_HOLDS_OTHER = BOOK.add("refuse-line-holds-other", line=(), colour=COLOUR_WORDS)
REFUSE_LINE_FULL = BOOK.add("refuse-line-full", line=())
REFUSE_ROW_HAS_COLOUR = BOOK.add("refuse-row-has-colour", row=(), colour=COLOUR_WORDS)
REFUSE_NOT_TILING = BOOK.add("refuse-not-tiling")
REFUSE_WALL_IS_PRINTED = BOOK.add("refuse-wall-is-printed")
REFUSE_OTHER_ROW = BOOK.add("refuse-other-row", row=())
REFUSE_SPACE_COVERED = BOOK.add("refuse-space-covered", row=(), column=())
REFUSE_COLUMN_HAS_COLOUR = BOOK.add("refuse-column-has-colour", column=(), colour=COLOUR_WORDS)

REASON_RUNS = BOOK.add_each(
    [f"reason-runs-{shape}" for shape in ("single", "across", "down", "both")], row=(), column=(), across=(), down=(), points=()
)
SINGLE, ACROSS, DOWN, BOTH = (REASON_RUNS + shape for shape in range(4))
REASON_FLOOR_LINE = BOOK.add("reason-floor-line", spaces=(), loss=(), points=())
REASON_ROW = BOOK.add("reason-row", number=(), points=())
REASON_COLUMN = BOOK.add("reason-column", number=(), points=())
REASON_COLOUR = BOOK.add("reason-colour", colour=COLOUR_WORDS, points=())

PROMPT_TAKE = BOOK.add("prompt-take")
PROMPT_TILE = BOOK.add("prompt-tile", row=(), colour=COLOUR_WORDS)
PROMPT_LINE = BOOK.add("prompt-line")
TILES = BOOK.add_each([f"tiles-{name}" for name in COLOUR_NAMES], ITEM, tiles=())
NOTICE_LAST_ROUND = BOOK.add("notice-last-round")

PANEL_OFFER = BOOK.add("panel-offer", SECTION)
PANEL_BOARD = BOOK.add("panel-board", SECTION, seat=())
TELL_NOTHING = BOOK.add("tell-nothing", ITEM)
TELL_MARKER = BOOK.add("tell-marker", ITEM)
TELL_ROUND = BOOK.add("tell-round", number=())
TELL_FACTORY = BOOK.add("tell-factory", number=())
TELL_CENTRE = BOOK.add("tell-centre")
TELL_STORES = BOOK.add("tell-stores", bag=(), box=())
TELL_SCORE = BOOK.add("tell-score", points=())
TELL_LINE = BOOK.add("tell-line", number=(), room=())
TELL_ROW = BOOK.add("tell-row", number=())
TELL_SPACE = BOOK.add("tell-space", ITEM, column=(), colour=COLOUR_WORDS)
TELL_FLOOR = BOOK.add("tell-floor", points=())
WHY_TAKE_FIRST = BOOK.add("why-take-first")
