"""Somebody who takes a lesson: reads the card, and does what it waits for, by touch or by keys."""

from typing import Any

from playwright.sync_api import expect

import sintra
from sintra.picture.pieces import targets_of
from sintra.positions import Position
from sintra.web.lessons import Lesson, Step, lesson, script
from sintra.web.speech import speak_move
from tests.web.person import Person

SPOT = """(place) => {
  const target = document.querySelector(`.target[data-place="${place}"]:not(.chosen)`);
  if (!target) return null;
  const shape = target.querySelector('.hit, .glow, .glow-shape');
  shape.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = shape.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const [before, now] = [window.spot, `${place} ${x} ${y}`];
  window.spot = now; // the table may still be making room
  return before === now && document.elementFromPoint(x, y)?.closest('.target') === target ? { x, y } : null;
}"""
COVERED = """() => {
  const card = document.querySelector('.lesson-card').getBoundingClientRect();
  const frames = [...document.querySelectorAll('.lesson-frame, .target')].map((one) => one.getBoundingClientRect());
  return frames.filter((box) => box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top).length;
}"""


class Pupil:
    """Knows the lesson as it is written, and follows it on the page."""

    def __init__(self, person: Person, game: str, name: str, language: str) -> None:
        self.person, self.game, self.name, self.language = person, game, name, language
        self.lesson: Lesson = lesson(sintra.game(game), name, language)

    @property
    def address(self) -> str:
        return f"table/?id=local-lesson-{self.game}-{self.name}"

    def at(self, step: Step) -> Position:
        """The position at a step, if everything went as it is written."""
        return script(sintra.game(self.game), self.name).position(step.ply)

    def read(self, step: Step) -> None:
        expect(self.person.page.locator(".lesson-text")).to_have_text(step.say)
        assert self.person.evaluate(COVERED) == 0, f"the card covers what it talks about: {step.say}"

    def follow(self, step: Step, by_keys: bool = False) -> None:
        """Do what the step waits for."""
        self.read(step)
        if not step.moves:
            self.person.click(".lesson-buttons .primary")
        elif by_keys:
            self.choose(step.moves[0])
        else:
            self.touch(step)

    def choose(self, move: int) -> None:
        """By keys: from the list of all choices in words."""
        words = speak_move(sintra.game(self.game), move, self.language)
        self.person.press("l")
        self.person.page.locator("dialog[open] .answers").get_by_role("button", name=words, exact=True).press("Enter")

    def touch(self, step: Step) -> None:
        position = self.at(step)
        [path] = targets_of(position.game, position.state, [step.moves[0]])
        for place in path:
            spot: Any = self.person.wait_for(SPOT, place)
            self.person.click_at(spot["x"], spot["y"])
