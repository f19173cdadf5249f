"""The places and the kinds of pieces of Azul, numbered.

Seats and factories count from 1: `factory-3-1` to `-4`, `centre-1` and on, `centre-marker`; on a board `line-p-r` (to touch) and its tiles
`line-p-r-1` on (from the right, as they are filled), `wall-p-r-q`, `floor-p` (to touch) and `floor-p-1` to `-7`, `score-p`, `turn-p`, `board-p` (to
touch); a colour each `bag-blue` (to touch), with the numbers `bag-blue-count`, `lid-blue-count`. `picture_table` says where they are.
"""

import numpy as np

from sintra.games.azul.spec import COLOUR_NAMES, COLUMNS, FACTORIES, FLOOR_SPACES, ROWS, TILES_ON_A_FACTORY
from sintra.kernel.dispatch import SEATS
from sintra.kernel.pieces import COMMON_KINDS, ON_BOARD, Numbering, numbered, on_boards, store_names

_kinds = Numbering(*COMMON_KINDS)
TILE_KIND = _kinds.add(*(f"tile-{colour}" for colour in COLOUR_NAMES))

_places = Numbering()
CENTRE_MARKER = _places.add("centre-marker")
CENTRE_ROOM = max(FACTORIES.values()) * (TILES_ON_A_FACTORY - 1)
_rooms = {"centre": CENTRE_ROOM, **{f"factory-{f + 1}": TILES_ON_A_FACTORY for f in range(max(FACTORIES.values()))}}
DISPLAY = np.array([_places.add(*numbered(name, room)) for name, room in _rooms.items()], dtype=np.int64)  # the first place of each display
DISPLAY_ROOM = np.array(list(_rooms.values()), dtype=np.int64)
BAG_COLOUR = _places.add(*(f"bag-{colour}" for colour in COLOUR_NAMES))
BAG = _places.add(*store_names("bag", COLOUR_NAMES))
LID = _places.add(*store_names("lid", COLOUR_NAMES))

# On every board the same, counted from its first place.
_on_board = Numbering(*ON_BOARD)
LINE = _on_board.add(*numbered("line-%d", ROWS))
LINE_TILE = np.array([_on_board.add(*numbered(f"line-%d-{r + 1}", r + 1)) for r in range(ROWS)], dtype=np.int64)
WALL = _on_board.add(*(name for r in range(ROWS) for name in numbered(f"wall-%d-{r + 1}", COLUMNS)))
FLOOR = _on_board.add("floor-%d")
FLOOR_SPACE = _on_board.add(*numbered("floor-%d", FLOOR_SPACES))
BOARD_PLACES = len(_on_board.names)
BOARD = _places.add(*on_boards(_on_board.names, SEATS))

PLACES = tuple(_places.names)
KINDS = tuple(_kinds.names)
