/** A game as a record: the text that can be kept, replayed anywhere, and checked with `sintra verify`. */

import { beginningOf } from "./match.js";
import { Node } from "../record/tree.js";
import { recordText, resultText } from "../record/write.js";

/** The record; the secret is in it when the game is over. */
export function recordOf({ match, scene, rules, secret }) {
  const { agreement, seats, phase } = match;
  const { start = [], imported: isImported = false, headers: given = {} } = agreement;
  const headers = {
    ...Object.fromEntries(seats.map(({ name }, seat) => [`Player ${seat + 1}`, name])),
    Date: new Date(match.created).toISOString().slice(0, 10),
    ...(start.length || isImported ? {} : fairness(agreement, phase === "over" ? secret : "")),
    ...(match.loser === null ? {} : { Ended: `${match.loser + 1} ${match.ended === "time" ? "ran out of time" : "resigned"}` }),
    ...(seats.some(({ hints }) => hints) ? { Hints: seats.map(({ hints }) => hints).join("/") } : {}),
    Rules: `Sintra ${agreement.rules}`,
    ...given,
  };
  const root = new Node(beginningOf(agreement, rules));
  const agreed = agreement.position ? { Start: rules.text(root.position) } : { Options: optionsText(agreement) };
  [...start, ...match.moves].reduce((node, move) => node.add(move, rules), root);
  return recordText({ game: agreement.game, agreed, result: resultText(match.position, rules), headers, root }, (move) => scene.moves[move][0]);
}

export function optionsText({ players, options }) {
  return Object.entries({ players, ...options }).map(([name, value]) => `${name}=${value}`).join(" ");
}

/** A game that plays on from another has two secrets, and proves nothing. */
function fairness({ draws, commitment }, secret) {
  return { Draws: draws, Commitment: commitment, ...(secret ? { Secret: secret } : {}) };
}
