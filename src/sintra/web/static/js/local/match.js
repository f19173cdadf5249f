/**
 * A game as this page keeps it: what was agreed and, one after the other, everything that happened, as a server has it (docs/live.md). Everybody who
 * sits here and is no bot sits at this screen. No input, no output.
 */

import { fromHex } from "../engine/hex.js";
import { Clock } from "./clock.js";

const EVENTS = ["started", "moved", "confirmed", "undone", "left", "back", "out", "preferred", "paused", "rematched", "hinted"];
export const STAND_IN = "greedy"; // the bot that plays for somebody who left

export class Match {
  constructor({ id, agreement, created }, { rules }) {
    this.id = id;
    this.agreement = agreement;
    this.created = created;
    this.rules = rules;
    this.seats = agreement.seats.map((plan) => ({ stand_in: "", out: "", hints: 0, ...plan }));
    this.version = 0;
    this.positionVersion = 0; // the version that last changed what can be played
    this.started = false;
    this.positions = [startOf(agreement, rules)]; // before the first move, and after each
    this.moves = [];
    this.movers = [];
    this.reasons = []; // of each move
    this.witnesses = []; // the seats that see which move it was
    this.final = 0; // this many moves can no longer be undone
    this.unconfirmed = null;
    this.loser = null;
    this.clock = new Clock(agreement.clock, agreement.players);
    this.rematch = "";
    this.happenings = [];
  }

  /** The match after all these events. */
  static told(stored, engine) {
    const match = new Match(stored, engine);
    for (const entry of stored.entries) match.apply(entry);
    return match;
  }

  copy() {
    const twin = Object.assign(Object.create(Object.getPrototypeOf(this)), this);
    for (const name of ["seats", "positions", "moves", "movers", "reasons", "witnesses", "happenings"]) twin[name] = this[name].slice();
    twin.clock = this.clock.copy();
    return twin;
  }

  // ── Questions ──

  get position() {
    return this.positions.at(-1);
  }

  get phase() {
    if (!this.started) return "waiting";
    return this.agreement.imported || this.loser !== null || (this.rules.isOver(this.position) && this.unconfirmed === null) ? "over" : "playing";
  }

  /** The seat that can make a decision, if one can. */
  get turn() {
    const seat = this.rules.toMove(this.position);
    return this.phase !== "playing" || this.unconfirmed !== null || seat < 0 ? null : seat;
  }

  /** The seat that the game waits for: to decide, or to confirm. */
  get acting() {
    return this.unconfirmed ?? this.turn;
  }

  /** The level of the bot that plays a seat now, or nothing. */
  botAt(seat) {
    const { kind, level, stand_in: standIn } = this.seats[seat];
    return kind === "bot" ? level : standIn;
  }

  /** Whether a bot has to move now. */
  get isBotsTurn() {
    return this.turn !== null && this.botAt(this.turn) !== "";
  }

  /** Whether the decision now leaves no choice, and the seat wants such decisions made for it. */
  get isForced() {
    return this.turn !== null && !this.isBotsTurn && this.seats[this.turn].forced && this.rules.legal(this.position).length === 1;
  }

  /** The decisions that the seat to move can make. */
  get offered() {
    return this.rules.legal(this.position);
  }

