"""A module judges as the library does, adds up the same ledger, and says the same for better decisions."""

from typing import Any

import pytest

import sintra
from sintra.engine.files import description, module_file
from sintra.study.judging import Effort, Judge, questions
from sintra.study.ledger import ledger
from sintra.study.why import why
from sintra.words import say
from tests.engine.node import ask
from tests.study.games import played

SEED = 4
EFFORT = Effort(simulations=120, draws=3, after_draw=60, seed=SEED)
TABLES = [("azul", 2), ("azul", 3), ("pavilion", 2), ("pavilion", 4), ("duel", 2)]


def of_the_module(game: str, record: sintra.Record, **asked: Any) -> Any:
    players, folder = record.start.players, module_file(sintra.game(game))
    positions = list(record.positions(draws=True))
    return ask(
        "judging.mjs",
        sintra.game(game),
        players=players,
        weights=str(folder.with_name(description(sintra.game(game))["weights"][str(players)])),
        positions=[position._record.tobytes().hex() for position in positions],
        moves=[int(move) for move in record.moves],
        movers=[position.to_move for position in positions[:-1]],
        effort={"simulations": EFFORT.simulations, "samples": EFFORT.draws, "afterDraw": EFFORT.after_draw},
        seed=SEED,
        **asked,
    )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_equal_seeds_find_the_same_here_and_there(game: str, players: int) -> None:
    record = played(game, players)
    judge, asked = Judge(record.game, players, EFFORT), list(questions(record))
    ours = [judge.judge(record, question) for question in asked]
    chosen = slice(0, 60)
    missed = [(one.ply, int(record.moves[one.ply]), one.best[0]) for one in ours if one.best]
    its = of_the_module(
        game,
        record,
        asked=[{"ply": question.ply, "count": question.count, "seat": question.seat} for question in asked[chosen]],
        verdicts=[(one.ply, {"before": one.before, "change": one.change, "error": one.error, "isExact": one.is_exact}) for one in ours],
        compared=missed,
    )
    # Values differ in their last digits, which may make a search look elsewhere: nearly all verdicts are equal.
    alike = [
        there["line"] == here.best and there["isExact"] == here.is_exact and there["before"][0] == pytest.approx(here.before[0], abs=0.01)
        for here, there in zip(ours[chosen], its["verdicts"], strict=True)
    ]
    assert sum(alike) >= 0.9 * len(alike)
    found = ledger(record, ours)
    for entry, there in zip(found.entries, its["sums"]["entries"], strict=True):
        assert (there["first"], there["seat"], there["choices"], there["isExact"]) == (entry.ply, entry.seat, entry.choices, entry.is_exact)
        assert there["lost"] == pytest.approx(entry.lost) and there["weight"] == pytest.approx(entry.weight)
        assert ["", "inaccuracy", "mistake", "blunder"][there["grade"]] == entry.grade
        assert there["revision"][0] == pytest.approx(entry.revision[0].tolist())
    for seat, share in enumerate(its["sums"]["shares"][0]):
        assert share["start"] + share["own"] + share["others"] + share["luck"] + share["revision"] == pytest.approx(share["result"], abs=1e-9)
        assert share["luck"] == pytest.approx(found.share(seat).luck)
    positions = list(record.positions(draws=True))
    assert missed, "bots that look no move ahead miss something"
    for (ply, move, better), there in zip(missed, its["why"], strict=True):
        phrases = why(positions[ply], move, better)
        assert [phrase["id"] for phrase in there] == [phrase.id for phrase in phrases]
        assert all(say(phrase, record.game.package, language) for phrase in phrases for language in ("en", "hu", "ro", "it"))
