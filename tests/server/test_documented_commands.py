"""Every command in the documentation runs as it is written there, but for placeholders and a tiny budget. A new one needs a line in `TINY`."""

import asyncio
import importlib.util
import os
import re
import shlex
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import pytest

import sintra
from sintra.server.http.guests import Guest
from sintra.server.server import Server
from sintra.server.storage.backup import backup
from sintra.server.view.export import record_of
from sintra.server.wire import Create, Mix, Resign, SeatWish
from tests.server.postgres import PostgreSQL
from tests.server.serving import settings_for

ROOT = Path(__file__).parents[2]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(r"(sintra( .+)?|python (-m (benchmarks|tests\.server)\b|(examples|benchmarks|scripts)/).*)")

RANDOM = "5a" * 32

BOT = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
"""
#: A program that speaks as the yardstick does: the first tiles that there are, on the floor.
YARDSTICK = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    sources = [*told["factories"], told["centre"]]
    source = next(number for number, tiles in enumerate(sources) if any(tiles))
    colour = next(number for number, tiles in enumerate(sources[source]) if tiles)
    print(json.dumps({"source": source if source < len(told["factories"]) else 5, "colour": colour, "line": 5}), flush=True)
"""


@dataclass
class Tiny:
    """What is put in the place of placeholders and of large numbers; what is added; whether it serves until it is told to stop."""

    instead: dict[str, str] = field(default_factory=dict)
    also: str = ""
    serves: bool = False
    needs: str = ""  #: a module that `make test` does not install


SERVE = Tiny({"0.0.0.0": "127.0.0.1"}, "--port 0", serves=True)
SHARED = Tiny({"postgresql://user@host/name": "{database}", "postgresql://sintra@db/sintra": "{database}"}, "--port 0", serves=True)


SCALE = Tiny(
    {"--games 400": "--games 2", "--rate 200": "--rate 20", "--seconds 60": "--seconds 1", "--idle 2000": "--idle 4"}, "--rest 0.1 --settle 0"
)


def one_game(**instead: str) -> Tiny:
    """A contest of one game between bots that think for a moment."""
    bots = {level: f'"{level} seconds=0.01"' for level in ("gold", "silver", "copper", "clay")}
    return Tiny({"--games 100": "--games 1", "--games 200": "--games 1", **bots, **instead}, "--workers 1")


