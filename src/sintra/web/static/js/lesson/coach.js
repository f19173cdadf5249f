/** Stands beside somebody's first game: a hint on where to look, the first times that something is to be done; then fewer, then none. */

import { say } from "../kit/words.js";
import { Card } from "./card.js";
import { readTeaching } from "./lessons.js";

export class Coach {
  constructor(page) {
    this.page = page;
    this.card = new Card(page, say("coach"));
    this.hints = {};
    this.ready = readTeaching(page.game.table.game).then(({ hints }) => {
      this.hints = hints;
      this.see();
    });
  }

  close() {
    this.card.close();
  }

  see() {
    const { table } = this.page.live;
    const { match } = table ?? {};
    if (!match || match.turn === null || !match.own.includes(match.turn)) return;
    const asked = this.asked(match, table.engine);
    const kind = asked.at(-1);
    const hint = this.hints[`${kind}-${asked.filter((one) => one === kind).length}`];
    if (hint) this.card.say(hint, { buttons: [{ words: say("coach-thanks"), run: () => this.rest(), kind: "quiet" }] });
    else if (Object.keys(this.hints).length) this.rest();
  }

  /** What this player was asked to do at each decision so far, and now: the names of the prompts. */
  asked({ positions, movers, moves, turn, rules }, { phrases }) {
    const own = movers.flatMap((mover, ply) => (mover === turn ? [ply] : []));
    return [...own, moves.length].map((ply) => phrases.prompt(positions[ply], rules.legal(positions[ply]))[0]?.id.replace(/^prompt-/, ""));
  }

  walked() {}

  whyNot() {
    return "";
  }

  rest() {
    this.card.close();
  }
}
