"""A PostgreSQL of the tests' own, on loopback. It will not run as root, so root lends it to somebody."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from tests.server.serving import free_port


class PostgreSQL:
    """A cluster in a folder that goes with it."""

    def __init__(self, fsync: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="sintra-postgresql-"))
        self._user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._user:
            shutil.chown(self._folder, "postgres")
        self._data, self.port = self._folder / "data", free_port()
        self._settings = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self._folder} -c fsync={'on' if fsync else 'off'}"
        )
        self._run("initdb", "-U", "sintra", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://sintra@127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Returns when it takes connections."""
        self._run("pg_ctl", "-w", "-l", str(self._folder / "log"), "-o", self._settings, "start")

    async def kill(self) -> None:
        """`kill -9` of the postmaster. Its other processes notice and end; until they have, it cannot be started again."""
        os.kill(self.pid, signal.SIGKILL)
        while True:
            try:
                await asyncio.to_thread(self.start)
                return
            except subprocess.CalledProcessError:
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        try:
            self._run("pg_ctl", "-w", "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self, name: str) -> str:
        """The address of a fresh database."""
        psql = shutil.which("psql") or str(program("psql"))
        subprocess.run([psql, "-q", f"{self.url}/postgres", "-c", f"CREATE DATABASE {name}"], check=True, capture_output=True)
        return f"{self.url}/{name}"

    def _run(self, name: str, *arguments: str) -> None:
        command = [*self._user, str(program("initdb").parent / name), "-D", str(self._data), *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder)


def program(name: str) -> Path:
    """Debian keeps PostgreSQL's programs apart; scripts/install-postgresql.sh brings them."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None)
    assert found, "PostgreSQL is missing: run scripts/install-postgresql.sh"
    return Path(found).resolve()
