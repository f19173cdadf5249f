"""Ratings from several contests: known ones are found again, and what cannot be compared is said."""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from sintra.arena.contest import Deal, Terms, read_results
from sintra.arena.ratings import Results, rate
from sintra.arena.statistics import CONFIDENCE, elo, expected, variance
from sintra.arena.table import Result
from sintra.cli import app
from sintra.kernel.errors import SintraError


def result(first_wins: Sequence[bool]) -> list[Result]:
    """A deal's two games, the first bot having seat 1 and then seat 2."""
    shares = [[float(won), float(not won)] for won in first_wins]
    return [
        Result(shares=one if seat == 0 else one[::-1], scores=[0, 0], seconds=[0, 0], decisions=[1, 1], failure="") for seat, one in enumerate(shares)
    ]


def contest(first: str, second: str, chance: float, deals: int = 100, seed: int = 1, **terms: object) -> Results:
    draw = random.Random(f"{first} {second} {seed}")
    played = [Deal(number, result([draw.random() < chance for _ in range(2)])) for number in range(deals)]
    return Terms(**{"game": "azul", "first": first, "second": second, **terms}), played  # type: ignore[arg-type]


def test_one_contest_is_its_own_difference() -> None:
    terms, deals = contest("gold", "silver", 0.75)
    strong, weak = rate([(terms, deals)])
    assert (weak.bot, weak.elo, weak.error) == ("silver", 0.0, 0.0)
    shares = [deal.share() for deal in deals]
    mean = (sum(shares) + 0.5) / 101
    assert strong.elo == pytest.approx(elo(mean))
    low, high = (elo(mean + sign * CONFIDENCE * (variance(shares) / 100) ** 0.5) for sign in (-1, 1))
    assert strong.error == pytest.approx((high - low) / 2, rel=0.05)
    assert strong.games == 200


def test_true_ratings_are_found_again_within_their_errors() -> None:
    truth = {"clay": 0.0, "copper": 150.0, "bronze": 330.0, "silver": 400.0}
    pairs = [(a, b) for a in truth for b in truth if truth[a] > truth[b]]
    outside = 0
    for seed in range(40):
        rated = rate([contest(a, b, expected(truth[a] - truth[b]), 60, seed) for a, b in pairs])
        assert [one.bot for one in rated][-1] == "clay"
        outside += sum(abs(one.elo - truth[one.bot]) > one.error for one in rated[:-1])
    assert 1 <= outside <= 14  # of 120, where 6 are to be expected


def test_differences_add_up_along_a_chain() -> None:
    chain = [contest("copper", "clay", 0.8), contest("bronze", "copper", 0.7)]
    alone = [rate([one])[0] for one in chain]
    top = rate(chain)[0]
    assert top.bot == "bronze"
    assert top.elo == pytest.approx(alone[0].elo + alone[1].elo)
    assert top.error == pytest.approx((alone[0].error ** 2 + alone[1].error ** 2) ** 0.5)
    assert rate(chain, anchor="copper")[-1].elo == pytest.approx(-alone[0].elo)


def test_whoever_wins_everything_has_a_rating_too() -> None:
    best = rate([contest("diamond", "random", 1.0, 50)])[0]
    assert 500 < best.elo < 1200


@pytest.mark.parametrize(
    ("contests", "anchor", "problem"),
    [
        ([contest("a", "b", 0.5, 0)], None, "no two bots have played each other"),
        ([contest("a", "a", 0.5)], None, "no two bots have played each other"),
        ([contest("a", "b", 0.5), contest("c", "d", 0.5)], None, "no contest connects 'c' with 'a'"),
        ([contest("a", "b", 0.5), contest("b", "c", 0.5, game="duel")], None, "different games: azul and duel"),
        ([contest("a", "b", 0.5, players=3)], None, "for two players"),
        ([contest("a", "b", 0.5)], "z", "'z' played in none of these contests; there are a, b"),
    ],
)
def test_what_cannot_be_compared(contests: list[Results], anchor: str | None, problem: str) -> None:
    with pytest.raises(SintraError, match=problem):
        rate(contests, anchor)


def test_the_command_reads_what_the_arena_has_written(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena = CliRunner().invoke(app, ["arena", "azul", "greedy", "random", "--games", "6", "--results", str(file)])
    assert arena.exit_code == 0, arena.output
    done = CliRunner().invoke(app, ["ratings", str(file), "--json"])
    assert [(one["bot"], one["games"]) for one in msgspec.json.decode(done.output)] == [("greedy", 6), ("random", 6)]
    assert "greedy" in CliRunner().invoke(app, ["ratings", str(file)]).output


def test_a_file_that_holds_something_else(tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_text("hello\n")
    with pytest.raises(SintraError, match=r"other\.txt does not hold results of the arena"):
        read_results(file)
