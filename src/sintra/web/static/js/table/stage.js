/** The drawn table: one SVG with the panels put down once, and layers above them for marks, pieces, targets and floating words. */

import { drawing, s } from "../kit/dom.js";
import { seatShape } from "../kit/people.js";
import { paced } from "../kit/settings.js";
import { arrange, isSmall } from "./arrange.js";
import { silhouette } from "./glows.js";

const MARGIN = 6; // pixels around the panels, so that shadows are not cut off
const GLIDE = 420;
const EASE = "cubic-bezier(.3,.9,.35,1)";
const STAY = { x: 0, y: 0 };
const NAME_ROOM = 0.26; // of a board's width, for the name written on it

export class Stage {
  constructor(scene, host) {
    this.scene = scene;
    this.host = host;
    this.front = 0;
    this.names = [];
    this.places = new Map();
    this.panels = new Map();
    this.listeners = new Set();
    this.lying = new Set(); // the places on which something lies
    this.touched = []; // the places that are touched now
    this.before = []; // and those that were touched before, on other panels
    this.placed = new Map(); // panel name → { x, y, k, flow }, in pixels; `flow`: place → by how much it lies elsewhere than it is printed
    this.outline = Object.keys(scene.symbols).find((kind) => kind.startsWith("tile-"));
    const symbols = Object.entries(scene.symbols).map(([kind, text]) => `<g id="${scene.game}-${kind}">${text}</g>`);
    this.floor = s("g", { class: "ground" });
    this.layers = Object.fromEntries(["marks", "deeds", "targets", "pieces", "ghosts", "floats"].map((name) => [name, s("g", { class: name })]));
    this.svg = s("svg", { class: "stage", role: "group" }, drawing(s("defs"), scene.definitions + symbols.join("")), s("defs", {}, silhouette()), this.floor, ...Object.values(this.layers));
    for (const panel of scene.panels) this.addPanel(panel);
    host.replaceChildren(this.svg);
    this.watcher = new ResizeObserver(() => this.arrange());
    this.watcher.observe(host);
  }

  close() {
    this.watcher.disconnect();
    this.svg.remove();
  }

  addPanel(panel) {
    const backdrop = drawing(s("g"), panel.backdrop);
    const isBoard = panel.role === "board";
    const heading = panel.heading && s("text", textLook("title", isBoard ? beside(panel.heading) : panel.heading), panel.title);
    const sign = panel.heading && isBoard && seatShape(panel.seat ?? 0, { transform: before(panel.heading) });
    const parts = (panel.parts ?? []).map((part) => new StagePart(part));
    const group = s("g", { class: `panel panel-${panel.role}`, "data-panel": panel.name }, backdrop, ...parts.map((one) => one.group), sign, heading);
    this.floor.append(group);
    this.panels.set(panel.name, { panel, group, backdrop, parts, heading });
    for (const [name, place] of Object.entries(panel.places)) this.places.set(name, { panel: panel.name, place });
  }

  /** The names of the players, written on their boards. */
  name(names) {
    this.names = names;
    for (const { panel, heading } of this.panels.values()) {
      if (!heading || panel.role !== "board") continue;
      heading.textContent = fitted(names[panel.seat ?? 0] ?? panel.title, (panel.width * NAME_ROOM) / (panel.heading.size * 0.55));
    }
  }

  /** Which seat's board comes first. */
  show(front) {
    if (front === this.front) return;
    this.front = front;
    this.arrange();
  }

  onArranged(listener) {
    this.listeners.add(listener);
  }

  /**
   * Something else lies on the table, or other places are touched: the panels may have to go elsewhere. `isKept`: nothing that was shown goes away.
   * Returns where places were before, a function like `at`, or nothing if all panels stay.
   */
  suit({ lying, touched, isKept = false }) {
    this.lying = isKept ? new Set([...this.lying, ...lying]) : lying;
    if (touched.length) this.touch(touched);
    const before = this.placed;
    return this.arrange(paced(GLIDE)) ? (name) => this.at(name, before) : null;
  }

  /** The places to be touched now; of the panels on which there are none, those before are remembered. */
  touch(touched) {
    const panelOf = (place) => this.places.get(place)?.panel;
    const now = new Set(touched.map(panelOf));
    this.before = [...this.touched, ...this.before].filter((place) => !now.has(panelOf(place)));
    this.touched = touched;
  }

  /** Whether the others' boards are left out. */
  get isSmall() {
    return isSmall(this.room);
  }

  get room() {
    return { width: this.host.clientWidth, height: this.host.clientHeight };
  }

