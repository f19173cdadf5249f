/** Judges what Python asks, adds it up, and tells what speaks for the better decisions. */

import { readFileSync } from "node:fs";
import { Judge } from "../../src/sintra/web/static/js/engine/judge.js";
import { Ledger } from "../../src/sintra/web/static/js/engine/ledger.js";
import { Phrases } from "../../src/sintra/web/static/js/engine/phrases.js";
import { fromHex } from "../../src/sintra/web/static/js/engine/hex.js";
import { Rules } from "../../src/sintra/web/static/js/engine/rules.js";
import { Search } from "../../src/sintra/web/static/js/engine/search.js";
import { readWeights } from "../../src/sintra/web/static/js/engine/weights.js";
import { answer, load, question } from "./ask.mjs";

const engine = await load();
const rules = new Rules(engine);
const phrases = new Phrases(rules);
const { players, weights, positions, moves, movers, asked, effort, seed, verdicts, compared } = question;
const search = new Search(rules, players, weights && (await readWeights(readFileSync(weights))));
const judge = new Judge(search);
const at = positions.map(fromHex);

function judged({ ply, count, seat }) {
  const own = judge.seedOf(BigInt(seed), ply);
  if (count === 0) return judge.position(at[ply], own, effort);
  return seat < 0 ? judge.draws(at[ply], at[ply + count], own, effort) : judge.decision(at[ply], moves[ply], own, effort);
}

answer({
  verdicts: asked.map(judged),
  sums: new Ledger(rules).addUp(movers, new Map(verdicts), at.at(-1)),
  why: compared.map(([ply, played, better]) => phrases.compare(at[ply], played, better)),
  memory: engine.memory.end,
});
