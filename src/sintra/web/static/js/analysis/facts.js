/** What is no matter of places, to be filled in: whose turn it is, points, what has been put aside. How each field is written is data. */

import { fill, h } from "../kit/dom.js";
import { seatSign } from "../kit/people.js";
import { known, say } from "../kit/words.js";
import { symbol } from "../table/drawn.js";

const NONE = "-";

export class Facts {
  /** `changed(name, text)` is called with a field as it was filled in. */
  constructor({ scene, names }, draft, changed) {
    Object.assign(this, { scene, names, draft, changed });
    this.element = h("div", { class: "facts" });
  }

  show() {
    const { draft } = this;
    fill(this.element, ...draft.data.facts.map((name) => this._row(name, draft.fields.get(name).form)));
  }

  _row(name, form) {
    const label = say(`editor-${name.replaceAll("_", "-")}`);
    const [id, text] = [`fact-${name}`, this.draft.fact(name)];
    const several = this._several(form, text);
    if (several) {
      const inputs = several.map(({ sign, words, value, most, join }) =>
        h("label", { class: "fact-part" }, sign, number({ value, min: 0, max: most, "aria-label": `${label}: ${words}`, onchange: (event) => this.changed(name, join(event.target.value)) })),
      );
      return h("fieldset", { class: "fact" }, h("legend", {}, label), h("span", { class: "fact-parts" }, inputs));
    }
    const change = (event) => this.changed(name, event.target.value.trim() || NONE);
    return h("div", { class: "fact" }, h("label", { for: id }, label), this._one(form, { id, value: text, onchange: change }));
  }

  _one(form, given) {
    if (form.form === "Number") return number({ ...given, min: form.least, max: form.most });
    if (form.form !== "Choice") return h("input", { type: "text", spellcheck: "false", autocomplete: "off", ...given });
    const { seats, texts } = form;
    const choices = [...texts.slice(0, Math.min(seats, this.draft.players)), ...texts.slice(seats)];
    const words = (text, i) => (i < Math.min(seats, this.draft.players) ? this.names[i] : known(`editor-choice-${text}`) ? say(`editor-choice-${text}`) : text);
    const { value, ...rest } = given;
    return h("select", rest, choices.map((text, i) => h("option", { value: text, selected: text === value }, text === NONE ? say("editor-choice-none") : words(text, i))));
  }

  /** The parts of a field that is a number for each seat, or for each kind of tile. */
  _several(form, text) {
    if (form.form === "List" && form.of.form === "Number" && form.count === null) {
      const parts = text.split(form.by);
      return parts.map((value, seat) => ({
        sign: seatSign(seat),
        words: this.names[seat],
        value,
        most: form.of.most,
        join: (other) => parts.with(seat, other).join(form.by),
      }));
    }
    if (form.form !== "Tiles") return null;
    const counts = [...form.letters].map((letter) => Number(text.match(new RegExp(`(\\d*)${letter}`))?.[1] || occurrences(text, letter)));
    const kinds = this.draft.data.palette.map(([kind]) => kind);
    return counts.map((value, i) => ({
      sign: symbol(this.scene, kinds[i], "fact-piece"),
      words: this.scene.about.kinds[kinds[i]],
      value: String(value),
      most: 99,
      join: (other) => [...form.letters].map((letter, k) => [k === i ? Number(other) : counts[k], letter]).filter(([n]) => n).map(([n, letter]) => `${n}${letter}`).join("") || NONE,
    }));
  }
}

function number(given) {
  return h("input", { type: "number", inputmode: "numeric", ...given });
}

function occurrences(text, letter) {
  return text.split(letter).length - 1;
}