  /** The seats of those at this screen. */
  get own() {
    return this.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** With whose knowledge the table is shown. */
  get view() {
    return this.own.includes(this.acting) ? this.acting : (this.own[0] ?? null);
  }

  get winners() {
    if (this.phase !== "over") return [];
    const staying = this.seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
    if (this.loser !== null) return staying;
    const winners = this.rules.winners(this.position);
    const left = winners.filter((seat) => staying.includes(seat));
    return left.length ? left : winners;
  }

  get ended() {
    return this.loser === null ? "played" : this.seats[this.loser].out;
  }

  /** How many moves are left when the seat undoes its last decision; null if it cannot. Forced decisions that were made for it go, too. */
  undoTo(seat) {
    for (let to = this.moves.length - 1; to >= this.final && this.movers[to] === seat; to -= 1) {
      if (!this.seats[seat].forced || this.rules.legal(this.positions[to]).length > 1) return to;
    }
    return null;
  }

  /** How many moves are left when the seat's last decisions in a row are taken back; null if it made none. */
  takebackTo(seat) {
    let to = this.movers.lastIndexOf(seat);
    if (to < 0) return null;
    while (to > 0 && this.movers[to - 1] === seat) to -= 1;
    return to;
  }

  /** Whether somebody can give up, or let a bot play. */
  get canBeLeft() {
    return true;
  }

  mustConfirm(seat) {
    return this.seats[seat].confirm && this.botAt(seat) === "";
  }

  // ── What happens ──

  /** The next event of the log. */
  apply(entry) {
    if (!EVENTS.includes(entry.event.type)) throw new Error(`there is no event ${entry.event.type}`);
    if (entry.version !== this.version + 1) throw new Error(`event ${entry.version} cannot follow ${this.version}`);
    this.version = entry.version;
    const happening = { entry, fromPly: null, plies: [], witnesses: [], reasons: [] };
    this[`_${entry.event.type}`](entry.event, happening);
    this._setClock(entry);
    this.happenings.push(happening);
  }

  _started({ draws }, happening) {
    this.started = true;
    this._play(draws, happening);
    this.final = this.moves.length;
  }

  /** A decision: from now on nobody else can undo theirs, and with a draw neither can this one be undone. */
  _moved({ seat, move, draws }, happening) {
    if (this.movers.length && this.movers.at(-1) !== seat) this.final = this.moves.length;
    this._play([move, ...draws], happening);
    if (draws.length) this.final = this.moves.length;
    else if (this.rules.toMove(this.position) !== seat && this.mustConfirm(seat)) this.unconfirmed = seat;
  }

  _confirmed({ draws }, happening) {
    this.unconfirmed = null;
    this._play(draws, happening);
    this.final = this.moves.length;
  }

  _undone({ to }, happening) {
    happening.fromPly = to;
    this.positions.length = to + 1;
    for (const name of ["moves", "movers", "reasons", "witnesses"]) this[name].length = to;
    this.final = Math.min(this.final, to);
    this.unconfirmed = null;
    this.positionVersion = this.version;
  }

  _left({ seat, level }) {
    this._reseat(seat, { stand_in: level });
  }

  _back({ seat }) {
    this._reseat(seat, { stand_in: "" });
  }

  /** The seat is out. With one seat left the game is over; otherwise a bot plays the seat to the end. */
  _out({ seat, cause }) {
    this._reseat(seat, { out: cause });
    if (this.seats.filter(({ out }) => !out).length <= 1) this.loser = seat;
    else this._reseat(seat, { stand_in: this.seats[seat].stand_in || STAND_IN });
    this.positionVersion = this.version;
  }

  _preferred({ seat, confirm, forced }) {
    this._reseat(seat, { confirm, forced });
  }

  /** No tab had the game open, so no clock ran. */
  _paused({ ms }) {
    this.clock.pause(ms);
  }

  _rematched({ game }) {
    this.rematch = game;
  }

  _hinted({ seat }) {
    this._reseat(seat, { hints: this.seats[seat].hints + 1 });
  }

  /** Whoever is to act pays for the time; who took a turn back goes on with it. */
  _setClock({ at, event: { type, seat } }) {
    if (["preferred", "paused", "rematched", "hinted"].includes(type)) return;
    const { acting } = this;
    const isCharged = acting !== null && !this.botAt(acting);
    if (type === "undone" && this.turn === seat) this.clock.resumeTurn(seat, at, isCharged);
    else this.clock.startTurn(acting, at, isCharged);
  }

  _reseat(seat, changes) {
    this.seats[seat] = { ...this.seats[seat], ...changes };
  }

  _play(moves, happening) {
    happening.fromPly = this.moves.length;
    for (const move of moves) {
      const before = this.position;
      const { position, reasons } = this.rules.apply(before, move);
      const mover = this.rules.toMove(before);
      const witnesses = this.rules.seenBy(before, move);
      happening.reasons.push(...reasons.map((reason) => [this.moves.length, reason]));
      happening.plies.push([mover, move]);
      happening.witnesses.push(witnesses);
      this.positions.push(position);
      this.moves.push(move);
      this.movers.push(mover);
      this.reasons.push(reasons);
      this.witnesses.push(witnesses);
    }
    this.positionVersion = this.version;
  }
}

/** The position before the first move. A game that plays on from another one has that one's moves in `start`; one that began elsewhere, its record in `position`. */
export function startOf(agreement, rules) {
  return (agreement.start ?? []).reduce((before, move) => rules.apply(before, move).position, beginningOf(agreement, rules));
}

/** The same without the moves of the game that it plays on from. */
export function beginningOf({ players, options, position }, rules) {
  return position ? fromHex(position) : rules.start(players, options);
}
