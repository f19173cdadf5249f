/**
 * What the others did since my last turn, to be seen until I move: at their sources what they took, pale; at the places where it went a mark
 * in their colour; and on the tab of a player whose board is out of sight, a line.
 */

import { s } from "../kit/dom.js";
import { transform } from "./pieces.js";

const ROOM = 2; // units around an area

export class Deeds {
  constructor(stage, pieces, players) {
    this.stage = stage;
    this.pieces = pieces;
    this.players = players;
    this.deeds = [];
    this.marked = [];
    stage.onArranged(() => this.draw());
  }

  show(deeds) {
    this.deeds = deeds;
    this.draw();
  }

  draw() {
    const { scene, layers } = this.stage;
    for (const [element, seat] of this.marked) element.classList.remove("done", `seat-${seat}`);
    this.marked = [];
    const free = this.freePlaces();
    layers.deeds.replaceChildren(...this.deeds.flatMap((deed) => [...this.traces(deed, free), this.mark(deed)]).filter(Boolean));
    this.players.did(scene, this.deeds.filter(({ seat }) => !this.stage.middle(seat)));
  }

  /** What was taken from the offer, pale where it lay; where other tiles have closed the gap, beside them. */
  traces({ seat, kind, taken = [] }, free) {
    return taken
      .filter((place) => this.stage.role(place) === "offer")
      .flatMap((place) => {
        const group = this.stage.group(place);
        const gap = free.has(place) ? place : [...free].find((name) => group && this.stage.group(name) === group);
        const at = gap && this.stage.at(gap);
        free.delete(gap);
        if (!at) return [];
        const trace = s("use", { href: `#${this.stage.scene.game}-${kind}`, class: `trace seat-${seat}` });
        trace.style.transform = transform(at);
        return [trace];
      });
  }

  freePlaces() {
    const covered = new Set(Object.values(this.pieces.lying).flat());
    return new Set([...this.stage.places.keys()].filter((place) => !covered.has(place)));
  }

  /** The place where it went: a frame around an area, otherwise the piece that lies there now. */
  mark({ seat, places }) {
    const place = places.at(-1) ?? "";
    const at = this.stage.role(place) === "board" && this.stage.at(place);
    if (!at) return null;
    if (this.stage.isArea(place)) {
      const { x, y, size, width } = at;
      return s("rect", { class: `deed seat-${seat}`, x: x - width / 2 - ROOM, y: y - size / 2 - ROOM, width: width + 2 * ROOM, height: size + 2 * ROOM, rx: 8 });
    }
    for (const element of this.pieces.elementsAt([place])) {
      element.classList.add("done", `seat-${seat}`);
      this.marked.push([element, seat]);
    }
    return null;
  }
}
