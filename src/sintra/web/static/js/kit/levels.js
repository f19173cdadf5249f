/** Bots by name. */

import { known, say } from "./words.js";

/** What a bot is called, with the time that it was given. */
export function levelWords(level, seconds = 0) {
  const words = known(`level-${level}`) ? say(`level-${level}`) : level;
  return seconds > 1 ? say("level-with-thought", { level: words, seconds }) : words;
}

export function levelAbout(level) {
  return known(`level-${level}-about`) ? say(`level-${level}-about`) : "";
}

/** The seats with bots called by their names in the reader's language. */
export function named(seats) {
  return seats.map((seat) => (seat.kind === "bot" && seat.level ? { ...seat, name: seat.name.replace(seat.level, levelWords(seat.level, seat.seconds)) } : seat));
}
