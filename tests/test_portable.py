"""Nothing that only Linux or only POSIX has is needed to load Sintra. Whether all of it runs elsewhere is not known: docs/hosting.md says what is."""

import subprocess
import sys

NOT_EVERYWHERE = ("resource", "fcntl", "pwd", "grp", "termios", "tty", "uvloop", "posix_ipc", "syslog")

LOAD_ALL = f"""
import importlib, pkgutil, sys
import alembic.config, litestar, numba, rich.console, sqlalchemy.ext.asyncio, typer.main, typer.rich_utils, uvicorn
import aiosqlite, asyncpg, prometheus_client
import uvicorn.protocols.http.httptools_impl, uvicorn.protocols.websockets.websockets_sansio_impl  # what they load is their own affair
import multiprocessing.managers, concurrent.futures.process, webbrowser
for name in {NOT_EVERYWHERE!r}:
    sys.modules[name] = None
import sintra
OPTIONAL = ("sintra.envs", "sintra.learn", "sintra.server.storage.migrations", "sintra.__main__")
found = [module.name for module in pkgutil.walk_packages(sintra.__path__, "sintra.") if not module.name.startswith(OPTIONAL)]
for name in found:
    importlib.import_module(name)
print(len(found))
"""


def test_every_module_loads_without_what_not_every_system_has() -> None:
    done = subprocess.run([sys.executable, "-c", LOAD_ALL], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150
