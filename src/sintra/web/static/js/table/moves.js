/** The list of moves in notation. Nature's draws are left out; a gap stands for them. */

import { h } from "../kit/dom.js";
import { say } from "../kit/words.js";

export class Moves {
  /** `jump(ply)` is called with the number of moves after which the table looked so; without it the list is only read. */
  constructor(scene, jump) {
    this.scene = scene;
    this.jump = jump;
    this.list = h("ol", { class: "moves" });
    this.element = h("section", { class: "moves-box", "aria-label": say("moves"), tabindex: "0" }, h("h2", {}, say("moves")), this.list);
    this.shown = [];
  }

  show(plies, names, current) {
    const same = this.shown.length <= plies.length && this.shown.every((ply, i) => ply === plies[i]);
    if (!same) {
      this.list.replaceChildren();
      this.shown = [];
    }
    for (let ply = this.shown.length; ply < plies.length; ply += 1) this.add(ply, plies[ply], plies[ply - 1], names);
    this.shown = [...plies];
    this.mark(current ?? plies.length);
  }

  add(ply, [seat, move], before, names) {
    if (seat < 0) {
      if (before && before[0] >= 0) this.list.append(h("li", { class: "drawn", role: "presentation" }));
      return;
    }
    const [notation, words] = move === null ? ["?", say("move-hidden")] : this.scene.moves[move];
    const text = [h("b", { class: `who who-${seat}` }, initials(names[seat] ?? "")), " ", notation];
    const label = `${names[seat] ?? ""}: ${words}`;
    const inside = this.jump
      ? h("button", { type: "button", title: label, "aria-label": label, onclick: () => this.jump(ply + 1) }, text)
      : h("span", { title: label }, text);
    this.list.append(h("li", { "data-ply": ply + 1 }, inside));
  }

  /** Mark the last move before a ply and bring it into view. */
  mark(ply) {
    let last = null;
    for (const item of this.list.children) {
      item.removeAttribute("aria-current");
      if (Number(item.dataset.ply ?? Infinity) <= ply) last = item;
    }
    last?.setAttribute("aria-current", "step");
    if (last) this.element.scrollTop = Math.max(0, last.offsetTop - this.element.clientHeight / 2);
  }
}

function initials(name) {
  return name.slice(0, 2);
}
