/** Who stands beside a table: a teacher at a lesson or an ending, a trainer at a puzzle, a coach at somebody's first game, nobody at all others. Loaded only where there is one. */

import { setting } from "../kit/settings.js";
import { isEnding, isLesson, isPuzzle } from "../net/taught.js";

/** The one for this table, if any: it sees the table settle, and what is touched. */
export async function teacherAt(page) {
  const { id } = page.game;
  if (isLesson(id)) return new (await import("./teacher.js")).Teacher(page);
  if (isEnding(id)) return new (await import("./ending.js")).EndingTeacher(page);
  if (isPuzzle(id)) return new (await import("../puzzles/trainer.js")).Trainer(page);
  if (setting("coached").includes(id)) return new (await import("./coach.js")).Coach(page);
  return null;
}
