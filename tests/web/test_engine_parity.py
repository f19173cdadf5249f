"""The module plays in a browser as the library does: the same dealer, the same decisions, and all that can be asked of a position is the same."""

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import pytest

import sintra
from tests.engine.parity import games_of, play
from tests.games.variants import VARIANTS
from tests.web.person import Person
from tests.web.static_host import StaticHost

ROOT = Path(__file__).parents[2]
GAMES = 2  # of each kind; the others are played in node
PLAY = """async ([game, games]) => {
  const { Engine } = await import("/src/sintra/web/static/js/engine/engine.js");
  const { parity } = await import("/tests/engine/parity_play.mjs");
  const file = (name) => fetch(`/src/sintra/games/${game}/${name}`);
  const engine = await Engine.create(await (await file("engine.wasm")).arrayBuffer(), await (await file("engine.json")).json());
  return games.map(parity(engine));
}"""


@pytest.mark.parametrize("name", sintra.GAMES)
def test_the_module_plays_in_a_browser_as_the_library_does(visitors: Callable[..., Person], tmp_path: Path, name: str) -> None:
    game = sintra.game(name)
    games = [one for kind, players, options in VARIANTS if kind == name for one in games_of(players, options, GAMES)]
    files = StaticHost(ROOT, tmp_path / "files.log")
    try:
        ana = visitors(files.url)
        ana.page.goto("src/sintra/web/static/js/package.json")  # anything that a browser shows
        answers = ana.evaluate(PLAY, [name, [asdict(one) for one in games]])
    finally:
        files.end()
    for one, answered in zip(games, answers, strict=True):
        assert answered == play(game, one), one
