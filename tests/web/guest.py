"""Somebody in front of a browser that is driven by the standard protocols."""

import json
from typing import Any

from tests.web.drivers.driver import Driver
from tests.web.drivers.program import PATIENCE
from tests.web.hands import Hands

KEYS = {"Tab": "\ue004", "Enter": "\ue006", "Escape": "\ue00c", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}

LISTEN = """(() => {
  window.complaints = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
})()"""
WAIT = """((look, argument, until) => new Promise((resolve) => {
  const again = () => {
    const found = look(argument);
    if (found || performance.now() > until) resolve(found);
    else requestAnimationFrame(again);
  };
  again();
}))"""
MIDDLE = """(selector) => {
  const element = document.querySelector(selector);
  if (!element || element.disabled) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isAtRest = element.lastSeen === `${x} ${y}`;
  element.lastSeen = `${x} ${y}`;
  return isAtRest && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""


class Guest(Hands):
    """A driver with hands."""

    def __init__(self, driver: Driver, url: str, settings: dict[str, Any]) -> None:
        super().__init__()
        self.driver = driver
        self.url = url
        driver.open(url)
        self.evaluate("(settings) => { localStorage.sintra = settings; }", json.dumps(settings))

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.driver.run(f"({function})({json.dumps(argument)})")

    def wait_for(self, function: str, argument: Any = None) -> Any:
        found = self.driver.run(f"{WAIT}({function}, {json.dumps(argument)}, performance.now() + {1_000 * PATIENCE})")
        assert found, f"waited in vain for {function} with {argument}; the page says: {self.driver.run('document.body.innerText')}"
        return found

    def open(self, path: str) -> None:
        self.driver.open(self.url + path)
        self.driver.run(LISTEN)

    def reload(self) -> None:
        self.content()
        self.driver.reload()
        self.driver.run(LISTEN)

    def click(self, selector: str) -> None:
        self.click_at(*self.wait_for(MIDDLE, selector))

    def click_at(self, x: float, y: float) -> None:
        steps = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.driver.perform({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        self.driver.perform({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]})

    def content(self) -> None:
        complaints = self.driver.run("window.complaints")
        assert not complaints, complaints
