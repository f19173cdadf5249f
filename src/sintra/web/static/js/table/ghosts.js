/** What a decision would do, shown pale on the table before it is made. */

import { s } from "../kit/dom.js";
import { match } from "./match.js";
import { transform } from "./pieces.js";
import { signed } from "./signed.js";

const SIGNS = new Set(["turn", "laurel"]); // they tell of the players and are not moved by anybody

export class Ghosts {
  constructor(stage, pieces) {
    this.stage = stage;
    this.pieces = pieces;
    this.faded = [];
  }

  show(outcome) {
    this.clear();
    const { moved, gone, come } = match(withoutSigns(this.pieces.lying), withoutSigns(outcome.pieces), () => 0);
    for (const [kind, place] of [...moved.map(([kind, , to]) => [kind, to]), ...come]) {
      const at = this.stage.at(place);
      if (!at) continue;
      const ghost = s("use", { href: `#${this.stage.scene.game}-${kind}`, class: "ghost" });
      ghost.style.transform = transform(at);
      this.stage.layers.ghosts.append(ghost);
    }
    this.faded = [...moved.map(([, from]) => from), ...gone.map(([, place]) => place)].flatMap((place) => this.pieces.elementsAt([place]));
    for (const element of this.faded) element.classList.add("leaving");
    for (const reason of outcome.reasons ?? []) {
      const at = this.stage.at(reason.place) ?? this.stage.middle(reason.seat);
      if (at) this.stage.layers.ghosts.append(s("text", { class: `points ${reason.points < 0 ? "loss" : "gain"}`, x: at.x, y: at.y, "font-size": 24 }, signed(reason.points)));
    }
  }

  clear() {
    this.stage.layers.ghosts.replaceChildren();
    for (const element of this.faded) element.classList.remove("leaving");
    this.faded = [];
  }
}

function withoutSigns(pieces) {
  return Object.fromEntries(Object.entries(pieces).filter(([kind]) => !SIGNS.has(kind)));
}
