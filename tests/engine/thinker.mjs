/** The page's end of engines in workers, with node's workers: thinking, progress, stopping, levels, errors. */

import { readFileSync } from "node:fs";
import { Dealer } from "../../src/sintra/web/static/js/engine/dealer.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { Thinker } from "../../src/sintra/web/static/js/engine/thinker.js";
import { answer, load, question } from "./ask.mjs";
import { nodeWorker } from "./node-worker.mjs";

const engine = await load();
const rules = new Rules(engine);
const { position } = rules.deal(rules.start(2), new Dealer(engine, new Uint8Array(1)), 0);
const files = { module: readFileSync(question.module), description: engine.description, players: 2, weights: readFileSync(question.weights) };

const thinker = new Thinker([nodeWorker(), nodeWorker()]);
await thinker.load(files);
const once = await thinker.think(position, { simulations: 500, seed: 7n, keep: false });
const again = await thinker.think(position, { simulations: 500, seed: 7n, keep: false });

const stop = new AbortController();
let told = 0;
const stopped = await thinker.think(position, {
  seconds: 600,
  signal: stop.signal,
  progress: () => {
    told += 1;
    stop.abort();
  },
});
const early = await thinker.think(position, { seconds: 600, signal: AbortSignal.abort() });
const chosen = [];
for (const level of Object.keys(engine.description.levels[2]).slice(0, 3)) chosen.push(await thinker.choose(position, level));
const refused = await thinker.think(position, {}).then(
  () => "",
  (error) => error.message,
);
const closing = thinker.think(position, { seconds: 600 }).then(
  () => "",
  (error) => error.message,
);
thinker.close();
const wrong = new Thinker([nodeWorker()]);
const misfit = await wrong.load({ ...files, weights: readFileSync(question.misfit) }).then(
  () => "",
  (error) => error.message,
);
wrong.close();
answer({
  same: JSON.stringify(once) === JSON.stringify(again),
  simulations: once.simulations,
  told,
  stopped: stopped.choices.length,
  early: early.choices.length,
  areLegal: chosen.every((move) => rules.legal(position).includes(move)),
  legal: rules.legal(position).length,
  refused,
  closed: await closing,
  misfit,
});
