/** What the engine has found: the chances of all seats, and the best five moves with what each is worth and how play would go on. */

import { fill, h } from "../kit/dom.js";
import { seatSign } from "../kit/people.js";
import { set, setting } from "../kit/settings.js";
import { say } from "../kit/words.js";
import { drawnWords } from "../table/drawn.js";

const BEST = 5;
const ONWARD = 4; // moves of a line after the first

export class Best {
  /** `on` has: turned(isOn), look(move), lookAway(), play(move). */
  constructor(on) {
    this.on = on;
    this.rows = [];
    const turn = (event) => {
      set("engineOff", !event.target.checked);
      this.on.turned(event.target.checked);
    };
    this.toggle = h("input", { type: "checkbox", role: "switch", checked: this.isOn, onchange: turn });
    this.depth = h("span", { class: "best-depth" });
    this.chances = h("div", { class: "best-chances", role: "img", hidden: true });
    this.list = h("ol", { class: "best-list", "aria-label": say("analysis-best") });
    this.note = h("p", { class: "best-note" });
    this.element = h("section", { class: "best", "aria-label": say("analysis-engine"), tabindex: "0" }, h("header", {}, h("label", {}, this.toggle, say("analysis-engine")), this.depth), this.chances, this.note, this.list);
  }

  get isOn() {
    return setting("engineOff") !== true;
  }

  /** Nothing is known of this position yet, or nothing will be; `words` says why. */
  clear(words = "") {
    this.choices = [];
    this.list.replaceChildren();
    this.rows = [];
    this.looked = undefined;
    this.chances.hidden = true;
    this.depth.textContent = "";
    this.note.textContent = words;
  }

  show(study, node, { choices, simulations, isExact }) {
    Object.assign(this, { study, node });
    this.choices = choices.filter(({ chances }) => chances).slice(0, BEST);
    this.note.textContent = "";
    this.depth.textContent = isExact ? say("analysis-exact") : say("analysis-simulations", { count: simulations, shown: number(simulations) });
    while (this.rows.length < this.choices.length) this._add();
    while (this.rows.length > this.choices.length) this.rows.pop().item.remove();
    this.choices.forEach((choice, i) => this._fill(this.rows[i], choice));
    this._tell();
    if (this.looked !== undefined) this._look(this.looked);
  }

  _add() {
    const at = this.rows.length;
    const [chance, points, words, line] = ["best-chance", "best-points", "best-move", "best-line"].map((name) => h("span", { class: name }));
    const button = h("button", { type: "button", onclick: () => this.on.play(this.choices[at].move) }, chance, points, words, line);
    button.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && this._look(at));
    button.addEventListener("pointerleave", () => this._lookAway());
    button.addEventListener("focus", () => this._look(at));
    button.addEventListener("blur", () => this._lookAway());
    const item = h("li", {}, button);
    this.list.append(item);
    this.rows.push({ item, button, chance, points, words, line });
  }

  _fill(row, { move, chances, scores, line }) {
    const { scene, names } = this.study;
    const seat = this.study.toMove(this.node);
    const points = scores.map((score) => Math.round(score)).join(" : ");
    row.chance.textContent = percent(chances[seat]);
    row.points.textContent = points;
    fill(row.words, drawnWords(scene, scene.moves[move][2]));
    fill(row.line, this._onward(move, line));
    row.button.setAttribute("aria-label", say("analysis-choice", { move: scene.moves[move][1], name: names[seat], chance: percent(chances[seat]), points }));
  }

  /** How play would go on, as far as no draw is needed to know it. */
  _onward(first, line) {
    const { rules, scene } = this.study;
    const parts = [];
    let { position } = this.node;
    for (const [i, move] of line.slice(0, 1 + ONWARD).entries()) {
      const seat = rules.toMove(position);
      if (seat < 0 || !rules.legal(position).includes(move)) break;
      if (i) parts.push(h("span", {}, seatSign(seat), drawnWords(scene, scene.moves[move][2])));
      ({ position } = rules.apply(position, move));
    }
    return parts;
  }

  /** The chances of all seats if the best move is played. */
  _tell() {
    const [best] = this.choices;
    this.chances.hidden = !best;
    if (!best) return;
    const { names } = this.study;
    const parts = best.chances.map((chance, seat) => {
      const part = h("span", { class: `best-share seat-${seat}` }, chance >= 0.08 ? [seatSign(seat), percent(chance)] : []);
      part.style.flexGrow = String(Math.max(0.005, chance));
      return part;
    });
    fill(this.chances, parts);
    this.chances.setAttribute("aria-label", best.chances.map((chance, seat) => say("analysis-chance", { name: names[seat], chance: percent(chance) })).join(", "));
  }

  _look(at) {
    this.looked = at;
    if (this.choices[at]) this.on.look(this.choices[at].move);
  }

  _lookAway() {
    this.looked = undefined;
    this.on.lookAway();
  }
}

function percent(chance) {
  return new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(chance);
}

function number(count) {
  return new Intl.NumberFormat(document.documentElement.lang, { notation: "compact", maximumFractionDigits: 1 }).format(count);
}
