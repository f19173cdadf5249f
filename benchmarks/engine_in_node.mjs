/** `node engine_in_node.mjs`: measures what the question on its standard input asks for, and answers in JSON. */

import { readFileSync } from "node:fs";
import { Dealer } from "../src/sintra/web/static/js/engine/dealer.js";
import { Engine } from "../src/sintra/web/static/js/engine/engine.js";
import { Rules } from "../src/sintra/web/static/js/engine/rules.js";
import { Thinker } from "../src/sintra/web/static/js/engine/thinker.js";
import { nodeWorker } from "../tests/engine/node-worker.mjs";
import { prepare, spell } from "./engine.js";

const question = JSON.parse(readFileSync(0, "utf8"));
const files = { module: readFileSync(question.module), description: JSON.parse(readFileSync(question.description, "utf8")), weights: readFileSync(question.weights) };

/** Simulations a second of so many workers together, by the clock. */
async function together(count) {
  const engine = await Engine.create(files.module, files.description);
  const rules = new Rules(engine);
  const { position } = rules.deal(rules.start(question.players), new Dealer(engine, new Uint8Array(1)), 0);
  const thinker = new Thinker(Array.from({ length: count }, nodeWorker));
  await thinker.load({ ...files, players: question.players });
  await thinker.think(position, { seconds: question.seconds, keep: false });
  const begun = performance.now();
  const { simulations } = await thinker.think(position, { seconds: 3 * question.seconds, keep: false });
  const rate = (1_000 * simulations) / (performance.now() - begun);
  thinker.close();
  return rate;
}

/** Milliseconds of the processor. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What `run` gets done in a second of the best of a few spells. In the first, which does not count, the code is made fast. */
function best(run) {
  const rates = Array.from({ length: question.spells + 1 }, () => {
    const begun = spent();
    const done = spell(run, question.seconds, spent);
    return (1_000 * done) / (spent() - begun);
  });
  return Math.max(...rates.slice(1));
}

const runs = await prepare(files, question);
const measured = { games: best(runs.games), simulations: best(runs.simulations) };
process.stdout.write(JSON.stringify({ ...measured, one: await together(1), two: await together(2) }));
