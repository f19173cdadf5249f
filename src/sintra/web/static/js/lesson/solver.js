/** Everything that can happen from a position on, tried to the end, beside the page. */

import { Thinker } from "../engine/thinker.js";
import { weightsOf } from "../local/engines.js";

const SIMULATIONS = 20_000; // more than enough where everything can be tried: that is found out first

export class Solver {
  constructor({ module, description }, game, players) {
    this.thinker = new Thinker([new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" })]);
    this.loaded = weightsOf(game, description, players).then((weights) => this.thinker.load({ module, description, players, weights }));
  }

  /** Every choice with the scores that it leads to when all play perfectly, the best first: [{ move, scores }], and whether that is proven. */
  async solve(position) {
    await this.loaded;
    const { choices, isExact } = await this.thinker.think(position, { simulations: SIMULATIONS, keep: false });
    return { choices, isExact };
  }

  close() {
    this.thinker.close();
  }
}
