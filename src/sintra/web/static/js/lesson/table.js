/** The authority over a lesson: like any table of this page, but the others move as it is written, and only what the lesson waits for is done. */

import { say } from "../kit/words.js";
import { engineOf } from "../local/engines.js";
import { Refused } from "../local/refused.js";
import { Table } from "../local/table.js";
import { keepProgress, lessonAt, progressOf } from "./lessons.js";
import { LessonMatch } from "./match.js";


/** The table of a lesson, as far as the reader has come. */
export async function openLesson(id) {
  const lesson = await lessonAt(id);
  if (!lesson) throw new Refused("no-such-game");
  const engine = await engineOf(lesson.game);
  return new LessonTable(lesson, { id, agreement: agreed(lesson), secret: "", created: 0, lesson }, engine);
}

function agreed({ game, options, players, start }) {
  const learner = { kind: "person", name: say("lesson-you"), confirm: false, forced: false };
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot", name: "clay", level: "clay", seconds: 0 }));
  return { game, options, players, seats: [learner, ...others], position: start, commitment: "", rules: "" };
}

class LessonTable extends Table {
  constructor(lesson, stored, engine) {
    super(stored, engine, LessonMatch.led(stored, engine, progressOf(stored.id)));
    this.lesson = lesson;
    this.stored = stored;
  }

  /** The step was read; what follows is told. */
  async read() {
    this.match.read += 1;
    this._keep();
    await this.goOn();
  }

  /** From the beginning. */
  restart() {
    keepProgress(this.id, { moves: [], read: 0 });
    this.match = LessonMatch.led(this.stored, this.engine, progressOf(this.id));
  }

  /** A decision, or one back; nobody can leave, and how turns end is the lesson's matter. */
  act(action) {
    return this._inTurn(() => {
      if (action.type === "play") this._happen(this._awaited(action));
      else if (action.type === "undo") this._happen(this._referee().judge(action)[0]);
      return { type: "ack", id: action.id, version: this.match.version, game: "" };
    });
  }

  async goOn() {
    await this._inTurn(() => {
      for (let event = this.match.script; event && !this.closed; event = this.match.script) this._happen(event);
    });
  }

  /** Another tab may have come further. */
  async readOn() {
    this.match = LessonMatch.led(this.stored, this.engine, progressOf(this.id));
  }

  /** Refuses what the rules forbid, with the rule; and what is not meant now, kindly: from now on the way is shown. */
  _awaited({ version, decision }) {
    this._referee().seatToAct(version);
    this.check(decision);
    const { step } = this.match;
    if (step?.moves?.includes(decision)) return this.match.deed(decision);
    this.match.isHelped = true;
    throw new Refused("lesson", { words: step?.wrong || say("lesson-other") });
  }

  _happen(event) {
    const before = this.match.version;
    const after = this.match.copy();
    after.happen(event);
    this.match = after;
    this._keep();
    this.on.happened(before);
  }

  _keep() {
    const { made, read, isAtEnd } = this.match;
    keepProgress(this.id, { moves: made, read, ...(isAtEnd ? { isDone: true } : {}) });
  }
}
