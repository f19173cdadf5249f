/** What can be laid: pieces to choose from, with how many of each are left. */

import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { symbol } from "../table/drawn.js";

export class Palette {
  /** `chosen()` is called whenever another piece is. */
  constructor(scene, draft, chosen) {
    this.items = draft.data.palette.map((kinds, i) => {
      const left = h("span", { class: "palette-left", "aria-hidden": "true" });
      const input = h("input", { type: "radio", name: "palette", value: String(i), checked: i === 0, onchange: chosen });
      const words = scene.about.kinds[kinds[0]] ?? say("editor-piece", { number: i + 1 });
      const label = h("label", { class: "palette-item", title: words }, input, symbol(scene, kinds[0], "palette-piece"), left);
      return { kinds, input, left, label, words };
    });
    this.element = h("div", { class: "palette", role: "radiogroup", "aria-label": say("editor-pieces") }, this.items.map(({ label }) => label));
  }

  /** The piece that is chosen, with all the ways in which it can be turned. */
  get kinds() {
    return this._chosen.kinds;
  }

  get words() {
    return this._chosen.words;
  }

  get _chosen() {
    return this.items.find(({ input }) => input.checked);
  }

  /** By its number, from 1. */
  choose(number) {
    const item = this.items[number - 1];
    if (!item || item.input.checked) return;
    item.input.checked = true;
    item.input.dispatchEvent(new Event("change"));
  }

  show(draft) {
    for (const { kinds, left, input, words } of this.items) {
      const count = draft.left(kinds[0]);
      left.textContent = count ?? "";
      input.setAttribute("aria-label", count === undefined ? words : say("editor-left", { piece: words, count: Number(count) }));
    }
  }
}
