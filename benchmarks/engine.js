/** Random games and simulations of a module for each second of one thread, in node or in a browser. `files` has a game's files. */

import { Dealer } from "../src/sintra/web/static/js/engine/dealer.js";
import { Engine } from "../src/sintra/web/static/js/engine/engine.js";
import { Rules } from "../src/sintra/web/static/js/engine/rules.js";
import { Search } from "../src/sintra/web/static/js/engine/search.js";
import { readWeights } from "../src/sintra/web/static/js/engine/weights.js";

const LIMIT = 2_000; // decisions of a game
const SPELLS = 3;

/** Milliseconds: of the processor where that is known, otherwise of the clock. */
function now() {
  if (!globalThis.process?.cpuUsage) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function opened({ module, description, weights }, players) {
  const engine = await Engine.create(module, description);
  const rules = new Rules(engine);
  return { engine, rules, search: new Search(rules, players, weights && (await readWeights(weights))) };
}

/** What `run` gets done in a second of the best of a few spells. In the first, which does not count, the code is made fast. */
function best(run, seconds) {
  const spell = () => {
    const begun = now();
    let done = 0;
    while (now() - begun < 1_000 * seconds) done += run();
    return (1_000 * done) / (now() - begun);
  };
  const [, ...rates] = Array.from({ length: SPELLS + 1 }, spell);
  return Math.max(...rates);
}

/** Games a second, and simulations a second from the first decision on. `portions` is how many at a time. */
export async function measure(files, { players, portions, seconds }) {
  const { engine, rules, search } = await opened(files, players);
  const { calls, memory } = engine;
  const start = rules.start(players);
  const table = memory.array(rules.size, [2]);
  memory.bytes(table.at + rules.size, rules.size).set(start);
  rules._seed(1n);
  const play = () => {
    calls.play_games(table.head, rules.random.head, rules.moves.head, LIMIT, portions.games);
    return portions.games;
  };
  const { position } = rules.deal(start, new Dealer(engine, new Uint8Array(1)), 0);
  const grow = () => {
    search.begin(position, 1n, false);
    return search.grow(portions.simulations);
  };
  return { games: best(play, seconds), simulations: best(grow, seconds) };
}
