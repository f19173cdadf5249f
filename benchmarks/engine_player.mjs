/** A player for a contest: reads a position in hexadecimal on each line, answers with a move. The files and the budget come on the first line. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Engine } from "../src/sintra/web/static/js/engine/engine.js";
import { fromHex } from "../src/sintra/web/static/js/engine/hex.js";
import { Rules } from "../src/sintra/web/static/js/engine/rules.js";
import { Search } from "../src/sintra/web/static/js/engine/search.js";
import { readWeights } from "../src/sintra/web/static/js/engine/weights.js";

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const { module, description, weights, players, simulations } = JSON.parse((await lines.next()).value);
const rules = new Rules(await Engine.create(readFileSync(module), JSON.parse(readFileSync(description, "utf8"))));
const search = new Search(rules, players, await readWeights(readFileSync(weights)));
for (let number = 0n; ; number += 1n) {
  const { value, done } = await lines.next();
  if (done) break;
  if (value === "new game") {
    search.forget();
    continue;
  }
  search.begin(fromHex(value), number, true);
  search.grow(Math.max(0, simulations - search.simulations));
  process.stdout.write(`${search.findings().choices[0].move}\n`);
}
