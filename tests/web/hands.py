"""What somebody does in front of the page, in whichever browser: looks, touches, presses keys."""

import random
from abc import ABC, abstractmethod
from typing import Any, Self

PATIENT = 200  # looks at targets that lie below something else before that is a fault

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
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"  # when all has been laid out
LED_ON = """(before) => document.querySelector('dialog[open] .answers') ? 'menu' : document.querySelector('.target.onward') ? 'onward'
  : Number(document.querySelector('.room').dataset.version) > before ? 'made' : false"""
PIECES = "() => [...document.querySelectorAll('.piece')].map((one) => one.getAttribute('href') + ' ' + one.style.transform)"


class Hands(ABC):
    """The steps that people make of looking, clicking and pressing."""

    def __init__(self) -> None:
        self.chance = random.Random(7)

    @abstractmethod
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What the function says in the page."""

    @abstractmethod
    def wait_for(self, function: str, argument: Any = None) -> Any:
        """What the function says in the page as soon as that is something true."""

    @abstractmethod
    def open(self, path: str) -> None: ...

    @abstractmethod
    def reload(self) -> None: ...

    @abstractmethod
    def click(self, selector: str) -> None:
        """In the middle of the element, as soon as that can be done."""

    @abstractmethod
    def click_at(self, x: float, y: float) -> None: ...

    @abstractmethod
    def press(self, key: str) -> None: ...

    @abstractmethod
    def content(self) -> None:
        """Nothing to complain about."""

    # ── Going places ─────────────────────────────────────────────────────────────────────────────────────────────────

    def start(self) -> Self:
        self.open("/")
        self.wait_for("() => Boolean(document.querySelector('.huge:enabled'))")
        return self

    def play_now(self) -> Self:
        self.click(".huge")
        return self.at_table()

    def at_table(self) -> Self:
        self.wait_for("() => document.querySelector('.room[data-version]')?.checkVisibility()")
        return self

    def focus_by_tab(self, selector: str) -> None:
        """Press Tab until the element has the focus."""
        for _ in range(80):
            self.press("Tab")
            if self.is_focused(selector):
                return
        raise AssertionError(f"Tab never reaches {selector}")

    def is_focused(self, selector: str) -> bool:
        return bool(self.evaluate("(selector) => document.activeElement.matches(selector)", selector))

    # ── At the table ─────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def version(self) -> int:
        return int(self.evaluate("() => document.querySelector('.room')?.dataset.version ?? -1"))

    @property
    def is_over(self) -> bool:
        return bool(self.evaluate("""() => Boolean(document.querySelector('.status[data-kind="over"]'))"""))

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn now; not if the game has ended."""
        self.wait_for("""() => Boolean(document.querySelector('.target.source, .status[data-kind="over"]'))""")
        return not self.is_over

    def wait_for_version(self, version: int) -> None:
        self.wait_for("(version) => Number(document.querySelector('.room')?.dataset.version) >= version", version)

    def decide(self) -> None:
        """Make some decision by touching one target after the other."""
        before = self.version
        while self.touch_something(before):
            state = self.wait_for(LED_ON, before)
            if state == "menu":
                self.click("dialog[open] .answers button")
            if state != "onward":
                self.wait_for_version(before + 1)
                return

    def is_led_on(self, before: int) -> bool:
        """Whether there is something to choose after the first touch; not if the server made the decision meanwhile, because it left no choice."""
        self.wait_for(LED_ON, before)
        return self.version == before

    def touch_something(self, before: int) -> bool:
        """Click in the middle of some target. Not if there is nothing left to touch: a decision without a choice is made by the server."""
        missed = 0
        while self.version == before:
            found = self.evaluate(SOME_TARGET, self.chance.random())
            if found and found["isOnTop"]:
                self.click_at(found["x"], found["y"])
                return True
            missed += bool(found)
            assert missed < PATIENT, f"{found['place']} cannot be touched: {found['above']} is above it"
        return False

    def pieces(self) -> list[str]:
        """What lies where, as it is seen: kinds with their places on the screen."""
        return sorted(map(str, self.evaluate(PIECES)))
