"""What came out of a contest, as facts and as a table."""

from collections import Counter
from dataclasses import asdict
from typing import Any

from rich.table import Table

from sintra.arena.contest import Contest
from sintra.arena.statistics import Sprt


def facts(contest: Contest, test: Sprt | None, *, without_luck: bool = False) -> dict[str, Any]:
    """Everything that is known about the result. The difference in Elo is infinite if one side won everything."""
    summary, points = contest.summary(), contest.points()
    return {
        "games": summary.count * contest.terms.players,
        "share": summary.mean,
        "error": summary.error,
        "elo": summary.elo,
        "elo_interval": summary.elo_interval,
        "adjusted": _without_luck(contest),
        "points": [points[0].mean, points[1].mean],
        "seconds_a_decision": contest.seconds(),
        "failures": contest.failures(),
        "verdict": test.verdict(contest.scores(without_luck=without_luck)) if test else None,
    }


def _without_luck(contest: Contest) -> dict[str, Any] | None:
    """The result without the luck of the draws, and how many games more it would have taken to be as sure with it."""
    adjusted = contest.adjusted()
    if adjusted is None:
        return None
    games = len(contest.deals) * contest.terms.players
    return {
        "summary": asdict(adjusted.summary),
        "factor": adjusted.factor,
        "worth": adjusted.worth,
        "saved": max(0, round(games * (adjusted.worth - 1.0))),
    }


def table(contest: Contest, test: Sprt | None, *, without_luck: bool = False) -> Table:
    """The same for people."""
    known, players = facts(contest, test, without_luck=without_luck), contest.terms.players
    low, high = known["elo_interval"]
    shown = Table(title=f"{contest.terms.first}  against  {contest.terms.second}", show_header=False)
    shown.add_row("games", str(known["games"]))
    of_its_share = f" ({known['share'] * players:.2f} times its share)" if players > 2 else ""
    shown.add_row("won by the first", f"{known['share']:.1%} ± {known['error']:.1%}{of_its_share}")
    if known["adjusted"]:
        without = known["adjusted"]["summary"]
        shown.add_row("without luck", f"{without['mean']:.1%} ± {without['error']:.1%} (a game is worth {known['adjusted']['worth']:.1f})")
        shown.add_row("games saved", f"{known['adjusted']['saved']:,}: with the luck it would take so many more to be as sure")
    if players == 2:
        shown.add_row("Elo", f"{known['elo']:+.0f} ({low:+.0f} to {high:+.0f})")
    shown.add_row("points a game", "{:.1f} to {:.1f}".format(*known["points"]))
    shown.add_row("seconds a decision", "{:.3f} and {:.3f}".format(*known["seconds_a_decision"]))
    if test:
        likelihood = test.likelihood(contest.scores(without_luck=without_luck))
        shown.add_row("SPRT without luck" if without_luck else "SPRT", f"{likelihood:+.2f} of ±{test.bound:.2f}: {known['verdict'] or 'not decided'}")
    for failure, times in Counter(known["failures"]).items():
        shown.add_row("given up", failure if times == 1 else f"{failure} ({times} times)")
    return shown
