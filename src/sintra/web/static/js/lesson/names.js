/** How tables of lessons are called: `local-lesson-GAME-NAME`. */

export const LESSON = "local-lesson-";

export function lessonId(game, name) {
  return `${LESSON}${game}-${name}`;
}

export function isLesson(id) {
  return id.startsWith(LESSON);
}
