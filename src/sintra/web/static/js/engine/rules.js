/**
 * The rules of a game, whichever it is, as functions of positions. A position is the bytes of its record; none of these changes the one it is given.
 *
 * Moves are integers, nature's draws among them. Reasons are rows of six numbers: seat, kind, place, two that the kind explains, points.
 */

import { RulesError } from "./errors.js";
import { Texts } from "./texts.js";

const SIX = 6; // numbers of a reason
const THREE = 3; // numbers of what is laid

export class Rules {
  constructor(engine) {
    const { memory, constants, description } = engine;
    this.engine = engine;
    this.calls = engine.calls;
    this.memory = memory;
    this.size = description.record.size;
    this.fields = description.record.fields;
    this.table = memory.array(this.size, [1]);
    this.moves = memory.array(4, [constants.moves]);
    this.drawn = memory.array(4, [constants.at_once]);
    this.numbers = memory.array(8, [constants.at_once]);
    this.none = memory.array(8, [0]);
    this.log = memory.array(2, constants.log);
    this.random = memory.array(8, [1]);
    this.laid = memory.array(2, [description.places.length + 1, THREE]);
    this.paths = memory.array(2, [constants.moves, constants.touches]);
    this.texts = new Texts(this);
  }

  // ── Positions ──

  /** The position before the first draw. Options that are not given are as usual. */
  start(players, options = {}) {
    return this.texts.begin(players, options);
  }

  /** The position on one line, as the library writes it. */
  text(position) {
    return this.texts.write(position);
  }

  /** The position that a text describes; what cannot be is refused in words, and what no game can come to unless it is to be a study. */
  read(text, { study = false } = {}) {
    return this.texts.read(text, study);
  }

  /** The options that still matter in a position, by name. */
  options(position) {
    return this.texts.options(position);
  }

  /** The seat to move, or the constants `nature` and `over`. */
  toMove(position) {
    return signed(position[this.fields.to_move[0]]);
  }

  players(position) {
    return position[this.fields.players[0]];
  }

  scores(position) {
    const numbers = new DataView(position.buffer, position.byteOffset);
    return Array.from({ length: this.players(position) }, (_, seat) => numbers.getInt16(this.fields.score[0] + 2 * seat, true));
  }

  isOver(position) {
    return this.toMove(position) === this.engine.constants.over;
  }

  /** A number a seat that orders them as the end of the game would. */
  standings(position) {
    this._lay(position);
    return Array.from({ length: this.players(position) }, (_, seat) => this.calls.standing(this.table.head, seat));
  }

  winners(position) {
    if (!this.isOver(position)) return [];
    const standings = this.standings(position);
    return standings.flatMap((standing, seat) => (standing === Math.max(...standings) ? [seat] : []));
  }

  // ── Moves ──

  legal(position) {
    if (this.isOver(position)) return [];
    this._lay(position);
    return this._listed(this.moves, this.calls.legal(this.table.head, this.moves.head));
  }

  /** Plays a legal move, and nothing after it: { position, reasons }. */
  apply(position, move) {
    if (!this.legal(position).includes(move)) throw new RulesError(`${move} is not a legal move`);
    this._lay(position);
    this._noReasons();
    this.calls.advance(this.table.head, move, this.none.head, this.none.head, this.none.head, this.log.head);
    return { position: this._taken(), reasons: this._reasons() };
  }

  /** Plays nature's draws, one for each of the random numbers (a BigUint64Array), until a player is to move: { position, drawn, reasons }. */
  draw(position, numbers) {
    this._lay(position);
    this._noReasons();
    return { drawn: this._draw(numbers), position: this._taken(), reasons: this._reasons() };
  }

  /** Plays a legal move, and the draws that a dealer makes after it, where `ply` moves were played before: { position, drawn, reasons }. */
  play(position, move, dealer, ply) {
    const played = this.apply(position, move);
    const dealt = this.deal(played.position, dealer, ply + 1);
    const { over, nature } = this.engine.constants;
    const next = this.toMove(dealt.position);
    if (next === nature || (next !== over && this.legal(dealt.position).length === 0)) throw new RulesError("nothing can happen in this position");
    return { ...dealt, reasons: [...played.reasons, ...dealt.reasons] };
  }

  /** Plays all draws that are due where `ply` moves were played before: { position, drawn, reasons }. */
  deal(position, dealer, ply) {
    const { nature, most_draws: most } = this.engine.constants;
    const all = { position, drawn: [], reasons: [] };
    while (this.toMove(all.position) === nature) {
      const { position: next, drawn, reasons } = this.draw(all.position, dealer.numbers(ply + all.drawn.length));
      if (drawn.length === 0 || all.drawn.length > most) throw new RulesError("nature has nothing to draw");
      all.position = next;
      all.drawn.push(...drawn);
      all.reasons.push(...reasons);
    }
    return all;
  }

