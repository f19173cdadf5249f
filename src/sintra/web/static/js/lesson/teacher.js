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
    this.endsItself = true;
    const { title, steps } = this.table.lesson;
    const texts = steps.flatMap((step) => [step.say, step.then, step.wrong].filter(Boolean));
    this.card = new Card(page, title, { kind: "lesson", texts });
    page.title.textContent = title;
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
    const { match, lesson } = this.table;
    if (!step) return;
    if (step !== this.shown) this.aside = "";
    this.shown = step;
    const isLast = match.passed === lesson.steps.length - 1;
    this.card.speak(this.aside || step.say, { show: step.show ?? [], isAside: Boolean(this.aside) });
    this.card.offer(isLast ? this.ways() : [this.skip(), !step.moves && { words: say("lesson-next"), run: () => this.next(), kind: "primary" }].filter(Boolean));
    this.card.count(match.passed + (isLast ? 1 : 0), lesson.steps.length);
  }

  /** The first of several touches was made, or one lets go of it. */
  walked({ targets }) {
    const { step } = this;
    if (!step || step !== this.shown) return;
    if (targets.path.length) this.aside = "";
    if (!this.aside) this.card.speak((targets.path.length && step.then) || step.say);
  }

  /** A kind word about something else that was tried; from now on the way is shown. */
  correct(words) {
    this.aside = words;
    this.card.speak(words, { isAside: true });
    this.page.live.tellAgain();
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
    return { words: say("lesson-skip"), run: () => this.leave(), kind: "quiet", sign: "last" };
  }

  /** Whoever knows it is not asked again. */
  leave() {
    keepProgress(this.table.id, { isDone: true });
    go(pageAddress());
  }

  /** At the end: a game of one's own, once more, or elsewhere. */
  ways() {
    const { game, options } = this.table.lesson;
    return [
      { words: say("lesson-again"), run: () => this.again(), kind: "quiet", sign: "again" },
      { words: say("to-start"), run: () => go(pageAddress()), kind: "quiet", sign: "sign" },
      { words: say("lesson-play"), run: () => beginFirstGame(game, options), kind: "primary" },
    ];
  }

  again() {
    this.table.restart();
    this.page.live.tellAgain();
  }
}
