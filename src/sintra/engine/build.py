"""Building the modules: a process for each game, since a process that compiles for WebAssembly cannot compile for its own machine as well."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numba

from sintra.engine.description import describe
from sintra.engine.exports import offers
from sintra.engine.files import DESCRIPTION, MODULE, description_file, module_file, sources
from sintra.kernel.compiler.wasm import Export, compile_for_wasm
from sintra.kernel.errors import SintraError
from sintra.kernel.game import Game
from sintra.registry import GAMES

LINKERS = ("wasm-ld-19", "wasm-ld")


def build_all(names: list[str], folder: Path | None = None) -> None:
    """Build the modules of these games, or of all; into the games' own folders, or another one."""
    linker()
    for name in names or GAMES:
        with tempfile.TemporaryDirectory() as cache:
            command = [sys.executable, "-m", "sintra.engine", "--alone", name, *(["--into", str(folder)] if folder else [])]
            subprocess.run(command, check=True, env={**os.environ, "SINTRA_CACHE": cache, "PYTHONHASHSEED": "0"})


def build(game: Game, folder: Path | None = None) -> None:
    """Build the module of one game, in this process, which is good for nothing else afterwards."""
    offered = offers(game)
    module = compile_for_wasm(
        [Export(name, offer.function, [_type(value) for value in offer.arguments]) for name, offer in offered.items()], linker()
    )
    described = {**describe(game, offered), "sources": sources(game), "module": hashlib.sha256(module).hexdigest()}
    if folder is None:
        places = module_file(game), description_file(game)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        places = folder / f"{game.name}-{MODULE}", folder / f"{game.name}-{DESCRIPTION}"
    places[0].write_bytes(module)
    places[1].write_text(json.dumps(described, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{places[0]}: {len(module):,} bytes")


def linker() -> str:
    """The linker of this machine."""
    for name in LINKERS:
        if found := shutil.which(name):
            return found
    raise SintraError("there is no wasm-ld: scripts/install-lld.sh installs it")


def _type(value: Any) -> Any:
    return numba.types.int64 if isinstance(value, int) else numba.typeof(value)
