"""Games that are kept: they are whole, the same whoever makes them, read back as they were, and good for learning."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sintra
from sintra.corpus import About, Corpus, Examples, Making
from sintra.corpus.facts import facts
from sintra.corpus.making import play
from sintra.corpus.shards import ABOUT, packed, shard_name, unpacked

SMALL: dict[str, Any] = {"games": 3, "in_a_shard": 2, "simulations": 12}


def made(folder: Path, about: About, workers: int = 1) -> Corpus:
    for _ in Making(folder, about).work(workers):
        pass
    return Corpus(folder)


@pytest.mark.parametrize(("name", "players"), [("azul", 2), ("pavilion", 3), ("duel", 2)])
def test_games_are_whole_and_what_was_thought_belongs_to_them(tmp_path: Path, name: str, players: int) -> None:
    corpus = made(tmp_path, About(name, players, **SMALL))
    assert len(corpus) == 3 and corpus.shards == [0, 1]
    for game in corpus:
        final = game.record.final()
        assert final.is_over and sintra.Record.of(final).moves == game.record.moves
        assert np.allclose(game.chances.sum(1), 1, atol=0.01) or players > 2
        assert abs(float(game.luck.sum())) < 1e-3
        positions = list(game.record.positions(draws=True))
        for ply, (actions, shares) in zip(game.plies, game.policies, strict=True):
            assert set(actions.tolist()) == set(positions[ply].legal_moves)
            assert abs(float(shares.sum()) - 1) < 0.02


def test_a_shard_is_read_as_it_was_written() -> None:
    about = About("azul", **SMALL)
    games = [play(about, number) for number in range(2)]
    for one, other in zip(games, unpacked(about, packed(games)), strict=True):
        assert one.record == other.record and np.array_equal(one.plies, other.plies)
        assert np.allclose(one.chances, other.chances, atol=1e-3) and np.allclose(one.luck, other.luck)


def test_what_is_missing_is_made_and_is_what_it_would_have_been(tmp_path: Path) -> None:
    about = About("azul", **SMALL)
    whole = made(tmp_path / "whole", about)
    making = Making(tmp_path / "parts", about)
    next(making.work())
    assert making.missing == [1]
    (tmp_path / "parts" / f"{shard_name(1)}-unfinished").write_bytes(b"half of it")
    assert [game.record for game in made(tmp_path / "parts", about)] == [game.record for game in whole]


def test_other_games_do_not_get_into_the_same_folder(tmp_path: Path) -> None:
    made(tmp_path, About("azul", **SMALL))
    with pytest.raises(sintra.SintraError, match="another kind"):
        Making(tmp_path, About("azul", seed=2, **SMALL))
    with pytest.raises(sintra.SintraError, match="no corpus"):
        Corpus(tmp_path / "nowhere")
    (tmp_path / ABOUT).write_text('{"format": 99}')
    with pytest.raises(sintra.SintraError, match="format 99"):
        Corpus(tmp_path)
    (tmp_path / ABOUT).write_text("not JSON")
    with pytest.raises(sintra.SintraError, match="does not describe"):
        Corpus(tmp_path)


def test_examples_are_seen_by_the_seat_that_decides(tmp_path: Path) -> None:
    corpus = made(tmp_path, About("azul", 3, **SMALL))
    examples = Examples(corpus)
    assert len(examples) == sum(len(game.plies) for game in corpus)
    game = next(iter(corpus))
    positions, final = list(game.record.positions(draws=True)), game.record.final()
    for k, ply in enumerate(game.plies):
        example, seat = examples[k], positions[ply].to_move
        assert np.flatnonzero(example.mask).tolist() == sorted(positions[ply].legal_moves)
        assert np.array_equal(example.policy[game.policies[k][0]], game.policies[k][1])
        assert example.scores[0] == final.scores[seat]
        assert (example.result[0] > 0) == (seat in final.winners)
        assert np.isclose(example.chances[0], game.chances[k][seat])
    assert examples[len(examples) - 1].as_dict()["observation"].shape == examples[0].observation.shape
    with pytest.raises(IndexError):
        examples[len(examples)]


def test_facts_are_those_of_the_games(tmp_path: Path) -> None:
    corpus = made(tmp_path, About("duel", **SMALL))
    found = facts(corpus)
    finals = [game.record.final() for game in corpus]
    assert found.games == 3
    assert found.scores.mean == pytest.approx(np.mean([final.scores for final in finals]))
    assert found.winner.mean == pytest.approx(np.mean([max(final.scores) for final in finals]))
    assert 0 <= found.starter.mean <= 1 and 0 <= found.luck_share <= 1 and found.choices.mean > 1
