"""An analysis answers in moves, ordered as the bot would play them, with visits that add up."""

import pytest

import sintra
from sintra.bots.analysis import shared_out


@pytest.mark.parametrize("name", sintra.GAMES)
def test_an_analysis_has_a_line_for_every_legal_move_and_its_visits_add_up(name: str) -> None:
    position = sintra.new(name, seed=5)
    found = sintra.analyse(position, simulations=300, seed=1)
    assert {line.move for line in found} == set(position.legal_moves)
    assert all(isinstance(move, sintra.Move) for line in found for move in line.moves)
    assert found.simulations >= 300
    assert sum(line.visits for line in found) == found.simulations
    assert found.seat == position.to_move
    assert [line.visits for line in found] == sorted((line.visits for line in found), reverse=True)


def test_the_first_line_is_what_the_bot_would_play() -> None:
    position = sintra.new("azul", seed=5)
    bot = sintra.bot("diamond", simulations=300, seed=1, keep=False)
    assert sintra.analyse(position, simulations=300, seed=1).best.move == bot.choose(position)


def test_a_line_says_chances_scores_and_how_play_goes_on() -> None:
    position = sintra.new("azul", seed=5)
    best = sintra.analyse(position, simulations=500, seed=1).best
    assert best.chances is not None and best.scores is not None
    assert sum(best.chances) == pytest.approx(1.0, abs=0.05)
    assert len(best.scores) == 2
    assert best.moves[0] == best.move
    for move in best.moves:
        position.play(move)


def test_what_was_not_looked_at_is_not_judged() -> None:
    found = sintra.analyse(sintra.new("azul", seed=5), simulations=40, seed=1)
    unseen = [line for line in found if not line.visits and line.chances is None]
    assert unseen
    assert all(line.scores is None and line.moves == (line.move,) for line in unseen)


def test_equal_seeds_and_simulations_find_the_same() -> None:
    position = sintra.new("duel", seed=5)
    assert sintra.analyse(position, simulations=200, seed=4) == sintra.analyse(position, simulations=200, seed=4)


def test_progress_is_told_while_it_thinks() -> None:
    told: list[sintra.Analysis] = []
    found = sintra.analyse(sintra.new("pavilion", seed=5), seconds=0.6, progress=told.append, seed=1)
    assert len(told) > 1
    assert told[-1] == found
    assert all(sum(line.visits for line in one) == one.simulations for one in told)
    assert [one.simulations for one in told] == sorted(one.simulations for one in told)


def test_the_end_of_a_game_is_found_out_without_simulations() -> None:
    """Whatever the first player does with the last tile, the complete line fills a row of the wall, and the game ends."""
    walls = "BYRK.,.....,.....,.....,...../.....,.....,.....,.....,....."
    text = f"azul to=1 start=1 marker=2 factories=-,-,-,-,- centre=R scores=9/3 lines=W,-,-,-,-/-,-,-,-,- walls={walls} floors=-/M"
    found = sintra.analyse(sintra.position(text, dealt=False, study=True), simulations=50)
    assert found.is_exact
    assert found.simulations == sum(line.visits for line in found) == 0
    assert {line.chances for line in found} == {(1.0, 0.0)}
    assert found.best.scores == (16.0, 2.0)


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": "1"}, {"simulations": -3}, {"simulations": True}])
def test_a_budget_is_a_number_above_nothing(budget: dict[str, object]) -> None:
    with pytest.raises(sintra.BadOption, match="is not a number above 0"):
        sintra.analyse(sintra.new("azul", seed=1), **budget)  # type: ignore[arg-type]


def test_there_is_nothing_to_analyse_when_nobody_is_to_move() -> None:
    with pytest.raises(sintra.SintraError, match="nobody is to move"):
        sintra.analyse(sintra.new("azul", dealt=False))


@pytest.mark.parametrize(("total", "weights"), [(10, [3, 3, 3]), (7, [1, 0, 5, 900]), (0, [1, 2]), (5, [0, 0]), (1, [1])])
def test_visits_are_shared_out_without_loss(total: int, weights: list[int]) -> None:
    shares = shared_out(total, weights)
    assert sum(shares) == (total if sum(weights) else 0)
    assert all(share == 0 for share, weight in zip(shares, weights, strict=True) if weight == 0)
