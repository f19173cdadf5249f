"""Compilation: a cache that cannot go stale, and the same game without compilation."""

import os
import queue
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sintra
from sintra.kernel import cache, waiting
from sintra.kernel.compile import compiled

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


@pytest.mark.parametrize(("options", "is_called"), [({"is_apart": True, "forceinline": False}, True), ({"forceinline": True}, False)])
def test_what_is_compiled_apart_is_called_and_a_part_is_copied(options: dict[str, bool], is_called: bool) -> None:
    def doubled(n: int) -> int:
        return 2 * n

    inner: Any = compiled(doubled, is_kept=False, **options)

    def doubled_and_one(n: int) -> int:
        return int(inner(n)) + 1

    outer: Any = compiled(doubled_and_one, is_kept=False, forceinline=True)
    assert outer(3) == 7
    (code,) = outer.inspect_llvm().values()
    assert bool(re.search(r"call [^\n]*7doubledB", code)) is is_called


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


def test_what_is_in_use_is_not_forgotten(tmp_path: Path) -> None:
    """Directories of other source texts come and go; those that were used today and the last few stay."""
    now = time.time()
    for i in range(30):
        directory = tmp_path / f"{i:02}"
        directory.mkdir()
        hours = i + 1 if i < 20 else 30 + i
        os.utime(directory, (now - 3_600 * hours, now - 3_600 * hours))
    cache._forget_old(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{i:02}" for i in range(20)]
    for path in tmp_path.iterdir():
        os.utime(path, (0, 0))
    cache._forget_old(tmp_path)
    assert len(list(tmp_path.iterdir())) == cache.KEPT


def test_a_start_marks_its_directory_as_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SINTRA_CACHE", str(tmp_path))
    cache.cache_directory.cache_clear()
    directory = cache.cache_directory()
    os.utime(directory, (0, 0))
    cache.cache_directory.cache_clear()
    assert cache.cache_directory().stat().st_mtime > 0
    cache.cache_directory.cache_clear()


TOLD = "from sintra.kernel import waiting; waiting.PATIENCE = 0.0; import sintra; {chosen}; sintra.new('azul', seed=1).legal_moves"


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ("pass", ("", f"{waiting.MESSAGE}\n")),
        ("sintra.on_compile(lambda text: print(text, flush=True))", (f"{waiting.MESSAGE}\n", "")),
        ("sintra.on_compile(None)", ("", "")),
    ],
)
def test_while_something_is_compiled_whoever_was_chosen_is_told(tmp_path: Path, chosen: str, told: tuple[str, str]) -> None:
    environment = {**os.environ, "SINTRA_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", TOLD.format(chosen=chosen)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == told
    again = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert (again.stdout, again.stderr) == ("", ""), "nothing is compiled the second time"


def test_compiling_several_functions_in_a_row_is_one_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: queue.Queue[str] = queue.Queue()
    one = waiting.Waiting()
    one.listener = heard.put
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)
    one.on_start(None)
    assert heard.get() == waiting.MESSAGE
    one.on_end(None)
    one.on_start(None)
    assert one._timer is None, "he knows"
    one.on_end(None)
    monkeypatch.setattr(waiting, "GAP", -1.0)
    one.on_start(None)
    assert heard.get() == waiting.MESSAGE
    one.on_end(None)


def test_a_function_inside_another_does_not_end_the_wait() -> None:
    one = waiting.Waiting()
    one.on_start(None)
    one.on_start(None)
    one.on_end(None)
    assert one._timer is not None
    one.on_end(None)
    assert one._timer is None
