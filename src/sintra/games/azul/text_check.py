"""A table that somebody wrote down: whether the round can really stand where it says."""

from sintra.games.azul.problems import (
    BAG_OF_ROUND,
    CENTRE_OVERFULL,
    FACTORY_SHORT,
    MARKER_ELSEWHERE,
    MARKER_NOT_ON_FLOOR,
    NO_CHOICE_OF_SPACE,
    NO_STARTER,
    NOBODY_STARTED,
    NOT_A_NEW_ROUND,
    NOT_IN_ORDER,
    NOT_OVER,
    NOTHING_ON_OFFER,
    NOTHING_TAKEN,
    NOTHING_TO_DEAL,
    OTHER_TURN,
    ROW_OF_ROUND,
    START_DRAWN_LATE,
    START_NOT_DRAWN,
    TILES_FIRST,
    TOO_MANY_POINTS,
    UNTILED_LINES,
    WOULD_HAVE_ENDED,
)
from sintra.games.azul.rules_offer import factories
from sintra.games.azul.rules_round import full_rows
from sintra.games.azul.rules_tiling import open_columns
from sintra.games.azul.spec import (
    CENTRE,
    COLOURS,
    COLUMNS,
    DISPLAYS,
    FLOOR_SPACES,
    FULL_COLOUR,
    FULL_COLUMN,
    FULL_ROW,
    MARKER,
    NOTHING,
    ROW_BITS,
    ROWS,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import LANE, total
from sintra.kernel.sets import first_of, size
from sintra.kernel.sheet import require

MOST_POINTS = ROWS + COLUMNS  # of one tile: two full runs
BONUSES = ROWS * FULL_ROW + COLUMNS * FULL_COLUMN + COLOURS * FULL_COLOUR


@also_compiled
def check_turn(s: State, out: Rows) -> None:
    """Somebody can indeed be to move as the text says."""
    s.to_deal, s.tiled = 0, 0
    if s.to_move == NATURE:
        check_dealing(s, out)
    elif s.to_move >= 0 and require(out, s.starter != NOTHING, NOBODY_STARTED):
        if s.on_offer == 0:
            check_tiling(s, out)
        else:
            require(out, not any_full_row(s), WOULD_HAVE_ENDED)
    check_marker(s, out)


@also_compiled
def check_reachable(table: State, out: Rows) -> None:
    """Whether a game can come to this table."""
    s = table[0]
    if s.to_move == OVER:
        check_end(s, out)
    elif s.to_move == NATURE:
        check_start(s, out)
    elif s.on_offer:
        check_offer(s, out)
    for p in range(int(s.players)):
        check_wall(s, p, out)
    check_bag(s, out)


@also_compiled
def any_full_row(s: State) -> bool:
    found = False
    for p in range(int(s.players)):
        found = found or full_rows(s, p) > 0
    return found


@also_compiled
def anything_on_floors(s: State) -> bool:
    found = False
    for p in range(int(s.players)):
        found = found or s.floor[p] != 0
    return found


@also_compiled
def any_complete_line(s: State) -> bool:
    found = False
    for p in range(int(s.players)):
        found = found or s.complete[p] != 0
    return found


@also_compiled
def check_start(s: State, out: Rows) -> None:
    is_untouched = s.round_number == 1 and total(int(s.bag)) == COLOURS * TILES_OF_A_COLOUR
    require(out, s.starter != NOTHING or is_untouched, START_DRAWN_LATE)
    require(out, not any_complete_line(s), UNTILED_LINES)


@also_compiled
def check_dealing(s: State, out: Rows) -> None:
    dealt, is_in_order = total(int(s.displays[CENTRE])), True
    for f in range(1, factories(s) + 1):
        filled = total(int(s.displays[f]))
        dealt += filled
        is_in_order = is_in_order and (filled == 0 or f == 1 or total(int(s.displays[f - 1])) == TILES_ON_A_FACTORY)
    s.to_deal = factories(s) * TILES_ON_A_FACTORY - dealt
    require(out, s.starter != NOTHING or dealt == 0, START_NOT_DRAWN)
    is_new = s.holder == NOTHING and s.displays[CENTRE] == 0 and not anything_on_floors(s) and not any_full_row(s)
    require(out, is_new, NOT_A_NEW_ROUND)
    require(out, s.to_deal != 0 and (s.bag != 0 or s.starter == NOTHING), NOTHING_TO_DEAL)
    require(out, is_in_order, NOT_IN_ORDER)


@also_compiled
def check_tiling(s: State, out: Rows) -> None:
    """Grey wall: the player stands at the topmost of his complete lines; those before him have none left."""
    if not require(out, bool(s.grey), NOTHING_ON_OFFER):
        return
    players = int(s.players)
    s.tiled = (int(s.to_move) - int(s.starter)) % players
    for i in range(int(s.tiled)):
        p = (int(s.starter) + i) % players
        require(out, s.complete[p] == 0 and s.floor[p] == 0, TILES_FIRST, p + 1, int(s.to_move) + 1)
    p = int(s.to_move)
    topmost = first_of(int(s.complete[p]))
    has_choice = s.complete[p] != 0 and size(open_columns(s, p, topmost)) > 1
    require(out, has_choice, NO_CHOICE_OF_SPACE, p + 1)


@also_compiled
def check_offer(s: State, out: Rows) -> None:
    """A factory is untouched or empty; what was not taken of it is in the centre, until somebody takes from there."""
    short, emptied = 0, 0
    for f in range(1, factories(s) + 1):
        filled = total(int(s.displays[f]))
        require(out, short == 0 or filled == 0, FACTORY_SHORT, short)
        short = f if short == 0 and 0 < filled < TILES_ON_A_FACTORY else short
        emptied += int(filled == 0)
    require(out, short == 0 or s.bag == 0, FACTORY_SHORT, short)
    require(out, total(int(s.displays[CENTRE])) <= (TILES_ON_A_FACTORY - 1) * emptied, CENTRE_OVERFULL)
    if s.bag == 0:
        return  # the round may have started short, with factories that never had tiles
    require(out, emptied > 0 or (s.holder == NOTHING and not anything_on_floors(s)), NOTHING_TAKEN)
    is_next = (int(s.starter) + emptied) % int(s.players) == s.to_move
    require(out, s.holder != NOTHING or is_next, OTHER_TURN, int(s.starter) + 1, emptied)


@also_compiled
def check_end(s: State, out: Rows) -> None:
    require(out, s.starter != NOTHING, NO_STARTER)
    is_cleared = not anything_on_floors(s) and not any_complete_line(s)
    for d in range(DISPLAYS):
        is_cleared = is_cleared and s.displays[d] == 0
    require(out, is_cleared and (any_full_row(s) or (s.bag == 0 and s.lid == 0)), NOT_OVER)


@also_compiled
def is_tiled(s: State, p: int) -> bool:
    """Whether the player has finished this round's tiling (or it has not begun, and nobody holds the marker)."""
    return s.to_move < 0 or bool(s.on_offer == 0 and (p - int(s.starter)) % int(s.players) < s.tiled)


@also_compiled
def check_marker(s: State, out: Rows) -> None:
    """The marker is in one place only; a floor line without it belongs to its holder only if there was no room for it, or it is scored already."""
    for p in range(int(s.players)):
        markers, lying = size(int(s.floor[p]) >> LANE * MARKER), size(int(s.floor[p]))
        require(out, markers == 0 or (markers == 1 and s.holder == p), MARKER_ELSEWHERE, p + 1)
        require(out, s.holder != p or markers > 0 or is_tiled(s, p) or lying >= FLOOR_SPACES, MARKER_NOT_ON_FLOOR, p + 1)


@also_compiled
def check_bag(s: State, out: Rows) -> None:
    """Every round takes as many tiles from the bag, until it is empty for the first time."""
    taken = factories(s) * TILES_ON_A_FACTORY * int(s.round_number)
    due, tiles = COLOURS * TILES_OF_A_COLOUR - taken + int(s.to_deal), total(int(s.bag))
    require(out, tiles == due or due < 0 or taken > COLOURS * TILES_OF_A_COLOUR, BAG_OF_ROUND, due, tiles)


@also_compiled
def check_wall(s: State, p: int, out: Rows) -> None:
    """A line brings at most one tile a round to its row; points come from tiles, and at the end from bonuses."""
    is_tiling = s.to_move >= 0 and s.on_offer == 0 and (p - int(s.starter)) % int(s.players) <= s.tiled
    tilings = int(s.round_number) - 1 + int(s.to_move == OVER or is_tiling)
    covered = int(s.covered[p])
    for r in range(ROWS):
        tiled = size(covered & int(ROW_BITS[r]))
        require(out, tiled <= tilings, ROW_OF_ROUND, r + 1, p + 1, tiled, tilings)
    most = MOST_POINTS * size(covered) + (BONUSES if s.to_move == OVER else 0)
    require(out, s.score[p] <= most, TOO_MANY_POINTS, p + 1, most)
