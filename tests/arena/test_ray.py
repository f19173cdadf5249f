"""The arena on a Ray cluster of its own, where Ray is installed."""

import pytest

from sintra.arena.contest import Contest, Terms


def test_a_cluster_plays_what_one_process_plays() -> None:
    ray = pytest.importorskip("ray")
    terms = Terms("azul", "greedy", "random")
    here, there = Contest(terms), Contest(terms)
    for _ in here.play(2):
        pass
    try:
        for _ in there.play(2, ray="local"):
            pass
    finally:
        ray.shutdown()
    assert here.scores() == there.scores()
