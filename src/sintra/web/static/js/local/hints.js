/** What is hinted at: the move that a search would make, and what speaks for it against the next best. */

import { Look } from "./look.js";

const SIMULATIONS = 12_000;

/** { move, places, words, outcome, why } for the seat to move, which sees only what it may know. */
export async function hintFor(shown, bots) {
  const { match, engine, rules, words, scene } = shown;
  const seat = match.turn;
  const view = rules.view(match.position, seat);
  const { choices } = await bots.think(view, { simulations: SIMULATIONS, keep: false });
  const [best, other] = choices;
  const why = other ? engine.phrases.compare(rules.imagine(match.position, seat, 0n), other.move, best.move).map((phrase) => words.phrase(phrase)) : [];
  return { move: best.move, places: new Look(engine, view).touched(best.move), words: scene.moves[best.move][1], outcome: shown.preview(best.move), why };
}
