/** The states of a game, fetched a stretch at a time and kept. */

import { getJson } from "../net/api.js";

const STRETCH = 40;

export class Frames {
  constructor(game) {
    this.game = game;
    this.stretches = new Map();
  }

  get plies() {
    return this.game.plies.length;
  }

  /** The state after this many moves, and the reasons of the points that the last of them brought. */
  async at(ply) {
    const number = Math.floor(ply / STRETCH);
    if (!this.stretches.has(number)) this.stretches.set(number, getJson(this.game.path("replay", { first: number * STRETCH, count: STRETCH })));
    const { first, states, reasons } = await this.stretches.get(number);
    return { state: states[ply - first], reasons: reasons[ply - first] };
  }

  /** Every point that came after one moment up to another. */
  async between(from, to) {
    const found = [];
    for (let ply = from + 1; ply <= to; ply += 1) found.push(...(await this.at(ply)).reasons);
    return found;
  }
}
