/** What can be touched, lit up in its own shape: a piece by its outline, an empty space by the outline of a tile, an area by a frame. */

import { s } from "../kit/dom.js";
import { transform } from "./pieces.js";

const STROKE = 2.5; // of a frame, in pixels: frames side by side must not lie on each other

export class Glows {
  constructor(stage, pieces) {
    this.stage = stage;
    this.pieces = pieces;
    this.lit = [];
    this.looked = [];
  }

  /** The shape of a target, to be touched; a piece on it is lit up. */
  shape(place, role) {
    const at = this.stage.at(place);
    const kind = this.pieces.kindAt(place);
    if (!kind && this.stage.isArea(place)) {
      this.light(this.pieces.elementsIn(place), "lit-around");
      return frame(at);
    }
    if (kind) this.light(this.pieces.elementsAt([place]), "lit", `lit-${role}`);
    const shape = s("use", { href: `#${this.stage.scene.game}-${kind ?? this.stage.outline}`, class: kind ? "hit" : "glow-shape", filter: kind ? null : "url(#silhouette)" });
    shape.style.transform = transform(at);
    return shape;
  }

  light(elements, ...looks) {
    for (const element of elements) element.classList.add(...looks);
    this.lit.push(...elements);
  }

  look(places) {
    this.lookAway();
    this.looked = this.pieces.elementsAt(places);
    for (const element of this.looked) element.classList.add("looked-at");
  }

  lookAway() {
    for (const element of this.looked) element.classList.remove("looked-at");
    this.looked = [];
  }

  clear() {
    this.lookAway();
    for (const element of this.lit) element.classList.remove("lit", "lit-source", "lit-onward", "lit-chosen", "lit-around");
    this.lit = [];
  }
}

/** Fills the shape of whatever is drawn with gold. */
export function silhouette() {
  return s("filter", { id: "silhouette" }, s("feFlood", { class: "silhouette" }), s("feComposite", { in2: "SourceAlpha", operator: "in" }));
}

function frame({ x, y, size, width }) {
  const wide = width - STROKE;
  const high = size - STROKE;
  return s("rect", { class: "glow", x: x - wide / 2, y: y - high / 2, width: wide, height: high, rx: Math.min(9, high / 5) });
}
