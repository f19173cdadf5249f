/** What a screen reader is told of an update: who did what, which points it brought and why, what was drawn. */

import { say } from "../kit/words.js";
import { signed } from "./signed.js";

const FEW = 4; // draws that are told one by one

export function heard(update, game, scene) {
  return update.happened.flatMap((happened) => [told(happened, game, scene), ...points(happened, game), ...drawn(happened, scene)]);
}

/** A move under the name by which the table calls the player: the server knows bots by their level only. */
function told({ kind, seat, plies = [], words }, game, scene) {
  const [, move] = plies[0] ?? [];
  return kind === "moved" && typeof move === "number" ? `${game.names[seat]}: ${scene.moves[move][1]}` : words;
}

function points({ reasons = [] }, game) {
  return reasons.filter((reason) => reason.points).map((reason) => `${game.names[reason.seat]} ${signed(reason.points)}: ${reason.words}`);
}

function drawn({ plies = [] }, scene) {
  const moves = plies.filter(([seat, move]) => seat < 0 && typeof move === "number").map(([, move]) => move);
  if (moves.length > FEW) return [say("heard-drawn")];
  return moves.map((move) => scene.moves[move][1]);
}
