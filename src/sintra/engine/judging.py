"""What a module offers to review a game with: the core of `sintra.study`, over arrays that lie side by side."""

from typing import Any

from sintra.kernel.dispatch import Numbers, Random, State
from sintra.kernel.game import Game
from sintra.search.layers import Workspace
from sintra.search.network import Network
from sintra.search.settings import SearchSettings
from sintra.search.tree import Path, Tree
from sintra.study.core import judge, searching
from sintra.study.core.room import AFTER, BEFORE, IS_EXACT, LINE, POSITIONS, Bench, Found, Proof, Verdicts, make_bench
from sintra.study.core.sums import add_up, like_which, make_judged, make_sums

PLIES = 2_000  #: of a game that a page can add up; no game takes half as many


def judging(game: Game) -> dict[str, tuple[Any, ...]]:
    """By name: what is offered, with arguments like those it will be given."""
    bench = make_bench(game, game.players[0], 64)
    return {
        "judge_decision": (judge_decision, *bench, 0, 0, 0, 0),
        "judge_draws": (judge_draws, *bench, 0, 0),
        "judge_position": (judge_position, *bench, 0, 0, 0),
        "worth_of_end": (worth_of_end, bench.positions, bench.path.leaf, bench.verdict.before),
        "add_up": (add_up, make_judged(1), 1, 1, make_sums(1)),
        "like_which": (like_which, bench.found.values, 0.0),
    }


def judging_rooms(game: Game) -> dict[str, Any]:
    """The arrays that these work in, without those of a search."""
    bench = make_bench(game, game.players[0], 64)
    numbers = {"positions": POSITIONS, "before": BEFORE, "after": AFTER, "is_exact": IS_EXACT, "line": LINE, "plies": PLIES}
    return {**numbers, "found": bench.found, "proof": bench.proof, "verdict": bench.verdict, "judged": make_judged(PLIES), "sums": make_sums(PLIES)}


def judge_decision(
    positions: State,
    found: Found,
    proof: Proof,
    verdict: Verdicts,
    tree: Tree,
    table: State,
    net: Network,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    final: SearchSettings,
    random: Random,
    played: int,
    simulations: int,
    samples: int,
    after_draw: int,
) -> None:
    bench = Bench(positions, found, proof, verdict, tree, table, net, workspace, path, settings, final, random)
    judge.judge_decision(bench, played, simulations, samples, after_draw)


def judge_draws(
    positions: State,
    found: Found,
    proof: Proof,
    verdict: Verdicts,
    tree: Tree,
    table: State,
    net: Network,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    final: SearchSettings,
    random: Random,
    samples: int,
    after_draw: int,
) -> None:
    bench = Bench(positions, found, proof, verdict, tree, table, net, workspace, path, settings, final, random)
    judge.judge_draws(bench, samples, after_draw)


def judge_position(
    positions: State,
    found: Found,
    proof: Proof,
    verdict: Verdicts,
    tree: Tree,
    table: State,
    net: Network,
    workspace: Workspace,
    path: Path,
    settings: SearchSettings,
    final: SearchSettings,
    random: Random,
    simulations: int,
    samples: int,
    after_draw: int,
) -> None:
    bench = Bench(positions, found, proof, verdict, tree, table, net, workspace, path, settings, final, random)
    judge.judge_position(bench, simulations, samples, after_draw)


def worth_of_end(positions: State, leaf: Numbers, worth: Numbers) -> bool:
    return searching.worth_of_end(positions, 0, leaf, worth)
