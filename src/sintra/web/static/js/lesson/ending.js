/** Stands beside an ending: the exact value before and after every decision. */

import { go } from "../kit/go.js";
import { say } from "../kit/words.js";
import { pageAddress } from "../net/where.js";
import { Card } from "./card.js";
import { endingId } from "../net/taught.js";

export class EndingTeacher {
  constructor(page) {
    this.page = page;
    this.table = page.live.table;
    this.endsItself = true;
    this.title = say("ending-title", { number: this.table.number });
    page.title.textContent = this.title;
    this.card = new Card(page, this.title, { kind: "lesson" });
  }

  close() {
    this.card.close();
  }

  async see() {
    const { match } = this.table;
    const isOver = match.phase === "over";
    if (!isOver && match.turn !== 0) return;
    this.card.offer(this.ways(isOver));
    if (match.moves.length === 0) this.card.speak(say("ending-trying"));
    const now = isOver ? { choices: [{ scores: match.rules.scores(match.position) }] } : await this.table.solved();
    const verdict = await this.table.verdict();
    if (this.table.match !== match) return;
    this.card.speak(this.words(isOver, now.choices[0].scores, verdict), { show: [] });
  }

  words(isOver, [mine, theirs], verdict) {
    const lost = verdict ? lead(verdict.best) - lead(verdict.scores) : 0;
    const judged = verdict ? say(lost > 0.5 ? "ending-lost" : "ending-kept", { points: Math.round(lost) }) : say("ending-begin");
    return `${judged} ${say(isOver ? "ending-over" : "ending-value", { mine: Math.round(mine), theirs: Math.round(theirs) })}`;
  }

  walked() {}

  whyNot() {
    return "";
  }

  ways(isOver) {
    const { number, count, agreement } = this.table;
    const next = { words: say("ending-next"), run: () => go(pageAddress("table", endingId(agreement.game, (number % count) + 1))), kind: isOver ? "primary" : "quiet", sign: "next" };
    return [{ words: say("lesson-again"), run: () => this.again(), kind: "quiet", sign: "again" }, next];
  }

  again() {
    this.table.restart();
    this.page.live.tellAgain();
  }
}

function lead([mine, theirs]) {
  return mine - theirs;
}
