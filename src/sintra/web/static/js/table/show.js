/** The order in which things are seen: one update after the other, points where they were earned, a round's end with a moment to look. */

import { sound } from "../kit/sound.js";
import { readable } from "../kit/settings.js";
import { reachable } from "./targets.js";

const LONG = 3; // updates waiting: more than that and the rest is not shown but only laid
const LOOK = 700;
const BREATH = 260; // between one player's move and the next

export class Show {
  /** `on` has: shown(state) as pieces go to their places, scoring() when points begin or end to be told, settled(state) when all is done. */
  constructor(game, pieces, floats, on) {
    this.game = game;
    this.pieces = pieces;
    this.floats = floats;
    this.on = on;
    this.waiting = [];
    this.busy = false;
    this.round = 0; // of what was shown last
    this.scoring = 0; // the round whose points are being told
    this.isHurried = false;
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
      if (!this.isHurried && this.waiting.length < LONG && !document.hidden) await this.tell(update);
      const isLast = !this.waiting.length;
      const laid = this.lay(update.state);
      if (isLast) this.on.settled(update.state);
      await laid;
      if (this.waiting.length && !this.isHurried) await rest(BREATH);
    }
    this.busy = this.isHurried = false;
  }

  lay(state) {
    this.round = state.round ?? 0;
    this.on.shown(state);
    const isKept = state.turn === null; // a moment between two turns: nothing makes room for it
    return this.pieces.lay(state.pieces, state.texts, { touched: isKept ? [] : reachable(state.targets), isKept });
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
    const { round } = this;
    const draws = (last.plies ?? []).filter(([seat]) => seat < 0).length;
    if (draws) {
      const frame = await this.game.frame(last.from_ply + last.plies.length - draws).catch(() => null);
      if (frame) await this.lay({ ...update.state, ...frame.state, turn: null });
    } else {
      await this.lay({ ...update.state, turn: null });
    }
    sound("points");
    this.score(round);
    await Promise.race([this.floats.show(reasons).then(() => draws && rest(LOOK)), new Promise((resolve) => (this.skipping = resolve))]);
    this.floats.skip();
    this.score(0);
  }

  score(round) {
    this.scoring = round;
    this.on.scoring();
  }

  /** Somebody pressed something: whatever is still to be shown is only laid. */
  hurry() {
    if (!this.busy) return;
    this.isHurried = true;
    this.skip();
  }

  skip() {
    this.skipping();
    this.floats.skip();
  }

  /** Our own move is laid before the server has answered. */
  foretell(outcome) {
    const { pieces, texts, scores } = outcome;
    this.foretold = this.lay({ ...this.game.state, pieces, texts, scores });
  }

  /** Nothing more is shown of what was still to be. */
  stop() {
    this.waiting = [];
    this.skip();
  }

  /** Straight to how things are, whatever was under way. */
  async jump() {
    this.stop();
    const { state } = this.game;
    const laid = this.lay(state);
    this.on.settled(state);
    await laid;
  }
}

function rest(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, readable(milliseconds)));
}
