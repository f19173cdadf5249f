/** A game that follows a lesson: its record goes on by itself up to the next step, and there it waits. No input, no output. */

import { Match } from "../local/match.js";

export class LessonMatch extends Match {
  constructor(stored, engine) {
    super(stored, engine);
    this.lesson = stored.lesson;
    this.actions = engine.description.constants.actions;
    this.read = 0; // steps that were read since the last move
    this.isHelped = false; // something else was tried: now only what is right can be touched
  }

  /** The match as far as the reader has come; decisions that the lesson no longer waits for are forgotten, with all after them. */
  static led(stored, engine, { moves, read }) {
    const match = new LessonMatch(stored, engine);
    match.happen({ type: "started", draws: match.drawsFrom(0) });
    match.goOn();
    for (const move of moves) {
      match.readUp();
      if (!match.step?.moves?.includes(move)) return match;
      match.happen(match.deed(move));
      match.goOn();
    }
    for (let i = 0; i < read && match.step && !match.step.moves; i += 1) match.next();
    return match;
  }

  // ── Questions ──

  /** The steps at which the table lies as it does now. */
  get here() {
    return this.lesson.steps.filter(({ ply }) => ply === this.moves.length);
  }

  /** What is taught now; nothing while the others move. */
  get step() {
    return this.here[this.read];
  }

  /** How many steps lie behind. */
  get passed() {
    return this.lesson.steps.filter(({ ply }) => ply < this.moves.length).length + this.read;
  }

  /** The decisions that were made so far. */
  get made() {
    return this.lesson.steps.filter(({ ply, moves }) => moves && ply < this.moves.length).map(({ ply }) => this.moves[ply]);
  }

  get isAtEnd() {
    return this.moves.length === this.lesson.moves.length;
  }

  get offered() {
    const { moves = [], is_open: isOpen } = this.step ?? {};
    return isOpen && !this.isHelped ? super.offered : moves;
  }

  /** One decision back, wherever the others have moved since. */
  undoTo() {
    return this.lesson.steps.findLast(({ ply, moves }) => moves && ply < this.moves.length)?.ply ?? null;
  }

  takebackTo() {
    return null;
  }

  get canBeLeft() {
    return false;
  }

  // ── What happens ──

  happen(event) {
    this.apply({ version: this.version + 1, at: 0, event });
  }

  apply(entry) {
    const before = this.moves.length;
    super.apply(entry);
    if (this.moves.length === before) return;
    this.isHelped = false;
    this.read = 0;
    if (this.moves.length < before) this.readUp();
  }

  /** A decision with the draws that the lesson has after it. */
  deed(move) {
    return { type: "moved", seat: this.turn, move, draws: this.drawsFrom(this.moves.length + 1) };
  }

  /** What the lesson does by itself now, if anything. */
  get script() {
    return this.step || this.isAtEnd ? null : this.deed(this.lesson.moves[this.moves.length]);
  }

  goOn() {
    for (let event = this.script; event; event = this.script) this.happen(event);
  }

  /** The step was read. */
  next() {
    this.read += 1;
    this.goOn();
  }

  /** All that is to be read before the decision. */
  readUp() {
    while (this.step && !this.step.moves) this.read += 1;
  }

  drawsFrom(ply) {
    const rest = this.lesson.moves.slice(ply);
    const end = rest.findIndex((move) => move < this.actions);
    return end < 0 ? rest : rest.slice(0, end);
  }
}
