"""For whoever runs a server: whether it is well, what it counts, what it logs, how it is set, and what it would do."""

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import make_url

from sintra.server.configuration import BadSetting, settings_from
from sintra.server.settings import Limits, Settings
from tests.server.people import Person
from tests.server.postgres import PostgreSQL
from tests.server.proxy import Proxy
from tests.server.serving import Served, serving, settings_for

pytestmark = pytest.mark.anyio

TOKEN = "a token that nobody guesses"


def sintra(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sintra", *arguments]
    values = {**os.environ, "SINTRA_DATA": str(folder / "data"), "COLUMNS": "200", **environment}
    return subprocess.run(command, check=False, capture_output=True, text=True, env=values, cwd=Path(__file__).parents[2])


def samples(text: str) -> dict[str, float]:
    """What Prometheus would read, by name and labels."""
    return {name: float(value) for name, value in re.findall(r"^([a-z_]+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)}


async def metrics(served: Served) -> dict[str, float]:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{served.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return samples(answer.text)


async def test_what_happens_is_counted_and_timed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path, admin_token=TOKEN)) as served:
        ana = await Person(served.url, "Ana").introduce()
        table = await ana.create("me", "me")
        async with ana.at(table["id"]) as place:
            for _ in range(3):
                await place.play()
            await place.do(type="play", version=0, decision=0)
            found = await metrics(served)
        assert found['sintra_decisions_total{by="person"}'] == found["sintra_decision_seconds_count"] == 3
        assert found["sintra_games"] == found["sintra_sockets"] == 1
        assert found["sintra_commit_seconds_count"] >= 4 and found["sintra_journal_writes"] >= 4
        assert found['sintra_refusals_total{code="stale"}'] == 1
        assert found['sintra_requests_total{status="201"}'] == 1
        assert found["sintra_bots_waiting"] == found["sintra_journal_waiting"] == found["sintra_tasks_failing"] == 0
        assert found['sintra_log_records_total{level="error"}'] == 0
        await ana.close()


async def test_metrics_need_the_token_and_without_one_they_are_nowhere(tmp_path: Path, served: Served) -> None:
    async with httpx.AsyncClient() as http:
        assert (await http.get(f"{served.url}/metrics")).status_code == 404
        async with serving(settings_for(tmp_path, database=f"sqlite:///{tmp_path}/other.sqlite", admin_token=TOKEN)) as guarded:
            for given in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Basic {TOKEN}"}, {"Authorization": "Bearer wrong"}):
                answer = await http.get(f"{guarded.url}/metrics", headers=given)
                assert answer.status_code == 401 and answer.json()["code"] == "token-needed"


async def test_a_server_is_ready_while_its_database_answers(postgresql: PostgreSQL, database: str, tmp_path: Path) -> None:
    proxy = await Proxy(postgresql.port).start()
    through = make_url(database).set(port=proxy.port).render_as_string(hide_password=False)
    async with serving(settings_for(tmp_path, database=through)) as served, httpx.AsyncClient(base_url=served.url, timeout=60) as http:
        assert (await http.get("/ready")).json() == {"ok": True, "failing": []}
        proxy.refuse()
        answer = await http.get("/ready")
        assert answer.status_code == 503 and "asking the database" in {task["task"] for task in answer.json()["failing"]}
        proxy.mend()
        while (await http.get("/ready")).status_code != 200:  # other tasks find out by and by
            await asyncio.sleep(0.1)
    proxy.stop()


async def test_log_lines_are_json_with_the_request_and_without_secrets(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sintra", "serve", "--port", "0", "--log-format", "json", "--access-log"]
    environment = {**os.environ, "SINTRA_DATA": str(tmp_path), "SINTRA_ADMIN_TOKEN": TOKEN, "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert process.stdout is not None
        url = re.findall(r"http://\S+(?=/)", (await process.stdout.readline()).decode())[0]
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:
            answer = await http.get("/api/games/nosuchgame?key=join-key-of-somebody")
            await http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
            cookie = http.cookies["sintra"]
    finally:
        process.terminate()
        _, written = await process.communicate()
    lines = [json.loads(line) for line in written.decode().splitlines()]
    refused = next(line for line in lines if line["path"] == "/api/games/nosuchgame")
    assert refused["status"] == 404 and refused["request"] == answer.headers["x-request-id"] and refused["logger"] == "sintra.access"
    for secret in ("join-key", cookie, TOKEN):
        assert secret not in written.decode()


async def test_browsers_are_told_to_come_over_https_if_the_host_says_so(tmp_path: Path, served: Served) -> None:
    async with httpx.AsyncClient() as http:
        assert "strict-transport-security" not in (await http.get(f"{served.url}/health")).headers
        async with serving(settings_for(tmp_path, database=f"sqlite:///{tmp_path}/other.sqlite", secure_cookies=True, hsts_days=30)) as strict:
            assert (await http.get(f"{strict.url}/health")).headers["strict-transport-security"] == "max-age=2592000"


# ── Settings ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_option_wins_over_the_file_and_the_file_over_what_is_built_in(tmp_path: Path) -> None:
    file = tmp_path / "sintra.toml"
    file.write_text('port = 9000\nbot_processes = 3\nhost_names = ["a.example"]\n[limits]\nsockets = 7\nframes = 2\n', encoding="utf-8")
    settings = settings_from(file, {"port": 9001, "host": None}, ["sockets=8"])
    assert settings == Settings(port=9001, bot_processes=3, host_names=("a.example",), limits=Limits(sockets=8, frames=2.0))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "there is no setting prot; did you mean port?"),
        ("port = true", "port = True: expected `int`, got `bool`"),
        ("[limits]\nsocket = 1", "there is no setting socket; did you mean sockets?"),
        ("[limits]\nsockets = 0", "sockets = 0 is too small"),
        ("limits = 5", "limits is a table, [limits]"),
        ('admin_token = "short"', "the token is to have 16 characters or more"),
        ("port = ", "is not TOML"),
        ("hsts_days = 3", "secure_cookies, or --https"),
        ('peer_address = "10.0.0.5"', "is not the address of this machine, as 10.0.0.5:8331"),
        ('static = "/etc"', "there is no setting static"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_words(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "sintra.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting) as error:
        settings_from(file, {})
    assert told in str(error.value) and str(file) in str(error.value)


def test_limits_on_the_command_line_are_checked(tmp_path: Path) -> None:
    for given, told in (("sockets", "name=number is expected"), ("sockets=many", "name=number is expected"), ("socks=1", "did you mean sockets?")):
        with pytest.raises(BadSetting, match=re.escape(told)):
            settings_from(None, {}, [given])
    done = sintra(tmp_path, "serve", "--config", str(tmp_path / "none.toml"))
    assert done.returncode == 2 and "cannot be read: No such file or directory" in done.stderr and "Traceback" not in done.stderr


# ── What it would do ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_check_says_what_it_would_do_and_does_nothing(tmp_path: Path) -> None:
    done = sintra(tmp_path, "serve", "--check", "--port", "0", "--host", "0.0.0.0", "--limit", "sockets=5", "--finished-days", "30")
    assert done.returncode == 0, done.stdout + done.stderr
    for told in ("games.sqlite, which would be made", "sockets=5", "finished games 30 days", "cookies go over plain HTTP", "it would start"):
        assert told in done.stdout, done.stdout
    assert not (tmp_path / "data").exists()


def test_check_says_what_would_keep_it_from_starting(tmp_path: Path) -> None:
    (tmp_path / "no.sqlite").write_text("something else, and long enough to be taken for a database by nobody", encoding="utf-8")
    done = sintra(tmp_path, "serve", "--check", "--port", "0", "--database", f"sqlite:///{tmp_path}/no.sqlite")
    assert done.returncode == 2
    assert "file is not a database" in done.stdout and "it would not start" in done.stdout
    assert "Traceback" not in done.stderr


def test_check_says_where_other_processes_reach_it_and_a_wrong_address_is_refused_in_words(tmp_path: Path, database: str) -> None:
    done = sintra(tmp_path, "serve", "--check", "--port", "0", "--database", database)
    assert done.returncode == 0 and "reach it at 127.0.0.1, any port" in done.stdout, done.stdout
    done = sintra(tmp_path, "serve", "--port", "0", "--database", database, "--peer-address", "192.0.2.1:8331")
    assert done.returncode == 2 and "192.0.2.1:8331, where other server processes call, cannot be used" in done.stderr
    assert "Traceback" not in done.stderr
