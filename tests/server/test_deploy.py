"""The ready-made files of deploy/: each is what its program can read, and says what the server understands."""

import asyncio
import re
import shutil
import ssl
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import websockets
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from sintra.cli import app
from sintra.server.configuration import settings_from
from tests.server.people import Person
from tests.server.serving import free_port, serving, settings_for

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def tool(name: str) -> str:
    found = shutil.which(name) or shutil.which(f"/usr/sbin/{name}")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*command: str) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_settings_are_understood() -> None:
    settings = settings_from(DEPLOY / "sintra.toml", {})
    assert settings.secure_cookies and settings.hsts_days and settings.host_names == ("games.example",) and settings.proxy == "127.0.0.1"


@pytest.mark.parametrize("file", ["sintra.service", "Containerfile", "compose.yaml"])
def test_the_options_exist(file: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300", "TERM": "dumb"}).output
    text = (DEPLOY / file).read_text(encoding="utf-8")
    asked = " ".join(re.findall(r"(?:sintra serve|command: \[|CMD \[\"--).*", text))
    options = set(re.findall(r"--[a-z][a-z-]+", asked))
    assert options and options <= set(re.findall(r"--[a-z][a-z-]+", told))


def test_systemd_can_read_the_unit() -> None:
    done = subprocess.run([tool("systemd-analyze"), "verify", str(DEPLOY / "sintra.service")], check=False, capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "sintra.service" in line and "is not executable" not in line]
    assert not complaints, "nothing but that Sintra is not installed in /opt"


def test_caddy_can_read_its_file(tmp_path: Path) -> None:
    elsewhere = ["env", f"XDG_DATA_HOME={tmp_path}", f"XDG_CONFIG_HOME={tmp_path}"]
    run(*elsewhere, tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def test_the_compose_file_names_what_is_there() -> None:
    composed: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = composed["services"]
    assert set(services) == {"one", "two", "postgres", "caddy"}
    assert (DEPLOY / services["one"]["build"]["context"] / services["one"]["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert services["caddy"]["environment"]["SINTRA_SERVERS"] == "one:8321 two:8321"
    used = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == set(composed["volumes"])


async def test_people_play_through_nginx(tmp_path: Path) -> None:
    nginx, key, certificate = tool("nginx"), tmp_path / "key.pem", tmp_path / "certificate.pem"
    name = ["-subj", "/CN=games.example", "-addext", "subjectAltName=DNS:games.example,IP:127.0.0.1"]
    run(tool("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out", str(certificate), *name)
    settings = settings_for(tmp_path, secure_cookies=True, host_names=("games.example",), admin_token="a token that nobody guesses")
    async with serving(settings, proxy="127.0.0.1") as served:
        port = free_port()
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        instead = {
            "/etc/letsencrypt/live/games.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/games.example/privkey.pem": str(key),
            "listen 443": f"listen 127.0.0.1:{port}",
            "listen 80": f"listen 127.0.0.1:{free_port()}",
            "127.0.0.1:8321": served.url.removeprefix("http://"),
            "proxy_set_header Host $host;": "proxy_set_header Host games.example;",  # by which nobody can call us here
        }
        for old, new in instead.items():
            assert old in text, old
            text = text.replace(old, new)
        folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (tmp_path / "nginx.conf").write_text(
            f"daemon off; pid {tmp_path}/pid; error_log stderr; worker_processes 1;\nevents {{}}\nhttp {{\n{folders}{text}}}\n", encoding="utf-8"
        )
        process = await asyncio.create_subprocess_exec(nginx, "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path), stderr=subprocess.PIPE)
        try:
            await _until_it_listens(port, process)
            trusted = ssl.create_default_context(cafile=str(certificate))
            ana = Person(f"https://127.0.0.1:{port}", "Ana")
            await ana.http.aclose()
            ana.http = type(ana.http)(base_url=ana.url, verify=trusted, timeout=60)
            await ana.introduce()
            table = await ana.create("me", "me")
            address = f"wss://127.0.0.1:{port}/api/games/{table['id']}/live"
            async with websockets.connect(address, additional_headers={"Cookie": ana.cookie}, ssl=trusted, max_size=2**22) as socket:
                assert '"type":"table"' in str(await socket.recv())
            for path in ("/metrics", "/admin", "/admin/enter"):
                assert (await ana.http.get(path)).status_code == 404
            assert served.server.settings.proxy and "secure" in (await ana.http.put("/api/me", json={"name": "Eva"})).headers["set-cookie"].lower()
            await ana.close()
        finally:
            process.terminate()
            await process.communicate()


async def _until_it_listens(port: int, process: asyncio.subprocess.Process) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            assert process.returncode is None, (await process.communicate())[1].decode()
            await asyncio.sleep(0.05)


# ── What is installed ────────────────────────────────────────────────────────────────────────────────────────────────────


def locked() -> dict[str, list[Requirement]]:
    """What the lock file says, by name."""
    found: dict[str, list[Requirement]] = {}
    for block in re.split(r"\n(?=[a-z])", (DEPLOY / "requirements.txt").read_text(encoding="utf-8").partition("\n")[2]):
        requirement = Requirement(block.partition("\\")[0].strip())
        assert re.fullmatch(r"(\s*--hash=sha256:[0-9a-f]{64} ?\\?)+\s*", block.partition("\\")[2]), f"{requirement} has no hash"
        found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


def test_the_lock_file_holds_everything_that_is_needed_in_versions_that_fit() -> None:
    pinned = locked()
    for text in tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]:
        wanted = Requirement(text)
        versions = [next(iter(one.specifier)).version for one in pinned[canonicalize_name(wanted.name)]]
        assert versions and all(wanted.specifier.contains(version) for version in versions), f"{wanted}: `make lock`"


def test_every_licence_is_named() -> None:
    told = run(sys.executable, str(ROOT / "scripts" / "licences.py"))
    assert {"litestar", "numba", "greenlet"} <= {line.split()[0] for line in told.splitlines()}
    assert not re.search(r"\bA?GPL", told), "nothing that would bind who uses Sintra"
