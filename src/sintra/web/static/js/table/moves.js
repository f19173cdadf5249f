/** The log: a line for every turn, in the reader's language, with tiles drawn. */

import { fill, h } from "../kit/dom.js";
import { seatSign } from "../kit/people.js";
import { say } from "../kit/words.js";
import { drawnWords } from "./drawn.js";

export class Moves {
  /** `jump(ply)` is called with the number of moves after which the table looked so. */
  constructor(scene, jump) {
    this.scene = scene;
    this.jump = jump;
    this.list = h("ol", { class: "moves" });
    this.element = h("section", { class: "moves-box", "aria-label": say("moves"), tabindex: "0" }, h("h2", {}, say("moves")), this.list);
    this.shown = "";
  }

  /** `current`: this many moves had been made at the moment that is looked at; all of them if none is given. */
  show(game, current = game.plies.length) {
    const key = JSON.stringify([game.plies, game.names, game.rounds, game.again]);
    if (key !== this.shown) fill(this.list, this.lines(turns(game), game.names));
    this.shown = key;
    this.mark(current);
  }

  lines(all, names) {
    return all.flatMap((turn, i) => [turn.round !== all[i - 1]?.round && h("li", { class: "log-round" }, say("log-round", { round: turn.round })), this.line(turn, names[turn.seat] ?? "")]);
  }

  line({ seat, moves, ply }, name) {
    const words = (form) => moves.map((move) => (move === null ? say("move-hidden") : this.scene.moves[move][form])).join(", ");
    return h(
      "li",
      { "data-ply": ply },
      h("button", { type: "button", "aria-label": `${name}: ${words(1)}`, onclick: () => this.jump(ply) }, seatSign(seat), h("span", {}, h("b", {}, name), " ", drawnWords(this.scene, words(2)))),
    );
  }

  /** Mark the last turn before a ply and bring it into view. */
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

/** All that a player decides in a row is one turn, unless the game says that another begins; so does a new round. Nature's draws are left out. */
export function turns({ plies, rounds, again }) {
  const found = [];
  plies.forEach(([seat, move], at) => {
    if (seat < 0) return;
    const round = rounds.findLastIndex((begun) => begun <= at) + 1;
    const last = found.at(-1);
    if (last && last.seat === seat && last.round === round && !again.includes(at)) {
      last.moves.push(move);
      last.ply = at + 1;
    } else {
      found.push({ seat, round, moves: [move], ply: at + 1 });
    }
  });
  return found;
}
