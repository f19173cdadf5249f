"""The core of the client in Chromium, Firefox and WebKit. Everything else is tried in Chromium alone."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import sintra
from tests.server.serving import ServerProcess
from tests.web.conftest import QUICK, use_once
from tests.web.drivers.driver import Launch
from tests.web.drivers.firefox import firefox
from tests.web.drivers.webkit import webkit
from tests.web.guest import Guest
from tests.web.hands import Hands
from tests.web.person import Person

Somebody = Callable[..., Hands]
DRIVEN: dict[str, Launch] = {"firefox": firefox, "webkit": webkit}
SEVERAL = 6  # decisions


@pytest.fixture(params=["chromium", *DRIVEN])
def somebody(request: pytest.FixtureRequest, server: ServerProcess, tmp_path: Path) -> Iterator[Somebody]:
    """Makes a person with a browser of their own."""
    with ExitStack() as browsers:

        def make(game: str = "azul", width: int = 1440, height: int = 900) -> Hands:
            settings = {**QUICK, "language": "en", "motion": "reduced", "game": game}
            if request.param == "chromium":
                person: Person = request.getfixturevalue("person")(width, height, settings=settings)
                return person
            driver = browsers.enter_context(DRIVEN[request.param](tmp_path))
            driver.resize(width, height)
            return Guest(driver, server.url, settings)

        yield make


@pytest.mark.parametrize("game", [sintra.GAMES[0], *(pytest.param(game, marks=pytest.mark.long) for game in sintra.GAMES[1:])])
def test_a_whole_game_is_played_by_touch(somebody: Somebody, server: ServerProcess, game: str) -> None:
    use_once(server, game)
    ana = somebody(game).start().play_now()
    decisions = 0
    while ana.wait_for_turn():
        ana.decide()
        decisions += 1
    assert decisions > 10
    ana.wait_for("() => document.querySelector('dialog.result')?.checkVisibility()")
    ana.content()


def test_keys_alone_are_enough(somebody: Somebody) -> None:
    ana = somebody().start()
    ana.focus_by_tab(".huge")
    ana.press("Enter")
    assert ana.at_table().wait_for_turn()
    ana.focus_by_tab(".target.source")
    ana.press("ArrowRight")
    ana.press("ArrowDown")
    assert ana.is_focused(".target.source")
    ana.press("Enter")
    ana.wait_for("() => Boolean(document.querySelector('.target.onward'))")
    ana.press("Escape")
    ana.wait_for("() => !document.querySelector('.target.onward')")
    assert ana.is_focused(".target.source")
    for _ in range(SEVERAL):
        assert ana.wait_for_turn()
        before = ana.version
        ana.press("t")
        ana.press("Enter")
        if ana.is_led_on(before):
            assert ana.is_focused(".target.onward")
            ana.press("Enter")
            ana.wait_for_version(before + 1)
    ana.content()


@pytest.mark.parametrize("game", sintra.GAMES)
def test_a_phone_shows_all_that_can_be_touched(somebody: Somebody, server: ServerProcess, game: str) -> None:
    use_once(server, game)
    ana = somebody(game, 390, 844).start().play_now()
    for _ in range(SEVERAL):
        assert ana.wait_for_turn()
        assert ana.evaluate("() => [innerWidth, innerHeight, document.documentElement.scrollWidth]") == [390, 844, 390]
        ana.decide()
    ana.content()


def test_a_reload_in_mid_game_loses_nothing(somebody: Somebody) -> None:
    ana = somebody().start().play_now()
    for _ in range(SEVERAL):
        assert ana.wait_for_turn()
        ana.decide()
    assert ana.wait_for_turn()
    version, pieces = ana.version, ana.pieces()
    ana.reload()
    assert ana.at_table().wait_for_turn()
    assert (ana.version, ana.pieces()) == (version, pieces)
    ana.decide()
    assert ana.version > version
    ana.content()
