/** Engines of games, each loaded once: rules, phrases and dealer of a game, and what its bots need. */

import { Engine, obstacle } from "../engine/engine.js";
import { Phrases } from "../engine/phrases.js";
import { Rules } from "../engine/rules.js";
import { fileAddress } from "../net/where.js";

const LOADED = new Map();

/** Whether engines run in this browser. */
export const hasEngine = !obstacle();

/** The engine of a game: { rules, phrases, engine, description, module }. */
export function engineOf(game) {
  if (!LOADED.has(game)) {
    const loading = load(game);
    LOADED.set(game, loading);
    loading.catch(() => LOADED.delete(game)); // there was no network; another time there may be
  }
  return LOADED.get(game);
}

async function load(game) {
  const [description, bytes] = await Promise.all([file(game, "engine.json").then((answer) => answer.json()), file(game, "engine.wasm").then((answer) => answer.arrayBuffer())]);
  const module = await WebAssembly.compile(bytes);
  const engine = await Engine.create(module, description);
  const rules = new Rules(engine);
  return { engine, rules, phrases: new Phrases(rules), description, module };
}

/** The weights of a game's network for so many players: bytes, or nothing if it has none. */
export async function weightsOf(game, description, players) {
  const name = description.weights[players];
  return name ? (await file(game, name)).arrayBuffer() : undefined;
}

async function file(game, name) {
  const answer = await fetch(fileAddress(`data/${game}/${name}`));
  if (!answer.ok) throw new Error(`${game}/${name}: ${answer.status}`);
  return answer;
}