TINY: dict[str, Tiny | str] = {
    "sintra": "it is `sintra serve --open` at a port that a test may not take",
    "sintra serve": SERVE,
    "sintra serve --host 0.0.0.0": SERVE,
    "sintra serve --open": SERVE,
    "sintra serve --bot-processes 4": SERVE,
    "sintra serve --config sintra.toml": Tiny({"sintra.toml": "{settings}"}, "--port 0", serves=True),
    "sintra serve --config sintra.toml --check": Tiny({"sintra.toml": "{settings}"}, "--port 0"),
    "sintra serve --check": Tiny(also="--port 0"),
    "sintra serve --limit sockets=100 --limit games=0.1": SERVE,
    "sintra serve --port 8321": SERVE,
    "sintra serve --database postgresql://user@host/name": SHARED,
    "sintra serve --port 8001 --database postgresql://sintra@db/sintra --https --proxy 127.0.0.1 --host-name games.example": SHARED,
    "sintra serve --port 8002 --database postgresql://sintra@db/sintra --https --proxy 127.0.0.1 --host-name games.example": SHARED,
    "sintra backup copy.sqlite": Tiny({"copy.sqlite": "{folder}/copy.sqlite"}, "--database sqlite:///{folder}/games.sqlite"),
    "sintra restore copy.sqlite --replace": Tiny({"copy.sqlite --replace": "{folder}/kept.sqlite"}, "--database sqlite:///{folder}/restored.sqlite"),
    "sintra backup copy.dump --database postgresql://sintra@db/sintra": Tiny(
        {"copy.dump": "{folder}/copy.dump", "postgresql://sintra@db/sintra": "{database}"}
    ),
    "sintra backup": Tiny(also="{folder}/kept.sqlite --replace --database sqlite:///{folder}/games.sqlite"),
    "sintra verify": Tiny(also="{game}"),
    "sintra verify game.txt --commitment HEX": Tiny({"game.txt": "{game}", "HEX": "{commitment}"}),
    "sintra verify game.txt --commitment HEX --random HEX": Tiny(
        {"game.txt": "{game}", "--commitment HEX": "--commitment {commitment}", "--random HEX": "--random {random}"}
    ),
    "sintra site": Tiny(also="{folder}/site"),
    "sintra site FOLDER": Tiny({"FOLDER": "{folder}/another-site"}),
    "sintra show": Tiny(also="{game}"),
    "sintra show FILE": Tiny({"FILE": "{game}"}),
    'sintra picture "…"': Tiny({"…": "{position}"}),
    'sintra perft 3 --position "…"': Tiny({"…": "{position}", "perft 3": "perft 1"}),
    "sintra best POSITION --seconds 5": Tiny({"POSITION": '"{position}"', "--seconds 5": "--seconds 0.01"}),
    "sintra bench": Tiny(also="--seconds 0.001"),
    "sintra review game.txt": Tiny({"game.txt": "{game} --simulations 100 --draws 1"}),
    "sintra review FOLDER --results FOUND --workers 2": Tiny({"FOLDER": "{game} --simulations 100 --draws 1", "FOUND": "{game}-found"}),
    "sintra puzzles": Tiny(),
    "sintra puzzles solve azul --theme poison": "it asks for a move; tests/puzzles answers",
    "sintra puzzles make": "it looks through games for long; tests/puzzles has a short look",
    "sintra puzzles make azul FILE --workers 2": "the same",
    "sintra puzzles levels FILE …": "it needs puzzles that were just made; tests/puzzles has some",
    "sintra puzzles ship FILE … --output games/azul/puzzles.json.gz": "the same",
    "sintra puzzles verify azul": Tiny(also="--sample 1 --simulations 20000"),
    "sintra review": Tiny(also="{game} --simulations 100 --draws 1"),
    "sintra games make": Tiny(also="azul {folder}/corpus --games 1 --simulations 2"),
    "sintra games make azul games/azul-2 --games 10000 --workers 2": Tiny(
        {"games/azul-2": "{folder}/games", "--games 10000 --workers 2": "--games 1 --simulations 2"}
    ),
    "sintra games tell games/azul-2": "it tells of games that the command before makes; tests/corpus has it",
    'sintra benchmark mine "python: my_bot:MyBot"': "it plays against every level; tests/arena/test_ladder.py has it with few",
    "sintra arena": Tiny(also="azul random greedy --games 2"),
    "sintra arena azul gold silver --games 200": one_game(),
    "sintra arena azul copper clay --games 200": one_game(),
    'sintra arena azul "program: python my_bot.py" gold --games 100': one_game(**{"python my_bot.py": "{python} {bot}"}),
    'sintra arena azul "diamond seconds=0.3" "program: python benchmarks/yardstick.py PATH/yardstick.py 300" --games 200 --seed 21': one_game(
        **{"seconds=0.3": "seconds=0.01", "python bench": "{python} bench", "PATH/yardstick.py 300": "{yardstick} 1"}
    ),
    "python benchmarks/sintra_0_1.py install": "it installs an environment of its own and compiles for minutes",
    'sintra arena azul "diamond seconds=0.3" "program: python benchmarks/sintra_0_1.py diamond seconds=0.3"': "it needs that environment",
    "sintra ratings FILE FILE …": Tiny({"FILE FILE …": "{results}"}),
    "sintra learn": Tiny(also="azul --folder {folder}/learnt --generations 1 --games 2 --thought 2 --workers 1", needs="torch"),
    "sintra learn GAME --players N --folder RUN": Tiny(
        {"GAME": "azul", "--players N": "--players 2", "RUN": "{folder}/run"}, "--generations 1 --games 2 --thought 2 --workers 1", needs="torch"
    ),
    "python scripts/licences.py": Tiny(),
    "python -m benchmarks random-games": Tiny(also="--quick"),
    "python -m benchmarks startup": Tiny(also="--quick"),
    "python -m benchmarks.random_games --rounds 30": Tiny({"--rounds 30": "--rounds 1"}, "azul"),
    "python -m benchmarks.bots": Tiny(also="--seconds 0.001"),
    "python -m benchmarks.calibrate report": Tiny(also="azul-2"),
    "python -m benchmarks.calibrate collect azul --players 2 --positions 400": "it writes the stored set",
    "python -m benchmarks.engine": Tiny(also="azul --rounds 1"),
    "python -m benchmarks.engine_strength": Tiny(also="azul --games 1 --simulations 10"),
    "python -m benchmarks.endings GAME": Tiny({"GAME": "azul"}, "--games 1 --level greedy"),
    "python -m benchmarks.openings play games.jsonl --deals 800": Tiny(
        {"games.jsonl": "{folder}/openings.jsonl", "--deals 800": "--deals 1 --simulations 2"}
    ),
    "python -m benchmarks.openings report games.jsonl": "it needs many games",
    "python -m benchmarks.openings write games.jsonl": "it writes what the page shows",
    "python -m benchmarks.page": "it needs a browser for a minute",
    "python -m benchmarks.environments": Tiny(also="--seconds 0.001"),
    "python -m benchmarks.server --games 1000 --rate 300 --seconds 600": Tiny(
        {"--games 1000": "--games 2", "--rate 300": "--rate 20", "--seconds 600": "--seconds 1"}, "--starts 1"
    ),
    "python -m benchmarks.scale --processes 2 --games 400 --rate 200 --seconds 60 --idle 2000": SCALE,
    "python -m benchmarks.scale --processes 2 --games 400 --rate 200 --seconds 60 --idle 2000 --scattered": SCALE,
    "python -m benchmarks.hostile --games 30": Tiny({"--games 30": "--games 1"}, "--decisions 1"),
    "python -m tests.server.kill_loop --rounds 100": Tiny({"--rounds 100": "--rounds 1"}),
}


