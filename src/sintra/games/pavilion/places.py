"""The places and the kinds of pieces of Summer Pavilion, numbered.

Seats p, factories f, stars and indices count from 1 (star 7 is the centre star): `factory-f-1` to `-4`, `centre-1` and on, `centre-marker`;
`round-1` to `-6`, `supply-1` to `-10`; `space-p-star-index`, `corner-p-1` to `-4`, `hand-p-blue-1` and on with `hand-p-blue-count`, `pass-p` (to
touch), `score-p`, `marker-p`, `turn-p`, `laurel-p`, `board-p` (to touch); a colour each `bag-blue` (to touch), with the numbers `bag-blue-count`,
`tower-blue-count`. `picture_table` says where they are.
"""

import numpy as np

from sintra.games.pavilion.spec import (
    COLOUR_NAMES,
    CORNERS,
    FACTORIES,
    POINTS_OF_A_STAR,
    ROUNDS,
    STARS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.dispatch import SEATS
from sintra.kernel.pieces import COMMON_KINDS, ON_BOARD, Numbering, numbered, on_boards, store_names

_kinds = Numbering(*COMMON_KINDS)
TILE_KIND = _kinds.add(*(f"tile-{colour}" for colour in COLOUR_NAMES))
WILD_KIND = _kinds.add(*(f"wild-{colour}" for colour in COLOUR_NAMES))
PASSED = _kinds.add("passed")

_places = Numbering()
CENTRE_MARKER = _places.add("centre-marker")
CENTRE_ROOM = max(FACTORIES.values()) * (TILES_ON_A_FACTORY - 1)
_rooms = {"centre": CENTRE_ROOM, **{f"factory-{f + 1}": TILES_ON_A_FACTORY for f in range(max(FACTORIES.values()))}}
DISPLAY = np.array([_places.add(*numbered(name, room)) for name, room in _rooms.items()], dtype=np.int64)  # the first place of each display
DISPLAY_ROOM = np.array(list(_rooms.values()), dtype=np.int64)
ROUND = _places.add(*numbered("round", ROUNDS))
SUPPLY = _places.add(*numbered("supply", SUPPLY_SPACES))
BAG_COLOUR = _places.add(*(f"bag-{colour}" for colour in COLOUR_NAMES))
BAG = _places.add(*store_names("bag", COLOUR_NAMES))
TOWER = _places.add(*store_names("tower", COLOUR_NAMES))

# On every board the same, counted from its first place.
_on_board = Numbering(*ON_BOARD)
SPACE = _on_board.add(*(name for star in range(STARS) for name in numbered(f"space-%d-{star + 1}", POINTS_OF_A_STAR)))
CORNER = _on_board.add(*numbered("corner-%d", CORNERS))
HAND = _on_board.add(*(name for colour in COLOUR_NAMES for name in numbered(f"hand-%d-{colour}", TILES_OF_A_COLOUR)))
HAND_COUNT = _on_board.add(*(f"hand-%d-{colour}-count" for colour in COLOUR_NAMES))
PASS = _on_board.add("pass-%d")
BOARD_PLACES = len(_on_board.names)
BOARD = _places.add(*on_boards(_on_board.names, SEATS))

PLACES = tuple(_places.names)
KINDS = tuple(_kinds.names)
