/** The same for keys: a lens that the arrows move from thing to thing, and that says what each of them is. */

import { s } from "../kit/dom.js";
import { extent } from "./things.js";
import { nearest } from "./steer.js";

const ROOM = 3; // units around the thing

export class Lens {
  constructor(explain) {
    this.explain = explain;
    this.stage = explain.stage;
    this.frame = s("rect", { class: "lens-frame", rx: 5 });
    this.element = s("g", { class: "lens", role: "img", tabindex: "-1" }, this.frame);
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("blur", () => this.put());
    this.stage.onArranged(() => this.put());
  }

  /** Take it up at a place, or at the first thing that there is. */
  take(place) {
    this.from = document.activeElement;
    this.look(place ?? this.things()[0]);
  }

  /** Everything that has words, one of each group of empty spaces. */
  things() {
    return [...this.stage.places.keys()].filter((place) => this.stage.at(place) && this.explain.isKnown(place) && !this.isCovered(place));
  }

  /** Areas are passed over where their spaces have the same words. */
  isCovered(place) {
    return this.stage.isArea(place) && [...this.stage.places.values()].some(({ place: { group } }) => group === place);
  }

  look(place) {
    if (!place) return;
    this.place = place;
    const { x, y, size, width, angle = 0 } = extent(this.stage, this.explain.pieces, place);
    const attributes = { x: x - width / 2 - ROOM, y: y - size / 2 - ROOM, width: width + 2 * ROOM, height: size + 2 * ROOM, transform: `rotate(${angle} ${x} ${y})` };
    for (const [name, value] of Object.entries(attributes)) this.frame.setAttribute(name, value);
    if (!this.element.isConnected) this.stage.layers.floats.after(this.element);
    this.element.setAttribute("aria-label", this.explain.tell([place]));
    this.stage.reveal([this.element]);
    this.element.focus({ preventScroll: true });
  }

  put() {
    if (!this.place) return; // removing what has the focus blurs it
    this.place = undefined;
    this.element.remove();
    this.explain.leave();
  }

  key(event) {
    if (event.key === "Escape") {
      this.put();
      this.from?.focus?.({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") {
      this.explain.refuse([this.place]);
    } else if (event.key.startsWith("Arrow")) {
      const others = this.things().filter((name) => name !== this.place).map((name) => [name, this.stage.at(name)]);
      this.look(nearest(this.stage.at(this.place), others, event.key) ?? this.place);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
