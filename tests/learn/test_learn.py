"""Learning: a tiny run, and the same run interrupted at every step."""

import hashlib
import os
import pickle
import shutil
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import sintra
from sintra.learn.games import Chunk, play_chunk, read_arrays
from sintra.learn.recipe import Recipe
from sintra.learn.run import Run
from sintra.registry import game as find_game
from sintra.search.heuristics import heuristics
from sintra.search.layers import make_workspace
from sintra.search.network import FIRST, SCORE, SECOND, Network, load_network, make_network, widen
from sintra.search.valuation import evaluate, new_leaf
from tests.commands import sintra as command


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


TINY = Recipe(game="azul", players=2, generations=2, games=6, chunk=2, steps=20, batch=32, gate_pairs=2, polish=20, quick=4, last_quick=6, full=2.0)


def quiet(_: str) -> None:
    pass


def final(run: Run) -> Network:
    return load_network(run.best(TINY.generations))


def test_an_interrupted_run_ends_as_one_that_was_not(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    whole = Run(tmp_path / "whole", TINY, say=quiet)
    whole.go_on()

    class Interrupted(Exception):
        pass

    steps = 0

    def interrupt(_: str) -> None:
        nonlocal steps
        steps += 1
        if steps % 2 == 0:
            raise Interrupted

    for _ in range(20):
        run = Run(tmp_path / "interrupted", TINY, say=interrupt)
        try:
            run.go_on()
            break
        except Interrupted:
            continue
    assert len(run.done()) == TINY.generations
    for ours, theirs in zip(final(run), final(whole), strict=True):
        assert np.array_equal(ours, theirs)
    assert [generation.result for generation in run.done()] == [generation.result for generation in whole.done()]


def test_the_recipe_of_a_run_is_the_one_it_began_with(tmp_path: Path) -> None:
    Run(tmp_path, TINY, say=quiet)
    assert Run(tmp_path, Recipe(game="azul", players=2), say=quiet).recipe == TINY


@pytest.mark.parametrize("elsewhere", [0, 3])
def test_before_a_draw_is_noted_what_was_found_after_it_and_after_others(elsewhere: int) -> None:
    recipe, weights = msgspec.structs.replace(TINY, elsewhere=elsewhere), Path(str(resources.files(find_game("azul").package))) / "weights-2.npz"
    _, notes = play_chunk(Chunk(recipe, 0, 0, recipe.chunk, weights.read_bytes()))
    points = np.sort(notes["found"][:, SCORE], axis=1)  # whichever seat was to move
    before = np.flatnonzero(notes["is_draw"][:-1])
    same = np.isclose(points[before], points[before + 1]).all(axis=1)
    assert len(before) >= 2 * 4 and (same.all() if elsewhere == 0 else not same.any())
    assert np.abs(points[before] - points[before + 1]).max() < 40


def narrow(network: Network) -> Network:
    """The same with layers of half the size."""
    half, quarter = FIRST // 2, SECOND // 2
    w1, w2 = np.ascontiguousarray(network.w1[:, :half]), np.ascontiguousarray(network.w2[:half, :quarter])
    w3, wp = np.ascontiguousarray(network.w3[:, :quarter]), np.ascontiguousarray(network.wp[:, :quarter])
    return Network(w1, network.b1[:half], w2, network.b2[:quarter], w3, network.b3, wp, network.bp)


def test_fewer_games_than_a_file_holds_are_played_all_the_same(tmp_path: Path) -> None:
    run = Run(tmp_path / "run", msgspec.structs.replace(TINY, games=3, chunk=2), say=quiet)
    run._begin()
    run._play(0)
    files = sorted(path.name for path in run.of(0, "").glob("games-*"))
    assert files == ["games-000.npz", "games-001.npz"]
    beginnings = [read_arrays(run.of(0, name)) for name in files]
    alone = play_chunk(Chunk(run.recipe, 0, 1, 1, run.best(0).read_bytes()))[1]
    assert all(np.array_equal(beginnings[1][name], alone[name]) for name in alone), "the second file holds one game"


def test_a_machine_that_plays_needs_no_file_of_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a node of a cluster: a task arrives as bytes where the relative folder means nothing, and its result leaves as bytes."""
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    here.mkdir()
    elsewhere.mkdir()

    def far_away(function: Callable[[Any], Any], tasks: Iterable[Any], *_: object) -> Iterator[Any]:
        for sent in [pickle.dumps(task) for task in tasks]:
            os.chdir(elsewhere)
            result = pickle.dumps(function(pickle.loads(sent)))
            os.chdir(here)
            yield pickle.loads(result)

    monkeypatch.setattr("sintra.learn.run.spread", far_away)
    monkeypatch.chdir(here)
    run = Run(Path("run"), TINY, say=quiet)
    run._begin()
    run._play(0)
    assert len(list(run.of(0, "").glob("games-*.npz"))) == 3
    assert 0.0 <= run._trial(0, run.best(0)) <= 1.0
    assert not list(elsewhere.iterdir())


@pytest.mark.parametrize(
    ("wrong", "words"), [({"game": "chess"}, "no game 'chess'"), ({"players": 9}, "not 9"), ({"start": "nowhere.npz"}, "no weights")]
)
def test_a_wrong_recipe_is_refused_before_anything_is_written(tmp_path: Path, wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(sintra.SintraError, match=words):
        Run(tmp_path / "run", msgspec.structs.replace(TINY, **wrong), say=quiet)
    assert not (tmp_path / "run").exists()


def test_the_command_refuses_a_mistyped_game_and_leaves_no_folder(tmp_path: Path) -> None:
    done = command("learn", "chess", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "there is no game 'chess'; there are azul, pavilion, duel\n"
    assert not list(tmp_path.iterdir())


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, TINY, say=quiet)
    with pytest.raises(sintra.SintraError, match="a run for azul with 2 players"):
        Run(tmp_path, msgspec.structs.replace(TINY, game="duel"), say=quiet)
    (tmp_path / "recipe.json").write_text("{}")
    with pytest.raises(sintra.SintraError, match="not the recipe of a run"):
        Run(tmp_path, TINY, say=quiet)


@pytest.mark.parametrize("players", [2, 3])
def test_a_widened_network_says_the_same(players: int) -> None:
    known, position = heuristics(find_game("azul")), sintra.new("azul", players, seed=1)
    one = make_network(known.INPUTS[players], known.KINDS, players, 5)
    one.w2[FIRST // 2 :] = one.w2[:, SECOND // 2 :] = one.w3[:, SECOND // 2 :] = 0.0
    other, said, again = widen(narrow(one), 7), new_leaf(), new_leaf()
    evaluate(position.state, 0, one, make_workspace(one), said)
    evaluate(position.state, 0, other, make_workspace(other), again)
    assert np.allclose(said, again)
    assert not np.array_equal(one.w1, other.w1), "new units have something to learn with"


def test_a_run_may_go_on_from_the_weights_of_another(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    first = Run(tmp_path / "first", TINY, say=quiet)
    first.go_on()
    second = Run(tmp_path / "second", msgspec.structs.replace(TINY, seed=2, start=str(first.best(TINY.generations))), say=quiet)
    second.go_on()
    for ours, theirs in zip(load_network(second.best(0)), final(first), strict=True):
        assert np.array_equal(ours, theirs)
    assert len(second.done()) == TINY.generations


def test_what_is_installed_says_how_it_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = Path(str(resources.files(find_game("azul").package))) / "weights-2.npz"
    run = Run(tmp_path / "run", TINY, say=quiet)
    run.best(0).parent.mkdir()
    shutil.copy(shipped, run.best(0))
    monkeypatch.setattr("sintra.learn.run.resources.files", lambda _: tmp_path)
    for ours, theirs in zip(load_network(run.install()), load_network(shipped), strict=True):
        assert np.array_equal(ours, theirs)
    recipe = msgspec.json.decode((tmp_path / "recipe-2.json").read_bytes(), type=Recipe)
    assert recipe == msgspec.structs.replace(TINY, weights_sha256=sha256(tmp_path / "weights-2.npz"))


def test_a_recipe_names_what_it_began_with_by_its_hash(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    shutil.copy(Path(str(resources.files(find_game("azul").package))) / "weights-2.npz", start)
    before = sha256(start)
    asked = msgspec.structs.replace(TINY, start=str(start))
    assert Run(tmp_path / "run", asked, say=quiet).recipe == msgspec.structs.replace(asked, start_sha256=before)
    start.write_bytes(b"other weights since")
    assert Run(tmp_path / "run", asked, say=quiet).recipe.start_sha256 == before


@pytest.mark.parametrize("recipe", sorted(Path(str(resources.files("sintra.games"))).glob("*/recipe-*.json")), ids=str)
def test_a_recipe_lies_beside_the_weights_that_came_of_it(recipe: Path) -> None:
    known = msgspec.json.decode(recipe.read_bytes(), type=Recipe)
    assert known.weights_sha256 == sha256(recipe.with_name(f"weights-{known.players}.npz"))
    assert bool(known.start) == bool(known.start_sha256)


def test_positions_before_a_draw_may_trust_the_search_more_than_others() -> None:
    pytest.importorskip("torch")
    from sintra.learn.training import _targets

    found, ended = np.full((2, 3, 2), 1.0, np.float32), np.full((2, 3, 2), 0.0, np.float32)
    notes = {"is_draw": np.array([True, False]), "found": found, "ended": ended}
    recipe = msgspec.structs.replace(TINY, trust=0.25)
    assert np.unique(_targets(notes, recipe)).tolist() == [0.25]
    apart = _targets(notes, msgspec.structs.replace(recipe, trust_before_draws=0.75))
    assert (np.unique(apart[0]).tolist(), np.unique(apart[1]).tolist()) == ([0.75], [0.25])


@pytest.mark.parametrize("players", [2, 3])
def test_what_came_of_a_position_is_in_part_what_was_found_before_the_next_draw(players: int) -> None:
    def noted(soon: float) -> dict[str, np.ndarray[Any, Any]]:
        recipe = msgspec.structs.replace(TINY, players=players, soon=soon)
        return play_chunk(Chunk(recipe, 0, 0, 1, (Path(str(resources.files(find_game("azul").package))) / f"weights-{players}.npz").read_bytes()))[1]

    late, soon, mixed = noted(0.0), noted(1.0), noted(0.5)
    draws = np.flatnonzero(late["is_draw"])
    before = np.arange(draws[-1])  # after the last draw there is only the end
    following = draws[np.searchsorted(draws, before, side="right")]
    assert np.allclose(np.sort(soon["ended"][before, SCORE]), np.sort(late["found"][following, SCORE])), "whichever seats they are seen from"
    assert np.array_equal(soon["ended"][draws[-1] :], late["ended"][draws[-1] :])
    last = draws[-2] if len(draws) > 1 else 0
    between = np.arange(last, draws[-1])
    assert np.allclose(mixed["ended"][between], 0.5 * soon["ended"][between] + 0.5 * late["ended"][between], atol=1e-5)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    weights = Path(str(resources.files(find_game("duel").package))) / "weights-2.npz"
    with pytest.raises(sintra.SintraError, match="not for azul with 2 players"):
        Run(tmp_path / "run", msgspec.structs.replace(TINY, start=str(weights)), say=quiet).go_on()
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nothing")
    with pytest.raises(sintra.SintraError, match="holds no weights"):
        Run(tmp_path / "other", msgspec.structs.replace(TINY, start=str(broken)), say=quiet).go_on()
