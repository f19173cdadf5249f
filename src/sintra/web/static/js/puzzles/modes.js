/** Ways to train, and which puzzle comes next in each: `train`, `daily`, `repeat`, or `theme-NAME`. */

import { puzzleId } from "../net/taught.js";
import { daily, due, NEW_SOLVER, next } from "./training.js";

const THEME = "theme-";

/** The next puzzle of a mode: { puzzle, id(game) }; nothing if there is none. */
export function nextIn(mode, { puzzles, solver, tries }, now, without = "") {
  const others = puzzles.filter(({ name }) => name !== without);
  const found = chosen(mode, puzzles, others, { ...NEW_SOLVER, ...solver }, tries, now);
  return found && { puzzle: found, id: (game) => puzzleId(game, found.name) };
}

function chosen(mode, puzzles, others, solver, tries, now) {
  if (mode === "daily") return daily(puzzles, new Date(now));
  if (mode === "repeat") return due(others, tries, now)[0];
  const pool = mode.startsWith(THEME) ? others.filter(({ themes }) => themes.includes(mode.slice(THEME.length))) : others;
  return pool.length ? next(pool, tries, solver) : undefined;
}

/** What comes after a puzzle: another one of the mode; after that of the day, training. */
export function nextAfter(mode, training, name, now) {
  return nextIn(mode === "daily" ? "train" : mode, training, now, name);
}

export function themeMode(theme) {
  return THEME + theme;
}
