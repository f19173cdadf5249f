/** The bots of a table. Those that look ahead think in a worker, so that the page goes on meanwhile. */

import { randomSeed, Thinker } from "../engine/thinker.js";
import { weightsOf } from "./engines.js";

export class Bots {
  constructor(game, players, engine) {
    Object.assign(this, { game, players, engine });
    this.instant = { random: engine.rules.anything, greedy: engine.rules.greediest }; // these do not look ahead
  }

  /** The move that a bot of this level makes; the strongest thinks for so many seconds. */
  async choose(view, level, seconds) {
    if (this.instant[level]) return this.instant[level].call(this.engine.rules, view, randomSeed());
    this.thinker ??= this._loaded();
    try {
      return await (await this.thinker).choose(view, level, { seconds: seconds || undefined });
    } catch (error) {
      this.close(); // the next one begins anew
      throw error;
    }
  }

  /** What a search finds (`Thinker.think`). */
  async think(view, budget) {
    this.thinker ??= this._loaded();
    return (await this.thinker).think(view, budget);
  }

  async _loaded() {
    const { module, description } = this.engine;
    const weights = await weightsOf(this.game, description, this.players);
    const thinker = new Thinker([new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" })]);
    await thinker.load({ module, description, players: this.players, weights });
    return thinker;
  }

  close() {
    this.thinker?.then((thinker) => thinker.close()).catch(() => {});
    this.thinker = undefined;
  }
}