  // ── What a seat knows ──

  /** What the seat may know; null: what everybody may know. */
  view(position, seat) {
    this._lay(position);
    const seats = seat === null ? Array.from({ length: this.players(position) }, (_, one) => one) : [seat];
    for (const one of seats) this.calls.hide(this.table.head, one);
    return this._taken();
  }

  /** A full position that looks to the seat just like this one, by a random number (a BigInt). */
  imagine(position, seat, seed) {
    this._lay(position);
    this._seed(seed);
    this.calls.hide(this.table.head, seat);
    this.calls.imagine(this.table.head, seat, this.random.head);
    return this._taken();
  }

  /** The seats that see which move this is. */
  seenBy(position, move) {
    this._lay(position);
    const set = this.calls.seers(this.table.head, move);
    return Array.from({ length: this.players(position) }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
  }

  // ── What the table shows ──

  /** What lies on the table: rows of the numbers of a place and of a kind, and the number that is written there. The description has the names. */
  pieces(position) {
    this._lay(position);
    const count = this.calls.pieces(this.table.head, this.laid.head);
    return this._rows(this.laid.at + 2 * THREE, count, THREE);
  }

  /** For each of the moves the numbers of the places to touch, one after the other. */
  targets(position, moves) {
    const { touches, nowhere } = this.engine.constants;
    this._lay(position);
    this._moves(moves);
    this._shorten(this.moves, moves.length, () => this._shorten(this.paths, moves.length, () => this.calls.targets(this.table.head, this.moves.head, this.paths.head)));
    return this._rows(this.paths.at, moves.length, touches).map((path) => path.filter((place) => place !== nowhere));
  }

  /** The number of the place at which a reason's points were won or lost, or the constant `nowhere`. */
  earned(position, [seat, kind, where]) {
    this._lay(position);
    return this.calls.earned(this.table.head, seat, kind, where);
  }

  // ── Choosing without looking ahead ──

  /** Any legal move, each as likely. */
  anything(position, seed) {
    return this._chosen(this.calls.anything, position, seed);
  }

  /** The move that brings most at once. */
  greediest(position, seed) {
    return this._chosen(this.calls.greediest, position, seed);
  }

  _chosen(call, position, seed) {
    this._lay(position);
    this._seed(seed);
    return call(this.table.head, this.moves.head, this.random.head);
  }

  // ── Memory ──

  _lay(position) {
    if (position.length !== this.size) throw new RulesError(`a position of this game has ${this.size} bytes, not ${position.length}`);
    this.memory.bytes(this.table.at, this.size).set(position);
  }

  /** The head of the array that these moves are in. */
  _moves(moves) {
    this.memory.words(this.moves.at, moves.length).set(moves);
    return this.moves.head;
  }

  _taken() {
    return this.memory.bytes(this.table.at, this.size).slice();
  }

  _seed(seed) {
    this.memory.longs(this.random.at, 1)[0] = seed;
  }

  _listed(array, count) {
    return Array.from(this.memory.words(array.at, count));
  }

  _draw(numbers) {
    const count = Math.min(numbers.length, this.numbers.shape[0]);
    this.memory.longs(this.numbers.at, count).set(numbers.subarray(0, count));
    const { no_move: none } = this.engine.constants;
    const draws = () => this.calls.advance(this.table.head, none, this.numbers.head, this.moves.head, this.drawn.head, this.log.head);
    return this._listed(this.drawn, this._shorten(this.numbers, count, draws));
  }

  _noReasons() {
    this.memory.shorts(this.log.at, 1)[0] = 0;
  }

  _reasons() {
    const [count] = this.memory.shorts(this.log.at, 1);
    return this._rows(this.log.at + 2 * SIX, count, SIX);
  }

  _rows(at, count, width) {
    const numbers = this.memory.shorts(at, count * width);
    return Array.from({ length: count }, (_, i) => Array.from(numbers.subarray(width * i, width * (i + 1))));
  }

  /** A call that is shown only the first items of an array. */
  _shorten(array, length, call) {
    this.memory.words(array.head, 2)[1] = length;
    const result = call();
    this.memory.words(array.head, 2)[1] = array.shape[0];
    return result;
  }
}

function signed(byte) {
  return (byte << 24) >> 24;
}
