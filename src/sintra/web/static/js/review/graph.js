/** Winning chances over time for each seat, with draws and the moments that decided the game marked; below them the points to be expected. */

import { fill, h, s } from "../kit/dom.js";
import { seatShape } from "../kit/people.js";
import { say } from "../kit/words.js";

const LEFT = 42;
const RIGHT = 20;
const TOP = 14;
const CHANCES = 132; // heights in pixels
const GAP = 34;
const POINTS = 64;
const FOOT = 18;
const DOT = 9;

export class Graph {
  /** `look(ply)` when another moment is chosen. */
  constructor(source, look) {
    Object.assign(this, { source, look });
    this.svg = s("svg", { class: "graph-drawing", "aria-hidden": "true" });
    this.svg.addEventListener("pointerdown", (event) => this.point(event));
    this.svg.addEventListener("pointermove", (event) => event.buttons && this.point(event));
    this.places = placesOf(source.movers);
    this.stops = [...this.places.keys()].filter((ply) => !(source.movers[ply - 1] < 0 && source.movers[ply] < 0)); // not between draws
    const max = String(this.stops.length - 1);
    this.slider = h("input", { type: "range", min: "0", max, value: max, "aria-label": say("review-where"), oninput: () => look(this.stops[this.slider.value]) });
    this.ply = source.moves.length;
    this.legend = h("p", { class: "graph-legend" });
    this.element = h("figure", { class: "graph" }, h("figcaption", {}, say("review-chances")), this.svg, this.slider, this.legend);
    this.watcher = new ResizeObserver(() => this.draw());
    this.watcher.observe(this.element);
  }

  close() {
    this.watcher.disconnect();
  }

  show(ledger, moments) {
    Object.assign(this, { ledger, moments });
    this.draw();
    this.mark(this.ply);
  }

  /** Where the reader is. */
  mark(ply) {
    this.ply = ply;
    this.slider.value = String(this.stops.findLastIndex((stop) => stop <= ply));
    if (!this.ledger) return;
    const values = this.at(ply);
    const said = this.source.names.map((name, seat) => `${name} ${percent(values[0][seat])}`);
    this.slider.setAttribute("aria-valuetext", `${say("review-round", { round: this.source.round(ply) })}: ${said.join(", ")}`);
    fill(this.legend, ...this.source.names.map((name, seat) => h("span", { class: `seat-${seat}` }, shape(seat), ` ${name} `, h("b", {}, percent(values[0][seat])), " ", h("small", {}, say("points", { points: Math.round(values[1][seat]) })))));
    this.cursor?.setAttribute("transform", `translate(${this.x(ply)} 0)`);
  }

  /** What the table was worth after so many moves: [chances, points]. */
  at(ply) {
    const { entries } = this.ledger;
    const entry = entries.findLast(({ first }) => first <= ply) ?? entries[0];
    return ply >= entry.after ? entry.now : entry.before;
  }

  x(ply) {
    return LEFT + (this.width - LEFT - RIGHT) * this.places[ply];
  }

  draw() {
    const width = this.element.clientWidth;
    if (!width || !this.ledger || (width === this.width && this.drawn === this.ledger)) return;
    Object.assign(this, { width, drawn: this.ledger });
    const height = TOP + CHANCES + GAP + POINTS + FOOT;
    this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.svg.style.height = `${height}px`;
    const { entries } = this.ledger;
    const most = Math.max(1, ...entries.flatMap(({ before, now }) => [...before[1], ...now[1]]));
    const chance = (value) => TOP + CHANCES * (1 - value);
    const points = (value) => TOP + CHANCES + GAP + POINTS * (1 - value / most);
    this.cursor = s("line", { class: "graph-cursor", y1: TOP - 6, y2: height - FOOT });
    fill(
      this.svg,
      ...[0, 0.5, 1].flatMap((value) => this.level(chance(value), percent(value))),
      ...[0, most].flatMap((value) => this.level(points(value), String(Math.round(value)))),
      s("text", { class: "graph-label", x: LEFT, y: TOP + CHANCES + GAP - 6 }, say("review-points")),
      ...this.rounds(height),
      ...this.draws(),
      ...this.source.names.map((_, seat) => this.curve(seat, 1, points)),
      ...this.source.names.map((_, seat) => this.curve(seat, 0, chance)),
      ...this.moments.map((entry, i) => this.moment(entry, i, chance)),
      this.cursor,
    );
    this.mark(this.ply);
  }

