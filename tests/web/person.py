"""Somebody in front of the page in Chromium, who can look closely. Complaints of the browser are failures."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from tests.web.hands import Hands

HARMLESS = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection to")  # what a lost line sounds like
TOUCHABLE = ".hit, .glow, .glow-shape"


class Person(Hands):
    """A page with hands."""

    def __init__(self, context: BrowserContext, settings: dict[str, Any]) -> None:
        super().__init__()
        self.context = context
        self.complaints: list[str] = []
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

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.page.evaluate(function, argument)

    def wait_for(self, function: str, argument: Any = None) -> Any:
        return self.page.wait_for_function(function, arg=argument).json_value()

    def open(self, path: str) -> None:
        self.page.goto(path)

    def reload(self) -> None:
        self.page.reload()

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    # ── Looking closely ──────────────────────────────────────────────────────────────────────────────────────────────

    def choose_game(self, game: str, players: int = 2) -> "Person":
        self.page.locator(f'input[name="game"][value="{game}"]').check(force=True)
        if self.page.get_by_role("group", name="Players").count():
            self.page.get_by_role("group", name="Players").get_by_label(str(players), exact=True).check(force=True)
        return self

    @property
    def targets(self) -> Locator:
        return self.page.locator(".target.source, .target.onward")

    @property
    def status(self) -> str:
        return self.page.locator(".status").inner_text()

    def touch(self, target: Locator) -> None:
        target.locator(TOUCHABLE).first.click()

    def decide_quickly(self) -> None:
        """Touch until nothing can be chosen on, without waiting for what the server makes of it."""
        self.touch_something(self.version)
        while self.page.locator(".target.onward").count():
            self.touch_something(self.version)

    def content(self) -> None:
        assert not self.complaints, self.complaints
