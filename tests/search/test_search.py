"""The search: legal, repeatable, within its budget, exact where it can be, and blind to what a seat may not know."""

from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sintra
from sintra.kernel.compile import rule
from sintra.kernel.dispatch import Moves, Numbers
from sintra.kernel.log import new_log
from sintra.kernel.single import play
from sintra.positions import Position
from sintra.search.heuristics import heuristics
from sintra.search.layers import make_workspace, run
from sintra.search.network import MARGIN_SCALE, Network, check_fit, make_network, trained_network
from sintra.search.puct import hash_of
from sintra.search.searcher import Budget, Findings, Searcher
from sintra.search.settings import settings_for
from sintra.search.tree import DECISION
from sintra.search.valuation import evaluate, look_from, new_leaf
from sintra.search.vectors import WIDTH, add_rows, differing

SMALL = Budget(simulations=200, nodes=100_000)


def findings(position: Position, *, seed: int = 3, **settings: object) -> Findings:
    searcher = Searcher(seed=seed, nodes=100_000, **settings)  # type: ignore[arg-type]
    return searcher.think(position.view(position.to_move), SMALL)


def told(found: Findings) -> str:
    """All choices in a form that can be compared: the chances of a move that was not tried are no numbers, which equal nothing."""
    return repr(found.choices)


def some_way_into(game: str, players: int, seed: int, decisions: int) -> Position:
    """A position of a game between greedy players."""
    position, greedy = sintra.new(game, players, seed=seed), sintra.bot("greedy", seed=seed)
    for _ in range(decisions):
        position.play(greedy.choose(position))
    return position


@pytest.mark.parametrize("game", sintra.GAMES)
def test_every_legal_move_is_a_choice_once(game: str) -> None:
    position = some_way_into(game, 2, 1, 7)
    choices = findings(position).choices
    assert sorted(choice.move for choice in choices) == sorted(map(int, position.legal_moves))
    assert all(choice.line[0] == choice.move for choice in choices)


@pytest.mark.parametrize("settings", [{}, {"outcomes": 1.0}, {"outcomes": 0.0}])
def test_the_same_seed_finds_the_same(settings: dict[str, float]) -> None:
    position = some_way_into("azul", 2, 4, 9)
    assert told(findings(position, settings=settings)) == told(findings(position, settings=settings))


def test_several_threads_find_the_same_every_time() -> None:
    position = some_way_into("azul", 2, 4, 9)
    assert told(findings(position, threads=2)) == told(findings(position, threads=2))


def test_it_runs_as_many_simulations_as_it_is_given() -> None:
    position = some_way_into("azul", 2, 2, 3)
    assert findings(position).simulations == SMALL.simulations


def test_it_stops_when_its_tree_is_full() -> None:
    position = some_way_into("azul", 2, 2, 3)
    found = Searcher(seed=1, nodes=500).think(position.view(position.to_move), Budget(simulations=1_000_000, nodes=500))
    assert found.simulations < 500
    assert found.choices


def test_it_says_what_it_has_found_so_far() -> None:
    position = some_way_into("azul", 2, 2, 3)
    thoughts = list(Searcher(seed=1, nodes=200_000).think_aloud(position, Budget(seconds=1.0)))
    assert thoughts[-1].simulations >= thoughts[0].simulations > 0


