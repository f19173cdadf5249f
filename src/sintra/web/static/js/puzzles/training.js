/** Training with the puzzles of a game: which comes next, and what an answer changes. No input, no output. */

import { afterAnswer, DAY } from "../kit/repetition.js";
import { afterOne, NEWCOMER } from "./glicko.js";

const FIRST_ORDINAL = 719_163; // the number of 1 January 1970 among all days
const NEAR = 6; // of so many puzzles that are nearest to the solver's rating any may come next
const GUESS = { deviation: 150, volatility: 0.06 }; // of a puzzle's first rating

export const NEW_SOLVER = { ...NEWCOMER, deviation: 250, streak: 0, longest: 0, solved: 0, tried: 0, days: [] };

/** The number of a day, the same as the library counts it. */
export function dayOf(date) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY + FIRST_ORDINAL;
}

/** The puzzle of the day, the same for everybody. */
export function daily(puzzles, date) {
  return puzzles[dayOf(date) % puzzles.length];
}

/** The puzzles that were missed and are to be tried again now, the longest due first. */
export function due(puzzles, tries, now) {
  const when = ({ name }) => tries.get(name)?.due ?? Infinity;
  return puzzles.filter((puzzle) => when(puzzle) <= now).sort((one, other) => when(one) - when(other));
}

/** The next puzzle: near to the solver's rating, and not tried yet; if all were, the one tried longest ago. */
export function next(puzzles, tries, { rating }, luck = Math.random()) {
  const fresh = puzzles.filter(({ name }) => !tries.has(name));
  if (!fresh.length) return puzzles.toSorted((one, other) => tries.get(one.name).at - tries.get(other.name).at)[0];
  const nearest = fresh.toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating)).slice(0, NEAR);
  return nearest[Math.floor(luck * nearest.length)];
}

/** What an answer changes: { solver, attempt }. Ratings change by the first answer to a puzzle alone, and a solver's by rated ones. */
export function answered(puzzle, { solver, attempt }, isSolved, now) {
  const before = { ...NEW_SOLVER, ...solver };
  const own = attempt?.own ?? { rating: puzzle.rating, ...GUESS };
  const isFirst = !attempt;
  const score = isSolved ? 1 : 0;
  const streak = isSolved ? before.streak + 1 : 0;
  const today = dayOf(new Date(now));
  const after = {
    ...before,
    ...(isFirst ? afterOne(before, own, score) : {}),
    streak,
    longest: Math.max(before.longest, streak),
    tried: before.tried + 1,
    solved: before.solved + score,
    days: [...before.days.filter((day) => day !== today), today].slice(-400),
  };
  return {
    solver: after,
    attempt: {
      at: now,
      isSolved,
      own: isFirst ? afterOne(own, before, 1 - score) : own,
      ...afterAnswer(attempt, isSolved, now),
    },
  };
}

/** How many days in a row, up to today or yesterday, something was tried. */
export function daysInARow(days, now) {
  const known = new Set(days);
  const today = dayOf(new Date(now));
  let day = known.has(today) ? today : today - 1;
  let count = 0;
  for (; known.has(day); day -= 1) count += 1;
  return count;
}
