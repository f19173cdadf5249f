"""The places and the kinds of pieces of Duel, numbered.

Seats p and small factories f count from 1, the large factory is 0: `sun-f-1` on, `moon-f-1` on (from the bottom), `chip-f`, `marker`; `display-1` to
`-3`, `stack`, `drawn-1` on, `hand` (to touch); `line-p-r` (to touch) and its tiles `line-p-r-1` on, `slot-p-1` to `-9`, `dome-p-r-q`, `broken-p` (to
touch) and `broken-p-1` on, `store-p-1` on, `token-p-1` and `-2`, `held-p` with `held-count-p`, `score-p`, `turn-p`, `board-p`; `goal-1` on with
`worth-1-p`, `goals` (to touch); a colour each `bag-blue` (to touch), with the numbers `bag-blue-count`, `tower-blue-count`. `picture_table` says
where they are.
"""

import numpy as np

from sintra.games.duel.spec import (
    BROKEN_SPACES,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    COLOUR_NAMES,
    DISPLAY,
    GOAL_NAMES,
    LARGE,
    LINES,
    MOON_HEIGHT,
    MOST_GOALS,
    PLATES,
    PLAYERS,
    ROTATIONS,
    ROUNDS,
    SIDE,
    SLOTS,
    SMALL,
    STACK,
    TILES_ON_LARGE,
    TILES_ON_SMALL,
    TOKENS,
)
from sintra.kernel.pieces import COMMON_KINDS, ON_BOARD, Numbering, numbered, on_boards, store_names

_kinds = Numbering(*COMMON_KINDS)
TILE_KIND = _kinds.add(*(f"tile-{colour}" for colour in COLOUR_NAMES))
SPECIAL_TILE = _kinds.add("tile-special")
PLATE = _kinds.add(*(f"plate-{plate}-{rotation}" for plate in range(PLATES) for rotation in range(ROTATIONS)))
BACK_KIND = _kinds.add("back-special", "back-wild")
BACK_UNKNOWN = _kinds.add("back-unknown")
CHIP_KIND = _kinds.add(*(f"chip-{kind}" for kind in range(CHIP_KINDS)))
CHIP_BACK = _kinds.add("chip-down")
GOAL_KIND = _kinds.add(*(f"goal-{name}" for name in GOAL_NAMES))
TOKEN = _kinds.add("token")

_places = Numbering()
MARKER_HOME = _places.add("marker")
SUN_ROOM = np.array([TILES_ON_LARGE, *SMALL * [TILES_ON_SMALL]], dtype=np.int64)
SUN = np.array([_places.add(*numbered(f"sun-{f}", room)) for f, room in enumerate(SUN_ROOM)], dtype=np.int64)  # the first place of each
LARGE_MOON_ROOM = TILES_ON_LARGE - 1
LARGE_MOON = _places.add(*numbered(f"moon-{LARGE}", LARGE_MOON_ROOM))
MOON = _places.add(*(name for f in range(SMALL) for name in numbered(f"moon-{f + 1}", MOON_HEIGHT)))
CHIP = _places.add(*numbered("chip", SMALL))
DISPLAYED = _places.add(*numbered("display", DISPLAY))
STACK_TOP = _places.add("stack")
STACK_COUNT = _places.add("stack-count")
DRAWN = _places.add(*numbered("drawn", STACK))
HAND = _places.add("hand")
GOAL = _places.add(*numbered("goal", MOST_GOALS))
WORTH = _places.add(*(name for i in range(MOST_GOALS) for name in numbered(f"worth-{i + 1}", PLAYERS)))
GOALS = _places.add("goals")
BAG_COLOUR = _places.add(*(f"bag-{colour}" for colour in COLOUR_NAMES))
BAG = _places.add(*store_names("bag", COLOUR_NAMES))
TOWER = _places.add(*store_names("tower", COLOUR_NAMES))

# On both boards the same, counted from its first place.
_on_board = Numbering(*ON_BOARD)
HELD = _on_board.add("held-%d")
HELD_COUNT = _on_board.add("held-count-%d")
TOKEN_PLACE = _on_board.add(*numbered("token-%d", TOKENS))
SLOT = _on_board.add(*numbered("slot-%d", SLOTS))
LINE = _on_board.add(*numbered("line-%d", LINES))
LINE_TILE = np.array([_on_board.add(*numbered(f"line-%d-{r + 1}", r + 1)) for r in range(LINES)], dtype=np.int64)
DOME = _on_board.add(*(name for r in range(SIDE) for name in numbered(f"dome-%d-{r + 1}", SIDE)))
BROKEN = _on_board.add("broken-%d")
BROKEN_TILE = _on_board.add(*numbered("broken-%d", BROKEN_SPACES))
STORE_ROOM = CHIPS_A_ROUND * ROUNDS
STORE = _on_board.add(*numbered("store-%d", STORE_ROOM))
BOARD_PLACES = len(_on_board.names)
BOARD = _places.add(*on_boards(_on_board.names, PLAYERS))

PLACES = tuple(_places.names)
KINDS = tuple(_kinds.names)
