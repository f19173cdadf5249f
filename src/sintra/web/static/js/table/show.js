/** The order in which things are seen: one update after the other, points where they were earned, a round's end with a moment to look. */

import { sound } from "../kit/sound.js";
import { readable } from "../kit/settings.js";

const LONG = 3; // updates waiting: more than that and the rest is not shown but only laid
const LOOK = 700;
const BREATH = 260; // between one player's move and the next

export class Show {
  constructor(game, pieces, floats, settled) {
    this.game = game;
    this.pieces = pieces;
    this.floats = floats;
    this.settled = settled;
    this.waiting = [];
    this.busy = false;
    this.skipping = () => {};
  }

  add(update) {
    this.waiting.push(update);
    if (!this.busy) this.run();
  }

  async run() {
    this.busy = true;
    await this.foretold;
    while (this.waiting.length) {
      const update = this.waiting.shift();
      if (this.waiting.length < LONG && !document.hidden) await this.tell(update);
      const isLast = !this.waiting.length;
      const laid = this.pieces.lay(update.state.pieces, update.state.texts);
      if (isLast) this.settled(update.state);
      await laid;
      if (this.waiting.length) await rest(BREATH);
    }
    this.busy = false;
  }

  /** Points and draws came with it: first show the table as it was after the move, before new tiles cover it. */
  async tell(update) {
    const moved = update.happened.filter((entry) => entry.kind === "moved");
    const reasons = moved.flatMap((entry) => entry.reasons ?? []).filter((reason) => reason.points);
    const last = moved.at(-1);
    if (!reasons.length || !last) {
      if (last) sound("lay");
      return;
    }
    const draws = (last.plies ?? []).filter(([seat]) => seat < 0).length;
    if (draws) {
      const frame = await this.game.frame(last.from_ply + last.plies.length - draws).catch(() => null);
      if (frame) await this.pieces.lay(frame.state.pieces, frame.state.texts);
    } else {
      await this.pieces.lay(update.state.pieces, update.state.texts);
    }
    sound("points");
    await Promise.race([this.floats.show(reasons).then(() => draws && rest(LOOK)), new Promise((resolve) => (this.skipping = resolve))]);
    this.floats.skip();
  }

  skip() {
    this.skipping();
    this.floats.skip();
  }

  /** Our own move is laid before the server has answered. */
  foretell(outcome) {
    this.foretold = this.pieces.lay(outcome.pieces, outcome.texts);
  }

  /** Straight to how things are, whatever was under way. */
  async jump() {
    this.waiting = [];
    this.skip();
    const { state } = this.game;
    const laid = this.pieces.lay(state.pieces, state.texts);
    this.settled(state);
    await laid;
  }
}

function rest(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, readable(milliseconds)));
}
