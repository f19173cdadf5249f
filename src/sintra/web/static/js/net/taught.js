/** How tables of lessons and endings are called: `local-lesson-GAME-NAME`, `local-ending-GAME-NUMBER`. */

const LESSON = "local-lesson-";
const ENDING = "local-ending-";

export function lessonId(game, name) {
  return `${LESSON}${game}-${name}`;
}

export function endingId(game, number) {
  return `${ENDING}${game}-${number}`;
}

export function isLesson(id) {
  return id.startsWith(LESSON);
}

export function isEnding(id) {
  return id.startsWith(ENDING);
}

/** Whether somebody teaches at a table: then nobody else gives hints. */
export function isTaught(id) {
  return isLesson(id) || isEnding(id);
}

/** The game and the name in an id. */
export function named(id) {
  const [, , game, ...name] = id.split("-");
  return { game, name: name.join("-") };
}
