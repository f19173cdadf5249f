"""A table that somebody wrote down: whether the round can really stand where it says."""

from sintra.games.azul.rules_offer import factories
from sintra.games.azul.rules_round import full_rows
from sintra.games.azul.rules_tiling import open_columns
from sintra.games.azul.spec import (
    CENTRE,
    COLOURS,
    COLUMNS,
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
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.errors import BadPosition
from sintra.kernel.piles import LANE, counts, total

MOST_POINTS = ROWS + COLUMNS  # of one tile: two full runs
BONUSES = ROWS * FULL_ROW + COLUMNS * FULL_COLUMN + COLOURS * FULL_COLOUR


def lying(floor: int) -> list[int]:
    """What lies on a floor line as a record holds it, left to right: colours, and MARKER."""
    return [what for space in range(FLOOR_SPACES) for what in (*range(COLOURS), MARKER) if floor >> (LANE * what + space) & 1]


def check_turn(s: State) -> None:
    """Somebody can indeed be to move as the text says."""
    finished = any(full_rows(s, p) for p in range(int(s.players)))
    s.to_deal, s.tiled = 0, 0
    if s.to_move == NATURE:
        check_dealing(s, finished)
    elif s.to_move >= 0:
        if s.starter == NOTHING:
            raise BadPosition("start", "a player is to move, so somebody started this round")
        if s.on_offer == 0:
            check_tiling(s)
        elif finished:
            raise BadPosition("to", "a wall has a full row and tiles are on offer: the game would have ended")
    check_marker(s)


def check_reachable(s: State) -> None:
    """Whether a game can come to this table."""
    if s.to_move == OVER:
        check_end(s)
    elif s.to_move == NATURE:
        check_start(s)
    elif s.on_offer:
        check_offer(s)
    for p in range(int(s.players)):
        check_wall(s, p)
    check_bag(s)


def check_start(s: State) -> None:
    if s.starter == NOTHING and (s.round_number > 1 or total(int(s.bag)) < COLOURS * TILES_OF_A_COLOUR):
        raise BadPosition("start", "the starting player is drawn before anything else happens")
    if s.complete.any():
        raise BadPosition("lines", "complete lines are tiled before a new round")


def check_dealing(s: State, finished: bool) -> None:
    filled = [sum(counts(tiles, COLOURS)) for tiles in s.displays]
    s.to_deal = factories(s) * TILES_ON_A_FACTORY - sum(filled)
    if s.starter == NOTHING and sum(filled):
        raise BadPosition("start", "the starting player is drawn before the first tile")
    if finished or s.holder != NOTHING or filled[CENTRE] or s.floor.any():
        raise BadPosition("to", "nature deals only for a new round: marker in the centre, centre and floor lines empty, no full row")
    if s.to_deal == 0 or (s.bag == 0 and s.starter != NOTHING):
        raise BadPosition("to", "nature is to move, but no tile is due or none can be drawn")
    if any(filled[f + 1] > 0 and filled[f] < TILES_ON_A_FACTORY for f in range(1, len(filled) - 1)):
        raise BadPosition("factories", "factories are filled in order: one is short while a later one has tiles")


def check_tiling(s: State) -> None:
    """Grey wall: the player stands at the topmost of his complete lines; those before him have none left."""
    if not s.grey:
        raise BadPosition("to", "no tile is on offer, so nobody can take one")
    s.tiled = (s.to_move - s.starter) % s.players
    for i in range(int(s.tiled) + 1):
        p = int((s.starter + i) % s.players)
        complete = [r for r in range(ROWS) if s.line_count[p, r] == r + 1]
        if i < s.tiled and (complete or s.floor[p]):
            raise BadPosition("to", f"player {p + 1} has to finish tiling before player {s.to_move + 1}")
        if i == s.tiled and (not complete or int(open_columns(s, p, complete[0])).bit_count() < 2):
            raise BadPosition("to", f"player {p + 1} has no line with a choice of space to tile")


def check_offer(s: State) -> None:
    """A factory is untouched or empty; what was not taken of it is in the centre, until somebody takes from there."""
    filled = [total(int(tiles)) for tiles in s.displays[1 : factories(s) + 1]]
    short = [f for f, n in enumerate(filled) if 0 < n < TILES_ON_A_FACTORY]
    if short and (s.bag != 0 or any(filled[short[0] + 1 :])):
        raise BadPosition("factories", f"factory {short[0] + 1} is short although there were tiles to fill it")
    emptied = filled.count(0)
    if total(int(s.displays[CENTRE])) > (TILES_ON_A_FACTORY - 1) * emptied:
        raise BadPosition("centre", "has more tiles than the factories have lost")
    if s.bag == 0:
        return  # the round may have started short, with factories that never had tiles
    if emptied == 0 and (s.holder != NOTHING or s.floor.any()):
        raise BadPosition("marker", "nobody has taken a tile yet")
    if s.holder == NOTHING and (s.starter + emptied) % s.players != s.to_move:
        raise BadPosition("to", f"player {s.starter + 1} started and {emptied} turns were played")


def check_end(s: State) -> None:
    finished = any(full_rows(s, p) for p in range(int(s.players)))
    if s.starter == NOTHING:
        raise BadPosition("start", "somebody started this round")
    if any(s.displays) or s.floor.any() or s.complete.any() or not (finished or (s.bag == 0 and s.lid == 0)):
        raise BadPosition("to", "the game is over when a wall has a full row or no tile is left to draw, and everything is tiled and scored")


def is_tiled(s: State, p: int) -> bool:
    """Whether the player has finished this round's tiling (or it has not begun, and nobody holds the marker)."""
    if s.to_move < 0:
        return True
    return bool(s.on_offer == 0 and (p - s.starter) % s.players < s.tiled)


def check_marker(s: State) -> None:
    """The marker is in one place only; a floor line without it belongs to its holder only if there was no room for it, or it is scored already."""
    for p in range(int(s.players)):
        floor = lying(int(s.floor[p]))
        markers = floor.count(MARKER)
        if markers > 1 or (markers and s.holder != p):
            raise BadPosition("floors", f"player {p + 1} has the marker on the floor line, but marker= says otherwise")
        if s.holder == p and not markers and not is_tiled(s, p) and len(floor) < FLOOR_SPACES:
            raise BadPosition("marker", f"player {p + 1} holds the marker, but it is not on the floor line, which has room")


def check_bag(s: State) -> None:
    """Every round takes as many tiles from the bag, until it is empty for the first time."""
    each = factories(s) * TILES_ON_A_FACTORY
    due = COLOURS * TILES_OF_A_COLOUR - each * int(s.round_number) + int(s.to_deal)
    if due >= 0 and each * int(s.round_number) <= COLOURS * TILES_OF_A_COLOUR and total(int(s.bag)) != due:
        raise BadPosition("bag", f"has {due} tiles by now, not {total(int(s.bag))}")


def check_wall(s: State, p: int) -> None:
    """A line brings at most one tile a round to its row; points come from tiles, and at the end from bonuses."""
    tilings = int(s.round_number) - 1
    if s.to_move == OVER or (s.to_move >= 0 and s.on_offer == 0 and (p - s.starter) % s.players <= s.tiled):
        tilings += 1
    covered = int(s.covered[p])
    for r in range(ROWS):
        tiled = (covered & int(ROW_BITS[r])).bit_count()
        if tiled > tilings:
            raise BadPosition("walls", f"row {r + 1} of player {p + 1} has {tiled} tiles after {tilings} rounds")
    most = MOST_POINTS * covered.bit_count() + (BONUSES if s.to_move == OVER else 0)
    if s.score[p] > most:
        raise BadPosition("scores", f"player {p + 1} can have {most} points at most by now")
