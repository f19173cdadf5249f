/** A game from a record, read and replayed on the engine, to be looked at. */

import { RulesError } from "../engine/errors.js";
import { readGames } from "../net/data.js";
import { readHeaders, readMoves, readOptions, RecordError } from "../record/read.js";
import { engineOf } from "./engines.js";
import { keepImported, sceneOf } from "./games.js";
import { Refused } from "./refused.js";
import { wordsOf } from "./words.js";

/** Keeps the game of a record; its id. */
export async function importRecord(text, language) {
  const known = (await readGames(language)).games.map(({ game }) => game);
  let game = known[0];
  try {
    const written = readHeaders(text);
    const [name, line] = written.headers.Game;
    if (!known.includes(name)) throw new RecordError(line, "no-such-game", { game: name, games: known.join(", ") });
    game = name;
    const engine = await engineOf(game);
    const begun = beginning(written, engine);
    const scene = await sceneOf({ game, ...begun }, language);
    const { root, headers } = readMoves(written, begun.first, engine, scene.moves.map(([notation]) => notation));
    return await keepImported({ game, ...begun, moves: Array.from(root.mainline(), ({ move }) => move), headers });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const words = await wordsOf(game, language);
    const { line, id, data, phrase } = error;
    throw new Refused("bad-record", { line, problem: phrase ? words.phrase(phrase) : words.say(id, data) });
  }
}

/** Where it begins: { players, options, first, position }; `position` only if not as games do. */
function beginning(written, { rules, description }) {
  const { Start: start, Options: options, Game: named } = written.headers;
  const line = (start ?? options ?? named)[1];
  try {
    if (!start) {
      const agreed = readOptions(written, description);
      return { ...agreed, first: rules.start(agreed.players, agreed.options) };
    }
    const [text] = start;
    const position = rules.read(text.startsWith(`${description.name} `) ? text : `${description.name} ${text}`);
    const usual = Object.fromEntries(description.options.map(({ name, default: value }) => [name, value]));
    return { players: rules.players(position), options: { ...usual, ...rules.options(position) }, first: position, position };
  } catch (error) {
    throw error instanceof RulesError ? new Refused("bad-record", { line, problem: error.message }) : error;
  }
}
