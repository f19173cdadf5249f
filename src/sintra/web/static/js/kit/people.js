/** Who is who: bots have names of their own, and every seat has a colour and a sign. */

import { s } from "./dom.js";
import { levelWords } from "./levels.js";
import { say } from "./words.js";

const SHAPES = ["M10 1.5a8.5 8.5 0 1 0 .01 0z", "M10 1.5 19 18H1z", "M2.5 2.5h15v15h-15z", "M7 1.5h6V7h5.5v6H13v5.5H7V13H1.5V7H7z"]; // circle, triangle, square, cross
const STEP = 5; // from one seat's name to the next in the list

/** The seats with bots called by names of their own, always the same in a game; `title` has the level, too. A bot steps aside for a person of its name. */
export function named(seats, id) {
  const names = say("bot-names").split(", ");
  const first = [...id].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 65_521, 7);
  const taken = new Set(seats.filter(({ kind }) => kind !== "bot").map(({ name }) => folded(name)));
  return seats.map((seat, number) => {
    if (seat.kind !== "bot" || !seat.level) return { kind: "person", ...seat, title: seat.name }; // the server leaves out what is usual
    let at = first + number * STEP;
    while (taken.has(folded(names[at % names.length]))) at += 1;
    const name = seat.name.includes(seat.level) ? names[at % names.length] : seat.name;
    taken.add(folded(name));
    return { ...seat, name, title: say("bot-title", { name, level: levelWords(seat.level, seat.seconds) }) };
  });
}

/** The sign of a seat, in its colour. */
export function seatSign(seat) {
  return s("svg", { class: `seat-sign seat-${seat}`, viewBox: "0 0 20 20", "aria-hidden": "true", focusable: "false" }, seatShape(seat));
}

/** The same inside another drawing. */
export function seatShape(seat, attributes = {}) {
  return s("path", { class: `seat-shape seat-${seat}`, d: SHAPES[seat], ...attributes });
}

function folded(name) {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLocaleLowerCase();
}
