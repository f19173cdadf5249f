"""The messages of Summer Pavilion that are chosen by the position, numbered for compiled code."""

from sintra.games.pavilion.spec import COLOUR_NAMES
from sintra.kernel.phrasebook import Phrasebook

BOOK = Phrasebook()
STAR_NAMES = (*COLOUR_NAMES, "centre")
COLOUR_WORDS = tuple(f"colour-{name}" for name in COLOUR_NAMES)
STAR_WORDS = tuple(f"star-{name}" for name in STAR_NAMES)

REFUSE_START_FIRST = BOOK.add("refuse-start-first")
REFUSE_NO_SUCH_SEAT = BOOK.add("refuse-no-such-seat", players=())
REFUSE_STARTED = BOOK.add("refuse-started")
REFUSE_BAG_HAS_NONE = BOOK.add("refuse-bag-has-none", colour=COLOUR_WORDS)

REFUSE_STILL_TAKING = BOOK.add("refuse-still-taking")
REFUSE_NO_SUCH_FACTORY = BOOK.add("refuse-no-such-factory", factories=())
REFUSE_SOURCE_HAS_NONE = BOOK.add("refuse-source-has-none", source=(), colour=COLOUR_WORDS)
REFUSE_WILD_ONLY_ALONE = BOOK.add("refuse-wild-only-alone", colour=COLOUR_WORDS)

REFUSE_NOTHING_ON_OFFER = BOOK.add("refuse-nothing-on-offer")
REFUSE_NOTHING_TO_PAY = BOOK.add("refuse-nothing-to-pay")
REFUSE_NO_BONUS = BOOK.add("refuse-no-bonus")
REFUSE_PASS_FIRST = BOOK.add("refuse-pass-first")
REFUSE_SPACE_COVERED = BOOK.add("refuse-space-covered", star=STAR_WORDS, index=())
REFUSE_HAND_HAS_NONE = BOOK.add("refuse-hand-has-none", colour=COLOUR_WORDS)
REFUSE_WILD_PAYS_ITSELF = BOOK.add("refuse-wild-pays-itself", colour=COLOUR_WORDS, cost=(), tiles=())
REFUSE_CANNOT_PAY = BOOK.add("refuse-cannot-pay", colour=COLOUR_WORDS, cost=(), tiles=())
REFUSE_STAR_IS_PRINTED = BOOK.add("refuse-star-is-printed", star=STAR_WORDS, colour=COLOUR_WORDS)
REFUSE_STAR_HAS_COLOUR = BOOK.add("refuse-star-has-colour", star=STAR_WORDS, colour=COLOUR_WORDS)
REFUSE_STAR_OF_ONE_COLOUR = BOOK.add("refuse-star-of-one-colour", star=STAR_WORDS, colour=COLOUR_WORDS)

REFUSE_PAY_FIRST = BOOK.add("refuse-pay-first", cost=())
REFUSE_TOO_FEW_WILDS = BOOK.add("refuse-too-few-wilds", colour=COLOUR_WORDS, wilds=())
REFUSE_ONE_OF_THE_COLOUR = BOOK.add("refuse-one-of-the-colour", colour=COLOUR_WORDS)
REFUSE_TOO_MANY_WILDS = BOOK.add("refuse-too-many-wilds", wilds=())

REFUSE_BONUS_FIRST = BOOK.add("refuse-bonus-first", tiles=())
REFUSE_SUPPLY_HAS_NONE = BOOK.add("refuse-supply-has-none", colour=COLOUR_WORDS)
REFUSE_PASSED = BOOK.add("refuse-passed")

REASON_SEGMENT = BOOK.add("reason-segment", star=STAR_WORDS, tiles=())
REASON_STRUCTURE = BOOK.add_each([f"reason-{name}" for name in ("pillar", "statue", "window")], tiles=())
REASON_STAR = BOOK.add("reason-star", star=STAR_WORDS, colour=COLOUR_WORDS)
REASON_STAR_OF_ALL_COLOURS = BOOK.add("reason-star-of-all-colours", star=STAR_WORDS)
REASON_NUMBER = BOOK.add("reason-number", number=())
REASON_MARKER = BOOK.add("reason-marker", tiles=(), loss=())
REASON_DISCARD = BOOK.add("reason-discard", tiles=(), loss=())
REASON_CORNERS = BOOK.add("reason-corners", tiles=(), loss=())

PROMPT_TAKE = BOOK.add("prompt-take")
PROMPT_PLACE = BOOK.add("prompt-place")
PROMPT_PASS = BOOK.add("prompt-pass")
PROMPT_PAY = BOOK.add("prompt-pay")
PROMPT_BONUS = BOOK.add("prompt-bonus", tiles=())
PROMPT_KEEP = BOOK.add("prompt-keep", tiles=())
PROMPT_SPACE = BOOK.add("prompt-space", colour=COLOUR_WORDS)
NOTICE_LAST_ROUND = BOOK.add("notice-last-round")
