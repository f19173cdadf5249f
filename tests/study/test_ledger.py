"""The ledger adds up, exactly, and tells skill from luck."""

from itertools import pairwise

import numpy as np
import pytest

import sintra
from sintra.kernel.dispatch import NATURE
from sintra.study.luck import DrawValuer
from sintra.study.worth import CHANCES, POINTS
from tests.study.games import played

KINDS = [("azul", 2), ("azul", 3), ("azul", 4), ("pavilion", 2), ("pavilion", 3), ("pavilion", 4), ("duel", 2)]


def check(found: sintra.study.Ledger) -> None:
    for about in (CHANCES, POINTS):
        for seat in range(found.players):
            share = found.share(seat, about)
            assert share.start + share.own + share.others + share.luck + share.revision == pytest.approx(share.result, abs=1e-9)
    for entry in found.entries:
        assert entry.before[CHANCES].sum() == pytest.approx(1.0, abs=1e-9)
        assert abs(entry.skill[CHANCES].sum()) < 1e-9 and abs(entry.luck[CHANCES].sum()) < 1e-9, "what one gains others lose"
        assert entry.lost >= 0.0
    moves = [move for entry in found.entries for move in entry.moves]
    assert moves == found.record.moves, "every move is in one entry"


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_it_adds_up_to_the_result_for_every_seat(game: str, players: int) -> None:
    record = played(game, players)
    found = sintra.review(record, simulations=100, draws=2)
    check(found)
    final = record.final()
    assert found.result[POINTS].tolist() == list(final.scores)
    assert [seat for seat in range(players) if found.result[CHANCES, seat] > 0] == list(final.winners)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), KINDS)
def test_it_adds_up_in_many_games(game: str, players: int) -> None:
    for seed in range(150):
        check(sintra.review(played(game, players, seed=seed), simulations=100, draws=1))


def test_an_unfinished_game_ends_with_what_it_is_worth() -> None:
    whole = played("azul", 2)
    found = sintra.review(sintra.Record(whole.start, whole.moves[:40]), simulations=100, draws=2)
    check(found)
    assert 0.0 < found.result[CHANCES, 0] < 1.0


def test_a_turn_is_one_entry_and_draws_between_turns_are_one() -> None:
    found = sintra.review(played("pavilion", 2), simulations=100, draws=2)
    seats = [entry.seat for entry in found.entries]
    assert all(one != other for one, other in pairwise(seats))
    assert any(len(entry.moves) > 1 for entry in found.entries if entry.seat >= 0)


def test_a_decision_without_a_choice_is_not_counted() -> None:
    record = played("azul", 2)
    found = sintra.review(record, simulations=100, draws=1)
    free = [position.to_move for position in record.positions() if position.to_move >= 0 and len(position.legal_moves) > 1]
    assert [found.choices(seat) for seat in (0, 1)] == [free.count(0), free.count(1)]


def test_what_is_proven_is_exact_and_a_thrown_away_win_is_a_blunder() -> None:
    found = sintra.review(played("azul", 2, seed=7), simulations=3_000)  # of greedy ones, who play the same whatever networks learn
    blunder = next(entry for entry in found.entries if entry.lost > 0.9)
    assert blunder.grade == "blunder" and blunder.best
    assert any(entry.is_exact for entry in found.entries)
    better = found.record.start.copy()
    for move in found.record.moves[: blunder.missed_at]:
        better.play(move)
    assert blunder.best[0] in better.legal_moves and blunder.best[0] != found.record.moves[blunder.missed_at]


def test_the_stronger_one_loses_less_by_its_own_decisions() -> None:
    lost = np.zeros(2)
    for seed in range(4):
        found = sintra.review(played("azul", 2, "gold", "clay", seed=seed), simulations=1_000, draws=4)
        lost += [found.error_rate(seat) for seat in (0, 1)]
    assert lost[0] < lost[1]


@pytest.mark.parametrize("game", sintra.GAMES)
def test_luck_is_nothing_on_average(game: str) -> None:
    """From one position the luck of its draws, measured against fresh ones each time."""
    before = sintra.new(game, 2, dealt=False)
    assert before.to_move == NATURE
    valuer, random = DrawValuer(before.game, 2, samples=4, simulations=50), np.random.default_rng(3)
    lucks = [valuer.luck(before._record, valuer.drawn(before._record, random), random).brought[CHANCES, 0] for _ in range(120)]
    assert abs(np.mean(lucks)) < 3 * np.std(lucks) / np.sqrt(len(lucks))
    assert np.std(lucks) > 0


def test_equal_seeds_find_the_same_and_processes_do_not_matter() -> None:
    record = played("duel", 2)
    one, other = (sintra.review(record, simulations=100, draws=2, seed=4, workers=workers) for workers in (1, 2))
    assert [entry.skill.tolist() for entry in one.entries] == [entry.skill.tolist() for entry in other.entries]
    assert [entry.luck.tolist() for entry in one.entries] == [entry.luck.tolist() for entry in other.entries]
