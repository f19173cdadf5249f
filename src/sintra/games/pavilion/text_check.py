"""A table that somebody wrote down: whether the round can really stand where it says."""

from sintra.games.pavilion.problems import (
    BAG_EMPTY,
    CANNOT_CHOOSE,
    CANNOT_PLACE,
    CANNOT_PLAY,
    CENTRE_OVERFULL,
    DISCARDED_EARLY,
    FACTORY_SHORT,
    FIRST_HANDS,
    FIRST_SCORES,
    HAS_PASSED,
    HOLDER_STARTS,
    NO_CHOICE,
    NO_REFILL,
    NO_STARTER,
    NOT_IN_ORDER,
    NOT_OVER,
    NOT_PASSED,
    NOT_PREPARED,
    NOTHING_DUE,
    NOTHING_ON_OFFER,
    NOTHING_TAKEN,
    NOTHING_TO_DRAW,
    NOTHING_TO_KEEP,
    ONE_WAY_TO_PAY,
    OTHER_STEP,
    OTHER_TURN,
    PASSED_EARLY,
    PLACED_EARLY,
    START_NOT_DRAWN,
    STILL_ON_OFFER,
    SUPPLY_FIRST,
    SUPPLY_FULL,
    SUPPLY_SHORT,
    TOO_MANY_POINTS,
)
from sintra.games.pavilion.rules_common import factories
from sintra.games.pavilion.rules_playing import can_go_on, fewest_wilds, most_wilds
from sintra.games.pavilion.spec import (
    CENTRE,
    CHOOSING,
    COLOURS,
    CORNERS,
    DISPLAYS,
    FULL_NUMBER,
    KEEPING,
    NOTHING,
    PAYING,
    PLAYING,
    POINTS_OF_A_STAR,
    PREPARING,
    REFILLING,
    ROUNDS,
    START_SCORE,
    SUPPLY_SPACES,
    TAKING,
    TILES_OF_A_COLOUR,
    TILES_ON_A_FACTORY,
)
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import NATURE, OVER, State
from sintra.kernel.phrasebook import Rows
from sintra.kernel.piles import colours_in, total
from sintra.kernel.sets import size
from sintra.kernel.sheet import require

BONUSES = 20 * 7 + int(FULL_NUMBER.sum())  # more than all stars and numbers can give


@also_compiled
def check_step(s: State, out: Rows) -> None:
    """Somebody can indeed be to move as the text says."""
    step, is_shared = int(s.step), int(s.step) in (PREPARING, TAKING)
    if s.to_move == OVER:
        check_end(s, out)
        return
    if not require(out, (s.to_move == NATURE) == (step in (PREPARING, REFILLING)), OTHER_STEP, step):
        return
    require(out, step == PREPARING or s.starter != NOTHING, NO_STARTER)
    require(out, is_shared or not anything_on_offer(s), STILL_ON_OFFER)
    if step in (TAKING, PLAYING, PAYING, KEEPING):
        require(out, total(int(s.supply)) == SUPPLY_SPACES or (s.bag == 0 and s.tower == 0), SUPPLY_SHORT)
    if not is_shared:
        check_corners(s, out)
    if step == PREPARING:
        check_preparing(s, out)
    elif step == TAKING:
        check_taking(s, out)
    elif step == PLAYING:
        check_playing(s, out)
    elif step == PAYING:
        check_paying(s, out)
    elif step == CHOOSING:
        check_choosing(s, out)
    elif step == KEEPING:
        check_keeping(s, out)
    else:
        check_refilling(s, out)


@also_compiled
def check_reachable(table: State, out: Rows) -> None:
    """Whether a game can come to this table."""
    s = table[0]
    check_scores(s, out)
    if s.step == PREPARING:
        check_start(s, out)
    if s.step == TAKING:
        check_offer(s, out)


# ── What lies where ──────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def anything_on_offer(s: State) -> bool:
    found = False
    for d in range(DISPLAYS):
        found = found or s.displays[d] != 0
    return found


@also_compiled
def anything_in_hands(s: State) -> bool:
    found = False
    for p in range(int(s.players)):
        found = found or s.hand[p] != 0
    return found


@also_compiled
def anything_in_corners(s: State) -> bool:
    found = False
    for p in range(int(s.players)):
        found = found or s.corners[p] != 0
    return found


@also_compiled
def anybody_can_go_on(s: State) -> bool:
    found = False
    for p in range(int(s.players)):
        found = found or can_go_on(s, p)
    return found


# ── What no game can come to ─────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def check_start(s: State, out: Rows) -> None:
    is_first = s.round_number == 1
    for p in range(int(s.players)):
        require(out, not is_first or (s.corners[p] == 0 and s.score[p] == START_SCORE), FIRST_SCORES, START_SCORE)
    require(out, is_first or total(int(s.supply)) == SUPPLY_SPACES, SUPPLY_FULL)


