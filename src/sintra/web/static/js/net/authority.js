/**
 * Who answers for a game. Every page asks here, and speaks the paths and messages of docs/live.md whoever answers: the server behind this page
 * (`sintra serve`), if there is one. On a plain file server there is none.
 */

import { Live } from "./live.js";
import { hasServer } from "./where.js";

/** Whether games can be played here. */
export const canPlay = hasServer;

/** Whether somebody answers for this game. */
export function isAnsweredFor(_id) {
  return hasServer;
}

/** The line of a game: who opens it hears of everything that happens. See `Live`. */
export function openLine(id, options) {
  return new Live(id, options);
}

/** The answer to a request, as `fetch` gives it; nothing if there is nobody to ask. */
export async function ask(path, request) {
  return hasServer ? fetch(path, request) : null;
}