  /** Puts the panels where there is room for them, if they are not there already. */
  arrange(time = 0) {
    const { room } = this;
    if (!room.width || !room.height) return false;
    const margin = this.isSmall ? 0 : MARGIN;
    const inner = { width: room.width - 2 * margin, height: room.height - 2 * margin };
    const { width, height, placed } = arrange(this.scene.panels, this.front, inner, this);
    const arranged = JSON.stringify([width, height, [...placed].map(([name, { x, y, k, flow }]) => [name, x, y, k, flow && [...flow]])]);
    if (arranged === this.arranged) return false;
    this.arranged = arranged;
    const [wide, high] = [width + 2 * margin, height + 2 * margin];
    Object.assign(this.svg.style, { width: `${wide}px`, height: `${high}px` });
    this.svg.setAttribute("viewBox", `${-margin} ${-margin} ${wide} ${high}`);
    const before = this.placed;
    this.placed = placed;
    for (const { panel, backdrop, parts, group } of this.panels.values()) {
      const to = placed.get(panel.name);
      group.classList.toggle("away", !to);
      if (to) glide(group, before.get(panel.name), to, time);
      backdrop.classList.toggle("away", Boolean(to?.flow));
      for (const part of parts) part.move(to?.flow);
    }
    for (const listener of this.listeners) listener();
    return true;
  }

  /** Scrolls so that at least one of these can be seen. */
  reveal(elements) {
    const view = this.host.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (this.host.scrollHeight <= this.host.clientHeight || boxes.some(({ top, bottom }) => top >= view.top && bottom <= view.bottom)) return;
    elements[0].scrollIntoView({ block: "center", behavior: paced(1) ? "smooth" : "instant" });
  }

  /** Whether a panel is on the table. */
  has(name) {
    return this.placed.has(name);
  }

  /** Where a place is on the whole table: middle, scale of a symbol's box, angle; nothing if it is not shown. */
  at(name, placed = this.placed) {
    const found = this.places.get(name);
    const panel = found && placed.get(found.panel);
    const shift = panel?.flow ? panel.flow.get(name) : STAY;
    if (!panel || !shift) return null;
    const { x, y, size, angle = 0, width = 0 } = found.place;
    const { k } = panel;
    return { x: panel.x + (x + shift.x) * k, y: panel.y + (y + shift.y) * k, size: size * k, width: (width || size) * k, angle };
  }

  /** What a text at a place is written on. */
  ground(name) {
    const { panel } = this.places.get(name);
    const { parts, group } = this.panels.get(panel);
    return parts.find(({ part }) => part.places.includes(name))?.group ?? group;
  }

  /** Whether a place is a field to touch rather than a space for a piece. */
  isArea(name) {
    return Boolean(this.places.get(name)?.place.width);
  }

  /** Of the panel on which a place is: offer, board or aside. */
  role(name) {
    return this.panels.get(this.places.get(name)?.panel)?.panel.role;
  }

  /** Whose board a place is on, if it is on one. */
  seat(name) {
    const { panel } = this.panels.get(this.places.get(name).panel);
    return panel.role === "board" ? (panel.seat ?? 0) : undefined;
  }

  group(name) {
    return this.places.get(name)?.place.group ?? "";
  }

  /** The middle of a seat's board, if it is on the table. */
  middle(seat) {
    for (const { panel } of this.panels.values()) {
      const at = this.placed.get(panel.name);
      if (panel.role === "board" && (panel.seat ?? 0) === seat && at) return { x: at.x + (panel.width * at.k) / 2, y: at.y + (panel.height * at.k) / 2, size: 40 * at.k };
    }
    return null;
  }
}

/** A part of a panel: printed there, or drawn for itself where the panel's parts stand in rows. */
class StagePart {
  constructor(part) {
    this.part = part;
    this.backdrop = drawing(s("g"), part.backdrop ?? "");
    this.group = s("g", { class: "part" }, this.backdrop);
  }

  move(flow) {
    const shift = flow?.get(this.part.places[0]);
    this.backdrop.classList.toggle("away", !flow);
    this.group.classList.toggle("away", Boolean(flow) && !shift);
    this.group.style.transform = shift ? `translate(${shift.x}px, ${shift.y}px)` : "";
  }
}

function glide(group, from, to, time) {
  const transform = ({ x, y, k }) => `translate(${x}px, ${y}px) scale(${k})`;
  group.style.transform = transform(to);
  if (time && from) group.animate([{ transform: transform(from) }, { transform: transform(to) }], { duration: time, easing: EASE });
}

/** The name on a board stands beside the sign of its seat. */
function beside(heading) {
  return { ...heading, x: heading.x + heading.size };
}

function before({ x, y, size }) {
  const k = (size * 0.8) / 20;
  return `translate(${x} ${y - 10 * k}) scale(${k})`;
}

/** How a text of some kind is written at its place. */
export function textLook(kind, place) {
  return {
    class: `written written-${kind}`,
    x: place.x,
    y: place.y,
    "font-size": place.size,
    "text-anchor": place.anchor ?? "middle",
    "dominant-baseline": "central",
  };
}

function fitted(text, letters) {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, Math.floor(letters) - 1))}…`;
}
