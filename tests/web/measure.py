"""What the client costs, measured in Debian's Chromium against a running server: `python -m tests.web.measure http://127.0.0.1:8321`."""

import statistics
import sys
import zlib

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person

TURNS = 8
ANSWER = """() => new Promise((resolve) => {
  const touch = document.querySelector('.target.source .hit');
  const start = performance.now();
  const watcher = new MutationObserver(() => requestAnimationFrame(() => { watcher.disconnect(); resolve(performance.now() - start); }));
  watcher.observe(document.querySelector('.targets'), { childList: true });
  touch.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def main(url: str) -> None:
    """Print the figures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(base_url=url, reduced_motion="reduce", locale="en")
        ana = Person(context, {"speed": 40, "level": "random"})
        wire = context.new_cdp_session(ana.page)
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        wire.send("Network.enable")
        ana.page.goto("/")
        ana.page.wait_for_selector(".huge:not([disabled])")
        ready = ana.page.evaluate("performance.now()")
        ana.page.wait_for_load_state("networkidle")
        print(f"first page: {sum(sizes) / 1000:.0f} KB in {len(sizes)} answers, ready to play after {ready:.0f} ms")

        updates: list[tuple[int, int]] = []

        def received(event: dict[str, dict[str, str]]) -> None:
            text = event["response"]["payloadData"]
            if '"type":"update"' in text[:40]:
                updates.append((len(text), len(zlib.compress(text.encode()))))

        wire.on("Network.webSocketFrameReceived", received)
        ana.play_now()
        answers = []
        for _ in range(TURNS):
            if not ana.wait_for_turn():
                break
            answers.append(ana.page.evaluate(ANSWER))
            ana.page.keyboard.press("Escape")
            ana.page.locator(".stage").click(position={"x": 3, "y": 3})
            ana.page.wait_for_selector(".target.source", state="attached")
            ana.decide()
        print(f"click to visible answer: median {statistics.median(answers):.0f} ms, worst {max(answers):.0f} ms of {len(answers)}")
        plain, packed = zip(*updates, strict=True)
        print(f"update: median {statistics.median(plain):.0f} bytes, largest {max(plain)}, of {len(updates)}")
        print(f"the same compressed: median {statistics.median(packed):.0f} bytes, largest {max(packed)}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
