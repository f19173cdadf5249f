/** Bots by name. */

import { known, say } from "./words.js";

export function levelWords(level) {
  return known(`level-${level}`) ? say(`level-${level}`) : level;
}

export function levelAbout(level) {
  return known(`level-${level}-about`) ? say(`level-${level}-about`) : "";
}

/** The seats with bots called by their names in the reader's language. */
export function named(seats) {
  return seats.map((seat) => (seat.kind === "bot" && seat.level ? { ...seat, name: seat.name.replace(seat.level, levelWords(seat.level)) } : seat));
}
