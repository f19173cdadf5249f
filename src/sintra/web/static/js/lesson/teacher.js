/** Leads through a lesson: says what is next, shows where, waits for it. */

import { go } from "../kit/go.js";
import { say } from "../kit/words.js";
import { pageAddress } from "../net/where.js";
import { Card } from "./card.js";
import { beginFirstGame } from "./first_game.js";
import { keepProgress } from "./lessons.js";

export class Teacher {
  constructor(page) {
    this.page = page;
    this.table = page.live.table;
    this.card = new Card(page, this.table.lesson.title);
    page.title.textContent = this.table.lesson.title;
  }

  close() {
    this.card.close();
  }

  get step() {
    return this.table.match.step;
  }

  /** Everything lies where it belongs: what is next. */
  see() {
    const { step } = this;
    if (!step) return;
    const { match, lesson } = this.table;
    const note = this.card.note.hidden || match.moves.length !== this.ply ? "" : this.card.note.textContent;
    this.ply = match.moves.length;
    const isLast = match.passed === lesson.steps.length - 1;
    const buttons = isLast ? this.ways() : step.moves ? [this.skip()] : [this.skip(), { words: say("lesson-next"), run: () => this.next(), kind: "primary" }];
    this.card.say(step.say, { show: step.show, buttons, done: match.passed + (isLast ? 1 : 0), of: lesson.steps.length });
    if (note) this.card.correct(note);
  }

  /** The first of several touches was made. */
  walked({ targets }) {
    const { step } = this;
    if (!step?.then) return;
    const words = targets.path.length ? step.then : step.say;
    if (this.card.text.textContent !== words) this.card.text.textContent = words;
  }

  correct(words) {
    this.card.correct(words);
  }

  /** What a touch on something legal is told that is not meant now. */
  whyNot() {
    return this.step?.wrong || say(this.step?.moves ? "lesson-other" : "lesson-read");
  }

  async next() {
    await this.table.read();
    this.page.live.tellAgain();
  }

  skip() {
    return { words: say("lesson-skip"), run: () => this.leave(), kind: "quiet" };
  }

  /** Whoever knows it is not asked again. */
  leave() {
    keepProgress(this.table.id, { isDone: true });
    go(pageAddress());
  }

  /** At the end: a game of one's own, once more, or elsewhere. */
  ways() {
    const { game } = this.table.lesson;
    return [
      { words: say("lesson-again"), run: () => this.again(), kind: "quiet" },
      { words: say("to-start"), run: () => go(pageAddress()), kind: "quiet" },
      { words: say("lesson-play"), run: () => beginFirstGame(game, this.table.agreement.options), kind: "primary" },
    ];
  }

  again() {
    this.table.restart();
    this.page.live.tellAgain();
  }
}