  level(y, words) {
    return [s("line", { class: "graph-level", x1: LEFT, x2: this.width - RIGHT, y1: y, y2: y }), s("text", { class: "graph-label", x: LEFT - 5, y: y + 4, "text-anchor": "end" }, words)];
  }

  rounds(height) {
    const { source } = this;
    const firsts = [...source.moves.keys()].filter((ply) => ply === 0 || source.round(ply) !== source.round(ply - 1));
    return firsts.flatMap((ply) => [
      ply > 0 && s("line", { class: "graph-round", x1: this.x(ply), x2: this.x(ply), y1: TOP, y2: height - FOOT }),
      s("text", { class: "graph-label", x: this.x(ply) + 2, y: height - 4 }, String(source.round(ply))),
    ]);
  }

  /** A small diamond wherever something was drawn, the larger the luckier. */
  draws() {
    return this.ledger.entries
      .filter(({ seat }) => seat < 0)
      .map(({ first, weight }) => {
        const r = 3 + Math.min(4, 20 * weight);
        const [x, y] = [this.x(first), TOP + CHANCES + 9];
        return s("path", { class: "graph-draw", d: `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z` });
      });
  }

  curve(seat, about, y) {
    const { entries } = this.ledger;
    const last = entries.at(-1);
    const at = [...entries.map(({ first, before }) => [first, before]), [last.after, last.now]].map(([ply, worth]) => [this.x(ply), y(worth[about][seat])]);
    const [x, end] = at.at(-1);
    const sign = seatShape(seat, { transform: `translate(${x + 5} ${end - 6}) scale(.6)` });
    return s("g", { class: `graph-seat seat-${seat}` }, s("path", { class: about ? "graph-points" : "graph-chances", d: `M${at.map((pair) => pair.map((value) => value.toFixed(1)).join(" ")).join("L")}` }), sign);
  }

  moment(entry, i, y) {
    const seat = seatOf(entry);
    const [x, at] = [this.x(entry.after), y(entry.now[0][seat])];
    return s("g", { class: `graph-moment seat-${seat}`, transform: `translate(${x} ${Math.max(TOP + DOT, at)})` }, s("circle", { r: DOT }), s("text", { y: 4, "text-anchor": "middle" }, String(i + 1)));
  }

  point(event) {
    const box = this.svg.getBoundingClientRect();
    const part = (event.clientX - box.left - LEFT) / (box.width - LEFT - RIGHT);
    this.look(this.stops.find((ply) => this.places[ply] >= part) ?? this.source.moves.length);
  }
}

/** Where moves stand on the way from 0 to 1: draws in a row take as much room together as one decision. */
function placesOf(movers) {
  const places = [0];
  for (let ply = 0; ply < movers.length; ply += 1) {
    let [first, last] = [ply, ply];
    while (movers[ply] < 0 && movers[first - 1] < 0) first -= 1;
    while (movers[ply] < 0 && movers[last + 1] < 0) last += 1;
    places.push(places[ply] + 1 / (last - first + 1));
  }
  const whole = places.at(-1) || 1;
  return places.map((place) => place / whole);
}

/** The seat that an entry is about: who decided, or whom a draw helped most. */
export function seatOf({ seat, luck }) {
  return seat >= 0 ? seat : luck[0].indexOf(Math.max(...luck[0]));
}

export function percent(value) {
  return say("percent", { value: Math.round(100 * value) });
}

/** A change of a chance, with its sign. */
export function change(value) {
  const rounded = Math.round(100 * value);
  return rounded > 0 ? `+${rounded}` : String(rounded).replace("-", "−");
}

function shape(seat) {
  return s("svg", { class: "seat-sign", viewBox: "0 0 20 20", "aria-hidden": "true" }, seatShape(seat));
}
