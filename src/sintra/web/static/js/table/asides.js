/** What one looks at now and then (bag, discards, goals) where the screen has no room for it: its totals on a button, all of it at a touch. */

import { openDialog } from "../kit/dialog.js";
import { fill, h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { drawnPanel, symbol } from "./drawn.js";

export class Asides {
  constructor() {
    this.element = h("button", { type: "button", class: "asides-button", hidden: true, "aria-label": say("asides"), onclick: () => this.open() });
  }

  /** Shown only while the table leaves an aside out. */
  show(stage, state) {
    this.stage = stage;
    this.state = state;
    this.panels = stage.scene.panels.filter(({ name, role }) => role === "aside" && !stage.has(name));
    this.element.hidden = this.panels.length === 0;
    fill(this.element, this.totals().map(([kind, text]) => h("span", { class: "aside-total" }, symbol(this.stage.scene, kind), text)));
    this.element.setAttribute("aria-label", [say("asides"), ...this.totals().map(([, text]) => text)].join(", "));
  }

  /** A total is written at the place `bag-count`; the store itself is drawn as the symbol `bag`. */
  totals() {
    const written = Object.entries(this.state.texts?.total ?? {}).filter(([place]) => this.panels.some((panel) => place in panel.places));
    return written.map(([place, text]) => [place.replace(/-count$/, ""), text]).filter(([kind]) => kind in this.stage.scene.symbols);
  }

  open() {
    const { scene } = this.stage;
    const drawn = this.panels.map((panel) => [drawnPanel(scene, panel, this.state), this.legend(panel)]);
    openDialog(say("asides"), drawn.flat(), { kind: "wide" });
  }

  /** What is drawn on a panel, each with its words: pieces by their kind, stores by their place. */
  legend(panel) {
    const { about, symbols } = this.stage.scene;
    const lying = Object.entries(this.state.pieces).filter(([kind, places]) => kind in about.kinds && places.some((place) => place in panel.places));
    const stores = Object.keys(panel.places).filter((place) => place in symbols && place in about.places);
    const lines = [...lying.map(([kind]) => [kind, about.kinds[kind]]), ...stores.map((place) => [place, about.places[place]])];
    return h("ul", { class: "legend" }, lines.map(([kind, words]) => h("li", {}, symbol(this.stage.scene, kind), h("span", {}, words))));
  }
}
