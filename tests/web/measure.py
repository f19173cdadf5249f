"""What the client costs, measured in Debian's Chromium against a running server: `python -m tests.web.measure http://127.0.0.1:8321`."""

import statistics
import sys

from playwright.sync_api import Browser, sync_playwright

import sintra
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person
from tests.web.wire import Wire

TURNS = 8
ANSWER = """() => new Promise((resolve) => {
  const touch = document.querySelector('.target.source .hit, .target.source .glow, .target.source .glow-shape');
  const start = performance.now();
  const watcher = new MutationObserver(() => requestAnimationFrame(() => { watcher.disconnect(); resolve(performance.now() - start); }));
  watcher.observe(document.querySelector('.targets'), { childList: true });
  touch.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def visitor(browser: Browser, url: str) -> Person:
    """Somebody with an empty cache."""
    return Person(browser.new_context(base_url=url, reduced_motion="reduce", locale="en"), {"speed": 40, "level": "random"})


def first_page(browser: Browser, url: str) -> None:
    """Everything that the first page loads, as it comes over the line, and the moment from which one can play."""
    ana = visitor(browser, url)
    wire = ana.context.new_cdp_session(ana.page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    ana.page.goto("/")
    ana.page.wait_for_selector(".huge:not([disabled])")
    ready = ana.page.evaluate("performance.now()")
    ana.page.wait_for_load_state("networkidle")
    print(f"first page: {sum(sizes) / 1000:.0f} KB in {len(sizes)} answers, ready to play after {ready:.0f} ms")
    ana.context.close()


def table(browser: Browser, url: str, game: str) -> None:
    """A few turns: how soon a click is answered, and how large an update is before and after compression."""
    with Wire(url) as wire:
        ana = visitor(browser, wire.url)
        ana.start().choose_game(game).play_now()
        answers = []
        for _ in range(TURNS):
            if not ana.wait_for_turn():
                break
            answers.append(ana.page.evaluate(ANSWER))
            ana.page.keyboard.press("Escape")
            ana.page.locator(".stage").click(position={"x": 3, "y": 3})
            ana.wait_for_turn()
            ana.decide()
        updates = [frame for frame in wire.frames if frame.text.startswith('{"type":"update"')]
        ana.context.close()
    texts, packed = [len(update.text.encode()) for update in updates], [update.wire for update in updates]
    print(f"{game}: click to visible answer: median {statistics.median(answers):.0f} ms, worst {max(answers):.0f} ms of {len(answers)}")
    print(f"{game}: update on the wire: median {statistics.median(packed):.0f} bytes, largest {max(packed)}, of {len(updates)}")
    print(f"{game}: the same before compression: median {statistics.median(texts):.0f} bytes, largest {max(texts)}")


def main(url: str) -> None:
    """Print the figures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        first_page(browser, url)
        for game in sintra.GAMES:
            table(browser, url, game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
