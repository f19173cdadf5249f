/** The table as it was: a line over it that says so, with ways to an earlier turn, a later one, and back to the game. */

import { h, icon } from "../kit/dom.js";
import { say } from "../kit/words.js";
import { turns } from "./moves.js";

export class Past {
  /** `show(ply)` lays the table as it was after this many moves, `leave()` as it is. */
  constructor(room, { show, leave }) {
    this.ply = null;
    this.on = { show, leave };
    this.words = h("b", {});
    const step = (name, words, by) => h("button", { type: "button", class: "quiet", "aria-label": words, title: words, onclick: () => this.step(by) }, icon(name));
    this.bar = h(
      "div",
      { class: "past", role: "status", hidden: true },
      step("previous", say("replay-previous"), -1),
      this.words,
      step("next", say("replay-next"), 1),
      h("button", { type: "button", class: "primary", onclick: () => this.leave() }, say("past-leave")),
    );
    this.room = room;
  }

  get isOpen() {
    return this.ply !== null;
  }

  /** The table after this many moves. */
  open(ply, game) {
    this.ply = ply;
    this.game = game;
    const turn = turns(game).find((one) => one.ply === ply);
    this.words.textContent = say("past", { name: game.names[turn?.seat] ?? "", round: turn?.round ?? 1 });
    this.bar.hidden = false;
    this.room.classList.add("is-past");
    this.on.show(ply);
  }

  step(by) {
    const stops = turns(this.game).map(({ ply }) => ply);
    const next = by > 0 ? stops.find((ply) => ply > this.ply) : stops.findLast((ply) => ply < this.ply);
    if (next !== undefined) this.open(next, this.game);
    else if (by > 0) this.leave();
  }

  /** Back to the game. */
  leave() {
    if (!this.isOpen) return;
    this.ply = null;
    this.bar.hidden = true;
    this.room.classList.remove("is-past");
    this.on.leave();
  }
}
