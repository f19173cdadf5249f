/** What reviews of one's games have found, where this browser keeps them. */

import { Ledger } from "../engine/ledger.js";
import { keptReview } from "../review/kept.js";
import { questionsOf } from "../review/questions.js";

const LEDGERS = new Map(); // by rules: each takes memory of its engine

/** The winning chance lost for each decision, and what the draws brought: { rate, luck }; nothing for a game that was not reviewed as a whole. */
export async function reviewOf({ id }, { movers, positions, position, own }, { rules, description }) {
  const verdicts = new Map(await keptReview(id, description.sources));
  if (!verdicts.size || !questionsOf({ positions, movers, rules }).every(({ ply }) => verdicts.has(ply))) return null;
  if (!LEDGERS.has(rules)) LEDGERS.set(rules, new Ledger(rules));
  const { rates, shares } = LEDGERS.get(rules).addUp(movers, verdicts, position);
  return { rate: rates[own[0]], luck: shares[0][own[0]].luck };
}