def test_to_load_and_to_compile_is_not_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by 1 when somebody looks at it, and by 1,000 while the network is loaded."""
    now = 0.0

    def look() -> float:
        nonlocal now
        now += 1.0
        return now

    def load(*which: Any) -> Network:
        nonlocal now
        now += 1_000.0
        return trained_network(*which)

    monkeypatch.setattr("sintra.search.searcher.time", SimpleNamespace(perf_counter=look))
    monkeypatch.setattr("sintra.search.searcher.trained_network", load)
    position = some_way_into("azul", 2, 2, 3)
    assert Searcher(seed=1, nodes=200_000).think(position.view(position.to_move), Budget(seconds=50.0)).simulations > 100


def test_what_has_grown_is_kept_for_the_next_move() -> None:
    position = some_way_into("azul", 2, 6, 4)
    searcher = Searcher(seed=5, nodes=200_000)
    budget = Budget(simulations=2_000)
    best = searcher.think(position.view(position.to_move), budget).best
    for move in best.line[:2]:
        position.play(move)
    view = position.view(position.to_move)
    searcher._begin(view, searcher._imagined(view))
    kept = searcher._trees[0]
    assert kept.visits > 2
    assert kept.children()[0]["move"].tolist() == sorted(map(int, position.legal_moves))
    assert searcher.think(position.view(position.to_move), budget).simulations == budget.simulations


@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_can_play(players: int) -> None:
    found = findings(some_way_into("azul", players, 3, 5))
    for choice in found.choices[:3]:
        assert len(choice.chances) == len(choice.scores) == players


# ── Exact at the end ─────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def ending(seed: int) -> Position | None:
    """A position a few decisions before the certain end of a game: no draw can come any more."""
    position, greedy = sintra.new("azul", 2, seed=seed), sintra.bot("greedy", seed=seed)
    history = []
    while not position.is_over:
        history.append(position.copy())
        position.play(greedy.choose(position))
    late = [one for one in history[-6:] if one.to_move >= 0]
    return next((one for one in late if _size(one) is not None and len(one.legal_moves) > 1), None)


def _size(position: Position, limit: int = 3_000) -> int | None:
    """How many positions follow, or None if there are too many or a draw may come."""
    if position.is_over:
        return 1
    if position.to_move < 0:
        return None
    total = 1
    for move in position.legal_moves:
        after = Position(position.game, position._record.copy())
        after.play(move)
        size = _size(after, limit - total)
        if size is None or total + size > limit:
            return None
        total += size
    return total


def best_value(position: Position) -> list[float]:
    """What the position is worth to each seat when both play perfectly, by trying everything."""
    if position.is_over:
        wins = [0.0 if len(position.winners) == 2 else 1.0 if seat in position.winners else -1.0 for seat in range(2)]
        settings, leads = settings_for(position.game, {}), [(position.scores[seat] - position.scores[1 - seat]) / MARGIN_SCALE for seat in range(2)]
        return [
            settings.winning * wins[seat] + (1 - settings.winning) * float(np.tanh(leads[seat])) + settings.lead * leads[seat] for seat in range(2)
        ]
    values = []
    for move in position.legal_moves:
        after = Position(position.game, position._record.copy())
        after.play(move)
        values.append(best_value(after))
    return max(values, key=lambda value: value[position.to_move])


def test_endings_are_played_perfectly() -> None:
    solved = 0
    for seed in range(30):
        position = ending(seed)
        if position is None:
            continue
        found = Searcher(seed=1, nodes=1_000).think(position.view(position.to_move), Budget(simulations=10))
        assert found.is_exact
        assert found.best.value == pytest.approx(best_value(position)[position.to_move], abs=1e-5)
        solved += 1
        if solved == 5:
            return
    assert solved > 0


# ── Information sets ─────────────────────────────────────────────────────────────────────────────────────────────────────


def with_secrets(seed: int) -> Position:
    """A position of a game in which somebody knows something that the seat to move does not."""
    position, chance = sintra.new("duel", seed=seed), sintra.bot("random", seed=seed)
    for _ in range(400):
        if position.is_over:
            break
        seat = position.to_move
        if len(position.legal_moves) > 1 and position.imagine(seat, 1) != position.imagine(seat, 2):
            return position
        position.play(chance.choose(position))
    return with_secrets(seed + 1)


def test_equal_views_are_searched_alike() -> None:
    position = with_secrets(1)
    seat = position.to_move
    twins = [position.imagine(seat, seed) for seed in (1, 2)]
    assert twins[0] != twins[1]
    assert twins[0].view(seat) == twins[1].view(seat)
    assert findings(twins[0]) == findings(twins[1])


# ── The network ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_compiled_network_computes_what_its_formula_says() -> None:
    network = make_network(43, 10, 2, seed=1)
    workspace, draw = make_workspace(network), np.random.default_rng(2)
    usual, inputs = np.where(draw.random((2, 43)) < 0.5, draw.normal(size=(2, 43)), 0.0).astype(np.float32)
    workspace.usual[1, :43], workspace.usual_h1[1], workspace.inputs[:43] = usual, usual @ network.w1 + network.b1, inputs
    for seat in range(2):
        run(seat, network, workspace)
        h1 = np.maximum(inputs @ network.w1 + network.b1, 0)
        h2 = np.maximum(h1 @ network.w2 + network.b2, 0)
        assert workspace.out == pytest.approx(network.w3 @ h2 + network.b3, abs=1e-4)


@pytest.mark.parametrize("game", sintra.GAMES)
def test_a_position_is_worth_the_same_from_wherever_it_is_looked_at(game: str) -> None:
    root, position = some_way_into(game, 2, 5, 8), some_way_into(game, 2, 5, 12)
    network = trained_network(position.game, 2)
    workspace, plain, seen = make_workspace(network), new_leaf(), new_leaf()
    for seat in range(2):
        evaluate(position.state, seat, network, make_workspace(network), plain)
        look_from(np.stack([root.state] * 2).view(root.state.dtype), network, workspace)
        evaluate(position.state, seat, network, workspace, seen)
        assert np.count_nonzero(workspace.usual[:2]) > 20 and seen == pytest.approx(plain, abs=1e-3)


def test_rows_are_added_by_the_machine_as_in_python() -> None:
    draw = np.random.default_rng(3)
    x, usual = (draw.integers(0, 2, 24).astype(np.float32) for _ in range(2))
    w, start = (draw.normal(size=size).astype(np.float32) for size in ((24, 2 * WIDTH), 2 * WIDTH))
    rows = np.flatnonzero(x != usual).astype(np.int32)
    assert [same_as_python(x, usual, at) for at in (0, 8, 16)] == [differing(x, usual, at) for at in (0, 8, 16)]
    for n in (len(rows), 1, 0):
        made, expected = np.zeros((2, 2 * WIDTH), np.float32)
        add(x, usual, rows, n, w, start, made, WIDTH, np.float32(0.0))
        add_rows(x, usual, rows, n, w, start, expected, WIDTH, np.float32(0.0))
        assert made == pytest.approx(expected, abs=1e-5)


@rule
def same_as_python(x: Numbers, usual: Numbers, at: int) -> int:
    return differing(x, usual, at)


@rule
def add(x: Numbers, usual: Numbers, rows: Moves, n: int, w: Numbers, start: Numbers, out: Numbers, at: int, least: Any) -> None:
    add_rows(x, usual, rows, n, w, start, out, at, least)


@pytest.mark.parametrize("game", sintra.GAMES)
def test_features_fit_the_inputs_they_promise(game: str) -> None:
    from sintra.search.heuristics import features

    for players in sintra.game(game).players:
        inputs = heuristics(sintra.game(game)).INPUTS[players]
        position = some_way_into(game, players, 5, 12)
        out = np.zeros(inputs + 8, np.float32)
        features(position.state, position.to_move, out[:inputs])
        assert np.count_nonzero(out[:inputs]) > 10
        assert np.abs(out).max() < 20


def expanded(searcher: Searcher) -> dict[bytes, set[int]]:
    """Every position that the tree looks into, with where its children begin."""
    [grown] = searcher._trees
    tree, workspace = grown.tree, np.zeros(1, grown.table.dtype)
    found: dict[bytes, set[int]] = {}
    waiting = [(0, grown.table[:1].copy())]
    while waiting:
        at, record = waiting.pop()
        node = tree.nodes[at]
        if node["what"] != DECISION:
            continue
        found.setdefault(record.tobytes(), set()).add(int(node["first"]))
        for child in range(int(node["first"]), int(node["first"] + node["tried"])):
            workspace[:] = record
            play(workspace, int(tree.nodes[child]["move"]), new_log())
            waiting.append((child, workspace.copy()))
    return found


def test_positions_that_are_reached_in_several_orders_share_what_follows() -> None:
    position = some_way_into("azul", 2, 4, 3)
    searcher = Searcher(seed=1)  # in a small table one position may take the place of another, which is then looked into twice
    searcher.think(position, Budget(simulations=3_000))
    ways = sum(int(node["what"] == DECISION) for node in searcher._trees[0].tree.nodes[: searcher._trees[0].tree.used[0]])
    found = expanded(searcher)
    assert all(len(children) == 1 for children in found.values())
    assert len(found) < ways


def test_a_kept_tree_still_shares() -> None:
    position = some_way_into("azul", 2, 4, 3)
    searcher = Searcher(seed=1, nodes=1_000_000)
    budget = Budget(simulations=3_000, nodes=1_000_000)
    position.play(searcher.think(position, budget).best.move)
    searcher._begin(position, [position._record.copy()])
    tree = searcher._trees[0].tree
    firsts = [int(node["first"]) for node in tree.nodes[: tree.used[0]] if node["what"] == DECISION]
    assert len(set(firsts)) < len(firsts)
    assert searcher.think(position, budget).choices


def test_points_for_their_own_sake_are_wanted_until_all_is_known() -> None:
    known = next(position for position in map(ending, range(30)) if position is not None)
    unknown = sintra.new("azul", seed=1)
    for position, is_wanted in ((known, False), (unknown, True)):
        plain, eager = (
            Searcher(seed=1, nodes=1_000, settings=settings).think(position.view(position.to_move), Budget(simulations=10)).best.value
            for settings in ({}, {"points": 3.0})
        )
        assert (eager > plain) == is_wanted


@pytest.mark.parametrize("byte", range(8))
def test_positions_that_differ_in_two_bytes_have_different_hashes(byte: int) -> None:
    """Whatever the two are, and wherever in their words."""
    dice = np.random.default_rng(byte)
    same = dice.integers(0, 2**63, 90, np.uint64)
    first, second = sorted(dice.choice(90, 2, replace=False))
    seen = set()
    for one in range(256):
        for other in range(256):
            content = same.copy()
            content[first] ^= np.uint64(one << (8 * byte))
            content[second] ^= np.uint64(other << (8 * byte))
            seen.add(int(hash_of(content)))
    assert len(seen) == 256 * 256


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in sintra.GAMES for players in sintra.game(game).players])
def test_all_weights_that_come_with_a_game_fit_it(game: str, players: int) -> None:
    shipped = files(sintra.game(game).package).joinpath(f"weights-{players}.npz")
    assert shipped.is_file()
    assert len(trained_network(sintra.game(game), players).w1) > 0


def test_weights_that_do_not_fit_are_refused_in_words() -> None:
    game = sintra.game("azul")
    with pytest.raises(sintra.SintraError, match="these weights are not for azul with 3 players: w1 is"):
        check_fit(trained_network(game, 2), game, 3)
    with pytest.raises(sintra.SintraError, match="not for azul with 2 players: wp is"):
        check_fit(trained_network(game, 2)._replace(wp=np.zeros((1, 1), np.float32)), game, 2)
