/** Points that appear where they were earned, one after the other, each with its reason in words while it is the newest. */

import { s } from "../kit/dom.js";
import { paced, readable } from "../kit/settings.js";
import { signed } from "./signed.js";

const STEP = 620;
const ALTOGETHER = 4200; // many reasons follow each other faster
const STAY = 900;
const CROWDED = 34; // units between points that have no place of their own

export class Floats {
  constructor(stage) {
    this.stage = stage;
    this.skipped = () => {};
  }

  /** Resolved when all have been read, or at once when skipped. */
  async show(reasons) {
    const shown = reasons.filter((reason) => reason.points);
    if (!shown.length) return;
    const skip = new Promise((resolve) => (this.skipped = resolve));
    const step = readable(Math.min(STEP, ALTOGETHER / shown.length));
    const homeless = new Map();
    const run = (async () => {
      for (const reason of shown) {
        this.rise(reason, homeless);
        if (await isSkipped(skip, step)) return;
      }
      await isSkipped(skip, readable(STAY));
    })();
    await run;
    this.stage.layers.floats.replaceChildren();
  }

  skip() {
    this.skipped(true);
    this.stage.layers.floats.replaceChildren();
  }

  rise(reason, homeless) {
    const at = this.stage.at(reason.place ?? "") ?? this.beside(reason.seat, homeless);
    if (!at) return;
    for (const words of this.stage.layers.floats.querySelectorAll(".why")) words.remove();
    const { x, width } = this.stage.svg.viewBox.baseVal;
    const middle = Math.min(Math.max(at.x, x + 110), x + width - 110);
    const element = s(
      "g",
      { class: `float ${reason.points < 0 ? "loss" : "gain"}` },
      s("text", { class: "points", "font-size": 28, "dominant-baseline": "central", x: at.x, y: at.y }, signed(reason.points)),
      s("text", { class: "why", "font-size": 15, x: middle, y: at.y + 32 }, reason.words),
    );
    this.stage.layers.floats.append(element);
    if (paced(1)) element.animate([{ opacity: 0, transform: "translateY(10px)" }, { opacity: 1, transform: "none" }], { duration: paced(200), easing: "ease-out" });
  }

  /** Points without a place of their own go to the middle of the board, below each other. */
  beside(seat, homeless) {
    const middle = this.stage.middle(seat);
    const count = homeless.get(seat) ?? 0;
    homeless.set(seat, count + 1);
    return middle && { ...middle, y: middle.y + (count - 1) * CROWDED };
  }
}

function isSkipped(skip, milliseconds) {
  return Promise.race([skip, new Promise((resolve) => setTimeout(() => resolve(false), milliseconds))]);
}
