/**
 * A finger is larger than a tile: around every target lies an area that means it as well, as far as it is nearer than any other target.
 * The areas lie below the targets themselves.
 */

import { s } from "../kit/dom.js";
import { FINGER } from "./arrange.js";

const WIDER = 1.1; // than a place: up to its neighbour
const PASSED_ON = ["click", "contextmenu", "pointerdown", "pointerup", "pointercancel", "pointerenter", "pointerleave"];

export class Reach {
  constructor(stage) {
    this.stage = stage;
    this.element = s("g", { class: "reach" });
  }

  /** `buttons`: for every button the places that mean it. */
  show(buttons) {
    const spots = [...buttons].flatMap(([button, places]) => places.map((place) => ({ button, place, at: this.stage.at(place) })));
    this.element.replaceChildren(...spots.map((spot) => this.area(spot, spots)));
  }

  area({ button, place, at }, spots) {
    const finger = FINGER[this.stage.role(place)];
    const [wide, high] = [at.width, at.size].map((length) => Math.max(length * WIDER, finger) / 2);
    let corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => [at.x + x * wide, at.y + y * high]);
    if (!this.stage.isArea(place)) for (const { at: other } of spots) corners = nearer(corners, at, other);
    const area = s("polygon", { class: "hit", "data-place": button.dataset.place, points: corners.map((corner) => corner.join()).join(" ") });
    for (const type of PASSED_ON) area.addEventListener(type, (event) => passOn(event, button));
    return area;
  }
}

/** The part of a polygon that is nearer to one point than to another. */
function nearer(corners, one, other) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (!dx && !dy) return corners;
  const beyond = ([x, y]) => (x - (one.x + other.x) / 2) * dx + (y - (one.y + other.y) / 2) * dy;
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, [corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])]];
  });
}

function passOn(event, button) {
  event.stopPropagation();
  button.dispatchEvent(new event.constructor(event.type, event));
}
