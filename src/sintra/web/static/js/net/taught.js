/** How tables of lessons, endings and puzzles are called: `local-lesson-GAME-NAME`, `local-ending-GAME-NUMBER`, `local-puzzle-GAME-NAME`. */

const LESSON = "local-lesson-";
const ENDING = "local-ending-";
const PUZZLE = "local-puzzle-";

export function lessonId(game, name) {
  return `${LESSON}${game}-${name}`;
}

export function endingId(game, number) {
  return `${ENDING}${game}-${number}`;
}

export function puzzleId(game, name) {
  return `${PUZZLE}${game}-${name}`;
}

export function isLesson(id) {
  return id.startsWith(LESSON);
}

export function isEnding(id) {
  return id.startsWith(ENDING);
}

export function isPuzzle(id) {
  return id.startsWith(PUZZLE);
}

/** Whether somebody teaches at a table: then nobody else gives hints. */
export function isTaught(id) {
  return isLesson(id) || isEnding(id) || isPuzzle(id);
}

/** The game and the name in an id. */
export function named(id) {
  const [, , game, ...name] = id.split("-");
  return { game, name: name.join("-") };
}
