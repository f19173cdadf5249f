/** The lines as a list that branches: turns one after the other, other lines indented behind the turn that they replace. */

import { fill, h, icon } from "../kit/dom.js";
import { seatSign } from "../kit/people.js";
import { say } from "../kit/words.js";
import { roundOf } from "../local/look.js";
import { drawnWords } from "../table/drawn.js";

export class Lines {
  /** `on` has: go(node), promote(), remove(), said(words). */
  constructor(on) {
    this.on = on;
    this.list = h("ol", { class: "moves lines-list" });
    this.box = h("div", { class: "lines-box", tabindex: "0", role: "group", "aria-label": say("analysis-lines") }, this.list);
    const tool = (name, words, run) => h("button", { type: "button", class: "quiet", "aria-label": words, title: words, onclick: run }, icon(name));
    this.promote = tool("up", say("analysis-promote"), () => on.promote());
    this.remove = tool("bin", say("analysis-remove"), () => on.remove());
    this.comment = h("textarea", { rows: "1", maxlength: "2000", "aria-label": say("analysis-comment"), placeholder: say("analysis-comment"), onchange: () => on.said(this.comment.value) });
    this.element = h(
      "section",
      { class: "lines", "aria-label": say("analysis-lines") },
      h("header", {}, h("h2", {}, say("analysis-lines")), h("span", { class: "lines-tools" }, this.promote, this.remove)),
      this.box,
      this.comment,
    );
  }

  /** The whole tree, with the moment that is looked at marked. */
  show(study, current) {
    this.study = study;
    this.entries = new Map(); // node → the element that stands for it
    const start = this._entry([study.root], h("span", {}, say("replay-start")));
    fill(this.list, start, this._block(study.root));
    this.mark(current);
  }

  mark(current) {
    for (const item of this.list.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
    const item = this.entries.get(current);
    item?.setAttribute("aria-current", "step");
    if (item) this.box.scrollTop = Math.max(0, item.offsetTop - this.box.clientHeight / 2);
    this.promote.disabled = current.isMain;
    this.remove.disabled = !current.parent;
    this.comment.value = current.comment;
  }

  /** Everything that follows a moment: its main line, and behind each turn what was looked at in its place. */
  _block(from) {
    const items = [];
    let node = from.variations[0];
    while (node) {
      const group = this._group(node);
      items.push(this._round(group[0]), this._turn(group));
      for (const other of group[0].parent.variations.slice(1)) {
        const inner = this._group(other);
        items.push(h("li", { class: "lines-other" }, h("ol", {}, this._turn(inner), this._block(inner.at(-1)))));
      }
      [node] = group.at(-1).variations;
    }
    return items.filter(Boolean);
  }

  /** What stands on one line: a turn, or draws, up to a comment or to where lines part. */
  _group(first) {
    const { phrases } = this.study.engine;
    const group = [first];
    for (let last = first; ; last = group.at(-1)) {
      const [next] = last.variations;
      if (!next || last.variations.length > 1 || last.comment || next.mover !== first.mover) return group;
      if (next.mover >= 0 && phrases.begins(last.position)) return group;
      group.push(next);
    }
  }

  /** Where a round begins, its number. */
  _round({ parent, mover, isMain }) {
    if (mover < 0 || !isMain) return null;
    const round = roundOf(parent.position, this.study.rules);
    const last = parent.path.findLast((node) => node.mover >= 0)?.parent;
    return last && roundOf(last.position, this.study.rules) === round ? null : h("li", { class: "log-round" }, say("log-round", { round }));
  }

  _turn(group) {
    const { scene, names } = this.study;
    const { mover } = group[0];
    const words = (form) => group.map(({ move }) => scene.moves[move][form]).join(", ");
    if (mover < 0) return this._entry(group, h("span", { class: "lines-drawn" }, say("analysis-drawn", { count: group.length })));
    return this._entry(group, seatSign(mover), h("span", {}, drawnWords(scene, words(2))), `${names[mover]}: ${words(1)}`);
  }

  _entry(group, ...parts) {
    const label = typeof parts.at(-1) === "string" ? parts.pop() : undefined;
    const last = group.at(-1);
    const button = h("button", { type: "button", "aria-label": label, onclick: () => this.on.go(last) }, parts);
    const item = h("li", {}, button, last.comment && h("p", { class: "lines-comment" }, last.comment));
    for (const node of group) this.entries.set(node, item);
    return item;
  }
}
