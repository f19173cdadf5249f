"""The sets by which judgement before a draw is measured: benchmarks/calibrate.py."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from benchmarks import calibrate
from benchmarks.calibrate import FOLDER, Calibration, Case, calibration, collect, file_of, judged, read_cases

import sintra
from sintra.kernel.dispatch import NATURE
from sintra.study.worth import CHANCES

SETS = sorted(path.name.removesuffix(".jsonl.xz") for path in FOLDER.glob("*.jsonl.xz"))
LARGEST = 200_000  # bytes, all sets together


def cases() -> list[Case]:
    return read_cases(file_of("azul-2"))[:20]


def shifted(case: Case, by: float, noise: float = 0.0) -> Case:
    """As if so much less had come for the favourite than the network says."""
    said = judged(case, None)[CHANCES]
    change = np.where(np.arange(len(said)) == said.argmax(), -by, by)
    return msgspec.structs.replace(case, shares=(said + change).tolist(), noise=[noise] * len(said))


def test_a_network_that_says_what_came_has_no_error() -> None:
    assert calibration([shifted(case, 0.0) for case in cases()]) == Calibration(20, 0.0, 0.0, 0.0, 0.0)


def test_what_is_said_too_much_is_bias_and_error() -> None:
    found = calibration([shifted(case, 0.45) for case in cases()])
    assert np.allclose([found.bias, found.rms, found.far_off], [0.45, 0.45, 1.0])


def test_sampling_noise_is_no_error_of_the_network() -> None:
    found = calibration([shifted(case, 0.1 * (-1) ** i, noise=0.1**2) for i, case in enumerate(cases())])
    assert abs(found.bias) < 1e-9 and found.rms < 1e-6


def test_a_set_is_the_same_whether_it_was_interrupted_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibrate, "FOLDER", tmp_path)
    collect("azul", 2, positions=1, continuations=3, workers=1)
    collect("azul", 2, positions=2, continuations=3, workers=1)
    interrupted = read_cases(file_of("azul-2"))
    file_of("azul-2").unlink()
    collect("azul", 2, positions=2, continuations=3, workers=1)
    assert read_cases(file_of("azul-2")) == interrupted
    for case in interrupted:
        assert case.games == 3 and sum(case.shares) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("name", SETS)
def test_in_every_stored_position_a_draw_is_due(name: str) -> None:
    game, _, players = name.partition("-")
    stored = read_cases(file_of(name))
    assert len({case.number for case in stored}) == len(stored) > 0
    for case in stored:
        position = sintra.position(case.position, dealt=False)
        assert (position.game.name, position.players, position.to_move) == (game, int(players), NATURE)
        assert case.games == calibrate.CONTINUATIONS and 0 <= case.seat < position.players
        assert sum(case.shares) == pytest.approx(1.0, abs=1e-3)


def test_the_stored_sets_are_small() -> None:
    assert SETS and sum(file_of(name).stat().st_size for name in SETS) < LARGEST
