"""Engines in workers, as a page has them: they think beside each other, stop when they are told, and say what is wrong."""

import pytest

import sintra
from sintra.engine.files import module_file
from tests.engine.node import ask


@pytest.mark.parametrize("name", sintra.GAMES)
def test_workers_think_together_stop_when_told_and_say_what_is_wrong(name: str) -> None:
    game = sintra.game(name)
    other = sintra.game(next(other for other in sintra.GAMES if other != name))
    told = ask(
        "thinker.mjs", game, weights=str(module_file(game).with_name("weights-2.npz")), misfit=str(module_file(other).with_name("weights-2.npz"))
    )
    assert told["same"], "equal seeds, equal findings"
    assert told["simulations"] == 500
    assert told["told"] >= 1
    assert told["stopped"] == told["early"] == told["legal"]
    assert told["areLegal"]
    assert "budget" in told["refused"]
    assert "closed" in told["closed"]
    assert "not for this game" in told["misfit"]


def test_without_simd_it_says_so_in_a_word() -> None:
    assert ask("no-simd.mjs", sintra.game(sintra.GAMES[0])) == {"obstacle": "no-simd", "said": "this browser's WebAssembly has no SIMD instructions"}
