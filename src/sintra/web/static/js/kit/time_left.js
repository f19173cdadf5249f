/** What is left on a clock: to the second when it is short, in words when there are hours or days. */

import { say } from "./words.js";

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days concern only the one whose time runs: the others get theirs anew. */
export function timeLeft(milliseconds, isRunning) {
  if (milliseconds >= HOUR) return isRunning ? inWords(milliseconds) : "";
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function inWords(milliseconds) {
  const [days, hours, minutes] = [Math.floor(milliseconds / DAY), Math.floor((milliseconds % DAY) / HOUR), Math.floor((milliseconds % HOUR) / MINUTE)];
  const parts = days ? [say("left-days", { days }), hours && say("left-hours", { hours })] : [say("left-hours", { hours }), minutes && say("left-minutes", { minutes })];
  return say("left", { time: parts.filter(Boolean).join(" ") });
}
