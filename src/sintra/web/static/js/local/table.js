/** The authority over one game: judges what is done, stores it, lets it be true, tells it. Bots move when it is their turn. */

import { Dealer } from "../engine/dealer.js";
import { fromHex } from "../engine/hex.js";
import { isEnding, isLesson, isPuzzle } from "../net/taught.js";
import { Alarm } from "./alarm.js";
import { Bots } from "./bots.js";
import { engineOf } from "./engines.js";
import { Match } from "./match.js";
import { Referee } from "./referee.js";
import { Refused } from "./refused.js";
import * as store from "./store.js";

export class Table {
  /** A game that this browser keeps, a lesson, an ending to practise, or a puzzle. */
  static async open(id) {
    if (isEnding(id)) return (await import("../lesson/ending_table.js")).openEnding(id);
    if (isLesson(id)) return (await import("../lesson/table.js")).openLesson(id);
    if (isPuzzle(id)) return (await import("../puzzles/table.js")).openPuzzle(id);
    const stored = await store.load(id);
    if (!stored) throw new Refused("no-such-game");
    const engine = await engineOf(stored.agreement.game);
    return new Table(stored, engine, told(stored, engine));
  }

  constructor({ id, agreement, secret, created }, engine, match) {
    Object.assign(this, { id, agreement, secret, created, engine, match });
    this.dealer = dealerOf({ agreement, secret }, engine);
    this.bots = new Bots(agreement.game, agreement.players, engine);
    this.queue = Promise.resolve();
    this.isLeading = true; // see lead.js
    this.on = { happened: () => {}, failed: () => {} };
    this.alarm = new Alarm(id, () => this._timeIsUp());
  }

  close() {
    this.closed = true;
    this.alarm.close();
    this.bots.close();
  }

  /** Does what somebody at this screen wants, and what follows from it. `again` makes the next game if they want one. */
  act(action, again = async () => "") {
    return this._inTurn(async () => {
      const wantsAgain = action.type === "rematch" && this.match.phase === "over";
      const rematch = wantsAgain && !this.match.rematch ? await again(this.match) : "";
      await this._commit(this._referee().judge(action, rematch));
      const ack = { type: "ack", id: action.id, version: this.match.version, game: wantsAgain ? this.match.rematch : "" };
      await this._force();
      return ack;
    });
  }

  /** Decisions that leave no choice are made, and bots move: until somebody at this screen is asked. */
  async goOn() {
    try {
      await this._inTurn(async () => {
        await this._wake();
        await this._force();
      });
      await this._moveBots();
    } catch (error) {
      if (!this.closed && this.isLeading) this.on.failed(error);
    }
  }

  /** What other tabs have stored. */
  readOn() {
    return this._inTurn(async () => {
      const stored = await store.load(this.id);
      if (!stored) throw new Refused("no-such-game");
      this.match = told(stored, this.engine);
    });
  }

  /** Refuses a move that is not legal. */
  check(move) {
    this._referee().check(move);
  }

  /** While no tab had this game open no clock ran. */
  async _wake() {
    const { clock, phase } = this.match;
    if (!clock.isOn || phase !== "playing" || this.alarm.isSet || !this.isLeading) return;
    const away = this.alarm.away(clock.since);
    if (away > 0 && clock.running !== null) await this._commit([{ type: "paused", ms: away }]);
    this.alarm.set(this.match.clock.deadline);
  }

  _timeIsUp() {
    return this._inTurn(async () => {
      const { running, deadline } = this.match.clock;
      if (this.closed || !this.isLeading || this.match.phase !== "playing" || deadline === null) return;
      if (deadline > Date.now()) this.alarm.set(deadline);
      else await this._commit(this._referee().outOfTime(running));
    }).then(
      () => this.goOn(),
      (error) => this.on.failed(error),
    );
  }

  async _moveBots() {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      while (this.match.isBotsTurn && !this.closed && this.isLeading) await this._moveBot(this.match);
    } finally {
      this.isThinking = false;
    }
  }

  async _moveBot(match) {
    const seat = match.turn;
    const move = await this.bots.choose(this.engine.rules.view(match.position, seat), match.botAt(seat), match.seats[seat].seconds);
    await this._inTurn(async () => {
      if (this.closed || !this.isLeading || this.match.positionVersion !== match.positionVersion || !this.match.isBotsTurn) return; // it was undone
      await this._commit([this._referee().decision(seat, move)]);
      await this._force();
    });
  }

  async _force() {
    for (let event = this._referee().forced(); event && this.isLeading && !this.closed; event = this._referee().forced()) await this._commit([event]);
  }

  /** Stores the events, then lets them be true, then tells them. */
  async _commit(events) {
    if (!this.isLeading) throw new Refused("elsewhere");
    const before = this.match.version;
    const after = this.match.copy();
    const entries = events.map((event) => {
      const entry = { version: after.version + 1, at: Date.now(), event };
      after.apply(entry);
      return entry;
    });
    try {
      await store.write(rowOf(this, after), entries);
    } catch (error) {
      if (!(error instanceof store.Conflict)) throw error;
      this.match = told(await store.load(this.id), this.engine);
      this.on.happened(before);
      throw new Refused("stale");
    }
    this.match = after;
    if (after.clock.isOn) this.alarm.set(after.phase === "playing" ? after.clock.deadline : null);
    this.on.happened(before);
  }

  /** One after the other, whatever becomes of the one before. */
  _inTurn(work) {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  _referee() {
    return new Referee(this.match, this.engine, this.dealer);
  }
}

/** Nature's hand. Nobody has to add anything to a secret that this browser made itself. */
export function dealerOf({ agreement, secret }, { engine }) {
  return new Dealer(engine, fromHex(secret), agreement.seats.map(() => new Uint8Array()));
}

/** What is stored of a game beside its events; a list needs no more. */
export function rowOf({ id, agreement, secret, created }, match) {
  const { phase, winners, own } = match;
  const scores = match.rules.scores(match.position);
  return { id, agreement, secret, created, updated: Date.now(), phase, scores, winners, isMine: own.includes(match.acting) };
}

/** The match as it was stored; one that today's rules do not lead to is refused. */
export function told(stored, engine) {
  try {
    return Match.told(stored, engine);
  } catch (error) {
    throw new Refused("old-rules", { rules: stored.agreement.rules, cause: error.message });
  }
}
