/** Words, games, rules and scenes: files of the page's own version, which need no server but a plain one. */

import { fileAddress } from "./where.js";

export async function readData(name) {
  const answer = await fetch(fileAddress(`data/${name}`));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.json();
}

/** All games in a language, with options, levels, guides, and the files of their scenes and pictures. */
export function readGames(language) {
  return readData(`${language}/games.json`);
}

/**
 * The file for so many players and these options, among those of the catalogue; nothing for options that it does not know. Where only the number of
 * an option's parts can be seen, the catalogue has that: “#3”.
 */
export function shownAs(entries, players, options) {
  const shows = ([name, value]) => options[name] === value || `#${options[name]?.split(",").length}` === value;
  return entries.find((entry) => entry.players === players && Object.entries(entry.options).every(shows))?.file;
}
