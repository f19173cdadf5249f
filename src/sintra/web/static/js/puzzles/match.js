/** A game that is a puzzle: the solver's decisions are judged by what is stored with it, the others answer with their best defence. No input, no output. */

import { Match } from "../local/match.js";

export const OPEN = "open";
export const SOLVED = "solved";
export const MISSED = "missed";

export class PuzzleMatch extends Match {
  constructor(stored, engine) {
    super(stored, engine);
    this.puzzle = stored.puzzle;
    this.at = 0; // which step
    this.outcome = OPEN;
    this.choice = null; // the last answer
    this.apply({ version: 1, at: 0, event: { type: "started", draws: [] } });
  }

  /** The decision that is asked for now, or was asked for last: { before, best, values, sure }. */
  get step() {
    const [before, best, values, sure] = this.puzzle.steps[Math.min(this.at, this.puzzle.steps.length - 1)];
    return { before, best, values, sure };
  }

  /** The legal moves of the step with what they are worth, in thousandths, the best first; of those that are alike with the best, one. */
  get values() {
    const { best, values } = this.step;
    const legal = this.rules.legal(this.asked ?? this.position).toSorted((one, other) => one - other);
    const all = legal.map((move, i) => ({ move, value: values[i], isBest: best.includes(move) }));
    return all.filter(({ move }) => !best.slice(1).includes(move) || move === this.choice).sort((one, other) => other.value - one.value);
  }

  valueOf(move) {
    return this.values.find((one) => one.move === move)?.value;
  }

  get offered() {
    return this.outcome === OPEN ? super.offered : [];
  }

  undoTo() {
    return null;
  }

  takebackTo() {
    return null;
  }

  get canBeLeft() {
    return false;
  }

  /** Takes an answer. Whether it was the best. What comes after an answer that is only like the stored one is not stored. */
  answer(move) {
    const { best } = this.step;
    this.asked = this.position;
    this.choice = move;
    const isRight = best.includes(move);
    if (!isRight) this.outcome = MISSED;
    else if (this.at === this.puzzle.steps.length - 1 || move !== best[0]) this.outcome = SOLVED;
    return isRight;
  }

  /** What happens by itself after a right answer, before the next one is asked for. */
  get replies() {
    return this.outcome === OPEN ? this.puzzle.steps[this.at][0] : [];
  }

  happen(event) {
    this.apply({ version: this.version + 1, at: 0, event });
  }

  deed(move) {
    return { type: "moved", seat: this.turn, move, draws: [] };
  }
}
