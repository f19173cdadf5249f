/** A game told again: its states one after the other, as those at this screen may know them, and every point explained. */

import { Look, roundOf } from "./look.js";

const LONGEST = 100; // states in one answer

/** The states after `first`, `first + 1`, … moves. */
export function framesOf(shown, first, count) {
  const { match, engine, words, rules } = shown;
  const begin = Math.min(first, match.moves.length);
  const end = Math.min(begin + Math.min(count, LONGEST), match.moves.length + 1);
  const states = [];
  const reasons = [];
  for (let ply = begin; ply < end; ply += 1) {
    const look = new Look(engine, shown.known(match.positions[ply]));
    const isEnd = ply === match.moves.length && match.phase === "over";
    const turn = rules.toMove(match.positions[ply]);
    states.push({
      phase: isEnd ? "over" : "playing",
      plies: ply,
      seats: match.seats.map(({ name, kind, level }) => ({ name, kind, level })),
      scores: look.scores,
      pieces: look.pieces,
      texts: look.texts,
      turn: turn >= 0 ? turn : null,
      view: shown.seat,
      last: ply ? ply - 1 : null,
      last_places: ply ? shown.touched(ply - 1) : [],
      result: isEnd ? shown.result() : null,
    });
    reasons.push(ply ? match.reasons[ply - 1].map((reason) => look.reason(ply - 1, reason, words)) : []);
  }
  return { first: begin, plies: match.moves.length, states, reasons };
}

/** Every point so far with its reason, in order. */
export function accountOf({ match, engine, words, look, rules }) {
  const reasons = match.reasons.flatMap((rows, ply) =>
    rows.map((row) => ({ ...look.reason(ply, row, words), round: Math.max(1, roundOf(match.positions[ply], rules)) })),
  );
  const isOn = match.phase === "playing" && rules.toMove(match.position) >= 0;
  const due = isOn ? engine.phrases.prospects(look.position).map((row) => look.reason(match.moves.length, row, words)) : [];
  const kinds = Object.fromEntries(engine.description.reasons.map((kind) => [kind, words.say(`kind-${kind}`)]));
  return { scores: rules.scores(match.position), reasons, due, kinds };
}
