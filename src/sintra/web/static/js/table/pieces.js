/** The pieces on the table. Given what lies where, each glides from where it was to where it is. */

import { s } from "../kit/dom.js";
import { paced } from "../kit/settings.js";
import { match } from "./match.js";
import { textLook } from "./stage.js";

const GLIDE = 420;
const STAGGER = 28;
const EASE = "cubic-bezier(.3,.9,.35,1)";
const FAR = 1e6;

export class Pieces {
  constructor(stage) {
    this.stage = stage;
    this.lying = {}; // kind → places
    this.elements = new Map(); // "kind@place" → element
    this.written = new Map(); // place → { kind, element }
    this.texts = {};
    this.heights = new Map([...stage.places.keys()].map((place, height) => [place, height]));
    stage.onArranged(() => this.settle());
  }

  /** Lay the table; resolved when everything lies still. */
  async lay(pieces, texts, { touched = [], isKept = false } = {}) {
    const stage = this.stage;
    const { moved, gone, come } = match(this.lying, pieces, (from, to) => this.distance(from, to));
    const before = stage.suit({ lying: new Set(Object.values(pieces).flat()), touched, isKept });
    const was = before ?? ((place) => stage.at(place));
    const flows = this.flows(texts);
    const running = [];
    let turn = 0;
    for (const [kind, place] of gone) running.push(this.leave(kind, place, was(place), flows.into(kind), STAGGER * turn++));
    turn = 0;
    const lifted = moved.map(([kind, from, to]) => [kind, from, to, this.take(kind, from)]);
    if (before) for (const [name, element] of this.elements) running.push(this.glide(element, before(placeOf(name)), stage.at(placeOf(name)), 0));
    for (const [kind, from, to, element] of lifted) {
      this.elements.set(key(kind, to), element);
      running.push(this.glide(element, was(from), stage.at(to), STAGGER * turn++));
    }
    turn = 0;
    for (const [kind, place] of come) running.push(this.arrive(kind, place, flows.outOf(kind), STAGGER * turn++));
    this.lying = Object.fromEntries(Object.entries(pieces).map(([kind, places]) => [kind, [...places]]));
    this.write(texts);
    await Promise.all(running);
    this.stack();
  }

  /** What lies on a place that the scene names later lies higher: a tile on a chip, not below it. */
  stack() {
    const height = ([name]) => this.heights.get(placeOf(name)) ?? 0;
    const sorted = [...this.elements].sort((one, other) => height(one) - height(other)).map(([, element]) => element);
    const layer = this.stage.layers.pieces;
    sorted.forEach((element, i) => layer.children[i] !== element && layer.insertBefore(element, layer.children[i] ?? null));
  }

  take(kind, place) {
    const element = this.elements.get(key(kind, place));
    this.elements.delete(key(kind, place));
    return element;
  }

  distance(from, to) {
    const one = this.stage.at(from);
    const other = this.stage.at(to);
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : FAR;
  }

  async glide(element, from, to, delay) {
    element.classList.toggle("away", !to);
    if (!to) return;
    element.style.transform = transform(to);
    const time = from ? paced(GLIDE) : 0;
    if (!time) return;
    element.parentNode.append(element);
    await played(element, [{ transform: transform(from) }, { transform: transform(to) }], time, paced(delay));
  }

  async arrive(kind, place, source, delay) {
    const at = this.stage.at(place);
    const element = s("use", { href: `#${this.stage.scene.game}-${kind}`, class: `piece piece-${kind}` });
    this.elements.set(key(kind, place), element);
    this.stage.layers.pieces.append(element);
    element.classList.toggle("away", !at);
    if (!at) return;
    element.style.transform = transform(at);
    const time = paced(GLIDE);
    if (!time) return;
    const start = source ? { transform: transform({ ...source, angle: at.angle }), opacity: 0.2 } : { transform: transform({ ...at, size: at.size * 0.6 }), opacity: 0 };
    await played(element, [start, { transform: transform(at), opacity: 1 }], time, paced(delay));
  }

  async leave(kind, place, at, sink, delay) {
    const element = this.take(kind, place);
    const time = at ? paced(GLIDE) : 0;
    if (time) {
      const end = sink ? { ...sink, angle: at.angle } : { ...at, size: at.size * 0.6 };
      await played(element, [{ transform: transform(at), opacity: 1 }, { transform: transform(end), opacity: 0 }], time, paced(delay));
    }
    element.remove();
  }

  /** Tiles that vanish go where a written number grew (a box, a tower); those that appear come from where one fell (a bag). */
  flows(texts) {
    const grown = [];
    const fallen = [];
    for (const [kind, at] of Object.entries(texts ?? {})) {
      for (const [place, text] of Object.entries(at)) {
        const change = Number(text) - Number(this.texts[kind]?.[place]);
        if (!change || this.stage.panels.get(this.stage.places.get(place)?.panel)?.panel.role !== "aside") continue;
        (change > 0 ? grown : fallen).push(place);
      }
    }
    const nearest = (places) => (kind) => {
      const word = kind.split("-").at(-1);
      return this.stage.at(places.find((place) => place.includes(word)) ?? places[0] ?? "");
    };
    return { into: nearest(grown), outOf: nearest(fallen) };
  }

  write(texts) {
    this.texts = texts ?? {};
    const wanted = new Map();
    for (const [kind, at] of Object.entries(this.texts)) for (const [place, text] of Object.entries(at)) wanted.set(place, { kind, text });
    for (const [place, { element }] of this.written) {
      if (!wanted.has(place)) {
        element.remove();
        this.written.delete(place);
      }
    }
    for (const [place, { kind, text }] of wanted) {
      const found = this.stage.places.get(place);
      if (!found) continue;
      let element = this.written.get(place)?.element;
      if (!element) {
        element = s("text", textLook(kind, found.place));
        this.stage.ground(place).append(element);
        this.written.set(place, { kind, element });
      }
      if (element.textContent === text) continue;
      const isNews = element.textContent !== "";
      element.textContent = text;
      if (isNews && paced(1)) element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: paced(GLIDE) });
    }
  }

  /** After the panels were arranged again: everything where it belongs, at once. */
  settle() {
    for (const [name, element] of this.elements) {
      const at = this.stage.at(placeOf(name));
      element.classList.toggle("away", !at);
      if (at) element.style.transform = transform(at);
    }
  }

  /** The kind of the piece on a place, the first if several lie there. */
  kindAt(place) {
    return Object.keys(this.lying).find((kind) => this.lying[kind].includes(place));
  }

  /** What lies on the spaces of a group. */
  elementsIn(group) {
    return [...this.elements].filter(([name]) => this.stage.group(name.slice(name.indexOf("@") + 1)) === group).map(([, element]) => element);
  }

  /** Whether something of its group lies on the piece at this place. */
  isCovered(place) {
    const at = this.stage.at(place);
    const height = this.heights.get(place);
    const group = this.stage.group(place);
    return Object.values(this.lying).some((places) => places.some((other) => this.heights.get(other) > height && this.stage.group(other) === group && near(at, this.stage.at(other))));
  }

  elementsAt(places) {
    return places.map((place) => this.elements.get(key(this.kindAt(place), place))).filter(Boolean);
  }
}

function key(kind, place) {
  return `${kind}@${place}`;
}

function placeOf(name) {
  return name.slice(name.indexOf("@") + 1);
}

/** Whether one piece hides the middle of the other. */
function near(one, other) {
  return Boolean(other) && Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < one.size / 2;
}

export function transform({ x, y, size, angle = 0 }) {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${size / 100})`;
}

async function played(element, frames, duration, delay) {
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  await animation.finished.catch(() => {});
}
