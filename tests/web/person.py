"""Somebody in front of the page: looks, clicks, presses keys. Complaints of the browser are failures."""

import json
import random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

HARMLESS = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection to")  # what a lost line sounds like
PATIENT = 200  # looks at targets that lie below something else before that is a fault
TOUCHABLE = ".hit, .glow, .glow-shape"

SOME_TARGET = """(chance) => {
  const targets = [...document.querySelectorAll('.target.source, .target.onward')];
  if (!targets.length) return null;
  const target = targets[Math.floor(chance * targets.length)];
  const shape = target.querySelector('.hit, .glow, .glow-shape');
  shape.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = shape.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const above = document.elementFromPoint(x, y);
  return { x, y, place: target.dataset.place, isOnTop: above?.closest('.target') === target, above: above?.outerHTML.slice(0, 120) };
}"""


class Person:
    """A page with hands."""

    def __init__(self, context: BrowserContext, settings: dict[str, Any]) -> None:
        self.context = context
        self.complaints: list[str] = []
        self.chance = random.Random(7)
        context.add_init_script(f"localStorage.sintra ??= {json.dumps(json.dumps(settings))}")
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(sound in message.text for sound in HARMLESS):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    # ── Going places ─────────────────────────────────────────────────────────────────────────────────────────────────

    def start(self) -> "Person":
        self.page.goto("/")
        expect(self.page.locator(".huge")).to_be_enabled()
        return self

    def choose_game(self, game: str, players: int = 2) -> "Person":
        self.page.locator(f'input[name="game"][value="{game}"]').check(force=True)
        if self.page.get_by_role("group", name="Players").count():
            self.page.get_by_role("group", name="Players").get_by_label(str(players), exact=True).check(force=True)
        return self

    def play_now(self) -> "Person":
        self.page.locator(".huge").click()
        return self.at_table()

    def at_table(self) -> "Person":
        expect(self.page.locator(".room[data-version]")).to_be_visible()
        return self

    # ── At the table ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def targets(self) -> Locator:
        return self.page.locator(".target.source, .target.onward")

    @property
    def version(self) -> int:
        return int(self.page.locator(".room").get_attribute("data-version") or -1)

    @property
    def status(self) -> str:
        return self.page.locator(".status").inner_text()

    @property
    def is_over(self) -> bool:
        return self.page.locator(".status").get_attribute("data-kind") == "over"

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn now; not if the game has ended."""
        self.page.wait_for_selector('.target.source, .status[data-kind="over"]', state="attached")
        return not self.is_over

    def touch(self, target: Locator) -> None:
        target.locator(TOUCHABLE).first.click()

    def decide(self) -> None:
        """Make some decision by touching one target after the other."""
        before = self.version
        while True:
            if not self.touch_something(before):
                return
            state = self.page.wait_for_function(
                """before => document.querySelector('dialog[open] .answers') ? 'menu' : document.querySelector('.target.onward') ? 'onward'
                   : Number(document.querySelector('.room').dataset.version) > before ? 'made' : false""",
                arg=before,
            ).json_value()
            if state == "menu":
                self.page.locator("dialog[open] .answers button").first.click()
                state = "made"
            if state == "made":
                self.page.wait_for_function("before => Number(document.querySelector('.room').dataset.version) > before", arg=before)
                return

    def is_led_on(self, before: int) -> bool:
        """Whether there is something to choose after the first touch; not if the server made the decision meanwhile, because it left no choice."""
        self.page.wait_for_function(
            "before => document.querySelector('.target.onward') || Number(document.querySelector('.room').dataset.version) > before", arg=before
        )
        return self.version == before

    def decide_quickly(self) -> None:
        """Touch until nothing can be chosen on, without waiting for what the server makes of it."""
        self.touch_something(self.version)
        while self.page.locator(".target.onward").count():
            self.touch_something(self.version)

    def touch_something(self, before: int) -> bool:
        """Click in the middle of some target. Not if there is nothing left to touch: a decision without a choice is made by the server."""
        missed = 0
        while self.version == before:
            found = self.page.evaluate(SOME_TARGET, self.chance.random())
            if found and found["isOnTop"]:
                self.page.mouse.click(found["x"], found["y"])
                return True
            missed += bool(found)
            assert missed < PATIENT, f"{found['place']} cannot be touched: {found['above']} is above it"
        return False

    def wait_for_version(self, version: int) -> None:
        self.page.wait_for_function("version => Number(document.querySelector('.room')?.dataset.version) >= version", arg=version)

    def pieces(self) -> list[str]:
        """What lies where, as it is seen: kinds with their places on the screen."""
        found = self.page.eval_on_selector_all(".piece", "all => all.map(one => one.getAttribute('href') + ' ' + one.style.transform)")
        return sorted(map(str, found))

    def content(self) -> None:
        """Nothing to complain about."""
        assert not self.complaints, self.complaints
