/** Bots by name, and the one that was chosen last. */

import { setting } from "./settings.js";
import { known, say } from "./words.js";

/** What a bot is called, with the time that it was given. */
export function levelWords(level, seconds = 0) {
  const words = known(`level-${level}`) ? say(`level-${level}`) : level;
  return seconds > 1 ? say("level-with-thought", { level: words, seconds }) : words;
}

export function levelAbout(level) {
  return known(`level-${level}-about`) ? say(`level-${level}-about`) : "";
}

/** The level that was chosen last; for somebody who never chose, and so has hardly won yet, the gentlest. */
export function usualLevel(levels) {
  return levels.includes(setting("level")) ? setting("level") : levels[0];
}