@also_compiled
def check_offer(s: State, out: Rows) -> None:
    """A factory is untouched or empty; what was not taken of it is in the centre, until somebody takes from there."""
    short, emptied, in_play = 0, 0, total(int(s.displays[CENTRE]))
    for f in range(1, factories(s) + 1):
        filled = total(int(s.displays[f]))
        require(out, short == 0 or filled == 0, FACTORY_SHORT, short)
        short = f if short == 0 and 0 < filled < TILES_ON_A_FACTORY else short
        emptied, in_play = emptied + int(filled == 0), in_play + filled
    for p in range(int(s.players)):
        in_play += total(int(s.hand[p]))
    require(out, short == 0 or s.bag == 0, FACTORY_SHORT, short)
    require(out, total(int(s.displays[CENTRE])) <= (TILES_ON_A_FACTORY - 1) * emptied, CENTRE_OVERFULL)
    offered = factories(s) * TILES_ON_A_FACTORY
    require(out, s.round_number > 1 or in_play == offered, FIRST_HANDS, offered, in_play)
    if s.bag == 0:
        return  # the round may have started short, with factories that never had tiles
    require(out, emptied > 0 or s.holder == NOTHING, NOTHING_TAKEN)
    is_next = (int(s.starter) + emptied) % int(s.players) == s.to_move
    require(out, s.holder != NOTHING or is_next, OTHER_TURN, int(s.starter) + 1, emptied)


@also_compiled
def check_scores(s: State, out: Rows) -> None:
    """Points come from placed tiles, and at the end from bonuses; in the first round nothing is placed before all tiles are taken."""
    is_early = s.round_number == 1 and int(s.step) in (PREPARING, TAKING)
    for p in range(int(s.players)):
        placed = size(int(s.covered[p]))
        most = START_SCORE + POINTS_OF_A_STAR * placed + (BONUSES if s.to_move == OVER else 0)
        require(out, s.score[p] <= most, TOO_MANY_POINTS, p + 1, most)
        require(out, placed == 0 or not is_early, PLACED_EARLY, p + 1)
    require(out, s.tower == 0 or not is_early, DISCARDED_EARLY)


# ── Each step ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@also_compiled
def check_corners(s: State, out: Rows) -> None:
    for p in range(int(s.players)):
        has_passed = s.passed >> p & 1 != 0
        require(out, s.corners[p] == 0 or has_passed, NOT_PASSED, p + 1)
        require(out, s.hand[p] == 0 or not has_passed or (s.step == KEEPING and s.to_move == p), HAS_PASSED, p + 1)


@also_compiled
def check_preparing(s: State, out: Rows) -> None:
    is_untouched = s.round_number == 1 and total(int(s.bag)) == COLOURS * TILES_OF_A_COLOUR
    require(out, s.starter != NOTHING or is_untouched, START_NOT_DRAWN)
    require(out, s.starter == NOTHING or s.holder == NOTHING or s.holder == s.starter, HOLDER_STARTS)
    is_cleared = not anything_in_hands(s) and s.displays[CENTRE] == 0 and s.passed == 0
    require(out, is_cleared and (s.round_number > 1 or s.holder == NOTHING), NOT_PREPARED)
    dealt, is_in_order = 0, True
    for f in range(1, factories(s) + 1):
        filled = total(int(s.displays[f]))
        dealt += filled
        is_in_order = is_in_order and (filled == 0 or f == 1 or total(int(s.displays[f - 1])) == TILES_ON_A_FACTORY)
    require(out, is_in_order, NOT_IN_ORDER)
    require(out, dealt == 0 or total(int(s.supply)) == SUPPLY_SPACES, SUPPLY_FIRST)
    require(out, s.starter == NOTHING or s.bag != 0, BAG_EMPTY)
    s.to_deal = factories(s) * TILES_ON_A_FACTORY - dealt
    require(out, s.to_deal != 0, NOTHING_DUE)


@also_compiled
def check_taking(s: State, out: Rows) -> None:
    require(out, anything_on_offer(s), NOTHING_ON_OFFER)
    require(out, not anything_in_corners(s) and s.passed == 0, PASSED_EARLY)


@also_compiled
def check_playing(s: State, out: Rows) -> None:
    require(out, can_go_on(s, int(s.to_move)), CANNOT_PLAY, int(s.to_move) + 1)


@also_compiled
def check_paying(s: State, out: Rows) -> None:
    p = int(s.to_move)
    check_playing(s, out)
    is_free = s.board[p, s.space] == NOTHING and int(s.allowed[p, int(s.space) // POINTS_OF_A_STAR]) >> int(s.colour) & 1 != 0
    require(out, is_free, CANNOT_PLACE)
    require(out, fewest_wilds(s, p) < most_wilds(s, p), ONE_WAY_TO_PAY)


@also_compiled
def check_choosing(s: State, out: Rows) -> None:
    require(out, s.passed >> int(s.to_move) & 1 == 0, CANNOT_CHOOSE, int(s.to_move) + 1)
    require(out, s.due <= total(int(s.supply)) and size(colours_in(int(s.supply))) > 1, NO_CHOICE)


@also_compiled
def check_keeping(s: State, out: Rows) -> None:
    p = int(s.to_move)
    can_keep = s.passed >> p & 1 != 0 and s.hand[p] != 0 and total(int(s.corners[p])) != CORNERS
    require(out, can_keep, NOTHING_TO_KEEP, p + 1)


@also_compiled
def check_refilling(s: State, out: Rows) -> None:
    require(out, total(int(s.supply)) != SUPPLY_SPACES and s.bag != 0, NOTHING_TO_DRAW)
    require(out, s.round_number != ROUNDS or anybody_can_go_on(s), NO_REFILL)


@also_compiled
def check_end(s: State, out: Rows) -> None:
    is_cleared = not anything_in_hands(s) and not anything_in_corners(s) and not anything_on_offer(s)
    have_passed = s.passed == (1 << int(s.players)) - 1 and s.starter != NOTHING
    require(out, s.round_number == ROUNDS and is_cleared and have_passed, NOT_OVER, ROUNDS)
