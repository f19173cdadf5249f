/** Things that explain themselves: a word on hover, on a long press, where the keys look; and why not, where a touch leads nowhere. */

import { announce } from "../kit/notices.js";
import { Lens } from "./lens.js";
import { Press } from "./press.js";
import { extent, thingsAt } from "./things.js";
import { Tip } from "./tip.js";

const LINGER = 420; // milliseconds until a mouse that rests is answered
const ON_TARGET = 1_100; // the same where it may be about to touch
const STAY = 6_000; // how long an answer to a touch stays

export class Explain {
  /** `ask.why(place)` promises the words that say why a place cannot be touched; empty where there is nothing to say. */
  constructor(stage, pieces, ask) {
    this.stage = stage;
    this.pieces = pieces;
    this.ask = ask;
    this.about = stage.scene.about;
    this.tip = new Tip();
    this.lens = new Lens(this);
    stage.svg.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.hover(event));
    stage.svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.leave());
    stage.svg.addEventListener("pointerdown", () => this.leave());
    stage.onArranged(() => this.leave());
    this.scrolled = () => this.leave();
    stage.host.addEventListener("scroll", this.scrolled, { passive: true });
  }

  /** Where nothing else listens to touches: they explain. */
  onTouch() {
    new Press(this.stage.svg, { rest: (event) => this.press(event), lift: () => {} });
    this.stage.svg.addEventListener("click", (event) => this.press(event));
  }

  close() {
    this.leave();
    this.stage.host.removeEventListener("scroll", this.scrolled);
    this.tip.close();
  }

  // ── What a thing is ──────────────────────────────────────────────────────────────────────────────────────────────

  /** What lies on a place and what the place is, in words. */
  words(place) {
    const kind = this.pieces.kindAt(place);
    const own = this.about.places[place] ?? this.about.places[this.stage.group(place)];
    return [this.about.kinds[kind], own].filter(Boolean);
  }

  isKnown(place) {
    return this.words(place).length > 0;
  }

  /** The places under the pointer that have words, the one that is meant first. */
  under({ clientX, clientY }) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.stage.svg.getScreenCTM().inverse());
    return thingsAt(this.stage, this.pieces, point, (place) => this.isKnown(place));
  }

  // ── Saying it ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The thing, then what it lies on, in a few lines; with a reason if there is one. */
  tell(places, why = "") {
    const [first, ...below] = places;
    const lying = below.map((place) => this.about.kinds[this.pieces.kindAt(place)]);
    const lines = [...new Set([...this.words(first), ...lying].filter(Boolean))];
    if (!lines.length && !why) return "";
    this.tip.show(this.box(first), lines, why, this.touchable());
    return [...lines, why].filter(Boolean).join(". ");
  }

  hover(event) {
    const places = this.under(event);
    if (places[0] === this.over) return;
    this.leave();
    this.over = places[0];
    const linger = event.target.closest(".target") ? ON_TARGET : LINGER;
    if (places.length) this.timer = setTimeout(() => this.tell(places), linger);
  }

  leave() {
    clearTimeout(this.timer);
    this.over = undefined;
    this.tip.hide();
  }

  /** A finger rests on something that is no target. */
  press(event) {
    const places = this.under(event);
    if (places.length) this.answer(places);
  }

  answer(places, why) {
    announce(this.tell(places, why));
    this.timer = setTimeout(() => this.leave(), STAY);
  }

  /** A touch on something that is no target: what it is, and why not. */
  async refuse(places) {
    this.leave();
    const over = (this.over = places[0]);
    const why = capital(await this.ask.why(over));
    if (this.over !== over) return;
    this.answer(places, why);
  }

  /** Where a place is on the screen. */
  box(place) {
    const { x, y, size, width, angle = 0 } = extent(this.stage, this.pieces, place);
    const isLying = Math.abs(Math.sin((angle * Math.PI) / 180)) > 0.5;
    const [wide, high] = isLying ? [size, width] : [width, size];
    const screen = this.stage.svg.getScreenCTM();
    const corner = (dx, dy) => new DOMPoint(x + (dx * wide) / 2, y + (dy * high) / 2).matrixTransform(screen);
    const [start, end] = [corner(-1, -1), corner(1, 1)];
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  }

  touchable() {
    return [...this.stage.layers.targets.querySelectorAll(".source, .onward")].map((target) => target.getBoundingClientRect());
  }
}

function capital(words) {
  return words.charAt(0).toLocaleUpperCase(document.documentElement.lang) + words.slice(1);
}
