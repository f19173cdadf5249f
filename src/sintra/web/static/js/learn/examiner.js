/** Whether another answer is as good as the best one: judged like the decisions of a review. */

import { Thinker } from "../engine/thinker.js";
import { weightsOf } from "../local/engines.js";

const EFFORT = { simulations: 10_000, samples: 16, afterDraw: 400 };
const AS_GOOD = 0.02; // of a winning chance lost: less, or less than twice the error, is as good

export class Examiner {
  constructor(source) {
    this.source = source;
  }

  close() {
    this.thinker?.then((thinker) => thinker.close()).catch(() => {});
  }

  /** { isGood, lost } of a decision in the position of something that was missed. */
  async judge({ ply, seat }, decision) {
    this.thinker ??= this.load();
    const thinker = await this.thinker;
    const { change, error, isExact } = await thinker.judge({ ply, before: this.source.positions[ply], played: decision }, { effort: EFFORT });
    const lost = -change[0][seat];
    return { isGood: lost <= AS_GOOD || (!isExact && lost <= 2 * error), lost };
  }

  async load() {
    const { game, engine, players } = this.source;
    const weights = await weightsOf(game.table.game, engine.description, players);
    const thinker = new Thinker([new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" })]);
    await thinker.load({ module: engine.module, description: engine.description, players, weights });
    return thinker;
  }
}