def documented(text: str) -> set[str]:
    """The commands of a page: lines of code without their comments, and what stands between backquotes."""
    lines = [re.split(r"\s{2,}|\s+#|\s+&", line.strip())[0] for line in text.splitlines() if line.startswith("    ")]
    return {found for found in [*lines, *re.findall(r"`([^`\n]+)`", text)] if COMMAND.fullmatch(found)}


FOUND = {command for page in DOCS for command in documented(page.read_text(encoding="utf-8"))}


def test_every_documented_command_has_its_tiny_budget_and_none_is_left_over() -> None:
    assert TINY.keys() == FOUND


def test_commands_are_found_in_code_and_in_sentences() -> None:
    page = "Try `sintra bench`, not `sintra.new()`:\n\n    sintra show FILE      # as it was\n    python -m benchmarks.bots &\n    ls\n"
    assert documented(page) == {"sintra bench", "sintra show FILE", "python -m benchmarks.bots"}


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What stands for the placeholders."""
    folder = tmp_path_factory.mktemp("documented")
    for name, text in (("bot.py", BOT), ("yardstick.py", YARDSTICK), ("settings.toml", documented_settings())):
        (folder / name).write_text(text, encoding="utf-8")
    commitment, record = asyncio.run(finished_game(folder))
    backup(f"sqlite:///{folder / 'games.sqlite'}", folder / "kept.sqlite", replace=False)
    (folder / "game.txt").write_text(record, encoding="utf-8")
    files = {name.partition(".")[0]: str(folder / name) for name in ("bot.py", "yardstick.py", "settings.toml", "game.txt", "results.jsonl")}
    values = {"commitment": commitment, "random": RANDOM, "position": sintra.new("azul", players=2, seed=1).text}
    return {**files, **values, "folder": str(folder), "python": sys.executable}


def documented_settings() -> str:
    """The file of docs/hosting.md, but for the database, which a test has none of under that name, and for lines about requests."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    settings = page.partition("```toml\n")[2].partition("```")[0]
    return "\n".join(line for line in settings.splitlines() if not line.startswith(("database", "access_log")))


async def finished_game(folder: Path) -> tuple[str, str]:
    """The commitment to a game's draws, to which its player added random numbers, and its record as the server gives it."""
    server = Server(settings_for(folder))
    await server.open()
    try:
        game = await server.games.create(Guest("ana", "Ana"), Create("azul", [SeatWish("me"), SeatWish("me")], mix=True), "en")
        await game.act("ana", Mix("m", RANDOM), lambda _: None)
        await game.act("ana", Resign("r"), lambda _: None)
        return game.match.agreement.commitment, str(record_of(game.match, game.secret, "ana"))
    finally:
        await server.close()


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "SINTRA_DATA": str(folder), "BROWSER": "true", "PYTHONUNBUFFERED": "1"}


def program(words: list[str]) -> list[str]:
    return [sys.executable, "-m", "sintra", *words[1:]] if words[0] == "sintra" else [sys.executable, *words[1:]]


def run(words: list[str], folder: Path) -> None:
    done = subprocess.run(program(words), cwd=ROOT, env=environment(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout}\n{done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr


def serve(words: list[str], folder: Path) -> None:
    """It says where it is, answers there, and stops when it is told to."""
    server = subprocess.Popen(program(words), cwd=ROOT, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None and server.stderr is not None
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said + server.stderr.read()
        with urlopen(f"{found[0]}health") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        _, complaint = server.communicate()
        assert not complaint, complaint
    finally:
        if server.poll() is None:
            server.kill()
            server.communicate()


@pytest.mark.parametrize("command", sorted(command for command, tiny in TINY.items() if isinstance(tiny, Tiny)))
def test_it_runs(command: str, places: dict[str, str], tmp_path: Path, request: pytest.FixtureRequest) -> None:
    tiny = TINY[command]
    assert isinstance(tiny, Tiny)
    if tiny.needs and importlib.util.find_spec(tiny.needs) is None:
        pytest.skip(f"{tiny.needs} is not installed")
    given = command
    for old, new in tiny.instead.items():
        given = given.replace(old, new)
    given = f"{given} {tiny.also}"
    if "{database}" in given:
        postgresql: PostgreSQL = request.getfixturevalue("postgresql")
        places = {**places, "database": postgresql.new_database(f"documented_{abs(hash(command)):x}_{os.getpid()}")}
    if "{results}" in given:
        run(["sintra", "arena", "azul", "random", "greedy", "--games", "2", "--workers", "1", "--results", places["results"]], tmp_path)
    words = shlex.split(given.format(**places))
    (serve if tiny.serves else run)(words, tmp_path)
