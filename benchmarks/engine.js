/** Random games and simulations of a module, in one thread of node or of a browser. `files` has a game's files. */

import { Dealer } from "../src/sintra/web/static/js/engine/dealer.js";
import { Engine } from "../src/sintra/web/static/js/engine/engine.js";
import { Rules } from "../src/sintra/web/static/js/engine/rules.js";
import { Search } from "../src/sintra/web/static/js/engine/search.js";
import { readWeights } from "../src/sintra/web/static/js/engine/weights.js";

const LIMIT = 2_000; // decisions of a game

/** What can be measured: functions that do a portion of it and say how much that was. Simulations are those from the first decision on. */
export async function prepare({ module, description, weights }, { players, portions }) {
  const engine = await Engine.create(module, description);
  const rules = new Rules(engine);
  const search = new Search(rules, players, weights && (await readWeights(weights)));
  const { calls, memory } = engine;
  const start = rules.start(players);
  const table = memory.array(rules.size, [2]);
  memory.bytes(table.at + rules.size, rules.size).set(start);
  rules._seed(1n);
  const { position } = rules.deal(start, new Dealer(engine, new Uint8Array(1)), 0);
  return {
    games: () => {
      calls.play_games(table.head, rules.random.head, rules.moves.head, LIMIT, portions.games);
      return portions.games;
    },
    simulations: () => {
      search.begin(position, 1n, false);
      return search.grow(portions.simulations);
    },
  };
}

/** How much gets done in so many seconds, and a little more. */
export function spell(run, seconds, now = () => performance.now()) {
  const begun = now();
  let done = 0;
  while (now() - begun < 1_000 * seconds) done += run();
  return done;
}
