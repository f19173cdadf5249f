/** The players: name, points, clock, whose turn; touching one shows the board (where it is not on the table) or explains the points. */

import { fill, h } from "../kit/dom.js";
import { levelWords } from "../kit/levels.js";
import { seatSign } from "../kit/people.js";
import { timeLeft } from "../kit/time_left.js";
import { say } from "../kit/words.js";
import { drawnWords, symbol } from "./drawn.js";

const HEARD = 6_000; // milliseconds for which a phrase can be read

export class Players {
  constructor(look) {
    this.element = h("ol", { class: "players", "aria-label": say("players") });
    this.look = look;
    this.items = [];
    this.quiet = []; // timers after which nothing is said any more
    this.timer = setInterval(() => this.tick(), 250);
  }

  close() {
    clearInterval(this.timer);
  }

  show(state, front) {
    this.time(state);
    while (this.items.length < state.seats.length) this.add(this.items.length);
    state.seats.forEach((seat, number) => {
      const { item, name, score, note, clock } = this.items[number];
      const isTurn = state.turn === number;
      item.classList.toggle("turn", isTurn);
      item.classList.toggle("front", front === number);
      item.classList.toggle("gone", seat.kind === "person" && seat.connected !== true && state.phase !== "over");
      item.classList.toggle("won", Boolean(state.result?.winners.includes(number)));
      name.textContent = seat.kind === "open" ? say("seat-open") : seat.name;
      score.textContent = seat.kind === "open" ? "" : String(state.scores[number]);
      note.textContent = noteOf(seat, state);
      clock.hidden = !state.clocks;
      item.setAttribute("aria-current", isTurn ? "true" : "false");
      item.dataset.words = `${name.textContent}, ${say("points", { points: state.scores[number] })}. ${note.textContent}${isTurn ? ` ${say("to-move")}` : ""}`;
    });
    this.label();
    this.tick();
  }

  /** What players did whose boards are out of sight: the first thing that they took, drawn; all of it in words. */
  did(scene, deeds) {
    this.items.forEach(({ did, item }, seat) => {
      const own = deeds.filter((deed) => deed.seat === seat);
      const main = own.find(({ kind, taken }) => kind && taken) ?? own.at(-1);
      const words = own.map(({ move }) => scene.moves[move][1]).join(", ");
      did.hidden = !main;
      did.title = words;
      item.dataset.did = words;
      if (main) fill(did, main.kind && h("span", { class: "did-sign" }, symbol(scene, main.kind, "log-tile"), main.taken?.length > 1 && `×${main.taken.length}`), h("span", { class: "did-words" }, drawnWords(scene, scene.moves[main.move][2])));
    });
    this.label();
  }

  /** The clocks are set at once, whatever is still being shown. */
  time({ clocks }) {
    this.clocks = clocks;
    this.since = performance.now();
  }

  label() {
    for (const { item } of this.items) item.firstElementChild.setAttribute("aria-label", [item.dataset.words, item.dataset.did].filter(Boolean).join(" "));
  }

  add(number) {
    const name = h("span", { class: "player-name" });
    const note = h("span", { class: "player-note" });
    const did = h("span", { class: "player-did", "aria-hidden": "true", hidden: true });
    const score = h("span", { class: "player-score" });
    const clock = h("time", { class: "player-clock" });
    const button = h("button", { type: "button", onclick: () => this.look(number) }, h("span", { class: "player-sign" }, seatSign(number)), h("span", { class: "player-who" }, name, note, did), clock, score);
    const bubble = h("p", { class: "player-said", "aria-hidden": "true", hidden: true });
    const item = h("li", {}, button, bubble);
    this.element.append(item);
    this.items.push({ item, name, score, note, did, clock, bubble });
  }

  /** What somebody says stands by their name for a while. */
  speak(seat, what) {
    const bubble = this.items[seat]?.bubble;
    if (!bubble) return;
    fill(bubble, what);
    bubble.hidden = false;
    clearTimeout(this.quiet[seat]);
    this.quiet[seat] = setTimeout(() => (bubble.hidden = true), HEARD);
  }

  /** Clocks run here between updates; the server's are the ones that count. */
  tick() {
    const { clocks } = this;
    if (!clocks) return;
    this.items.forEach(({ clock }, number) => {
      const isRunning = clocks.running === number;
      const left = Math.max(0, clocks.left[number] - (isRunning ? performance.now() - this.since : 0));
      clock.textContent = timeLeft(left, isRunning);
      clock.classList.toggle("short", left < 20_000);
      clock.classList.toggle("long", left >= 3_600_000);
    });
  }
}

function noteOf(seat, state) {
  if (seat.kind === "open") return "";
  if (seat.out) return say(`seat-out-${seat.out}`);
  if (seat.stand_in) return say("seat-stand-in");
  if (seat.kind === "bot") return say("seat-bot", { level: levelWords(seat.level, seat.seconds) });
  if (seat.mine) return say("seat-mine");
  return seat.connected || state.phase === "over" ? "" : say("seat-away");
}
