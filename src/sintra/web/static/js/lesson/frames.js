/** Frames around what is talked about. */

import { s } from "../kit/dom.js";
import { extent } from "../table/things.js";

const GAP = 3; // pixels between the thing and its frame

export class Frames {
  constructor({ stage, pieces }) {
    this.stage = stage;
    this.pieces = pieces;
    this.shown = [];
    this.layer = s("g", { class: "lesson-frames", "aria-hidden": "true" });
    stage.layers.floats.before(this.layer);
    stage.onArranged(() => this.show(this.shown));
  }

  /** A frame around each group of places, as far as they are on the table. */
  show(groups) {
    this.shown = groups;
    const frames = groups.map((places) => this.around(places)).filter(Boolean);
    this.layer.replaceChildren(...frames);
    if (frames.length) this.stage.reveal(frames);
  }

  around(places) {
    const boxes = places.map((place) => extent(this.stage, this.pieces, place)).filter(Boolean);
    if (!boxes.length) return null;
    const edge = (side, pick) => pick(...boxes.map(({ x, y, size, width }) => ({ left: x - width / 2, right: x + width / 2, top: y - size / 2, bottom: y + size / 2 })[side]));
    const [left, right, top, bottom] = [edge("left", Math.min), edge("right", Math.max), edge("top", Math.min), edge("bottom", Math.max)];
    return s("rect", { class: "lesson-frame", x: left - GAP, y: top - GAP, width: right - left + 2 * GAP, height: bottom - top + 2 * GAP, rx: 8 });
  }
}
