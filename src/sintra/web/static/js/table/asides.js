/** What one looks at now and then (bag, discards, goals) where the screen has no room for it: its totals on a button, all of it at a touch. */

import { openDialog } from "../kit/dialog.js";
import { drawing, fill, h, s } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { transform } from "./pieces.js";
import { textLook } from "./stage.js";

export class Asides {
  constructor() {
    this.element = h("button", { type: "button", class: "asides-button", hidden: true, "aria-label": say("asides"), onclick: () => this.open() });
  }

  /** Shown only while the table leaves an aside out. */
  show(stage, state) {
    this.stage = stage;
    this.state = state;
    const left = [...stage.panels.values()].filter(({ panel, at }) => panel.role === "aside" && !at);
    this.element.hidden = left.length === 0;
    this.panels = left.map(({ panel }) => panel);
    fill(this.element, this.totals().map(([kind, text]) => h("span", { class: "aside-total" }, this.sign(kind), text)));
    this.element.setAttribute("aria-label", [say("asides"), ...this.totals().map(([, text]) => text)].join(", "));
  }

  /** A total is written at the place `bag-count`; the store itself is drawn as the symbol `bag`. */
  totals() {
    const written = Object.entries(this.state.texts?.total ?? {}).filter(([place]) => this.panels.some((panel) => place in panel.places));
    return written.map(([place, text]) => [place.replace(/-count$/, ""), text]).filter(([kind]) => kind in this.stage.scene.symbols);
  }

  sign(kind) {
    return s("svg", { class: "icon", viewBox: "-50 -50 100 100", "aria-hidden": "true" }, s("use", { href: `#${this.stage.scene.game}-${kind}` }));
  }

  open() {
    openDialog(say("asides"), this.panels.map((panel) => this.drawn(panel)), { kind: "wide" });
  }

  /** A panel of the table with what lies on it now. */
  drawn(panel) {
    const { pieces, texts = {} } = this.state;
    const lying = Object.entries(pieces).flatMap(([kind, places]) => places.filter((place) => place in panel.places).map((place) => this.piece(kind, panel.places[place])));
    const written = Object.entries(texts).flatMap(([kind, at]) =>
      Object.entries(at).flatMap(([place, text]) => (place in panel.places ? [s("text", textLook(kind, panel.places[place]), text)] : [])),
    );
    const box = `0 0 ${panel.width} ${panel.height}`;
    return s("svg", { class: "aside-drawn", viewBox: box, role: "img", "aria-label": panel.title }, drawing(s("g"), panel.backdrop), ...lying, ...written);
  }

  piece(kind, place) {
    const element = s("use", { href: `#${this.stage.scene.game}-${kind}` });
    element.style.transform = transform(place);
    return element;
  }
}
