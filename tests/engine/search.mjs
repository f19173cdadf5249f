/** Searches the positions that Python gives, and answers what was found. */

import { readFileSync } from "node:fs";
import { fromHex } from "../../src/sintra/web/static/js/engine/hex.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { Search } from "../../src/sintra/web/static/js/engine/search.js";
import { readWeights } from "../../src/sintra/web/static/js/engine/weights.js";
import { answer, load, question } from "./ask.mjs";

const engine = await load();
const rules = new Rules(engine);
const { players, weights, settings, keep, positions, simulations, seed } = question;
const search = new Search(rules, players, weights && (await readWeights(readFileSync(weights))), settings);
answer(
  positions.map((position) => {
    search.begin(fromHex(position), BigInt(seed), keep);
    const kept = search.simulations;
    search.grow(Math.max(0, simulations - kept));
    return { kept, worlds: search.grown?.length, ...search.findings(), memory: engine.memory.end };
  }),
);
