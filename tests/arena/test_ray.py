"""The arena, and the search for puzzles, on a Ray cluster of their own."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sintra import SintraError
from sintra.arena.contest import Contest, Terms
from sintra.puzzles import making

TERMS = Terms("azul", "greedy", "random")


KEPT_TO_ITSELF = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}  # without the second it would not use loopback


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster with two workers."""
    os.environ.update(KEPT_TO_ITSELF)
    import ray
    from ray.cluster_utils import Cluster

    running = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    try:
        yield running.address
    finally:
        ray.shutdown()
        running.shutdown()


def scores(address: str | None) -> list[float]:
    contest = Contest(TERMS)
    for _ in contest.play(3, ray=address):
        pass
    return contest.scores()


def test_a_cluster_plays_what_one_process_plays(cluster: str) -> None:
    assert scores(cluster) == scores(None)


def looked(file: Path, address: str | None) -> dict[int, object]:
    search = making.Making(making.Terms("azul", 2, {}, 1), file)
    for _ in zip(range(4), search.work(1_000, ray=address), strict=False):
        pass
    return dict(search.looked)


def test_a_cluster_finds_the_puzzles_that_one_process_finds(cluster: str, tmp_path: Path) -> None:
    found = looked(tmp_path / "cluster.jsonl", cluster)
    assert len(found) == 4
    alone = looked(tmp_path / "alone.jsonl", None)
    both = found.keys() & alone.keys()
    assert both and all(found[number] == alone[number] for number in both)
    assert looked(tmp_path / "cluster.jsonl", None).items() > found.items(), "what a cluster began one process takes up"


def test_where_no_cluster_is() -> None:
    with pytest.raises(SintraError, match=r"no Ray cluster answers at 127\.0\.0\.1:9"):
        scores("127.0.0.1:9")


def test_where_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SintraError, match="extra “cluster”"):
        scores("local")
