/** The lessons of a game, and how far this reader has come in each; kept with the settings of this browser. */

import { set, setting } from "../kit/settings.js";
import { readData } from "../net/data.js";
import { named } from "../net/taught.js";

/** All that is taught of a game, in the reader's language: { lessons, endings, hints }. */
export function readTeaching(game) {
  return readData(`${document.documentElement.lang}/${game}/lessons.json`);
}

/** The lesson that an id means, with the name of its game; nothing if there is none. */
export async function lessonAt(id) {
  const { game, name } = named(id);
  const { lessons } = await readTeaching(game).catch(() => ({ lessons: [] }));
  const found = lessons.find((lesson) => lesson.name === name);
  return found && { game, ...found };
}

/** How far the reader has come: the decisions that were made, how many steps were read since the last of them, whether it was gone through once. */
export function progressOf(id) {
  return { moves: [], read: 0, isDone: false, ...setting("lessons")[id] };
}

export function keepProgress(id, progress) {
  set("lessons", { ...setting("lessons"), [id]: { ...progressOf(id), ...progress } });
}

/** Whether it was begun and not gone through. */
export function isUnderWay(id) {
  const { moves, read, isDone } = progressOf(id);
  return !isDone && moves.length + read > 0;
}
