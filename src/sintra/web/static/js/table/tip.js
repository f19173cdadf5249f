/** A few words beside a thing on the table. They cover neither the thing nor, if there is any other room, what can be touched. */

import { fill, h } from "../kit/dom.js";

const GAP = 8; // pixels between the thing and its words
const EDGE = 6; // and the edge of the window

export class Tip {
  constructor() {
    this.element = h("div", { class: "tip", role: "tooltip", hidden: true });
    document.body.append(this.element);
  }

  close() {
    this.hide();
    this.element.remove();
  }

  get isShown() {
    return !this.element.hidden;
  }

  /** `lines` are the words of the thing; `why`, if any, says why it cannot be touched. `box` is where it is, `avoid` are boxes better left free. */
  show(box, lines, why, avoid) {
    fill(this.element, lines.map((words, i) => h("p", { class: i ? "tip-more" : "tip-what" }, words)), why && h("p", { class: "tip-why" }, why));
    this.element.hidden = false;
    const { left, top } = this.spot(box, avoid);
    this.element.style.left = `${left}px`;
    this.element.style.top = `${top}px`;
  }

  hide() {
    this.element.hidden = true;
  }

  /** Above, below or beside the thing: the first of those that cover least. */
  spot(box, avoid) {
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const middle = { left: (box.left + box.right - width) / 2, top: (box.top + box.bottom - height) / 2 };
    const spots = [
      { left: middle.left, top: box.top - height - GAP },
      { left: middle.left, top: box.bottom + GAP },
      { left: box.right + GAP, top: middle.top },
      { left: box.left - width - GAP, top: middle.top },
    ].map((spot) => kept(spot, width, height));
    const costs = spots.map((spot) => covered(spot, width, height, box) * 1000 + avoid.reduce((sum, other) => sum + covered(spot, width, height, other), 0));
    return spots[costs.indexOf(Math.min(...costs))];
  }
}

/** The same inside the window. */
function kept({ left, top }, width, height) {
  return { left: clamp(left, EDGE, innerWidth - width - EDGE), top: clamp(top, EDGE, innerHeight - height - EDGE) };
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}

function covered({ left, top }, width, height, box) {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}
