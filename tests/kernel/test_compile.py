"""Compilation: a cache that cannot go stale, and the same game without compilation."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sintra
from sintra.kernel import cache

GAME = """
import random, sintra, sys
for name in sys.argv[1:]:
    dice, game = random.Random(4), sintra.new(name, seed=4)
    while not game.is_over and len(game.moves) < 150:
        game.play(dice.choice(game.legal_moves))
    print(game.text)
"""


def played(*games: str, **environment: str) -> str:
    return printed(GAME, *(games or sintra.GAMES), **environment)


def printed(code: str, *arguments: str, **environment: str) -> str:
    """What a process of its own prints."""
    command, given = [sys.executable, "-c", code, *arguments], {**os.environ, **environment}
    return subprocess.run(command, env=given, capture_output=True, text=True, check=True, timeout=600).stdout


def test_uncompiled_rules_play_the_same_game() -> None:
    assert played(NUMBA_DISABLE_JIT="1") == played()


def test_plain_njit_without_what_bends_numba_plays_the_same_game() -> None:
    assert played("azul", SINTRA_PLAIN_NJIT="1") == played("azul")


def test_plain_njit_loads_nothing_that_bends_numba() -> None:
    code = "import sintra, sys; sintra.new('azul'); print([name for name in sys.modules if name.startswith('sintra.kernel.compiler')])"
    assert printed(code, SINTRA_PLAIN_NJIT="1").strip() == "[]"


def test_the_cache_is_keyed_by_every_source_that_may_be_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another text of one game's rules is another directory for that game and for generic code, not for the other games."""
    package = Path(cache.PACKAGE)
    copy = tmp_path / "sintra"
    for path in package.glob("**/*.py"):
        target = copy / path.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())

    def fingerprints() -> dict[str, str]:
        cache.fingerprint.cache_clear()
        return {game: cache.fingerprint(game) for game in (*sintra.GAMES, "*")}

    monkeypatch.setattr(cache, "PACKAGE", copy)
    before = fingerprints()
    changed = copy / "games" / sintra.GAMES[0] / "rules.py"
    changed.write_text(changed.read_text(encoding="utf-8") + "\n# another text\n", encoding="utf-8")
    after = fingerprints()
    cache.fingerprint.cache_clear()
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
        return int(printed(code, SINTRA_CACHE=str(tmp_path)))

    assert compiled() > 0
    assert compiled() == 0
