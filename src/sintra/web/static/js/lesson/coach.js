/** Stands beside somebody's first game: a hint on where to look, the first times that something is to be done; then fewer, then none. */

import { say } from "../kit/words.js";
import { Card } from "./card.js";
import { readTeaching } from "./lessons.js";

export class Coach {
  constructor(page) {
    this.page = page;
    readTeaching(page.game.table.game).then(({ hints }) => {
      this.hints = hints;
      this.see();
    });
  }

  close() {
    this.card?.close();
    this.card = undefined;
  }

  see() {
    const { table } = this.page.live;
    const { match } = table ?? {};
    if (!this.hints || !match || match.turn === null || !match.own.includes(match.turn)) return;
    const asked = this.asked(match, table.engine);
    const kind = asked.at(-1);
    const hint = this.hints[`${kind}-${asked.filter((one) => one === kind).length}`];
    if (hint) this.tell(hint);
    else this.close();
  }

  tell(hint) {
    this.card ??= new Card(this.page, say("coach"), { texts: Object.values(this.hints) });
    this.card.speak(hint, { show: [] });
    this.card.offer([{ words: say("coach-thanks"), run: () => this.rest(), kind: "quiet", sign: "close" }]);
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

  /** No more hints in this game. */
  rest() {
    this.hints = undefined;
    this.close();
  }
}
