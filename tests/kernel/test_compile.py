"""Compilation: a cache that cannot go stale, and the same game without compilation."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sintra
from sintra.kernel import compile as compiling

GAME = """
import random, sintra
for name in sintra.GAMES:
    dice, game = random.Random(4), sintra.new(name, seed=4)
    while not game.is_over and len(game.moves) < 150:
        game.play(dice.choice(game.legal_moves))
    print(game.text)
"""


def played(**environment: str) -> str:
    done = subprocess.run([sys.executable, "-c", GAME], env={**os.environ, **environment}, capture_output=True, text=True, check=True, timeout=600)
    return done.stdout


def test_uncompiled_rules_play_the_same_game() -> None:
    assert played(NUMBA_DISABLE_JIT="1") == played()


def test_the_cache_is_keyed_by_every_source_that_may_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another text of one game's rules is another directory for that game and for generic code, not for the other games."""
    package = Path(compiling.PACKAGE)
    copy = tmp_path / "sintra"
    for path in package.glob("**/*.py"):
        target = copy / path.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())

    def fingerprints() -> dict[str, str]:
        compiling.fingerprint.cache_clear()
        return {game: compiling.fingerprint(game) for game in (*sintra.GAMES, "*")}

    monkeypatch.setattr(compiling, "PACKAGE", copy)
    before = fingerprints()
    changed = copy / "games" / sintra.GAMES[0] / "rules.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n# another text\n", encoding="utf-8")
    after = fingerprints()
    compiling.fingerprint.cache_clear()
    assert {game for game in before if before[game] != after[game]} == {sintra.GAMES[0], "*"}


def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    code = (
        "import sintra; from numba.core import event; seen = [];\n"
        "class Listener(event.Listener):\n"
        "    def on_start(self, what): seen.append(what)\n"
        "    def on_end(self, what): pass\n"
        "event.register('numba:compile', Listener())\n"
        "game = sintra.new('azul', seed=1); game.play(game.legal_moves[0]); print(len(seen))"
    )

    def compiled() -> int:
        environment = {**os.environ, "SINTRA_CACHE": str(tmp_path)}
        return int(subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=600).stdout)

    assert compiled() > 0
    assert compiled() == 0
