/** A hint, in games that this page keeps: first where to look, then the move, then why. A game with hints says so in its record. */

import { h, icon } from "../kit/dom.js";
import { announce, notice } from "../kit/notices.js";
import { say } from "../kit/words.js";

const LAST = 3; // steps: where to look, the move, why

export class Hint {
  /** `page` is the table's; `ask` is `LocalLine.hint`. */
  constructor(page, ask) {
    Object.assign(this, { page, ask });
    this.button = h("button", { type: "button", class: "deck-hint", hidden: true, onclick: () => this.more() }, icon("eye"), h("span", {}, say("hint")));
    this.words = h("p", { class: "hint-words", role: "status", hidden: true });
    this.step = 0;
  }

  /** Whether a hint can be had now. In another position what was hinted at is gone. */
  show(isMine) {
    const { plies } = this.page.game.state;
    if (plies !== this.plies) {
      Object.assign(this, { plies, step: 0, found: undefined });
      this.tell("");
    }
    this.button.hidden = !isMine && !this.isThinking; // the keyboard stays on it
    this.draw();
  }

  async more() {
    const { plies } = this;
    if (!this.found) {
      this.isThinking = true;
      this.draw();
      this.tell(say("hint-thinking"));
      const found = await this.ask().catch((error) => void notice(say("hint-failed", { cause: error.words ?? error.message }), { kind: "refused" }));
      this.isThinking = false;
      if (plies !== this.plies || !found) {
        this.tell("");
        this.draw();
        return;
      }
      this.found = found;
    }
    this.step = Math.min(LAST, this.step + 1);
    this.draw();
    const { words, why } = this.found;
    this.tell([say("hint-look"), say("hint-move", { move: words }), `${words}: ${why.join("; ") || say("hint-no-why")}`][this.step - 1]);
  }

  draw() {
    const { page, found, step } = this;
    this.button.disabled = Boolean(this.isThinking) || step === LAST;
    this.button.lastElementChild.textContent = say(["hint", "hint-more", "hint-why", "hint-why"][step]);
    if (!found || !step || this.button.hidden) return;
    page.marks.show(step === 1 ? found.places.slice(0, 1) : found.places);
    if (step > 1) page.touch.ghosts.show(found.outcome);
  }

  tell(words) {
    this.words.textContent = words;
    this.words.hidden = !words;
    if (words) announce(words);
  }
}
