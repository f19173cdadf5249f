"""What a decision lost and what draws brought, by one judge: the answers to the questions of a review."""

from sintra.kernel.compile import rule
from sintra.kernel.dispatch import NATURE, Numbers
from sintra.kernel.playout import play_one, quick_deal
from sintra.study.core.room import AFTER, BEFORE, BEST, CHANCES, COUNT, DRAWN, IS_EXACT, LINE, OTHER, Bench
from sintra.study.core.searching import copy_worth, grow_tree, search, worth_of_choice, worth_of_end, worth_of_tree

SHORTER = 3  #: a candidate is also searched this many times shorter: what that changes is taken for the error
SHORT_BEST, SHORT_PLAYED, LONG_BEST, LONG_PLAYED, ONE = range(5)  # worths on the way


@rule
def judge_decision(bench: Bench, played: int, simulations: int, samples: int, after_draw: int) -> None:
    """What was played in the position before less the best, as one judge sees both: nothing, or a loss.

    If a search would have played something else, the positions after both are searched alike, and the difference is the loss.
    """
    positions, found, verdict = bench.positions, bench.found, bench.verdict
    players, seat = int(positions[BEFORE].players), int(positions[BEFORE].to_move)
    verdict.change[:] = 0.0
    verdict.error[0] = 0.0
    search(bench, BEFORE, simulations)
    best, is_exact = int(found.flags[BEST]), int(found.flags[IS_EXACT])
    found.flags[LINE] = 0
    worth_of_choice(found, best, players, verdict.before)
    if found.moves[best] == played:
        return
    line, of_best, of_played = int(found.lengths[best]), verdict.work[LONG_BEST], verdict.work[LONG_PLAYED]
    for i in range(line):
        verdict.line[i] = found.lines[best, i]
    if is_exact:
        copy_worth(verdict.before, of_best)
        for i in range(found.flags[COUNT]):
            if found.moves[i] == played:
                worth_of_choice(found, i, players, of_played)
    else:
        compare_alike(bench, int(found.moves[best]), played, simulations, samples, after_draw)
        short = verdict.work[SHORT_PLAYED, CHANCES, seat] - verdict.work[SHORT_BEST, CHANCES, seat]
        verdict.error[0] = abs(of_played[CHANCES, seat] - of_best[CHANCES, seat] - short)
    found.flags[IS_EXACT] = is_exact
    if of_played[CHANCES, seat] >= of_best[CHANCES, seat]:  # the longer look liked it as much
        copy_worth(of_played, verdict.before)
        return
    copy_worth(of_best, verdict.before)
    subtract(of_played, of_best, verdict.change)
    found.flags[LINE] = line


@rule
def compare_alike(bench: Bench, best: int, played: int, simulations: int, samples: int, after_draw: int) -> None:
    """The positions after two decisions, searched as much: shortly, to see how sure it is, then at length."""
    positions = bench.positions
    positions[OTHER] = positions[BEFORE]
    play_one(positions[OTHER], best)
    positions[AFTER] = positions[BEFORE]
    play_one(positions[AFTER], played)
    value(bench, OTHER, simulations // SHORTER, samples, after_draw, SHORT_BEST)
    value(bench, AFTER, simulations // SHORTER, samples, after_draw, SHORT_PLAYED)
    value(bench, OTHER, simulations, samples, after_draw, LONG_BEST)
    value(bench, AFTER, simulations, samples, after_draw, LONG_PLAYED)


@rule
def judge_draws(bench: Bench, samples: int, after_draw: int) -> None:
    """What the position after draws is worth less what the one before is worth on average over fresh draws."""
    verdict = bench.verdict
    verdict.error[0] = 0.0
    mean_over_draws(bench, BEFORE, samples, after_draw, verdict.before)
    value_quickly(bench, AFTER, after_draw, verdict.work[ONE])
    subtract(verdict.work[ONE], verdict.before, verdict.change)


@rule
def judge_position(bench: Bench, simulations: int, samples: int, after_draw: int) -> None:
    """What the position before is worth, whoever is to move."""
    verdict = bench.verdict
    verdict.change[:] = 0.0
    verdict.error[0] = 0.0
    value(bench, BEFORE, simulations, samples, after_draw, LONG_BEST)
    copy_worth(verdict.work[LONG_BEST], verdict.before)


@rule
def value(bench: Bench, which: int, simulations: int, samples: int, after_draw: int, into: int) -> None:
    """What a position is worth: as it ended, on average over the draws that are due, or as the best decision makes it."""
    positions, found, worth = bench.positions, bench.found, bench.verdict.work[into]
    if positions[which].to_move == NATURE:
        mean_over_draws(bench, which, samples, after_draw, worth)
    elif not worth_of_end(positions, which, bench.path.leaf, worth):
        search(bench, which, simulations)
        worth_of_choice(found, int(found.flags[BEST]), int(positions[which].players), worth)


@rule
def mean_over_draws(bench: Bench, which: int, samples: int, simulations: int, worth: Numbers) -> None:
    """What a position is worth in which draws are due: on average over fresh ones."""
    positions, one = bench.positions, bench.verdict.work[ONE]
    worth[:] = 0.0
    for _ in range(samples):
        positions[DRAWN] = positions[which]
        while positions[DRAWN].to_move == NATURE:
            quick_deal(positions[DRAWN], bench.random, bench.path.moves)
        value_quickly(bench, DRAWN, simulations, one)
        for about in range(2):
            for p in range(positions[which].players):
                worth[about, p] += one[about, p] / samples


@rule
def value_quickly(bench: Bench, which: int, simulations: int, worth: Numbers) -> None:
    """What a position is worth in which a player is to move, or the game is over, by a short search that looks at it as it is."""
    if not worth_of_end(bench.positions, which, bench.path.leaf, worth):
        grow_tree(bench, which, simulations)
        worth_of_tree(bench.tree, int(bench.positions[which].players), worth)


@rule
def subtract(worth: Numbers, other: Numbers, into: Numbers) -> None:
    for about in range(worth.shape[0]):
        for p in range(worth.shape[1]):
            into[about, p] = worth[about, p] - other[about, p]
