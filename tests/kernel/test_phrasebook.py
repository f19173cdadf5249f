"""What is said about a position is the same when it is compiled."""

import random
from typing import Any

import numba
import numpy as np
import pytest

import sintra
from sintra.engine.telling import telling
from sintra.kernel.log import new_log
from sintra.kernel.phrasebook import LINE, Phrasebook, new_rows
from sintra.picture.pieces import laid_rows

LOOKS = 40


@pytest.mark.long
@pytest.mark.parametrize("name", sintra.GAMES)
def test_compiled_and_as_python_the_same_is_said(name: str) -> None:
    game, chance = sintra.game(name), random.Random(1)
    plain = {what: function for what, (function, *_) in telling(game).items()}
    compiled = {what: numba.njit(error_model="numpy")(function) for what, function in plain.items()}
    position = sintra.new(name, seed=3)
    positions = [position.copy()]
    while not position.is_over:
        position.play(chance.choice(position.legal_moves))
        positions.append(position.copy())
    for one in [*chance.sample(positions[:-1], LOOKS), positions[-1]]:
        legal = np.array(one.legal_moves.numbers or [0], np.int32)
        laid, path = laid_rows(game, one.state), np.array([chance.randrange(len(game.pieces.PLACES)) for _ in range(2)], np.int16)
        refused = [move for move in chance.sample(range(game.moves), 20) if move not in legal]
        asked: list[tuple[str, tuple[Any, ...]]] = [("tell", ()), ("notice", ()), *(("refuse", (move,)) for move in refused)]
        if one.to_move >= 0:
            asked += [("prompt", (legal, len(legal))), ("onward", (int(legal[0]),)), ("why_not", (legal, len(legal), laid, path, 2))]
            assert plain["begins"](one._record) == compiled["begins"](one._record)
            logs = new_log(), new_log()
            plain["prospects"](np.repeat(one._record, 2), logs[0])
            compiled["prospects"](np.repeat(one._record, 2), logs[1])
            assert np.array_equal(*logs)
        for what, about in asked:
            rows = new_rows(), new_rows()
            plain[what](one._record, *about, rows[0])
            compiled[what](one._record, *about, rows[1])
            assert np.array_equal(*rows), (what, about)
        for note in one.notes[-1:]:
            for _, *reason in note:
                rows = new_rows(), new_rows()
                plain["explain"](*reason, rows[0])
                compiled["explain"](*reason, rows[1])
                assert np.array_equal(*rows)


def test_a_slot_is_a_number_or_a_word() -> None:
    book = Phrasebook()
    number = book.add("tell-line", LINE, number=(), colour=("colour-blue", "colour-red"))
    rows = new_rows()
    rows[0, 0], rows[1, :3] = 1, (number, 4, 1)
    phrase = book.phrase(rows)
    assert phrase is not None and phrase.id == "tell-line"
    assert {name: str(getattr(value, "id", value)) for name, value in phrase.data.items()} == {"number": "4", "colour": "colour-red"}
    assert book.phrase(new_rows()) is None
