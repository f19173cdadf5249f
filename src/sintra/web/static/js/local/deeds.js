/** What the others did since a player's last decision, to be seen until he moves. */

import { Look } from "./look.js";

const MOST = 24; // decisions; more of them nobody could make out

/** The decisions of others after the last one of the reader's seat, from ply `since` on, as far as the reader may know them. */
export function deedsOfOthers(shown, since) {
  const { match, seat } = shown;
  const others = [];
  for (let ply = match.moves.length - 1; ply >= since && match.movers[ply] !== seat && others.length < MOST; ply -= 1) {
    if (match.movers[ply] >= 0) others.unshift(ply);
  }
  return others.filter((ply) => shown.knownMove(ply) !== null).map((ply) => deed(shown, ply));
}

function deed(shown, ply) {
  const { match, engine } = shown;
  const lying = (after) => new Look(engine, shown.known(match.positions[after])).pieces;
  const [before, after] = [lying(ply), lying(ply + 1)];
  const places = shown.touched(ply);
  const kind = Object.keys(before).find((one) => before[one].includes(places[0])) ?? "";
  const taken = (before[kind] ?? []).filter((place) => !after[kind]?.includes(place));
  return { seat: match.movers[ply], move: match.moves[ply], places, kind, taken };
}
