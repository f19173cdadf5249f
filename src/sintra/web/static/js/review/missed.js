/** What the reader missed, kept to be met again until it is solved. */

import { getMissed, keepMissed } from "./kept.js";
import { missedIn } from "./moments.js";

const LEAST = 2; // from a mistake on

/** Notes the reader's own mistakes of a game. Those that were solved before stay solved. */
export async function keepMissedOf(source, reviewing, ledger) {
  const { game } = source;
  const { id, table, key } = { ...game, id: game.id };
  for (const seat of game.mine) {
    for (const { worst, grade, lost } of missedIn(ledger, seat)) {
      if (grade < LEAST || worst < 0) continue;
      const name = `${id}/${worst}`;
      if (await getMissed(name)) continue;
      await keepMissed({ key: name, game: id, kind: table.game, access: key, ply: worst, seat, grade, lost, line: reviewing.line(worst), solved: false, tries: 0, noted: Date.now() });
    }
  }
}
