/** The authority over a puzzle: like any table of this page, but the others answer as it is stored, and an answer is judged at once. */

import { say } from "../kit/words.js";
import { engineOf } from "../local/engines.js";
import { Refused } from "../local/refused.js";
import { Table } from "../local/table.js";
import { MISSED, OPEN, PuzzleMatch } from "./match.js";
import { puzzleAt } from "./puzzles.js";

const DEFENDER = "diamond";

/** The table of a puzzle, as it is before the first answer. */
export async function openPuzzle(id) {
  const puzzle = await puzzleAt(id);
  if (!puzzle) throw new Refused("no-such-game");
  const engine = await engineOf(puzzle.game);
  const stored = { id, agreement: agreed(puzzle, engine), secret: "", created: Date.now(), puzzle };
  return new PuzzleTable(stored, engine);
}

function agreed({ game, options: unusual, players, moves }, { rules, description }) {
  const options = Object.fromEntries(description.options.map(({ name, default: usual }) => [name, unusual[name] ?? usual]));
  const position = moves.reduce((before, move) => rules.apply(before, move).position, rules.start(players, options));
  const solver = rules.toMove(position);
  const seat = (number) => (number === solver ? { kind: "person", name: say("lesson-you"), confirm: false, forced: false } : { kind: "bot", name: DEFENDER, level: DEFENDER, seconds: 0 });
  return { game, options, players, seats: Array.from({ length: players }, (_, number) => seat(number)), start: moves, commitment: "", rules: "" };
}

class PuzzleTable extends Table {
  constructor(stored, engine) {
    super(stored, engine, new PuzzleMatch(stored, engine));
    this.puzzle = stored.puzzle;
    this.stored = stored;
    this.judged = () => {}; // told of every answer
  }

  /** From the beginning. */
  restart() {
    this.match = new PuzzleMatch(this.stored, this.engine);
  }

  act(action) {
    return this._inTurn(() => {
      if (action.type === "play") this._judge(action);
      return { type: "ack", id: action.id, version: this.match.version, game: "" };
    });
  }

  /** Nothing happens by itself: the defence has answered already. */
  async goOn() {}

  async readOn() {}

  _judge({ version, decision }) {
    const begun = performance.now();
    this._referee().seatToAct(version);
    this.check(decision);
    const { match } = this;
    const isRight = match.answer(decision);
    this.judged({ isRight, took: performance.now() - begun });
    if (match.outcome === MISSED) throw new Refused("puzzle", { words: say("puzzle-missed") });
    const events = [match.deed(decision)];
    this._happen(events);
    if (match.outcome === OPEN) this._defend();
  }

  /** The others' best defence, up to the solver's next decision. */
  _defend() {
    this.match.at += 1;
    for (const move of this.match.replies) this._happen([this.match.deed(move)]);
  }

  _happen(events) {
    const before = this.match.version;
    const after = this.match.copy();
    for (const event of events) after.happen(event);
    this.match = after;
    this.on.happened(before);
  }
}
