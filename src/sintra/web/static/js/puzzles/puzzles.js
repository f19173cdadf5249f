/** The puzzles of a game: what comes with it, and what this browser remembers of each. */

import { readData } from "../net/data.js";
import { named } from "../net/taught.js";
import { recall } from "./kept.js";

const READ = new Map(); // by game

/** All puzzles of a game: { name, players, options, moves, steps, themes, rating }; a step is [before, best, values, sure]. Read once. */
export function readPuzzles(game) {
  if (!READ.has(game)) {
    const reading = readData(`${game}/puzzles.json`);
    READ.set(game, reading);
    reading.catch(() => READ.delete(game)); // there was no network; another time there may be
  }
  return READ.get(game);
}

/** The puzzles of a game with all that is remembered: { puzzles, solver, tries }. */
export async function readTraining(game) {
  const [puzzles, { solver, tries }] = await Promise.all([readPuzzles(game), recall(game)]);
  return { puzzles, solver, tries };
}

/** The puzzle that the id of a table means, with its game; nothing if there is none. */
export async function puzzleAt(id) {
  const { game, name } = named(id);
  const puzzles = await readPuzzles(game).catch(() => []);
  const found = puzzles.find((puzzle) => puzzle.name === name);
  return found && { game, ...found };
}
