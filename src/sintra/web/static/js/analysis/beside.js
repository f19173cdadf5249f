/** The engine beside the board: it looks at a position as long as one does, in a worker, and tells what it has found so far. */

import { Thinker } from "../engine/thinker.js";
import { weightsOf } from "../local/engines.js";

const LONGEST = 90; // seconds for a position: then it has seen what it will see on this machine

export class Beside {
  /** `on` has: found(findings, isThinking), failed(error). */
  constructor({ game, players, engine, rules }, on) {
    Object.assign(this, { game, players, engine, rules, on });
  }

  /** Looks at a position, in place of the one before; at none if nobody is to move there. */
  async look(position) {
    this.rest();
    const seat = position ? this.rules.toMove(position) : -1;
    if (seat < 0) return;
    const stop = (this.stop = new AbortController());
    const { signal } = stop;
    try {
      this.thinker ??= this._loaded();
      const thinker = await this.thinker;
      if (signal.aborted) return;
      const tell = (findings, isThinking) => signal.aborted || this.on.found(findings, isThinking);
      tell(await thinker.think(this.rules.view(position, seat), { seconds: LONGEST, signal, progress: (findings) => tell(findings, true) }), false);
    } catch (error) {
      if (this.isClosed || signal.aborted) return;
      this.thinker = undefined; // the next one begins anew
      this.on.failed(error);
    }
  }

  /** Looks at nothing. */
  rest() {
    this.stop?.abort();
    this.stop = undefined;
  }

  close() {
    this.isClosed = true;
    this.rest();
    this.thinker?.then((thinker) => thinker.close(), () => {});
    this.thinker = undefined;
  }

  async _loaded() {
    const { module, description } = this.engine;
    const weights = await weightsOf(this.game, description, this.players);
    const thinker = new Thinker([new Worker(new URL("../engine/worker.js", import.meta.url), { type: "module" })]);
    await thinker.load({ module, description, players: this.players, weights });
    return thinker;
  }
}
