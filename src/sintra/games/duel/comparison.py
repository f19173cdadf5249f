"""What speaks for one decision and against another, in what can be counted."""

from sintra.games.duel import phrases as say
from sintra.games.duel.forecast import prospects
from sintra.games.duel.rules_goals import goal_worth
from sintra.games.duel.spec import BROKEN_LOSS, BROKEN_SPACES, COLOURS, FACTORIES, GOALS, LINES, NOTHING, RUNS, SMALL, SPECIAL_ROW, TILING
from sintra.kernel.compile import also_compiled
from sintra.kernel.dispatch import OVER, Log, State
from sintra.kernel.log import KIND, POINTS, SEAT
from sintra.kernel.phrasebook import BETTER, DECIDED, PLAYED, ROOM, Rows, add_row
from sintra.kernel.piles import count, total
from sintra.kernel.sets import size


@also_compiled
def compare(table: State, log: Log, out: Rows) -> None:
    """Points at once, what was taken, broken tiles, complete lines, what tiling and goals bring, the marker, what is left to the other."""
    seat = int(table[DECIDED].to_move)
    before, played, better = table[DECIDED], table[PLAYED], table[BETTER]
    add_more(out, say.BETTER_POINTS, int(played.score[seat]) - int(before.score[seat]), int(better.score[seat]) - int(before.score[seat]))
    if before.stage == TILING or is_done(played, before) or is_done(better, before):
        return
    add_more(out, say.BETTER_TAKEN, taken(played, seat) - taken(before, seat), taken(better, seat) - taken(before, seat))
    if size(int(better.store[seat])) > size(int(played.store[seat])):
        add_row(out, say.BETTER_CHIP)
    if broken_loss(played, seat) > broken_loss(better, seat):
        add_row(out, say.BETTER_BROKEN, broken_loss(played, seat) - broken_loss(before, seat), broken_loss(better, seat) - broken_loss(before, seat))
    compare_lines(played, better, seat, out)
    compare_prospects(table, seat, log, out)
    if before.holder == NOTHING:
        if played.holder == seat and better.holder != seat:
            add_row(out, say.BETTER_WITHOUT_MARKER)
        elif better.holder == seat and played.holder != seat:
            add_row(out, say.BETTER_MARKER)
    if played.to_move == 1 - seat and better.to_move == 1 - seat and largest_take(better) < largest_take(played):
        add_row(out, say.BETTER_LEFT, largest_take(played), largest_take(better))


@also_compiled
def add_more(out: Rows, message: int, played: int, better: int) -> None:
    """A fact of which more is better."""
    if better > played:
        add_row(out, message, played, better)


@also_compiled
def is_done(s: State, before: State) -> bool:
    """Whether the round of the decision has been tiled, or is being tiled."""
    return bool(s.stage == TILING or s.to_move == OVER or s.round_number != before.round_number)


@also_compiled
def taken(s: State, p: int) -> int:
    """Tiles in hand, in lines and on broken spaces."""
    tiles = total(int(s.broken[p])) + (int(s.held) if s.turn == p else 0)
    for r in range(LINES):
        tiles += int(s.line_count[p, r])
    return tiles


@also_compiled
def broken_loss(s: State, p: int) -> int:
    return int(BROKEN_LOSS[min(BROKEN_SPACES, total(int(s.broken[p])))])


@also_compiled
def compare_lines(played: State, better: State, seat: int, out: Rows) -> None:
    if complete(better, seat) > complete(played, seat):
        for r in range(LINES):
            if better.line_count[seat, r] == r + 1 and played.line_count[seat, r] < r + 1:
                add_row(out, say.BETTER_LINE, r + 1)


@also_compiled
def complete(s: State, p: int) -> int:
    lines = 0
    for r in range(LINES):
        lines += int(s.line_count[p, r]) == r + 1
    return lines


@also_compiled
def compare_prospects(table: State, seat: int, log: Log, out: Rows) -> None:
    """What tiling would bring if it began now, and what the goals would be worth then."""
    played, played_goals = tiled(table, PLAYED, seat, log), goals(table[ROOM], seat)
    better, better_goals = tiled(table, BETTER, seat, log), goals(table[ROOM], seat)
    add_more(out, say.BETTER_TILING, played, better)
    add_more(out, say.BETTER_GOALS, played_goals, better_goals)


@also_compiled
def tiled(table: State, which: int, seat: int, log: Log) -> int:
    """The points of the seat's tiles; `table[ROOM]` is the table after tiling."""
    table[ROOM] = table[which]
    log[0, 0] = 0
    prospects(table[ROOM : ROOM + 2], log)
    points = 0
    for i in range(1, int(log[0, 0]) + 1):
        if log[i, SEAT] == seat and (log[i, KIND] == RUNS or log[i, KIND] == SPECIAL_ROW):
            points += int(log[i, POINTS])
    return points


@also_compiled
def goals(s: State, p: int) -> int:
    points = 0
    for goal in range(GOALS):
        if (int(s.goals) >> goal) & 1:
            points += goal_worth(s, p, goal)
    return points


@also_compiled
def largest_take(s: State) -> int:
    """The most tiles that can be taken at once, from a sun or from the moons."""
    most = 0
    for c in range(COLOURS):
        for factory in range(FACTORIES):
            most = max(most, count(int(s.suns[factory]), c))
        moons = count(int(s.large_moon), c)
        for i in range(SMALL):
            moons += (int(s.moons[i]) >> c) & 1
        most = max(most, moons)
    return most
