"""The NumPy batch: many games at once are the same games, pay what the returns say, and are cut off when they do not end."""

from typing import Any

import numpy as np
import pytest

import sintra
from sintra.envs import Games, Search
from sintra.envs.returns import KINDS, Returns
from sintra.positions import Position
from tests.games.variants import IDS, VARIANTS

every_game = pytest.mark.parametrize("name", sintra.GAMES)


def play_to_the_end(games: Games) -> None:
    while not games.done.all():
        assert (games.step(games.random_actions()) | games.done).all()


def expected(position: Position, returns: str) -> list[float]:
    """What each seat gets, straight from the words of `sintra.envs.returns`."""
    players, standings, scores = position.players, position.standings, position.scores
    if returns == "margin":
        return [scores[p] - max(scores[q] for q in range(players) if q != p) for p in range(players)]
    if returns == "rank":
        step = 2 / (players - 1)
        places = sorted(standings, reverse=True)
        return [float(np.mean([1 - step * i for i, other in enumerate(places) if other == mine])) for mine in standings]
    winners = position.winners
    share = [1 / len(winners) if p in winners else 0.0 for p in range(players)]
    return [(players * part - 1) / (players - 1) for part in share]


@pytest.mark.parametrize("returns", KINDS)
@pytest.mark.parametrize("variant", VARIANTS, ids=IDS)
def test_games_pay_what_the_returns_say(variant: tuple[str, int, dict[str, Any]], returns: Returns) -> None:
    name, players, options = variant
    games = Games(name, 12, players, seed=3, returns=returns, **options)
    assert not games.payoffs().any()
    play_to_the_end(games)
    for i, paid in enumerate(games.payoffs()):
        assert np.allclose(paid, expected(Position(games.game, games.states[i : i + 1].copy()), returns), atol=1e-6)


@every_game
def test_equal_seeds_are_equal_games_whatever_the_threads(name: str) -> None:
    one, three = (Games(name, 31, seed=3, threads=threads) for threads in (1, 3))
    for _ in range(20):
        assert np.array_equal(one.flat(), three.flat())
        assert np.array_equal(one.legal_mask(), three.legal_mask())
        actions = one.random_actions()
        assert np.array_equal(actions, three.random_actions())
        assert np.array_equal(one.step(actions), three.step(actions))
    assert np.array_equal(one.planes(), three.planes())


@every_game
def test_a_seed_begins_the_same_games_again(name: str) -> None:
    games = Games(name, 5, seed=3)
    first = games.states.copy()
    play_to_the_end(games)
    games.seed(3)
    games.restart()
    assert np.array_equal(first, games.states)


@every_game
def test_an_endless_game_is_cut_off_and_pays_nothing(name: str) -> None:
    games = Games(name, 6, seed=1, limit=9)
    for _ in range(9):
        assert games.step(games.random_actions()).all()
    assert games.truncated.all() and games.done.all() and not games.over.any()
    before = games.states.copy()
    assert not games.step(games.random_actions()).any()
    assert np.array_equal(before, games.states)
    assert not games.payoffs().any()
    games.restart(np.arange(6) < 2)
    assert games.done.tolist() == [False] * 2 + [True] * 4


@every_game
def test_others_answer_until_the_seat_is_to_move(name: str) -> None:
    games = Games(name, 20, seed=1)
    seats = np.ones(20, np.int8)
    for answer in (games.answer_randomly, games.answer_greedily):
        games.restart()
        while not games.done.all():
            answer(seats)
            assert (np.equal(games.to_move, 1) | games.done).all()
            games.step(games.random_actions())


def test_there_are_no_other_returns() -> None:
    with pytest.raises(sintra.BadOption, match="returns"):
        Games(sintra.GAMES[0], 1, returns="glory")  # type: ignore[arg-type]


@every_game
def test_a_game_of_a_batch_is_a_position_and_back(name: str) -> None:
    games = Games(name, 6, seed=4)
    for _ in range(15):
        games.step(games.random_actions())
    other = Games(name, 6, seed=5)
    for i in range(6):
        assert set(games[i].legal_moves) == set(np.flatnonzero(games.legal_mask()[i]).tolist())
        other[i] = games[i]
    assert np.array_equal(other.states, games.states) and np.array_equal(games[-1]._record, games.states[-1:])
    again = Games.of([games[i] for i in range(6)], seed=1)
    play_to_the_end(again)
    again.restart()
    assert np.array_equal(again.states, games.states)


@every_game
def test_branches_go_their_own_way(name: str) -> None:
    games = Games(name, 4, seed=4)
    before = games.states.copy()
    branches = games.take([2] * 40, seed=1)
    assert (branches.states == games.states[2]).all()
    play_to_the_end(branches)
    assert np.array_equal(games.states, before)
    assert len({branch.tobytes() for branch in branches.states}) > 30


@every_game
def test_legal_actions_are_those_of_the_mask(name: str) -> None:
    games = Games(name, 40, seed=4)
    for _ in range(40):
        games.step(games.random_actions())
    actions, begins = games.legal_actions()
    for i, mask in enumerate(games.legal_mask()):
        assert sorted(actions[begins[i] : begins[i + 1]]) == np.flatnonzero(mask).tolist()


@every_game
def test_numbers_are_written_where_they_are_wanted(name: str) -> None:
    games = Games(name, 7, seed=4)
    looks: list[Any] = [games.flat, games.planes, games.legal_mask]
    for look in looks:
        new = look()
        room = np.ones_like(new)
        assert look(out=room) is room and np.array_equal(new, room)
        assert np.shares_memory(np.from_dlpack(room), room)
        with pytest.raises(ValueError, match="`out` must be"):
            look(out=room[:3])


def test_each_game_may_have_options_of_its_own() -> None:
    walls = ["grey", "coloured", "grey"]
    games = Games("azul", 3, wall=walls, seed=1)
    assert [games[i].options["wall"] for i in range(3)] == walls
    play_to_the_end(games)
    games.restart()
    assert [games[i].options["wall"] for i in range(3)] == walls
    with pytest.raises(sintra.BadOption, match="2 values for 3 games"):
        Games("azul", 3, wall=walls[:2])


def test_games_of_another_kind_do_not_fit() -> None:
    games = Games(sintra.GAMES[0], 2, players=2)
    for other in (sintra.new(sintra.GAMES[0], players=3), sintra.new(sintra.GAMES[1])):
        with pytest.raises(ValueError, match="these are games of"):
            games[0] = other
    with pytest.raises(ValueError, match="no positions"):
        Games.of([])


@every_game
def test_a_batch_is_searched_alike_whatever_the_threads(name: str) -> None:
    one, three = (Games(name, 130, seed=4, threads=threads) for threads in (1, 3))
    found, same = (Search(games, 40, seed=2).think() for games in (one, three))
    assert np.array_equal(found.actions, same.actions) and np.array_equal(found.shares, same.shares)
    assert np.allclose(found.shares.sum(1), 1, atol=1e-5) and np.allclose(found.chances.sum(1), 1, atol=1e-5)
    some = np.arange(130) % 2 == 0
    part = Search(one, 40, seed=2).think(some)
    assert np.array_equal(part.actions[some], found.actions[some]) and not part.shares[~some].any()
    assert one.step(found.actions).all()
