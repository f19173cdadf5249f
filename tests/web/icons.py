"""Draws the icons of the installed page from `art/sign.svg`, in the tests' own browser: `python -m tests.web.icons`."""

import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from sintra.web.site.manifest import ICONS, SIZES
from sintra.web.site.version import STATIC
from tests.web.conftest import CHROMIUM, FLAGS

FOLDER = STATIC / ICONS
SIGN = (STATIC / "art" / "sign.svg").read_text(encoding="utf-8")
SIDE = 64  # of the sign, in its own unit
GLAZE = "#24508f"  # the colour of the sign's tile
SAFE = 0.72  # of the width: what stays visible in whatever shape a phone cuts it
APPLE = 180


def filling(part: float) -> str:
    """The sign on a ground that goes to the edges, so that a phone may cut its own shape out of it."""
    inner = re.sub(r"^<svg[^>]*>|</svg>\s*$", "", SIGN)
    margin = SIDE * (1 - part) / 2
    ground = f'<rect width="{SIDE}" height="{SIDE}" fill="{GLAZE}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{ground}'
        f'<g transform="translate({margin} {margin}) scale({part})">{inner}</g></svg>'
    )


def draw(browser: Browser, drawing: str, size: int, file: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{drawing}")
    page.screenshot(path=file, omit_background=True)
    page.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in SIZES:
            draw(browser, SIGN, size, FOLDER / f"icon-{size}.png")
            draw(browser, filling(SAFE), size, FOLDER / f"maskable-{size}.png")
        draw(browser, filling(0.94), APPLE, FOLDER / f"apple-{APPLE}.png")
        browser.close()


if __name__ == "__main__":
    main()
