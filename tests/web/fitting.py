"""What can be seen of a page: whether anything overlaps, sticks out, is cut off, or is too small for a finger."""

from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const problems = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) problems.push(`the page is ${page.scrollWidth} wide`);
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = [...document.querySelectorAll('button, a, input, select, h1, .status, .moves-box')].filter(isSeen);
  const boxes = seen.map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1 && box.height > 1);
  const name = (one) => one.className || one.tagName;
  for (const [one, box] of boxes) {
    if (box.left < -1 || box.right > innerWidth + 1) problems.push(`${name(one)} sticks out`);
    if (one.matches('button, .status, h1') && one.scrollWidth > one.clientWidth + 1) problems.push(`${name(one)} is cut off: ${one.textContent}`);
  }
  boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    if (one.contains(other) || other.contains(one)) return;
    const isTogether = one.closest('label') !== null && one.closest('label') === other.closest('label');
    if (isTogether || one.closest('.moves-box') || other.closest('.moves-box')) return;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) problems.push(`${name(one)} overlaps ${name(other)}`);
  }));
  return problems;
}"""

PANELS = """() => [...document.querySelectorAll('.panel:not(.away)')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.panel, box.left, box.top, box.right, box.bottom];
})"""

# A target reaches at least half a finger to every side of its middle, and nothing else is touched there.
TOO_SMALL = """(fingers) => [...document.querySelectorAll('.target.source, .target.onward')].flatMap((target) => {
  const { place } = target.dataset;
  const shape = target.querySelector('.hit, .glow, .glow-shape');
  shape.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = shape.getBoundingClientRect();
  const isSymbol = shape.tagName === 'use'; // drawn around its own middle, with a shadow below
  const { x, y } = isSymbol ? new DOMPoint(0, 0).matrixTransform(shape.getScreenCTM()) : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const half = fingers[place] / 2 - 1; // the browser rounds to whole pixels
  const missed = [[0, 0], [half, 0], [-half, 0], [0, half], [0, -half]].filter(
    ([right, down]) => document.elementFromPoint(x + right, y + down)?.closest('[data-place]')?.dataset.place !== place,
  );
  return missed.map((at) => `${place} of ${Math.round(box.width)}×${Math.round(box.height)} is not touched at ${at}`);
})"""

SHARE_IN_SIGHT = """(name) => {
  const board = document.querySelector(`[data-panel="${name}"]:not(.away)`)?.getBoundingClientRect();
  if (!board) return 0;
  const room = document.querySelector('.room').getBoundingClientRect();
  return (Math.min(board.bottom, room.bottom) - Math.max(board.top, room.top)) / Math.min(board.height, room.height);
}"""

Box = tuple[str, float, float, float, float]


def problems(page: Page) -> list[str]:
    """What is wrong with buttons and lines."""
    found: list[str] = page.evaluate(LOOK)
    return found


def panels(page: Page) -> list[Box]:
    """The panels on the table: name, left, top, right, bottom."""
    return [tuple(one) for one in page.evaluate(PANELS)]


def overlapping(found: list[Box]) -> list[tuple[str, str]]:
    """Panels that lie on each other."""
    return [
        (one[0], other[0])
        for i, one in enumerate(found)
        for other in found[i + 1 :]
        if min(one[3], other[3]) - max(one[1], other[1]) > 8 and min(one[4], other[4]) - max(one[2], other[2]) > 8
    ]


def too_small(page: Page, fingers: dict[str, float]) -> list[str]:
    """Targets that a finger would miss; `fingers`: for every place how many pixels it needs."""
    found: list[str] = page.evaluate(TOO_SMALL, fingers)
    return found


def share_in_sight(page: Page, panel: str) -> float:
    """How much of a panel can be seen as things are; all, if it fills the room from top to bottom."""
    found: Any = page.evaluate(SHARE_IN_SIGHT, panel)
    return float(found)
