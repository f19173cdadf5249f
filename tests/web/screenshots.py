"""The screenshots of the README and of the first page, taken by the tests' own browser: `python -m tests.web.screenshots` takes all of them again.

Every game is played by the greedy bot from a fixed seed up to a table that is worth showing; then somebody sits down there, and the shutter clicks.
"""

import base64
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import sintra
from sintra.positions import Position
from tests.server.serving import ServerProcess
from tests.web.conftest import CHROMIUM, FLAGS, wait_until_up
from tests.web.laid import lay
from tests.web.person import Person

FOLDER = Path(__file__).parent.parent.parent / "src" / "sintra" / "web" / "static" / "art" / "shots"
QUALITY = 62  # of WebP: what a page can afford
NAMES = ("Ana", "Béla")
SEED = 11


@dataclass(frozen=True)
class Shot:
    """A picture to be taken: which game at the beginning of which round, on which screen."""

    name: str
    game: str
    round: int
    width: int
    height: int
    scheme: str = "light"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.webp"


SHOTS = (
    Shot("desktop-light", "azul", 4, 1200, 750),
    Shot("desktop-dark", "pavilion", 5, 1200, 750, "dark"),
    Shot("phone-light", "duel", 4, 360, 740),
    Shot("phone-dark", "azul", 4, 360, 740, "dark"),
)


def well_under_way(shot: Shot) -> Position:
    """A game up to the moment of the picture: the first time in the round that the first player is to move."""
    position, bot = sintra.new(shot.game, seed=SEED), sintra.bot("greedy", seed=SEED)
    while position.state.round_number < shot.round or position.to_move != 0:
        position.play(bot.choose(position))
    return position


def take(browser: Browser, url: str, shot: Shot) -> None:
    """Sit down and take the picture, as WebP."""
    context = browser.new_context(
        base_url=url, viewport={"width": shot.width, "height": shot.height}, reduced_motion="reduce", locale="en", device_scale_factor=1
    )
    ana = Person(context, {"language": "en", "theme": shot.scheme})
    lay(ana, well_under_way(shot), *NAMES)
    ana.page.evaluate("document.fonts.ready")
    wire = context.new_cdp_session(ana.page)
    picture = wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    shot.path.write_bytes(base64.b64decode(picture["data"]))
    ana.content()
    context.close()
    print(f"{shot.path.name}: {shot.path.stat().st_size / 1000:.0f} KB")


def main() -> None:
    """Take all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{Path(folder) / 'games.sqlite'}", Path(folder))
        try:
            wait_until_up(server)
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for shot in SHOTS:
                take(browser, server.url, shot)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
