/** The drawn table: one SVG with the panels put down once, and layers above them for marks, pieces, targets and floating words. */

import { drawing, s } from "../kit/dom.js";
import { seatShape } from "../kit/people.js";
import { paced } from "../kit/settings.js";
import { arrange } from "./arrange.js";
import { silhouette } from "./glows.js";

const MARGIN = 6; // units around the panels, so that shadows are not cut off
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
    this.outline = Object.keys(scene.symbols).find((kind) => kind.startsWith("tile-"));
    const symbols = Object.entries(scene.symbols).map(([kind, text]) => `<g id="${scene.game}-${kind}">${text}</g>`);
    this.ground = s("g", { class: "ground" });
    this.layers = Object.fromEntries(["marks", "deeds", "targets", "pieces", "ghosts", "floats"].map((name) => [name, s("g", { class: name })]));
    this.svg = s("svg", { class: "stage", role: "group" }, drawing(s("defs"), scene.definitions + symbols.join("")), s("defs", {}, silhouette()), this.ground, ...Object.values(this.layers));
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
    const group = s("g", { class: `panel panel-${panel.role}`, "data-panel": panel.name }, backdrop, sign, heading);
    this.ground.append(group);
    this.panels.set(panel.name, { panel, group, heading, at: null });
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
    if (front === this.front && this.panels.values().next().value.at) return;
    this.front = front;
    this.arrange();
  }

  onArranged(listener) {
    this.listeners.add(listener);
  }

  arrange() {
    const room = { width: this.host.clientWidth, height: this.host.clientHeight };
    if (!room.width || !room.height) return;
    const { width, height, scale, placed } = arrange(this.scene.panels, this.front, room);
    this.svg.style.height = `${Math.max(room.height, height * scale)}px`;
    this.svg.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`);
    for (const shown of this.panels.values()) {
      shown.at = placed.get(shown.panel.name) ?? null;
      shown.group.classList.toggle("away", !shown.at);
      if (shown.at) shown.group.setAttribute("transform", `translate(${shown.at.x} ${shown.at.y}) scale(${shown.at.k})`);
    }
    for (const listener of this.listeners) listener();
  }

  /** Scrolls so that at least one of these can be seen. */
  reveal(elements) {
    const view = this.host.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    if (this.host.scrollHeight <= this.host.clientHeight || boxes.some(({ top, bottom }) => top >= view.top && bottom <= view.bottom)) return;
    elements[0].scrollIntoView({ block: "center", behavior: paced(1) ? "smooth" : "instant" });
  }

  /** Where a place is on the whole table: middle, scale of a symbol's box, angle; nothing if its panel is not shown. */
  at(name) {
    const found = this.places.get(name);
    const panel = found && this.panels.get(found.panel).at;
    if (!panel) return null;
    const { x, y, size, angle = 0, width = 0 } = found.place;
    return { x: panel.x + x * panel.k, y: panel.y + y * panel.k, size: size * panel.k, width: (width || size) * panel.k, angle };
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

  /** The middle of a seat's board, or of the whole table. */
  middle(seat) {
    for (const { panel, at } of this.panels.values()) {
      if (panel.role === "board" && (panel.seat ?? 0) === seat && at) return { x: at.x + (panel.width * at.k) / 2, y: at.y + (panel.height * at.k) / 2, size: 40 * at.k };
    }
    return null;
  }
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
