/** The moments that decided a game, and everything that was missed: what was played, what was better, and why. */

import { fill, h, icon } from "../kit/dom.js";
import { seatSign } from "../kit/people.js";
import { say } from "../kit/words.js";
import { change, seatOf } from "./graph.js";

const DECIDING = 3;
const MOST_STEPS = 6; // of a better line

/** The entries with the largest loss or luck, in the order of the game. */
export function decidingMoments({ entries }) {
  const heavy = [...entries].sort((one, other) => other.weight - one.weight).slice(0, DECIDING);
  return heavy.filter(({ weight }) => weight > 0).sort((one, other) => one.first - other.first);
}

/** What a seat missed, the worst first; of all seats if none is given. */
export function missedIn({ entries }, seat = null) {
  return entries.filter((entry) => entry.grade > 0 && (seat === null || entry.seat === seat)).sort((one, other) => other.lost - one.lost);
}

export class Moments {
  /** `on` has: show(entry, steps), a moment on the table, its better line as far as `steps`; line(ply), the better line there. */
  constructor(source, on) {
    Object.assign(this, { source, on });
    this.list = h("ol", { class: "moments" });
    this.missed = h("ol", { class: "moments missed" });
    this.missedBox = h("details", { class: "review-missed", hidden: true }, h("summary", {}), this.missed);
    this.element = h("section", { class: "review-moments" }, h("h2", {}, say("review-moments")), this.list, this.missedBox);
    this.cards = new Map(); // by the first ply of an entry: what is on its card, so that a card that stays the same keeps the keyboard
  }

  show(ledger) {
    this.ledger = ledger;
    const deciding = decidingMoments(ledger);
    const missed = missedIn(ledger, this.source.me).filter((entry) => !deciding.includes(entry));
    this.put(this.list, deciding, true);
    this.put(this.missed, missed, false);
    this.missedBox.hidden = !missed.length;
    this.missedBox.firstElementChild.textContent = say("review-missed", { count: missed.length });
    return deciding;
  }

  put(list, entries, isNumbered) {
    const cards = entries.map((entry, i) => this.card(entry, isNumbered ? i + 1 : 0));
    if (cards.length !== list.children.length || cards.some((card, i) => card !== list.children[i])) list.replaceChildren(...cards);
  }

  card(entry, number) {
    const told = this.told(entry);
    const same = JSON.stringify([number, entry.grade, change(-entry.lost), change(entry.luck[0][seatOf(entry)]), told]);
    const kept = this.cards.get(entry.first);
    if (kept?.same === same) {
      kept.entry = entry;
      return kept.element;
    }
    const made = { same, entry, element: null };
    made.element = h("li", { class: `moment seat-${seatOf(entry)}`, "data-ply": entry.first }, this.button(made, number), this.details(made, told));
    this.cards.set(entry.first, made);
    if (this.chosen === entry.first) made.element.classList.add("chosen");
    return made.element;
  }

  button(made, number) {
    const { entry } = made;
    const { names } = this.source;
    const isDraw = entry.seat < 0;
    const seat = seatOf(entry);
    const what = isDraw ? say("review-draw-for", { name: names[seat] }) : say(`review-grade-${entry.grade}`, { name: names[seat] });
    return h(
      "button",
      { type: "button", class: "moment-head", "aria-pressed": "false", onclick: () => this.choose(made) },
      number ? h("span", { class: "moment-number" }, String(number)) : null,
      h("span", { class: "moment-what" }, seatSign(seat), ` ${what}`, h("small", {}, say("review-round", { round: this.source.round(entry.first) }))),
      h("span", { class: `moment-change ${isDraw ? "" : "loss"}` }, change(isDraw ? entry.luck[0][seat] : -entry.lost)),
    );
  }

  details(made, { played, better, why }) {
    const { entry } = made;
    if (entry.seat < 0) return h("p", { class: "moment-words" }, say("review-draw-about", { name: this.source.names[seatOf(entry)] }));
    return h(
      "div",
      { class: "moment-words" },
      h("p", {}, say("review-played"), " ", h("b", {}, played)),
      better.length
        ? h("p", {}, say("review-better"), " ", h("b", {}, better[0]), entry.isExact && h("span", { class: "moment-exact" }, say("review-exact")))
        : h("p", {}, say("review-no-better")),
      why.length ? h("ul", { class: "moment-why" }, why.map((fact) => h("li", {}, fact))) : better.length ? h("p", { class: "moment-later" }, say("review-later")) : null,
      better.length > 1 ? this.steps(made, better) : null,
    );
  }

  /** The better line, step by step. */
  steps(made, better) {
    return h(
      "div",
      { class: "moment-line" },
      h("span", {}, say("review-line")),
      better.slice(0, MOST_STEPS).map((move, i) => h("button", { type: "button", class: "quiet", title: move, "aria-label": say("review-step", { step: i + 1, move }), onclick: () => this.choose(made, i + 1) }, String(i + 1))),
    );
  }

  told(entry) {
    if (entry.seat < 0) return { played: "", better: [], why: [] };
    const { source } = this;
    const ply = entry.worst >= 0 ? entry.worst : entry.first;
    const line = entry.worst >= 0 ? this.on.line(ply) : [];
    return { played: source.say(source.moves[ply]), better: line.map((move) => source.say(move)), why: line.length ? source.why(ply, line[0]) : [] };
  }

  choose(made, steps = 1) {
    this.mark(made.entry.first);
    this.on.show(made.entry, steps);
  }

  /** The card of the moment that is on the table. */
  mark(first) {
    this.chosen = first;
    for (const [ply, { element }] of this.cards) {
      element.classList.toggle("chosen", ply === first);
      element.querySelector("button").setAttribute("aria-pressed", String(ply === first));
    }
  }
}

/** Nothing to choose from yet. */
export function waitingFor(words) {
  return fill(h("p", { class: "review-waiting" }), icon("again"), words);
}
